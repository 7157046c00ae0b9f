"""The powers of villains and of Sidekicks (GC-050, GC-099, GC-184)."""

from __future__ import annotations

from typing import Any

from panoplie.games.guardians.board import allies_of, in_zones, near_zones
from panoplie.games.guardians.cards.kit import SHIELDED, card, in_zone
from panoplie.games.guardians.facts import MENTAL
from panoplie.games.guardians.powers import Blow, dice, eases, pushes, ranged, stands_in
from panoplie.games.guardians.state import HEROES, State


def pack(g: State, me: int, it: Any, blow: Blow) -> int:
    """A die for each other avatar in the same Zone or an adjacent one, up to a number."""
    near = in_zones(g, allies_of(g, me), near_zones(g, me))
    return int(min(it.most, it.dice * len(near)))


def lends_an_eye(g: State, me: int, it: Any, who: int, stat: int) -> int:
    """MENTAL Tests of her hero in the same Zone are easier."""
    helps = stat == MENTAL and who == g.host[me - HEROES] and in_zone(g, who, me)
    return int(it.easier) if helps else 0


card("xtina", ranged(True), pushes(True), dice(lambda g, me, it, blow: it.dice))
card("emissary", dice(pack))
card("nodalie", ranged(True), dice(lambda g, me, it, blow: it.dice))
card("iron_turtle", SHIELDED)
card("scoop", eases(lends_an_eye))
card("bulldog", stands_in(True))
