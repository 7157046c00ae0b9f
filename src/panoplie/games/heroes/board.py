"""What is within reach: of a move, of a fight, of a power, of an HQ gadget."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from panoplie.games.heroes.state import BLAST, DOUBLE_MOVE, FLY, JUMP, State
from panoplie.games.heroes.verbs import has_crime
from panoplie.kernel.answers import NOBODY, Seat

COLOUR: Final = "colour"
WHITE: Final = "white"


def team(seat: Seat) -> tuple[int, int]:
    """Where a seat's two heroes are in the lists of heroes."""
    return 2 * seat, 2 * seat + 1


def clockwise(g: State, seat: Seat) -> list[Seat]:
    """The others, from the left of a seat on."""
    return [(seat + step) % g.seats for step in range(1, g.seats)]


def team_powers(g: State, seat: Seat) -> int:
    """All that a team's heroes can do."""
    return g.powers[2 * seat] | g.powers[2 * seat + 1]


def reach_of_move(g: State, slot: int) -> tuple[int, ...]:
    """Where a Move may lead: a neighbour, a diagonal one with Fly, further with some gadgets (HI-054, HI-105)."""
    here = g.at[slot]
    powers = g.powers[slot]
    reach = g.near8[here] if powers & FLY else g.near[here]
    if powers & (DOUBLE_MOVE | JUMP):
        if powers & JUMP and not g.jumped[slot]:
            return tuple([district for district in g.city if district != here])
        if powers & DOUBLE_MOVE:
            further = [two for one in g.near[here] for two in g.near[one]]
            return tuple(dict.fromkeys([to for to in (*reach, *further) if to != here]))
    return reach


def reach_of_steps(g: State, slot: int) -> tuple[int, ...]:
    """Where one step leads (HI-054, HI-105)."""
    return g.near8[g.at[slot]] if g.powers[slot] & FLY else g.near[g.at[slot]]


def reach_of_fight(g: State, slot: int, here: int) -> Sequence[int]:
    """The crimes that a hero can fight from a district: those there and, with Blast, next to it (HI-106)."""
    if g.powers[slot] & BLAST:
        return [district for district in (here, *g.near[here]) if has_crime(g, district)]
    if here in g.pawns or here in g.villain_at:
        return (here,) if has_crime(g, here) else ()
    return ()


def heroes_beside(g: State, slot: int) -> list[int]:
    """The other heroes on a hero's district and next to it (HI-128)."""
    reach = (g.at[slot], *g.near[g.at[slot]])
    return [other for other, at in enumerate(g.at) if at in reach and other != slot]


def hq_action(g: State, seat: Seat) -> str:
    """What a team's HQ gadget can do now, with the marker that it needs (HI-064, HI-097)."""
    card = g.hq[seat]
    if card == NOBODY or g.hq_used[seat]:
        return ""
    row = g.facts.cards[card]
    markers = g.white if row.marker == WHITE else g.coloured
    return str(row.action) if markers[seat] else ""
