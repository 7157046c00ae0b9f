"""What a sensible player looks at."""

from __future__ import annotations

from panoplie.games.dc.score import points
from panoplie.games.dc.state import State
from panoplie.kernel.answers import Seat


def value(g: State, seat: Seat) -> float:
    return float(points(g, seat))
