"""Small games that exist only to try the kernel's hard parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import HIDES, Ask, Flow, Lot, Shuffle, Together
from panoplie.kernel.errors import Refusal
from panoplie.kernel.events import Only
from panoplie.kernel.game import Game, Meta
from panoplie.kernel.outcome import Outcome
from panoplie.kernel.questions import May
from panoplie.kernel.sight import EVERYONE, UNKNOWN, Zone, only
from panoplie.kernel.state import State as KernelState

FOLDER = Path(__file__).parent / "tiny"


class Facts:
    fingerprint = "tiny"


class State(KernelState):
    """A deck, hands, cards being looked at, a table, and points."""

    __slots__ = ("active", "deck", "hands", "looking", "points", "round", "table")

    active: Seat
    round: int
    deck: list[int]
    hands: list[list[int]]
    looking: list[int]
    table: list[int]
    points: list[int]

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.seats, twin.options, twin.facts, twin.events = self.seats, self.options, self.facts, None
        twin.over, twin.active, twin.round = self.over, self.active, self.round
        twin.deck, twin.looking, twin.table = self.deck[:], self.looking[:], self.table[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.points = self.points[:]
        return twin


def new(seats: int, options: Mapping[str, Any], facts: Any) -> State:
    g = State()
    g.seats, g.options, g.facts, g.events = seats, options, facts, None
    g.over, g.active, g.round = False, 0, 0
    g.deck = list(range(20))
    g.hands = [[] for _ in range(seats)]
    g.looking, g.table = [], []
    g.points = [0] * seats
    return g


def view(g: State, seat: Seat | None) -> dict[str, Any]:
    return {
        "active": g.active,
        "deck": len(g.deck),
        "hands": [hand if owner == seat else len(hand) for owner, hand in enumerate(g.hands)],
        "looking": g.looking if seat == g.active else len(g.looking),
        "table": g.table,
        "points": g.points,
    }


def zones(g: State) -> list[Zone]:
    hands = [Zone("card", hand, only(owner)) for owner, hand in enumerate(g.hands)]
    return [
        Zone("card", g.deck, UNKNOWN),
        *hands,
        Zone("card", g.looking, only(g.active)),
        Zone("card", g.table, EVERYONE),
    ]


def outcome(g: State) -> Outcome:
    best = max(g.points)
    winners = tuple([seat for seat in range(g.seats) if g.points[seat] == best])
    return Outcome.won(winners, g.points, "points")


def value(g: State, seat: Seat) -> float:
    return float(g.points[seat])


def tiny(
    act: Callable[[State], Flow], name: str = "tiny", view: Any = view, zones: Any = zones, new: Any = new
) -> Game:
    meta = Meta(name, name, "-", "-", 2026, seats=(2, 4), rules_version="1")
    return Game(meta, FOLDER, lambda folder: Facts(), new, act, view, zones, outcome, value)


# A reaction inside a reaction inside a loop over players


def clash(g: State) -> Flow:
    """The active player attacks everyone in turn; each may defend, and the attacker may counter (TI-001)."""
    if g.round == 3:
        g.over = True
        return
    me = g.active
    for foe in range(g.seats):
        if foe != me:
            yield from attack(g, me, foe)
    g.round += g.active == g.seats - 1
    g.active = (me + 1) % g.seats


def attack(g: State, me: Seat, foe: Seat) -> Flow:
    """One attack (TI-001)."""
    (strength,) = yield Lot([(1,), (2,), (3,)])
    if (yield May(foe, None, "defend")) == ("yes",):
        strength = yield from defence(g, me, foe, strength)
    g.points[me] += strength
    g.tell("hit", "TI-001", seat=me, foe=foe, strength=strength)


def defence(g: State, me: Seat, foe: Seat, strength: int) -> Any:
    """A defence, which may be countered by a throw of its own (TI-001)."""
    (shield,) = yield Lot([(0,), (1,), (2,)])
    if shield and (yield May(me, None, "counter")) == ("yes",):
        (luck,) = yield Lot([(0,), (1,)])
        shield -= luck
        if (yield May(foe, None, "counter_back")) == ("yes",):
            shield += 1
    return max(0, strength - shield)


CLASH = tiny(clash)


# Two cards looked at privately, one chosen, in the middle of an effect


class PickLooked(Ask):
    """Which of the cards that you look at do you keep?"""

    __slots__ = ()
    kind: ClassVar[str] = "pick"
    rules: ClassVar[tuple[str, ...]] = ("TI-001",)

    def options(self, g: Any) -> list[Answer]:
        return [("pick", card) for card in g.looking]


class PickHand(Ask):
    """Which card do you play? Asked of a hand of one card, too: the tests count the questions."""

    __slots__ = ()
    kind: ClassVar[str] = "play"
    lone: ClassVar[str] = HIDES
    rules: ClassVar[tuple[str, ...]] = ("TI-001",)

    def options(self, g: Any) -> list[Answer]:
        return [("play", card) for card in g.hands[self.seat]]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        if answer in self.options(g):
            return None
        return Refusal("not-an-option", "TI-001")


def peek(g: State) -> Flow:
    """Look at two cards, keep one, put the other back below; then the others answer with a card (TI-001)."""
    if not g.table and not any(g.hands):
        g.deck[:] = yield Shuffle(g.deck)
        for hand in g.hands:
            hand.append(g.deck.pop())
    me = g.active
    g.looking += [g.deck.pop(), g.deck.pop()]
    g.tell("looked", "TI-001", seat=me, cards=Only([me], g.looking[:]))
    _, kept = yield PickLooked(me)
    g.looking.remove(kept)
    g.hands[me].append(kept)
    g.deck.insert(0, g.looking.pop())
    foe = (me + 1) % g.seats
    _, played = yield PickHand(foe)
    g.hands[foe].remove(played)
    g.table.append(played)
    g.points[foe] += played
    if not g.hands[foe]:
        g.hands[foe].append(g.deck.pop())
    g.active = foe
    g.over = len(g.table) >= 6


PEEK = tiny(peek)


# Secret answers, all at once


def bids(g: State) -> Flow:
    """Everyone bids a card secretly; the highest takes a point (TI-001)."""
    if g.round == 0:
        g.deck[:] = yield Shuffle(g.deck)
        for hand in g.hands:
            hand += [g.deck.pop() for _ in range(3)]
    answers = yield Together([PickHand(seat) for seat in range(g.seats)])
    cards = [card for _, card in answers]
    for seat, card in enumerate(cards):
        g.hands[seat].remove(card)
        g.table.append(card)
    g.points[cards.index(max(cards))] += 1
    g.round += 1
    g.over = g.round == 3


BIDS = tiny(bids)
