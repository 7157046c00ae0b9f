"""Who may be defeated, by whom, and with how many."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Final

from panoplie.games.villainous.board import is_kind, name_of, piece_named, strength
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.kit import heeding, hook_of, own, row
from panoplie.games.villainous.state import NOWHERE, Piece, State
from panoplie.kernel.aims import Why
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Refusal

NOT_A_HERO: Final = Refusal("not-a-hero", "VI-034")
NOT_A_FIGHTER: Final = Refusal("not-a-fighter", "VI-034")


def why_not_defeat(g: State, owner: Seat, hero: Piece) -> Why:
    """A Hero at a locked location, or shielded by a card, cannot be defeated (VI-052, VI-065)."""
    if g.at[hero] == g.lock[owner]:
        why: Why = g.facts.locked[g.villain[owner]][g.at[hero]]
        return why
    for piece, shields in heeding(g, owner, kit.shields):
        why = shields(g, owner, row(g, piece), piece, hero)
        if why is not None:
            return why
    return None


def fighters(g: State, me: Seat, hero: Piece) -> list[Piece]:
    """The Allies that can fight a Hero: those at its location, and those that reach it from the next (VI-034)."""
    f = g.facts
    place = g.at[hero]
    lock = g.lock[me]
    spreads = own(g, me, kit.spreads)
    other = NOWHERE if spreads is None else spreads(g, hero)
    refused = hook_of(g, kit.refuses, f.kind_of[hero])
    reaches, idles = f.hooks[kit.reach], f.hooks[kit.idle]
    found: list[Piece] = []
    at, kind_of = g.at, f.kind_of
    for piece in filter(f.allies.__contains__, g.bottom[me]):
        here = at[piece]
        kind = kind_of[piece]
        if here != place and here != other and not (reaches[kind] and here - place in (1, -1)):
            continue
        idle = idles[kind]
        if here != lock and (idle is None or not idle(g, piece)) and f.ids[kind] != refused:
            found.append(piece)
    return found


def can_vanquish(g: State, me: Seat, hero: Piece, known: Mapping[Piece, int] | None = None) -> bool:
    """Whether all Allies that can fight a Hero together are enough; strengths may be known already."""
    if why_not_defeat(g, me, hero) is not None:
        return False
    able = fighters(g, me, hero)
    if len(able) < row(g, hero).allies:
        return False
    if known is not None:
        return sum([known[piece] for piece in able]) >= known[hero]
    need = strength(g, me, hero)
    for piece in able:
        if need <= 0:
            return True
        need -= strength(g, me, piece)
    return need <= 0


def can_vanquish_any(g: State, me: Seat) -> bool:
    """Whether any Hero of the realm can be defeated; looks no further than the first."""
    for hero in g.heroes[me]:  # noqa: SIM110  half the price of a generator
        if can_vanquish(g, me, hero):
            return True
    return False


def ways_to_vanquish(g: State, me: Seat) -> list[Answer]:
    """Every Hero with every team that is strong enough; nobody for a strength of 0 (VI-035, VI-073)."""
    ways: list[Answer] = []
    for hero in g.heroes[me]:
        if not can_vanquish(g, me, hero):
            continue
        need = strength(g, me, hero)
        able = fighters(g, me, hero)
        force = {piece: strength(g, me, piece) for piece in able}
        name = name_of(g, hero)
        for size in range(max(row(g, hero).allies, 0 if need == 0 else 1), len(able) + 1):
            for team in itertools.combinations(able, size):
                if sum([force[piece] for piece in team]) >= need:
                    ways.append(("vanquish", name, *[name_of(g, piece) for piece in team]))
    return ways


def why_not_vanquish(g: State, me: Seat, answer: Answer) -> Why:
    """Allies at the Hero's location, together at least as strong (VI-034 to VI-036)."""
    if not isinstance(answer, tuple) or len(answer) < 2 or answer[0] != "vanquish":
        return Refusal("not-an-option")
    hero = piece_named(g, answer[1])
    if hero not in g.heroes[me]:
        return NOT_A_HERO
    why = why_not_defeat(g, me, hero)
    if why is not None:
        return why
    able = fighters(g, me, hero)
    team = [piece_named(g, name) for name in answer[2:]]
    if any([piece not in able for piece in team]):
        banned = hook_of(g, kit.refuses, g.facts.kind_of[hero])
        if banned and any([piece != NOWHERE and is_kind(g, piece, banned) for piece in team]):
            return Refusal("ally-refused", "VI-065", card=banned)
        return NOT_A_FIGHTER
    if team != [piece for piece in able if piece in team]:
        return Refusal("not-an-option")
    least = row(g, hero).allies
    if len(team) < least:
        return Refusal("too-few-allies", "VI-065", need=least)
    need, have = strength(g, me, hero), sum([strength(g, me, piece) for piece in team])
    return Refusal("too-weak", "VI-035", need=need, have=have) if have < need else None
