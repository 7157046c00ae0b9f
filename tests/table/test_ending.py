"""How a game ends at a table where somebody had no time left."""

from __future__ import annotations

import pytest

from panoplie.kernel.record import Record
from tests.table.test_replay import RECORDS, course_of


def pow_course(name: str) -> Record:
    return Record.load(next(path for path in RECORDS if path.parents[1].name == "pow" and path.stem == name))


def test_whoever_lost_on_time_does_not_win() -> None:
    course = course_of(pow_course("one-winner"))
    scores = course.outcome().scores
    (winner,) = course.outcome().winners
    second = max([seat for seat in range(len(scores)) if seat != winner], key=lambda seat: scores[seat])
    course.chairs[second].lost = True
    assert course.outcome().winners == (winner,), "a bot that does not win changes nothing"
    course.chairs[second].lost = False
    course.chairs[winner].lost = True
    assert course.outcome().winners == (second,)
    shown = course.view(None)["outcome"]
    assert (shown["winners"], shown["scores"], shown["reason"]) == ([second], list(scores), "time")


def test_a_victory_is_shared_only_with_whoever_had_time() -> None:
    course = course_of(pow_course("shared-victory"))
    first, *others = course.outcome().winners
    course.chairs[first].lost = True
    assert course.outcome().winners == tuple(others)


@pytest.mark.parametrize("name", ["one-winner", "shared-victory"])
def test_if_nobody_had_time_left_the_bots_result_stands(name: str) -> None:
    course = course_of(pow_course(name))
    ended = course.outcome()
    for chair in course.chairs:
        chair.lost = True
    assert course.outcome() == ended
