"""How much may happen at a table beside the game: all steps of a table are read again whenever it is."""

from __future__ import annotations

from collections import Counter
from typing import Final

from panoplie.table import steps
from panoplie.table.chairs import Chairs

MOST_BEFORE: Final = 5000
"""Steps before a game begins."""
MOST_BESIDE: Final = 2000
"""Steps of each person that are no part of the game: what they say, take back, propose and vote on, and who plays
for them. Those who only look on share as many."""
OF_THE_GAME: Final = (
    steps.Open,
    steps.Start,
    steps.Answer,
    steps.Cast,
    steps.Flag,
    steps.Resign,
    steps.Pause,
    steps.Again,
    steps.Restart,
)
"""A game has an end, and so have these: another answer can be given where one was taken back, which is counted."""


class Measure:
    """What people did at one table beside the game; how much somebody does costs nobody else anything."""

    def __init__(self) -> None:
        self._before = 0
        self._beside: Counter[str | None] = Counter()

    def count(self, step: steps.AnyStep, chairs: Chairs, begun: bool) -> None:
        """A step was taken."""
        if not begun:
            self._before += 1
        elif not isinstance(step, OF_THE_GAME):
            self._beside[_whose(step, chairs)] += 1

    def is_full(self, step: steps.AnyStep, chairs: Chairs, begun: bool) -> bool:
        """Whether a step is one too many."""
        if isinstance(step, OF_THE_GAME):
            return False
        return self._before >= MOST_BEFORE if not begun else self._beside[_whose(step, chairs)] >= MOST_BESIDE


def _whose(step: steps.AnyStep, chairs: Chairs) -> str | None:
    seat = getattr(step, "seat", None)
    return None if seat is None else chairs[seat].owner
