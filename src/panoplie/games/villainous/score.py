"""The objectives, and how a game ends."""

from __future__ import annotations

from panoplie.games.villainous.board import find
from panoplie.games.villainous.facts import CURSE, PLACES
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.kernel.answers import Seat
from panoplie.kernel.outcome import Outcome


def objective_met(g: State, seat: Seat) -> bool:
    """The objectives that are looked at when a turn starts (VI-046, VI-E9)."""
    f = g.facts
    villain = f.villains[g.villain[seat]]
    if villain.objective == "immediate":
        return False
    if villain.id == "prince_john":
        return bool(g.power[seat] >= villain.power)
    below = g.bottom[seat]
    if villain.id == "maleficent":
        return len({g.at[piece] for piece in below if f.types[f.kind_of[piece]] == CURSE}) == PLACES
    if villain.id == "jafar":
        lamp = find(g, below, "magic_lamp")
        palace = f.place_of["sultans_palace"]
        return lamp != NOWHERE and g.at[lamp] == palace and find(g, below, "genie") != NOWHERE
    trident, crown = find(g, below, "trident"), find(g, below, "crown")
    lair = f.place_of["ursulas_lair"]
    return trident != NOWHERE and crown != NOWHERE and g.at[trident] == g.at[crown] == lair


def outcome(g: State) -> Outcome:
    """One villain wins alone; a game that is stopped nobody wins (VI-044)."""
    if g.winner == NOWHERE:
        return Outcome.stop((0,) * g.seats)
    scores = tuple([int(seat == g.winner) for seat in range(g.seats)])
    return Outcome.won((g.winner,), scores, g.facts.villains[g.villain[g.winner]].id)
