"""Personal Missions: what counts towards each (GC-027, GC-028)."""

from __future__ import annotations

from typing import Any

from panoplie.games.guardians.board import district_of, foes_of, in_zones, near_zones
from panoplie.games.guardians.cards.kit import card
from panoplie.games.guardians.facts import MENTAL
from panoplie.games.guardians.powers import (
    Blow,
    Trial,
    on_damage,
    on_hit,
    on_ko,
    on_test,
    on_turn,
    on_zone,
    progress,
)
from panoplie.games.guardians.state import BUS, HEROES, LEADER, MINION, MISSION, State
from panoplie.games.guardians.verbs.papers import accomplish, count


def headline_hitter(g: State, me: int, it: Any, who: int, amount: int, blow: Blow) -> None:
    """Damage on enemy heroes."""
    if who < HEROES:
        count(g, me, it, amount)


def has_avatars(g: State) -> bool:
    villain = g.facts.villain_of[g.threat]
    return villain is not None and villain.rank == "avatar"


def sweeps_by_damage(g: State, me: int, it: Any, who: int, amount: int, blow: Blow) -> None:
    """Damage on avatars; on heroes where there are neither avatars nor minions."""
    if LEADER <= who < MINION and has_avatars(g):
        count(g, me, it, amount, it.avatars)
    elif who < HEROES and g.facts.villain_of[g.threat] is None:
        count(g, me, it, amount, it.heroes)


def sweeps_minions(g: State, me: int, it: Any, who: int) -> None:
    if MINION <= who < BUS:
        count(g, me, it)


def street_fighter(g: State, me: int, it: Any, who: int, amount: int, blow: Blow) -> None:
    """Damage with an Object as a weapon."""
    if blow.thrown:
        count(g, me, it, amount)


def untouchable(g: State, me: int, it: Any) -> None:
    """No Damage after the villain's Actions, with an enemy near, so many turns in a row."""
    near = in_zones(g, foes_of(g, me), near_zones(g, me))
    if near and not g.damage[me]:
        count(g, me, it)
    else:
        g.deeds[me * 3 + MISSION] = 0


def face_of_the_nation(g: State, me: int, it: Any, who: int, amount: int, blow: Blow) -> None:
    """Damage on the Super Villain or an avatar; without a villain, on different enemy heroes."""
    if LEADER <= who < MINION:
        accomplish(g, me)
    elif who < HEROES and g.facts.villain_of[g.threat] is None:
        g.deeds[me * 3 + MISSION] |= 1 << who
        if g.deeds[me * 3 + MISSION].bit_count() >= it.heroes:
            accomplish(g, me)


def seeing_red(g: State, me: int, it: Any, who: int, amount: int, blow: Blow) -> None:
    """So much Damage in one activation."""
    if g.active == me:
        g.today[me] += amount
        if g.today[me] >= it.count:
            accomplish(g, me)


def behind_enemy_lines(g: State, me: int, it: Any, trial: Trial, fresh: bool) -> None:
    """A MENTAL Test in the half of the board where the other team started."""
    district = district_of(g)
    at, starts = district.at, g.facts.threats[g.threat].starts
    centres = [
        [sum([district.where(at[name])[axis] for name in side]) / len(side) for axis in (0, 1)] for side in starts
    ]
    x, y = district.where(g.at[me])
    mine, theirs = [(x - cx) ** 2 + (y - cy) ** 2 for cx, cy in (centres[g.team[me]], centres[1 - g.team[me]])]
    if trial.stat == MENTAL and theirs < mine:
        count(g, me, it)


def crossfire(g: State, me: int, it: Any, who: int, blow: Blow) -> None:
    """Different enemies hit at range in the same turn; the bus is nobody's enemy."""
    if blow.ranged:
        g.today[me] |= 1 << who
        if g.today[me].bit_count() >= it.count:
            accomplish(g, me)


def lap_of_honour(g: State, me: int, it: Any, zone: int) -> None:
    """Different Zones entered in one turn by one's own Moves."""
    g.today[me] |= 1 << zone
    if g.today[me].bit_count() >= it.count and not g.done[me]:
        accomplish(g, me)


def first_try(g: State, me: int, it: Any, trial: Trial, fresh: bool) -> None:
    """Tests that carried no token."""
    if fresh:
        count(g, me, it)


def heroes_hit(g: State, me: int) -> int:
    """How many different heroes were hit, where that counts."""
    return g.deeds[me * 3 + MISSION].bit_count()


def different_today(g: State, me: int) -> int:
    """How many different enemies, or Zones, there were this turn."""
    return g.today[me].bit_count()


card("headline_hitter", on_damage(headline_hitter))
card("clean_sweep", on_damage(sweeps_by_damage), on_ko(sweeps_minions))
card("problem_solver", on_test(lambda g, me, it, trial, fresh: count(g, me, it)))
card("street_fighter", on_damage(street_fighter))
card("untouchable", on_turn(untouchable))
card("face_of_the_nation", on_damage(face_of_the_nation), progress(heroes_hit))
card("seeing_red", on_damage(seeing_red), progress(lambda g, me: g.today[me]))
card("behind_enemy_lines", on_test(behind_enemy_lines))
card("crossfire", on_hit(crossfire), progress(different_today))
card("lap_of_honour", on_zone(lap_of_honour), progress(different_today))
card("first_try", on_test(first_try))
