"""Random games of POW! on OpenSpiel: `python bench.py --seats 3 --seconds 2`.

The first of three ways to play is the fastest and the default.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pow_game
import pyspiel

sys.path.append(str(Path(__file__).resolve().parents[1]))

from harness import bench


def load(seats: int) -> pyspiel.Game:
    return pyspiel.load_game("python_pow", {"players": seats})


def evaluate_bots(seats: int) -> Callable[[], int]:
    """OpenSpiel's own C++ loop with its uniform random bots, over the Python state."""
    game = load(seats)
    rng = random.Random(1)
    bots = [pyspiel.make_uniform_random_bot(seat, rng.randrange(1 << 30)) for seat in range(seats)]

    def play() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.randrange(1 << 30))
        return (state.move_number() - pow_game.DEALS) // 2  # after the deal, throws and decisions alternate

    return play


def lean(seats: int) -> Callable[[], int]:
    """A Python loop that draws with the random module."""
    game = load(seats)
    rng = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def documented(seats: int) -> Callable[[], int]:
    """The loop of OpenSpiel's example.py, which draws with NumPy."""
    game = load(seats)
    np.random.seed(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(np.random.choice(outcomes, p=chances))
            else:
                state.apply_action(np.random.choice(state.legal_actions(state.current_player())))
                decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    bench("openspiel", {"evaluate_bots": evaluate_bots, "lean": lean, "documented": documented})
