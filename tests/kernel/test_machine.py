"""Any sequence of answers, undos, forks and wrong answers leaves a match that its log explains."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from panoplie.games import load
from panoplie.kernel.chance import Seeded
from panoplie.kernel.errors import IllegalAnswer
from panoplie.kernel.game import Game
from panoplie.kernel.match import Match
from tests.kernel.tiny_games import BIDS, PEEK


class Table(RuleBasedStateMachine):
    """People at a table, doing whatever comes to mind."""

    game: Game

    @initialize(seats=st.integers(2, 3), seed=st.integers(0, 50))
    def sit_down(self, seats: int, seed: int) -> None:
        self.chance = Seeded("machine", seed)
        self.match = Match.start(self.game, seats)
        self.match.settle(self.chance)

    @precondition(lambda self: not self.match.over)
    @rule(pick=st.integers(0, 10_000), who=st.integers(0, 3), settle=st.booleans())
    def answer(self, pick: int, who: int, settle: bool) -> None:
        self.match.settle(self.chance)
        asks = self.match.asks()
        if asks:
            ask = asks[who % len(asks)]
            options = ask.options(self.match.state)
            self.match.answer(ask.seat, options[pick % len(options)])
        if settle:
            self.match.settle(self.chance)

    @rule(
        seat=st.integers(-1, 4),
        answer=st.sampled_from([("keep",), ("play", 99), (), ("yes",), None, ("take", "hero", 0)]),
    )
    def say_nonsense(self, seat: int, answer: object) -> None:
        before, log = self.match.state.clone(), len(self.match.log)
        with pytest.raises(IllegalAnswer):
            self.match.answer(seat, answer)
        assert self.match.state == before
        assert len(self.match.log) == log

    @rule(seat=st.integers(0, 2))
    def undo(self, seat: int) -> None:
        log = self.match.log[:]
        try:
            place = self.match.undo(seat)
        except IllegalAnswer:
            assert self.match.log == log
        else:
            assert self.match.log == log[:place]
            assert log[place][0] == seat

    @rule()
    def go_on_in_a_fork(self) -> None:
        self.match = self.match.fork()

    @invariant()
    def the_log_explains_the_match(self) -> None:
        if not hasattr(self, "match"):
            return
        again = self.match.at(len(self.match.log))
        assert again.state == self.match.state
        assert again.waiting() == self.match.waiting()
        assert self.match.fork().state == self.match.state


@pytest.mark.parametrize("game", [PEEK, BIDS, load("pow")], ids=["peek", "bids", "pow"])
def test_any_sequence_leaves_a_match_that_its_log_explains(game: Game) -> None:
    machine = type("TableOfGame", (Table,), {"game": game})
    case = machine.TestCase
    case.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
    case().runTest()
