"""A socket that cannot be shown its table is closed with a reason, and does not wait for news that never come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from panoplie.table import steps
from panoplie.table.archive import Damaged
from panoplie.table.audience import Audience
from panoplie.table.connection import Connection
from panoplie.table.hall import Hall
from panoplie.table.limits import Limits
from panoplie.table.messages import NewTable, SeatWish
from panoplie.table.reception import Reception
from panoplie.table.room import Room
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError
from tests.table.test_keeping import ANN, in_a_hall

Break = Callable[[Hall, Room, pytest.MonkeyPatch], Any]


async def socket(hall: Hall, table: str) -> tuple[list[str], int | None]:
    """What somebody hears who joins and then only listens, and how the socket was closed."""
    inbox: asyncio.Queue[Any] = asyncio.Queue()
    heard: list[str] = []
    closed: list[int] = []
    inbox.put_nowait({"type": "websocket.connect"})
    inbox.put_nowait({"type": "websocket.receive", "text": '{"type":"join"}'})

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send":
            said = msgspec.json.decode(message["text"])
            heard.append(" ".join([said["type"], *[said[name] for name in ("key", "reason") if said.get(name)]]))
        elif message["type"] == "websocket.close":
            closed.append(message["code"])

    running = asyncio.create_task(Connection(inbox.get, send, "1.1.1.1", hall, Limits(False), ANN).run(table))
    _, listening = await asyncio.wait([running], timeout=0.5)
    inbox.put_nowait({"type": "websocket.disconnect"})
    await asyncio.wait_for(running, 5)
    return heard, None if listening else closed[0]


async def lose_the_store(hall: Hall, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step could not be stored, nor could it be found out what is."""

    async def fail(*_: Any) -> Any:
        raise OSError("no disk")

    monkeypatch.setattr(hall.store._database, "read", fail)  # noqa: SLF001
    monkeypatch.setattr(hall.store._database, "write", fail)  # noqa: SLF001
    with pytest.raises(TableError):
        await room.commit(lambda: steps.Say("Ann", "Hello?", 0))


async def damage(hall: Hall, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> Any:
        raise Damaged("nonsense")

    await lose_the_store(hall, room, monkeypatch)
    monkeypatch.setattr(hall.archive, "read_again", fail)


async def shut(hall: Hall, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.shut()


async def break_a_view(hall: Hall, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(Audience, "_show_all", fail)


async def let_go(hall: Hall, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is dropped from memory while somebody joins it."""
    really = Room.join

    async def join(*what: Any) -> None:
        hall.rooms.pop(room.terms.id)
        await really(*what)

    monkeypatch.setattr(Room, "join", join)


@pytest.mark.parametrize(
    ("go_wrong", "heard", "code"),
    [
        (lose_the_store, ["refused not-read", "gone unready"], 1013),
        (damage, ["refused table-damaged", "gone damaged"], 4500),
        (shut, ["refused no-such-table", "gone gone"], 4404),
        (break_a_view, ["refused broken", "gone unready"], 1013),
        (let_go, ["now", "table", "gone unready"], 1013),
    ],
)
def test_whoever_is_not_let_in_is_told_and_closed(
    go_wrong: Break, heard: list[str], code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(hall: Hall, reception: Reception) -> None:
        table = (await reception.open_table(NewTable("pow", [SeatWish("me"), SeatWish("open")]), ANN)).table
        room = await hall.room(table)
        with monkeypatch.context() as broken:
            await go_wrong(hall, room, broken)
            assert await socket(hall, table) == (heard, code)
            assert not room.audience.viewers
        if go_wrong is lose_the_store:
            assert await socket(hall, table) == (["now", "table"], None), "who comes back is let in"

    in_a_hall(Settings(data=tmp_path), use)
