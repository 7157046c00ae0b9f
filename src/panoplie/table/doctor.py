"""The doctor looks at everything that a table has stored, mends what can be mended safely, and names the rest.

The steps of a table are its truth and are never touched. What is written beside them to find and to show the table
is made from them again; files that others could read are closed to them.
"""

from __future__ import annotations

import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from panoplie.kernel.errors import PanoplieError
from panoplie.table.archive import Archive, Damaged, snapshot_of
from panoplie.table.course import Course
from panoplie.table.identity import SECRET
from panoplie.table.info import cover_of
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError
from panoplie.table.store import Store, TableRow, files_of

PRIVATE: Final = 0o077
KEY_DIGITS: Final = 64


class Finding(Struct, frozen=True):
    """Something that is not as it should be; its words are `found-<key>`."""

    key: str
    words: dict[str, Any]
    mended: bool = False


class Report(Struct, frozen=True):
    """What the doctor found."""

    tables: int
    findings: list[Finding]

    @property
    def left(self) -> list[Finding]:
        return [finding for finding in self.findings if not finding.mended]


async def examine(settings: Settings, mend: bool = False) -> Report:
    """Look at a data folder, or at a database. A node may be open meanwhile."""
    files = files_of(settings)
    if files and not files[0].is_file():
        raise TableError("no-data", path=str(files[0]))
    findings = list(_open_files(files, mend))
    store = Store(settings)
    await store.look()
    try:
        findings += [Finding("file-damaged", {"cause": cause}) for cause in await store.integrity()]
        secret = await store.marked(SECRET)
        if secret is not None and not _is_key(secret):
            findings.append(Finding("secret-damaged", {}))
        archive = Archive(store, settings.data / "content")
        tables = await store.ids()
        for table in tables:
            findings += await _table(store, archive, table, mend)
        findings += [Finding("steps-without-table", {"table": table}) for table in await store.orphans()]
    finally:
        await store.close()
    return Report(len(tables), findings)


def _open_files(files: list[Path], mend: bool) -> Iterator[Finding]:
    """Files that others on the machine can read: they hold the keys of all dice, seats and cookies."""
    for path in files:
        if path.exists() and path.stat().st_mode & PRIVATE:
            if mend:
                path.chmod(path.stat().st_mode & ~PRIVATE)
            yield Finding("file-open", {"path": str(path)}, mended=mend)


async def _table(store: Store, archive: Archive, table: str, mend: bool) -> list[Finding]:
    row = await store.table(table)
    if row is None:  # cleared away meanwhile
        return []
    findings = [] if _is_key(row.fair_key) else [Finding("key-damaged", {"table": table})]
    try:
        course, _ = await archive.read(table)
    except Damaged as damage:
        return [*findings, Finding("table-damaged", {"table": table, "cause": damage.cause})]
    except PanoplieError as error:
        return [*findings, Finding("table-damaged", {"table": table, "cause": str(error)})]
    wrong = [key for key, is_right in _beside(row, course, await store.players(table)) if not is_right]
    if wrong and mend:
        await store.mend(table, cover_of(course), course.snapshot(), course.chairs.owners())
    return findings + [Finding(key, {"table": table}, mended=mend) for key in wrong]


def _beside(row: TableRow, course: Course, players: list[str]) -> Iterator[tuple[str, bool]]:
    """What is written beside the steps, and whether it says what they come to."""
    cover = cover_of(course)
    yield "cover-wrong", (row.status, row.cover) == (cover.status, cover.cover)
    yield "snapshot-unreadable", row.snapshot is None or snapshot_of(row) is not None
    yield "players-wrong", players == sorted(set(course.chairs.owners()))


def _is_key(text: str) -> bool:
    return len(text) == KEY_DIGITS and set(text) <= set(string.hexdigits)
