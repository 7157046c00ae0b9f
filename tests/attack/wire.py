"""A socket that costs next to nothing: it keeps every message as it came, and looks into none of them.

It speaks just as much WebSocket as a node does: text frames in one piece, signs of life, and an end.
"""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
import struct
from typing import Any, Final, Self, cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK: Final = bytes(4)
"""Masks protect proxies that do not understand sockets; there are none between us and the node."""
ASKS_FOR_LIFE, ALIVE = json.dumps({"type": "ping"}), '{"type":"pong"}'
PATIENCE: Final = 60.0


class Closed(ConnectionError):
    """The node has closed the socket, or is gone."""


class Wire(asyncio.Protocol):
    """One socket at a table."""

    def __init__(self, head: bytes) -> None:
        loop = asyncio.get_running_loop()
        self.texts: list[str] = []
        """What was heard and not taken yet; answers to signs of life are none of it."""
        self.farewell = "without a word"
        """Why the node has closed the socket: its number, and what it said last."""
        self.ended: asyncio.Future[None] = loop.create_future()
        self._head = head
        self.opened: asyncio.Future[None] = loop.create_future()
        self._buffer = bytearray()
        self._transport: asyncio.WriteTransport
        self._life: asyncio.Future[None] | None = None
        self._more: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, address: str, table: str, cookie: str | None = None) -> Self:
        """A socket at a table, which has not said yet who it is."""
        host, port = str(urlsplit(address).hostname), int(urlsplit(address).port or 80)
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        head = "\r\n".join([*lines, "", ""]).encode()
        _, wire = await asyncio.get_running_loop().create_connection(lambda: cls(head), host, port)
        await asyncio.wait_for(wire.opened, PATIENCE)
        return wire

    # Speaking

    def send(self, *texts: str) -> None:
        """Send messages in one go."""
        if self.ended.done():
            raise Closed
        self._transport.write(b"".join([_frame(TEXT, text.encode("utf-8", "surrogatepass")) for text in texts]))

    def says(self, *messages: dict[str, Any]) -> None:
        self.send(*[json.dumps(message) for message in messages])

    async def close(self) -> None:
        if not self.ended.done():
            self._transport.write(_frame(CLOSE, b"\x03\xe8"))
            await asyncio.wait([self.ended], timeout=PATIENCE)
        self._transport.close()

    # Hearing

    async def hears_all(self) -> None:
        """Wait for what is on its way: a node answers in order, so all of it comes before a sign of life."""
        self._life = asyncio.get_running_loop().create_future()
        self.send(ASKS_FOR_LIFE)
        await asyncio.wait([self._life, self.ended], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not self._life.done():
            raise Closed(self.farewell) if self.ended.done() else TimeoutError("no sign of life")

    async def hears(self) -> None:
        """Wait until there is something."""
        if not self.texts:
            self._more = asyncio.get_running_loop().create_future()
            await asyncio.wait([self._more, self.ended], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if not self.texts:
                raise Closed(self.farewell) if self.ended.done() else TimeoutError("nothing was said")

    def take(self) -> list[str]:
        """All that was heard since the last time."""
        taken, self.texts = self.texts, []
        return taken

    # What the loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(self._head)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(Closed(buffer[:end].decode("latin-1")))
                return
            del buffer[: end + 4]
            self.opened.set_result(None)
        place = 0
        while (frame := _content(buffer, place)) is not None:
            start, stop = frame
            self._hear(buffer[place], buffer[start:stop])
            place = stop
        del buffer[:place]

    def connection_lost(self, _: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Closed())
        if not self.ended.done():
            self.ended.set_result(None)

    def _hear(self, first: int, payload: bytearray) -> None:
        kind = first & 0x0F
        assert first & FINAL and kind in (TEXT, CLOSE, PING, PONG), "no node sends such a frame"
        if kind == TEXT:
            text = payload.decode()
            if text == ALIVE and self._life is not None:
                if not self._life.done():
                    self._life.set_result(None)
                return
            self.texts.append(text)
            if self._more is not None and not self._more.done():
                self._more.set_result(None)
        elif kind == PING:
            self._transport.write(_frame(PONG, bytes(payload)))
        elif kind == CLOSE and not self.ended.done():
            self.farewell = f"{int.from_bytes(payload[:2], 'big')} {''.join(self.texts[-1:])}"
            self.ended.set_result(None)


def _frame(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        head = bytes([FINAL | kind, MASKED | size])
    elif size < 1 << 16:
        head = struct.pack("!BBH", FINAL | kind, MASKED | 126, size)
    else:
        head = struct.pack("!BBQ", FINAL | kind, MASKED | 127, size)
    return head + NO_MASK + payload


def _content(buffer: bytearray, place: int) -> tuple[int, int] | None:
    """Where the content of a frame begins and ends, once all of it is there."""
    if len(buffer) < place + 2:
        return None
    size, start = buffer[place + 1], place + 2
    if size >= 126:
        start += 2 if size == 126 else 8
        if len(buffer) < start:
            return None
        size = int.from_bytes(buffer[place + 2 : start], "big")
    return (start, start + size) if len(buffer) >= start + size else None
