"""The two things that happen to a tile."""

from __future__ import annotations

from panoplie.games.pow.facts import KINDS
from panoplie.games.pow.state import State
from panoplie.kernel.answers import Seat


def take_tile(g: State, me: Seat, kind: int, place: int) -> None:
    """Take (prendre) a tile of a row; it goes on top of the matching stack and the row closes up (PO-021)."""
    tile = g.rows[kind].pop(place - 1)  # ruling PO-A2
    g.stacks[kind][me].append(tile)
    g.tell("took", "PO-021", seat=me, row=KINDS[kind], place=place, tile=g.facts.ids[tile])


def steal_tile(g: State, me: Seat, kind: int, foe: Seat, place: int) -> None:
    """Steal (voler) a tile of an opponent's stack, counted from its top, and show it (PO-021, PO-028)."""
    stack = g.stacks[kind][foe]
    tile = stack.pop(len(stack) - place)
    g.stacks[kind][me].append(tile)
    g.tell("stole", "PO-028", seat=me, foe=foe, row=KINDS[kind], place=place, tile=g.facts.ids[tile])
