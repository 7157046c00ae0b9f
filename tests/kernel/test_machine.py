"""Any sequence of answers, undos, forks and wrong answers leaves a match that its log explains."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from panoplie.games import ids, load
from panoplie.kernel.chance import Seeded
from panoplie.kernel.errors import IllegalAnswer
from panoplie.kernel.game import Game
from panoplie.kernel.match import Match
from tests.kernel.tiny_games import BIDS, PEEK


class Table(RuleBasedStateMachine):
    """People at a table, doing whatever comes to mind."""

    game: Game

    @initialize(more=st.integers(0, 2), seed=st.integers(0, 50))
    def sit_down(self, more: int, seed: int) -> None:
        self.chance = Seeded("machine", seed)
        least, most = self.game.meta.seats
        self.match = Match.start(self.game, min(least + more, most))
        self.match.settle(self.chance)
        self.given: list[object] = [("keep",), ("play", 99), (), ("yes",), None, ("take", "hero", 0)]

    @precondition(lambda self: not self.match.over)
    @rule(pick=st.integers(0, 10_000), who=st.integers(0, 3), settle=st.booleans())
    def answer(self, pick: int, who: int, settle: bool) -> None:
        self.match.settle(self.chance)
        asks = self.match.asks()
        if asks:
            ask = asks[who % len(asks)]
            options = ask.options(self.match.state)
            self.given.append(options[pick % len(options)])
            self.match.answer(ask.seat, options[pick % len(options)])
        if settle:
            self.match.settle(self.chance)

    @rule(seat=st.integers(0, 4), pick=st.integers(0, 10_000))
    def say_what_was_right_another_time(self, seat: int, pick: int) -> None:
        answer = self.given[pick % len(self.given)]
        ask = self.match.ask_of(seat)
        if ask is not None and answer in ask.options(self.match.state):
            return
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
            kept = self.match.log[place:]  # what others gave to the same question
            assert self.match.log == log[:place] + log[place + 1 :][: len(kept)]
            assert log[place][0] == seat and seat not in [by for by, _ in kept]

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


GAMES = [PEEK, BIDS, *[load(game_id) for game_id in ids()]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_any_sequence_leaves_a_match_that_its_log_explains(game: Game) -> None:
    machine = type("TableOfGame", (Table,), {"game": game})
    case = machine.TestCase
    case.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
    case().runTest()
