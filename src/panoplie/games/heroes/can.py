"""What may be done in a turn: each action's candidates, and beside each the reason against it with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from panoplie.games.heroes.board import COLOUR, WHITE, reach_of_fight, reach_of_move, team, team_powers
from panoplie.games.heroes.cards import why_not_use
from panoplie.games.heroes.facts import PAYS, Facts
from panoplie.games.heroes.nouns import DEAL, NOTHING, OPEN, PAY, Deal, Going, name
from panoplie.games.heroes.state import INVENTOR, NOBODY, State
from panoplie.games.heroes.verbs import has_crime
from panoplie.kernel.aims import WORDS, Aimed, Why, aim
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Reason, Refusal


def hero_of(g: State, seat: Seat, thing: Any) -> dict[str, Any]:
    """The words of a reason against a hero, who comes first in the thing."""
    first = thing if isinstance(thing, int) else thing[0]
    return {"hero": first if isinstance(first, str) else name(g, first)}


ACTED: Final = Refusal("acted", "HI-049")
ONLY_WHITE: Final = Refusal("only-white", "HI-067")
NOT_ACTED: Final = Refusal("not-acted", "HI-049")
KNOCKED_OUT: Final = Reason("knocked-out", "HI-092", hero_of)
BUSY: Final = Reason("busy", "HI-073", hero_of)
NOT_YOURS: Final = Refusal("not-your-hero", "HI-049")
CANNOT_PAY: Final = Refusal("cannot-pay", "HI-053")
MARKER_SPENT: Final = Refusal("marker-spent", "HI-018")
HQ_USED: Final = Refusal("hq-used", "HI-018")
WHITE_TAKEN: Final = Refusal("white-spent", "HI-064")
NO_COLOUR: Final = Refusal("no-colour", "HI-064")
VILLAIN_WAITS: Final = Refusal("villain-waits", "HI-082")
IS_FREE: Final = Refusal("is-free", "HI-117")
WHITE_SPENT: Final = Refusal("white-spent", "HI-019")
NEEDS_WHITE: Final = Refusal("draw-needs-white", "HI-058")
REST_NEEDS_COLOUR: Final = Refusal("pass-needs-colour", "HI-059")

POWER_RULES: Final = {"super_speed": "HI-115", "super_senses": "HI-114", "detective": "HI-113"}


# What pays


def why_not_normal(g: State, me: Seat) -> Why:
    """One normal action a turn, paid with a coloured marker (HI-049, HI-053)."""
    if g.acted:
        return ACTED
    return None if g.coloured[me] else ONLY_WHITE


def why_not_go(g: State, slot: int) -> Why:
    """A hero who is knocked out does nothing, and a busy one neither moves nor fights (HI-073, HI-092)."""
    if g.ko[slot]:
        return KNOCKED_OUT
    return None if g.die_on[slot] == NOBODY else BUSY


def hq_pay(g: State, me: Seat, action: str) -> list[tuple[str, Why]]:
    """An HQ gadget works once a phase and with the marker that it names (HI-064, HI-097)."""
    card = g.hq[me]
    if card == NOBODY:
        return []
    row = g.facts.cards[card]
    if row.action != action:
        return []
    if g.hq_used[me]:
        return [(row.id, HQ_USED)]
    if row.marker == WHITE:
        return [(row.id, None if g.white[me] else WHITE_TAKEN)]
    return [(row.id, None if g.coloured[me] else NO_COLOUR)]


def marker_pay(g: State, slot: int, action: str) -> list[tuple[str, Why]]:
    """The bonus marker of a hero pays for what its power names (HI-060, HI-113 to HI-115)."""
    power = g.facts.paying[g.hero[slot]]
    if power is None or action not in PAYS[power]:
        return []
    return [(power, None if g.bonus[slot] else MARKER_SPENT)]


def astray(g: State, me: Seat, answer: Answer) -> Refusal:
    """Why a Move, a fight or Rocket is out of the question: whose hero, what pays, how far (HI-049, HI-054)."""
    match answer:
        case (str(verb), str(hero), str(word), str(last)):
            slots = [slot for slot in team(me) if name(g, slot) == hero]
            district = g.facts.district_at.get(word, NOBODY)
            if not slots:
                return NOT_YOURS
            slot = slots[0]
            pays = [COLOUR, *[pay for pay, _ in hq_pay(g, me, verb) + marker_pay(g, slot, verb)]]
            if verb != "rocket" and last not in pays:
                if last in POWER_RULES:
                    return Refusal("no-such-power", POWER_RULES[last], hero=hero, power=last)
                return CANNOT_PAY
            if district == NOBODY:
                return Refusal("no-such-district", "HI-039")
            if verb == "fight":
                return _no_fight(g, slot, g.at[slot], district)
            if district in reach_of_move(g, slot):
                return _no_fight(g, slot, district, g.facts.district_at.get(last, NOBODY))
            if district in g.near8[g.at[slot]]:
                return Refusal("no-diagonal", "HI-105", hero=hero)
            return Refusal("too-far", "HI-054", hero=hero)
    return Refusal("not-an-option")


def _no_fight(g: State, slot: int, here: int, district: int) -> Refusal:
    if district == NOBODY:
        return Refusal("no-such-district", "HI-039")
    if not has_crime(g, district):
        return Refusal("no-crime", "HI-068", district=g.facts.district_ids[district])
    if district in g.near[here]:
        return Refusal("no-blast", "HI-106", hero=name(g, slot))
    return Refusal("crime-too-far", "HI-056", hero=name(g, slot))


# Actions


def _ready(g: State, me: Seat, action: str) -> list[tuple[int, str | None, Why]]:
    """Each hero, what pays for his action, and the reason against it; open where he can do nothing at all."""
    normal = ACTED if g.acted else None if g.coloured[me] else ONLY_WHITE
    base, paying = g.hq[me] != NOBODY, g.facts.paying
    found: list[tuple[int, str | None, Why]] = []
    for slot in (2 * me, 2 * me + 1):
        if g.ko[slot]:
            found.append((slot, None, KNOCKED_OUT))
        elif g.die_on[slot] != NOBODY:
            found.append((slot, None, BUSY))
        else:
            found.append((slot, COLOUR, normal))
            if base:
                found += [(slot, pay, why) for pay, why in hq_pay(g, me, action)]
            if paying[g.hero[slot]] is not None:
                found += [(slot, pay, why) for pay, why in marker_pay(g, slot, action)]
    return found


@aim(WORDS, verb="move", other=astray)
def moves(g: State, me: Seat) -> Aimed[Going]:
    """A Move leads one district further, orthogonally; Fly adds the diagonals (HI-054, HI-105)."""
    heroes, districts = g.facts.hero_ids, g.facts.district_ids
    found: list[tuple[Going, Why]] = []
    for slot, pay, why in _ready(g, me, "move"):
        word = heroes[g.hero[slot]]
        if why is None:
            found += [((word, districts[to], pay), None) for to in reach_of_move(g, slot)]
        else:
            found.append(((word, None, pay), why))
    return found


@aim(WORDS, verb="fight", other=astray)
def fights(g: State, me: Seat) -> Aimed[Going]:
    """A hero fights a crime on his district, with Blast next to it (HI-056, HI-068, HI-106)."""
    heroes, districts = g.facts.hero_ids, g.facts.district_ids
    found: list[tuple[Going, Why]] = []
    for slot, pay, why in _ready(g, me, "fight"):
        word = heroes[g.hero[slot]]
        if why is None:
            found += [((word, districts[at], pay), None) for at in reach_of_fight(g, slot, g.at[slot])]
        else:
            found.append(((word, None, pay), why))
    return found


def no_play(g: State, me: Seat, answer: Answer) -> Refusal:
    """Why a card cannot be played: it is not in the hand, or nothing pays for it (HI-053, HI-057, HI-117)."""
    match answer:
        case (_, str(word), str(pay)):
            if g.facts.card_at.get(word, NOBODY) not in g.hands[me].cards:
                return Refusal("not-in-hand", "HI-057")
            return Refusal("not-free", "HI-117") if pay == "inventor" else CANNOT_PAY
    return Refusal("not-an-option")


@aim(DEAL, verb="play", other=no_play)
def plays(g: State, me: Seat) -> Aimed[Deal]:
    """A card of the hand costs an action; villains wait, gadgets are free for inventors (HI-057, HI-117)."""
    if not g.hands[me].cards:
        return []
    pays = [(COLOUR, why_not_normal(g, me)), *hq_pay(g, me, "play_card")]
    for slot in (2 * me, 2 * me + 1):
        if g.facts.paying[g.hero[slot]] is not None:
            pays += [
                (pay, _out(g, slot) if why is None and g.ko[slot] else why)
                for pay, why in marker_pay(g, slot, "play_card")
            ]
    return plays_with(g, me, pays)


def _out(g: State, slot: int) -> Refusal:
    return KNOCKED_OUT.told(g, slot // 2, (slot,))


def plays_with(g: State, me: Seat, pays: list[tuple[str, Why]]) -> Iterator[tuple[Deal, Why]]:
    """The cards of the hand with what may pay for them (HI-057, HI-082, HI-117)."""
    facts: Facts = g.facts
    free = team_powers(g, me) & INVENTOR
    hand = g.hands[me].cards
    payable = any([why is None for _, why in pays])
    for card in hand if len(hand) == 1 else dict.fromkeys(hand):
        if facts.is_villain[card]:
            yield (card, OPEN), VILLAIN_WAITS
        elif free and facts.is_gadget[card]:
            yield (card, "inventor"), why_not_use(g, me, card)
            yield (card, OPEN), IS_FREE
        else:
            against = why_not_use(g, me, card) if payable else None
            for pay, why in pays:
                yield (card, pay), why or against


@aim(PAY, verb="draw", other=CANNOT_PAY)
def draws(g: State, me: Seat) -> Aimed[str]:
    """The White marker draws once a phase, in place of a coloured one (HI-019, HI-058)."""
    found: list[tuple[str, Why]] = [(WHITE, ACTED if g.acted else None if g.white[me] else WHITE_SPENT)]
    for slot in (2 * me, 2 * me + 1):
        if g.facts.paying[g.hero[slot]] is not None:
            found += [(pay, _out(g, slot) if g.ko[slot] else why) for pay, why in marker_pay(g, slot, "draw")]
    if g.hq[me] != NOBODY:
        found += hq_pay(g, me, "draw")
    found.append((COLOUR, NEEDS_WHITE))
    return found


@aim(NOTHING, verb="rest")
def rests(g: State, me: Seat) -> Aimed[bool]:
    """Passing costs a coloured marker (HI-059, HI-A34)."""
    if g.acted:
        return [(True, ACTED)]
    return [(True, None if g.coloured[me] else REST_NEEDS_COLOUR)]


@aim(NOTHING, verb="end")
def ends(g: State, me: Seat) -> Aimed[bool]:
    """A turn ends when the normal action is spent (HI-049)."""
    return [(True, None if g.acted else NOT_ACTED)]
