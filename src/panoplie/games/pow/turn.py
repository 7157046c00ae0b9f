"""A turn: up to three throws, then one tile."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from panoplie.games.pow.can import (
    LAST_THROW,
    forced_choices,
    ways_to_take,
    why_not_keep,
    why_not_steal,
    why_not_take,
    why_not_throw_again,
)
from panoplie.games.pow.facts import KINDS, VILLAIN
from panoplie.games.pow.setup import set_up
from panoplie.games.pow.state import State
from panoplie.games.pow.verbs import steal_tile, take_tile
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, Flow, for_seats
from panoplie.kernel.chance import Source
from panoplie.kernel.errors import Refusal

STOP: Final = ("stop",)
THROW_RULE: Final = ("", "PO-013", "PO-015", "PO-016")


class Take(Ask):
    """Which tile? Asked when no throw is left and the dice reach several."""

    __slots__ = ()
    kind: ClassVar[str] = "take"
    rules: ClassVar[tuple[str, ...]] = ("PO-023", "PO-024", "PO-026", "PO-028", "PO-032")

    def options(self, g: Any) -> Sequence[Answer]:
        return ways_to_take(g, self.seat)

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        match answer:
            case ("take", ("hero" | "villain") as kind, int(place)):
                return why_not_take(g, KINDS.index(kind), place)
            case ("steal", ("hero" | "villain") as kind, int(foe), int(place)):
                return why_not_steal(g, self.seat, KINDS.index(kind), foe, place)
            case ("keep", *_):
                return why_not_throw_again(g)
            case ("stop",):
                return Refusal("must-take", "PO-018")
        return Refusal("not-an-option")

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        """The tiles that the dice do not reach: one of each row, and the top of every other stack."""
        wishes: list[Answer] = []
        for kind, row in enumerate(g.rows):
            if row:
                wishes.append(("take", KINDS[kind], 1))
        for kind, stacks in enumerate(g.stacks):
            wishes += [
                ("steal", KINDS[kind], foe, 1) for foe in range(g.seats) if foe != self.seat and stacks[foe]
            ]
        refusals = [(wish, self.why_not(g, wish)) for wish in wishes]
        return [(wish, refusal) for wish, refusal in refusals if refusal is not None]


class Keep(Take):
    """Set dice aside and throw the others again, or take a tile now?"""

    __slots__ = ()
    kind: ClassVar[str] = "keep"
    rules: ClassVar[tuple[str, ...]] = ("PO-014", "PO-015", "PO-016", "PO-017")

    def options(self, g: Any) -> Sequence[Answer]:
        return [*(ways_to_take(g, self.seat) or (STOP,)), *KEEPS[g.rolled]]

    def sample(self, g: Any, source: Source) -> Answer:
        """Any of the options, drawn without a list of them: no question is asked more often."""
        ways, keeps = ways_to_take(g, self.seat) or (STOP,), KEEPS[g.rolled]
        place = source.below(len(ways) + len(keeps))
        return ways[place] if place < len(ways) else keeps[place - len(ways)]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        match answer:
            case ("keep", *dice):
                return why_not_keep(g, tuple(dice)) or (
                    None if answer in KEEPS[g.rolled] else Refusal("not-sorted")
                )
            case ("stop",):
                return Refusal("something-to-take", "PO-033") if ways_to_take(g, self.seat) else None
        return super().why_not(g, answer)


class Forced(Ask):
    """Nothing can be taken, and several tiles are equally bad: which one? (option `ties`, ruling PO-A3)"""

    __slots__ = ()
    kind: ClassVar[str] = "forced"
    rules: ClassVar[tuple[str, ...]] = ("PO-033", "PO-034")

    def options(self, g: Any) -> Sequence[Answer]:
        return forced_choices(g)

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return None if answer in forced_choices(g) else Refusal("not-the-worst", _forced_rule(g))


TAKE: Final = for_seats(Take)
KEEP: Final = for_seats(Keep)


def act(g: State) -> Flow:
    """Set up once, then turn after turn, clockwise (PO-011)."""
    return take_turn(g, g.active) if g.is_set_up else set_up(g)


def take_turn(g: State, me: Seat) -> Flow:
    """At most three throws, a die set aside before each new one, then one tile (PO-012 to PO-019)."""
    choice: Answer = STOP
    for throw in range(1, LAST_THROW + 1):
        g.rolled = yield g.facts.rolls[me][len(g.kept)]
        g.throw = throw
        if g.events is not None:
            g.tell("threw", THROW_RULE[throw], seat=me, throw=throw, dice=g.rolled, kept=g.kept)
        if throw == LAST_THROW or len(g.rolled) == 1:
            ways = ways_to_take(g, me)
            if ways:
                choice = ways[0] if len(ways) == 1 else (yield TAKE[me])
            break
        choice = yield KEEP[me]
        if choice[0] != "keep":
            break
        g.kept += choice[1:]
        g.rolled = ()
        if g.events is not None:
            g.tell("kept", "PO-015", seat=me, dice=choice[1:])
    if choice[0] == "take":
        take_tile(g, me, KINDS.index(choice[1]), choice[2])
    elif choice[0] == "steal":
        steal_tile(g, me, KINDS.index(choice[1]), choice[2], choice[3])
    else:
        yield from take_forced(g, me)
    g.throw, g.kept, g.rolled = 0, (), ()
    g.over = not (g.rows[0] or g.rows[1])  # the last tile of the table ends the game (PO-035)
    g.active = (me + 1) % g.seats


def take_forced(g: State, me: Seat) -> Flow:
    """Who can neither take nor steal gets the worst villain, or else the smallest hero (PO-033, PO-034)."""
    choices = forced_choices(g)
    choice = choices[0]  # ruling PO-A3: the leftmost
    if g.options["ties"] == "choice" and len(choices) > 1:
        choice = yield Forced(me)
    g.tell("stuck", _forced_rule(g), seat=me)
    take_tile(g, me, KINDS.index(choice[1]), choice[2])


def _forced_rule(g: State) -> str:
    """Which rule says what a player gets whose dice give nothing."""
    return "PO-033" if g.rows[VILLAIN] else "PO-034"


class Keeps(dict[tuple[str, ...], tuple[Answer, ...]]):
    """Every way to set aside some dice of a throw and throw at least one of them again (PO-015)."""

    def __missing__(self, rolled: tuple[str, ...]) -> tuple[Answer, ...]:
        sizes = range(1, len(rolled))
        distinct = dict.fromkeys([dice for size in sizes for dice in itertools.combinations(rolled, size)])
        ways = self[rolled] = tuple([("keep", *dice) for dice in distinct])
        return ways


KEEPS: Final = Keeps()
