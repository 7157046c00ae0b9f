"""POW! as a PettingZoo AEC environment, written the way the classic environments of PettingZoo are.

An observation is a dict with the position and an action mask, and `env` puts the usual three wrappers
around the bare environment. The rules are those of the plain peer, as PettingZoo's chess takes its rules from
python-chess.
"""

import random
import sys
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

sys.path.append(str(Path(__file__).resolve().parents[1] / "plain"))

from pow_core import NUM_ACTIONS, Pow

ROW = 12  # tiles of one colour, hence the longest row or pile


def env(**kwargs: Any) -> AECEnv:
    """The environment for users: an illegal action ends the game, a call in the wrong order is refused."""
    wrapped = wrappers.TerminateIllegalWrapper(PowEnv(**kwargs), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class PowEnv(AECEnv, EzPickle):
    """The bare environment (`raw_env` in PettingZoo's own games)."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "name": "pow_v0", "is_parallelizable": False}

    def __init__(self, seats: int = 2, render_mode: str | None = None) -> None:
        EzPickle.__init__(self, seats, render_mode)
        super().__init__()
        self.seats = seats
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        position = spaces.Box(low=0, high=12, shape=(2 * ROW * (1 + seats) + 9,), dtype=np.int8)
        mask = spaces.Box(low=0, high=1, shape=(NUM_ACTIONS,), dtype=np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": position, "action_mask": mask}) for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(NUM_ACTIONS) for agent in self.agents}
        self.rng = random.Random()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.rng.seed(seed)
        self.game = Pow(self.seats, self.rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Rows, piles (the observer's own first), dice, the number of the throw; what the seat may do now."""
        game, me = self.game, self.seat_of[agent]
        rows = [game.heroes, game.villains]
        for i in range(self.seats):
            seat = (me + i) % self.seats
            rows += [game.hero_piles[seat], game.villain_piles[seat]]
        position: list[int] = []
        for row in rows:
            position += row
            position += [0] * (ROW - len(row))
        position += game.kept
        position += game.rolled
        position.append(game.throw)
        mask = np.zeros(NUM_ACTIONS, np.int8)
        if agent == self.agent_selection and not game.over:
            mask[game.legal()] = 1
        return {"observation": np.array(position, np.int8), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.apply(int(action))
        if self.game.over:
            self.rewards = dict(zip(self.agents, self.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[(self.seat_of[agent] + 1) % self.seats]
        else:
            self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()

    def returns(self) -> list[float]:
        """One point for the winners to share, less what everybody would get on average; zero-sum."""
        scores = self.game.scores()
        best = max(scores)
        winner = (self.seats / scores.count(best) - 1) / (self.seats - 1)
        return [winner if score == best else -1 / (self.seats - 1) for score in scores]

    def render(self) -> None:
        """There is nothing to show."""

    def close(self) -> None:
        """There is nothing to close."""
