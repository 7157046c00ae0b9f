"""What a sensible player looks at."""

from __future__ import annotations

from panoplie.games.guardians.state import State
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask


def value(g: State, seat: Seat) -> float:
    return 0.0


def ratings(g: State, ask: Ask, seat: Seat) -> list[tuple[Answer, float]]:
    return []
