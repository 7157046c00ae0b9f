"""Does whoever stands better, as bots see it, win in the end? Games of sidekicks at a table of two sides.

    python benchmarks/foretelling.py guardians --games 200
    python benchmarks/foretelling.py heroes --games 60 --seed 2

In the pauses between deeds it is seen which side stands better by the game's `value`, and by its `prospect` where
it has one. Told is in how many of them that side won, by thirds of the game: 50 % says nothing. Pauses of a game
have one end in common, so the error is that of the games' means. A game that nobody or everybody won is left out.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable
from typing import Any

from panoplie import games
from panoplie.bots import Sidekick
from panoplie.bots.foresight import is_between_deeds
from panoplie.kernel.answers import Seat
from panoplie.kernel.chance import Seeded
from panoplie.kernel.game import Game
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook

PAUSES = 4
"""One of so many pauses is looked at."""
THIRDS = ("first third", "second third", "last third")
Judge = Callable[[Any, Seat], float]


def judges_of(game: Game) -> dict[str, Judge]:
    return {"value": game.value, **({"prospect": game.prospect} if game.prospect else {})}


def play(game: Game, seed: int, number: int) -> tuple[float, list[dict[str, float]]]:
    """How the first side did compared with the second, and at each pause how much better it stood."""
    match, chance = Match.start(game, 2), Seeded("chance", seed, number)
    outlooks = [Outlook(match, seat, Seeded("foretelling", seed, number, seat)) for seat in (0, 1)]
    player, judges = Sidekick(), judges_of(game)
    leads: list[dict[str, float]] = []
    match.settle(chance)
    while not match.over:
        if is_between_deeds(match) and not chance.below(PAUSES):
            leads.append({name: judge(match.state, 0) - judge(match.state, 1) for name, judge in judges.items()})
        seat = match.asks()[0].seat
        match.push(player.answer(outlooks[seat]), seat)
        match.settle(chance)
    outcome = match.outcome()
    return outcome.share(0) - outcome.share(1), leads


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = games.load(given.game)
    right: dict[tuple[str, int], list[float]] = {}
    decided = 0
    for number in range(given.games):
        ahead, leads = play(game, given.seed, number)
        if not ahead:
            continue
        decided += 1
        for name in judges_of(game):
            for third in range(3):
                part = leads[third * len(leads) // 3 : (third + 1) * len(leads) // 3]
                told = [0.5 if not lead[name] else float((lead[name] > 0) == (ahead > 0)) for lead in part]
                if told:
                    right.setdefault((name, third), []).append(statistics.fmean(told))
    print(f"{decided} of {given.games} games had a winner")
    for (name, third), means in right.items():
        error = statistics.stdev(means) / len(means) ** 0.5
        print(f"{name:9} {THIRDS[third]:13} {statistics.fmean(means):.0%} ± {1.96 * error:.0%}")


if __name__ == "__main__":
    main()
