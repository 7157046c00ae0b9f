"""Sweeping: memory that only refers to itself is given back at moments at which nobody waits.

Left to itself Python looks for it in the middle of somebody's move: with a thousand tables for a tenth of a second
whenever many objects are new, and for a third now and then. Almost everything here goes without being looked for,
so it is enough to sweep when nobody plays, or when very much is new.
"""

from __future__ import annotations

import gc
import sys
from typing import Final

SOME: Final = 10_000
MUCH: Final = 1_000_000
"""New objects that hold others, about a hundred megabytes of them."""
SWITCH: Final = 0.0005
"""Seconds after which the thread that writes the store gets its turn. It waits for one after every statement, so
that the usual five milliseconds would add up."""


def set_up() -> None:
    """From now on sweep only when it is said, and leave alone what was there before the first table."""
    gc.collect()
    gc.freeze()
    gc.disable()
    sys.setswitchinterval(SWITCH)


def sweep(quiet: bool) -> bool:
    """Sweep if it is worth it; while people play only if it must be. Says whether it was done."""
    worth = gc.get_count()[0] >= (SOME if quiet else MUCH)
    if worth:
        gc.collect()
    return worth
