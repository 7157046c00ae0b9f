"""What a seat sees. Covered tiles are not shown to anyone, their owner included (PO-022)."""

from __future__ import annotations

import msgspec

from panoplie.games.pow.facts import HERO, VILLAIN
from panoplie.games.pow.score import counted_heroes, score
from panoplie.games.pow.state import State
from panoplie.kernel.answers import Seat
from panoplie.kernel.sight import EVERYONE, Zone


class Tile(msgspec.Struct, frozen=True):
    id: str
    value: int
    source: str


class Stack(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stack's height and its top; all of it, bottom first, after the game or with the memory aid."""

    height: int
    top: Tile | None
    tiles: list[Tile] | None = None


class Stacks(msgspec.Struct, frozen=True):
    hero: Stack
    villain: Stack


class Rows(msgspec.Struct, frozen=True):
    hero: list[Tile]
    villain: list[Tile]


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies before a seat and, when the game is over, what it is worth."""

    stacks: Stacks
    counted: int | None = None
    score: int | None = None


class View(msgspec.Struct, frozen=True):
    """The table as anyone sees it: nothing in POW! is private."""

    active: int | None
    throw: int
    kept: list[str]
    rolled: list[str]
    rows: Rows
    seats: list[Player]


def view(g: State, seat: Seat | None) -> View:
    heroes, villains = ([_tile(g, tile) for tile in row] if g.is_set_up else [] for row in g.rows)
    return View(
        active=g.active if g.is_set_up and not g.over else None,
        throw=g.throw,
        kept=list(g.kept),
        rolled=list(g.rolled),
        rows=Rows(heroes, villains),
        seats=[_player(g, owner) for owner in range(g.seats)],
    )


def zones(g: State) -> list[Zone]:
    """Everybody saw every tile being taken, so a player who remembers knows them all."""
    rows = [Zone("tile", row, EVERYONE) for row in g.rows]
    stacks = [Zone("tile", stack, EVERYONE) for kind in (HERO, VILLAIN) for stack in g.stacks[kind]]
    return rows + stacks


def _player(g: State, owner: Seat) -> Player:
    stacks = Stacks(_stack(g, g.stacks[HERO][owner]), _stack(g, g.stacks[VILLAIN][owner]))
    if not g.over:
        return Player(stacks)
    return Player(stacks, len(counted_heroes(g, owner)), score(g, owner))


def _stack(g: State, stack: list[int]) -> Stack:
    is_open = g.over or g.options["memory_aid"]
    tiles = [_tile(g, tile) for tile in stack] if is_open else None
    return Stack(len(stack), _tile(g, stack[-1]) if stack else None, tiles)


def _tile(g: State, tile: int) -> Tile:
    f = g.facts
    return Tile(f.ids[tile], f.values[tile], f.sources[tile])
