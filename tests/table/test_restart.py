"""Restarts, releases and clocks: what a table keeps when nobody, or another version, runs it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from panoplie.games import load
from panoplie.kernel import fair
from panoplie.kernel.chance import Seeded
from panoplie.kernel.game import Game
from panoplie.table import history, steps
from panoplie.table.course import Course
from panoplie.table.messages import Clock
from panoplie.table.terms import Terms
from tests.attack.faults import age
from tests.table.conftest import eventually
from tests.table.people import Person, Screen
from tests.table.servers import Node


def test_a_table_is_the_same_after_a_restart(new_node: Callable[..., Node]) -> None:
    node = new_node()

    async def play() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
        opened = ann.opens(["me", "open"], options={"start": "first_seat"})
        sat = bob.sits(opened["table"], 1)
        async with ann.at(opened) as a, bob.at(sat) as b:
            await a.send({"type": "chat", "text": "hello", "seat": 0})
            await a.send({"type": "throw", "seat": 0})
            await a.plays(steps=1)
            await a.ask("undo")
            await a.silence()
            before = Screen(node.address, opened["table"], a.keys, ann.cookie)
            await before.connect()
            node.stop()
            node.start()
            for screen in (a, b):
                screen.moves_to(node.address)
            await a.connect()
            assert a.heard[-1]["type"] == "now"
            for name in ("seq", "view", "thrower", "log", "chat", "proposal", "can_undo"):
                assert getattr(a, name) == getattr(before, name), name
            await b.connect()
            if a.proposal is not None:
                await b.ask("vote", agree=True)
                while not a.heard[-1].get("undo"):
                    await a.hear()
            await asyncio.gather(a.plays(), b.plays())
        ann.http.base_url = f"{node.address}/api"  # the cookie is still good
        assert [table["status"] for table in ann.get("/tables/mine")["tables"]] == ["over"]

    asyncio.run(play())


def test_idle_tables_are_dropped_and_read_again(new_node: Callable[..., Node]) -> None:
    node = new_node(idle=0.5)

    async def play() -> None:
        ann = Person(node.address, "Ann")
        opened = ann.opens(["me", "open"])
        ann.http.delete(f"/tables/{opened['table']}/seats/0")
        await asyncio.sleep(4)
        assert ann.get(f"/tables/{opened['table']}")["status"] == "open"
        opened = ann.sits(opened["table"], 0)
        async with ann.at(opened) as a:
            assert a.table["mine"] == [0]

    asyncio.run(play())


def test_bots_go_on_after_a_restart_though_nobody_looks(new_node: Callable[..., Node]) -> None:
    node = new_node(pace=0.1)

    async def begin() -> tuple[Person, str]:
        ann = Person(node.address, "Ann")
        opened = ann.opens(["me", "civilian", "civilian"], options={"start": "first_seat"})
        async with ann.at(opened) as a:
            await a.send({"type": "throw", "seat": 0})
            await a.until("changed")
            await a.answer(next(option for option in a.options() if option[0] != "keep"))
            await a.until("accepted")
        return ann, opened["table"]

    ann, table = asyncio.run(begin())
    node.kill()
    node.start()
    ann.http.base_url = f"{node.address}/api"
    eventually(lambda: bool(ann.get(f"/tables/{table}")["your_turn"]), 15)


def test_time_runs_out_and_a_bot_plays_on(new_node: Callable[..., Node]) -> None:
    """The clock is the shortest there is; a step that is dated back makes it run out within the test."""
    clock = Clock(30, 5, "bot")
    course = clocked(clock)
    course.take(1030.0, steps.Flag(0))
    assert course.chairs[0].bot == "sidekick"
    assert not course.chairs[0].lost
    course.take(1031.0, steps.Swap(0, None))
    assert course.clocks is not None
    assert course.clocks.read(0, 1031.0) == 30  # half a minute at least


def test_time_runs_out_and_the_seat_is_lost() -> None:
    course = clocked(Clock(30, 5, "lose"))
    course.take(1030.0, steps.Flag(0))
    assert course.chairs[0].bot == "civilian"
    assert course.chairs[0].lost


def test_a_clock_runs_for_whoever_is_asked_and_pauses_with_the_node() -> None:
    course = clocked(Clock(60, 5, "bot"))
    clocks = course.clocks
    assert clocks is not None
    course.take(1010.0, steps.Cast(0))
    assert (clocks.read(0, 1010.0), clocks.read(1, 1010.0)) == (50, 60)
    assert course.match is not None
    choice = next(option for option in course.match.asks()[0].options(course.match.state) if option[0] != "keep")
    course.take(1020.0, steps.Answer(0, choice))
    assert clocks.read(0, 1020.0) == 45  # ten more seconds, and the increment
    assert clocks.read(1, 1024.0) == 56
    course.take(1100.0, steps.Pause(70.0))
    assert clocks.read(1, 1100.0) == 50
    assert course.due() == 1150.0


def test_a_real_clock_rings(new_node: Callable[..., Node]) -> None:
    node = new_node()

    async def play() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
        clock = {"seconds": 30, "increment": 0, "at_zero": "lose"}
        opened = ann.opens(["me", "open"], clock=clock, options={"start": "first_seat"})
        sat = bob.sits(opened["table"], 1)
        async with ann.at(opened) as a, bob.at(sat) as b:
            assert 28 < a.table["seats"][0]["clock"] <= 30
            assert a.table["seats"][1]["clock"] == 30
            await a.send({"type": "throw", "seat": 0})
            await a.until("table")
            age(node, opened["table"], 40)  # nobody wants to wait for half a minute
            node.kill()
            node.start()
            b.moves_to(node.address)
            await b.connect()
            while not b.table["seats"][0]["lost"]:
                await b.hear()
            assert b.table["seats"][0]["bot"] == "civilian"
            assert any(line["event"]["kind"] == "flagged" for line in b.log)
            await b.plays()
            a.url = b.url
            await a.connect()
            await a.send({"type": "substitute", "seat": 0, "bot": None})
            assert (await a.until("refused"))["key"] == "lost-on-time"

    asyncio.run(play())


def clocked(clock: Clock) -> Course:
    course = Course(terms_of(load("pow"), clock, {"start": "first_seat"}))
    course.take(1000.0, steps.Open(people(2)))
    return course


def people(count: int) -> list[steps.Sitter]:
    return [steps.Sitter(owner=f"p{seat}", name=f"P{seat}", emblem="m", here=True) for seat in range(count)]


def terms_of(game: Game, clock: Clock | None = None, options: dict[str, Any] | None = None) -> Terms:
    return Terms("t", game, game.facts(), Path(), "1", options or {}, False, "en", clock, fair.new_key(), 0.0)


def played(game: Game, count: int, seed: int) -> tuple[Course, list[tuple[float, steps.AnyStep]], Any]:
    """A course after some steps of a game, its rows as they are stored, and the snapshot beside them."""
    course = Course(terms_of(game))
    rows: list[tuple[float, steps.AnyStep]] = []
    source = Seeded("restart", seed)
    step: steps.AnyStep = steps.Open(people(3))
    snapshot = None
    for at in range(count):
        effect = course.take(float(at), step)
        rows.append((float(at), steps.decode(steps.encode(effect.step))))
        now = course.snapshot()
        if snapshot is None or (now is not None and now.place != snapshot.place):
            snapshot = now
        thrower = course.thrower()
        if course.status == "over":
            break
        assert course.match is not None
        if thrower is not None:
            step = steps.Cast(thrower)
            continue
        ask = course.match.asks()[0]
        options = ask.options(course.match.state)
        if source.below(12) == 0 and isinstance(place := course.last_answer(ask.seat), int):
            step = steps.Back(ask.seat, place)
        else:
            step = steps.Answer(ask.seat, options[source.below(len(options))], f"i{at}")
    stored = msgspec.json.decode(msgspec.json.encode(snapshot), type=type(snapshot))
    return course, rows, stored


@pytest.mark.parametrize("seed", range(6))
def test_stored_steps_come_to_the_same_course(seed: int) -> None:
    for count in (1, 2, 7, 30, 61, 500):
        course, rows, snapshot = played(load("pow"), count, seed)
        again = history.read(course.terms, rows, snapshot)
        assert again.base == 0
        assert again.view(None) == course.view(None)
        assert again.log() == course.log()
        assert [(line.moment, line.event.seen_by(None)) for line in again.lines] == [
            (line.moment, line.event.seen_by(None)) for line in course.lines
        ]
        assert (again.seq, again.ids, again.thrower()) == (course.seq, course.ids, course.thrower())


@pytest.mark.parametrize("count", [5, 20, 33, 60, 500])
def test_a_release_that_replays_differently_goes_on_from_the_snapshot(count: int) -> None:
    """In the next release a set-up asks for one more shuffle: no old answer fits any more."""
    game = load("pow")
    course, rows, snapshot = played(game, count, 1)

    def act(g: Any) -> Any:
        if not g.is_set_up:
            from panoplie.kernel.asks import Shuffle

            yield Shuffle([0, 1])
        yield from game.act(g)

    newer = replace(game, act=act)
    again = history.read(replace_terms(course.terms, newer), rows, snapshot)
    assert again.base == snapshot.place > 0
    assert again.must_restart is None
    assert again.view(None) == course.view(None)
    assert again.log() == course.log()
    assert again.waiting() == course.waiting()
    while again.status == "playing":
        thrower = again.thrower()
        assert again.match is not None
        if thrower is not None:
            again.take(9e9, steps.Cast(thrower))
        else:
            ask = again.match.asks()[0]
            again.take(9e9, steps.Answer(ask.seat, ask.options(again.match.state)[-1]))
    assert again.match is not None
    assert again.match.outcome()


def test_an_act_that_does_not_fit_a_release_begins_anew() -> None:
    """In the next release every turn begins with one more shuffle."""
    game = load("pow")
    games = [played(game, count, 4) for count in range(8, 30)]
    course, rows, snapshot = next(made for made in games if made[0].thrower() is None)  # in the middle of a turn

    def act(g: Any) -> Any:
        from panoplie.kernel.asks import Shuffle

        yield Shuffle([0, 1])
        yield from game.act(g)

    again = history.read(replace_terms(course.terms, replace(game, act=act)), rows, snapshot)
    assert again.must_restart == snapshot.place
    effect = again.take(time.time(), steps.Restart(snapshot.place))
    assert effect.undo
    assert again.length == snapshot.place


def replace_terms(terms: Terms, game: Game) -> Terms:
    return msgspec.structs.replace(terms, game=game)
