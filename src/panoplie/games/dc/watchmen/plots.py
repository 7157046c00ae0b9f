"""The Mastermind's Plot, and the help of the others against it (WM-063 to WM-080)."""

from __future__ import annotations

from panoplie.games.dc.cards.kit import heed
from panoplie.games.dc.state import DISCARD, FOILED, State
from panoplie.games.dc.verbs.plays import discount, lend, resolve
from panoplie.games.dc.verbs.table import others
from panoplie.games.dc.watchmen.challenges import look_for_victory
from panoplie.games.dc.watchmen.loyalty import mastermind
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.piles import at_random
from panoplie.kernel.questions import may


def pay_plot(g: State, me: Seat) -> None:
    """A Loyal player pays for the Plot; the Mastermind plays on (WM-068, WM-076, WM-A28)."""
    row = g.facts.rows[g.plots[mastermind(g)]]
    cost = max(0, row.cost - discount(g))
    g.spent += cost
    g.plot = FOILED
    g.tell("foiled", "WM-076", seat=me, card=row.id, cost=cost)
    heed(g)
    look_for_victory(g)


def may_help(g: State, me: Seat) -> list[Seat]:
    """Who may help, clockwise: Loyal players who have a hand (WM-069, WM-A6, WM-A30)."""
    everybody = g.options["helpers"] == "everybody"
    return [seat for seat in others(g, me) if g.hand[seat].cards and (everybody or not g.loyalty[seat])]


def ask_for_help(g: State, me: Seat) -> Flow:
    """Each other player, clockwise, may add a random card of the own hand (WM-069 to WM-075, WM-A7)."""
    g.helped = True
    g.tell("asked_for_help", "WM-069", seat=me)
    for ally in may_help(g, me):
        if not g.hand[ally].cards:  # a card of another helper has taken the hand, or the player
            continue
        if (yield from may(g, ally, None, "help")):
            kind = yield from at_random(g.hand[ally], g.facts.ids)
            g.hand[ally].take(kind)
            lend(g, me, kind, DISCARD + ally)
            g.tell("helped", "WM-070", seat=ally, card=g.facts.ids[kind])
            yield from resolve(g, me, kind)
        else:
            g.tell("refused", "WM-071", seat=ally)
