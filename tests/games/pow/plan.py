from tests.plan import Plan

PLAN = Plan(
    seeds=200,
    endings=(
        "one winner",
        "shared victory",
        "forced to the worst villain",
        "forced to the smallest hero",
        "five seats",
    ),
)
