"""Bots: they speak only asks and answers, and see only what their seat may see."""

from __future__ import annotations

from typing import Final

from panoplie.bots.civilian import Civilian
from panoplie.bots.legend import Legend
from panoplie.bots.sidekick import Sidekick
from panoplie.kernel.answers import Answer
from panoplie.kernel.errors import SetupError
from panoplie.kernel.game import did_you_mean
from panoplie.kernel.outlook import Outlook

Bot = Civilian | Sidekick | Legend

LEVELS: Final[dict[str, type[Bot]]] = {"civilian": Civilian, "sidekick": Sidekick, "legend": Legend}


def bot(level: str) -> Bot:
    """A bot by its level.

    >>> bot("sidekick").level
    'sidekick'
    """
    if level not in LEVELS:
        raise SetupError("unknown-bot", bot=level, near=did_you_mean(level, list(LEVELS)))
    return LEVELS[level]()


__all__ = ["LEVELS", "Answer", "Bot", "Civilian", "Legend", "Outlook", "Sidekick", "bot"]
