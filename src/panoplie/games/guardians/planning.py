"""Which cards a sensible player lays: those that give most for what the hero can reach with them this turn."""

from __future__ import annotations

import itertools
from typing import Final, NamedTuple

from panoplie.games.guardians import odds
from panoplie.games.guardians.asks import SIDES, Plan, PlanPart
from panoplie.games.guardians.board import (
    can_see,
    cannot_shoot,
    foes_of,
    heroes_of,
    is_adjacent,
    plan,
    stat_of,
    villains_bonus,
    zone_of,
)
from panoplie.games.guardians.facts import ATTACK, DEFENCE, HEALTH, MENTAL, RIGHT, SPEED, UNIQUE
from panoplie.games.guardians.map import FAR
from panoplie.games.guardians.powers import has, ranged
from panoplie.games.guardians.rows import STATS, WoundRow
from panoplie.games.guardians.sense import fear_of, pull_of, seen_of, stakes, strength_of, tests_at, wounds_of
from panoplie.games.guardians.state import BUS, NOWHERE, VILLAIN_TEAM, State
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import SETTLE, Ask

HIT: Final = 2.0
"""What a point of Damage is worth, times the pull of whoever it is put on."""
SUCCESS: Final = 10.0
"""What a Test of the threat is worth."""
BLOW: Final = 2.5
"""What it costs to be hit."""
STEP: Final = 0.4
"""What a Zone on the way to something is worth, if it cannot be reached this turn."""
KEPT: Final = 0.3
"""How much of its strength a card is worth while it stays in hand: all must be played before any comes back."""
SECOND: Final = 0.3
"""How much the second-best thing to do counts."""
STRIKES: Final = 3
"""So many enemies get at a hero in a turn, if so many are near."""
REACH: Final = 3
"""So many Zones away an enemy is near."""
ENDLESS: Final = ("back", "order")
"""What may be said of a plan again and again."""
WANTED: Final = 1.0
"""How the next part of the plan that promises most is rated; of all others it is said how much they give away."""
OTHER_TOKEN: Final = 1.0
"""What it gives away to put a token elsewhere than wanted."""
KEPT_WISHES: Final = 1000
"""So many heroes' wishes are kept before all are forgotten."""


class Wishes(NamedTuple):
    """What is still to be laid for a hero."""

    wanted: list[Answer]
    less: dict[Answer, float]
    """For each card that may be laid next how much less the best plan with it promises than the best of all."""
    short: float
    """How much less what is laid promises."""


remembered: Final[dict[tuple[bytes, int, tuple[int, ...], int], Wishes]] = {}


class Promise(NamedTuple):
    """What some cards promise a hero for this turn."""

    cards: float
    """Wounds put aside, healing and help; less what leaves the hand."""
    hits: float
    tests: float
    guard: float
    """Less than nothing: the blows that come through."""

    @property
    def worth(self) -> float:
        """A hero does what promises most, and perhaps something of the rest."""
        return self.cards + max(self.hits, self.tests) + SECOND * min(self.hits, self.tests) + self.guard


class Mark(NamedTuple):
    """Somebody to attack: how many Zones away, whether within reach already, how hard to hit, how much wanted."""

    zones: int
    at_hand: bool
    in_sight: bool
    defence: int
    pull: float


class Goal(NamedTuple):
    """A Space with a Test: how many Zones away, whether one stands there, and its dice by characteristic."""

    zones: int
    there: bool
    dice: tuple[tuple[int, int], ...]


class Outing:
    """What a hero has before him this turn, whatever he lays, and what it has been found to promise."""

    __slots__ = ("attackers", "blows", "fights", "goals", "marks", "partners", "shoots", "tests")

    def __init__(
        self, marks: list[Mark], goals: list[Goal], attackers: list[int], shoots: bool, partners: bool
    ) -> None:
        self.marks = marks
        self.goals = goals
        self.attackers = attackers
        """The dice of those who will get at him."""
        self.shoots = shoots
        self.partners = partners
        # Many cards come to the same in a fight, at a Test or under blows: each of these is worked out once.
        self.fights: dict[tuple[int, int, int, bool, int, int, float], float] = {}
        self.tests: dict[tuple[int, int, int, int, int, int], float] = {}
        self.blows: dict[int, float] = {}


def ratings(g: State, ask: Ask, seat: Seat) -> list[tuple[Answer, float]]:
    """How well each part of a plan fits what the seat wants to play; nothing for other questions.

    What takes cards back or orders heroes anew is not rated: a plan could be made of such answers for ever, and as
    long as it is not ready nothing can happen to anybody.
    """
    if not isinstance(ask, PlanPart):
        return []
    made, seen = ask.plan(g), seen_of(g)
    wishes = [_remembered_wishes(g, hero, made, seen) for hero in ask.mine(g)]
    wanted = [answer for one in wishes for answer in one.wanted] or [SETTLE]
    less = {answer: gap for one in wishes for answer, gap in one.less.items()}
    less[SETTLE] = sum([one.short for one in wishes])
    return [
        (option, WANTED if option in wanted else -less.get(option, OTHER_TOKEN))
        for option in ask.options(g)
        if option[0] not in ENDLESS
    ]


def promises(g: State, ask: Ask) -> dict[Answer, dict[str, float]]:
    """What each card that may be laid next adds to what is laid for its hero, as its best plan would use it."""
    found: dict[Answer, dict[str, float]] = {}
    if not isinstance(ask, PlanPart):
        return found
    found[SETTLE] = dict.fromkeys(Promise._fields, 0.0)
    made = ask.plan(g)
    for hero in ask.mine(g):
        laid, outing = made.laid[hero], _outing(g, hero)
        now = _promise(g, hero, laid, outing)
        ways = [(_promise(g, hero, way, outing), way) for way in _ways(g, hero, laid)]
        for then, way in sorted(ways, key=lambda one: one[0].worth):  # the best one comes last, and stays
            for card in way[len(laid) :]:
                added = [after - before for after, before in zip(then, now, strict=True)]
                found[_laying(g, hero, card)] = dict(zip(Promise._fields, added, strict=True))
    return found


def _laying(g: State, hero: int, card: int) -> Answer:
    """The answer that lays a card for a hero."""
    f = g.facts
    return ("lay", f.hero_ids[hero], f.rows[card >> 1].id, SIDES[card & 1])


def _remembered_wishes(g: State, hero: int, made: Plan, seen: bytes) -> Wishes:
    """What is still to be laid for a hero, worked out once: while a plan grows nothing else changes."""
    key = seen, hero, tuple(made.laid[hero]), len(made.tokens[hero])
    found = remembered.get(key)
    if found is None:
        if len(remembered) >= KEPT_WISHES:
            remembered.clear()
        found = remembered[key] = _wishes(g, hero, made)
    return found


def _wishes(g: State, hero: int, made: Plan) -> Wishes:
    """What is still to be laid for a hero: the cards that serve him best, and the tokens of a TEAM-UP hero."""
    f, name = g.facts, g.facts.hero_ids[hero]
    wishes = Wishes([], {}, 0.0)
    outing = _outing(g, hero)
    laid = made.laid[hero]
    if len(laid) < f.number["cards_most"] and g.hand[hero]:
        wishes = _wishes_for_cards(g, hero, laid, outing)
    if not g.main[hero] and len(made.tokens[hero]) < f.number["team_up_tokens"]:
        near = any([mark.at_hand or mark.zones <= 2 for mark in outing.marks])
        stat = ATTACK if near else SPEED
        wishes.wanted.append(("boost", name, STATS[stat if not made.tokens[hero] else DEFENCE]))
    return wishes


def _wishes_for_cards(g: State, hero: int, laid: list[int], outing: Outing) -> Wishes:
    """The next card of the best way to go on from the cards that are laid, and what all others give away."""
    ways = _ways(g, hero, laid)
    if not ways:
        return Wishes([], {}, 0.0)
    worth = [_promise(g, hero, way, outing).worth for way in ways]
    best = max(worth)
    less: dict[Answer, float] = {}
    for way, one in zip(ways, worth, strict=True):
        for card in way[len(laid) :]:
            answer = _laying(g, hero, card)
            less[answer] = min(less.get(answer, best - one), best - one)
    following = ways[worth.index(best)][len(laid) :]
    wanted = [_laying(g, hero, card) for card in following[:1]]
    return Wishes(wanted, less, best - worth[0] if laid else best)


def _ways(g: State, hero: int, laid: list[int]) -> list[list[int]]:
    """Every way to go on from the cards that are laid: a Power card first, then perhaps another or a Wound."""
    f = g.facts
    taken = [card >> 1 for card in laid]
    cards = [
        kind * 2 + side for kind in dict.fromkeys(g.hand[hero]) for side in f.sides[kind] if kind not in taken
    ]
    if laid:
        return [laid, *[[*laid, card] for card in cards]]
    powers = [card for card in cards if not f.is_wound[card >> 1]]
    ways = [[card] for card in powers]
    ways += [[one, two] for one, two in itertools.combinations(powers, 2) if one >> 1 != two >> 1]
    return ways + [[one, two] for one in powers for two in cards if f.is_wound[two >> 1]]


def _outing(g: State, hero: int) -> Outing:
    p = plan(g)
    steps, zone_at = p.steps[zone_of(g, hero)], p.district.zone_of
    marks: list[Mark] = []
    attackers: list[tuple[int, int]] = []
    for foe in foes_of(g, hero):
        zones = steps[zone_at[g.at[foe]]]
        villain = g.team[foe] == VILLAIN_TEAM
        defence = stat_of(g, foe, DEFENCE) + (villains_bonus(g) if villain else 0)
        seen = can_see(g, hero, g.at[foe])
        marks.append(Mark(zones, is_adjacent(g, hero, foe), seen, defence, pull_of(g, foe)))
        if zones <= REACH:
            attackers.append((zones, stat_of(g, foe, ATTACK)))
    if g.at[BUS] != NOWHERE:
        zones = steps[zone_at[g.at[BUS]]]
        bus = g.facts.tokens["tour_bus"].defence
        near = is_adjacent(g, hero, BUS)
        marks.append(Mark(zones, near, can_see(g, hero, g.at[BUS]), bus, pull_of(g, BUS)))
    goals = [
        Goal(
            steps[zone_at[cell]],
            cell == g.at[hero] or (cell == g.at[BUS] and is_adjacent(g, hero, BUS)),
            tests_at(g, cell),
        )
        for cell in stakes(g)
    ]
    dice = [attack for _, attack in sorted(attackers)[:STRIKES]]
    partners = len(heroes_of(g, g.team[hero])) > 1
    return Outing(marks, goals, dice, has(g, hero, ranged) and not cannot_shoot(g, hero), partners)


def _promise(g: State, hero: int, way: list[int], outing: Outing) -> Promise:
    """What some cards promise for this turn: hits, Tests, a way, and blows that they keep off."""
    f = g.facts
    sheet = f.sheets[hero][g.rank[hero]]
    up, down = [0, 0, 0, 0], [0, 0, 0, 0]
    dice = harm = 0.0
    shield = easier = jump = 0
    actions = f.number["actions"]
    shoots = outing.shoots
    worth = 0.0
    for card in way:
        kind = card >> 1
        row = f.rows[kind]
        if card & 1 == RIGHT:
            for stat, change in enumerate(f.techniques[kind]):
                (up if change > 0 else down)[stat] += change
        elif isinstance(row, WoundRow):
            actions += row.actions
            worth -= BLOW * row.damage + 0.5
        elif kind == f.weakness[hero]:
            healed = min(g.damage[hero], sheet[HEALTH]) / sheet[HEALTH]
            worth += fear_of(g, hero) - fear_of(g, hero, -healed) - 1.0
            actions += row.actions
            continue
        else:
            once = 0.5 if f.uses[kind] == UNIQUE else 1.0
            dice += once * row.dice if row.type == "attack" else 0
            harm += once * row.damage if row.type != "weakness" else 0
            shield += row.shield
            down[DEFENCE] += max(0, row.defence) if row.type == "defence" else 0
            easier += row.easier if row.type == "mental" else 0
            jump = max(jump, row.zones if row.type == "movement" else 0)
            shoots = shoots or ranged.of(f.card_texts[kind]) is not None
            if row.type == "coordination":
                worth += (0.8 + 0.5 * row.heals + max(0, row.actions)) if outing.partners else 0.0
        if f.is_wound[kind]:
            worth += fear_of(g, hero) - fear_of(g, hero, wounds_of(g, hero, laid=1) - wounds_of(g, hero))
        else:
            worth -= KEPT * strength_of(g, kind)
    speed = max(1, sheet[SPEED] + up[SPEED] + down[SPEED])
    combat, power = max(0, sheet[ATTACK] + down[ATTACK]), up[ATTACK] + int(dice + 0.5)
    fight = _best_fight(g, outing, speed, jump, actions, shoots, combat, power, 1 + harm)
    mental = sheet[MENTAL] + up[MENTAL] + down[MENTAL]
    test = _best_test(g, outing, speed, jump, actions, easier, sheet[ATTACK] + up[ATTACK] + down[ATTACK], mental)
    blows = _blows(g, outing, sheet[DEFENCE] + up[DEFENCE] + down[DEFENCE])
    return Promise(worth, fight, test, -BLOW * max(0.0, blows - 0.7 * min(shield, blows)))


def _moves(zones: int, speed: int, jump: int) -> int:
    """How many Actions a way takes."""
    if zones <= jump:
        return 1
    return -(-zones // speed) or 1


def _best_fight(
    g: State,
    outing: Outing,
    speed: int,
    jump: int,
    actions: int,
    shoots: bool,
    combat: int,
    power: int,
    harm: float,
) -> float:
    key = speed, jump, actions, shoots, combat, power, harm
    best = outing.fights.get(key)
    if best is None:
        best = outing.fights[key] = max([_fight(g, mark, *key) for mark in outing.marks], default=0.0)
    return best


def _best_test(
    g: State, outing: Outing, speed: int, jump: int, actions: int, easier: int, attack: int, mental: int
) -> float:
    key = speed, jump, actions, easier, attack, mental
    best = outing.tests.get(key)
    if best is None:
        stats = (0, attack, 0, mental)
        tests = [_test(g, goal, speed, jump, actions, easier, stats) for goal in outing.goals]
        best = outing.tests[key] = max(tests, default=0.0)
    return best


def _blows(g: State, outing: Outing, defence: int) -> float:
    """How often a hero with this DEFENCE is hit."""
    blows = outing.blows.get(defence)
    if blows is None:
        f = g.facts
        hits = [odds.hits(f.combat_die, f.power_die, attack, 0, defence) for attack in outing.attackers]
        blows = outing.blows[defence] = sum(hits)
    return blows


def _fight(
    g: State, mark: Mark, speed: int, jump: int, actions: int, shoots: bool, combat: int, power: int, harm: float
) -> float:
    f = g.facts
    if mark.zones >= FAR:
        return 0.0
    ready = mark.at_hand or (shoots and mark.in_sight)
    left = actions - (0 if ready else _moves(max(0, mark.zones - shoots), speed, jump))
    if left <= 0:
        return STEP * min(mark.zones, actions * speed)
    return HIT * mark.pull * harm * left * odds.hits(f.combat_die, f.power_die, combat, power, mark.defence)


def _test(
    g: State, goal: Goal, speed: int, jump: int, actions: int, easier: int, stats: tuple[int, int, int, int]
) -> float:
    if goal.zones >= FAR:
        return 0.0
    left = actions - (0 if goal.there else _moves(goal.zones, speed, jump))
    if left <= 0:
        return STEP * min(goal.zones, actions * speed)
    best = 0.0
    for stat, dice in goal.dice:
        fails = 1.0
        for token in range(left):
            count = max(0, dice - token - (easier if stat == MENTAL else 0))
            fails *= 1.0 - odds.passes(g.facts.test_die, count, max(0, stats[stat]))
        best = max(best, 1.0 - fails)
    return SUCCESS * best
