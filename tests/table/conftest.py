"""Real nodes on the loopback address, each in a process of its own."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.servers import Node, Postgres, postgres, redis

GAMES = Path(__file__).parent / "games"


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node that many tests share."""
    running = Node(data=str(tmp_path_factory.mktemp("shared") / "data"))
    yield running
    running.stop()
    assert "Traceback" not in running.log


@pytest.fixture
def new_node(tmp_path: Path) -> Iterator[Callable[..., Node]]:
    """Nodes of one test alone."""
    nodes: list[Node] = []

    def start(**settings: Any) -> Node:
        settings.setdefault("data", str(tmp_path / f"data{len(nodes)}"))
        nodes.append(Node(**settings))
        return nodes[-1]

    yield start
    for running in nodes:
        running.stop()


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """A database that vanishes with the tests; it can be stopped and started again."""
    with postgres() as running:
        yield running


@pytest.fixture(scope="session")
def servers(database: Postgres) -> Iterator[dict[str, str]]:
    """A database and a Redis, as settings of a node."""
    with redis() as address:
        yield {"database": database.url, "redis": address}


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("deck") / "deck.json"


@pytest.fixture(scope="module")
def veiled(deck: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    data = tmp_path_factory.mktemp("veil") / "data"
    node = Node(GAMES / "veiled_node.py", {"VEIL_DECK": str(deck)}, data=str(data), away=3600.0)
    yield node
    node.stop()
    assert "Traceback" not in node.log


def veil() -> Any:
    sys.path.insert(0, str(GAMES))
    try:
        import veil as module
    finally:
        sys.path.remove(str(GAMES))
    return module


def eventually(check: Callable[[], bool], seconds: float = 10) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < deadline, "It did not happen in time."
        time.sleep(0.05)


def status_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]
