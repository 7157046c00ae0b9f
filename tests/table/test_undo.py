"""Taking back: free until somebody learns something, by consent beyond it, free against bots."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from panoplie.games import load
from panoplie.kernel import fair
from panoplie.table import history, steps
from panoplie.table.course import Course
from panoplie.table.terms import Terms
from tests.table.people import Person, Screen
from tests.table.servers import Node


def at_a_table_of_two(node: Node, play: Callable[[Screen, Screen], Awaitable[None]]) -> None:
    async def run() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
        opened = ann.opens(["me", "open"], options={"start": "first_seat"})
        sat = bob.sits(opened["table"], 1)
        async with ann.at(opened) as a, bob.at(sat) as b:
            await a.send({"type": "throw", "seat": 0})
            await a.until("changed")
            await b.until("changed")
            await play(a, b)

    asyncio.run(run())


def first(screen: Screen, *verbs: str) -> list[object]:
    return next(option for option in screen.options() if option[0] in verbs)


def test_a_tile_can_be_taken_back_before_the_next_player_throws(node: Node) -> None:
    async def play(a: Screen, b: Screen) -> None:
        before = a.view
        await a.answer(first(a, "take", "steal", "stop"))
        await a.until("changed")
        assert a.thrower == 1
        assert a.can_undo
        await a.ask("undo")
        changed = await a.until("changed")
        assert changed["undo"]
        assert a.view == before
        assert a.log[-1]["event"] == {"kind": "undone", "rule": "", "seat": 0}
        await b.until("changed")
        assert (await b.until("changed"))["undo"]
        assert b.view["board"] == a.view["board"]
        assert a.options()

    at_a_table_of_two(node, play)


def test_past_a_throw_the_others_must_agree(node: Node) -> None:
    async def play(a: Screen, b: Screen) -> None:
        await a.answer(first(a, "keep"))
        await a.until("changed")
        assert not a.can_undo  # dice were thrown again
        kept = a.view["board"]["kept"]
        await a.ask("undo")
        assert (await a.until("table"))["proposal"] == {"seat": 0, "waiting": [1]}
        await a.ask("undo")
        assert (await a.until("refused"))["key"] == "already-proposed"
        await b.until("table")
        await b.ask("vote", agree=False)
        while a.proposal is not None:
            await a.until("table")
        assert a.view["board"]["kept"] == kept
        await a.ask("undo")
        while b.proposal is None or b.proposal["waiting"] != [1]:
            await b.until("table")
        await b.ask("vote", agree=True)
        assert (await a.until("changed"))["undo"]
        assert a.view["board"]["kept"] == []
        await b.ask("vote", agree=True)
        assert (await b.until("refused"))["key"] == "no-proposal"

    at_a_table_of_two(node, play)


def test_the_same_dice_fall_after_a_move_was_taken_back(node: Node) -> None:
    async def play(a: Screen, b: Screen) -> None:
        choice = first(a, "keep")
        rolled = []
        for _ in range(2):
            await a.answer(choice)
            await a.until("changed")
            rolled.append(a.view["board"]["rolled"])
            await a.ask("undo")
            await a.until("table")
            while b.proposal is None:
                await b.until("table")
            await b.ask("vote", agree=True)
            while b.proposal is not None:
                await b.until("table")
            while not a.heard[-1].get("undo"):
                await a.hear()
        assert rolled[0] == rolled[1]

    at_a_table_of_two(node, play)


def test_nobody_else_takes_a_move_back(node: Node) -> None:
    async def play(a: Screen, b: Screen) -> None:
        await a.answer(first(a, "take", "steal", "stop"))
        await a.until("accepted")
        await b.send({"type": "undo", "seat": 0})
        assert (await b.until("refused"))["key"] == "seat-not-yours"
        await b.ask("undo")
        assert (await b.until("refused"))["key"] == "nothing-to-undo"

    at_a_table_of_two(node, play)


def test_against_bots_everything_can_be_taken_back(node: Node) -> None:
    async def run() -> None:
        ann = Person(node.address, "Ann")
        opened = ann.opens(["me", "sidekick", "civilian"], options={"start": "first_seat"})
        async with ann.at(opened) as a:
            await a.send({"type": "throw", "seat": 0})
            await a.until("changed")
            before = a.view
            await a.answer(first(a, "take", "steal", "stop"))
            while a.thrower != 0:  # the bots have played
                await a.hear()
            assert a.can_undo
            await a.ask("undo")
            while not a.heard[-1].get("undo"):
                await a.hear()
            assert a.view == before
            await a.plays()
            await a.ask("undo")
            assert (await a.until("refused"))["key"] == "undo-over"

    asyncio.run(run())


def test_whoever_takes_back_takes_back_their_own_answer_only(new_node: Callable[..., Node]) -> None:
    """Three are asked together, two have answered, and the first of them takes it back."""
    node = new_node()

    async def run() -> None:
        people = [Person(node.address, name) for name in ("Ann", "Bob", "Cas")]
        opened = people[0].opens(["me", "open", "open"], game="heroes")
        sat = [people[seat].sits(opened["table"], seat) for seat in (1, 2)]
        a, b, c = [person.at(keys) for person, keys in zip(people, [opened, *sat], strict=True)]
        for screen in (a, b, c):
            await screen.connect()
        await a.answer(a.options()[0])
        await a.until("accepted")
        first = {"type": "answer", "seat": 1, "answer": b.options()[0], "seq": b.seq, "id": "b1"}
        await b.send(first)
        accepted = await b.until("accepted")
        await a.ask("undo")
        while not a.options():
            await a.hear()
        await b.silence()
        assert not b.options(), "what was acknowledged to Bob still counts"
        await b.send(first)
        assert await b.until("accepted") == accepted
        node.stop()
        node.start()
        for screen in (a, b, c):
            screen.moves_to(node.address)
            await screen.connect()
        assert not b.options()
        await a.answer(a.options()[1])
        await a.until("accepted")
        await c.answer(c.options()[0])
        await c.until("accepted")
        await b.silence()
        assert [line["event"]["kind"] for line in b.log].count("drafted") == 1

    asyncio.run(run())


def test_beyond_the_unveiling_too_the_answers_of_others_stay() -> None:
    """Everybody has answered and agrees that one of them may choose again; so it is after a release, too."""
    game = load("heroes")
    terms = Terms("t", game, game.facts(), Path(), "1", {}, False, "en", None, fair.new_key(), 0.0)
    sitters = [steps.Sitter(owner=f"p{seat}", name="x", emblem="m", here=True) for seat in range(3)]
    course = Course(terms)
    taken = [course.take(0.0, steps.Open(sitters)).step]
    assert course.match is not None
    for seat in (1, 0, 2):
        ask = course.match.ask_of(seat)
        assert ask is not None
        taken.append(course.take(0.0, steps.Answer(seat, ask.options(course.match.state)[seat])).step)
    drafted = course.log()
    place = course.last_answer(0)
    assert isinstance(place, int)
    taken.append(course.take(0.0, steps.Propose(0, place, course.beside(place))).step)
    for seat in (1, 2):
        taken.append(course.take(0.0, steps.Ballot(seat, True)).step)
    assert course.waiting() == [0]
    assert course.log() == [entry for entry in drafted if entry[0] != 0]
    remembered = history.Remembered(terms)
    for step in taken:
        remembered.take(0.0, step)
    snapshot = course.snapshot()
    assert snapshot is not None
    again = remembered.go_on(snapshot)
    assert (again.log(), again.waiting(), again.must_restart) == (course.log(), [0], None)
