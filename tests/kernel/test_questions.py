"""The questions that all games share, on a table of numbered stones."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from panoplie.kernel.aims import Aimed, Noun, aim
from panoplie.kernel.answers import CHANCE
from panoplie.kernel.asides import beside
from panoplie.kernel.asks import SETTLE, Ask, Draft, Flow, FlowOf, Joint, Together
from panoplie.kernel.chance import Seeded
from panoplie.kernel.deeds import Deed, Menu, do_one
from panoplie.kernel.errors import Reason, Refusal
from panoplie.kernel.match import Match
from panoplie.kernel.questions import Name, Order, Some, amount, may, may_pick, name, order, pick, some
from panoplie.kernel.windows import still, window
from tests.kernel import tiny_games as tiny

STONE: Noun[int] = Noun(lambda g, stone: (f"stone{stone}",))
ODD = Reason("odd", "TI-001", lambda g, seat, stone: {"stone": stone})
IT = SimpleNamespace(id="hammer")


@aim(STONE)
def stones(g: Any, seat: int, most: int) -> Aimed[int]:
    """Even stones up to a number (TI-001)."""
    return [(stone, ODD if stone % 2 else None) for stone in g.table if stone <= most]


@aim(STONE, secret=True)
def hidden(g: Any, seat: int) -> Aimed[int]:
    """Whatever lies there, in secret."""
    return [(stone, None) for stone in g.table]


def asked(flow: FlowOf[Any]) -> tuple[Ask | None, Any]:
    """The first question of a rule, or what it gives back without one."""
    try:
        return next(flow), None
    except StopIteration as done:
        return None, done.value


def answered(flow: FlowOf[Any], answer: Any) -> Any:
    next(flow)
    with pytest.raises(StopIteration) as done:
        flow.send(answer)
    return done.value.value


def table(*on_it: int) -> Any:
    return SimpleNamespace(table=list(on_it))


# One aim, all answers


def test_everything_comes_from_one_list() -> None:
    g = table(1, 2, 3, 4)
    assert stones.any(g, 0, 9) and not stones.any(g, 0, 1)
    assert stones.legal(g, 0, 9) == [2, 4]
    assert stones.ways(g, 0, (9,)) == [("pick", "stone2"), ("pick", "stone4")]
    barred = Refusal("odd", "TI-001", stone=1)
    assert stones.barred(g, 0, (2,)) == [(("pick", "stone1"), barred)]
    assert stones.why_not(g, 0, (9,), ("pick", "stone1")) == barred
    assert stones.why_not(g, 0, (9,), ("pick", "stone2")) is None
    assert stones.why_not(g, 0, (9,), ("pick", "moon")) == Refusal("not-there", thing="moon")
    assert stones.why_not(g, 0, (9,), ("none",)) == Refusal("must-choose", "TI-001")
    assert stones.why_not(g, 0, (9,), ("throw", "stone2")) == Refusal("not-an-option")
    assert stones.rules == ("TI-001",)


def test_an_open_candidate_stands_for_all_that_fit() -> None:
    """None among its words: one line refuses a hand for whatever it might throw, and is no greyed choice."""
    busy = Refusal("busy", "TI-002")
    throw: Noun[tuple[str, int]] = Noun(lambda g, thing: (thing[0], thing[1] or None))

    @aim(throw, verb="throw", other=lambda g, seat, answer: Refusal("no-hand", hand=answer[1]))
    def throws(g: Any, seat: int) -> Aimed[tuple[str, int]]:
        yield ("left", 0), busy
        for stone in g.table:
            yield ("right", stone), ODD if stone % 2 else None

    g = table(1, 2)
    assert throws.ways(g, 0, ()) == [("throw", "right", 2)]
    assert [words for words, _ in throws.barred(g, 0, ())] == [("throw", "right", 1)]
    assert throws.why_not(g, 0, (), ("throw", "left", 2)) == busy
    assert throws.why_not(g, 0, (), ("throw", "left", 2, 2)) == Refusal("no-hand", hand="left")
    assert throws.why_not(g, 0, (), ("throw", "third", 2)) == Refusal("no-hand", hand="third")


def test_a_menu_reads_an_answer_where_its_noun_can_and_says_its_own_words() -> None:
    g, taken = table(1, 2, 4), []
    numbered: Noun[int] = Noun(lambda g, stone: (stone,), lambda g, said: int(said[0]))
    take = aim(numbered, verb="take")(lambda g, seat: [(stone, None) for stone in g.table])
    deeds = [Deed(take, lambda g, seat, stone: taken.append(stone))]
    menu = Menu(0, "turn", lambda g, seat: deeds, words={"power": "fly"}, other=Refusal("odd", "TI-002"))
    assert menu.why_not(g, ("eat", 4)) == Refusal("odd", "TI-002")
    assert menu.to_json(g)["details"] == {"power": "fly"} and menu.chosen(g, ("take", 4)) == (deeds[0], 4)


def test_equal_things_are_one_choice() -> None:
    assert asked(pick(table(2, 2, 2), 0, IT, stones, 9)) == (None, 2)


def test_a_choice_that_is_none_is_not_asked_unless_it_is_secret() -> None:
    assert asked(pick(table(2, 3), 0, IT, stones, 9)) == (None, 2)
    assert asked(pick(table(3), 0, IT, stones, 9)) == (None, None)
    assert asked(may_pick(table(3), 0, IT, stones, 9)) == (None, None)
    for lying in ((), (5,), (5, 6)):
        g = table(*lying)
        ask, _ = asked(pick(g, 0, IT, hidden))
        assert ask is not None and ask.options(g)
    g = table()
    ask, _ = asked(pick(g, 0, IT, hidden))
    assert ask is not None and ask.options(g) == [("none",)] and ask.why_not(g, ("none",)) is None
    assert answered(pick(g, 0, IT, hidden), ("none",)) is None


def test_whoever_may_can_do_without() -> None:
    g = table(2, 4)
    ask, _ = asked(may_pick(g, 0, IT, stones, 9))
    assert ask is not None
    assert ask.options(g) == [("pick", "stone2"), ("pick", "stone4"), ("none",)]
    assert ask.to_json(g)["details"] == {"card": "hammer"} and ask.to_json(g)["form"] == "pick"
    assert answered(may_pick(g, 0, IT, stones, 9), ("none",)) is None
    assert answered(may_pick(g, 0, IT, stones, 9), ("pick", "stone4")) == 4


def test_some_travel_as_things_and_bounds() -> None:
    g = table(2, 4, 3, 2)
    ask = Some(0, IT, stones, (9,), 1, 2)
    seen = ask.to_json(g)
    assert (seen["form"], seen["verb"], seen["things"]) == ("some", "pick", ["stone2", "stone2", "stone4"])
    assert (seen["least"], seen["most"], seen["options"]) == (1, 2, [])
    assert seen["barred"] == [[("pick", "stone3"), Refusal("odd", "TI-001", stone=3).to_json()]]
    options = ask.options(g)
    assert ("pick", "stone2", "stone2") in options and len(options) == len(set(options)) == 4
    assert ask.why_not(g, ("pick", "stone2", "stone4")) is None
    assert ask.why_not(g, ("pick", "stone4", "stone4")) == Refusal(
        "not-so-many", "TI-001", thing="stone4", count=1
    )
    assert ask.why_not(g, ("pick",)) == Refusal("how-many", "TI-001", least=1, most=2)
    assert ask.why_not(g, ("pick", "stone3")) == Refusal("odd", "TI-001", stone=3)
    for seed in range(50):
        assert ask.why_not(g, ask.sample(g, Seeded(seed))) is None
    assert answered(some(g, 0, IT, 1, 2, stones, 9), ("pick", "stone2", "stone4")) == [2, 4]
    assert asked(some(g, 0, IT, 3, 3, stones, 9)) == (None, [2, 4, 2])
    assert asked(some(table(2, 2, 2), 0, IT, 2, 2, stones, 9)) == (None, [2, 2])
    assert asked(some(table(3), 0, IT, 0, 2, stones, 9)) == (None, [])


def test_words_out_of_order_are_refused_and_too_many_sets_are_sampled() -> None:
    g = table(*range(0, 40, 2))
    ask = Some(0, IT, stones, (99,), 0, 20)
    assert ask.why_not(g, ("pick", "stone4", "stone2")) == Refusal("not-sorted")
    assert len(ask.options(g)) == 500
    assert any([len(ask.sample(g, Seeded(seed))) > 12 for seed in range(50)])


def test_an_order_names_each_thing_once() -> None:
    g = table(2, 4, 6)
    ask = Order(0, IT, stones, (9,))
    assert len(ask.options(g)) == 6
    assert ask.why_not(g, ("pick", "stone6", "stone2", "stone4")) is None
    assert ask.why_not(g, ("pick", "stone6")) == Refusal("how-many", "TI-001", least=3, most=3)
    assert answered(order(g, 0, IT, stones, 9), ("pick", "stone6", "stone2", "stone4")) == [6, 2, 4]
    assert asked(order(table(2, 2), 0, IT, stones, 9)) == (None, [2, 2])


def test_amounts_yes_or_no_and_words() -> None:
    assert answered(amount(None, 0, IT, 1, 3), ("amount", 2)) == 2
    assert asked(amount(None, 0, IT, 2, 2)) == (None, 2)
    assert answered(may(None, 0, IT), ("yes",)) is True
    assert answered(name(None, 0, IT, "even", "odd"), ("name", "odd")) == "odd"
    assert Name(0, IT, ("even", "odd")).why_not(None, ("name", "prime")) == Refusal("not-an-option")
    assert asked(name(None, 0, IT, "even")) == (None, "even")


# Deeds


def take(g: Any, me: int, stone: int) -> None:
    g.table.remove(stone)


@aim(STONE, verb="crush")
def crushable(g: Any, seat: int) -> Aimed[int]:
    """Any stone (TI-002)."""
    return [(stone, None) for stone in g.table]


def crush(g: Any, me: int, stone: int) -> Flow:
    g.table.remove(stone)
    yield from pick(g, me, IT, stones, 99)


@aim(STONE, verb="take")
def takeable(g: Any, seat: int) -> Aimed[int]:
    """An even stone (TI-001)."""
    return [(stone, ODD if stone % 2 else None) for stone in g.table]


def test_a_menu_lists_every_deed_with_its_reasons() -> None:
    g = table(1, 2)
    deeds = [Deed(takeable, take), Deed(crushable, crush)]
    menu = Menu(0, "turn", lambda g, seat: deeds)
    assert menu.options(g) == [("take", "stone2"), ("crush", "stone1"), ("crush", "stone2")]
    assert menu.barred(g) == [(("take", "stone1"), Refusal("odd", "TI-001", stone=1))]
    assert menu.why_not(g, ("take", "stone1")) == Refusal("odd", "TI-001", stone=1)
    assert menu.why_not(g, ("eat", "stone1")) == Refusal("not-an-option")
    answered(do_one(g, 0, "turn", lambda g, seat: deeds), ("take", "stone2"))
    assert g.table == [1]


# Many at once


@aim(STONE, verb="throw", secret=True)
def throws(g: Any, seat: int) -> Aimed[int]:
    """A stone of one's own."""
    return [(stone, None) for stone in g.hands[seat]]


def test_a_window_asks_all_who_could_and_remembers_not_this_turn() -> None:
    g = SimpleNamespace(hands=[[], [4], [], [5]], quiet=[0, 0, 0, 0])
    could = lambda g, seat: seat != 3  # noqa: E731
    flow = window(g, [1, 2, 3], g.quiet, 2, could, None, throws)
    ask = next(flow)
    assert isinstance(ask, Together) and [part.seat for part in ask.asks] == [1, 2]
    assert ask.asks[0].options(g) == [("throw", "stone4"), ("pass",), ("pass_turn",)]
    assert ask.asks[1].options(g) == [("pass",), ("pass_turn",)]
    with pytest.raises(StopIteration) as done:
        flow.send((("throw", "stone4"), ("pass_turn",)))
    assert done.value.value == [(1, 4)] and g.quiet == [0, 0, 2, 0]
    assert still(g, 1, 4, throws)
    g.hands[1].clear()
    assert not still(g, 1, 4, throws)
    part = next(window(g, [1, 2, 3], g.quiet, 2, could, None, throws))
    assert isinstance(part, Together) and [one.seat for one in part.asks] == [1]


def test_a_deed_beside_every_question_is_done_before_the_answer() -> None:
    g = SimpleNamespace(table=[2, 4, 6], hands=[[], [4], [5]], quiet=[0, 0, 0], eaten=[])
    eat = aim(STONE, verb="eat", other=ODD)(lambda g, seat: [(stone, None) for stone in g.table[2:]])
    deed = Deed(eat, lambda g, seat, stone: g.eaten.append((seat, g.table.pop())))
    flow = beside(g, pick(g, 0, IT, stones, 99), deed, ())
    ask = next(flow)
    assert (ask.kind, ask.form, ask.rules, ask.details(g)) == ("pick", "pick", ("TI-001",), {"card": "hammer"})
    assert ask.options(g)[-1] == ("eat", "stone6") and ask.why_not(g, ("eat", "stone6")) is None
    again = flow.send(("eat", "stone6"))
    assert g.eaten == [(0, 6)] and again.options(g) == [("pick", "stone2"), ("pick", "stone4")]
    assert again.why_not(g, ("eat", "stone6")) == ODD and again.why_not(g, ("pick", "stone2")) is None
    assert [words for words, _ in again.barred(g)] == []
    with pytest.raises(StopIteration):
        flow.send(("pick", "stone2"))
    next(beside(g, pick(g, 0, IT, stones, 99), deed, ("pick",))).options(g)


def test_a_question_about_several_things_travels_with_the_deed_beside_it() -> None:
    g = SimpleNamespace(table=list(range(0, 40, 2)))
    eat = aim(STONE, verb="eat")(lambda g, seat: [(g.table[-1], None)])
    ask = next(beside(g, some(g, 0, IT, 1, 20, stones, 99), Deed(eat, lambda g, seat, stone: None), ()))
    told = ask.to_json(g)
    assert (told["form"], told["least"], told["most"], len(told["things"])) == ("some", 1, 20, 20)
    assert told["options"] == [("eat", "stone38")]
    assert max([len(ask.sample(g, Seeded(seed))) for seed in range(60)]) > 15, "not only what is listed first"


def test_if_one_of_many_does_the_deed_all_are_asked_again() -> None:
    g = SimpleNamespace(table=[6], hands=[[], [4], [5]], quiet=[0, 0, 0])
    eat = aim(STONE, verb="eat")(lambda g, seat: [(stone, None) for stone in g.table])
    deed = Deed(eat, lambda g, seat, stone: g.table.remove(stone))
    flow = beside(g, window(g, [1, 2], g.quiet, 1, lambda g, seat: True, None, throws), deed, ())
    assert isinstance(next(flow), Together)
    again = flow.send((("eat", "stone6"), ("throw", "stone5")))
    assert isinstance(again, Together) and [part.seat for part in again.asks] == [1, 2] and g.table == []
    with pytest.raises(StopIteration):
        flow.send((("pass",), ("pass",)))


class Plan(Joint):
    """What does the side play?"""

    __slots__ = ()

    def part(self, seat: int, draft: Draft) -> Ask:
        return Proposal(seat, draft)


class Proposal(Ask):
    __slots__ = ("draft",)
    kind = "proposal"

    def __init__(self, seat: int, draft: Draft) -> None:
        self.seat = seat
        self.draft = draft

    def options(self, g: Any) -> list[Any]:
        return [("play", 1), ("play", 2), *([SETTLE] if self.draft else [])]

    def details(self, g: Any) -> dict[str, Any]:
        return {"draft": [list(entry) for entry in self.draft]}


def two_sides(g: tiny.State) -> Flow:
    answers = yield Together([Plan((0, 2)), Plan((1, 3))])
    g.points[:] = [len(answers[0]), answers[0][-2][1][1], len(answers[1]), 0]
    g.over = True


def test_any_member_answers_for_the_side_and_the_other_side_sees_nothing() -> None:
    match = Match.start(tiny.tiny(two_sides), 4)
    assert match.ask is not None and match.ask.seat != CHANCE
    before = [match.view(seat) for seat in (1, 3, None)]
    match.answer(0, ("play", 1))
    match.answer(2, ("play", 2))
    assert [match.view(seat) for seat in (1, 3, None)] == before
    for seat in (0, 2):
        assert match.view(seat)["ask"]["details"]["draft"] == [[0, ("play", 1)], [2, ("play", 2)]]
    assert [match.asked_with(seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]
    twin = match.imagine(1, Seeded(1))
    assert twin.view(1) == match.view(1) and twin.view(0)["ask"]["details"]["draft"] == []
    assert match.fork().view(0) == match.view(0)
    match.answer(2, SETTLE)
    assert match.ask_of(0) is None and match.waiting(0) == [1, 3] and match.waiting(1) == [0, 2, 1, 3]
    match.answer(3, ("play", 1))
    match.answer(1, SETTLE)
    assert match.over and match.state.points == [3, 2, 2, 0]


class EachReady(Plan):
    """Every member says for himself that he is ready."""

    __slots__ = ()

    def part(self, seat: int, draft: Draft) -> Ask | None:
        return None if (seat, SETTLE) in draft else Proposal(seat, draft)

    def settled(self, draft: Draft) -> bool:
        return all([(seat, SETTLE) in draft for seat in self.side])

    def shown(self, g: Any, draft: Draft) -> dict[str, Any]:
        return {"draft": [list(entry) for entry in draft]}


def each_ready(g: tiny.State) -> Flow:
    yield Together([EachReady((0, 2)), EachReady((1, 3))])
    g.over = True


def test_a_member_who_has_no_more_to_say_is_not_waited_for() -> None:
    match = Match.start(tiny.tiny(each_ready), 4)
    match.answer(0, ("play", 1))
    match.answer(0, SETTLE)
    assert match.ask_of(0) is None and match.waiting(2) == [2, 1, 3]
    assert match.waiting(1) == [0, 2, 1, 3], "the other side must not see who is ready"
    assert match.why_not(0, SETTLE) == Refusal("already-answered")
    match.answer(2, SETTLE)
    assert match.asks() and match.waiting(0) == [1, 3]


def test_members_see_what_their_side_has_said_until_all_sides_have_answered() -> None:
    match = Match.start(tiny.tiny(each_ready), 4)
    for seat in (0, 2):
        match.answer(seat, ("play", 1))
        match.answer(seat, SETTLE)
    said = [[0, ("play", 1)], [0, SETTLE], [2, ("play", 1)], [2, SETTLE]]
    assert match.ask_of(0) is None and match.view(0)["draft"] == match.view(2)["draft"] == {"draft": said}
    assert match.view(1)["draft"] == {"draft": []} and "draft" not in match.view(None)
    assert "draft" not in match.view(0, with_ask=False)


def one_is_out(g: tiny.State) -> Flow:
    yield Together([EachReady((0,), onlookers=(2,)), EachReady((1, 3))])
    g.over = True


def test_whoever_has_nothing_to_say_looks_on_with_his_side_and_is_not_waited_for() -> None:
    match = Match.start(tiny.tiny(one_is_out), 4)
    match.answer(0, ("play", 1))
    match.answer(1, ("play", 2))
    assert match.view(2)["draft"] == match.view(0)["draft"] == {"draft": [[0, ("play", 1)]]}
    assert "draft" not in match.view(None) and match.view(3)["draft"] == {"draft": [[1, ("play", 2)]]}
    assert match.ask_of(2) is None and match.waiting(2) == [0, 1, 3] and match.waiting(1) == [0, 1, 3]
    assert match.asked_with(0) == (0, 2) and match.imagine(2, Seeded(1)).view(2) == match.view(2)
    match.answer(0, SETTLE)
    assert match.waiting(2) == [1, 3] and match.waiting(1) == [0, 1, 3]
    match.answer(1, SETTLE)
    match.answer(3, SETTLE)
    assert match.over
