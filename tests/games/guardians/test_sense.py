"""What a sensible player of Guardians' Chronicles looks at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from panoplie import games
from panoplie.bots import Hero, Legend, Sidekick, Thought, reasons
from panoplie.bots.search import STYLE, Budget, Search
from panoplie.bots.thought import Reasons
from panoplie.games.guardians import planning, sense
from panoplie.games.guardians.prospects import prospect
from panoplie.games.guardians.sense import parts
from panoplie.games.guardians.state import STRATEGY
from panoplie.kernel.asks import SETTLE
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook
from tests.games.guardians.scenes import concert
from tests.talk import table


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


def test_of_a_plan_the_best_part_is_wanted_and_of_others_is_said_what_they_give_away() -> None:
    match, luck = Match.start(games.load("guardians"), 2, {"team_up": "two"}), Seeded("plans", 0)
    match.settle(luck)
    settled = plans = 0
    while not match.over:
        ask = match.asks()[0]
        if ask.grows:
            plans += 1
            rated = dict(planning.ratings(match.state, ask, ask.seat))
            wanted = [answer for answer, rating in rated.items() if rating == planning.WANTED]
            assert wanted
            assert all([rating <= 0 for answer, rating in rated.items() if answer not in wanted])
            assert not [answer for answer in rated if answer[0] in ("back", "order")]
            settled += wanted == [SETTLE]
            match.push(wanted[0], ask.seat)
        else:
            match.push(ask.sample(match.state, luck), ask.seat)
        match.settle(luck)
    assert plans > 30
    assert settled > 5


@pytest.mark.parametrize("tree", [False, True])
def test_a_plan_is_judged_when_the_next_one_is_to_be_made(tree: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before that its cards have done nothing, and any that looks good where it lies would be laid."""
    match, luck = Match.start(games.load("guardians"), 2), Seeded("plans", 0)
    match.settle(luck)
    while not match.asks()[0].grows:
        match.push(match.asks()[0].sample(match.state, luck), match.asks()[0].seat)
        match.settle(luck)
    ends: list[tuple[bool, int, int]] = []
    look = Search.look

    def seen(search: Search, world: Match, seats: Iterable[int]) -> dict[int, float]:
        ends.append((world.over, world.state.phase, world.state.turn))
        return look(search, world, seats)

    monkeypatch.setattr(Search, "look", seen)
    search = Search(Outlook(match, match.asks()[0].seat, Seeded("search")), replace(STYLE, tree=tree))
    search.run(Budget(iterations=24))
    assert len(ends) >= 20
    assert all([over or (phase == STRATEGY and turn == match.state.turn + 1) for over, phase, turn in ends])


def planning_rage(at: str) -> tuple[Match, Outlook]:
    """Rage has two sides of one card to choose from: more dice for an Attack, or a roar."""
    scene = concert(
        rage={"at": at, "hand": "roar"}, tempo={"at": "l8"}, villains={"xtina": "f2"}, phase="strategy"
    )
    return scene.match, Outlook(scene.match, 0, Seeded("why"))


STRIKE, ROAR = ("lay", "rage", "roar", "right"), ("lay", "rage", "roar", "left")


def test_a_card_promises_what_it_adds_to_the_turn() -> None:
    beside, far = (
        planning.promises(match.state, match.asks()[0]) for match, _ in map(planning_rage, ("f3", "a8"))
    )
    assert set(beside) == set(far) == {STRIKE, ROAR, SETTLE}
    assert beside[STRIKE]["hits"] > far[STRIKE]["hits"] > beside[ROAR]["hits"] == 0
    assert set(beside[SETTLE].values()) == {0.0}
    later = concert(rage={"at": "f3"}, tempo={"at": "l8"}, active="rage").match
    assert planning.promises(later.state, later.asks()[0]) == {}


def test_why_a_card_is_laid_is_what_it_promises() -> None:
    _, outlook = planning_rage("f3")
    assert reasons(outlook, Thought.of(0, [(STRIKE, 1.0), (ROAR, 0.0)])) == Reasons(gains=("hits",))
    assert reasons(outlook, Thought.of(0, [(ROAR, 1.0), (STRIKE, 0.0)])) == Reasons(fears=("hits",))
    unknown = ("boost", "rage", "attack")
    assert reasons(outlook, Thought.of(0, [(unknown, 1.0), (STRIKE, 0.0)])) == Reasons()


# Prospects


def test_between_turns_the_front_page_as_it_would_be_printed_decides_and_the_more_the_later() -> None:
    """Two machines are two points in the end, for whoever has turned off more."""
    scene: dict[str, Any] = {"rage": {"at": "a5"}, "tempo": {"at": "l5"}, "villains": {"xtina": "f2"}}
    early, late = (
        [prospect(concert(credit=(2, 0), turn=turn, **scene).g, seat) for seat in (0, 1)] for turn in (2, 9)
    )
    assert early[0] > early[1] and late[0] > late[1]
    assert late[0] - late[1] > early[0] - early[1] + 10


def test_whoever_is_ahead_on_the_front_page_may_be_knocked_out() -> None:
    """Two points for the machines, one less for whoever falls: that wins, and sense would have fled."""
    wounds = "bruised_ribs twisted_ankle"
    hurt = concert(
        rage={"at": "a5", "hand": f"roar {wounds}"}, tempo={"at": "l5"}, villains={"xtina": "f2"}, credit=(2, 0)
    ).g
    even = concert(rage={"at": "a5"}, tempo={"at": "l5"}, villains={"xtina": "f2"}).g
    assert prospect(hurt, 0) > prospect(even, 0)


def test_a_blow_that_leaves_the_last_one_to_the_rival_is_no_gain() -> None:
    def after_a_blow(last: str, beside: str, damage: int) -> float:
        return prospect(
            concert(
                rage={"at": "f3"},
                tempo={"at": beside},
                villains={"xtina": {"at": "f2", "damage": damage}},
                active="rage",
                actions=0,
                acted="" if last == "tempo" else "tempo",
            ).g,
            0,
        )

    near, far = (after_a_blow("tempo", beside, 3) - after_a_blow("tempo", beside, 2) for beside in ("e2", "l8"))
    assert near < far
    assert after_a_blow("rage", "e2", 3) > after_a_blow("tempo", "e2", 3)


def test_to_wreck_the_bus_is_not_the_last_blow() -> None:
    """X-Tina steps out of it: whoever has the bus nearly wrecked before him has not nearly won."""
    whole, nearly_wrecked = (
        prospect(
            table(
                "guardians",
                2,
                threat="farewell_tour",
                rage={"at": "b5"},
                tempo={"at": "l8"},
                villains={"tour_bus": {"at": "c5", "health": 5, "damage": damage}},
            ).g,
            0,
        )
        for damage in (0, 4)
    )
    assert 0 < nearly_wrecked - whole < 10
