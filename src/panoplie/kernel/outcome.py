"""How a match ended: who won, what it was worth to each seat, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from panoplie.kernel.answers import Seat

Sides = tuple[tuple[Seat, ...], ...]


def each_alone(seats: int, options: Mapping[str, Any]) -> Sides:
    """Everybody plays for himself.

    >>> each_alone(3, {})
    ((0,), (1,), (2,))
    """
    return tuple([(seat,) for seat in range(seats)])


def all_against_the_box(seats: int, options: Mapping[str, Any]) -> Sides:
    """Everybody plays on one side."""
    return (tuple(range(seats)),)


@dataclass(frozen=True)
class Outcome:
    """The winners, perhaps none; a utility for each seat, from -1 to 1; a game that was stopped nobody wins."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    utilities: tuple[float, ...]
    stopped: bool = False

    @classmethod
    def won(
        cls, winners: Sequence[Seat], scores: Sequence[int], reason: str, sides: Sides | None = None
    ) -> Outcome:
        """A finished game. Sides that share a victory have what a fair lot between them would give on average.

        >>> Outcome.won([0], [3, 1], "points").utilities
        (1.0, -1.0)
        >>> Outcome.won([0, 1], [3, 3, 1], "points").utilities
        (0.0, 0.0, -1.0)
        >>> Outcome.won([0, 1], [3, 3, 1, 1], "points", ((0, 1), (2, 3))).utilities
        (1.0, 1.0, -1.0, -1.0)
        """
        sides = sides or each_alone(len(scores), {})
        sharing = sum([any([seat in winners for seat in side]) for side in sides])
        utilities = [2 / sharing - 1 if seat in winners else -1.0 for seat in range(len(scores))]
        return cls(tuple(winners), tuple(scores), reason, tuple(utilities))

    @classmethod
    def stop(cls, scores: Sequence[int], reason: str = "stopped") -> Outcome:
        """A game that did not come to its end: nobody wins it."""
        return cls((), tuple(scores), reason, (0.0,) * len(scores), True)

    def share(self, seat: Seat) -> float:
        """Which part of the victory is a seat's: all of a side's victory is each member's."""
        return (self.utilities[seat] + 1) / 2 if seat in self.winners else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "utilities": list(self.utilities),
            "stopped": self.stopped,
        }
