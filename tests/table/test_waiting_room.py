"""Before the game: wishes of the seats, bots in empty ones, the host who begins, and who looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from panoplie.games import load
from panoplie.kernel.record import Record
from tests.table.conftest import status_of
from tests.table.people import Person, Screen, watcher
from tests.table.servers import Node


async def until_table(screen: Screen, check: Callable[[dict[str, Any]], bool]) -> None:
    while not check(screen.table):
        await screen.until("table", "now")


async def refusal(screen: Screen, message: dict[str, Any]) -> str:
    await screen.send(message)
    return str((await screen.until("refused"))["key"])


def choose(seat: int, villain: str) -> dict[str, Any]:
    return {"type": "choose", "seat": seat, "wish": {"villain": villain}}


def test_each_person_chooses_for_the_own_seat_and_the_host_begins(new_node: Callable[..., Node]) -> None:
    node = new_node()

    async def run() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
        seats = [
            {"kind": "me", "wish": {"villain": "jafar"}},
            {"kind": "open"},
            {"kind": "bot", "bot": "civilian"},
        ]
        opened = ann.post("/tables", {"game": "villainous", "seats": seats, "waits": True})
        table = opened["table"]
        async with ann.at(opened) as a, watcher(node.address, table) as eve:
            assert [seat["wish"]["villain"] for seat in a.table["seats"]] == ["jafar", "choose", "choose"]
            assert "seats" not in a.table["options"]
            assert await refusal(a, {"type": "start"}) == "seats-open"
            assert await refusal(eve, {"type": "start"}) == "not-host"
            async with bob.at(bob.sits(table, 1)) as b:
                assert (b.table["status"], b.table["host"]) == ("open", 0), "all sit, and it waits for its host"
                assert await refusal(b, choose(1, "jafar")) == "wished-twice"
                assert await refusal(b, choose(1, "batman")) == "wrong-option"
                assert await refusal(b, choose(0, "ursula")) == "seat-not-yours"
                assert await refusal(b, choose(2, "ursula")) == "not-host"
                assert await refusal(b, choose(9, "ursula")) == "no-such-seat"
                assert await refusal(b, {"type": "substitute", "seat": 2, "bot": "hero"}) == "not-host"
                assert await refusal(a, {"type": "substitute", "seat": 1, "bot": "hero"}) == "seat-taken"
                await b.send(choose(1, "ursula"))
                await a.send(choose(2, "maleficent"))
                await until_table(b, lambda t: [seat["wish"]["villain"] for seat in t["seats"]] == WISHED)
            node.kill()
            node.start()
            for screen in (a, eve):
                screen.moves_to(node.address)
                await screen.connect()
            assert [seat["wish"]["villain"] for seat in a.table["seats"]] == WISHED
            assert await refusal(eve, {"type": "start"}) == "not-host"
            await a.send({"type": "start"})
            await a.until("changed")
            assert [seat["villain"] for seat in a.view["board"]["seats"]] == WISHED
            assert await refusal(a, choose(0, "ursula")) == "game-begun"
            assert await refusal(a, {"type": "start"}) == "game-begun"

    asyncio.run(run())


WISHED = ["jafar", "ursula", "maleficent"]


def test_what_the_seats_chose_stands_in_the_record(node: Node) -> None:
    async def run() -> None:
        ann = Person(node.address, "Ann")
        seats = [{"kind": "me", "wish": {"villain": "jafar"}}, {"kind": "bot", "bot": "civilian"}]
        opened = ann.post("/tables", {"game": "villainous", "seats": seats})
        async with ann.at(opened) as a:
            await a.ask("resign")
            while a.table["status"] != "over":
                await a.hear()
            assert a.view["outcome"]["winners"] == [1]
        record = Record.read(ann.http.get(f"/tables/{opened['table']}/record").text)
        assert record.options["seats"][0] == {"villain": "jafar"}
        record.verify(load("villainous"))
        again = ann.post(f"/tables/{opened['table']}/again")
        async with ann.at(again) as a:
            assert a.table["status"] == "playing"
            assert [seat["wish"]["villain"] for seat in a.table["seats"]] == ["choose", "choose"]

    asyncio.run(run())


def test_a_game_without_wishes_says_so(node: Node) -> None:
    ann = Person(node.address, "Ann")
    seats = [{"kind": "me", "wish": {"villain": "jafar"}}, {"kind": "open"}]
    answer = ann.http.post("/tables", json={"game": "pow", "seats": seats})
    assert status_of(answer) == (400, "no-wishes")


def test_what_cannot_be_set_up_is_refused_before_anybody_sits(node: Node) -> None:
    """Teams of two need four seats."""
    ann = Person(node.address, "Ann")
    wish = {"game": "dc", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    answer = ann.http.post("/tables", json={**wish, "options": {"variant": "teams"}})
    assert answer.status_code == 400


def test_the_host_gives_seats_to_bots_and_opens_them_again(node: Node) -> None:
    async def run() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
        opened = ann.opens(["me", "open", "open"], waits=True)
        table = opened["table"]
        async with ann.at(opened) as a:
            for level in ("hero", "legend", None):
                await a.send({"type": "substitute", "seat": 1, "bot": level})
                await until_table(a, lambda t, level=level: t["seats"][1]["bot"] == level)  # type: ignore[misc]
            sat = bob.sits(table, 1)
            await a.send({"type": "substitute", "seat": 2, "bot": "civilian"})
            await until_table(a, lambda t: t["seats"][2]["bot"] == "civilian")
            assert a.table["status"] == "open"
            # The host leaves: whoever came next looks after the table.
            async with bob.at(sat) as b:
                assert ann.http.delete(f"/tables/{table}/seats/0").status_code == 200
                await until_table(b, lambda t: t["host"] == 1)
                await b.send({"type": "substitute", "seat": 0, "bot": "civilian"})
                await until_table(b, lambda t: t["seats"][0]["bot"] == "civilian")
                await b.send({"type": "start"})
                await b.until("changed")

    asyncio.run(run())


def test_whoever_looks_on_is_named(node: Node) -> None:
    async def run() -> None:
        ann, eve = Person(node.address, "Ann"), Person(node.address, "Eve")
        opened = ann.opens(["me", "open"], waits=True)
        async with ann.at(opened) as a:
            screen = Screen(node.address, opened["table"], [], eve.cookie)
            await screen.connect()
            await until_table(a, lambda t: t["watching"] == ["Eve"] and t["watchers"] == 1)
            await screen.socket.close()
            await until_table(a, lambda t: t["watching"] == [] and t["watchers"] == 0)

    asyncio.run(run())
