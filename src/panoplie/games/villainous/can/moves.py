"""What may move, and where to: the mover and the cards of a realm."""

from __future__ import annotations

from panoplie.games.villainous.board import NEIGHBOURS, place_name
from panoplie.games.villainous.cards.kit import Piece, Why
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.kernel.answers import Seat
from panoplie.kernel.errors import Refusal


def why_not_go(g: State, me: Seat, place: int) -> Why:
    """The mover goes to another location, and never to a locked one (VI-051, VI-E1)."""
    if place == NOWHERE:
        return Refusal("no-such-place", "VI-E1")
    if place == g.lock[me]:
        return Refusal("locked-mover", "VI-051", place=place_name(g, me, place))
    if place == g.mover[me]:
        return Refusal("same-place", "VI-E1")
    return None


def forbidden(g: State, me: Seat, what: str) -> Why:
    """A Hero of the realm may forbid an action or a type of card (VI-065)."""
    f = g.facts
    for hero in g.heroes[me]:
        if f.cards[f.kind_of[hero]].forbids == what:
            return Refusal("hero-forbids", "VI-065", card=f.ids[f.kind_of[hero]])
    return None


def why_not_shift(g: State, owner: Seat, piece: Piece, place: int, far: bool = False) -> Why:
    """A card moves to a neighbouring location, neither out of nor into a locked one (VI-042, VI-055)."""
    here = g.at[piece]
    if place == NOWHERE:
        return Refusal("no-such-place", "VI-055")
    if here == g.lock[owner]:
        return Refusal("locked", "VI-052", place=place_name(g, owner, here))
    if place == g.lock[owner]:
        return Refusal("locked", "VI-052", place=place_name(g, owner, place))
    if here == place:
        return Refusal("already-there", "VI-055")
    if not far and here - place not in (1, -1):
        return Refusal("not-a-neighbour", "VI-055")
    return None


def why_not_move_hero(g: State, owner: Seat, hero: Piece, place: int, far: bool = False) -> Why:
    """A Hero moves like any card, unless its own text keeps it away (VI-039, VI-040)."""
    if hero not in g.heroes[owner]:
        return Refusal("not-a-hero", "VI-039")
    refusal = why_not_shift(g, owner, hero, place, far)
    if refusal is not None:
        return refusal
    f = g.facts
    where = f.cards[f.kind_of[hero]].where
    if where is not None:
        refusal = where(g, owner, place)
    return refusal


def why_not_move(g: State, me: Seat, piece: Piece, place: int) -> Why:
    """A loose Item, Ally or Curse moves; an attached Item goes with its bearer (VI-041 to VI-043)."""
    if piece in g.attached[me]:
        return Refusal("attached", "VI-043")
    if piece not in g.bottom[me]:
        return Refusal("not-yours", "VI-041")
    return forbidden(g, me, "move_item") or why_not_shift(g, me, piece, place)


def why_not_move_any(g: State, me: Seat) -> Why:
    refusal = forbidden(g, me, "move_item")
    if refusal is not None:
        return refusal
    lock = g.lock[me]
    for piece in g.bottom[me]:
        place = g.at[piece]
        if place != lock and any([other != lock for other in NEIGHBOURS[place]]):
            return None
    return Refusal("nothing-to-move", "VI-041")
