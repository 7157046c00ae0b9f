"""The largest states that real games reach, by number of seats, for the tests of the screen."""

from __future__ import annotations

from typing import Final

from tests.plan import State

ROW_OF_TWELVE: Final[State] = {}
TALL_STACKS: Final[State] = {
    "heroes": "1 1 2 2 3",
    "villains": "1 1",
    "stacks": {0: ("6 6 5", "1 1"), 1: ("5 4", "1"), 2: ("4", "2 2"), 3: ("3", "2")},
}

STATES: Final[dict[int, State]] = {5: ROW_OF_TWELVE, 4: TALL_STACKS}
