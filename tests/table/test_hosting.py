"""What a host looks at: whether the node is well, and what it counts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import httpx

from tests.table.conftest import status_of
from tests.table.people import Person
from tests.table.servers import Node

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
