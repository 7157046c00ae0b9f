"""The sidekick looks one step ahead and takes what looks best."""

from __future__ import annotations

from typing import ClassVar

from panoplie.bots.foresight import after, worth
from panoplie.bots.thought import Thought
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook


class Sidekick:
    """Greedy on the game's own sense of how well a seat stands after a deed, in a few imagined worlds."""

    level: ClassVar[str] = "sidekick"
    worlds: ClassVar[int] = 6

    def think(self, outlook: Outlook) -> Thought:
        return Thought.of(outlook.seat, self.rate(outlook))

    def rate(self, outlook: Outlook) -> list[tuple[Answer, float]]:
        """Try every option in the same few worlds, let chance answer, and see how the seat stands.

        After a part of a side's answer nothing is to be seen yet: of those the game itself says what fits.
        """
        seat = outlook.seat
        ask = outlook.ask()
        if ask.grows and (fitting := rated_by_game(outlook.imagine(), ask, seat)):
            return fitting
        options = outlook.options()
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = outlook.imagine()
            for place, option in enumerate(options):
                totals[place] += worth(after(world, seat, option, outlook.source), seat, outlook.source)
        return [(option, total / self.worlds) for option, total in zip(options, totals, strict=True)]

    def answer(self, outlook: Outlook) -> Answer:
        options = outlook.options()
        if outlook.ask().taste:
            return options[outlook.source.below(len(options))]
        return options[0] if len(options) == 1 else self.think(outlook).answer


def rated_by_game(world: Match, ask: Ask, seat: Seat) -> list[tuple[Answer, float]]:
    """How good each option is as the game sees it, where it has a better way than looking one step ahead."""
    ratings = world.game.ratings
    return [] if ratings is None else ratings(world.state, ask, seat)
