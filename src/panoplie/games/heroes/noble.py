"""Noble's exchange: a deed that is on offer whenever its player is asked anything (HI-108, ruling HI-A38)."""

from __future__ import annotations

from typing import Final

from panoplie.games.heroes.state import NOBLE, State
from panoplie.games.heroes.verbs import gain_points
from panoplie.kernel.aims import BARE, Aimed, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asides import beside
from panoplie.kernel.asks import Flow
from panoplie.kernel.deeds import Deed
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import may_pick

NO_NOBLE: Final = Refusal("no-noble", "HI-108")
TOO_LITTLE: Final = Refusal("too-little-justice", "HI-108")


@aim(BARE, verb="noble", kind="last_call", without=("skip",))
def exchanges(g: State, me: Seat) -> Aimed[bool]:
    """Noble turns two Justice markers into a Hero Point (HI-108, HI-A38)."""
    if not (g.powers[2 * me] | g.powers[2 * me + 1]) & NOBLE:
        return ((True, NO_NOBLE),)
    return ((True, None if g.justice[me] >= g.facts.noble_price else TOO_LITTLE),)


def exchange(g: State, me: Seat, thing: bool = True) -> None:
    """Two Justice markers make a Hero Point, at any time (HI-108)."""
    g.justice[me] -= g.facts.noble_price
    gain_points(g, me, g.facts.noble_points, "HI-108")


NOBLE_DEED: Final = Deed(exchanges, exchange)


def last_call(g: State, seat: Seat) -> Flow:
    """Before points are counted, and before anybody has won, Noble may exchange once more (ruling HI-A38)."""
    while (yield from may_pick(g, seat, None, exchanges)):
        exchange(g, seat)


def with_noble(g: State, flow: Flow) -> Flow:
    """Before each question Noble may exchange Justice markers; a turn's menu has that deed itself (HI-A38)."""
    return beside(g, flow, NOBLE_DEED, ("action", "last_call"))
