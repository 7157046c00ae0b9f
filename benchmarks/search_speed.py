"""Iterations a second of the search on POW!, beside OpenSpiel's own on the same game, in one run and interleaved.

    python benchmarks/search_speed.py --openspiel /path/to/a/python/with/open_spiel

Time is that of one core. An iteration is not the same work everywhere, so what it does is told: OpenSpiel plays
one random game to the end, ours looks how everybody stands, by the game's sense, when the deed is done. The same
search with random games to the end is told too; nobody plays with it. A legend does not search POW! but solves it.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

from search_choices import RollOut

from panoplie import games
from panoplie.bots import bot
from panoplie.bots.search import STYLE, Budget, Search
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook
from panoplie.lab.figures import median

SIMULATIONS: Final = 100
EVERY: Final = 5
UNTIRING: Final = replace(STYLE, doubt=math.inf)
"""Goes on to the end of its budget, however clear its answer is."""
PEER: Final = Path(__file__).resolve().parent / "peers" / "openspiel" / "search.py"


class ToTheEnd(RollOut):
    """A random game to the end, as OpenSpiel's search plays it."""

    steps = 10_000


def ours(kind: type[Search], seats: int, seconds: float) -> float:
    """Search every fifth decision of random games."""
    game = games.load("pow")
    chance, source, player = Seeded("speed", 1), Seeded("speed", 2), bot("civilian")
    spent = 0.0
    walks = met = 0
    while spent < seconds:
        match = Match.start(game, seats)
        match.settle(chance)
        while not match.over and spent < seconds:
            ask = match.asks()[0]
            outlook = Outlook(match, ask.seat, source)
            met += 1
            if met % EVERY == 0 and len(outlook.options()) > 1:
                began = time.process_time()
                search = kind(outlook, UNTIRING)
                search.run(Budget(iterations=SIMULATIONS))
                spent += time.process_time() - began
                walks += search.iterations
            match.push(player.answer(outlook), ask.seat)
            match.settle(chance)
    return walks / spent


def theirs(python: str, mode: str, seats: int, seconds: float) -> float | str:
    """OpenSpiel's search in a process of its own, or why it cannot run."""
    command = [python, str(PEER), "--seats", str(seats), "--seconds", str(seconds), "--mode", mode]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["it failed without a word"])[-1]
    return float(json.loads(done.stdout)["iterations_per_second"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--openspiel", default=sys.executable, help="a Python that has open_spiel")
    chosen = parser.parse_args()
    runs: dict[str, list[float]] = {}
    for _ in range(chosen.rounds):
        for name, done in (
            ("Panoplie, leaves by sense", ours(Search, chosen.seats, chosen.seconds)),
            ("Panoplie, random games", ours(ToTheEnd, chosen.seats, chosen.seconds)),
            ("OpenSpiel in C++", theirs(chosen.openspiel, "cpp", chosen.seats, chosen.seconds)),
            ("OpenSpiel in Python", theirs(chosen.openspiel, "python", chosen.seats, chosen.seconds)),
        ):
            if isinstance(done, str):
                print(f"{name}: {done}", file=sys.stderr)
            else:
                runs.setdefault(name, []).append(done)
    for name, some in runs.items():
        print(f"{name:28} {median(some):8.0f} iterations a second ({min(some):.0f} to {max(some):.0f})")


if __name__ == "__main__":
    main()
