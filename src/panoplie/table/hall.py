"""The hall: all tables of a node that are in memory. It finds the others, and wakes what must go on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from panoplie.table import sweeping
from panoplie.table.archive import Archive, Damaged, Removed
from panoplie.table.course import Course
from panoplie.table.ending import end
from panoplie.table.hub import LEASE_SECONDS, Hub, Notice, RedisHub
from panoplie.table.identity import SECRET, Signer, new_secret
from panoplie.table.messages import Ban
from panoplie.table.metrics import Metrics
from panoplie.table.moderation import BANS, Bans
from panoplie.table.pardon import forgive_the_clocks, show_life
from panoplie.table.replay import Replays
from panoplie.table.room import Node, Room
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError
from panoplie.table.store import Store
from panoplie.table.terms import Snapshot, Wishes
from panoplie.table.thinkers import Thinkers

LOG: Final = logging.getLogger("panoplie.table")
ROUND: Final = 2.0
"""Seconds between two rounds through the hall."""
TRY_AGAIN: Final = 0.25
"""Seconds after which a round is tried again that the database did not let through: tables wait for it."""
AHEAD: Final = 2 * ROUND
"""Seconds before a clock runs out at which its table is in memory at the latest."""
HOUR, DAY = 3600.0, 86400.0
MANY: Final = 2000
"""Tables in memory from which on those that nobody uses are dropped soon: anybody can open them all."""
IDLE_WHEN_CROWDED: Final = 10.0
FAREWELL: Final = 2.0
"""Seconds that a closing node gives its viewers to hear of it."""
ASIDE: Final = 60.0
"""Seconds after which a table that could not be read is tried again."""


class Hall:
    """The tables of one node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.archive = Archive(self.store, settings.data / "content")
        self.hub: Hub = Hub() if settings.redis is None else RedisHub(settings.redis)
        self.thinkers = Thinkers(settings.workers, settings.budget)
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.replays = Replays()
        self._steps_taken = 0
        """How many steps there were at the last round."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._removing: set[str] = set()
        """Tables that are being deleted; nobody opens them any more."""
        self._aside: dict[str, float] = {}
        """Tables that cannot be read, and when they may be tried again."""
        self._clears_at = 0.0
        self.bans = Bans()
        self.opened_at = time.time()
        self.closing = False
        self.failure: TableError | None = None
        """Why the doors could not be opened."""

    async def open(self) -> None:
        """Open the doors; whatever was going on when they closed goes on."""
        await self.store.open()
        self.signer = Signer(await self.store.mark(SECRET, new_secret()))
        self.bans.load(await self.store.mark(BANS, "[]"))
        self.node = Node(
            self.settings,
            self.store,
            self.archive,
            self.hub,
            self.signer,
            self.thinkers,
            self.metrics,
            self._set_aside,
            self._forget,
            _crash_hook(),
        )
        try:
            await self.hub.open(self._on_notice)
        except Exception as error:
            raise TableError("no-redis", 503, cause=str(error)) from None
        await forgive_the_clocks(self.node, self._apart, 2 * ROUND + 1)
        self._rounds = asyncio.create_task(self._go_round(), name="hall")
        LOG.info("The hall is open")

    async def dismiss(self) -> None:
        """Tell everybody that the node stops, and give them a moment to hear it."""
        self.closing = True
        await self._stop_rounds()
        for room in self.rooms.values():
            room.close("shutdown")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while any([room.audience.viewers for room in self.rooms.values()]):
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Let go of everything."""
        await self._stop_rounds()
        LOG.info("The hall closes with %d tables in memory", len(self.rooms))
        for room in self.rooms.values():
            room.driver.stop()
        await self.thinkers.close()
        await self.hub.close()
        await self.store.close()

    async def check(self) -> None:
        """Raise if nobody could play here now: the node closes, or the store does not answer."""
        if self.closing:
            raise TableError("closing", 503)
        await self.store.heads([""])

    # Finding

    async def room(self, table: str) -> Room:
        """A table, read from the store if it is not in memory."""
        if table in self._removing:
            raise Removed
        room = self.rooms.get(table)
        if room is not None:
            room.used = time.monotonic()
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    # Keeping

    async def create(self, wishes: Wishes) -> Room:
        """Open a new table."""
        room = await self.enter(*await self.archive.create(wishes))
        LOG.info("A table of %s was opened", wishes.game.meta.id, extra={"table": room.terms.id})
        return room

    async def _load(self, table: str) -> Room:
        if self._aside.get(table, 0.0) > time.monotonic():
            raise TableError("table-damaged", 500)
        try:
            room = await self.enter(*await self.archive.read(table))
        except Damaged as damage:
            self._set_aside(table, damage)
            raise
        self._aside.pop(table, None)
        return room

    async def enter(self, course: Course, snapshot: Snapshot | None) -> Room:
        """Take a table into memory, and let it go on."""
        table = course.terms.id
        room = self.rooms[table] = Room(self.node, course, snapshot)
        try:
            await room.wake()
        except TableError:
            self.rooms.pop(table, None)
            raise
        return room

    def _set_aside(self, table: str, error: Exception) -> None:
        """Let go of a table that cannot go on, say so, and leave all others alone. It is tried again later."""
        if table not in self._aside:
            if isinstance(error, Damaged):
                LOG.error("Table %s is set aside: %s", table, error.cause, extra={"table": table})
            else:
                LOG.error("Table %s is set aside", table, exc_info=error, extra={"table": table})
        self._aside[table] = time.monotonic() + ASIDE
        room = self.rooms.pop(table, None)
        if room is not None:
            room.close("damaged", TableError("table-damaged", 500))

    # Moderating

    async def remove(self, table: str) -> None:
        """Close a table for good, here and at the other nodes, and keep nothing of it."""
        self._removing.add(table)
        try:
            await self._shut(table)
            if not await self.store.remove(table):
                raise Removed
        finally:
            self._removing.discard(table)
        self._aside.pop(table, None)
        self.hub.closed(table)

    async def _shut(self, table: str) -> None:
        """Let go of a table for good, also of one that is being read just now."""
        loading = self._loading.get(table)
        if loading is not None:
            await asyncio.wait([loading])
        room = self.rooms.pop(table, None)
        if room is not None:
            await room.shut()

    def _forget(self, table: str) -> None:
        """A table turned out to be removed."""
        room = self.rooms.pop(table, None)
        if room is not None:
            room.close_for_good()

    async def change_bans(self, change: Callable[[list[Ban]], list[Ban]]) -> None:
        """Bans hold at all nodes, here at once and at the others within a round; none forgets those of another."""

        def rework(text: str) -> str:
            bans = Bans()
            bans.load(text)
            return msgspec.json.encode(change(bans.listed())).decode()

        self.bans.load(await self.store.rework(BANS, rework))
        self._show_out()

    def _show_out(self) -> None:
        """Let go of everybody who is connected from where nobody is let in."""
        if self.bans:
            for room in self.rooms.values():
                for viewer in list(room.audience.viewers):
                    if self.bans.block(viewer.address):
                        viewer.leave("banned")

    # Rounds

    async def _stop_rounds(self) -> None:
        await end(self._rounds)

    async def _go_round(self) -> None:
        """Wake tables where a bot or a clock is due, drop idle ones, sweep up, and leave a sign of life."""
        waits = False
        while True:
            taken, self._steps_taken = self._steps_taken, self.metrics.steps.total()
            sweeping.sweep(quiet=taken == self._steps_taken)
            try:
                await self.round()
                waits = False
            except TableError as error:
                if not waits:
                    LOG.warning("The hall waits: %s", error)
                waits = True
            except Exception:
                LOG.exception("A round through the hall failed")
            await asyncio.sleep(TRY_AGAIN if waits else ROUND)

    async def round(self) -> None:
        """One round through the hall."""
        now = time.time()
        asleep = [table for table, until in self._aside.items() if until > time.monotonic()]
        for table, due in await self.store.due(now + AHEAD, asleep):
            with self._apart(table):
                room = self.rooms.get(table)
                if room is None and await self._is_mine_to_wake(table, due, now):
                    await self.room(table)
                elif room is not None and not room.driver.busy:
                    await room.go_on()
        crowded = len(self.rooms) > MANY
        for table, room in list(self.rooms.items()):
            room.audience.tidy()
            if room.is_idle(IDLE_WHEN_CROWDED if crowded else self.settings.idle):
                room.driver.stop()
                del self.rooms[table]
        if self.hub.several:
            await self._catch_up()
            self.bans.load(await self.store.mark(BANS, "[]"))
            self._show_out()
        if time.monotonic() >= self._clears_at:
            self._clears_at = time.monotonic() + HOUR
            await self.clear_away()
        await show_life(self.store, now)

    async def _is_mine_to_wake(self, table: str, due: float, now: float) -> bool:
        """Whether this node lets a table go on. What another one looks after is only taken over when it is late;
        a clock that runs out at a table at which nobody looks is waited for by one of them, to fall on time."""
        if not self.hub.several:
            return True
        if due < now:
            return due < now - LEASE_SECONDS
        watched = self.hub.seats_elsewhere(table) or self.hub.watchers_elsewhere(table)
        return not watched and await self.hub.lease(f"wake:{table}")

    async def clear_away(self) -> None:
        """Delete the tables that the host does not want to keep any longer, but none that is in use anywhere."""
        now = time.time()
        for status, days in msgspec.structs.asdict(self.settings.keep).items():
            if days is None:
                continue
            cleared = 0
            while gone := await self.store.clear_away(status, now - days * DAY, self._in_use()):
                cleared += len(gone)
                for table in gone:
                    await self._shut(table)  # it may have been opened at the last moment
                    self.hub.closed(table)
            if cleared:
                LOG.warning("%d tables (%s) were cleared away after %g days", cleared, status, days)

    def _in_use(self) -> list[str]:
        """The tables that are in memory here, or that somebody looks at elsewhere."""
        return [*self.rooms, *self._loading, *self.hub.tables_elsewhere()]

    async def _catch_up(self) -> None:
        """Make good what notices may have been lost, and say again who is connected here."""
        watched = {table: room for table, room in self.rooms.items() if room.audience.viewers or room.driver.busy}
        heads = await self.store.heads(list(watched)) if watched else {}
        for table, room in watched.items():
            with self._apart(table):
                if table not in heads:
                    await room.check()
                elif heads[table] > room.course.seq:
                    await room.catch_up()
                room.audience.announce()

    async def _on_notice(self, notice: Notice) -> None:
        if notice.closed:
            await self._shut(notice.table)
            return
        room = self.rooms.get(notice.table)
        if room is None:
            return
        with self._apart(notice.table):
            if notice.seq is not None and notice.seq > room.course.seq:
                await room.catch_up()
            if notice.seats is not None and self.hub.news(notice):
                room.audience.look_elsewhere()
                room.tell_table()

    @contextlib.contextmanager
    def _apart(self, table: str) -> Iterator[None]:
        """Whatever happens at one table stays there."""
        try:
            yield
        except TableError as error:
            if not isinstance(error, Damaged):
                LOG.warning("Table %s waits: %s", table, error, extra={"table": table})
        except Exception as error:
            self._set_aside(table, error)


def _crash_hook() -> Any:
    """For fault tests: end the process without a word between store and acknowledgement, at the n-th step."""
    countdown = int(os.environ.get("PANOPLIE_CRASH_AFTER", "0"))
    if not countdown:
        return None

    def crash() -> None:
        nonlocal countdown
        countdown -= 1
        if countdown == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    return crash
