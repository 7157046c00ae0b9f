"""What may be done in a turn: each action's candidates, and beside each the reason against it with its rule."""

from __future__ import annotations

from itertools import chain, repeat
from typing import Any, Final

from panoplie.games.heroes.board import COLOUR, WHITE, reach_of_fight, reach_of_move, team, team_powers
from panoplie.games.heroes.cards import why_not_use
from panoplie.games.heroes.facts import PAYS, Facts
from panoplie.games.heroes.nouns import Words, name
from panoplie.games.heroes.state import INVENTOR, NOBODY, ROCKET, State
from panoplie.games.heroes.verbs import has_crime
from panoplie.kernel.aims import WORDS, Aimed, Why, aim
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Reason, Refusal


def hero_of(g: State, seat: Seat, thing: Any) -> dict[str, Any]:
    """The words of a reason against a hero: the thing is one, begins with one, or names one after the verb."""
    if isinstance(thing, int):
        return {"hero": name(g, thing)}
    return {"hero": name(g, thing[0]) if isinstance(thing[0], int) else thing[1]}


ACTED: Final = Refusal("acted", "HI-049")
ONLY_WHITE: Final = Refusal("only-white", "HI-067")
NOT_ACTED: Final = Refusal("not-acted", "HI-049")
KNOCKED_OUT: Final = Reason("knocked-out", "HI-092", hero_of)
BUSY: Final = Reason("busy", "HI-073", hero_of)
NO_DISTRICT: Final = Refusal("no-such-district", "HI-039")
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


def hq_pay(g: State, slot: int, action: str) -> list[tuple[str, Why]]:
    """The HQ gadget of a hero's team works once a phase and with the marker that it names (HI-064, HI-097)."""
    me = slot // 2
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


def astray(g: State, me: Seat, answer: Answer) -> Refusal | None:
    """Why something is out of the question: whose hero, what pays, how far (HI-049, HI-053, HI-054, HI-057)."""
    match answer:
        case ("move" | "fight" | "rocket" as verb, str(hero), str(word), str(last)):
            slots = [slot for slot in team(me) if name(g, slot) == hero]
            if not slots:
                return NOT_YOURS
            slot = slots[0]
            if verb == "rocket" and not g.powers[slot] & ROCKET:
                return None
            pays = [COLOUR, *[pay for pay, _ in hq_pay(g, slot, verb) + marker_pay(g, slot, verb)]]
            if verb != "rocket" and last not in pays:
                if last in POWER_RULES:
                    return Refusal("no-such-power", POWER_RULES[last], hero=hero, power=last)
                return CANNOT_PAY
            district = g.facts.district_at.get(word, NOBODY)
            if district == NOBODY:
                return NO_DISTRICT
            if verb == "fight":
                return _no_fight(g, slot, g.at[slot], district)
            if district in reach_of_move(g, slot):
                return _no_fight(g, slot, district, g.facts.district_at.get(last, NOBODY))
            if district in g.near8[g.at[slot]]:
                return Refusal("no-diagonal", "HI-105", hero=hero)
            return Refusal("too-far", "HI-054", hero=hero)
        case ("play", str(word), str(pay)):
            if g.facts.card_at.get(word, NOBODY) not in g.hands[me].cards:
                return Refusal("not-in-hand", "HI-057")
            return Refusal("not-free", "HI-117") if pay == "inventor" else CANNOT_PAY
        case ("draw", str(_)):
            return CANNOT_PAY
    return Refusal("not-an-option")


def _no_fight(g: State, slot: int, here: int, district: int) -> Refusal:
    if district == NOBODY:
        return NO_DISTRICT
    if not has_crime(g, district):
        return Refusal("no-crime", "HI-068", district=g.facts.district_ids[district])
    if district in g.near[here]:
        return Refusal("no-blast", "HI-106", hero=name(g, slot))
    return Refusal("crime-too-far", "HI-056", hero=name(g, slot))


# Actions


@aim(WORDS, verb="", other=astray)
def actions(g: State, me: Seat) -> Aimed[Words]:
    """One normal action and any number of bonus actions, each with what pays for it (HI-049 to HI-062).

    All that everybody may do stands in one list, in words: it is looked at more often than anything else.
    """
    normal = ACTED if g.acted else None if g.coloured[me] else ONLY_WHITE
    districts = g.facts.district_ids
    legal: list[Words] = []
    found: list[tuple[Words, Why]] = []
    for slot in (2 * me, 2 * me + 1):
        word = g.facts.hero_ids[g.hero[slot]]
        if g.ko[slot] or g.die_on[slot] != NOBODY:
            idle = KNOCKED_OUT if g.ko[slot] else BUSY
            found += [(("move", word, None, None), idle), (("fight", word, None, None), idle)]
            continue
        if normal is None:  # HI-054, HI-056, HI-068, HI-105, HI-106
            legal += [("move", word, districts[to], COLOUR) for to in reach_of_move(g, slot)]
            legal += [("fight", word, districts[at], COLOUR) for at in reach_of_fight(g, slot, g.at[slot])]
        else:
            found += [(("move", word, None, COLOUR), normal), (("fight", word, None, COLOUR), normal)]
        if g.hq[me] != NOBODY or g.facts.paying[g.hero[slot]] is not None:
            for verb, reach in (("move", reach_of_move(g, slot)), ("fight", reach_of_fight(g, slot, g.at[slot]))):
                for pay, why in hq_pay(g, slot, verb) + marker_pay(g, slot, verb):
                    if why is None:
                        legal += [(verb, word, districts[at], pay) for at in reach]
                    else:
                        found.append(((verb, word, None, pay), why))
    if g.hands[me].cards:
        found += plays_with(g, me, [(COLOUR, normal), *_bonus_pays(g, me, "play_card")])
    found.append((("draw", WHITE), ACTED if g.acted else None if g.white[me] else WHITE_SPENT))
    found += [(("draw", pay), why) for pay, why in _bonus_pays(g, me, "draw")]
    found.append((("draw", COLOUR), NEEDS_WHITE))
    found.append((("rest",), REST_NEEDS_COLOUR if normal is ONLY_WHITE else normal))
    found.append((("end",), None if g.acted else NOT_ACTED))
    return chain(zip(legal, repeat(None)), found)


def _bonus_pays(g: State, me: Seat, action: str) -> list[tuple[str, Why]]:
    """What pays for an action of the team beside its normal one (HI-060, HI-064)."""
    pays: list[tuple[str, Why]] = []
    for slot in (2 * me, 2 * me + 1):
        if g.facts.paying[g.hero[slot]] is not None:
            out = KNOCKED_OUT.told(g, me, slot) if g.ko[slot] else None
            pays += [(pay, why or out) for pay, why in marker_pay(g, slot, action)]
    return pays + hq_pay(g, 2 * me, action) if g.hq[me] != NOBODY else pays


def plays_with(g: State, me: Seat, pays: list[tuple[str, Why]]) -> list[tuple[Words, Why]]:
    """A card costs an action; villains wait, gadgets are free for inventors (HI-057, HI-082, HI-117)."""
    facts: Facts = g.facts
    free = team_powers(g, me) & INVENTOR
    hand = g.hands[me].cards
    payable = any([why is None for _, why in pays])
    found: list[tuple[Words, Why]] = []
    for card in hand if len(hand) == 1 else dict.fromkeys(hand):
        word = facts.card_ids[card]
        if facts.is_villain[card]:
            found.append((("play", word, None), VILLAIN_WAITS))
        elif free and facts.is_gadget[card]:
            found += [(("play", word, "inventor"), why_not_use(g, me, card)), (("play", word, None), IS_FREE)]
        else:
            against = why_not_use(g, me, card) if payable else None
            found += [(("play", word, pay), why or against) for pay, why in pays]
    return found
