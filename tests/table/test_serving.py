"""Starting and stopping a node."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import websockets

from tests.table.people import Person, Screen
from tests.table.servers import Node

ATTEMPT = """
import sys
from pathlib import Path
from panoplie.kernel.errors import PanoplieError
from panoplie.table.serve import serve
from panoplie.table.settings import Settings
try:
    serve(Settings(port=0, data=Path(sys.argv[1]), **{sys.argv[2]: sys.argv[3]}))
except PanoplieError as error:
    print(error)
"""


def attempt(data: Path, name: str, value: str) -> subprocess.CompletedProcess[str]:
    """Try to start a node with a setting that cannot be used."""
    command = [sys.executable, "-c", ATTEMPT, str(data), name, value]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("database", "postgresql://nobody@127.0.0.1:1/none", "The database cannot be reached: "),
        ("redis", "redis://127.0.0.1:1", "Redis cannot be reached: "),
        ("database", "mysql://x", "“mysql” is not a database of this table"),
        ("host", "203.0.113.1", "The address 203.0.113.1:0 cannot be used: "),
        ("database", "sqlite:////proc/nowhere/x.db", "The database cannot be reached: "),
        ("database", "sqlite:////dev/null/x.db", "The database cannot be reached: "),
    ],
)
def test_what_cannot_be_used_is_said_in_a_sentence(tmp_path: Path, name: str, value: str, sentence: str) -> None:
    done = attempt(tmp_path, name, value)
    assert done.stdout.startswith(sentence)
    assert done.stdout.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_a_database_that_cannot_be_written_is_said_in_a_sentence(
    new_node: Callable[..., Node], tmp_path: Path
) -> None:
    """It has the right tables, so that reading alone would find nothing wrong with it."""
    new_node(data=str(tmp_path / "made")).stop()
    file = tmp_path / "made" / "panoplie.db"
    done = attempt(tmp_path, "database", f"sqlite:///file:{file}?mode=ro&uri=true")
    assert done.stdout.startswith("The database cannot be reached: attempt to write a readonly database")
    assert "Traceback" not in done.stderr


def test_only_the_owner_of_the_files_reads_them(new_node: Callable[..., Node], tmp_path: Path) -> None:
    """They hold the secret that signs cookies and seats, and the keys of all dice."""
    data = tmp_path / "kept" / "data"
    data.mkdir(parents=True)
    (data / "panoplie.db").touch(mode=0o644)  # as an older release left it
    node = new_node(data=str(data))
    Person(node.address, "Ann").opens(["me", "open"])
    files = list(data.glob("panoplie.db*"))
    assert len(files) == 3
    for path in files:
        assert path.stat().st_mode & 0o077 == 0, path.name
    fresh = tmp_path / "fresh"
    other = new_node(data=str(fresh))
    Person(other.address, "Ann").opens(["me", "open"])
    assert fresh.stat().st_mode & 0o077 == 0


def test_whoever_is_connected_hears_that_the_node_stops(new_node: Callable[..., Node]) -> None:
    node = new_node()

    async def play() -> None:
        ann = Person(node.address, "Ann")
        async with ann.at(ann.opens(["me", "open"])) as a:
            await asyncio.to_thread(node.stop)
            assert await a.hears_to_the_end() == 1012
            assert a.heard[-1] == {"type": "gone", "reason": "shutdown"}

    asyncio.run(play())
    with pytest.raises(OSError, match=r"refused|Connect"):
        asyncio.run(websockets.connect(node.address.replace("http", "ws")).__aenter__())
    assert "Traceback" not in node.log


def test_a_table_goes_on_with_the_content_it_began_with(new_node: Callable[..., Node], tmp_path: Path) -> None:
    """Somebody corrects the content pack while a game is going on."""
    here = Path(__file__).parent
    shutil.copytree(here / "games", tmp_path / "games")
    shutil.copy(here / "node.py", tmp_path)
    deck = tmp_path / "deck.json"
    deck.write_text(json.dumps(list(range(24))))
    node = new_node(script=tmp_path / "games" / "veiled_node.py", environment={"VEIL_DECK": str(deck)})

    async def begin() -> Screen:
        ann = Person(node.address, "Ann")
        opened = ann.opens(["me", "sidekick"], game="veil")
        async with ann.at(opened) as a:
            await a.answer(["draw"])
            await a.until("accepted")
        return a

    a = asyncio.run(begin())
    node.stop()
    (tmp_path / "games" / "veil" / "content" / "cards.toml").write_text("count = 25\n")
    node.start()

    async def go_on() -> None:
        a.moves_to(node.address)
        await a.connect()
        while not a.options():
            await a.hear()
        await a.ask("hint")  # the bots, too, read the content that was kept
        assert (await a.until("advice"))["ratings"]
        await a.plays(steps=3)

    asyncio.run(go_on())
    assert len(list((Path(str(node.settings["data"])) / "content").iterdir())) == 1
