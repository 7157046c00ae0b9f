"""The clocks of a table. They run on the times of its steps, so that every node and every restart reads the same.

At zero there are two ways to go on, and both let the others finish their game. `bot`: a sidekick plays the
seat; its owner may take it back and then has the increment, or half a minute if that is longer. `lose`: the seat
is lost and marked so; a civilian plays it to the end and its owner cannot take it back.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from panoplie.table.messages import Clock, Seat

GRACE: Final = 30.0
"""Seconds that somebody gets at least who takes back a seat whose time had run out."""
BOT_AT_ZERO: Final = {"bot": "sidekick", "lose": "civilian"}


class Clocks:
    """How much time each seat has left, and whose is running."""

    __slots__ = ("_veiled", "_veiled_since", "control", "left", "running", "since")

    def __init__(self, control: Clock, seats: int) -> None:
        self.control = control
        self.left = [float(control.seconds)] * seats
        self.running: frozenset[Seat] = frozenset()
        self.since = 0.0
        self._veiled: dict[Seat, float] = {}
        """What the seats had left that are asked together, when they were asked."""
        self._veiled_since = 0.0

    def charge(self, at: float) -> None:
        """Take what has passed from the running clocks."""
        passed = max(0.0, at - self.since)
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - passed)
        self.since = at

    def forgive(self, seconds: float) -> None:
        """Leave out the time in which no node was running."""
        self.since += seconds
        self._veiled_since += seconds

    def reward(self, seat: Seat) -> None:
        """The increment, for an answer."""
        self.left[seat] += self.control.increment

    def restore(self, seat: Seat) -> None:
        """Time for somebody who takes a seat back."""
        self.left[seat] = max(self.left[seat], float(self.control.increment), GRACE)
        if seat in self._veiled:
            self._veiled[seat] = self.left[seat] + self.since - self._veiled_since

    def veil(self, seats: Collection[Seat]) -> None:
        """These seats are asked together, or nobody is any more. Until all have answered the others see the
        clock of each of them run, so that no clock tells who has answered."""
        self._veiled = {seat: self.left[seat] for seat in seats}
        self._veiled_since = self.since

    def run(self, seats: Collection[Seat]) -> None:
        self.running = frozenset(seats)

    def read(self, seat: Seat, at: float) -> float:
        """Seconds that a seat has left."""
        passed = max(0.0, at - self.since) if seat in self.running else 0.0
        return max(0.0, self.left[seat] - passed)

    def seen(self, seat: Seat, at: float) -> float:
        """Seconds that a seat has left as far as the others know."""
        if seat not in self._veiled:
            return self.read(seat, at)
        return max(0.0, self._veiled[seat] - max(0.0, at - self._veiled_since))

    def next_flag(self) -> tuple[float, Seat] | None:
        """When the next clock runs out, and whose."""
        return min([(self.since + self.left[seat], seat) for seat in self.running], default=None)
