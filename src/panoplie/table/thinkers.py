"""Bots think in processes of their own, never on the event loop. A thought that takes too long is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from typing import Final

import msgspec

import panoplie.games
from panoplie.kernel.answers import Answer, freeze
from panoplie.table.messages import Advice
from panoplie.table.speech import TableError
from panoplie.table.think import Thinking, Thought
from panoplie.table.turns import Turns

LOG: Final = logging.getLogger("panoplie.table")
LINE: Final = 1 << 20
ADVISER: Final = "legend"
"""Whose advice people are given."""
ADVISED: Final = 5
"""How many of the best options a hint names."""
PATIENCE: Final = 1.0
"""Seconds that a process may go on with a thought that nobody wants any more, before it is ended."""

STARTING: Final = 60.0
"""Further seconds for a process that has to read a game first: on a busy machine that takes longer than a thought,
and a process that is stopped there has to begin all over."""


class Thinkers:
    """A few processes, in which people's bots think in turn."""

    def __init__(self, workers: int, budget: float) -> None:
        self._budget = budget
        self._workers = [Worker() for _ in range(max(1, workers))]
        self._idle = self._workers[:]
        self.turns = Turns(len(self._workers))

    async def close(self) -> None:
        for worker in self._workers:
            await worker.end()

    async def answer(self, thought: Thought, person: str, table: str) -> Answer:
        """What a bot answers, for whose sake and where. If it takes too long or breaks, a civilian answers."""
        said = await self.think(thought, person, table)
        if said is None or said.error is not None:
            LOG.warning("A %s did not answer: %s", thought.level, "over its time" if said is None else said.error)
            said = await self.think(msgspec.structs.replace(thought, level="civilian"), person, table)
        if said is None or said.error is not None:
            raise TableError("no-hint", 503)
        return freeze(said.answer)

    async def advise(self, thought: Thought, person: str, table: str, seq: int = 0) -> Advice:
        """What a bot would answer, and why: the best few options first."""
        said = await self.think(msgspec.structs.replace(thought, advise=True), person, table)
        if said is None or said.error is not None:
            raise TableError("no-hint", 503)
        best = said.ratings[:ADVISED]
        return Advice(thought.seat, seq, thought.level, best, list(said.gains), list(said.fears), said.line)

    async def think(self, thought: Thought, person: str, table: str) -> Thinking | None:
        """What comes of a thought in its turn; nothing if it takes too long. It knows since when it is wanted."""
        thought = msgspec.structs.replace(thought, wanted=time.monotonic())
        async with self.turns.take(person, table):
            worker = self._idle.pop()
            try:
                return await worker.think(thought, self._budget)
            finally:
                self._idle.append(worker)


class Worker:
    """One process; it is started when it is needed, and again after it was stopped."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._unwanted: asyncio.Task[bytes] | None = None
        self._read: set[str] = set()
        """The games that the process has read."""

    async def think(self, thought: Thought, budget: float) -> Thinking | None:
        await self._get_ready()
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(thought) + b"\n")
        reading = asyncio.create_task(process.stdout.readline())
        try:
            allowed = budget if thought.game in self._read else budget + STARTING
            line = await asyncio.wait_for(asyncio.shield(reading), allowed)
        except asyncio.CancelledError:
            self._unwanted = reading
            raise
        except TimeoutError:
            reading.cancel()
            await self.end()
            return None
        if not line:
            await self.end()
            return Thinking(error="its process ended")
        self._read.add(thought.game)
        return msgspec.json.decode(line, type=Thinking)

    async def end(self) -> None:
        """Stop the process, whatever it thinks about."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _get_ready(self) -> None:
        """Wait a moment for the end of a thought that was cancelled, or start anew."""
        if self._unwanted is not None:
            done, _ = await asyncio.wait([self._unwanted], timeout=PATIENCE)
            if not done:
                self._unwanted.cancel()
                await self.end()
            self._unwanted = None
        if self._process is None or self._process.returncode is not None:
            begun = time.monotonic()
            self._read.clear()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "panoplie.table.think",
                *panoplie.games.__path__,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
            )
            LOG.debug("A thinker started in %.2f s", time.monotonic() - begun)
