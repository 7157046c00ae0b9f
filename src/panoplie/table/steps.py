"""The steps that a table is made of. A table is nothing but these, in order; they are stored and never erased."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from panoplie.table.messages import Seat

Drawn = list[Any] | None
"""What chance answered in the course of a step, in order; not known yet before the step is taken."""


class Step(Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something that happened at a table."""


class Sitter(Struct, frozen=True, omit_defaults=True):
    """How a seat is filled: by a person, who has come or is expected, by a bot, or not yet."""

    owner: str | None = None
    name: str | None = None
    emblem: str | None = None
    bot: str | None = None
    here: bool = False
    """Whether the owner has sat down; at a table for the same people again the others are expected."""


class Open(Step, frozen=True):
    """The table is opened. If no seat is open the game begins at once, unless it waits for the host."""

    seats: list[Sitter]
    drawn: Drawn = None
    waits: bool = False
    lesson: str = ""
    """The lesson of the game that is held here, if it is one."""


class Wish(Step, frozen=True):
    """A seat chooses something for itself, before the game."""

    seat: Seat
    wish: dict[str, Any]


class Start(Step, frozen=True):
    """The host begins the game."""

    drawn: Drawn = None


class Sit(Step, frozen=True):
    """A person takes a seat. The last one begins the game."""

    seat: Seat
    owner: str
    name: str
    emblem: str
    drawn: Drawn = None
    home: str = ""
    """A sign for the household that the person comes from, which nobody can read an address from."""


class Leave(Step, frozen=True):
    """A person leaves: before the game the seat is open again, later a bot plays it."""

    seat: Seat
    bot: str


class Unseat(Step, frozen=True):
    """The host frees a seat before the game. Whoever sat there sits down no more unless readmitted."""

    seat: Seat
    home: str = ""
    """The sign of the household that sits down no more either; none where that is the host's own."""


class Readmit(Step, frozen=True):
    """The host lets somebody sit down again whose seat was freed."""

    unseated: int
    """The step at which it was."""


class Resign(Step, frozen=True):
    """A person gives up. A bot plays the seat to the end if others go on; if nobody needs to, the game is over."""

    seat: Seat
    bot: str


class Answer(Step, frozen=True):
    """A seat answered, and chance after it. `id` is the client's name for the answer; a bot's has none."""

    seat: Seat
    answer: Any
    id: str | None = None
    drawn: Drawn = None
    secret: bool = False
    """Whether others had still to answer the same question, so that nobody else may know of the step."""
    among: tuple[Seat, ...] = ()
    """The side that answers as one and knows of the step; no more than the seat itself if empty."""


class Cast(Step, frozen=True):
    """A hand threw the dice that waited for it."""

    seat: Seat
    drawn: Drawn = None


class Back(Step, frozen=True):
    """A seat takes back its last answer: the game goes on from before it.

    Where several were asked together, the answers `beside` it, which others gave after it, stay.
    """

    seat: Seat
    place: int
    beside: int = 0
    secret: bool = False
    among: tuple[Seat, ...] = ()


class Propose(Step, frozen=True):
    """A seat asks others to take back its last answer: these are `asked`, or all if nothing is written."""

    seat: Seat
    place: int
    beside: int = 0
    asked: list[Seat] | None = None


class Ballot(Step, frozen=True):
    """A seat agrees, or not. When nobody's consent is missing any more the answer is taken back."""

    seat: Seat
    agree: bool


class Say(Step, frozen=True):
    """Somebody said something, to everybody or to those of the own side."""

    name: str
    text: str
    seat: Seat | None = None
    team: bool = False
    home: str = ""
    """A sign for the household of somebody who only looks on."""


class Swap(Step, frozen=True):
    """A bot takes over a seat, or gives it back to its owner. In the last open seat it begins the game."""

    seat: Seat
    bot: str | None
    drawn: Drawn = None


class Flag(Step, frozen=True):
    """The time of a seat has run out."""

    seat: Seat


class Pause(Step, frozen=True):
    """No node was running for a while; that time is nobody's."""

    seconds: float


class Again(Step, frozen=True):
    """The same people play again, at another table."""

    table: str


class Restart(Step, frozen=True):
    """The answers of the present act do not fit the rules of a new release: the act begins anew."""

    place: int


Beginning = Open | Sit | Swap | Start
"""The steps that can begin the game."""
AnyStep = (
    Open
    | Wish
    | Start
    | Sit
    | Leave
    | Unseat
    | Readmit
    | Resign
    | Answer
    | Cast
    | Back
    | Propose
    | Ballot
    | Say
    | Swap
    | Flag
    | Pause
    | Again
    | Restart
)

_DECODER: Final = msgspec.json.Decoder(AnyStep)
_ENCODER: Final = msgspec.json.Encoder()


def decode(body: str) -> AnyStep:
    step: AnyStep = _DECODER.decode(body)
    return step


def encode(step: AnyStep) -> str:
    return _ENCODER.encode(step).decode()
