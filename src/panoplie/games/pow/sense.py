"""What a sensible player looks at: how two stacks stand, and what the throws still to come are worth."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from typing import Final

from panoplie.games.pow.can import forced_choices, ways_to_take
from panoplie.games.pow.facts import HERO, KINDS, VILLAIN
from panoplie.games.pow.score import score
from panoplie.games.pow.state import State
from panoplie.games.pow.turn import Keep
from panoplie.games.pow.verbs import steal_tile, take_tile
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, Dice

SPARE_VILLAIN: Final = 1.6
"""What a villain is worth that waits for a hero while heroes are left."""
NEXT_SPARE: Final = 0.6
"""What each further one is worth, of the one before."""
RIVALS: Final = 1.0
"""How much the other players' standing counts against one's own."""
SLACK: Final = 0.03
"""What an answer may give away of its turn for what it gains later; a turn has three answers at most."""

Throw = tuple[str, ...]


def value(g: State, seat: Seat) -> float:
    """How a seat stands against the others, with the best tile that its dice give it now."""
    return lead(taken(g, seat), seat)


def parts(g: State, seat: Seat) -> dict[str, float]:
    """What that is made of."""
    g = taken(g, seat)
    mine, scored = standing(g, seat), score(g, seat)
    return {"points": scored, "hopes": mine - scored, "rivals": lead(g, seat) - mine}


def taken(g: State, seat: Seat) -> State:
    """The table with the best tile taken that a seat's dice give it now."""
    if not g.rolled or g.active != seat:
        return g
    ways = ways_to_take(g, seat) or forced_choices(g)[:1]
    return max([after(g, seat, way) for way in ways], key=lambda later: lead(later, seat))


def lead(g: State, seat: Seat) -> float:
    """A seat's standing, less what the others' weighs."""
    others = [standing(g, foe) for foe in range(g.seats) if foe != seat]
    return standing(g, seat) - RIVALS * sum(others) / len(others)


def standing(g: State, seat: Seat) -> float:
    """The score, and something for heroes without villains and villains without heroes while tiles are left."""
    values = g.facts.values
    heroes = g.stacks[HERO][seat]
    pairs = len(g.stacks[VILLAIN][seat])
    total = float(score(g, seat))
    turns = (len(g.rows[HERO]) + len(g.rows[VILLAIN])) / g.seats
    if pairs < len(heroes):
        hope = min(1.0, len(g.rows[VILLAIN]) / 2)
        for place, tile in enumerate(heroes[pairs:], 1):
            total += values[tile] * hope**place * min(1.0, turns / place)
    elif g.rows[HERO]:
        for place in range(pairs - len(heroes)):
            total += SPARE_VILLAIN * NEXT_SPARE**place * min(1.0, turns / (place + 1))
    return total


def after(g: State, me: Seat, way: Answer) -> State:
    """The table after a take or a steal."""
    later = g.clone()
    if way[0] == "take":
        take_tile(later, me, KINDS.index(way[1]), way[2])
    else:
        steal_tile(later, me, KINDS.index(way[1]), way[2], way[3])
    return later


def ratings(g: State, ask: Ask, me: Seat) -> list[tuple[Answer, float]]:
    """Rate every option by playing the turn out in all ways: expectimax over throws and keeps."""

    @functools.cache
    def worth(way: Answer) -> float:
        return lead(after(g, me, way), me)

    options = ask.options(g)
    if not isinstance(ask, Keep):
        return [(option, worth(option) if option[0] in ("take", "steal") else 0.0) for option in options]
    plan = Plan(g, me, worth)
    sort = g.facts.dice.sorted
    rated: list[tuple[Answer, float]] = []
    for option in options:
        if option[0] == "keep":
            kept = sort(g.kept + option[1:])
            rated.append((option, plan.before_second(kept) if g.throw == 1 else plan.before_last[kept]))
        elif option[0] == "stop":
            rated.append((option, plan.final[sort(g.result)]))
        else:
            rated.append((option, worth(option)))
    return rated


class Plan:
    """The throws that are left of a turn: what each result, and each set of kept dice, is worth."""

    def __init__(self, g: State, me: Seat, worth: Callable[[Answer], float]) -> None:
        self.tree = throws_of(g.facts.dice, g.facts.dice_count)
        table = g.clone()
        table.kept = ()
        self.final: dict[Throw, float] = {}
        for result in self.tree.results:
            table.rolled = result
            ways = ways_to_take(table, me) or forced_choices(table)[:1]
            self.final[result] = max([worth(way) for way in ways])
        final = self.final
        self.before_last = {
            kept: sum([chance * final[result] for chance, result, _ in falls])
            for kept, falls in self.tree.falls.items()
            if kept
        }
        self._before_second: dict[Throw, float] = {}

    def before_second(self, kept: Throw) -> float:
        """What it is worth to throw the second time with these dice set aside."""
        if kept not in self._before_second:
            last, final = self.before_last, self.final
            self._before_second[kept] = sum(
                [
                    chance * max([final[result], *[last[more] for more in keeps]])
                    for chance, result, keeps in self.tree.falls[kept]
                ]
            )
        return self._before_second[kept]


class Throws:
    """Every way in which a turn's dice can fall: for all kept dice, each throw of the others with its chance,
    the result that it makes, and the dice that may be kept after it."""

    def __init__(self, dice: Dice, count: int) -> None:
        self.results: list[Throw] = [fall for fall, _ in dice.falls(count)]
        self.falls: dict[Throw, list[tuple[float, Throw, list[Throw]]]] = {}
        for size in range(count):
            loose = count - size
            for kept, _ in dice.falls(size):
                self.falls[kept] = [
                    (
                        weight / len(dice.faces) ** loose,
                        dice.sorted(kept + fall),
                        self._keeps(dice, kept, fall),
                    )
                    for fall, weight in dice.falls(loose)
                ]

    def _keeps(self, dice: Dice, kept: Throw, fall: Throw) -> list[Throw]:
        sizes = range(1, len(fall))
        chosen = dict.fromkeys([some for size in sizes for some in itertools.combinations(fall, size)])
        return [dice.sorted(kept + some) for some in chosen]


@functools.lru_cache
def throws_of(dice: Dice, count: int) -> Throws:
    return Throws(dice, count)
