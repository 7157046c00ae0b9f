"""What the tests of all games ask of Guardians' Chronicles."""

from __future__ import annotations

from typing import Final

from tests.games.guardians.endings import ENDINGS
from tests.plan import Plan

PLAN: Final = Plan(
    12,
    tuple(ENDINGS),
    41,
    {
        "rulebook": {},
        "any threat": {"threat": "random", "map": "other", "rank": "veteran", "team_up": "three"},
        "together": {"mode": "together", "threat": "random", "sidekicks": 2, "difficulty": "easy"},
        "campaign": {"mode": "campaign"},
    },
    guided=("heroes.toml:hero", "heroes.toml:sidekick", "threats.toml:threat"),
)
