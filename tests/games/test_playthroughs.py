"""Every game has a playthrough, and still plays it the same way."""

from __future__ import annotations

from pathlib import Path

import pytest

from panoplie.games import ids
from panoplie.lab.playthrough import playthrough

HERE = Path(__file__).parent


@pytest.mark.parametrize("game_id", ids())
def test_the_playthrough_is_the_same(game_id: str) -> None:
    path = HERE / game_id / "playthrough.txt"
    where = path.relative_to(HERE.parent.parent)
    assert path.exists(), f"write it: python -m panoplie.lab.playthrough {game_id} > {where}"
    assert playthrough(game_id) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(HERE.glob("*/playthrough.txt")), ids=lambda path: path.parent.name)
def test_a_playthrough_is_short_enough_to_be_read(path: Path) -> None:
    assert path.stat().st_size < 200_000
