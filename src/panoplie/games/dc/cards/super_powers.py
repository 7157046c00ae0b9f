"""The Super Powers and the Equipment of the main deck."""

from __future__ import annotations

from panoplie.games.dc.cards.aims import (
    defence_draws,
    draws,
    fetches,
    may_destroy,
    may_destroy_one,
    own_top,
    revealed_tops,
)
from panoplie.games.dc.cards.heroes import with_others
from panoplie.games.dc.cards.kit import (
    card,
    defends,
    does,
    on_top_once,
    prices,
    uses_left,
    worth,
)
from panoplie.games.dc.facts import HERO
from panoplie.games.dc.facts.rows import CardRow
from panoplie.games.dc.state import TOP, State
from panoplie.games.dc.verbs.plays import borrow
from panoplie.games.dc.verbs.table import destroy, discard_hand, draw, foes, replenish, reveal_top
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


def batmobile(g: State, me: Seat, it: CardRow) -> Flow:
    """As the first card of the turn a new hand, otherwise Power (DC-079, DC-A26)."""
    if len(g.plays) == 1:
        discard_hand(g, me)
        yield from draw(g, me, it.count)
    else:
        g.bonus += it.bonus


def nth_metal(g: State, me: Seat, it: CardRow) -> Flow:
    """Look at the top card of the own deck; it may be destroyed."""
    if (yield from replenish(g, me)):
        g.deck[me].show(1 << me, 1)
        if (yield from may_pick(g, me, it, own_top)) is not None:
            destroy(g, g.deck[me].pop()[0], me)


def power_ring(g: State, me: Seat, it: CardRow) -> Flow:
    """Reveal the top card of the own deck: more Power if it costs something."""
    found = yield from reveal_top(g, me)
    g.bonus += it.raised - it.power if found is not None and g.facts.cost[found] >= it.least else 0


card("bulletproof", defends(bulletproof))
card("heat_vision", does(may_destroy))
card("super_speed", does(draws), defends(defence_draws))
card("super_strength")
card("x_ray_vision", does(x_ray_vision))

card("aquamans_trident", on_top_once(lambda g, me, it, kind: uses_left(g, it) > 0))
card("batmobile", does(batmobile))
card("bat_signal", does(fetches(HERO)))
card("cape_and_cowl", defends(defence_draws))
card("green_arrows_bow", prices(lambda g, me, it: it.discount))
card("lasso_of_truth", defends(defence_draws))
card("nth_metal", does(nth_metal))
card("power_ring", does(power_ring))
card("utility_belt", worth(with_others))
