"""How a table of POW! is laid out by name, in the middle of a game: for lessons and for tests."""

from __future__ import annotations

from collections.abc import Mapping

from panoplie.games.pow.state import State
from panoplie.kernel.answers import Seat


def arrange(
    g: State,
    heroes: str | None = None,
    villains: str | None = None,
    stacks: Mapping[Seat, tuple[str, str]] | None = None,
    turn: Seat = 0,
) -> None:
    """Before a turn: heroes="1 2 3", villains="4 1", stacks={1: ("6 5", "1")}, turn=1.

    Tiles are named by their values, rows from the left, stacks from the bottom: the row of heroes starts with the
    1, and seat 1, whose turn it is, has a 5 on top of its heroes. A row that is not named holds, in the order of
    the box, all tiles that are in no stack.
    """
    for kind, row in enumerate((heroes, villains)):
        box = g.rows[kind]
        for seat, pair in (stacks or {}).items():
            g.stacks[kind][seat] = take_out(g, pair[kind], box)
        if row is not None:
            g.rows[kind] = take_out(g, row, box)
    g.active = turn
    g.is_set_up = True


def take_out(g: State, values: str, tiles: list[int]) -> list[int]:
    """Take tiles with these values out of a heap."""
    taken = []
    for value in values.split():
        left = [tile for tile in tiles if g.facts.values[tile] == int(value)]
        assert left, f"No tile with the value {value} is left."
        tiles.remove(left[0])
        taken.append(left[0])
    return taken
