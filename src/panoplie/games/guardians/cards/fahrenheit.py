"""Fahrenheit, and his Power cards."""

from __future__ import annotations

from typing import Any

from panoplie.games.guardians.board import seat_of
from panoplie.games.guardians.can.choices import hurt_allies_near
from panoplie.games.guardians.can.fights import area_of, caught, odds_of_zones, zones_with_foes
from panoplie.games.guardians.cards.kit import (
    HEALS,
    SHIELDED,
    at_range,
    card,
    easier,
    in_zone,
    more_dice,
    strike,
    why_not_at_range,
)
from panoplie.games.guardians.facts import ATTACK
from panoplie.games.guardians.powers import Blow, Use, acts, flies, guard, locks, ranged, uses
from panoplie.games.guardians.state import State
from panoplie.games.guardians.verbs.fights import attack_all
from panoplie.games.guardians.verbs.harm import heal
from panoplie.kernel.asks import Flow


def fireball(g: State, me: int, it: Any, zone: int) -> Flow:
    """One roll against every enemy of a Zone in sight."""
    yield from attack_all(g, seat_of(g, me), area_of(it, me, ranged=True), caught(g, me, zone))


def best_fireball(g: State, me: int, it: Any) -> int:
    """The best chance of all Zones in sight."""
    chances: dict[str, int] = odds_of_zones(g, seat_of(g, me), me, it)["odds"]
    return max(chances.values())


def overheating(g: State, me: int, it: Any, who: int, blow: Blow) -> int:
    """Allies of his Zone have less DEFENCE."""
    less: int = it.defence if who != me and in_zone(g, who, me) else 0
    return less


card("fahrenheit", ranged(True))
card("fireball", uses(Use(fireball, zones_with_foes, why_not_at_range, best_fireball)))
card("flame_jet", more_dice(at_range))
card("heat_haze", guard(lambda g, me, it, who, blow: it.defence if who == me and blow.ranged else 0))
card("thermals", flies(True))
card("ring_of_fire", locks(True))
card("cauterize", uses(Use(lambda g, me, it, ally: heal(g, ally, it.heals), hurt_allies_near)))
card("meltdown", easier(ATTACK))
card("overheating", acts(lambda it: it.actions), guard(overheating), HEALS)
card("inferno", strike(ranged=True))
card("phoenix", SHIELDED)
