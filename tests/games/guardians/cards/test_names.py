"""Every text of the box has a test that is called after it."""

from __future__ import annotations

from pathlib import Path

import pytest

from panoplie.games import load
from panoplie.kernel.content import read_toml
from tests.named import without_a_test

HERE = Path(__file__).parent
GAME = load("guardians")
SILENT = ("number", "die", "adventure")
"""Kinds of rows without a text of their own; the adventures of the campaign are tested as one story."""


def rows() -> list[tuple[str, str]]:
    """Every kind and id of the content, and the doors of its tiles."""
    found = []
    for path in sorted(GAME.content.glob("*.toml")):
        for kind, listed in read_toml(path).items():
            found += [(kind, row["id"].lower()) for row in listed if kind not in SILENT]
            found += [("door", door["id"]) for row in listed for door in row.get("doors", ())]
    return found


@pytest.mark.parametrize("kind", sorted({kind for kind, _ in rows()}))
def test_everything_has_a_test_by_its_name(kind: str) -> None:
    assert without_a_test([name for one, name in rows() if one == kind], sorted(HERE.rglob("test_*.py"))) == []


def test_nothing_with_a_text_is_left_out() -> None:
    assert set(GAME.facts().text_ids) <= {name for _, name in rows()}


def test_a_text_without_a_test_is_noticed() -> None:
    assert without_a_test(["roar", "purr"], sorted(HERE.rglob("test_*.py"))) == ["purr"]
