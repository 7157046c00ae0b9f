"""The hall: all tables of a node. It opens and finds them, seats people, and wakes what must go on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from panoplie.bots import bot as find_bot
from panoplie.games import load as load_game
from panoplie.kernel import fair
from panoplie.kernel.game import Game
from panoplie.table import reload, steps
from panoplie.table.course import Course, Snapshot, Terms
from panoplie.table.hub import LEASE_SECONDS, Hub, Notice, RedisHub
from panoplie.table.identity import Identity, Signer, new_secret
from panoplie.table.info import cover_of, stored_info
from panoplie.table.messages import Clock, Lobby, MyGames, NewTable, Opened, Seat, SeatKey, TableInfo
from panoplie.table.replay import Replays
from panoplie.table.room import Node, Room
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError
from panoplie.table.store import Row, Store, TableRow
from panoplie.table.thinkers import Thinkers

LOG: Final = logging.getLogger("panoplie.table")
SUBSTITUTE: Final = "sidekick"
"""The bot that plays for somebody who leaves."""
OPEN_FOR: Final = 12 * 3600.0
PLAYING_FOR: Final = 24 * 3600.0
ROUND: Final = 2.0
"""Seconds between two rounds through the hall."""
ALIVE: Final = "alive"


class Hall:
    """The tables of one node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.hub: Hub = Hub() if settings.redis is None else RedisHub(settings.redis)
        self.thinkers = Thinkers(settings.workers, settings.budget)
        self.rooms: dict[str, Room] = {}
        self.replays = Replays()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._waking: set[asyncio.Task[None]] = set()
        self._facts: dict[str, tuple[Any, Path]] = {}
        self.failure: TableError | None = None
        """Why the doors could not be opened."""

    async def open(self) -> None:
        """Open the doors; whatever was going on when they closed goes on."""
        await self.store.open()
        self.signer = Signer(await self.store.mark("secret", new_secret()))
        self.node = Node(self.settings, self.store, self.hub, self.signer, self.thinkers, _crash_hook())
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
            room.driver.stop()
            for viewer in list(room.viewers):
                viewer.leave("shutdown")
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
        return Lobby(
            [self._info(row, identity) for row in waiting], [self._info(row, identity) for row in playing]
        )

    async def my_games(self, identity: Identity) -> MyGames:
        return MyGames([self._info(row, identity) for row in await self.store.of_person(identity.id)])

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

    async def _create(
        self, game: Game, options: dict[str, Any], public: bool, lang: str, clock: Clock | None, sitters: Any
    ) -> Room:
        facts = game.facts()
        await self._keep_content(game, facts.fingerprint)
        now = time.time()
        terms = Terms(
            secrets.token_urlsafe(12),
            game,
            facts,
            game.content,
            game.meta.rules_version,
            options,
            public,
            lang,
            clock,
            fair.new_key(),
            now,
        )
        course = Course(terms)
        effect = course.take(now, steps.Open(sitters))
        cover = cover_of(course)
        snapshot = course.snapshot()
        row = TableRow(
            terms.id,
            game.meta.id,
            terms.rules,
            facts.fingerprint,
            _json(options),
            public,
            lang,
            None if clock is None else _json(clock),
            terms.key,
            now,
            now,
            cover.status,
            cover.due,
            cover.cover,
            None if snapshot is None else _json(snapshot),
        )
        owners = [sitter.owner for sitter in sitters if sitter.owner is not None]
        await self.store.create(row, Row(1, now, steps.encode(effect.step)), owners)
        room = self.rooms[terms.id] = Room(self.node, terms, course, snapshot)
        await room.wake()
        return room

    async def _load(self, table: str) -> Room:
        row = await self.store.table(table)
        if row is None:
            raise TableError("no-such-table", 404)
        game = load_game(row.game)
        facts, folder = await self._content(game, row.content)
        clock = None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
        options: dict[str, Any] = msgspec.json.decode(row.options)
        terms = Terms(
            row.id,
            game,
            facts,
            folder,
            row.rules,
            options,
            row.public,
            row.lang,
            clock,
            row.fair_key,
            row.created,
        )
        snapshot = None if row.snapshot is None else msgspec.json.decode(row.snapshot, type=Snapshot)
        dated = [(step.at, steps.decode(step.body)) for step in await self.store.steps(table)]
        course = reload.load(terms, dated, snapshot)
        room = self.rooms[table] = Room(self.node, terms, course, snapshot)
        await room.wake()
        return room

    async def _keep_content(self, game: Game, fingerprint: str) -> None:
        if fingerprint not in self._facts:
            files = {path.name: path.read_text(encoding="utf-8") for path in game.content.glob("*.toml")}
            await self.store.keep_content(fingerprint, game.meta.id, files)
            self._facts[fingerprint] = game.facts(), game.content

    async def _content(self, game: Game, fingerprint: str) -> tuple[Any, Path]:
        """The facts that a table began with: those that are here or, after an edit, those that were stored."""
        if fingerprint in self._facts:
            return self._facts[fingerprint]
        if game.facts().fingerprint == fingerprint:
            self._facts[fingerprint] = game.facts(), game.content
            return self._facts[fingerprint]
        folder = self.settings.data / "content" / fingerprint
        if not folder.is_dir():
            files = await self.store.content(fingerprint)
            fresh = folder.with_name(f"{fingerprint}.{self.hub.node}")
            fresh.mkdir(parents=True, exist_ok=True)
            for name, text in (files or {}).items():
                (fresh / Path(name).name).write_text(text, encoding="utf-8")
            with contextlib.suppress(OSError):  # another task was faster
                fresh.rename(folder)
        self._facts[fingerprint] = game.facts(folder), folder
        return self._facts[fingerprint]

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
        for table, due in await self.store.due(now + ROUND):
            room = self.rooms.get(table)
            if room is None and due < late:
                with contextlib.suppress(TableError):
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
            if heads.get(table, 0) > room.course.seq:
                await room.catch_up()
            room.announce()

    async def _on_notice(self, notice: Notice) -> None:
        room = self.rooms.get(notice.table)
        if room is None:
            return
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
            room = await self.room(table)
            lost = now - max(seen, room.course.at)
            if lost > 0:
                await room.commit(lambda lost=lost: steps.Pause(lost))  # type: ignore[misc]


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


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


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
