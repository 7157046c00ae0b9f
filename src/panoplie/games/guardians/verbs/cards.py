"""Cards and Initiative: laid, revealed, discarded, taken back, and the Wounds (GC-046, GC-060 to GC-064)."""

from __future__ import annotations

from panoplie.games.guardians.asks import SIDES, Plan
from panoplie.games.guardians.board import (
    alone_against_the_game,
    health_of,
    heroes_of,
    name_of,
    stat_of,
    wounds_held,
)
from panoplie.games.guardians.facts import MENTAL, SPEED
from panoplie.games.guardians.powers import hearken, reveals, speaking
from panoplie.games.guardians.state import HEROES, State
from panoplie.games.guardians.verbs.harm import knock_out, leave
from panoplie.kernel.answers import NOBODY
from panoplie.kernel.asks import Flow, FlowOf, Lot
from panoplie.kernel.piles import refill

TEAMS = ("first_team", "second_team")


def lay(g: State, team: int, plan: Plan) -> None:
    """What a team has planned is laid beside the sheets, its Initiative cards in a stack (GC-127)."""
    friends = sum([1 << seat for seat, side in enumerate(g.side_of) if side == team])
    for hero, cards in plan.laid.items():
        for card in cards:
            g.hand[hero].remove(card >> 1)
            g.laid[hero].append(card)
        for stat in plan.tokens[hero]:
            g.plus[hero * 5 + stat] += 1
    for hero in reversed(plan.order):
        g.stack[team].put(hero, friends)


def reveal(g: State) -> None:
    """All cards are turned up, and those that heal do (GC-085, GC-129)."""
    f = g.facts
    for hero in range(HEROES):
        if g.team[hero] == NOBODY:
            continue
        hearken(g, hero)
        if g.events is not None:
            for card in g.laid[hero]:
                g.tell(
                    "revealed", "GC-129", figure=f.hero_ids[hero], card=f.rows[card >> 1].id, side=SIDES[card & 1]
                )
    for hero in range(HEROES):
        for it, hook in speaking(g, hero, reveals):
            hook(g, hero, it)


def settle_initiative(g: State) -> FlowOf[int]:
    """The higher sum of SPEED goes first, then of MENTAL, then who was second, then chance (GC-130 to GC-132)."""
    for stat in (SPEED, MENTAL):
        sums = [sum([stat_of(g, hero, stat) for hero in heroes_of(g, team)]) for team in (0, 1)]
        if sums[0] != sums[1]:
            return int(sums[1] > sums[0])
    if g.second_last != NOBODY:
        return g.second_last
    _, team = yield Lot([("first", name) for name in TEAMS])
    return TEAMS.index(team)


# The end of a turn


def discard_played(g: State) -> None:
    """Cards that were played go to the discard of their hero (GC-061, GC-140)."""
    for hero in range(HEROES):
        g.discard[hero] += [card >> 1 for card in g.laid[hero]]
        g.laid[hero].clear()
        g.down[hero] = 0
        hearken(g, hero)


def draw_wounds(g: State) -> Flow:
    """A main hero with Damage up to his HEALTH gives that much up and draws one Wound (GC-046, GC-142)."""
    # Whoever becomes a main hero now was none when the turn ended.
    for hero in [hero for hero in range(HEROES) if g.team[hero] != NOBODY and g.main[hero]]:
        health = health_of(g, hero)
        if g.damage[hero] >= health:
            g.damage[hero] -= health
            yield from refill(g.wounds, g.wound_discard)
            if g.wounds.cards:
                kind, _ = g.wounds.pop()
                g.hand[hero].append(kind)
                g.tell("wounded", "GC-046", figure=name_of(g, hero), card=g.facts.rows[kind].id)
            yield from count_wounds(g, hero)


def take_back(g: State) -> Flow:
    """Whoever has no Power card left in hand takes the whole discard back, Wounds too (GC-062, GC-064)."""
    for hero in range(HEROES):
        if g.team[hero] != NOBODY and all([g.facts.is_wound[kind] for kind in g.hand[hero]]):
            g.hand[hero] += g.discard[hero]
            g.discard[hero].clear()
            g.tell("took_back", "GC-062", figure=name_of(g, hero))
            yield from count_wounds(g, hero)


def count_wounds(g: State, hero: int) -> Flow:
    """Three Wounds in hand put a hero out of the game; two, against the game (GC-170, GC-186)."""
    most = g.facts.number["ko_wounds_solo" if alone_against_the_game(g) else "ko_wounds"]
    if wounds_held(g, hero) >= most:
        g.tell("knocked_out", "GC-170", figure=name_of(g, hero))
        yield from leave(g, hero)


def tokens_off(g: State) -> Flow:
    """The +1 tokens go last of all; a TEAM-UP hero may fall by it (GC-036, GC-A41)."""
    g.plus[:] = [0] * len(g.plus)
    for hero in range(HEROES):
        if g.team[hero] != NOBODY and not g.main[hero] and g.damage[hero] >= health_of(g, hero):
            yield from knock_out(g, hero, NOBODY)
