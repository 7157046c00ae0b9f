"""The audience of a table: everybody who looks at it, each through the eyes that are theirs at that moment.

Who may look through which eyes is worked out from the course whenever something is sent, and never remembered.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from panoplie.table.effects import Effect, Only, is_for
from panoplie.table.info import table_info
from panoplie.table.limits import household
from panoplie.table.messages import (
    Asked,
    Change,
    Changed,
    LogLine,
    Now,
    Pace,
    Said,
    Seat,
    TableChanged,
    TableInfo,
)
from panoplie.table.patches import diff
from panoplie.table.speech import TableError, refused
from panoplie.table.viewers import Lens, Viewer, encode

if TYPE_CHECKING:
    from panoplie.table.room import Room

SLOWEST_FIRST: Final[tuple[Pace, ...]] = ("human", "quick", "instant")
WARM: Final = 120.0
"""Seconds for which eyes are kept open for somebody who lost the connection."""
Known = list[tuple[Any, Any, list[Change]]]
"""Boards before and after a step, and the changes between them; most eyes see the same board."""


class Audience:
    """Those who look at one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.viewers: set[Viewer] = set()
        self._lenses: dict[Seat | None, Lens] = {}
        self._left: dict[Seat, float] = {}
        """When the last connection of a seat was lost, here or at another node."""
        self._elsewhere: set[Seat] = set()
        """The seats whose people were connected to other nodes when last looked."""
        self._seated = time.monotonic()
        """When somebody last sat down or left for good."""

    # Who is there

    def seats_of(self, viewer: Viewer) -> list[Seat]:
        """The seats whose keys somebody has shown and that are still theirs."""
        chairs = self._room.course.chairs
        return [seat for seat, since in viewer.keys.items() if chairs.is_held(seat, since)]

    def eyes_of(self, viewer: Viewer) -> Seat | None:
        """Through whose eyes somebody may look now: those of their own seat, or a watcher's."""
        return viewer.wish if viewer.wish in self.seats_of(viewer) else None

    def seq_of(self, viewer: Viewer) -> int:
        """The number of the last step that somebody knows of."""
        return self._room.course.moment.seen_by(self.eyes_of(viewer))

    def seats_here(self) -> set[Seat]:
        """The seats whose people are connected to this node."""
        return {seat for viewer in self.viewers for seat in self.seats_of(viewer)}

    def watchers_here(self) -> int:
        """How many people at this node hold no seat."""
        return len([viewer for viewer in self.viewers if not self.seats_of(viewer)])

    def watching(self) -> list[str]:
        """The names of those at this node who only look on, as far as they have told them."""
        return sorted({viewer.name for viewer in self.viewers if viewer.name and not self.seats_of(viewer)})

    def watchers_of(self, address: str) -> int:
        """How many of those at this node who hold no seat come from an address."""
        home = household(address)
        watching = [viewer for viewer in self.viewers if not self.seats_of(viewer)]
        return len([viewer for viewer in watching if household(viewer.address) == home])

    def present(self) -> set[Seat]:
        """The seats whose people are connected, to whichever node."""
        return self.seats_here() | self._room.node.hub.seats_elsewhere(self._room.terms.id)

    def pace(self) -> Pace:
        """How long bots take: as long as the slowest of those likes it who play here."""
        liked = {viewer.pace for viewer in self.viewers if self.seats_of(viewer)}
        return next((pace for pace in SLOWEST_FIRST if pace in liked), SLOWEST_FIRST[0])

    def is_away(self, seat: Seat) -> bool:
        """Whether the person of a seat has been gone for long enough to be replaced."""
        self.look_elsewhere()
        gone = time.monotonic() - self._left.get(seat, self._seated)
        return seat not in self.present() and gone >= self._room.node.settings.away

    def look_elsewhere(self) -> None:
        """Note who was connected to another node and is no more."""
        there = self._room.node.hub.seats_elsewhere(self._room.terms.id)
        for seat in self._elsewhere - there:
            self._left[seat] = time.monotonic()
        self._elsewhere = there

    def announce(self) -> None:
        """Tell the other nodes who is connected to this one."""
        self._room.node.hub.present(self._room.terms.id, sorted(self.seats_here()), self.watchers_here())

    # Coming and going

    def admit(self, viewer: Viewer, eyes: Seat | None, since: int | None) -> None:
        """Let somebody look: with what they missed since a step, if it is still known, or with everything."""
        self.viewers.add(viewer)
        try:
            self.look(viewer, eyes, since)
        except BaseException:
            self.viewers.discard(viewer)  # who was shown nothing does not look
            raise
        if self.is_noticed(viewer):
            self.tell_table()
        self.announce()

    def is_noticed(self, viewer: Viewer) -> bool:
        """Whether all are told who comes and goes: those who sit, and in the waiting room those who look."""
        return bool(self.seats_of(viewer)) or not self._room.course.begun

    def look(self, viewer: Viewer, eyes: Seat | None, since: int | None = None) -> None:
        """See with some eyes, if they are one's own."""
        viewer.wish = eyes
        self._show_all(viewer, since)

    def leave(self, viewer: Viewer) -> None:
        """Somebody lost the connection or closed it."""
        self.viewers.discard(viewer)
        for seat in self.seats_of(viewer):
            self._left[seat] = time.monotonic()

    def dismiss(self, reason: str, error: TableError | None) -> None:
        """Let everybody go, with a word why."""
        room = self._room
        for viewer in list(self.viewers):
            if error is not None:
                viewer.send(encode(refused(viewer.lang, error, room.terms.game, room.course.chairs.names())))
            viewer.leave(reason)

    def tidy(self) -> None:
        """Close eyes that nobody has looked through for a while."""
        now = time.monotonic()
        used = {self.eyes_of(viewer) for viewer in self.viewers}
        for eyes, lens in list(self._lenses.items()):
            if eyes in used:
                lens.unused_since = None
            elif lens.unused_since is None:
                lens.unused_since = now
            elif now - lens.unused_since > WARM:
                del self._lenses[eyes]

    # Telling

    def tell(self, effect: Effect) -> None:
        """Tell everybody who looks what a step did; of a secret one only those who may know of it."""
        course = self._room.course
        if effect.moved:
            self._work_out(effect)
        if effect.said is not None:
            for eyes, lens in self._lenses.items():
                if is_for(effect.only, eyes):
                    seq = course.moment.seen_by(eyes)
                    lens.keep(seq, encode(Said(seq, effect.said)))
        for viewer in self.viewers:
            self._show(viewer, effect.only)
            knows = effect.only is None or not set(effect.only).isdisjoint(self.seats_of(viewer))
            if knows and (effect.moved or effect.table):
                self._tell_asked(viewer)
        if effect.table or course.status == "over":
            self.tell_table(effect.only)
        if effect.seated:
            self._seated = time.monotonic()
            self._left.clear()  # whoever sat there before has nothing to do with who sits there now
            self.announce()
        if effect.freed:
            self._tell_unseated(effect.freed)

    def _tell_unseated(self, freed: Sequence[tuple[Seat, int]]) -> None:
        """Tell whoever held a seat that the host freed why they only look on from now on."""
        room, gone = self._room, TableError("unseated", 403)
        for viewer in self.viewers:
            if any([viewer.keys.get(seat) == since for seat, since in freed]):
                viewer.send(encode(refused(viewer.lang, gone, room.terms.game, room.course.chairs.names())))

    def tell_table(self, only: Only = None) -> None:
        """Tell who sits where, or tell just some seats; the same text goes to all who hold the same seats."""
        texts: dict[tuple[frozenset[Seat], int], str] = {}
        for viewer in self.viewers:
            mine, seq = frozenset(self.seats_of(viewer)), self.seq_of(viewer)
            if only is None or not mine.isdisjoint(only):
                if (mine, seq) not in texts:
                    texts[mine, seq] = encode(self._table_changed(seq, mine))
                viewer.send(texts[mine, seq])

    def start_anew(self) -> None:
        """Show everything anew to everybody."""
        self._lenses.clear()
        for viewer in self.viewers:
            self._show_all(viewer, None)

    def info(self, mine: Collection[Seat]) -> TableInfo:
        """The table as the owner of some seats sees it in a list."""
        room = self._room
        watchers = self.watchers_here() + room.node.hub.watchers_elsewhere(room.terms.id)
        return table_info(room.course, mine, self.present(), watchers, room.now(), self.watching())

    # Inside

    def _work_out(self, effect: Effect) -> None:
        """What changed for each pair of eyes."""
        course = self._room.course
        known: Known = []
        for eyes, lens in self._lenses.items():
            if not is_for(effect.only, eyes):
                continue
            seq, view = course.moment.seen_by(eyes), course.view(eyes)
            changed = Changed(
                seq,
                _changes(lens.view, view, known),
                [event.seen_by(eyes) for event in effect.events],
                course.thrower(),
                self._can_undo(eyes),
                effect.undo,
                course.open_key(),
            )
            lens.view = view
            lens.keep(seq, encode(changed))

    def _show(self, viewer: Viewer, only: Only) -> None:
        """Show somebody the last step through the eyes that are theirs now, or everything if these are others."""
        eyes = self.eyes_of(viewer)
        if eyes != viewer.shown:
            self._show_all(viewer, None)
        elif is_for(only, eyes):
            text = self._lenses[eyes].of(self._room.course.moment.seen_by(eyes))
            if text is not None:
                viewer.send(text)

    def _show_all(self, viewer: Viewer, since: int | None) -> None:
        """Show somebody what they missed since a step, if it is still known, or else everything."""
        course = self._room.course
        eyes = viewer.shown = self.eyes_of(viewer)
        seq = course.moment.seen_by(eyes)
        lens = self._lenses.get(eyes)
        if lens is None:
            lens = self._lenses[eyes] = Lens(seq, course.view(eyes))
        missed = None
        # What was sent through these eyes before they were mine is not mine to hear. (There are no secret steps
        # before the game begins, so that the step of a key and the moment are the same number.)
        if since is not None and (0 if eyes is None else viewer.keys[eyes]) <= since <= seq:
            missed = lens.since(since)
        mine = self.seats_of(viewer)
        if missed is None:
            viewer.send(encode(self._everything(eyes, lens, mine)))
        else:
            viewer.send(encode(self._table_changed(seq, mine)))
            for text in missed:
                viewer.send(text)
        self._tell_asked(viewer)

    def _everything(self, eyes: Seat | None, lens: Lens, mine: Collection[Seat]) -> Now:
        course = self._room.course
        return Now(
            course.moment.seen_by(eyes),
            self.info(mine),
            eyes,
            lens.view,
            course.thrower(),
            [
                LogLine(line.moment.seen_by(eyes), line.event.seen_by(eyes))
                for line in course.lines
                if is_for(line.only, eyes)
            ],
            course.talk.heard_by(eyes),
            course.proposal,
            self._can_undo(eyes),
            course.open_key(),
        )

    def _table_changed(self, seq: int, mine: Collection[Seat]) -> TableChanged:
        return TableChanged(seq, self.info(mine), self._room.course.proposal)

    def _tell_asked(self, viewer: Viewer) -> None:
        """Tell somebody who holds several seats which of them must act: a screen must know whom to call."""
        mine = self.seats_of(viewer)
        if len(mine) > 1:
            course = self._room.course
            waiting = course.waiting()
            seats = [seat for seat in mine if seat in waiting and course.chairs[seat].human]
            viewer.send(encode(Asked(self.seq_of(viewer), seats)))

    def _can_undo(self, eyes: Seat | None) -> bool:
        return eyes is not None and isinstance(self._room.course.free_undo(eyes), int)


def _beside_board(view: Any) -> dict[str, Any]:
    return {part: value for part, value in view.items() if part != "board"}


def _changes(old: Any, new: Any, known: Known) -> list[Change]:
    """What changed for one pair of eyes; the board is compared once for all who see the same."""
    if old is None or new is None:
        return diff(old, new)
    rest = diff(_beside_board(old), _beside_board(new))
    before, after = old["board"], new["board"]
    for was, now, changes in known:
        if was is before and now == after:
            new["board"] = now  # one object for all who see the same, so that the next look is quick
            return changes + rest
    changes = diff(before, after, ["board"])
    known.append((before, after, changes))
    return changes + rest
