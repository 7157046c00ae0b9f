"""All cards together: the content of a folder, and what its rows do."""

from __future__ import annotations

from pathlib import Path

from panoplie.games.dc import facts
from panoplie.games.dc.cards import (  # noqa: F401  each declares its cards
    basics,
    challenges,
    equipment,
    heroes,
    locations,
    plots,
    super_heroes,
    super_powers,
    super_villains,
    villains,
    watchmen,
)
from panoplie.games.dc.cards.kit import CARDS, Kind, adds, attacks, does
from panoplie.kernel.cards import Text


def load(folder: Path) -> facts.Facts:
    """The facts of a content folder, with a text for every row (DC-001, WM-001)."""
    found = facts.read(folder)
    if not found.cards:
        cards = CARDS.of(found.ids, folder)
        found.teach(cards, [is_plain(found, kind, cards[kind]) for kind in range(found.kinds)])
    return found


def is_plain(f: facts.Facts, kind: Kind, text: Text) -> bool:
    """Whether a card gives Power and does nothing else when it is played (DC-020, DC-021)."""
    return (f.power[kind] > 0 or adds in text) and does not in text and attacks not in text
