"""A node with eight games against legends, and people who play meanwhile: is everybody's time kept?

    python benchmarks/busy_table.py --games 8 --seconds 60

Two promises are measured on one node with two cores (this process pins it to them, and plays the people from a
third if there is one). A legend thinks for 2 s: its answer is there within 2.2 s of its question, however many
others think. A person's answer is stored and seen by its giver within 100 ms, 99 times out of 100. Thinkers are as
many as a node has by default, give way to it, and share the cores: with more games than cores a legend sees fewer
lines, and still answers in time. What happens while the processes start is not counted. Prints one JSON object;
with `--strict` a broken promise is a failure.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import uvloop
from table_load import Load, Seat, Table, Tally, quantiles

from panoplie.table.settings import Settings

CORES: Final = 2
LEGEND_SECONDS: Final = 2.0
SLACK: Final = 0.1
PERSON_MS: Final = 100.0
STARTING: Final = 8.0
"""Seconds in which processes start and games begin."""
MOMENT: Final = 0.5
"""Seconds that a person takes for an answer."""
SEARCHED: Final = 0.5
"""A thought that took less had nothing to decide."""
NODE: Final = """
import sys, time
from pathlib import Path
from panoplie.table import hall, thinkers
from panoplie.table.serve import serve
from panoplie.table.settings import Settings

class Timed(thinkers.Thinkers):
    async def think(self, thought, person, table):
        began = time.monotonic()
        said = await super().think(thought, person, table)
        times.write(f"{began} {time.monotonic() - began} {said is not None}\\n")
        return said

data, workers, file = sys.argv[1:]
times = open(file, "w", buffering=1)
hall.Thinkers = Timed
settings = Settings(port=0, data=Path(data), pace=0, limits=False, workers=int(workers), budget=30)
serve(settings, lambda address: print(address, flush=True))
"""


class Hasty(Seat):
    """Somebody who has bots answer as soon as they can."""

    def send(self, message: Any) -> None:
        super().send({**message, "pace": "instant"} if message["type"] == "join" else message)


async def connect(load: Load, kind: type[Seat], name: str, keys: list[dict[str, Any]], table: Table) -> list[Seat]:
    host, port = load.address.removeprefix("http://").split(":")
    seats: list[Seat] = []
    for key, cookie in zip(keys, load.cookies, strict=False):
        _, seat = await asyncio.get_running_loop().create_connection(
            lambda key=key, cookie=cookie: kind(load.tally, table, name, key, cookie), host, int(port)
        )
        seats.append(seat)
    await asyncio.gather(*[seat.ready for seat in seats])
    return seats


async def meet_legend(load: Load, game: str) -> None:
    """Somebody who answers anything at once, against a legend, game after game: it thinks nearly all the time."""
    aside = Load(load.address, game, think=0.0)
    aside.cookies = load.cookies
    while not load.tally.stopped:
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "legend"}]}
        opened = await load.http.post("/tables", json=wish, headers={"cookie": load.cookies[0]})
        opened.raise_for_status()
        made = opened.json()
        (seat,) = await connect(aside, Hasty, made["table"], made["seats"], Table())
        await seat.finished
        seat.transport.close()


async def people_play(load: Load) -> None:
    """Two people at a table of POW!, game after game."""
    while not load.tally.stopped:
        name, keys = await load.open()
        seats = await connect(load, Seat, name, keys, Table())
        await asyncio.gather(*[seat.finished for seat in seats])
        for seat in seats:
            seat.transport.close()


async def measure(address: str, games: int, people: int, game: str, seconds: float) -> tuple[Tally, float]:
    """What people met with, and when the counting began."""
    load = Load(address, "pow", MOMENT)
    await load.people()
    tasks = [asyncio.create_task(meet_legend(load, game)) for _ in range(games)]
    tasks += [asyncio.create_task(people_play(load)) for _ in range(people)]
    await asyncio.sleep(STARTING)
    begun = time.monotonic()
    load.tally.on = True
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    load.tally.on = False
    load.tally.stopped = True
    for task in tasks:
        task.cancel()
    for task in done:
        task.result()  # nobody leaves before the end unless something broke
    await load.http.aclose()
    return load.tally, begun


def run(games: int, people: int, game: str, seconds: float, workers: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        times = Path(folder) / "times"
        server = subprocess.Popen(
            [sys.executable, "-c", NODE, folder, str(workers), str(times)], stdout=subprocess.PIPE
        )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().decode().strip()
            cores = sorted(os.sched_getaffinity(0))
            for thread in Path(f"/proc/{server.pid}/task").iterdir():
                os.sched_setaffinity(int(thread.name), set(cores[:CORES]))
            if len(cores) > CORES:
                os.sched_setaffinity(0, set(cores[CORES:]))
            tally, begun = uvloop.run(measure(address, games, people, game, seconds))
            told = [line.split() for line in times.read_text().splitlines()]
            told = [(float(took), said) for began, took, said in told if float(began) > begun]
        finally:
            server.kill()
            server.wait()
    thoughts = [took for took, _ in told if took > SEARCHED]
    late = [took for took in thoughts if took > LEGEND_SECONDS * (1 + SLACK)]
    answers = quantiles(tally.own)
    return {
        "games": games,
        "people": 2 * people,
        "workers": workers,
        "thoughts": len(thoughts),
        "given_up": len([said for _, said in told if said != "True"]),
        "thought_seconds": {name: round(ms / 1000, 3) for name, ms in quantiles(thoughts).items()},
        "late": len(late),
        "answers": len(tally.own),
        "refused": tally.refused,
        "answer_ms": answers,
        "kept": {
            "legend": bool(thoughts) and len(late) <= len(thoughts) / 100,
            "people": answers.get("p99", PERSON_MS) < PERSON_MS,
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8, help="games against a legend")
    parser.add_argument("--tables", type=int, default=10, help="tables of POW! at which two people play")
    parser.add_argument("--game", default="heroes")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=Settings().workers, help="how many legends think at once")
    parser.add_argument("--strict", action="store_true", help="fail if a promise is broken")
    chosen = parser.parse_args()
    report = run(chosen.games, chosen.tables, chosen.game, chosen.seconds, chosen.workers)
    print(json.dumps(report))
    if chosen.strict and not all(report["kept"].values()):
        sys.exit("A promise was broken.")


if __name__ == "__main__":
    main()
