"""What a host looks after: damaged folders, copies of open tables, and putting them back."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from panoplie.table.backup import backup, restore
from panoplie.table.doctor import Report, examine
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError
from tests.attack.faults import database_of, edit
from tests.table.people import Person
from tests.table.servers import Node


def examined(node: Node, mend: bool = False) -> Report:
    return asyncio.run(examine(Settings(data=Path(str(node.settings["data"]))), mend))


def found(report: Report) -> list[tuple[str, bool]]:
    return sorted([(finding.key, finding.mended) for finding in report.findings])


def played(node: Node, tables: int = 2) -> list[dict[str, Any]]:
    """Tables at which a few answers were given."""

    async def play() -> list[dict[str, Any]]:
        ann = Person(node.address, "Ann")
        opened = [ann.opens(["me", "civilian"], public=True) for _ in range(tables)]
        for one in opened:
            async with ann.at(one) as screen:
                await screen.plays(steps=2)
        return opened

    return asyncio.run(play())


def test_a_healthy_folder_has_nothing_to_mend(new_node: Callable[..., Node]) -> None:
    node = new_node()
    played(node)
    assert found(examined(node)) == [], "while the table is open"
    node.stop()
    report = examined(node)
    assert (report.tables, found(report)) == (2, [])


def test_what_can_be_mended_is_and_the_rest_is_named(new_node: Callable[..., Node]) -> None:
    node = new_node()
    bad, good, keyless = [one["table"] for one in played(node, 3)]
    node.stop()
    edit(node, "UPDATE steps SET body = 'nonsense' WHERE table_id = ? AND seq = 2", bad)
    edit(node, "UPDATE tables SET cover = '{', snapshot = '{' WHERE id = ?", good)
    edit(node, "DELETE FROM players WHERE table_id = ?", good)
    edit(node, "UPDATE tables SET fair_key = 'x' WHERE id = ?", keyless)
    edit(node, "INSERT INTO steps (table_id, seq, at, body) VALUES ('nowhere', 1, 0, '{}')")
    database_of(node).chmod(0o644)
    mendable = ["cover-wrong", "file-open", "players-wrong", "snapshot-unreadable"]
    named = ["key-damaged", "steps-without-table", "table-damaged"]
    report = examined(node)
    assert found(report) == sorted([(key, False) for key in mendable + named]), (report, bad, good, keyless)
    assert database_of(node).stat().st_mode & 0o077, "looking changes nothing"
    assert found(examined(node, mend=True)) == sorted(
        [*[(key, True) for key in mendable], *[(key, False) for key in named]]
    )
    assert found(examined(node)) == sorted([(key, False) for key in named])
    assert not database_of(node).stat().st_mode & 0o077
    node.start()
    ann = Person(node.address, "Bob")
    assert good in [table["id"] for table in ann.get("/tables")["playing"]]


def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="There is no table in"):
        asyncio.run(examine(Settings(data=tmp_path)))
    (tmp_path / "panoplie.db").write_bytes(b"not a database at all" * 100)
    with pytest.raises(TableError, match="cannot be reached"):
        asyncio.run(examine(Settings(data=tmp_path)))


def test_a_copy_is_taken_while_people_play_and_put_back_when_the_table_is_closed(
    new_node: Callable[..., Node], tmp_path: Path
) -> None:
    node = new_node()
    settings = Settings(data=Path(str(node.settings["data"])))
    copy = tmp_path / "copy.db"

    async def play() -> tuple[dict[str, Any], Person, int, int]:
        ann = Person(node.address, "Ann")
        opened = ann.opens(["me", "civilian"])
        async with ann.at(opened) as a:
            await a.plays(steps=2)
            playing = asyncio.create_task(a.plays(steps=20))
            assert await asyncio.to_thread(backup, settings, copy) == 1
            then = a.seq
            await playing
            return opened, ann, then, a.seq

    opened, ann, then, later = asyncio.run(play())
    assert later > then
    assert copy.stat().st_mode & 0o077 == 0
    with pytest.raises(TableError, match="is there already"):
        backup(settings, copy)
    with pytest.raises(TableError, match="The table is open"):
        restore(settings, copy)
    node.stop()
    edit(node, "UPDATE marks SET value = '1.0' WHERE name = 'alive'")  # nobody wants to wait for six seconds
    count, kept = restore(settings, copy)
    assert count == 1
    assert kept is not None
    assert kept.is_file()
    assert examined(node).left == []
    node.start()

    async def go_on() -> None:
        ann.address = node.address
        async with ann.at(opened, node.address) as a:  # the cookie and the key are still good
            assert a.table["mine"] == [0]
            assert 1 < a.seq <= later
            await a.plays(steps=2)

    asyncio.run(go_on())


def test_what_is_no_copy_is_not_put_back(tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense.db"
    nonsense.write_bytes(b"x" * 5000)
    for path, said in ((nonsense, "no copy of a table"), (tmp_path / "nowhere", "There is no table in")):
        with pytest.raises(TableError, match=said):
            restore(Settings(data=tmp_path / "data"), path)
    with pytest.raises(TableError, match="pg_dump"):
        backup(Settings(database="postgresql://x/y"), tmp_path / "copy.db")


def test_the_commands_say_what_they_did(new_node: Callable[..., Node], tmp_path: Path) -> None:
    node = new_node()
    table = played(node, 1)[0]["table"]
    node.stop()
    data = str(node.settings["data"])

    def panoplie(*words: str, code: int = 0) -> str:
        environment = {**os.environ, "LC_ALL": "fr_FR.UTF-8", "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, "-m", "panoplie.cli", *words]
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        assert done.returncode == code, done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout

    assert "Tout va bien" in panoplie("doctor", data)
    assert "copiée" in panoplie("backup", str(tmp_path / "copy.db"), "--data", data)
    edit(node, "UPDATE steps SET body = 'nonsense' WHERE table_id = ?", table)
    report = json.loads(panoplie("doctor", data, "--json", code=1))
    assert (report["tables"], report["left"]) == (1, 1)
    assert f"La table {table} est illisible" in panoplie("doctor", data, "--mend", code=1)
    edit(node, "UPDATE marks SET value = '1.0' WHERE name = 'alive'")
    assert "remise" in panoplie("restore", str(tmp_path / "copy.db"), "--data", data)
    assert "Tout va bien" in panoplie("doctor", data)
