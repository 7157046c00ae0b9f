"""Load on a node of the table, loopback only: tables whose every seat is a socket that plays at random.

    python benchmarks/table_load.py --tables 500 --seconds 8
    python benchmarks/table_load.py --tables 1000 --seconds 30 --think 1 --bots 8

Each seat answers as soon as it sees that it is asked (a closed loop) or, with `--think`, after so many seconds in
the mean, as people do. Every answer and every throw is stored, and the store has reached the disk, before anybody
hears of it. With `--bots` there are so many more tables at which a legend plays against a person of the same pace;
they are not measured, they think beside the others, and no process is bound to a core then. boardgame.io's server
is measured in the same run and at the same pace, if `benchmarks/peers/bgio` is installed; it keeps its matches in
memory, has no bots beside it, and its game is always POW!. On a machine that is busy with other things compare the
figures for each second of processor time. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

HERE = Path(__file__).parent
WARM_UP = 3.0
BATCH = 50
NODE = """
import sys
from pathlib import Path
from panoplie.table.serve import serve
from panoplie.table.settings import Settings
data, database, redis, workers = sys.argv[1:]
settings = Settings(
    port=0,
    data=Path(data),
    pace=0,
    limits=False,
    database=database or None,
    redis=redis or None,
    workers=int(workers),
)
serve(settings, lambda address: print(address, flush=True))
"""


class Heard(msgspec.Struct):
    """Of a message, what a player needs who plays at random."""

    type: str
    seq: int = 0
    view: Any = None
    changes: list[Any] = []
    thrower: int | None = None


class Tally:
    """What was seen while `on`; the warm-up is not counted."""

    def __init__(self, think: float) -> None:
        self.think = think
        """Seconds that somebody takes for an answer, in the mean."""
        self.on = False
        self.stopped = False
        self.answers = 0
        self.throws = 0
        self.games = 0
        self.refused = 0
        self.bytes: list[int] = []
        self.own: list[float] = []
        self.others: list[float] = []


class Table:
    """What the sockets of one table share: when its last answer was sent, and by whom."""

    __slots__ = ("again", "moves", "over", "sent_at", "sent_by", "sent_seq")

    def __init__(self) -> None:
        self.sent_at = 0.0
        self.sent_by = -1
        self.sent_seq = 1 << 60
        self.moves = 0
        self.over = 0


class Seat(asyncio.Protocol):
    """A socket that plays one seat. It frames by hand: a client library would cost more than the server."""

    decoder = msgspec.json.Decoder(Heard)

    def __init__(self, tally: Tally, table: Table, name: str, key: dict[str, Any], cookie: str) -> None:
        self.tally = tally
        self.table = table
        self.name = name
        self.key = key
        self.seat: int = key["seat"]
        self.cookie = cookie
        self.transport: asyncio.Transport
        self.buffer = b""
        self.open = False
        self.ask: Any = None
        self.seq = 0
        self.count = 0
        self.timer: asyncio.TimerHandle | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        nonce = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /api/tables/{self.name}/live HTTP/1.1\r\nHost: table\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {nonce}\r\n"
            f"Cookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, self.buffer = self.buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open = True
            self.send({"type": "join", "seats": [self.key], "eyes": self.seat})
        at = 0
        while (frame := self.frame(at)) is not None:
            start, at = frame
            opcode = self.buffer[start[0]] & 15
            if opcode == 1:
                self.hear(self.buffer[start[1] : at])
            elif opcode == 9:
                self.transport.write(
                    b"\x8a\x80\0\0\0\0" if at == start[1] else self.pong(self.buffer[start[1] : at])
                )
        self.buffer = self.buffer[at:]

    def frame(self, at: int) -> tuple[tuple[int, int], int] | None:
        """Where the next frame begins, where its text begins, and where it ends."""
        buffer = self.buffer
        if len(buffer) < at + 2:
            return None
        size, text = buffer[at + 1] & 127, at + 2
        if size == 126:
            size, text = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
        elif size == 127:
            size, text = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
        return None if len(buffer) < text + size else ((at, text), text + size)

    def pong(self, payload: bytes) -> bytes:
        return bytes([0x8A, 0x80 | len(payload)]) + b"\0\0\0\0" + payload

    def send(self, message: Any) -> None:
        """A masked text frame; the mask is all zeros, which is a mask as well."""
        text = msgspec.json.encode(message)
        if len(text) < 126:
            head = bytes([0x81, 0x80 | len(text)])
        else:
            head = bytes([0x81, 0x80 | 126]) + len(text).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def hear(self, text: bytes) -> None:
        message = self.decoder.decode(text)
        if message.type == "changed":
            self.changed(message, len(text))
        elif message.type == "now":
            self.ask = message.view and message.view["ask"]
            self.seq = message.seq
            if not self.ready.done():
                self.ready.set_result(None)
            self.soon(message.thrower)
        elif message.type == "refused":
            self.tally.refused += 1

    def changed(self, message: Heard, size: int) -> None:
        table, tally = self.table, self.tally
        if message.seq > table.sent_seq and tally.on:
            passed = time.perf_counter() - table.sent_at
            (tally.own if table.sent_by == self.seat else tally.others).append(passed)
            tally.bytes.append(size)
        self.seq = message.seq
        over = False
        for change in message.changes:
            path = change[0]
            if not path:
                self.ask = change[1]["ask"]
            elif path[0] == "ask":
                if len(path) == 1:
                    self.ask = change[1]
                else:
                    self.mend(path, change)
            elif path[0] == "outcome":
                over = True
        if over:
            if not self.finished.done():
                self.finished.set_result(None)
        else:
            self.soon(message.thrower)

    def soon(self, thrower: int | None) -> None:
        """Act, at once or after a while."""
        think, seq = self.tally.think, self.seq
        if think:
            if self.timer is not None:
                self.timer.cancel()
            loop = asyncio.get_running_loop()
            wait = think * random.uniform(0.5, 1.5)
            self.timer = loop.call_later(wait, lambda: self.seq == seq and self.act(thrower))
        else:
            self.act(thrower)

    def mend(self, path: list[Any], change: list[Any]) -> None:
        place = self.ask
        for step in path[1:-1]:
            place = place[step]
        if len(change) == 1:
            del place[path[-1]]
        elif isinstance(place, list) and path[-1] == len(place):
            place.append(change[1])
        else:
            place[path[-1]] = change[1]

    def act(self, thrower: int | None) -> None:
        tally, table = self.tally, self.table
        if tally.stopped:
            return
        if thrower == self.seat:
            if tally.on:
                tally.throws += 1
            message: dict[str, Any] = {"type": "throw", "seat": self.seat}
        elif self.ask:
            if tally.on:
                tally.answers += 1
            self.count += 1
            answer = random.choice(self.ask["options"])
            message = {
                "type": "answer",
                "seat": self.seat,
                "answer": answer,
                "seq": self.seq,
                "id": str(self.count),
            }
        else:
            return
        table.moves += tally.on
        table.sent_at, table.sent_by, table.sent_seq = time.perf_counter(), self.seat, self.seq
        self.send(message)


class Load:
    """All tables, and two people who sit at them."""

    def __init__(self, address: str, game: str, think: float, bot: str | None = None) -> None:
        self.address = address
        self.game = game
        self.bot = bot
        """Who sits in the second seat, if not a person."""
        self.tally = Tally(think)
        self.tables: list[Table] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.http = httpx.AsyncClient(base_url=f"{address}/api", timeout=60)

    async def people(self) -> None:
        self.cookies = []
        for name in ("Ann", "Bob"):
            answer = await self.http.post("/me", json={"name": name, "emblem": "mask", "lang": "en"})
            self.cookies.append(f"panoplie={answer.cookies['panoplie']}")
            self.http.cookies.clear()

    async def open(self) -> tuple[str, list[dict[str, Any]]]:
        """A new table with two people, or with one and a bot."""
        other = {"kind": "open"} if self.bot is None else {"kind": "bot", "bot": self.bot}
        wish = {"game": self.game, "seats": [{"kind": "me"}, other]}
        opened = (await self.http.post("/tables", json=wish, headers={"cookie": self.cookies[0]})).json()
        if self.bot is not None:
            return opened["table"], opened["seats"]
        place = f"/tables/{opened['table']}/seats"
        sat = (await self.http.post(place, json={"seat": 1}, headers={"cookie": self.cookies[1]})).json()
        return opened["table"], [opened["seats"][0], sat["seats"][0]]

    async def connect(self, made: tuple[str, list[dict[str, Any]]], table: Table) -> list[Seat]:
        name, keys = made
        host, port = self.address.removeprefix("http://").split(":")
        loop = asyncio.get_running_loop()
        seats = []
        for key, cookie in zip(keys, self.cookies, strict=False):
            _, seat = await loop.create_connection(
                lambda key=key, cookie=cookie: Seat(self.tally, table, name, key, cookie), host, int(port)
            )
            seats.append(seat)
        await asyncio.gather(*[seat.ready for seat in seats])
        return seats

    async def play_on(self, seats: list[Seat], table: Table) -> None:
        """When a game is over the same people open the next table."""
        while True:
            await asyncio.gather(*[seat.finished for seat in seats])
            self.tally.games += self.tally.on
            for seat in seats:
                seat.transport.close()
            if self.tally.stopped:
                return
            seats = await self.connect(await self.open(), table)


def memory(pid: int) -> int:
    return 1024 * int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0])


def processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    pick = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    at = {
        name: ordered[min(len(ordered) - 1, int(share * len(ordered)))] for name, share in pick.items() if ordered
    }
    return {name: round(1000 * value, 2) for name, value in at.items()}


async def in_batches(work: list[Any]) -> list[Any]:
    results: list[Any] = []
    for start in range(0, len(work), BATCH):
        results += await asyncio.gather(*[job() for job in work[start : start + BATCH]])
    return results


async def think_beside(address: str, tables: int, game: str, think: float) -> Load:
    """Tables at which bots think, for as long as the others are measured."""
    load = Load(address, game, think, bot="legend")
    await load.people()
    for made in await in_batches([load.open] * tables):
        table = Table()
        load.tasks.append(asyncio.create_task(load.play_on(await load.connect(made, table), table)))
    load.tally.on = True
    return load


async def measure(
    address: str, pid: int, tables: int, seconds: float, game: str, think: float, bots: int
) -> dict[str, Any]:
    load = Load(address, game, think)
    tally = load.tally
    await load.people()
    await load.open()
    empty = memory(pid)
    began = time.perf_counter()
    made = await in_batches([load.open] * tables)
    create_seconds = time.perf_counter() - began
    load.tables = [Table() for _ in made]
    created = memory(pid)
    tally.stopped = True  # nobody plays before all are connected
    jobs = [lambda m=m, t=t: load.connect(m, t) for m, t in zip(made, load.tables, strict=True)]
    seated = await in_batches(jobs)
    connected = memory(pid)
    tally.stopped = False
    for seats, table in zip(seated, load.tables, strict=True):
        load.tasks.append(asyncio.create_task(load.play_on(seats, table)))
        for seat in seats:
            seat.send({"type": "look", "eyes": seat.seat})
    beside = await think_beside(address, bots, game, think)
    await asyncio.sleep(WARM_UP + think)
    begun, used, own_used = time.perf_counter(), processor(pid), time.process_time()
    tally.on = True
    await asyncio.sleep(seconds)
    tally.on = False
    wall = time.perf_counter() - begun
    used, own_used = processor(pid) - used, time.process_time() - own_used
    tally.stopped = True
    await asyncio.sleep(0.5)
    played = memory(pid)
    for task in (*load.tasks, *beside.tasks):
        task.cancel()
    steps = tally.answers + tally.throws
    sizes = sorted(tally.bytes)
    return {
        "peer": "panoplie",
        "game": game,
        "think_seconds": think,
        "tables_with_bots_beside": bots,
        "answers_beside": beside.tally.answers,
        "tables": tables,
        "seats": 2,
        "seconds": round(wall, 2),
        "stored_per_second": round(steps / wall, 1),
        "answers_per_second": round(tally.answers / wall, 1),
        "throws_per_second": round(tally.throws / wall, 1),
        "games_per_second": round(tally.games / wall, 1),
        "refused": tally.refused,
        "silent_tables": len([table for table in load.tables if not table.moves]),
        "latency_ms": quantiles(tally.own),
        "others_latency_ms": quantiles(tally.others),
        "server_cpu": round(used / wall, 2),
        "stored_per_cpu_second": round(steps / used, 1),
        "load_cpu": round(own_used / wall, 2),
        "tables_created_per_second": round(tables / create_seconds, 1),
        "median_change_bytes": sizes[len(sizes) // 2] if sizes else None,
        "server_memory": {
            "rss_mb_empty": round(empty / 2**20, 1),
            "rss_mb_played": round(played / 2**20, 1),
            "rss_kb_per_table_created": round((created - empty) / 1024 / tables, 1),
            "rss_kb_per_table_connected": round((connected - empty) / 1024 / tables, 1),
        },
    }


def ours(options: argparse.Namespace) -> dict[str, Any]:
    """Our server on the first core, this process on the second, as boardgame.io's load test does it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", NODE, folder, options.database, options.redis, str(options.workers)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().decode().strip()
            cores = sorted(os.sched_getaffinity(0))
            if len(cores) > 1 and not options.bots:
                for thread in Path(f"/proc/{server.pid}/task").iterdir():
                    os.sched_setaffinity(int(thread.name), {cores[0]})
                os.sched_setaffinity(0, {cores[1]})
            pace = (options.seconds, options.game, options.think, options.bots)
            report = uvloop.run(measure(address, server.pid, options.tables, *pace))
            os.sched_setaffinity(0, set(cores))
            return report
        finally:
            server.kill()
            server.wait()


def theirs(tables: int, seconds: float, think: float) -> dict[str, Any] | None:
    """boardgame.io's server with the same game, if it is installed."""
    folder = HERE / "peers" / "bgio"
    node = shutil.which("node")
    if node is None or not (folder / "node_modules").is_dir():
        return None
    command = [node, "load.js", "--matches", str(tables), "--seconds", str(seconds)]
    command += ["--think", str(round(1000 * think))]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        return {"error": done.stderr.strip()[-300:]}
    report: dict[str, Any] = json.loads(done.stdout)
    per_cpu = report["decisions_per_second"] / report["server_cpu"]
    return {**report, "decisions_per_cpu_second": round(per_cpu, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--game", default="pow")
    parser.add_argument("--think", type=float, default=0.0, help="seconds for an answer; 0 is a closed loop")
    parser.add_argument("--bots", type=int, default=0, help="so many more tables, each with a legend")
    parser.add_argument("--workers", type=int, default=8, help="how many bots think at the same time")
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--no-peer", action="store_true")
    options = parser.parse_args()
    report = {"panoplie": ours(options)}
    if not options.no_peer:
        report["boardgame.io"] = theirs(options.tables, options.seconds, options.think) or "not installed"
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
