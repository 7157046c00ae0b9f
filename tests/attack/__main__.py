"""Attack the table for as long as you like: `python -m tests.attack kills --count 1000`.

Every command starts its own servers on the loopback address, prints one JSON object, and ends with 1 if it found
anything: an acknowledged answer lost or doubled, a byte that differs, an error of the server, a complaint.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import json
import signal
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Annotated, Any

import uvloop
from cyclopts import App, Parameter

from panoplie.games import ids
from tests.attack import faults as trouble
from tests.attack import fuzz as noise
from tests.attack import kills as deaths
from tests.attack import leaks as eyes
from tests.attack import nodes as many
from tests.attack.quick_node import QuickNode
from tests.table.servers import Node, postgres, redis

app = App(name="python -m tests.attack", help=__doc__)
Games = Annotated[str, Parameter("--games", help="Which games, by id; else all of them in turn.")]
Seconds = Annotated[float, Parameter("--seconds", help="Stop after so many, with what was done by then.")]
ALL = ",".join(ids())
BAD = (
    *("lost", "doubled", "complaints", "bytes_different", "leaks"),
    *("tracebacks", "crashes", "server_errors", "broken"),
)


@app.command
def kills(
    *,
    count: int = 1000,
    players: int = 8,
    with_bots: int = 0,
    games: Games = ALL,
    seed: int = 1,
    seconds: Seconds = 1e9,
) -> dict[str, Any]:
    """Kill a node with SIGKILL while people play, so many times; some of them play with bots."""
    with _running(QuickNode, tables=1_000_000) as node:
        return asyncio.run(deaths.kills(node, count, games.split(","), players, with_bots, seed, seconds))


@app.command
def leaks(*, steps: int = 100_000, games: Games = ALL, seed: int = 1, seconds: Seconds = 1e9) -> dict[str, Any]:
    """Compare so many viewer-steps in worlds that must look the same."""
    return uvloop.run(eyes.leaks(games.split(","), steps, seed, seconds))


@app.command
def fuzz(*, messages: int = 1_000_000, attackers: int = 4, games: Games = ALL) -> dict[str, Any]:
    """Send so many made-up messages and requests."""
    with _running(Node, tables=1_000_000) as node:
        return asyncio.run(noise.fuzz(node, messages, games.split(","), attackers))


@app.command
def faults(*, rounds: int = 60, players: int = 4, games: Games = ALL, seed: int = 1) -> dict[str, Any]:
    """Full disks, locked or read-only databases, damaged rows, killed bots, wrong clocks, so many times."""
    with _running(lambda data: trouble.jumping_node(Path(data), budget=2.0)) as node:
        return asyncio.run(trouble.faults(node, rounds, games.split(","), players, seed))


@app.command
def nodes(*, count: int = 20, players: int = 6, games: Games = ALL) -> dict[str, Any]:
    """Kill one of two nodes on PostgreSQL and Redis so many times, and restart the database now and then."""
    with postgres() as database, redis() as address:
        shared = {"database": database.url, "redis": address}
        with _running(Node, **shared) as one, _running(Node, **shared) as two:
            return asyncio.run(many.lose_nodes([one, two], database, count, games.split(","), players))


@contextlib.contextmanager
def _running(start: Callable[..., Node], **settings: Any) -> Iterator[Node]:
    with tempfile.TemporaryDirectory(prefix="panoplie-attack-") as folder:
        node = start(data=f"{folder}/data", **settings)
        try:
            yield node
        finally:
            node.stop()


def found_anything(report: dict[str, Any]) -> bool:
    """Whether a report names something that must not be."""
    inner = [value for value in report.values() if isinstance(value, dict)]
    return any([report.get(name) for name in BAD]) or any([found_anything(part) for part in inner])


def main() -> int:
    faulthandler.enable()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever is stopped stops what it has started
    report: dict[str, Any] | Coroutine[Any, Any, Any] | None = app(result_action="return_value")
    if not isinstance(report, dict):
        return 0
    print(json.dumps(report))
    return int(found_anything(report))


if __name__ == "__main__":
    sys.exit(main())
