"""How much may happen at a table beside the game: all steps of a table are read again whenever it is."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, TypeGuard

from panoplie.table import steps
from panoplie.table.gathering import Gathering

MOST_BESIDE: Final = 2000
"""Steps of each person that are no part of the game: where they sit and what they wish before it, what they say,
take back, propose and vote on, and who plays for them. A household has as many before the game, and for all of it
who only look on."""
MOST_OF_STRANGERS: Final = 10 * MOST_BESIDE
"""Steps of all together before the game, and of all who only look on."""
SPARED: Final = 2
"""How many times as much is open, before the game, to those who sit and to whoever comes for the first time."""
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

GOING: Final = (steps.Leave, steps.Unseat, steps.Readmit)
"""Whoever sits may leave, and however often strangers come the host may free their seats."""


class Measure:
    """What people did at one table beside the game; how much somebody does costs nobody else anything.

    Names cost nothing, so before the game and among those who look on people are counted by their household, too.
    """

    def __init__(self) -> None:
        self._done: Counter[str] = Counter()
        """How much each person and each household has done."""
        self._strangers = 0
        self._homes: dict[str, str] = {}
        """From which household somebody has sat down."""

    def count(self, step: steps.AnyStep, people: Gathering) -> None:
        """A step is taken; whoever leaves by it still sits."""
        if isinstance(step, OF_THE_GAME):
            return
        self._strangers += _is_strange(step, people)
        self._done.update(self._names(step, people))
        if isinstance(step, steps.Sit) and step.home:
            self._homes[step.owner] = step.home

    def is_full(self, step: steps.AnyStep, people: Gathering) -> bool:
        """Whether a step is one too many. Nobody leaves, or is made to, more often than they came."""
        if isinstance(step, (*OF_THE_GAME, *GOING)):
            return False
        times = SPARED if self._is_spared(step, people) else 1
        if _is_strange(step, people) and self._strangers >= times * MOST_OF_STRANGERS:
            return True
        return any([self._done[name] >= times * MOST_BESIDE for name in self._names(step, people)])

    def home_of(self, person: str) -> str:
        """The sign of the household from which somebody has sat down, if they have."""
        return self._homes.get(person, "")

    def is_used_up(self, person: str | None) -> bool:
        """Whether somebody who plays has done all that they may do beside the game."""
        return self._done[person or ""] >= MOST_BESIDE

    def _names(self, step: steps.AnyStep, people: Gathering) -> list[str]:
        """Under which names a step is counted: a person's, a household's, or both."""
        if _is_a_watchers(step):
            return [step.home]
        person = _whose(step, people)
        home = step.home if isinstance(step, steps.Sit) else self.home_of(person)
        return [person] if people.begun or not home else [person, home]

    def _is_spared(self, step: steps.AnyStep, people: Gathering) -> bool:
        if people.begun or _is_a_watchers(step):
            return False
        return not isinstance(step, steps.Sit) or not self._done[step.owner]


def _is_a_watchers(step: steps.AnyStep) -> TypeGuard[steps.Say]:
    return isinstance(step, steps.Say) and step.seat is None


def _is_strange(step: steps.AnyStep, people: Gathering) -> bool:
    """Whether anybody can take such a step, as often as they find a new name."""
    return not people.begun or _is_a_watchers(step)


def _whose(step: Any, people: Gathering) -> str:
    """Whose doing a step is: that of whoever sits there or, before the game, of the host where nobody does."""
    if isinstance(step, steps.Sit):
        return step.owner
    host = None if people.host is None else people.chairs[people.host].owner
    if isinstance(step, steps.Readmit):
        return host or ""
    chair = people.chairs[step.seat]
    if people.begun or chair.here or host is None or isinstance(step, steps.Leave):
        return chair.owner or ""
    return host
