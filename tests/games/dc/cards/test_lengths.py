"""A card reads as its text: few lines."""

from __future__ import annotations

import statistics
from pathlib import Path

from panoplie.games.dc.cards import book
from tests.games.dc.cards.test_all import CARDS
from tests.lengths import lengths

MEDIAN, MOST = 4, 20
LENGTHS = lengths(Path(book.__file__).parent, ("aims.py", "kit.py", "book.py"))


def test_every_card_is_counted() -> None:
    silent = [name for name in CARDS if name.startswith(("machination", "loyalty"))]
    assert set(LENGTHS) == set(CARDS) - set(silent)


def test_no_card_is_longer_than_twenty_lines_and_half_of_them_have_at_most_four() -> None:
    assert {name: count for name, count in LENGTHS.items() if count > MOST} == {}
    assert statistics.median(LENGTHS.values()) <= MEDIAN
