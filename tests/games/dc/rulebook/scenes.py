"""Scenes that several chapters begin with."""

from __future__ import annotations

from typing import Any, Final

from tests.games.dc.talk import DcTalk
from tests.talk import table

BOSS: Final = {"loyalty": "mastermind", "plot": "plot_hero"}
POWER: Final = "super_strength super_strength doomsday"
"""14 Power."""
ALL_FOR_INVASION: Final = "disintegration duplication bane robin lobo"
"""All that the Alien Invasion asks for."""
ALL_FOR_NIXON: Final = "bane bane nth_metal doomsday"


def watchmen(seats: int = 3, **arrangement: Any) -> DcTalk:
    """A table of Watchmen; the last seat is the Mastermind unless one is named."""
    return table("dc", seats=seats, watchmen=True, **arrangement)


def plotted(seats: int = 3, **arrangement: Any) -> DcTalk:
    """A table of Watchmen where the Mastermind's Plot lies open."""
    return watchmen(seats, loyalty="open", plot="in_play", **arrangement)


def appearing(villain: str, seats: int = 2, **arrangement: Any) -> DcTalk:
    """Seat 0 ends the turn in which Ra's al Ghul has fallen: the next Super-Villain appears."""
    a = arrangement.pop("a", {})
    hand = f"doomsday doomsday {a.get('hand', '')}"
    t = table("dc", seats=seats, a={**a, "hand": hand}, stack=f"ras_al_ghul {villain}", **arrangement)
    t.seat(0).plays("doomsday", "doomsday").defeats("ras_al_ghul").ends_turn()
    return t
