"""All cards, and the facts that go with them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from panoplie.games.villainous import facts
from panoplie.games.villainous.cards import (
    captain_hook,
    jafar,
    kit,
    maleficent,
    prince_john,
    queen_of_hearts,
    ursula,
)
from panoplie.games.villainous.facts import VILLAINS, Facts
from panoplie.kernel.cards import Moment

MODULES: Final = (captain_hook, jafar, maleficent, prince_john, queen_of_hearts, ursula)
MOMENTS: Final = tuple([moment for moment in vars(kit).values() if isinstance(moment, Moment)])


def load(folder: Path) -> Facts:
    """The content of a folder, with what each of its cards does."""
    box = facts.read(folder)
    if not box.hooks:
        box.teach(MOMENTS, kit.CARDS.of(box.ids, folder), kit.VILLAIN_TEXTS.of(VILLAINS))
    return box
