"""What a host looks at: whether the node is well, and what it counts."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import sys
from collections.abc import Callable

import httpx

from panoplie.table.logs import JsonLines
from tests.attack.faults import edit
from tests.table.conftest import status_of
from tests.table.people import Person
from tests.table.servers import Node


def test_the_log_is_written_for_people_or_for_programs(new_node: Callable[..., Node]) -> None:
    node = new_node(log_format="json", log_level="info")
    ann = Person(node.address, "Ann")
    table = ann.opens(["me", "open"])["table"]
    node.stop()
    edit(node, "UPDATE steps SET body = 'nonsense' WHERE table_id = ?", table)
    node.start()
    ann.http.base_url = f"{node.address}/api"
    assert status_of(ann.http.get(f"/tables/{table}")) == (500, "table-damaged")
    for _ in range(3):  # what strangers send is told now and then
        with socket.create_connection(("127.0.0.1", int(node.address.rpartition(":")[2]))) as stranger:
            stranger.sendall(b"nonsense\r\n\r\n")
            stranger.recv(1000)
    node.stop()
    lines = [json.loads(line) for line in node.log.splitlines()]
    assert {"at", "level", "logger", "message"} <= set(lines[0])
    assert [line["table"] for line in lines if "set aside" in line["message"]] == [table]
    assert [line["level"] for line in lines if "was opened" in line["message"]] == ["info"]
    assert len([line for line in lines if "Invalid HTTP" in line["message"]]) == 1


def test_a_failure_is_one_line_for_programs() -> None:
    try:
        raise ValueError("x")
    except ValueError:
        record = logging.LogRecord("panoplie", logging.ERROR, "", 0, "It broke at %s", ("t",), sys.exc_info())
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["level"]) == ("It broke at t", "error")
    assert "ValueError: x" in line["error"]


SAMPLE = re.compile(r'panoplie_[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+')


def test_a_node_that_is_well_says_so(node: Node) -> None:
    answer = httpx.get(f"{node.address}/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    assert httpx.head(f"{node.address}/health").status_code == 200


def test_what_a_node_counts_is_told_where_its_host_wants_it(node: Node, new_node: Callable[..., Node]) -> None:
    assert "panoplie_" not in httpx.get(f"{node.address}/metrics").text
    open_node = new_node(metrics=True)

    async def play() -> None:
        ann = Person(open_node.address, "Ann")
        opened = ann.opens(["me", "civilian"], options={"start": "first_seat"})
        async with ann.at(opened) as a:
            await a.ask("hint")
            await a.until("refused")
            await a.plays(steps=3)
            assert status_of(ann.http.get("/tables/nothing")) == (404, "no-such-table")
            answer = httpx.get(f"{open_node.address}/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = answer.text.splitlines()
        assert all(line.startswith("# ") or SAMPLE.fullmatch(line) for line in lines)
        told = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        assert float(told['panoplie_steps_total{kind="answer"}']) >= 3
        assert told['panoplie_refused_total{key="not-asked"}'] == "1"
        assert told['panoplie_refused_total{key="no-such-table"}'] == "1"
        assert (told["panoplie_tables_in_memory"], told["panoplie_sockets"]) == ("1", "1")
        assert told['panoplie_step_seconds_bucket{le="+Inf"}'] == told["panoplie_step_seconds_count"]

    asyncio.run(play())
