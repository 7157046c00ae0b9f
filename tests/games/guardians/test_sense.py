"""What a sensible player of Guardians' Chronicles looks at."""

from __future__ import annotations

import pytest

from panoplie import games
from panoplie.bots import Hero, Legend, Sidekick
from panoplie.bots.search import Budget
from panoplie.games.guardians import planning, sense
from panoplie.games.guardians.sense import parts
from panoplie.kernel.asks import SETTLE
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook
from tests.games.guardians.scenes import concert


@pytest.mark.parametrize(("back", "forward", "rival"), [("a5", "b6", "l8"), ("l5", "k6", "a8")])
def test_of_two_spaces_in_a_zone_the_one_nearer_to_the_stage_is_worth_more_from_either_side(
    back: str, forward: str, rival: str
) -> None:
    places = [
        parts(concert(rage={"at": at}, tempo={"at": rival}, villains={"xtina": "f2"}).g, 0)["place"]
        for at in (back, forward)
    ]
    assert places[0] < places[1]


@pytest.mark.parametrize("options", [{"threat": "feedback"}, {"threat": "farewell_tour"}, {"mode": "together"}])
def test_a_state_that_was_looked_at_before_is_worth_what_it_is_worth_at_first_sight(
    options: dict[str, str],
) -> None:
    game = games.load("guardians")
    for seed in range(3):
        match, luck = Match.start(game, 3, options), Seeded("looks", seed)
        while match.ask is not None:
            known = [parts(match.state, seat) for seat in range(3)]
            sense.remembered.clear()
            assert known == [parts(match.state, seat) for seat in range(3)]
            asks = match.asks()
            match.push(asks[0].sample(match.state, luck), asks[0].seat)


def test_what_a_hero_wished_before_is_what_he_wishes_at_first_sight() -> None:
    match, luck = Match.start(games.load("guardians"), 3), Seeded("wishes", 1)
    plans = 0
    while match.ask is not None:
        ask = match.asks()[0]
        if ask.grows:
            plans += 1
            known = planning.ratings(match.state, ask, ask.seat)
            planning.remembered.clear()
            assert known == planning.ratings(match.state, ask, ask.seat)
        match.push(ask.sample(match.state, luck), ask.seat)
    assert plans > 20


@pytest.mark.parametrize("searcher", [Hero, Legend])
def test_who_searches_makes_a_plan_and_does_not_take_it_back_for_ever(searcher: type[Hero]) -> None:
    """As long as a plan is not ready nothing can happen to anybody, and that looks better than most turns."""
    player, others = searcher(budget=Budget(iterations=20)), Sidekick()
    match, luck = Match.start(games.load("guardians"), 2), Seeded("loop", 0)
    match.settle(luck)
    given = []
    while SETTLE not in given and len(given) < 20:
        ask = match.asks()[0]
        planning_now = ask.grows and ask.seat == 0
        answer = (player if planning_now else others).answer(
            Outlook(match, ask.seat, Seeded("loop", len(match.log)))
        )
        given += [answer] if planning_now else []
        match.push(answer, ask.seat)
        match.settle(luck)
    assert given[-1] == SETTLE


@pytest.mark.parametrize("searcher", [Hero, Legend])
def test_who_searches_lays_the_cards_that_the_game_rates_best(searcher: type[Hero]) -> None:
    """A walk ends before a plan is ready: any card that looks good where it lies would be laid."""
    player, others = searcher(), Sidekick()
    match, luck = Match.start(games.load("guardians"), 2), Seeded("plans", 0)
    match.settle(luck)
    plans = 0
    while plans < 30:
        ask = match.asks()[0]
        if ask.grows and (rated := dict(planning.ratings(match.state, ask, ask.seat))):
            plans += 1
            answer = player.answer(Outlook(match, ask.seat, Seeded("plans", len(match.log))))
            assert rated[answer] == max(rated.values())
        match.push(others.answer(Outlook(match, ask.seat, luck)), ask.seat)
        match.settle(luck)
