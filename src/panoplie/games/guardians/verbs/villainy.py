"""Villains choose by rule: attack the nearest hero, or go where one can be attacked (GC-108, GC-137)."""

from __future__ import annotations

from collections.abc import Iterator

from panoplie.games.guardians.board import (
    blockers,
    defence_of,
    district_of,
    is_adjacent,
    may_shoot,
    name_of,
    plan,
    space_name,
    stat_of,
    taken,
    zone_of,
)
from panoplie.games.guardians.facts import SPEED
from panoplie.games.guardians.map import EVERYWHERE, FAR, is_nearer, nearest, seen_from
from panoplie.games.guardians.powers import Blow
from panoplie.games.guardians.state import BUS, LEADER, NOWHERE, VILLAIN_TEAM, State
from panoplie.games.guardians.verbs.fights import attack
from panoplie.games.guardians.verbs.moves import appear, ways
from panoplie.kernel.answers import NOBODY
from panoplie.kernel.asks import Flow, FlowOf


def heroes_and_sidekicks(g: State) -> list[int]:
    return [hero for hero in range(LEADER) if g.team[hero] != NOBODY]


def by_preference(g: State, fig: int, heroes: list[int]) -> Iterator[int]:
    """The nearest first, then whoever is easiest to hit, hurt most, and was activated first.

    One after the other, since hardly anybody wants to know more than the first of them.
    """
    steps, zones = plan(g).steps[zone_of(g, fig)], district_of(g).zone_of
    away = {hero: steps[zones[g.at[hero]]] for hero in heroes}

    def rank(hero: int) -> tuple[int, int, int, int]:
        turn = g.order.index(hero) if hero in g.order else len(g.order)
        return defence_of(g, hero, Blow(fig, hero)), -g.damage[hero], turn, g.team[hero]

    for distance in sorted(set(away.values())):
        equals = [hero for hero in heroes if away[hero] == distance]
        yield from equals if len(equals) == 1 else sorted(equals, key=rank)


def target_of(g: State, fig: int) -> int:
    """Whom a villain attacks from where he stands, or NOBODY (see "How villains choose")."""
    p, at, here = plan(g), g.at, g.at[fig]
    others = g.stand[0] | g.stand[1]
    near = p.adjacent[here] & others
    if may_shoot(g, fig):
        near |= seen_from(p, here, others, blockers(g, fig))
    if not near:
        return NOBODY
    heroes = [hero for hero in heroes_and_sidekicks(g) if near >> at[hero] & 1]
    return heroes[0] if len(heroes) == 1 else next(by_preference(g, fig, heroes))


def act(g: State, fig: int, actions: int, zones: int = EVERYWHERE) -> Flow:
    """One Action after the other: attack if somebody can be attacked, otherwise move (GC-108, GC-113)."""
    for _ in range(actions):
        if g.at[fig] == NOWHERE or g.ending:
            return
        target = target_of(g, fig)
        if target != NOBODY:
            yield from assault(g, fig, target)
        elif not approach(g, fig, zones):
            return


def assault(g: State, fig: int, hero: int) -> FlowOf[bool]:
    """A villain's Attack; at range unless his target is adjacent (GC-113)."""
    return attack(g, NOBODY, Blow(fig, hero, not is_adjacent(g, fig, hero)))


def approach(g: State, fig: int, zones: int) -> bool:
    """Move towards the nearest Zone from which the preferred hero can be attacked. Returns whether he moved.

    Whoever stays in some Zones looks for a hero whom he can attack from there. If there is none, he goes to the
    edge of them, and back to them if he was driven out.
    """
    heroes = heroes_and_sidekicks(g)
    for hero in by_preference(g, fig, heroes):
        good = vantage(g, fig, hero)
        goal = nearest_zone(g, fig, good, zones)
        if goal != NOWHERE:
            return step_towards(g, fig, goal, g.at[hero], good, zones)
    tied = zones >> zone_of(g, fig) & 1
    for hero in by_preference(g, fig, heroes) if zones != EVERYWHERE else ():
        good = vantage(g, fig, hero) if tied else district_of(g).spaces
        goal = nearest_zone(g, fig, good, EVERYWHERE if tied else zones)
        if goal != NOWHERE:
            return step_towards(g, fig, goal, g.at[hero], good, zones)
    return False


def nearest_zone(g: State, fig: int, spaces: int, zones: int) -> int:
    """Of some Zones the nearest with one of these Spaces to which there is a way, or NOWHERE."""
    p = plan(g)
    steps = p.steps[zone_of(g, fig)]
    goals = [
        zone
        for zone, cells in enumerate(p.district.zones)
        if cells & spaces and zones >> zone & 1 and steps[zone] < FAR
    ]
    return min(goals, key=lambda zone: (steps[zone], zone)) if goals else NOWHERE


def vantage(g: State, fig: int, hero: int) -> int:
    """The free Spaces from which a hero could be attacked."""
    p = plan(g)
    free = p.district.spaces & ~taken(g)
    good = p.adjacent[g.at[hero]] & free
    if may_shoot(g, fig):
        good |= seen_from(p, g.at[hero], free, blockers(g, fig) & ~(1 << g.at[hero]))
    return good


def step_towards(g: State, fig: int, goal: int, target: int, good: int, zones: int = EVERYWHERE) -> bool:
    """Go as far as SPEED allows on a shortest way, and stop as near to the target as there is room.

    Within the Zone where he stands, a villain goes to a good Space or to one that is nearer to the target.
    """
    p = plan(g)
    here = zone_of(g, fig)
    within = zones if zones >> here & 1 else EVERYWHERE
    came = ways(g, fig, stat_of(g, fig, SPEED), within=within)
    free = ~taken(g)
    spaces = p.district.zones
    open_zones = [zone for zone in came if spaces[zone] & free]
    if not open_zones:
        return False
    best = min(open_zones, key=lambda zone: (p.steps[zone][goal], zone))
    if best != goal and p.steps[best][goal] >= p.steps[here][goal]:
        return False
    among = spaces[best] & free
    cell = nearest(p, target, (among & good) or among)
    if best == here and not among & good and not is_nearer(p, cell, g.at[fig], target):
        return False
    if g.events is not None:
        g.tell("moved", "GC-154", figure=name_of(g, fig), space=space_name(g, cell), zones=p.steps[here][best])
    appear(g, fig, cell)
    return True


def in_order(g: State) -> list[int]:
    """The Super Villain first, then the others from west to east and from north to south (GC-054)."""
    where = district_of(g).where
    found = [fig for fig in range(LEADER, BUS) if g.team[fig] == VILLAIN_TEAM]
    leader_alone = len([fig for fig in found if fig == LEADER]) and (g.facts.villain_of[g.threat].figures == 1)
    return sorted(found, key=lambda fig: (not (leader_alone and fig == LEADER), where(g.at[fig])))
