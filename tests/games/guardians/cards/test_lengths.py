"""A card reads as its text: few lines."""

from __future__ import annotations

import statistics
from pathlib import Path

from panoplie.games import load
from panoplie.games.guardians.cards import book
from tests.lengths import lengths

MEDIAN, MOST = 4, 20
FACTS = load("guardians").facts()
LENGTHS = lengths(Path(book.__file__).parent, ("kit.py", "book.py"))


def test_every_card_is_counted() -> None:
    """Cards, Wounds, Objects, orange Spaces, Missions and sheets; threats and their tokens are whole scenarios."""
    sheets = [*[threat.id for threat in FACTS.threats], *FACTS.tokens]
    assert set(LENGTHS) == set(FACTS.text_ids) - set(sheets)


def test_no_card_is_longer_than_twenty_lines_and_half_of_them_have_at_most_four() -> None:
    assert {name: count for name, count in LENGTHS.items() if count > MOST} == {}
    assert statistics.median(LENGTHS.values()) <= MEDIAN
