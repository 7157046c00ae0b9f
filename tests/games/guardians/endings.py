"""Every way in which a game of Guardians' Chronicles can end: what its record shows, and how one is made.

`python -m tests.games.guardians.endings` plays until each ending has a record that fits the rules as they are now.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from panoplie.games import load
from panoplie.kernel import fair
from panoplie.kernel.answers import Answer
from panoplie.kernel.asks import Ask, ChanceAsk
from panoplie.kernel.chance import Seeded, Source
from panoplie.kernel.match import Match
from tests.endings import renew

RECORDS: Final = Path(__file__).parent / "records"
PATIENCE: Final = 200
STOPPED: Final = 4
"""Where a chapter of the saga says whether the heroes stopped the villain."""


@dataclass(frozen=True)
class Ending:
    """At which table, why the game was over (in a campaign that does not matter), and how it was won or lost."""

    seats: int
    ending: str
    reason: str
    options: Mapping[str, Any] = field(default_factory=dict)
    lucky: bool = False
    """Whether those who play it guess what chance will bring, or play at random."""
    again: tuple[str, ...] = ()
    """The adventures that they play again, from the beginning, until they have won them or lost patience."""

    def fits(self, match: Match) -> bool:
        shown = match.view(None)
        return shown["outcome"]["reason"] == self.reason and self.ending in ("", shown["board"].get("ending"))


BRAWL: Final = {"threat": "street_brawl"}
ENDINGS: Final = {
    "villain falls": Ending(2, "villain_falls", "front_page", lucky=True),
    "artefact sealed": Ending(2, "sealed", "front_page", {"threat": "five_faces"}, True),
    "out of time": Ending(4, "out_of_time", "front_page", BRAWL),
    "team wiped out": Ending(2, "wiped_out", "front_page"),
    "equal papers": Ending(3, "out_of_time", "equal", BRAWL),
    "villain wins": Ending(4, "villain_wins", "villain_wins"),
    "city saved": Ending(1, "villain_falls", "saved", lucky=True),
    "villain falls too early": Ending(1, "villain_falls", "not_enough"),
    "villain wins against one": Ending(1, "villain_wins", "villain_wins", {"threat": "farewell_tour"}),
    "all heroes out": Ending(3, "wiped_out", "all_out", {"mode": "together", "threat": "five_faces"}),
    "campaign": Ending(2, "", "saga", {"mode": "campaign"}),
    "campaign saved": Ending(
        1,
        "",
        "saga_saved",
        {"mode": "campaign_together", "sidekicks": 2},
        True,
        ("opening_night", "on_the_road", "behind_the_masks"),
    ),
    "campaign lost together": Ending(2, "", "saga_lost", {"mode": "campaign_together"}),
}


def play(wanted: Ending, number: int) -> tuple[Match, str]:
    """Play a game whose chance comes from a key, so that its record can be verified."""
    key = f"{number:064x}"
    match = Match.start(load("guardians"), wanted.seats, wanted.options)
    chapters = tries = 0
    begun = match.fork()
    while (ask := match.ask) is not None:
        place = len(match.log)
        if isinstance(ask, ChanceAsk):
            match.push(ask.sample(match.state, fair.Fair(key, place)))
        else:
            part, source = match.asks()[0], Seeded(number, place, tries)
            answer = guess(match, part, key, source) if wanted.lucky else part.sample(match.state, source)
            match.push(answer, part.seat)
        saga = match.view(None)["board"]["saga"] if wanted.again else []
        if len(saga) > chapters:
            if saga[-1]["stopped"] or saga[-1]["adventure"] not in wanted.again or tries == PATIENCE:
                chapters, tries, begun = len(saga), 0, match.fork()
            else:
                match, tries = begun.fork(), tries + 1
    return match, key


def guess(match: Match, ask: Ask, key: str, source: Source) -> Answer:
    """What will look best when chance has answered; of a plan what the game thinks fit; anything of equals.

    The end of an adventure is judged by whether it was won, so that nobody ends one too early.
    """
    game, options = match.game, list(ask.options(match.state))
    if ask.grows:
        assert game.ratings is not None
        rated = dict(game.ratings(match.state, ask, ask.seat))
        return max(options, key=lambda option: (rated.get(option, -1e9), source.below(1000)))

    def worth(option: Answer) -> tuple[float, int]:
        twin = match.fork()
        twin.push(option, ask.seat)
        while isinstance(twin.ask, ChanceAsk):
            twin.push(twin.ask.sample(twin.state, fair.Fair(key, len(twin.log))))
        over = [chapter[STOPPED] for chapter in twin.state.saga[len(match.state.saga) :]]
        return (2 * over[0] - 1 if over else game.value(twin.state, ask.seat)), source.below(1000)

    return max(options, key=worth)


if __name__ == "__main__":
    renew("guardians", RECORDS, ENDINGS, play)
