"""Finished games replay to the same result; there is one for each way that a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from panoplie.games import ids, load
from panoplie.kernel.record import Record

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.json"))
ENDINGS = {
    "heroes": {
        "one winner",
        "two players without the expansion",
        "shared victory",
        "level and played on",
        "six points of a lair",
        "deck run out",
    },
    "pow": {
        "one winner",
        "shared victory",
        "forced to the worst villain",
        "forced to the smallest hero",
        "five seats",
    },
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_finished_game_replays_to_the_same_result(path: Path) -> None:
    record = Record.load(path)
    match = record.replay(load(record.game))
    assert match.over
    assert match.outcome().to_json() == record.outcome
    assert record.verify(load(record.game))


@pytest.mark.parametrize("game_id", ids())
def test_there_is_a_record_for_each_way_to_end(game_id: str) -> None:
    assert {path.stem.replace("-", " ") for path in HERE.glob(f"{game_id}/*.json")} == ENDINGS[game_id]


def test_the_shared_victory_is_one() -> None:
    outcome = Record.load(HERE / "pow" / "shared-victory.json").outcome
    assert outcome is not None
    assert len(outcome["winners"]) == 2
