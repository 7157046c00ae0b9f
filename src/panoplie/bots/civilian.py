"""The civilian answers at random."""

from __future__ import annotations

from typing import ClassVar

from panoplie.bots.thought import Thought
from panoplie.kernel.answers import Answer
from panoplie.kernel.outlook import Outlook


class Civilian:
    """Any option, each as likely."""

    level: ClassVar[str] = "civilian"

    def think(self, outlook: Outlook) -> Thought:
        """To a civilian all options look the same."""
        return Thought.of(outlook.seat, [(option, 0.0) for option in outlook.options()])

    def answer(self, outlook: Outlook) -> Answer:
        return outlook.sample()
