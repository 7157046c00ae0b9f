"""What an activated hero can do with an Action (GC-133, GC-136)."""

from __future__ import annotations

from typing import Final

from panoplie.games.guardians.can.choices import CARD
from panoplie.games.guardians.facts import ACTION, UNIQUE
from panoplie.games.guardians.powers import free_move, is_coordination, is_hushed, uses
from panoplie.games.guardians.state import State
from panoplie.kernel.aims import BARE, Aimed, Weighed, Why, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.errors import Refusal

FREE_MOVE: Final = 8
"""The bit of `spent` for whoever has made the Move that costs no Action."""

USED: Final = Refusal("used-already", "GC-072")
NO_TARGET: Final = Refusal("no-target", "GC-070")
HAUGHTY: Final = Refusal("no-coordination", "GC-080")
FACE_DOWN: Final = Refusal("face-down", "GC-129")
NOT_LEFT: Final = Refusal("not-on-the-left", "GC-057")


@aim(BARE, verb="end")
def ends(g: State, seat: Seat) -> Aimed[bool]:
    """Actions that are not used are lost (GC-134)."""
    return Weighed([True], ())


def has_free_move(g: State, fig: int) -> bool:
    return bool(g.heeds[fig] & free_move.bit) and not g.spent[fig] & FREE_MOVE


def why_not_use(g: State, fig: int, kind: int, place: int) -> Why:
    """Why the ACTION of a card on the left may not be used now (GC-070 to GC-072)."""
    if g.down[fig] >> place & 1:
        return FACE_DOWN
    if g.used >> kind & 1:
        return USED
    row = g.facts.rows[kind]
    if is_coordination(row) and is_hushed(g, fig):
        return HAUGHTY
    use = uses.of(g.facts.card_texts[kind])
    assert use is not None
    why: Why = None if use.need is None else use.need(g, fig, row)
    if why is None and use.aim is not None and not use.aim.any(g, g.owner[fig], fig, row):
        return NO_TARGET
    return why


@aim(CARD, verb="power", other=NOT_LEFT)
def powers_to_use(g: State, seat: Seat, fig: int) -> Aimed[int]:
    """A Special Power headed ACTION or ACTION UNIQUE (GC-071, GC-072)."""
    found: list[tuple[int, Why]] = []
    for place, card in enumerate(g.laid[fig]):
        if not card & 1 and g.facts.uses[card >> 1] in (ACTION, UNIQUE):
            found.append((card >> 1, why_not_use(g, fig, card >> 1, place)))
    return found
