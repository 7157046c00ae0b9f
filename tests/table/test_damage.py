"""One bad table harms no other: it is set aside, said in the log and to whoever opens it."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import websockets

from panoplie.table.settings import Settings
from panoplie.table.store import Row, Store, TableRow, Write
from tests.attack.faults import NONSENSE, database_of, edit, room_for
from tests.table.conftest import eventually, status_of
from tests.table.people import Person, watcher
from tests.table.servers import Node

SAID = "What is stored of this table cannot be read. The table was set aside, and its host has been told."


def test_a_damaged_table_with_a_clock_does_not_keep_the_node_from_starting(new_node: Callable[..., Node]) -> None:
    node = new_node()
    ann = Person(node.address, "Ann")
    clock = {"seconds": 600, "increment": 0, "at_zero": "bot"}
    wish = {"clock": clock, "options": {"start": "first_seat"}}
    bad = [ann.opens(["me", "sidekick"], **wish)["table"] for _ in NONSENSE]
    gap = ann.opens(["me", "sidekick"], **wish)
    good = ann.opens(["me", "sidekick"], **wish)

    async def throw(opened: dict[str, Any]) -> None:
        async with ann.at(opened) as a:
            await a.send({"type": "throw", "seat": 0})
            await a.until("changed")

    asyncio.run(throw(gap))
    node.stop()
    for table, body in zip(bad, NONSENSE, strict=True):
        edit(node, "INSERT INTO steps (table_id, seq, at, body) VALUES (?, 2, 0, ?)", table, body)
    edit(node, "UPDATE steps SET seq = 7 WHERE seq = 2 AND table_id = ?", gap["table"])
    edit(node, "UPDATE marks SET value = ? WHERE name = 'alive'", "1.0")  # so the clocks are set at the start
    node.start()
    ann.http.base_url = f"{node.address}/api"
    for table in (*bad, gap["table"]):
        answer = ann.http.get(f"/tables/{table}")
        assert status_of(answer) == (500, "table-damaged")
        assert answer.json()["text"] == SAID
        assert node.log.count(f"Table {table} is set aside") == 1
    assert ann.get(f"/tables/{good['table']}")["your_turn"]
    assert good["table"] in [table["id"] for table in ann.get("/tables/mine")["tables"]]

    async def look() -> None:
        screen = watcher(node.address, bad[0])
        screen.socket = await websockets.connect(screen.url)
        assert await screen.hears_to_the_end() == 4500
        assert [message["type"] for message in screen.heard] == ["refused", "gone"]
        assert (screen.heard[0]["key"], screen.heard[0]["text"]) == ("table-damaged", SAID)
        assert screen.heard[1]["reason"] == "damaged"

    asyncio.run(look())


def test_a_damaged_table_that_is_due_does_not_keep_the_others_asleep(new_node: Callable[..., Node]) -> None:
    node = new_node(pace=30.0)
    ann = Person(node.address, "Ann")
    bots = [ann.opens(["sidekick", "me"], options={"start": "first_seat"})["table"] for _ in range(3)]
    node.stop()
    node.settings["pace"] = 0.0
    edit(node, "UPDATE steps SET body = 'nonsense' WHERE table_id = ?", bots[0])
    edit(node, "UPDATE tables SET game = 'chess' WHERE id = ?", bots[1])
    node.start()
    ann.http.base_url = f"{node.address}/api"
    eventually(lambda: bool(ann.get(f"/tables/{bots[2]}")["your_turn"]), 15)
    assert bots[2] in [table["id"] for table in ann.get("/tables/mine")["tables"]]
    for table in bots[:2]:
        assert node.log.count(f"Table {table} is set aside") == 1


def test_one_table_that_cannot_be_listed_does_not_empty_the_list(new_node: Callable[..., Node]) -> None:
    node = new_node(idle=0.1)
    ann = Person(node.address, "Ann")
    bad, good = [ann.opens(["me", "open"], public=True)["table"] for _ in range(2)]
    node.stop()
    edit(node, "UPDATE tables SET cover = '{', snapshot = '{' WHERE id = ?", bad)
    node.start()
    ann.http.base_url = f"{node.address}/api"
    for _ in range(2):
        assert [table["id"] for table in ann.get("/tables/mine")["tables"]] == [good]
        assert [table["id"] for table in ann.get("/tables")["open"]] == [good]
    assert ann.get(f"/tables/{bad}")["mine"] == [0], "its steps are all there"
    assert node.log.count(f"Table {bad} cannot be listed") == 1
    assert "Traceback" not in node.log


def test_a_table_that_is_damaged_under_way_is_let_go_of(new_node: Callable[..., Node]) -> None:
    """Another node, of a newer release, has taken a step that this one does not know."""
    node = new_node()

    async def play() -> None:
        ann = Person(node.address, "Ann")
        opened = ann.opens(["me", "open"])
        other = ann.opens(["me", "open"])
        async with ann.at(opened) as a, ann.at(other) as b:
            edit(node, "INSERT INTO steps (table_id, seq, at, body) VALUES (?, 2, 0, '{}')", opened["table"])
            await a.send({"type": "chat", "text": "hello", "seat": 0})
            assert await a.hears_to_the_end() == 4500
            assert [message["type"] for message in a.heard[-2:]] == ["refused", "gone"]
            assert a.heard[-2]["text"] == SAID
            await b.send({"type": "chat", "text": "hello", "seat": 0})
            await b.until("said")
        edit(node, "DELETE FROM steps WHERE table_id = ? AND seq = 2", opened["table"])

    asyncio.run(play())
    assert "Traceback" not in node.log


def test_a_step_that_cannot_be_stored_takes_no_other_with_it(tmp_path: Path) -> None:
    """Steps of many tables go into one transaction; one of them breaks it."""

    async def run() -> None:
        store = Store(Settings(data=tmp_path))
        await store.open()
        for table in "abc":
            row = TableRow(table, "pow", "1", "", "{}", False, "en", None, "", 0.0, 0.0, "open", None, "{}", None)
            await store.create(row, Row(1, 0.0, "{}"), [])
        bad: Any = None
        bodies = {"a": "{}", "b": bad, "c": "{}"}
        writes = [store.append(Write(table, 2, 0.0, body, None)) for table, body in bodies.items()]
        a, b, c = await asyncio.gather(*writes, return_exceptions=True)
        assert (a, c) == (True, True)
        assert isinstance(b, Exception)
        await store.close()

    asyncio.run(run())


def test_a_full_disk_is_said_and_forgotten_when_there_is_room_again(new_node: Callable[..., Node]) -> None:
    node = new_node()

    async def play() -> None:
        ann = Person(node.address, "Ann")
        opened = ann.opens(["me", "open"])
        wish = {"game": "pow", "seats": [{"kind": "me"}, {"kind": "open"}]}
        async with ann.at(opened) as a:
            room_for(node, 4096)
            assert status_of(ann.http.post("/tables", json=wish)) == (503, "not-stored")
            await a.send({"type": "chat", "text": "hello", "seat": 0})
            assert (await a.until("refused"))["key"] == "not-stored"
            room_for(node, resource.RLIM_INFINITY)
            assert ann.http.post("/tables", json=wish).status_code == 201
            await a.send({"type": "chat", "text": "hello", "seat": 0})
            assert (await a.until("said"))["seq"] == 2

    asyncio.run(play())
    assert "The database fails: " in node.log
    assert "Traceback" not in node.log


def test_a_database_that_another_program_holds_is_waited_for_and_said(new_node: Callable[..., Node]) -> None:
    node = new_node(idle=0.1)
    ann = Person(node.address, "Ann")
    wish = {"game": "pow", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with closing(sqlite3.connect(database_of(node), isolation_level=None)) as database:
        database.execute("BEGIN EXCLUSIVE")
        assert status_of(ann.http.post("/tables", json=wish)) == (503, "not-stored")
        database.execute("ROLLBACK")
    assert ann.http.post("/tables", json=wish).status_code == 201
    assert "Traceback" not in node.log


@pytest.mark.parametrize("what", ["content", "folder"])
def test_content_that_is_lost_damages_its_tables_only(new_node: Callable[..., Node], what: str) -> None:
    node = new_node()
    ann = Person(node.address, "Ann")
    bad, good = [ann.opens(["me", "open"])["table"] for _ in range(2)]
    node.stop()
    edit(node, "UPDATE tables SET content = 'feed' WHERE id = ?", bad)
    if what == "content":
        edit(node, "INSERT INTO contents (hash, game, files) VALUES ('feed', 'pow', ?)", '{"x.toml": "x"}')
    node.start()
    ann.http.base_url = f"{node.address}/api"
    assert status_of(ann.http.get(f"/tables/{bad}")) == (500, "table-damaged")
    assert ann.get(f"/tables/{good}")["mine"] == [0]
