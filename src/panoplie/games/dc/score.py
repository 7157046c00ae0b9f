"""Victory Points, and who has won (DC-056 to DC-064, WM-006, WM-007)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from panoplie.games.dc.cards.kit import Kind, worth
from panoplie.games.dc.facts import STARRED
from panoplie.games.dc.state import State
from panoplie.kernel.answers import Seat
from panoplie.kernel.outcome import Outcome, Sides, each_alone


def sides(seats: int, options: Mapping[str, Any]) -> Sides:
    """Partners sit opposite each other (DC-102); in Watchmen nobody can tell who is on whose side."""
    return ((0, 2), (1, 3)) if options["variant"] == "teams" else each_alone(seats, options)


def cards_of(g: State, seat: Seat) -> list[Kind]:
    """All cards of a player, those in front of the active one too (DC-058, DC-A14, DC-A18)."""
    own = [*g.deck[seat].cards, *g.hand[seat].cards, *g.discard[seat], *g.locations[seat], *g.under[seat].cards]
    if seat == g.active:
        own += [kind for kind, home in zip(g.area, g.homes, strict=True) if not home]
    return own


def points(g: State, seat: Seat) -> int:
    """The Victory Points of a player (DC-058 to DC-062)."""
    cards = cards_of(g, seat)
    return sum([value(g, kind, cards) for kind in cards])


def value(g: State, kind: Kind, cards: list[Kind]) -> int:
    """What a card is worth among all cards of its player (DC-059 to DC-062)."""
    f = g.facts
    vp = f.vp[kind]
    return f.cards[kind].hooks[worth](f, f.rows[kind], cards) if vp == STARRED else vp


def villains_of(g: State, seat: Seat) -> int:
    """How many Super-Villains a player has (DC-064)."""
    return sum([g.facts.is_super_villain[kind] for kind in cards_of(g, seat)])


def outcome(g: State) -> Outcome:
    """How the game ended."""
    return watchmen_outcome(g) if g.options["watchmen"] else base_outcome(g)


def base_outcome(g: State) -> Outcome:
    """Most points win, then most Super-Villains; teams add up (DC-063, DC-064, DC-107, DC-A6, DC-A33)."""
    scores = [points(g, seat) for seat in range(g.seats)]
    if g.ended == "stopped":
        return Outcome.stop(scores)
    camps = sides(g.seats, g.options)
    ranks = [
        (sum([scores[seat] for seat in camp]), sum([villains_of(g, seat) for seat in camp])) for camp in camps
    ]
    winners = sorted(
        [seat for camp, rank in zip(camps, ranks, strict=True) if rank == max(ranks) for seat in camp]
    )
    return Outcome.won(winners, scores, g.ended, camps)


def watchmen_outcome(g: State) -> Outcome:
    """The Loyal players or the Mastermind, or nobody (WM-006, WM-007, WM-050, WM-A23, WM-A36, WM-A37)."""
    loyal = [seat for seat in range(g.seats) if not g.loyalty[seat]]
    boss = [seat for seat in range(g.seats) if g.loyalty[seat]]
    winners: list[Seat] = []
    if g.ended == "loyal":
        winners = [seat for seat in loyal if not g.gone[seat] or g.options["destroyed"] == "wins_too"]
    elif g.ended == "mastermind":
        winners = boss
    scores = [int(seat in winners) for seat in range(g.seats)]
    if g.ended == "stopped":
        return Outcome.stop(scores)
    return Outcome.won(winners, scores, g.ended, tuple([tuple(side) for side in (loyal, boss) if side]))
