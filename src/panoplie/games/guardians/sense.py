"""What a sensible player looks at: front pages, Damage, what is at stake, and which cards fit the moment."""

from __future__ import annotations

from typing import Final

from panoplie.games.guardians.asks import SIDES, Plan, PlanPart
from panoplie.games.guardians.board import (
    alone_against_the_game,
    can_see,
    foes_of,
    health_of,
    heroes_of,
    is_adjacent,
    may_shoot,
    plan,
    stat_of,
    wounds_held,
    zone_of,
)
from panoplie.games.guardians.districts import bits
from panoplie.games.guardians.facts import ATTACK, DEFENCE, LEFT, MENTAL, RIGHT, SPEED
from panoplie.games.guardians.map import FAR
from panoplie.games.guardians.rows import STATS
from panoplie.games.guardians.score import outcome, paper_value
from panoplie.games.guardians.state import (
    BUS,
    DAMAGE_DONE,
    HEROES,
    LEADER,
    MINION,
    MISSION,
    NOBODY,
    NOWHERE,
    VILLAIN_TEAM,
    State,
)
from panoplie.games.guardians.threats.five_faces import can_seal
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import SETTLE, Ask

OVER: Final = 300.0
ARTICLE: Final = 10.0
"""What a point of a front page is worth."""
TOKEN: Final = 1.5
"""What a Damage token on a hero is worth to the other side."""
WOUND: Final = 6.0
PROGRESS: Final = 8.0
"""What a machine, an avatar or a hostage is worth to the team that it counts for."""
NEAR: Final = 5
"""Further away than so many Zones is simply far."""


def value(g: State, seat: Seat) -> float:
    """How well a seat's team stands, compared with the other one and with the villain."""
    team = g.side_of[seat]
    if g.over:
        return OVER * outcome(g).utilities[seat]
    own = _standing(g, team)
    if not alone_against_the_game(g):
        own -= _standing(g, 1 - team)
    return own + _beaten(g) - _danger(g)


def _danger(g: State) -> float:
    """How near the villain is to his aim; he beats everybody."""
    track = g.facts.threats[g.threat].track
    slowed = g.at[BUS] != NOWHERE and any(
        [g.at[hero] != NOWHERE and is_adjacent(g, hero, BUS) for hero in range(HEROES)]
    )
    return 0.0 if track is None else 50.0 * (g.track / track.end) ** 2 - (3.0 if slowed else 0.0)


def _beaten(g: State) -> float:
    """How far the villain is from his feet: his Damage, fallen avatars and the wrecked bus count for everybody."""
    hits = 0
    for fig in (*range(LEADER, MINION), BUS):
        hits += g.damage[fig] if g.at[fig] != NOWHERE else g.health[fig]
    return 4.5 * hits - 0.8 * sum([g.team[fig] == VILLAIN_TEAM for fig in range(MINION, BUS)])


def _standing(g: State, team: int) -> float:
    blows = 2.5 if g.facts.villain_of[g.threat] is None else 0.5
    worth = ARTICLE * paper_value(g, team) + PROGRESS * g.credit[team] + blows * g.rivals_hit[team]
    goals = stakes(g)
    for hero in range(HEROES):
        if g.owner[hero] == NOBODY or g.side_of[g.owner[hero]] != team:
            continue
        if g.team[hero] == NOBODY:
            worth -= 15.0
            continue
        worth += 1.5 * g.deeds[hero * 3 + DAMAGE_DONE] - TOKEN * g.damage[hero] - WOUND * wounds_held(g, hero)
        if g.mission[hero] != NOBODY and not g.done[hero]:
            worth += 1.5 * min(3, g.deeds[hero * 3 + MISSION])
        worth += _place(g, hero, goals)
    return worth


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


def _place(g: State, hero: int, goals: list[int]) -> float:
    """Near somebody to hit, and near what is at stake; better still with a target at hand."""
    p = plan(g)
    here = zone_of(g, hero)
    steps, zone_at = p.steps[here], p.district.zone_of
    foes = foes_of(g, hero)
    shoots = may_shoot(g, hero)
    worth = 0.0
    if foes:
        worth -= 0.5 * min([_weight(foe) * min(NEAR, steps[zone_at[g.at[foe]]]) for foe in foes])
        if any([is_adjacent(g, hero, foe) or (shoots and can_see(g, hero, g.at[foe])) for foe in foes]):
            worth += 0.8
    if goals:
        clever = 0.2 * stat_of(g, hero, MENTAL)
        worth -= clever * min(
            [min(NEAR, steps[zone_at[goal]] if steps[zone_at[goal]] < FAR else NEAR) for goal in goals]
        )
        if g.at[hero] in goals or (g.at[BUS] in goals and is_adjacent(g, hero, BUS)):
            worth += 1.5 + clever
        worth += 0.6 * sum([g.malus[goal] for goal in goals if goal == g.at[hero]])
    return worth


def _weight(foe: int) -> float:
    """The Super Villain and avatars are worth a longer way than minions."""
    return 0.8 if LEADER <= foe < MINION else 1.0


# Plans


def ratings(g: State, ask: Ask, seat: Seat) -> list[tuple[Answer, float]]:
    """How well each part of a plan fits what the seat wants to play; nothing for other questions."""
    if not isinstance(ask, PlanPart):
        return []
    made = ask.plan(g)
    wanted = [answer for hero in ask.mine(g) for answer in _wishes(g, hero, made)]
    rated: list[tuple[Answer, float]] = []
    for option in ask.options(g):
        rated.append((option, 2.0 if option in wanted else 1.0 if option == SETTLE and not wanted else 0.0))
    if not any([rating for _, rating in rated]):
        rated = [(option, 1.0 if option[0] in ("lay", SETTLE[0]) else 0.0) for option, _ in rated]
    return rated


def _wishes(g: State, hero: int, made: Plan) -> list[Answer]:
    """What is still to be laid for a hero: the two cards that fit best, and the tokens of a TEAM-UP hero."""
    f, name = g.facts, g.facts.hero_ids[hero]
    wishes: list[Answer] = []
    laid = made.laid[hero]
    if len(laid) < f.number["cards_most"]:
        taken = [card >> 1 for card in laid]
        choices = [
            (_fit(g, hero, kind, side, laid), -kind, side)
            for kind in g.hand[hero]
            if kind not in taken and not (f.is_wound[kind] and (not made.powers(g, hero) or not laid))
            for side in f.sides[kind]
        ]
        if choices:
            fit, number, side = max(choices)
            if fit > 0 or not laid:
                wishes.append(("lay", name, f.rows[-number].id, SIDES[side]))
    if not g.main[hero] and len(made.tokens[hero]) < f.number["team_up_tokens"]:
        stat = ATTACK if _distance(g, hero) <= 2 else SPEED
        wishes.append(("boost", name, STATS[stat if len(made.tokens[hero]) == 0 else DEFENCE]))
    return wishes


def _distance(g: State, hero: int) -> int:
    """Zones to the nearest enemy."""
    steps = plan(g).steps[zone_of(g, hero)]
    return min([steps[zone_of(g, foe)] for foe in foes_of(g, hero)], default=FAR)


def _goal_distance(g: State, hero: int) -> int:
    p = plan(g)
    steps = p.steps[zone_of(g, hero)]
    return min([steps[p.district.zone_of[cell]] for cell in stakes(g)], default=FAR)


def _fit(g: State, hero: int, kind: int, side: int, laid: list[int]) -> float:
    """How well a card on a side fits the moment."""
    f = g.facts
    row = f.rows[kind]
    far, goal = _distance(g, hero), _goal_distance(g, hero)
    reach = 2 * stat_of(g, hero, SPEED)
    fights, tests = far <= reach, goal <= reach and stat_of(g, hero, MENTAL) >= 2
    if f.is_wound[kind]:
        limit = f.number["ko_wounds_solo" if alone_against_the_game(g) else "ko_wounds"]
        return 9.0 if wounds_held(g, hero) >= limit - 1 else -1.0
    if kind == f.weakness[hero]:
        return 1.5 * min(g.damage[hero], health_of(g, hero)) - 2.5 if len(g.hand[hero]) > 1 else 0.1
    if side == RIGHT:
        speed, attack, defence, mental = f.techniques[kind]
        worth = attack * (1.3 if fights else 0.2) + defence * (0.9 if far <= reach + 2 else 0.2)
        return float(worth + mental * (0.9 if tests else 0.1) + speed * (0.2 if fights else 0.8))
    assert side == LEFT
    shooter = any([f.rows[card >> 1].id in RANGED and not card & 1 for card in laid])
    worth = {"attack": 2.6 if fights else 0.3, "defence": 1.6 if far <= reach + 1 else 0.2}.get(row.type, 0.0)
    if row.type == "mental":
        worth = 0.9 * row.easier if tests else 0.2
    elif row.type == "movement":
        worth = 1.0 if far > 2 or goal > 2 else 0.3
    elif row.type == "coordination":
        worth = 1.0 if len(heroes_of(g, g.team[hero])) > 1 else 0.0
    return float(worth - (1.0 if shooter and row.id in RANGED else 0.0))


RANGED: Final = ("heat_vision", "poisoned_dart", "mind_spike")
"""Powers that give the same permission: one of them is enough."""
