"""The largest states that real games reach, by number of seats, for the tests of the screen."""

from __future__ import annotations

from typing import Final

from tests.plan import State

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

STATES: Final[dict[int, State]] = {2: THREE_EACH, 4: SHOOTER, 6: SIX_HEROES}

BETWEEN_ADVENTURES: Final[State] = {
    "mode": "campaign",
    "threat": "five_faces",
    "phase": "interlude",
    "adventure": 2,
    "saga": [(0, 0, 7, 3, 1), (1, 1, 0, 0, 0), (2, 0, 4, 2, 1)],
    "turn": 8,
    "rage": {"at": "a5", "rank": "veteran"},
    "fahrenheit": {"at": "l5", "rank": "veteran"},
    "duchess": {"at": "a6", "rank": "veteran"},
    "tempo": {"at": "l6", "seat": 1, "rank": "veteran", "main": False},
    "articles": {0: "large blue:rage red:duchess", 1: "medium blue:fahrenheit red:tempo"},
}
"""The saga so far; nobody has anything to choose, and the last adventure comes next."""
ALONE_BETWEEN_ADVENTURES: Final[State] = {
    "mode": "campaign_together",
    "phase": "interlude",
    "adventure": 0,
    "saga": [(0, 0, 6, 0, 1)],
    "turn": 6,
    "rage": {"at": "a5", "rank": "rookie", "aside": "haymaker roar"},
    "articles": {0: "large medium"},
}
"""A Rookie may change a card, goes on, and chooses three cards for the next adventure."""

MOMENTS: Final[dict[int, State]] = {1: ALONE_BETWEEN_ADVENTURES, 3: BETWEEN_ADVENTURES}
