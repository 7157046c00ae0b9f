"""What a Research card may be aimed at, and why it cannot be used at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from panoplie.games.heroes.facts import (
    ALIEN,
    EQUIPMENT,
    FAME,
    HQ,
    LETTERS,
    ORIGINS,
    POWER_UP,
    CardRow,
    Facts,
)
from panoplie.games.heroes.state import NOBODY, State
from panoplie.games.heroes.verbs import is_lair, slot_of
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Refusal

ENOUGH: Final = ("enough",)

Aim = Callable[[State, Seat, int, tuple[Answer, ...]], list[Answer]]
"""Lists the targets of a card, given those that are already chosen."""


def aims_of(facts: Facts, card: int) -> Sequence[Aim]:
    """The targets that a card asks for, one after another."""
    row: CardRow = facts.cards[card]
    return AIMS.get(row.effect or row.class_, ())


def why_not_use(g: State, me: Seat, card: int) -> Refusal | None:
    """A card needs its prerequisite, room for what it brings, and a target (HI-096, HI-098, HI-147 to HI-150)."""
    kind = g.facts.classes[card]
    if kind == FAME:
        return why_not_famous(g, me, card)
    if kind == HQ:
        return Refusal("second-hq", "HI-150") if g.hq[me] != NOBODY else None  # ruling HI-A29
    row: CardRow = g.facts.cards[card]
    aims = AIMS.get(row.effect or row.class_, ())
    if not aims or aims[0](g, me, card, ()):
        return None
    if kind == EQUIPMENT:
        return Refusal("only-aliens", "HI-149")
    if kind == POWER_UP:
        return Refusal("no-room-for-plus", "HI-147")
    return Refusal("no-target", "HI-099" if row.class_ == "fate" else "HI-092")


def why_not_famous(g: State, me: Seat, card: int) -> Refusal | None:
    """A Fame card is played only when its prerequisite is met (HI-098)."""
    row: CardRow = g.facts.cards[card]
    return None if FAMOUS[row.needs or ""](g, me, row.least) else Refusal("not-famous", "HI-098", needs=row.needs)


# Prerequisites of Fame cards


def _leads(g: State, me: Seat, least: int) -> bool:
    return all([g.score[me] > score for seat, score in enumerate(g.score) if seat != me])


def _trails(g: State, me: Seat, least: int) -> bool:
    return all([g.score[me] < score for seat, score in enumerate(g.score) if seat != me])


def _holds_number(g: State, me: Seat, least: int) -> bool:
    held = [g.die_on[slot] for slot in (2 * me, 2 * me + 1)]
    return any([at != NOBODY and g.facts.district_numbers[at] == least for at in held])


def _holds_two(g: State, me: Seat, least: int) -> bool:
    return g.die_on[2 * me] != NOBODY and g.die_on[2 * me + 1] != NOBODY


def _has_points(g: State, me: Seat, least: int) -> bool:
    return g.score[me] >= least


def _has_gadgets(g: State, me: Seat, least: int) -> bool:
    return len(g.gear[2 * me]) + len(g.gear[2 * me + 1]) + (g.hq[me] != NOBODY) >= least


def _beat_villains(g: State, me: Seat, least: int) -> bool:
    return g.beaten[me] >= least


FAMOUS: Final[dict[str, Callable[[State, Seat, int], bool]]] = {
    "leader": _leads,
    "trailer": _trails,
    "die_on_number": _holds_number,
    "two_dice": _holds_two,
    "min_points": _has_points,
    "min_gadgets": _has_gadgets,
    "villain_beaten": _beat_villains,
}


# Targets


def _hero(g: State, slot: int) -> Answer:
    return ("hero", g.facts.hero_ids[g.hero[slot]])


def near_team(g: State, me: Seat) -> list[int]:
    """The districts of one's heroes and those next to them."""
    one, two = g.at[2 * me], g.at[2 * me + 1]
    return [one, two, *g.near[one], *g.near[two]]


def heroes_to_knock_out(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> list[Answer]:
    """Any hero near one's own, or any of the origin that the card names, who is still on his feet (HI-092)."""
    row: CardRow = g.facts.cards[card]
    standing = [slot for slot in range(2 * g.seats) if not g.ko[slot]]
    if row.origin is not None:
        origin = ORIGINS.index(row.origin)
        if not row.else_near or any([g.facts.origins[hero] == origin for hero in g.hero]):
            return [_hero(g, slot) for slot in standing if g.facts.origins[g.hero[slot]] == origin]
    reach = near_team(g, me)
    return [_hero(g, slot) for slot in standing if g.at[slot] in reach]


def districts_to_gas(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> list[Answer]:
    """A district next to one of one's heroes, with somebody on his feet."""
    beside = {*g.near[g.at[2 * me]], *g.near[g.at[2 * me + 1]]}
    full = {at for slot, at in enumerate(g.at) if not g.ko[slot]}
    return [("district", g.facts.district_ids[district]) for district in sorted(beside & full)]


def heroes_to_equip(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> list[Answer]:
    """One's own heroes, Aliens excepted (HI-094, HI-149)."""
    slots = (2 * me, 2 * me + 1)
    return [_hero(g, slot) for slot in slots if g.facts.origins[g.hero[slot]] != ALIEN]


def gadgets_to_replace(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> list[Answer]:
    """A hero who carries three gadgets discards one of them (HI-148)."""
    word = chosen[0][1]
    gear = g.gear[slot_of(g, word)]
    if len(gear) < g.facts.gadgets:
        return []
    return [("gadget", word, g.facts.card_ids[old]) for old in dict.fromkeys(gear)]


def heroes_to_strengthen(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> list[Answer]:
    """One's own heroes with room for a +1 Combat marker, while there are any (HI-102, HI-147)."""
    most = g.most_plus() if g.supply else 0
    return [_hero(g, slot) for slot in (2 * me, 2 * me + 1) if g.plus[slot] < most]


def pawns_to_drive(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> list[Answer]:
    """Up to two pawns go one district, in any direction; those under a die stay."""
    moved = [answer[1] for answer in chosen]
    if len(moved) >= g.facts.cards[card].pawns:
        return []
    districts = g.facts.district_ids
    ways: list[Answer] = [
        ("pawn_to", LETTERS[pawn], districts[to])
        for pawn, at in enumerate(g.pawns)
        if at not in g.die_on and LETTERS[pawn] not in moved
        for to in g.near8[at]
    ]
    return [*ways, ENOUGH] if moved else ways


def pawns_to_sweep(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> list[Answer]:
    """Any pawn that is not on Crimeland."""
    return [("pawn", LETTERS[pawn]) for pawn, at in enumerate(g.pawns) if at != g.facts.crimeland]


def districts_to_destroy(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> list[Answer]:
    """A district without heroes, neither Crimeland nor a lair."""
    return [
        ("district", g.facts.district_ids[district])
        for district in g.city
        if district != g.facts.crimeland
        and district not in g.at
        and district not in g.destroyed
        and not is_lair(g, district)
    ]


def heroes_to_drain(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> list[Answer]:
    """Any hero with a +1 Combat marker."""
    return [_hero(g, slot) for slot in range(2 * g.seats) if g.plus[slot]]


def gadgets_to_break(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> list[Answer]:
    """Any gadget of a hero, or of a team."""
    facts: Facts = g.facts
    ways: list[Answer] = [
        ("gadget", facts.hero_ids[g.hero[slot]], facts.card_ids[old])
        for slot in range(2 * g.seats)
        for old in dict.fromkeys(g.gear[slot])
    ]
    return ways + [("base", seat, facts.card_ids[old]) for seat, old in enumerate(g.hq) if old != NOBODY]


def seats_to_rob(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> list[Answer]:
    """Any opponent with a card in hand."""
    return [("seat", foe) for foe in range(g.seats) if foe != me and g.hands[foe]]


def districts_to_swap(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> list[Answer]:
    """Two districts, neither Crimeland nor lairs."""
    taken = [answer[1] for answer in chosen]
    words = g.facts.district_ids
    return [
        ("district", words[district])
        for district in g.city
        if district != g.facts.crimeland and words[district] not in taken and not is_lair(g, district)
    ]


def districts_to_rewind(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> list[Answer]:
    """Any district with a die."""
    return [("district", g.facts.district_ids[at]) for at in dict.fromkeys(g.die_on) if at != NOBODY]


AIMS: Final[dict[str, tuple[Aim, ...]]] = {
    "ko_hero": (heroes_to_knock_out,),
    "ko_block": (districts_to_gas,),
    "equipment_gadget": (heroes_to_equip, gadgets_to_replace),
    "power_up": (heroes_to_strengthen,),
    "move_crime": (pawns_to_drive, pawns_to_drive),
    "sweep": (pawns_to_sweep,),
    "destroy": (districts_to_destroy,),
    "lose_combat_token": (heroes_to_drain,),
    "lose_gadget": (gadgets_to_break,),
    "steal_card": (seats_to_rob,),
    "swap_blocks": (districts_to_swap, districts_to_swap),
    "return_dice": (districts_to_rewind,),
}
