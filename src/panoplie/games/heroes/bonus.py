"""The powers of the bonus markers, Illusion, Minions and Mimic: how they can be used, and why not otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from panoplie.games.heroes.board import heroes_beside, plays, reach_of_fight, reach_of_move, words_of_heroes
from panoplie.games.heroes.facts import LETTERS, MARKER_POWERS
from panoplie.games.heroes.state import NOBODY, State
from panoplie.games.heroes.verbs import is_lair, name, slot_of
from panoplie.kernel.answers import Answer
from panoplie.kernel.errors import Refusal


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


def why_not_use_power(g: State, slot: int, verb: str, rest: Sequence[Any]) -> Refusal | None:
    """Why Illusion, Minions or Mimic may not be used so."""
    match (verb, *rest):
        case ("shift", str(letter), str(to)) if letter in LETTERS[: len(g.pawns)] and to in g.facts.district_at:
            return why_not_shift(g, slot, LETTERS.index(letter), g.facts.district_at[to])
        case ("minions", str(letter)) if letter in LETTERS[: len(g.pawns)]:
            return why_not_send_minions(g, slot, LETTERS.index(letter))
        case ("mimic", str(hero), str(power)) if hero in words_of_heroes(g):
            return why_not_mimic(g, slot, slot_of(g, hero), power)
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
