"""What the Python peers share: a stopwatch around random games, and the traces on which all peers agree.

No rule of the game is in here: a peer that shared one could not check another.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

WARM_UP_SECONDS = 0.3

Mode = Callable[[int], Callable[[], int]]


def bench(peer: str, modes: dict[str, Mode]) -> None:
    """Play random games for the time asked for and print what was done as one JSON object.

    A mode is given the number of seats and returns a function that plays one whole game and says how many
    decisions it took. The first mode is the default, so it is the peer's fastest.
    """
    fastest = next(iter(modes))
    parser = argparse.ArgumentParser(description=f"Random games of POW! on the {peer} peer.")
    parser.add_argument("--seats", type=int, choices=range(2, 6), default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--mode", choices=list(modes), default=fastest)
    args = parser.parse_args()

    play = modes[args.mode](args.seats)
    play_for(WARM_UP_SECONDS, play)
    decisions, games, seconds = play_for(args.seconds, play)
    report = {
        "peer": peer if args.mode == fastest else f"{peer}:{args.mode}",
        "seats": args.seats,
        "decisions": decisions,
        "games": games,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
    }
    print(json.dumps(report))


def play_for(seconds: float, play: Callable[[], int]) -> tuple[int, int, float]:
    """Play whole games until the time is over: decisions, games, and the seconds it really took."""
    decisions = games = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += play()
        games += 1
    return decisions, games, elapsed


def check(peer: str, replay: Callable[[dict[str, Any]], None]) -> None:
    """Replay every trace of the file named on the command line and say how many decisions agree."""
    parser = argparse.ArgumentParser(description=f"Replay traces of POW! on the {peer} peer.")
    parser.add_argument("traces", type=Path, help="a file written by plain/make_traces.py")
    games = decisions = 0
    for trace in read(parser.parse_args().traces):
        replay(trace)
        games += 1
        decisions += len(trace["steps"])
    print(f"{peer}: {decisions} decisions in {games} games agree")


def read(path: Path) -> Iterator[dict[str, Any]]:
    """The traces of a file, one game per line."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def same(what: str, here: object, there: object) -> None:
    """Fail with a sentence unless a peer says what the trace or the rulebook says."""
    if here != there:
        raise SystemExit(f"The {what} differ: {here}, but {there} was expected.")
