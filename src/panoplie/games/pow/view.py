"""What a seat sees. Covered tiles are not shown to anyone, their owner included (PO-022)."""

from __future__ import annotations

from typing import Any

from panoplie.games.pow.facts import KINDS
from panoplie.games.pow.score import counted_heroes, score
from panoplie.games.pow.state import State
from panoplie.kernel.answers import Seat
from panoplie.kernel.sight import EVERYONE, Zone


def view(g: State, seat: Seat | None) -> dict[str, Any]:
    """The table as anyone sees it: nothing in POW! is private."""
    return {
        "active": g.active if g.is_set_up and not g.over else None,
        "throw": g.throw,
        "kept": list(g.kept),
        "rolled": list(g.rolled),
        "rows": {
            kind: [g.facts.faces[tile] for tile in g.rows[i]] if g.is_set_up else []
            for i, kind in enumerate(KINDS)
        },
        "seats": [_player(g, owner) for owner in range(g.seats)],
    }


def zones(g: State) -> list[Zone]:
    """Everybody saw every tile being taken, so a player who remembers knows them all."""
    rows = [Zone(KINDS[kind], row, EVERYONE) for kind, row in enumerate(g.rows)]
    stacks = [Zone(KINDS[kind], stack, EVERYONE) for kind in range(2) for stack in g.stacks[kind]]
    return rows + stacks


def _player(g: State, owner: Seat) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "stacks": {kind: _stack(g, g.stacks[i][owner]) for i, kind in enumerate(KINDS)},
    }
    if g.over:
        seen["counted"] = len(counted_heroes(g, owner))
        seen["score"] = score(g, owner)
    return seen


def _stack(g: State, stack: list[int]) -> dict[str, Any]:
    """A stack's height and its top; all of it, bottom first, after the game or with the memory aid."""
    faces = g.facts.faces
    seen: dict[str, Any] = {"height": len(stack), "top": faces[stack[-1]] if stack else None}
    if g.over or g.options["memory_aid"]:
        seen["tiles"] = [faces[tile] for tile in stack]
    return seen
