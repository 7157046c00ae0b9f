"""Rage, and his Power cards."""

from __future__ import annotations

from typing import Any

from panoplie.games.guardians.board import allies_of, name_of
from panoplie.games.guardians.can.choices import NOBODY_THERE
from panoplie.games.guardians.cards.kit import (
    FLIGHT,
    HEALS,
    SHIELDED,
    SWEEP_ADJACENT,
    after_a_move,
    card,
    easier,
    in_zone,
    melee,
    more_dice,
    more_harm,
    strike,
    while_hurt,
    with_object,
)
from panoplie.games.guardians.facts import MENTAL
from panoplie.games.guardians.powers import Use, flies, leaves, throws, uses
from panoplie.games.guardians.state import State
from panoplie.games.guardians.verbs.harm import hurt
from panoplie.games.guardians.verbs.moves import enemies_here
from panoplie.kernel.asks import Flow


def roar(g: State, me: int, it: Any) -> None:
    """The enemies who are in the Zone now have less DEFENCE until the end of the turn."""
    for foe in enemies_here(g, me):
        g.shift[foe] += it.defence
        g.tell("weakened", "GC-068", figure=name_of(g, foe), amount=-it.defence)


def out_of_control(g: State, me: int, it: Any) -> Flow:
    """At the end of his activation each ally of his Zone takes Damage."""
    for ally in allies_of(g, me):
        if in_zone(g, ally, me):
            yield from hurt(g, ally, it.damage)


card("rage", more_dice(while_hurt))
card("haymaker", more_dice(melee))
card("ground_pound", SWEEP_ADJACENT)
card("thick_hide", SHIELDED)
card("wrecking_leap", FLIGHT)
card("throw_anything", throws(lambda it: it.easier), more_dice(with_object))
card("roar", uses(Use(roar, need=lambda g, me, it: None if enemies_here(g, me) else NOBODY_THERE)))
card("stubborn", easier(MENTAL))
card("out_of_control", leaves(out_of_control), HEALS)
card("unstoppable", flies(True), more_harm(after_a_move))
card("apocalypse_fist", strike(ranged=False))
