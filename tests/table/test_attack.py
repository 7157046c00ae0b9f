"""Short runs of the attack kit; `python -m tests.attack` has the long ones."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from panoplie.games import ids
from panoplie.table.messages import ClientMessage, NewTable
from tests.attack.__main__ import found_anything
from tests.attack.faults import FAULTS, faults, jumping_node, read_only
from tests.attack.fuzz import fuzz
from tests.attack.grammar import Grammar, forms
from tests.attack.kills import kills
from tests.attack.leaks import Twins, leaks
from tests.attack.nodes import lose_nodes
from tests.attack.players import Ledger, Player, while_they_play
from tests.attack.quick_node import QuickNode
from tests.attack.twin_node import become
from tests.table.conftest import status_of
from tests.table.people import Person
from tests.table.servers import Node, Postgres


def test_nobody_hears_what_they_cannot_know_in_any_game() -> None:
    report = asyncio.run(leaks(list(ids()), 600))
    assert all([steps > 20 for steps in report["by_game"].values()]), "all games are played at once"
    assert not found_anything(report), json.dumps(report)


def test_the_twins_would_notice() -> None:
    """The node deals somebody else's cards anew instead: now these eyes see their own hand change."""

    class Careless(Twins):
        async def _deal_anew(self) -> None:
            for twin in self.twins.values():
                become(twin.room, self.truth.room, 0, "other")
            self._apart = set()
            look = {"type": "look", "eyes": 1}
            for world in (self.truth, self.twins[1]):
                await world.compared[1].does(look)
            self._compare([1], "shown anew")

    report = asyncio.run(leaks(["dc"], 100, kind=Careless))
    assert "shown anew" in report["leaks"][0]
    assert found_anything(report)


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("dc", "panoplie.games.dc.verbs.table"),
        ("heroes", "panoplie.games.heroes.verbs"),
        ("villainous", "panoplie.games.villainous.verbs.realm"),
    ],
)
def test_an_event_that_tells_everybody_what_somebody_draws_is_noticed(
    game: str, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{rules}.Only", lambda seats, value: value)
    report = asyncio.run(leaks([game], 2000))
    assert '"kind":"drew"' in report["leaks"][0]


def test_killed_at_any_moment(new_node: Callable[..., Node]) -> None:
    """Games of people and bots, and a node that is killed again and again."""
    report = asyncio.run(kills(new_node(), 3, ["pow", "dc"], players=3, with_bots=1))
    assert report["kills"] == 3
    assert report["acknowledged"] > 3
    assert not report["kills_with_none_in_flight"]
    assert not found_anything(report), json.dumps(report)


@pytest.mark.parametrize("kind", [Node, QuickNode])
def test_a_node_that_the_interpreter_tears_down_says_where_it_was(kind: type[Node], tmp_path: Path) -> None:
    node = kind(data=str(tmp_path / "data"))
    assert node.crashes == []
    os.kill(node.copy.pid if isinstance(node, QuickNode) else node.process.pid, signal.SIGSEGV)
    node.wait_for_end()  # the interpreter writes its stacks line by line while it dies
    assert "Segmentation fault" in node.crashes[0]
    # Of a thread that was running no more may be told than its uppermost calls.
    assert re.search(r'File ".+\.py", line \d+ in ', node.crashes[0]), node.crashes[0]
    assert found_anything({"crashes": node.crashes})
    node.stop()


def test_an_audit_notices_what_is_lost_and_what_is_doubled(tmp_path: Path) -> None:
    from panoplie.table import steps
    from panoplie.table.settings import Settings
    from panoplie.table.store import Row, Store, TableRow, Write

    settings = Settings(data=tmp_path)

    async def run() -> dict[str, Any]:
        store = Store(settings)
        await store.open()
        row = TableRow("t", "pow", "1", "", "{}", False, "en", None, "", 0.0, 0.0, "open", None, "{}", None)
        await store.create(row, Row(1, 0.0, steps.encode(steps.Answer(0, ["x"], "a"))), [])
        await store.append(Write("t", 2, 0.0, steps.encode(steps.Answer(0, ["x"], "a")), None))
        await store.close()
        return await Ledger({("t", 0, "a"): 1, ("t", 0, "b"): 2}, ["t"]).audit(settings)

    report = asyncio.run(run())
    assert (report["lost"], report["doubled"]) == (1, 1)
    assert found_anything(report)


@pytest.mark.parametrize("game", ids())
def test_people_of_the_kit_never_stand_still(game: str, new_node: Callable[..., Node]) -> None:
    """Whoever leaves a question unanswered would make a run of an hour worthless.

    The answers are random, so a long game may ask nothing but one kind of question for a hundred times.
    """
    node = new_node()
    ledger = Ledger()
    crowd = [Player(lambda: [node.address], ledger, game, bots=(), number=number) for number in range(2)]
    met = ledger.answered[game]

    async def wait() -> None:
        async with asyncio.timeout(120):
            while (met.total() < 120 or len(met) < 2) and not any([player.stopped for player in crowd]):
                await asyncio.sleep(0.05)

    asyncio.run(while_they_play(crowd, wait))
    assert not ledger.complaints
    assert len(met) > 1, "more than one kind of question"


def test_made_up_messages_break_nothing(new_node: Callable[..., Node]) -> None:
    report = asyncio.run(fuzz(new_node(), 1500, ["pow", "guardians"], attackers=2))
    assert report["messages"] >= 1400
    assert len(report["by_kind"]) > 10, "every kind of message is sent"
    assert not found_anything(report), json.dumps(report)


def test_the_grammar_makes_what_is_declared() -> None:
    """Nothing wild: every message can be read."""
    grammar = Grammar("tame", wild=0.0)
    for kind in (*forms(ClientMessage).values(), NewTable):
        for _ in range(20):
            msgspec.convert(grammar.value(kind), kind)
    wild = Grammar("wild", wild=0.5)
    texts = [wild.text_of(NewTable) for _ in range(50)]
    assert not all([_is_readable(text) for text in texts])


def _is_readable(text: str) -> bool:
    try:
        msgspec.json.decode(text.encode(errors="replace"), type=NewTable)
    except msgspec.DecodeError:
        return False
    return True


def test_a_database_that_is_read_only_is_read_and_not_written(tmp_path: Path) -> None:
    node = jumping_node(tmp_path / "data")
    try:
        ann = Person(node.address, "Ann")
        table = ann.opens(["me", "open"])["table"]

        async def meanwhile() -> tuple[int, str]:
            async with read_only(node):
                assert ann.get(f"/tables/{table}")["id"] == table
                assert ann.get("/tables/mine")["tables"][0]["id"] == table
                return status_of(ann.http.post(f"/tables/{table}/seats", json={"seat": 1}))

        assert asyncio.run(meanwhile()) == (503, "not-stored")
        ann.sits(table, 1)
    finally:
        node.stop()
    assert "attempt to write a readonly database" in node.log


def test_faults_cost_nobody_a_game(tmp_path: Path) -> None:
    """Disk full, database read-only or locked, a row that cannot be read, bots killed, clocks wrong by a day."""
    node = jumping_node(tmp_path / "data")
    try:
        report = asyncio.run(faults(node, len(FAULTS), ["pow"], players=2))
    finally:
        node.stop()
    assert len(report["faults"]) == len(FAULTS)
    assert not found_anything(report), json.dumps(report)


def test_a_node_is_lost_and_the_database_restarted(
    servers: dict[str, str], database: Postgres, tmp_path: Path
) -> None:
    nodes = [Node(data=str(tmp_path / f"node{number}"), **servers) for number in range(2)]
    try:
        report = asyncio.run(lose_nodes(nodes, database, 1, ["pow"], players=2))
    finally:
        for node in nodes:
            node.stop()
    assert report["struck"] >= 1
    assert report["longest_wait_seconds"] < 30
    assert not found_anything(report), json.dumps(report)
