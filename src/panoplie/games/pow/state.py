"""What lies on the table: two rows, two stacks for each player, and the dice of the turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from panoplie.games.pow.facts import Facts
from panoplie.kernel.answers import Seat
from panoplie.kernel.state import State as KernelState


class State(KernelState):
    """Rows and stacks come in pairs: heroes at 0, villains at 1. A stack's last tile is its top."""

    __slots__ = ("active", "is_set_up", "kept", "rolled", "rows", "stacks", "throw")

    is_set_up: bool
    active: Seat
    rows: list[list[int]]
    stacks: list[list[list[int]]]
    throw: int
    """How often the dice were thrown in this turn."""
    kept: tuple[str, ...]
    rolled: tuple[str, ...]

    def clone(self) -> State:
        twin = State()
        twin.seats = self.seats
        twin.options = self.options
        twin.facts = self.facts
        twin.events = None
        twin.over = self.over
        twin.is_set_up = self.is_set_up
        twin.active = self.active
        heroes, villains = self.rows
        twin.rows = [heroes[:], villains[:]]
        hero_stacks, villain_stacks = self.stacks
        twin.stacks = [[stack.copy() for stack in hero_stacks], [stack.copy() for stack in villain_stacks]]
        twin.throw = self.throw
        twin.kept = self.kept
        twin.rolled = self.rolled
        return twin

    @property
    def result(self) -> tuple[str, ...]:
        """All five dice: those set aside and those of the last throw."""
        return self.kept + self.rolled


def new(seats: int, options: Mapping[str, Any], facts: Facts) -> State:
    """The open box, before set-up."""
    g = State()
    g.seats = seats
    g.options = options
    g.facts = facts
    g.events = None
    g.over = False
    g.is_set_up = False
    g.active = 0
    heroes, villains = facts.counts
    g.rows = [list(range(heroes)), list(range(heroes, heroes + villains))]
    g.stacks = [[[] for _ in range(seats)] for _ in range(2)]
    g.throw = 0
    g.kept = ()
    g.rolled = ()
    return g
