from tests.plan import Plan

WINS = ("captain hook", "jafar", "maleficent", "prince john", "queen of hearts", "ursula")
PLAN = Plan(
    seeds=30,
    every=97,
    endings=(*WINS, "six seats", "stopped after the last turn"),
    guided=("*.toml:villain",),
)
