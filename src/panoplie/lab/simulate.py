"""Play many games with bots and count."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from panoplie import games
from panoplie.bots import bot
from panoplie.kernel.chance import Seeded
from panoplie.kernel.errors import SetupError
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook, play_out
from panoplie.lab.figures import interval, median
from panoplie.lab.workers import spread

BLOCK = 50
"""Games are played in blocks, each with streams of its own: any number of processes gives the same games."""


Measure = Callable[[Mapping[str, Any]], Mapping[str, float]]
"""What is read off the last view of a game; a share is the mean of zeros and ones."""


class Block(msgspec.Struct, frozen=True):
    """A block of games to play."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    number: int
    games: int
    content: str | None
    measure: Measure | None = None


class Tally(msgspec.Struct, frozen=True):
    """What a block gave."""

    lengths: list[int]
    turns: list[int]
    """In which turn each game ended, if its view counts them up to a last one."""
    shares: list[float]
    scores: list[int]
    stopped: int
    endings: dict[str, int]
    measured: dict[str, float]
    digest: bytes


def play_block(block: Block) -> Tally:
    game = games.load(block.game)
    facts = game.facts(Path(block.content) if block.content else None)
    players = [bot(level) for level in block.bots]
    chance = Seeded("chance", block.seed, block.number)
    sources = [Seeded("seat", block.seed, block.number, seat) for seat in range(block.seats)]
    lengths: list[int] = []
    turns: list[int] = []
    shares = [0.0] * block.seats
    scores = [0] * block.seats
    stopped = 0
    endings: Counter[str] = Counter()
    measured: dict[str, float] = {}
    digest = hashlib.sha256()
    encode = msgspec.msgpack.Encoder().encode
    for _ in range(block.games):
        match = Match.start(game, block.seats, block.options, facts)
        outlooks = [Outlook(match, seat, source) for seat, source in enumerate(sources)]
        lengths.append(play_out(match, players, outlooks, chance))
        outcome = match.outcome()
        stopped += outcome.stopped
        endings[outcome.reason] += 1
        for seat, score in enumerate(outcome.scores):
            shares[seat] += outcome.share(seat)
            scores[seat] += score
        seen = match.view(None)
        if "last_turn" in seen["board"]:
            turns.append(seen["board"]["turn"])
        if block.measure is not None:
            for name, amount in block.measure(seen).items():
                measured[name] = measured.get(name, 0.0) + amount
        digest.update(encode(match.log))
        digest.update(encode(outcome.to_json()))
    return Tally(lengths, turns, shares, scores, stopped, dict(endings), measured, digest.digest())


def simulate(
    game_id: str,
    seats: int,
    count: int,
    seed: int,
    levels: Sequence[str],
    processes: int = 1,
    options: Mapping[str, Any] | None = None,
    content: Path | None = None,
    measure: Measure | None = None,
) -> dict[str, Any]:
    """Play `count` games and report wins by seat and bot, length and speed.

    The length is told in answers, and in turns as the game counts them, if its view does so up to a last one.

    What `measure` reads off the last view of each game is reported as a mean; it must be a
    function that other processes can import.
    """
    game = games.load(game_id)
    game.check_seats(seats)
    chosen = dict(game.settle_options(options, seats))
    game.facts(content)
    table = fill_seats(levels, seats)
    folder = str(content) if content else None
    blocks = [
        Block(game_id, seats, chosen, table, seed, number, min(BLOCK, count - number * BLOCK), folder, measure)
        for number in range(-(-count // BLOCK))
    ]
    began = time.perf_counter()
    tallies = list(spread(play_block, blocks, processes, f"{game.meta.title}: blocks of {BLOCK} games"))
    seconds = time.perf_counter() - began
    return _report(game_id, table, count, seed, chosen, tallies, seconds)


def fill_seats(levels: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: those that are named, in turn."""
    if len(levels) > seats:
        raise SetupError("too-many-bots", bots=len(levels), seats=seats)
    for level in levels:
        bot(level)
    return [levels[seat % len(levels)] for seat in range(seats)]


def _ending(reason: str, times: int, count: int) -> dict[str, Any]:
    low, high = interval(times / count, count)
    return {"reason": reason, "games": times, "share": times / count, "low": low, "high": high}


def _length(lengths: Sequence[int]) -> dict[str, float]:
    return {"mean": sum(lengths) / len(lengths), "median": median(lengths), "max": max(lengths)}


def _report(
    game_id: str,
    table: list[str],
    count: int,
    seed: int,
    options: dict[str, Any],
    tallies: list[Tally],
    seconds: float,
) -> dict[str, Any]:
    lengths = [length for tally in tallies for length in tally.lengths]
    turns = [turn for tally in tallies for turn in tally.turns]
    digest = hashlib.sha256(b"".join([tally.digest for tally in tallies]))
    decisions = sum(lengths)
    stopped = sum([tally.stopped for tally in tallies])
    endings: Counter[str] = Counter()
    for tally in tallies:
        endings.update(tally.endings)
    measured: dict[str, float] = {}
    for tally in tallies:
        for name, amount in tally.measured.items():
            measured[name] = measured.get(name, 0.0) + amount / count
    wins = []
    for seat, level in enumerate(table):
        share = sum([tally.shares[seat] for tally in tallies]) / count
        low, high = interval(share, count)
        score = sum([tally.scores[seat] for tally in tallies]) / count
        wins.append({"seat": seat, "bot": level, "share": share, "low": low, "high": high, "mean_score": score})
    return {
        "game": game_id,
        "seats": len(table),
        "games": count,
        "seed": seed,
        "options": options,
        "finished": len(lengths) - stopped,
        "stopped": stopped,
        "endings": [_ending(reason, times, count) for reason, times in endings.most_common()],
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "games_per_second": count / seconds,
        "wins": wins,
        "length": _length(lengths),
        "turns": _length(turns) if turns else None,
        "measured": measured,
        "digest": digest.hexdigest(),
    }
