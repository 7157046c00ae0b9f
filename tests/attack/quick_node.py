"""A node that starts in a moment: a copy of a process that has read all its modules, games and words already.

It is a process of its own like any other and dies like any other. Only a thousand kills need it.
"""

from __future__ import annotations

import faulthandler
import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from tests.table.servers import Node

_copies = multiprocessing.get_context("forkserver")
_copies.set_forkserver_preload(["tests.attack.warm", "tests.attack.__main__"])


class QuickNode(Node):
    """Started, killed and stopped like any node."""

    copy: Any

    def start(self, **environment: str) -> None:
        ear, mouth = _copies.Pipe(duplex=False)
        settings = msgspec.json.encode(self.settings).decode()
        self.copy = _copies.Process(target=_run, args=(settings, str(self.errors), mouth))
        self.copy.start()
        mouth.close()
        try:
            self.address = ear.recv()
        except EOFError:
            raise AssertionError(f"The node did not start: {self.log}") from None

    def kill(self) -> None:
        os.kill(self.copy.pid, signal.SIGKILL)
        self.copy.join(10)

    def stop(self) -> None:
        if self.copy.is_alive():
            self.copy.terminate()
            self.copy.join(10)

    def wait_for_end(self, seconds: float = 10) -> int:
        self.copy.join(seconds)
        return int(self.copy.exitcode)


def _run(settings: str, errors: str, mouth: Connection) -> None:
    from panoplie.table.serve import serve
    from panoplie.table.settings import Settings

    with open(errors, "ab") as log:  # noqa: PTH123  it stands in for the standard error
        os.dup2(log.fileno(), 2)
    faulthandler.enable()
    decoded = msgspec.json.decode(settings, type=Settings, dec_hook=lambda kind, value: kind(value))
    serve(decoded, mouth.send)
