"""Whoever blocks a seat in the waiting room: the host frees it, and lets them sit down again or not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from panoplie.games import load
from panoplie.kernel import fair
from panoplie.table import measure, requests, steps
from panoplie.table.course import Course
from panoplie.table.hall import Hall
from panoplie.table.info import LISTED_UNSEATED
from panoplie.table.messages import NewTable, SeatWish, Unseat
from panoplie.table.reception import Reception
from panoplie.table.room import Room
from panoplie.table.settings import Settings
from panoplie.table.terms import Terms
from panoplie.table.viewers import Viewer
from tests.table.conftest import status_of
from tests.table.people import Person, watcher
from tests.table.servers import Node
from tests.table.test_keeping import in_a_hall
from tests.table.test_measure import key_of
from tests.table.test_turns import ANN, BOB, somebody
from tests.table.test_waiting_room import refusal, until_table

EVE, CAS = somebody("Eve"), somebody("Cas")
HOME, ELSEWHERE, FAR = "1.1.1.1", "2.2.2.2", "3.3.3.3"


def unseat(seat: int, name: str) -> dict[str, Any]:
    return {"type": "unseat", "seat": seat, "name": name}


def readmit(number: int) -> dict[str, Any]:
    return {"type": "readmit", "number": number}


# Over real sockets


@pytest.mark.parametrize("public", [True, False])
def test_the_host_frees_a_seat_and_lets_its_person_sit_down_again(
    new_node: Callable[..., Node], public: bool
) -> None:
    node = new_node()

    async def run() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
        eve = Person(node.address, "Eve", lang="fr")
        opened = ann.opens(["me", "open", "open"], waits=True, public=public)
        table = opened["table"]
        async with ann.at(opened) as a, eve.at(eve.sits(table, 1)) as e, bob.at(bob.sits(table, 2)) as b:
            await a.send(unseat(1, "Eve"))
            told = await e.until("refused")
            assert told["key"] == "unseated"
            assert told["text"].startswith("L’hôte de cette table a libéré votre place.")
            await until_table(a, lambda t: t["unseated"] != [])
            assert a.table["seats"][1]["person"] is None
            ((number, name),) = [(one["number"], one["name"]) for one in a.table["unseated"]]
            assert name == "Eve"
            await b.hears_all()
            assert b.table["unseated"] == e.table["unseated"] == [], "the host alone hears of it"
            assert status_of(eve.http.post(f"/tables/{table}/seats", json={"seat": 1})) == (403, "unseated")
            node.kill()  # and after a restart it is as before
            node.start()
            for person in (ann, bob, eve):
                person.http.base_url = f"{node.address}/api"
            for screen in (a, e):
                screen.moves_to(node.address)
                await screen.connect()
            assert (await e.until("refused"))["key"] == "unseated", "who was away hears it on coming back"
            assert status_of(eve.http.post(f"/tables/{table}/seats", json={"seat": 1})) == (403, "unseated")
            await a.send(readmit(number))
            await until_table(a, lambda t: not t["unseated"])
            eve.sits(table, 1)
            await until_table(a, lambda t: t["seats"][1]["person"] is not None)
            await a.send({"type": "start"})
            await a.until("changed")
            assert await refusal(a, unseat(1, "Eve")) == "game-begun"
            assert await refusal(a, readmit(number)) == "game-begun"

    asyncio.run(run())


def test_only_the_host_frees_seats_and_never_their_own(node: Node) -> None:
    async def run() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
        seats = [{"kind": "me"}, {"kind": "me", "name": "Léa"}, {"kind": "open"}, {"kind": "open"}]
        opened = ann.post("/tables", {"game": "pow", "seats": seats})
        table = opened["table"]
        async with ann.at(opened) as a, bob.at(bob.sits(table, 2)) as b, watcher(node.address, table) as eve:
            assert await refusal(b, unseat(0, "Ann")) == "not-host"
            assert await refusal(eve, unseat(2, "Bob")) == "not-host"
            assert await refusal(b, readmit(1)) == "not-host"
            assert await refusal(a, unseat(1, "Léa")) == "own-seat"
            assert await refusal(a, unseat(3, "Bob")) == "nobody-there"
            assert await refusal(a, unseat(9, "Bob")) == "no-such-seat"
            assert await refusal(a, unseat(-1, "Bob")) == "no-such-seat"
            assert await refusal(a, unseat(2, "Eve")) == "stale", "somebody else has come since"
            assert await refusal(a, readmit(1)) == "not-unseated"
            await a.hears_all()
            assert [seat["person"] is None for seat in a.table["seats"]] == [False, False, False, True]
            # The host leaves, and whoever came next is the host.
            for seat in (0, 1):
                assert ann.http.delete(f"/tables/{table}/seats/{seat}").status_code == 200
            ann.sits(table, 0)
            await b.send(unseat(0, "Ann"))
            await until_table(b, lambda t: t["host"] == 2 and t["unseated"] != [])
            assert b.table["seats"][0]["person"] is None

    asyncio.run(run())


def test_a_seat_that_is_kept_for_a_rematch_is_freed(node: Node) -> None:
    async def run() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
        opened = ann.opens(["me", "open"])
        async with bob.at(bob.sits(opened["table"], 1)) as b:
            await b.ask("resign")
            while b.table["status"] != "over":
                await b.hear()
        again = ann.post(f"/tables/{opened['table']}/again")
        async with ann.at(again) as a:
            assert a.table["seats"][1]["person"]["name"] == "Bob"
            await a.send(unseat(1, "Bob"))
            await until_table(a, lambda t: t["seats"][1]["person"] is None)
            assert bob.post(f"/tables/{opened['table']}/again")["seats"] == []
            assert status_of(bob.http.post(f"/tables/{again['table']}/seats", json={"seat": 1})) == (
                403,
                "unseated",
            )
            cas = Person(node.address, "Cas")
            cas.sits(again["table"], 1)
            await until_table(a, lambda t: t["status"] == "playing")

    asyncio.run(run())


def test_what_one_node_frees_is_free_at_the_other(servers: dict[str, str], tmp_path: Path) -> None:
    """Eve is connected to another node than the host, is told there, and sits down at neither."""
    nodes = [Node(data=str(tmp_path / f"node{number}"), **servers) for number in range(2)]

    async def run() -> None:
        ann, eve = Person(nodes[0].address, "Ann"), Person(nodes[1].address, "Eve")
        opened = ann.opens(["me", "open", "open"])
        sat = eve.sits(opened["table"], 1)
        async with ann.at(opened) as a, eve.at(sat) as e:
            await until_table(a, lambda t: t["seats"][1]["here"])
            await a.send(unseat(1, "Eve"))
            assert (await e.until("refused"))["key"] == "unseated"
            assert (e.shown, e.table["mine"]) == (None, [])
            path = f"/tables/{opened['table']}/seats"
            for node in nodes:
                eve.http.base_url = f"{node.address}/api"
                assert status_of(eve.http.post(path, json={"seat": 1})) == (403, "unseated")

    try:
        asyncio.run(run())
    finally:
        for node in nodes:
            node.stop()


# Who may not sit down: names and households


THREE = NewTable("pow", [SeatWish("me"), SeatWish("open"), SeatWish("open")], waits=True)


def at_a_table(tmp_path: Path, use: Callable[[Room, Viewer, Reception], Any]) -> None:
    """Ann hosts a table of three and looks at it from home."""

    async def open_it(hall: Hall, reception: Reception) -> None:
        room = await hall.room((await reception.open_table(THREE, ANN, HOME)).table)
        host = Viewer(ANN.id, HOME, "Ann", "en", lambda: None)
        host.keys[0] = 1
        await use(room, host, reception)

    in_a_hall(Settings(data=tmp_path), open_it)


def test_another_name_of_the_same_household_does_not_sit_down_either(tmp_path: Path) -> None:
    async def use(room: Room, host: Viewer, reception: Reception) -> None:
        table = room.terms.id
        await reception.take_seat(table, 1, EVE, ELSEWHERE)
        await requests.unseat(room, host, Unseat(1, "Eve"))
        assert await key_of(reception.take_seat(table, 1, EVE, ELSEWHERE)) == "unseated"
        assert await key_of(reception.take_seat(table, 1, EVE, FAR)) == "unseated", "from anywhere"
        assert await key_of(reception.take_seat(table, 1, somebody("Mallory"), ELSEWHERE)) == "unseated-home"
        assert await key_of(reception.take_seat(table, 1, BOB, FAR)) is None, "others do"
        (number,) = room.course.unseated
        await requests.readmit(room, host, number)
        assert await key_of(reception.take_seat(table, 2, somebody("Mallory"), ELSEWHERE)) is None

    at_a_table(tmp_path, use)


def test_whoever_is_let_in_again_is_kept_out_by_nobody_of_the_same_household(tmp_path: Path) -> None:
    async def use(room: Room, host: Viewer, reception: Reception) -> None:
        table = room.terms.id
        await reception.take_seat(table, 1, EVE, ELSEWHERE)
        await reception.take_seat(table, 2, CAS, ELSEWHERE)
        await requests.unseat(room, host, Unseat(1, "Eve"))
        await requests.unseat(room, host, Unseat(2, "Cas"))
        _, cas = room.course.unseated
        await requests.readmit(room, host, cas)
        assert await key_of(reception.take_seat(table, 1, EVE, ELSEWHERE)) == "unseated"
        assert await key_of(reception.take_seat(table, 1, CAS, ELSEWHERE)) is None

    at_a_table(tmp_path, use)


def test_in_the_household_of_the_host_nobody_else_pays(tmp_path: Path) -> None:
    """Friends in one room share an address, and so do all where no proxy is named."""

    async def use(room: Room, host: Viewer, reception: Reception) -> None:
        await reception.take_seat(room.terms.id, 1, EVE, HOME)
        await requests.unseat(room, host, Unseat(1, "Eve"))
        assert await key_of(reception.take_seat(room.terms.id, 1, EVE, HOME)) == "unseated"
        assert await key_of(reception.take_seat(room.terms.id, 1, BOB, HOME)) is None

    at_a_table(tmp_path, use)


def test_whoever_holds_several_seats_loses_all_of_them(tmp_path: Path) -> None:
    async def use(room: Room, host: Viewer, reception: Reception) -> None:
        for seat in (1, 2):
            await reception.take_seat(room.terms.id, seat, EVE, ELSEWHERE)
        await requests.unseat(room, host, Unseat(2, "Eve 2"))
        assert room.course.chairs.owners() == [ANN.id]
        assert await room.node.store.players(room.terms.id) == [ANN.id], "nor is it among their games any more"

    at_a_table(tmp_path, use)


def test_however_often_strangers_come_the_host_frees_their_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It costs the host nothing, and what the host hears of it does not grow without end."""
    monkeypatch.setattr(measure, "MOST_BESIDE", 3)

    async def use(room: Room, host: Viewer, reception: Reception) -> None:
        table = room.terms.id
        for number in range(LISTED_UNSEATED + 5):
            name = f"Eve{number}"
            await reception.take_seat(table, 1, somebody(name), f"2.2.2.{number}")
            await requests.unseat(room, host, Unseat(1, name))
        listed = [one.name for one in room.info([0]).unseated]
        assert listed == [f"Eve{number}" for number in range(5, LISTED_UNSEATED + 5)]
        assert not room.course.measure.is_used_up(ANN.id)
        assert await key_of(room.commit(lambda: steps.Say("Ann", "Enough!", 0))) is None
        assert await key_of(reception.take_seat(table, 1, somebody("Eve0"), "2.2.2.0")) == "unseated", (
            "not forgotten"
        )
        for number in list(room.course.unseated):
            await requests.readmit(room, host, number)

    at_a_table(tmp_path, use)


def test_nothing_of_whoever_sat_there_is_left() -> None:
    """Not even what the seat had chosen for itself."""
    game = load("villainous")
    options = dict(game.settle_options({"seats": [{}, {}]}, 2))
    course = Course(Terms("t", game, game.facts(), Path(), "1", options, False, "en", None, fair.new_key(), 0.0))
    course.take(0.0, steps.Open([steps.Sitter("ann", "Ann", "mask", here=True), steps.Sitter()], waits=True))
    course.take(1.0, steps.Sit(1, "eve", "Eve", "mask"))
    course.take(2.0, steps.Wish(1, {"villain": "jafar"}))
    effect = course.take(3.0, steps.Unseat(1))
    assert effect.freed == [(1, 2)]
    assert course.chairs[1].open
    assert course.wishes[1] == course.wishes[0]
    assert course.why_not_sit("eve", "") == "unseated"
    assert course.why_not_sit("bob", "") is None
