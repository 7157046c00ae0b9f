"""Worlds that a seat imagines: all that it cannot know is dealt anew, until what came out can be.

The zones of a game say what is hidden from whom (`sight`). What they cannot say, a game deals itself beforehand
(`Game.exchange`); what a seat can exclude by the rules is not imagined (`Game.possible`), and a world comes the
more often the better it explains what everybody has openly done (`Game.likely`).
"""

from __future__ import annotations

from typing import Final

from panoplie.kernel.answers import Seat
from panoplie.kernel.chance import Source
from panoplie.kernel.game import Game
from panoplie.kernel.sight import redeal
from panoplie.kernel.state import State

MOST_DEALS: Final = 200
"""How often a world is dealt anew if what came out cannot be, before it is taken as it is."""
PARTS: Final = 1000
"""How finely the lot is drawn that lets a world be imagined as often as it is likely."""


def deal_anew(game: Game, state: State, seat: Seat | None, source: Source) -> bool:
    """Exchange, in place, all that a seat does not know. Returns whether there was anything."""
    if not _deal(game, state, seat, source):
        return False
    for _ in range(MOST_DEALS):
        if _is_credible(game, state, seat, source):
            break
        _deal(game, state, seat, source)
    return True


def _deal(game: Game, state: State, seat: Seat | None, source: Source) -> bool:
    if game.exchange is not None:
        game.exchange(state, seat, source)
    return redeal(game.zones(state), seat, source)


def _is_credible(game: Game, state: State, seat: Seat | None, source: Source) -> bool:
    """Whether a seat imagines this world: it is possible, and the likelier it is the more often it is imagined."""
    if game.possible is not None and not game.possible(state, seat):
        return False
    return game.likely is None or source.below(PARTS) < PARTS * game.likely(state, seat)
