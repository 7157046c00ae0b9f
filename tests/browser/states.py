"""The largest states that real games reach, set by the same table talk as the tests of the rules.

Each game has its own in `tests/games/<id>/states.py`. Each is laid out on a table of its number of seats, at which
the first seat is asked at once.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Final

from panoplie.games import ids
from tests.plan import State

GAMES: Final = Path(__file__).parent.parent / "games"


def _all(name: str) -> dict[tuple[str, int], State]:
    return {
        (game_id, seats): state
        for game_id in ids()
        if (GAMES / game_id / "states.py").exists()
        for seats, state in getattr(importlib.import_module(f"tests.games.{game_id}.states"), name, {}).items()
    }


STATES: Final = _all("STATES")
"""By game and number of seats."""
MOMENTS: Final = _all("MOMENTS")
"""Others that a test of the screen wants to begin with."""
