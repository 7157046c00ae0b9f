"""What the stored steps of a table come to.

As a rule they are all taken again, and their answers checked on the way. A release whose rules lead elsewhere
would break the table; then the game goes on from the snapshot that was stored with the last act.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from panoplie.kernel.answers import CHANCE, freeze
from panoplie.kernel.errors import PanoplieError, RuleError
from panoplie.kernel.match import Entry, Match
from panoplie.table import steps
from panoplie.table.course import Course
from panoplie.table.effects import Effect
from panoplie.table.steps import AnyStep
from panoplie.table.terms import Snapshot, Terms

Dated = tuple[float, AnyStep]
"""A step and when it was taken."""
LONG: Final = 200
"""Steps that take some ten milliseconds to read."""


def read(terms: Terms, rows: Sequence[Dated], snapshot: Snapshot | None) -> Course:
    """The course that stored steps come to, under the rules of this release."""
    if snapshot is None:
        return retake(terms, rows)
    try:
        course = retake(terms, rows)
        if _agrees(course, snapshot):
            return course
    except (PanoplieError, RuleError, RuntimeError, ArithmeticError, LookupError, TypeError, ValueError):
        pass  # whatever rules of another release may do with answers that were not meant for them
    return go_on(terms, rows, snapshot)


async def read_beside(terms: Terms, rows: Sequence[Dated], snapshot: Snapshot | None) -> Course:
    """Read a table; if it is long beside the event loop, so that no other table waits for it."""
    if len(rows) < LONG:
        return read(terms, rows, snapshot)
    return await asyncio.to_thread(read, terms, rows, snapshot)


def retake(terms: Terms, rows: Sequence[Dated]) -> Course:
    """Take every step again."""
    course = Course(terms)
    for at, step in rows:
        course.take(at, step)
    return course


def go_on(terms: Terms, rows: Sequence[Dated], snapshot: Snapshot) -> Course:
    """Go on from the snapshot: who sits where is kept, and of the game what happened in the present act.

    If not even that fits the rules the act begins anew; `must_restart` then says where.
    """
    course = Remembered(terms)
    for at, step in rows:
        course.take(at, step)
    return course.go_on(snapshot)


class Remembered(Course):
    """A course whose answers are only remembered, not played."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self._entries: list[Entry] = []

    def go_on(self, snapshot: Snapshot) -> Course:
        """Set the game up from the snapshot and play what came after it."""
        self.base = min(snapshot.place, len(self._entries))
        self.earlier = self._entries[: self.base]
        self.match = self._match(snapshot)
        try:
            for seat, answer in self._entries[self.base :]:
                self.match.answer(seat, answer)
        except (PanoplieError, RuleError, RuntimeError, ArithmeticError, LookupError, TypeError, ValueError):
            self.match = self._match(snapshot)
            self.must_restart = self.base
        if self.clocks is not None and snapshot.clocks is not None:
            self.clocks.left = snapshot.clocks[:]
        course = Course(self.terms)
        for name in vars(course):
            setattr(course, name, getattr(self, name))
        course.settle_in()
        return course

    def _match(self, snapshot: Snapshot) -> Match:
        terms = self.terms
        options = terms.game.settle_options(self.options)
        state = terms.game.new(len(self.chairs), options, terms.facts)
        state.load(snapshot.state)
        return Match.resume(terms.game, state, listen=True)

    def _begin(self, step: steps.Beginning) -> Effect:
        self._entries = self._drawn(step.drawn)
        return Effect(step)

    def _answer(self, at: float, step: steps.Answer) -> Effect:
        self._entries += [(step.seat, freeze(step.answer)), *self._drawn(step.drawn)]
        return self._moved_on(at, step, ())

    def _cast(self, at: float, step: steps.Cast) -> Effect:
        self._entries += self._drawn(step.drawn)
        return self._moved_on(at, step, ())

    def _is_secret(self, step: steps.Back) -> bool:
        return step.secret

    def _rewind(self, place: int, beside: int) -> None:
        self._entries[place:] = self._entries[place + 1 : place + 1 + beside]

    def log(self) -> list[Entry]:
        return self._entries

    @staticmethod
    def _drawn(drawn: steps.Drawn) -> list[Entry]:
        return [(CHANCE, freeze(answer)) for answer in drawn or ()]


def _agrees(course: Course, snapshot: Snapshot) -> bool:
    """Whether the course passes through the stored state."""
    now = course.snapshot()
    return now is not None and now.place == snapshot.place and _plain(now.state) == _plain(snapshot.state)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
