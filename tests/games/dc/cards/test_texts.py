"""What a card says in English and in French has the numbers that are printed on it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from panoplie.games import load
from panoplie.games.dc.facts.rows import ChallengeRow, read_pack
from panoplie.kernel.words import words_for

GAME = load("dc")
PACK = read_pack(GAME.content)
ROWS = [row for rows in PACK.by_file().values() for row in rows]
GIVEN = ("power", "raised", "bonus")
"""What a card gives is said as +2."""
NAMED = ("least", "limit", "price", "discount", "worth")
"""Costs and points are said in digits; the limit of a Challenge is a number of cards."""
COUNTED = ("count", "discard", "others", "cards", "more")
"""Cards are counted in words."""
IN_WORDS = {
    "en": {1: "an?|one|another|the top card", 2: "two", 3: "three", 4: "four", 5: "five", 12: "twelfth"},
    "fr": {
        1: "une?|la première carte",
        2: "deux",
        3: "trois",
        4: "quatre",
        5: "cinq",
        12: "douzième",
    },
}


def says(row: Any, lang: str) -> str:
    """Everything that a card says, with plain spaces."""
    words = words_for(lang, GAME)
    first = words.say(f"card-{row.id}.appearance") if words.has(f"card-{row.id}.appearance") else ""
    return f"{words.say(f'card-{row.id}.text')} {first}".replace("\u00a0", " ")


def parts(row: Any) -> list[Any]:
    """The row, and the Attack, the Defence and the First Appearance with numbers of their own."""
    return [row, *[part for name in ("attack", "defence", "appearance") if (part := getattr(row, name, None))]]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_a_text_says_the_numbers_of_its_card(row: Any, lang: str) -> None:
    text = says(row, lang)
    for part in parts(row):
        for name in GIVEN:
            if number := getattr(part, name, 0):
                assert f"+{number}" in text, f"{name} is {number}"
        for name in (*NAMED, *COUNTED):
            if number := getattr(part, name, 0):
                in_digits = name in NAMED and not (name == "limit" and isinstance(row, ChallengeRow))
                pattern = str(number) if in_digits else IN_WORDS[lang][number]
                assert re.search(rf"\b({pattern})\b", text, re.IGNORECASE), f"{name} is {number}"
    if getattr(row, "appearance", None) is not None:
        assert words_for(lang, GAME).has(f"card-{row.id}.appearance")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_a_text_says_whether_a_card_attacks_or_defends(row: Any) -> None:
    for lang, attack, defence in (("en", "Attack:", "Defence:"), ("fr", "Attaque :", "Défense :")):
        text = says(row, lang)
        assert (attack in text) == (getattr(row, "attack", None) is not None)
        assert (defence in text) == (getattr(row, "defence", None) is not None)
