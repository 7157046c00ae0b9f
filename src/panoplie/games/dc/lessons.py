"""What the DC game teaches: eight short positions, the last two of Watchmen; its puzzles stand in `puzzles.py`."""

from __future__ import annotations

from typing import Final

from panoplie.games.dc.puzzles import BEGINNER, PUZZLES, UNASKED, WATCHMAN
from panoplie.kernel.lessons import Do, Lesson, Other, Primer

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
            Do("play robin", "WM-056", "WM-057", "WM-061", "WM-T6"),
            Do("play kid_flash", "WM-007", "WM-066", "WM-067", "WM-T7"),
            seats=3,
            teaches=("aim", "end"),
        ),
    ),
    puzzles=PUZZLES,
    unasked=UNASKED,
)
