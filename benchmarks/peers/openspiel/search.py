"""OpenSpiel's own tree search on POW!: `python search.py --seats 3 --seconds 2 --mode cpp`.

It searches every fifth decision of random games. A simulation is a walk down the tree and one random game to the
end, which is what OpenSpiel's search does unless it is given another evaluator. The search in C++ of open_spiel
2.0.2 crashes on games that are written in Python; that of 1.6 does not.
"""

import argparse
import json
import random
import time
from typing import Any

import numpy as np
import pow_game
import pyspiel
from open_spiel.python.algorithms import mcts

SIMULATIONS = 100
EVERY = 5
UCT = 2.0
MEGABYTES = 100


def searcher(mode: str, game: pyspiel.Game) -> Any:
    """OpenSpiel's search in C++, or its search in Python."""
    if mode == "cpp":
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        return pyspiel.MCTSBot(game, evaluator, UCT, SIMULATIONS, MEGABYTES, False, 1, False)
    rng = np.random.RandomState(1)
    return mcts.MCTSBot(game, UCT, SIMULATIONS, mcts.RandomRolloutEvaluator(1, rng), solve=False, random_state=rng)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, choices=range(2, 6), default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--mode", choices=("cpp", "python"), default="cpp")
    args = parser.parse_args()
    assert pow_game.DEALS  # importing it registers the game
    game = pyspiel.load_game("python_pow", {"players": args.seats})
    bot = searcher(args.mode, game)
    rng = random.Random(1)
    spent = 0.0
    searches = met = 0
    while spent < args.seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and spent < args.seconds:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            met += 1
            if met % EVERY == 0:
                began = time.process_time()
                bot.step(state)
                spent += time.process_time() - began
                searches += 1
            state.apply_action(rng.choice(state.legal_actions()))
    print(json.dumps({"iterations_per_second": searches * SIMULATIONS / spent, "searches": searches}))


if __name__ == "__main__":
    main()
