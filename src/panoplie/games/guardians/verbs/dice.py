"""Throwing dice: POW after POW, and dice that are rolled again (GC-164, GC-165, GC-173)."""

from __future__ import annotations

from panoplie.games.guardians import odds
from panoplie.games.guardians.board import name_of
from panoplie.games.guardians.can.choices import loose_dice
from panoplie.games.guardians.powers import EACH_ROLL, dice_again
from panoplie.games.guardians.state import State
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.asks import FlowOf, Roll
from panoplie.kernel.questions import may_pick

COMBAT, POWER, TEST = "combat", "power", "test"


def throw(
    g: State, seat: Seat, who: int, need: int, kind: str, count: int, loose: list[tuple[str, str]]
) -> FlowOf[int]:
    """Roll dice of one kind, each POW once more, and add up the successes (GC-165)."""
    total = again = 0
    while count:
        faces = yield Roll(g.facts.dice[kind], count, None if seat == NOBODY else seat)
        if g.events is not None:
            g.tell("rolled", "GC-165", figure=name_of(g, who), die=kind, dice=list(faces), need=need, again=again)
        count, again = 0, 1
        for face in faces:
            total += odds.value(face)
            if face == odds.POW:
                count += 1
            else:
                loose.append((kind, face))
    return total


def roll_again(
    g: State, seat: Seat, who: int, total: int, enough: int, is_test: bool, loose: list[tuple[str, str]]
) -> FlowOf[int]:
    """Whoever may roll a die again is asked, as long as the roll has not succeeded. Returns the new total."""
    for it, bit in dice_again(g, who, is_test):
        if ((total <= enough) if is_test else (total >= enough)) or not loose:
            break
        die = yield from may_pick(g, seat, it, loose_dice, tuple(sorted(loose)))
        if die is not None:
            if bit != EACH_ROLL:
                g.spent[who] |= bit
            loose.remove(die)
            total -= odds.value(die[1])
            g.tell("rerolled", "GC-165", figure=name_of(g, who), die=die[0], face=die[1])
            total += yield from throw(g, seat, who, enough, die[0], 1, loose)
    return total
