"""Every way in which a game of the DC Deck-Building Game can end: what its record shows, and how one is made.

`python -m tests.games.dc.endings` plays until each ending has a record that fits the rules as they are now.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from panoplie.bots import bot
from panoplie.games import load
from panoplie.games.dc.state import FOILED, UNSEEN, State
from panoplie.kernel import fair
from panoplie.kernel.answers import Answer
from panoplie.kernel.asks import Ask, ChanceAsk
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook
from tests.endings import renew

RECORDS: Final = Path(__file__).parent / "records"


@dataclass(frozen=True)
class Ending:
    """At which table, why the game was over, what had become of the Plot, whether the eight villains came, and
    whether the Mastermind was left alone."""

    seats: int
    reason: str
    options: Mapping[str, Any] = field(default_factory=dict)
    level: str = "sidekick"
    """The bots that play it."""
    plot: int = UNSEEN
    finale: bool = False
    alone: bool = False
    """Whether no Loyal player is left; they play for it, too."""

    def fits(self, match: Match) -> bool:
        g = match.state
        assert isinstance(g, State)
        table = (g.seats, {name: g.options[name] for name in self.options})
        alone = 1 in g.loyalty and all([g.gone[seat] or g.loyalty[seat] for seat in range(g.seats)])
        return (*table, g.ended, g.plot, g.finale, alone) == (
            self.seats,
            dict(self.options),
            self.reason,
            self.plot,
            self.finale,
            self.alone,
        )


WATCHMEN: Final = {"watchmen": True}
ENDINGS: Final = {
    "last super villain": Ending(2, "villains"),
    "line up not refilled": Ending(2, "line_up", level="civilian"),
    "teams": Ending(4, "line_up", {"variant": "teams"}, level="civilian"),
    "stopped after the last turn": Ending(5, "stopped", {"turns": 200}, level="civilian"),
    "loyal players": Ending(3, "loyal", WATCHMEN),
    "loyal players against a plot": Ending(3, "loyal", WATCHMEN, plot=FOILED),
    "mastermind": Ending(3, "mastermind", WATCHMEN, level="civilian"),
    "mastermind left alone": Ending(2, "mastermind", WATCHMEN, alone=True),
    "nobody": Ending(2, "nobody", WATCHMEN, level="civilian"),
    "two loyal players against eight super villains": Ending(2, "loyal", WATCHMEN, finale=True),
}


def play(wanted: Ending, number: int) -> tuple[Match, str]:
    """Play a game whose chance comes from a key, so that its record can be verified."""
    key = f"{number:064x}"
    match = Match.start(load("dc"), wanted.seats, wanted.options)
    while (ask := match.ask) is not None:
        place = len(match.log)
        if isinstance(ask, ChanceAsk):
            match.push(ask.sample(match.state, fair.Fair(key, place)))
        else:
            part = match.asks()[0]
            cruel = cruelty(match.state, part) if wanted.alone else None
            outlook = Outlook(match, part.seat, Seeded(number, place))
            match.push(cruel or bot(wanted.level).answer(outlook), part.seat)
    return match, key


def cruelty(g: State, ask: Ask) -> Answer | None:
    """Buy Disintegration and keep it for another player; nothing where it is about something else."""
    for option in ask.options(g):
        if option[0] == "destroy_player" or option == ("buy", "disintegration"):
            return option
    return ("none",) if ask.kind == "disintegrate" else None


if __name__ == "__main__":
    renew("dc", RECORDS, ENDINGS, play)
