"""The moments at which the text of a Research card speaks; cards of the same text are declared once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from panoplie.games.heroes.facts import CardRow
from panoplie.games.heroes.state import State
from panoplie.kernel.aims import AnyAim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.cards import Moment, Moments, Texts
from panoplie.kernel.errors import Refusal

MOMENTS: Final = Moments()

unless: Moment[Callable[[State, Seat, CardRow], Refusal | None]] = MOMENTS.new("unless")
"""Why the card may not be played by this player now, apart from its targets."""
aims: Moment[tuple[Refusal, tuple[AnyAim, ...]]] = MOMENTS.new("aims")
"""What it is aimed at, one after another, each found with the card and the targets so far; and the reason
against the card if there is nothing to aim at."""
does: Moment[Callable[[State, Seat, int, tuple[Any, ...]], Flow | None]] = MOMENTS.new("does")
"""What it does to its targets when nobody has cancelled it."""
punishes: Moment[Callable[[State, Seat, int, Seat], Flow | None]] = MOMENTS.new("punishes")
"""What a Super-Villain does to the player, and the hero, who failed; last comes whoever played it."""

CARDS: Final = Texts()
VILLAINS: Final = Texts()
"""What Super-Villains do to whoever fails."""


def at(*targets: AnyAim, otherwise: Refusal) -> tuple[Moment[Any], Any]:
    """Aim a card."""
    return aims((otherwise, targets))
