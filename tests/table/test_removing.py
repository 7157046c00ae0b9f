"""A table that is deleted is gone for everybody: for whoever opens it meanwhile, and at every node."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from panoplie.table import steps
from panoplie.table.archive import Archive
from panoplie.table.hall import Hall
from panoplie.table.hub import Hub
from panoplie.table.messages import NewTable, SeatWish
from panoplie.table.reception import Reception
from panoplie.table.settings import Keep, Settings
from panoplie.table.store import Store
from panoplie.table.viewers import Viewer
from tests.table.test_keeping import ANN, BOB, edit, in_a_hall
from tests.table.test_measure import key_of

TWO = NewTable("pow", [SeatWish("me"), SeatWish("open")])


class Deaf(Hub):
    """A node among others that hears nothing of them, but for who looks at what."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.looked_at: list[str] = []

    @property
    def several(self) -> bool:
        return True

    def closed(self, table: str) -> None:
        self.said.append(table)

    def tables_elsewhere(self) -> list[str]:
        return self.looked_at


async def deaf(settings: Settings) -> tuple[Hall, Deaf]:
    hall, hub = Hall(settings), Deaf()
    hall.hub = hub
    await hall.open()
    return hall, hub


def looks(hall: Hall, table: str) -> Viewer:
    viewer = Viewer("eve", "::1", "Eve", "en", lambda: None)
    hall.rooms[table].audience.viewers.add(viewer)
    return viewer


def test_who_opens_a_table_that_is_being_deleted_finds_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str | None] = []
    really = Store.remove

    async def use(hall: Hall, reception: Reception) -> None:
        async def remove(store: Store, table: str) -> bool:
            found.append(await key_of(reception.info(table, BOB)))
            return await really(store, table)

        monkeypatch.setattr(Store, "remove", remove)
        table = (await reception.open_table(TWO, ANN)).table
        await hall.remove(table)
        assert found == ["no-such-table"]
        assert table not in hall.rooms
        assert await key_of(reception.info(table, BOB)) == "no-such-table"

    in_a_hall(Settings(data=tmp_path), use)


def test_a_table_that_could_not_be_deleted_is_there_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(hall: Hall, reception: Reception) -> None:
        async def fail(*_: Any) -> Any:
            raise OSError("no disk")

        table = (await reception.open_table(TWO, ANN)).table
        with monkeypatch.context() as broken:
            broken.setattr(hall.store._database, "write", fail)  # noqa: SLF001
            assert await key_of(hall.remove(table)) == "not-stored"
        assert await key_of(reception.take_seat(table, 1, BOB)) is None

    in_a_hall(Settings(data=tmp_path), use)


@pytest.mark.parametrize("how", ["removed", "cleared away", "removed elsewhere"])
def test_a_table_that_is_being_read_while_it_is_deleted_does_not_stay(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path, keep=Keep(open=1.0))
    really = Archive.read

    async def use(hall: Hall, reception: Reception) -> None:
        read, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(archive: Archive, table: str) -> Any:
            course = await really(archive, table)
            read.set()
            await go_on.wait()
            return course

        table = (await reception.open_table(TWO, ANN)).table
        edit(settings, "UPDATE tables SET moved = 0")
        hall.rooms.pop(table).driver.stop()
        other, _ = await deaf(msgspec.structs.replace(settings, keep=Keep(None, None, None)))
        monkeypatch.setattr(Archive, "read", slowly)
        reading = asyncio.create_task(hall.room(table))
        await read.wait()
        if how == "removed":
            deleting = asyncio.create_task(hall.remove(table))
        elif how == "cleared away":
            monkeypatch.setattr(hall, "_in_use", list)  # it was not in memory when these were looked up
            deleting = asyncio.create_task(hall.clear_away())
        else:
            deleting = asyncio.create_task(other.remove(table))
        await asyncio.sleep(0.2)
        go_on.set()
        await asyncio.gather(deleting, reading, return_exceptions=True)
        if how == "removed elsewhere":
            assert await key_of(reading.result().commit(lambda: steps.Say("Ann", "?", 0))) == "no-such-table"
        assert table not in hall.rooms
        await other.close()

    in_a_hall(settings, use)


def test_nothing_is_stored_at_a_table_that_another_node_has_deleted(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)

    async def use(hall: Hall, reception: Reception) -> None:
        table = (await reception.open_table(TWO, ANN)).table
        beside = (await reception.open_table(TWO, ANN)).table
        other, _ = await deaf(settings)
        try:
            rooms = [await other.room(table), await other.room(beside)]
            viewer = looks(other, table)
            await hall.remove(table)
            said = [key_of(room.commit(lambda: steps.Say("Ann", "?", 0))) for room in rooms]
            assert await asyncio.gather(*said) == ["no-such-table", None], "stored together, one of them"
            assert viewer.gone == "closed"
            assert table not in other.rooms
            assert await hall.store.orphans() == []
            assert await hall.store.players(table) == []
        finally:
            await other.close()

    in_a_hall(settings, use)


def test_a_node_that_did_not_hear_of_it_finds_out(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)

    async def use(hall: Hall, reception: Reception) -> None:
        table = (await reception.open_table(TWO, ANN)).table
        other, _ = await deaf(settings)
        try:
            await other.room(table)
            viewer = looks(other, table)
            await other.round()
            assert viewer.gone is None
            await hall.remove(table)
            await other.round()
            assert viewer.gone == "closed"
            assert table not in other.rooms
        finally:
            await other.close()

    in_a_hall(settings, use)


def test_what_somebody_looks_at_elsewhere_is_not_cleared_away_and_all_hear_of_the_rest(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, keep=Keep(open=1.0))

    async def use(hall: Hall, reception: Reception) -> None:
        looked_at, old = [(await reception.open_table(TWO, ANN)).table for _ in range(2)]
        edit(settings, "UPDATE tables SET moved = 0")
        other, hub = await deaf(settings)
        try:
            hub.looked_at = [looked_at]
            await other.clear_away()
            assert await hall.store.ids() == [looked_at]
            assert hub.said == [old]
        finally:
            await other.close()

    in_a_hall(settings, use)
