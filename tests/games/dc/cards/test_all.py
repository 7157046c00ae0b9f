"""Every card of the boxes has a test of its own, under its name."""

from __future__ import annotations

from pathlib import Path

from panoplie.games import load
from panoplie.games.dc.facts.rows import read_pack
from tests.named import without_a_test

FILES = [path for path in Path(__file__).parent.glob("test_*.py") if path.name != "test_printed.py"]
CARDS = [row.id for rows in read_pack(load("dc").content).by_file().values() for row in rows]


def test_every_card_has_a_test_under_its_name() -> None:
    assert without_a_test(CARDS, FILES) == []


def test_there_are_110_different_cards() -> None:
    assert len(set(CARDS)) == 4 + 52 + 12 + 11 + 8 + 6 + 6 + 5 + 4 + 2


def test_a_card_without_a_test_is_found() -> None:
    assert without_a_test(["robin", "rob", "kid_flash", "the_sidekick"], FILES) == ["rob", "the_sidekick"]


def test_a_super_villain_that_strikes_has_a_test_of_its_first_appearance() -> None:
    villains = [row.id for row in read_pack(load("dc").content).super_villains if row.appearance is not None]
    appearances = [path for path in FILES if path.name == "test_first_appearances.py"]
    assert len(villains) == 11 and without_a_test([f"{name}_appears" for name in villains], appearances) == []
