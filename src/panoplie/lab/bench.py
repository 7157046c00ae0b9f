"""Our speed beside the peers', in one run: POW! at random, on each engine, on one core."""

from __future__ import annotations

import gc
import json
import shutil
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any

from panoplie import games
from panoplie.bots import bot
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook, play_out
from panoplie.lab.figures import median
from panoplie.lab.workers import spread

PEERS = ("plain", "openspiel", "pettingzoo", "bgio")
PEER_NAMES = {
    "panoplie": "Panoplie",
    "plain": "plain Python, no engine",
    "openspiel": "OpenSpiel",
    "pettingzoo": "PettingZoo",
    "bgio": "boardgame.io",
}


def bench(seats: int, seconds: float, rounds: int) -> dict[str, Any]:
    """Run every engine in turn, several rounds, and compare their medians with plain Python.

    Where there is one answer we do not ask and the peers do, so a game of ours holds fewer decisions.
    """
    runs: dict[str, list[tuple[float, float]]] = {}
    missing: dict[str, str] = {}
    jobs = [(peer, seats, seconds) for _ in range(rounds) for peer in ("panoplie", *PEERS)]
    for (peer, _, _), done in zip(jobs, spread(run_peer, jobs, 1, "engines"), strict=True):
        if isinstance(done, str):
            missing[peer] = done
        else:
            runs.setdefault(peer, []).append(done)
    decisions = {peer: median([each for each, _ in values]) for peer, values in runs.items()}
    played = {peer: median([each for _, each in values]) for peer, values in runs.items()}
    return {
        "game": "pow",
        "seats": seats,
        "engines": [
            {
                "name": PEER_NAMES[peer],
                "decisions_per_second": decisions[peer],
                "games_per_second": speed,
                "relative": decisions[peer] / decisions["plain"] if "plain" in decisions else None,
                "relative_games": speed / played["plain"] if "plain" in played else None,
                "runs": [each for each, _ in runs[peer]],
            }
            for peer, speed in sorted(played.items(), key=lambda item: -item[1])
        ],
        "missing": [{"name": PEER_NAMES[peer], "why": why} for peer, why in missing.items()],
        "fork_microseconds": fork_times(games.ids()),
        "python": sys.version.split()[0],
    }


def run_peer(job: tuple[str, int, float]) -> tuple[float, float] | str:
    """Decisions and games a second of one engine, in a process of its own, or why it cannot run."""
    peer, seats, seconds = job
    if peer == "panoplie":
        command = [sys.executable, "-m", "panoplie.lab.bench", str(seats), str(seconds)]
    else:
        folder = _peers()
        if folder is None:
            return "the peers lie in benchmarks/peers of a checkout"
        if peer == "bgio":
            node = shutil.which("node")
            if node is None or not (folder / "bgio" / "node_modules").is_dir():
                return "run npm install in benchmarks/peers/bgio"
            command = [node, str(folder / "bgio" / "bench.js"), str(seats), str(seconds)]
        else:
            script = folder / peer / "bench.py"
            command = [sys.executable, str(script), "--seats", str(seats), "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["it failed without a word"])[-1]
    report = json.loads(done.stdout)
    return report["decisions_per_second"], report["games"] / report["seconds"]


def play_for(seats: int, seconds: float) -> dict[str, Any]:
    """Random games of POW! for a while: full matches, every answer logged, through the bots' own door."""
    game = games.load("pow")
    facts = game.facts()
    options = {"start": "first_seat"}
    chance, source = Seeded("bench", 1), Seeded("bench", 2)
    players = [bot("civilian")] * seats

    def run(limit: float) -> tuple[int, int, float]:
        decisions = count = 0
        began = now = time.perf_counter()
        while now - began < limit:
            match = Match.start(game, seats, options, facts)
            outlooks = [Outlook(match, seat, source) for seat in range(seats)]
            decisions += play_out(match, players, outlooks, chance)
            count += 1
            now = time.perf_counter()
        return decisions, count, now - began

    gc.collect()
    gc.freeze()
    run(0.3)
    decisions, count, took = run(seconds)
    return {
        "peer": "panoplie",
        "seats": seats,
        "decisions": decisions,
        "games": count,
        "seconds": took,
        "decisions_per_second": decisions / took,
    }


def fork_times(game_ids: list[str]) -> dict[str, float]:
    """The median time of a fork in the middle of random games, in microseconds."""
    times: dict[str, float] = {}
    for game_id in game_ids:
        game = games.load(game_id)
        seats = game.meta.seats[1]
        chance = Seeded("forks", game_id)
        taken: list[float] = []
        for _ in range(20):
            match = Match.start(game, seats)
            match.settle(chance)
            while not match.over:
                for ask in match.asks():
                    began = time.perf_counter()
                    match.fork()
                    taken.append(time.perf_counter() - began)
                    options = ask.options(match.state)
                    match.push(options[chance.below(len(options))], ask.seat)
                match.settle(chance)
        times[game_id] = 1e6 * median(taken)
    return times


def memory_growth(count: int) -> int:
    """How many bytes more are in use after `count` random games of POW! than after the first hundred."""
    game = games.load("pow")
    facts = game.facts()
    chance, source = Seeded("memory", 1), Seeded("memory", 2)
    players = [bot("civilian")] * 3

    def play(many: int) -> None:
        for _ in range(many):
            match = Match.start(game, 3, None, facts)
            play_out(match, players, [Outlook(match, seat, source) for seat in range(3)], chance)

    tracemalloc.start()
    play(100)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    play(count)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return after - before


def _peers() -> Path | None:
    for folder in Path(__file__).resolve().parents:
        peers = folder / "benchmarks" / "peers"
        if peers.is_dir():
            return peers
    return None


if __name__ == "__main__":
    print(json.dumps(play_for(int(sys.argv[1]), float(sys.argv[2]))))
