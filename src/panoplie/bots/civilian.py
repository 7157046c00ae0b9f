"""The civilian answers at random."""

from __future__ import annotations

from typing import ClassVar

from panoplie.kernel.answers import Answer
from panoplie.kernel.outlook import Outlook


class Civilian:
    """Any option, each as likely."""

    level: ClassVar[str] = "civilian"

    def rate(self, outlook: Outlook) -> list[tuple[Answer, float]]:
        """To a civilian all options look the same."""
        return [(option, 0.0) for option in outlook.options()]

    def answer(self, outlook: Outlook) -> Answer:
        return outlook.sample()
