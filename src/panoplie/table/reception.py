"""The reception: where people open tables, sit down and leave, and see what there is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Any, Final
from weakref import WeakValueDictionary

from panoplie.bots import bot as find_bot
from panoplie.games import load as load_game
from panoplie.kernel.game import Game
from panoplie.table import steps
from panoplie.table.chairs import SUBSTITUTE
from panoplie.table.hall import HOUR, Hall
from panoplie.table.identity import Identity
from panoplie.table.info import stored_info
from panoplie.table.limits import MOST_KNOWN, household
from panoplie.table.messages import Lobby, MyGames, NewTable, Opened, Person, Seat, SeatKey, TableInfo
from panoplie.table.names import clean, distinct
from panoplie.table.room import Room
from panoplie.table.speech import TableError
from panoplie.table.store import TableRow
from panoplie.table.teaching import lesson_wishes
from panoplie.table.terms import Wishes

LOG: Final = logging.getLogger("panoplie.table")
PEOPLE_OF_ADDRESS: Final = 5
"""How many people may fill their number of tables from one address."""
FINISHED_A_DAY: Final = 5
"""How many times as many may be opened from there within a day, finished ones and lessons among them."""
ADVERTISED: Final = 10
"""Tables of one address that wait in the lobby: it shows fifty, and nobody shall push all others out."""
OPEN_FOR: Final = 12 * 3600.0
PLAYING_FOR: Final = 24 * 3600.0
"""Seconds for which the lobby lists a table at which nothing happens."""


class Reception:
    """What people ask of a node over HTTP."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._unlisted: set[str] = set()
        """Tables that no list can show; the log has heard of them."""
        self._opened_from: OrderedDict[str, list[tuple[float, str]]] = OrderedDict()
        """The tables that were opened from each address lately, and when."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Those who are opening a table now; a lock that nobody holds or waits for is forgotten."""

    # Looking around

    async def info(self, table: str, identity: Identity) -> TableInfo:
        room = await self._hall.room(table)
        return room.info(room.course.chairs.of_person(identity.id))

    async def lobby(self, identity: Identity) -> Lobby:
        """What can be joined, and what can be watched."""
        now = time.time()
        waiting = await self._hall.store.listed("open", now - OPEN_FOR)
        playing = await self._hall.store.listed("playing", now - PLAYING_FOR)
        return Lobby(self._infos(waiting, identity), self._infos(playing, identity))

    async def my_games(self, identity: Identity) -> MyGames:
        return MyGames(self._infos(await self._hall.store.of_person(identity.id), identity))

    # Opening

    async def open_table(self, wish: NewTable, identity: Identity, address: str = "") -> Opened:
        """Open a table as somebody wishes it."""
        person = identity.person
        if person is None:
            raise TableError("introduce-yourself", 403)
        async with self._one_by_one(identity, address):
            await self._check_number(identity, address, wish.public)
            room = await self._create(_agreed(wish, identity.id, person), identity, address)
        return self._opened(room, identity.id)

    async def open_lesson(self, game_id: str, lesson: str, identity: Identity, address: str = "") -> Opened:
        """Open a table for one person and one lesson; such tables are counted for themselves."""
        wishes = lesson_wishes(load_game(game_id), lesson, identity)
        settings, store = self._hall.settings, self._hall.store
        async with self._one_by_one(identity, address):
            if settings.limits and await store.lessons(time.time() - HOUR, identity.id) >= settings.tables:
                raise TableError("too-many-lessons", 429, count=settings.tables)
            self._opened_lately(address)
            room = await self._create(wishes, identity, address)
        return self._opened(room, identity.id)

    @contextlib.asynccontextmanager
    async def _one_by_one(self, identity: Identity, address: str) -> AsyncIterator[None]:
        """Whoever opens many tables at once is counted like whoever opens one after the other."""
        home = self._locks.setdefault(f"home {household(address)}", asyncio.Lock())
        person = self._locks.setdefault(f"person {identity.id}", asyncio.Lock())
        async with home, person:
            yield

    async def _check_number(self, identity: Identity, address: str, public: bool) -> None:
        """Nobody fills the hall alone, nor its lobby: a person and an address have a bounded number of tables."""
        settings, lately = self._hall.settings, time.time() - PLAYING_FOR
        if not settings.limits:
            return
        store = self._hall.store
        if await store.unfinished(lately, identity.id) >= settings.tables:
            raise TableError("too-many-tables", 429, count=settings.tables)
        opened = self._opened_lately(address)
        most = settings.tables * PEOPLE_OF_ADDRESS
        if len(opened) >= most and await store.unfinished(lately, among=opened) >= most:
            raise TableError("too-many-tables-here", 429, count=most)
        if public and await store.advertised(lately, opened) >= ADVERTISED:
            raise TableError("too-many-advertised", 429, count=ADVERTISED)

    def _opened_lately(self, address: str) -> list[str]:
        """What was opened from an address within a day; refuses one more if that was very much."""
        settings, lately = self._hall.settings, time.time() - PLAYING_FOR
        opened = [(at, table) for at, table in self._opened_from.get(household(address), ()) if at > lately]
        most = settings.tables * PEOPLE_OF_ADDRESS * FINISHED_A_DAY
        if settings.limits and len(opened) >= most:
            raise TableError("too-many-today", 429, count=most)
        return [table for _, table in opened]

    async def _create(self, wishes: Wishes, identity: Identity, address: str) -> Room:
        """Open a table, and note from where."""
        room = await self._hall.create(wishes)
        now, home, known = time.time(), household(address), self._opened_from
        lately = [(at, table) for at, table in known.pop(home, ()) if at > now - PLAYING_FOR]
        known[home] = [*lately, (now, room.terms.id)]
        # They stand in the order of their last opening, so the first is the first that may be forgotten.
        while len(known) > MOST_KNOWN or next(iter(known.values()))[-1][0] <= now - PLAYING_FOR:
            known.popitem(last=False)
        self._hall.thinkers.saw(identity.id, address)
        return room

    async def again(self, table: str, identity: Identity, address: str = "") -> Opened:
        """The same game with the same people. The first to ask opens it; seats are kept for the others."""
        room = await self._hall.room(table)
        if not room.course.chairs.of_person(identity.id):
            raise TableError("seat-not-yours", 403)
        if room.course.lesson is not None:
            raise TableError("in-a-lesson", 409)
        if room.course.status != "over":
            raise TableError("not-over", 409)
        async with self._one_by_one(identity, address):
            if room.course.again is None:
                await self._check_number(identity, address, room.terms.public)
                await self._open_again(room, identity, address)
        assert room.course.again is not None
        return await self.take_seats(room.course.again, identity, address)

    async def _open_again(self, room: Room, identity: Identity, address: str) -> None:
        """Open the table of a rematch. If somebody else was faster theirs counts, and this one is gone again."""
        terms = room.terms
        sitters = [
            steps.Sitter(chair.owner, chair.name, chair.emblem, here=chair.owner == identity.id)
            if chair.owner is not None
            else steps.Sitter(bot=chair.bot)
            for chair in room.course.chairs
        ]
        agreed = {option: value for option, value in terms.options.items() if option != "seats"}
        options = dict(terms.game.settle_options(agreed, len(sitters)))  # seats choose anew
        wishes = Wishes(terms.game, options, terms.public, terms.lang, terms.clock, sitters)
        new = await self._create(wishes, identity, address)
        try:
            await room.commit(lambda: _again_step(room, new.terms.id))
        except _AlreadyAgain:
            await self._hall.remove(new.terms.id)

    # Sitting

    async def take_seat(self, table: str, seat: Seat, identity: Identity, address: str = "") -> Opened:
        """Take an open seat, one that is kept for me, or get the key of my own once more."""
        room = await self._hall.room(table)
        person = identity.person
        if person is None:
            raise TableError("introduce-yourself", 403)
        if not 0 <= seat < len(room.course.chairs):
            raise TableError("no-such-seat", 404)
        home = self._hall.signer.home(table, address)

        def make() -> steps.AnyStep:
            chair = room.course.chairs[seat]
            if chair.owner == identity.id and chair.bot is not None and not chair.gone:
                return steps.Swap(seat, None)
            if chair.owner == identity.id and (chair.here or chair.gone):
                raise _OwnSeat
            if chair.owner is not None or chair.bot is not None:
                raise TableError("seat-taken", 409)
            if refusal := room.course.why_not_sit(identity.id, home):
                raise TableError(refusal, 403)
            name = room.course.chairs.name_for(seat, person.name)
            return steps.Sit(seat, identity.id, name, person.emblem, home=home)

        def come() -> steps.AnyStep:
            chair = room.course.chairs[seat]
            if chair.owner == identity.id and chair.open:
                return steps.Sit(seat, identity.id, chair.name or person.name, person.emblem, home=home)
            return make()

        with contextlib.suppress(_OwnSeat):
            await room.commit(come)
        return self._opened(room, identity.id)

    async def take_seats(self, table: str, identity: Identity, address: str = "") -> Opened:
        """Sit down wherever a seat is kept for me."""
        room = await self._hall.room(table)
        for seat in room.course.chairs.of_person(identity.id):
            await self.take_seat(table, seat, identity, address)
        return self._opened(room, identity.id)

    async def leave_seat(self, table: str, seat: Seat, identity: Identity) -> TableInfo:
        """Leave: before the game the seat is open again, later a bot plays it until its owner comes back."""
        room = await self._hall.room(table)

        def make() -> steps.AnyStep:
            course = room.course
            if course.lesson is not None:
                raise TableError("in-a-lesson", 409)
            if not 0 <= seat < len(course.chairs):
                raise TableError("no-such-seat", 404)
            if course.chairs[seat].owner != identity.id:
                raise TableError("not-yours-to-leave", 403)
            if course.chairs[seat].bot is not None or course.status == "over":
                raise TableError("nothing-to-replace", 409)
            return steps.Leave(seat, SUBSTITUTE)

        await room.commit(make)
        return room.info(room.course.chairs.of_person(identity.id))

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
        room = self._hall.rooms.get(row.id)
        if room is None:
            return stored_info(row, identity.id)
        return room.info(room.course.chairs.of_person(identity.id))

    def _opened(self, room: Room, person: str) -> Opened:
        chairs = room.course.chairs
        table = room.terms.id
        keys = [
            SeatKey(seat, self._hall.signer.seat_key(table, seat, chairs[seat].since))
            for seat in sorted(chairs.of_person(person))
            if chairs[seat].here
        ]
        return Opened(table, keys)


def _agreed(wish: NewTable, owner: str, person: Person) -> Wishes:
    """What a table is opened with; what cannot be set up is refused now, not when all sit."""
    game = load_game(wish.game)
    game.check_seats(len(wish.seats))
    options = dict(game.settle_options({**wish.options, **_wishes_of(game, wish)}, len(wish.seats)))
    sitters: list[steps.Sitter] = []
    for seat in wish.seats:
        if seat.kind == "bot":
            sitters.append(steps.Sitter(bot=find_bot(seat.bot or SUBSTITUTE).level))
        elif seat.kind == "open":
            sitters.append(steps.Sitter())
        else:
            name = clean(seat.name) if seat.name is not None else person.name
            if not name:
                raise TableError("nameless")
            name = distinct(name, [sitter.name for sitter in sitters if sitter.name is not None])
            sitters.append(steps.Sitter(owner, name, person.emblem, here=True))
    if all([sitter.bot is not None for sitter in sitters]):
        raise TableError("needs-a-person")
    game.new(len(sitters), options, game.facts())
    return Wishes(game, options, wish.public, wish.lang, wish.clock, sitters, wish.waits)


def _wishes_of(game: Game, wish: NewTable) -> dict[str, Any]:
    """What the seats of a new table choose for themselves, if they may choose anything."""
    wishes = [seat.wish for seat in wish.seats]
    return {"seats": wishes} if game.meta.wishes or any(wishes) else {}


class _OwnSeat(Exception):
    """The seat is mine already."""


class _AlreadyAgain(Exception):
    """Somebody else has opened the table on which the same people play again."""


def _again_step(room: Room, table: str) -> steps.AnyStep:
    if room.course.again is not None:
        raise _AlreadyAgain
    return steps.Again(table)
