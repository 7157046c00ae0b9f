"""People at a table, over real sockets: they introduce themselves, sit down, and keep what they hear."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from typing import Any, Self

import httpx
import msgspec
import websockets

from panoplie.table.messages import ServerMessage
from panoplie.table.patches import apply

Message = dict[str, Any]
CHECK = msgspec.json.Decoder(ServerMessage)


class Person:
    """Somebody with a browser: a cookie, and the keys of the seats that they took."""

    def __init__(self, address: str, name: str, lang: str = "en") -> None:
        self.address = address
        self.name = name
        # A connection is given up before the node gives it up: else a request may meet one that is just closing.
        self.http = httpx.Client(base_url=f"{address}/api", timeout=20, limits=httpx.Limits(keepalive_expiry=2.0))
        answer = self.http.post("/me", json={"name": name, "emblem": "mask", "lang": lang})
        assert answer.status_code == 200, answer.text

    def opens(self, seats: list[Any], game: str = "pow", **wishes: Any) -> dict[str, Any]:
        """Open a table: `me`, `open` or a bot's level for each seat."""
        kinds = ("me", "open")
        wanted = [{"kind": seat} if seat in kinds else {"kind": "bot", "bot": seat} for seat in seats]
        return self.post("/tables", {"game": game, "seats": wanted, **wishes})

    def sits(self, table: str, seat: int) -> dict[str, Any]:
        return self.post(f"/tables/{table}/seats", {"seat": seat})

    def post(self, path: str, body: Any = None) -> dict[str, Any]:
        answer = self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return dict(answer.json())

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def at(self, opened: dict[str, Any], address: str | None = None) -> Screen:
        """A screen at the table, with the keys that came with it."""
        return Screen(address or self.address, opened["table"], opened["seats"], self.cookie)

    @property
    def cookie(self) -> str:
        return "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])


def watcher(address: str, table: str) -> Screen:
    """Somebody who only has the link."""
    return Screen(address, table, [], None)


class Screen:
    """A socket at a table, and the table as its viewer knows it."""

    def __init__(self, address: str, table: str, keys: list[dict[str, Any]], cookie: str | None) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.keys = keys
        self.cookie = cookie
        self.eyes: int | None = keys[0]["seat"] if keys else None
        self.shown: int | None = None
        """Whose eyes it was last shown the table with."""
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.view: Any = None
        self.seq = -1
        self.thrower: int | None = None
        self.table: dict[str, Any] = {}
        self.can_undo = False
        self.asked: list[int] = []
        """Which of several own seats must act."""
        self.proposal: Any = None
        self.key: str | None = None
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.socket: websockets.ClientConnection
        self.random = random.Random(7)
        self._sent = 0

    @property
    def seats(self) -> list[int]:
        return [key["seat"] for key in self.keys]

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def connect(self, since: int | None = None, small: bool = False) -> None:
        """Open the socket, join, and wait for the first message; `small` leaves no room for what is not read."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        more: dict[str, Any] = {}
        if small:
            host, port = self.url.split("/")[2].split(":")
            plain = more["sock"] = socket.socket()
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            plain.connect((host, int(port)))
            plain.setblocking(False)
        self.socket = await websockets.connect(self.url, additional_headers=headers, compression=None, **more)
        await self.send({"type": "join", "seats": self.keys, "eyes": self.eyes, "since": since})
        await self.hear()

    def moves_to(self, address: str) -> None:
        """Go to another node, or to the same one at its new address."""
        self.url = self.url.replace(self.url.split("/")[2], address.split("/")[2])

    async def send(self, message: Message) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, timeout: float = 10) -> Message:
        """The next message, taken in."""
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(text, str)
        CHECK.decode(text)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        self._take_in(message)
        return message

    async def until(self, *kinds: str, timeout: float = 10) -> Message:
        """Hear until a message of one of these kinds."""
        async with asyncio.timeout(timeout):
            while True:
                message = await self.hear(timeout)
                if message["type"] in kinds:
                    return message

    async def hears_all(self) -> list[Message]:
        """What was on its way: a node answers in order, so all of it comes before the answer to a sign of life."""
        await self.send({"type": "ping"})
        before = len(self.heard)
        await self.until("pong", timeout=30)
        del self.heard[-1], self.raw[-1]
        return self.heard[before:]

    async def silence(self, seconds: float = 0.3) -> list[Message]:
        """What is heard until nothing more comes for a while."""
        heard = []
        with contextlib.suppress(TimeoutError):
            while True:
                heard.append(await self.hear(seconds))
        return heard

    async def hears_to_the_end(self) -> int | None:
        """Hear until the server closes; returns its code, if it said one."""
        try:
            while True:
                await self.hear()
        except websockets.ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code

    async def answer(self, answer: Any, seat: int | None = None, **more: Any) -> str:
        """Send an answer; returns its id."""
        self._sent += 1
        name = more.pop("id", f"{id(self)}-{self._sent}")
        seat = self.seats[0] if seat is None else seat
        await self.send({"type": "answer", "seat": seat, "answer": answer, "seq": self.seq, "id": name, **more})
        return str(name)

    async def ask(self, kind: str, **more: Any) -> None:
        await self.send({"type": kind, "seat": self.seats[0], **more})

    def options(self) -> list[Any]:
        """What may be answered; where several things are chosen, of each number the first ones."""
        ask = self.view and self.view["ask"]
        if ask and "things" in ask:
            return [[ask["verb"], *ask["things"][:count]] for count in range(ask["least"], ask["most"] + 1)]
        return list(ask["options"]) if ask else []

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["outcome"])

    async def plays(self, steps: int | None = None) -> None:
        """Play at random, through one's own eyes, to the end of the game or for some answers."""
        while not self.over and steps != 0:
            if self.thrower in self.seats:
                before = self.seq
                await self.send({"type": "throw", "seat": self.thrower})
                await self._moves_on(before)
            elif self.options():
                before = self.seq
                await self.answer(self.random.choice(self.options()), self.view["ask"]["seat"])
                await self.until("accepted")
                if steps is not None:
                    steps -= 1
                await self._moves_on(before)
            else:
                await self.hear(30)

    async def _moves_on(self, seq: int) -> None:
        while self.seq <= seq:
            await self.hear()

    def _take_in(self, message: Message) -> None:
        kind = message["type"]
        if kind == "now":
            self.seq, self.view, self.thrower = message["seq"], message["view"], message["thrower"]
            self.table, self.can_undo, self.key = message["table"], message["can_undo"], message["key"]
            self.shown = message["eyes"]
            self.proposal, self.log, self.chat = message["proposal"], message["log"], message["chat"]
        elif kind == "changed":
            assert message["seq"] > self.seq, "a step was repeated"
            self.view = apply(self.view, message["changes"])
            self.seq, self.thrower, self.can_undo = message["seq"], message["thrower"], message["can_undo"]
            self.key = message["key"]
            self.log += [{"seq": message["seq"], "event": event} for event in message["events"]]
        elif kind == "said":
            assert message["seq"] > self.seq, "a line was repeated"
            self.seq = message["seq"]
            self.chat.append(message["line"])
        elif kind == "asked":
            self.asked = message["seats"]
        elif kind == "table":
            self.table, self.proposal = message["table"], message["proposal"]
