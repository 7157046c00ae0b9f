"""The chairs of a table: who owns each seat, who is expected there, and which bot plays it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from panoplie.table.messages import Seat
from panoplie.table.names import alike, distinct
from panoplie.table.steps import Sitter

SUBSTITUTE: Final = "sidekick"
"""The bot that plays for somebody who leaves."""


class Chair(Struct):
    """A seat as it stands now."""

    owner: str | None = None
    name: str | None = None
    emblem: str | None = None
    bot: str | None = None
    here: bool = False
    """Whether the owner has sat down; else the chair is kept for them."""
    since: int = 0
    """The step at which the owner sat down; the seat's key hangs on it."""
    lost: bool = False
    """Whether its time ran out at a table where that loses."""
    resigned: bool = False
    """Whether its owner has given up."""

    @property
    def gone(self) -> bool:
        """Whether its owner is out of the game; a bot plays it to the end, for the others' sake."""
        return self.lost or self.resigned

    @property
    def open(self) -> bool:
        return self.bot is None and not self.here

    @property
    def human(self) -> bool:
        """Whether a person answers for this seat now."""
        return self.bot is None


class Unseated(Struct, frozen=True):
    """Somebody whose seat the host has freed; they sit down again when the host lets them."""

    person: str
    name: str
    home: str
    """The sign of their household, which does not sit down either: a new name costs nothing."""


class Chairs(list[Chair]):
    """All chairs of a table, by seat."""

    @classmethod
    def of(cls, sitters: list[Sitter]) -> Chairs:
        """The chairs as they stand when the table is opened."""
        return cls([Chair(s.owner, s.name, s.emblem, s.bot, s.here, since=1) for s in sitters])

    @property
    def taken(self) -> bool:
        """Whether nobody is waited for any more."""
        return not any([chair.open for chair in self])

    def names(self) -> list[str]:
        return [chair.name or chair.bot or f"{seat + 1}" for seat, chair in enumerate(self)]

    def name_for(self, seat: Seat, name: str) -> str:
        """What somebody is called in a seat: their name, with a number if another at the table is called so."""
        taken = [chair.name for other, chair in enumerate(self) if other != seat and chair.name is not None]
        return distinct(name, taken)

    def has_another(self, name: str, person: str) -> bool:
        """Whether a name could be taken for that of somebody else who plays here."""
        return any([alike(name, chair.name) for chair in self if chair.name and chair.owner != person])

    def owners(self) -> list[str]:
        return [chair.owner for chair in self if chair.owner is not None]

    def of_person(self, person: str) -> set[Seat]:
        """The seats that belong to somebody."""
        return {seat for seat, chair in enumerate(self) if chair.owner == person}

    def is_held(self, seat: Seat, since: int) -> bool:
        """Whether a seat still belongs to whoever sat down in it at that step."""
        chair = self[seat]
        return chair.owner is not None and chair.since == since

    def companions(self, seat: Seat) -> list[Seat]:
        """The seats of other people who play now; seats at the same screen have one owner and one mind."""
        owner = self[seat].owner
        return [
            other
            for other, chair in enumerate(self)
            if chair.human and chair.owner != owner and chair.owner is not None
        ]
