"""The Equipment of the main deck."""

from __future__ import annotations

from panoplie.games.dc.cards.aims import (
    defence_draws,
    fetches,
    own_top,
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
from panoplie.games.dc.state import State
from panoplie.games.dc.verbs.table import destroy, discard_hand, draw, replenish, reveal_top
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.questions import may_pick


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


card("aquamans_trident", on_top_once(lambda g, me, it, kind: uses_left(g, it) > 0))
card("batmobile", does(batmobile))
card("bat_signal", does(fetches(HERO)))
card("cape_and_cowl", defends(defence_draws))
card("green_arrows_bow", prices(lambda g, me, it: it.discount))
card("lasso_of_truth", defends(defence_draws))
card("nth_metal", does(nth_metal))
card("power_ring", does(power_ring))
card("utility_belt", worth(with_others))
