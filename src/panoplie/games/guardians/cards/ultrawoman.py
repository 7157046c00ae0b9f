"""Ultrawoman, and her Power cards."""

from __future__ import annotations

from typing import Any

from panoplie.games.guardians.board import district_of, seat_of
from panoplie.games.guardians.can.choices import allies_in_sight, arrivals, push_spaces
from panoplie.games.guardians.can.fights import area_of, caught, chance
from panoplie.games.guardians.cards.kit import (
    FLIGHT,
    HEALS,
    SHIELDED,
    SWEEP_ZONE,
    after_a_move,
    card,
    comes_to,
    easier,
    enemies_in_zone,
    more_harm,
)
from panoplie.games.guardians.facts import MENTAL
from panoplie.games.guardians.powers import Use, flies, guard, ranged, spares_heroes, uses
from panoplie.games.guardians.state import State
from panoplie.games.guardians.verbs.fights import attack_all
from panoplie.games.guardians.verbs.harm import heal
from panoplie.games.guardians.verbs.moves import push
from panoplie.kernel.asks import Flow
from panoplie.kernel.questions import may_pick


def to_the_rescue(g: State, me: int, it: Any, ally: int) -> Flow:
    """An ally in sight is moved up to so many Zones and healed (GC-A44)."""
    cell = yield from may_pick(g, seat_of(g, me), it, push_spaces, ally, it.zones)
    if cell is not None:
        push(g, ally, cell)
    heal(g, ally, it.heals)


def orbital_drop(g: State, me: int, it: Any, cell: int) -> Flow:
    """Land anywhere, then one roll against every enemy of the Zone."""
    comes_to(g, me, it, cell)
    yield from attack_all(g, seat_of(g, me), area_of(it, me), enemies_in_zone(g, me))


def best_drop(g: State, me: int, it: Any) -> int:
    """The best chance of all Zones with a free Space and somebody to attack."""
    zone_at = district_of(g).zone_of
    zones = dict.fromkeys([zone_at[cell] for cell in arrivals.legal(g, seat_of(g, me), me, it)])
    return max([chance(g, area_of(it, me), caught(g, me, zone)) for zone in zones])


card("ultrawoman", flies(True))
card("meteor_punch", more_harm(after_a_move))
card("heat_vision", ranged(True))
card("steel_skin", SHIELDED)
card("supersonic", FLIGHT)
card("shockwave_clap", SWEEP_ZONE)
card("to_the_rescue", uses(Use(to_the_rescue, allies_in_sight)))
card("iron_will", easier(MENTAL))
card("public_idol", spares_heroes(True), HEALS)
card("orbital_drop", uses(Use(orbital_drop, arrivals, chance=best_drop)))
card("symbol_of_hope", guard(lambda g, me, it, who, blow: it.defence if who != me else 0))
