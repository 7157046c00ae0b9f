"""What costs whoever does it nothing has an end: steps beside the game, tables in a day, tables in memory."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Awaitable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from panoplie.games import load
from panoplie.kernel import fair
from panoplie.kernel.errors import PanoplieError, Refusal
from panoplie.table import hall as halls
from panoplie.table import history, measure, replay, requests, steps
from panoplie.table import reception as receptions
from panoplie.table.connection import Connection
from panoplie.table.course import Course
from panoplie.table.hall import Hall
from panoplie.table.hub import Hub
from panoplie.table.identity import Identity
from panoplie.table.limits import SILENT_OF_ADDRESS, Limits, counted, household
from panoplie.table.messages import Chat, NewTable, Replay, Seat, SeatWish, Undo
from panoplie.table.reception import Reception
from panoplie.table.room import Room
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError
from panoplie.table.terms import Terms
from panoplie.table.viewers import Viewer
from tests.table.test_keeping import in_a_hall
from tests.table.test_turns import ANN, BOB, somebody

TWO = NewTable("pow", [SeatWish("me"), SeatWish("open")], {"start": "first_seat"})


async def refusal(room: Room, step: steps.AnyStep) -> str | None:
    """Why a step is not taken, if it is not."""
    try:
        await room.commit(lambda: step)
    except TableError as error:
        return error.key
    return None


def test_whoever_talks_without_end_silences_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "MOST_BESIDE", 3)

    async def use(hall: Hall, reception: Reception) -> None:
        table = (await reception.open_table(TWO, ANN)).table
        await reception.take_seat(table, 1, BOB)
        room = await hall.room(table)
        mine, watched = steps.Say("Ann", "blah", 0), steps.Say("Eve", "blah")
        assert [await refusal(room, mine) for _ in range(5)] == [None, None, None, "too-much", "too-much"]
        assert [await refusal(room, watched) for _ in range(4)] == [None, None, None, "too-much"]
        assert await refusal(room, steps.Swap(0, "civilian")) == "too-much"
        assert await refusal(room, steps.Say("Bob", "Hush!", 1)) is None
        assert await refusal(room, steps.Cast(0)) is None, "the game goes on"
        hall.rooms.pop(table)
        assert await refusal(await hall.room(table), mine) == "too-much", "after it was read again, too"

    in_a_hall(Settings(data=tmp_path), use)


async def key_of(doing: Awaitable[Any]) -> str | None:
    """Why something is refused, if it is."""
    try:
        await doing
    except PanoplieError as error:
        return error.key
    return None


THREE = NewTable("pow", [SeatWish("me"), SeatWish("open"), SeatWish("open")])


async def comes_and_goes(reception: Reception, table: str, eve: Identity, address: str) -> str | None:
    refused = await key_of(reception.take_seat(table, 1, eve, address))
    return refused or await key_of(reception.leave_seat(table, 1, eve))


def test_whoever_comes_and_goes_shuts_no_waiting_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither under one name nor under many; the others sit down, choose, and the host gives seats to bots."""
    monkeypatch.setattr(measure, "MOST_BESIDE", 6)
    monkeypatch.setattr(measure, "MOST_OF_STRANGERS", 60)

    async def use(hall: Hall, reception: Reception) -> None:
        table = (await reception.open_table(THREE, ANN)).table
        room = await hall.room(table)
        eve = somebody("Eve")
        for _ in range(3):
            assert await comes_and_goes(reception, table, eve, "2.2.2.2") is None
        assert await comes_and_goes(reception, table, eve, "2.2.2.2") == "too-much"
        names = [await comes_and_goes(reception, table, somebody(f"Eve{n}"), "2.2.2.2") for n in range(9)]
        assert names == [None] * 3 + ["too-much"] * 6, "the names of a household have the measure of two people"
        assert await comes_and_goes(reception, table, BOB, "3.3.3.3") is None
        for bot in ("civilian", None) * 3:
            assert await refusal(room, steps.Swap(2, bot)) is None
        hall.rooms.pop(table)
        room = await hall.room(table)
        assert await comes_and_goes(reception, table, eve, "2.2.2.2") == "too-much", "after it was read again, too"
        assert await key_of(reception.take_seat(table, 1, BOB, "3.3.3.3")) is None
        assert await refusal(room, steps.Swap(2, "civilian")) is None, "the game begins"
        assert room.course.begun

    in_a_hall(Settings(data=tmp_path), use)


def test_whoever_sits_may_leave_whatever_they_did_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "MOST_BESIDE", 2)

    async def use(hall: Hall, reception: Reception) -> None:
        table = (await reception.open_table(THREE, ANN)).table
        await reception.take_seat(table, 1, BOB, "3.3.3.3")
        room = await hall.room(table)
        said = [await refusal(room, steps.Say("Bob", "blah", 1)) for _ in range(4)]
        assert said == [None] * 3 + ["too-much"]
        await reception.leave_seat(table, 1, BOB)
        assert await key_of(reception.take_seat(table, 1, BOB, "3.3.3.3")) == "too-much"

    in_a_hall(Settings(data=tmp_path), use)


def test_what_the_host_chooses_for_a_seat_that_is_kept_costs_its_owner_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(measure, "MOST_BESIDE", 2)
    game = load("villainous")
    options = dict(game.settle_options({"seats": [{}, {}]}, 2))
    course = Course(Terms("t", game, game.facts(), Path(), "1", options, False, "en", None, fair.new_key(), 0.0))
    course.take(
        0.0, steps.Open([steps.Sitter("ann", "Ann", "mask", here=True), steps.Sitter("bob", "Bob", "mask")])
    )
    for _ in range(4):
        assert not course.measure.is_full(steps.Wish(1, {}), course)
        course.take(0.0, steps.Wish(1, {}))
    assert course.measure.is_full(steps.Wish(1, {}), course)
    assert course.measure.is_full(steps.Say("Ann", "blah", 0), course)
    course.take(0.0, steps.Sit(1, "bob", "Bob", "mask"))
    assert not course.measure.is_full(steps.Say("Bob", "blah", 1), course)


def test_all_together_have_an_end_before_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From as many addresses as they like: strangers first, then whoever comes for the first time."""
    monkeypatch.setattr(measure, "MOST_OF_STRANGERS", 8)

    async def use(hall: Hall, reception: Reception) -> None:
        table = (await reception.open_table(THREE, ANN)).table
        again = somebody("Eve")
        for number in range(4):
            assert await comes_and_goes(reception, table, again, f"2.2.2.{number}") is None
        assert await comes_and_goes(reception, table, again, "2.2.2.9") == "too-much"
        room = await hall.room(table)
        assert await refusal(room, steps.Say("Mallory", "blah", home="x")) == "too-much"
        for number in range(4):
            assert await comes_and_goes(reception, table, somebody(f"Eve{number}"), "2.2.2.2") is None
        assert await comes_and_goes(reception, table, somebody("Mallory"), "2.2.2.3") == "too-much"

    in_a_hall(Settings(data=tmp_path), use)


def test_watchers_of_one_household_silence_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "MOST_BESIDE", 2)

    async def use(hall: Hall, reception: Reception) -> None:
        table = (await reception.open_table(TWO, ANN)).table
        await reception.take_seat(table, 1, BOB)
        room = await hall.room(table)

        def says(name: str, address: str) -> Awaitable[str | None]:
            viewer = Viewer(name, address, name, "en", lambda: None)
            return key_of(requests.chat(room, viewer, Chat("blah")))

        names = ("Eve", "Mallory", "Trudy")
        assert [await says(name, "2001:db8::1") for name in names] == [None, None, "too-much"]
        assert await says("Cas", "2001:db8:0:1::1") is None
        steps_of = [row.body for row in await hall.store.steps(table)]
        assert not [body for body in steps_of if "2001" in body], "no address is stored"

    in_a_hall(Settings(data=tmp_path), use)


def test_whoever_has_taken_back_too_much_costs_nobody_anything_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is refused anyway is not looked up first."""
    monkeypatch.setattr(measure, "MOST_BESIDE", 3)
    looked_up: list[Seat] = []
    really = Course.free_undo

    def free_undo(course: Course, seat: Seat) -> int | Refusal:
        looked_up.append(seat)
        return really(course, seat)

    async def use(hall: Hall, reception: Reception) -> None:
        table = (await reception.open_table(TWO, ANN)).table
        await reception.take_seat(table, 1, BOB)
        room = await hall.room(table)
        await room.commit(lambda: steps.Cast(0))
        viewer = Viewer("Ann", "1.1.1.1", "Ann", "en", lambda: None)
        viewer.keys[0] = 1
        monkeypatch.setattr(Course, "free_undo", free_undo)
        match = room.course.match
        assert match is not None
        stop = next(option for option in match.asks()[0].options(match.state) if option[0] != "keep")
        for _ in range(3):
            await room.commit(lambda: steps.Answer(0, stop))
            assert await key_of(requests.undo(room, viewer, 0)) is None
        await room.commit(lambda: steps.Answer(0, stop))
        assert [await key_of(requests.undo(room, viewer, 0)) for _ in range(3)] == ["too-much"] * 3
        assert looked_up == [0] * 3

    in_a_hall(Settings(data=tmp_path), use)


def test_whoever_takes_back_all_the_time_is_told_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("panoplie.table.limits.time.monotonic", lambda: 0.0)
    limits = Limits(on=True)
    for _ in range(20):
        limits.undo("1.1.1.1", "Ann")
    with pytest.raises(TableError, match="You take back so often"):
        limits.undo("1.1.1.2", "Ann")
    for number in range(80):
        limits.undo("1.1.1.1", f"Eve{number}")
    with pytest.raises(TableError, match="You take back so often"):
        limits.undo("1.1.1.1", "Eve")
    limits.undo("1.1.1.3", "Bob")


def test_a_socket_is_told_that_it_takes_back_too_often(tmp_path: Path) -> None:
    async def use(hall: Hall, reception: Reception) -> None:
        room = await hall.room((await reception.open_table(TWO, ANN)).table)
        nothing: Any = None
        connection = Connection(nothing, nothing, "1.1.1.1", hall, Limits(on=True), ANN)
        for _ in range(21):
            await connection.take(room, Undo(0))
        said = [msgspec.json.decode(text)["key"] for text in connection._viewer.outbox]  # noqa: SLF001
        assert said == ["seat-not-yours"] * 20 + ["undo-too-fast"]

    in_a_hall(Settings(data=tmp_path), use)


def test_whoever_looks_anew_all_the_time_is_heard_less_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look is the whole table; 300 a second of one address were more than a core can do."""
    monkeypatch.setattr("panoplie.table.limits.time.monotonic", lambda: 0.0)
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def use(hall: Hall, reception: Reception) -> None:
        table = (await reception.open_table(TWO, ANN)).table
        limits = Limits(on=True)

        async def says(*messages: str) -> None:
            said = iter(["", '{"type":"join"}', *messages])

            async def receive() -> Any:
                text = next(said, None)
                return {"type": "websocket.disconnect" if text is None else "websocket.receive", "text": text}

            async def send(_: Any) -> None:
                pass

            await Connection(receive, send, "1.1.1.1", hall, limits, BOB).run(table)

        with monkeypatch.context() as quick:
            quick.setattr("panoplie.table.connection.asyncio.sleep", sleep)
            await says(*['{"type":"ping"}'] * 90)
            assert pauses == []
            await says(*['{"type":"look","eyes":null}'] * 12)
        assert [round(pause, 2) for pause in pauses] == [0.33, 0.67, 1.0]

    in_a_hall(Settings(data=tmp_path), use)


def test_a_long_table_is_read_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_the_loop: list[bool] = []
    really = history.read

    def read(*what: Any) -> Any:
        on_the_loop.append(threading.current_thread() is threading.main_thread())
        return really(*what)

    monkeypatch.setattr(history, "read", read)
    monkeypatch.setattr(history, "LONG", 4)

    async def use(hall: Hall, reception: Reception) -> None:
        table = (await reception.open_table(TWO, ANN)).table
        hall.rooms.pop(table)
        room = await hall.room(table)
        for _ in range(4):
            await room.commit(lambda: steps.Say("Ann", "blah", 0))
        hall.rooms.pop(table)
        await hall.room(table)

    in_a_hall(Settings(data=tmp_path), use)
    assert on_the_loop == [True, False]


def test_a_crowded_hall_drops_what_nobody_uses_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "MANY", 2)
    monkeypatch.setattr(halls, "IDLE_WHEN_CROWDED", 0.0)

    async def use(hall: Hall, reception: Reception) -> None:
        for _ in range(2):
            await reception.open_table(TWO, ANN)
        await hall.round()
        assert len(hall.rooms) == 2
        await reception.open_table(TWO, ANN)
        await hall.round()
        assert not hall.rooms

    in_a_hall(Settings(data=tmp_path), use)


def test_what_was_opened_and_given_up_at_once_counts_for_a_day(tmp_path: Path) -> None:
    """Finished games are kept, so there is an end to making them: under whatever names, lessons among them."""
    alone = NewTable("pow", [SeatWish("me"), SeatWish("bot", "civilian")])

    async def use(hall: Hall, reception: Reception) -> None:
        for number in range(24):
            eve = somebody(f"Eve{number}")
            table = (await reception.open_table(alone, eve, "1.1.1.1")).table
            await (await hall.room(table)).commit(lambda: steps.Resign(0, "civilian"))
        table = (await reception.again(table, eve, "1.1.1.1")).table
        await (await hall.room(table)).commit(lambda: steps.Resign(0, "civilian"))
        for attempt in (
            reception.open_table(alone, BOB, "1.1.1.1"),
            reception.open_lesson("pow", "heroes", BOB, "1.1.1.1"),
            reception.again(table, eve, "1.1.1.1"),
        ):
            with pytest.raises(TableError, match="25 tables were opened from your address within a day"):
                await attempt
        await reception.open_table(alone, BOB, "1.1.1.2")

    in_a_hall(Settings(data=tmp_path, tables=1), use)


def test_nobody_pushes_all_others_out_of_the_lobby(tmp_path: Path) -> None:
    advertised = NewTable("pow", [SeatWish("me"), SeatWish("open")], public=True)

    async def use(hall: Hall, reception: Reception) -> None:
        for number in range(10):
            await reception.open_table(advertised, somebody(f"Eve{number}"), "1.1.1.1")
        with pytest.raises(TableError, match="public tables that were opened from your address already wait"):
            await reception.open_table(advertised, BOB, "1.1.1.1")
        await reception.open_table(TWO, BOB, "1.1.1.1")
        await reception.open_table(advertised, ANN, "1.1.1.2")
        assert len((await reception.lobby(ANN)).open) == 11

    in_a_hall(Settings(data=tmp_path), use)


async def finished(hall: Hall, reception: Reception, owner: Identity, address: str, **wishes: Any) -> str:
    """A table for two, given up at once."""
    table = (await reception.open_table(msgspec.structs.replace(TWO, **wishes), owner, address)).table
    await reception.take_seat(table, 1, BOB)
    await (await hall.room(table)).commit(lambda: steps.Resign(0, "civilian"))
    return table


def test_who_has_enough_tables_opens_none_by_playing_again(tmp_path: Path) -> None:
    async def use(hall: Hall, reception: Reception) -> None:
        over = [await finished(hall, reception, ANN, "1.1.1.1") for _ in range(3)]
        for table in over[:2]:
            await reception.again(table, ANN, "1.1.1.1")
        assert await key_of(reception.again(over[2], ANN, "1.1.1.1")) == "too-many-tables"
        await reception.again(over[0], ANN, "1.1.1.1")  # it is open already, and hers

    in_a_hall(Settings(data=tmp_path, tables=2), use)


def test_playing_again_fills_no_lobby(tmp_path: Path) -> None:
    async def use(hall: Hall, reception: Reception) -> None:
        over = [await finished(hall, reception, somebody(f"Eve{n}"), "1.1.1.1", public=True) for n in range(11)]
        again = [await key_of(reception.again(over[n], somebody(f"Eve{n}"), "1.1.1.1")) for n in range(11)]
        assert again == [None] * 10 + ["too-many-advertised"]

    in_a_hall(Settings(data=tmp_path), use)


def test_many_requests_at_once_open_no_more_tables_than_one_after_the_other(tmp_path: Path) -> None:
    async def use(hall: Hall, reception: Reception) -> None:
        asked = [reception.open_table(TWO, ANN, f"1.1.1.{number}") for number in range(8)]
        refused = await asyncio.gather(*[key_of(opening) for opening in asked])
        assert sorted(refused, key=str) == [None] * 3 + ["too-many-tables"] * 5
        asked = [reception.open_table(TWO, somebody(f"Eve{number}"), "2.2.2.2") for number in range(18)]
        refused = await asyncio.gather(*[key_of(opening) for opening in asked])
        assert sorted(refused, key=str) == [None] * 15 + ["too-many-tables-here"] * 3
        lessons = [reception.open_lesson("pow", "heroes", BOB, "3.3.3.3") for _ in range(5)]
        refused = await asyncio.gather(*[key_of(opening) for opening in lessons])
        assert sorted(refused, key=str) == [None] * 3 + ["too-many-lessons"] * 2
        assert not reception._locks, "nobody waits any more"  # noqa: SLF001

    in_a_hall(Settings(data=tmp_path, tables=3), use)


def test_of_two_who_want_to_play_again_at_once_one_opens_the_table(tmp_path: Path) -> None:
    async def use(hall: Hall, reception: Reception) -> None:
        table = await finished(hall, reception, ANN, "1.1.1.1")
        asked = [reception.again(table, ANN, "1.1.1.1"), reception.again(table, BOB, "2.2.2.2")]
        ann, bob = await asyncio.gather(*asked)
        assert ann.table == bob.table
        assert sorted(await hall.store.ids()) == sorted([table, ann.table]), "nothing is left of the other"
        assert (await hall.room(ann.table)).course.begun

    in_a_hall(Settings(data=tmp_path), use)


def test_from_where_tables_were_opened_is_forgotten_after_a_day_and_in_a_crowd(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(receptions, "MOST_KNOWN", 3)

    async def use(hall: Hall, reception: Reception) -> None:
        known = reception._opened_from  # noqa: SLF001
        for number in range(5):
            await reception.open_table(TWO, somebody(f"Eve{number}"), f"1.1.1.{number}")
        assert list(known) == ["1.1.1.2", "1.1.1.3", "1.1.1.4"]
        for home in ("1.1.1.2", "1.1.1.3"):
            known[home] = [(at - 86401, table) for at, table in known[home]]
        await reception.open_table(TWO, ANN, "1.1.1.4")
        assert list(known) == ["1.1.1.4"]
        assert len(known["1.1.1.4"]) == 2

    in_a_hall(Settings(data=tmp_path), use)


def test_a_network_of_addresses_has_the_sockets_and_words_of_one() -> None:
    limits = Limits(on=True)
    ones = [f"2001:db8::{number:x}" for number in range(SILENT_OF_ADDRESS)]
    with contextlib.ExitStack() as sockets:
        for one in ones:
            assert limits.admits(one)
            sockets.enter_context(counted(limits.silent, household(one)))
        assert not limits.admits("2001:db8::ffff")
        assert limits.admits("2001:db8:0:1::1")
    for one in ones[:30]:
        limits.chat(one, f"somebody at {one}")
    with pytest.raises(TableError):
        limits.chat("2001:db8::ffff", "somebody else")


def test_whoever_connects_and_leaves_all_the_time_is_told_to_wait() -> None:
    limits = Limits(on=True)
    assert all([limits.handshake("1.1.1.1") for _ in range(300)]), "all sockets of an address may come at once"
    assert [limits.handshake("1.1.1.1") for _ in range(3)] == [False] * 3
    assert limits.handshake("1.1.1.2")


def test_many_replays_for_one_address_delay_another_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[str] = []

    def slowly(course: Any, info: Any, eyes: str) -> Replay:
        worked_out.append(f"{course.terms.id} {eyes}")
        time.sleep(0.05)
        return Replay(info, None, {}, [])

    monkeypatch.setattr(replay, "replay_of", slowly)

    async def run() -> None:
        replays = replay.Replays()

        def wanted(table: str, eyes: str, home: str) -> asyncio.Task[Replay]:
            course: Any = SimpleNamespace(terms=SimpleNamespace(id=table))
            info: Any = None
            return asyncio.create_task(replays.of(course, info, eyes, home))

        tasks = [wanted(f"eve{number}", "all", "2.2.2.2") for number in range(8)]
        await asyncio.sleep(0.01)
        await asyncio.gather(*tasks, wanted("ann", "all", "1.1.1.1"))

    asyncio.run(run())
    assert worked_out[:2] == ["eve0 all", "ann all"]


def test_whoever_comes_from_a_node_that_died_meets_all_that_it_has_stored(tmp_path: Path) -> None:
    """Its last word to the other nodes may have been lost with it."""

    class Deaf(Hub):
        @property
        def several(self) -> bool:
            return True

    async def use(hall: Hall, reception: Reception) -> None:
        table = (await reception.open_table(TWO, ANN)).table
        other = Hall(hall.settings)
        other.hub = Deaf()
        await other.open()
        try:
            room = await other.room(table)
            await reception.take_seat(table, 1, BOB)
            assert not room.course.begun
            await room.expect()
            assert room.course.begun
        finally:
            await other.close()

    in_a_hall(Settings(data=tmp_path), use)
