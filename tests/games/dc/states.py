"""The largest states that real games reach, by number of seats, for the tests of the screen."""

from __future__ import annotations

from typing import Final

from tests.plan import State

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
    "b": {"hand": "punch punch lasso_of_truth bane vulnerability", "hero": "nite_owl", "plot": "plot_villain"},
    "c": {
        "hand": "robin kid_flash utility_belt doomsday punch punch",
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

STATES: Final[dict[int, State]] = {
    5: WATCHMEN_TURN,
    4: BASE_TURN,
    3: BEFORE_THE_REVEAL,
    2: LAST_VILLAINS,
}
