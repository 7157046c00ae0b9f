"""Real servers on the loopback address: nodes, each in a process of its own, PostgreSQL and Redis."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

NODE: Final = Path(__file__).parent / "node.py"
FATAL: Final = "Fatal Python error"
"""What stands before the stacks of all threads that the interpreter leaves when it is torn down by a signal."""
MOST_OF_A_CRASH: Final = 6000


class Node:
    """A running node; it can be killed and started again on the same data."""

    def __init__(self, script: Path = NODE, environment: dict[str, str] | None = None, **settings: Any) -> None:
        self.script = script
        self.environment = environment or {}
        self.settings = {"port": 0, "pace": 0.0, "limits": False, "away": 0.0, **settings}
        self.address = ""
        self.process: subprocess.Popen[bytes]
        self.start()

    def start(self, **environment: str) -> None:
        command = [sys.executable, str(self.script), msgspec.json.encode(self.settings).decode()]
        env = {**os.environ, "PYTHONFAULTHANDLER": "1", **self.environment, **environment}
        with self.errors.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=env)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().decode().strip()
        assert self.address, f"The node did not start: {self.log}"

    def kill(self) -> None:
        """As the kernel does when memory runs out: without a word."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        """As a person does."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def wait_for_end(self, seconds: float = 10) -> int:
        return self.process.wait(seconds)

    @property
    def errors(self) -> Path:
        """The file of what the node writes to its log."""
        return Path(str(self.settings["data"])).with_suffix(".err")

    @property
    def log(self) -> str:
        return self.errors.read_text()

    @property
    def crashes(self) -> list[str]:
        """Where the node, or a bot's process, was when the interpreter itself broke."""
        return [f"{FATAL}{part[:MOST_OF_A_CRASH]}" for part in self.log.split(FATAL)[1:]]

    def memory(self) -> int:
        """Bytes in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(status.split("VmRSS:")[1].split()[0])


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def find(program: str) -> str:
    """A server's program; without it the test cannot say anything, and fails."""
    places = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"))]
    found = shutil.which(program, path=os.pathsep.join([*places, os.environ.get("PATH", "")]))
    assert found is not None, f"{program} is not installed; on Debian: apt install postgresql redis-server"
    return found


def as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.getuid() == 0 else command


class Postgres:
    """A database that vanishes with the tests; it can be stopped and started again."""

    def __init__(self, folder: str) -> None:
        port = free_port()
        data = f"{folder}/data"
        self.url = f"postgresql+asyncpg://panoplie@127.0.0.1:{port}/postgres"
        self._quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "check": True, "cwd": folder}
        self._options = f"-c port={port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        self._control = [find("pg_ctl"), "-D", data, "-w", "-l", f"{folder}/log"]
        create = [find("initdb"), "-D", data, "-A", "trust", "-U", "panoplie", "-N"]
        subprocess.run(as_postgres(create), **self._quiet)

    def start(self) -> None:
        subprocess.run(as_postgres([*self._control, "-o", self._options, "start"]), **self._quiet)

    def stop(self) -> None:
        """At once, as a crash would."""
        subprocess.run(as_postgres([*self._control, "-m", "immediate", "stop"]), **self._quiet)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A database that runs."""
    with tempfile.TemporaryDirectory(prefix="panoplie-pg-") as folder:
        if os.getuid() == 0:
            shutil.chown(folder, "postgres")
        database = Postgres(folder)
        try:
            database.start()
            yield database
        finally:
            database.stop()


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """The address of a Redis that runs."""
    port = free_port()
    command = [find("redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield f"redis://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(10)
