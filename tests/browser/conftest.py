"""A real node, a real Chromium, and guests who come with an empty browser."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.guests import Guest, play_to_the_end
from tests.table.servers import Node

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"


@pytest.fixture(scope="session")
def built() -> None:
    """The client and axe, fetched and built if that has not been done."""
    script = str(ROOT / "scripts" / "build_web.py")
    subprocess.run(
        [sys.executable, script, *([] if (ROOT / "web/node_modules/axe-core").is_dir() else ["--force"])],
        check=True,
    )


@pytest.fixture(scope="session")
def node(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    running = Node(data=str(tmp_path_factory.mktemp("node") / "data"), port=_free_port())
    yield running
    running.stop()


@pytest.fixture(scope="session")
def staged(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node at which tables begin in the middle of a game, with as much on them as there can be."""
    data = str(tmp_path_factory.mktemp("staged") / "data")
    running = Node(ROOT / "tests/browser/staged_node.py", {"PYTHONPATH": str(ROOT)}, data=data, port=_free_port())
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Closed with its file: while it is open, Playwright's event loop runs in the thread that later tests want."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield chromium
        chromium.close()


@pytest.fixture
def guest(browser: Any, node: Node) -> Iterator[Callable[..., Guest]]:
    """Somebody new comes to the table."""
    yield from _guests(browser, node)


@pytest.fixture
def latecomer(browser: Any, staged: Node) -> Iterator[Callable[..., Guest]]:
    """Somebody comes to a table at which a game has long been going on."""
    yield from _guests(browser, staged)


def _guests(browser: Any, node: Node) -> Iterator[Callable[..., Guest]]:
    came: list[Guest] = []

    def come(**context: Any) -> Guest:
        came.append(Guest(browser, node.address, **context))
        return came[-1]

    yield come
    for one in came:
        one.leaves()


@pytest.fixture(scope="module")
def finished(browser: Any, node: Node) -> str:
    """The link to a game that has been played to its end."""
    one = Guest(browser, node.address)
    link = one.lays_a_table("me", "civilian", name="Ann")
    play_to_the_end(one)
    one.leaves()
    return link


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a crowded machine a browser may lose a race: it is tried once more, and the report names what was."""
    for item in items:
        if "browser" in Path(item.fspath).parts:
            item.add_marker(pytest.mark.flaky(reruns=2))
