"""Who may be defeated, by whom, and with how many."""

from __future__ import annotations

import itertools

from panoplie.games.villainous.board import (
    ENLARGED,
    QUEEN,
    is_ally,
    is_kind,
    is_wicket,
    name_of,
    piece_named,
    place_name,
    strength,
)
from panoplie.games.villainous.cards.kit import Piece, Why
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Refusal


def why_not_defeat(g: State, owner: Seat, hero: Piece) -> Why:
    """A Hero at a locked location, or shielded by a card, cannot be defeated (VI-052, VI-065)."""
    if g.at[hero] == g.lock[owner]:
        return Refusal("locked", "VI-052", place=place_name(g, owner, g.at[hero]))
    f = g.facts
    if f.shields[g.villain[owner]]:
        for pieces in (g.heroes[owner], g.attached[owner]):
            for piece in pieces:
                shields = f.cards[f.kind_of[piece]].shields
                if shields is not None:
                    refusal = shields(g, owner, piece, hero)
                    if refusal is not None:
                        return refusal  # type: ignore[no-any-return]
    return None


def fighters(g: State, me: Seat, hero: Piece) -> list[Piece]:
    """The Allies that can fight a Hero: those at its location, and those that reach it from the next (VI-034)."""
    f = g.facts
    place = g.at[hero]
    lock = g.lock[me]
    other = NOWHERE
    if g.villain[me] == QUEEN and g.mark[hero] >= ENLARGED:
        other = (g.mark[hero] - ENLARGED) // 2
    refused = f.cards[f.kind_of[hero]].refuses
    found: list[Piece] = []
    for piece in g.bottom[me]:
        here = g.at[piece]
        near = here in (place, other) or (here - place in (1, -1) and f.cards[f.kind_of[piece]].reach)
        if not near:
            continue
        if here == lock or not is_ally(g, piece) or is_wicket(g, piece):
            continue
        if refused and f.ids[f.kind_of[piece]] == refused:
            continue
        found.append(piece)
    return found


def can_vanquish(g: State, me: Seat, hero: Piece) -> bool:
    """Whether all Allies that can fight a Hero together are enough."""
    if why_not_defeat(g, me, hero) is not None:
        return False
    able = fighters(g, me, hero)
    if len(able) < g.facts.rows[g.facts.kind_of[hero]].allies:
        return False
    need = strength(g, me, hero)
    for piece in able:
        if need <= 0:
            return True
        need -= strength(g, me, piece)
    return need <= 0


def can_vanquish_any(g: State, me: Seat) -> bool:
    return any([can_vanquish(g, me, hero) for hero in g.heroes[me]])


def ways_to_vanquish(g: State, me: Seat) -> list[Answer]:
    """Every Hero with every team that is strong enough; nobody for a strength of 0 (VI-035, VI-073)."""
    ways: list[Answer] = []
    for hero in g.heroes[me]:
        if not can_vanquish(g, me, hero):
            continue
        need = strength(g, me, hero)
        able = fighters(g, me, hero)
        least = g.facts.rows[g.facts.kind_of[hero]].allies
        force = {piece: strength(g, me, piece) for piece in able}
        name = name_of(g, hero)
        for size in range(max(least, 0 if need == 0 else 1), len(able) + 1):
            for team in itertools.combinations(able, size):
                if sum([force[piece] for piece in team]) >= need:
                    ways.append(("vanquish", name, *[name_of(g, piece) for piece in team]))
    return ways


def why_not_vanquish(g: State, me: Seat, answer: Answer) -> Why:
    """Allies at the Hero's location, together at least as strong (VI-034 to VI-036)."""
    if not isinstance(answer, tuple) or len(answer) < 2 or answer[0] != "vanquish":
        return Refusal("not-an-option")
    hero = piece_named(g, me, answer[1])
    if hero not in g.heroes[me]:
        return Refusal("not-a-hero", "VI-034")
    refusal = why_not_defeat(g, me, hero)
    if refusal is not None:
        return refusal
    able = fighters(g, me, hero)
    f = g.facts
    team = [piece_named(g, me, name) for name in answer[2:]]
    if any([piece not in able for piece in team]):
        banned = f.cards[f.kind_of[hero]].refuses
        if banned and any([piece != NOWHERE and is_kind(g, piece, banned) for piece in team]):
            return Refusal("ally-refused", "VI-065", card=banned)
        return Refusal("not-a-fighter", "VI-034")
    if team != [piece for piece in able if piece in team]:
        return Refusal("not-an-option")
    least = f.rows[f.kind_of[hero]].allies
    if len(team) < least:
        return Refusal("too-few-allies", "VI-065", need=least)
    need, have = strength(g, me, hero), sum([strength(g, me, piece) for piece in team])
    if have < need:
        return Refusal("too-weak", "VI-035", need=need, have=have)
    return None
