"""Games of teams at a table: giving up, time and consent count by side, and a side sees its plan grow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from panoplie.games import load
from panoplie.kernel import fair
from panoplie.kernel.answers import CHANCE
from panoplie.kernel.asks import Together
from panoplie.kernel.errors import Refusal
from panoplie.kernel.outcome import Outcome
from panoplie.table import history, steps
from panoplie.table.chairs import Chair, Chairs
from panoplie.table.course import Course
from panoplie.table.messages import Clock
from panoplie.table.sides import conceded, judged
from panoplie.table.terms import Terms
from tests.table.people import Person, Screen
from tests.table.servers import Node

TEAMS = ((0, 2), (1, 3))
BOX = ((0, 1),)
FAST = {"heroes": "random", "threat": "street_brawl"}


def chairs(*seats: str) -> Chairs:
    """`Ann`, a `bot`, or a person who is `Ann:late` or `Ann:gone`."""
    made = Chairs()
    for seat in seats:
        name, _, fate = seat.partition(":")
        made.append(Chair(None if name == "bot" else name, name, lost=fate == "late", resigned=fate == "gone"))
    return made


def course_of(game_id: str, seats: int, clock: Clock | None = None, **options: Any) -> Course:
    """A table at which everybody is a person of their own."""
    game = load(game_id)
    settled = dict(game.settle_options(options, seats))
    terms = Terms("t", game, game.facts(), game.content, "1", settled, False, "en", clock, fair.new_key(), 0.0)
    course = Course(terms)
    sitters = [steps.Sitter(owner=f"p{seat}", name=f"P{seat}", emblem="m", here=True) for seat in range(seats)]
    course.take(0.0, steps.Open(sitters))
    return course


# Time and giving up


@pytest.mark.parametrize(
    ("sitting", "winners"),
    [
        (("Ann:late", "Bob", "Cas", "Dan"), (0, 2)),  # her partner was in time
        (("Ann:late", "Bob", "Cas:late", "Dan"), (1, 3)),
        (("Ann:gone", "Bob", "Cas:late", "Dan"), (1, 3)),
        (("Ann:late", "Bob", "bot", "Dan"), (1, 3)),  # a bot keeps nobody in the game
        (("bot", "Bob:late", "bot", "Dan:late"), (0, 2)),
        (("Ann:late", "Bob:late", "Cas:late", "Dan:gone"), (0, 2)),  # all are out: the bots' result stands
    ],
)
def test_a_side_wins_as_long_as_one_of_its_people_is_in_the_game(
    sitting: tuple[str, ...], winners: tuple[int, ...]
) -> None:
    ended = Outcome.won([0, 2], [9, 4, 3, 4], "points", TEAMS)
    outcome = judged(ended, TEAMS, chairs(*sitting))
    assert outcome.winners == winners
    assert [outcome.utilities[seat] for seat in range(4)] == [
        1.0 if seat in winners else -1.0 for seat in range(4)
    ]


def test_nobody_beats_the_box_who_is_out_of_the_game() -> None:
    ended = Outcome.won([0, 1], [5, 5], "saved", BOX)
    assert judged(ended, BOX, chairs("Ann:late", "Bob")) == ended
    lost = judged(ended, BOX, chairs("Ann:late", "Bob:late"))
    assert (lost.winners, lost.reason, lost.utilities) == ((), "time", (-1.0, -1.0))
    assert judged(ended, BOX, chairs("Ann:gone", "Bob:late")).reason == "given_up"


def test_a_secret_side_keeps_its_whole_victory() -> None:
    """In Watchmen everybody seems to be alone; two of three loyal players were in time."""
    alone = ((0,), (1,), (2,), (3,))
    ended = Outcome.won([0, 1, 2], [1, 1, 1, 0], "loyal", ((0, 1, 2), (3,)))
    outcome = judged(ended, alone, chairs("Ann:late", "Bob", "Cas", "Dan"))
    assert (outcome.winners, outcome.utilities) == ((1, 2), (-1.0, 1.0, 1.0, -1.0))


@pytest.mark.parametrize(
    ("sides", "sitting", "winners"),
    [
        (TEAMS, ("Ann:gone", "Bob", "Cas", "Dan"), None),
        (TEAMS, ("Ann:gone", "Bob", "Cas:gone", "Dan"), (1, 3)),
        (TEAMS, ("Ann:gone", "bot", "bot", "bot"), (1, 3)),
        (BOX, ("Ann:gone", "Bob"), None),
        (BOX, ("Ann:gone", "Bob:gone"), ()),
        (((0,), (1,), (2,)), ("Ann:gone", "Bob", "Cas"), None),
        (((0,), (1,), (2,)), ("Ann:gone", "Bob:late", "Cas"), (2,)),
        (((0,), (1,), (2,)), ("Ann:gone", "bot", "bot"), ()),
    ],
)
def test_a_game_that_nobody_needs_to_finish_is_over(
    sides: Any, sitting: tuple[str, ...], winners: tuple[int, ...] | None
) -> None:
    outcome = conceded(sides, chairs(*sitting))
    assert (None if outcome is None else outcome.winners) == winners


@pytest.mark.parametrize(("game", "options"), [("guardians", FAST), ("dc", {"variant": "teams"})])
def test_whoever_gives_up_leaves_the_side_in_the_game(game: str, options: dict[str, Any]) -> None:
    course = course_of(game, 4, **options)
    assert [tuple(side) for side in course.sides] == [(0, 2), (1, 3)]
    course.take(1.0, steps.Resign(0, "sidekick"))
    assert (course.status, course.chairs[0].bot, course.waiting() != []) == ("playing", "sidekick", True)
    course.take(2.0, steps.Resign(2, "sidekick"))
    assert (course.status, course.outcome().winners, course.waiting()) == ("over", (1, 3), [])
    view = course.view(1)
    assert (view["ask"], view["waiting"], view["outcome"]["reason"]) == (None, [], "conceded")


def test_a_game_that_was_given_up_is_the_same_after_a_restart() -> None:
    course = course_of("dc", 4, variant="teams")
    dated: list[history.Dated] = []
    again = Course(course.terms)
    sitters = [steps.Sitter(owner=f"p{seat}", name="x", emblem="m", here=True) for seat in range(4)]
    for step in (steps.Open(sitters), steps.Resign(1, "sidekick"), steps.Resign(3, "sidekick")):
        dated.append((1.0, again.take(1.0, step).step))
    assert history.retake(course.terms, dated).outcome() == again.outcome()
    snapshot = again.snapshot()
    assert snapshot is not None
    assert history.go_on(course.terms, dated, snapshot).status == "over"


def test_a_flag_does_not_end_the_game_of_a_partner() -> None:
    course = course_of("dc", 4, Clock(60, 0, "lose"), variant="teams")
    (seat,) = course.waiting()
    course.take(61.0, steps.Flag(seat))
    assert (course.chairs[seat].lost, course.chairs[seat].bot, course.status) == (True, "civilian", "playing")


# Consent


def test_one_person_of_every_other_side_must_agree() -> None:
    course = course_of("dc", 4, variant="teams")
    match = course.match
    assert match is not None
    (seat,) = course.waiting()
    partner, foes = (seat + 2) % 4, sorted([(seat + 1) % 4, (seat + 3) % 4])
    answer = match.asks()[0].options(match.state)[0]
    course.take(0.0, steps.Answer(seat, answer))
    place = course.last_answer(seat)
    assert isinstance(place, int)
    assert course.asked_to_agree(seat, place) == foes, "a partner who has not answered since need not be asked"

    def proposes() -> None:
        course.take(0.0, steps.Propose(seat, place, 0, course.asked_to_agree(seat, place)))
        assert course.proposal is not None

    proposes()
    course.take(0.0, steps.Leave(foes[0], "sidekick"))
    assert course.proposal is not None and course.proposal.waiting == [foes[1]], "the other can speak for both"
    course.take(0.0, steps.Swap(foes[0], None))
    course.take(0.0, steps.Ballot(foes[1], True))
    assert course.proposal is None and course.waiting() == [seat] and place == course.length
    course.take(0.0, steps.Answer(seat, answer))
    proposes()
    course.take(0.0, steps.Ballot(foes[0], False))
    assert course.proposal is None and course.length > place, "one who refuses is enough"
    # Whoever of the own side has answered since is asked, too.
    while partner not in [by for by, _ in course.log()]:
        ask = match.asks()[0]
        course.take(0.0, steps.Answer(ask.seat, ask.options(match.state)[0]))
    last = course.last_answer(seat)
    assert isinstance(last, int)
    assert course.asked_to_agree(seat, last) == sorted([*foes, partner])


def test_against_the_box_only_those_are_asked_whose_answers_would_go() -> None:
    course = course_of("guardians", 2, mode="together", heroes="choice", threat="feedback")
    match = course.match
    assert match is not None
    chance = 0
    for _ in range(300):
        ask = match.asks()[0]
        course.take(0.0, steps.Answer(ask.seat, ask.options(match.state)[-1]))
        answered = [by for by, _ in course.log() if by != CHANCE]
        if isinstance(match.ask, Together) or match.over or len(set(answered)) < 2:
            continue
        last = answered[-1]
        assert isinstance(course.free_undo(last), int), "nobody else has answered since"
        chance += course.log()[-1][0] == CHANCE
        other = course.last_answer(1 - last)
        assert isinstance(other, int)
        assert course.asked_to_agree(1 - last, other) == [last]
        assert isinstance(course.free_undo(1 - last), Refusal)
    assert chance, "dice that were thrown hinder nobody among friends"


# What a side knows


async def seated(node: Node, options: dict[str, Any]) -> list[Screen]:
    people = [Person(node.address, name) for name in ("Ann", "Bob", "Cas", "Dan")]
    opened = people[0].opens(["me", "open", "open", "open"], game="guardians", options=options)
    keys = [opened, *[people[seat].sits(opened["table"], seat) for seat in (1, 2, 3)]]
    screens = [person.at(key) for person, key in zip(people, keys, strict=True)]
    for screen in screens:
        await screen.connect()
    return screens


async def until_planning(screens: list[Screen]) -> None:
    """Answer whatever is asked before the teams plan."""
    for _ in range(200):
        for screen in screens:
            await screen.silence(0.03)
        if all(screen.view["ask"] and screen.view["ask"]["kind"] == "plan" for screen in screens):
            return
        for screen in screens:
            if screen.thrower == screen.seats[0]:
                await screen.send({"type": "throw", "seat": screen.thrower})
            elif screen.options():
                await screen.answer(screen.options()[0])
            else:
                continue
            await screen.until("changed")
            break
    raise AssertionError("The teams never planned.")


def test_partners_see_the_plan_grow_and_the_others_do_not(new_node: Callable[..., Node]) -> None:
    node = new_node()

    async def run() -> None:
        screens = await seated(node, FAST)
        ann, bob, cas, dan = screens
        await until_planning(screens)
        before = {screen: (screen.seq, len(screen.raw)) for screen in screens}
        await ann.answer(ann.options()[0])
        await ann.until("accepted")
        for screen in screens:
            await screen.silence(0.2)
        assert cas.seq == before[cas][0] + 1, "Cas plays with Ann"
        assert any([message["type"] == "changed" for message in cas.heard[-2:]])
        for foe in (bob, dan):
            assert (foe.seq, len(foe.raw)) == before[foe], "the other side hears nothing"
        for screen in screens:
            await screen.socket.close()

    asyncio.run(run())
