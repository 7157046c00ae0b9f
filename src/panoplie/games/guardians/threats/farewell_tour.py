"""Threat 3, Farewell Tour: X-Tina leaves the city in her bus, with hostages on board."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.guardians.board import (
    can_see,
    district_of,
    free_cells,
    is_adjacent,
    may_shoot,
    name_of,
    object_on,
    plan,
    space_name,
    zone_of,
)
from panoplie.games.guardians.cards.kit import card
from panoplie.games.guardians.facts import ATTACK, MENTAL
from panoplie.games.guardians.map import nearest
from panoplie.games.guardians.powers import (
    Trial,
    advances,
    after_attack,
    after_ko,
    awards,
    reinforces,
    starts,
    succeeds,
    tries,
    villain_acts,
)
from panoplie.games.guardians.state import BUS, LEADER, NOWHERE, SPOT_TOKENS, State
from panoplie.games.guardians.threats.common import (
    LARGE,
    MEDIUM,
    actions_of,
    award,
    award_more,
    minion_acts,
    place_minions,
    place_villain,
    scaled,
    scream,
    spawn,
    start_track,
)
from panoplie.games.guardians.verbs.harm import hurt
from panoplie.games.guardians.verbs.moves import nearest_free, push, put
from panoplie.games.guardians.verbs.papers import FREED, WRECKED, remember
from panoplie.games.guardians.verbs.villainy import assault, target_of
from panoplie.kernel.aims import Why
from panoplie.kernel.answers import NOBODY
from panoplie.kernel.asks import Flow

WRECKED_NOW: Final = 1 << 30
"""The bit of what happens in a turn: the bus was wrecked, and X-Tina does not walk yet."""


def route(g: State) -> list[int]:
    at = district_of(g).at
    return [at[name] for name in g.facts.threats[g.threat].route]


def start(g: State, it: Any) -> None:
    """The bus at the start of its route, with hostages; No' Dalies around it (GC-107)."""
    start_track(g, it)
    g.health[BUS] = scaled(g, "bus_health")
    g.hostages = g.facts.tokens["tour_bus"].hostages
    put(g, BUS, route(g)[g.track])
    place_minions(g, it)


def drive_on(g: State, it: Any) -> Flow:
    """The bus drives on, further if no hero is beside it, and rams whoever is in its way (GC-108)."""
    if g.at[BUS] == NOWHERE or g.holds:
        return
    beside = any([g.team[hero] != NOBODY and is_adjacent(g, hero, BUS) for hero in range(LEADER)])
    for _ in range(it.growth + (0 if beside else it.extra)):
        if g.track < it.track.end:
            yield from roll_to(g, it, route(g)[g.track + 1])
    if g.track >= it.track.end:
        g.ending = "villain_wins"


def roll_to(g: State, it: Any, cell: int) -> Flow:
    """One Space further: heroes there are pushed and hurt, minions pushed, an Object is crushed (GC-A44)."""
    rammed = next((fig for fig in range(BUS) if g.at[fig] == cell), NOBODY)
    if rammed != NOBODY:
        beside = nearest_free(g, cell, plan(g).adjacent[cell])
        push(g, rammed, beside if beside != NOWHERE else nearest_free(g, cell))
    if (thing := object_on(g, cell)) != NOWHERE:
        g.object_at[thing] = NOWHERE
        g.object_mask &= ~(1 << cell)
    put(g, BUS, cell)
    g.track += 1
    g.tell("drove_on", "GC-108", figure=name_of(g, BUS), space=space_name(g, cell), track=g.track)
    if g.track in it.track.margins:
        spawn(g, cell)
    if 0 <= rammed < LEADER:
        yield from hurt(g, rammed, it.ram)


def go_on_foot(g: State, it: Any, fig: int) -> Flow:
    """X-Tina walks a Zone along the route and attacks; every No' Dalie acts (GC-108)."""
    if fig != LEADER:
        yield from minion_acts(g, fig) or ()
        return
    attacks = actions_of(g, fig)
    if not g.once[1] & WRECKED_NOW:
        walk_on(g)
    for _ in range(attacks):
        target = target_of(g, fig)
        if target == NOBODY or g.ending:
            break
        yield from assault(g, fig, target)
    if g.at[fig] != NOWHERE and zone_of(g, fig) == district_of(g).zone_of[route(g)[-1]]:
        g.ending = "villain_wins"


def walk_on(g: State) -> None:
    """One Zone nearer to the end of the route, on its Zones if possible; heroes do not stop her."""
    p = plan(g)
    zone_at = p.district.zone_of
    last = route(g)[-1]
    goal, here = zone_at[last], zone_of(g, LEADER)
    stops = [zone_at[cell] for cell in route(g)]
    nearer = [zone for zone in p.beside[here] if p.steps[zone][goal] < p.steps[here][goal]]
    for zone in sorted(nearer, key=lambda zone: (zone not in stops, zone)):
        if free := free_cells(g, p.district.zones[zone]):
            cell = nearest(p, last, sum([1 << one for one in free]))
            put(g, LEADER, cell)
            g.tell("moved", "GC-154", figure=name_of(g, LEADER), space=space_name(g, cell), zones=1)
            return


def fan_gets_off(g: State, it: Any) -> None:
    """While the bus drives, a No' Dalie gets off it (GC-108)."""
    if g.at[BUS] != NOWHERE:
        spawn(g, g.at[BUS])


def hostages(g: State, fig: int, it: Any) -> list[tuple[Trial, Why]]:
    """Beside the bus a hostage is freed with MENTAL or ATTACK (GC-172, GC-178)."""
    if g.at[BUS] == NOWHERE or not g.hostages:
        return []
    row = g.facts.tokens["tour_bus"]
    near = is_adjacent(g, fig, BUS)
    found: list[tuple[Trial, Why]] = []
    for stat, size in ((MENTAL, row.mental), (ATTACK, row.attack)):
        if near or (stat == ATTACK and may_shoot(g, fig) and can_see(g, fig, g.at[BUS])):
            found.append((Trial(row.id, g.at[BUS], stat, size, False, row.id, SPOT_TOKENS + BUS), None))
    return found


def frees(g: State, me: int, it: Any, trial: Trial) -> None:
    """One hostage is free (GC-147)."""
    g.hostages -= 1
    g.credit[g.team[me]] += 1
    g.tell("freed", "GC-147", figure=name_of(g, me), left=g.hostages)
    remember(g, FREED, me, NOBODY)


def falls(g: State, it: Any, who: int, doer: int, where: int) -> None:
    """Out of the wrecked bus steps X-Tina; when she falls, that is the end (GC-112, GC-148)."""
    if who == BUS:
        remember(g, WRECKED, doer, NOBODY)
        g.hostages = 0
        g.once[1] |= WRECKED_NOW
        place_villain(g, LEADER, where)
        g.tell("stepped_out", "GC-112", figure=name_of(g, LEADER), space=space_name(g, where))
    elif who == LEADER:
        award(g, LARGE, doer)
        g.ending = "villain_falls"


card("tour_bus", succeeds(frees))
card(
    "farewell_tour",
    starts(start),
    advances(drive_on),
    villain_acts(go_on_foot),
    reinforces(fan_gets_off),
    tries(hostages),
    after_attack(scream),
    after_ko(falls),
    awards(lambda g, it: award_more(g, MEDIUM, g.credit)),
)
