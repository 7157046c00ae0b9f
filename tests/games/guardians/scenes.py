"""Scenes that many tests of Guardians' Chronicles begin with."""

from __future__ import annotations

from typing import Any

from tests.games.guardians.talk import GuardiansTalk
from tests.talk import table


def brawl(seats: int = 2, **arrangement: Any) -> GuardiansTalk:
    """Ultrawoman and Rage on neighbouring Spaces of an empty street, unless a test says otherwise."""
    cast = {} if _names_a_hero(arrangement) else {"ultrawoman": {"at": "b1"}, "rage": {"at": "a2"}}
    return table("guardians", seats, **{"threat": "street_brawl", **cast, **arrangement})


def concert(seats: int = 2, **arrangement: Any) -> GuardiansTalk:
    """The square in front of X-Tina's stage, with nothing on it but what a test names."""
    return table("guardians", seats, **{"threat": "feedback", **arrangement})


def alone(threat: str = "feedback", **arrangement: Any) -> GuardiansTalk:
    """Rage alone against the game, unless a test says otherwise."""
    cast = {} if _names_a_hero(arrangement) else {"rage": {"at": "a5"}}
    return table("guardians", 1, **{"threat": threat, **cast, **arrangement})


def _names_a_hero(arrangement: dict[str, Any]) -> bool:
    return any([isinstance(value, dict) and "at" in value for value in arrangement.values()])
