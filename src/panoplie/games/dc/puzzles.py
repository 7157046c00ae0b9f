"""The worked examples of the DC game as puzzles: first the base game, then Watchmen."""

from __future__ import annotations

from typing import Any, Final

from panoplie.kernel.lessons import Do, Lesson, Other

BEGINNER: Final = {
    "hand": "punch punch punch punch vulnerability",
    "deck": "punch punch punch vulnerability vulnerability",
    "hero": "batman",
}
"""Somebody who has bought nothing yet."""
WATCHMAN: Final = BEGINNER | {"hero": "nite_owl"}
LAST_TURN: Final[dict[str, Any]] = {"main_left": 0, "number": 30, "stack": "parallax"}
BOSS: Final = {"loyalty": "mastermind", "plot": "plot_hero"}
TWO: Final[dict[str, Any]] = {
    "watchmen": True,
    "b": WATCHMAN,
    "line_up": "bane robin nth_metal bulletproof lobo",
}
"""A table of Watchmen with somebody else who has bought nothing yet."""
THREE: Final = TWO | {"c": WATCHMAN | {"hero": "ozymandias"}}

UNASKED: Final = {
    "WM-D2": "It counts the Loyalty cards that are shuffled before the game.",
    "WM-T2": "It counts the cards that come by themselves when a turn ends.",
    "WM-T16": "It says what lies under a Super Hero, and nobody chooses that.",
}

PUZZLES: Final = (
    Lesson(
        "late",
        {
            "a": {
                "hand": "kid_flash the_watchtower robin vulnerability vulnerability",
                "deck": "kick gorilla_grodd punch punch",
                "hero": "wonder_woman",
            },
            "b": BEGINNER,
        },
        Do("play the_watchtower", "DC-X3", "DC-046"),
        Do("play kid_flash\nplay robin", "DC-045", "DC-X3"),
    ),
    Lesson(
        "bows",
        {
            "a": {
                "hand": "green_arrows_bow green_arrows_bow doomsday vulnerability vulnerability",
                "hero": "wonder_woman",
            },
            "b": BEGINNER,
            "line_up": "lobo super_strength robin nth_metal heat_vision",
            "stack": "parallax lex_luthor",
        },
        Do("play_all", "DC-X8", "DC-080"),
        Do("defeat parallax", "DC-X8", "DC-024"),
    ),
    Lesson(
        "double",
        {
            "a": {"hand": "doomsday parallax kick vulnerability vulnerability", "hero": "wonder_woman"},
            "b": BEGINNER,
            "line_up": "doomsday heat_vision robin nth_metal lobo",
            "stack": "anti_monitor lex_luthor",
        },
        Do("play_all", "DC-021", "DC-020"),
        Do("play parallax", "DC-X13", "DC-098"),
        Do("defeat anti_monitor", "DC-024", "DC-053"),
    ),
    Lesson(
        "squad",
        LAST_TURN
        | {
            "a": {
                "hand": "super_strength kick vulnerability vulnerability vulnerability",
                "deck": "punch punch",
                "discard": "suicide_squad suicide_squad",
                "hero": "wonder_woman",
            },
            "b": BEGINNER,
            "line_up": "lobo suicide_squad heat_vision robin doomsday",
        },
        Do("play_all", "DC-057", "DC-021"),
        Do("buy suicide_squad", "DC-X5", "DC-062"),
    ),
    Lesson(
        "arrows",
        LAST_TURN
        | {
            "a": {
                "hand": "gorilla_grodd kick vulnerability vulnerability vulnerability",
                "deck": "punch punch",
                "discard": "green_arrow catwoman robin mera",
                "hero": "wonder_woman",
            },
            "b": BEGINNER,
            "line_up": "gorilla_grodd catwoman kid_flash green_arrow bane",
        },
        Do("play_all", "DC-057", "DC-021"),
        Do("buy green_arrow", "DC-X7", "DC-060"),
    ),
    Lesson(
        "beetle",
        {
            "turn": 1,
            "a": {"hand": "lasso_of_truth blue_beetle punch punch vulnerability", "hero": "wonder_woman"},
            "b": BEGINNER | {"hand": "scarecrow scarecrow punch punch vulnerability"},
        },
        Other(1, "play scarecrow"),
        Do("defend blue_beetle", "DC-082", "DC-037"),
        Other(1, "play scarecrow"),
        Do("defend blue_beetle", "DC-082", "DC-037"),
    ),
    Lesson(
        "riots",
        {
            "watchmen": True,
            "a": {"hand": "bulletproof lasso_of_truth super_strength punch vulnerability", "hero": "nite_owl"},
            "b": WATCHMAN | {"hero": "rorschach"},
            "c": WATCHMAN | {"hero": "ozymandias"},
            "challenge": "riots",
            "gifts": "catwoman nth_metal bane",
            "line_up": "bane robin nth_metal bulletproof lobo",
        },
        Do("contribute lasso_of_truth", "WM-X1", "WM-081"),
        Do("play_all", "WM-043", "DC-021"),
        Do("defeat riots", "WM-047", "WM-043"),
        seats=3,
    ),
    Lesson(
        "change",
        {
            "a": {"hand": "punch punch punch punch punch", "hero": "wonder_woman"},
            "b": BEGINNER,
            "line_up": "catwoman bane robin swamp_thing nth_metal",
        },
        Do("play_all", "DC-020", "DC-021"),
        Do("buy kick", "DC-X1", "DC-022"),
        Do("buy catwoman", "DC-X1", "DC-023"),
    ),
    Lesson(
        "face-down",
        {
            "a": {
                "hand": "super_strength super_strength super_strength super_strength vulnerability",
                "deck": "punch punch punch punch kick",
                "hero": "wonder_woman",
            },
            "b": BEGINNER,
            "line_up": "robin lasso_of_truth catwoman nth_metal man_of_steel",
            "stack": "ras_al_ghul parallax lex_luthor",
        },
        Do("play_all", "DC-021"),
        Do("defeat ras_al_ghul", "DC-X2", "DC-024"),
        Do(
            "buy man_of_steel\nbuy robin\nbuy lasso_of_truth\nbuy catwoman\nbuy nth_metal\nbuy kick",
            "DC-X2",
            "DC-033",
        ),
    ),
    Lesson(
        "afterwards",
        {
            "a": {"hand": "high_tech_hero kick vulnerability vulnerability vulnerability", "hero": "wonder_woman"},
            "b": BEGINNER,
            "line_up": "gorilla_grodd bane robin lobo nth_metal",
        },
        Do("play high_tech_hero", "DC-X4"),
        Do("play kick", "DC-X4", "DC-051"),
        Do("buy gorilla_grodd", "DC-X4", "DC-067"),
    ),
    Lesson(
        "bizarro",
        LAST_TURN
        | {
            "a": {
                "hand": "super_strength kick weakness vulnerability vulnerability",
                "deck": "punch punch",
                "discard": "weakness weakness",
                "hero": "wonder_woman",
            },
            "b": BEGINNER,
            "line_up": "lobo bizarro heat_vision robin doomsday",
        },
        Do("play_all", "DC-057", "DC-021"),
        Do("buy bizarro", "DC-X6", "DC-061", "DC-059"),
    ),
    Lesson(
        "penguin",
        {
            "a": {
                "hand": "the_penguin kick gorilla_grodd vulnerability vulnerability",
                "deck": "punch super_strength doomsday punch punch",
                "hero": "the_flash",
            },
            "b": BEGINNER,
        },
        Do("play the_penguin", "DC-X9", "DC-083"),
        Do("discard vulnerability vulnerability", "DC-X9", "DC-050"),
    ),
    Lesson(
        "joker",
        {
            "phase": "reveal",
            "a": {"hand": "super_strength kick punch vulnerability weakness", "hero": "wonder_woman"},
            "b": BEGINNER | {"hand": "kick lasso_of_truth punch punch punch"},
            "c": BEGINNER | {"hand": "kick punch punch punch punch", "hero": "aquaman"},
            "stack": "the_joker parallax",
        },
        Other(1, "defend lasso_of_truth"),
        Do("pass_on weakness", "DC-X10", "DC-096"),
        Other(2, "pass_on punch"),
        seats=3,
    ),
    Lesson(
        "eight",
        {
            "a": {"hand": "gorilla_grodd kick vulnerability vulnerability vulnerability", "hero": "wonder_woman"},
            "b": BEGINNER,
            "line_up": "kid_flash lobo doomsday robin heat_vision gorilla_grodd super_strength scarecrow",
        },
        Do("play_all", "DC-021"),
        Do("buy robin", "DC-X11", "DC-032"),
        Do("buy kid_flash", "DC-X11", "DC-089"),
    ),
    Lesson(
        "lex",
        {
            "phase": "reveal",
            "a": {"hand": "lasso_of_truth kick punch punch punch", "hero": "wonder_woman"},
            "b": BEGINNER,
            "line_up": "bane lobo cheetah robin catwoman",
            "stack": "lex_luthor parallax",
            "weaknesses": 4,
        },
        Do("defend lasso_of_truth", "DC-X12", "DC-052", "DC-042"),
    ),
    Lesson(
        "ivy",
        {
            "turn": 1,
            "a": {
                "hand": "lasso_of_truth punch punch punch vulnerability",
                "deck": "",
                "discard": "super_strength gorilla_grodd doomsday kick",
                "hero": "wonder_woman",
            },
            "b": BEGINNER | {"hand": "poison_ivy punch punch punch punch"},
        },
        Other(1, "play poison_ivy"),
        Do("defend lasso_of_truth", "DC-X14", "DC-043"),
    ),
    Lesson(
        "level",
        LAST_TURN
        | {
            "a": {
                "hand": "super_strength gorilla_grodd vulnerability vulnerability vulnerability",
                "deck": "punch",
                "discard": "lex_luthor",
                "hero": "wonder_woman",
            },
            "b": BEGINNER | {"discard": "brainiac gorilla_grodd robin doomsday solomon_grundy"},
            "line_up": "catwoman catwoman catwoman cheetah cheetah",
            "stack": "ras_al_ghul",
        },
        Do("play_all", "DC-057", "DC-021"),
        Do("defeat ras_al_ghul", "DC-X15", "DC-064"),
        Do("end", "DC-057", "DC-064"),
    ),
    Lesson(
        "eleven",
        THREE
        | {
            "challenge": "nixon",
            "challenges": "alien_invasion",
            "gifts": "bane nth_metal doomsday",
            "a": {"hand": "super_strength super_strength punch vulnerability vulnerability", "hero": "rorschach"},
        },
        Do("play_all", "WM-X2", "WM-043"),
        Do("defeat nixon", "WM-X2", "WM-051", "WM-048", "WM-T11"),
        seats=3,
    ),
    Lesson(
        "twelfth",
        THREE
        | {
            "challenge": "doomsday_clock",
            "challenges": "",
            "clock": 11,
            "gifts": "duplication kick",
            "a": {
                "hand": "super_strength super_strength kick vulnerability vulnerability",
                "locations": "the_watchtower",
                "hero": "rorschach",
            },
        },
        Do("contribute the_watchtower", "WM-X3", "WM-087"),
        Do("play_all", "DC-021"),
        Do("defeat doomsday_clock", "WM-X3", "WM-086", "WM-088"),
        seats=3,
    ),
    Lesson(
        "only-a-kick",
        THREE
        | {
            "a": {"hand": "punch punch punch vulnerability vulnerability", "hero": "rorschach"},
            "line_up": "bane robin gorilla_grodd bulletproof lobo starro",
            "main_left": 1,
            "number": 30,
        },
        Do("play_all", "DC-021"),
        Do("buy robin", "WM-D8", "WM-008", "WM-T1", "WM-D1"),
        seats=3,
    ),
    Lesson(
        "riddle",
        THREE
        | {
            "a": {"hand": "the_riddler kick punch vulnerability vulnerability", "hero": "silk_spectre", **BOSS},
            "challenge": "nixon",
            "main_left": 1,
            "number": 30,
        },
        Do("play_all", "DC-021"),
        Do("play the_riddler", "WM-T3", "WM-007"),
        Do("riddle card", "WM-T3", "WM-007"),
        seats=3,
    ),
    Lesson(
        "two-loyal",
        TWO
        | {
            "a": {
                "hand": "super_strength super_strength super_strength super_strength punch",
                "hero": "rorschach",
            },
            "challenge": "alien_invasion",
            "challenges": "",
            "finale": "lex_luthor sinestro",
            "loyalty": "open",
        },
        Do("play_all", "DC-021"),
        Do("defeat lex_luthor", "WM-T15", "WM-028", "WM-D3"),
        Do("buy bane\nbuy lobo", "WM-T15", "WM-031"),
    ),
    Lesson(
        "friendly-fire",
        THREE
        | {
            "a": {"hand": "scarecrow super_strength kick punch vulnerability", "hero": "rorschach"},
            "challenge": "riots",
            "gifts": "catwoman nth_metal bane",
        },
        Do("contribute scarecrow", "WM-D4", "WM-060", "WM-T4"),
        Do("play_all", "DC-021"),
        Do("defeat riots", "WM-047", "WM-043"),
        seats=3,
    ),
    Lesson(
        "list",
        THREE
        | {
            "a": {"hand": "punch catwoman catwoman robin batmobile", "hero": "silk_spectre", **BOSS},
            "d": WATCHMAN | {"hero": "the_comedian"},
            "challenge": "nixon",
            "loyalty": "open",
        },
        Do("play_all", "WM-T5", "WM-066"),
        Do("play robin", "WM-D9", "WM-062"),
        Do("play batmobile", "WM-T8", "WM-035", "WM-D5"),
        seats=4,
    ),
    Lesson(
        "the-plot-too",
        THREE
        | {
            "a": {
                "hand": "super_strength super_strength doomsday vulnerability vulnerability",
                "hero": "rorschach",
            },
            "c": WATCHMAN | {"hero": "ozymandias"} | BOSS,
            "challenge": "",
            "challenges": "",
            "loyalty": "open",
            "plot": "in_play",
        },
        Do("play_all", "DC-021"),
        Do("defeat plot_hero", "WM-D6", "WM-080", "WM-079", "WM-T14"),
        seats=3,
    ),
    Lesson(
        "a-hand",
        THREE
        | {
            "a": {"hand": "super_strength super_strength punch vulnerability vulnerability", "hero": "rorschach"},
            "b": WATCHMAN | {"hand": "kick kick kick kick kick"},
            "c": WATCHMAN | {"hero": "ozymandias"} | BOSS,
            "challenge": "alien_invasion",
            "challenges": "",
            "loyalty": "open",
            "plot": "in_play",
        },
        Do("play_all", "DC-021"),
        Do("help", "WM-T13", "WM-068", "WM-069", "WM-T12"),
        Other(1, "yes"),
        Do("defeat plot_hero", "WM-D7", "WM-072", "WM-073"),
        seats=3,
    ),
    Lesson(
        "in-time",
        THREE
        | {
            "a": {"hand": "super_strength super_strength kick vulnerability vulnerability", "hero": "rorschach"},
            "challenge": "alien_invasion",
            "challenges": "",
            "gifts": "duplication bane robin lobo",
            "main_left": 1,
            "number": 30,
        },
        Do("play_all", "DC-021"),
        Do("defeat alien_invasion", "WM-D10", "WM-006", "WM-007"),
        seats=3,
    ),
    Lesson(
        "it-fits",
        THREE
        | {
            "a": {"hand": "bane robin super_strength super_strength super_strength", "hero": "rorschach"},
            "challenge": "riots",
            "gifts": "blue_beetle lasso_of_truth cape_and_cowl",
        },
        Do("contribute bane", "WM-T9", "WM-041", "WM-040"),
        Do("play_all", "DC-021"),
        Do("defeat riots", "WM-T10", "WM-044"),
        Do("buy bane\nbuy robin\nbuy nth_metal\nbuy bulletproof\nbuy lobo\nbuy kick", "WM-T10", "WM-049"),
        seats=3,
    ),
)
