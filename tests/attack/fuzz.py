"""Messages made up by the hundred thousand from the declarations of the wire: nothing breaks, nobody notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import quote

import httpx
import websockets

from panoplie.table.messages import ClientMessage, Introduction, NewTable, TakeSeat
from tests.attack.grammar import ODD_TEXTS, Grammar, forms
from tests.attack.players import Ledger, Player, settings_of, while_they_play
from tests.table.people import Person, Screen
from tests.table.servers import Node

IN_A_BREATH: Final = 40
"""Messages that are sent before anybody waits for what they came to."""
TABLE_LASTS: Final = 600
"""Messages after which an attacker opens another table: what was talked about is replayed to whoever comes."""
RARE: Final = {"hint": 0.002, "resign": 0.002, "join": 0.2, "start": 0.2}
"""How often a message is let through whose cost or end would hide the others."""
BODIES: Final = {"/api/me": Introduction, "/api/tables": NewTable, "/api/tables/{table}/seats": TakeSeat}
METHODS: Final = ("GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS")


class Tally:
    """What came back."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self.status: Counter[int] = Counter()
        self.broken: list[str] = []
        """What the server itself called broken."""


class Attacker:
    """A person who says anything that a program could say, at tables of their own."""

    def __init__(self, node: Node, game: str, number: int, tally: Tally) -> None:
        self.node = node
        self.game = game
        self.tally = tally
        self.grammar = Grammar(f"fuzz {number}")
        self.random = random.Random(f"attacker {number}")
        self.person = Person(node.address, f"Eve {number}")
        self.kinds = forms(ClientMessage)
        self.screen: Screen | None = None
        self.left = 0
        self.http = httpx.AsyncClient(base_url=node.address, timeout=30)

    async def says(self, count: int) -> None:
        """So many messages over the socket."""
        while count > 0:
            if self.screen is None or self.left <= 0:
                await self.sits_down()
            screen = self.screen
            assert screen is not None
            texts = [self._message() for _ in range(min(IN_A_BREATH, count))]
            count -= len(texts)
            self.left -= len(texts)
            try:
                for text in texts:
                    await screen.socket.send(text)
                await screen.send({"type": "why", "seat": 0, "answer": ["is that all"], "id": "all"})
                while (heard := await screen.hear(30)).get("id") != "all":
                    self.tally.heard[heard.get("key") or heard["type"]] += 1
                    if heard.get("key") == "broken":
                        self.tally.broken.append(f"one of {texts}")
            except websockets.ConnectionClosed:
                self.tally.heard["closed"] += 1
                await screen.connect()
            screen.heard.clear()
            screen.raw.clear()

    def _message(self) -> str:
        while RARE.get(kind := self.random.choice(list(self.kinds)), 1.0) < self.random.random():
            pass
        self.tally.sent[kind] += 1
        screen = self.screen
        if kind == "answer" and screen is not None and screen.options() and self.random.random() < 0.5:
            # A right answer, or one that is nearly right.
            answer = self.random.choice(screen.options())
            if self.random.random() < 0.3:
                answer = [*answer[:-1], self.grammar.odd()]
            message = {"type": "answer", "seat": screen.view["ask"]["seat"], "answer": answer, "seq": screen.seq}
            return json.dumps({**message, "id": str(self.random.random())})
        return self.grammar.text_of(self.kinds[kind])

    async def sits_down(self) -> None:
        if self.screen is not None:
            await self.screen.socket.close()
        opened = await asyncio.to_thread(self.person.opens, ["me", "open"], self.game)
        sat = await asyncio.to_thread(self.person.sits, opened["table"], 1)
        screen = self.person.at(sat)
        await screen.connect()
        self.screen, self.left = screen, TABLE_LASTS

    async def asks(self, count: int, paths: Sequence[str]) -> None:
        """So many requests over HTTP."""
        for _ in range(count):
            path = self.random.choice(paths)
            table = (
                self.screen.table["id"] if self.screen is not None and self.random.random() < 0.7 else self._word()
            )
            address = path
            for part in ("table", "seat", "game", "file"):
                value = {"table": table, "game": self.random.choice((self.game, self._word()))}.get(
                    part, self._word()
                )
                address = address.replace(f"{{{part}}}", value)
            method = self.random.choice(METHODS)
            body = self.grammar.text_of(BODIES.get(path, NewTable)) if method in ("POST", "PUT") else None
            headers = {"content-type": "application/json"}
            if self.random.random() < 0.1:
                headers[self.random.choice(("origin", "cookie", "x-forwarded-for", "accept-language"))] = (
                    "[\x7f;,="
                )
            with contextlib.suppress(httpx.InvalidURL, UnicodeEncodeError):
                content = None if body is None else body.encode("utf-8", "surrogatepass")
                answer = await self.http.request(method, address, content=content, headers=headers)
                self.tally.status[answer.status_code] += 1
                if answer.status_code >= 500:
                    self.tally.broken.append(f"{method} {address} {body}: {answer.text[:200]}")

    def _word(self) -> str:
        word = self.random.choice((*ODD_TEXTS, "0", "1", "pow", "en.ftl", "nothing"))
        return quote(word, safe="", errors="replace") or "x"


async def fuzz(node: Node, count: int, games: Sequence[str], attackers: int = 4) -> dict[str, Any]:
    """Send so many messages, every tenth of them a request, while others play on; says what came of it."""
    tally, ledger = Tally(), Ledger()
    schema = httpx.get(f"{node.address}/api/schema").json()
    paths = [*schema["paths"], "/", "/health", "/metrics", "/{file}", "/assets/{file}", "/api/{file}"]
    crowd = [Attacker(node, games[number % len(games)], number, tally) for number in range(attackers)]
    others = [
        Player(lambda: [node.address], ledger, game, number=place, pause=0.2)
        for place, game in enumerate(games[:2])
    ]
    began = time.monotonic()
    requests = count // 10 // attackers

    async def disturb() -> None:
        for attacker in crowd:
            await attacker.sits_down()
        share = count // attackers - requests
        jobs = [attacker.says(share) for attacker in crowd]
        await asyncio.gather(*jobs, *[attacker.asks(requests, paths) for attacker in crowd])

    await while_they_play(others, disturb)
    seconds = time.monotonic() - began
    statuses = sum(tally.status.values())
    return {
        "messages": sum(tally.sent.values()) + statuses,
        "requests": statuses,
        "by_kind": dict(tally.sent.most_common()),
        "answered": dict(tally.heard.most_common(12)),
        "status": {str(status): number for status, number in sorted(tally.status.items())},
        "server_errors": sum([number for status, number in tally.status.items() if status >= 500]),
        "broken": tally.broken[:5],
        "tracebacks": node.log.count("Traceback"),
        "others": await ledger.audit(settings_of(node.settings)),
        "seconds": round(seconds, 1),
    }
