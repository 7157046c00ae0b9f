"""Who is who: half a page on a game, and on every villain, hero and role that one can be in it."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Annotated

import msgspec

from panoplie.kernel.content import read_content
from panoplie.kernel.rulebook import Id


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Half a page in one language: what it is all about, how that usually succeeds, and what stands in the way."""

    aim: str
    plan: str
    beware: str


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Advice for whoever is to be this villain, hero or role for the first time."""

    id: str
    name: str
    """The message of the game that names it."""
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=3)]
    """1: for a first game; 2: wants a plan; 3: wants to know its cards."""
    rules: list[Id]
    """Where it is written."""
    en: Page
    fr: Page

    def page(self, lang: str) -> Page:
        return self.fr if lang == "fr" else self.en


class Guides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that `guides.toml` says: the game itself first."""

    guide: list[Guide]


@functools.lru_cache
def read_guides(folder: Path) -> list[Guide]:
    """The guides of a game, from its folder."""
    return read_content(folder, "guides.toml", Guides).guide
