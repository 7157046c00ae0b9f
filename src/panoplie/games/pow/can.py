"""What the dice allow: pure questions, answered by a refusal with its rule or by nothing."""

from __future__ import annotations

from typing import Final

from panoplie.games.pow.facts import HERO, KINDS, SYMBOLS, VILLAIN
from panoplie.games.pow.state import State
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Refusal

TAKES_WITH: Final = ("shield", "skull")
STEALS_WITH: Final = ("blue", "orange")
TAKING_RULE: Final = ("PO-024", "PO-026")
PLACE_RULE: Final = ("PO-025", "PO-027")
STEALING_RULE: Final = ("PO-029", "PO-030")
LAST_THROW: Final = 3


def why_not_throw_again(g: State) -> Refusal | None:
    """A third throw is the last, and a single die cannot be both set aside and thrown (PO-016, PO-017)."""
    if g.throw == LAST_THROW:
        return Refusal("last-throw", "PO-016")
    if len(g.rolled) == 1:
        return Refusal("one-die", "PO-017")
    return None


def why_not_keep(g: State, dice: tuple[Answer, ...]) -> Refusal | None:
    """At least one die of the throw is set aside and at least one thrown again (PO-015)."""
    if not dice:
        return Refusal("keep-none", "PO-015")
    if any([dice.count(die) > g.rolled.count(die) for die in dice]):
        return Refusal("keep-absent", "PO-015")
    if len(dice) == len(g.rolled):
        return Refusal("keep-all", "PO-015")
    return None


def why_not_take(g: State, kind: int, place: int) -> Refusal | None:
    """The number of shields or skulls names one tile of the row, counted from the left (PO-024 to PO-027)."""
    count = g.result.count(TAKES_WITH[kind])
    if not count:
        return Refusal("no-symbol", TAKING_RULE[kind], row=KINDS[kind])
    if count > len(g.rows[kind]):  # ruling PO-A1
        return Refusal("row-too-short", PLACE_RULE[kind], row=KINDS[kind], need=count, left=len(g.rows[kind]))
    if place != count:
        return Refusal("other-place", PLACE_RULE[kind], row=KINDS[kind], need=count)
    return None


def why_not_steal(g: State, me: Seat, kind: int, foe: Seat, place: int) -> Refusal | None:
    """Three bubbles of a colour steal the top of a stack, four or five any tile of it (PO-028 to PO-031)."""
    count = g.result.count(STEALS_WITH[kind])
    if count < 3:
        return Refusal("too-few-bubbles", "PO-028", row=KINDS[kind], have=count)
    if foe == me:
        return Refusal("own-stack", "PO-028")
    if not 0 <= foe < g.seats:
        return Refusal("no-such-seat", "PO-028")
    height = len(g.stacks[kind][foe])
    if not height:
        return Refusal("empty-stack", STEALING_RULE[kind], row=KINDS[kind], foe=foe)
    if not 1 <= place <= height:  # ruling PO-A8
        return Refusal("no-such-place", "PO-031", row=KINDS[kind], foe=foe, height=height)
    if count == 3 and place != 1:
        return Refusal("top-only", STEALING_RULE[kind], row=KINDS[kind])
    return None


def ways_to_take(g: State, me: Seat) -> list[Answer]:
    """Every tile that the dice allow to take or to steal (PO-023 to PO-032)."""
    shields, take_hero, skulls, take_villain, blue, orange = READINGS[g.kept + g.rolled]
    heroes, villains = g.rows
    ways: list[Answer] = []
    if 0 < shields <= len(heroes):
        ways.append(take_hero)
    if 0 < skulls <= len(villains):
        ways.append(take_villain)
    if blue >= 3:
        ways += _ways_to_steal(g, me, HERO, blue)
    elif orange >= 3:
        ways += _ways_to_steal(g, me, VILLAIN, orange)
    return ways


class Readings(dict[tuple[str, ...], tuple[int, Answer, int, Answer, int, int]]):
    """What five dice say: the count of each symbol, and the tile that shields and skulls name."""

    def __missing__(self, result: tuple[str, ...]) -> tuple[int, Answer, int, Answer, int, int]:
        shields, skulls, blue, orange = [result.count(symbol) for symbol in SYMBOLS]
        reading = (shields, ("take", "hero", shields), skulls, ("take", "villain", skulls), blue, orange)
        self[result] = reading
        return reading


READINGS: Final = Readings()


def _ways_to_steal(g: State, me: Seat, kind: int, bubbles: int) -> list[Answer]:
    ways: list[Answer] = []
    for foe, stack in enumerate(g.stacks[kind]):
        if foe != me:
            reach = min(1, len(stack)) if bubbles == 3 else len(stack)
            ways += [("steal", KINDS[kind], foe, place) for place in range(1, reach + 1)]
    return ways


def forced_choices(g: State) -> list[Answer]:
    """The worst villain of the row or, without villains, the smallest hero; equal ones all (PO-033, PO-034)."""
    values = g.facts.values
    kind = VILLAIN if g.rows[VILLAIN] else HERO
    row = [values[tile] for tile in g.rows[kind]]
    wanted = max(row) if kind == VILLAIN else min(row)
    return [("take", KINDS[kind], place) for place, value in enumerate(row, 1) if value == wanted]
