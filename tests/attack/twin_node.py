"""A node in this process, at which a table can be the twin of another: the same through one pair of eyes.

All its tables have the same dice, every step takes a second, and advice comes from a bot that counts what it tries
instead of looking at a clock; so two tables that look the same to somebody are the same to the byte. Whatever a
rule tells is kept with the state that it was told in: then it can be asked who knew of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import dataclasses
import logging
import random
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, Final
from unittest import mock

from panoplie.kernel import fair
from panoplie.kernel.chance import Seeded
from panoplie.kernel.events import Event
from panoplie.kernel.match import Match
from panoplie.kernel.sight import EVERYONE, Zone, knowledge
from panoplie.kernel.state import State
from panoplie.table import archive, driver, requests
from panoplie.table.hall import Hall
from panoplie.table.messages import Seat
from panoplie.table.room import Room
from panoplie.table.serve import Server
from panoplie.table.settings import Settings
from panoplie.table.viewers import Lens

KEY: Final = f"{7:064x}"
BEGAN: Final = time.time()
LONG: Final = 86400.0
Eyes = Seat | None


class TwinNode(logging.Handler):
    """A running node, and a look behind the curtain."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.address = ""
        self.hall: Hall
        self.errors: list[str] = []
        """What it wrote to its log with a traceback."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.errors.append(logging.Formatter().format(record))


@contextlib.asynccontextmanager
async def twin_node(data: Path) -> AsyncIterator[TwinNode]:
    """Run a node of twins. A person who is away is not replaced, and no table is forgotten."""
    node, ready = TwinNode(), asyncio.Event()
    # A busy machine is slow, and no world tells anything by that: whoever thinks is waited for.
    settings = Settings(
        port=0, data=data, pace=0.0, limits=False, away=LONG, idle=LONG, tables=1_000_000, budget=LONG
    )
    open_hall = Hall.open

    async def open_and_show(hall: Hall) -> None:
        node.hall = hall
        await open_hall(hall)

    def say(address: str) -> None:
        node.address = address
        ready.set()

    with contextlib.ExitStack() as changes:
        for owner, name, value in (
            (fair, "new_key", lambda: KEY),
            (archive, "time", Standing),
            (driver, "random", Known),
            (requests, "ADVISER", "sidekick"),
            (Room, "now", lambda room: room.course.at + 1.0),
            (Hall, "open", open_and_show),
            (State, "tell", tell),
        ):
            changes.enter_context(mock.patch.object(owner, name, value))
        logging.getLogger().addHandler(node)
        changes.callback(logging.getLogger().removeHandler, node)
        server = Server(settings, say)
        changes.callback(server.listening.close)
        serving = asyncio.create_task(server.serve(sockets=[server.listening]))
        await asyncio.wait([serving, asyncio.create_task(ready.wait())], return_when=asyncio.FIRST_COMPLETED)
        try:
            yield node
        finally:
            server.should_exit = True
            await serving


class Standing:
    """A clock that stands still, for what is written down when a table is opened."""

    @staticmethod
    def time() -> float:
        return BEGAN


class Known:
    """In place of chance, for the seeds of thoughts."""

    @staticmethod
    def getrandbits(_: int) -> int:
        return 1

    uniform = staticmethod(random.uniform)


class Witnessed(Event):
    """An event, and the state in which it was told."""

    __slots__ = ("state",)

    def __init__(self, kind: str, rule: str, data: dict[str, Any], state: State | None) -> None:
        super().__init__(kind, rule, data)
        self.state = state


def tell(state: State, kind: str, rule: str, **data: Any) -> None:
    if state.events is not None:
        state.events.append(Witnessed(kind, rule, data, state.clone()))


def become(room: Room, truth: Room, eyes: Eyes, seed: str) -> None:
    """Let a table go on in another world than the one that it looks like."""
    course, source = room.course, truth.course
    assert source.match is not None
    match = _imagine(source.match, eyes, seed)
    match.state.events = []
    course.match = match
    course.base = source.length - len(match.log)
    course.earlier = source.log()[: course.base]
    course.lines, course.moment, course.ids = source.lines[:], source.moment, dict(source.ids)
    course.at, course.seen_at = source.at, source.seen_at
    course._asked, course._together = dict(source._asked), match.ask
    if source.clocks is not None:
        course.clocks = copy.copy(source.clocks)
        course.clocks.left = source.clocks.left[:]
    lenses = room.audience._lenses
    room.audience._lenses = {pair: Lens(course.moment.seen_by(pair), course.view(pair)) for pair in lenses}


def floor_of(room: Room, eyes: Eyes) -> int:
    """The step since which all is kept that was sent through some eyes."""
    return room.audience._lenses[eyes].floor


def _imagine(match: Match, eyes: Eyes, seed: str) -> Match:
    """Deal all piles anew, or every other time just some: then less is learnt by the way that hides a leak."""
    whole, chance = match.game, random.Random(seed)
    some = [chance.random() < 0.5 for _ in range(100)] if chance.random() < 0.5 else [True]

    def zones(state: State) -> Sequence[Zone]:
        return [zone for number, zone in enumerate(whole.zones(state)) if some[number % len(some)]]

    match.game = dataclasses.replace(whole, zones=zones)
    try:
        twin = match.imagine(eyes, Seeded("twin", seed))
    finally:
        match.game = whole
    twin.game = whole
    return twin


def knows_apart(one: Sequence[Zone], other: Sequence[Zone], eyes: Eyes) -> bool:
    """Whether somebody knows cards by which the rules let them tell two worlds apart.

    Of a deck or a hand they know which card lies where; in which order cards came to lie open says nothing.
    """
    if len(one) == len(other):  # most piles are the same in both
        pairs = [(a, b) for a, b in zip(one, other, strict=True) if a.cards != b.cards or a.known != b.known]
        if any([_known_places(a, eyes) != _known_places(b, eyes) for a, b in pairs]):
            return True
        one, other = [a for a, _ in pairs], [b for _, b in pairs]
    return knowledge(one, eyes) != knowledge(other, eyes)


def _known_places(zone: Zone, eyes: Eyes) -> list[tuple[int, int]]:
    if zone.known == EVERYONE:
        return []
    return [(place, card) for place, card in enumerate(zone.cards) if zone.knows(eyes, place)]
