"""Putting figures somewhere: Moves, pushes, and whoever simply appears (GC-154 to GC-159, GC-167)."""

from __future__ import annotations

from panoplie.games.guardians.board import (
    district_of,
    foes_stand,
    free_cells,
    is_foe,
    name_of,
    plan,
    space_name,
    stat_of,
    taken,
    zone_of,
)
from panoplie.games.guardians.facts import SPEED
from panoplie.games.guardians.map import EVERYWHERE, nearest, walk, way
from panoplie.games.guardians.powers import flies, has, locks, on_zone
from panoplie.games.guardians.state import BUS, NOWHERE, OBSTACLE, SPOT_TOKENS, State
from panoplie.games.guardians.verbs.papers import mission_speaks
from panoplie.kernel.answers import NOBODY


def put(g: State, fig: int, cell: int) -> None:
    """Set a figure down on a Space, or take it off the map; whoever is moved has left the cover of a Space."""
    side = OBSTACLE if fig == BUS else g.team[fig]
    if g.at[fig] != NOWHERE:
        g.stand[side] &= ~(1 << g.at[fig])
    g.at[fig] = cell
    g.cover[fig] = NOWHERE
    if cell != NOWHERE:
        g.stand[side] |= 1 << cell


def enter(g: State, fig: int, team: int, cell: int) -> None:
    """A figure comes into play."""
    g.team[fig] = team
    put(g, fig, cell)


def lift(g: State, fig: int) -> None:
    """A figure leaves the map, and everything that lay on it: should it come back, it comes as new."""
    put(g, fig, NOWHERE)
    g.team[fig] = NOBODY
    g.heeds[fig] = g.damage[fig] = g.stun[fig] = g.shift[fig] = 0
    g.malus[SPOT_TOKENS + fig] = 0


def nearest_free(g: State, cell: int, among: int | None = None) -> int:
    """The free Space nearest to another, or NOWHERE."""
    spaces = district_of(g).spaces if among is None else among
    free = spaces & ~taken(g)
    return nearest(plan(g), cell, free) if free else NOWHERE


# Moves


def held(g: State, fig: int) -> bool:
    """Whether an enemy's power keeps a figure from leaving its Zone."""
    district = district_of(g)
    here = district.zone_of[g.at[fig]]
    if not foes_stand(g, g.team[fig]) & district.zones[here]:
        return False
    own, bit = g.team[fig], locks.bit
    for foe, heeds in enumerate(g.heeds):  # of those who are not in play nothing speaks
        if heeds & bit and g.team[foe] != own and district.zone_of[g.at[foe]] == here:
            return True
    return False


def ways(g: State, fig: int, speed: int, flying: bool = False, within: int = EVERYWHERE) -> dict[int, int]:
    """The Zones that a Move of a figure can enter, each with the one before it (GC-154 to GC-158)."""
    reach = 0 if held(g, fig) else speed
    free = flying or has(g, fig, flies)
    return walk(plan(g), g.at[fig], reach, taken(g), foes_stand(g, g.team[fig]), free, within)


def go(g: State, fig: int, cell: int, zones: int | None = None, flying: bool = False) -> None:
    """Make a Move to a Space within SPEED, or so many Zones, through those on its way (GC-105, GC-159)."""
    said = mission_speaks(g, fig, on_zone)
    crossed: list[int] = []
    if said or g.events is not None:  # nobody else wants to know the way
        speed = stat_of(g, fig, SPEED) if zones is None else zones
        crossed = way(ways(g, fig, speed, flying), district_of(g).zone_of[cell])
        g.tell("moved", "GC-154", figure=name_of(g, fig), space=space_name(g, cell), zones=len(crossed))
    appear(g, fig, cell)
    if said is not None:
        for zone in crossed:
            said[1](g, fig, said[0], zone)


def appear(g: State, fig: int, cell: int) -> None:
    """Come to a Space by one's own power; it counts as a change of Zones if it is one."""
    if fig == g.active:
        zones = district_of(g).zone_of
        if zones[cell] != zones[g.at[fig]]:
            g.moved = 1
    put(g, fig, cell)


def swap(g: State, one: int, other: int) -> None:
    """Two figures change places."""
    here, there = g.at[one], g.at[other]
    put(g, one, NOWHERE)
    put(g, other, here)
    put(g, one, there)
    g.tell("swapped", "GC-105", figure=name_of(g, one), target=name_of(g, other))


# Being moved


def push(g: State, fig: int, cell: int) -> None:
    """Move somebody who did not ask for it: no Move, whatever stands around (GC-167, GC-A44)."""
    put(g, fig, cell)
    g.tell("pushed", "GC-167", figure=name_of(g, fig), space=space_name(g, cell))


def drive_back(g: State, fig: int, cell: int) -> None:
    """Push a figure one Zone away from a Space, as far from it as possible, if there is room (GC-A44)."""
    p = plan(g)
    zones = p.district.zones
    start, here = p.district.zone_of[cell], zone_of(g, fig)
    x, y = p.district.where(cell)
    best, found = -1, NOWHERE
    for zone in p.beside[here]:
        if p.steps[start][zone] > p.steps[start][here]:
            for free in free_cells(g, zones[zone]):
                x2, y2 = p.district.where(free)
                far = (x2 - x) ** 2 + (y2 - y) ** 2
                if far > best or (far == best and free < found):
                    best, found = far, free
    if found != NOWHERE:
        push(g, fig, found)


def spaces_within(g: State, fig: int, zones: int) -> int:
    """The free Spaces up to so many Zones from a figure, by open ways; its own Zone counts if `zones` is 0."""
    p = plan(g)
    here = zone_of(g, fig)
    mask = 0
    for zone, spaces in enumerate(p.district.zones):
        if 0 < p.steps[here][zone] <= zones:
            mask |= spaces
    return mask & ~taken(g)


def enemies_here(g: State, fig: int) -> list[int]:
    """The enemies in a figure's Zone, north-western first."""
    here = zone_of(g, fig)
    found = [other for other in range(BUS) if is_foe(g, fig, other) and zone_of(g, other) == here]
    return sorted(found, key=lambda other: g.at[other])
