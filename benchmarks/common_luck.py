"""How much of what differs between two walks is luck, by how the luck of walks is made.

    python benchmarks/common_luck.py dc --positions 20 --turns 3

At positions of games between sidekicks the three answers that look best are given in the same imagined worlds with
the same luck, and everybody goes on as looks best to them for some turns. Told is the variance of the difference
between the first and each other, as a part of what it would be between walks that have nothing in common: the
less, the fewer walks tell two answers apart. `stream`: all that is drawn comes from one source; `lasting`: what is
tried draws from another one, and each card has its own luck in every shuffle.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Sequence

from search_choices import Position, after_turns, eyes, positions

from panoplie import games
from panoplie.bots.foresight import after
from panoplie.bots.luck import Luck
from panoplie.bots.search import Search
from panoplie.kernel.answers import Answer
from panoplie.kernel.chance import Seeded

ANSWERS = 3
KINDS: dict[str, Callable[[int], Luck]] = {
    "stream": lambda lot: Luck.of(Seeded("walk", lot)),
    "lasting": lambda lot: Luck.lasting("walk", lot),
}


def walked(
    position: Position,
    number: int,
    answers: Sequence[Answer],
    luck_by: Callable[[int], Luck],
    turns: int,
    worlds: int,
) -> list[list[float]]:
    """How the seat stands some turns after each answer, in each world; nothing if a walk ended the game."""
    outlook, seat = eyes(position.match, position.seat, "worlds", number), position.seat
    found: list[list[float]] = [[] for _ in answers]
    for lot in range(worlds):
        world, ends = outlook.imagine(), []
        for answer in answers:
            luck = luck_by(lot)
            ends.append(after_turns(after(world, seat, answer, luck.falls), seat, turns, luck))
        if not any([end.over for end in ends]):
            for some, end in zip(found, ends, strict=True):
                some.append(end.game.value(end.state, seat))
    return found


def left_over(found: Sequence[Sequence[float]]) -> list[float]:
    """What part of the variance is left in the difference between the first and each other answer."""
    first, *others = found
    parts = []
    for other in others:
        alone = statistics.variance(first) + statistics.variance(other)
        if alone:
            parts.append(statistics.variance([one - two for one, two in zip(first, other, strict=True)]) / alone)
    return parts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--worlds", type=int, default=30)
    given = parser.parse_args()
    parts: dict[str, list[float]] = {name: [] for name in KINDS}
    spent = dict.fromkeys(KINDS, 0.0)
    for number, position in enumerate(positions(given.game, 2, given.positions)):
        answers = Search(eyes(position.match, position.seat, "field", number)).opened()[:ANSWERS]
        for name, luck_by in KINDS.items():
            began = time.process_time()
            found = walked(position, number, answers, luck_by, given.turns, given.worlds)
            spent[name] += time.process_time() - began
            if len(found[0]) > given.worlds // 2:
                parts[name] += left_over(found)
    for name, some in parts.items():
        left = statistics.fmean(some)
        print(f"{name:8} {left:.3f} of the variance is left ({len(some)} pairs, {spent[name]:.1f} s)")


if __name__ == "__main__":
    main()
