"""Rank bots: each on one side against a table of others, sides rotated and seeds mirrored."""

from __future__ import annotations

import itertools
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from panoplie import games
from panoplie.bots import LEVELS, bot
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.chance import Seeded
from panoplie.kernel.errors import SetupError
from panoplie.kernel.game import did_you_mean
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook, Player, play_out
from panoplie.lab.figures import interval
from panoplie.lab.rating import Rating, rate
from panoplie.lab.sprt import ERROR, OPEN, Claims
from panoplie.lab.workers import spread

ROUND = 4
"""How many deals for each process are begun before it is seen whether a sequential test is decided."""
OTHERS = "sidekick"
"""Who plays the other parts where bots are compared in one: somebody who makes use of mistakes, and is quick."""


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
    part: str = ""
    """If it is named, the two bots are compared in this villain, hero or role alone."""


class Result(msgspec.Struct, frozen=True):
    """The games of a deal: each side's share of the victory, the challenger's first, and the time they took.

    A game that nobody won, because the box did or because it was stopped, says nothing about who is stronger.
    """

    games: list[list[float]]
    stopped: int
    seconds: dict[str, float]
    decisions: dict[str, int]
    parts: list[tuple[str, str, float]] = []
    """For every seat of every game what it showed, its bot, and its share of the victory."""


class Duel(msgspec.Struct, frozen=True):
    """One bot against a table of another, deal after deal, and what a sequential test made of it."""

    challenger: str
    field: str
    results: list[Result]
    evidence: float = 0.0
    verdict: str = ""

    @property
    def won(self) -> list[list[float]]:
        """The games that somebody won."""
        return [game for result in self.results for game in result.games if any(game)]

    @property
    def nobody(self) -> int:
        """How many games nobody won."""
        return sum([len(result.games) for result in self.results]) - len(self.won)

    def shares(self, mine: bool = True) -> list[float]:
        """What the challenger won of each game that somebody won, or what a side of the field did."""
        return [game[0] if mine else sum(game[1:]) / (len(game) - 1) for game in self.won]


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
    if deal.part:
        return play_twins(deal)
    game = games.load(deal.game)
    challenger, field = Timed(deal.challenger), Timed(deal.field)
    shares: list[list[float]] = []
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
        won = [outcome.share(place)] + [outcome.share(other[0]) for other in sides if other != side]
        shares.append([one / max(1.0, sum(won)) for one in won])  # seats that won together have a part each
        stopped += outcome.stopped
        if deal.by:
            for seat, shown in enumerate(match.view(None)["board"]["seats"]):
                parts.append((_named(shown, deal), players[seat].level, outcome.share(seat)))
    return _timed(shares, stopped, (challenger, field), parts)


def play_twins(deal: Deal) -> Result:
    """The deal twice with the same chance: one bot, then the other, has all seats that show the part.

    What differs is their doing: the twin that wins alone has won, and if both win or neither does nobody has.
    """
    game = games.load(deal.game)
    both = (Timed(deal.challenger), Timed(deal.field))
    others = bot(OTHERS)
    won: list[float] = []
    stopped = 0
    for player in both:
        match, chance = Match.start(game, deal.seats, deal.options), Seeded("chance", deal.seed, deal.number)
        match.settle(chance)
        mine = [seat for seat in range(deal.seats) if _shows_part(match, seat, deal)]
        if not mine:
            return _timed([], 0, both)
        players: list[Player] = [player if seat in mine else others for seat in range(deal.seats)]
        sources = [Seeded("ladder", deal.seed, deal.number, seat) for seat in range(deal.seats)]
        outlooks = [Outlook(match, seat, source) for seat, source in enumerate(sources)]
        play_out(match, players, outlooks, chance)
        outcome = match.outcome()
        won.append(max([outcome.share(seat) for seat in mine]))
        stopped += outcome.stopped
    ahead = won[0] - won[1]
    return _timed([[max(0.0, ahead), max(0.0, -ahead)]], stopped, both)


def _shows_part(match: Match, seat: Seat, deal: Deal) -> bool:
    """Whether a seat sees itself in the part, which may be a secret to all others."""
    return _named(match.view(seat)["board"]["seats"][seat], deal) == deal.part


def _timed(
    shares: list[list[float]], stopped: int, both: Sequence[Timed], parts: Sequence[tuple[str, str, float]] = ()
) -> Result:
    return Result(
        shares,
        stopped,
        {player.level: player.seconds for player in both},
        {player.level: player.decisions for player in both},
        list(parts),
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
    until_clear: bool = False,
    part: str = "",
) -> dict[str, Any]:
    """Let each bot play one side against a table of each other; `count` games for each such duel, at least.

    With `until_clear` only neighbours of the ladder meet, the one that should be stronger alone against a table of
    the other, and each duel ends as soon as a sequential test decides it, after `count` games at the latest. With
    `by` the report also says how each bot does with each villain, hero or whatever the seats show under this name.
    Chance is the same in every game of a deal, so what chance deals out every bot has equally often.

    With a `part` bots are compared in it alone: each deal is played twice, with either bot in all seats that show
    this part under the name `by`, and with the same others. Those two games count as one.
    """
    game = games.load(game_id)
    game.check_seats(seats)
    for level in levels:
        bot(level)
    if len(set(levels)) < 2:
        raise SetupError("too-few-bots")
    chosen = dict(game.settle_options(options, seats))
    if part and not by:
        raise SetupError("part-of-what", part=part)
    sides = 2 if part else len(game.sides(seats, chosen))
    if sides < 2:
        raise SetupError("one-side", game=game.meta.title)
    deals = count if part else -(-count // sides)
    duels = []
    claims = Claims.against(sides)
    for challenger, field in neighbours(levels) if until_clear else pairs(levels):
        jobs = [Deal(game_id, seats, chosen, challenger, field, seed, number, by, part) for number in range(deals)]
        title = f"{game.meta.title}: {challenger} against {field}"
        duels.append(_until_clear(jobs, processes, title, claims) if until_clear else _all(jobs, processes, title))
    results = [result for duel in duels for result in duel.results]
    if not any([result.games for result in results]):
        raise SetupError("no-such-part", game=game.meta.title, by=by, part=part)
    return {
        "game": game_id,
        "seats": seats,
        "games": sum([len(result.games) for result in results]),
        "stopped": sum([result.stopped for result in results]),
        "seed": seed,
        "options": chosen,
        "even": claims.even,
        "claims": {"even": claims.even, "better": claims.better, "error": ERROR} if until_clear else None,
        "bots": _ranking(levels, duels),
        "duels": [_told(duel) for duel in duels],
        "part": part,
        "parts": _by_part(results),
    }


def pairs(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Everybody against everybody, either alone once."""
    return list(itertools.permutations(dict.fromkeys(levels), 2))


def neighbours(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Each bot against the next weaker one, from the weakest up.

    >>> neighbours(["legend", "civilian", "hero"])
    [('hero', 'civilian'), ('legend', 'hero')]
    """
    ordered = sorted(dict.fromkeys(levels), key=list(LEVELS).index)
    return [(above, below) for below, above in itertools.pairwise(ordered)]


def _all(jobs: Sequence[Deal], processes: int, title: str) -> Duel:
    return Duel(jobs[0].challenger, jobs[0].field, list(spread(play_deal, jobs, processes, title)))


def _until_clear(jobs: Sequence[Deal], processes: int, title: str, claims: Claims) -> Duel:
    """Play deal after deal until it is decided. What other processes played beyond that does not count."""
    results: list[Result] = []
    evidence, verdict = 0.0, OPEN
    step = ROUND * processes
    for begin in range(0, len(jobs), step):
        for result in spread(play_deal, jobs[begin : begin + step], processes, title):
            if verdict == OPEN:
                results.append(result)
                evidence += sum([claims.weight(game[0]) for game in result.games if any(game)])
                verdict = claims.verdict(evidence)
        if verdict != OPEN:
            break
    return Duel(jobs[0].challenger, jobs[0].field, results, evidence, verdict)


def _told(duel: Duel) -> dict[str, Any]:
    shares = duel.shares()
    mean, low, high = mean_share(shares)
    told = {
        "challenger": duel.challenger,
        "field": duel.field,
        "games": len(shares) + duel.nobody,
        "nobody": duel.nobody,
        "win_rate": mean,
        "low": low,
        "high": high,
    }
    return {**told, "verdict": duel.verdict, "evidence": duel.evidence} if duel.verdict else told


def mean_share(shares: Sequence[float]) -> tuple[float, float, float]:
    """The mean of what was won of some games, and its 95 % interval; of no games nothing is known.

    >>> mean_share([])
    (0.0, 0.0, 1.0)
    """
    mean = sum(shares) / max(1, len(shares))
    return mean, *interval(mean, len(shares))


def _by_part(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Each bot's win rate with each villain, or whatever else the seats show."""
    shares: dict[tuple[str, str], list[float]] = {}
    for result in results:
        for part, level, won in result.parts:
            shares.setdefault((part, level), []).append(won)
    rows = []
    for (part, level), mine in sorted(shares.items()):
        mean, low, high = mean_share(mine)
        rows.append({"part": part, "name": level, "games": len(mine), "win_rate": mean, "low": low, "high": high})
    return rows


def _ranking(levels: Sequence[str], duels: Sequence[Duel]) -> list[dict[str, Any]]:
    """Each bot with its skill and its win rate alone against a table of others; the most skilful first.

    A bot that never was alone, the weakest of a ladder of neighbours, is told by what a side of its tables won.
    """
    skills = skills_of(levels, duels)
    ranking = []
    for level in dict.fromkeys(levels):
        shares = [share for duel in duels if duel.challenger == level for share in duel.shares()]
        shares = shares or [share for duel in duels if duel.field == level for share in duel.shares(mine=False)]
        mean, low, high = mean_share(shares)
        results = [result for duel in duels for result in duel.results]
        seconds = sum([result.seconds.get(level, 0.0) for result in results])
        decisions = sum([result.decisions.get(level, 0) for result in results])
        ranking.append(
            {
                "name": level,
                "skill": skills[level].mean,
                "doubt": skills[level].doubt,
                "win_rate": mean,
                "low": low,
                "high": high,
                "ms_per_decision": 1000 * seconds / max(1, decisions),
            }
        )
    return sorted(ranking, key=lambda row: -float(row["skill"]))


def skills_of(levels: Sequence[str], duels: Sequence[Duel]) -> dict[str, Rating]:
    """The skill of each bot after a game of each duel in turn; several sides of one bot learn their mean."""
    skills = {level: Rating() for level in levels}
    streams = [duel.won for duel in duels]
    for number in range(max([len(stream) for stream in streams])):
        for duel, stream in zip(duels, streams, strict=True):
            if number < len(stream):
                game = stream[number]
                seated = [skills[duel.challenger]] + [skills[duel.field]] * (len(game) - 1)
                first, *rest = rate(seated, game)
                skills[duel.challenger] = first
                skills[duel.field] = Rating(
                    sum([one.mean for one in rest]) / len(rest), sum([one.doubt for one in rest]) / len(rest)
                )
    return skills
