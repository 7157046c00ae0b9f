"""Bots think in processes of their own, never on the event loop. A thought that takes too long is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from collections import OrderedDict
from typing import Final

import msgspec

import panoplie.games
from panoplie.kernel.answers import Answer, freeze
from panoplie.table.ending import end
from panoplie.table.limits import MOST_KNOWN, household
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
"""Further seconds for a process that starts, or has to read a game first: on a busy machine that takes longer than
a thought, and a process that is stopped there has to begin all over."""


class Thinkers:
    """A few processes, in which people's bots think in turn.

    One more is started when somebody has to wait, up to a number; who waits is served by the first that is free,
    so that on a busy machine nobody waits for a process to start while another could think.
    """

    def __init__(self, workers: int, budget: float) -> None:
        self._budget = budget
        self._most = max(1, workers)
        self._workers = [Worker()]
        self._idle = self._workers[:]
        self._starting: set[asyncio.Task[None]] = set()
        self.turns = Turns(1)
        self._homes: OrderedDict[str, str] = OrderedDict()
        """Where people were last seen: whoever goes by many names at one address still has one turn, and all who
        are not known any more have one together, so that nobody gains by being forgotten."""

    def saw(self, person: str, address: str) -> None:
        """Somebody came from an address for whose sake bots may have to think."""
        self._homes[person] = household(address)
        self._homes.move_to_end(person)
        if len(self._homes) > MOST_KNOWN:
            self._homes.popitem(last=False)

    async def close(self) -> None:
        await end(*self._starting)
        for worker in self._workers:
            await worker.end()

    async def answer(self, thought: Thought, person: str, table: str) -> Answer:
        """What a bot answers, for whose sake and where. If it takes too long or breaks, a civilian answers."""
        said = await self.think(thought, person, table)
        if said is None or said.error is not None:
            _complain(thought, said)
            said = await self.think(msgspec.structs.replace(thought, level="civilian"), person, table)
        if said is None or said.error is not None:
            raise TableError("no-hint", 503)
        return freeze(said.answer)

    async def advise(self, thought: Thought, person: str, table: str, seq: int = 0) -> Advice:
        """What a bot would answer, and why: the best few options first."""
        said = await self.think(msgspec.structs.replace(thought, advise=True), person, table)
        if said is None or said.error is not None:
            _complain(thought, said)
            raise TableError("no-hint", 503)
        best = said.ratings[:ADVISED]
        return Advice(thought.seat, seq, thought.level, best, list(said.gains), list(said.fears), said.line)

    async def think(self, thought: Thought, person: str, table: str) -> Thinking | None:
        """What comes of a thought in its turn; nothing if it takes too long. It knows since when it is wanted."""
        thought = msgspec.structs.replace(thought, wanted=time.monotonic())
        if not self.turns.free and len(self._workers) < self._most:
            self._start_another(thought.game)
        async with self.turns.take(self._homes.get(person, ""), person, table):
            worker = max(self._idle, key=lambda idle: thought.game in idle.read)
            self._idle.remove(worker)
            try:
                return await worker.think(thought, self._budget)
            finally:
                self._idle.append(worker)

    def _start_another(self, game: str) -> None:
        worker = Worker()
        self._workers.append(worker)
        starting = asyncio.create_task(self._open_place(worker, game))
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)

    async def _open_place(self, worker: Worker, game: str) -> None:
        try:
            await worker.start(game)
        except OSError as error:
            LOG.warning("No further process can be started for bots: %s", error)
            self._workers.remove(worker)
            return
        self._idle.append(worker)
        self.turns.open_place()


def _complain(thought: Thought, said: Thinking | None) -> None:
    """Tell the host's log why nothing came of a thought."""
    LOG.warning("A %s did not answer: %s", thought.level, "over its time" if said is None else said.error)


class Worker:
    """One process; it is started when it is needed, and again after it was stopped."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._starting: asyncio.Task[None] | None = None
        self._unwanted: asyncio.Task[bytes] | None = None
        self.read: set[str] = set()
        """The games that the process has read."""

    async def think(self, thought: Thought, budget: float) -> Thinking | None:
        try:
            await self._get_ready(thought.game)
        except OSError as error:
            return Thinking(error=f"its process does not start: {error}")
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        with contextlib.suppress(RuntimeError, OSError):  # it has just died, as is found out when it says nothing
            process.stdin.write(msgspec.json.encode(thought) + b"\n")
        reading = asyncio.create_task(process.stdout.readline())
        try:
            allowed = budget if thought.game in self.read else budget + STARTING
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
        self.read.add(thought.game)
        return msgspec.json.decode(line, type=Thinking)

    async def end(self) -> None:
        """Stop the process, whatever it thinks about."""
        await end(self._starting)
        process, self._process = self._process, None
        self.read.clear()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def start(self, game: str) -> None:
        """Start the process, unless it runs, and let it read a game first. It goes on if nobody waits any more."""
        if self._starting is None or (self._starting.done() and not self._is_alive()):
            self._starting = asyncio.create_task(self._start(game))
        await asyncio.shield(self._starting)

    def _is_alive(self) -> bool:
        """Whether the process runs; that one was killed shows first where it would have spoken."""
        process = self._process
        if process is None or process.stdout is None:
            return False
        return process.returncode is None and not process.stdout.at_eof()

    async def _start(self, game: str) -> None:
        begun = time.monotonic()
        self.read.clear()
        self._process = process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "panoplie.table.think",
            game,
            *panoplie.games.__path__,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
        )
        assert process.stdout is not None
        try:
            ready = await asyncio.wait_for(process.stdout.readline(), STARTING)
        except TimeoutError:
            process.kill()
            raise
        if not ready:
            raise ChildProcessError("it ended at once")
        self.read.add(game)
        LOG.debug("A thinker started in %.2f s", time.monotonic() - begun)

    async def _get_ready(self, game: str) -> None:
        """Wait a moment for the end of a thought that was cancelled, or start anew."""
        if self._unwanted is not None:
            done, _ = await asyncio.wait([self._unwanted], timeout=PATIENCE)
            if not done:
                self._unwanted.cancel()
                await self.end()
            self._unwanted = None
        await self.start(game)
