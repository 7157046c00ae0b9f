"""The words in which texts are written: where they are declared, and shapes that occur more than once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from panoplie.games.guardians.board import (
    allies_of,
    cannot_shoot,
    health_of,
    is_adjacent,
    name_of,
    seat_of,
    space_name,
    zone_of,
)
from panoplie.games.guardians.can.choices import NO_RANGE, NOBODY_THERE, flights
from panoplie.games.guardians.can.fights import (
    NOT_ADJACENT,
    area_of,
    chance,
    melee_foes,
    melee_strikes,
    ranged_strikes,
    strike_of,
    why_not_melee,
)
from panoplie.games.guardians.powers import (
    Blow,
    Use,
    dice,
    eases,
    harm,
    rerolls,
    reveals,
    shields,
    uses,
)
from panoplie.games.guardians.state import BUS, NOWHERE, State
from panoplie.games.guardians.verbs.fights import attack, attack_all
from panoplie.games.guardians.verbs.harm import heal
from panoplie.games.guardians.verbs.moves import appear, enemies_here, go
from panoplie.kernel.aims import AnyAim
from panoplie.kernel.answers import NOBODY
from panoplie.kernel.asks import Flow
from panoplie.kernel.cards import Moment, Texts
from panoplie.kernel.errors import Refusal

TEXTS: Final = Texts()
card = TEXTS.card

Hook = tuple[Moment[Any], Any]
Test = Callable[[State, Blow], bool]

OWN_REROLL: Final = 2
LINK_REROLL: Final = 4


# When an Attack is meant


def melee(g: State, blow: Blow) -> bool:
    return not blow.ranged


def at_range(g: State, blow: Blow) -> bool:
    return blow.ranged


def with_object(g: State, blow: Blow) -> bool:
    return blow.thrown


def after_a_move(g: State, blow: Blow) -> bool:
    return blow.by == g.active and bool(g.moved)


def while_hurt(g: State, blow: Blow) -> bool:
    return g.damage[blow.by] > 0


def flanked(g: State, blow: Blow) -> bool:
    """An ally of the attacker stands beside the target; nobody is the target of a roll against several."""
    target = blow.target
    return target != NOBODY and any([is_adjacent(g, ally, target) for ally in allies_of(g, blow.by)])


# Numbers


def more_dice(when: Test) -> Hook:
    """Power dice on Attacks of a kind."""
    return dice(lambda g, me, it, blow: it.dice if when(g, blow) else 0)


def more_harm(when: Test) -> Hook:
    """Damage on Attacks of a kind."""
    return harm(lambda g, me, it, blow, target: it.damage if when(g, blow) else 0)


def easier(stat: int) -> Hook:
    """Fewer dice in one's own Tests of a characteristic."""
    return eases(lambda g, me, it, who, tested: it.easier if who == me and tested == stat else 0)


def rolls_again(bit: int, of_me: bool = True, of_allies: bool = False, tests_only: bool = False) -> Hook:
    """A die that may be rolled again."""

    def which(g: State, holder: int, it: Any, who: int, is_test: bool) -> int:
        meant = of_me if who == holder else of_allies
        return bit if meant and (is_test or not tests_only) else 0

    return rerolls(which)


SHIELDED: Final = shields(lambda g, me, it, who: it.shield if who == me else 0)
"""Ignore the first Damage of the turn."""


def _heal_all(g: State, me: int, it: Any) -> None:
    """A Weakness heals as much as the hero's HEALTH when it is revealed (GC-085, GC-A21)."""
    heal(g, me, health_of(g, me))


HEALS: Final = reveals(_heal_all)


# Actions


def why_not_at_range(g: State, me: int, it: Any) -> Refusal | None:
    """What is at range is forbidden where all ranged Attacks are (GC-162)."""
    return NO_RANGE if cannot_shoot(g, me) else None


def strike(ranged: bool) -> Hook:
    """One Attack with the card's dice and Damage."""

    def does(g: State, me: int, it: Any, foe: int) -> Flow:
        yield from attack(g, seat_of(g, me), strike_of(it, me, foe, ranged))

    def best(g: State, me: int, it: Any) -> int:
        targets = (ranged_strikes if ranged else melee_strikes).legal(g, seat_of(g, me), me, it)
        return max([chance(g, strike_of(it, me, foe, ranged), [foe]) for foe in targets])

    if ranged:
        return uses(Use(does, ranged_strikes, why_not_at_range, best))
    return uses(Use(does, melee_strikes, chance=best))


def _sweep(whom: Callable[[State, int], list[int]]) -> Hook:
    def does(g: State, me: int, it: Any) -> Flow:
        yield from attack_all(g, seat_of(g, me), area_of(it, me), whom(g, me))

    def best(g: State, me: int, it: Any) -> int:
        return chance(g, area_of(it, me), whom(g, me))

    return uses(Use(does, need=lambda g, me, it: None if whom(g, me) else NOBODY_THERE, chance=best))


def enemies_in_zone(g: State, me: int) -> list[int]:
    """Enemies of one's Zone whom one may attack; lines do not matter."""
    return [foe for foe in enemies_here(g, me) if why_not_melee(g, me, foe) in (None, NOT_ADJACENT)]


SWEEP_ADJACENT: Final = _sweep(melee_foes)
SWEEP_ZONE: Final = _sweep(enemies_in_zone)


def _fly(g: State, me: int, it: Any, cell: int) -> None:
    go(g, me, cell, it.zones, flying=True)


FLIGHT: Final = uses(Use(_fly, flights))
"""Move up to so many Zones; enemies do not stop it."""


def spur(aim: AnyAim) -> Hook:
    """Give an ally Actions more this turn."""

    def does(g: State, me: int, it: Any, ally: int) -> None:
        quicken(g, ally, it)

    return uses(Use(does, aim))


def quicken(g: State, ally: int, it: Any) -> None:
    """An ally has Actions more in his activation this turn (GC-133)."""
    g.more[ally] += it.actions
    g.tell("quickened", "GC-133", figure=name_of(g, ally), amount=it.actions)


def slow(g: State, me: int, it: Any, foe: int) -> None:
    """An enemy lacks an Action in the next activation (GC-133)."""
    g.stun[foe] -= it.actions
    g.tell("slowed", "GC-133", figure=name_of(g, foe), amount=-it.actions)


def comes_to(g: State, me: int, it: Any, cell: int) -> None:
    """Appear on a Space (GC-105)."""
    appear(g, me, cell)
    g.tell("appeared", "GC-105", figure=name_of(g, me), space=space_name(g, cell))


def in_zone(g: State, who: int, other: int) -> bool:
    return g.at[who] != NOWHERE and zone_of(g, who) == zone_of(g, other)


def everybody_in(g: State, zone: int) -> list[int]:
    """All characters of a Zone, allies too."""
    return [who for who in range(BUS) if g.at[who] != NOWHERE and zone_of(g, who) == zone]
