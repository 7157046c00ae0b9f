"""The host's desk: what it shows and does, and that nobody learns of it without the secret."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from panoplie.table.hall import Hall
from panoplie.table.limits import Buckets
from panoplie.table.messages import Ban, NewBan
from panoplie.table.moderation import Bans, Moderation
from panoplie.table.reception import Reception
from panoplie.table.settings import Settings, read_secret
from panoplie.table.speech import TableError
from tests.table.conftest import status_of
from tests.table.people import Person, watcher
from tests.table.servers import Node
from tests.table.test_keeping import in_a_hall
from tests.table.test_measure import key_of
from tests.table.test_removing import deaf

SECRET = "correct horse battery staple"
ASKED = [
    ("GET", "/api/host", None),
    ("DELETE", "/api/host/tables/xyz", None),
    ("POST", "/api/host/bans", {"address": "203.0.113.7"}),
    ("POST", "/api/host/bans", {"nonsense": 1}),
    ("POST", "/api/host/bans/lift", {"address": "203.0.113.7"}),
]


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    running = Node(data=str(tmp_path_factory.mktemp("hosted") / "data"), host_secret=SECRET, proxies=["127.0.0.1"])
    yield running
    running.stop()
    assert "Traceback" not in running.log
    assert SECRET not in running.log


@pytest.fixture(scope="module")
def deskless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    running = Node(data=str(tmp_path_factory.mktemp("deskless") / "data"), proxies=["127.0.0.1"])
    yield running
    running.stop()


class Host:
    """Whoever holds the secret."""

    def __init__(self, node: Node, secret: str = SECRET, address: str = "198.51.100.1") -> None:
        headers = {"authorization": f"Bearer {secret}", "x-forwarded-for": address}
        self.http = httpx.Client(base_url=f"{node.address}/api/host", headers=headers, timeout=20)

    def sees(self) -> dict[str, Any]:
        answer = self.http.get("")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def bans(self, address: str, hours: float = 1) -> httpx.Response:
        return self.http.post("/bans", json={"address": address, "hours": hours})


@pytest.mark.parametrize(("method", "path", "body"), ASKED)
def test_without_the_secret_nothing_is_told(
    hosted: Node, deskless: Node, method: str, path: str, body: Any
) -> None:
    """Not even whether this node has a desk: the answer is that of a node that has none."""
    answers = []
    for place, shown in enumerate((None, "Bearer wrong", f"Basic {SECRET}", SECRET, "Bearer", "Bearer é")):
        for running in (hosted, deskless):
            headers = {b"x-forwarded-for": f"192.0.2.{place + 10 * ASKED.index((method, path, body))}".encode()}
            if shown is not None:
                headers[b"authorization"] = shown.encode()
            answer = httpx.request(method, running.address + path, json=body, headers=headers)
            answers.append((answer.status_code, answer.json()))
    assert {(status, said["key"]) for status, said in answers} == {(404, "no-such-page")}


def test_guesses_are_few_and_do_not_lock_the_host_out(hosted: Node) -> None:
    guesses = [Host(hosted, f"guess {number}", "192.0.2.200").http.get("").status_code for number in range(8)]
    assert guesses == [404] * 5 + [429] * 3
    assert Host(hosted, SECRET, "192.0.2.200").http.get("").status_code == 429, (
        "not even the right one, for a while"
    )
    assert Host(hosted).sees()["tables"] >= 0


def test_the_host_sees_what_goes_on_and_nothing_of_what_is_hidden(hosted: Node) -> None:
    async def play() -> None:
        ann = Person(hosted.address, "Ann")
        opened = ann.opens(["me", "civilian"], game="dc")
        async with ann.at(opened):
            seen = Host(hosted).sees()
            table = next(one for one in seen["busiest"] if one["id"] == opened["table"])
            assert (table["game"], table["names"], table["sockets"]) == ("dc", ["Ann"], 1)
            assert {"address": "127.0.0.1", "sockets": 1} in seen["addresses"]
            assert opened["seats"][0]["key"] not in str(seen)
            assert set(table) == {"id", "game", "status", "names", "sockets", "addresses", "moved"}

    asyncio.run(play())


def test_a_table_that_the_host_closes_is_gone(hosted: Node) -> None:
    async def play() -> None:
        ann = Person(hosted.address, "Ann")
        opened, other = ann.opens(["me", "civilian"]), ann.opens(["me", "civilian"])
        async with ann.at(opened) as a, ann.at(other) as b:
            host = Host(hosted)
            assert host.http.delete(f"/tables/{opened['table']}").status_code == 200
            assert await a.hears_to_the_end() == 4410
            assert [message["type"] for message in a.heard[-2:]] == ["refused", "gone"]
            assert (a.heard[-2]["key"], a.heard[-1]["reason"]) == ("table-closed", "closed")
            assert status_of(ann.http.get(f"/tables/{opened['table']}")) == (404, "no-such-table")
            assert opened["table"] not in [table["id"] for table in ann.get("/tables/mine")["tables"]]
            assert status_of(host.http.delete(f"/tables/{opened['table']}")) == (404, "no-such-table")
            await b.plays(steps=1)

    asyncio.run(play())


def test_who_is_banned_is_shown_out_and_stays_out(hosted: Node) -> None:
    address = "203.0.113.77"

    async def play() -> None:
        ann = Person(hosted.address, "Ann")
        opened = ann.opens(["me", "civilian"])
        host = Host(hosted)
        forwarded = {"x-forwarded-for": address}
        url = watcher(hosted.address, opened["table"]).url
        async with ann.at(opened) as a, websockets.connect(url, additional_headers=forwarded) as troll:
            await troll.send('{"type":"join"}')
            await troll.recv()
            assert host.bans("203.0.113.0/24").status_code == 200
            async with asyncio.timeout(10):
                await troll.wait_closed()
            assert troll.close_code == 4403
            for path in ("/api/me", "/"):
                answer = httpx.get(hosted.address + path, headers=forwarded)
                assert status_of(answer) == (403, "banned")
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(url, additional_headers=forwarded)
            await a.plays(steps=1)
            assert [ban["address"] for ban in host.sees()["bans"]] == ["203.0.113.0/24"]
            lifted = host.http.post("/bans/lift", json={"address": "203.0.113.0/24"})
            assert lifted.json()["bans"] == []
            assert httpx.get(f"{hosted.address}/api/me", headers=forwarded).status_code == 200

    asyncio.run(play())


def test_a_host_who_bans_the_own_address_can_lift_that(hosted: Node) -> None:
    host = Host(hosted, address="198.51.100.9")
    assert host.bans("198.51.100.9").status_code == 200
    assert httpx.get(f"{hosted.address}/", headers={"x-forwarded-for": "198.51.100.9"}).status_code == 403
    assert host.http.post("/bans/lift", json={"address": "198.51.100.9/32"}).json()["bans"] == []


def test_what_is_no_address_bans_nobody(hosted: Node) -> None:
    host = Host(hosted)
    for address in ("nobody", "300.1.1.1", "::g", "1.2.3.4/99"):
        assert status_of(host.bans(address)) == (400, "no-address")
    assert status_of(host.bans("1.2.3.4", hours=-1)) == (400, "wrong-request")


def test_bans_are_kept_when_the_node_starts_again(new_node: Callable[..., Node]) -> None:
    node = new_node(host_secret=SECRET, proxies=["127.0.0.1"])
    assert Host(node).bans("2001:db8::/32").status_code == 200
    node.stop()
    node.start()
    answer = httpx.get(f"{node.address}/api/me", headers={"x-forwarded-for": "2001:db8::1"})
    assert status_of(answer) == (403, "banned")


def test_a_ban_ends_by_itself() -> None:
    bans = Bans()
    bans.load(f'[{{"address":"192.0.2.0/24","until":{time.time() + 60}}},{{"address":"192.0.3.1","until":1.0}}]')
    assert bans.block("192.0.2.9")
    assert not bans.block("192.0.3.1")
    assert not bans.block("somewhere")
    assert [ban.address for ban in bans.listed()] == ["192.0.2.0/24"]
    assert isinstance(bans.listed()[0], Ban)
    bans.load("nonsense")
    assert bans.block("192.0.2.9"), "what cannot be read changes nothing"


def test_buckets_tell_what_is_owed() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert not buckets.owed("x", now=0.0)
    buckets.wait("x", now=0.0)
    assert buckets.owed("x", now=0.5)
    assert not buckets.owed("x", now=1.0)


def test_a_secret_that_could_be_guessed_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    for text in ("", "short", "é" * 40):
        file.write_text(text)
        with pytest.raises(TableError, match="at least 16 signs"):
            read_secret(file)
    file.write_text(f"{SECRET}\n")
    assert read_secret(file) == SECRET
    with pytest.raises(TableError, match="cannot be read"):
        read_secret(tmp_path / "nowhere")


def test_no_node_forgets_what_another_has_just_banned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy may send the host to another node every time; between two rounds nodes do not hear of bans."""
    monkeypatch.setattr("panoplie.table.moderation.MOST_BANS", 2)
    settings = Settings(data=tmp_path)

    async def use(hall: Hall, _: Reception) -> None:
        other, _ = await deaf(settings)
        try:
            here, there = Moderation(hall, None), Moderation(other, None)
            await here.ban(NewBan("203.0.113.7"))
            await there.ban(NewBan("198.51.100.7"))
            assert [ban.address for ban in other.bans.listed()] == ["203.0.113.7/32", "198.51.100.7/32"]
            assert await key_of(here.ban(NewBan("192.0.2.7"))) == "too-many-bans"
            await here.lift("203.0.113.7/32")
            assert [ban.address for ban in hall.bans.listed()] == ["198.51.100.7/32"]
        finally:
            await other.close()

    in_a_hall(settings, use)
