"""A finished game again, with every hand open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from panoplie import cli
from panoplie.games import ids, load
from panoplie.kernel import fair
from panoplie.kernel.answers import CHANCE
from panoplie.kernel.match import Match
from panoplie.kernel.record import Record
from panoplie.table import steps
from panoplie.table.chairs import Chair, Chairs
from panoplie.table.course import Course
from panoplie.table.info import table_info
from panoplie.table.messages import Clock, Replay
from panoplie.table.patches import apply
from panoplie.table.replay import record_of, replay_of
from panoplie.table.terms import Terms

GAMES = Path(__file__).parents[1] / "games"
RECORDS = [path for game in ids() for path in sorted((GAMES / game / "records").glob("*.json"))]
MOST_BYTES = 400_000
MOST_A_STEP = 1200
"""A replay is one message, and phones have to read it; a long game may take what its steps take."""


def lacks(shown: Any, own: Any) -> list[Any]:
    """What somebody sees and an open board does not show."""
    if isinstance(own, dict):
        return [lack for name, value in own.items() for lack in lacks(shown[name], value)]
    if isinstance(own, list) and isinstance(shown, list) and len(own) == len(shown):
        return [lack for both in zip(shown, own, strict=True) for lack in lacks(*both)]
    return [own] if shown is None and own is not None else []


def course_of(record: Record) -> Course:
    """A table at which a recorded game was played."""
    game = load(record.game)
    terms = Terms(
        "t", game, game.facts(), game.content, "1", record.options, True, "en", None, fair.new_key(), 0.0
    )
    course = Course(terms)
    course.chairs = Chairs([Chair(owner=player.name, name=player.name, bot=player.bot) for player in record.seats])
    course.match = Match.start(game, len(record.seats), record.options, listen=True)
    for by, answer in record.answers:
        course.match.answer(CHANCE if by == "chance" else by, answer)
    return course


def replay(course: Course, eyes: str) -> Replay:
    return replay_of(course, table_info(course, (), (), 0, 0.0, []), eyes)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_with_everything_open_each_seat_shows_what_it_alone_sees(path: Path) -> None:
    course = course_of(Record.load(path))
    opened = replay(course, "all")
    assert len(msgspec.json.encode(opened)) < max(MOST_BYTES, MOST_A_STEP * len(opened.steps))
    match = Match.start(course.terms.game, len(course.chairs), course.terms.options, listen=True)
    view = msgspec.to_builtins(opened.view)
    for step, (by, answer) in zip(opened.steps, course.log(), strict=True):
        match.answer(by, answer)
        view = apply(view, step.changes)
        assert step.answer == answer
        assert all("hidden" not in event for event in step.events)
    for seat in range(match.state.seats):
        own = msgspec.to_builtins(match.view(seat)["board"])
        if "seats" in own:
            assert view["board"]["seats"][seat] == own["seats"][seat]
        else:
            assert lacks(view["board"], own) == []


@pytest.mark.parametrize("game", ["heroes", "villainous"])
def test_the_open_board_lies_before_whoever_must_answer(game: str) -> None:
    course = course_of(Record.load(next(path for path in RECORDS if path.parents[1].name == game)))
    opened = replay(course, "all")
    view = msgspec.to_builtins(opened.view)
    hands = []
    for step, later in zip(opened.steps, opened.steps[1:], strict=False):
        view = apply(view, step.changes)
        if later.by is not None:
            assert view["eyes"] is not None
            own = view["board"]["seats"][later.by]
            hands.append(own["hand"]["cards"] if game == "heroes" else own.get("hand", []))
    assert any(hands)
    assert all(isinstance(hand, list) for hand in hands)
    watched = msgspec.to_builtins(replay(course, "none").steps)
    assert any("hidden" in event for step in watched for event in step["events"])


def table_of_two(*taken: steps.AnyStep) -> Course:
    game = load("pow")
    options = dict(game.settle_options({"start": "first_seat"}, 2))
    clock = Clock(60, 0, "lose")
    terms = Terms("t", game, game.facts(), game.content, "1", options, True, "en", clock, "7" * 64, 0.0)
    course = Course(terms)
    course.take(0.0, steps.Open([steps.Sitter(name, name, "mask", here=True) for name in ("Ann", "Bob")]))
    for step in taken:
        course.take(0.0, step)
    return course


def played(course: Course) -> Course:
    """The game to its end, with the first choice that there is."""
    while course.status != "over":
        assert course.match is not None
        thrower = course.thrower()
        if thrower is not None:
            course.take(0.0, steps.Cast(thrower))
        else:
            ask = course.match.asks()[0]
            course.take(0.0, steps.Answer(ask.seat, ask.options(course.match.state)[-1]))
    return course


def test_a_record_says_how_people_ended_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (ahead,) = played(table_of_two()).outcome().winners
    other = "Bob" if ahead == 0 else "Ann"
    ended = {
        f"{other} wins: the others have given up.": table_of_two(steps.Cast(0), steps.Resign(ahead, "civilian")),
        f"{other} wins; whoever was ahead had no time left.": played(table_of_two(steps.Flag(ahead))),
    }
    for said, course in ended.items():
        record = record_of(course)
        assert record.outcome == course.outcome().to_json()
        assert record.outcome["winners"] == [1 - ahead]
        file = tmp_path / "record.json"
        file.write_text(record.write(), encoding="utf-8")
        for command in (cli.replay, cli.verify):
            command(file)
            assert said in " ".join(capsys.readouterr().out.split())
        cli.replay(file, json=True)
        shown = msgspec.json.decode(capsys.readouterr().out)
        assert (shown["over"], shown["outcome"]) == (True, record.outcome)
