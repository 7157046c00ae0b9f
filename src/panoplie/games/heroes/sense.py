"""What a sensible player looks at: points and dice, crimes within reach, gadgets, and what the hand may bring."""

from __future__ import annotations

from typing import Final

from panoplie.games.heroes.facts import (
    ADVENTURE,
    CELLS,
    EQUIPMENT,
    FAME,
    FATE,
    HQ,
    KO,
    POWER_UP,
    SIDE,
    VILLAIN,
    Facts,
)
from panoplie.games.heroes.state import BLAST, FLY, MAGIC, OUTSMART, PLACING, State
from panoplie.games.heroes.verbs import number_to_reach
from panoplie.kernel.answers import NOBODY, Answer, Seat
from panoplie.kernel.asks import Ask

HOLD: Final = (0.0, 0.55, 0.6, 0.66, 0.74, 0.83, 0.92, 0.95, 0.97)
"""How likely a die is to stay until the end of the phase if a whole phase is left, by its value."""
NEXT_STEP: Final = 0.82
"""What a crime is worth one action further away."""
LATER: Final = 0.18
"""What a crime is worth that cannot be fought in this phase any more; the pawns will have moved."""
SOON: Final = tuple([0.9 * NEXT_STEP**away for away in range(2 * SIDE)])
NOT_SOON: Final = tuple([LATER * NEXT_STEP ** min(away, 4) for away in range(2 * SIDE)])
"""What is left of the worth of a crime by how far it is away, if it can be fought in this phase and if not."""
PLUS: Final = (0.0, 1.6, 2.8, 3.6)
JUSTICE: Final = 0.45
GADGET: Final = 1.1
BASE: Final = 1.8
FAMOUS: Final = 2.5
BEATEN: Final = 0.1
HIDDEN_CARD: Final = 0.8
"""What a card is worth that one does not see."""
CARD: Final = {KO: 0.9, EQUIPMENT: 0.7, HQ: 1.0, FAME: 0.8, FATE: 0.6, VILLAIN: 1.1, POWER_UP: 1.1}
RIVALS: Final = 0.35
"""How much the mean standing of the others counts against one's own."""
BEST_RIVAL: Final = 0.35
"""How much that of the best of them counts on top."""

ROOKS: Final = tuple(
    [tuple([abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE) for b in range(CELLS)]) for a in range(CELLS)]
)
KINGS: Final = tuple(
    [
        tuple([max(abs(a // SIDE - b // SIDE), abs(a % SIDE - b % SIDE)) for b in range(CELLS)])
        for a in range(CELLS)
    ]
)


POWER: Final = {
    "transform": 2.0,
    "fly": 1.6,
    "blast": 2.2,
    "noble": 3.4,
    "magic": 2.6,
    "teleport": 2.0,
    "detective": 1.8,
    "super_senses": 2.8,
    "super_speed": 3.2,
    "inventor": 2.2,
    "illusion": 1.4,
    "mind_control": 1.4,
    "minions": 3.4,
    "rocket": 2.6,
    "outsmart": 0.8,
    "mimic": 2.6,
}
"""What a power is worth to a team that is being drafted."""


def ratings(g: State, ask: Ask, me: Seat) -> list[tuple[Answer, float]]:
    """Heroes of the draft by their powers; a hero that is given away counts against the giver."""
    if ask.kind not in ("draft", "pick"):
        return []
    powers = {row.id: sum([POWER[power] for power in row.powers]) for row in g.facts.heroes}
    rated: list[tuple[Answer, float]] = []
    for option in ask.options(g):
        given = [powers[word] for word in option[2:]]
        rated.append((option, powers[option[1]] - RIVALS * sum(given) / g.seats))
    return rated


def value(g: State, seat: Seat) -> float:
    """How a seat stands, less what the others' standing weighs."""
    if g.over:
        return 1000.0 if seat in g.winners else float(g.score[seat] - max(g.score)) - 100.0
    if g.stage < PLACING:
        return 0.0
    where, crimes = map_of(g)
    mine = standing(g, seat, True, where, crimes)
    return mine - threat(g, seat, where, crimes)


def parts(g: State, seat: Seat) -> dict[str, float]:
    """What that is made of."""
    if g.over or g.stage < PLACING:
        return {"end": value(g, seat)}
    where, crimes = map_of(g)
    mine = dict(zip(HOLDINGS, holdings(g, seat, True, where, crimes), strict=True))
    return {**mine, "rivals": -threat(g, seat, where, crimes)}


def map_of(g: State) -> tuple[list[int], list[int]]:
    """Where each district lies, and the districts with a crime."""
    where = [0] * CELLS
    for cell, district in enumerate(g.city):
        where[district] = cell
    crimes = list(dict.fromkeys(g.pawns))
    if 1 in g.lair:
        crimes += [at for at, lair in zip(g.villain_at, g.lair, strict=True) if lair]
    return where, crimes


def threat(g: State, seat: Seat, where: list[int], crimes: list[int]) -> float:
    """What the standing of the others weighs."""
    others = [standing(g, who, False, where, crimes) for who in range(g.seats) if who != seat]
    return RIVALS * sum(others) / len(others) + BEST_RIVAL * max(others)


def standing(g: State, seat: Seat, own: bool, where: list[int], crimes: list[int]) -> float:
    return sum(holdings(g, seat, own, where, crimes))


HOLDINGS: Final = ("points", "dice", "crimes", "team", "hand")


def holdings(g: State, seat: Seat, own: bool, where: list[int], crimes: list[int]) -> tuple[float, ...]:
    """Points, those that are likely to come in this phase from dice and from fights, the team, and the hand."""
    dice = chances = worth = 0.0
    turns = turns_left(g, seat)
    for slot in (2 * seat, 2 * seat + 1):
        worth += PLUS[min(g.plus[slot], 3)] + GADGET * len(g.gear[slot])
        if g.at[slot] == NOBODY:
            continue
        if g.die_on[slot] != NOBODY:
            dice += of_die(g, slot, turns)
        elif not g.ko[slot]:
            if g.fight and g.fight[0] == slot:
                at = g.fight[1]
                chances += chance_to_win(g, slot, at) * prize(g, at) * 0.85
            else:
                chances += prospects(g, slot, turns, where, crimes)
        if g.bonus[slot]:
            worth += 0.25
    worth += JUSTICE * g.justice[seat] + BEATEN * g.beaten[seat]
    if g.hq[seat] != NOBODY:
        worth += BASE
    if g.white[seat]:
        worth += 0.3
    if g.fame[seat] != NOBODY:
        worth += FAMOUS
    hand = own_hand(g, seat) if own else HIDDEN_CARD * len(g.hands[seat])
    return float(g.score[seat]), dice, chances, worth, hand


def own_hand(g: State, seat: Seat) -> float:
    """What the cards are worth that one sees: an Adventure as many points as its hero brings."""
    facts: Facts = g.facts
    team = (g.hero[2 * seat], g.hero[2 * seat + 1])
    worth = 0.0
    for card in g.hands[seat].cards:
        kind = facts.classes[card]
        if kind == ADVENTURE:
            row = facts.cards[card]
            worth += 0.75 * (row.points if facts.hero_at[row.hero or ""] in team else row.points_other)
        else:
            worth += CARD[kind]
    return worth


def turns_left(g: State, seat: Seat) -> int:
    """How many turns a seat still has in this phase, the present one if its action is not spent."""
    left: int = g.facts.turns - g.turn
    order = (seat - g.first) % g.seats
    now = (g.active - g.first) % g.seats
    if order > now or (order == now and not g.acted):
        left += 1
    return left


def of_die(g: State, slot: int, turns: int) -> float:
    """The points of a die that lies in the city, as likely as it is to stay."""
    district = g.die_on[slot]
    if district not in g.pawns:
        return 0.0
    value = g.die[slot] + g.plus[slot]
    ties = 1
    for rival, at in enumerate(g.die_on):
        if at == district and rival // 2 != slot // 2:
            other = g.die[rival] + g.plus[rival]
            if other > value:
                return 0.0
            ties += other == value
    row = g.facts.districts[district]
    points: float = row.number // ties
    if ties == 1 and row.power != "none":
        points += 0.5
    hold = HOLD[min(value, 8)]
    return points * (hold + (1 - hold) * (1 - min(turns, 4) / 4))


def prize(g: State, district: int) -> float:
    """What a crime brings: the points of its district, or those of a lair."""
    if district in g.pawns:
        row = g.facts.districts[district]
        return float(row.number) + (0.5 if row.power != "none" else 0.0)
    return float(g.facts.lair_points)


def chance_to_win(g: State, slot: int, district: int) -> float:
    """How likely a hero is to leave a die on a district."""
    need = number_to_reach(g, district, slot)
    powers = g.powers[slot]
    shared = 1.0
    for rival, at in enumerate(g.die_on):
        if at == district and rival != slot:
            theirs = g.die[rival] + g.plus[rival]
            if theirs >= need:
                need = theirs + (0 if powers & OUTSMART else 1)
    face = need - g.plus[slot] - (1 if g.justice[slot // 2] else 0)
    if face > 6:
        return 0.0
    miss = max(face - 1, 0) / 6
    return shared - (miss * miss if powers & MAGIC else miss)


def prospects(g: State, slot: int, turns: int, where: list[int], crimes: list[int]) -> float:
    """The best crime that a hero can go for, less what it is away."""
    powers = g.powers[slot]
    here = where[g.at[slot]]
    steps = KINGS[here] if powers & FLY else ROOKS[here]
    best = 0.0
    for district in crimes:
        away = steps[where[district]]
        if powers & BLAST and away and ROOKS[here][where[district]] == 1:
            away = 0
        elif powers & BLAST and away > 1:
            away -= 1
        reach = (SOON if away < turns else NOT_SOON)[away]
        won = prize(g, district)
        if won * reach <= best or district in g.destroyed:  # even a certain victory would not be worth more
            continue
        worth = won * chance_to_win(g, slot, district) * reach
        if worth > best:
            best = worth
    return best
