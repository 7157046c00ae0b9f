"""Nothing leaks: what somebody hears over the wire does not change when all that they cannot know is dealt anew.

A game is played at one table and, move by move, at a twin of it for each pair of eyes (`twin_node.py`). Whatever
is sent to these eyes must be the same at both to the byte: messages and their sizes, numbers, clocks, logs,
refusals, advice, HTTP answers. Whoever answers in secret answers at the twin of somebody else what they like.

Where these eyes come to know a card that is another one at the twin, or a secret question is opened, the worlds
part for good reason; then the twin is dealt anew from the table as it stands. What they know is asked of the piles
and their masks alone: a view or an event that shows more is a leak. Not compared is whether a move may be taken
back: an imagined match has no past.
"""

from __future__ import annotations

import asyncio
import functools
import random
import re
import tempfile
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from panoplie.games import load
from panoplie.kernel.answers import Answer
from panoplie.kernel.asks import Together
from panoplie.kernel.game import Game
from panoplie.table.messages import Seat
from tests.attack.twin_node import Eyes, TwinNode, become, floor_of, knows_apart, twin_node
from tests.attack.worlds import InTheRoom, Looker, OnTheWire, World
from tests.table.people import Person

CLOCK: Final = {"seconds": 600_000, "increment": 60, "at_zero": "bot"}
PROBED, CAME_BACK, ADVISED = 0.03, 0.01, 0.0015
"""How often somebody asks for what they must not know, loses the connection, or wants advice."""
AT_ONCE: Final = 6
"""Games that are played at the same time; while one waits for the disk others go on."""
LONGEST: Final = 1500
"""Moves after which a game that chance does not end is left."""
THREADS: Final = ThreadPoolExecutor(2 * AT_ONCE)
NAMES: Final = ("Ann", "Bob", "Cas", "Dan", "Eve")
T = TypeVar("T")


class Leak(AssertionError):
    """Somebody was told what they may not know."""

    def __init__(self, where: str, here: Sequence[str], there: Sequence[str]) -> None:
        pairs = [pair for pair in zip(here, there, strict=False) if pair[0] != pair[1]]
        one, other = pairs[0] if pairs else (str(here[len(there) :]), str(there[len(here) :]))
        at = next((place for place, two in enumerate(zip(one, other, strict=False)) if two[0] != two[1]), 0)
        super().__init__(f"{where}:\n{one[max(0, at - 200) : at + 300]}\n{other[max(0, at - 200) : at + 300]}")
        self.bytes = max(1, sum([a != b for a, b in zip("".join(here), "".join(there), strict=False)]))


def masked(text: str, table: str) -> str:
    """A message without what differs from table to table anyway."""
    return re.sub(r'"can_undo":(true|false)', '"can_undo":0', text.replace(table, "*"))


class Twins:
    """A game at one table and at its twins."""

    def __init__(self, node: TwinNode, game: str, seats: int, seed: int) -> None:
        self.node = node
        self.game: Game = load(game)
        self.seats = seats
        self.seed = seed
        self.random = random.Random(f"{game} {seats} {seed}")
        self.eyes: list[Eyes] = [None, *range(seats)]
        self.compared = 0
        """Viewer-steps: somebody heard of a step, or of none, just what they hear in another world."""
        self.bytes = 0
        self.parted = 0
        self.moved = 0
        self._apart: set[Eyes] = set()
        """Whose twins stand still until they are dealt anew."""
        self._varied: set[Eyes] = set()
        """At whose twins somebody has answered the open question otherwise."""

    async def play(self, enough: Callable[[], bool]) -> None:
        """Play a game to its end, or until it is enough."""
        self.people = [await _beside(Person, self.node.address, name) for name in NAMES[: self.seats]]
        self.stranger = await _beside(Person, self.node.address, "Zoe")
        await self._gather()
        try:
            while self.truth.course.status == "playing" and self.moved < LONGEST and not enough():
                await self._step()
        finally:
            for world in (self.truth, *self.twins.values()):
                await world.close()
                await self.node.hall.remove(world.room.terms.id)

    # Sitting down

    async def _gather(self) -> None:
        self.truth = await self._sit_down(self.eyes)
        self.twins = {eyes: await self._sit_down([eyes]) for eyes in self.eyes}
        self._apart = set(self.eyes)
        await self._deal_anew()

    async def _sit_down(self, compared: Collection[Eyes]) -> World:
        """Whoever watches had a seat before, gave it up, or the host freed it, and kept the socket."""
        wishes = {"clock": CLOCK if self.seed % 2 else None, "waits": True}
        seats, host = ["me", *["open"] * (self.seats - 1)], self.people[0]
        opened = await _beside(host.opens, seats, self.game.meta.id, **wishes)
        table = opened["table"]
        room = self.node.hall.rooms[table]

        def looker(eyes: Eyes, seen: bool, keys: list[dict[str, Any]], person: Person) -> Looker:
            if seen:
                return OnTheWire(self.node, room, eyes, keys, person.cookie)
            return InTheRoom(room, [] if eyes is None else keys, person.name)

        had = (await _beside(self.stranger.sits, table, 1))["seats"] if self.seats > 1 else []
        lookers: dict[Eyes, Looker] = {None: looker(None, None in compared, had, self.stranger)}
        lookers[0] = looker(0, 0 in compared, opened["seats"], host)
        await lookers[None].comes()
        await lookers[0].comes()
        if self.seats > 1 and self.seed % 3:
            await lookers[0].does({"type": "unseat", "seat": 1, "name": self.stranger.name})
        elif self.seats > 1:
            gives_up = self.stranger.http.delete
            (await _beside(gives_up, f"/tables/{table}/seats/1")).raise_for_status()
        for seat, person in list(enumerate(self.people))[1:]:
            lookers[seat] = looker(
                seat, seat in compared, (await _beside(person.sits, table, seat))["seats"], person
            )
            await lookers[seat].comes()
        await lookers[0].does({"type": "start"})
        return World(room, lookers)

    # Moving

    async def _step(self) -> None:
        """One move in every world; then each pair of eyes has been told the same, or has learnt something."""
        if self.random.random() < PROBED:
            await self._probe()
        if self.random.random() < CAME_BACK:
            await self._come_back(self.random.choice(self.eyes))
        seat, answer = self._move()
        self.moved += 1
        name = f"m{self.moved}"
        jobs = [self.truth.moves(seat, answer, name)]
        for eyes in self._together():
            if self._can(eyes, seat, answer):
                jobs.append(self.twins[eyes].moves(seat, self._answered(eyes, seat, answer), name))
            else:
                self._apart.add(eyes)
        await asyncio.gather(*jobs)
        await self._listen()
        self._compare_the_step(f"move {self.moved}: seat {seat} {answer}")
        if self._apart and self.truth.course.status == "playing" and not self._somebody_waits():
            await self._deal_anew()

    def _together(self) -> list[Eyes]:
        return [eyes for eyes in self.eyes if eyes not in self._apart]

    def _move(self) -> tuple[Seat, Answer | None]:
        course, match = self.truth.course, self.truth.match
        thrower = course.thrower()
        if thrower is not None:
            return thrower, None
        seat = self.random.choice(course.waiting())
        ask = match.ask_of(seat)
        assert ask is not None
        return seat, self.random.choice(list(ask.options(match.state)))

    def _can(self, eyes: Eyes, seat: Seat, answer: Answer | None) -> bool:
        """Whether a move is possible in another world."""
        course, match = self.twins[eyes].course, self.twins[eyes].match
        if course.status != "playing" or (course.thrower() == seat) != (answer is None):
            return False
        if seat not in course.waiting():
            return False
        return answer is None or self._is_secret(eyes, seat) or match.why_not(seat, answer) is None

    def _is_secret(self, eyes: Eyes, seat: Seat) -> bool:
        """Whether a seat answers beside others, and these eyes belong to none who answer with it."""
        match = self.twins[eyes].match
        return isinstance(match.ask, Together) and eyes not in match.asked_with(seat)

    def _answered(self, eyes: Eyes, seat: Seat, answer: Answer | None) -> Answer | None:
        """What a seat answers at the twin of some eyes."""
        if answer is None or not self._is_secret(eyes, seat):
            return answer
        match = self.twins[eyes].match
        ask = match.ask_of(seat)
        assert ask is not None
        self._varied.add(eyes)
        return self.random.choice(list(ask.options(match.state)))

    def _somebody_waits(self) -> bool:
        """Whether answers to a question to several are still secret; imagined worlds would ask for them again."""
        match = self.truth.match
        return not match.over and bool(match.log) and match.is_secret(len(match.log) - 1)

    # Comparing

    async def _listen(self) -> None:
        """Hear what is on its way, at every table."""
        await asyncio.gather(*[world.listens() for world in (self.truth, *self.twins.values())])

    def _compare_the_step(self, when: str) -> None:
        """Whoever was told something else in another world must have learnt something."""
        moments = [event.state for event in self.truth.told_by_rules()]
        opened = not self._somebody_waits()
        for eyes in self.eyes:
            here, there = self._told(eyes)
            twin = self.twins[eyes]
            others = [event.state for event in twin.told_by_rules()]
            if eyes in self._apart:
                continue
            knows = knows_apart(self.truth.zones, twin.zones, eyes)
            if here == there and not knows:
                self.compared += 1
                self.bytes += sum(map(len, here))
            else:
                zones = self.game.zones
                learnt = knows or (opened and eyes in self._varied) or self.truth.course.status == "over"
                for state, other in zip(moments, others, strict=False):
                    learnt = learnt or knows_apart(zones(state), zones(other), eyes)
                if not learnt:
                    raise Leak(self._where(eyes, when), here, there)
                self._apart.add(eyes)
        if opened:
            self._apart |= self._varied
            self._varied.clear()
        for world in (self.truth, *self.twins.values()):
            world.forgets()

    def _compare(self, some: Iterable[Eyes], when: str) -> None:
        """These eyes must have been told the same."""
        for eyes in self.eyes:
            here, there = self._told(eyes)
            if eyes in some and here != there:
                raise Leak(self._where(eyes, when), here, there)

    def _told(self, eyes: Eyes) -> tuple[list[str], list[str]]:
        one, other = self.truth, self.twins[eyes]
        here, there = one.told(eyes), other.told(eyes)
        if here == there:
            return here, there
        return [masked(text, one.room.terms.id) for text in here], [
            masked(text, other.room.terms.id) for text in there
        ]

    def _where(self, eyes: Eyes, when: str) -> str:
        return f"{self.game.meta.id}, {self.seats} seats, seed {self.seed}, eyes {eyes}, {when}"

    # Asking for what one must not know

    async def _probe(self) -> None:
        """The same odd questions for everybody: about what somebody may answer now, whoever it is."""
        match = self.truth.match
        asks = match.asks()
        if not asks:
            return
        seat = self.random.randrange(self.seats)
        probes: list[dict[str, Any]] = [{"type": "look", "eyes": seat}]
        for number in range(2):
            about = self.random.choice(list(self.random.choice(asks).options(match.state)))
            target = self.random.randrange(self.seats)
            probes.append({"type": "why", "seat": target, "answer": about, "id": f"w{number}"})
            probes.append({"type": "answer", "seat": target, "answer": about, "seq": 0, "id": f"p{number}"})
        probes.append(self.random.choice([{"type": "vote", "seat": seat, "agree": True}, {"type": "start"}]))
        advised = self.random.random() < ADVISED / PROBED
        await self._listen()
        self._compare(self._together(), "before it is asked")
        for eyes in self._together():
            await asyncio.gather(
                *[self._ask(world, eyes, probes, advised) for world in (self.truth, self.twins[eyes])]
            )
        await self._listen()
        self._compare(self._together(), f"asked for what is secret: {probes}")

    async def _ask(self, world: World, eyes: Eyes, probes: Sequence[dict[str, Any]], advised: bool) -> None:
        """Ask for it; then look through one's own eyes, for advice, and at what HTTP says of the table."""
        viewer = world.compared[eyes]
        own = [probe for probe in probes if probe["type"] != "answer" or probe["seat"] != eyes]  # it may be legal
        await viewer.does(*own, {"type": "look", "eyes": eyes})
        if advised and eyes is not None:  # it is thought about beside what comes after it
            heard = len(viewer.wire.texts)
            viewer.wire.says({"type": "hint", "seat": eyes})
            while not [text for text in viewer.wire.texts[heard:] if text.startswith(ADVICE)]:
                await viewer.wire.hears_all()
        asks = (self.stranger if eyes is None else self.people[eyes]).http.get
        for path in ("", "/record", "/replay"):
            answer = await _beside(asks, f"/tables/{world.room.terms.id}{path}")
            world.replies[eyes].append(f"{answer.status_code} {answer.text}")

    async def _come_back(self, eyes: Eyes) -> None:
        """Somebody loses the connection, and resumes or begins anew."""
        known = [floor_of(world.room, eyes) for world in (self.truth, self.twins[eyes])]
        since = max(known) if self.random.random() < 0.5 else None
        for world in (self.truth, *self.twins.values()):
            await world.lookers[eyes].leaves()
            await world.listens(but=[eyes])
            await world.lookers[eyes].comes(since)
        await self._listen()
        self._compare(self._together(), f"{eyes} came back since {since}")

    # Other worlds

    async def _deal_anew(self) -> None:
        """The twins that stand still go on in a new world; these eyes are shown everything there and here."""
        await self._listen()
        self._compare(self._together(), "between two moves")
        some, self._apart = sorted(self._apart, key=str), set()
        for eyes in some:
            become(self.twins[eyes].room, self.truth.room, eyes, f"{self.seed}-{self.moved}-{eyes}")
            self.twins[eyes].begins_anew()
        look = [
            world.compared[eyes].does({"type": "look", "eyes": eyes})
            for eyes in some
            for world in (self.truth, self.twins[eyes])
        ]
        await asyncio.gather(*look)
        self._compare(some, "shown anew")
        self.parted += len(some)


async def _beside(work: Callable[..., T], *args: Any, **more: Any) -> T:
    """Wait for the node in a thread, and not in one of those in which it works itself."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, functools.partial(work, *args, **more))


ADVICE: Final = ('{"type":"advice"', '{"type":"refused"')


async def leaks(
    games: Sequence[str],
    most_steps: int,
    seed: int = 1,
    seconds: float = 1e9,
    kind: type[Twins] = Twins,
) -> dict[str, Any]:
    """Play games in turn until so many viewer-steps have been compared, or so many seconds are over."""
    began = time.monotonic()
    played: list[Twins] = []
    found: list[Leak] = []

    def enough() -> bool:
        late = time.monotonic() - began > seconds
        return late or bool(found) or sum([twins.compared for twins in played]) >= most_steps

    async def play(node: TwinNode) -> None:
        while not enough():
            number = len(played)
            game = load(games[number % len(games)])
            low, high = game.meta.seats
            seats = min(max(low, 2 + number // len(games) % 3), high)
            played.append(kind(node, game.meta.id, seats, seed + number))
            try:
                await played[-1].play(enough)
            except Leak as leak:
                found.append(leak)

    with tempfile.TemporaryDirectory(prefix="panoplie-leaks-") as folder:
        async with twin_node(Path(folder) / "data") as node:
            await asyncio.gather(*[play(node) for _ in range(AT_ONCE)])
    return {
        "viewer_steps": sum([twins.compared for twins in played]),
        "steps": sum([twins.moved for twins in played]),
        "bytes_compared": sum([twins.bytes for twins in played]),
        "bytes_different": sum([leak.bytes for leak in found]),
        "leaks": [str(leak) for leak in found],
        "games": len(played),
        "by_game": {
            game: sum([twins.compared for twins in played if twins.game.meta.id == game]) for game in games
        },
        "worlds_dealt_anew": sum([twins.parted for twins in played]),
        "tracebacks": node.errors[:3],
        "seconds": round(time.monotonic() - began, 1),
    }
