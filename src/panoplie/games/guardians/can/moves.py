"""Where a Move can lead (GC-154 to GC-159)."""

from __future__ import annotations

from typing import Final

from panoplie.games.guardians.board import plan, stat_of, taken
from panoplie.games.guardians.can.choices import OCCUPIED, SPACE, TOO_FAR
from panoplie.games.guardians.districts import bits
from panoplie.games.guardians.facts import SPEED
from panoplie.games.guardians.map import landings
from panoplie.games.guardians.state import State
from panoplie.games.guardians.verbs.moves import held, ways
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Refusal

HELD: Final = Refusal("held", "GC-074")


def why_so_far(g: State, seat: Seat, answer: Answer) -> Refusal:
    """Why a Space cannot be reached at all: an enemy's power keeps everybody in the Zone, or it is too far."""
    return HELD if held(g, g.active) else TOO_FAR


@aim(SPACE, verb="move", kind="move", other=why_so_far)
def destinations(g: State, seat: Seat, fig: int) -> Aimed[int]:
    """A free Space of a Zone within SPEED, or of one's own Zone (GC-154, GC-156, GC-159)."""
    p = plan(g)
    came = ways(g, fig, stat_of(g, fig, SPEED))
    occupied = taken(g)
    reached = landings(p, came, 0)
    free = reached & ~occupied
    return [(cell, None) for cell in bits(free)] + [(cell, OCCUPIED) for cell in bits(reached & occupied)]
