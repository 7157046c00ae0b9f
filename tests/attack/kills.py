"""A node is killed again and again while people play: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any

from tests.attack.players import Ledger, Player, settings_of, while_they_play
from tests.table.servers import Node


async def kills(
    node: Node, count: int, games: Sequence[str], players: int = 6, seed: int = 1, seconds: float = 1e9
) -> dict[str, Any]:
    """Kill a node so many times, each after it has acknowledged something and a moment that chance chooses.

    No more of them are begun after so many seconds.
    """
    ledger, rng = Ledger(), random.Random(seed)
    crowd = [
        Player(lambda: [node.address], ledger, games[number % len(games)], number=number)
        for number in range(players)
    ]
    began = time.monotonic()
    killed = 0

    async def disturb() -> None:
        nonlocal killed
        while killed < count and time.monotonic() - began < seconds and not all([p.stopped for p in crowd]):
            known = len(ledger.acknowledged)
            while len(ledger.acknowledged) == known and not all([player.stopped for player in crowd]):
                await asyncio.sleep(0.005)
            await asyncio.sleep(rng.uniform(0, 0.25))
            node.kill()
            killed += 1
            await asyncio.to_thread(node.start)

    await while_they_play(crowd, disturb)
    took = time.monotonic() - began
    report = await ledger.audit(settings_of(node.settings))
    tracebacks = node.log.count("Traceback")
    return {"kills": killed, **report, "tracebacks": tracebacks, "seconds": round(took, 1)}
