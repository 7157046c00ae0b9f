"""Every way in which a game of Guardians' Chronicles can end: what its record shows, and how one is made.

`python -m tests.games.guardians.endings` plays until each ending has a record that fits the rules as they are now.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from panoplie.bots import bot
from panoplie.games import load
from panoplie.kernel import fair
from panoplie.kernel.asks import ChanceAsk
from panoplie.kernel.chance import Seeded
from panoplie.kernel.errors import RecordError
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook
from panoplie.kernel.record import Fairness, Player, Record

RECORDS: Final = Path(__file__).parent / "records"
MOST_GAMES: Final = 400


@dataclass(frozen=True)
class Ending:
    """At which table, why the game was over (in a campaign that does not matter), and how it was won or lost."""

    seats: int
    ending: str
    reason: str
    options: Mapping[str, Any] = field(default_factory=dict)
    level: str = "civilian"
    """How good those are who play it."""

    def fits(self, match: Match) -> bool:
        shown = match.view(None)
        return shown["outcome"]["reason"] == self.reason and self.ending in ("", shown["board"].get("ending"))


BRAWL: Final = {"threat": "street_brawl"}
ENDINGS: Final = {
    "villain falls": Ending(2, "villain_falls", "front_page", level="sidekick"),
    "artefact sealed": Ending(2, "sealed", "front_page", {"threat": "five_faces"}, "sidekick"),
    "out of time": Ending(4, "out_of_time", "front_page", BRAWL),
    "team wiped out": Ending(2, "wiped_out", "front_page"),
    "equal papers": Ending(3, "out_of_time", "equal", BRAWL),
    "villain wins": Ending(4, "villain_wins", "villain_wins"),
    "city saved": Ending(1, "villain_falls", "saved", level="sidekick"),
    "villain falls too early": Ending(1, "villain_falls", "not_enough"),
    "villain wins against one": Ending(1, "villain_wins", "villain_wins", {"threat": "farewell_tour"}),
    "all heroes out": Ending(3, "wiped_out", "all_out", {"mode": "together"}),
    "campaign": Ending(2, "", "saga", {"mode": "campaign"}),
    "campaign together": Ending(3, "", "saga_saved", {"mode": "campaign_together", "sidekicks": 2}, "sidekick"),
    "campaign lost together": Ending(2, "", "saga_lost", {"mode": "campaign_together"}),
}


def play(wanted: Ending, number: int) -> tuple[Match, str]:
    """Play a game whose chance comes from a key, so that its record can be verified."""
    key = f"{number:064x}"
    match = Match.start(load("guardians"), wanted.seats, wanted.options)
    player = bot(wanted.level)
    while (ask := match.ask) is not None:
        place = len(match.log)
        if isinstance(ask, ChanceAsk):
            match.push(ask.sample(match.state, fair.Fair(key, place)))
        else:
            seat = match.asks()[0].seat
            match.push(player.answer(Outlook(match, seat, Seeded(number, place))), seat)
    return match, key


def is_good(path: Path, wanted: Ending) -> bool:
    """Whether a record still replays, and shows its ending."""
    try:
        return path.exists() and wanted.fits(Record.load(path).replay(load("guardians")))
    except RecordError:
        return False


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for name, wanted in ENDINGS.items():
        path = RECORDS / f"{name.replace(' ', '-')}.json"
        for number in range(0 if is_good(path, wanted) else MOST_GAMES):
            match, key = play(wanted, number)
            if wanted.fits(match):
                seats = [Player(f"Seat {seat + 1}") for seat in range(wanted.seats)]
                record = Record.of(match, seats, Fairness(fair.seal(key), key))
                path.write_text(record.write(), encoding="utf-8")
                print(name, number, flush=True)
                break


if __name__ == "__main__":
    main()
