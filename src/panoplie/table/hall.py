"""The hall: all tables of a node. It opens and finds them, seats people, and wakes what must go on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections.abc import Iterator
from typing import Any, Final

from panoplie.bots import bot as find_bot
from panoplie.games import load as load_game
from panoplie.table import steps
from panoplie.table.archive import Archive, Damaged
from panoplie.table.course import Course
from panoplie.table.hub import LEASE_SECONDS, Hub, Notice, RedisHub
from panoplie.table.identity import Identity, Signer, new_secret
from panoplie.table.info import stored_info
from panoplie.table.messages import Lobby, MyGames, NewTable, Opened, Seat, SeatKey, TableInfo
from panoplie.table.replay import Replays
from panoplie.table.room import Node, Room
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError
from panoplie.table.store import Store, TableRow
from panoplie.table.terms import Snapshot
from panoplie.table.thinkers import Thinkers

LOG: Final = logging.getLogger("panoplie.table")
SUBSTITUTE: Final = "sidekick"
"""The bot that plays for somebody who leaves."""
OPEN_FOR: Final = 12 * 3600.0
PLAYING_FOR: Final = 24 * 3600.0
ROUND: Final = 2.0
"""Seconds between two rounds through the hall."""
ALIVE: Final = "alive"
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
        self.rooms: dict[str, Room] = {}
        self.replays = Replays()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._waking: set[asyncio.Task[None]] = set()
        self._aside: dict[str, float] = {}
        """Tables that cannot be read, and when they may be tried again."""
        self._unlisted: set[str] = set()
        """Tables that no list can show; the log has heard of them."""
        self.failure: TableError | None = None
        """Why the doors could not be opened."""

    async def open(self) -> None:
        """Open the doors; whatever was going on when they closed goes on."""
        await self.store.open()
        self.signer = Signer(await self.store.mark("secret", new_secret()))
        self.node = Node(
            self.settings,
            self.store,
            self.archive,
            self.hub,
            self.signer,
            self.thinkers,
            self._set_aside,
            _crash_hook(),
        )
        try:
            await self.hub.open(self._on_notice)
        except Exception as error:
            raise TableError("no-redis", 503, cause=str(error)) from None
        await self._forgive_the_clocks()
        self._rounds = asyncio.create_task(self._go_round(), name="hall")

    async def close(self) -> None:
        """Tell everybody, and let go of everything."""
        if self._rounds is not None:
            self._rounds.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._rounds
        for room in self.rooms.values():
            room.close("shutdown")
        await self.thinkers.close()
        await self.hub.close()
        await self.store.close()

    # Finding

    async def room(self, table: str) -> Room:
        """A table, read from the store if it is not in memory."""
        room = self.rooms.get(table)
        if room is not None:
            room.used = time.monotonic()
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def info(self, table: str, identity: Identity) -> TableInfo:
        room = await self.room(table)
        return room.info(_seats_of(room.course, identity.id))

    async def lobby(self, identity: Identity) -> Lobby:
        """What can be joined, and what can be watched."""
        now = time.time()
        waiting = await self.store.listed("open", now - OPEN_FOR)
        playing = await self.store.listed("playing", now - PLAYING_FOR)
        return Lobby(self._infos(waiting, identity), self._infos(playing, identity))

    async def my_games(self, identity: Identity) -> MyGames:
        return MyGames(self._infos(await self.store.of_person(identity.id), identity))

    # Opening

    async def open_table(self, wish: NewTable, identity: Identity) -> Opened:
        """Open a table as somebody wishes it."""
        person = identity.person
        if person is None:
            raise TableError("introduce-yourself", 403)
        game = load_game(wish.game)
        game.check_seats(len(wish.seats))
        options = dict(game.settle_options(wish.options))
        sitters = []
        for seat in wish.seats:
            if seat.kind == "bot":
                sitters.append(steps.Sitter(bot=find_bot(seat.bot or SUBSTITUTE).level))
            elif seat.kind == "open":
                sitters.append(steps.Sitter())
            else:
                sitters.append(steps.Sitter(identity.id, seat.name or person.name, person.emblem, here=True))
        if all([sitter.bot is not None for sitter in sitters]):
            raise TableError("needs-a-person")
        room = await self._create(game, options, wish.public, wish.lang, wish.clock, sitters)
        return self._opened(room, identity.id)

    async def again(self, table: str, identity: Identity) -> Opened:
        """The same game with the same people. The first to ask opens it; seats are kept for the others."""
        room = await self.room(table)
        if not _seats_of(room.course, identity.id):
            raise TableError("seat-not-yours", 403)
        if room.course.status != "over":
            raise TableError("not-over", 409)
        if room.course.again is None:
            terms = room.terms
            sitters = [
                steps.Sitter(place.owner, place.name, place.emblem, here=place.owner == identity.id)
                if place.owner is not None
                else steps.Sitter(bot=place.bot)
                for place in room.course.places
            ]
            new = await self._create(terms.game, terms.options, terms.public, terms.lang, terms.clock, sitters)
            with contextlib.suppress(_AlreadyAgain):
                await room.commit(lambda: _again_step(room, new.terms.id))
        assert room.course.again is not None
        return await self.take_seats(room.course.again, identity)

    # Sitting

    async def take_seat(self, table: str, seat: Seat, identity: Identity) -> Opened:
        """Take an open seat, one that is kept for me, or get the key of my own once more."""
        room = await self.room(table)
        person = identity.person
        if person is None:
            raise TableError("introduce-yourself", 403)
        if not 0 <= seat < len(room.course.places):
            raise TableError("no-such-seat", 404)

        def make() -> steps.AnyStep:
            place = room.course.places[seat]
            if place.owner == identity.id and place.bot is not None and not place.lost:
                return steps.Swap(seat, None)
            if place.owner == identity.id and (place.here or place.lost):
                raise _OwnSeat
            if place.owner is not None or place.bot is not None:
                raise TableError("seat-taken", 409)
            return steps.Sit(seat, identity.id, person.name, person.emblem)

        def come() -> steps.AnyStep:
            place = room.course.places[seat]
            if place.owner == identity.id and place.open:
                return steps.Sit(seat, identity.id, place.name or person.name, person.emblem)
            return make()

        with contextlib.suppress(_OwnSeat):
            await room.commit(come)
        return self._opened(room, identity.id)

    async def take_seats(self, table: str, identity: Identity) -> Opened:
        """Sit down wherever a seat is kept for me."""
        room = await self.room(table)
        for seat in _seats_of(room.course, identity.id):
            await self.take_seat(table, seat, identity)
        return self._opened(room, identity.id)

    async def leave_seat(self, table: str, seat: Seat, identity: Identity) -> TableInfo:
        """Leave: before the game the seat is open again, later a bot plays it until its owner comes back."""
        room = await self.room(table)

        def make() -> steps.AnyStep:
            course = room.course
            if not 0 <= seat < len(course.places):
                raise TableError("no-such-seat", 404)
            if course.places[seat].owner != identity.id:
                raise TableError("not-yours-to-leave", 403)
            if course.places[seat].bot is not None or course.status == "over":
                raise TableError("nothing-to-replace", 409)
            return steps.Leave(seat, SUBSTITUTE)

        await room.commit(make)
        return room.info(_seats_of(room.course, identity.id))

    # Inside

    def _infos(self, rows: list[TableRow], identity: Identity) -> list[TableInfo]:
        """The tables of a list; one that cannot be shown is left out."""
        shown = []
        for row in rows:
            try:
                shown.append(self._info(row, identity))
            except Exception as error:
                if row.id not in self._unlisted:
                    self._unlisted.add(row.id)
                    LOG.error("Table %s cannot be listed: %s: %s", row.id, type(error).__name__, error)
        return shown

    def _info(self, row: TableRow, identity: Identity) -> TableInfo:
        room = self.rooms.get(row.id)
        if room is None:
            return stored_info(row, identity.id)
        return room.info(_seats_of(room.course, identity.id))

    def _opened(self, room: Room, person: str) -> Opened:
        places = room.course.places
        table = room.terms.id
        keys = [
            SeatKey(seat, self.signer.seat_key(table, seat, places[seat].since))
            for seat in sorted(_seats_of(room.course, person))
            if places[seat].here
        ]
        return Opened(table, keys)

    async def _create(self, *wishes: Any) -> Room:
        return await self._enter(*await self.archive.create(*wishes))

    async def _load(self, table: str) -> Room:
        if self._aside.get(table, 0.0) > time.monotonic():
            raise TableError("table-damaged", 500)
        try:
            return await self._enter(*await self.archive.read(table))
        except Damaged as damage:
            self._set_aside(table, damage)
            raise

    async def _enter(self, course: Course, snapshot: Snapshot | None) -> Room:
        table = course.terms.id
        room = self.rooms[table] = Room(self.node, course, snapshot)
        try:
            await room.wake()
        except TableError:
            del self.rooms[table]
            raise
        return room

    def _set_aside(self, table: str, error: Exception) -> None:
        """Let go of a table that cannot go on, say so, and leave all others alone. It is tried again later."""
        if table not in self._aside:
            if isinstance(error, Damaged):
                LOG.error("Table %s is set aside: %s", table, error.cause)
            else:
                LOG.error("Table %s is set aside", table, exc_info=error)
        self._aside[table] = time.monotonic() + ASIDE
        room = self.rooms.pop(table, None)
        if room is not None:
            room.close("damaged", TableError("table-damaged", 500))

    # Rounds

    async def _go_round(self) -> None:
        """Wake tables where a bot or a clock is due, drop idle ones, and leave a sign of life."""
        while True:
            try:
                await self._round()
            except Exception:
                LOG.exception("A round through the hall failed")
            await asyncio.sleep(ROUND)

    async def _round(self) -> None:
        now = time.time()
        # What another node looks after is only taken over when it is late.
        late = now - LEASE_SECONDS if self.hub.several else now + ROUND
        asleep = [table for table, until in self._aside.items() if until > time.monotonic()]
        for table, due in await self.store.due(now + ROUND, asleep):
            with self._apart(table):
                room = self.rooms.get(table)
                if room is None and due < late:
                    await self.room(table)
                elif room is not None and not room.driver.busy:
                    room.driver.go()
        for table, room in list(self.rooms.items()):
            room.tidy()
            if room.is_idle():
                room.driver.stop()
                del self.rooms[table]
        if self.hub.several:
            await self._catch_up()
        await self.store.mark(ALIVE, repr(now), replace=True)

    async def _catch_up(self) -> None:
        """Make good what notices may have been lost, and say again who is connected here."""
        watched = {table: room for table, room in self.rooms.items() if room.viewers or room.driver.busy}
        heads = await self.store.heads(list(watched)) if watched else {}
        for table, room in watched.items():
            with self._apart(table):
                if heads.get(table, 0) > room.course.seq:
                    await room.catch_up()
                room.announce()

    async def _on_notice(self, notice: Notice) -> None:
        room = self.rooms.get(notice.table)
        if room is None:
            return
        with self._apart(notice.table):
            if notice.seq is not None and notice.seq > room.course.seq:
                await room.catch_up()
            if notice.seats is not None and self.hub.news(notice):
                room.tell_table()

    async def _forgive_the_clocks(self) -> None:
        """If no node was alive for a while, nobody's clock ran."""
        now = time.time()
        seen = float(await self.store.mark(ALIVE, repr(now)))
        await self.store.mark(ALIVE, repr(now), replace=True)
        if now - seen < 2 * ROUND + 1:
            return
        for table in await self.store.clocked():
            with self._apart(table):
                room = await self.room(table)
                lost = now - max(seen, room.course.at)
                if lost > 0:
                    await room.commit(lambda lost=lost: steps.Pause(lost))  # type: ignore[misc]

    @contextlib.contextmanager
    def _apart(self, table: str) -> Iterator[None]:
        """Whatever happens at one table stays there."""
        try:
            yield
        except TableError as error:
            if not isinstance(error, Damaged):
                LOG.warning("Table %s waits: %s", table, error)
        except Exception as error:
            self._set_aside(table, error)


class _OwnSeat(Exception):
    """The seat is mine already."""


class _AlreadyAgain(Exception):
    """Somebody else has opened the table on which the same people play again."""


def _again_step(room: Room, table: str) -> steps.AnyStep:
    if room.course.again is not None:
        raise _AlreadyAgain
    return steps.Again(table)


def _seats_of(course: Course, person: str) -> set[Seat]:
    return {seat for seat, place in enumerate(course.places) if place.owner == person}


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
