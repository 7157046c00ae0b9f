"""The Research cards: what each text says, and whether a card can be used now."""

from __future__ import annotations

from typing import Final, get_args

from panoplie.games.heroes.cards import fate, gadgets  # noqa: F401  they declare the texts
from panoplie.games.heroes.cards.text import CARDS, aims, unless
from panoplie.games.heroes.facts import Effect, Needs
from panoplie.games.heroes.state import State
from panoplie.kernel.answers import Seat
from panoplie.kernel.cards import Text
from panoplie.kernel.errors import Refusal

_PRINTED: Final = (
    *get_args(Effect),
    *get_args(Needs),
    "equipment_gadget",
    "hq_gadget",
    "adventure",
    "power_up",
)

TEXTS: Final[dict[str, Text]] = dict(zip(_PRINTED, CARDS.of(_PRINTED), strict=True))
"""What every text says that a content file may name; a Super-Villain is not played like the others."""
_NEEDS: Final = {name: (aims.of(text), unless.of(text)) for name, text in TEXTS.items()}


def why_not_use(g: State, me: Seat, card: int) -> Refusal | None:
    """A card needs its prerequisite, room for what it brings, and a target (HI-096, HI-098, HI-147 to HI-150)."""
    aimed, bars = _NEEDS[g.facts.texts[card]]
    if aimed is not None:
        otherwise, targets = aimed
        return None if targets[0].any(g, me, card, ()) else otherwise
    return None if bars is None else bars(g, me, g.facts.cards[card])
