"""What may move, and where to: the mover and the cards of a realm."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from panoplie.games.villainous.board import NEIGHBOURS
from panoplie.games.villainous.can.nouns import PLACE, SHIFT, Shift, shifts_to_places
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.kit import By, heeding, row
from panoplie.games.villainous.facts import PLACES
from panoplie.games.villainous.state import NOWHERE, Piece, State
from panoplie.kernel.aims import Aimed, Why, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.errors import Reason, Refusal

SAME_PLACE: Final = Refusal("same-place", "VI-E1")
LOCKED_MOVER: Final = Reason("locked-mover", "VI-051", lambda g, seat, place: {"place": place})
ALREADY_THERE: Final = Refusal("already-there", "VI-055")
NOT_A_NEIGHBOUR: Final = Refusal("not-a-neighbour", "VI-055")
NO_SUCH_PLACE: Final = Refusal("no-such-place", "VI-E1")
ATTACHED: Final = Refusal("attached", "VI-043")
NOT_YOURS: Final = Refusal("not-yours", "VI-041")
NOT_A_HERO: Final = Refusal("not-a-hero", "VI-039")
ANYWHERE: Final = tuple(range(PLACES))


def forbidden(g: State, me: Seat, what: str) -> Why:
    """A Hero of the realm may forbid an action or a type of card (VI-065)."""
    for hero, forbids in heeding(g, me, kit.forbids):
        if forbids == what:
            return Refusal("hero-forbids", "VI-065", card=row(g, hero).id)
    return None


def why_not_shift(g: State, owner: Seat, piece: Piece, place: int, far: bool = False) -> Why:
    """A card moves to a neighbouring location, neither out of nor into a locked one (VI-042, VI-055)."""
    here = g.at[piece]
    lock = g.lock[owner]
    if lock != NOWHERE and (here == lock or place == lock):
        why: Refusal = g.facts.locked[g.villain[owner]][lock]
        return why
    if here == place:
        return ALREADY_THERE
    if not far and here - place not in (1, -1):
        return NOT_A_NEIGHBOUR
    return None


def why_not_move_hero(g: State, owner: Seat, hero: Piece, place: int, far: bool = False) -> Why:
    """A Hero moves like any card, unless its own text keeps it away (VI-039, VI-040)."""
    why = why_not_shift(g, owner, hero, place, far)
    if why is not None:
        return why
    f = g.facts
    kind = f.kind_of[hero]
    where = f.hooks[kit.where][kind]
    return None if where is None else where(g, owner, f.rows[kind], place)


# Aims


@aim(PLACE, verb="go", other=NO_SUCH_PLACE)
def goals(g: State, me: Seat) -> Aimed[str]:
    """Where the mover goes: to another location, and never to a locked one (VI-E1, VI-013, VI-051)."""
    found: list[tuple[str | None, Why]] = [(spot, None) for spot in g.facts.places[g.villain[me]]]
    here, lock = g.mover[me], g.lock[me]
    found[here] = found[here][0], SAME_PLACE
    if lock != NOWHERE:
        found[lock] = found[lock][0], LOCKED_MOVER
    return found


@aim(PLACE, verb="go", kind="drive", other=NO_SUCH_PLACE, tells=lambda g, me, by: {"foe": by.owner})
def drives(g: State, me: Seat, by: By) -> Aimed[str]:
    """Where another player's mover is driven (VI-078, VI-051)."""
    return goals.find(g, by.owner)


def shifts(
    g: State, owner: Seat, pieces: Sequence[Piece], heroes: bool, far: bool = False
) -> Iterator[tuple[Shift, Why]]:
    """Some pieces of a realm with every location, and why they cannot go there."""
    why_not = why_not_move_hero if heroes else why_not_shift
    for piece in pieces:
        for shift in shifts_to_places(piece):
            yield shift, why_not(g, owner, piece, shift.place, far)


@aim(SHIFT, verb="move", kind="move_item", other=NOT_YOURS)
def items_to_move(g: State, me: Seat) -> Aimed[Shift]:
    """An Item, Ally or Curse and a neighbouring location; attached Items go along (VI-041 to VI-043)."""
    barred = forbidden(g, me, "move_item")
    if barred is not None:
        return [(Shift(piece, place), barred) for piece in g.bottom[me] for place in NEIGHBOURS[g.at[piece]]]
    attached: list[tuple[Shift, Why]] = [
        (Shift(item, place), ATTACHED) for item in g.attached[me] for place in ANYWHERE
    ]
    return [*shifts(g, me, g.bottom[me], heroes=False), *attached]


@aim(SHIFT, verb="move", kind="move_hero", other=NOT_A_HERO)
def heroes_to_move(g: State, me: Seat) -> Aimed[Shift]:
    """A Hero and a neighbouring location (VI-039, VI-040)."""
    return shifts(g, me, g.heroes[me], heroes=True)


def can_move_any(g: State, me: Seat) -> Why:
    """Whether any Item, Ally or Curse can move; quicker than asking the aim (VI-041, VI-042)."""
    barred = forbidden(g, me, "move_item")
    if barred is not None:
        return barred
    lock = g.lock[me]
    for piece in g.bottom[me]:
        place = g.at[piece]
        if place != lock and any([other != lock for other in NEIGHBOURS[place]]):
            return None
    return Refusal("nothing-to-move", "VI-041")
