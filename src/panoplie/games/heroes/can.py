"""What may be done: every option of a turn, and for all else a refusal with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from panoplie.games.heroes.cards.aims import why_not_use
from panoplie.games.heroes.facts import LETTERS, MARKER_POWERS, POWERS, Facts
from panoplie.games.heroes.state import (
    BLAST,
    DETECTIVE,
    DOUBLE_MOVE,
    FLY,
    ILLUSION,
    INVENTOR,
    JUMP,
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
from panoplie.games.heroes.verbs import has_crime, is_lair, name
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Refusal

PASS: Final = ("pass",)
END: Final = ("end",)
NOBLE_EXCHANGE: Final = ("noble",)
COLOUR: Final = "colour"
WHITE: Final = "white"


# Lists


def team(seat: Seat) -> tuple[int, int]:
    """Where a seat's two heroes are in the lists of heroes."""
    return 2 * seat, 2 * seat + 1


def team_powers(g: State, seat: Seat) -> int:
    """All that a team's heroes can do."""
    return g.powers[2 * seat] | g.powers[2 * seat + 1]


def may_exchange(g: State, seat: Seat) -> bool:
    """Whether Noble can turn two Justice markers into a point (HI-108)."""
    return bool(g.justice[seat] >= g.facts.noble_price and team_powers(g, seat) & NOBLE)


def reach_of_move(g: State, slot: int) -> tuple[int, ...]:
    """Where a Move may lead: a neighbour, a diagonal one with Fly, further with some gadgets (HI-054, HI-105)."""
    here = g.at[slot]
    powers = g.powers[slot]
    reach = g.near8[here] if powers & FLY else g.near[here]
    if powers & (DOUBLE_MOVE | JUMP):
        if powers & JUMP and not g.jumped[slot]:
            return tuple([district for district in g.city if district != here])
        if powers & DOUBLE_MOVE:
            further = [two for one in g.near[here] for two in g.near[one]]
            return tuple(dict.fromkeys([to for to in (*reach, *further) if to != here]))
    return reach


def reach_of_steps(g: State, slot: int) -> tuple[int, ...]:
    """Where one step leads (HI-054, HI-105)."""
    return g.near8[g.at[slot]] if g.powers[slot] & FLY else g.near[g.at[slot]]


def reach_of_fight(g: State, slot: int, here: int) -> list[int]:
    """The crimes that a hero can fight from a district: those there and, with Blast, next to it (HI-106)."""
    found = [here] if has_crime(g, here) else []
    if g.powers[slot] & BLAST:
        found += [district for district in g.near[here] if has_crime(g, district)]
    return found


def heroes_beside(g: State, slot: int) -> list[int]:
    """The other heroes on a hero's district and next to it (HI-128)."""
    reach = (g.at[slot], *g.near[g.at[slot]])
    return [other for other, at in enumerate(g.at) if at in reach and other != slot]


def hq_action(g: State, seat: Seat) -> str:
    """What a team's HQ gadget can do now, with the marker that it needs (HI-064, HI-097)."""
    card = g.hq[seat]
    if card == NOBODY or g.hq_used[seat]:
        return ""
    row = g.facts.cards[card]
    markers = g.white if row.marker == WHITE else g.coloured
    return str(row.action) if markers[seat] else ""


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


def plays(g: State, me: Seat, pays: Sequence[str]) -> list[Answer]:
    """The Research cards of the hand that can be played, and what pays for them (HI-057, HI-117)."""
    facts: Facts = g.facts
    free = team_powers(g, me) & INVENTOR
    choices: list[Answer] = []
    hand = g.hands[me]
    for card in hand if len(hand) == 1 else dict.fromkeys(hand):
        if facts.is_villain[card]:
            continue
        if free and facts.is_gadget[card]:
            if why_not_use(g, me, card) is None:
                choices.append(("play", facts.card_ids[card], "inventor"))
        elif pays and why_not_use(g, me, card) is None:
            word = facts.card_ids[card]
            choices += [("play", word, pay) for pay in pays]
    return choices


def rockets(g: State, slot: int) -> list[Answer]:
    """Rocket: a move and a fight for a single action (HI-126)."""
    word, districts = name(g, slot), g.facts.district_ids
    return [
        ("rocket", word, districts[to], districts[at])
        for to in reach_of_move(g, slot)
        for at in reach_of_fight(g, slot, to)
    ]


def shifts(g: State, slot: int) -> list[Answer]:
    """Illusion: a pawn here or next to the hero goes to a neighbour, never onto Crimeland (HI-118, HI-119)."""
    word, districts = name(g, slot), g.facts.district_ids
    reach = (g.at[slot], *g.near[g.at[slot]])
    choices: list[Answer] = []
    for pawn, at in enumerate(g.pawns):
        if at in reach:
            choices += [
                ("shift", word, LETTERS[pawn], districts[to])
                for to in g.near[at]
                if why_not_shift(g, slot, pawn, to) is None
            ]
    return choices


def minion_crimes(g: State, slot: int) -> list[Answer]:
    """Minions: a pawn on a district of value 2, here or next to the hero, without a die (HI-122, HI-123)."""
    word = name(g, slot)
    return [
        ("minions", word, LETTERS[pawn])
        for pawn in range(len(g.pawns))
        if why_not_send_minions(g, slot, pawn) is None
    ]


def mimics(g: State, slot: int) -> list[Answer]:
    """Mimic: each power of every other hero here or next to this one (HI-128, HI-131)."""
    word = name(g, slot)
    choices: list[Answer] = []
    for other in heroes_beside(g, slot):
        row = g.facts.heroes[g.hero[other]]
        choices += [("mimic", word, row.id, power) for power in row.powers if why_not_copy(g, slot, power) is None]
    return choices


def copied_uses(g: State, slot: int, power: str) -> list[Answer]:
    """How a copied bonus action can be used, at once and as though the marker were there (HI-129)."""
    me = slot // 2
    word, districts = name(g, slot), g.facts.district_ids
    choices: list[Answer] = []
    if power == "illusion":
        return shifts(g, slot)
    if power == "minions":
        return minion_crimes(g, slot)
    if power == "detective":
        return [("draw", power)]
    if g.die_on[slot] == NOBODY:
        if power == "super_speed":
            choices += [("move", word, districts[to], power) for to in reach_of_move(g, slot)]
        choices += [("fight", word, districts[at], power) for at in reach_of_fight(g, slot, g.at[slot])]
    if power == "super_speed":
        choices += [play for play in plays(g, me, [power]) if play[2] == power]  # not what Inventor plays anyway
    return choices


# Refusals


def why_not_act(g: State, me: Seat, answer: Answer) -> Refusal | None:
    """Why an answer is not among the actions of a turn."""
    match answer:
        case ("move", str(hero), str(to), str(pay)):
            return _why_not_mine(g, me, hero) or why_not_move(g, _slot(g, hero), to, pay)
        case ("fight", str(hero), str(at), str(pay)):
            return _why_not_mine(g, me, hero) or why_not_fight(g, _slot(g, hero), at, pay)
        case ("rocket", str(hero), str(to), str(at)):
            return _why_not_mine(g, me, hero) or why_not_rocket(g, _slot(g, hero), to, at)
        case ("teleport", str(hero)):
            return _why_not_mine(g, me, hero) or why_not_teleport(g, _slot(g, hero))
        case ("shift" | "minions" | "mimic", str(hero), *rest):
            return _why_not_mine(g, me, hero) or _why_not_bonus(g, _slot(g, hero), answer[0], rest)
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


def why_not_use_power(g: State, slot: int, verb: str, rest: Sequence[Any]) -> Refusal | None:
    """Why Illusion, Minions or Mimic may not be used so."""
    match (verb, *rest):
        case ("shift", str(letter), str(to)) if letter in LETTERS[: len(g.pawns)] and to in g.facts.district_at:
            return why_not_shift(g, slot, LETTERS.index(letter), g.facts.district_at[to])
        case ("minions", str(letter)) if letter in LETTERS[: len(g.pawns)]:
            return why_not_send_minions(g, slot, LETTERS.index(letter))
        case ("mimic", str(hero), str(power)) if hero in words_of_heroes(g):
            return why_not_mimic(g, slot, _slot(g, hero), power)
    return Refusal("not-an-option")


def why_not_shift(g: State, slot: int, pawn: int, to: int) -> Refusal | None:
    """The pawn is here or next to the hero, goes to a neighbour, and not onto Crimeland (HI-118, HI-119)."""
    at, here, crimeland = g.pawns[pawn], g.at[slot], g.facts.crimeland
    if at != here and at not in g.near[here]:
        return Refusal("pawn-too-far", "HI-119", hero=name(g, slot))
    if to not in g.near[at]:
        return Refusal("not-adjacent", "HI-118")
    if g.options["illusion"] == "english":  # ruling HI-A14
        if at == crimeland:
            return Refusal("from-crimeland", "HI-A14")
        return Refusal("from-die", "HI-A14") if at in g.die_on else None
    if to == crimeland or is_lair(g, to):
        return Refusal("onto-crimeland", "HI-119")
    return None


def why_not_send_minions(g: State, slot: int, pawn: int) -> Refusal | None:
    """A crime worth 2, on the hero's district or next to it, with no die on it (HI-122, HI-123)."""
    at, here = g.pawns[pawn], g.at[slot]
    if g.facts.district_numbers[at] != g.facts.minions_number or at in g.destroyed:
        return Refusal("not-a-two", "HI-122")
    if at != here and at not in g.near[here]:
        return Refusal("pawn-too-far", "HI-123", hero=name(g, slot))
    return Refusal("die-there", "HI-123") if at in g.die_on else None


def why_not_mimic(g: State, slot: int, other: int, power: str) -> Refusal | None:
    """A power of another hero, on the same district or next to it (HI-128)."""
    if other == slot:
        return Refusal("mimic-self", "HI-128")
    if g.at[other] != g.at[slot] and g.at[other] not in g.near[g.at[slot]]:
        return Refusal("hero-too-far", "HI-128", hero=name(g, other))
    if power not in g.facts.heroes[g.hero[other]].powers:
        return Refusal("no-such-power", "HI-128", hero=name(g, other), power=power)
    return why_not_copy(g, slot, power)


def why_not_copy(g: State, slot: int, power: str) -> Refusal | None:
    """A copied bonus action must be usable at once; Transform gives nothing (HI-128, HI-129, ruling HI-A28)."""
    if power in ("transform", "mimic"):
        return Refusal("cannot-copy", "HI-A28", power=power)
    if power in MARKER_POWERS and not copied_uses(g, slot, power):
        return Refusal("copy-useless", "HI-128", power=power)
    return None


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


POWER_RULES: Final = {
    "super_speed": "HI-115",
    "super_senses": "HI-114",
    "illusion": "HI-118",
    "minions": "HI-122",
    "mimic": "HI-128",
}


def words_of_heroes(g: State) -> list[str]:
    """The heroes in play, by their words."""
    return [g.facts.hero_ids[hero] for hero in g.hero if hero != NOBODY]


def _slot(g: State, word: str) -> int:
    return g.hero.index(g.facts.hero_at[word])


def _why_not_mine(g: State, me: Seat, word: str) -> Refusal | None:
    hero = g.facts.hero_at.get(word, NOBODY)
    mine = hero != NOBODY and hero in (g.hero[2 * me], g.hero[2 * me + 1])
    return None if mine else Refusal("not-your-hero", "HI-049")


def power_of(bit: int) -> str:
    """The word of a power."""
    return POWERS[bit.bit_length() - 1]
