"""What may be done in a turn: each action's candidates, and beside each the reason against it with its rule."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.heroes.board import COLOUR, WHITE, reach_of_fight, reach_of_move, team
from panoplie.games.heroes.cards import why_not_use
from panoplie.games.heroes.facts import PAYS, Facts
from panoplie.games.heroes.nouns import Words, name
from panoplie.games.heroes.state import INVENTOR, ROCKET, State
from panoplie.games.heroes.verbs import has_crime
from panoplie.kernel.aims import WORDS, Aimed, Weighed, Why, aim
from panoplie.kernel.answers import NOBODY, Answer, Seat
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

Bonus = tuple[int, str, tuple[str, ...], Why]
"""What pays beside the normal action: for which hero or for both, its word, for which actions, and why not now."""

UNKNOWN: Final = Refusal("not-an-option")
"""Nobody has looked yet."""
FOR_NOTHING: Final[list[tuple[str, Why]]] = [("inventor", None)]
DRAW: Final[Words] = ("draw", WHITE)
DRAW_WITH_COLOUR: Final[tuple[Words, Why]] = (("draw", COLOUR), NEEDS_WHITE)
REST: Final[Words] = ("rest",)
END: Final[Words] = ("end",)

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


def bonus_pays(g: State, me: Seat) -> list[Bonus]:
    """What pays beside the normal action: a hero's bonus marker, and the team's HQ gadget (HI-060, HI-064).

    A marker pays for what its power names; the gadget works once a phase, for any hero, with the marker that it
    names (HI-097, HI-113 to HI-115).
    """
    facts: Facts = g.facts
    found: list[Bonus] = []
    slot, hero, paying = 2 * me, g.hero, facts.paying
    if paying[hero[slot]] is not None:
        found.append(_marker_pays(g, slot))
    if paying[hero[slot + 1]] is not None:
        found.append(_marker_pays(g, slot + 1))
    if g.hq[me] != NOBODY:
        row = facts.cards[g.hq[me]]
        if g.hq_used[me]:
            why: Why = HQ_USED
        elif row.marker == WHITE:
            why = None if g.white[me] else WHITE_TAKEN
        else:
            why = None if g.coloured[me] else NO_COLOUR
        found.append((NOBODY, row.id, (str(row.action),), why))
    return found


def _marker_pays(g: State, slot: int) -> Bonus:
    power: str = g.facts.paying[g.hero[slot]]
    if g.bonus[slot]:
        return slot, power, PAYS[power], KNOCKED_OUT.told(g, slot // 2, slot) if g.ko[slot] else None
    return slot, power, PAYS[power], MARKER_SPENT


def may_play(g: State, me: Seat) -> bool:
    """Whether a card of the hand might be played now, as far as everybody knows (HI-049, HI-060, HI-117)."""
    if not g.hands[me].cards:
        return False
    if (g.powers[2 * me] | g.powers[2 * me + 1]) & INVENTOR or why_not_normal(g, me) is None:
        return True
    return any([why is None and "play_card" in kinds for _, _, kinds, why in bonus_pays(g, me)])


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
            bonus = [pay for own, pay, kinds, _ in bonus_pays(g, me) if own in (slot, NOBODY) and verb in kinds]
            if verb != "rocket" and last != COLOUR and last not in bonus:
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
    acted = g.acted
    normal = why_not_normal(g, me)
    bonus = bonus_pays(g, me)
    legal: list[Words] = []
    barred: list[tuple[Words, Why]] = []
    go(g, 2 * me, normal, bonus, legal, barred)
    go(g, 2 * me + 1, normal, bonus, legal, barred)
    if g.hands[me].cards:
        pays: list[tuple[str, Why]] = [(COLOUR, normal)]
        for _, pay, kinds, why in bonus:
            if "play_card" in kinds:
                pays.append((pay, why))
        plays_with(g, me, pays, legal, barred)
    if acted or not g.white[me]:
        barred.append((DRAW, ACTED if acted else WHITE_SPENT))
    else:
        legal.append(DRAW)
    for _, pay, kinds, why in bonus:
        if "draw" in kinds:
            if why is None:
                legal.append(("draw", pay))
            else:
                barred.append((("draw", pay), why))
    barred.append(DRAW_WITH_COLOUR)
    if normal is None:
        legal.append(REST)
    else:
        barred.append((REST, ACTED if acted else REST_NEEDS_COLOUR))
    if acted:
        legal.append(END)
    else:
        barred.append((END, NOT_ACTED))
    return Weighed(legal, barred)


def go(
    g: State, slot: int, normal: Why, bonus: list[Bonus], legal: list[Words], barred: list[tuple[Words, Why]]
) -> None:
    """A hero moves and fights for the normal action or a bonus (HI-054, HI-056, HI-068, HI-105, HI-106).

    Adds every way to do so to those that may be chosen, or to the others.
    """
    facts: Facts = g.facts
    hero = g.hero[slot]
    word = facts.hero_ids[hero]
    if g.die_on[slot] != NOBODY or g.ko[slot]:
        idle = KNOCKED_OUT if g.ko[slot] else BUSY
        barred += ((("move", word, None, None), idle), (("fight", word, None, None), idle))
        return
    if normal is None:
        legal += map(facts.going["move", COLOUR][hero].__getitem__, reach_of_move(g, slot))
        legal += map(facts.going["fight", COLOUR][hero].__getitem__, reach_of_fight(g, slot, g.at[slot]))
    else:
        barred += ((("move", word, None, COLOUR), normal), (("fight", word, None, COLOUR), normal))
    for verb in ("move", "fight") if bonus else ():
        for own, pay, kinds, why in reversed(bonus):
            if verb in kinds and own in (slot, NOBODY):
                if why is None:
                    reach = reach_of_move(g, slot) if verb == "move" else reach_of_fight(g, slot, g.at[slot])
                    legal += map(facts.going[verb, pay][hero].__getitem__, reach)
                else:
                    barred.append(((verb, word, None, pay), why))


def may_go_or_draw(g: State, me: Seat) -> bool:
    """Whether a bonus pays for a move, a fight or a draw now (HI-060, HI-064)."""
    bonus = [pay for pay in bonus_pays(g, me) if pay[3] is None]
    if not bonus:
        return False
    ways: list[Words] = []
    go(g, 2 * me, ACTED, bonus, ways, [])
    go(g, 2 * me + 1, ACTED, bonus, ways, [])
    return bool(ways) or any(["draw" in kinds for _, _, kinds, _ in bonus])


def plays_with(
    g: State, me: Seat, pays: list[tuple[str, Why]], legal: list[Words], barred: list[tuple[Words, Why]]
) -> None:
    """A card costs an action; villains wait, gadgets are free for inventors (HI-057, HI-082, HI-117).

    Adds every way to play a card of the hand to those that may be chosen, or to the others.
    """
    facts: Facts = g.facts
    inventive = (g.powers[2 * me] | g.powers[2 * me + 1]) & INVENTOR
    hand = g.hands[me].cards
    for card in hand if len(hand) == 1 else dict.fromkeys(hand):
        word = facts.card_ids[card]
        if facts.is_villain[card]:
            barred.append((("play", word, None), VILLAIN_WAITS))
            continue
        free = inventive and facts.is_gadget[card]
        against: Why = UNKNOWN
        for pay, why in FOR_NOTHING if free else pays:
            if why is None:
                if against is UNKNOWN:
                    against = why_not_use(g, me, card)
                why = against
            if why is None:
                legal.append(("play", word, pay))
            else:
                barred.append((("play", word, pay), why))
        if free:
            barred.append((("play", word, None), IS_FREE))
