"""Scenes that many tests of Guardians' Chronicles begin with."""

from __future__ import annotations

from typing import Any

from panoplie.games.guardians.state import SET_UP
from panoplie.kernel.answers import as_text
from panoplie.kernel.asks import ChanceAsk, Shuffle
from tests.games.guardians.talk import GuardiansTalk
from tests.talk import open_box, table


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


def opened(seats: int = 2, heroes: str = "rage tempo", **options: Any) -> GuardiansTalk:
    """A table after set-up: players take these heroes, and of everything else the first that is offered."""
    t = open_box("guardians", seats, **options)
    wanted = heroes.split()
    while t.g.phase == SET_UP:
        ask = t.match.ask
        assert ask is not None
        if isinstance(ask, Shuffle):
            t.shuffles("")
        elif isinstance(ask, ChanceAsk):
            t.match.answer(ask.seat, ask.options(t.g)[0])
        else:
            t.seat(ask.seat).says(f"hero {wanted.pop(0)}" if ask.kind == "hero" else as_text(ask.options(t.g)[0]))
    return t
