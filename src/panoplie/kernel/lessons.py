"""Lessons: short positions that are played at a real table, with a sentence and a rule for everything to be done.

A lesson is a table laid out by name and a script: what the learner is to do, and what chance and the others do in
between. The log of the match says how far a lesson is, so nothing else is remembered.

    Lesson(
        "shields",
        {"heroes": "2 5 3", "villains": "1 4"},
        Throw("shield shield skull blue orange", "PO-012"),
        Do("take hero 2", "PO-024", "PO-025"),
    )

Its sentences stand in `words/lessons/<lang>.ftl` of its game: `lesson-<id>` is its title, `lesson-<id>-1` what its
first task says, with the attribute `.else` for whoever does something else, and `lesson-<id>-done` its last word.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from panoplie.kernel.answers import CHANCE, Answer, Seat, from_text

Entry = tuple[Seat, Answer]
Part = Literal["aim", "turn", "end"]
"""What somebody can say of a game who has learnt it: how it is won, what one does in a turn, when it is over."""
LEARNER: Final[Seat] = 0


class Do:
    """The learner answers a question. Several answers, one a line, may be right: what follows fits all of them."""

    def __init__(self, answers: str, *rules: str) -> None:
        self.answers: tuple[Answer, ...] = tuple([from_text(line) for line in answers.strip().splitlines()])
        self.rules = rules


class Throw:
    """The learner throws the dice that wait for a hand, and they fall like this."""

    def __init__(self, dice: str, *rules: str) -> None:
        self.answer: Answer = tuple(dice.split())  # a die shows words, also where these are figures
        self.rules = rules


class Chance:
    """What dice show or lots say; without words whatever the lesson's own seed gives, which is always the same."""

    def __init__(self, answer: str | None = None) -> None:
        self.answer: Answer = None if answer is None else tuple(answer.split())


class Other:
    """What another seat answers."""

    def __init__(self, seat: Seat, answer: str) -> None:
        self.seat = seat
        self.answer: Answer = from_text(answer)


Task = Do | Throw
"""What the learner is told to do."""
Move = Task | Chance | Other


@dataclass(frozen=True)
class At:
    """How far a lesson is."""

    done: int
    """How many tasks are done."""
    said: int
    """The number of the task whose sentence is said: the next one, or while others play the one before."""
    move: Move | None
    """What happens next, whoever does it; nothing when the lesson is over."""

    @property
    def seat(self) -> Seat | None:
        """Who answers next; nobody while chance does."""
        match self.move:
            case Do():
                return LEARNER
            case Other():
                return self.move.seat
        return None


class Lesson:
    """One position and what is to be done in it. The learner sits in seat 0."""

    def __init__(
        self,
        lesson_id: str,
        position: Mapping[str, Any],
        *script: Move,
        seats: int = 2,
        teaches: Sequence[Part] = (),
    ) -> None:
        self.id = lesson_id
        self.position = position
        self.script = script
        self.seats = seats
        self.teaches = tuple(teaches)

    @property
    def tasks(self) -> list[Task]:
        return [move for move in self.script if isinstance(move, Task)]

    @property
    def rules(self) -> list[str]:
        """The rules that the lesson is about, each once."""
        return list(dict.fromkeys([rule for task in self.tasks for rule in task.rules]))

    @property
    def key(self) -> str:
        """The key behind its chance, so that what the script leaves open always falls alike."""
        return hashlib.sha256(self.id.encode()).hexdigest()

    def at(self, log: Sequence[Entry]) -> At | None:
        """How far the lesson is after these answers; nothing if they are not those of its script.

        Chance that is asked where the script has a move for somebody else is the seed's.
        """
        script = list(self.script)
        for seat, answer in log:
            if script and _fits(script[0], seat, answer):
                del script[0]
            elif seat != CHANCE or (script and isinstance(script[0], Throw | Chance)):
                return None
        move = script[0] if script else None
        done = len(self.tasks) - len([left for left in script if isinstance(left, Task)])
        return At(done, done + 1 if isinstance(move, Task) or not done else done, move)

    def sentence(self, at: At) -> str:
        """The key of the sentence that is said now."""
        return f"lesson-{self.id}-{'done' if at.move is None else at.said}"


def _fits(move: Move, seat: Seat, answer: Answer) -> bool:
    match move:
        case Do():
            return seat == LEARNER and answer in move.answers
        case Other():
            return seat == move.seat and answer == move.answer
        case _:
            return seat == CHANCE and move.answer in (None, answer)


@dataclass(frozen=True)
class Primer:
    """All that a game teaches: its lessons in their order, and puzzles behind them."""

    lessons: tuple[Lesson, ...] = ()
    puzzles: tuple[Lesson, ...] = ()
    unasked: Mapping[str, str] = field(default_factory=dict)
    """Worked examples of the rulebook in which nobody decides anything, and why."""

    def find(self, lesson_id: str) -> Lesson | None:
        """A lesson or puzzle by its id."""
        return next((lesson for lesson in (*self.lessons, *self.puzzles) if lesson.id == lesson_id), None)
