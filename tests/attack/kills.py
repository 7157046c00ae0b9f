"""A node is killed again and again while people play: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Sequence
from typing import Any, Final

from tests.attack.players import Ledger, Player, settings_of, while_they_play
from tests.table.servers import Node

TABLE_LASTS: Final = 40
"""Answers after which somebody sits down elsewhere: a node that starts reads every step of its tables."""


async def kills(
    node: Node,
    count: int,
    games: Sequence[str],
    players: int = 8,
    with_bots: int = 0,
    seed: int = 1,
    seconds: float = 1e9,
) -> dict[str, Any]:
    """Kill a node so many times, each at a moment that chance chooses while answers are on their way.

    The first of the players sit with bots, the others play all seats. No more kills after so many seconds.
    """
    ledger, rng = Ledger(), random.Random(seed)
    crowd = [
        Player(
            lambda: [node.address],
            ledger,
            games[number % len(games)],
            bots=("civilian",) if number < with_bots else (),
            number=number,
            lasts=TABLE_LASTS,
        )
        for number in range(players)
    ]
    began = time.monotonic()
    struck: list[int] = []
    """How many answers were on their way at each kill."""

    def go_on() -> bool:
        return time.monotonic() - began < seconds and not all([player.stopped for player in crowd])

    async def disturb() -> None:
        while len(struck) < count and go_on():
            known = len(ledger.acknowledged)
            while len(ledger.acknowledged) < known + players and go_on():
                await asyncio.sleep(0.005)
            moment = time.monotonic() + rng.uniform(0, 0.1)
            while time.monotonic() < moment or (not any([player.in_flight for player in crowd]) and go_on()):
                await asyncio.sleep(0.0005)
            struck.append(sum([player.in_flight for player in crowd]))
            node.kill()
            await asyncio.to_thread(node.start)

    await while_they_play(crowd, disturb)
    took = time.monotonic() - began
    report = await ledger.audit(settings_of(node.settings))
    return {
        "kills": len(struck),
        "in_flight_at_a_kill": round(statistics.mean(struck or [0]), 2),
        "kills_with_none_in_flight": struck.count(0),
        **report,
        "tracebacks": node.log.count("Traceback"),
        "crashes": node.crashes,
        "seconds": round(took, 1),
    }
