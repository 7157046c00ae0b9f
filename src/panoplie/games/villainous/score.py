"""How a game ends; each villain's own file says what his objective is."""

from __future__ import annotations

from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.kernel.answers import Seat
from panoplie.kernel.outcome import Outcome


def objective_met(g: State, seat: Seat) -> bool:
    """Whether a seat has what wins when its turn starts; other objectives win at once (VI-046, VI-E9)."""
    objective = kit.own(g, seat, kit.objective)
    return objective is not None and objective(g, seat)


def outcome(g: State) -> Outcome:
    """One villain wins alone; a game that is stopped nobody wins (VI-044)."""
    if g.winner == NOWHERE:
        return Outcome.stop((0,) * g.seats)
    scores = tuple([int(seat == g.winner) for seat in range(g.seats)])
    return Outcome.won((g.winner,), scores, g.facts.villains[g.villain[g.winner]].id)
