"""Whose bots think next: people in turn, of each person their tables in turn, of each table one thought at a time.

However many tables somebody fills with bots, another's bot waits for no more than what is being thought already.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from typing import Final

REMEMBERED: Final = 10_000


class Turns:
    """A few places, and a queue before them."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        self._thinking: set[str] = set()
        self._served: OrderedDict[str, None] = OrderedDict()
        """People and tables, those who were served last at the end."""

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a place."""
        return sum([len(queue) for tables in self._waiting.values() for queue in tables.values()])

    @property
    def free(self) -> bool:
        """Whether there is a place that nobody has."""
        return self._places > 0

    def open_place(self) -> None:
        """One more can think at the same time from now on."""
        self._places += 1
        self._call()

    @contextlib.asynccontextmanager
    async def take(self, person: str, table: str) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, {}).setdefault(table, deque()).append(turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(table)
            else:
                self._forget(person, table, turn)
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
        while self._places and (found := self._next()) is not None:
            person, table = found
            turn = self._waiting[person][table][0]
            self._forget(person, table, turn)
            if turn.done():  # nobody waits for it any more
                continue
            for name in (f"person {person}", f"table {table}"):
                self._served[name] = None
                self._served.move_to_end(name)
            while len(self._served) > REMEMBERED:
                self._served.popitem(last=False)
            self._places -= 1
            self._thinking.add(table)
            turn.set_result(None)

    def _next(self) -> tuple[str, str] | None:
        """Who waits and was served longest ago, with that one of their tables of which the same is true."""
        ready = {
            person: [table for table in tables if table not in self._thinking]
            for person, tables in self._waiting.items()
        }
        person = self._longest_ago("person", [person for person, tables in ready.items() if tables])
        table = None if person is None else self._longest_ago("table", ready[person])
        return None if person is None or table is None else (person, table)

    def _longest_ago(self, kind: str, names: Iterable[str]) -> str | None:
        waiting = {f"{kind} {name}": name for name in names}
        for key, name in waiting.items():
            if key not in self._served:
                return name
        return next((waiting[key] for key in self._served if key in waiting), None)

    def _forget(self, person: str, table: str, turn: asyncio.Future[None]) -> None:
        tables = self._waiting.get(person, {})
        queue = tables.get(table, ())
        if turn not in queue:
            return
        tables[table].remove(turn)
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[person]
