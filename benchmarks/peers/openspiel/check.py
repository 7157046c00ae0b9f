"""Replay the plain peer's traces on OpenSpiel, then run OpenSpiel's own simulation test.

`python check.py traces.jsonl`
"""

import sys
from pathlib import Path
from typing import Any

import pow_game
import pyspiel

sys.path.append(str(Path(__file__).resolve().parents[1]))

from harness import check, same

GAMES = {seats: pyspiel.load_game("python_pow", {"players": seats}) for seats in range(2, 6)}


def replay(trace: dict[str, Any]) -> None:
    """Answer every chance node and every player as the trace does."""
    state = GAMES[trace["seats"]].new_initial_state()
    for value in trace["heroes"] + trace["villains"]:
        state.apply_action(value)
    for step in trace["steps"]:
        same("chance nodes", state.is_chance_node(), True)
        state.apply_action(pow_game.ROLLS[state.board.dice].index(tuple(step["roll"])))
        same("seats", state.current_player(), step["seat"])
        same("legal actions", state.legal_actions(), step["legal"])
        state.apply_action(step["action"])
    same("ends", state.is_terminal(), True)
    same("scores", state.scores(), trace["scores"])
    same("lengths that the benchmark counts", state.move_number(), pow_game.DEALS + 2 * len(trace["steps"]))
    same("clones", str(state.clone()), str(state))


if __name__ == "__main__":
    check("openspiel", replay)
    pyspiel.random_sim_test(GAMES[3], num_sims=3, serialize=False, verbose=False, mask_test=False)
    print("openspiel: random_sim_test passes")
