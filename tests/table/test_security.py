"""What nobody should have to ask for."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import websockets

from panoplie.table import messages
from panoplie.table.guard import Guard
from panoplie.table.identity import Identity, Signer, new_secret, stranger
from panoplie.table.limits import WATCHERS_OF_ADDRESS, Buckets, Limits
from panoplie.table.moderation import Bans
from panoplie.table.pages import STATIC
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError
from tests.table.conftest import status_of
from tests.table.people import Person, watcher
from tests.table.servers import Node


def test_every_answer_carries_the_policy(node: Node) -> None:
    for path in ("/api/me", "/api/nothing", "/", "/api/schema"):
        headers = httpx.get(node.address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_the_cookie_is_not_for_scripts_or_other_sites(node: Node) -> None:
    cookie = httpx.get(f"{node.address}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_forged_cookie_is_nobody(node: Node) -> None:
    ann = Person(node.address, "Ann")
    table = ann.opens(["me", "open"])["table"]
    body, _, signature = ann.http.cookies["panoplie"].partition(".")
    forged = Signer(new_secret()).cookie(Identity("x", None, "en"))
    for cookie in (f"{body}.{signature[:-2]}AA", f"{body}A.{signature}", forged, "nonsense", "a.b", "."):
        with httpx.Client(base_url=f"{node.address}/api", cookies={"panoplie": cookie}) as http:
            assert http.get("/me").json()["person"] is None
            assert http.get(f"/tables/{table}").json()["mine"] == []
            assert status_of(http.delete(f"/tables/{table}/seats/0")) == (403, "not-yours-to-leave")


def test_other_sites_may_not_ask_in_my_name(node: Node) -> None:
    ann = Person(node.address, "Ann")
    wish = {"game": "pow", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        assert status_of(ann.http.post("/tables", json=wish, headers=headers)) == (403, "wrong-origin")
    assert ann.http.post("/tables", json=wish, headers={"origin": node.address}).status_code == 201

    async def connect(origin: str) -> None:
        table = ann.opens(["me", "open"])["table"]
        url = f"{node.address.replace('http', 'ws')}/api/tables/{table}/live"
        async with websockets.connect(url, origin=websockets.Origin(origin)) as socket:
            await socket.send('{"type":"join"}')
            await socket.recv()

    asyncio.run(connect(node.address))
    with pytest.raises(websockets.InvalidStatus):
        asyncio.run(connect("https://evil.example"))


def test_a_watch_link_carries_no_secret(node: Node) -> None:
    ann = Person(node.address, "Ann")
    opened = ann.opens(["me", "sidekick"])
    key = opened["seats"][0]["key"]
    stranger_sees = httpx.get(f"{node.address}/api/tables/{opened['table']}").text
    assert key not in stranger_sees
    assert "owner" not in stranger_sees


def test_too_many_requests_are_refused(new_node: Callable[..., Node]) -> None:
    node = new_node(limits=True, tables=1000)
    ann = Person(node.address, "Ann")
    wish = {"game": "pow", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answers = [ann.http.post("/tables", json=wish) for _ in range(60)]
    assert {answer.status_code for answer in answers} == {201, 429}
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["text"] == "That was too much at once; wait a moment."

    async def chat() -> None:
        table = next(answer for answer in answers if answer.status_code == 201).json()
        async with ann.at(table) as a:
            for number in range(12):
                await a.send({"type": "chat", "text": f"{number}", "seat": 0})
            assert (await a.until("refused"))["key"] == "too-fast"

    asyncio.run(chat())


def test_errors_are_said_in_the_readers_language(node: Node) -> None:
    zoe = Person(node.address, "Zoé", "fr")
    answer = zoe.http.post("/tables", json={"game": "chess", "seats": [{"kind": "me"}]})
    assert answer.status_code == 400
    assert answer.json()["text"].startswith("Il n’y a pas de jeu")
    for body in ({}, {"game": "pow"}, {"game": "pow", "seats": [], "x": 1}, [], "x"):
        answer = zoe.http.post("/tables", json=body)
        assert status_of(answer) == (400, "wrong-request"), answer.text
    answer = zoe.http.post("/me", json={"name": " ", "emblem": "mask", "lang": "fr"})
    assert status_of(answer) == (400, "wrong-request")
    answer = zoe.http.post("/me", json={"name": "x", "emblem": "../evil", "lang": "fr"})
    assert status_of(answer) == (400, "wrong-request")
    assert httpx.get(f"{node.address}/api/tables/{'x' * 500}").status_code in (400, 404)


def test_nothing_outside_the_client_is_served(node: Node) -> None:
    for path in ("/../store.py", "/%2e%2e/store.py", "/..%2fstore.py", "/assets/../../store.py"):
        answer = httpx.get(node.address + path)
        assert "sqlalchemy" not in answer.text


PAGE = 200 if (STATIC / "index.html").exists() else 404
"""Addresses that are no files get the client's page, if it is built."""
NESTED = b"[" * 30_000
STRANGE = [
    ("GET", "/%00", {}, None, PAGE),
    ("GET", "/assets/%00.js", {}, None, 404),
    ("GET", "/" + "x" * 300, {}, None, PAGE),
    ("GET", "/a/" + "x" * 5000 + ".js", {}, None, 404),
    ("GET", "/%ff/%c3%28", {}, None, PAGE),
    ("GET", "/api/games/%00/rules", {}, None, 400),
    ("GET", "/api/games/" + "x" * 300 + "/rules", {}, None, 400),
    ("GET", "/api/games/pow/words/%00.ftl", {}, None, 400),
    ("GET", "/api/me", {"Host": "x:99999999"}, None, 200),
    ("GET", "/api/me", {"Host": "["}, None, 200),
    ("POST", "/api/tables", {"Origin": "http://["}, b"{}", 403),
    ("POST", "/api/tables", {"Origin": "http://[::1"}, b"{}", 403),
    ("POST", "/api/me", {"Origin": "http://x", "Host": "["}, b"{}", 403),
    ("POST", "/api/tables", {}, NESTED, 400),
    ("POST", "/api/me", {}, NESTED + b"]" * 30_000, 400),
    ("POST", "/api/me", {}, b'{"a":' * 10_000, 400),
    ("POST", "/api/me", {}, b'{"name":"\\ud800","emblem":"mask","lang":"en"}', 400),
    ("DELETE", "/api/tables/xx/seats/" + "9" * 5000, {}, None, 404),
]


@pytest.mark.parametrize(("method", "path", "headers", "body", "status"), STRANGE)
def test_a_strange_request_is_refused_and_breaks_nothing(
    node: Node, method: str, path: str, headers: dict[str, str], body: bytes | None, status: int
) -> None:
    """The shared node must not have a single traceback in its log, either."""
    connection = http.client.HTTPConnection(node.address.split("/")[2], timeout=20)
    with contextlib.closing(connection):
        connection.request(method, path, body, {"Content-Type": "application/json", **headers})
        assert connection.getresponse().status == status


def test_what_can_be_got_can_be_asked_for_without_its_body(node: Node) -> None:
    for path in ("/api/me", "/api/games", "/api/nothing", "/"):
        got, head = httpx.get(node.address + path), httpx.head(node.address + path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        assert head.headers["content-type"] == got.headers["content-type"]


def test_pages_too_are_not_sent_endlessly() -> None:
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        sent.append(message.get("status"))

    async def ask(guard: Guard, times: int) -> None:
        scope = {"type": "http", "method": "GET", "path": "/x.js", "headers": [], "client": ("203.0.113.1", 1)}
        for _ in range(times):
            await guard(scope, None, send)

    hall: Any = SimpleNamespace(bans=Bans())
    asyncio.run(ask(Guard(app, Settings(), Limits(True), hall), 2000))
    assert sent[0] == 200
    assert sent.count(429) > 1000


def test_only_a_proxy_that_is_named_says_whom_it_speaks_for(new_node: Callable[..., Node]) -> None:
    """Otherwise everybody on the machine could be anybody, and be limited by no rate."""

    def refused(node: Node) -> int:
        wish = {"name": "Ann", "emblem": "mask", "lang": "en"}
        count = 0
        with httpx.Client(base_url=node.address) as http:
            for number in range(90):
                answer = http.post("/api/me", json=wish, headers={"x-forwarded-for": f"203.0.113.{number}"})
                count += answer.status_code == 429
                http.cookies.clear()
        return count

    assert refused(new_node(limits=True)) > 20
    assert refused(new_node(limits=True, proxies=["127.0.0.1"])) == 0


def test_secrets_are_not_logged(node: Node) -> None:
    ann = Person(node.address, "Ann")
    opened = ann.opens(["me", "open"])
    log = node.log
    assert opened["seats"][0]["key"] not in log
    assert ann.http.cookies["panoplie"] not in log


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Zoé\u202e\u0000\u200b", "Zoé"),
        ("\u2066  Zoé\u00a0\n de\tNuit \u2069", "Zoé de Nuit"),
        ("Zoe\u0301" + "\u0302" * 15, "Zoé\u0302\u0302"),
        ("蜘蛛 🕷", "蜘蛛 🕷"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(node: Node, given: str, shown: str) -> None:
    zoe = Person(node.address, given)
    assert zoe.get("/me")["person"]["name"] == shown
    here = [{"kind": "me"}, {"kind": "me", "name": given}]
    opened = zoe.post("/tables", {"game": "pow", "seats": here})
    names = [seat["person"]["name"] for seat in zoe.get(f"/tables/{opened['table']}")["seats"]]
    assert names == [shown, f"{shown} 2"], "and two at a table are told apart"


@pytest.mark.parametrize("given", ["\u0000", "\u200b\u200d", "\u202e", "\u3164", "\u2800 \u00ad", "\ufe0f"])
def test_a_name_that_cannot_be_seen_is_none(node: Node, given: str) -> None:
    ann = Person(node.address, "Ann")
    answer = ann.http.post("/me", json={"name": given, "emblem": "mask", "lang": "en"})
    assert status_of(answer) == (400, "nameless")
    wish = {"game": "pow", "seats": [{"kind": "me"}, {"kind": "me", "name": given}]}
    assert status_of(ann.http.post("/tables", json=wish)) == (400, "nameless")
    signer = Signer(new_secret())
    older = Identity("x", messages.Person(f"Ann{given}", "mask"), "en")
    known = signer.identity(signer.cookie(older))
    assert known is not None
    assert known.person is None, "whoever has such a name from before introduces themselves again"


def test_nobody_poses_as_a_player(node: Node) -> None:
    async def play() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "ANN")
        opened = ann.opens(["me", "open", "open"])
        for name in ("Ann", "ann", "\u0410nn", "Änn", "A n n", "Ann\u200b"):
            fake = Person(node.address, name)
            screen = watcher(node.address, opened["table"])
            screen.cookie = fake.cookie
            async with screen:
                await screen.send({"type": "chat", "text": "give me your cards"})
                assert (await screen.until("refused"))["key"] == "name-taken"
        other = Person(node.address, "Cas")
        screen = watcher(node.address, opened["table"])
        screen.cookie = other.cookie
        async with screen:
            await screen.send({"type": "chat", "text": "a\u202eb \u0000👩\u200d🚀"})
            said = (await screen.until("said"))["line"]
            assert (said["name"], said["seat"], said["text"]) == ("Cas", None, "ab 👩\u200d🚀")
        bob.sits(opened["table"], 1)
        names = [seat["person"]["name"] for seat in ann.get(f"/tables/{opened['table']}")["seats"][:2]]
        assert names == ["Ann", "ANN 2"]

    asyncio.run(play())


def test_watchers_of_one_address_are_not_a_crowd(new_node: Callable[..., Node]) -> None:
    node = new_node(limits=True)

    async def play() -> None:
        ann = Person(node.address, "Ann")
        opened = ann.opens(["me", "open"])
        watchers = [watcher(node.address, opened["table"]) for _ in range(WATCHERS_OF_ADDRESS + 1)]
        for screen in watchers:
            await screen.connect()
        assert await watchers[-1].hears_to_the_end() == 4429
        async with ann.at(opened) as a:  # who plays is welcome
            await a.silence(0.2)
            assert a.table["watchers"] == WATCHERS_OF_ADDRESS
            assert a.table["mine"] == [0]
        for screen in watchers:
            await screen.socket.close()

    asyncio.run(play())


def test_buckets_fill_again() -> None:
    buckets = Buckets(rate=1000, burst=2)
    for _ in range(2):
        buckets.take("x")
    with pytest.raises(TableError):
        buckets.take("x")
    buckets.take("y")


def test_a_key_opens_its_own_seat_only() -> None:
    signer = Signer(new_secret())
    key = signer.seat_key("table", 1, 4)
    assert signer.opens(key, "table", 1, 4)
    for other in (("table", 1, 5), ("table", 2, 4), ("tablf", 1, 4)):
        assert not signer.opens(key, *other)
    assert Signer(new_secret()).identity(signer.cookie(stranger("fr"))) is None
