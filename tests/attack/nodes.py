"""Two nodes on one PostgreSQL and one Redis: one of them is killed again and again, the database restarted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from tests.attack.players import PATIENCE, Ledger, Player, settings_of, while_they_play
from tests.table.servers import Node, Postgres


async def lose_nodes(
    nodes: Sequence[Node], database: Postgres, count: int, games: Sequence[str], players: int = 6
) -> dict[str, Any]:
    """Kill one node of two so many times, and after every fifth and the last time restart the database as well.

    Says how long those whose node was killed had to wait until their next answer was acknowledged.
    """
    ledger = Ledger()
    alive = {node.address: node for node in nodes}
    crowd = [
        Player(lambda: list(alive), ledger, games[number % len(games)], number=number) for number in range(players)
    ]
    waits: list[float] = []
    pauses: list[float] = []
    restarts = 0

    async def until_all_have_answered(since: float, some: Sequence[Player]) -> list[float]:
        while time.monotonic() - since < PATIENCE and any([player.answered < since for player in some]):
            await asyncio.sleep(0.01)
        return [player.answered - since if player.answered >= since else PATIENCE for player in some]

    async def disturb() -> None:
        nonlocal restarts
        for number in range(count):
            await until_all_have_answered(time.monotonic(), crowd)
            victim = nodes[number % 2]
            struck = [player for player in crowd if player.address == victim.address]
            alive.pop(victim.address)
            victim.kill()
            waits.extend(await until_all_have_answered(time.monotonic(), struck))
            if number % 5 == 4 or number == count - 1:
                await asyncio.to_thread(database.stop)
                await asyncio.to_thread(database.start)
                restarts += 1
                pauses.extend(await until_all_have_answered(time.monotonic(), crowd))
            await asyncio.to_thread(victim.start)
            alive[victim.address] = victim
            for place, player in enumerate(crowd):  # half of them go back to the node that has come back
                if place % 2 == number % 2 and player.screen is not None:
                    player.address = victim.address
                    await player.screen.socket.close()

    began = time.monotonic()
    await while_they_play(crowd, disturb)
    report = await ledger.audit(settings_of(nodes[0].settings))
    return {
        "nodes_killed": count,
        "database_restarts": restarts,
        "struck": len(waits),
        "longest_wait_seconds": round(max(waits, default=0.0), 2),
        "longest_wait_after_database_seconds": round(max(pauses, default=0.0), 2),
        **report,
        "tracebacks": sum([node.log.count("Traceback") for node in nodes]),
        "crashes": [crash for node in nodes for crash in node.crashes],
        "seconds": round(time.monotonic() - began, 1),
    }
