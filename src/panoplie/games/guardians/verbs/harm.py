"""Damage, healing, knock-outs and leaving the game (GC-045 to GC-049, GC-142 to GC-145)."""

from __future__ import annotations

from panoplie.games.guardians.board import (
    health_of,
    heroes_of,
    is_adjacent,
    name_of,
    seat_of,
    team_of,
)
from panoplie.games.guardians.can.choices import new_mains
from panoplie.games.guardians.powers import (
    Blow,
    after_ko,
    alone,
    has,
    hearken,
    helping,
    on_damage,
    on_ko,
    shields,
    stands_in,
    threat_hook,
)
from panoplie.games.guardians.state import BUS, DAMAGE_DONE, HEIR, HEROES, LEADER, State
from panoplie.games.guardians.verbs.moves import lift
from panoplie.games.guardians.verbs.papers import (
    BLUE,
    FELLED,
    KNOCKED_OUT,
    RED,
    mission_speaks,
    publish,
    remember,
    rivals_gloat,
)
from panoplie.kernel.answers import NOBODY
from panoplie.kernel.asks import Flow
from panoplie.kernel.cards import run
from panoplie.kernel.questions import may, pick


def heal(g: State, who: int, amount: int) -> None:
    """Take Damage tokens off a sheet, never Wounds (GC-085)."""
    healed = min(amount, g.damage[who])
    if healed > 0:
        g.damage[who] -= healed
        g.tell("healed", "GC-085", figure=name_of(g, who), amount=healed)


def hurt(g: State, who: int, amount: int, blow: Blow | None = None) -> Flow:
    """Damage is ignored, taken by a Sidekick, or put on a sheet; some fall at once (GC-045, GC-049)."""
    if who == BUS:
        yield from _land(g, who, amount, blow)
        return
    shield = sum([hook(g, holder, it, who) for holder, it, hook in helping(g, who, shields)]) - g.spared[who]
    ignored = min(amount, max(0, shield))
    if ignored:
        g.spared[who] += ignored
        amount -= ignored
        g.tell("ignored", "GC-074", figure=name_of(g, who), amount=ignored)
    helper = _stand_in(g, who)
    if (
        amount > 0
        and helper != NOBODY
        and (yield from may(g, seat_of(g, who), g.facts.sidekicks[helper - HEROES]))
    ):
        yield from _land(g, helper, g.facts.sidekicks[helper - HEROES].damage, blow)
        amount -= g.facts.sidekicks[helper - HEROES].damage
    if amount > 0:
        yield from _land(g, who, amount, blow)


def _stand_in(g: State, who: int) -> int:
    """A Sidekick beside his hero who may take Damage for him, if his hero is not cut off from help."""
    for helper in range(HEROES, LEADER) if who < HEROES and not has(g, who, alone) else ():
        if g.team[helper] != NOBODY and g.host[helper - HEROES] == who and has(g, helper, stands_in):
            return helper if is_adjacent(g, helper, who) else NOBODY
    return NOBODY


def _land(g: State, who: int, amount: int, blow: Blow | None) -> Flow:
    g.damage[who] += amount
    doer = NOBODY if blow is None else blow.doer
    g.tell("damaged", "GC-166", figure=name_of(g, who), amount=amount, total=g.damage[who])
    if 0 <= doer < LEADER and team_of(g, doer) != g.team[who]:
        if who < HEROES:
            g.rivals_hit[team_of(g, doer)] += amount
        if doer < HEROES:
            g.deeds[doer * 3 + DAMAGE_DONE] += amount
        if blow is not None and (said := mission_speaks(g, doer, on_damage)):
            said[1](g, doer, said[0], who, amount, blow)
    at_once = who >= HEROES or not g.main[who]
    if at_once and g.damage[who] >= health_of(g, who):
        yield from knock_out(g, who, doer)


def knock_out(g: State, who: int, doer: int) -> Flow:
    """Villains, Sidekicks and TEAM-UP heroes fall as soon as Damage reaches HEALTH (GC-035, GC-049)."""
    g.tell("fell", "GC-035" if who < HEROES else "GC-049", figure=name_of(g, who))
    where = g.at[who]
    if who < HEROES:
        yield from leave(g, who, doer)
    else:
        if LEADER <= who < BUS and doer != NOBODY:
            remember(g, FELLED, doer, who)
            if said := mission_speaks(g, doer, on_ko):
                said[1](g, doer, said[0], who)
        lift(g, who)
    hook = threat_hook(g, after_ko)
    if hook is not None and who >= LEADER:
        yield from run(hook(g, g.facts.threats[g.threat], who, doer, where))


def leave(g: State, hero: int, doer: int = NOBODY) -> Flow:
    """A hero leaves the game, with all his cards; his player may go on with another (GC-048, GC-144, GC-A47)."""
    team, seat = g.team[hero], g.owner[hero]
    g.out[hero] = 1
    remember(g, KNOCKED_OUT, doer, hero)
    _disgrace(g, hero, team)
    kinds = [*g.hand[hero], *[card >> 1 for card in g.laid[hero]], *g.discard[hero]]
    g.wound_discard += [kind for kind in kinds if g.facts.is_wound[kind]]
    g.box[hero] += [kind for kind in kinds if not g.facts.is_wound[kind]]
    g.hand[hero], g.laid[hero], g.discard[hero], g.down[hero] = [], [], [], 0
    for pile in g.stack:
        if hero in pile:
            pile.take(hero)
    lift(g, hero)
    for helper in range(HEROES, LEADER):
        if g.team[helper] != NOBODY and g.host[helper - HEROES] == hero:
            lift(g, helper)
    if g.main[hero] and heroes_of(g, team):
        heir = yield from pick(g, seat, None, new_mains, seat)
        if heir is not None:
            _promote(g, heir)


def _disgrace(g: State, hero: int, team: int) -> None:
    """The Red article, unless the Mission was done before; a Blue one may have to go (GC-150, GC-A3, GC-A4)."""
    if len(g.articles) and [team, BLUE, hero] in g.articles:
        if g.options["mission"] == "kept":
            return
        if g.options["mission"] == "survive":
            g.articles.remove([team, BLUE, hero])
    publish(g, 1 - team if rivals_gloat(g) else team, RED, hero)


def _promote(g: State, hero: int) -> None:
    """A TEAM-UP hero becomes the main hero and takes the base cards that were left out (GC-144, GC-A22)."""
    g.main[hero] = HEIR
    g.plus[hero * 5 : hero * 5 + 5] = [0] * 5
    missing = [kind for kind in g.deck[hero] if kind in g.box[hero]]
    for kind in missing:
        g.box[hero].remove(kind)
    g.hand[hero] += missing
    hearken(g, hero)
    g.tell("promoted", "GC-144", figure=name_of(g, hero))
