"""How good a team's chances are between two turns, for whoever looks that far.

Sense leads a hero through a turn: what he can hit, where he should stand, what he should fear. It says little
about who will win, and least where it fears for a hero: whoever is ahead may be knocked out, and wins. What tells
that is the front page as it would be printed now, the more the nearer the end is, and who will fell the villain.
"""

from __future__ import annotations

from typing import Final

from panoplie.games.guardians import odds
from panoplie.games.guardians.board import alone_against_the_game, blockers, may_shoot, plan, stat_of
from panoplie.games.guardians.facts import ATTACK, HEALTH, SPEED
from panoplie.games.guardians.map import sees
from panoplie.games.guardians.powers import awards, threat_hook
from panoplie.games.guardians.score import totals
from panoplie.games.guardians.sense import (
    ACTION,
    STANDING,
    actions_left,
    blows_due,
    guards_of,
    looked_at,
    nearness,
    value,
)
from panoplie.games.guardians.state import LEADER, MINION, MISSION, NOTHING, NOWHERE, SET_UP, State
from panoplie.kernel.answers import NOBODY, Seat

POINT: Final = 10.0
"""What a point of a front page is worth half-way through an adventure, if nobody is hurt."""
AT_FIRST: Final = 0.5
"""How much of that it is worth in the beginning."""
LATE: Final = 1.0
"""How much is added until the last turn."""
WORN: Final = 0.6
"""How much is added if all heroes of a team are about to fall, which ends the adventure as well."""
MORE: Final = 2.0
"""What it is worth to be further ahead in machines, avatars or hostages than an article needs."""
WOUNDS: Final = 5.0
"""What it costs to be knocked out, beside the article: no more than what a Mission promises."""
MISSION_DONE: Final = 5.0
"""What an open Mission promises when all but its article is done."""
LAST_BLOW: Final = 40.0
"""What it is worth to be the one who fells the villain."""
BEATEN: Final = 0.2
"""How much of what sense gives for each blow to the villain, which is as good for the rivals."""
TURNS_AWAY: Final = 0.8
"""How much the next turn counts beside this one in the race for the last blow."""


def prospect(g: State, seat: Seat) -> float:
    """How well a seat's team stands, by what decides who wins."""
    if g.over or g.phase == SET_UP or alone_against_the_game(g):
        return value(g, seat)
    team = g.side_of[seat]
    rival = 1 - team
    look = looked_at(g)
    guards = guards_of(g)
    worn, missions = _wear(g, guards), _missions(g)
    last_turn: int = g.facts.threats[g.threat].turns
    near_the_end = AT_FIRST + LATE * g.turn / last_turn
    near_the_end += WORN * min(1.0, max([sum(each) / len(each) for each in worn if each], default=0.0))
    pages = _pages(g)
    lead = g.credit[team] - g.credit[rival]
    return (
        POINT * (pages[team] - pages[rival]) * near_the_end
        + MORE * (lead - (lead > 0) + (lead < 0))
        + WOUNDS * (sum(worn[rival]) - sum(worn[team]))
        + MISSION_DONE * (missions[team] - missions[rival])
        + LAST_BLOW * _race(g, team, guards)
        + look.teams[team][STANDING.index("place")]
        + ACTION * actions_left(g, team)
        + BEATEN * look.beaten
        - look.danger
    )


def _pages(g: State) -> list[int]:
    """What both front pages would be worth if the adventure ended now; in a campaign all of them together."""
    twin = g.clone()
    hook = threat_hook(twin, awards)
    if hook is not None:
        hook(twin, twin.facts.threats[twin.threat])
    return totals(twin)


def _wear(g: State, guards: list[int]) -> list[list[float]]:
    """How near to a knock-out the heroes of both teams are."""
    due = blows_due(g, guards)
    worn: list[list[float]] = [[], []]
    for hero, owner in enumerate(g.owner):
        if owner != NOBODY:
            health = g.facts.sheets[hero][g.rank[hero]][HEALTH]
            worn[g.side_of[owner]].append(1.0 if g.team[hero] == NOBODY else nearness(g, hero, due[hero] / health))
    return worn


def _missions(g: State) -> list[float]:
    """How much of their open Missions both teams have done."""
    done = [0.0, 0.0]
    for hero, owner in enumerate(g.owner):
        if owner != NOBODY and g.team[hero] != NOBODY and g.mission[hero] != NOTHING and not g.done[hero]:
            share = g.deeds[hero * 3 + MISSION] / g.facts.mission_rows[g.mission[hero]].count
            done[g.side_of[owner]] += min(1.0, share)
    return done


# The last blow


def _race(g: State, team: int, guards: list[int]) -> float:
    """How much likelier a team is to fell the villain in this turn or the next than its rivals are.

    As long as X-Tina is in her bus nobody is.
    """
    foes = [fig for fig in range(LEADER, MINION) if g.at[fig] != NOWHERE]
    if not foes:
        return 0.0
    need = sum([g.health[fig] - g.damage[fig] for fig in foes])
    now: list[list[tuple[int, float]]] = [[], []]
    later: list[list[tuple[int, float]]] = [[], []]
    each: int = g.facts.number["actions"]
    for hero, owner in enumerate(g.owner):
        if owner == NOBODY or g.team[hero] == NOBODY:
            continue
        side = g.side_of[owner]
        chance, moves = _reach(g, hero, foes, guards)
        actions = g.left if g.active == hero else each if hero in g.stack[side].cards else 0
        now[side].append((max(0, actions - moves), chance))
        later[side].append((max(0, each - max(0, moves - actions)), chance))
    mine, theirs = _fells(now[team], need), _fells(now[1 - team], need)
    if g.active != NOBODY and g.team[g.active] == team:
        theirs *= 1.0 - mine
    else:
        mine *= 1.0 - theirs
    mine_later, theirs_later = _fells(later[team], need), _fells(later[1 - team], need)
    # Who will have the initiative is not known: each of them comes first as often.
    gap = mine_later * (1.0 - theirs_later / 2) - theirs_later * (1.0 - mine_later / 2)
    return mine - theirs + TURNS_AWAY * (1.0 - mine - theirs) * gap


def _reach(g: State, hero: int, foes: list[int], guards: list[int]) -> tuple[float, int]:
    """A hero's chance to hit the villain whom he gets at best, and the Moves that he needs before."""
    p, f, here = plan(g), g.facts, g.at[hero]
    zone_at = p.district.zone_of
    steps, beside = p.steps[zone_at[here]], p.adjacent[here]
    speed, attack = max(1, stat_of(g, hero, SPEED)), stat_of(g, hero, ATTACK)
    shoots, cut = may_shoot(g, hero), blockers(g, hero)
    ways: list[tuple[float, int]] = []
    for foe in foes:
        cell = g.at[foe]
        at_hand = beside >> cell & 1 or (shoots and sees(p, here, cell, cut))
        moves = 0 if at_hand else -(-max(1, steps[zone_at[cell]]) // speed)
        ways.append((odds.hits(f.combat_die, f.power_die, attack, 0, guards[foe]), moves))
    return max(ways, key=lambda way: way[0] * max(0, f.number["actions"] - way[1]))


def _fells(attacks: list[tuple[int, float]], need: int) -> float:
    """The chance that some Attacks, so many with such a chance each, hit at least `need` times.

    >>> [_fells([(2, 0.5)], need) for need in (1, 2, 3)]
    [0.75, 0.25, 0.0]
    """
    hits = [1.0, *[0.0] * need]
    for count, chance in attacks:
        for _ in range(count):
            for so_many in range(need, 0, -1):
                stays = hits[so_many] if so_many == need else hits[so_many] * (1.0 - chance)
                hits[so_many] = stays + hits[so_many - 1] * chance
            hits[0] *= 1.0 - chance
    return hits[need]
