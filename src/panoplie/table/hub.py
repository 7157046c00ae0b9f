"""How several nodes hear from each other, through Redis: what moved, who is connected, who lets the bots play.

Litestar's channels would carry whole messages to every subscriber. Here a notice only names a table and a step;
each node then reads the step from the store and works out what its own viewers may see. So nothing that is
secret ever passes through Redis, a lost notice is made good by the next one or by the regular look, and Redis
may be emptied at any time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from panoplie.table.ending import end
from panoplie.table.messages import Seat

LOG: Final = logging.getLogger("panoplie.table")
CHANNEL: Final = "panoplie:notices"
LEASE_SECONDS: Final = 3
"""For how long a node lets the bots of a table play without asking again; about as long as one of them takes."""
BEAT, LIFE = 0.5, 1.5
"""Seconds between two signs of life of a node, and after which one that gave none is taken for dead."""
ASK_AGAIN: Final = 0.25
"""Seconds after which whoever was refused a lease asks again."""
PRESENCE_SECONDS: Final = 10.0
PATIENCE: Final = 3.0
"""Seconds after which a Redis that says nothing does not answer."""


class Notice(Struct, frozen=True):
    """What one node tells the others."""

    node: str
    table: str
    seq: int | None = None
    seats: list[Seat] | None = None
    watchers: int = 0
    closed: bool = False


class Hub:
    """A node alone: it hears from nobody and holds every lease."""

    def __init__(self) -> None:
        self.node = secrets.token_hex(6)

    async def open(self, on_notice: Callable[[Notice], Awaitable[None]]) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Say nothing more."""

    @property
    def several(self) -> bool:
        """Whether there may be other nodes."""
        return False

    def moved(self, table: str, seq: int) -> None:
        """A table has a new step."""

    def closed(self, table: str) -> None:
        """A table was closed for good."""

    def present(self, table: str, seats: list[Seat], watchers: int) -> None:
        """Who is connected to this node."""

    def news(self, notice: Notice) -> bool:
        """Whether a notice about who is connected says something new."""
        return False

    def seats_elsewhere(self, table: str) -> set[Seat]:
        return set()

    def watchers_elsewhere(self, table: str) -> int:
        return 0

    def tables_elsewhere(self) -> list[str]:
        """The tables at which somebody looks at another node."""
        return []

    async def lease(self, table: str) -> bool:
        """Whether this node may let the bots of a table play, or wake it."""
        return True


class RedisHub(Hub):
    """A node among others."""

    def __init__(self, url: str) -> None:
        super().__init__()
        from redis import asyncio as redis

        self._redis: Any = redis.from_url(url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
        self._out: asyncio.Queue[Notice] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._elsewhere: dict[str, dict[str, tuple[float, list[Seat], int]]] = {}
        self._last: Notice | None = None

    @property
    def several(self) -> bool:
        return True

    async def open(self, on_notice: Callable[[Notice], Awaitable[None]]) -> None:
        await self._redis.ping()
        await self._live()
        work = (self._listen(on_notice), self._speak(), self._beat())
        self._tasks = [asyncio.create_task(part) for part in work]

    async def close(self) -> None:
        await end(*self._tasks)
        with contextlib.suppress(Exception):  # or else its leases are taken over a moment later
            await self._redis.delete(_life_of(self.node))
        await self._redis.aclose()

    def moved(self, table: str, seq: int) -> None:
        self._say(Notice(self.node, table, seq=seq))

    def closed(self, table: str) -> None:
        self._say(Notice(self.node, table, closed=True))

    def present(self, table: str, seats: list[Seat], watchers: int) -> None:
        self._say(Notice(self.node, table, seats=seats, watchers=watchers))

    def news(self, notice: Notice) -> bool:
        return notice is self._last

    def seats_elsewhere(self, table: str) -> set[Seat]:
        now = time.monotonic()
        return {
            seat for until, seats, _ in self._elsewhere.get(table, {}).values() if until > now for seat in seats
        }

    def watchers_elsewhere(self, table: str) -> int:
        now = time.monotonic()
        return sum([watchers for until, _, watchers in self._elsewhere.get(table, {}).values() if until > now])

    def tables_elsewhere(self) -> list[str]:
        now = time.monotonic()
        return [
            table
            for table, nodes in self._elsewhere.items()
            if any([until > now for until, _, _ in nodes.values()])
        ]

    async def lease(self, table: str) -> bool:
        """A lease runs out by itself, and that of a node without a sign of life is anybody's: the tables of a node
        that was killed go on elsewhere at once."""
        name = f"panoplie:lease:{table}"
        try:
            if await self._redis.set(name, self.node, nx=True, ex=LEASE_SECONDS):
                return True
            holder = (await self._redis.get(name) or b"").decode()
            if holder == self.node or not await self._redis.exists(_life_of(holder)):
                # Should two take it over at the same moment both think, and the store takes one answer.
                await self._redis.set(name, self.node, ex=LEASE_SECONDS)
                return True
        except Exception as error:
            # Without Redis every node plays on: the store takes each step only once.
            LOG.warning("Redis does not answer: %s", error)
            return True
        return False

    async def _beat(self) -> None:
        """Show the other nodes that this one lives."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(Exception):  # whoever listens says that Redis does not answer
                await self._live()

    async def _live(self) -> None:
        await self._redis.set(_life_of(self.node), "", px=int(1000 * LIFE))

    def _say(self, notice: Notice) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._out.put_nowait(notice)

    async def _speak(self) -> None:
        while True:
            notice = await self._out.get()
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode(notice))
            except Exception as error:
                LOG.warning("Redis does not answer: %s", error)
                await asyncio.sleep(1)

    async def _listen(self, on_notice: Callable[[Notice], Awaitable[None]]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._hear(message["data"], on_notice)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.warning("Redis does not answer: %s", error)
                await asyncio.sleep(1)

    async def _hear(self, data: bytes, on_notice: Callable[[Notice], Awaitable[None]]) -> None:
        notice = msgspec.json.decode(data, type=Notice)
        if notice.node == self.node:
            return
        if notice.seats is not None:
            before = self.seats_elsewhere(notice.table), self.watchers_elsewhere(notice.table)
            self._remember(notice, notice.seats)
            after = self.seats_elsewhere(notice.table), self.watchers_elsewhere(notice.table)
            self._last = notice if before != after else None
        await on_notice(notice)

    def _remember(self, notice: Notice, seats: list[Seat]) -> None:
        """Who is connected to another node; forgotten by itself if that node falls silent."""
        nodes = self._elsewhere.setdefault(notice.table, {})
        nodes[notice.node] = (time.monotonic() + PRESENCE_SECONDS, seats, notice.watchers)
        if not seats and not notice.watchers:
            del nodes[notice.node]
        if not nodes:
            del self._elsewhere[notice.table]


def _life_of(node: str) -> str:
    return f"panoplie:life:{node}"
