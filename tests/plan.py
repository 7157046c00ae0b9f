"""What the tests of all games ask of each: how long it is audited, and in which ways it can end."""

from __future__ import annotations

import importlib
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

State = dict[str, Any]
"""What lies on a table, in the words of the game's own `table(...)` of the tests."""


@dataclass(frozen=True)
class Plan:
    """Stands as PLAN in `tests/games/<id>/plan.py`.

    For each number of seats and each set of options `seeds` random games are played; `every` is how many decisions
    lie between two close looks, and the games of a set look at different ones. There is a record for each of
    the `endings`.
    """

    seeds: int
    endings: tuple[str, ...]
    every: int = 1
    sets: Mapping[str, Mapping[str, Any]] = field(default_factory=lambda: {"rulebook": {}})
    seats: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """For which numbers of seats a set is played, if not for all."""
    guided: tuple[str, ...] = ()
    """The content tables of everyone one can be, each of whom has a page in `guides.toml`: "heroes.toml:hero"."""


def plan_of(game_id: str) -> Plan:
    """The plan of a game. PANOPLIE_SEEDS in the environment plays so many games instead."""
    plan: Plan = importlib.import_module(f"tests.games.{game_id}.plan").PLAN
    seeds = os.environ.get("PANOPLIE_SEEDS")
    return replace(plan, seeds=int(seeds)) if seeds else plan
