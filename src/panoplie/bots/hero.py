"""The hero searches."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from panoplie.bots.search import STYLE, Budget, Search, Style
from panoplie.bots.thought import Thought
from panoplie.kernel.answers import Answer
from panoplie.kernel.outlook import Outlook

LEAST_PART: Final = 4
"""However long its answer was waited for, it thinks at least this part of its time: one in so many."""
BRIEF: Final = 300
"""Milliseconds of a thought that everybody at the table can wait for again and again."""
LINE: Final = 5
"""How many answers of the line that it expects a bot tells."""


class Hero:
    """Compare the best answers in imagined worlds to the end of the turn, within a budget."""

    level: ClassVar[str] = "hero"
    iterations: ClassVar[int] = 100
    milliseconds: ClassVar[int] = BRIEF
    style: ClassVar[Style] = replace(STYLE, tree=False)

    def __init__(
        self, timed: bool = False, budget: Budget | None = None, waited: float = 0.0, brief: bool = False
    ) -> None:
        """With a clock it thinks as long as people like to wait; without one its games can be repeated.

        Who has waited some seconds for a free process gets the answer that much sooner, if it can be any good.
        """
        whole = BRIEF if brief else self.milliseconds
        left = max(whole // LEAST_PART, whole - int(1000 * waited))
        self.budget = budget or (Budget(milliseconds=left) if timed else Budget(iterations=self.iterations))

    def think(self, outlook: Outlook) -> Thought:
        search = Search(outlook, self.style)
        search.run(self.budget)
        ratings = search.ratings()
        return Thought(ratings[0][0], ratings, search.line(LINE))

    def answer(self, outlook: Outlook) -> Answer:
        options = outlook.options()
        if outlook.ask().taste:
            return options[outlook.source.below(len(options))]
        return options[0] if len(options) == 1 else self.think(outlook).answer
