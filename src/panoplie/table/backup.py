"""Copies of all tables: taken while a node is open, and put back while none is."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from panoplie.table.settings import Settings
from panoplie.table.speech import TableError
from panoplie.table.store import files_of

PAGES: Final = 256
"""Pages that are copied at once, so that nobody who plays waits for long."""
ALIVE_SECONDS: Final = 6.0
"""A node that is open leaves a sign of life every two seconds."""
TABLES: Final = {"tables", "steps", "players", "contents", "marks"}


def backup(settings: Settings, to: Path) -> int:
    """Copy the database as it is at one moment, though a node writes into it; says how many tables it holds."""
    source = _database(settings)
    if not source.is_file():
        raise TableError("no-data", path=str(source))
    if to.exists():
        raise TableError("file-exists", path=str(to))
    fresh = to.with_name(f".{to.name}.part")
    fresh.unlink(missing_ok=True)
    try:
        fresh.touch(mode=0o600)
        with _open(source) as here, _open(fresh) as there:
            here.backup(there, pages=PAGES, sleep=0.01)
            there.execute("PRAGMA journal_mode=DELETE")  # one file, and nothing beside it
        count = _checked(fresh)
        fresh.rename(to)
    except (OSError, sqlite3.Error) as error:
        raise TableError("not-copied", cause=str(error)) from None
    finally:
        fresh.unlink(missing_ok=True)
    return count


def restore(settings: Settings, copy: Path) -> tuple[int, Path | None]:
    """Put a copy back. What was there is kept beside it; says how many tables there are now, and where that is."""
    if not copy.is_file():
        raise TableError("no-data", path=str(copy))
    count = _checked(copy)
    target = _database(settings)
    _refuse_if_open(target)
    kept = None
    fresh = target.with_name(f".{target.name}.part")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)
        fresh.touch(mode=0o600)
        with _open(copy) as here, _open(fresh) as there:
            here.backup(there)
        if target.exists():
            kept = _set_aside(target, files_of(settings)[1:])
        fresh.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise TableError("not-copied", cause=str(error)) from None
    return count, kept


def _set_aside(target: Path, beside: list[Path]) -> Path:
    """Keep a database under another name. What stands in its journal is written into it first."""
    with _open(target) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for path in beside:
        path.unlink(missing_ok=True)
    kept = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    target.rename(kept)
    return kept


def _database(settings: Settings) -> Path:
    files = files_of(settings)
    if not files:
        raise TableError("not-sqlite")
    return files[0]


def _checked(path: Path) -> int:
    """How many tables a copy holds; refuses what is damaged, or none of ours."""
    try:
        with _open(path) as database:
            wrong = [said for (said,) in database.execute("PRAGMA integrity_check") if said != "ok"]
            names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if wrong or not names >= TABLES:
                raise TableError("not-a-copy", path=str(path))
            return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error:
        raise TableError("not-a-copy", path=str(path)) from None


def _refuse_if_open(target: Path) -> None:
    """What a node holds in memory would not fit what is put under it."""
    if not target.is_file():
        return
    with contextlib.suppress(sqlite3.Error, TypeError, ValueError), _open(target) as database:
        seen = database.execute("SELECT value FROM marks WHERE name = 'alive'").fetchone()
        if seen is not None and time.time() - float(seen[0]) < ALIVE_SECONDS:
            raise TableError("node-open")


@contextlib.contextmanager
def _open(path: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(path, timeout=20, isolation_level=None)) as connection:
        yield connection
