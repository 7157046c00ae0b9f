"""Secret roles: who is the Mastermind, what unmasks the player, and who spares whom (WM-022, WM-053 to WM-060)."""

from __future__ import annotations

from typing import Final

from panoplie.games.dc.cards.kit import heed
from panoplie.games.dc.facts import TYPES
from panoplie.games.dc.state import IN_PLAY, NOTHING, UNSEEN, State
from panoplie.kernel.answers import Seat

DISTRUST: Final = 1.5
"""How fast suspicion grows with what somebody has given less than the others."""
LEAST: Final = 0.02
"""Nobody who has not been cleared is above all suspicion."""


def is_spared(g: State, me: Seat, foe: Seat) -> bool:
    """Whether an Attack of one player does not touch another: both are Loyal, and all know it (WM-011, WM-A33)."""
    return g.is_open and not g.loyalty[me] and not g.loyalty[foe]


def is_loyal(g: State, seat: Seat) -> bool:
    """Whether a player is officially Loyal: nobody is before all cards are open (WM-060, WM-092)."""
    return g.is_open and not g.loyalty[seat]


def show_loyalty(g: State) -> None:
    """Everybody shows Loyalty (WM-026, WM-050, WM-059, WM-086)."""
    if not g.is_open:
        g.is_open = True
        roles = ["mastermind" if role else "loyal" for role in g.loyalty]
        for seat, role in enumerate(roles):
            g.tell("showed_loyalty", "WM-059", seat=seat, role=role)


def completes(g: State) -> bool:
    """Whether the cards played in this turn, each counted once, fill the Machination (WM-056, WM-061, WM-A19)."""
    f = g.facts
    row = f.machinations[g.machination]
    lines = [*row.lines]
    if g.seats <= f.box.first_line_seats:
        lines.append(row.first_line)
    cards = [kind for place, kind in enumerate(g.plays) if place not in g.repeats]
    if len(cards) < sum([line.count for line in lines]):
        return False
    for kind_type in {line.type for line in lines}:
        fitting = [kind for kind in cards if f.types[kind] == TYPES.index(kind_type)]
        same = [line for line in lines if line.type == kind_type]
        if len(fitting) < sum([line.count for line in same]):
            return False
        if len(set(fitting)) < max([line.count if line.different else 0 for line in same]):
            return False
    return True


def look_for_machination(g: State, me: Seat) -> None:
    """The Mastermind who has played all that is listed is unmasked; anybody else is not (WM-056 to WM-059).

    Whoever has done it and was not unmasked cannot be the Mastermind: that much everybody can tell.
    """
    if g.machination == NOTHING or g.plot != UNSEEN or not completes(g):
        return
    if not g.loyalty[me]:
        g.cleared |= 1 << me
        return
    g.tell("completed", "WM-056", seat=me, card=g.facts.machinations[g.machination].id)
    show_loyalty(g)
    g.plot = IN_PLAY
    g.plot_since = len(g.plays)
    g.tell("plotted", "WM-057", seat=me, card=g.facts.ids[g.plots[me]])
    heed(g)


def mastermind(g: State) -> Seat:
    """Who is the Mastermind; NOTHING if nobody is."""
    return g.loyalty.index(1) if 1 in g.loyalty else NOTHING


def suspicion(g: State) -> list[float]:
    """How suspect each player is to whoever knows nothing but what lies open, 1 for one like all the others.

    Whoever gives less than the others is more suspect, and whoever has been cleared is not suspect at all.
    """
    usual = 1 + sum(g.credit) / g.seats
    return [
        0.0 if g.cleared >> seat & 1 else (usual / (1 + credit)) ** DISTRUST
        for seat, credit in enumerate(g.credit)
    ]


def likely(g: State, seat: Seat | None) -> float:
    """How well it explains what everybody has seen that this Mastermind is the one, or that nobody is."""
    boss = mastermind(g)
    if g.is_open or not g.loyalty or boss == seat:
        return 1.0
    suspects = suspicion(g)
    guilt = suspects[boss] if boss != NOTHING else 1.0
    most = max([suspect for other, suspect in enumerate(suspects) if other != seat])
    return max(LEAST, guilt / max(guilt, most, 1.0 if len(g.loyalty_box) else 0.0))
