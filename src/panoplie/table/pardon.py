"""The time in which no node ran is nobody's: when one starts it forgives the clocks what they would have lost."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Final

from panoplie.table import steps
from panoplie.table.room import Node, Room
from panoplie.table.store import Store

ALIVE: Final = "alive"
"""The mark under which nodes leave a sign of life."""


async def show_life(store: Store, now: float) -> None:
    """Leave a sign of life for whoever starts next."""
    await store.mark(ALIVE, repr(now), replace=True)


async def forgive_the_clocks(
    node: Node, apart: Callable[[str], contextlib.AbstractContextManager[None]], silence: float
) -> None:
    """If no node was alive for some seconds, nobody's clock ran.

    Nodes that start together forgive once between them. The sign of life comes last, so that what one of them does
    not get to is left for the next.
    """
    now = time.time()
    seen = float(await node.store.mark(ALIVE, repr(now)))
    if now - seen >= silence:
        for table in await node.store.clocked():
            with apart(table), contextlib.suppress(_Forgiven):
                room = Room(node, *await node.archive.read(table))  # asleep: no flag falls meanwhile
                await room.commit(lambda room=room: _pause(room, seen, now))  # type: ignore[misc]
                room.driver.stop()
    await show_life(node.store, now)


class _Forgiven(Exception):
    """No time was lost at a table, or another node has forgiven it."""


def _pause(room: Room, seen: float, now: float) -> steps.AnyStep:
    """The time between the last that was heard of any node, or of the table, and now is nobody's."""
    lost = now - max(seen, room.course.at)
    if lost <= 0:
        raise _Forgiven
    return steps.Pause(lost)
