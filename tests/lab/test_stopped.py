"""Games that a limit stopped: they are counted beside the finished ones, and nobody wins them."""

from __future__ import annotations

import pytest

from panoplie.bots import LEVELS
from panoplie.lab.ladder import ladder
from panoplie.lab.simulate import simulate

SHORT = {"turns": 150}
"""Civilians of Villainous seldom come to their goal within so many turns (VI-044)."""


def test_a_simulation_counts_stopped_games_beside_the_finished_ones() -> None:
    report = simulate("villainous", 2, 6, 1, ["civilian"], options=SHORT)
    endings = {ending["reason"]: ending["games"] for ending in report["endings"]}
    assert report["stopped"] == endings["stopped"] > 0
    assert report["finished"] == report["games"] - report["stopped"] > 0
    assert sum([row["share"] for row in report["wins"]]) * report["games"] == pytest.approx(report["finished"])


def test_nobody_wins_a_stopped_game_of_the_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots of one strength, both too weak to end many of their games."""
    monkeypatch.setitem(LEVELS, "sidekick", LEVELS["civilian"])
    report = ladder("villainous", 2, 4, 1, ["civilian", "sidekick"], options=SHORT, by="villain")
    assert 0 < report["stopped"] < report["games"] == 8
    wins = sum([row["win_rate"] * row["games"] for row in report["parts"]])
    assert wins == pytest.approx(report["games"] - report["stopped"])
