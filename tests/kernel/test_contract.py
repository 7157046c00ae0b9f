"""The contract: every game keeps it, and games that break a promise are caught."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from panoplie.bots import Hero, Legend, bot
from panoplie.bots.search import Budget
from panoplie.games import ids, load
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.contract import BrokenContract, check_contract, check_honesty
from panoplie.kernel.errors import Refusal, SetupError
from panoplie.kernel.game import Game
from panoplie.kernel.outlook import Outlook
from panoplie.kernel.questions import May
from tests.kernel import tiny_games as tiny
from tests.plan import plan_of

PARTS = 4


def tables() -> list[tuple[str, int, str]]:
    """Every game with every number of seats and set of options."""
    found = []
    for game_id in ids():
        low, high = load(game_id).meta.seats
        plan = plan_of(game_id)
        for name in plan.sets:
            found += [(game_id, seats, name) for seats in plan.seats.get(name, range(low, high + 1))]
    return found


@pytest.mark.audit
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("game_id", "seats", "options"), tables())
def test_every_game_keeps_the_contract(game_id: str, seats: int, options: str, part: int) -> None:
    plan = plan_of(game_id)
    seeds = range(part, plan.seeds, PARTS)
    assert check_contract(load(game_id), seats, seeds, plan.sets[options], every=plan.every) > plan.seeds


@pytest.mark.audit
@pytest.mark.parametrize("game_id", ids())
def test_every_option_keeps_the_contract_and_can_be_said(game_id: str) -> None:
    game = load(game_id)
    tried: list[dict[str, Any]] = [{}]
    for option in game.meta.options:
        for choice in option.choices:
            if choice != option.default:
                tried.append({option.id: choice, **({option.needs: True} if option.needs else {})})
    for chosen in tried:
        tables = [seats for seats in every_number(game) if goes_together(game, seats, chosen)]
        for seats in sorted({tables[0], tables[-1]}):
            assert check_contract(game, seats, range(1), chosen, spoken=True, every=plan_of(game_id).every)
    last: dict[str, Any] = {}
    for option in game.meta.options:
        more = {**last, option.id: option.choices[-1]}
        last = more if goes_together(game, game.meta.seats[1], more) else last
    every = -(-plan_of(game_id).every // 5)
    assert check_contract(game, game.meta.seats[1], range(6), last, spoken=True, every=every)


def every_number(game: Game) -> range:
    low, high = game.meta.seats
    return range(low, high + 1)


def goes_together(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    """Whether a game lets so many people play with these options."""
    try:
        game.new(seats, game.settle_options(options, seats), game.facts())
    except SetupError:
        return False
    return True


PLAYERS = {
    "civilian": (bot("civilian"), 1000),
    "sidekick": (bot("sidekick"), 60),
    "hero": (Hero(budget=Budget(10)), 10),
    "legend": (Legend(budget=Budget(24)), 5),
}


@pytest.mark.audit
@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("game_id", ids())
def test_bots_are_honest(game_id: str, level: str) -> None:
    game, plan = load(game_id), plan_of(game_id)
    player, most = PLAYERS[level]
    every = -(-plan.every // 5)
    for name, options in plan.sets.items():
        numbers = plan.seats.get(name, game.meta.seats)
        for seats in sorted({numbers[0], numbers[-1]}):
            assert check_honesty(game, seats, 1, player, every, most, options)


class Cheat:
    """A bot that looks at what it may not: it goes by another's hand."""

    def answer(self, outlook: Outlook) -> Answer:
        options = outlook.options()
        match: Any = outlook._match  # noqa: SLF001
        return options[sum(match.state.hands[(outlook.seat + 1) % 2]) % len(options)]


def test_a_bot_that_cheats_is_caught() -> None:
    assert check_honesty(tiny.PEEK, 2, 1, bot("sidekick"))
    with pytest.raises(BrokenContract, match="in a world that looks the same"):
        check_honesty(tiny.PEEK, 2, 1, Cheat())


def broken(act: Any = tiny.peek, **parts: Any) -> None:
    check_contract(tiny.tiny(act, **parts), 2, range(5))


def test_a_view_that_leaks_is_caught() -> None:
    def view(g: tiny.State, seat: Seat | None) -> dict[str, Any]:
        return {**tiny.view(g, seat), "next": g.deck[-1]}

    with pytest.raises(BrokenContract, match="sees what it may not"):
        broken(view=view)


def test_a_clone_that_shares_a_list_is_caught() -> None:
    class Sharing(tiny.State):
        __slots__ = ()

        def clone(self) -> Sharing:
            twin = Sharing.__new__(Sharing)
            for cls in (tiny.State, tiny.State.__base__):
                for name in cls.__slots__:  # type: ignore[union-attr]
                    setattr(twin, name, getattr(self, name))
            twin.events = None
            return twin

    def new(*setting: Any) -> tiny.State:
        g = tiny.new(*setting)
        g.__class__ = Sharing
        return g

    with pytest.raises(BrokenContract, match=r"shares a list|another state|survive JSON"):
        broken(new=new)


def test_a_lost_card_is_caught() -> None:
    def act(g: tiny.State) -> Flow:
        yield from tiny.peek(g)
        g.table.pop()
        g.round += 1
        g.over = g.round == 4

    with pytest.raises(BrokenContract, match="lost or doubled"):
        broken(act)


def test_a_question_without_a_choice_is_caught() -> None:
    class Nod(May):
        __slots__ = ()

        def options(self, g: Any) -> list[Answer]:
            return [("yes",)]

    def act(g: tiny.State) -> Flow:
        yield Nod(0, None, "defend")
        g.over = True

    with pytest.raises(BrokenContract, match="can only be answered with"):
        broken(act)
    with pytest.raises(BrokenContract, match="can only be answered with"):
        check_contract(tiny.tiny(act), 2, [0], every=2)


def test_a_question_that_changes_something_when_it_is_looked_at_is_caught() -> None:
    class Curious(May):
        __slots__ = ()

        def why_not(self, g: Any, answer: Answer) -> Refusal | None:
            g.round += 1
            return super().why_not(g, answer)

    def act(g: tiny.State) -> Flow:
        yield Curious(0, None, "defend")
        g.over = True

    with pytest.raises(BrokenContract, match="to look at what may be answered"):
        broken(act)


def test_a_promise_broken_now_and_then_is_caught_without_a_look_at_every_decision() -> None:
    def view(g: tiny.State, seat: Seat | None) -> dict[str, Any]:
        return {**tiny.view(g, seat), "next": g.deck[-1]}

    with pytest.raises(BrokenContract, match="sees what it may not"):
        check_contract(tiny.tiny(tiny.peek, view=view), 2, range(5), every=3)
    assert check_contract(tiny.PEEK, 2, range(5), every=3)


def test_a_game_without_end_is_caught() -> None:
    def act(g: tiny.State) -> Flow:
        yield May(0, None, "go_on")

    with pytest.raises(BrokenContract, match="does not end"):
        check_contract(tiny.tiny(act), 2, [0], most_answers=300)


def test_an_ask_without_options_is_caught() -> None:
    class Nothing(May):
        def options(self, g: Any) -> list[Answer]:
            return []

    def act(g: tiny.State) -> Flow:
        yield Nothing(0, None, "nothing")

    with pytest.raises(BrokenContract, match="has no option"):
        broken(act)


def test_a_rule_that_is_not_a_function_of_the_answers_is_caught() -> None:
    """A rule that keeps something outside the state forks into another world."""
    memory = [0]

    def act(g: tiny.State) -> Flow:
        yield May(0, None, "first")
        memory[0] += 1
        g.points[0] = memory[0]
        yield May(0, None, "second")
        g.over = memory[0] > 50

    with pytest.raises(BrokenContract, match=r"another state|imagined world"):
        broken(act)


def test_a_barred_option_is_caught() -> None:
    class Confused(May):
        def barred(self, g: Any) -> list[tuple[Answer, Refusal]]:
            return [(("yes",), Refusal("not-an-option"))]

    def act(g: tiny.State) -> Flow:
        yield Confused(0, None, "confused")

    with pytest.raises(BrokenContract, match=r"an option of .* and barred"):
        broken(act)


def test_an_event_without_a_rule_is_caught() -> None:
    def act(g: tiny.State) -> Flow:
        yield May(0, None, "once")
        g.tell("happened", "TI-999", seat=0)
        g.over = True

    with pytest.raises(BrokenContract, match="cites TI-999"):
        broken(act)
