"""Drafts: what several sides, asked at once, have said so far. None of it has reached the rule yet."""

from __future__ import annotations

from typing import Any, Final

from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, Draft, Joint
from panoplie.kernel.errors import RuleError


class Drafts:
    """The parts of a question to several and what was said to each: one answer of a seat, any number of a side."""

    __slots__ = ("parts", "said")

    def __init__(self, parts: tuple[Ask, ...], said: list[Draft] | None = None) -> None:
        self.parts = parts
        self.said: list[Draft] = [()] * len(parts) if said is None else said

    def copy(self) -> Drafts:
        return Drafts(self.parts, self.said[:])

    # Answering

    def add(self, seat: Seat, answer: Answer) -> bool:
        """Keep what a seat has said. Returns whether everybody has answered now."""
        said = self.said
        for place, part in enumerate(self.parts):
            if seat in part.seats:
                said[place] += ((seat, answer),)
                if not part.settled(said[place]):  # nobody needs to look at the others
                    return False
        return not self.open()

    def answers(self) -> tuple[Answer, ...]:
        """What the rule receives when all are in: an answer for a seat, the draft for a side."""
        return tuple(
            [
                draft if isinstance(part, Joint) else draft[0][1]
                for part, draft in zip(self.parts, self.said, strict=True)
            ]
        )

    # Looking

    def open(self) -> list[tuple[Ask, Draft]]:
        """The parts that are not answered, each with what was said to it."""
        return [
            (part, draft) for part, draft in zip(self.parts, self.said, strict=True) if not part.settled(draft)
        ]

    def asks(self) -> list[Ask]:
        """Every question that still waits for an answer, as it is put to its seat."""
        return [ask for part, draft in self.open() for ask in part.put(draft)]

    def next_asked(self) -> Seat:
        """The first of those who have not answered."""
        for part, draft in zip(self.parts, self.said, strict=True):
            if not part.settled(draft):
                return part.first_asked(draft)
        raise RuleError("All have answered.")

    def ask_of(self, seat: Seat) -> Ask | None:
        """The question that waits for a seat."""
        for part, draft in self.open():
            if seat in part.seats:
                return part.part(seat, draft) if isinstance(part, Joint) else part
        return None

    def waiting(self, viewer: Seat | None) -> list[Seat]:
        """Who is waited for, as far as a viewer may know: of others nobody knows who has answered."""
        return [
            seat
            for part, draft in zip(self.parts, self.said, strict=True)
            for seat in (part.still_asked(draft) if viewer in part.watching else part.seats)
        ]

    def shown_to(self, g: Any, seat: Seat | None) -> dict[str, Any] | None:
        """What a seat sees of what its own side has said so far."""
        for part, draft in zip(self.parts, self.said, strict=True):
            if isinstance(part, Joint) and seat in part.watching:
                return part.shown(g, draft)
        return None

    # Who has heard what

    def count(self) -> int:
        """How many of the last answers of the log wait for those of others."""
        return sum([len(draft) for draft in self.said])

    def has_answered(self, seat: Seat) -> bool:
        """Whether a seat has said something that still waits for the others."""
        return any([by == seat for draft in self.said for by, _ in draft])

    def watching(self, seat: Seat) -> tuple[Seat, ...]:
        """Those who see a seat's answer before all have answered, itself among them."""
        return next((part.watching for part in self.parts if seat in part.seats), (seat,))

    def heard_by(self, seat: Seat | None) -> tuple[Seat, ...]:
        """Those whose answers a seat sees before all have answered."""
        return next((part.seats for part in self.parts if seat in part.watching), ())


NOTHING_SAID: Final = Drafts(())
"""Where one seat is asked, or none."""
