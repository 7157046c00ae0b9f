"""A table as the lobby and the people at it see it, from memory or from what is stored beside its steps."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec
from msgspec import Struct

from panoplie.games import load as load_game
from panoplie.kernel import fair
from panoplie.table.course import Course
from panoplie.table.messages import Clock, Person, Seat, SeatInfo, TableInfo, Unseated
from panoplie.table.sides import sides_of
from panoplie.table.store import Cover, TableRow

LISTED_UNSEATED: Final = 20


class CoverSeat(Struct, frozen=True, array_like=True):
    """A seat as it is stored for lists."""

    owner: str | None
    name: str | None
    emblem: str | None
    bot: str | None
    lost: bool
    resigned: bool = False


class CoverText(Struct, frozen=True):
    """What is stored of a table for lists."""

    seats: list[CoverSeat]
    waiting: list[Seat]
    again: str | None


def cover_of(course: Course) -> Cover:
    """What a list of tables shows of one. No list shows lessons: they have a status of their own in the store."""
    seats = [
        CoverSeat(chair.owner, chair.name, chair.emblem, chair.bot, chair.lost, chair.resigned)
        for chair in course.chairs
    ]
    text = msgspec.json.encode(CoverText(seats, course.waiting(), course.again)).decode()
    status = course.status if course.lesson is None else "lesson"
    return Cover(status, course.seen_at, course.due(), text)


def table_info(
    course: Course,
    mine: Collection[Seat],
    here: Collection[Seat],
    watchers: int,
    now: float,
    watching: list[str],
) -> TableInfo:
    """A table in memory."""
    terms = course.terms
    clocks = course.clocks

    def left(seat: Seat) -> float | None:
        if clocks is None:
            return None
        return round(clocks.read(seat, now) if seat in mine else clocks.seen(seat, now), 2)

    seats = [
        SeatInfo(
            _person(chair.name, chair.emblem),
            chair.bot,
            seat in here,
            left(seat),
            chair.lost,
            chair.resigned,
            course.wishes[seat] if course.wishes else {},
        )
        for seat, chair in enumerate(course.chairs)
    ]
    waiting = course.waiting()
    return TableInfo(
        terms.id,
        terms.game.meta.id,
        terms.game.meta.title,
        course.status,  # type: ignore[arg-type]
        terms.public,
        terms.lang,  # type: ignore[arg-type]
        _table_wide(terms.options),
        terms.clock,
        seats,
        terms.created,
        course.seen_at,
        sorted(mine),
        any([seat in mine and course.chairs[seat].human for seat in waiting]),
        watchers,
        fair.seal(terms.key),
        course.again,
        [list(side) for side in course.sides],
        course.waits,
        course.host,
        watching,
        _unseated(course) if course.host in mine else [],
    )


def stored_info(row: TableRow, person: str) -> TableInfo:
    """A table that is not in memory; nobody is connected to it here."""
    cover = msgspec.json.decode(row.cover, type=CoverText)
    options: dict[str, Any] = msgspec.json.decode(row.options)
    mine = [seat for seat, chair in enumerate(cover.seats) if chair.owner == person]
    return TableInfo(
        row.id,
        row.game,
        load_game(row.game).meta.title,
        row.status,  # type: ignore[arg-type]
        row.public,
        row.lang,  # type: ignore[arg-type]
        _table_wide(options),
        None if row.clock is None else msgspec.json.decode(row.clock, type=Clock),
        [SeatInfo(_person(s.name, s.emblem), s.bot, False, None, s.lost, s.resigned) for s in cover.seats],
        row.created,
        row.moved,
        mine,
        any([seat in mine and cover.seats[seat].bot is None for seat in cover.waiting]),
        0,
        fair.seal(row.fair_key),
        cover.again,
        [list(side) for side in sides_of(load_game(row.game), len(cover.seats), options)],
        False,
        None,
        [],
        [],
    )


def _unseated(course: Course) -> list[Unseated]:
    """Those whose seats the host has freed last; all of them would grow as long as strangers come."""
    return [Unseated(number, one.name) for number, one in list(course.unseated.items())[-LISTED_UNSEATED:]]


def _table_wide(options: dict[str, Any]) -> dict[str, Any]:
    """The options without what each seat has chosen for itself."""
    return {option: value for option, value in options.items() if option != "seats"}


def _person(name: str | None, emblem: str | None) -> Person | None:
    return None if name is None or emblem is None else Person(name, emblem)
