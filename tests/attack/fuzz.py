"""Messages made up by the hundred thousand from the declarations of the wire: nothing breaks, nobody notices."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import quote

import httpx
import msgspec

from panoplie.table.messages import ClientMessage, Introduction, NewTable, ServerMessage, TakeSeat
from panoplie.table.patches import apply
from tests.attack.grammar import ODD_TEXTS, Grammar, forms
from tests.attack.plain_http import Line
from tests.attack.players import Ledger, Player, settings_of, while_they_play
from tests.attack.wire import Closed, Wire
from tests.table.people import Person
from tests.table.servers import Node

IN_A_BREATH: Final = 60
"""Messages that are sent before anybody waits for what they came to."""
TABLE_LASTS: Final = 600
"""Messages after which an attacker opens another table: what was talked about is replayed to whoever comes."""
RARE: Final = {"hint": 0.002, "resign": 0.002, "join": 0.2, "start": 0.2}
"""How often a message is let through whose cost or end would hide the others."""
LAST_WORDS: Final = 0.03
"""How often a breath ends with so much nonsense that the socket is closed."""
MOST_NONSENSE: Final = 3
ALL: Final = json.dumps({"type": "why", "seat": 0, "answer": ["is that all"], "id": "all"})
PATIENT: Final = json.dumps({"type": "ping"})
BODIES: Final = {"/api/me": Introduction, "/api/tables": NewTable, "/api/tables/{table}/seats": TakeSeat}
METHODS: Final = ("GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS")
SPOILT: Final = ("\x00", "\xff", "?x=%zz&eyes=-1", "#", "//../", "%2e%2e/", ";", "?" + "a" * 3000)
READS: Final = msgspec.json.Decoder(ClientMessage)
DECLARED: Final = msgspec.json.Decoder(ServerMessage)


class Tally:
    """What came back."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self.status: Counter[int] = Counter()
        self.broken: list[str] = []
        """What the server itself called broken."""


class Attacker:
    """A person who says anything that a program could say, at tables of their own, one game after the other."""

    def __init__(self, node: Node, games: Sequence[str], number: int, tally: Tally) -> None:
        self.node = node
        self.games = games
        self.tally = tally
        self.grammar = Grammar(f"fuzz {number}")
        self.random = random.Random(f"attacker {number}")
        self.person = Person(node.address, f"Eve {number}")
        self.kinds = forms(ClientMessage)
        self.names = list(self.kinds)
        self.tables = number
        self.table = ""
        self.left = 0
        self.wire: Wire | None = None
        self.line = Line(node.address)

    # Over the socket

    async def says(self, count: int) -> None:
        """So many messages over the socket."""
        while count > 0:
            if self.left <= 0:
                await self.sits_down()
            elif self.wire is None:
                await self._joins()
            texts, kinds = self._breath(min(IN_A_BREATH, count))
            last = self.random.random() < LAST_WORDS
            try:
                await self._says_and_hears(texts, last)
            except Closed:
                self.tally.heard["closed"] += 1
                self.wire = None
                if not last:  # nobody knows how many of them were read
                    continue
            count -= len(kinds)
            self.left -= len(kinds)
            self.tally.sent.update(kinds)

    async def _says_and_hears(self, texts: list[str], last: bool) -> None:
        """Hear all that these messages come to, or, if they end in nonsense, how the socket is closed."""
        wire = self.wire
        assert wire is not None
        wire.send(*texts, *(["nonsense"] * MOST_NONSENSE if last else [ALL]))
        while True:
            await wire.hears()
            for text in wire.take():
                DECLARED.decode(text)
                heard = msgspec.json.decode(text)
                if heard.get("id") == "all":
                    return
                self._take_in(heard)
                if heard.get("key") == "broken":
                    self.tally.broken.append(f"one of {texts}")

    def _take_in(self, heard: dict[str, Any]) -> None:
        self.tally.heard[heard.get("key") or heard["type"]] += 1
        if heard["type"] == "now":
            self.view, self.seq = heard["view"], heard["seq"]
        elif heard["type"] == "changed":
            self.view, self.seq = apply(self.view, heard["changes"]), heard["seq"]

    def _breath(self, count: int) -> tuple[list[str], list[str]]:
        """Messages and their kinds; after two that nobody can read comes one that keeps the socket open."""
        texts: list[str] = []
        kinds: list[str] = []
        nonsense = 0
        while len(kinds) < count:
            kind = self.random.choice(self.names)
            if kind in RARE and self.random.random() > RARE[kind]:
                continue
            kinds.append(kind)
            texts.append(self._message(kind))
            nonsense = 0 if _is_readable(texts[-1]) else nonsense + 1
            if nonsense == MOST_NONSENSE - 1:
                texts.append(PATIENT)
                nonsense = 0
        return [*texts, PATIENT], kinds

    def _message(self, kind: str) -> str:
        ask = self.view and self.view["ask"]
        if kind == "answer" and ask and self.random.random() < 0.5:
            # A right answer, or one that is nearly right.
            answer = self.random.choice(ask["options"])
            if self.random.random() < 0.3:
                answer = [*answer[:-1], self.grammar.odd()]
            message = {"type": "answer", "seat": ask["seat"], "answer": answer, "seq": self.seq}
            return json.dumps({**message, "id": str(self.random.random())})
        return self.grammar.text_of(self.kinds[kind])

    async def sits_down(self) -> None:
        """At a new table, of the next game."""
        self.tables += 1
        game = self.games[self.tables % len(self.games)]
        opened = await asyncio.to_thread(self.person.opens, ["me", "open"], game)
        self.table = opened["table"]
        self.keys = (await asyncio.to_thread(self.person.sits, self.table, 1))["seats"]
        self.left = TABLE_LASTS
        await self._joins()

    async def _joins(self) -> None:
        if self.wire is not None:
            await self.wire.close()
        self.wire = await Wire.open(self.node.address, self.table, self.person.cookie)
        self.view, self.seq = None, 0
        self.wire.says({"type": "join", "seats": self.keys, "eyes": self.keys[0]["seat"]})

    # Over HTTP

    async def asks(self, count: int, paths: Sequence[str]) -> None:
        """So many requests over HTTP."""
        for _ in range(count):
            path = self.random.choice(paths)
            target = path
            for part in ("table", "seat", "game", "file"):
                target = target.replace(f"{{{part}}}", self._part(part))
            if self.random.random() < 0.05:
                target += self.random.choice(SPOILT)
            method = self.random.choice(METHODS)
            body = self.grammar.text_of(BODIES.get(path, NewTable)) if method in ("POST", "PUT") else ""
            headers = {"Content-Type": "application/json"}
            if self.random.random() < 0.1:
                name = self.random.choice(("origin", "cookie", "x-forwarded-for", "accept-language"))
                headers[name] = self.random.choice(("[\x7f;,=", "http://[", "\xff" * 9, "a=b; " * 50))
            try:
                content = body.encode("utf-8", "surrogatepass")
                status, said = await self.line.request(method, target, headers, content)
            except (OSError, asyncio.IncompleteReadError):
                self.line.hang_up()
                status, said = 0, b""
            self.tally.status[status] += 1
            if status >= 500 or not status:
                self.tally.broken.append(f"{method} {target} {headers} {body}: {status} {said[:200]!r}")

    def _part(self, part: str) -> str:
        """What stands in a path where it says `{table}` and the like."""
        own = {"table": self.table, "game": self.games[self.tables % len(self.games)]}.get(part)
        if own is not None and self.random.random() < 0.7:
            return own
        word = self.random.choice((*ODD_TEXTS, "0", "1", "pow", "en.ftl", "nothing"))
        return quote(word, safe="", errors="replace") or "x"


def _is_readable(text: str) -> bool:
    try:
        READS.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


async def fuzz(node: Node, count: int, games: Sequence[str], attackers: int = 4) -> dict[str, Any]:
    """Send so many messages, every tenth of them a request, while others play on; says what came of it."""
    tally, ledger = Tally(), Ledger()
    schema = httpx.get(f"{node.address}/api/schema").json()
    paths = [*schema["paths"], "/", "/health", "/metrics", "/{file}", "/assets/{file}", "/api/{file}"]
    crowd = [Attacker(node, games, number, tally) for number in range(attackers)]
    others = [
        Player(lambda: [node.address], ledger, game, bots=bots, number=place, pause=0.2)
        for place, (game, bots) in enumerate(zip(games, ((), ("civilian",)), strict=False))
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
    healthy = httpx.get(f"{node.address}/health")
    if healthy.status_code != 200:
        tally.broken.append(f"afterwards: {healthy.text}")
    if not ledger.acknowledged:
        tally.broken.append("nobody else could play meanwhile")
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
        "crashes": node.crashes,
        "others": await ledger.audit(settings_of(node.settings)),
        "seconds": round(seconds, 1),
    }
