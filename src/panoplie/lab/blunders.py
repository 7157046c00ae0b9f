"""Positions in which the worst blunders are known, collected from games of bots, for tests of what bots advise.

python -m panoplie.lab.blunders dc '{}' '{"watchmen": true}' > tests/games/dc/blunders.jsonl

Each line is a game that sidekicks played, with a slip now and then, so that it comes to places where care is
needed. At some of its questions every answer was searched equally long, twice and by different lots; an answer is
called a blunder if it fell far behind the best both times, and a legend would not give it either.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from panoplie import games
from panoplie.bots import Civilian, Legend, Sidekick
from panoplie.bots.search import Search
from panoplie.kernel.answers import Answer, Seat, freeze
from panoplie.kernel.chance import Seeded
from panoplie.kernel.game import Game
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook

WANTED: Final = 50
"""How many positions of a game are collected."""
OF_A_GAME: Final = 10
"""And how many of them from one and the same."""
APART: Final = 3
"""So many decisions lie between two of them at least."""
FEWEST: Final = 3
MOST: Final = 24
"""How many answers a question has whose worst are worth knowing."""
VISITS: Final = 12
"""How often each answer is tried in a search."""
FAR: Final = 0.25
"""How far a blunder lies behind the best answer, in parts of a victory."""
SLIPS: Final = 8
"""One of so many answers is given at random."""


class Known(msgspec.Struct, frozen=True):
    """A game, and after how many of its answers which ones would be blunders."""

    game: str
    seats: int
    options: dict[str, Any]
    answers: list[tuple[Seat, Any]]
    blunders: dict[int, list[Any]]

    def positions(self) -> Iterator[tuple[Match, Seat, list[Answer]]]:
        """Each position with whoever is asked, and what would be a blunder; the match goes on afterwards."""
        match = Match.start(games.load(self.game), self.seats, self.options)
        for place, (by, answer) in enumerate(self.answers):
            if place in self.blunders:
                yield match, by, [freeze(one) for one in self.blunders[place]]
            match.answer(by, freeze(answer))


def read(path: Path) -> list[Known]:
    return [msgspec.json.decode(line, type=Known) for line in path.read_bytes().splitlines()]


def far_behind(outlook: Outlook) -> set[Answer]:
    """The answers that a search finds far behind the best, if they are the fewer ones: where there is one good
    answer among many it is hard to find, and to miss it is no blunder."""
    means = Search(outlook).even(VISITS)
    best = max(means.values())
    behind = {answer for answer, mean in means.items() if best - mean >= FAR}
    return behind if 2 * len(behind) <= len(means) else set()


def blunders_of(match: Match, seat: Seat, seed: int) -> list[Answer]:
    """What whoever is asked should never answer, if two searches agree on it; in the order of the options."""
    options = match.asks()[0].options(match.state)
    behind = far_behind(Outlook(match, seat, Seeded("blunder", seed, 1)))
    if behind:
        behind &= far_behind(Outlook(match, seat, Seeded("blunder", seed, 2)))
    if behind:
        behind.discard(Legend().think(Outlook(match, seat, Seeded("blunder", seed, 3))).answer)
    return [option for option in options if option in behind]


def play(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> Known:
    """A game of sidekicks that slip, looked at now and then until there are enough positions."""
    match = Match.start(game, seats, options)
    chance = Seeded("blunders", game.meta.id, seats, seed)
    found: dict[int, list[Any]] = {}
    decisions = last = 0
    match.settle(chance)
    while not match.over and len(found) < OF_A_GAME:
        ask = match.asks()[0]
        place = len(match.log)
        count = len(ask.options(match.state))
        decisions += 1
        if FEWEST <= count <= MOST and decisions - last >= APART and not (ask.taste or ask.grows):
            last = decisions
            blunders = blunders_of(match, ask.seat, seed * 10_000 + place)
            if blunders:
                found[place] = blunders
        player = Civilian() if chance.below(SLIPS) == 0 else Sidekick()
        answer = player.answer(Outlook(match, ask.seat, chance))
        match.push(answer, ask.seat)
        match.settle(chance)
    return Known(game.meta.id, seats, dict(options), list(match.log[: max(found, default=-1) + 1]), found)


def collect(game_id: str, sets: Sequence[Mapping[str, Any]]) -> Iterator[Known]:
    """Games of two and more seats and of all sets of options in turn, until enough is known."""
    game = games.load(game_id)
    low, high = game.meta.seats
    found = seed = 0
    while found < WANTED:
        seats = max(2, low) + seed % 2 * (high > 2)
        known = play(game, seats, sets[seed % len(sets)], seed)
        seed += 1
        if known.blunders:
            found += len(known.blunders)
            yield known


def main(game_id: str, *sets: str) -> None:
    for known in collect(game_id, [json.loads(text) for text in sets] or [{}]):
        sys.stdout.write(msgspec.json.encode(known).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
