"""Two nodes on one PostgreSQL and one Redis, both started by the test."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets

from panoplie.games import load
from panoplie.kernel.record import Record
from panoplie.table.ending import end
from panoplie.table.hub import ASK_AGAIN, LIFE, Notice, RedisHub
from tests.table.conftest import status_of
from tests.table.people import Person, Screen, watcher
from tests.table.servers import Node, Postgres


@pytest.fixture
def nodes(servers: dict[str, str], tmp_path: Path) -> Iterator[list[Node]]:
    started = [Node(data=str(tmp_path / f"node{number}"), **servers) for number in range(2)]
    yield started
    for node in started:
        node.stop()
        assert "Traceback" not in node.log


async def to_the_end(screen: Screen) -> None:
    while not screen.over:
        await screen.hear(30)


def test_players_of_one_table_sit_at_different_nodes(nodes: list[Node]) -> None:
    one, two = nodes

    async def play() -> None:
        ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
        opened = ann.opens(["me", "open", "sidekick"], public=True)
        assert opened["table"] in [table["id"] for table in bob.get("/tables")["open"]]
        sat = bob.sits(opened["table"], 1)
        async with ann.at(opened) as a, bob.at(sat) as b, watcher(two.address, opened["table"]) as w:
            await b.send({"type": "chat", "text": "from the other node", "seat": 1})
            await a.until("said")
            while not (a.table["seats"][0]["here"] and a.table["seats"][1]["here"] and a.table["watchers"] == 1):
                await a.until("table")
            await asyncio.gather(a.plays(), b.plays(), to_the_end(w))
            assert a.view["board"] == b.view["board"] == w.view["board"]
            assert a.log == b.log == w.log
        for person in (ann, bob):
            record = Record.read(person.http.get(f"/tables/{opened['table']}/record").text)
            assert record.verify(load("pow")) > 20

    asyncio.run(play())


def test_one_node_is_killed_and_its_players_go_on_at_the_other(nodes: list[Node]) -> None:
    one, two = nodes

    async def play() -> None:
        ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
        opened = ann.opens(["me", "open", "civilian"])
        sat = bob.sits(opened["table"], 1)
        a, b = ann.at(opened), bob.at(sat)
        await a.connect()
        await b.connect()

        async def play_and_move() -> None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await a.plays(steps=4)
                one.kill()
                await a.plays()
            acknowledged = a.seq
            a.moves_to(two.address)
            await a.connect(since=a.seq)
            assert a.table["id"] == opened["table"]
            while a.seq < acknowledged:
                await a.hear()
            await a.plays()

        await asyncio.wait_for(asyncio.gather(play_and_move(), b.plays()), 60)
        assert a.view["board"] == b.view["board"]
        record = Record.read(bob.http.get(f"/tables/{opened['table']}/record").text)
        assert record.verify(load("pow")) > 20

    asyncio.run(play())


def test_two_nodes_never_accept_the_same_move(nodes: list[Node]) -> None:
    """One seat in two tabs at two nodes: both answer at once, again and again."""
    one, two = nodes

    async def play() -> None:
        ann = Person(one.address, "Ann")
        seats = [{"kind": "me"}, {"kind": "me", "name": "Léa"}]
        opened = ann.post("/tables", {"game": "pow", "seats": seats})
        a, b = ann.at(opened), Screen(two.address, opened["table"], opened["seats"], ann.cookie)
        await a.connect()
        await b.connect()
        both = 0
        for turn in range(40):
            while a.seq != b.seq:
                await (a if a.seq < b.seq else b).hear()
            if a.over:
                break
            seat = a.thrower if a.thrower is not None else a.view["waiting"][0]
            for screen in (a, b):
                if screen.eyes != seat:
                    screen.eyes = seat
                    await screen.send({"type": "look", "eyes": seat})
                    await screen.until("now")
            before = a.seq
            for number, screen in enumerate((a, b)):
                if a.thrower is not None:
                    await screen.send({"type": "throw", "seat": seat})
                else:
                    await screen.answer(
                        screen.options()[number % len(screen.options())], seat, id=f"{turn}-{number}"
                    )
            heard: list[Any] = []
            async with asyncio.timeout(10):
                while min(a.seq, b.seq) == before or not any(m["type"] == "refused" for m in heard):
                    heard += [*await a.silence(0.05), *await b.silence(0.05)]
            refused = [m for m in heard if m["type"] == "refused"]
            accepted = [m for m in heard if m["type"] == "accepted"]
            assert len(refused) == 1
            assert len(accepted) <= 1
            assert refused[0]["key"] in ("stale", "not-asked", "not-your-throw")
            assert a.seq == b.seq == before + 1
            both += 1
        assert both > 10
        assert a.view == b.view
        assert a.log == b.log

    asyncio.run(play())


def test_bots_move_to_the_other_node_when_theirs_is_killed(nodes: list[Node]) -> None:
    one, two = nodes
    slow = Node(
        data=str(Path(str(one.settings["data"])).with_name("slow")),
        **{**{name: one.settings[name] for name in ("database", "redis")}, "pace": 50.0},
    )

    async def play() -> None:
        ann = Person(slow.address, "Ann")
        opened = ann.opens(["me", "civilian"], options={"start": "first_seat"})
        a = ann.at(opened)
        await a.connect()
        await a.send({"type": "throw", "seat": 0})
        await a.until("changed")
        await a.answer(next(option for option in a.options() if option[0] != "keep"))
        await a.until("accepted")
        await asyncio.sleep(0.5)
        slow.kill()  # its bot holds the lease and would have taken half a minute
        a.moves_to(two.address)
        began = time.monotonic()
        await a.connect(since=a.seq)
        while a.thrower != 0:
            await a.hear(20)
        assert time.monotonic() - began < 15

    try:
        asyncio.run(play())
    finally:
        slow.stop()


def test_the_lease_of_a_node_that_died_is_had_at_once_and_that_of_one_that_lives_is_not(
    servers: dict[str, str],
) -> None:
    async def hear(notice: Notice) -> None: ...

    async def run() -> float:
        one, two = RedisHub(servers["redis"]), RedisHub(servers["redis"])
        await one.open(hear)
        await two.open(hear)
        try:
            for _ in range(int(2 * LIFE / ASK_AGAIN)):
                assert await one.lease("t")
                assert not await two.lease("t")
                await asyncio.sleep(ASK_AGAIN)
            await end(*one._tasks)  # noqa: SLF001  it is killed, and says nothing more
            began = time.monotonic()
            while not await two.lease("t"):
                await asyncio.sleep(ASK_AGAIN)
            assert not await one.lease("t")
            return time.monotonic() - began
        finally:
            await two.close()
            assert await one.lease("t"), "who closes leaves its leases to the others"
            await one.close()

    assert asyncio.run(run()) < LIFE + 3 * ASK_AGAIN


def test_whoever_blinks_at_another_node_is_not_away_at_once(servers: dict[str, str], tmp_path: Path) -> None:
    """Nobody puts a bot into the seat of somebody who just lost the connection, at whichever node."""
    away = 3.0
    one, two = [Node(data=str(tmp_path / f"node{n}"), **{**servers, "away": away}) for n in range(2)]

    async def play() -> None:
        ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
        opened = ann.opens(["me", "open"], options={"start": "first_seat"})
        sat = bob.sits(opened["table"], 1)
        a = ann.at(opened)
        async with bob.at(sat) as b:
            await a.connect()
            while not b.table["seats"][0]["here"]:
                await b.until("table")
            await asyncio.sleep(away + 0.5)
            await a.socket.close()
            while b.table["seats"][0]["here"]:
                await b.until("table")
            lost = time.monotonic()
            replace = {"type": "substitute", "seat": 0, "bot": "civilian"}
            await b.send(replace)
            assert (await b.until("refused"))["key"] == "not-away"
            await asyncio.sleep(lost + away + 0.2 - time.monotonic())
            await b.send(replace)
            while b.table["seats"][0]["bot"] != "civilian":
                await b.until("table")

    try:
        asyncio.run(play())
    finally:
        for node in (one, two):
            node.stop()


def test_a_database_that_goes_away_for_a_while_costs_nobody_a_table(nodes: list[Node], database: Postgres) -> None:
    one, two = nodes

    async def play() -> None:
        ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
        opened = ann.opens(["me", "open"], options={"start": "first_seat"})
        sat = bob.sits(opened["table"], 1)
        async with ann.at(opened) as a, bob.at(sat) as b:
            while a.thrower != 0:  # Bob sat down at the other node
                await a.hear()
            await a.send({"type": "throw", "seat": 0})
            while not a.options():
                await a.hear()
            answer = {"type": "answer", "seat": 0, "answer": a.options()[0], "seq": a.seq, "id": "one"}
            await asyncio.to_thread(database.stop)
            try:
                await a.send(answer)
                assert (await a.until("refused", timeout=30))["key"] == "not-stored"
                assert status_of(bob.http.get("/tables/nowhere")) == (503, "not-read")
                await asyncio.sleep(3)  # a round or two through the hall
            finally:
                await asyncio.to_thread(database.start)
            async with asyncio.timeout(30):
                while True:
                    await a.send(answer)
                    heard = await a.until("accepted", "refused")
                    if heard["type"] == "accepted":
                        break
                    assert heard["key"] == "not-stored"
            await asyncio.gather(a.plays(), b.plays())
            assert a.view["board"] == b.view["board"]

    asyncio.run(play())
    assert not [node for node in nodes if "set aside" in node.log]
    assert any(["The database fails: " in node.log for node in nodes])
