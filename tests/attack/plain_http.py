"""HTTP without good manners: whatever is asked for goes out as it is written."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from urllib.parse import urlsplit

PATIENCE = 60.0


class Line:
    """A connection over which one request follows another; a new one is made when the node has closed it."""

    def __init__(self, address: str) -> None:
        self._host, self._port = str(urlsplit(address).hostname), int(urlsplit(address).port or 80)
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter | None = None

    async def request(
        self, method: str, target: str, headers: Mapping[str, str], body: bytes = b""
    ) -> tuple[int, bytes]:
        """The status and the body of the answer."""
        lines = [f"{method} {target} HTTP/1.1", f"Host: {self._host}:{self._port}", f"Content-Length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        text = "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogatepass")
        async with asyncio.timeout(PATIENCE):
            if self._writer is None or self._writer.is_closing() or self._reader.at_eof():
                self._reader, self._writer = await asyncio.open_connection(self._host, self._port)
            self._writer.write(text + body)
            return await self._answer(has_body=method != "HEAD")

    async def _answer(self, has_body: bool) -> tuple[int, bytes]:
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = int(head.split(" ", 2)[1])
        fields = dict([line.split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line])
        body = b""
        if has_body and "content-length" in fields:
            body = await self._reader.readexactly(int(fields["content-length"]))
        elif has_body and fields.get("transfer-encoding") == "chunked":
            while size := int(await self._reader.readuntil(b"\r\n"), 16):
                body += (await self._reader.readexactly(size + 2))[:-2]
            await self._reader.readexactly(2)
        if fields.get("connection") == "close":
            self.hang_up()
        return status, body

    def hang_up(self) -> None:
        if self._writer is not None:
            with contextlib.suppress(OSError):
                self._writer.close()
            self._writer = None
