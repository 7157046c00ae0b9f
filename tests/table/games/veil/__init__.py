"""Veil, a game for tests only: secret hands, a face-down deck, peeking, and bids that all make at once.

The deck lies in the order that the file named by VEIL_DECK says, so that a test can deal two worlds which look
the same from a seat.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, Flow, Shuffle, Together
from panoplie.kernel.chance import Source
from panoplie.kernel.content import fingerprint
from panoplie.kernel.errors import Refusal
from panoplie.kernel.events import Only
from panoplie.kernel.game import Game, Meta
from panoplie.kernel.outcome import Outcome
from panoplie.kernel.sight import EVERYONE, UNKNOWN, Zone, only
from panoplie.kernel.state import State as KernelState

CARDS = 24
HAND = 4


class Facts:
    def __init__(self, folder: Path) -> None:
        self.fingerprint = fingerprint(folder)


class State(KernelState):
    __slots__ = ("active", "deck", "hands", "marks", "pile", "turn")

    active: Seat
    deck: list[int]
    hands: list[list[int]]
    marks: list[list[int]]
    pile: list[int]
    turn: int

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.seats, twin.options, twin.facts, twin.events = self.seats, self.options, self.facts, None
        twin.over, twin.active, twin.turn = self.over, self.active, self.turn
        twin.deck, twin.pile = self.deck[:], self.pile[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.marks = [marks[:] for marks in self.marks]
        return twin


class Deal(Shuffle):
    """The deck as the test wants it."""

    __slots__ = ()

    def sample(self, g: Any, source: Source) -> Answer:
        return tuple(json.loads(Path(os.environ["VEIL_DECK"]).read_text()))


class Choose(Ask):
    __slots__ = ()
    kind = "choose"

    def options(self, g: Any) -> Sequence[Answer]:
        ways: list[Answer] = [("draw",)] if g.deck else []
        ways += [("discard", card) for card in sorted(g.hands[self.seat])]
        return ways + [("peek", foe) for foe in range(g.seats) if foe != self.seat and g.hands[foe]]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return None if answer in self.options(g) else Refusal("not-an-option", "VE-001")


class Bid(Ask):
    __slots__ = ()
    kind = "bid"

    def options(self, g: Any) -> Sequence[Answer]:
        return [("bid", amount) for amount in range(3)]


def act(g: State) -> Flow:
    if not g.turn:
        g.deck[:] = yield Deal(g.deck)
        for _ in range(HAND):
            for seat in range(g.seats):
                draw(g, seat)
        g.turn = 1
        return
    me = g.active
    if g.turn % 4 == 0:
        bids = yield Together([Bid(seat) for seat in range(g.seats)])
        g.tell("bids", "VE-004", bids=[amount for _, amount in bids])
    choice = yield Choose(me)
    if choice[0] == "draw":
        draw(g, me)
    elif choice[0] == "discard":
        place = g.hands[me].index(choice[1])
        g.marks[me].pop(place)
        g.pile.append(g.hands[me].pop(place))
        g.tell("discarded", "VE-002", seat=me, card=choice[1])
    else:
        foe = choice[1]
        g.marks[foe][0] |= only(me)
        g.tell("peeked", "VE-003", seat=me, foe=foe, card=Only([me], g.hands[foe][0]))
    g.turn += 1
    g.active = (me + 1) % g.seats
    g.over = g.turn > 60


def draw(g: State, seat: Seat) -> None:
    card = g.deck.pop()
    g.hands[seat].append(card)
    g.marks[seat].append(only(seat))
    g.tell("drew", "VE-001", seat=seat, card=Only([seat], card))


def new(seats: int, options: Mapping[str, Any], facts: Facts) -> State:
    g = State()
    g.seats, g.options, g.facts, g.events = seats, options, facts, None
    g.over, g.active, g.turn = False, 0, 0
    g.deck, g.pile = list(range(CARDS)), []
    g.hands = [[] for _ in range(seats)]
    g.marks = [[] for _ in range(seats)]
    return g


def zones(g: State) -> list[Zone]:
    hands = [Zone("card", hand, marks) for hand, marks in zip(g.hands, g.marks, strict=True)]
    return [Zone("card", g.deck, UNKNOWN), Zone("card", g.pile, EVERYONE), *hands]


def view(g: State, seat: Seat | None) -> dict[str, Any]:
    hands = [
        [card if seat is not None and mark >> seat & 1 else None for card, mark in zip(hand, marks, strict=True)]
        for hand, marks in zip(g.hands, g.marks, strict=True)
    ]
    return {"deck": len(g.deck), "pile": g.pile[:], "hands": hands, "active": g.active}


GAME = Game(
    meta=Meta(
        "veil", "Veil", "-", "-", 2024, (2, 3), "1", verbs={"draw": (), "discard": ("card",), "peek": ("foe",)}
    ),
    folder=Path(__file__).parent,
    load_facts=Facts,
    new=new,
    act=act,
    view=view,
    zones=zones,
    outcome=lambda g: Outcome.won((0,), [0] * g.seats, "points"),
    value=lambda g, seat: float(len(g.hands[seat])),
)
