"""Where everybody stands, who is whose enemy, and what a figure is worth in a characteristic now."""

from __future__ import annotations

from typing import Any

from panoplie.games.guardians.districts import District, bits
from panoplie.games.guardians.facts import ATTACK, DEFENCE, HEALTH, SPEED
from panoplie.games.guardians.map import Plan, plan_of, seen_from, sees
from panoplie.games.guardians.powers import (
    Blow,
    alone,
    dice,
    guard,
    has,
    helping,
    margins,
    no_ranged,
    ranged,
    row_of,
    spares_heroes,
    speaking,
)
from panoplie.games.guardians.state import (
    BUS,
    FIGURES,
    HEROES,
    LEADER,
    MINION,
    NOTHING,
    NOWHERE,
    OBSTACLE,
    VILLAIN_TEAM,
    State,
    is_together,
)
from panoplie.kernel.answers import NOBODY, Seat


def district_of(g: State) -> District:
    found: District = g.facts.districts[g.threat][g.layout]
    return found


def plan(g: State) -> Plan:
    """The map as its doors are now."""
    return plan_of(g.facts.districts[g.threat][g.layout], g.closed)


def zone_of(g: State, fig: int) -> int:
    return district_of(g).zone_of[g.at[fig]]


def name_of(g: State, fig: int) -> str:
    name: str = g.facts.figures[g.threat][fig]
    return name


def space_name(g: State, cell: int) -> str:
    return district_of(g).names[cell]


def alone_against_the_game(g: State) -> bool:
    return is_together(g.seats, g.options)


def seat_of(g: State, fig: int) -> Seat:
    """Who decides for a hero or a Sidekick."""
    return g.owner[fig] if fig < HEROES else g.owner[g.host[fig - HEROES]]


def team_of(g: State, fig: int) -> int:
    """The team of a hero or a Sidekick, also of one who has just left the game."""
    return g.side_of[seat_of(g, fig)]


# Who is who


def heroes_of(g: State, team: int) -> list[int]:
    return [fig for fig, side in enumerate(g.team[:HEROES]) if side == team]


def allies_of(g: State, fig: int) -> list[int]:
    """The others of a figure's team."""
    team = g.team[fig]
    return [other for other in range(FIGURES) if g.team[other] == team and other != fig]


def foes_of(g: State, fig: int) -> list[int]:
    """Everybody in play who is not of a figure's team (GC-A15)."""
    own = g.team[fig]
    return [other for other, team in enumerate(g.team) if team != own and team != NOBODY]


def is_foe(g: State, fig: int, other: int) -> bool:
    return g.team[other] not in (NOBODY, g.team[fig])


def foes_stand(g: State, team: int) -> int:
    """The Spaces of everybody's figures but a team's own."""
    return (g.stand[0] if team else 0) | (g.stand[1] if team != 1 else 0) | (0 if team == 2 else g.stand[2])


def taken(g: State) -> int:
    """All Spaces on which somebody, or the bus, stands."""
    stand = g.stand
    return stand[0] | stand[1] | stand[2] | stand[OBSTACLE]


def spared_by(g: State, fig: int) -> int:
    """The first figure that somebody attacks: heroes and Sidekicks come before it for whoever spares them."""
    return LEADER if has(g, fig, spares_heroes) else 0


def in_zones(g: State, figs: list[int], zones: int) -> list[int]:
    """Those of some figures who stand in some Zones."""
    zone_of_cell = district_of(g).zone_of
    return [fig for fig in figs if zones >> zone_of_cell[g.at[fig]] & 1]


def near_zones(g: State, fig: int) -> int:
    """A figure's Zone and those beside it, one bit each."""
    here = zone_of(g, fig)
    mask = 1 << here
    for zone in plan(g).beside[here]:
        mask |= 1 << zone
    return mask


# Seeing and touching


def blockers(g: State, fig: int, thrown: int = NOWHERE) -> int:
    """What cuts a figure's lines: enemies, Objects but the one that it throws, and the bus (GC-121, GC-163)."""
    if g.eyes >> fig & 1:
        return g.stand[OBSTACLE]
    objects = g.object_mask if thrown == NOWHERE else g.object_mask & ~(1 << thrown)
    return foes_stand(g, g.team[fig]) | objects | g.stand[OBSTACLE]


def can_see(g: State, fig: int, cell: int, thrown: int = NOWHERE) -> bool:
    return sees(plan(g), g.at[fig], cell, blockers(g, fig, thrown))


def is_adjacent(g: State, fig: int, other: int) -> bool:
    return bool(plan(g).adjacent[g.at[fig]] >> g.at[other] & 1)


def cannot_shoot(g: State, fig: int) -> bool:
    """Whether something forbids a figure every Attack at range, one with an Object or a card too."""
    return bool(g.blackout) or has(g, fig, no_ranged)


def may_shoot(g: State, fig: int) -> bool:
    """Whether a figure may attack at range at all: a power says so, and nothing forbids it (GC-162)."""
    return bool(g.heeds[fig] & ranged.bit) and not cannot_shoot(g, fig)


def zones_seen(g: State, fig: int) -> int:
    """The Zones of which a figure sees a Space, its own Space excepted (GC-A58)."""
    p = plan(g)
    here = g.at[fig]
    seen = seen_from(p, here, p.district.spaces & ~(1 << here), blockers(g, fig))
    mask = 0
    for zone, spaces in enumerate(p.district.zones):
        if spaces & seen:
            mask |= 1 << zone
    return mask


# Characteristics


def technique(g: State, hero: int, stat: int) -> tuple[int, int]:
    """What the cards on the right of a sheet add to a characteristic, and take off it (GC-065, GC-067)."""
    up = down = 0
    table = g.facts.techniques
    for place, card in enumerate(g.laid[hero]):
        if card & 1 and not g.down[hero] >> place & 1:
            change = table[card >> 1][stat]
            if change > 0:
                up += change
            else:
                down += change
    return up, down


def stat_of(g: State, fig: int, stat: int) -> int:
    """A characteristic with everything that changes it, at least as high as it can fall (GC-A50)."""
    f = g.facts
    if fig < HEROES:
        value = f.sheets[fig][g.rank[fig]][stat] + g.plus[fig * 5 + stat]
        if stat != HEALTH:
            for place, card in enumerate(g.laid[fig]):
                if card & 1 and not g.down[fig] >> place & 1:  # see `technique`
                    value += f.techniques[card >> 1][stat]
    elif fig < LEADER:
        value = f.sidekicks[fig - HEROES].sheet.values()[stat]
    else:
        value = g.health[fig] if stat == HEALTH else f.villain_sheets[g.threat][fig >= MINION][stat]
    hook = f.threat_texts[g.threat].hooks.get(margins)
    if hook is not None:
        value += hook(g, fig, stat)
    least = 1 if stat in (SPEED, HEALTH) else 0
    return value if value > least else least


def printed_attack(g: State, fig: int) -> int:
    """The ATTACK that is printed on a sheet."""
    if fig < HEROES:
        printed: int = g.facts.sheets[fig][g.rank[fig]][ATTACK]
        return printed
    row = row_of(g, fig)
    attack: int = row.sheet.attack if fig < LEADER else row.attack
    return attack


def attack_dice(g: State, blow: Blow) -> tuple[int, int]:
    """Combat and Power dice of an Attack (GC-067, GC-164, GC-192)."""
    if blow.combat >= 0:
        return blow.combat, blow.dice
    by = blow.by
    power = blow.dice
    if by < HEROES and g.laid[by]:
        up, down = technique(g, by, ATTACK)
        base = g.facts.sheets[by][g.rank[by]][ATTACK] + g.plus[by * 5 + ATTACK]
        combat, power = max(0, base + down), power + up
    else:
        combat = stat_of(g, by, ATTACK)
    for it, hook in speaking(g, by, dice):
        power += hook(g, by, it, blow)
    return combat, power


def defence_of(g: State, who: int, blow: Blow) -> int:
    """The successes that an Attack on somebody needs (GC-041, GC-042)."""
    if who == BUS:
        bus: int = g.facts.tokens["tour_bus"].defence
        return bus
    value = stat_of(g, who, DEFENCE) + g.shift[who]
    if g.team[who] == VILLAIN_TEAM:
        value += villains_bonus(g)
    lonely = has(g, who, alone)
    for holder, it, hook in helping(g, who, guard, burdens=True):
        change = hook(g, holder, it, who, blow)
        if change < 0 or holder == who or not lonely:
            value += change
    if blow.ranged and g.cover[who] == g.at[who]:
        value += g.facts.objects[g.facts.object_at["dumpster"]].defence
    return max(0, value)


def villains_bonus(g: State) -> int:
    """What a difficulty, or an adventure, adds to the DEFENCE of all villains (GC-187)."""
    f = g.facts
    bonus = 0 if g.adventure == NOTHING else f.adventures[g.adventure].defence
    level = g.options["difficulty"]
    if level != "printed" and alone_against_the_game(g):
        bonus += f.number[f"solo_{level}"]
    return int(bonus)


def health_of(g: State, fig: int) -> int:
    return stat_of(g, fig, HEALTH) if fig < LEADER else g.health[fig]


def wounds_held(g: State, hero: int) -> int:
    is_wound = g.facts.is_wound
    return sum([is_wound[kind] for kind in g.hand[hero]])


# Things


def object_on(g: State, cell: int) -> int:
    """The number of the Object on a Space, or NOWHERE."""
    return g.object_at.index(cell) if g.object_mask >> cell & 1 else NOWHERE


def row_of_object(g: State, thing: int) -> Any:
    return g.facts.objects[g.objects[thing]]


def free_cells(g: State, spaces: int) -> list[int]:
    return bits(spaces & ~taken(g))
