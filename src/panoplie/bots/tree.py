"""What a search remembers: what somebody may answer, how it went, and how values lie apart."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.chance import Source

TEMPER: Final = 6.0
"""How much more often a secret answer is expected that did better: e to this power if it always won, not lost."""
PARTS: Final = 1 << 20
"""How finely a lot is drawn."""
SPAN: Final = 0.45
"""How far from an even chance a game that is not over can stand."""


class Node:
    """What somebody may answer at one point, and how it went."""

    __slots__ = (
        "aside",
        "behind",
        "chances",
        "children",
        "gained",
        "lines",
        "order",
        "picked",
        "promise",
        "seat",
        "seen",
        "total",
        "trust",
        "visits",
    )

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        """Who gave the answer that leads here."""
        self.visits = 0
        self.total = 0.0
        self.seen: list[tuple[bool, float]] = []
        """At the root, for each walk: whether it ended the game, and its worth, else how the seat stood."""
        self.lines: list[list[tuple[Seat, Answer]]] = []
        """At the root, for each walk: what was answered next."""
        self.chances = 0
        """How often it could have been given."""
        self.promise = 0.0
        self.behind = 0.0
        """How much worse than the best of its kind it looked at first."""
        self.trust = 0.0
        """As how many visits that look counts."""
        self.picked = 0
        """How often an answer was chosen here."""
        self.gained = 0.0
        """What those walks were worth to whoever chose."""
        self.children: dict[Answer, Node] = {}
        self.order: list[Answer] = []
        """The answers that were weighed here, the most promising first."""
        self.aside: dict[Seat, Node] = {}
        """The choices of others who are asked here at the same time, and in secret."""

    @property
    def usual(self) -> float:
        """What a walk through here is worth to whoever chooses."""
        return self.gained / self.picked if self.picked else 0.5

    def worth(self, usual: float) -> float:
        """What was seen of it, and the first look: as far behind the usual as it seemed to be."""
        weight = self.visits + self.trust
        return (self.total + self.trust * (usual - self.behind)) / weight if weight else usual

    def known(self, seat: Seat, options: Sequence[Answer], widen: float) -> list[Answer]:
        """The answers of a seat that are looked at in this world, as many as the node is wide by now."""
        wide = max(2, int(widen * math.sqrt(self.picked + 1)))
        here = set(options)
        known = [answer for answer in self.order if answer in here][:wide]
        if len(known) < min(wide, len(options)):
            for answer in options:  # possible in this world, and in none that was weighed
                if answer not in self.order:
                    child = self.children.setdefault(answer, Node(seat))
                    child.promise = 1.0 / len(options)
                    self.order.append(answer)
                    known.append(answer)
                    if len(known) == wide:
                        break
        return known

    def most_interesting(self, known: Sequence[Answer], explore: float) -> Answer:
        """The answer of which most was seen or is still to be hoped for."""
        usual = self.usual
        best, chosen = -math.inf, known[0]
        for answer in known:
            child = self.children[answer]
            child.chances += 1
            curious = explore * child.promise * math.sqrt(child.chances) / (1 + child.visits)
            interest = child.worth(usual) + curious
            if interest > best:
                best, chosen = interest, answer
        return chosen

    def by_lot(self, known: Sequence[Answer], source: Source) -> Answer:
        """A secret answer by lot, the better it did the more often.

        Two who answer in secret and both seek the best would go in step, and one of them always be right.
        """
        usual = self.usual
        weights = [math.exp(TEMPER * self.children[answer].worth(usual)) for answer in known]
        lot = sum(weights) * source.below(PARTS) / PARTS
        for answer, weight in zip(known, weights, strict=True):
            lot -= weight
            if lot < 0:
                return answer
        return known[-1]


class Scale:
    """Brings what `value` says of a seat between 0 and 1, by mean and deviation of what was seen so far."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def see(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    @property
    def deviation(self) -> float:
        """How far values lie apart; never nothing, so that it can be divided by."""
        return math.sqrt(self.squares / self.count) or 1.0 if self.count else 1.0

    def place(self, value: float) -> float:
        """A running game lies between 0.05 and 0.95: nothing is as good as a victory or as bad as a defeat."""
        return 0.5 + SPAN * math.tanh((value - self.mean) / (2 * self.deviation))

    def places(self, seen: Sequence[tuple[bool, float]]) -> list[float]:
        """The same for many at once; what ended the game is told by its worth, and has its place."""
        mean, wide, tanh = self.mean, 2 * self.deviation, math.tanh
        return [value if ended else 0.5 + SPAN * tanh((value - mean) / wide) for ended, value in seen]


def error(gaps: Sequence[float]) -> float:
    """The standard error of the mean of what some pairs lie apart."""
    mean = sum(gaps) / len(gaps)
    return math.sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1) / len(gaps))


def spread_of(rated: list[float]) -> tuple[list[float], float]:
    """Some ratings, and how far they lie apart; never nothing, so that it can be divided by."""
    scale = Scale()
    for value in rated:
        scale.see(value)
    return rated, scale.deviation
