"""All cards, and the facts that go with them."""

from __future__ import annotations

from pathlib import Path

from panoplie.games.villainous import facts
from panoplie.games.villainous.cards import captain_hook, jafar, maleficent, prince_john, queen_of_hearts, ursula
from panoplie.games.villainous.cards.kit import CARDS
from panoplie.games.villainous.facts import VILLAINS, Facts
from panoplie.kernel.content import require

MODULES = (captain_hook, jafar, maleficent, prince_john, queen_of_hearts, ursula)


def load(folder: Path) -> Facts:
    """The content of a folder, with what each of its cards does."""
    box = facts.read(folder)
    if not box.cards:
        for kind, name in enumerate(box.ids):
            file = f"{VILLAINS[box.villain_of[kind]]}.toml"
            require(name in CARDS, file, name, "no rule says what this card does")
        for name in CARDS:
            require(name in box.number, "box.toml", name, "this card is in no file")
        box.teach([CARDS[name] for name in box.ids])
    return box
