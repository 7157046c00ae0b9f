"""The legend plays as well as we know how."""

from __future__ import annotations

from typing import ClassVar

from panoplie.bots.sidekick import Sidekick, best_of
from panoplie.kernel.answers import Answer
from panoplie.kernel.outlook import Outlook


class Legend:
    """Where a game can rate its options by itself, by that; elsewhere by a longer look than a sidekick's."""

    level: ClassVar[str] = "legend"

    def rate(self, outlook: Outlook) -> list[tuple[Answer, float]]:
        world = outlook.imagine()
        ratings = world.game.ratings
        ask = world.ask_of(outlook.seat)
        rated = ratings(world.state, ask, outlook.seat) if ratings is not None and ask is not None else []
        return rated or Sidekick(worlds=24).rate(outlook)

    def answer(self, outlook: Outlook) -> Answer:
        options = outlook.options()
        if outlook.ask().taste:
            return options[outlook.source.below(len(options))]
        return options[0] if len(options) == 1 else best_of(self.rate(outlook))
