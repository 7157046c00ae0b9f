"""Whoever imports this has run a node for a moment, and read all that one reads before it can answer."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import uvloop

from panoplie.games import ids, load
from panoplie.kernel.words import LANGUAGES, words_for
from panoplie.table.serve import Server
from panoplie.table.settings import Settings


async def _run_for_a_moment(folder: str) -> None:
    server = Server(Settings(port=0, data=Path(folder)))
    serving = asyncio.create_task(server.serve(sockets=[server.listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    server.should_exit = True
    await serving
    server.listening.close()


with tempfile.TemporaryDirectory(prefix="panoplie-warm-") as folder:
    uvloop.run(_run_for_a_moment(folder))
for game in ids():
    load(game).facts()
    for lang in LANGUAGES:
        words_for(lang, load(game))
