"""Random games of POW! on PettingZoo: `python bench.py --seats 3 --seconds 2`.

The first of two ways to play is the faster and the default.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pow_v0

sys.path.append(str(Path(__file__).resolve().parents[1]))

from harness import bench


def lean(seats: int) -> Callable[[], int]:
    """The bare environment, observed and stepped, the action picked from the mask."""
    env = pow_v0.PowEnv(seats=seats)
    env.reset(seed=1)
    uniform = random.Random(1).random

    def play() -> int:
        env.reset()
        decisions = 0
        while not env.terminations[agent := env.agent_selection]:
            actions = np.flatnonzero(env.observe(agent)["action_mask"])
            env.step(actions[int(uniform() * len(actions))])
            decisions += 1
        return decisions

    return play


def documented(seats: int) -> Callable[[], int]:
    """The loop of PettingZoo's documentation, on the wrapped environment."""
    env = pow_v0.env(seats=seats)
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                action = env.action_space(agent).sample(observation["action_mask"])
                decisions += 1
            env.step(action)
        return decisions

    return play


if __name__ == "__main__":
    bench("pettingzoo", {"lean": lean, "documented": documented})
