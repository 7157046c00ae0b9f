"""Table talk of POW!: tiles are named by their values, rows from the left, stacks from the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from panoplie.games.pow.arrange import take_out
from panoplie.games.pow.facts import KINDS
from panoplie.games.pow.state import State
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Roll
from tests.talk import Talk


class PowTalk(Talk):
    """A table of POW!: table("pow", seats=3, heroes="1 2 3", stacks={1: ("6 5", "1")}, turn=1)."""

    def pick(self, names: str, cards: Sequence[int]) -> list[int]:
        return take_out(self.g, names, list(cards))

    # Speaking

    def keeps(self, dice: str) -> Self:
        """Set dice aside and throw the others again."""
        return self.says(f"keep {' '.join(self.g.facts.dice.sorted(dice.split()))}")

    def takes(self, row: str, place: int) -> Self:
        return self.says(f"take {row} {place}")

    def steals(self, row: str, foe: Seat, place: int = 1) -> Self:
        return self.says(f"steal {row} {foe} {place}")

    def stops(self) -> Self:
        return self.says("stop")

    def shows(self, dice: str) -> Self:
        """Let whoever throws, who speaks now, throw these five dice; they may be taken as they are."""
        me = self._pending(Roll).thrower
        assert me is not None
        return self.seat(me).rolls(dice)

    def lands(self, dice: str) -> Self:
        """Make these five dice the final result of whoever throws, who speaks now: the fifth is thrown twice."""
        *first, last = dice.split()
        return self.shows(dice).keeps(" ".join(first)).rolls(last)

    # Looking

    @property
    def g(self) -> State:
        """The state, for what no view shows."""
        g = self.match.state
        assert isinstance(g, State)
        return g

    def row(self, kind: str) -> str:
        """The values of a row, from the left, as everybody sees them."""
        return " ".join([str(tile["value"]) for tile in self.seen_by(None)["rows"][kind]])

    def stack(self, seat: Seat, kind: str) -> str:
        """The values of a stack, from the bottom, as nobody sees them."""
        g = self.g
        return " ".join([str(g.facts.values[tile]) for tile in g.stacks[KINDS.index(kind)][seat]])

    def covered(self, seat: Seat, kind: str) -> list[str]:
        """The ids of the tiles of a stack that lie under another one."""
        g = self.g
        return [g.facts.ids[tile] for tile in g.stacks[KINDS.index(kind)][seat][:-1]]


TALK: Final = PowTalk
