"""Playing at a table, over real sockets."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Callable
from typing import Any

from panoplie.games import load
from panoplie.kernel.record import Record
from panoplie.kernel.words import words_for
from tests.table.people import Person, Screen, watcher
from tests.table.servers import Node


async def to_the_end(screen: Screen) -> None:
    while not screen.over:
        await screen.hear()


async def two_and_a_watcher(node: Node) -> tuple[Person, Screen, Screen, Screen]:
    ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob", "fr")
    opened = ann.opens(["me", "open", "sidekick"])
    sat = bob.sits(opened["table"], 1)
    async with ann.at(opened) as a, bob.at(sat) as b, watcher(node.address, opened["table"]) as w:
        await asyncio.gather(a.plays(), b.plays(), to_the_end(w))
    return ann, a, b, w


def test_two_people_and_a_bot_play_a_whole_game(node: Node) -> None:
    ann, a, b, w = asyncio.run(two_and_a_watcher(node))
    assert a.view["board"] == b.view["board"] == w.view["board"]
    assert a.log == b.log == w.log
    assert a.key is not None
    table = a.table["id"]
    record = Record.read(ann.http.get(f"/tables/{table}/record").text)
    assert record.verify(load("pow")) > 20
    assert record.outcome == a.view["outcome"]
    assert [player.bot for player in record.seats] == [None, None, "sidekick"]
    assert record.fair is not None
    assert record.fair.hash == a.table["fair"]


def test_changes_are_small(node: Node) -> None:
    _, a, _, w = asyncio.run(two_and_a_watcher(node))
    for screen in (a, w):
        sizes = [
            len(text) for text, heard in zip(screen.raw, screen.heard, strict=True) if heard["type"] == "changed"
        ]
        assert statistics.median(sizes) < 1000


def test_a_replay_ends_where_the_game_ended(node: Node) -> None:
    from panoplie.table.patches import apply

    ann, a, _, w = asyncio.run(two_and_a_watcher(node))
    for eyes, final in (("0", a.view), ("none", w.view)):
        replay = ann.get(f"/tables/{a.table['id']}/replay?eyes={eyes}")
        view = replay["view"]
        for step in replay["steps"]:
            view = apply(view, step["changes"])
        assert view == final
    opened = ann.get(f"/tables/{a.table['id']}/replay?eyes=all")
    assert all(step["answer"] is not None for step in opened["steps"])


def test_nothing_is_replayed_before_the_end(node: Node) -> None:
    ann = Person(node.address, "Ann")
    table = ann.opens(["me", "sidekick"])["table"]
    for page in ("record", "replay?eyes=all", "replay?eyes=0"):
        answer = ann.http.get(f"/tables/{table}/{page}")
        assert (answer.status_code, answer.json()["key"]) == (409, "not-over")


def test_whoever_lost_the_connection_hears_just_what_they_missed(node: Node) -> None:
    async def play() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
        opened = ann.opens(["me", "open"], options={"start": "first_seat"})
        sat = bob.sits(opened["table"], 1)
        async with ann.at(opened) as a, bob.at(sat) as b:
            await a.send({"type": "throw", "seat": 0})
            await b.until("changed")
            await b.socket.close()
            await a.until("changed")
            await a.send({"type": "chat", "text": "are you still there?", "seat": 0})
            await a.plays(steps=1)
            missed = a.seq
            await b.connect(since=b.seq)
            assert b.heard[-1]["type"] == "table"  # not "now": it resumes
            while b.seq < missed:
                await b.hear()
            await b.silence(0.2)
            assert b.view["board"] == a.view["board"]
            assert [line["text"] for line in b.chat] == ["are you still there?"]
            assert b.log == a.log
            await b.socket.close()
            await b.connect(since=b.seq)
            assert [message["type"] for message in await b.silence(0.2)] in ([], ["table"])
            await b.socket.close()
            await b.connect(since=10_000)  # it knows more than we do: everything anew
            assert b.heard[-1]["type"] == "now"

    asyncio.run(play())


def test_hot_seat_one_person_plays_both_seats(node: Node) -> None:
    async def play() -> None:
        ann = Person(node.address, "Ann")
        seats = [{"kind": "me"}, {"kind": "me", "name": "Léa"}]
        opened = ann.post("/tables", {"game": "pow", "seats": seats, "options": {"start": "first_seat"}})
        async with ann.at(opened) as screen:
            assert [seat["person"]["name"] for seat in screen.table["seats"]] == ["Ann", "Léa"]
            for _ in range(400):
                if screen.over:
                    break
                seat = screen.thrower if screen.thrower is not None else screen.view["waiting"][0]
                if screen.eyes != seat:
                    await screen.send({"type": "look", "eyes": seat})
                    await screen.until("now")
                    screen.eyes = seat
                if screen.thrower is not None:
                    before = screen.seq
                    await screen.send({"type": "throw", "seat": seat})
                    while screen.seq == before:
                        await screen.hear()
                else:
                    before = screen.seq
                    await screen.answer(screen.random.choice(screen.options()), seat)
                    while screen.seq == before:
                        await screen.hear()
            assert screen.over

    asyncio.run(play())


def test_a_hint_rates_the_options_best_first(node: Node) -> None:
    async def play() -> dict[str, Any]:
        ann = Person(node.address, "Ann")
        opened = ann.opens(["me", "sidekick"], options={"start": "first_seat"})
        async with ann.at(opened) as a:
            await a.ask("hint")
            assert (await a.until("refused"))["key"] == "not-asked"
            await a.send({"type": "throw", "seat": 0})
            await a.until("changed")
            await a.ask("hint")
            advice = await a.until("advice")
            assert advice["ratings"][0][0] in a.options()
            return advice

    advice = asyncio.run(play())
    ratings = [rating for _, rating in advice["ratings"]]
    assert ratings == sorted(ratings, reverse=True)
    assert 1 <= len(ratings) <= 5
    said = words_for("en", load("pow")).why(advice["gains"], advice["fears"], advice["line"], ["Ann", "Ben"])
    assert said.endswith(".")


def test_a_bot_plays_for_somebody_who_left_and_gives_the_seat_back(node: Node) -> None:
    async def play() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
        opened = ann.opens(["me", "open"], options={"start": "first_seat"})
        table = opened["table"]
        sat = bob.sits(table, 1)
        async with ann.at(opened) as a:
            async with bob.at(sat) as b:
                await a.send({"type": "substitute", "seat": 1, "bot": "civilian"})
                assert (await a.until("refused"))["key"] == "not-away"
                assert b.table["seats"][1]["here"]
            while a.table["seats"][1]["here"]:
                await a.until("table")
            await a.send({"type": "substitute", "seat": 1, "bot": "civilian"})
            while a.table["seats"][1]["bot"] != "civilian":
                await a.until("table")
            assert a.table["seats"][1]["person"]["name"] == "Bob"
            await a.plays(steps=4)
            async with bob.at(sat) as b:
                await b.send({"type": "substitute", "seat": 1, "bot": None})
                while b.table["seats"][1]["bot"] is not None:
                    await b.until("table")
                await asyncio.gather(a.plays(), b.plays())

    asyncio.run(play())


def test_leaving_before_the_game_opens_the_seat_again(node: Node) -> None:
    ann, bob, cas = (Person(node.address, name) for name in ("Ann", "Bob", "Cas"))
    table = ann.opens(["me", "open", "open"], public=True)["table"]
    bob.sits(table, 1)
    assert cas.http.post(f"/tables/{table}/seats", json={"seat": 1}).json()["key"] == "seat-taken"
    assert cas.http.delete(f"/tables/{table}/seats/1").status_code == 403
    assert bob.http.delete(f"/tables/{table}/seats/1").status_code == 200
    assert cas.sits(table, 1)["seats"][0]["seat"] == 1
    assert table in [found["id"] for found in bob.get("/tables")["open"]]
    assert bob.get("/tables/mine")["tables"] == []
    assert [found["id"] for found in cas.get("/tables/mine")["tables"]] == [table]


def test_the_same_people_play_again(node: Node) -> None:
    ann, a, _, _ = asyncio.run(two_and_a_watcher(node))
    old = a.table["id"]
    opened = ann.post(f"/tables/{old}/again")
    assert opened["table"] != old
    assert [key["seat"] for key in opened["seats"]] == [0]
    assert ann.post(f"/tables/{old}/again") == opened  # asking twice opens one table
    info = ann.get(f"/tables/{opened['table']}")
    assert info["status"] == "open"
    assert [seat["person"] and seat["person"]["name"] for seat in info["seats"]] == ["Ann", "Bob", None]
    assert ann.get(f"/tables/{old}")["again"] == opened["table"]
    stranger = Person(node.address, "Eve")
    assert stranger.http.post(f"/tables/{old}/again").status_code == 403
    assert stranger.http.post(f"/tables/{opened['table']}/seats", json={"seat": 1}).json()["key"] == "seat-taken"


def test_a_private_table_is_not_listed(node: Node) -> None:
    ann = Person(node.address, "Ann")
    table = ann.opens(["me", "open"])["table"]
    lobby = ann.get("/tables")
    assert table not in [found["id"] for found in lobby["open"] + lobby["playing"]]


def test_bots_take_their_time(new_node: Callable[..., Node]) -> None:
    async def play() -> float:
        node = new_node(pace=1.0)
        ann = Person(node.address, "Ann")
        opened = ann.opens(["me", "sidekick"], options={"start": "first_seat"})
        async with ann.at(opened) as a:
            await a.send({"type": "throw", "seat": 0})
            await a.until("changed")
            tile = next(option for option in a.options() if option[0] != "keep")
            await a.answer(tile)
            while a.view["waiting"] != [1]:
                await a.hear()
            began = asyncio.get_running_loop().time()
            while a.seq < 5:
                await a.hear()
            return asyncio.get_running_loop().time() - began

    assert 0.4 < asyncio.run(play()) < 4


def test_a_bot_in_the_last_open_seat_begins_the_game(node: Node) -> None:
    async def play() -> None:
        ann = Person(node.address, "Ann")
        opened = ann.opens(["me", "open"], options={"start": "first_seat"})
        async with ann.at(opened) as a:
            assert a.view is None
            assert a.table["status"] == "open"
            await a.send({"type": "substitute", "seat": 1, "bot": "civilian"})
            await a.until("changed")
            assert a.thrower == 0
            await a.plays()

    asyncio.run(play())
