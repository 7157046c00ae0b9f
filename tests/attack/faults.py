"""What may go wrong around a node: disks, locks, rows, processes, clocks. Each does it, and undoes it again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path
from typing import Any, Final

from tests.attack.players import Ledger, Player, settings_of, while_they_play
from tests.table.people import Person
from tests.table.servers import Node

ROOT: Final = Path(__file__).parents[2]
DAY: Final = 86400.0
NONSENSE: Final = (
    "nonsense",
    '{"kind":"dance"}',
    '{"kind":"answer","seat":99,"answer":["x"],"drawn":[]}',
    '{"kind":"answer","seat":0,"answer":' + "[" * 2000 + "]" * 2000 + ',"drawn":[]}',
)
"""Bodies of steps that no table can read."""
Fault = Callable[[Node], AbstractAsyncContextManager[None]]


def database_of(node: Node) -> Path:
    return Path(str(node.settings["data"])) / "panoplie.db"


def edit(node: Node, statement: str, *values: Any) -> None:
    """Do to a node's database what a bad disk, or a bad release, would do."""
    with closing(sqlite3.connect(database_of(node), timeout=20)) as database, database:
        assert database.execute(statement, values).rowcount > 0


def age(node: Node, table: str, seconds: float) -> None:
    """Date the steps of a table back."""
    edit(node, "UPDATE steps SET at = at - ? WHERE table_id = ?", seconds, table)


def room_for(node: Node, size: int) -> None:
    """How large files may become that the node writes; to SQLite it is as if the disk were full."""
    resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def thinkers_of(node: Node) -> list[int]:
    """The processes in which the bots of a node think."""
    found: list[int] = []
    for thread in Path(f"/proc/{node.process.pid}/task").iterdir():
        with contextlib.suppress(FileNotFoundError):
            found += [int(child) for child in (thread / "children").read_text().split()]
    return found


def kill_thinkers(node: Node) -> int:
    """Says how many there were."""
    found = thinkers_of(node)
    for process in found:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    return len(found)


def jumping_node(data: Path, **settings: Any) -> Node:
    """A node whose clock can be set wrong, and whose database can be made read-only."""
    data.parent.mkdir(parents=True, exist_ok=True)
    clock = data.with_suffix(".clock")
    clock.write_text("0")
    read_only = str(data.with_suffix(".read_only"))
    environment = {"PYTHONPATH": str(ROOT), "CLOCK_IS_WRONG_BY": str(clock), "DATABASE_IS_READ_ONLY": read_only}
    return Node(Path(__file__).parent / "jumping_node.py", environment, data=str(data), **settings)


def set_clock(node: Node, wrong_by: float) -> None:
    clock = Path(node.environment["CLOCK_IS_WRONG_BY"])
    fresh = clock.with_suffix(".fresh")
    fresh.write_text(str(wrong_by))
    fresh.rename(clock)


@contextlib.asynccontextmanager
async def full_disk(node: Node) -> AsyncIterator[None]:
    room_for(node, 4096)
    yield
    room_for(node, resource.RLIM_INFINITY)


@contextlib.asynccontextmanager
async def read_only(node: Node) -> AsyncIterator[None]:
    """What is stored can be read, and nothing more is taken, as after a disk was mounted anew in a hurry."""
    file = Path(node.environment["DATABASE_IS_READ_ONLY"])
    file.touch()
    yield
    file.unlink()


@contextlib.asynccontextmanager
async def locked(node: Node) -> AsyncIterator[None]:
    with closing(sqlite3.connect(database_of(node), isolation_level=None, timeout=20)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("ROLLBACK")


@contextlib.asynccontextmanager
async def unreadable(node: Node) -> AsyncIterator[None]:
    """A table of somebody else is damaged; whoever opens it hears of it."""
    eve = await asyncio.to_thread(Person, node.address, "Eve")
    table = (await asyncio.to_thread(eve.opens, ["me", "open"]))["table"]
    statement = "INSERT INTO steps (table_id, seq, at, body) VALUES (?, 2, 0, ?)"
    await asyncio.to_thread(edit, node, statement, table, random.choice(NONSENSE))
    yield
    await asyncio.to_thread(edit, node, "DELETE FROM steps WHERE table_id = ? AND seq = 2", table)


@contextlib.asynccontextmanager
async def bots_killed(node: Node) -> AsyncIterator[None]:
    kill_thinkers(node)
    yield
    kill_thinkers(node)


@contextlib.asynccontextmanager
async def yesterday(node: Node) -> AsyncIterator[None]:
    set_clock(node, -DAY)
    yield
    set_clock(node, 0)


@contextlib.asynccontextmanager
async def tomorrow(node: Node) -> AsyncIterator[None]:
    set_clock(node, DAY)
    yield
    set_clock(node, 0)


FAULTS: Final[tuple[Fault, ...]] = (full_disk, read_only, locked, unreadable, bots_killed, yesterday, tomorrow)


async def faults(node: Node, rounds: int, games: Sequence[str], players: int = 4, seed: int = 1) -> dict[str, Any]:
    """One fault after the other while people play; after each of them all must be able to go on."""
    ledger, rng = Ledger(), random.Random(seed)
    crowd = [
        Player(lambda: [node.address], ledger, games[number % len(games)], number=number)
        for number in range(players)
    ]
    made: Counter[str] = Counter()
    waits: list[float] = []
    began = time.monotonic()

    async def disturb() -> None:
        for number in range(rounds):
            fault = FAULTS[number % len(FAULTS)]
            async with fault(node):
                await asyncio.sleep(rng.uniform(0.1, 1.0))
            made[str(getattr(fault, "__name__", fault))] += 1
            healed = time.monotonic()
            while not all([player.answered > healed or player.stopped for player in crowd]):
                await asyncio.sleep(0.01)
            waits.append(time.monotonic() - healed)

    await while_they_play(crowd, disturb)
    return {
        "faults": dict(made),
        "longest_wait_seconds": round(max(waits, default=0.0), 2),
        **await ledger.audit(settings_of(node.settings)),
        "tracebacks": node.log.count("Traceback"),
        "crashes": node.crashes,
        "seconds": round(time.monotonic() - began, 1),
    }
