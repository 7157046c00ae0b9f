"""What a sensible player looks at: how far each plan has come, the hand, and what the turn still offers."""

from __future__ import annotations

from panoplie.games.villainous.score import objective_met
from panoplie.games.villainous.sense.hand import holding
from panoplie.games.villainous.sense.hopes import prospects
from panoplie.games.villainous.sense.plans import look, plan
from panoplie.games.villainous.sense.worths import CROWD, READY, RIVAL, WON, purse
from panoplie.games.villainous.state import ACTIONS, NOWHERE, SET_UP, State
from panoplie.kernel.answers import Seat

__all__ = ["parts", "value"]


def value(g: State, seat: Seat) -> float:
    """How a seat stands against the others, with what it can still do in its turn."""
    if g.over:
        return 0.0 if g.winner == NOWHERE else WON if g.winner == seat else -WON
    if g.phase == SET_UP:
        return 0.0
    plans = [plan(g, each) for each in range(g.seats)]
    stand = [standing(g, each, plans[each]) for each in range(g.seats)]
    mine = stand.pop(seat)
    if g.active == seat and g.phase == ACTIONS:
        mine += prospects(g, seat, plans[seat], stand)
    return mine - RIVAL * max(stand) - CROWD * sum(stand) / len(stand)


def parts(g: State, seat: Seat) -> dict[str, float]:
    """What that is made of."""
    if g.over or g.phase == SET_UP:
        return {"end": value(g, seat)}
    realm = look(g, seat)
    holds = {
        "aim": realm.aim + (READY if objective_met(g, seat) else 0.0),
        "allies": realm.allies,
        "heroes": realm.heroes,
        "power": purse(g, seat, g.power[seat]),
        "hand": holding(g, seat),
    }
    stand = [standing(g, each, plan(g, each)) for each in range(g.seats) if each != seat]
    turn = prospects(g, seat, plan(g, seat), stand) if g.active == seat and g.phase == ACTIONS else 0.0
    return {**holds, "turn": turn, "rivals": value(g, seat) - sum(holds.values()) - turn}


def standing(g: State, seat: Seat, planned: float) -> float:
    """What a seat has: its plan, its Power and its hand."""
    total = planned + purse(g, seat, g.power[seat]) + holding(g, seat)
    return total + READY if objective_met(g, seat) else total
