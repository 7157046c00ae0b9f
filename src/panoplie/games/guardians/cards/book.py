"""The content with everything that its texts do."""

from __future__ import annotations

from pathlib import Path

from panoplie.games.guardians.cards import (
    duchess,
    fahrenheit,
    missions,
    objects,
    paradox,
    rage,
    spots,
    tempo,
    ultrawoman,
    villains,
    wounds,
)
from panoplie.games.guardians.cards.kit import TEXTS
from panoplie.games.guardians.facts import Facts, read
from panoplie.games.guardians.threats import farewell_tour, feedback, five_faces, street_brawl

WRITTEN = (
    duchess, fahrenheit, missions, objects, paradox, rage, spots, tempo, ultrawoman, villains, wounds,
    farewell_tour, feedback, five_faces, street_brawl,
)  # fmt: skip
"""Every module that declares texts; to import it is to declare them."""


def load(folder: Path) -> Facts:
    """Read the content of a folder and teach it its texts."""
    facts = read(folder)
    if not facts.taught:
        facts.teach(dict(zip(facts.text_ids, TEXTS.of(facts.text_ids, folder), strict=True)))
    return facts
