"""Running a node."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable

import uvicorn

from panoplie.table import logs, sweeping
from panoplie.table.app import create_app
from panoplie.table.limits import MESSAGE_BYTES
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError

HEARTBEAT = 20.0
SEND_BYTES = 128 * 1024
"""What the system keeps for a client that does not read; left to itself it would keep megabytes for each."""


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Serve until interrupted. `ready` is called with the address once the table can be reached.

    Port 0 takes any free one. A database, a Redis or an address that cannot be used raises a `TableError`.
    """
    logs.set_up(settings.log_level, settings.log_format)
    server = Server(settings, ready)
    sweeping.set_up()
    try:
        server.run(sockets=[server.listening])
    except SystemExit:
        if server.failure is None:
            raise
        raise server.failure from None
    finally:
        server.listening.close()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        cause = error.strerror or str(error)
        raise TableError("port-taken", host=settings.host, port=settings.port, cause=cause) from None
    return listening


class Server(uvicorn.Server):
    """Listens at once, says when it can be reached, and tells everybody before it closes their sockets."""

    def __init__(self, settings: Settings, ready: Callable[[str], None] | None = None) -> None:
        self._app = app = create_app(settings)
        super().__init__(
            uvicorn.Config(
                app,
                host=settings.host,
                port=settings.port,
                loop="uvloop",
                http="httptools",
                ws="websockets-sansio",
                ws_max_size=MESSAGE_BYTES,
                ws_ping_interval=HEARTBEAT,
                ws_ping_timeout=HEARTBEAT,
                ws_per_message_deflate=False,  # changes are small, and compression costs more than it saves
                lifespan="on",
                access_log=False,
                log_config=None,
                log_level="warning",
                server_header=False,
                timeout_graceful_shutdown=5,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
            )
        )
        self.listening = _listen(settings)
        host, port = self.listening.getsockname()[:2]
        self._address = f"http://{host}:{port}"
        self._ready = ready

    @property
    def failure(self) -> TableError | None:
        """Why it could not start."""
        return self._app.failure

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.close()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        log = logging.getLogger("uvicorn.error")
        log.setLevel(logging.CRITICAL)  # a failure is raised by `serve`, as a sentence
        await super().startup(sockets)
        log.setLevel(logging.WARNING)
        if self.started and self._ready is not None:
            asyncio.get_running_loop().call_soon(self._ready, self._address)
