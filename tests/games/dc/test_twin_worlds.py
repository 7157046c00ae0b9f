"""Whole games in two worlds that differ in one secret alone: whoever may not know it never notices."""

from __future__ import annotations

import json
from typing import Final

import pytest

from panoplie.bots import Legend, bot
from panoplie.bots.search import Budget
from panoplie.bots.thought import Reasons, Thought, reasons
from panoplie.games import load
from panoplie.games.dc.state import UNSEEN, State
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import ChanceAsk, Shuffle
from panoplie.kernel.chance import Seeded
from panoplie.kernel.events import Event
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook

LOOK: Final = 19
"""So many answers lie between two close looks."""
THINK: Final = 6
"""A bot thinks at one of so many close looks."""
HINT: Final = 12
"""So many lines of play a legend thinks through for a hint; a table thinks by the clock, which differs."""
TRIED: Final = 40
"""So many of the last answers are tried again, whether they are legal or not."""
BLUNT: Final[list[Answer]] = [
    ("help",),
    ("destroy_player", 0),
    ("destroy_player", 1),
    *[("defeat", f"plot_{kind}") for kind in ("hero", "villain", "super_power", "equipment", "starter")],
]
"""What somebody might say only to learn something from the refusal."""


class Twins:
    """The same random game in two worlds in which two cards of a secret pack have changed places."""

    def __init__(self, seats: int, pack: str, places: tuple[int, int]) -> None:
        self.pack = pack
        self.places = places
        self.worlds = [Match.start(load("dc"), seats, {"watchmen": True}, listen=True) for _ in range(2)]
        self.blind = [None, *[seat for seat in range(seats) if seat not in places]]
        self.source = Seeded("twins", seats, pack)
        self.heard: list[Answer] = []

    def state(self, world: Match) -> State:
        assert isinstance(world.state, State)
        return world.state

    @property
    def is_secret(self) -> bool:
        """Whether it is still hidden in both worlds."""
        if any([world.over for world in self.worlds]):
            return False
        states = [self.state(world) for world in self.worlds]
        return all([g.plot == UNSEEN if self.pack == "plot_box" else not g.is_open for g in states])

    def say(self) -> list[list[Event]]:
        """Give the same answer in both worlds, but deal the secret pack differently; see what happens."""
        here = self.worlds[0]
        asks = here.asks()
        ask = asks[self.source.below(len(asks))]
        answer = ask.sample(here.state, self.source)
        other = list(answer)
        if isinstance(ask, Shuffle) and ask.cards is getattr(here.state, self.pack):
            answer = tuple(sorted(answer, reverse=True))  # the first seat is the Mastermind, in the first world
            other = list(answer)
            one, two = self.places
            other[one], other[two] = other[two], other[one]
        if not isinstance(ask, ChanceAsk):
            self.heard.append(answer)
        return [
            world.answer(ask.seat, said) for world, said in zip(self.worlds, (answer, tuple(other)), strict=True)
        ]

    def seen(self, world: Match) -> list[str]:
        """All that the blind see, and all that anybody is asked."""
        views = [world.view(viewer) for viewer in self.blind]
        asks = [ask for ask in world.asks() if not isinstance(ask, ChanceAsk)]
        barred = [[(answer, repr(why)) for answer, why in ask.barred(world.state)] for ask in asks]
        return [json.dumps(seen) for seen in (views, [ask.to_json(world.state) for ask in asks], barred)]

    def heard_by(self, world: Match, seat: Seat) -> list[object]:
        """What a seat is told that tries one answer after another, or to take the last one back."""
        tried = [*BLUNT, *self.heard[-TRIED:]]
        return [*[repr(world.why_not(seat, answer)) for answer in tried], repr(world.undo_point(seat))]

    def advice(self, world: Match, seat: Seat, number: int) -> list[tuple[Answer, float]]:
        return bot("sidekick").think(Outlook(world, seat, Seeded("advice", number))).ratings

    def hint(self, world: Match, seat: Seat, number: int) -> tuple[Thought, Reasons]:
        """What a table advises, and why: it sets the match up again from its checkpoint, and asks a legend."""
        mark, state = world.checkpoint()
        again = Match.resume(world.game, state)
        again.feed(world.log[mark:])
        outlook = Outlook(again, seat, Seeded("hint", number))
        thought = Legend(budget=Budget(HINT)).think(outlook)
        return thought, reasons(outlook, thought)


@pytest.mark.parametrize("pack", ["loyalty_box", "plot_box"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_secret_makes_no_difference_to_whoever_may_not_know_it(seats: int, pack: str) -> None:
    """With two players one world has no Mastermind, or another Plot is in the box (WM-015, WM-016, WM-024)."""
    twins = Twins(seats, pack, (0, 1 if seats > 2 else 2))
    here, there = twins.worlds
    count = advised = 0
    while twins.is_secret:
        told, also_told = twins.say()
        count += 1
        if not twins.is_secret:
            break
        for viewer in twins.blind:
            assert [event.seen_by(viewer) for event in told] == [event.seen_by(viewer) for event in also_told]
        if count % LOOK:
            continue
        assert twins.seen(here) == twins.seen(there)
        assert here.waiting() == there.waiting()
        for seat in range(seats):
            assert twins.heard_by(here, seat) == twins.heard_by(there, seat)
        asked = [seat for seat in here.waiting() if seat in twins.blind]
        if asked and count // LOOK % THINK == 0:
            advised += 1
            assert twins.advice(here, asked[0], count) == twins.advice(there, asked[0], count)
            assert twins.hint(here, asked[0], count) == twins.hint(there, asked[0], count)
    assert count > 100 and advised
    assert (
        twins.state(here).loyalty != twins.state(there).loyalty
        or twins.state(here).plots != twins.state(there).plots
    )
