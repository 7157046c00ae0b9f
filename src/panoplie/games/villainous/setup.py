"""Setting up, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from panoplie.games.villainous.facts import VILLAINS
from panoplie.games.villainous.state import BEGIN, State
from panoplie.games.villainous.verbs.realm import draw
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, Flow, Lot, Shuffle
from panoplie.kernel.errors import Refusal


class Choose(Ask):
    """Which villain are you?"""

    __slots__ = ()
    kind: ClassVar[str] = "villain"
    rules: ClassVar[tuple[str, ...]] = ("VI-002", "VI-004")
    taste: ClassVar[bool] = True

    def options(self, g: Any) -> Sequence[Answer]:
        return [("villain", name) for number, name in enumerate(VILLAINS) if number not in g.villain]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        if answer in self.options(g):
            return None
        if answer in [("villain", name) for name in VILLAINS]:
            return Refusal("villain-taken", "VI-003")
        return Refusal("no-such-villain", "VI-002")

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        taken = [("villain", VILLAINS[number]) for number in sorted(g.villain) if number >= 0]
        return [(answer, Refusal("villain-taken", "VI-003")) for answer in taken]


class Wicked(Ask):
    """Who looks most wicked? The first seat answers for the table."""

    __slots__ = ()
    kind: ClassVar[str] = "wicked"
    rules: ClassVar[tuple[str, ...]] = ("VI-011",)

    def options(self, g: Any) -> Sequence[Answer]:
        return [("starts", seat) for seat in range(g.seats)]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return None if answer in self.options(g) else Refusal("nobody-there", "VI-011")


def set_up(g: State) -> Flow:
    """Everyone takes a villain with board and cards; then somebody starts (VI-004 to VI-012)."""
    for seat in range(g.seats):
        yield from choose_villain(g, seat)
    for seat in range(g.seats):
        yield from lay_out(g, seat)
    start = g.options["start"]
    if start == "wicked":
        _, g.active = yield Wicked(0)
    elif start == "random":
        _, g.active = yield Lot([("starts", seat) for seat in range(g.seats)])
    g.first = g.active
    g.tell("started", "VI-011", seat=g.active)
    for place in range(g.seats):  # starting Power by seat (VI-012)
        g.power[(g.first + place) % g.seats] = g.facts.box.starting_power[place]
    g.phase = BEGIN


def choose_villain(g: State, seat: Seat) -> Flow:
    """A villain that nobody has yet, chosen or dealt, with all that belongs to it (VI-004)."""
    if g.options["villains"] == "random":
        left = [("villain", name) for number, name in enumerate(VILLAINS) if number not in g.villain]
        _, name = yield Lot(left)
    else:
        _, name = yield Choose(seat)
    villain = VILLAINS.index(name)
    g.villain[seat] = villain
    g.deck[seat][:] = g.facts.decks[villain]
    g.fate[seat][:] = g.facts.fates[villain]
    g.tell("chose", "VI-004", seat=seat, villain=name)


def lay_out(g: State, seat: Seat) -> Flow:
    """Mover on the left, lock tile on the right, two shuffled piles and a hand of four (VI-005 to VI-009)."""
    g.mover[seat] = 0
    g.lock[seat] = g.facts.locks[g.villain[seat]]
    g.deck[seat][:] = yield Shuffle(g.deck[seat])
    yield from draw(g, seat, g.facts.box.hand)
    g.fate[seat][:] = yield Shuffle(g.fate[seat])
