"""What a node keeps: in memory what is needed soon, in the store what its host wants to keep."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from panoplie.table import steps
from panoplie.table.archive import Archive
from panoplie.table.ending import end
from panoplie.table.hall import Hall
from panoplie.table.hub import RedisHub
from panoplie.table.identity import Identity
from panoplie.table.messages import Clock, NewTable, Person, SeatWish
from panoplie.table.reception import Reception
from panoplie.table.settings import Keep, Settings
from panoplie.table.speech import TableError
from panoplie.table.viewers import Lens, Viewer

ANN = Identity("ann", Person("Ann", "mask"), "en")
BOB = Identity("bob", Person("Bob", "mask"), "en")


def in_a_hall(settings: Settings, use: Callable[[Hall, Reception], Awaitable[None]]) -> None:
    async def run() -> None:
        hall = Hall(settings)
        await hall.open()
        try:
            await use(hall, Reception(hall))
        finally:
            await hall.close()

    asyncio.run(run())


def edit(settings: Settings, statement: str) -> None:
    engine = sa.create_engine(settings.database_url())
    with engine.begin() as connection:
        connection.execute(sa.text(statement))
    engine.dispose()


async def opened(reception: Reception, seconds: int | None = None) -> str:
    """A table of two at which both sit, so that the game has begun."""
    clock = None if seconds is None else Clock(seconds, 0, "bot")
    seats = [SeatWish("me"), SeatWish("open")]
    table = (await reception.open_table(NewTable("pow", seats, clock=clock), ANN)).table
    await reception.take_seat(table, 1, BOB)
    return table


async def until_dropped(hall: Hall, *tables: str) -> None:
    """What is being written keeps its room a moment longer."""
    async with asyncio.timeout(10):
        while set(tables) & set(hall.rooms):
            await hall.round()
            await asyncio.sleep(0.02)


def test_a_clock_that_has_time_does_not_keep_its_table_in_memory(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, idle=0.0)

    async def use(hall: Hall, reception: Reception) -> None:
        days, none = [await opened(reception, seconds) for seconds in (3 * 86400, None)]
        await until_dropped(hall, days, none)
        assert (await hall.room(days)).course.status == "playing"
        await until_dropped(hall, days)
        edit(settings, "UPDATE tables SET due = 1.0 WHERE clock IS NOT NULL")
        await hall.round()
        await until_dropped(hall, days)  # it was woken, and has time

    in_a_hall(settings, use)


@pytest.mark.parametrize("several", [False, True], ids=["alone", "among nodes"])
@pytest.mark.parametrize("left", [-4000.0, 3.0], ids=["long ago", "soon"])
def test_the_flag_falls_on_time_at_a_table_that_is_not_in_memory(
    tmp_path: Path, servers: dict[str, str], left: float, several: bool
) -> None:
    settings = Settings(data=tmp_path, idle=0.0, redis=servers["redis"] if several else None)

    async def use(hall: Hall, reception: Reception) -> None:
        table = await opened(reception, 3600)
        await until_dropped(hall, table)
        earlier = 3600 - left
        edit(settings, f"UPDATE steps SET at = at - {earlier}")
        edit(settings, f"UPDATE tables SET due = due - {earlier}")
        ((_, due),) = await hall.store.due(time.time() + 60)
        async with asyncio.timeout(20):  # nobody looks: the rounds of the hall wake it
            while (last := (await hall.store.steps(table))[-1]).body.find('"flag"') < 0:
                await asyncio.sleep(0.05)
        assert last.at >= due
        assert left < 0 or last.at - due < 0.5

    in_a_hall(settings, use)


async def hours_pass(settings: Settings, hours: float) -> None:
    """As if no node had run for so long."""
    await asyncio.to_thread(edit, settings, f"UPDATE steps SET at = at - {hours} * 3600")
    mark = "UPDATE marks SET value = CAST(CAST(value AS REAL) - {} * 3600 AS TEXT) WHERE name = 'alive'"
    await asyncio.to_thread(edit, settings, mark.format(hours))


async def pauses(hall: Hall, table: str) -> list[float]:
    read = [steps.decode(row.body) for row in await hall.store.steps(table)]
    return [step.seconds for step in read if isinstance(step, steps.Pause)]


def test_nodes_that_start_at_the_same_moment_forgive_a_clock_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have read the table before one of them has written anything."""
    settings = Settings(data=tmp_path)
    tables: list[str] = []

    async def fill(hall: Hall, reception: Reception) -> None:
        tables.extend([await opened(reception, 3600) for _ in range(3)])

    async def run() -> None:
        await hours_pass(settings, 5)
        halls, both, really = [Hall(settings), Hall(settings)], asyncio.Barrier(2), Archive.read

        async def read(archive: Archive, table: str) -> Any:
            found = await really(archive, table)
            await both.wait()
            return found

        with monkeypatch.context() as slow:
            slow.setattr(Archive, "read", read)
            await asyncio.wait_for(asyncio.gather(*[hall.open() for hall in halls]), 20)
        try:
            for table in tables:
                assert len(await pauses(halls[0], table)) == 1
                room = await halls[0].room(table)
                await room.catch_up()
                assert room.course.clocks is not None
                assert 3590 < min([room.course.clocks.read(seat, time.time()) for seat in range(2)]) <= 3600
        finally:
            for hall in halls:
                await hall.close()

    in_a_hall(settings, fill)
    asyncio.run(run())


def test_what_a_node_did_not_get_to_forgive_the_next_one_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path)
    tables: list[str] = []

    async def fill(hall: Hall, reception: Reception) -> None:
        tables.append(await opened(reception, 3600))

    async def run() -> None:
        await hours_pass(settings, 5)
        dying, next_one = Hall(settings), Hall(settings)

        async def die() -> list[str]:
            raise RuntimeError

        with monkeypatch.context() as broken:
            broken.setattr(dying.store, "clocked", die)
            with pytest.raises(RuntimeError):
                await dying.open()
        await dying.close()
        await next_one.open()
        try:
            (lost,) = await pauses(next_one, tables[0])
            assert lost > 4.9 * 3600
        finally:
            await next_one.close()

    in_a_hall(settings, fill)
    asyncio.run(run())


@pytest.mark.parametrize(
    ("keep", "left"),
    [
        (Keep(), ["over", "playing"]),
        (Keep(open=None), ["open", "over", "playing"]),
        (Keep(open=50, playing=30, over=50), ["open", "over"]),
        (Keep.read("open=forever,playing=50,over=30"), ["open", "playing"]),
    ],
)
def test_tables_are_kept_as_long_as_the_host_wants(tmp_path: Path, keep: Keep, left: list[str]) -> None:
    """Each of them is forty days old; beside them is one of each kind at which something just happened."""
    first = Settings(data=tmp_path, idle=0.0, keep=Keep(None, None, None))

    async def fill(hall: Hall, reception: Reception) -> None:
        for status in ("open", "playing", "over"):
            for age in (40, 0):
                table = await opened(reception)
                edit(
                    first,
                    f"UPDATE tables SET status = '{status}', moved = moved - {age} * 86400 WHERE id = '{table}'",
                )

    async def clear(hall: Hall, reception: Reception) -> None:
        await hall.clear_away()

    in_a_hall(first, fill)
    in_a_hall(Settings(data=tmp_path, idle=0.0, keep=keep), clear)
    engine = sa.create_engine(first.database_url())
    with engine.begin() as connection:
        kept = [status for (status,) in connection.execute(sa.text("SELECT status FROM tables"))]
        ids = {row[0] for row in connection.execute(sa.text("SELECT id FROM tables"))}
        for other in ("steps", "players"):
            assert {row[0] for row in connection.execute(sa.text(f"SELECT table_id FROM {other}"))} == ids
    engine.dispose()
    for status in ("open", "playing", "over"):
        kept.remove(status)  # the young one
    assert sorted(kept) == left


def test_a_hall_closes_though_a_driver_swallows_the_first_word(tmp_path: Path) -> None:
    """What is cancelled in the middle of reading from Redis may go on as if nothing had been said."""
    swallowed = []

    async def use(hall: Hall, reception: Reception) -> None:
        async def deaf() -> None:
            while len(swallowed) < 2:
                try:
                    await asyncio.sleep(3600)
                except asyncio.CancelledError:
                    swallowed.append("word")
            await asyncio.sleep(3600)

        hall._rounds, rounds = asyncio.create_task(deaf()), hall._rounds  # noqa: SLF001
        await end(rounds)
        await asyncio.sleep(0)

    in_a_hall(Settings(data=tmp_path), use)
    assert len(swallowed) == 2


def test_a_redis_that_falls_silent_holds_up_nobody(tmp_path: Path) -> None:
    """It takes the connection and never says a word."""

    async def run() -> None:
        async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while await reader.read(1000):
                pass

        silent = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
        port = silent.sockets[0].getsockname()[1]
        hub = RedisHub(f"redis://127.0.0.1:{port}")
        began = time.monotonic()
        assert await hub.lease("t"), "without Redis every node plays on"
        assert time.monotonic() - began < 15
        await hub.close()
        silent.close()

    asyncio.run(run())


def test_what_cannot_be_a_policy_is_said() -> None:
    for text in ("x", "open", "open=", "open=soon", "open=-1", "shut=3", "open=nan", "open=1e9"):
        with pytest.raises(TableError, match="does not say how long"):
            Keep.read(text)


@pytest.mark.parametrize("size", [10, 5_000, 20_000])
def test_who_comes_back_after_all_that_is_kept_is_not_taken_for_slow(size: int) -> None:
    lens = Lens(0, {})
    for seq in range(1, 400):
        lens.keep(seq, "x" * size)
    viewer = Viewer("ann", "::1", "Ann", "en", lambda: None)
    missed = lens.since(lens.floor)
    assert (missed is None) == (size > 10), "who has missed very much is shown everything"
    for text in ("the table", *(missed or ["everything"]), "who is asked"):
        viewer.send(text)
    assert viewer.gone is None
