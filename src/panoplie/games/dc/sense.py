"""What a sensible player looks at: how good the own cards are, what the turn can still buy, and who is ahead."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from typing import Any, Final

from panoplie.games.dc.can import beatable, for_sale, playable, price
from panoplie.games.dc.cards.kit import Kind, falls
from panoplie.games.dc.facts import LOCATION, STARRED, STARTER, TYPELESS, TYPES, Facts
from panoplie.games.dc.facts.rows import LEVELS
from panoplie.games.dc.score import cards_of, outcome, points
from panoplie.games.dc.state import IN_PLAY, NOTHING, PLAY, SET_UP, UNSEEN, State
from panoplie.games.dc.verbs.plays import purse
from panoplie.games.dc.verbs.table import open_top, partner
from panoplie.games.dc.watchmen.challenges import filled, is_complete
from panoplie.games.dc.watchmen.loyalty import is_loyal, mastermind, suspicion
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask
from panoplie.kernel.game import Horizon

WON: Final = 1000.0
COST: Final = 0.55
"""What each Power of a card's cost says about how good it is to have."""
CROWD: Final = 0.5
"""What every card costs by keeping others from being drawn."""
BALLAST: Final = {"punch": -0.25, "vulnerability": -0.9, "weakness": -1.2}
"""Cards that one would rather not draw."""
STARRED_WORTH: Final = 2.0
TRICK: Final = 1.2
"""What a card in hand promises besides its Power, if it does something."""
EARLY, LATE = 0.6, 1.3
"""What a Victory Point counts at the beginning and at the end of a game."""
PROMISE: Final = 0.95
"""What is still to be bought counts a little less than what is bought."""
HELD: Final = 0.25
"""What Power in hand is worth before one's turn."""
READY: Final = 0.15
"""What it is worth that a good card lies on top of the deck."""
RIVALS: Final = 0.3
PLAYED: Final = 0.04
"""What a card that does something is better played than kept."""
TEMPO: Final = 4.0
"""What a Super-Villain is worth besides its points."""

END_OF_TURN: Final[Answer] = ("end",)

BEATEN: Final = 60.0
"""Watchmen: a Challenge that has fallen, and one that only waits to be paid by somebody who can."""
GIFTS: Final = 36.0
RARE: Final = 4.0
"""A card of the Watchmen pack, for which both last Challenges ask, and how many of them are wanted."""
RARE_WANTED: Final = 2
PRIZE: Final = {"disintegration": 10.0}
"""What a card is worth to either side besides its cost: it undoes a Challenge, or a Loyal player."""
OWNED: Final = 0.4
"""What it is worth of a gift that a Loyal player has the card for it."""
SUPPLY: Final = 40.0
"""How much the cards left in the main deck are worth: the fewer, the more each of them."""
FOE: Final = 25.0
"""One of the eight Super-Villains whom two Loyal players face."""
PLOT: Final = 45.0
"""A Plot that has to be foiled."""
ALLIES: Final = 0.4
"""What it is worth to a Loyal player that the others are strong."""
AGAINST: Final = 0.6
"""How much of what the others have reached a Mastermind takes as a loss: strong cards count more than to them."""
FEAR: Final = 30.0
"""What it costs a Mastermind to be the only suspect."""
LISTED: Final = 0.8
"""What a listed card is worth to a Mastermind whose list is not complete."""


@functools.lru_cache(maxsize=8)
def strengths(f: Facts) -> tuple[float, ...]:
    """How good it is to have each kind of card, points apart."""
    found = []
    for kind in range(f.kinds):
        if f.types[kind] in (STARTER, TYPELESS):
            found.append(BALLAST.get(f.ids[kind], 0.0))
        else:
            found.append(COST * f.cost[kind] - CROWD + PRIZE.get(f.ids[kind], 0.0))
    return tuple(found)


@functools.lru_cache(maxsize=8)
def promises(f: Facts) -> tuple[float, ...]:
    """What each kind of card will do in the turn in which it is in hand, in Power."""
    texts = f.cards
    plain = falls.bit
    return tuple([f.power[kind] + (TRICK if texts[kind].bits & ~plain else 0.0) for kind in range(f.kinds)])


def value(g: State, seat: Seat) -> float:
    """How well a seat stands."""
    if g.over:
        return WON * outcome(g).utilities[seat]
    if g.phase == SET_UP:
        return 0.0
    if g.options["watchmen"]:
        return watchmen_value(g, seat)
    weight = point_weight(g)
    own, support, threat = camps(g, seat, weight, RIVALS)
    return own + support + plans(g, seat, weight) - threat


def parts(g: State, seat: Seat) -> dict[str, float]:
    """What that is made of."""
    if g.over or g.phase == SET_UP:
        return {"end": value(g, seat)}
    if g.options["watchmen"]:
        return watchmen_parts(g, seat)
    weight, own = point_weight(g), cards_of(g, seat)
    _, support, threat = camps(g, seat, weight, RIVALS)
    return {
        "points": weight * points(g, seat),
        "deck": (1.6 - weight) * strength(g, own),
        "hand": readiness(g, seat, own),
        "shopping": plans(g, seat, weight),
        "partner": support,
        "rivals": -threat,
    }


def prospect(g: State, seat: Seat) -> float:
    """How well a seat stands between two turns: there is one victory, and what the rivals get of it is lost.

    Sense, which looks at a deed, minds the rivals less: it is one's own cards that a deed can better.
    """
    if g.over or g.phase == SET_UP or g.options["watchmen"]:
        return value(g, seat)
    weight = point_weight(g)
    own, support, threat = camps(g, seat, weight, 1.0)
    return own + support + plans(g, seat, weight) - threat


def point_weight(g: State) -> float:
    """What a Victory Point counts now."""
    return EARLY + (LATE - EARLY) * stage(g)


def camps(g: State, seat: Seat, weight: float, minded: float) -> tuple[float, float, float]:
    """How well a seat stands, how well its partner does (DC-107), and how much the rivals weigh against these."""
    mine = partner(g, seat)
    support = standing(g, mine, weight) if mine != NOTHING else 0.0
    rivals = [standing(g, other, weight) for other in range(g.seats) if other not in (seat, mine)]
    threat = minded * sum(rivals) / len(rivals)
    return standing(g, seat, weight), support, threat if mine == NOTHING else 2 * threat


def stage(g: State) -> float:
    """How far the game has come, from 0 to 1."""
    stack: float = 1 - len(g.villains.cards) / g.options["super_villains"]
    return max(stack, 1 - len(g.main.cards) / len(g.facts.main_deck))


def standing(g: State, seat: Seat, weight: float) -> float:
    """Points, the strength of all cards, what is in hand and what lies ready on top of the deck."""
    own = cards_of(g, seat)
    return weight * points(g, seat) + (1.6 - weight) * strength(g, own) + readiness(g, seat, own)


def strength(g: State, own: list[Kind]) -> float:
    """How good all cards of a player are."""
    return sum(map(strengths(g.facts).__getitem__, own))


def average_hand(g: State, own: list[Kind]) -> float:
    """The Power that a player can expect of a hand of these cards."""
    return g.facts.box.hand * sum(map(promises(g.facts).__getitem__, own)) / max(1, len(own))


def readiness(g: State, seat: Seat, own: list[Kind]) -> float:
    """What the next turn can expect beyond the average; a Location works in every turn."""
    f = g.facts
    total = 1.5 * len(g.locations[seat])
    if seat == g.active and g.phase == PLAY:  # the next hand is not drawn yet
        total += HELD * average_hand(g, own)
    else:
        total += HELD * sum(map(promises(f).__getitem__, g.hand[seat].cards))
    for kind in open_top(g, seat):
        total += READY * strengths(f)[kind]
    return total


def plans(g: State, seat: Seat, weight: float) -> float:
    """What the running turn can still buy with the Power that is there and that in hand."""
    if seat != g.active or g.phase != PLAY:
        return 0.0
    f = g.facts
    hopes = promises(f)
    budget = int(purse(g) + sum([hopes[kind] for kind in g.hand[seat].cards]))
    useful = sum([hopes[kind] > 0 for kind in g.plays])
    return PROMISE * shopping(g, budget, weight) + PLAYED * useful


def shopping(g: State, budget: int, weight: float) -> float:
    """The most that a budget can buy: cards of the Line-Up, Kicks, and what can be defeated."""
    best = [0.0] * (max(budget, 0) + 1)
    for cost, worth in wares(g, budget, weight):
        for left in range(budget, cost - 1, -1):
            with_it = best[left - cost] + worth
            if with_it > best[left]:
                best[left] = with_it
    return best[-1]


def wares(g: State, budget: int, weight: float) -> list[tuple[int, float]]:
    """What is for sale, with its price and what it is worth."""
    f = g.facts
    worth = strengths(f)
    drain = 0.0
    if g.options["watchmen"]:
        one_less = supply(len(g.main.cards)) - supply(len(g.main.cards) - 1)
        drain = one_less if not g.loyalty[g.active] else -one_less * AGAINST
    found = [(f.cost[kind], bought(f, worth, kind, weight) - drain) for kind in g.line_up]
    found += [(f.cost[kind], bought(f, worth, kind, weight)) for kind in g.kicks[: budget // 3]]
    if g.villain_up and g.villains.cards:
        kind = g.villains.cards[-1]
        found.append((price(g, kind), bought(f, worth, kind, weight) + (FOE if g.finale else TEMPO)))
    if g.challenge != NOTHING and is_complete(g):
        found.append((price(g, g.challenge), BEATEN if not g.loyalty[g.active] else 0.0))
    if g.plot == IN_PLAY and not g.loyalty[g.active]:
        found.append((price(g, g.plots[mastermind(g)]), PLOT))
    return found


def bought(f: Facts, worth: tuple[float, ...], kind: Kind, weight: float) -> float:
    """What a card is worth to whoever buys it."""
    vp = STARRED_WORTH if f.vp[kind] == STARRED else f.vp[kind]
    return weight * vp + (1.6 - weight) * worth[kind]


def horizon(options: Mapping[str, Any]) -> Horizon:
    """By habit so far that what is bought now is drawn; in Watchmen, where nobody has habits, less."""
    return Horizon(3) if options["watchmen"] else Horizon(9, habit)


def habit(g: State, ask: Ask) -> Answer | None:
    """What anybody would do next in a turn: play the hand, then spend Power on what is worth most."""
    if ask.kind != "turn":
        return None
    me, f = g.active, g.facts
    if hand := g.hand[me].cards:
        return playable.says(g, hand[0])
    worth, weight = strengths(f), point_weight(g)
    best, chosen = 0.0, END_OF_TURN
    for aim, besides in ((for_sale, 0.0), (beatable, TEMPO)):
        for kind in aim.legal(g, me):
            gain = bought(f, worth, kind, weight) + besides
            if gain > best:
                best, chosen = gain, aim.says(g, kind)
    return chosen


# Watchmen


def watchmen_value(g: State, seat: Seat) -> float:
    """The common cause, for or against it, and the strength of the own cards (WM-006, WM-007)."""
    return sum(watchmen_parts(g, seat).values())


def watchmen_parts(g: State, seat: Seat) -> dict[str, float]:
    owned = [cards_of(g, other) for other in range(g.seats)]
    parts = {"deck": strength(g, owned[seat]), "hand": readiness(g, seat, owned[seat])}
    boss = mastermind(g)
    if boss != seat:
        allies = [might(g, other, cards) for other, cards in enumerate(owned) if other not in (seat, boss)]
        helps = g.helped and is_loyal(g, g.active)  # what is lent serves the plans of whoever has asked (WM-070)
        parts["shopping"] = plans(g, g.active if helps else seat, 0.0)
        parts["cause"] = cause(g, owned) + ALLIES * sum(allies)
        parts["rivals"] = -RIVALS * might(g, boss, owned[boss]) if boss != NOTHING else 0.0
        return parts
    parts["shopping"] = plans(g, seat, 0.0)
    parts["sabotage"] = schemes(g, owned[seat]) - AGAINST * cause(g, owned)
    if not g.is_open:
        suspects = suspicion(g)
        parts["suspicion"] = -FEAR * suspects[seat] / sum(suspects)
    return parts


def might(g: State, seat: Seat, own: list[Kind]) -> float:
    """How strong a player's cards are, and what the next turn can expect of them."""
    return strength(g, own) + readiness(g, seat, own)


def cause(g: State, own: list[list[Kind]]) -> float:
    """How far the Loyal players have come."""
    total = BEATEN * len(g.beaten) + supply(len(g.main.cards) - owing(g))
    if g.challenge != NOTHING:
        given = filled(g)
        share = (sum(given) + OWNED * at_hand(g, own, given)) / sum(g.facts.counts[g.challenge])
        total += GIFTS * share * ripeness(g, own)
    if len(g.beaten) < LEVELS:
        have = owned_by_loyal(g, own, g.facts.is_watchmen)
        total += RARE * min(RARE_WANTED, have)
    if g.plot == IN_PLAY:
        total -= PLOT
    if g.finale:
        total -= FOE * len(g.villains.cards)
    return total


def at_hand(g: State, own: list[list[Kind]], given: tuple[int, ...]) -> int:
    """How many of the cards that the Challenge still asks for the Loyal players have somewhere."""
    found = 0
    for line, count in zip(g.facts.demands[g.challenge], given, strict=True):
        if count < line.count and not line.destroyed:
            found += min(line.count - count, owned_by_loyal(g, own, line.fits))
    return found


def owned_by_loyal(g: State, own: list[list[Kind]], fits: tuple[bool, ...]) -> int:
    """How many cards that fit the Loyal players have."""
    return sum([sum(map(fits.__getitem__, cards)) for seat, cards in enumerate(own) if not g.loyalty[seat]])


def supply(cards: int) -> float:
    """What it is worth to the Loyal players that so many cards are left in the main deck."""
    return SUPPLY * math.log1p(max(0, cards))


def ripeness(g: State, own: list[list[Kind]]) -> float:
    """How near the strongest Loyal player is to paying for the Challenge: a gift helps nobody before that.

    A card that is given away early is missed in many turns; one that is given late does as much for the cause.
    """
    cost = price(g, g.challenge)
    best = max([average_hand(g, cards) for seat, cards in enumerate(own) if not g.loyalty[seat]])
    return min(1.0, best / max(1, cost)) ** 2


def owing(g: State) -> int:
    """How many cards the end of the turn will take from the main deck (WM-008, WM-010)."""
    gaps = max(0, g.facts.box.line_up - len(g.line_up))
    return gaps if g.stirred or g.phase != PLAY else max(1, gaps)


def schemes(g: State, own: list[Kind]) -> float:
    """What a Mastermind has of the Machination's list."""
    if g.machination == NOTHING or g.plot != UNSEEN:
        return 0.0
    f = g.facts
    row = f.machinations[g.machination]
    wanted = {TYPES.index(line.type) for line in row.lines}
    kinds = {kind for kind in own if f.types[kind] in wanted and f.types[kind] != LOCATION}
    return LISTED * len(kinds)
