"""Whose bots think next: addresses in turn, of each its people, of each person their tables, of each table one
thought at a time.

However many tables somebody fills with bots, under however many names, another's bot waits for no more than what
is being thought already.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Final

REMEMBERED: Final = 20_000
Behalf = tuple[str, str, str]
"""For whose sake something is thought: from which address, for which person, and at which table."""


class Turns:
    """A few places, and those who wait for one."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._waiting: dict[asyncio.Future[None], Behalf] = {}
        self._thinking: set[str] = set()
        self._served: OrderedDict[tuple[int, str], int] = OrderedDict()
        """Which turn of all was the last of an address, a person or a table; the latest are at the end."""
        self._turns = 0

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a place."""
        return len(self._waiting)

    @property
    def free(self) -> bool:
        """Whether there is a place that nobody has."""
        return self._places > 0

    def open_place(self) -> None:
        """One more can think at the same time from now on."""
        self._places += 1
        self._call()

    @contextlib.asynccontextmanager
    async def take(self, address: str, person: str, table: str) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        behalf = address, person, table
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = behalf
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if self._waiting.pop(turn, None) is None:
                self._leave(table)
            raise
        try:
            yield
        finally:
            self._leave(table)

    def _leave(self, table: str) -> None:
        self._thinking.discard(table)
        self._places += 1
        self._call()

    def _call(self) -> None:
        """Give away the places that are free."""
        while self._places and (turn := self._next()) is not None:
            behalf = self._waiting.pop(turn)
            self._turns += 1
            for name in enumerate(behalf):
                self._served[name] = self._turns
                self._served.move_to_end(name)
            while len(self._served) > REMEMBERED:
                self._served.popitem(last=False)
            self._places -= 1
            self._thinking.add(behalf[-1])
            turn.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        """Of those who wait, the first of whichever address, then person, then table was served longest ago."""
        ready = [
            (behalf, turn)
            for turn, behalf in self._waiting.items()
            if not (turn.done() or behalf[-1] in self._thinking)  # done: nobody waits for it any more
        ]
        if not ready:
            return None
        return min(ready, key=lambda one: [self._served.get(name, 0) for name in enumerate(one[0])])[1]
