"""The search: what is asked in secret stays secret in the tree, and budgets repeat to the byte."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from panoplie.bots import Hero, Legend, Sidekick
from panoplie.bots.foresight import is_between_deeds, stepped
from panoplie.bots.luck import Luck
from panoplie.bots.search import STYLE, Budget, Search
from panoplie.kernel.answers import Answer
from panoplie.kernel.asks import Ask, Flow, Lot, Together
from panoplie.kernel.chance import Seeded
from panoplie.kernel.game import Horizon
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook
from tests.kernel.tiny_games import State, tiny


class Side(Ask):
    """Heads or tails."""

    __slots__ = ()
    kind: ClassVar[str] = "side"

    def options(self, g: Any) -> list[Answer]:
        return [("heads",), ("tails",)]


def pennies(g: State) -> Flow:
    """Both show a side at once: alike, and seat 0 has a point; else seat 1."""
    first, second = yield Together([Side(0), Side(1)])
    g.points[0 if first == second else 1] += 1
    g.over = True


def safe_or_sorry(g: State) -> Flow:
    """Heads wins one point; after tails the other may take three."""
    if (yield Side(0)) == ("heads",):
        g.points[0] += 1
    elif (yield Side(1)) == ("tails",):
        g.points[1] += 3
    else:
        g.points[0] += 2
    g.over = True


def luck_and_skill(g: State) -> Flow:
    """Seat 0 gains what a lot gives, from 1 to 1000, and one more for tails; then only the other is asked."""
    if g.points[0]:
        yield Side(1)
    else:
        answer = yield Side(0)
        drawn = yield Lot([(number,) for number in range(1, 1001)])
        g.points[0] += drawn[0] + (answer == ("tails",))


def searched(act: Any, seat: int = 0, iterations: int = 400) -> Search:
    match = Match.start(tiny(act), 2)
    search = Search(Outlook(match, seat, Seeded("search", 1)), replace(STYLE, doubt=math.inf))
    search.run(Budget(iterations=iterations))
    return search


def test_answers_are_compared_with_the_same_luck_and_each_time_with_another() -> None:
    search = Search(Outlook(Match.start(tiny(luck_and_skill), 2), 0, Seeded("luck", 1)))
    worth = search.even(20)
    heads, tails = ([value for _, value in search.root.children[side,].seen] for side in ("heads", "tails"))
    assert [more - less for less, more in zip(heads, tails, strict=True)] == [1.0] * 20
    assert len(set(heads)) > 15
    assert worth["tails",] > worth["heads",]


def test_whoever_is_asked_in_secret_does_not_answer_what_others_said() -> None:
    for seat in (0, 1):
        ratings = dict(searched(pennies, seat).ratings())
        assert len(ratings) == 2
        assert all([0.3 < rating < 0.7 for rating in ratings.values()]), ratings


def test_who_answers_in_secret_hears_nobody_in_an_imagined_walk_either() -> None:
    """Seat 1 would win every game of pennies, were it told what seat 0 shows."""
    won = 0
    for seed in range(60):
        walk, luck = Match.start(tiny(pennies), 2), Luck.of(Seeded("walk", seed))
        while not walk.over:
            walk = stepped(walk, luck)
        won += walk.outcome().winners == (0,)
    assert 15 < won < 45


def test_a_match_forgets_for_a_seat_what_others_answered_in_secret() -> None:
    match = Match.start(tiny(pennies), 2)
    match.push(("tails",), 0)
    assert [ask.seat for ask in match.unheard(1).asks()] == [0, 1]
    assert [ask.seat for ask in match.unheard(0).asks()] == [1]
    assert [ask.seat for ask in match.asks()] == [1]


def test_the_other_answers_what_is_best_for_them() -> None:
    search = searched(safe_or_sorry)
    assert search.ratings()[0][0] == ("heads",)
    assert search.line(1) == [(0, ("heads",))]


def test_so_many_iterations_repeat_to_the_byte() -> None:
    assert searched(pennies).ratings() == searched(pennies).ratings()


THINK = """
import sys
from panoplie.bots import Legend, bot
from panoplie.bots.search import Budget
from panoplie.games import load
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook

game_id, seed = sys.argv[1:]
match, chance = Match.start(load(game_id), 2), Seeded("middle", game_id)
match.settle(chance)
asked = 0
while asked < 3:
    ask = match.asks()[0]
    outlook = Outlook(match, ask.seat, Seeded(seed, len(match.log)))
    if len(match.log) > 40 and len(outlook.options()) > 3:
        print(Legend(budget=Budget(iterations=40)).think(outlook))
        asked += 1
    match.push(bot("sidekick").answer(Outlook(match, ask.seat, chance)), ask.seat)
    match.settle(chance)
"""


def thought_elsewhere(game_id: str, seed: str, hashes: str) -> str:
    """What a legend thinks at three questions of a game, in a process that scatters its hashes in its own way."""
    command = [sys.executable, "-c", THINK, game_id, seed]
    env = {**os.environ, "PYTHONHASHSEED": hashes}
    return subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout


@pytest.mark.parametrize("game_id", ["heroes", "dc"])
def test_a_legend_thinks_the_same_in_every_process(game_id: str) -> None:
    first = thought_elsewhere(game_id, "one", "1")
    assert first.count("Thought(") == 3
    assert thought_elsewhere(game_id, "one", "2") == first
    assert thought_elsewhere(game_id, "two", "1") != first


def test_who_has_waited_is_answered_sooner_but_not_thoughtlessly() -> None:
    for waited, left in ((0.0, 2000), (0.5, 1500), (60.0, 500)):
        assert Legend(timed=True, waited=waited).budget == Budget(milliseconds=left)


def test_a_brief_thought_of_a_legend_is_no_longer_than_a_heros() -> None:
    assert Legend(timed=True, brief=True).budget == Hero(timed=True).budget == Budget(milliseconds=300)


def test_no_comparison_is_begun_that_would_end_after_the_time() -> None:
    search = Search(Outlook(Match.start(tiny(pennies), 2), 0, Seeded("late", 1)))
    search.began -= 1.7
    search.took = 0.4
    compared = search.compared
    search.run(Budget(milliseconds=2000))
    assert search.compared == compared
    assert search.ratings()


def test_a_bot_tells_the_line_that_it_expects() -> None:
    match = Match.start(tiny(safe_or_sorry), 2)
    thought = Hero(budget=Budget(iterations=50)).think(Outlook(match, 0, Seeded("line", 1)))
    assert thought.answer == ("heads",)
    assert thought.line[0] == (0, ("heads",))
    assert thought.ratings[0][1] > thought.ratings[1][1]


def short_or_long(g: State) -> Flow:
    """Seat 0 is asked once more after tails; then the other has a turn, with a lot at its beginning."""
    if g.active == 0:
        if (yield Side(0)) == ("tails",):
            yield Side(0)
            g.points[0] += 1
        g.active = 1
    else:
        drawn = yield Lot([(0,), (1,)])
        yield Side(1)
        g.points[1] += drawn[0]
        g.over = True


def test_a_turn_that_has_only_thrown_its_dice_has_not_begun() -> None:
    match = Match.start(tiny(short_or_long), 2)
    assert is_between_deeds(match)
    match.push(("tails",), 0)
    assert not is_between_deeds(match)
    match.push(("heads",), 0)
    match.settle(Seeded("lot"))
    assert match.asks()[0].seat == 1
    assert is_between_deeds(match)


def now_or_later(g: State) -> Flow:
    """Turns of four answers. Heads wins a point at once, tails five in one's next turn; later both win ten."""
    g.round += 1
    seat = (g.round - 1) % 2
    answer = yield Side(seat)
    for _ in range(3):
        yield Side(seat)
    if g.round == 1:
        g.points[0] += answer == ("heads",)
        g.table = [5] if answer == ("tails",) else []
    elif g.round == 3:
        g.points[0] += sum(g.table)
    elif g.round == 4:
        g.points[0] += 10
    g.over = g.round == 6


@pytest.mark.parametrize(("horizon", "best"), [(1, "heads"), (3, "tails")])
def test_a_hero_looks_to_the_end_of_the_turn_and_a_legend_as_far_as_it_takes(horizon: int, best: str) -> None:
    game = replace(tiny(now_or_later), horizon=lambda options: Horizon(horizon))
    outlook = Outlook(Match.start(game, 2), 0, Seeded("later", 1))
    assert Hero().think(outlook).answer == ("heads",)
    search = Search(outlook, replace(Legend.style, tree=False))  # which may lead further than a turn
    search.run(Budget(iterations=60))
    assert search.ratings()[0][0] == (best,)


def test_walks_of_several_turns_are_counted_for_each_of_them_and_end_with_the_last() -> None:
    """Of walks that end at different moments one would have the fruits of a turn and the other not yet."""
    game = replace(tiny(now_or_later), horizon=lambda options: Horizon(3))
    search = Search(Outlook(Match.start(game, 2), 0, Seeded("end", 1)), Legend.style)
    search.even(10)
    assert search.iterations == 2 * 10 * 3
    heads, tails = ([value for _, value in search.root.children[side,].seen] for side in ("heads", "tails"))
    assert (heads, tails) == ([1.0] * 10, [5.0] * 10)
    assert not search.root.children["tails",].children, "without a tree"
    assert search.line(6) == [(0, ("tails",)), *[(0, ("heads",))] * 3, *[(1, ("heads",))] * 2]


def test_long_walks_go_on_by_habit_where_a_game_knows_one_and_count_once() -> None:
    """What looks best is heads, which gains a point."""
    tails = ("tails",)
    habit = Horizon(3, lambda g, ask: tails if ask.seat == 0 else None)
    game = replace(tiny(now_or_later), horizon=lambda options: habit)
    search = Search(Outlook(Match.start(game, 2), 0, Seeded("habit", 1)), Legend.style)
    search.even(10)
    assert search.iterations == 2 * 10
    assert search.line(4)[1:] == [(0, tails)] * 3
    assert {answer for line in search.root.children[tails].lines for seat, answer in line if seat} == {("heads",)}
    quick = Search(Outlook(Match.start(game, 2), 0, Seeded("habit", 1)), Hero.style)
    quick.even(10)
    assert (0, tails) not in quick.line(4)[1:], "a hero looks at every step of its turn"


class Colour(Ask):
    """One of five."""

    __slots__ = ()
    kind: ClassVar[str] = "colour"

    def options(self, g: Any) -> list[Answer]:
        return [(number,) for number in range(5)]


def whatever_is_drawn(g: State) -> Flow:
    """What seat 1 will answer is left to chance: the colour that is drawn after seat 0 has answered."""
    yield Side(0)
    drawn = yield Lot([(number,) for number in range(5)])
    g.points[1] += (yield Colour(1)) == drawn
    g.over = True


def test_what_is_one_possibility_among_others_is_not_expected() -> None:
    search = Search(Outlook(Match.start(tiny(whatever_is_drawn), 2), 0, Seeded("colour", 1)), Hero.style)
    search.even(30)
    assert [seat for seat, _ in search.line(5)] == [0]


def one_and_the_same(g: State) -> Flow:
    """Whatever is answered, nothing comes of it."""
    yield Side(0)
    g.over = True


def test_where_nothing_differs_nobody_thinks_long() -> None:
    search = Search(Outlook(Match.start(tiny(one_and_the_same), 2), 0, Seeded("same", 1)))
    search.run(Budget(iterations=400))
    assert search.iterations <= 12


class Victim(Ask):
    """Whom to rob, or nobody."""

    __slots__ = ()
    kind: ClassVar[str] = "victim"

    def options(self, g: Any) -> list[Answer]:
        return [("rob", 1), ("rob", 2), ("pass",)]


def robbery(g: State) -> Flow:
    """Seat 0 gains a point, whomever it robs, and nothing if it passes."""
    answer = yield Victim(0)
    g.points[0] += answer != ("pass",)
    g.active = 1
    yield Side(1)
    g.over = True


def test_nobody_is_picked_on_for_being_listed_first() -> None:
    for player in (Sidekick(), Hero(budget=Budget(iterations=30))):
        outlooks = [Outlook(Match.start(tiny(robbery), 3), 0, Seeded("rob", seed)) for seed in range(40)]
        chosen = [player.answer(outlook) for outlook in outlooks]
        assert set(chosen) == {("rob", 1), ("rob", 2)}
        assert 10 <= chosen.count(("rob", 1)) <= 30


class Stake(Ask):
    """One lottery or the other; both are the same."""

    __slots__ = ()
    kind: ClassVar[str] = "stake"

    def options(self, g: Any) -> list[Answer]:
        return [("bet", number) for number in range(8)]


def lottery(g: State) -> Flow:
    """Seat 0 gains 0 or 10, each as likely, whatever it bets on."""
    yield Stake(0)
    drawn = yield Lot([(0,), (10,)])
    g.points[0] += drawn[0]
    g.over = True


def test_in_an_imagined_walk_nobody_takes_the_luckiest_of_eight_throws() -> None:
    for luck_of in (lambda seed: Luck.of(Seeded("bet", seed)), lambda seed: Luck.lasting("bet", seed)):
        won = sum([stepped(Match.start(tiny(lottery), 2), luck_of(seed)).state.points[0] for seed in range(200)])
        assert 700 <= won <= 1300


class Trip(Ask):
    """Three words for one thing, and something else."""

    __slots__ = ()
    kind: ClassVar[str] = "trip"

    def options(self, g: Any) -> list[Answer]:
        return [("walk",), ("stroll",), ("wander",), ("rest",)]


def trip(g: State) -> Flow:
    """Who moves has a point, and perhaps another; then the other is asked."""
    answer = yield Trip(0)
    g.points[0] += answer != ("rest",)
    g.active = 1
    yield Side(1)
    drawn = yield Lot([(0,), (1,)])
    g.points[0] += drawn[0]
    g.over = True


def test_of_answers_that_come_to_the_same_one_is_compared() -> None:
    search = Search(Outlook(Match.start(tiny(trip), 2), 0, Seeded("trip", 1)), Hero.style)
    field = search.opened()
    assert len(field) == 2 and field[1] == ("rest",)
    search.run(Budget(iterations=100))
    assert search.ratings()[0][0] == field[0] != ("rest",)
    assert [answer for answer, _ in search.ratings()][-1] == ("rest",)


def solved(g: State, ask: Ask, seat: int) -> list[tuple[Answer, float]]:
    """A solver that knows something against every trip."""
    return [(option, float(option == ("rest",))) for option in ask.options(g)]


def test_what_a_solver_says_of_a_turn_only_a_legend_hears() -> None:
    game = replace(tiny(trip), ratings=solved, slack=0.03)
    for style, first in ((Legend.style, "rest"), (Hero.style, "move")):
        field = Search(Outlook(Match.start(game, 2), 0, Seeded("solved", 1)), style).opened()
        assert ("rest" if field[0] == ("rest",) else "move") == first
    rated = replace(game, slack=None)  # not a solver, but a sense of its own, as of a draft
    assert Search(Outlook(Match.start(rated, 2), 0, Seeded("rated", 1)), Hero.style).opened()[0] == ("rest",)
