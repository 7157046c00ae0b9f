"""The guard at the door: origins, rates and sizes of requests, and the headers that every answer carries."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from panoplie.table.connection import Connection
from panoplie.table.hall import Hall
from panoplie.table.identity import COOKIE, Identity, stranger
from panoplie.table.limits import Limits, address_of
from panoplie.table.messages import Lang, Problem
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError, sentence

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
SOCKET: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/live")
DESK: Final = "/api/host"
"""A host who has banned the own address can still lift the ban."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Stands before the application, as ASGI."""

    def __init__(self, app: Any, settings: Settings, limits: Limits, hall: Hall) -> None:
        self._app = app
        self._origins = frozenset(settings.origins)
        self._limits = limits
        self._hall = hall

    async def close(self) -> None:
        """Tell everybody who is connected that the node stops, while they can still be told."""
        await self._hall.dismiss()

    @property
    def failure(self) -> TableError | None:
        """Why the application could not start."""
        return self._hall.failure

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        headers = _headers(scope)
        path = SOCKET.fullmatch(scope["path"])
        if path is None or not self._same_origin(headers):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
            return
        address = address_of(scope)
        if self._hall.bans.block(address):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "banned"})
            return
        identity = identify(self._hall, headers)
        await Connection(receive, send, address, self._hall, self._limits, identity).run(path[1])

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        head = scope["method"] == "HEAD"

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            elif head:
                message["body"] = b""
            await send(message)

        headers = _headers(scope)
        changes = scope["method"] not in SAFE
        try:
            if changes and not self._same_origin(headers):
                raise TableError("wrong-origin", 403)
            address = address_of(scope)
            if self._hall.bans.block(address) and not scope["path"].startswith(DESK):
                raise TableError("banned", 403)
            if scope["path"].startswith("/api/"):
                identity = self._hall.signer.identity(cookie_of(headers))
                self._limits.request(address, identity.id if identity else address, changes)
            else:
                self._limits.page(address)
        except TableError as error:
            await _refuse(error, headers, send_with_headers)
            return
        # Whatever may be got may be asked for without its body.
        await self._app({**scope, "method": "GET"} if head else scope, receive, send_with_headers)

    def _same_origin(self, headers: dict[str, str]) -> bool:
        """Whether a browser came from our own pages. Other programs send no origin, and hold no cookie of ours."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") not in ("cross-site", "same-site")
        if origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
        except ValueError:  # such as `http://[`
            return False


def identify(hall: Hall, headers: dict[str, str]) -> Identity:
    """Whoever asks; a stranger if the cookie is missing or forged."""
    return hall.signer.identity(cookie_of(headers)) or stranger(language_of(headers))


def cookie_of(headers: dict[str, str]) -> str | None:
    """The value of our cookie."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def language_of(headers: dict[str, str]) -> Lang:
    """The first of the browser's languages that the table speaks."""
    for part in headers.get("accept-language", "").lower().split(","):
        if part.strip()[:2] in ("en", "fr"):
            return "fr" if part.strip()[:2] == "fr" else "en"
    return "en"


def _headers(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


async def _refuse(error: TableError, headers: dict[str, str], send: Any) -> None:
    body = msgspec.json.encode(Problem(error.key, error.words, sentence(language_of(headers), error)))
    start = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": error.status, "headers": start})
    await send({"type": "http.response.body", "body": body})
