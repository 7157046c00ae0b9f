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
from panoplie.games.dc.cards.kit import CARDS


def load(folder: Path) -> facts.Facts:
    """The facts of a content folder, with a text for every row (DC-001, WM-001)."""
    found = facts.read(folder)
    if not found.cards:
        found.teach(CARDS.of(found.ids, folder))
    return found
