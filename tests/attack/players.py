"""People who play at random whatever happens to the node, and the ledger of what they were promised."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import websockets

from panoplie.games import load
from panoplie.kernel.record import Record
from panoplie.table import steps
from panoplie.table.settings import Settings
from panoplie.table.store import Store
from tests.table.people import Person, Screen

LOST = (websockets.WebSocketException, OSError, TimeoutError, httpx.HTTPError)
"""What a person sees of a node that is gone, or is about to be."""
UNREADY = ("not-stored", "not-read")
"""Why an answer is sent again a moment later."""
PATIENCE = 60.0
"""Seconds after which somebody who cannot go on says so."""
Promise = tuple[str, int, str]
"""Table, seat and name of an answer that a node has acknowledged."""


@dataclass
class Ledger:
    """What nodes have promised, and what of it was found to be broken."""

    acknowledged: dict[Promise, int] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    finished: Counter[str] = field(default_factory=Counter)
    """How many games of each kind were played to their end."""
    answered: dict[str, Counter[str]] = field(default_factory=dict)
    """For each game how often each kind of question was answered."""
    resent: int = 0
    """Answers that were sent again, because nobody knows whether they were heard."""
    complaints: list[str] = field(default_factory=list)

    async def audit(self, settings: Settings) -> dict[str, Any]:
        """Compare with what is stored: every answer that was acknowledged is there, and once."""
        store = Store(settings)
        await store.open()
        stored: Counter[Promise] = Counter()
        try:
            for table in self.tables:
                for row in await store.steps(table):
                    step = steps.decode(row.body)
                    if isinstance(step, steps.Answer) and step.id is not None:
                        stored[table, step.seat, step.id] += 1
        finally:
            await store.close()
        lost = [promise for promise in self.acknowledged if not stored[promise]]
        doubled = [promise for promise, count in stored.items() if count > 1]
        return {
            "acknowledged": len(self.acknowledged),
            "resent": self.resent,
            "lost": len(lost),
            "doubled": len(doubled),
            "tables": len(self.tables),
            "games_finished": self.finished.total(),
            "by_game": {game: self._of(game) for game in self.answered},
            "complaints": [*self.complaints, *self._silent()][:10],
        }

    def _of(self, game: str) -> dict[str, Any]:
        kinds = self.answered[game]
        return {"answers": kinds.total(), "kinds_of_question": len(kinds), "finished": self.finished[game]}

    def _silent(self) -> list[str]:
        """A game in which nobody ever answered proves nothing."""
        return [f"nobody answered anything in {game}" for game, kinds in self.answered.items() if not kinds]


class Player:
    """Somebody who sits down with bots, or plays all seats, answers at random, comes back after every loss, and
    after a game, or so many answers, sits down at another table."""

    def __init__(
        self,
        addresses: Callable[[], Sequence[str]],
        ledger: Ledger,
        game: str,
        bots: Sequence[str] = ("civilian",),
        number: int = 0,
        pause: float = 0.0,
        lasts: int = 1_000_000,
    ) -> None:
        self._addresses = addresses
        self._ledger = ledger
        self._game = load(game)
        self._kinds = ledger.answered.setdefault(game, Counter())
        others = [{"kind": "bot", "bot": level} for level in bots] or [{"kind": "me"}]
        self._seats = [{"kind": "me"}, *others]
        self._lasts = lasts
        self._left = lasts
        self._random = random.Random(number)
        self._pending: dict[str, Any] | None = None
        self._kind = ""
        """The kind of question that the last answer is for."""
        self._pause = pause
        self.stopped = False
        self.address = addresses()[number % len(addresses())]
        self.person = Person(self.address, f"Ann {number}")
        self.screen: Screen | None = None
        self.answered = time.monotonic()
        """When the last answer was acknowledged."""

    @property
    def in_flight(self) -> bool:
        """Whether an answer was sent of which nobody knows yet what has become of it."""
        return self._pending is not None

    async def play(self) -> None:
        """Play until told to stop."""
        while not self.stopped:
            try:
                if self.screen is None:
                    await self._sits_down()
                elif self.screen.over:
                    await self._checks_the_record()
                elif self._left <= 0 and self._pending is None:
                    await self._gets_up()
                else:
                    await self._goes_on()
            except LOST:
                await self._comes_back()
        await self._closes()

    async def _sits_down(self) -> None:
        wish = {"game": self._game.meta.id, "seats": self._seats}
        answer = await asyncio.to_thread(self.person.http.post, "/tables", json=wish)
        opened = answer.raise_for_status().json()
        self._ledger.tables.append(opened["table"])
        screen = self.person.at(opened, self.address)
        await screen.connect()
        self.screen, self._left = screen, self._lasts

    async def _gets_up(self) -> None:
        await self._closes()
        self.screen = None

    async def _goes_on(self) -> None:
        """Answer, throw, or wait for the others."""
        screen = self.screen
        assert screen is not None
        if self._pending is not None:
            await asyncio.sleep(0.1)
            await self._answers(self._pending)
        elif screen.thrower in screen.seats:
            await screen.send({"type": "throw", "seat": screen.thrower})
            await screen.hears_all()
        elif screen.options():
            answer = self._random.choice(screen.options())
            name = secrets.token_hex(8)
            seat, self._kind = screen.view["ask"]["seat"], screen.view["ask"]["kind"]
            await self._answers({"type": "answer", "seat": seat, "answer": answer, "seq": screen.seq, "id": name})
        elif screen.asked and screen.eyes not in screen.asked:
            screen.eyes = screen.asked[0]
            await screen.send({"type": "look", "eyes": screen.eyes})
            await screen.hears_all()
        elif screen.view is not None and screen.view["ask"] is not None:
            self._ledger.complaints.append(f"{self._game.meta.id}: no answer is known to {screen.view['ask']}")
            self.stopped = True
        else:
            await screen.hear(5)

    async def _answers(self, message: dict[str, Any]) -> None:
        screen = self.screen
        assert screen is not None
        self._pending = message
        await screen.send(message)
        while (heard := await screen.until("accepted", "refused")).get("id") != message["id"]:
            pass
        if heard["type"] == "accepted":
            promise = (screen.table["id"], message["seat"], message["id"])
            self._ledger.acknowledged[promise] = heard["seq"]
            self._kinds[self._kind] += 1
            self.answered = time.monotonic()
            self._left -= 1
            await asyncio.sleep(self._pause)
        elif heard["key"] not in ("stale", "not-asked", *UNREADY):
            self._ledger.complaints.append(f"{message} was refused: {heard['text']}")
        self._pending = message if heard.get("key") in UNREADY else None
        await screen.hears_all()

    async def _comes_back(self) -> None:
        """Look for a node until one answers, look at the table anew, and send again what got no answer."""
        began = time.monotonic()
        await self._closes()
        while not self.stopped:
            for address in sorted(self._addresses(), key=lambda address: address != self.address):
                with contextlib.suppress(*LOST):
                    await self._goes_to(address)
                    return
            await asyncio.sleep(0.05)
            if time.monotonic() - began > PATIENCE:
                self._ledger.complaints.append(f"{self.person.name} could not come back for {PATIENCE} seconds")
                self.stopped = True

    async def _goes_to(self, address: str) -> None:
        self.address = self.person.address = address
        self.person.http.base_url = f"{address}/api"
        screen = self.screen
        if screen is None:
            return
        mine = (screen.table["id"], screen.eyes)  # each seat counts what it knows of
        known = max([seq for (table, seat, _), seq in self._lately() if (table, seat) == mine], default=0)
        screen.moves_to(address)
        await screen.connect()
        if screen.seq < known:
            self._ledger.complaints.append(f"step {known} was acknowledged, and the table stands at {screen.seq}")
        if self._pending is not None:
            self._ledger.resent += 1
            await self._answers(self._pending)

    def _lately(self) -> list[tuple[Promise, int]]:
        return list(self._ledger.acknowledged.items())[-200:]

    async def _checks_the_record(self) -> None:
        """A finished game proves by itself that its dice were fair and its answers legal."""
        screen = self.screen
        assert screen is not None
        answer = await asyncio.to_thread(self.person.http.get, f"/tables/{screen.table['id']}/record")
        if answer.status_code == 200:
            await asyncio.to_thread(Record.read(answer.text).verify, self._game)
            self._ledger.finished[self._game.meta.id] += 1
        else:
            self._ledger.complaints.append(f"no record: {answer.text}")
        await self._gets_up()

    async def _closes(self) -> None:
        if self.screen is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.screen.socket.close(), 1)


async def while_they_play(players: Sequence[Player], disturb: Callable[[], Any]) -> None:
    """Let people play while something is done to their node, and let them finish what they do."""
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await disturb()
    finally:
        for player in players:
            player.stopped = True
        await asyncio.wait(playing, timeout=PATIENCE)
        for task in playing:
            task.cancel()
    for task in playing:
        if task.done() and not task.cancelled():
            task.result()


def settings_of(settings: dict[str, Any]) -> Settings:
    """The settings of a running node, to read its store."""
    return msgspec.convert(
        {name: settings[name] for name in ("data", "database") if settings.get(name)},
        Settings,
        dec_hook=lambda kind, value: kind(value),
    )
