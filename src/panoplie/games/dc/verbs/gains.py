"""Buying, gaining and defeating: cards that come to a player."""

from __future__ import annotations

from panoplie.games.dc.cards.kit import Kind, falls, heed, heeding, on_top, on_top_once
from panoplie.games.dc.state import State
from panoplie.games.dc.verbs.plays import discount
from panoplie.games.dc.verbs.table import fetch, has_left
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow, FlowOf
from panoplie.kernel.questions import may
from panoplie.kernel.sight import EVERYONE


def goes_on_top(g: State, me: Seat, kind: Kind) -> FlowOf[bool]:
    """Whether a card that is gained goes on top of the deck; the Trident is spent last (DC-A16)."""
    f = g.facts
    it, text = f.rows[kind], f.cards[kind]
    freely = on_top in text and text.hooks[on_top](g, me, it, kind)
    freely = freely or any([hook(g, me, f.rows[source], kind) for source, hook in heeding(g, me, on_top)])
    spares = [source for source, hook in heeding(g, me, on_top_once) if hook(g, me, f.rows[source], kind)]
    if not (freely or spares) or not (yield from may(g, me, it, "on_top")):
        return False
    if not freely:
        g.used.append(spares[0])
    return True


def receive(g: State, me: Seat, kind: Kind, on_deck: bool) -> None:
    """A card that is bought or gained goes to the discard pile, or on top of the deck (DC-025, DC-049)."""
    g.gains.append(kind)
    if on_deck:
        g.deck[me].put(kind, EVERYONE)
        g.tell("put_on_top", "DC-A16", seat=me, card=g.facts.ids[kind])
    else:
        g.discard[me].append(kind)


def gain(g: State, me: Seat, kind: Kind) -> Flow:
    """Gain a card of the Line-Up (DC-049)."""
    on_deck = yield from goes_on_top(g, me, kind)
    g.line_up.remove(kind)
    g.stirred = True
    g.tell("gained", "DC-049", seat=me, card=g.facts.ids[kind])
    receive(g, me, kind, on_deck)


def gain_unseen(g: State, me: Seat) -> Flow:
    """Gain the top card of the main deck, seen only then (DC-075)."""
    g.main.show(EVERYONE, 1)
    kind = g.main.cards[-1]
    g.tell("gained", "DC-075", seat=me, card=g.facts.ids[kind])
    on_deck = yield from goes_on_top(g, me, kind)
    g.main.pop()
    receive(g, me, kind, on_deck)
    has_left(g)


def buy(g: State, me: Seat, kind: Kind) -> Flow:
    """Buy a card of the Line-Up or a Kick (DC-023)."""
    g.spent += g.facts.cost[kind]
    g.tell("bought", "DC-023", seat=me, card=g.facts.ids[kind], cost=g.facts.cost[kind])
    on_deck = yield from goes_on_top(g, me, kind)
    take_bought(g, kind)
    receive(g, me, kind, on_deck)


def take_bought(g: State, kind: Kind) -> None:
    """Take a bought card from the Line-Up, where a Kick may lie too, or from the stack of Kicks."""
    if kind in g.line_up:
        g.line_up.remove(kind)
        g.stirred = True
    else:
        g.kicks.pop()


def defeat(g: State, me: Seat, kind: Kind) -> Flow:
    """Take the Super-Villain on top of the stack by paying its cost (DC-024, DC-053)."""
    cost = max(0, g.facts.cost[kind] - discount(g))
    g.spent += cost
    g.tell("defeated", "DC-024", seat=me, card=g.facts.ids[kind], cost=cost)
    on_deck = yield from goes_on_top(g, me, kind)
    g.villains.pop()
    g.villain_up = False
    receive(g, me, kind, on_deck)
    text = g.facts.cards[kind]
    if falls in text:
        text.hooks[falls](g, g.facts.rows[kind])
        heed(g)


def fetch_gained(g: State, me: Seat, kind: Kind) -> None:
    """Put a card that was gained in this turn into the hand, from the discard pile or from the deck (DC-065)."""
    g.elsewhere.append(kind)
    if kind in g.discard[me]:
        fetch(g, me, kind)
    else:
        deck = g.deck[me]
        place = max([place for place, other in enumerate(deck.cards) if other == kind])
        g.hand[me].put(*deck.pop(place))
