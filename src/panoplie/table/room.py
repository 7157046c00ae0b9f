"""A table in memory, and the one door through which its steps go into the store.

A step is taken in memory, stored, and only then told to anybody. If the store refuses it because another node
was there first, the table is read again and the request is considered anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Collection
from typing import Final

import msgspec

from panoplie.kernel.errors import IllegalAnswer
from panoplie.table import history, steps
from panoplie.table.archive import Archive, Damaged, Removed
from panoplie.table.audience import Audience
from panoplie.table.course import Course
from panoplie.table.driver import Driver
from panoplie.table.effects import Effect
from panoplie.table.hub import Hub
from panoplie.table.identity import Signer
from panoplie.table.info import cover_of
from panoplie.table.messages import Seat, TableInfo
from panoplie.table.metrics import Metrics
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError
from panoplie.table.steps import AnyStep
from panoplie.table.store import Cover, Store, Unread, Write
from panoplie.table.terms import Snapshot
from panoplie.table.thinkers import Thinkers
from panoplie.table.viewers import Viewer

TRIES: Final = 8
COVER_SECONDS: Final = 60.0
"""How old the time may be at which lists say that something last happened at a table that is not in memory."""


class Node(msgspec.Struct, frozen=True):
    """What a room shares with all others of its node."""

    settings: Settings
    store: Store
    archive: Archive
    hub: Hub
    signer: Signer
    thinkers: Thinkers
    metrics: Metrics
    set_aside: Callable[[str, Exception], None]
    """Lets go of a table that cannot be read any more."""
    forget: Callable[[str], None]
    """Lets go of a table that was removed."""
    crash: Callable[[], None] | None = None
    """Called between store and acknowledgement; only fault tests set it."""


class Room:
    """A table in memory: its course, its audience, and what moves it when no person does."""

    def __init__(self, node: Node, course: Course, snapshot: Snapshot | None) -> None:
        self.node = node
        self.terms = course.terms
        self.course = course
        self.audience = Audience(self)
        self.driver = Driver(self)
        self.used = time.monotonic()
        self._told = course.seq
        """The last step that everybody has heard of."""
        self._snapshot_place = -1 if snapshot is None else snapshot.place
        self._lock = asyncio.Lock()
        self._unsure = False
        """Whether the course holds a step of which it is not known that it was stored."""
        self._owes_table = False
        self._is_shut = False
        self._cover: Cover | None = None

    # Steps

    async def commit(self, make: Callable[[], AnyStep]) -> Effect:
        """Take the step that `make` gives for the table as it is now; return once it is durable and told.

        `make` raises if the request cannot be granted. It is asked again if another node was faster.
        """
        began = time.monotonic()
        async with self._alone():
            try:
                effect = await self._commit(make)
                self.node.metrics.took(type(effect.step).__name__.lower(), time.monotonic() - began)
                return effect
            finally:
                if self._owes_table and not self._unsure:
                    self.tell_table()

    async def catch_up(self) -> None:
        """Take the steps that other nodes have stored."""
        async with self._alone():
            for at, step in await self.node.archive.steps(self.terms.id, self.course.seq):
                self._tell(self._retaken(at, step))

    async def check(self) -> None:
        """Find out whether the table still is what is stored, and let go of it if there is none any more."""
        async with self._alone():
            await self._read_again()

    async def expect(self) -> None:
        """Somebody comes, perhaps from a node that died, and may know of steps that it told us nothing of."""
        if self.node.hub.several:
            with contextlib.suppress(Unread):
                await self.catch_up()

    async def wake(self) -> None:
        """Let bots and clocks go on, after the table was read from the store."""
        if self.course.must_restart is not None:
            place = self.course.must_restart
            await self.commit(lambda: steps.Restart(place))
        self.driver.go()

    async def go_on(self) -> None:
        """Let bots and clocks go on as the table is stored: a step that did not get there keeps nobody waiting."""
        async with self._alone():
            self.driver.go()

    async def _commit(self, make: Callable[[], AnyStep]) -> Effect:
        for _ in range(TRIES):
            step = make()
            if self.course.measure.is_full(step, self.course):
                raise TableError("too-much", 429)
            self._unsure = True
            try:
                effect = self.course.take(self.now(), step)
            except IllegalAnswer:
                self._unsure = False
                raise
            try:
                stored = await self.node.store.append(self._write(effect))
            except Exception as error:
                try:
                    await self._read_again()
                except Removed:
                    raise
                except TableError:
                    pass  # whoever comes next reads it again
                raise TableError("not-stored", 503) from error
            if stored:
                self._unsure = False
                break
            await self._read_again()
        else:
            raise TableError("not-stored", 503)
        if self.node.crash is not None:
            self.node.crash()
        self._tell(effect)
        self.node.hub.moved(self.terms.id, self.course.seq)
        return effect

    @contextlib.asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Alone with the table as it is stored; one that turns out to be damaged, or removed, is let go of."""
        async with self._lock:
            if self._is_shut:
                raise Removed
            try:
                if self._unsure:
                    await self._read_again()
                yield
            except Removed:
                self._is_shut = True
                self.node.forget(self.terms.id)
                raise
            except Damaged as damage:
                self._unsure = True
                self.node.set_aside(self.terms.id, damage)
                raise

    async def _read_again(self) -> None:
        """Forget a step that did not get into the store: read up to what was told, then what came since."""
        dated, snapshot = await self.node.archive.read_again(self.terms)
        try:
            course = await history.read_beside(self.terms, dated, snapshot)
            if not course.base and self._told < course.seq:
                course = history.retake(self.terms, dated[: self._told])
        except Exception as error:
            raise Damaged(f"{type(error).__name__}: {error}") from error
        self.course = course
        if course.base:
            self._told = course.seq
            self.audience.start_anew()
        for at, step in dated[course.seq :]:
            self._tell(self._retaken(at, step))
        self._snapshot_place = -1 if snapshot is None else snapshot.place
        self._cover = None
        self._unsure = False

    def _retaken(self, at: float, step: AnyStep) -> Effect:
        """What a stored step comes to."""
        try:
            return self.course.take(at, step)
        except Exception as error:
            raise Damaged(f"step {self.course.seq + 1} does not fit: {error}") from error

    def _write(self, effect: Effect) -> Write:
        course = self.course
        snapshot = None
        if effect.moved and (place := course.act_place()) != self._snapshot_place:
            self._snapshot_place = place
            snapshot = msgspec.json.encode(course.snapshot()).decode()
        players = course.chairs.owners() if effect.table else None
        cover = self._cover_if_new()
        body = steps.encode(effect.step)
        return Write(self.terms.id, course.seq, course.at, body, cover, snapshot, players)

    def _cover_if_new(self) -> Cover | None:
        """What lists show, if it is not what they show already."""
        cover = cover_of(self.course)
        shown = self._cover
        if shown is not None and cover.moved - shown.moved < COVER_SECONDS:
            same = (cover.cover, cover.status, cover.due) == (shown.cover, shown.status, shown.due)
            if same:
                return None
        self._cover = cover
        return cover

    # People

    async def join(self, viewer: Viewer, eyes: Seat | None, since: int | None) -> None:
        """Let somebody look, with some eyes, who perhaps has heard everything up to a step."""
        async with self._alone():
            self.audience.admit(viewer, eyes, since)
            self.driver.go()

    async def look(self, viewer: Viewer, eyes: Seat | None) -> None:
        """Let somebody see with other eyes."""
        async with self._alone():
            self.audience.look(viewer, eyes)

    def leave(self, viewer: Viewer) -> None:
        """Somebody lost the connection or closed it."""
        self.used = time.monotonic()
        self.audience.leave(viewer)
        self.driver.go()
        if self.audience.is_noticed(viewer):
            self.tell_table()
        self.audience.announce()

    def close(self, reason: str, error: TableError | None = None) -> None:
        """Let everybody go and stop what moves by itself."""
        self.driver.stop()
        self.audience.dismiss(reason, error)

    async def shut(self) -> None:
        """Close for good: what waits for its turn is refused, as at a table that does not exist."""
        async with self._lock:
            self._is_shut = True
        self.close_for_good()

    def close_for_good(self) -> None:
        """Tell everybody that the table is no more."""
        self.close("closed", TableError("table-closed", 410))

    def info(self, mine: Collection[Seat]) -> TableInfo:
        return self.audience.info(mine)

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has used it for a while, nor would notice if it were read again when it is needed."""
        return not self.audience.viewers and not self.driver.busy and time.monotonic() - self.used > seconds

    def now(self) -> float:
        """The time of the next step: never before that of the last one."""
        return max(time.time(), self.course.at)

    def tell_table(self) -> None:
        """Tell who sits where; if a step is on its way into the store, after the store's answer."""
        self._owes_table = self._unsure
        if not self._unsure:
            self.audience.tell_table()

    def _tell(self, effect: Effect) -> None:
        self.used = time.monotonic()
        self._told = self.course.seq
        self.audience.tell(effect)
        self.driver.go()
