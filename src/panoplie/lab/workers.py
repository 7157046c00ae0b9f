"""Work on several cores, with the same results as on one."""

from __future__ import annotations

import gc
import multiprocessing
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Job = TypeVar("Job")
Done = TypeVar("Done")


def spread(work: Callable[[Job], Done], jobs: Sequence[Job], processes: int, title: str) -> Iterator[Done]:
    """Do all jobs, in order. A terminal sees a progress bar, a pipe does not."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task(title, total=len(jobs))
        if processes <= 1:
            _settle_memory()
            for job in jobs:
                yield work(job)
                progress.advance(bar)
            return
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(processes, mp_context=context, initializer=_settle_memory) as pool:
            for done in pool.map(work, jobs):
                yield done
                progress.advance(bar)


def _settle_memory() -> None:
    """What is loaded now stays: the collector need not look at it again and again."""
    gc.collect()
    gc.freeze()
