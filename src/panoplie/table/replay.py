"""A finished game as a view and its changes, and as a record."""

from __future__ import annotations

from typing import Any

import msgspec

from panoplie.kernel import fair
from panoplie.kernel.answers import CHANCE
from panoplie.kernel.errors import PanoplieError, RuleError
from panoplie.kernel.game import Game
from panoplie.kernel.match import Match
from panoplie.kernel.record import FORMAT, Fairness, Player, Record
from panoplie.table.course import Course
from panoplie.table.messages import Replay, ReplayStep, Seat, TableInfo
from panoplie.table.patches import diff
from panoplie.table.speech import TableError


def record_of(course: Course) -> Record:
    """The game as a record, with the key behind its chance."""
    match = _finished(course)
    terms = course.terms
    seats = [Player(place.name or place.bot or "?", None if place.name else place.bot) for place in course.places]
    return Record(
        format=FORMAT,  # type: ignore[arg-type]
        version=1,
        game=terms.game.meta.id,
        rules=terms.rules,
        content=terms.facts.fingerprint,
        options=dict(terms.options),
        seats=seats,
        answers=[("chance" if seat == CHANCE else seat, answer) for seat, answer in course.log()],
        outcome=match.outcome().to_json(),
        fair=Fairness(fair.seal(terms.key), terms.key),
    )


def replay_of(course: Course, info: TableInfo, eyes: str) -> Replay:
    """The game from a seat's eyes, a watcher's (`none`), or with everything open (`all`)."""
    _finished(course)
    if course.base:
        raise TableError("other-rules", 409)
    seat, everything = _eyes(course, eyes)
    terms = course.terms
    match = Match.start(terms.game, len(course.places), terms.options, terms.facts, listen=True)
    first = view = _view(terms.game, match, seat, everything)
    steps = []
    for place, (by, answer) in enumerate(course.log()):
        rules = list(dict.fromkeys([number for step in match.trail() for number in step.rules]))
        try:
            events = match.answer(by, answer)
        except (PanoplieError, RuleError) as error:
            raise TableError("other-rules", 409) from error
        new = _view(terms.game, match, seat, everything)
        seen = [
            _open(event.data, event.kind, event.rule) if everything else event.seen_by(seat) for event in events
        ]
        shown = answer if everything or by == seat else None
        steps.append(ReplayStep(place, None if by == CHANCE else by, shown, diff(view, new), seen, rules))
        view = new
    return Replay(info, seat, first, steps)


def _finished(course: Course) -> Match:
    if course.match is None or not course.match.over:
        raise TableError("not-over", 409)
    return course.match


def _eyes(course: Course, eyes: str) -> tuple[Seat | None, bool]:
    if eyes == "all":
        return None, True
    if eyes == "none":
        return None, False
    if eyes.isdecimal() and len(eyes) < 3 and int(eyes) < len(course.places):
        return int(eyes), False
    raise TableError("no-such-seat", 404)


def _view(game: Game, match: Match, seat: Seat | None, everything: bool) -> Any:
    """What is seen; with everything open, each seat's own view lies beside the watcher's."""
    view = match.view(seat)
    if everything:
        view["seats"] = [match.view(each)["board"] for each in range(match.state.seats)]
        view["asks"] = [ask.to_json(match.state) for ask in match.asks() if ask.seat >= 0]
    return msgspec.to_builtins(view)


def _open(data: Any, kind: str, rule: str) -> dict[str, Any]:
    """An event with nothing kept back."""
    seen: dict[str, Any] = {"kind": kind, "rule": rule}
    for name, value in data.items():
        seen[name] = getattr(value, "value", value)
    return seen
