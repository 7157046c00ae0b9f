"""Whole games without a question that has one answer, unless it hides something or ends a turn for good."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from panoplie.games import ids, load
from panoplie.kernel.asks import HIDES, Ask
from panoplie.kernel.chance import Seeded
from panoplie.kernel.contract import check_choice
from panoplie.kernel.match import Match
from tests.plan import plan_of

SEEDS = 3
WORLDS = 12
TRIED = 20
"""Of a question that hides something so many are looked at until one is found where the others could not know."""


def games(game_id: str) -> Iterator[tuple[Match, Seeded]]:
    """Games of civilians with every set of options, for the fewest and the most seats."""
    game, plan = load(game_id), plan_of(game_id)
    for name, options in plan.sets.items():
        numbers = plan.seats.get(name, game.meta.seats)
        for seats in sorted({min(numbers), max(numbers)}):
            for seed in range(SEEDS):
                yield Match.start(game, seats, options), Seeded("choices", game_id, name, seats, seed)


def others_may_think_of_more(match: Match, ask: Ask) -> bool:
    """Whether somebody else, for all they know, would see more than one answer to a question."""
    onlooker = (ask.seat + 1) % match.state.seats
    for world in range(WORLDS):
        other = match.imagine(onlooker, Seeded("another world", world))
        asked = other.ask_of(ask.seat)
        if asked is not None and len(asked.options(other.state)) > 1:
            return True
    return False


@pytest.mark.parametrize("game_id", ids())
def test_nobody_is_asked_what_has_one_answer(game_id: str) -> None:
    hiding: dict[str, int] = {}
    for match, chance in games(game_id):
        match.settle(chance)
        while not match.over:
            for ask in match.asks():
                options = ask.options(match.state)
                check_choice(ask, options)
                if len(options) == 1 and ask.lone == HIDES and 0 <= hiding.get(ask.kind, 0) < TRIED:
                    hides = others_may_think_of_more(match, ask)
                    hiding[ask.kind] = -1 if hides else hiding.get(ask.kind, 0) + 1
            ask = match.asks()[0]
            match.push(ask.sample(match.state, chance), ask.seat)
            match.settle(chance)
    useless = [kind for kind, tried in hiding.items() if tried == TRIED]
    assert not useless, f"{useless} are asked without a choice, and everybody knows that there is none"
