"""Nothing leaks: what somebody hears over the wire does not change when all that they cannot know is dealt anew.

A game is played at one table and, move by move, at a twin of it for each pair of eyes (`twin_node.py`). Whatever
is sent to these eyes must be the same at both to the byte: messages and their sizes, numbers, clocks, logs,
refusals, advice, HTTP answers. Where the rules themselves tell these eyes something new (a card is drawn, a bid is
opened), the worlds part for good reason; then the twin is dealt anew from the table as it stands.

Whether there was good reason is asked of the kernel, whose own contract says that a view shows nothing that it
should not. Not compared is whether a move may be taken back: an imagined match has no past.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from panoplie.games import load
from panoplie.kernel.answers import Answer
from panoplie.kernel.game import Game
from panoplie.kernel.sight import knowledge
from panoplie.table import steps
from panoplie.table.course import Course
from panoplie.table.effects import is_for
from panoplie.table.messages import Clock, Seat
from panoplie.table.terms import Terms
from tests.attack.twin_node import KEY, become
from tests.table.people import Person, Screen
from tests.table.servers import Node

SCRIPT: Final = Path(__file__).parent / "twin_node.py"
ROOT: Final = Path(__file__).parents[2]
COMPANY: Final = 16
"""Moves after which those listen, too, who are only there to be seen."""
CLOCK: Final = {"seconds": 600_000, "increment": 60, "at_zero": "bot"}
Eyes = Seat | None


def twin_node(data: Path) -> Node:
    """A node of twins. A person who is away is not replaced, and no table is forgotten."""
    return Node(SCRIPT, {"PYTHONPATH": str(ROOT)}, data=str(data), away=3600.0, idle=3600.0)


def masked(text: str, *secrets: str) -> str:
    """A message without what differs from table to table anyway."""
    for secret in secrets:
        text = text.replace(secret, "*")
    return re.sub(r'"can_undo":(true|false)', '"can_undo":0', text)


class World:
    """One table, and the course that it takes as the attacker works it out from the dice, which are known."""

    def __init__(
        self, table: str, course: Course, viewers: dict[Eyes, Screen], compared: Sequence[Eyes], hands: Screen
    ) -> None:
        self.table = table
        self.course = course
        self.viewers = viewers
        self.compared = compared
        """The eyes through which this world is compared with another; the other viewers are company."""
        self.hands = hands
        """Says what is to be dealt anew."""
        self.replies: dict[Eyes, list[str]] = {eyes: [] for eyes in viewers}
        """HTTP answers."""

    async def moves(self, seat: Seat, answer: Answer | None, name: str) -> None:
        """Answer, or throw."""
        screen = self.viewers[seat]
        if seat not in self.compared:
            await screen.hears_all()
        if answer is None:
            await screen.send({"type": "throw", "seat": seat})
        else:
            message = {"type": "answer", "seat": seat, "answer": answer, "seq": screen.seq, "id": name}
            await screen.send(message)
        await screen.hears_all()
        self.course.take(
            self.course.at + 1.0, steps.Cast(seat) if answer is None else steps.Answer(seat, answer, name)
        )

    async def becomes(self, truth: World, eyes: Eyes, seed: str) -> None:
        """Go on as a twin of the truth, and show everything anew to everybody."""
        await self.hands.send({"type": "chat", "text": f"deal {eyes} {seed} {truth.table}"})
        await self.hands.hears_all()
        if self is not truth:
            become(self.course, truth.course, eyes, seed)

    def told(self, eyes: Eyes) -> list[str]:
        """All that some eyes were told since the last time."""
        screen = self.viewers[eyes]
        told = [masked(text, self.table) for text in [*screen.raw, *self.replies[eyes]]]
        screen.raw.clear()
        screen.heard.clear()
        self.replies[eyes].clear()
        return told

    async def close(self) -> None:
        for screen in (self.hands, *self.viewers.values()):
            await screen.socket.close()


class Leak(AssertionError):
    """Somebody was told what they may not know."""


class Twins:
    """A game at one table and at its twins."""

    def __init__(self, node: Node, game: str, seats: int, seed: int) -> None:
        self.node = node
        self.game: Game = load(game)
        self.seats = seats
        self.seed = seed
        self.random = random.Random(f"{game} {seats} {seed}")
        self.eyes: list[Eyes] = [None, *range(seats)]
        self.compared = 0
        self.bytes = 0
        self.parted = 0
        self.moved = 0

    async def play(self, most_steps: int) -> None:
        """Play a game to its end, or until so many viewer-steps have been compared."""
        people = [Person(self.node.address, name) for name in ("Ann", "Bob", "Cas", "Dan", "Eve")[: self.seats]]
        stranger = Person(self.node.address, "Zoe")
        await self._gather(people, stranger)
        try:
            while self.truth.course.status == "playing" and self.compared < most_steps:
                await self._step(people)
        finally:
            for world in self._worlds():
                await world.close()

    def _worlds(self) -> list[World]:
        return [self.truth, *self.twins.values()]

    async def _gather(self, people: Sequence[Person], stranger: Person) -> None:
        """Whoever watches had a seat before, gave it up, and kept the socket."""
        clock = CLOCK if self.seed % 2 else None
        self.truth = await self._sit_down(people, stranger, self.eyes, clock)
        self.twins = {eyes: await self._sit_down(people, stranger, [eyes], clock) for eyes in self.eyes}
        await self._deal_anew(self.eyes)

    async def _sit_down(
        self, people: Sequence[Person], stranger: Person, compared: Sequence[Eyes], clock: dict[str, Any] | None
    ) -> World:
        seats = ["me", *["open"] * (self.seats - 1)]
        opened = people[0].opens(seats, self.game.meta.id, clock=clock, waits=True)
        table = opened["table"]
        former = (
            stranger.at(stranger.sits(table, 1)) if self.seats > 1 else Screen(self.node.address, table, [], None)
        )
        await former.connect()
        if self.seats > 1:
            stranger.http.delete(f"/tables/{table}/seats/1").raise_for_status()
            await former.hears_all()
        former.eyes, former.keys = None, []
        viewers: dict[Eyes, Screen] = {None: former}
        for seat, person in enumerate(people):
            viewers[seat] = person.at(opened if seat == 0 else person.sits(table, seat))
            await viewers[seat].connect()
        hands = Screen(self.node.address, table, viewers[0].keys, people[0].cookie)
        hands.eyes = None
        await hands.connect()
        await hands.send({"type": "start"})
        await hands.hears_all()
        return World(table, self._course(clock), viewers, compared, hands)

    def _course(self, clock: dict[str, Any] | None) -> Course:
        game = self.game
        wishes = {"seats": [{} for _ in range(self.seats)]} if game.meta.wishes else {}
        options = dict(game.settle_options(wishes, self.seats))
        control = None if clock is None else Clock(**clock)
        terms = Terms("t", game, game.facts(), Path(), "1", options, False, "en", control, KEY, 0.0)
        course = Course(terms)
        sitter = steps.Sitter(owner="p", name="x", emblem="m", here=True)
        course.take(0.0, steps.Open([sitter] * self.seats))
        return course

    async def _step(self, people: Sequence[Person]) -> None:
        """One move in every world; then each pair of eyes has been told the same, or was told something new."""
        seat, answer = self._move()
        self.moved += 1
        name = f"m{self.moved}"
        probes = self._probes(seat)
        parted: list[Eyes] = [eyes for eyes in self.eyes if not self._can(self.twins[eyes], seat, answer)]
        together: list[Eyes] = [eyes for eyes in self.eyes if eyes not in parted]
        worlds = [self.truth, *[self.twins[eyes] for eyes in together]]
        await asyncio.gather(*[self._probe(world, probes, people) for world in worlds])
        if self.random.random() < 0.03:
            await self._come_back(self.random.choice(self.eyes), self._worlds())
        self._compare(together, "before the move")
        await asyncio.gather(*[world.moves(seat, answer, name) for world in worlds])
        await asyncio.gather(*[self._listen(world) for world in worlds])
        for eyes in [eyes for eyes in together if self._has_learnt(eyes)]:
            together.remove(eyes)
            parted.append(eyes)
        self._compare(together, f"move {self.moved}: seat {seat} {answer}")
        if parted and not self._somebody_waits():
            self.parted += len(parted)
            await self._deal_anew(parted)
        elif parted:  # in the middle of a secret question; the rest of it is played at these tables again later
            await self._finish_the_question()

    def _move(self) -> tuple[Seat, Answer | None]:
        course = self.truth.course
        thrower = course.thrower()
        if thrower is not None:
            return thrower, None
        assert course.match is not None
        seat = self.random.choice(course.waiting())
        ask = course.match.ask_of(seat)
        assert ask is not None
        return seat, self.random.choice(list(ask.options(course.match.state)))

    def _can(self, world: World, seat: Seat, answer: Answer | None) -> bool:
        """Whether the same move is possible in another world."""
        course = world.course
        if course.status != "playing" or (course.thrower() == seat) != (answer is None):
            return False
        if seat not in course.waiting() or course.match is None:
            return False
        return answer is None or course.match.why_not(seat, answer) is None

    def _has_learnt(self, eyes: Eyes) -> bool:
        """Whether the rules have told these eyes something by which they could tell the two worlds apart."""
        here, there = self.truth.course, self.twins[eyes].course
        assert here.match is not None and there.match is not None
        if here.view(eyes) != there.view(eyes) or _heard_of(here, eyes) != _heard_of(there, eyes):
            return True
        known = [knowledge(self.game.zones(course.match.state), eyes) for course in (here, there) if course.match]
        return known[0] != known[1]

    def _compare(self, eyes: Iterable[Eyes], when: str) -> None:
        for pair in self.eyes:
            here = self.truth.told(pair)
            there = self.twins[pair].told(pair)
            if pair not in eyes or not (here or there):
                continue
            self.compared += 1
            self.bytes += sum([len(text) for text in here])
            if here != there:
                parts = next(
                    (two for two in zip(here, there, strict=False) if two[0] != two[1]), (here[-1:], there[-1:])
                )
                raise Leak(
                    f"{self.game.meta.id}, {self.seats} seats, seed {self.seed}, eyes {pair}, {when}:\n"
                    f"{parts[0]}\n{parts[1]}"
                )

    # Asking for what one must not know

    def _probes(self, seat: Seat) -> list[dict[str, Any]]:
        """The same odd questions for everybody: about what somebody may answer now, whoever it is."""
        match = self.truth.course.match
        assert match is not None
        asks = match.asks()
        if not asks or self.random.random() < 0.8:
            return []
        chosen: list[dict[str, Any]] = [{"type": "look", "eyes": seat}]
        for number in range(2):
            about = self.random.choice(list(self.random.choice(asks).options(match.state)))
            target = self.random.randrange(self.seats)
            chosen.append({"type": "why", "seat": target, "answer": about, "id": f"w{number}"})
            chosen.append({"type": "answer", "seat": target, "answer": about, "seq": 0, "id": f"p{number}"})
        chosen.append(self.random.choice([{"type": "vote", "seat": seat, "agree": True}, {"type": "start"}]))
        if self.random.random() < 0.05:
            chosen.append({"type": "hint", "seat": seat})
        return chosen

    async def _probe(self, world: World, probes: Sequence[dict[str, Any]], people: Sequence[Person]) -> None:
        """Ask for what one must not know; then look through one's own eyes, and at what HTTP says of the table."""
        for eyes in world.compared if probes else ():
            viewer = world.viewers[eyes]
            for probe in probes:
                if probe["type"] == "hint":  # it is thought about beside what comes after it
                    await viewer.hears_all()
                    await viewer.send(probe)
                    await viewer.until("advice", "refused", timeout=30)
                elif probe["type"] != "answer" or probe["seat"] != eyes:  # what is one's own may be legal
                    await viewer.send(probe)
            await viewer.send({"type": "look", "eyes": eyes})
            for path in ("", "/record", "/replay") if eyes is not None else ():
                answer = await asyncio.to_thread(people[eyes].http.get, f"/tables/{world.table}{path}")
                world.replies[eyes].append(f"{answer.status_code} {answer.text}")
        await self._listen(world)

    async def _come_back(self, eyes: Eyes, worlds: Sequence[World]) -> None:
        """Somebody loses the connection and resumes, or begins anew."""
        resume = self.random.random() < 0.5
        for world in worlds:
            viewer = world.viewers[eyes]
            await viewer.hears_all()
            await viewer.socket.close()
            await asyncio.gather(*[other.hears_all() for pair, other in world.viewers.items() if pair != eyes])
            await viewer.connect(since=viewer.seq if resume else None)
            await self._listen(world)

    async def _listen(self, world: World, company: bool = False) -> None:
        """Hear what is on its way; the company now and then, so that nobody is let go of for being slow."""
        for pair in world.compared:
            await world.viewers[pair].hears_all()
        if company or self.moved % COMPANY == 0:
            others = [viewer for pair, viewer in world.viewers.items() if pair not in world.compared]
            for screen in (world.hands, *others):
                await screen.hears_all()
                screen.raw.clear()
                screen.heard.clear()

    # Other worlds

    def _somebody_waits(self) -> bool:
        """Whether answers to a question to several are still secret; imagined worlds would ask for them again."""
        match = self.truth.course.match
        return match is not None and not match.over and bool(match.log) and match.is_secret(len(match.log) - 1)

    async def _finish_the_question(self) -> None:
        while self.truth.course.status == "playing" and self._somebody_waits():
            seat, answer = self._move()
            self.moved += 1
            await self.truth.moves(seat, answer, f"m{self.moved}")
            await self._listen(self.truth)
        self.parted += len(self.eyes)
        await self._deal_anew(self.eyes)

    async def _deal_anew(self, eyes: Sequence[Eyes]) -> None:
        """Every table shows everything anew, those of these eyes in a new world."""
        if self.truth.course.status != "playing":
            return
        await self.truth.becomes(self.truth, None, "0")
        for pair, twin in self.twins.items():
            await twin.becomes(self.truth if pair in eyes else twin, pair, f"{self.seed}-{self.moved}")
        await asyncio.gather(*[self._listen(world, company=True) for world in self._worlds()])
        self._compare([], "")
        for world in self._worlds():
            for pair in world.compared:
                await world.viewers[pair].send({"type": "look", "eyes": pair})
        await asyncio.gather(*[self._listen(world) for world in self._worlds()])
        self._compare(self.eyes, "shown anew")


def _heard_of(course: Course, eyes: Eyes) -> list[Any]:
    """What the rules themselves have told some eyes: a card that is shown and shuffled away leaves nothing."""
    return [line.event.seen_by(eyes) for line in course.lines if is_for(line.only, eyes)]


async def leaks(
    node: Node, games: Sequence[str], most_steps: int, seed: int = 1, seconds: float = 1e9
) -> dict[str, Any]:
    """Play games in turn until so many viewer-steps have been compared; raises at the first byte that differs.

    No more games are begun after so many seconds.
    """
    began = time.monotonic()
    compared = size = parted = played = 0
    while compared < most_steps and time.monotonic() - began < seconds:
        game = load(games[played % len(games)])
        low, high = game.meta.seats
        seats = min(max(low, 2 + played // len(games) % 3), high)
        twins = Twins(node, game.meta.id, seats, seed + played)
        await twins.play(most_steps - compared)
        compared += twins.compared
        size += twins.bytes
        parted += twins.parted
        played += 1
    return {
        "viewer_steps": compared,
        "bytes_compared": size,
        "bytes_different": 0,
        "games": played,
        "worlds_dealt_anew": parted,
        "tracebacks": node.log.count("Traceback"),
        "seconds": round(time.monotonic() - began, 1),
    }
