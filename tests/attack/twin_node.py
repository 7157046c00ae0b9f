"""A node at which a table can be the twin of another: the same through one pair of eyes, the rest dealt anew.

`deal EYES SEED TABLE` said at a table makes it the twin of that TABLE (or of itself: nothing is dealt anew). All
tables have the same dice, every step takes a second, and advice comes from a bot that counts what it tries instead
of looking at a clock; so two tables that look the same to somebody are the same to the byte.
"""

from __future__ import annotations

import copy
import random
import sys
import time
from pathlib import Path
from typing import Any

import panoplie.games
from panoplie.kernel import fair
from panoplie.kernel.chance import Seeded
from panoplie.table import archive, driver, requests
from panoplie.table.course import Course
from panoplie.table.hall import Hall
from panoplie.table.messages import Chat, Seat
from panoplie.table.room import Room
from panoplie.table.viewers import Viewer

KEY = f"{7:064x}"
BEGAN = time.time()
_halls: list[Hall] = []
_open_hall, _handle = Hall.open, requests.handle


class Standing:
    """A clock that stands still, for what is written down when a table is opened."""

    @staticmethod
    def time() -> float:
        return BEGAN


class Known:
    """In place of chance, for the seeds of thoughts."""

    @staticmethod
    def getrandbits(_: int) -> int:
        return 1

    uniform = staticmethod(random.uniform)


async def handle(room: Room, viewer: Viewer, message: Any) -> None:
    if not (isinstance(message, Chat) and message.text.startswith("deal ")):
        await _handle(room, viewer, message)
        return
    eyes, seed, table = message.text.split()[1:]
    async with room._alone():
        source = _halls[0].rooms[table].course
        if table != room.terms.id:
            become(room.course, source, None if eyes == "None" else int(eyes), seed)
        room.audience.start_anew()


def become(course: Course, source: Course, eyes: Seat | None, seed: str) -> None:
    """Let a table go on in another world than the one that it looks like."""
    assert source.match is not None
    match = source.match.imagine(eyes, Seeded("twin", seed))
    match.state.events = []
    course.match = match
    course.base = source.length - len(match.log)
    course.earlier = source.log()[: course.base]
    course.lines, course.moment, course.ids = source.lines[:], source.moment, dict(source.ids)
    course.at, course.seen_at = source.at, source.seen_at
    course._asked, course._together = dict(source._asked), match.ask
    if source.clocks is not None:
        course.clocks = copy.copy(source.clocks)
        course.clocks.left = source.clocks.left[:]


async def open_hall(hall: Hall) -> None:
    _halls.append(hall)
    await _open_hall(hall)


if __name__ == "__main__":
    from tests.table.node import run

    panoplie.games.__path__.append(str(Path(__file__).parents[1] / "table" / "games"))
    fair.new_key = lambda: KEY
    archive.time = Standing  # type: ignore[assignment]
    driver.random = Known  # type: ignore[assignment]
    Room.now = lambda room: room.course.at + 1.0  # type: ignore[method-assign]
    Hall.open = open_hall  # type: ignore[method-assign]
    requests.handle = handle
    requests.ADVISER = "sidekick"
    run(sys.argv[1])
