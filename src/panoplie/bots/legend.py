"""The legend plays as well as we know how."""

from __future__ import annotations

from typing import ClassVar

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
        world = outlook.imagine()
        ratings = world.game.ratings
        ask = world.ask_of(outlook.seat)
        rated = ratings(world.state, ask, outlook.seat) if ratings is not None and ask is not None else []
        if not rated:
            return super().think(outlook)
        return Thought.of(outlook.seat, rated)
