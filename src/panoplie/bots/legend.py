"""The legend plays as well as we know how."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from panoplie.bots.hero import Hero
from panoplie.bots.search import STYLE, Style


class Legend(Hero):
    """Searches longer than a hero, through a tree of what may follow or, where a game asks for it, some turns
    further; where a game can solve a turn, among what is as good as the best of it."""

    level: ClassVar[str] = "legend"
    iterations: ClassVar[int] = 500
    milliseconds: ClassVar[int] = 2000
    style: ClassVar[Style] = replace(STYLE, exact=True, far=True)
