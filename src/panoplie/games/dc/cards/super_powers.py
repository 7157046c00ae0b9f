"""The Super Powers of the main deck."""

from __future__ import annotations

from panoplie.games.dc.cards.aims import (
    defence_draws,
    draws,
    may_destroy,
    may_destroy_one,
    revealed_tops,
)
from panoplie.games.dc.cards.kit import (
    card,
    defends,
    does,
)
from panoplie.games.dc.facts.rows import CardRow
from panoplie.games.dc.state import TOP, State
from panoplie.games.dc.verbs.plays import borrow
from panoplie.games.dc.verbs.table import foes, reveal_top
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.questions import may_pick


def bulletproof(g: State, me: Seat, it: CardRow) -> Flow:
    """Draw, then destroy a card of the discard pile if you like."""
    yield from defence_draws(g, me, it)
    yield from may_destroy_one(g, me, it)


def x_ray_vision(g: State, me: Seat, it: CardRow) -> Flow:
    """All foes reveal the top of their decks; play one of these cards and put it back (DC-078, DC-A23)."""
    for foe in foes(g, me):
        yield from reveal_top(g, foe)
    if top := (yield from may_pick(g, me, it, revealed_tops)):
        kind, foe = top
        g.deck[foe].pop()
        yield from borrow(g, me, kind, TOP + foe)


card("bulletproof", defends(bulletproof))
card("heat_vision", does(may_destroy))
card("super_speed", does(draws), defends(defence_draws))
card("super_strength")
card("x_ray_vision", does(x_ray_vision))
