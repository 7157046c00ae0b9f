"""The largest states that real games reach, and some moments, by number of seats, for the tests of the screen."""

from __future__ import annotations

from typing import Final

from tests.plan import State

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

TWO_VILLAINS: Final[State] = {
    "teams": {0: "traveller huntaar", 1: "stampede scrap", 2: "titan paragon"},
    "at": {"traveller": "bank"},
    "pawns": "bank",
    "hands": {1: "crime_wave", 2: "mammoth berserker"},
}
"""Who fights at the bank may meet two Super-Villains, one after the other; one player has nothing to say to it."""

LONG_TITLES: Final[State] = {
    "teams": {0: "traveller huntaar", 1: "stampede scrap"},
    "at": {"traveller": "bank"},
    "hands": {0: "exterminator puppeteer dimensional_rift dimensional_key front_page"},
}
"""The longest words there are on cards, in one hand."""

STATES: Final[dict[int, State]] = {4: CROWDED_CITY}
MOMENTS: Final[dict[int, State]] = {2: LONG_TITLES, 3: TWO_VILLAINS}
