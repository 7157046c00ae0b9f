"""The outcome: heroes that stick out above the villains do not count (PO-036 to PO-040)."""

from __future__ import annotations

from panoplie.games.pow.facts import HERO, VILLAIN
from panoplie.games.pow.state import State
from panoplie.kernel.answers import Seat
from panoplie.kernel.outcome import Outcome


def counted_heroes(g: State, seat: Seat) -> list[int]:
    """The heroes that have a villain beside them; the last ones placed stick out (PO-036, PO-037)."""
    return g.stacks[HERO][seat][: len(g.stacks[VILLAIN][seat])]


def score(g: State, seat: Seat) -> int:
    """Remaining heroes minus all villains (PO-038, PO-039)."""
    values: tuple[int, ...] = g.facts.values
    heroes = sum([values[tile] for tile in counted_heroes(g, seat)])
    villains = sum([values[tile] for tile in g.stacks[VILLAIN][seat]])
    return heroes - villains


def outcome(g: State) -> Outcome:
    """The highest total wins; equal totals share the victory (PO-040, ruling PO-A4)."""
    scores = tuple([score(g, seat) for seat in range(g.seats)])
    best = max(scores)
    return Outcome.won([seat for seat in range(g.seats) if scores[seat] == best], scores, "points")
