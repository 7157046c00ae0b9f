"""A node at which time is short: whatever a table's clock is set to, it begins with a few seconds."""

from __future__ import annotations

import sys

from panoplie.table import gathering
from panoplie.table.clock import Clocks
from panoplie.table.messages import Clock

SECONDS = 4


class ShortClocks(Clocks):
    __slots__ = ()

    def __init__(self, control: Clock, seats: int) -> None:
        super().__init__(Clock(SECONDS, control.increment, control.at_zero), seats)


if __name__ == "__main__":
    from tests.table.node import run

    gathering.Clocks = ShortClocks  # type: ignore[misc]
    run(sys.argv[1])
