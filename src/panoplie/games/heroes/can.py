"""What may be done: every option of a turn, and for all else a refusal with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from panoplie.games.heroes.board import (
    COLOUR,
    WHITE,
    hq_action,
    plays,
    reach_of_fight,
    reach_of_move,
    team,
    team_powers,
)
from panoplie.games.heroes.bonus import mimics, minion_crimes, shifts, why_not_use_power
from panoplie.games.heroes.cards.aims import why_not_use
from panoplie.games.heroes.facts import Facts
from panoplie.games.heroes.state import (
    DETECTIVE,
    ILLUSION,
    INVENTOR,
    MIMIC,
    MINIONS,
    NOBLE,
    NOBODY,
    ROCKET,
    SUPER_SENSES,
    SUPER_SPEED,
    TELEPORT,
    State,
)
from panoplie.games.heroes.verbs import has_crime, name, slot_of
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Refusal

PASS: Final = ("pass",)
END: Final = ("end",)
NOBLE_EXCHANGE: Final = ("noble",)

POWER_RULES: Final = {
    "super_speed": "HI-115",
    "super_senses": "HI-114",
    "illusion": "HI-118",
    "minions": "HI-122",
    "mimic": "HI-128",
}


# Lists


def may_exchange(g: State, seat: Seat) -> bool:
    """Whether Noble can turn two Justice markers into a point (HI-108)."""
    return bool(g.justice[seat] >= g.facts.noble_price and team_powers(g, seat) & NOBLE)


def actions(g: State, me: Seat) -> list[Answer]:
    """All that the player whose turn it is may do now (HI-049, HI-050, HI-053 to HI-062)."""
    facts: Facts = g.facts
    districts = facts.district_ids
    choices: list[Answer] = []
    normal = not g.acted and g.coloured[me] > 0
    hq = hq_action(g, me)
    gadget = facts.card_ids[g.hq[me]] if hq else ""
    speed = False
    for slot in (2 * me, 2 * me + 1):
        if g.ko[slot]:
            continue
        hero = g.hero[slot]
        word = facts.hero_ids[hero]
        own = facts.hero_powers[hero] if g.bonus[slot] else 0
        if own & SUPER_SPEED:
            speed = True
        if g.die_on[slot] == NOBODY:
            moves = [COLOUR] if normal else []
            fights = [COLOUR] if normal else []
            if hq == "move":
                moves.append(gadget)
            elif hq == "fight":
                fights.append(gadget)
            if own & SUPER_SPEED:
                moves.append("super_speed")
                fights.append("super_speed")
            elif own & SUPER_SENSES:
                fights.append("super_senses")
            if moves:
                reach = reach_of_move(g, slot)
                for pay in moves:
                    choices += [("move", word, districts[to], pay) for to in reach]
            if fights:
                for at in reach_of_fight(g, slot, g.at[slot]):
                    choices += [("fight", word, districts[at], pay) for pay in fights]
            if normal and g.powers[slot] & (ROCKET | TELEPORT):
                if g.powers[slot] & ROCKET:
                    choices += rockets(g, slot)
                if g.powers[slot] & TELEPORT:
                    choices.append(("teleport", word))
        if own & (ILLUSION | MINIONS | MIMIC | DETECTIVE):
            if own & ILLUSION:
                choices += shifts(g, slot)
            if own & MINIONS:
                choices += minion_crimes(g, slot)
            if own & MIMIC:
                choices += mimics(g, slot)
            if own & DETECTIVE:
                choices.append(("draw", "detective"))
    if g.hands[me]:
        pays = [COLOUR] if normal else []
        if speed:
            pays.append("super_speed")
        if hq == "play_card":
            pays.append(gadget)
        if pays or team_powers(g, me) & INVENTOR:
            choices += plays(g, me, pays)
    if hq == "draw":
        choices.append(("draw", gadget))
    if g.acted:
        choices.append(END)
        return choices
    if g.white[me]:
        choices.append(("draw", WHITE))
    if normal:
        choices.append(PASS)
    return choices


def rockets(g: State, slot: int) -> list[Answer]:
    """Rocket: a move and a fight for a single action (HI-126)."""
    word, districts = name(g, slot), g.facts.district_ids
    return [
        ("rocket", word, districts[to], districts[at])
        for to in reach_of_move(g, slot)
        for at in reach_of_fight(g, slot, to)
    ]


# Refusals


def why_not_act(g: State, me: Seat, answer: Answer) -> Refusal | None:
    """Why an answer is not among the actions of a turn."""
    match answer:
        case ("move", str(hero), str(to), str(pay)):
            return _why_not_mine(g, me, hero) or why_not_move(g, slot_of(g, hero), to, pay)
        case ("fight", str(hero), str(at), str(pay)):
            return _why_not_mine(g, me, hero) or why_not_fight(g, slot_of(g, hero), at, pay)
        case ("rocket", str(hero), str(to), str(at)):
            return _why_not_mine(g, me, hero) or why_not_rocket(g, slot_of(g, hero), to, at)
        case ("teleport", str(hero)):
            return _why_not_mine(g, me, hero) or why_not_teleport(g, slot_of(g, hero))
        case ("shift" | "minions" | "mimic", str(hero), *rest):
            return _why_not_mine(g, me, hero) or _why_not_bonus(g, slot_of(g, hero), answer[0], rest)
        case ("play", str(card), str(pay)):
            return why_not_play(g, me, card, pay)
        case ("draw", str(pay)):
            return why_not_draw(g, me, pay)
        case ("pass",):
            return why_not_pass(g, me)
        case ("end",):
            return None if g.acted else Refusal("not-acted", "HI-049")
        case ("noble",):
            return why_not_exchange(g, me)
    return Refusal("not-an-option")


def why_not_exchange(g: State, me: Seat) -> Refusal | None:
    """Noble needs two Justice markers (HI-108)."""
    if not team_powers(g, me) & NOBLE:
        return Refusal("no-noble", "HI-108")
    return None if may_exchange(g, me) else Refusal("too-little-justice", "HI-108")


def why_not_go(g: State, slot: int) -> Refusal | None:
    """A hero who is knocked out does nothing, and a busy one neither moves nor fights (HI-073, HI-092)."""
    if g.ko[slot]:
        return Refusal("knocked-out", "HI-092", hero=name(g, slot))
    if g.die_on[slot] != NOBODY:
        return Refusal("busy", "HI-073", hero=name(g, slot))
    return None


def why_not_normal(g: State, me: Seat) -> Refusal | None:
    """One normal action a turn, paid with a coloured marker (HI-049, HI-053)."""
    if g.acted:
        return Refusal("acted", "HI-049")
    return None if g.coloured[me] else Refusal("only-white", "HI-067")


def why_not_pay(g: State, slot: int, pay: str, action: str) -> Refusal | None:
    """What can pay for a hero's action: a coloured marker, a bonus marker, the HQ gadget (HI-053, HI-060)."""
    me = slot // 2
    if pay == COLOUR:
        return why_not_normal(g, me)
    if pay in ("super_speed", "super_senses"):
        if pay not in g.facts.heroes[g.hero[slot]].powers or (pay == "super_senses" and action != "fight"):
            return Refusal("no-such-power", POWER_RULES[pay], hero=name(g, slot), power=pay)
        return None if g.bonus[slot] else Refusal("marker-spent", "HI-018")
    return why_not_use_hq(g, me, pay, action)


def why_not_use_hq(g: State, me: Seat, gadget: str, action: str) -> Refusal | None:
    """An HQ gadget works once a phase and with the marker that it names (HI-064, HI-097)."""
    card = g.hq[me]
    if card == NOBODY or g.facts.card_ids[card] != gadget or g.facts.cards[card].action != action:
        return Refusal("cannot-pay", "HI-053")
    if g.hq_used[me]:
        return Refusal("hq-used", "HI-018")
    if g.facts.cards[card].marker == WHITE:
        return None if g.white[me] else Refusal("white-spent", "HI-064")
    return None if g.coloured[me] else Refusal("no-colour", "HI-064")


def why_not_move(g: State, slot: int, to: str, pay: str) -> Refusal | None:
    """A Move leads one district further, orthogonally; Fly adds the diagonals (HI-054, HI-105)."""
    refusal = why_not_go(g, slot) or why_not_pay(g, slot, pay, "move")
    if refusal is not None:
        return refusal
    if to not in g.facts.district_at:
        return Refusal("no-such-district", "HI-039")
    return _why_not_reach(g, slot, g.facts.district_at[to])


def _why_not_reach(g: State, slot: int, district: int) -> Refusal | None:
    if district in reach_of_move(g, slot):
        return None
    if district in g.near8[g.at[slot]]:
        return Refusal("no-diagonal", "HI-105", hero=name(g, slot))
    return Refusal("too-far", "HI-054", hero=name(g, slot))


def why_not_fight(g: State, slot: int, at: str, pay: str) -> Refusal | None:
    """A hero fights a crime on his district, with Blast next to it (HI-056, HI-068, HI-106)."""
    refusal = why_not_go(g, slot) or why_not_pay(g, slot, pay, "fight")
    return refusal or _why_not_target(g, slot, g.at[slot], at)


def _why_not_target(g: State, slot: int, here: int, at: str) -> Refusal | None:
    if at not in g.facts.district_at:
        return Refusal("no-such-district", "HI-039")
    district = g.facts.district_at[at]
    if district in reach_of_fight(g, slot, here):
        return None
    if not has_crime(g, district):
        return Refusal("no-crime", "HI-068", district=at)
    if district in g.near[here]:
        return Refusal("no-blast", "HI-106", hero=name(g, slot))
    return Refusal("crime-too-far", "HI-056", hero=name(g, slot))


def why_not_rocket(g: State, slot: int, to: str, at: str) -> Refusal | None:
    """Rocket moves and fights for one coloured marker (HI-126)."""
    if not g.powers[slot] & ROCKET:
        return Refusal("no-such-power", "HI-126", hero=name(g, slot), power="rocket")
    refusal = why_not_go(g, slot) or why_not_normal(g, slot // 2)
    if refusal is not None:
        return refusal
    if to not in g.facts.district_at:
        return Refusal("no-such-district", "HI-039")
    district = g.facts.district_at[to]
    return _why_not_reach(g, slot, district) or _why_not_target(g, slot, district, at)


def why_not_teleport(g: State, slot: int) -> Refusal | None:
    """Teleport takes the place of a move (HI-110, ruling HI-A18)."""
    if not g.powers[slot] & TELEPORT:
        return Refusal("no-such-power", "HI-110", hero=name(g, slot), power="teleport")
    return why_not_go(g, slot) or why_not_normal(g, slot // 2)


def _why_not_bonus(g: State, slot: int, verb: str, rest: Sequence[Any]) -> Refusal | None:
    power = {"shift": "illusion", "minions": "minions", "mimic": "mimic"}[verb]
    if power not in g.facts.heroes[g.hero[slot]].powers:
        return Refusal("no-such-power", POWER_RULES[power], hero=name(g, slot), power=power)
    if g.ko[slot]:
        return Refusal("knocked-out", "HI-092", hero=name(g, slot))
    if not g.bonus[slot]:
        return Refusal("marker-spent", "HI-018")
    return why_not_use_power(g, slot, verb, rest)


def why_not_play(g: State, me: Seat, word: str, pay: str) -> Refusal | None:
    """A card of the hand costs an action; villains wait, gadgets are free for inventors (HI-057, HI-117)."""
    card = g.facts.card_at.get(word, NOBODY)
    if card not in g.hands[me]:
        return Refusal("not-in-hand", "HI-057")
    if g.facts.is_villain[card]:
        return Refusal("villain-waits", "HI-082")
    free = team_powers(g, me) & INVENTOR and g.facts.is_gadget[card]
    if pay == "inventor":
        if not free:
            return Refusal("not-free", "HI-117")
    elif free:
        return Refusal("is-free", "HI-117")
    elif pay == "super_speed":
        quick = [slot for slot in team(me) if pay in g.facts.heroes[g.hero[slot]].powers]
        if not quick:
            return Refusal("cannot-pay", "HI-053")
        if not g.bonus[quick[0]]:
            return Refusal("marker-spent", "HI-018")
        if g.ko[quick[0]]:
            return Refusal("knocked-out", "HI-092", hero=name(g, quick[0]))
    else:
        refusal = why_not_normal(g, me) if pay == COLOUR else why_not_use_hq(g, me, pay, "play_card")
        if refusal is not None:
            return refusal
    return why_not_use(g, me, card)


def why_not_draw(g: State, me: Seat, pay: str) -> Refusal | None:
    """The White marker draws once a phase, in place of a coloured one (HI-019, HI-058)."""
    if pay == WHITE:
        if g.acted:
            return Refusal("acted", "HI-049")
        return None if g.white[me] else Refusal("white-spent", "HI-019")
    if pay == COLOUR:
        return Refusal("draw-needs-white", "HI-058")
    if pay == "detective":
        for slot in team(me):
            if pay in g.facts.heroes[g.hero[slot]].powers:
                if g.ko[slot]:
                    return Refusal("knocked-out", "HI-092", hero=name(g, slot))
                return None if g.bonus[slot] else Refusal("marker-spent", "HI-018")
        return Refusal("cannot-pay", "HI-053")
    return why_not_use_hq(g, me, pay, "draw")


def why_not_pass(g: State, me: Seat) -> Refusal | None:
    """Passing costs a coloured marker (HI-059, ruling HI-A34)."""
    if g.acted:
        return Refusal("acted", "HI-049")
    return None if g.coloured[me] else Refusal("pass-needs-colour", "HI-059")


def _why_not_mine(g: State, me: Seat, word: str) -> Refusal | None:
    hero = g.facts.hero_at.get(word, NOBODY)
    mine = hero != NOBODY and hero in (g.hero[2 * me], g.hero[2 * me + 1])
    return None if mine else Refusal("not-your-hero", "HI-049")
