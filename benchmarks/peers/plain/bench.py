"""Random games of POW! in plain Python: `python bench.py --seats 3 --seconds 2`."""

import random
import sys
from collections.abc import Callable
from pathlib import Path

from pow_core import Pow

sys.path.append(str(Path(__file__).resolve().parents[1]))

from harness import bench


def loop(seats: int) -> Callable[[], int]:
    """Ask for the legal actions, take one of them at random."""
    rng = random.Random(1)
    uniform = rng.random

    def play() -> int:
        game = Pow(seats, rng)
        decisions = 0
        while not game.over:
            actions = game.legal()
            game.apply(actions[int(uniform() * len(actions))])
            decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    bench("plain", {"loop": loop})
