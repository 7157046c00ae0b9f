"""One socket: it says who it is, hears everything that it may know, and speaks for its seats.

It is plain ASGI: under load the framework's wrappers around each message would cost a twentieth of the work.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from panoplie.kernel.errors import PanoplieError
from panoplie.table import requests
from panoplie.table.hall import Hall
from panoplie.table.identity import Identity
from panoplie.table.limits import MALFORMED, WATCHERS_OF_ADDRESS, Limits, counted, household
from panoplie.table.messages import Chat, ClientMessage, Gone, Hint, Join, Look, Refused, Reply, Undo, Why
from panoplie.table.room import Room
from panoplie.table.speech import TableError, refused, sentence
from panoplie.table.teaching import Untaught
from panoplie.table.viewers import Viewer, encode

LOG: Final = logging.getLogger("panoplie.table")
NO_SUCH_TABLE, SILENT, UNREADABLE, FULL, SLOW, DAMAGED = 4404, 4408, 4400, 4429, 4409, 4500
CLOSED, BANNED = 4410, 4403
SHUTDOWN, UNREADY = 1012, 1013
"""Why the server closes a socket: numbers of the private range, and the usual ones for a restart and a delay."""
CLOSING: Final = {
    "gone": NO_SUCH_TABLE,
    "closed": CLOSED,
    "banned": BANNED,
    "damaged": DAMAGED,
    "slow": SLOW,
    "shutdown": SHUTDOWN,
    "unready": UNREADY,
    "full": FULL,
    "silent": SILENT,
    "malformed": UNREADABLE,
}
SEND_SECONDS: Final = 10.0
COSTS: Final[dict[type, int]] = {Look: 10, Reply: 2, Why: 2}
"""As how many a message counts. Who looks anew is sent the whole table: up to 4 milliseconds and 130 kB."""
_decode: Final = msgspec.json.Decoder(ClientMessage).decode


Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class Disconnected(Exception):
    """The other side is gone."""


class Connection:
    """A socket from its first message to its end."""

    def __init__(
        self, receive: Receive, send: Send, address: str, hall: Hall, limits: Limits, identity: Identity
    ) -> None:
        self._next = receive
        self._send = send
        self._hall = hall
        self._limits = limits
        self._identity = identity
        self._address = address
        self._name = secrets.token_hex(8)
        self._unreadable = 0
        self._listening = False
        self.advising: asyncio.Task[str | None] | None = None
        self._task = asyncio.current_task()
        person = identity.person
        self._viewer = Viewer(identity.id, address, person.name if person else None, identity.lang, self._kick)

    async def run(self, table: str) -> None:
        """Serve the socket until it closes."""
        limits, address = self._limits, self._address
        await self._next()
        await self._send({"type": "websocket.accept"})
        if self._hall.closing:
            await self._close("shutdown")
            return
        if not limits.admits(address):
            await self._close("full")
            return
        if not limits.handshake(address):
            await self._close("unready")
            return
        with counted(limits.sockets, household(address)):
            try:
                with counted(limits.silent, household(address)):
                    await self._hall.room(table)
                    joining = await self._first()
                    room = await self._hall.room(table)  # it may have been dropped from memory meanwhile
            except TableError as error:
                await self._say(Refused(None, error.key, None, {}, sentence(self._identity.lang, error)))
                await self._close(_reason(error.key))
                return
            except TimeoutError:
                await self._close("silent")
                return
            except Disconnected:
                return
            if joining is None:
                await self._close("malformed")
                return
            await self._serve(room, joining)

    async def _first(self) -> Join | None:
        """The first message must be a join, and must come soon."""
        async with asyncio.timeout(self._hall.settings.silence):
            while self._unreadable < MALFORMED:
                message = await self._receive()
                if isinstance(message, Join):
                    return message
                if message is not None:
                    await self._refuse_first(TableError("not-joined"))
        return None

    async def _refuse_first(self, error: TableError) -> None:
        self._unreadable += 1
        await self._say(Refused(None, error.key, None, dict(error.words), sentence(self._identity.lang, error)))

    async def _serve(self, room: Room, joining: Join) -> None:
        viewer = self._viewer
        writing = asyncio.create_task(self._write())
        try:
            refusal = await self._do(room, lambda: requests.join(room, viewer, joining), None)
            plays = bool(room.audience.seats_of(viewer))
            if plays:  # for strangers nobody thinks, and they would push others out of memory
                self._hall.thinkers.saw(viewer.person, self._address)
            if viewer not in room.audience.viewers:
                viewer.leave(_reason(refusal))  # or else it would wait for news that nobody sends it
            elif self._hall.rooms.get(room.terms.id) is not room:
                viewer.leave("unready")  # it was let go of meanwhile, and nothing will happen there
            elif self._limits.on and not plays and room.audience.watchers_of(self._address) > WATCHERS_OF_ADDRESS:
                viewer.leave("full")
            while viewer.gone is None and self._unreadable < MALFORMED:
                message = await self._receive()
                if message is not None:
                    self._unreadable = 0
                    await self.take(room, message)
                pause = self._limits.message(self._address, self._name, COSTS.get(type(message), 1))
                if pause:
                    await asyncio.sleep(pause)
            if viewer.gone is None:
                viewer.leave("malformed")
        except Disconnected:
            pass
        except asyncio.CancelledError:
            if viewer.gone is None:
                raise
        finally:
            room.leave(viewer)
            if self.advising is not None:
                self.advising.cancel()
            if viewer.gone is None:
                writing.cancel()
            with contextlib.suppress(Exception, asyncio.CancelledError):
                await asyncio.wait_for(writing, SEND_SECONDS)

    async def take(self, room: Room, message: Any) -> None:
        """Do what a message asks for before the next is heard; only advice is thought about beside it."""
        if not isinstance(message, Hint):
            await self._do(room, lambda: self._handle(room, message), getattr(message, "id", None))
        elif self.advising is None or self.advising.done():
            self.advising = asyncio.create_task(self._do(room, lambda: self._handle(room, message), None))

    async def _handle(self, room: Room, message: Any) -> None:
        if isinstance(message, Hint):
            self._limits.hint(self._address, self._identity.id)
        elif isinstance(message, Chat):
            self._limits.chat(self._address, self._identity.id)
        elif isinstance(message, Undo):
            self._limits.undo(self._address, self._identity.id)
        await requests.handle(room, self._viewer, message)

    async def _do(self, room: Room, do: Callable[[], Awaitable[None]], reply: str | None) -> str | None:
        """Do what was asked; a refusal, whose key is returned, goes to whoever asked and to nobody else."""
        try:
            await do()
        except PanoplieError as error:
            self._hall.metrics.refused[error.key] += 1
            names = room.course.chairs.names()
            lang = self._identity.lang
            if isinstance(error, Untaught):
                said = error.refused(lang, reply)
            else:
                said = refused(lang, error, room.terms.game, names, reply)
            self._viewer.send(encode(said))
            return error.key
        except RecursionError:
            self._malformed("nesting")
            return "malformed"
        except Exception:
            about = {"table": room.terms.id, "address": self._address}
            LOG.exception("A message broke something at table %s", room.terms.id, extra=about)
            names = room.course.chairs.names()
            broken = refused(self._identity.lang, TableError("broken", 500), room.terms.game, names, reply)
            self._viewer.send(encode(broken))
            return "broken"
        return None

    async def _receive(self) -> Any:
        """The next message; nothing if it cannot be read."""
        self._listening = True
        event = await self._next()
        self._listening = False
        if event["type"] == "websocket.disconnect":
            raise Disconnected
        try:
            return _decode(event.get("text") or event.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._malformed(str(error) or "nesting")
            return None

    def _malformed(self, cause: str) -> None:
        self._unreadable += 1
        error = TableError("malformed", cause=cause[:200])
        text = encode(Refused(None, error.key, None, dict(error.words), sentence(self._identity.lang, error)))
        self._viewer.send(text)

    # Sending

    async def _write(self) -> None:
        """Send what waits, and at the end why there is no more."""
        viewer = self._viewer
        send = self._send
        while True:
            for text in await viewer.take():
                await send({"type": "websocket.send", "text": text})
            if viewer.gone is not None and not viewer.outbox:
                await self._close(viewer.gone)
                return

    async def _say(self, message: Any) -> None:
        await self._send({"type": "websocket.send", "text": encode(message)})

    async def _close(self, reason: str) -> None:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(SEND_SECONDS):
                await self._say(Gone(reason))
                await self._send({"type": "websocket.close", "code": CLOSING[reason], "reason": reason})

    def _kick(self) -> None:
        """End the wait for a message that may never come. What is being done is done to its end."""
        if self._listening and self._task is not None:
            self._task.cancel()


def _reason(refusal: str | None) -> str:
    """Why a socket is closed that cannot look at its table; unless that is for good it comes back by itself."""
    return {"no-such-table": "gone", "table-damaged": "damaged"}.get(refusal or "", "unready")
