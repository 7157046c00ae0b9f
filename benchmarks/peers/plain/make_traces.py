"""Write random games, one per line, for the other peers to replay: `python make_traces.py traces.jsonl`.

A trace holds both rows, for every decision the throw, the seat, the legal actions and the one taken, and the
scores. The same number of games always gives the same file.
"""

import argparse
import json
import random
from pathlib import Path
from typing import Any

from pow_core import TAKE_HERO, Pow


def pick(rng: random.Random, actions: list[int], hasty: bool) -> int:
    """Hasty seats often stop at once, so that steals, forced tiles and short rows are all met."""
    if hasty and rng.random() < 0.6:
        return rng.choice([action for action in actions if action >= TAKE_HERO])
    return rng.choice(actions)


def trace(rng: random.Random, seats: int, hasty: bool) -> dict[str, Any]:
    """Play one game at random and write down all of it."""
    game = Pow(seats, rng)
    rows = {"heroes": list(game.heroes), "villains": list(game.villains)}
    steps = []
    while not game.over:
        legal = game.legal()
        action = pick(rng, legal, hasty)
        steps.append({"roll": game.rolled, "seat": game.seat, "legal": legal, "action": action})
        game.apply(action)
    return {"seats": seats, **rows, "steps": steps, "scores": game.scores()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Write random games of POW! for the peers to replay.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=400)
    args = parser.parse_args()
    rng = random.Random(7)
    with args.out.open("w", encoding="utf-8") as out:
        for number in range(args.games):
            game = trace(rng, seats=2 + number % 4, hasty=number % 8 >= 4)
            out.write(json.dumps(game) + "\n")


if __name__ == "__main__":
    main()
