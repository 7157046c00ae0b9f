"""The largest states that real games reach, set by the same table talk as the tests of the rules.

Each is laid out on a table of its number of seats, at which the first seat is asked at once.
"""

from __future__ import annotations

from typing import Any, Final

State = dict[str, Any]

URSULA: Final[State] = {
    "at": "ursulas_lair",
    "power": 12,
    "hand": "jetsam crown opportunist change_form binding_contract_lair grow_giant arrogance divination",
    "cards": "flotsam@the_shore ariel@the_shore eric@the_shore+dinglehopper cauldron@the_shore"
    " sebastian@erics_ship grimsby@erics_ship max@erics_ship trident@ursulas_lair scuttle@ursulas_lair",
    "discard": "whirlpool change_form trickery",
    "fate_discard": "flounder",
}
OTHERS: Final[dict[str, State]] = {
    "queen_of_hearts": {"power": 7, "cards": "alice@courtyard caterpillar@hedge_maze"},
    "prince_john": {"power": 19, "cards": "robin_hood@nottingham nutsy@the_jail"},
    "captain_hook": {"power": 3, "cards": "smee@jolly_roger+cutlass john@skull_rock"},
    "jafar": {"power": 11, "cards": "scarab_pendant@oasis aladdin@sultans_palace"},
    "maleficent": {"power": 5, "cards": "raven@the_forest aurora@king_stefans_castle"},
}


def villains(count: int, **more: Any) -> State:
    rest = dict(list(OTHERS.items())[: count - 1])
    return {"ursula": {**URSULA, **more.pop("mine", {})}, **rest, **more}


CROWDED_CITY: Final[State] = {
    "teams": {
        0: "slingshot shadowboxer",
        1: "werebeast silver_king",
        2: "dr_illusion titan",
        3: "paragon thunderhawk",
    },
    "at": dict.fromkeys(
        ["slingshot", "shadowboxer", "werebeast", "silver_king", "dr_illusion", "titan", "paragon", "thunderhawk"],
        "pawnbroker",
    ),
    "pawns": "pawnbroker pawnbroker bank gazette labs",
    "hands": {0: "adventure_cloner combat_simulator front_page crime_wave meteor_strike"},
    "gear": {"slingshot": "dimensional_key force_cannon cloaking_device", "shadowboxer": "battle_armor jet_pack"},
    "hq": {0: "war_room", 1: "crime_computer"},
    "fame": {0: "movie_deal", 2: "key_to_the_city"},
    "plus": {"slingshot": 3, "werebeast": 2},
    "dice": {"werebeast": ("bank", 5)},
    "villains": [("mind_ripper", 1, "bank"), ("berserker", 2, "bank")],
    "scores": (29, 27, 25, 28),
    "justice_markers": {0: 3, 1: 3, 2: 3, 3: 3},
    "beaten": {0: 2},
    "tokens": "genicon",
    "phase": 12,
    "turn": 3,
}

ROW_OF_TWELVE: Final[State] = {}
TALL_STACKS: Final[State] = {
    "heroes": "1 1 2 2 3",
    "villains": "1 1",
    "stacks": {0: ("6 6 5", "1 1"), 1: ("5 4", "1"), 2: ("4", "2 2"), 3: ("3", "2")},
}

STATES: Final[dict[tuple[str, int], State]] = {
    ("villainous", 6): villains(6, phase="move"),
    ("villainous", 5): villains(5, phase="actions", mine={"at": "the_shore", "cards": "sebastian@erics_ship"}),
    ("heroes", 4): CROWDED_CITY,
    ("pow", 5): ROW_OF_TWELVE,
    ("pow", 4): TALL_STACKS,
}
"""By game and number of seats."""
