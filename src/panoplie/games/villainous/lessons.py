"""What Villainous teaches: Prince John's way to 20 Power, and what is different for another villain."""

from __future__ import annotations

from typing import Any, Final

from panoplie.kernel.lessons import Do, Lesson, Other, Primer

HOOK: Final[dict[str, Any]] = {"at": "jolly_roger", "power": 1}


PRIMER: Final = Primer(
    lessons=(
        Lesson(
            "turn",
            {
                "phase": "move",
                "prince_john": {"power": 4, "hand": "warrant nutsy imprison rhino_guards"},
                "captain_hook": HOOK,
            },
            Do("go the_jail", "VI-E1", "VI-013", "VI-E9"),
            Do("use gain_3 bottom", "VI-018", "VI-017"),
            Do("end", "VI-E2", "VI-015"),
            teaches=("aim", "turn"),
        ),
        Lesson(
            "play",
            {
                "phase": "move",
                "prince_john": {"at": "the_jail", "power": 1, "hand": "rhino_guards warrant cowardice greed"},
                "captain_hook": HOOK,
            },
            Do("go friar_tucks_church", "VI-E1", "VI-014"),
            Do("use gain_2 top", "VI-019", "VI-018"),
            Do("use play top\nuse play bottom", "VI-020", "VI-E4"),
            Do("play rhino_guards nottingham", "VI-022", "VI-023"),
            teaches=("turn",),
        ),
        Lesson(
            "fate",
            {
                "prince_john": {"at": "nottingham", "power": 6, "hand": "intimidation"},
                "captain_hook": {"at": "mermaid_lagoon", "power": 7, "fate": "wendy taunt"},
            },
            Do("use fate top", "VI-026"),
            Do("play wendy mermaid_lagoon", "VI-029", "VI-027", "VI-028"),
            teaches=("turn",),
        ),
        Lesson(
            "vanquish",
            {
                "prince_john": {
                    "at": "nottingham",
                    "power": 9,
                    "hand": "imprison",
                    "cards": "friar_tuck@nottingham wolf_archers@nottingham rhino_guards@nottingham",
                },
                "captain_hook": HOOK,
            },
            Do("use vanquish bottom", "VI-034", "VI-029"),
            Do("vanquish friar_tuck@nottingham rhino_guards@nottingham", "VI-035", "VI-038"),
            Do("use gain_1 top", "VI-068", "VI-X4"),
            teaches=("turn",),
        ),
        Lesson(
            "condition",
            {
                "turn": 1,
                "prince_john": {"at": "the_jail", "power": 8, "hand": "greed nutsy warrant imprison"},
                "captain_hook": {"at": "mermaid_lagoon", "power": 4, "hand": "smee"},
            },
            Other(1, "use gain_3 bottom"),
            Do("react greed", "VI-E6"),
            teaches=("turn",),
        ),
        Lesson(
            "twenty",
            {
                "phase": "move",
                "prince_john": {
                    "at": "nottingham",
                    "power": 17,
                    "hand": "rhino_guards warrant cowardice cowardice",
                },
                "captain_hook": {"at": "jolly_roger", "power": 2, "hand": "smee cannon cutlass swashbuckler"},
            },
            Do("go the_jail", "VI-046", "VI-E9"),
            Do("use gain_3 bottom", "VI-018"),
            Do("end", "VI-046", "VI-019"),
            Other(1, "go mermaid_lagoon"),
            Other(1, "use gain_3 bottom"),
            Other(1, "end"),
            teaches=("aim", "end"),
        ),
        Lesson(
            "another",
            {
                "captain_hook": {
                    "at": "jolly_roger",
                    "power": 3,
                    "hand": "cutlass worthy_opponent",
                    "cards": "peter_pan@jolly_roger pirate_brute@jolly_roger swashbuckler@jolly_roger",
                },
                "prince_john": {"at": "the_jail", "power": 15},
            },
            Do("use play bottom", "VI-016", "VI-E9"),
            Do(
                "attach cutlass pirate_brute@jolly_roger\nattach cutlass swashbuckler@jolly_roger",
                "VI-E5",
                "VI-037",
            ),
            Do("use vanquish bottom", "VI-044", "VI-036", "VI-045"),
            teaches=("aim", "end"),
        ),
    ),
    puzzles=(
        Lesson(
            "together",
            {
                "prince_john": {
                    "at": "nottingham",
                    "power": 5,
                    "hand": "warrant",
                    "cards": "little_john@friar_tucks_church sheriff_of_nottingham@friar_tucks_church"
                    " wolf_archers@friar_tucks_church rhino_guards@friar_tucks_church",
                },
                "captain_hook": HOOK,
            },
            Do("use vanquish bottom", "VI-D1"),
            Do(
                "vanquish little_john@friar_tucks_church sheriff_of_nottingham@friar_tucks_church"
                " wolf_archers@friar_tucks_church",
                "VI-D1",
                "VI-038",
            ),
        ),
        Lesson(
            "nobody",
            {
                "prince_john": {"at": "nottingham", "power": 5, "hand": "warrant"},
                "captain_hook": {"at": "mermaid_lagoon", "power": 5, "fate": "taunt tinker_bell"},
            },
            Do("use fate top", "VI-X1"),
            Do("play tinker_bell mermaid_lagoon", "VI-X1", "VI-066", "VI-E5"),
        ),
        Lesson(
            "asleep",
            {
                "maleficent": {
                    "at": "king_stefans_castle",
                    "power": 4,
                    "hand": "vanish",
                    "cards": "fauna@the_forest dreamless_sleep@the_forest raven@the_forest",
                },
                "captain_hook": HOOK,
            },
            Do("use vanquish bottom", "VI-X3", "VI-072"),
            Do("vanquish fauna@the_forest", "VI-X3", "VI-073"),
        ),
        Lesson(
            "weakened",
            {
                "turn": 1,
                "maleficent": {"hand": "malice", "cards": "prince_phillip@the_forest dreamless_sleep@the_forest"},
                "captain_hook": {
                    "at": "jolly_roger",
                    "cards": "tick_tock@jolly_roger pirate_brute@jolly_roger smee@jolly_roger",
                },
            },
            Other(1, "use vanquish bottom"),
            Do("react malice", "VI-X2", "VI-071"),
        ),
        Lesson(
            "hypnotised",
            {
                "jafar": {
                    "at": "oasis",
                    "power": 3,
                    "hand": "hypnotize scimitar",
                    "cards": "abu@oasis iago@oasis",
                },
                "captain_hook": HOOK,
            },
            Do("use play bottom", "VI-X6", "VI-075"),
            Do("effect hypnotize", "VI-X6", "VI-065"),
        ),
        Lesson(
            "trap",
            {
                "prince_john": {
                    "at": "friar_tucks_church",
                    "power": 2,
                    "hand": "set_a_trap nutsy",
                    "cards": "toby@the_jail lady_kluck@sherwood_forest wolf_archers@nottingham",
                },
                "captain_hook": HOOK,
            },
            Do("use play top\nuse play bottom", "VI-X5", "VI-064"),
            Do("effect set_a_trap", "VI-X5", "VI-077"),
        ),
        Lesson(
            "renew",
            {
                "prince_john": {
                    "at": "sherwood_forest",
                    "power": 9,
                    "hand": "bow_and_arrows imprison set_a_trap warrant",
                },
                "captain_hook": HOOK,
            },
            Do("use discard top", "VI-D2"),
            Do("discard bow_and_arrows imprison set_a_trap", "VI-D2", "VI-015"),
        ),
        Lesson(
            "locked",
            {
                "ursula": {
                    "at": "the_shore",
                    "lock": "ursulas_lair",
                    "power": 1,
                    "hand": "change_form cauldron",
                    "cards": "flotsam@ursulas_lair",
                },
                "captain_hook": HOOK,
            },
            Do("use play top\nuse play bottom", "VI-D3", "VI-025", "VI-052"),
            Do("effect change_form", "VI-D3", "VI-053"),
        ),
        Lesson(
            "token",
            {
                "maleficent": {"at": "king_stefans_castle", "power": 4, "hand": "vanish"},
                "ursula": {"at": "the_shore", "power": 9, "cards": "trident@the_shore"},
                "jafar": {"at": "oasis", "power": 3},
                "prince_john": {"at": "the_jail", "power": 18, "fate": "little_john toby"},
                "queen_of_hearts": {"power": 2},
                "token": 1,
            },
            Do("use fate top", "VI-D4", "VI-E8"),
            Do("fate 3", "VI-D4", "VI-031"),
            seats=5,
        ),
        Lesson(
            "new-pile",
            {
                "prince_john": {"at": "nottingham", "power": 6, "hand": "intimidation"},
                "captain_hook": {
                    "at": "mermaid_lagoon",
                    "power": 7,
                    "fate": "michael",
                    "fate_discard": "lost_boys",
                },
            },
            Do("use fate top", "VI-D5", "VI-030"),
            Do(
                "play lost_boys jolly_roger\nplay lost_boys skull_rock\nplay lost_boys mermaid_lagoon",
                "VI-D5",
                "VI-059",
            ),
        ),
        Lesson(
            "when-played",
            {
                "captain_hook": {
                    "at": "mermaid_lagoon",
                    "power": 2,
                    "hand": "mr_starkey cannon",
                    "cards": "wendy@skull_rock",
                },
                "prince_john": {"at": "the_jail", "power": 8},
            },
            Do("use play top\nuse play bottom", "VI-D6", "VI-022"),
            Do("play mr_starkey skull_rock", "VI-D6", "VI-056"),
            Do("move wendy@skull_rock jolly_roger", "VI-D6", "VI-056"),
        ),
    ),
    unasked={"VI-D7": "It counts what six players receive before the first turn."},
)
