"""Replay the plain peer's traces on PettingZoo, then run PettingZoo's own API and seed tests.

`python check.py traces.jsonl`
"""

import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pow_v0
from pettingzoo.test import api_test, seed_test
from pow_core import Dice, Pow

sys.path.append(str(Path(__file__).resolve().parents[1]))

from harness import check, same

ENVS = {seats: pow_v0.env(seats=seats) for seats in range(2, 6)}


class Scripted(Pow):
    """The game of a trace: its rows, and its throws in place of random ones."""

    __slots__ = ("rolls",)

    def __init__(self, trace: dict[str, Any]) -> None:
        self.rolls = iter([tuple(step["roll"]) for step in trace["steps"]])
        super().__init__(trace["seats"], None, rows=(trace["heroes"], trace["villains"]))

    def roll(self, count: int) -> Dice:
        dice = next(self.rolls)
        same("dice thrown", count, sum(dice))
        return dice


def replay(trace: dict[str, Any]) -> None:
    """Step through the trace with the wrapped environment."""
    env = ENVS[trace["seats"]]
    env.reset()
    env.unwrapped.game = game = Scripted(trace)
    for step in trace["steps"]:
        agent = env.agent_selection
        same("seats", agent, f"player_{step['seat']}")
        observation = env.observe(agent)
        same("legal actions", np.flatnonzero(observation["action_mask"]).tolist(), step["legal"])
        same("throws", observation["observation"][-5:-1].tolist(), step["roll"])
        env.step(step["action"])
    same("ends", all(env.terminations.values()), True)
    same("scores", game.scores(), trace["scores"])
    best = max(trace["scores"])
    winners = [env.rewards[agent] > 0 for agent in env.possible_agents]
    shared = len(set(trace["scores"])) == 1  # a tie of everybody rewards nobody
    same("winners", winners, [score == best and not shared for score in trace["scores"]])


if __name__ == "__main__":
    check("pettingzoo", replay)
    warnings.filterwarnings("ignore", message="Observation")  # ours is a dict with a mask, as in PettingZoo chess
    for seats in (2, 5):
        api_test(pow_v0.env(seats=seats), num_cycles=300)
        seed_test(lambda seats=seats: pow_v0.env(seats=seats), num_cycles=50)
    print("pettingzoo: api_test and seed_test pass")
