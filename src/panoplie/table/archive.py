"""The archive: tables as the store keeps them, and the content that each began with.

What is stored may be damaged, or come from a release that knew other steps and games. Such a table is refused
with `table-damaged`; it never harms another.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from panoplie.games import load as load_game
from panoplie.kernel import fair
from panoplie.kernel.game import Game
from panoplie.table import history, steps
from panoplie.table.course import Course
from panoplie.table.history import Dated
from panoplie.table.info import cover_of
from panoplie.table.messages import Clock
from panoplie.table.speech import TableError
from panoplie.table.store import Row, Store, TableRow
from panoplie.table.terms import Snapshot, Terms, Wishes

LOG: Final = logging.getLogger("panoplie.table")


class Damaged(TableError):
    """What is stored of a table cannot be read. The cause is for the log: it may name what nobody may see."""

    def __init__(self, cause: str) -> None:
        super().__init__("table-damaged", 500)
        self.cause = cause


class Removed(TableError):
    """There is no such table, or no more: whoever holds it in memory lets go of it."""

    def __init__(self) -> None:
        super().__init__("no-such-table", 404)


class Archive:
    """Reads and writes whole tables."""

    def __init__(self, store: Store, folder: Path) -> None:
        self._store = store
        self._folder = folder
        self._facts: dict[str, tuple[Any, Path]] = {}

    async def create(self, wishes: Wishes) -> tuple[Course, Snapshot | None]:
        """Open a table and store it."""
        game, clock = wishes.game, wishes.clock
        facts = game.facts()
        await self._keep_content(game, facts.fingerprint)
        now = time.time()
        terms = Terms(
            secrets.token_urlsafe(12),
            game,
            facts,
            game.content,
            game.meta.rules_version,
            wishes.options,
            wishes.public,
            wishes.lang,
            clock,
            fair.new_key() if wishes.lesson is None else wishes.lesson.key,
            now,
        )
        course = Course(terms)
        effect = course.take(
            now, steps.Open(wishes.sitters, waits=wishes.waits, lesson=wishes.lesson.id if wishes.lesson else "")
        )
        cover = cover_of(course)
        snapshot = course.snapshot()
        row = TableRow(
            terms.id,
            game.meta.id,
            terms.rules,
            facts.fingerprint,
            _json(wishes.options),
            wishes.public,
            wishes.lang,
            None if clock is None else _json(clock),
            terms.key,
            now,
            now,
            cover.status,
            cover.due,
            cover.cover,
            None if snapshot is None else _json(snapshot),
        )
        await self._store.create(row, Row(1, now, steps.encode(effect.step)), course.chairs.owners())
        return course, snapshot

    async def read(self, table: str) -> tuple[Course, Snapshot | None]:
        """A table as its steps leave it, under the rules of this release."""
        row = await self._store.table(table)
        dated = await self.steps(table)
        if row is None or not dated:
            raise Removed
        with _reading():
            game = load_game(row.game)
            known = row.content in self._facts or game.facts().fingerprint == row.content
        files = None if known else await self._store.content(row.content) or {}
        with _reading():
            terms = self._terms(row, game, files)
            snapshot = snapshot_of(row)
            return await history.read_beside(terms, dated, snapshot), snapshot

    async def read_again(self, terms: Terms) -> tuple[list[Dated], Snapshot | None]:
        """All steps of a table that is in memory, and its snapshot."""
        dated = await self.steps(terms.id)
        row = await self._store.table(terms.id)
        if row is None:
            raise Removed
        return dated, snapshot_of(row)

    async def steps(self, table: str, after: int = 0) -> list[Dated]:
        """The steps of a table that come after a moment, none of which may be missing."""
        dated: list[Dated] = []
        for expected, row in enumerate(await self._store.steps(table, after), after + 1):
            if row.seq != expected:
                raise Damaged(f"step {expected} is missing")
            try:
                dated.append((row.at, steps.decode(row.body)))
            except (msgspec.DecodeError, RecursionError) as error:
                raise Damaged(f"step {row.seq} cannot be read: {error}") from error
        return dated

    def _terms(self, row: TableRow, game: Game, files: dict[str, str] | None) -> Terms:
        facts, folder = self._content(game, row.content, files)
        return Terms(
            row.id,
            game,
            facts,
            folder,
            row.rules,
            msgspec.json.decode(row.options, type=dict[str, Any]),
            row.public,
            row.lang,
            None if row.clock is None else msgspec.json.decode(row.clock, type=Clock),
            row.fair_key,
            row.created,
        )

    # Content

    async def _keep_content(self, game: Game, fingerprint: str) -> None:
        if fingerprint not in self._facts:
            files = {path.name: path.read_text(encoding="utf-8") for path in game.content.glob("*.toml")}
            await self._store.keep_content(fingerprint, game.meta.id, files)
            self._facts[fingerprint] = game.facts(), game.content

    def _content(self, game: Game, fingerprint: str, files: dict[str, str] | None) -> tuple[Any, Path]:
        """The facts that a table began with: those that are here or, after an edit, those that were stored."""
        if fingerprint not in self._facts:
            folder = game.content if files is None else self._unpacked(fingerprint, files)
            self._facts[fingerprint] = game.facts(folder), folder
        return self._facts[fingerprint]

    def _unpacked(self, fingerprint: str, files: dict[str, str]) -> Path:
        folder = self._folder / fingerprint
        if not folder.is_dir():
            fresh = folder.with_name(f"{fingerprint}.{secrets.token_hex(6)}")
            fresh.mkdir(parents=True)
            for name, text in files.items():
                (fresh / Path(name).name).write_text(text, encoding="utf-8")
            with contextlib.suppress(OSError):  # another node was faster
                fresh.rename(folder)
        return folder


@contextlib.contextmanager
def _reading() -> Iterator[None]:
    """Whatever goes wrong with what was stored is damage."""
    try:
        yield
    except Exception as error:
        raise Damaged(f"{type(error).__name__}: {error}") from error


def snapshot_of(row: TableRow) -> Snapshot | None:
    """The snapshot is a convenience: the steps are the truth, with which a table goes on if it cannot be read."""
    if row.snapshot is None:
        return None
    try:
        return msgspec.json.decode(row.snapshot, type=Snapshot)
    except msgspec.DecodeError as error:
        LOG.warning("The snapshot of table %s cannot be read: %s", row.id, error)
        return None


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
