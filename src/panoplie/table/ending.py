"""Ending what runs beside everything else."""

from __future__ import annotations

import asyncio
from typing import Any, Final

AGAIN: Final = 0.5
"""Seconds after which a task that did not hear is told once more."""


async def end(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks and wait for their end. Drivers in the middle of reading may swallow a word: it is repeated."""
    waiting = {task for task in tasks if task is not None and not task.done()}
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=AGAIN)
