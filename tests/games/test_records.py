"""Finished games replay to the same result; there is one for each way that a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from panoplie.games import ids, load
from panoplie.kernel.record import Record
from tests.plan import plan_of

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/records/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_a_finished_game_replays_to_the_same_result(path: Path) -> None:
    record = Record.load(path)
    match = record.replay(load(record.game))
    assert match.over
    assert record.outcome is not None and record.outcome.items() <= match.outcome().to_json().items()
    assert record.verify(load(record.game))


@pytest.mark.parametrize("game_id", ids())
def test_there_is_a_record_for_each_way_to_end(game_id: str) -> None:
    assert {path.stem.replace("-", " ") for path in HERE.glob(f"{game_id}/records/*.json")} == set(
        plan_of(game_id).endings
    )
