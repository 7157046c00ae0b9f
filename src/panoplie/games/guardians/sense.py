"""What a sensible player looks at: front pages, Wounds, what is at stake, and who is where."""

from __future__ import annotations

import marshal
import operator
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from panoplie.games.guardians import odds
from panoplie.games.guardians.board import (
    alone_against_the_game,
    blockers,
    is_adjacent,
    may_shoot,
    plan,
    stat_of,
    villains_bonus,
    zone_of,
)
from panoplie.games.guardians.districts import bits
from panoplie.games.guardians.facts import ATTACK, DEFENCE, HEALTH, MENTAL
from panoplie.games.guardians.map import FAR, apart, sees
from panoplie.games.guardians.powers import row_of
from panoplie.games.guardians.score import outcome, paper_value
from panoplie.games.guardians.state import (
    ACTIVATION,
    BUS,
    DAMAGE_DONE,
    HEROES,
    LEADER,
    MINION,
    MISSION,
    NOTHING,
    NOWHERE,
    SET_UP,
    SPOT_TOKENS,
    VILLAIN_TEAM,
    VILLAINS,
    State,
)
from panoplie.games.guardians.threats.common import scaled
from panoplie.games.guardians.threats.five_faces import can_seal
from panoplie.kernel.answers import NOBODY, Seat

OVER: Final = 300.0
ARTICLE: Final = 10.0
"""What a point of a front page is worth."""
KNOCKED_OUT: Final = 25.0
"""What it costs to lose a hero, beside the Red article; half-way there it is a quarter of this."""
PUT_ASIDE: Final = 0.8
"""How much a Wound counts while it is not in hand: it comes back."""
PROGRESS: Final = 8.0
"""What a machine, an avatar or a hostage is worth to the team that it counts for."""
ESCAPE: Final = 60.0
"""How bad it is if the villain is about to reach his aim."""
ACTION: Final = 20.0
"""What an Action is worth that has not been taken: a turn is ended early only for a very good reason."""
NEAR: Final = 2
"""Villains so many Zones away get at a hero before the turn is over."""
PULL_OF_GOAL: Final = 4.5
STEP: Final = 0.5
"""What it is worth to be a Zone nearer to something."""
SPACE: Final = 0.02
"""What it is worth to be a Space nearer to it, of those that are as many Zones away.

Else all would take the first Space that is listed, the north-western one: a step forward for a camp in the east,
and a step back for one in the west.
"""
GOAL_TESTS: Final = {"feedback": "sonic_machine", "five_faces": "pedestal", "farewell_tour": "tour_bus"}
"""For each threat the token or the spot whose Test matters."""


def value(g: State, seat: Seat) -> float:
    """How well a seat's team stands, compared with the other one and with the villain."""
    if g.over:
        return OVER * outcome(g).utilities[seat]
    return sum(parts(g, seat).values())


def parts(g: State, seat: Seat) -> dict[str, float]:
    """What that is made of."""
    team = g.side_of[seat]
    if g.over:
        return {"end": value(g, seat)}
    look = looked_at(g)
    own = dict(zip(STANDING, look.teams[team], strict=True))
    if len(look.teams) > 1:
        own["rivals"] = -sum(look.teams[1 - team])
    own["actions"] = ACTION * actions_left(g, team)
    own["villain"] = look.beaten
    own["danger"] = -look.danger
    return own


class Look(NamedTuple):
    """How each team stands, how far the villain is from his feet, and how near to his aim."""

    teams: tuple[tuple[float, ...], ...]
    beaten: float
    danger: float


KEPT: Final = 2000
"""So many looks are kept before all are forgotten."""
UNSEEN: Final = ("box", "deck", "feats", "saga", "stack", "wound_discard", "wounds")
"""What no look depends on: hidden cards, and what is told or comes back after the adventure."""
_seen: Final = operator.attrgetter(*[name for name in State.__slots__ if name not in UNSEEN])
remembered: Final[dict[bytes, Look]] = {}


def seen_of(g: State) -> bytes:
    """All of a state that sense looks at, to know it again."""
    return marshal.dumps((g.facts.fingerprint, g.seats, *g.options.values(), *_seen(g)), 2)


def looked_at(g: State) -> Look:
    """The look of a state, the same for all that differ in hidden cards only.

    Imagined worlds differ in little else, and most answers lead to the same position in all of them.
    """
    key = seen_of(g)
    found = remembered.get(key)
    if found is None:
        if len(remembered) >= KEPT:
            remembered.clear()
        scene = Scene(g)
        teams = (0,) if scene.together else (0, 1)
        standings = tuple([_standing(g, team, scene) for team in teams])
        found = remembered[key] = Look(standings, _beaten(g), _danger(g))
    return found


class Piece(NamedTuple):
    """Somebody in play, as everybody who may want to hit him looks at him."""

    team: int
    cell: int
    zone: int
    guard: int
    """What an Attack needs."""
    pull: float


class Goal(NamedTuple):
    """A Space with something at stake, and the Tests by which it is won."""

    cell: int
    zone: int
    tests: tuple[tuple[int, int], ...]


class Scene:
    """What all heroes have before them alike, worked out once for a state: it is looked at very often."""

    __slots__ = ("due", "goals", "hits", "pieces", "plan", "together")

    def __init__(self, g: State) -> None:
        self.plan = p = plan(g)
        self.together = alone_against_the_game(g)
        zone_at, at, guards = p.district.zone_of, g.at, guards_of(g)
        self.due = blows_due(g, guards)
        self.pieces = [
            Piece(team, at[fig], zone_at[at[fig]], guards[fig], pull_of(g, fig))
            for fig, team in enumerate(g.team)
            if team != NOBODY
        ]
        self.goals = [Goal(cell, zone_at[cell], tests_at(g, cell)) for cell in stakes(g)]
        self.hits: dict[tuple[int, int], float] = {}
        """The chance of an Attack by its dice and by what it needs, as far as anybody has wanted to know."""


def actions_left(g: State, team: int) -> int:
    """The Actions that a team can still take this turn, with those of whoever has not been activated."""
    left = g.left if g.active != NOBODY and g.team[g.active] == team else 0
    each: int = g.facts.number["actions"]
    return left + each * len(g.stack[team].cards)


def _danger(g: State) -> float:
    """How near the villain is to his aim, with what this turn still brings; he beats everybody."""
    row = g.facts.threats[g.threat]
    if row.track is None:
        return 0.0
    if g.facts.minions_of[g.threat] is not None and g.at[LEADER] != NOWHERE and row.route:
        return ESCAPE * _way_gone(g) ** 2  # the bus is wrecked and X-Tina walks
    slowed = g.at[BUS] != NOWHERE and any(
        [g.at[hero] != NOWHERE and is_adjacent(g, hero, BUS) for hero in range(HEROES)]
    )
    soon: int = row.growth if g.phase == ACTIVATION else 0
    share: float = min(row.track.end, g.track + soon) / row.track.end
    return ESCAPE * share**2 - (3.0 if slowed else 0.0)


def _way_gone(g: State) -> float:
    """How much of the route lies behind X-Tina on foot."""
    p = plan(g)
    at, zone_at = p.district.at, p.district.zone_of
    stops = g.facts.threats[g.threat].route
    last = zone_at[at[stops[-1]]]
    whole = p.steps[zone_at[at[stops[0]]]][last]
    return 1.0 - min(whole, p.steps[zone_of(g, LEADER)][last]) / (whole + 1)


def _beaten(g: State) -> float:
    """How far the villain is from his feet: his Damage, fallen avatars and the wrecked bus count for everybody."""
    hits = 0
    for fig in (*range(LEADER, MINION), BUS):
        hits += g.damage[fig] if g.at[fig] != NOWHERE else g.health[fig]
    return 6.0 * hits - 0.8 * sum([g.team[fig] == VILLAIN_TEAM for fig in range(MINION, BUS)])


STANDING: Final = ("articles", "health", "deeds", "place")


def _standing(g: State, team: int, scene: Scene) -> tuple[float, ...]:
    """Front pages and what counts for them, how far everybody is from a knock-out, deeds, and who is where."""
    f = g.facts
    blows = 2.5 if f.villain_of[g.threat] is None else 0.5
    credit = min(g.credit[team], scaled(g, "solo")) if scene.together else g.credit[team]
    articles = ARTICLE * paper_value(g, team) + PROGRESS * credit + blows * g.rivals_hit[team]
    health = deeds = place = 0.0
    for hero, owner in enumerate(g.owner):
        if owner == NOBODY or g.side_of[owner] != team:
            continue
        if g.phase == SET_UP:
            deeds += sum([strength_of(g, kind) for kind in g.hand[hero]])
        if g.team[hero] == NOBODY:
            health -= KNOCKED_OUT
            continue
        health -= fear_of(g, hero, scene.due[hero] / f.sheets[hero][g.rank[hero]][HEALTH])
        deeds += 1.5 * g.deeds[hero * 3 + DAMAGE_DONE]
        if g.mission[hero] != NOTHING and not g.done[hero]:
            deeds += 1.5 * min(3, g.deeds[hero * 3 + MISSION])
        place += _place(g, hero, scene)
    return articles, health, deeds, place


def strength_of(g: State, kind: int) -> float:
    """How good a card is at its own moment."""
    row: Any = g.facts.rows[kind]
    if g.facts.is_wound[kind] or row.type == "weakness":
        return 0.0
    technique = sum([max(0, change) for change in g.facts.techniques[kind]])
    return float(max(technique, row.dice + row.damage + row.shield + row.easier + row.zones / 3))


# Wounds


def wounds_of(g: State, hero: int, laid: int = 0) -> float:
    """A hero's Wounds, those that are put aside counted in part; `laid` of those in hand are taken as laid."""
    is_wound = g.facts.is_wound
    held = sum([is_wound[kind] for kind in g.hand[hero]]) - laid
    aside = laid + sum([is_wound[kind] for kind in g.discard[hero]])
    aside += sum([is_wound[card >> 1] for card in g.laid[hero]])
    return float(held + PUT_ASIDE * aside)


def nearness(g: State, hero: int, more: float = 0.0) -> float:
    """How near a hero is to being knocked out, in Wounds and in Damage on the way to one (GC-046, GC-170)."""
    f = g.facts
    share: float = g.damage[hero] / f.sheets[hero][g.rank[hero]][HEALTH]
    if g.main[hero]:
        most = f.number["ko_wounds_solo" if alone_against_the_game(g) else "ko_wounds"]
        share = (share + wounds_of(g, hero)) / most
        more /= most
    return min(1.3, max(0.0, share + more))


def fear_of(g: State, hero: int, more: float = 0.0) -> float:
    """What it is to be so near."""
    share = nearness(g, hero, more)
    return KNOCKED_OUT * share * share


def guards_of(g: State) -> list[int]:
    """The DEFENCE of everybody in play; all minions have the same."""
    bonus = villains_bonus(g)
    guards = [0] * BUS
    minions = NOTHING
    for fig, team in enumerate(g.team):
        if team == NOBODY:
            continue
        if fig < MINION:
            guards[fig] = stat_of(g, fig, DEFENCE) + g.shift[fig] + (bonus if team == VILLAIN_TEAM else 0)
        else:
            minions = stat_of(g, fig, DEFENCE) + bonus if minions == NOTHING else minions
            guards[fig] = minions + g.shift[fig]
    return guards


def blows_due(g: State, guards: list[int]) -> list[float]:
    """The Damage that the villains will do to each hero before the turn is over: each goes for the nearest."""
    due = [0.0] * HEROES
    heroes = [hero for hero in range(HEROES) if g.team[hero] != NOBODY]
    if g.phase not in (ACTIVATION, VILLAINS) or not heroes:
        return due
    f, p, at = g.facts, plan(g), g.at
    zone_at = p.district.zone_of
    zones = [zone_at[at[hero]] for hero in heroes]
    for fig in range(LEADER, BUS):
        if g.team[fig] != VILLAIN_TEAM or (g.phase == VILLAINS and fig not in g.queue):
            continue
        steps = p.steps[zone_at[at[fig]]]
        away = [steps[zone] for zone in zones]
        nearest = min(away)
        if nearest > NEAR:
            continue
        row = row_of(g, fig)
        prey = [hero for hero, far in zip(heroes, away, strict=True) if far == nearest]
        actions = max(0, (row.actions if fig >= MINION else scaled(g, "actions")) - g.stun[fig])
        attacks = actions * (1.0 if nearest < NEAR else 0.5) / len(prey)
        dice = stat_of(g, fig, ATTACK)
        for hero in prey:
            due[hero] += attacks * odds.hits(f.combat_die, f.power_die, dice, row.dice, guards[hero])
    return due


# Places


def stakes(g: State) -> list[int]:
    """The Spaces on which something can be won by a Test, or held."""
    found = bits(g.machines)
    spots = plan(g).district.spots
    threat = g.facts.threats[g.threat].id
    if threat == "five_faces" and can_seal(g):
        found += [cell for cell, name in spots.items() if name == "pedestal"]
    elif threat == "street_brawl":
        found += [cell for cell, name in spots.items() if name == "fountain"]
    elif g.at[BUS] != NOWHERE:
        found.append(g.at[BUS])
    return found


def pull_of(g: State, foe: int) -> float:
    """How much somebody is worth a way: the Super Villain, avatars and the bus more than minions."""
    if LEADER <= foe < MINION or foe == BUS:
        return 3.0
    return 1.5 if foe >= HEROES or g.facts.villain_of[g.threat] is not None else 2.5


def _place(g: State, hero: int, scene: Scene) -> float:
    """Near what is worth the way, be it somebody to hit or something at stake; better still with it at hand."""
    p, f, here, own = scene.plan, g.facts, g.at[hero], g.team[hero]
    steps, beside, far = p.steps[p.district.zone_of[here]], p.adjacent[here], apart(p.district)[here]
    sheet = f.sheets[hero][g.rank[hero]]
    stats = [stat_of(g, hero, stat) for stat in range(HEALTH)] if g.active == hero else sheet
    attack, hits = stats[ATTACK], scene.hits
    shoots, cut = may_shoot(g, hero), blockers(g, hero)
    best = worth = 0.0
    for team, cell, zone, guard, plain_pull in scene.pieces:
        if team == own:
            continue
        chance = hits.get((attack, guard))
        if chance is None:
            chance = hits[attack, guard] = odds.hits(f.combat_die, f.power_die, attack, 0, guard)
        pull = plain_pull * (0.4 + 1.2 * chance)
        near = 4.0 + pull - STEP * steps[zone] - SPACE * far[cell]
        if near > best:
            best = near
        if 0.5 * pull > worth and (beside >> cell & 1 or (shoots and sees(p, here, cell, cut))):
            worth = 0.5 * pull
    bus = g.at[BUS]
    for cell, zone, tests in scene.goals:
        zones = steps[zone]
        if zones >= FAR:
            continue
        pull = PULL_OF_GOAL * (0.3 + _best_chance(f.test_die, tests, stats))
        best = max(best, 4.0 + pull - STEP * zones - SPACE * far[cell])
        if cell == here or (cell == bus and beside >> bus & 1):
            worth = max(worth, 0.5 + 0.5 * pull)
    return best + worth


def _best_chance(die: tuple[str, ...], tests: Sequence[tuple[int, int]], stats: Sequence[int]) -> float:
    """The chance of the better of some Tests."""
    return max([odds.passes(die, dice, stats[stat]) for stat, dice in tests], default=0.5)


def tests_at(g: State, cell: int) -> tuple[tuple[int, int], ...]:
    """By which characteristics something is won on a Space, with how many dice, its tokens taken off."""
    f = g.facts
    name = GOAL_TESTS.get(f.threats[g.threat].id)
    if name is None:
        return ()
    row: Any = f.tokens.get(name) or f.spots[name]
    eased = g.malus[SPOT_TOKENS + BUS if cell == g.at[BUS] else cell]
    by_attack = getattr(row, "attack", 0)
    tests = [(MENTAL, row.mental - eased), *([(ATTACK, by_attack - eased)] if by_attack else [])]
    return tuple([(stat, max(0, dice)) for stat, dice in tests])
