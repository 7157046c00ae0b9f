"""What a sensible player looks at."""

from __future__ import annotations

from panoplie.games.villainous.state import State
from panoplie.kernel.answers import Seat


def value(g: State, seat: Seat) -> float:
    return float(g.power[seat])
