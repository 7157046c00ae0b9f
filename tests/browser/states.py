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

FANS: Final[State] = {
    f"nodalie_{place + 1}": space
    for place, space in enumerate(["e1", "f4", "g4", "h1", "h2", "d2", "d1", "i1", "c3", "b8"])
}
ON_STAGE: Final[State] = {
    "villains": {"xtina": {"at": "f2", "damage": 1}, **FANS},
    "objects": "car@c6 car@j5 hot_dog_stand@f8 lamp_post@e5 lamp_post@h5 fire_hydrant@d4 fire_hydrant@i4",
    "machines": "c1 j1 g7",
}
FULL_HAND: Final[State] = {"rank": "veteran", "mission": "behind_enemy_lines", "damage": 2}
THREE_EACH: Final[State] = {
    "rage": {"at": "a6", "seat": 0, **FULL_HAND, "mission": "face_of_the_nation"},
    "duchess": {
        "at": "b6",
        "seat": 0,
        "rank": "veteran",
        "main": False,
        "hand": "rapier_wit poisoned_dart haughty",
    },
    "ultrawoman": {"at": "a7", "seat": 0, "main": False, "hand": "shockwave_clap to_the_rescue public_idol"},
    "fahrenheit": {"at": "l6", "seat": 1, **FULL_HAND},
    "tempo": {"at": "k6", "seat": 1, "main": False},
    "paradox": {"at": "l7", "seat": 1, "main": False},
    **ON_STAGE,
    "phase": "strategy",
    "turn": 4,
    "track": 8,
}
SIX_HEROES: Final[State] = {
    "rage": {"at": "h4", "left": "throw_anything", "right": "wrecking_leap", "mission": "behind_enemy_lines"},
    "fahrenheit": {"at": "a6", "left": "ring_of_fire flame_jet", "damage": 1, "mission": "crossfire"},
    "duchess": {"at": "b5", "left": "master_plan", "right": "poisoned_dart", "mission": "problem_solver"},
    "tempo": {
        "at": "c5",
        "left": "speed_of_light",
        "right": "flurry",
        "rank": "veteran",
        "mission": "lap_of_honour",
    },
    "paradox": {"at": "j6", "left": "telepathic_link", "right": "force_bubble", "mission": "first_try"},
    "ultrawoman": {"at": "k6", "left": "shockwave_clap", "right": "to_the_rescue", "mission": "clean_sweep"},
    **ON_STAGE,
    "turn": 6,
    "track": 7,
}
SHOOTER: Final[State] = {
    "fahrenheit": {"at": "e6", "left": "fireball flame_jet", "mission": "crossfire"},
    "rage": {"at": "h4", "right": "haymaker"},
    "tempo": {"at": "c5", "right": "relay"},
    "paradox": {"at": "j6", "left": "genius"},
    **ON_STAGE,
    "villains": {"xtina": "f2", "nodalie_1": "e1", "nodalie_2": "f4", "nodalie_3": "g4"},
    "turn": 2,
    "track": 6,
}
BASE_TURN: Final[State] = {
    "a": {
        "hand": "punch kick bulletproof dark_knight heat_vision princess_diana utility_belt super_strength lobo"
        " kick",
        "discard": "kick catwoman punch vulnerability weakness lasso_of_truth suicide_squad",
        "locations": "arkham_asylum the_batcave fortress_of_solitude titans_tower the_watchtower",
        "hero": "green_lantern",
        "under": "punch",
    },
    "b": {"hand": "punch punch kick", "locations": "the_batcave arkham_asylum", "hero": "wonder_woman"},
    "c": {"hand": "punch punch", "discard": "fastest_man_alive", "hero": "martian_manhunter", "face_down": True},
    "d": {"hand": "punch punch kick kick lobo", "hero": "aquaman"},
    "line_up": "fastest_man_alive princess_diana aquamans_trident green_arrows_bow x_ray_vision",
    "stack": "captain_cold anti_monitor parallax lex_luthor the_joker",
}
WATCHMEN_TURN: Final[State] = {
    "options": {"watchmen": True},
    "a": {
        "hand": "punch kick bane dark_knight heat_vision princess_diana utility_belt super_strength duplication"
        " kick retired_minuteman",
        "locations": "arkham_asylum the_batcave fortress_of_solitude antarctic_retreat martian_palace",
        "hero": "rorschach",
        "discard": "punch vulnerability",
        "plot": "plot_hero",
    },
    "b": {
        "hand": "punch punch kick",
        "locations": "titans_tower the_watchtower",
        "hero": "silk_spectre",
        "plot": "plot_villain",
    },
    "c": {"hand": "punch punch", "hero": "doctor_manhattan", "plot": "plot_equipment"},
    "d": {"hand": "punch punch kick kick", "hero": "ozymandias", "plot": "plot_starter"},
    "e": {"hand": "punch punch kick", "hero": "nite_owl", "loyalty": "mastermind", "plot": "plot_super_power"},
    "line_up": "fastest_man_alive princess_diana aquamans_trident green_arrows_bow x_ray_vision owlship"
    " grapnel_gun field_journal moloch",
    "challenge": "nixon",
    "challenges": "doomsday_clock",
    "gifts": "bane lobo",
    "machination": "machination_super_power",
    "loyalty": "open",
    "plot": "in_play",
}
BEFORE_THE_REVEAL: Final[State] = {
    "options": {"watchmen": True},
    "a": {"hand": "punch kick bane supergirl vulnerability", "hero": "ozymandias", "plot": "plot_hero"},
    "b": {"hand": "punch punch lasso_of_truth kick vulnerability", "hero": "nite_owl", "plot": "plot_villain"},
    "c": {
        "hand": "robin kid_flash utility_belt doomsday punch",
        "hero": "rorschach",
        "loyalty": "mastermind",
        "plot": "plot_super_power",
    },
    "line_up": "catwoman lobo the_batcave heat_vision solomon_grundy",
    "challenge": "keene_act",
    "machination": "machination_hero",
}
LAST_VILLAINS: Final[State] = {
    "a": {
        "hand": "super_strength super_strength kick kick punch",
        "deck": "super_strength doomsday gorilla_grodd kick kick super_strength doomsday solomon_grundy kick kick",
        "discard": "catwoman suicide_squad weakness",
        "hero": "superman",
    },
    "b": {"hand": "bane punch punch kick kick", "hero": "wonder_woman"},
    "line_up": "catwoman lobo the_batcave heat_vision solomon_grundy",
}

STATES: Final[dict[tuple[str, int], State]] = {
    ("dc", 5): WATCHMEN_TURN,
    ("dc", 4): BASE_TURN,
    ("dc", 3): BEFORE_THE_REVEAL,
    ("dc", 2): LAST_VILLAINS,
    ("villainous", 6): villains(6, phase="move"),
    ("villainous", 5): villains(5, phase="actions", mine={"at": "the_shore", "cards": "sebastian@erics_ship"}),
    ("heroes", 4): CROWDED_CITY,
    ("guardians", 2): THREE_EACH,
    ("guardians", 4): SHOOTER,
    ("guardians", 6): SIX_HEROES,
    ("pow", 5): ROW_OF_TWELVE,
    ("pow", 4): TALL_STACKS,
}
"""By game and number of seats."""
