"""The legend plays as well as we know how."""

from __future__ import annotations

from typing import ClassVar

from panoplie.bots.foresight import rated_by_game
from panoplie.bots.hero import Hero
from panoplie.bots.thought import Thought
from panoplie.kernel.outlook import Outlook


class Legend(Hero):
    """Where a game can rate its options by itself, by that; elsewhere it searches longer than a hero."""

    level: ClassVar[str] = "legend"
    iterations: ClassVar[int] = 500
    milliseconds: ClassVar[int] = 2000
    worlds: ClassVar[int] = 24

    def think(self, outlook: Outlook) -> Thought:
        rated = rated_by_game(outlook.imagine(), outlook.ask())
        return Thought.of(outlook.seat, rated) if rated else super().think(outlook)
