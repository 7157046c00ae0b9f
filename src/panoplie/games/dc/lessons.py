"""What the DC game teaches: eight short positions, the last two of Watchmen, and worked examples as puzzles."""

from __future__ import annotations

from typing import Any, Final

from panoplie.kernel.lessons import Do, Lesson, Other, Primer

BEGINNER: Final = {
    "hand": "punch punch punch punch vulnerability",
    "deck": "punch punch punch vulnerability vulnerability",
    "hero": "batman",
}
"""Somebody who has bought nothing yet."""
WATCHMAN: Final = BEGINNER | {"hero": "nite_owl"}
LAST_TURN: Final[dict[str, Any]] = {"main_left": 0, "number": 30, "stack": "parallax"}

PRIMER: Final = Primer(
    lessons=(
        Lesson(
            "power",
            {
                "a": {
                    "hand": "punch punch kick punch vulnerability",
                    "deck": "punch punch vulnerability punch punch vulnerability",
                    "hero": "the_flash",
                },
                "b": BEGINNER,
                "line_up": "bulletproof gorilla_grodd swamp_thing heat_vision the_batcave",
                "main": "robin",
            },
            Do("play kick", "DC-020", "DC-006"),
            Do("play_all", "DC-021", "DC-028"),
            Do("buy gorilla_grodd", "DC-023", "DC-025"),
            Do("end", "DC-030", "DC-031", "DC-032"),
            teaches=("turn",),
        ),
        Lesson(
            "round",
            {
                "a": {
                    "hand": "kid_flash catwoman punch punch vulnerability",
                    "deck": "",
                    "discard": "gorilla_grodd",
                    "hero": "wonder_woman",
                },
                "b": BEGINNER,
                "line_up": "super_strength bane robin nth_metal bat_signal",
            },
            Do("play kid_flash", "DC-043", "DC-020"),
            Do("play_all", "DC-021"),
            Do("buy super_strength", "DC-023", "DC-005"),
            teaches=("turn", "aim"),
        ),
        Lesson(
            "boss",
            {
                "a": {
                    "hand": "kick gorilla_grodd catwoman punch vulnerability",
                    "deck": "punch vulnerability punch punch punch punch",
                    "hero": "superman",
                },
                "b": BEGINNER,
                "line_up": "bane robin super_strength nth_metal the_batcave",
                "stack": "ras_al_ghul lex_luthor parallax",
            },
            Do("play kick", "DC-085", "DC-012"),
            Do("play_all", "DC-021"),
            Do("defeat ras_al_ghul", "DC-024", "DC-053"),
            Do("end", "DC-033", "DC-034"),
            teaches=("aim", "turn"),
        ),
        Lesson(
            "attack",
            {
                "turn": 1,
                "a": {
                    "hand": "scarecrow lasso_of_truth punch punch vulnerability",
                    "deck": "kick punch punch vulnerability",
                    "hero": "wonder_woman",
                },
                "b": BEGINNER | {"hand": "bane punch punch vulnerability vulnerability"},
                "line_up": "heat_vision lobo super_strength jonn_jonzz starro",
            },
            Other(1, "play bane"),
            Do("defend lasso_of_truth", "DC-037", "DC-041", "DC-039"),
            Other(1, "end"),
            Do("play scarecrow", "DC-036", "DC-059"),
            teaches=("turn",),
        ),
        Lesson(
            "place",
            {
                "a": {
                    "hand": "the_batcave lasso_of_truth punch punch vulnerability",
                    "deck": "super_strength punch punch kick",
                    "hero": "wonder_woman",
                },
                "b": BEGINNER,
            },
            Do("play the_batcave", "DC-044"),
            Do("play lasso_of_truth", "DC-045", "DC-046"),
            teaches=("turn",),
        ),
        Lesson(
            "last",
            {
                "a": {
                    "hand": "super_strength gorilla_grodd doomsday vulnerability vulnerability",
                    "deck": "punch punch punch",
                    "discard": "ras_al_ghul weakness",
                    "hero": "the_flash",
                },
                "b": BEGINNER | {"discard": "darkseid captain_cold doomsday robin"},
                "line_up": "catwoman bane lobo nth_metal the_batcave",
                "stack": "lex_luthor",
                "number": 30,
            },
            Do("play_all", "DC-021"),
            Do("defeat lex_luthor", "DC-056", "DC-024"),
            Do("buy catwoman", "DC-058", "DC-063"),
            Do("end", "DC-056", "DC-059", "DC-064"),
            teaches=("aim", "end"),
        ),
        Lesson(
            "watchmen",
            {
                "watchmen": True,
                "a": {"hand": "catwoman green_arrow super_strength gorilla_grodd punch", "hero": "rorschach"},
                "b": WATCHMAN,
                "c": WATCHMAN | {"hero": "ozymandias"},
                "gifts": "robin kick",
                "line_up": "bane robin nth_metal bulletproof lobo",
            },
            Do("contribute catwoman", "WM-035", "WM-034", "WM-006"),
            Do("contribute green_arrow", "WM-037", "WM-040"),
            Do("play_all", "WM-043", "WM-044"),
            Do("defeat keene_act", "WM-047", "WM-049"),
            seats=3,
            teaches=("aim", "turn"),
        ),
        Lesson(
            "mastermind",
            {
                "watchmen": True,
                "a": {
                    "hand": "catwoman lasso_of_truth doomsday robin kid_flash",
                    "hero": "silk_spectre",
                    "loyalty": "mastermind",
                    "plot": "plot_hero",
                },
                "b": WATCHMAN,
                "c": WATCHMAN | {"hero": "ozymandias"},
                "challenge": "nixon",
                "challenges": "alien_invasion",
                "line_up": "bane robin nth_metal bulletproof lobo",
                "main_left": 1,
                "number": 30,
            },
            Do("play_all", "WM-055", "WM-022"),
            Do("play robin", "WM-056", "WM-057", "WM-061"),
            Do("play kid_flash", "WM-007", "WM-066", "WM-067"),
            seats=3,
            teaches=("aim", "end"),
        ),
    ),
    puzzles=(
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
    ),
)
