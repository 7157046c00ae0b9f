"""The sidekick looks one deed ahead, in one world that may be the real one, and takes what looks best."""

from __future__ import annotations

from typing import ClassVar

from panoplie.bots.foresight import in_any_order, rated_by_game, weighed
from panoplie.bots.thought import Thought
from panoplie.kernel.answers import Answer
from panoplie.kernel.outlook import Outlook


class Sidekick:
    """Greedy on the game's own sense of how well a seat stands after a deed, as luck may have it.

    A table, a laboratory and a ladder ask it often, so it is quick; and whoever tries things out in one world is
    sometimes wrong about the others, as a first opponent may be.
    """

    level: ClassVar[str] = "sidekick"
    worlds: ClassVar[int] = 1

    def think(self, outlook: Outlook) -> Thought:
        return Thought.of(outlook.seat, self.rate(outlook))

    def rate(self, outlook: Outlook) -> list[tuple[Answer, float]]:
        """Try every option in the same world, let chance answer to all alike, and see how the seat stands.

        After a part of a side's answer nothing is to be seen yet: of those the game itself says what fits.
        """
        ask = outlook.ask()
        if ask.grows and (fitting := rated_by_game(outlook.imagine(), ask)):
            return fitting
        options = in_any_order(outlook.options(), outlook.source)
        found = weighed([outlook.imagine() for _ in range(self.worlds)], ask, options, outlook.source)
        return [(option, sum(values) / self.worlds) for option, values in zip(options, found, strict=True)]

    def answer(self, outlook: Outlook) -> Answer:
        options = outlook.options()
        if outlook.ask().taste:
            return options[outlook.source.below(len(options))]
        return options[0] if len(options) == 1 else self.think(outlook).answer
