"""The store: every step of every table, durable before anybody hears of it.

Steps of all tables that come in while a transaction is being written go together into the next one (group
commit), so the price of a disk's or a database's slowness is shared. `(table, seq)` is unique: of two nodes
that write the same step of a table one succeeds, and the other is told that it came too late.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import InterfaceError, OperationalError

from panoplie.table.database import Database, InThreads, OnTheLoop, files_of
from panoplie.table.ending import end
from panoplie.table.migrations import upgrade
from panoplie.table.schema import CONTENTS, MARKS, PLAYERS, STEPS, TABLES
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError

T = TypeVar("T")

LOG: Final = logging.getLogger("panoplie.table")
QUIET: Final = 10.0
"""Seconds between two complaints about the same database."""
MOST_IN_A_COMMIT: Final = 400
CLEARED_AT_ONCE: Final = 200
"""How many tables are deleted in one transaction, so that nobody waits for it."""
LISTED: Final = 50
"""How many tables a list shows."""


class Unread(TableError):
    """The database does not answer now."""

    def __init__(self) -> None:
        super().__init__("not-read", 503)


class Cover(Struct, frozen=True):
    """What a list of tables shows of one, and when it must be woken."""

    status: str
    moved: float
    due: float | None
    cover: str


class Write(Struct, frozen=True):
    """One step on its way into the store, with what changes beside it."""

    table: str
    seq: int
    at: float
    body: str
    cover: Cover | None
    """Nothing if lists would show the same, but for the time."""
    snapshot: str | None = None
    players: list[str] | None = None


class Row(Struct, frozen=True):
    """One stored step."""

    seq: int
    at: float
    body: str


class TableRow(Struct, frozen=True):
    """What is stored of a table beside its steps."""

    id: str
    game: str
    rules: str
    content: str
    options: str
    public: bool
    lang: str
    clock: str | None
    fair_key: str
    created: float
    moved: float
    status: str
    due: float | None
    cover: str
    snapshot: str | None


Waiting = list[tuple[Write, "asyncio.Future[bool]"]]
"""Steps on their way, and who is told what became of each."""


class Store:
    """A database and the one task that writes steps into it."""

    def __init__(self, settings: Settings) -> None:
        url = settings.database_url()
        self._is_sqlite = url.startswith("sqlite")
        self._database: Database = InThreads(url, files_of(settings)) if self._is_sqlite else OnTheLoop(url)
        self._insert: Any = sqlite.insert if self._is_sqlite else postgresql.insert
        self._quiet_until = 0.0
        self._queue: Waiting = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, bring the schema up to date and begin to write."""
        try:
            await self._database.open()
            await self._database.write(upgrade)
            await self._database.write(_write_nothing)
        except Exception as error:  # a driver's own errors are not all SQLAlchemy's
            raise TableError("no-database", 503, cause=_cause(error)) from None
        self._writer = asyncio.create_task(self._write_on(), name="store")

    async def look(self) -> None:
        """Connect to read what is there, as it is: nothing is brought up to date."""
        try:
            await self._database.read(lambda connection: connection.execute(sa.select(MARKS.c.name)).all())
        except Exception as error:
            raise TableError("no-database", 503, cause=_cause(error)) from None

    async def close(self) -> None:
        """Write what waits, and disconnect."""
        if self._writer is not None:
            while self._queue:
                await asyncio.sleep(0.01)
            await end(self._writer)
        await self._database.close()

    # Steps

    def append(self, write: Write) -> asyncio.Future[bool]:
        """Store a step. The future says, once it is durable, whether nobody took it before."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append((write, done))
        self._wake.set()
        return done

    async def steps(self, table: str, after: int = 0) -> list[Row]:
        """The steps of a table that come after one of them."""
        query = sa.select(STEPS.c.seq, STEPS.c.at, STEPS.c.body)
        query = query.where(STEPS.c.table_id == table, STEPS.c.seq > after).order_by(STEPS.c.seq)
        return [Row(*row) for row in await self._rows(query)]

    # Tables

    async def create(self, row: TableRow, step: Row, players: Sequence[str]) -> None:
        """Store a new table with its first step."""

        def create(connection: Connection) -> None:
            connection.execute(sa.insert(TABLES), [msgspec.structs.asdict(row)])
            connection.execute(sa.insert(STEPS), [{"table_id": row.id, **msgspec.structs.asdict(step)}])
            _seat(connection, row.id, players)

        await self._do(create)

    async def table(self, table: str) -> TableRow | None:
        found = await self._tables(sa.select(TABLES).where(TABLES.c.id == table))
        return found[0] if found else None

    async def listed(self, status: str, since: float) -> list[TableRow]:
        """Public tables, those where something happened last first."""
        query = sa.select(TABLES).where(
            TABLES.c.public.is_(True), TABLES.c.status == status, TABLES.c.moved > since
        )
        return await self._tables(query.order_by(TABLES.c.moved.desc()).limit(LISTED))

    async def of_person(self, person: str) -> list[TableRow]:
        """The tables at which somebody has a seat and plays."""
        query = sa.select(TABLES).join(PLAYERS, PLAYERS.c.table_id == TABLES.c.id)
        query = query.where(PLAYERS.c.person == person, TABLES.c.status != "lesson")
        return await self._tables(query.order_by(TABLES.c.moved.desc()).limit(LISTED))

    async def unfinished(self, since: float, person: str | None = None, among: Sequence[str] = ()) -> int:
        """How many tables are not over and have moved since: those of a person, or some that are named."""
        return await self._count(("open", "playing"), since, person, among)

    async def advertised(self, since: float, among: Sequence[str]) -> int:
        """How many of some tables the lobby offers to everybody."""
        query = sa.select(sa.func.count()).where(
            TABLES.c.public.is_(True), TABLES.c.status == "open", TABLES.c.moved > since, TABLES.c.id.in_(among)
        )
        ((count,),) = await self._rows(query)
        return int(count)

    async def lessons(self, since: float, person: str) -> int:
        """How many lessons of a person have moved since."""
        return await self._count(("lesson",), since, person, ())

    async def _count(self, status: Sequence[str], since: float, person: str | None, among: Sequence[str]) -> int:
        query = sa.select(sa.func.count()).where(TABLES.c.status.in_(status), TABLES.c.moved > since)
        if person is None:
            query = query.where(TABLES.c.id.in_(among))
        else:
            query = query.join_from(TABLES, PLAYERS, PLAYERS.c.table_id == TABLES.c.id)
            query = query.where(PLAYERS.c.person == person)
        ((count,),) = await self._rows(query)
        return int(count)

    async def due(self, before: float, but: Sequence[str] = ()) -> list[tuple[str, float]]:
        """The tables at which a bot or a clock must act, and since when; some are left out."""
        query = sa.select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due < before, TABLES.c.id.not_in(but))
        return [(table, due) for table, due in await self._rows(query.order_by(TABLES.c.due).limit(1000))]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last step of each of these tables."""
        query = sa.select(STEPS.c.table_id, sa.func.max(STEPS.c.seq)).where(STEPS.c.table_id.in_(tables))
        return {table: seq for table, seq in await self._rows(query.group_by(STEPS.c.table_id))}  # noqa: C416

    async def clocked(self) -> list[str]:
        """The tables whose clocks are running."""
        query = sa.select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.clock.is_not(None))
        return [str(table) for (table,) in await self._rows(query)]

    async def clear_away(self, status: str, before: float, but: Sequence[str]) -> list[str]:
        """Delete some of the tables at which nothing has happened since; says which."""
        query = sa.select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.moved < before)
        query = query.where(TABLES.c.id.not_in(but)).order_by(TABLES.c.moved).limit(CLEARED_AT_ONCE)

        def clear(connection: Connection) -> list[str]:
            gone = [str(table) for (table,) in connection.execute(query.with_for_update())]
            if gone:
                _delete(connection, gone)
            return gone

        return await self._do(clear)

    async def remove(self, table: str) -> bool:
        """Delete a table; says whether there was one."""
        return await self._do(lambda connection: _delete(connection, [table])) > 0

    # Content and marks

    async def keep_content(self, fingerprint: str, game: str, files: dict[str, str]) -> None:
        """Keep the content that a table begins with, once."""
        row = {"hash": fingerprint, "game": game, "files": msgspec.json.encode(files).decode()}
        statement = self._insert(CONTENTS).on_conflict_do_nothing()
        await self._do(lambda connection: connection.execute(statement, [row]))

    async def content(self, fingerprint: str) -> dict[str, str] | None:
        found = await self._rows(sa.select(CONTENTS.c.files).where(CONTENTS.c.hash == fingerprint))
        return msgspec.json.decode(found[0][0], type=dict[str, str]) if found else None

    async def mark(self, name: str, value: str, replace: bool = False) -> str:
        """Something that all nodes share: the value that stands there, which is ours if none stood there."""
        statement = self._insert(MARKS)
        if replace:
            statement = statement.on_conflict_do_update(index_elements=["name"], set_={"value": value})
        else:
            statement = statement.on_conflict_do_nothing()

        def mark(connection: Connection) -> str:
            connection.execute(statement, [{"name": name, "value": value}])
            return str(connection.execute(sa.select(MARKS.c.value).where(MARKS.c.name == name)).scalar())

        return await self._do(mark)

    async def rework(self, name: str, change: Callable[[str], str]) -> str:
        """Change what stands under a mark, whatever another node has just made of it."""
        here = MARKS.c.name == name

        def rework(connection: Connection) -> str:
            connection.execute(sa.update(MARKS).where(here).values(value=MARKS.c.value))  # now nobody else can
            value = change(str(connection.execute(sa.select(MARKS.c.value).where(here)).scalar()))
            connection.execute(sa.update(MARKS).where(here).values(value=value))
            return value

        return await self._do(rework)

    async def marked(self, name: str) -> str | None:
        """What stands under a mark, if anything does."""
        found = await self._rows(sa.select(MARKS.c.value).where(MARKS.c.name == name))
        return str(found[0][0]) if found else None

    # For the doctor

    async def ids(self) -> list[str]:
        return [str(table) for (table,) in await self._rows(sa.select(TABLES.c.id).order_by(TABLES.c.created))]

    async def players(self, table: str) -> list[str]:
        query = sa.select(PLAYERS.c.person).where(PLAYERS.c.table_id == table).order_by(PLAYERS.c.person)
        return [str(person) for (person,) in await self._rows(query)]

    async def orphans(self) -> list[str]:
        """What steps name as their table and is none."""
        query = sa.select(STEPS.c.table_id).distinct().where(STEPS.c.table_id.not_in(sa.select(TABLES.c.id)))
        return [str(table) for (table,) in await self._rows(query)]

    async def integrity(self) -> list[str]:
        """What a SQLite file says is wrong with itself; PostgreSQL looks after its own files."""
        if not self._is_sqlite:
            return []
        found = await self._rows(sa.text("PRAGMA integrity_check"))
        return [str(said) for (said,) in found if said != "ok"]

    async def mend(self, table: str, cover: Cover, snapshot: Any, players: Sequence[str]) -> None:
        """Write again what stands beside the steps of a table."""
        text = None if snapshot is None else msgspec.json.encode(snapshot).decode()

        def mend(connection: Connection) -> None:
            connection.execute(_COVER, [_cover_row(table, cover)])
            connection.execute(_SNAPSHOT, [{"table": table, "new": text}])
            _seat(connection, table, players)

        await self._do(mend)

    # Inside

    async def _rows(self, query: sa.Executable) -> Sequence[Any]:
        try:
            return await self._database.read(lambda connection: connection.execute(query).all())
        except Exception as error:
            self._complain(error)
            raise Unread from error

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Write something other than a step."""
        try:
            return await self._database.write(work)
        except TableError:
            raise
        except Exception as error:
            self._complain(error)
            raise TableError("not-stored", 503) from error

    def _complain(self, error: Exception) -> None:
        """Say in the log that the database fails, now and then."""
        now = time.monotonic()
        if now >= self._quiet_until:
            self._quiet_until = now + QUIET
            LOG.error("The database fails: %s", _cause(error))

    async def _tables(self, query: sa.Select[Any]) -> list[TableRow]:
        return [TableRow(*row) for row in await self._rows(query)]

    async def _write_on(self) -> None:
        """Write whatever waits, in one transaction after the other."""
        while True:
            await self._wake.wait()
            batch, self._queue = self._queue[:MOST_IN_A_COMMIT], self._queue[MOST_IN_A_COMMIT:]
            if not self._queue:
                self._wake.clear()
            # Nodes insert in the same order, so that they never wait for each other in a circle.
            batch.sort(key=lambda item: (item[0].table, item[0].seq))
            if not await self._write_together(batch):
                for waiting in batch:  # one of them cannot be stored, and must not take the others with it
                    await self._write_together([waiting])

    async def _write_together(self, batch: Waiting) -> bool:
        """Write all of it or nothing. Of several that fail for what they hold the reason is still to be found."""
        try:
            stored = await self._database.write(functools.partial(self._commit, [write for write, _ in batch]))
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, (OperationalError, InterfaceError, OSError)):
                return False
            self._complain(error)
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return True
        for write, done in batch:
            if not done.done():
                done.set_result((write.table, write.seq) in stored)
        return True

    def _commit(self, writes: list[Write], connection: Connection) -> set[tuple[str, int]]:
        insert = self._insert(STEPS).on_conflict_do_nothing().returning(STEPS.c.table_id, STEPS.c.seq)
        rows = [{"table_id": w.table, "seq": w.seq, "at": w.at, "body": w.body} for w in writes]
        stored = {(table, seq) for table, seq in connection.execute(insert, rows)}
        stored -= self._at_removed_tables(connection, stored)
        mine = [write for write in writes if (write.table, write.seq) in stored]
        covers = [_cover_row(w.table, w.cover) for w in mine if w.cover is not None]
        if covers:
            connection.execute(_COVER, covers)
        snapshots = [{"table": w.table, "new": w.snapshot} for w in mine if w.snapshot is not None]
        if snapshots:
            connection.execute(_SNAPSHOT, snapshots)
        for write in mine:
            if write.players is not None:
                _seat(connection, write.table, write.players)
        return stored

    @staticmethod
    def _at_removed_tables(connection: Connection, stored: set[tuple[str, int]]) -> set[tuple[str, int]]:
        """Steps at tables that were removed meanwhile, perhaps by another node; nothing of these is kept."""
        wanted = {table for table, _ in stored}
        there = sa.select(TABLES.c.id).where(TABLES.c.id.in_(wanted)).with_for_update(read=True, key_share=True)
        gone = wanted.difference([str(table) for (table,) in connection.execute(there)])
        if gone:
            connection.execute(sa.delete(STEPS).where(STEPS.c.table_id.in_(gone)))
        return {(table, seq) for table, seq in stored if table in gone}


def _write_nothing(connection: Connection) -> None:
    """Find out whether the database can be written at all, before anybody relies on it."""
    connection.execute(sa.update(MARKS).where(MARKS.c.name == "").values(value=""))


def _cause(error: Exception) -> str:
    """What a database says is wrong, in a line."""
    return str(getattr(error, "orig", None) or error).split("\n")[0]


def _seat(connection: Connection, table: str, players: Sequence[str]) -> None:
    connection.execute(sa.delete(PLAYERS).where(PLAYERS.c.table_id == table))
    if players:
        rows = [{"table_id": table, "person": person} for person in sorted(set(players))]
        connection.execute(sa.insert(PLAYERS), rows)


def _delete(connection: Connection, tables: Sequence[str]) -> int:
    """Delete tables with all that belongs to them; says how many there were.

    They go first: a step that is being stored is either seen and deleted with its table, or finds none any more.
    """
    gone = connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(tables))).rowcount
    connection.execute(sa.delete(STEPS).where(STEPS.c.table_id.in_(tables)))
    connection.execute(sa.delete(PLAYERS).where(PLAYERS.c.table_id.in_(tables)))
    return gone


def _cover_row(table: str, cover: Cover) -> dict[str, Any]:
    return {
        "table": table,
        "new_status": cover.status,
        "new_moved": cover.moved,
        "new_due": cover.due,
        "new_cover": cover.cover,
    }


_COVER: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("table"))
    .values(
        status=sa.bindparam("new_status"),
        moved=sa.bindparam("new_moved"),
        due=sa.bindparam("new_due"),
        cover=sa.bindparam("new_cover"),
    )
)
_SNAPSHOT: Final = (
    sa.update(TABLES).where(TABLES.c.id == sa.bindparam("table")).values(snapshot=sa.bindparam("new"))
)
