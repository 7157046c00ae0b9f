"""Bots: they speak only asks and answers, and see only what their seat may see."""

from __future__ import annotations

from typing import Final

from panoplie.bots.civilian import Civilian
from panoplie.bots.hero import Hero
from panoplie.bots.legend import Legend
from panoplie.bots.sidekick import Sidekick
from panoplie.bots.thought import Reasons, Thought, reasons
from panoplie.kernel.answers import Answer
from panoplie.kernel.errors import SetupError
from panoplie.kernel.game import did_you_mean
from panoplie.kernel.outlook import Outlook

Bot = Civilian | Sidekick | Hero

LEVELS: Final[dict[str, type[Bot]]] = {
    "civilian": Civilian,
    "sidekick": Sidekick,
    "hero": Hero,
    "legend": Legend,
}


def bot(level: str, timed: bool = False, waited: float = 0.0, brief: bool = False) -> Bot:
    """A bot by its level. One that searches is `timed` at the table, and counts its iterations elsewhere.

    The seconds that somebody has already `waited` for its answer are part of its time. A `brief` thought is no
    longer than a hero's, whoever has it.

    >>> bot("sidekick").level
    'sidekick'
    """
    if level not in LEVELS:
        raise SetupError("unknown-bot", bot=level, near=did_you_mean(level, list(LEVELS)))
    made = LEVELS[level]
    return made(timed, waited=waited, brief=brief) if issubclass(made, Hero) else made()


__all__ = [
    "LEVELS",
    "Answer",
    "Bot",
    "Civilian",
    "Hero",
    "Legend",
    "Outlook",
    "Reasons",
    "Sidekick",
    "Thought",
    "bot",
    "reasons",
]
