"""Tiles and the district that they form: Zones, Spaces, walls, doors and orange Spaces (GC-100 to GC-106).

A Space is a cell of the grid, by number from the north-west (`y * width + x`), and a set of Spaces is an int with
one bit for each.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

SIDE: Final = 4
"""A tile is a square of so many cells each way."""
SOLID: Final = "#"
COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"
OUTWARD: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

Cell: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[int, int]
"""Two neighbouring Spaces, the smaller number first."""


class Door(NamedTuple):
    id: str
    between: tuple[Cell, Cell]
    open: bool


class Tile(NamedTuple):
    """One face of a tile: equal letters are a Zone, `#` is solid; walls and doors stand between two cells."""

    id: str
    grid: tuple[str, ...]
    walls: tuple[tuple[Cell, Cell], ...] = ()
    doors: tuple[Door, ...] = ()
    edges: tuple[tuple[str, int], ...] = ()
    """Border cells that are walled towards the next tile: the side and the place along it."""
    spots: tuple[tuple[Cell, str], ...] = ()
    """The orange Spaces, with what can be done there (GC-101, GC-103)."""


def cell_of(name: str) -> Cell:
    """A cell by its column and row.

    >>> cell_of("c2")
    (2, 1)
    """
    return COLUMNS.index(name[0]), int(name[1:]) - 1


def _numbers(byte: int, first: int) -> tuple[int, ...]:
    return tuple([first + place for place in range(8) if byte >> place & 1])


FEW: Final = 4
"""So many numbers are sooner taken out of a set one by one than looked up byte by byte."""
BYTES: Final = 12
"""A set is so long: no district has more than 96 cells."""
_BYTES: Final = tuple([tuple([_numbers(byte, 8 * place) for byte in range(256)]) for place in range(BYTES)])
"""For each byte of a set the numbers that its 256 values stand for."""


def bits(spaces: int) -> list[int]:
    """The numbers in a set, in their order.

    >>> bits(0b10011)
    [0, 1, 4]
    """
    found: list[int] = []
    if spaces.bit_count() <= FEW:
        while spaces:
            lowest = spaces & -spaces
            found.append(lowest.bit_length() - 1)
            spaces ^= lowest
        return found
    for numbers, byte in zip(_BYTES, spaces.to_bytes(BYTES, "little"), strict=True):
        if byte:
            found += numbers[byte]
    return found


class District:
    """Tiles joined edge to edge in a rectangle (GC-008, GC-024)."""

    __slots__ = (
        "at", "border", "closed", "door_edges", "doors", "doors_beside", "height", "names", "size",
        "spaces", "spots", "tiles", "walls", "width", "zone_at", "zone_names", "zone_of", "zones",
    )  # fmt: skip

    def __init__(self, tiles: tuple[tuple[Tile, ...], ...]) -> None:
        self.tiles = tiles
        self.width, self.height = SIDE * len(tiles[0]), SIDE * len(tiles)
        self.size = self.width * self.height
        self.names = tuple([f"{COLUMNS[cell % self.width]}{cell // self.width + 1}" for cell in range(self.size)])
        """Each Space by its column and its row: `a1` is in the north-west."""
        self.at = {name: cell for cell, name in enumerate(self.names)}
        zone_names: list[str] = []
        zone_of = [-1] * self.size
        walls: set[Edge] = set()
        doors: list[str] = []
        door_edges: list[Edge] = []
        self.closed = 0
        """The doors that are closed when a game begins, one bit each."""
        self.spots: dict[int, str] = {}
        for down, row in enumerate(tiles):
            for right, tile in enumerate(row):
                x0, y0 = SIDE * right, SIDE * down
                for y in range(SIDE):
                    for x in range(SIDE):
                        if tile.grid[y][x] != SOLID:
                            name = f"{tile.id}{tile.grid[y][x]}"
                            if name not in zone_names:
                                zone_names.append(name)
                            zone_of[self.cell(x0 + x, y0 + y)] = zone_names.index(name)
                walls |= {self._edge(x0, y0, *pair) for pair in tile.walls}
                for door in tile.doors:
                    self.closed |= (not door.open) << len(doors)
                    doors.append(door.id)
                    door_edges.append(self._edge(x0, y0, *door.between))
                for side, place in tile.edges:
                    x, y = _border_cell(side, place)
                    out_x, out_y = x0 + x + OUTWARD[side][0], y0 + y + OUTWARD[side][1]
                    if 0 <= out_x < self.width and 0 <= out_y < self.height:
                        walls.add(self._edge(x0, y0, (x, y), (out_x - x0, out_y - y0)))
                self.spots |= {self.cell(x0 + x, y0 + y): spot for (x, y), spot in tile.spots}
        self.walls = frozenset(walls)
        self.doors, self.door_edges = tuple(doors), tuple(door_edges)
        self.doors_beside: dict[int, int] = {}
        """The doors beside each Space that has any, one bit each."""
        for number, edge in enumerate(door_edges):
            for cell in edge:
                self.doors_beside[cell] = self.doors_beside.get(cell, 0) | 1 << number
        self.zone_names, self.zone_of = tuple(zone_names), tuple(zone_of)
        self.zone_at = {name: zone for zone, name in enumerate(zone_names)}
        zones = [0] * len(zone_names)
        for cell, zone in enumerate(zone_of):
            if zone >= 0:
                zones[zone] |= 1 << cell
        self.zones = tuple(zones)
        """The Spaces of each Zone."""
        self.spaces = sum(self.zones)
        rim = sum([1 << cell for cell in range(self.size) if self._on_rim(cell)])
        self.border = sum([zone for zone in self.zones if zone & rim])
        """The Spaces of all Zones that touch the edge of the board."""

    def cell(self, x: int, y: int) -> int:
        return y * self.width + x

    def where(self, cell: int) -> Cell:
        return cell % self.width, cell // self.width

    def _edge(self, x0: int, y0: int, one: Cell, other: Cell) -> Edge:
        a, b = self.cell(x0 + one[0], y0 + one[1]), self.cell(x0 + other[0], y0 + other[1])
        return (a, b) if a < b else (b, a)

    def _on_rim(self, cell: int) -> bool:
        x, y = self.where(cell)
        return x in (0, self.width - 1) or y in (0, self.height - 1)


@functools.cache
def assemble(tiles: tuple[tuple[Tile, ...], ...]) -> District:
    """The district of a layout, row by row; the same tiles are put together once."""
    return District(tiles)


def lay_out(tiles: Mapping[str, Tile], layout: Sequence[Sequence[str]]) -> District:
    """The district of a layout that names its tiles."""
    return assemble(tuple([tuple([tiles[name] for name in row]) for row in layout]))


def _border_cell(side: str, place: int) -> Cell:
    last = SIDE - 1
    return {"N": (place, 0), "E": (last, place), "S": (place, last), "W": (0, place)}[side]
