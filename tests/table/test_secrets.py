"""Who has answered a question to several is told by nothing: no message, no number, no clock, no time, no log."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from panoplie.games import load
from panoplie.kernel import fair
from panoplie.kernel.asks import Together
from panoplie.table import history, steps
from panoplie.table.clock import Clocks
from panoplie.table.course import Course
from panoplie.table.messages import Clock
from panoplie.table.terms import Terms
from tests.table.conftest import veil
from tests.table.people import Person, Screen, watcher
from tests.table.servers import Node
from tests.table.test_leaks import masked

Script = Callable[[Screen, Screen], Awaitable[None]]


async def answers(screen: Screen) -> None:
    await screen.answer(screen.options()[0])
    await screen.until("accepted")
    await screen.hears_all()


async def nobody(a: Screen, b: Screen) -> None:
    await a.hears_all()


async def ann(a: Screen, b: Screen) -> None:
    await answers(a)


async def bob(a: Screen, b: Screen) -> None:
    await answers(b)


async def both(a: Screen, b: Screen) -> None:
    await answers(b)
    await answers(a)


async def bob_and_ann_who_takes_it_back(a: Screen, b: Screen) -> None:
    await answers(a)
    await answers(b)
    assert a.can_undo
    await a.ask("undo")
    while not a.options():
        await a.hear()
    assert a.log[-1]["event"] == {"kind": "undone", "rule": "", "seat": 0}, "one's own log keeps it"


def learnt(node: Node, deck: Path, script: Script) -> tuple[list[Any], float]:
    """All that a third player and a watcher can find out after some have answered, and when those began."""

    async def run() -> tuple[list[Any], float]:
        deck.write_text(json.dumps(list(range(24))))
        people = [Person(node.address, name) for name in ("Ann", "Bob", "Cas")]
        clock = {"seconds": 6000, "increment": 600, "at_zero": "bot"}
        opened = people[0].opens(["me", "open", "open"], game="veil", clock=clock)
        table = opened["table"]
        sat = [people[seat].sits(table, seat) for seat in (1, 2)]
        a, b, c = [person.at(keys) for person, keys in zip(people, [opened, *sat], strict=True)]
        w = watcher(node.address, table)
        for screen in (a, b, c, w):
            await screen.connect()
        for screen in (a, b, c):
            await screen.hears_all()
            await screen.answer(["draw"])
            await screen.until("accepted")
        for screen in (a, b, c, w):
            await screen.hears_all()
        assert a.view["ask"]["kind"] == b.view["ask"]["kind"] == c.view["ask"]["kind"] == "bid"
        for screen in (c, w):
            screen.raw.clear()
        began = time.time()
        await asyncio.sleep(0.02)
        await script(a, b)
        found: list[Any] = [people[2].get(path) for path in (f"/tables/{table}", "/tables/mine")]
        for screen in (c, w):
            found.append(await screen.hears_all())
        await c.ask("undo")
        await c.ask("why", answer=["draw"], id="w")
        await c.send({"type": "chat", "text": "hm", "seat": 2})
        for screen in (c, w):
            await screen.hears_all()
            await screen.connect(since=screen.seq)
            await screen.hears_all()
            await screen.connect()
            await screen.hears_all()
            found += [json.loads(masked(text, c.table, c.keys)) for text in screen.raw]
        for screen in (a, b, c, w):
            await screen.socket.close()
        return found, began

    return asyncio.run(run())


def compared(found: Any) -> str:
    """Clocks run, so they are compared to the minute; a step of an increment would be ten of them."""
    text = json.dumps(found)
    parts = text.split('"clock": ')
    rounded = [part if part.startswith(("{", "null")) else _to_the_minute(part) for part in parts[1:]]
    return '"clock": '.join([parts[0], *rounded])


def _to_the_minute(part: str) -> str:
    number, rest = part.split(",", 1)
    return f"{round(float(number) / 60)}m,{rest}"


def test_nobody_can_find_out_who_has_answered_in_secret(veiled: Node, deck: Path) -> None:
    worlds = []
    for script in (nobody, ann, bob, both, bob_and_ann_who_takes_it_back):
        found, began = learnt(veiled, deck, script)
        for info in (found[0], found[1]["tables"][0]):
            assert info["moved"] <= began, "the time of a secret answer is a secret too"
            for name in ("id", "fair", "created", "moved"):
                info[name] = "*"
        worlds.append(compared(found))
    assert worlds[0].count('"type": "said"') == 2
    for world in worlds[1:]:
        assert world == worlds[0]


def test_a_clock_that_is_veiled_seems_to_run() -> None:
    clocks = Clocks(Clock(600, 60, "bot"), 3)
    clocks.charge(1000.0)
    clocks.veil([0, 1])
    clocks.run([0, 1])
    clocks.charge(1010.0)
    clocks.reward(0)
    clocks.run([1])
    assert (clocks.read(0, 1030.0), clocks.seen(0, 1030.0)) == (650, 570)
    assert (clocks.read(1, 1030.0), clocks.seen(1, 1030.0)) == (570, 570)
    clocks.forgive(20.0)
    assert clocks.seen(0, 1050.0) == clocks.seen(1, 1050.0) == 570
    clocks.veil([])
    assert clocks.seen(0, 1050.0) == 650


def test_a_secret_answer_ends_no_talk_about_taking_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If it did, the others would know that there was one. And so it is after a release, too."""
    deck = tmp_path / "deck.json"
    deck.write_text(json.dumps(list(range(24))))
    monkeypatch.setenv("VEIL_DECK", str(deck))
    game = veil().GAME
    terms = Terms("t", game, game.facts(), Path(), "1", {}, False, "en", None, fair.new_key(), 0.0)
    course = Course(terms)
    sitters = [steps.Sitter(owner=f"p{seat}", name="x", emblem="m", here=True) for seat in range(3)]
    taken = [course.take(0.0, steps.Open(sitters)).step]
    for seat in (0, 1, 2):
        taken.append(course.take(0.0, steps.Answer(seat, ["draw"], f"d{seat}")).step)
    assert course.match is not None
    assert isinstance(course.match.ask, Together)
    place = course.last_answer(2)
    assert isinstance(place, int)
    taken.append(course.take(0.0, steps.Propose(2, place)).step)
    moments = [course.moment.seen_by(eyes) for eyes in (None, 0, 1, 2)]
    for step in (steps.Answer(0, ["bid", 1], "b0"), steps.Answer(1, ["bid", 1], "b1"), steps.Back(1, place + 2)):
        effect = course.take(0.0, step)
        assert effect.only == (step.seat,)
        assert course.proposal is not None
        taken.append(effect.step)
    assert [course.moment.seen_by(eyes) for eyes in (None, 0, 1, 2)] == [
        moments[0],
        moments[1] + 1,
        moments[2] + 2,
        moments[3],
    ]
    remembered = history.Remembered(terms)
    for stored in taken:
        remembered.take(0.0, steps.decode(steps.encode(stored)))
    snapshot = course.snapshot()
    assert snapshot is not None
    again = remembered.go_on(snapshot)
    assert (again.moment, again.ids, again.log()) == (course.moment, course.ids, course.log())
    for seat, number in ((1, 1), (2, 2)):
        course.take(0.0, steps.Answer(seat, ["bid", number]))
    assert course.proposal is None, "an answer that everybody sees ends it"


def test_a_side_that_is_asked_as_one_knows_what_its_members_add_and_nobody_else_does() -> None:
    game = load("guardians")
    options = {"heroes": "random"}
    terms = Terms("t", game, game.facts(), Path(), "1", options, False, "en", None, fair.new_key(), 0.0)
    course = Course(terms)
    sitters = [steps.Sitter(owner=f"p{seat}", name="x", emblem="m", here=True) for seat in range(4)]
    taken = [course.take(0.0, steps.Open(sitters)).step]
    match = course.match
    assert match is not None

    def first_answer(seat: int) -> steps.Answer:
        ask = match.ask_of(seat)
        assert ask is not None
        return steps.Answer(seat, list(ask.options(match.state)[0]))

    while not isinstance(match.ask, Together):
        hand = course.thrower()
        step = first_answer(course.waiting()[0]) if hand is None else steps.Cast(hand)
        taken.append(course.take(0.0, step).step)
    moments = [course.moment.seen_by(eyes) for eyes in (None, 0, 1, 2, 3)]
    laid = course.take(0.0, first_answer(0))
    assert laid.only == (0, 2)
    now = [course.moment.seen_by(eyes) for eyes in (None, 0, 1, 2, 3)]
    assert [new - old for new, old in zip(now, moments, strict=True)] == [0, 1, 0, 1, 0]
    place = course.last_answer(0)
    assert isinstance(place, int)
    back = course.take(0.0, steps.Back(0, place))
    assert back.only == (0, 2)
    remembered = history.Remembered(terms)
    for stored in (*taken, laid.step, back.step):
        remembered.take(0.0, steps.decode(steps.encode(stored)))
    assert remembered.moment == course.moment
