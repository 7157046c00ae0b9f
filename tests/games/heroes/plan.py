from tests.plan import Plan

EVERY_OPTION = {
    "lairs": True,
    "long_game": True,
    "start": "collection",
    "combat_markers": 1,
    "ties": "play_on",
    "illusion": "english",
}
PLAN = Plan(
    seeds=30,
    every=25,
    sets={"super": {}, "base": {"expansion": False}, "every option": EVERY_OPTION},
    endings=(
        "one winner",
        "two players without the expansion",
        "shared victory",
        "level and played on",
        "six points of a lair",
        "deck run out",
    ),
    guided=("heroes.toml:hero",),
)
