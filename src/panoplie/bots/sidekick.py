"""The sidekick looks one step ahead and takes what looks best."""

from __future__ import annotations

from typing import ClassVar

from panoplie.kernel.answers import Answer
from panoplie.kernel.outlook import Outlook


class Sidekick:
    """Greedy on the game's own sense of how well a seat stands, in a few imagined worlds."""

    level: ClassVar[str] = "sidekick"

    def __init__(self, worlds: int = 6) -> None:
        self.worlds = worlds

    def rate(self, outlook: Outlook) -> list[tuple[Answer, float]]:
        """Try every option in the same few worlds, let chance answer, and see how the seat stands."""
        seat = outlook.seat
        options = outlook.options()
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = outlook.imagine()
            value = world.game.value
            for place, option in enumerate(options):
                after = world.fork()
                after.push(option, seat)
                after.settle(outlook.source)
                totals[place] += value(after.state, seat)
        return [(option, total / self.worlds) for option, total in zip(options, totals, strict=True)]

    def answer(self, outlook: Outlook) -> Answer:
        options = outlook.options()
        if outlook.ask().taste:
            return options[outlook.source.below(len(options))]
        return options[0] if len(options) == 1 else best_of(self.rate(outlook))


def best_of(ratings: list[tuple[Answer, float]]) -> Answer:
    """The option with the highest rating; the first of equals."""
    best, highest = ratings[0]
    for option, rating in ratings:
        if rating > highest:
            best, highest = option, rating
    return best
