"""A finished game as a view and its changes, and as a record."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec

from panoplie.kernel import fair
from panoplie.kernel.answers import CHANCE
from panoplie.kernel.errors import PanoplieError, RuleError
from panoplie.kernel.events import Event, Only
from panoplie.kernel.match import Match
from panoplie.kernel.record import FORMAT, Fairness, Player, Record
from panoplie.table.course import Course
from panoplie.table.messages import Replay, ReplayStep, Seat, TableInfo
from panoplie.table.patches import diff
from panoplie.table.speech import TableError
from panoplie.table.turns import Turns

KEPT: Final = 16


class Replays:
    """The replays that were asked for lately: one at a time is worked out, beside the event loop, and kept."""

    def __init__(self) -> None:
        self._lately: OrderedDict[tuple[str, str], Replay] = OrderedDict()
        self._turns = Turns(1)

    async def of(self, course: Course, info: TableInfo, eyes: str, home: str) -> Replay:
        """The game of a table that is over, and so never changes again. Addresses are served in turn."""
        name = course.terms.id, eyes
        async with self._turns.take(home, "", course.terms.id):
            if name not in self._lately:
                self._lately[name] = await asyncio.to_thread(replay_of, course, info, eyes)
            self._lately.move_to_end(name)
            if len(self._lately) > KEPT:
                self._lately.popitem(last=False)
            return msgspec.structs.replace(self._lately[name], table=info)


def match_before(course: Course, place: int) -> Match:
    """A finished game as it stood before an answer that somebody gave, to think about it again."""
    _finished(course)
    log = course.log()
    if course.base or not 0 <= place < len(log) or log[place][0] == CHANCE:
        raise TableError("not-asked", 409)
    match = Match.start(course.terms.game, len(course.chairs), course.options, course.terms.facts)
    match.feed(log[:place])
    return match


def record_of(course: Course) -> Record:
    """The game as a record, with the key behind its chance."""
    _finished(course)
    terms = course.terms
    seats = [Player(chair.name or chair.bot or "?", None if chair.name else chair.bot) for chair in course.chairs]
    return Record(
        format=FORMAT,  # type: ignore[arg-type]
        version=1,
        game=terms.game.meta.id,
        rules=terms.rules,
        content=terms.facts.fingerprint,
        options=dict(course.options),
        seats=seats,
        answers=[("chance" if seat == CHANCE else seat, answer) for seat, answer in course.log()],
        outcome=course.outcome().to_json(),
        fair=Fairness(fair.seal(terms.key), terms.key),
    )


def replay_of(course: Course, info: TableInfo, eyes: str) -> Replay:
    """The game from a seat's eyes, a watcher's (`none`), or with everything open (`all`)."""
    _finished(course)
    if course.base:
        raise TableError("other-rules", 409)
    seat, everything = _eyes(course, eyes)
    terms = course.terms
    match = Match.start(terms.game, len(course.chairs), course.options, terms.facts, listen=True)
    first = view = _open_view(match, None) if everything else _view(match, seat)
    steps = []
    for place, (by, answer) in enumerate(course.log()):
        rules = list(dict.fromkeys([number for rule in match.trail() for number in rule.rules]))
        try:
            events = match.answer(by, answer)
        except (PanoplieError, RuleError) as error:
            raise TableError("other-rules", 409) from error
        if everything:
            new, seen = _open_view(match, view["eyes"]), [_open_event(event) for event in events]
        else:
            new, seen = _view(match, seat), [event.seen_by(seat) for event in events]
        if place == course.length - 1:
            new["outcome"] = course.outcome().to_json()
        shown = answer if everything or by == seat else None
        steps.append(ReplayStep(place, None if by == CHANCE else by, shown, diff(view, new), seen, rules))
        view = new
    return Replay(info, seat, first, steps)


def _finished(course: Course) -> Match:
    if course.lesson is not None:
        raise TableError("in-a-lesson", 409)
    if course.match is None or course.status != "over":
        raise TableError("not-over", 409)
    return course.match


def _eyes(course: Course, eyes: str) -> tuple[Seat | None, bool]:
    if eyes == "all":
        return None, True
    if eyes == "none":
        return None, False
    if eyes.isdecimal() and len(eyes) < 3 and int(eyes) < len(course.chairs):
        return int(eyes), False
    raise TableError("no-such-seat", 404)


def _view(match: Match, seat: Seat | None) -> dict[str, Any]:
    """What a seat sees. Questions are left out: what may be answered is of no use any more."""
    view: dict[str, Any] = msgspec.to_builtins(match.view(seat, with_ask=False))
    return view


def _open_view(match: Match, before: Seat | None) -> dict[str, Any]:
    """The board before whoever must answer next, or answered last, with what each seat sees of its own."""
    eyes = next((seat for seat in match.waiting() if seat != CHANCE), before)
    view = _view(match, eyes)
    own = [msgspec.to_builtins(match.game.view(match.state, seat)) for seat in range(match.state.seats)]
    for board in own:
        _add(view["board"], board)
    if "seats" in view["board"]:
        view["board"]["seats"] = [board["seats"][seat] for seat, board in enumerate(own)]
    return {**view, "eyes": eyes}


def _add(board: dict[str, Any], other: dict[str, Any]) -> None:
    """Add what another board names and this one does not, such as what is printed on a card of a hand."""
    for name, value in other.items():
        board[name] = _joined(board.get(name), value)


def _joined(mine: Any, other: Any) -> Any:
    """What one of two views shows where the other shows nothing."""
    if mine is None:
        return other
    if isinstance(mine, dict) and isinstance(other, dict) and mine is not other:
        _add(mine, other)
    elif isinstance(mine, list) and isinstance(other, list) and len(mine) == len(other) and mine != other:
        return [_joined(*both) for both in zip(mine, other, strict=True)]
    return mine


def _open_event(event: Event) -> dict[str, Any]:
    """An event with nothing kept back."""
    seen: dict[str, Any] = {"kind": event.kind, "rule": event.rule}
    for name, value in event.data.items():
        seen[name] = value.value if isinstance(value, Only) else value
    return seen
