"""Where a Move can lead (GC-154 to GC-159)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from panoplie.games.guardians.board import district_of, foes_stand, plan, stat_of, taken
from panoplie.games.guardians.can.choices import HELD, OCCUPIED, SPACE, TOO_FAR
from panoplie.games.guardians.districts import bits
from panoplie.games.guardians.facts import SPEED
from panoplie.games.guardians.map import landings, reach
from panoplie.games.guardians.powers import flies, has
from panoplie.games.guardians.state import State
from panoplie.games.guardians.verbs.moves import enemies_here, held, ways
from panoplie.kernel.aims import Aimed, Weighed, Why, aim
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Refusal

BESIDE_AN_ENEMY: Final = Refusal("beside-an-enemy", "GC-155")
ENEMY_ON_THE_WAY: Final = Refusal("enemy-on-the-way", "GC-157")


def why_so_far(g: State, seat: Seat, answer: Answer) -> Refusal:
    """Why a Move does not lead to a Space: a power, an enemy here or on the way, or SPEED (GC-154 to GC-157)."""
    fig, district = g.active, district_of(g)
    if held(g, fig):
        return HELD
    cell = district.at.get(answer[1]) if len(answer) == 2 else None
    if cell is None or district.zone_of[cell] not in ways(g, fig, stat_of(g, fig, SPEED), flying=True):
        return TOO_FAR
    if taken(g) >> cell & 1:
        return OCCUPIED
    return BESIDE_AN_ENEMY if enemies_here(g, fig) else ENEMY_ON_THE_WAY


@aim(SPACE, verb="move", other=why_so_far)
def destinations(g: State, seat: Seat, fig: int) -> Aimed[int]:
    """A free Space of a Zone within SPEED, or of one's own Zone (GC-154, GC-156, GC-159)."""
    speed = 0 if held(g, fig) else stat_of(g, fig, SPEED)
    foes = foes_stand(g, g.team[fig])
    free = reach(plan(g), g.at[fig], speed, taken(g), foes, has(g, fig, flies))
    return Weighed(bits(free), all_refused(g, fig))


def is_hemmed_in(g: State, fig: int) -> bool:
    """Whether there is no free Space in a figure's own Zone: only then there may be no Move at all (GC-156)."""
    district = district_of(g)
    return not district.zones[district.zone_of[g.at[fig]]] & ~taken(g)


def all_refused(g: State, fig: int) -> Iterator[tuple[int, Why]]:
    """Spaces to which a Move would lead if nobody stood on them."""
    for cell in bits(landings(plan(g), ways(g, fig, stat_of(g, fig, SPEED)), 0) & taken(g)):
        yield cell, OCCUPIED
