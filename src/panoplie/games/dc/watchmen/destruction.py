"""What becomes of a player who is destroyed (WM-091, WM-A20, WM-A36)."""

from __future__ import annotations

from panoplie.games.dc.state import DISCARD, HAND, TOP, State
from panoplie.games.dc.verbs.table import destroy, end_game
from panoplie.kernel.answers import Seat


def destroy_player(g: State, me: Seat, seat: Seat) -> None:
    """A player plays no more, and all that player's cards are destroyed (WM-091, WM-A20, WM-A36)."""
    g.gone[seat] = 1
    g.tell("player_destroyed", "WM-091", seat=me, foe=seat)
    for kind in sorted((*g.hand[seat].cards, *g.deck[seat].cards, *g.discard[seat])):
        destroy(g, kind, seat)
    for kind in (*g.under[seat].cards, *g.locations[seat]):
        destroy(g, kind)  # no Challenge counts these (WM-A41)
    for place in reversed(range(len(g.area))):  # what the player has lent (WM-A30)
        if g.homes[place] in (TOP + seat, HAND + seat, DISCARD + seat):
            g.homes.pop(place)
            destroy(g, g.area.pop(place))
    for pile in (g.hand[seat], g.deck[seat], g.under[seat]):
        pile.clear()
    g.discard[seat].clear()
    g.locations[seat].clear()
    g.super_heroes[seat].clear()
    if 1 in g.loyalty and all([g.gone[other] or g.loyalty[other] for other in range(g.seats)]):
        end_game(g, "mastermind")
