"""A table of a node of twins, and everybody at it: whoever is compared over the wire, the others in the room."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from panoplie.kernel.answers import Answer
from panoplie.kernel.match import Match
from panoplie.kernel.sight import Zone
from panoplie.table import requests
from panoplie.table.course import Course
from panoplie.table.messages import ClientMessage, Join, Seat
from panoplie.table.room import Room
from panoplie.table.viewers import Viewer
from tests.attack.twin_node import Eyes, TwinNode, Witnessed
from tests.attack.wire import Wire

Message = dict[str, Any]
Keys = list[dict[str, Any]]


class Looker(Protocol):
    """Somebody at a table."""

    async def comes(self, since: int | None = None) -> None: ...

    async def leaves(self) -> None: ...

    async def does(self, *messages: Message) -> None:
        """Say something, and go on when it is done."""


class OnTheWire:
    """Somebody whose messages are compared."""

    def __init__(self, node: TwinNode, room: Room, eyes: Eyes, keys: Keys, cookie: str | None) -> None:
        self.node = node
        self.room = room
        self.eyes = eyes
        self.keys = keys
        self.cookie = cookie
        self.wire: Wire
        self.viewer: Viewer

    async def comes(self, since: int | None = None) -> None:
        before = set(self.room.audience.viewers)
        self.wire = await Wire.open(self.node.address, self.room.terms.id, self.cookie)
        await self.does({"type": "join", "seats": self.keys, "eyes": self.eyes, "since": since})
        (self.viewer,) = self.room.audience.viewers - before

    async def leaves(self) -> None:
        """A node hears of it a moment after the socket is closed."""
        await self.wire.close()
        while self.viewer in self.room.audience.viewers:
            await asyncio.sleep(0.001)

    async def does(self, *messages: Message) -> None:
        self.wire.says(*messages)
        await self.wire.hears_all()


class Quiet(Viewer):
    """Hears nothing."""

    def send(self, text: str) -> None:
        pass


class InTheRoom:
    """Somebody who is only there to be seen, and to move; they look through a watcher's eyes, which costs less."""

    def __init__(self, room: Room, keys: Keys, name: str | None) -> None:
        self.room = room
        self.join = msgspec.convert({"type": "join", "seats": keys}, Join)
        self.name = name
        self.viewer: Viewer

    async def comes(self, since: int | None = None) -> None:
        self.viewer = Quiet("nobody", "127.0.0.1", self.name, "en", lambda: None)
        await requests.join(self.room, self.viewer, self.join)

    async def leaves(self) -> None:
        self.room.leave(self.viewer)

    async def does(self, *messages: Message) -> None:
        for message in messages:
            await requests.handle(self.room, self.viewer, msgspec.convert(message, ClientMessage))


class World:
    """One table, and everybody at it."""

    def __init__(self, room: Room, lookers: Mapping[Eyes, Looker]) -> None:
        self.room = room
        self.lookers = lookers
        self.compared = {eyes: one for eyes, one in lookers.items() if isinstance(one, OnTheWire)}
        self.replies: dict[Eyes, list[str]] = {eyes: [] for eyes in self.compared}
        """HTTP answers."""
        self._heard = 0

    @property
    def course(self) -> Course:
        return self.room.course

    @property
    def match(self) -> Match:
        assert self.room.course.match is not None
        return self.room.course.match

    @property
    def zones(self) -> Sequence[Zone]:
        return self.match.game.zones(self.match.state)

    async def moves(self, seat: Seat, answer: Answer | None, name: str) -> None:
        """Answer, or throw."""
        before = self.course.seq
        seq = self.course.moment.seen_by(seat if seat in self.compared else None)
        await self.lookers[seat].does(
            {"type": "throw", "seat": seat}
            if answer is None
            else {"type": "answer", "seat": seat, "answer": answer, "seq": seq, "id": name}
        )
        assert self.course.seq == before + 1, f"seat {seat} cannot answer {answer}"

    async def listens(self, but: Sequence[Eyes] = ()) -> None:
        """Hear what is on its way; some are not there."""
        await asyncio.gather(*[one.wire.hears_all() for eyes, one in self.compared.items() if eyes not in but])

    def told(self, eyes: Eyes) -> list[str]:
        """All that some eyes were told since the last time."""
        told = [*self.compared[eyes].wire.take(), *self.replies[eyes]]
        self.replies[eyes].clear()
        return told

    def told_by_rules(self) -> list[Witnessed]:
        """What the rules have told since the last step."""
        return [event for event in (self.match.state.events or [])[self._heard :] if isinstance(event, Witnessed)]

    def forgets(self) -> None:
        """A step is over: the states in which the rules told something are not needed any more."""
        for event in self.told_by_rules():
            event.state = None
        self._heard = len(self.match.state.events or [])

    def begins_anew(self) -> None:
        """Another world has told nothing yet."""
        self._heard = 0

    async def close(self) -> None:
        for one in self.compared.values():
            await one.wire.close()
