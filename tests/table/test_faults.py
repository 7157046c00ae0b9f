"""What goes wrong: each leaves the table correct and says something sensible to the right person only."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import warnings
from collections.abc import Callable
from typing import Any

import pytest
import websockets

from panoplie.games import load
from panoplie.kernel.record import Record
from panoplie.table.connection import Connection
from panoplie.table.identity import stranger
from panoplie.table.limits import Limits
from panoplie.table.messages import Hint
from tests.table.people import Person, Screen
from tests.table.servers import Node


async def at_the_first_choice(node: Node, **wishes: Any) -> tuple[Person, Person, Screen, Screen]:
    ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
    opened = ann.opens(["me", "open"], options={"start": "first_seat"}, **wishes)
    sat = bob.sits(opened["table"], 1)
    a, b = ann.at(opened), bob.at(sat)
    await a.connect()
    await b.connect()
    await a.send({"type": "throw", "seat": 0})
    await a.until("changed")
    await b.until("changed")
    return ann, bob, a, b


def test_the_same_answer_twice_counts_once(node: Node) -> None:
    async def play() -> None:
        _, _, a, b = await at_the_first_choice(node)
        choice, seq = a.options()[0], a.seq
        for _ in range(2):
            await a.send({"type": "answer", "seat": 0, "answer": choice, "seq": seq, "id": "one"})
        accepted = [await a.until("accepted"), await a.until("accepted")]
        assert accepted[0] == accepted[1]
        heard = await b.silence()
        assert len([message for message in heard if message["type"] == "changed"]) == 1

    asyncio.run(play())


def test_of_two_answers_that_race_one_counts(node: Node) -> None:
    async def play() -> None:
        ann, _, a, b = await at_the_first_choice(node)
        other = Screen(node.address, a.table["id"], a.keys, ann.cookie)  # the same seat in a second tab
        await other.connect()
        keeps, seq = [option for option in a.options() if option[0] == "keep"], a.seq
        for screen, choice in ((a, keeps[0]), (other, keeps[1])):
            await screen.send({"type": "answer", "seat": 0, "answer": choice, "seq": seq, "id": f"{choice}"})
        answers = [await a.until("accepted", "refused"), await other.until("accepted", "refused")]
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["key"] == "stale"
        await asyncio.gather(a.silence(), other.silence(), b.silence())
        assert a.view == other.view
        assert a.view["board"] == b.view["board"]

    asyncio.run(play())


def test_nobody_answers_for_another_seat(node: Node) -> None:
    async def play() -> None:
        _, _, a, b = await at_the_first_choice(node)
        before = a.seq
        await b.send({"type": "answer", "seat": 0, "answer": a.options()[0], "seq": b.seq, "id": "x"})
        refused = await b.until("refused")
        assert (refused["key"], refused["id"]) == ("seat-not-yours", "x")
        await b.answer(["stop"], 1)
        assert (await b.until("refused"))["key"] == "not-asked"
        await b.send({"type": "throw", "seat": 1})
        assert (await b.until("refused"))["key"] == "not-your-throw"
        assert await a.silence() == []
        assert a.seq == before

    asyncio.run(play())


@pytest.mark.parametrize("forged", ["made up", "another table's", "another seat's"])
def test_a_wrong_key_opens_no_seat(node: Node, forged: str) -> None:
    async def play() -> None:
        _, bob, a, b = await at_the_first_choice(node)
        elsewhere = bob.opens(["me", "open"])
        keys = {
            "made up": "A" * 32,
            "another table's": elsewhere["seats"][0]["key"],
            "another seat's": b.keys[0]["key"],
        }
        thief = Screen(node.address, a.table["id"], [{"seat": 0, "key": keys[forged]}], bob.cookie)
        await thief.connect()
        assert thief.heard[0]["eyes"] is None  # a watcher, no more
        assert thief.table["mine"] == []
        assert thief.view["ask"] is None
        assert (await thief.until("refused"))["key"] == "wrong-key"
        await thief.answer(a.options()[0], 0)
        assert (await thief.until("refused"))["key"] == "seat-not-yours"
        assert not any(message["type"] == "changed" for message in await a.silence())

    asyncio.run(play())


def test_an_illegal_answer_is_explained_with_its_rule(node: Node) -> None:
    async def play() -> None:
        _, _, a, b = await at_the_first_choice(node)
        await a.answer(["take", "hero", 12])
        refused = await a.until("refused")
        assert refused["rule"].startswith("PO-")
        assert refused["rule"] in refused["text"]
        await a.send({"type": "why", "seat": 0, "answer": ["keep"], "id": "w"})
        assert (await a.until("refused"))["key"] == "keep-none"
        assert await b.silence() == []
        for nonsense in ({"a": 1}, 1.5, [[[["deep"]]]], None, "stop", [1, 2, 3], ["take", "hero", "1"], []):
            await a.answer(nonsense)
            assert (await a.until("refused"))["key"]
        await a.answer(a.options()[0])
        await a.until("accepted")

    asyncio.run(play())


def test_what_cannot_be_read_is_refused_and_at_last_closed(node: Node) -> None:
    async def play() -> None:
        _, _, a, b = await at_the_first_choice(node)
        for text in ("{", "[]", '{"type":"dance"}', '{"type":"throw"}', "[" * 5000, ""):
            with contextlib.suppress(websockets.ConnectionClosed):
                await a.socket.send(text)
        code = await a.hears_to_the_end()
        assert [message["type"] for message in a.heard[-4:]] == ["refused"] * 3 + ["gone"]
        assert code == 4400
        await a.connect(since=a.seq)
        await a.answer(a.options()[0])
        await a.until("accepted")
        await b.until("changed")

    asyncio.run(play())


def test_ten_megabytes_close_the_socket_and_nothing_else(node: Node) -> None:
    async def play() -> None:
        _, _, a, b = await at_the_first_choice(node)
        with contextlib.suppress(websockets.ConnectionClosed):
            await a.socket.send("x" * 10_000_000)
        assert await a.hears_to_the_end() in (1009, None)  # the word may be lost while we are still sending
        await a.connect(since=a.seq)
        await a.answer(a.options()[0])
        await a.until("accepted")
        await b.until("changed")

    asyncio.run(play())


def test_a_large_request_is_refused(node: Node) -> None:
    ann = Person(node.address, "Ann")
    answer = ann.http.post("/tables", content=b'{"game":"' + b"x" * 10_000_000 + b'"}')
    assert (answer.status_code, answer.json()["key"]) == (413, "too-large")


@pytest.mark.parametrize("after", [3, 4, 5, 9])
def test_killed_between_store_and_acknowledgement(new_node: Callable[..., Node], after: int) -> None:
    """The answer was stored, nobody heard of it: it is there after the restart, once."""
    node = new_node(environment={"PANOPLIE_CRASH_AFTER": str(after)})

    async def play() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
        opened = ann.opens(["me", "open", "sidekick"], options={"start": "first_seat"})
        sat = bob.sits(opened["table"], 1)
        a, b = ann.at(opened), bob.at(sat)
        await a.connect()
        await b.connect()
        last: dict[str, Any] = {}
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                if a.thrower == 0:
                    await a.send({"type": "throw", "seat": 0})
                elif a.options():
                    last = {"type": "answer", "seat": 0, "answer": a.options()[0], "seq": a.seq, "id": f"s{a.seq}"}
                    await a.send(last)
                elif b.thrower == 1:
                    await b.send({"type": "throw", "seat": 1})
                elif b.options():
                    await b.answer(b.options()[0])
                await asyncio.gather(a.until("changed"), b.until("changed"))
        node.wait_for_end()
        known = a.seq
        node.environment = {}
        node.start()
        for person, screen in ((ann, a), (bob, b)):
            person.address = node.address
            screen.moves_to(node.address)
            await screen.connect(since=screen.seq)
        assert a.seq > known  # what was stored has happened
        if last:
            at = a.seq
            await a.send(last)
            again = await a.until("accepted", "refused")
            assert again["type"] == "accepted"
            assert again["seq"] <= at
        await asyncio.gather(a.plays(), b.plays())
        bob.http.base_url = f"{node.address}/api"
        record = Record.read(bob.http.get(f"/tables/{opened['table']}/record").text)
        record.verify(load("pow"))

    asyncio.run(play())


def test_a_thousand_silent_sockets_disturb_nobody(new_node: Callable[..., Node]) -> None:
    node = new_node(silence=3.0)

    async def play() -> None:
        _, _, a, b = await at_the_first_choice(node)

        async def say_nothing() -> int | None:
            try:
                socket = await websockets.connect(a.url, compression=None, open_timeout=30)
            except (OSError, TimeoutError, websockets.WebSocketException):
                return None
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 30))
                    assert message == {"type": "gone", "reason": "silent"}
            return socket.close_code

        silent = [asyncio.create_task(say_nothing()) for _ in range(1000)]
        await asyncio.sleep(1.5)
        began = asyncio.get_running_loop().time()
        await a.answer(a.options()[0])
        await a.until("accepted")
        await b.until("changed")
        assert asyncio.get_running_loop().time() - began < 2
        codes = await asyncio.gather(*silent)
        assert codes.count(4408) > 900
        await asyncio.gather(a.plays(), b.plays())

    asyncio.run(play())


def test_one_address_does_not_take_all_sockets(new_node: Callable[..., Node]) -> None:
    node = new_node(limits=True, silence=30.0)

    async def play() -> None:
        _, _, a, b = await at_the_first_choice(node)
        sockets = [await websockets.connect(a.url, compression=None) for _ in range(70)]
        last = json.loads(await asyncio.wait_for(sockets[-1].recv(), 5))
        assert last == {"type": "gone", "reason": "full"}
        await a.answer(a.options()[0])
        await b.until("changed")
        for socket in sockets:
            await socket.close()

    asyncio.run(play())


def test_a_client_that_does_not_read_is_closed_and_resumes(node: Node) -> None:
    async def listen(screen: Screen) -> None:
        while True:
            await screen.hear(60)

    async def play() -> None:
        ann, _, a, b = await at_the_first_choice(node)
        deaf = Screen(node.address, a.table["id"], a.keys, ann.cookie)
        await deaf.connect(small=True)
        deaf.socket.transport.pause_reading()
        listening = [asyncio.create_task(listen(screen)) for screen in (a, b)]
        for number in range(1800):
            await a.send({"type": "chat", "text": f"{number} " + "x" * 280, "seat": 0})
        while a.seq < 1800:
            await asyncio.sleep(0.05)
        assert b.seq > 1500  # nobody waited for the deaf one
        for task in listening:
            task.cancel()
        deaf.socket.transport.resume_reading()
        with contextlib.suppress(websockets.ConnectionClosed, TimeoutError):
            while True:
                await deaf.hear(3)
        assert deaf.seq < 1800
        await deaf.connect(since=deaf.seq)
        await deaf.silence(0.3)
        assert deaf.seq >= 1800

    asyncio.run(play())


def test_advice_that_comes_too_late_is_not_given(node: Node) -> None:
    """It would be about a question that is answered, perhaps by somebody else."""

    async def play() -> None:
        _, _, a, _ = await at_the_first_choice(node)
        await a.ask("hint")
        advice = await a.until("advice")
        assert (advice["seat"], advice["seq"]) == (0, a.seq)
        await a.ask("hint")
        await a.answer(a.options()[0])
        await a.until("accepted")
        assert not [message for message in await a.silence(2) if message["type"] == "advice"]

    asyncio.run(play())


def test_an_answer_that_is_nested_too_deep_is_refused_at_the_door(node: Node) -> None:
    """It must not cost a reading of the whole table, as what breaks the rules would."""

    async def play() -> None:
        _, _, a, _ = await at_the_first_choice(node)
        for depth in (9, 100, 520, 900):
            nested: Any = "deep"
            for _ in range(depth):
                nested = [nested]
            await a.answer(nested)
            assert (await a.until("refused"))["key"] == "not-an-answer"
            await a.send({"type": "why", "seat": 0, "answer": nested, "id": "w"})
            assert (await a.until("refused"))["key"] == "not-an-answer"
        await a.answer(a.options()[0])
        await a.until("accepted")

    asyncio.run(play())


def test_an_answer_of_too_many_parts_is_refused_at_the_door(node: Node) -> None:
    """Rules look at every part: 1,500 of them in one message were 40 milliseconds of everybody's time."""

    async def play() -> None:
        _, _, a, _ = await at_the_first_choice(node)
        for wide in (["keep", *["a"] * 200], ["keep", *[["a", "b"]] * 67], [[["a"] * 50] * 4]):
            await a.answer(wide)
            assert (await a.until("refused"))["key"] == "not-an-answer"
            await a.send({"type": "why", "seat": 0, "answer": wide, "id": "w"})
            assert (await a.until("refused"))["key"] == "not-an-answer"
        await a.answer(["keep", *["a"] * 190])
        assert (await a.until("refused"))["key"] != "not-an-answer", "what is small enough is for the rules"

    asyncio.run(play())


def test_a_hint_that_is_cancelled_before_it_is_begun_leaves_nothing_behind() -> None:
    """Whoever asks for a hint and closes the socket in the same breath."""

    async def run() -> None:
        nothing: Any = None
        connection = Connection(nothing, nothing, "::1", nothing, Limits(False), stranger("en"))
        await connection.take(nothing, Hint(0))
        assert connection.advising is not None
        connection.advising.cancel()
        await asyncio.wait([connection.advising])
        assert connection.advising.cancelled()

    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        asyncio.run(run())
        gc.collect()
    assert not [warning for warning in warned if "never awaited" in str(warning.message)]
