"""A live table: its course, those who look at it, and the one door through which steps go into the store.

A step is taken in memory, stored, and only then told to anybody. If the store refuses it because another node
was there first, the table is read again and the request is considered anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import msgspec

from panoplie.kernel.errors import IllegalAnswer
from panoplie.table import reload, steps
from panoplie.table.archive import Archive, Damaged
from panoplie.table.course import Course, Effect
from panoplie.table.driver import Driver
from panoplie.table.hub import Hub
from panoplie.table.identity import Signer
from panoplie.table.info import cover_of, table_info
from panoplie.table.messages import (
    Asked,
    Change,
    Changed,
    LogLine,
    Now,
    Said,
    Seat,
    ServerMessage,
    TableChanged,
    TableInfo,
)
from panoplie.table.patches import diff
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError, refused
from panoplie.table.steps import AnyStep
from panoplie.table.store import Cover, Store, Write
from panoplie.table.terms import Snapshot
from panoplie.table.thinkers import Thinkers
from panoplie.table.viewers import Lens, Viewer

TRIES: Final = 8
COVER_SECONDS: Final = 60.0
"""How old the time may be at which lists say that something last happened at a table that is not in memory."""
WARM: Final = 120.0
"""Seconds for which eyes are kept open for somebody who lost the connection."""
_encode: Final = msgspec.json.Encoder().encode


def encode(message: ServerMessage) -> str:
    return _encode(message).decode()


Known = list[tuple[Any, Any, list[Change]]]
"""Boards before and after a step, and the changes between them; most eyes see the same board."""


class Node(msgspec.Struct, frozen=True):
    """What a room shares with all others of its node."""

    settings: Settings
    store: Store
    archive: Archive
    hub: Hub
    signer: Signer
    thinkers: Thinkers
    set_aside: Callable[[str, Exception], None]
    """Lets go of a table that cannot be read any more."""
    crash: Callable[[], None] | None = None
    """Called between store and acknowledgement; only fault tests set it."""


class Room:
    """A table in memory."""

    def __init__(self, node: Node, course: Course, snapshot: Snapshot | None) -> None:
        self.node = node
        self.terms = course.terms
        self.course = course
        self.viewers: set[Viewer] = set()
        self.lenses: dict[Seat | None, Lens] = {}
        self.used = time.monotonic()
        self.left: dict[Seat, float] = {}
        """When the last connection of a seat was lost."""
        self.seated = self.used
        """When somebody last sat down or left for good."""
        self._snapshot_place = -1 if snapshot is None else snapshot.place
        self._lock = asyncio.Lock()
        self._broken = False
        self._owes_table = False
        self._cover: Cover | None = None
        self.driver = Driver(self)

    # Steps

    async def commit(self, make: Callable[[], AnyStep]) -> Effect:
        """Take the step that `make` gives for the table as it is now; return once it is durable and told.

        `make` raises if the request cannot be granted. It is asked again if another node was faster.
        """
        async with self._reading():
            try:
                return await self._commit(make)
            finally:
                if self._owes_table and not self._broken:
                    self.tell_table()

    async def _commit(self, make: Callable[[], AnyStep]) -> Effect:
        for _ in range(TRIES):
            step = make()
            self._broken = True  # until the store has answered; whoever comes next would read it again
            try:
                effect = self.course.take(self._now(), step)
            except IllegalAnswer:
                self._broken = False
                raise
            try:
                stored = await self.node.store.append(self._write(effect))
            except Exception:
                await self._rebuild()
                raise TableError("not-stored", 503) from None
            if stored:
                self._broken = False
                break
            await self._rebuild()
        else:
            raise TableError("not-stored", 503)
        if self.node.crash is not None:
            self.node.crash()
        self._tell(effect)
        self.node.hub.moved(self.terms.id, self.course.seq)
        return effect

    async def catch_up(self) -> None:
        """Take the steps that other nodes have stored."""
        async with self._reading():
            for at, step in await self.node.archive.steps(self.terms.id, self.course.seq):
                self._tell(self._taken(at, step))

    async def wake(self) -> None:
        """Let bots and clocks go on, after the table was read from the store."""
        if self.course.must_restart is not None:
            place = self.course.must_restart
            await self.commit(lambda: steps.Restart(place))
        self.driver.go()

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[None]:
        """Alone with the table as it is stored; a table that turns out to be damaged is let go of."""
        async with self._lock:
            try:
                if self._broken:
                    await self._rebuild()
                yield
            except Damaged as damage:
                self._broken = True
                self.node.set_aside(self.terms.id, damage)
                raise

    def _taken(self, at: float, step: AnyStep) -> Effect:
        """What a stored step comes to."""
        try:
            return self.course.take(at, step)
        except Exception as error:
            raise Damaged(f"step {self.course.seq + 1} does not fit: {error}") from error

    async def _rebuild(self) -> None:
        """Forget a step that did not get into the store: read up to the one before it, then what came since."""
        known = max(
            [lens.floor if not lens.sent else lens.sent[-1][0] for lens in self.lenses.values()], default=0
        )
        dated, snapshot = await self.node.archive.read_again(self.terms)
        told = max(known, min(self.course.seq - 1, len(dated)))
        whole = reload.load(self.terms, dated, snapshot)
        if whole.base:
            self.course = whole
            self._start_anew()
        else:
            self.course = reload.replay(self.terms, dated[:told])
            for at, step in dated[told:]:
                self._tell(self._taken(at, step))
        self._snapshot_place = -1 if snapshot is None else snapshot.place
        self._cover = None
        self._broken = False

    def _write(self, effect: Effect) -> Write:
        course = self.course
        snapshot = None
        if effect.moved and (place := course.act_place()) != self._snapshot_place:
            self._snapshot_place = place
            snapshot = _encode(course.snapshot()).decode()
        players = None
        if effect.table:
            players = [place.owner for place in course.places if place.owner is not None]
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

    def _now(self) -> float:
        return max(time.time(), self.course.at)

    # Telling

    def _tell(self, effect: Effect) -> None:
        """Tell everybody who looks, each through their own eyes."""
        course = self.course
        self.used = time.monotonic()
        if effect.moved:
            over = course.match is not None and course.match.over
            thrower = course.thrower()
            known: Known = []
            for eyes, lens in self.lenses.items():
                view = course.view(eyes)
                changed = Changed(
                    course.seq,
                    _changes(lens.view, view, known),
                    [event.seen_by(eyes) for event in effect.events],
                    thrower,
                    self.can_undo(eyes),
                    effect.undo,
                    self.terms.key if over else None,
                )
                lens.view = view
                lens.keep(course.seq, encode(changed))
        if effect.said is not None:
            text = encode(Said(course.seq, effect.said))
            for lens in self.lenses.values():
                lens.keep(course.seq, text)
        for viewer in self.viewers:
            self._show(viewer)
            if effect.moved or effect.table:
                self._tell_asked(viewer)
        if effect.table or course.status == "over":
            self.tell_table()
        if effect.seated:
            self.seated = time.monotonic()
            self.left.clear()  # whoever sat there before has nothing to do with who sits there now
            self.announce()
        self.driver.go()

    def _show(self, viewer: Viewer) -> None:
        """Show somebody the last step through the eyes that are theirs now, or everything if these are others."""
        eyes = self.eyes_of(viewer)
        if eyes != viewer.shown:
            self._look(viewer, None)
            return
        text = self.lenses[eyes].of(self.course.seq)
        if text is not None:
            viewer.send(text)

    def tell_table(self) -> None:
        """Tell who sits where; the same text goes to all who hold the same seats.

        While a step is on its way into the store nobody hears of it, so this waits for the store's answer.
        """
        self._owes_table = self._broken
        if self._broken:
            return
        texts: dict[frozenset[Seat], str] = {}
        for viewer in self.viewers:
            seats = frozenset(self.seats_of(viewer))
            if seats not in texts:
                texts[seats] = encode(TableChanged(self.course.seq, self.info(seats), self.course.proposal))
            viewer.send(texts[seats])

    def _tell_asked(self, viewer: Viewer) -> None:
        """Tell somebody who holds several seats which of them must act: a screen must know whom to call."""
        mine = self.seats_of(viewer)
        if len(mine) > 1:
            waiting = self.course.waiting()
            seats = [seat for seat in mine if seat in waiting and self.course.places[seat].human]
            viewer.send(encode(Asked(self.course.seq, seats)))

    def can_undo(self, eyes: Seat | None) -> bool:
        return eyes is not None and self.course.can_undo(eyes)

    def info(self, mine: frozenset[Seat] | set[Seat]) -> TableInfo:
        return table_info(self.course, mine, self.here(), self.watchers(), self._now())

    # Viewers

    def here(self) -> set[Seat]:
        """The seats whose people are connected, to whichever node."""
        here = {seat for viewer in self.viewers for seat in self.seats_of(viewer)}
        return here | self.node.hub.seats_elsewhere(self.terms.id)

    def watchers(self) -> int:
        return self._watching_here() + self.node.hub.watchers_elsewhere(self.terms.id)

    def _watching_here(self) -> int:
        return len([viewer for viewer in self.viewers if not self.seats_of(viewer)])

    def is_away(self, seat: Seat) -> bool:
        """Whether the person of a seat has been gone for long enough to be replaced."""
        gone = time.monotonic() - self.left.get(seat, self.seated)
        return seat not in self.here() and gone >= self.node.settings.away

    def seats_of(self, viewer: Viewer) -> list[Seat]:
        """The seats whose keys somebody has shown and that are still theirs."""
        return [seat for seat, since in viewer.keys.items() if self.course.is_held(seat, since)]

    def eyes_of(self, viewer: Viewer) -> Seat | None:
        """Through whose eyes somebody may look now: those of their own seat, or a watcher's."""
        return viewer.wish if viewer.wish in self.seats_of(viewer) else None

    async def join(self, viewer: Viewer, eyes: Seat | None, since: int | None) -> None:
        """Let somebody look: with what they missed since a step, if it is still known, or with everything."""
        async with self._reading():
            self.viewers.add(viewer)
            viewer.wish = eyes
            self._look(viewer, since)
            if self.seats_of(viewer):
                self.tell_table()
        self.announce()

    async def look(self, viewer: Viewer, eyes: Seat | None) -> None:
        """See with other eyes."""
        async with self._reading():
            viewer.wish = eyes
            self._look(viewer, None)

    def _look(self, viewer: Viewer, since: int | None) -> None:
        eyes = viewer.shown = self.eyes_of(viewer)
        lens = self.lenses.get(eyes)
        if lens is None:
            lens = self.lenses[eyes] = Lens(self.course.seq, self.course.view(eyes))
        missed = None
        # What was sent through these eyes before they were mine is not mine to hear.
        if since is not None and (0 if eyes is None else viewer.keys[eyes]) <= since <= self.course.seq:
            missed = lens.since(since)
        mine = set(self.seats_of(viewer))
        if missed is None:
            viewer.send(encode(self._everything(eyes, mine)))
        else:
            viewer.send(encode(TableChanged(self.course.seq, self.info(mine), self.course.proposal)))
            for text in missed:
                viewer.send(text)
        self._tell_asked(viewer)

    def leave(self, viewer: Viewer) -> None:
        """Somebody lost the connection or closed it."""
        self.viewers.discard(viewer)
        now = self.used = time.monotonic()
        seats = self.seats_of(viewer)
        for seat in seats:
            self.left[seat] = now
        if seats:
            self.tell_table()
        self.announce()

    def close(self, reason: str, error: TableError | None = None) -> None:
        """Let everybody go, with a word why."""
        self.driver.stop()
        for viewer in list(self.viewers):
            if error is not None:
                viewer.send(encode(refused(viewer.lang, error, self.terms.game, self.course.names())))
            viewer.leave(reason)

    def tidy(self) -> None:
        """Close eyes that nobody has looked through for a while."""
        now = time.monotonic()
        used = {self.eyes_of(viewer) for viewer in self.viewers}
        for eyes, lens in list(self.lenses.items()):
            if eyes in used:
                lens.unused_since = None
            elif lens.unused_since is None:
                lens.unused_since = now
            elif now - lens.unused_since > WARM:
                del self.lenses[eyes]

    def is_idle(self) -> bool:
        """Whether nobody would notice if this room were read again from the store when it is needed."""
        unused = time.monotonic() - self.used
        return not self.viewers and not self.driver.busy and unused > self.node.settings.idle

    def announce(self) -> None:
        """Tell the other nodes who is connected to this one."""
        seats = sorted({seat for viewer in self.viewers for seat in self.seats_of(viewer)})
        self.node.hub.present(self.terms.id, seats, self._watching_here())

    def _start_anew(self) -> None:
        """Show everything anew to everybody."""
        self.lenses.clear()
        for viewer in self.viewers:
            self._look(viewer, None)

    def _everything(self, eyes: Seat | None, mine: set[Seat]) -> Now:
        course = self.course
        lens = self.lenses[eyes]
        over = course.match is not None and course.match.over
        return Now(
            course.seq,
            self.info(mine),
            eyes,
            lens.view,
            course.thrower(),
            [LogLine(seq, event.seen_by(eyes)) for seq, event in course.lines],
            course.chat,
            course.proposal,
            self.can_undo(eyes),
            self.terms.key if over else None,
        )


def _changes(old: Any, new: Any, known: Known) -> list[Change]:
    """What changed for one pair of eyes; the board is compared once for all who see the same."""
    if old is None or new is None:
        return diff(old, new)
    rest = [change for part in new if part != "board" for change in diff(old[part], new[part], [part])]
    before, after = old["board"], new["board"]
    for was, now, changes in known:
        if was is before and now == after:
            new["board"] = now  # one object for all who see the same, so that the next look is quick
            return changes + rest
    changes = diff(before, after, ["board"])
    known.append((before, after, changes))
    return changes + rest
