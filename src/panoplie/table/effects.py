"""What a step does at a table, and who may know of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from panoplie.kernel.events import Event
from panoplie.table.messages import ChatLine, Seat
from panoplie.table.steps import AnyStep

Only = tuple[Seat, ...] | None
"""The seats that may know of something; nothing if everybody may."""


def is_for(only: Only, eyes: Seat | None) -> bool:
    """Whether a pair of eyes may see something."""
    return only is None or eyes in only


class Effect(Struct):
    """What a step did."""

    step: AnyStep
    moved: bool = False
    """Whether the match changed."""
    undo: bool = False
    events: Sequence[Event] = ()
    said: ChatLine | None = None
    table: bool = False
    """Whether something beside the match changed: seats, proposal, clocks."""
    seated: bool = False
    """Whether a seat has another owner, or none, from now on."""
    freed: Sequence[tuple[Seat, int]] = ()
    """The seats that the host freed, with the step that their keys hung on: whoever held one is told."""
    only: Only = None
    """Who alone may know of the step: those who answer as one, before the others have, or a side that talks."""


class Moment(Struct, frozen=True):
    """How far the table is, for each pair of eyes: steps that everybody knows of, and the secret ones of a side.

    So nobody can count how many others have answered in secret.
    """

    public: int = 0
    secret: dict[Seat, int] = {}

    def seen_by(self, eyes: Seat | None) -> int:
        """The number of the last step that these eyes know of."""
        return self.public if eyes is None else self.public + self.secret.get(eyes, 0)

    def after(self, only: Only) -> Moment:
        """The moment after one more step, of which perhaps only some may know."""
        if only is None:
            return Moment(self.public + 1, self.secret)
        return Moment(self.public, {**self.secret, **{seat: self.secret.get(seat, 0) + 1 for seat in only}})


class Line(Struct, frozen=True):
    """A line of the log for people: what happened, the moment that it led to, and who alone may read it."""

    moment: Moment
    event: Event
    only: Only
