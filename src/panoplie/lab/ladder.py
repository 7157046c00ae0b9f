"""Rank bots: each on one side against a table of each other, sides rotated and seeds mirrored."""

from __future__ import annotations

import itertools
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from panoplie import games
from panoplie.bots import bot
from panoplie.kernel.answers import Answer
from panoplie.kernel.chance import Seeded
from panoplie.kernel.errors import SetupError
from panoplie.kernel.game import did_you_mean
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook, Player, play_out
from panoplie.lab.figures import interval, mean_interval
from panoplie.lab.workers import spread


class Deal(msgspec.Struct, frozen=True):
    """One deal of a duel: the challenger plays every side in turn, with the same chance each time."""

    game: str
    seats: int
    options: dict[str, Any]
    challenger: str
    field: str
    seed: int
    number: int
    by: str = ""
    """What every seat shows of itself that the figures are also told by, such as its villain."""


class Result(msgspec.Struct, frozen=True):
    """What the challenger won of a deal, as a share of its games, and the time that both took."""

    share: float
    stopped: int
    seconds: dict[str, float]
    decisions: dict[str, int]
    parts: list[tuple[str, str, float]] = []
    """For every seat of every game what it showed, its bot, and its share of the victory."""


class Timed:
    """A player with a stopwatch."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.player: Player = bot(level)
        self.seconds = 0.0
        self.decisions = 0

    def answer(self, outlook: Outlook) -> Answer:
        began = time.perf_counter()
        answer = self.player.answer(outlook)
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        return answer


def play_deal(deal: Deal) -> Result:
    game = games.load(deal.game)
    challenger, field = Timed(deal.challenger), Timed(deal.field)
    share = 0.0
    stopped = 0
    parts: list[tuple[str, str, float]] = []
    sides = game.sides(deal.seats, game.settle_options(deal.options, deal.seats))
    for side in sides:
        place = side[0]
        match = Match.start(game, deal.seats, deal.options)
        players = [challenger if seat in side else field for seat in range(deal.seats)]
        # Streams belong to players and not to seats, so that a rotation changes nothing but the order.
        sources = [
            Seeded("ladder", deal.seed, deal.number, (seat - place) % deal.seats) for seat in range(deal.seats)
        ]
        outlooks = [Outlook(match, seat, source) for seat, source in enumerate(sources)]
        play_out(match, players, outlooks, Seeded("chance", deal.seed, deal.number))
        outcome = match.outcome()
        share += outcome.share(place)
        stopped += outcome.stopped
        if deal.by:
            for seat, shown in enumerate(match.view(None)["board"]["seats"]):
                parts.append((_named(shown, deal), players[seat].level, outcome.share(seat)))
    both = (challenger, field)
    return Result(
        share / len(sides),
        stopped,
        {player.level: player.seconds for player in both},
        {player.level: player.decisions for player in both},
        parts,
    )


def _named(shown: Mapping[str, Any], deal: Deal) -> str:
    """What a seat shows under the name that the figures are told by."""
    names = [name for name, value in shown.items() if isinstance(value, str)]
    if deal.by not in names:
        raise SetupError("unknown-by", game=deal.game, by=deal.by, near=did_you_mean(deal.by, names))
    return str(shown[deal.by])


def ladder(
    game_id: str,
    seats: int,
    count: int,
    seed: int,
    levels: Sequence[str],
    processes: int = 1,
    options: Mapping[str, Any] | None = None,
    by: str = "",
) -> dict[str, Any]:
    """Let each bot play one side against a table of each other; `count` games for each such duel, at least.

    With `by` the report also says how each bot does with each villain, hero or whatever the seats show under this
    name. Chance is the same in every game of a deal, so what chance deals out every bot has equally often.
    """
    game = games.load(game_id)
    game.check_seats(seats)
    for level in levels:
        bot(level)
    if len(set(levels)) < 2:
        raise SetupError("too-few-bots")
    chosen = dict(game.settle_options(options, seats))
    sides = len(game.sides(seats, chosen))
    deals = -(-count // sides)
    pairs = list(itertools.permutations(dict.fromkeys(levels), 2))
    jobs = [Deal(game_id, seats, chosen, a, b, seed, number, by) for a, b in pairs for number in range(deals)]
    results = list(spread(play_deal, jobs, processes, f"{game.meta.title}: deals"))
    duels = []
    for place, (challenger, field) in enumerate(pairs):
        mine = results[place * deals : (place + 1) * deals]
        mean, low, high = mean_interval([result.share for result in mine])
        duels.append({"challenger": challenger, "field": field, "win_rate": mean, "low": low, "high": high})
    return {
        "game": game_id,
        "seats": seats,
        "games": deals * sides * len(pairs),
        "stopped": sum([result.stopped for result in results]),
        "seed": seed,
        "options": chosen,
        "even": 1 / sides,
        "bots": _ranking(levels, pairs, deals, results),
        "duels": duels,
        "parts": _by_part(results),
    }


def _by_part(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Each bot's win rate with each villain, or whatever else the seats show."""
    shares: dict[tuple[str, str], list[float]] = {}
    for result in results:
        for part, level, won in result.parts:
            shares.setdefault((part, level), []).append(won)
    rows = []
    for (part, level), mine in sorted(shares.items()):
        mean = sum(mine) / len(mine)
        low, high = interval(mean, len(mine))
        rows.append({"part": part, "name": level, "games": len(mine), "win_rate": mean, "low": low, "high": high})
    return rows


def _ranking(
    levels: Sequence[str], pairs: list[tuple[str, str]], deals: int, results: list[Result]
) -> list[dict[str, Any]]:
    """Each bot's win rate as the lone challenger, over all fields, best first."""
    ranking = []
    for level in dict.fromkeys(levels):
        places = [place for place, (challenger, _) in enumerate(pairs) if challenger == level]
        shares = [results[place * deals + number].share for place in places for number in range(deals)]
        mean, low, high = mean_interval(shares)
        seconds = sum([result.seconds.get(level, 0.0) for result in results])
        decisions = sum([result.decisions.get(level, 0) for result in results])
        ms = 1000 * seconds / max(1, decisions)
        ranking.append({"name": level, "win_rate": mean, "low": low, "high": high, "ms_per_decision": ms})
    return sorted(ranking, key=lambda row: -float(row["win_rate"]))
