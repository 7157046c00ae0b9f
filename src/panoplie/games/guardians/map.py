"""Moving by Zones, touching and seeing in a district (GC-154 to GC-163).

Nothing here knows a match: whoever stands where is handed in as a set of Spaces. Everything that walls, closed
doors and solid cells decide is worked out once for a district and the doors that are closed in it.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from panoplie.games.guardians.districts import Cell, District, Edge, bits

FAR: Final = 99
"""As many steps as no district has: there is no way."""
EVERYWHERE: Final = -1
"""All Zones, as a set."""
STONE: Final = 1 << 127
"""The bit of everything that never gives way; no cell has so high a number."""


class Stop(NamedTuple):
    """Something that cuts a line, and the Spaces that it stands on or between."""

    kind: Literal["wall", "door", "solid", "piece"]
    spaces: tuple[int, ...]
    door: str | None = None


class Line(NamedTuple):
    """A straight line between two Spaces: the Spaces that it passes, and what cuts it, in its order."""

    spaces: tuple[int, ...]
    stops: tuple[Stop, ...]

    @property
    def clear(self) -> bool:
        return not self.stops


@functools.cache
def steps_along(dx: int, dy: int) -> tuple[Cell, ...]:
    """The cells that a line passes from the centre of cell (0, 0) to the centre of (dx, dy).

    It leaves a cell through the side that it meets first, and through a corner where it meets two at once: the
    comparison is one of whole numbers.

    >>> steps_along(2, 1)
    ((0, 0), (1, 0), (1, 1), (2, 1))
    >>> steps_along(-2, 2)
    ((0, 0), (-1, 1), (-2, 2))
    """
    right, down = (1 if dx >= 0 else -1), (1 if dy >= 0 else -1)
    wide, high = abs(dx), abs(dy)
    x = y = 0
    cells = [(0, 0)]
    while (x, y) != (wide, high):
        to_side, to_floor = (2 * x + 1) * high, (2 * y + 1) * wide
        x += to_side <= to_floor
        y += to_floor <= to_side
        cells.append((right * x, down * y))
    return tuple(cells)


class Step(NamedTuple):
    """One step of a line, from cell to cell; through a corner it passes between two others."""

    here: int
    there: int
    flanks: tuple[int, int] | None


@functools.cache
def steps_across(dx: int, dy: int, width: int) -> tuple[Step, ...]:
    """The steps of a line in a district so wide, by what is added to the number of the cell where it begins.

    >>> steps_across(2, 1, 12)[1]
    Step(here=1, there=13, flanks=None)
    >>> steps_across(1, 1, 12)
    (Step(here=0, there=13, flanks=(1, 12)),)
    """
    found = []
    for (x, y), (x2, y2) in itertools.pairwise(steps_along(dx, dy)):
        flanks = None if x == x2 or y == y2 else (y * width + x2, y2 * width + x)
        found.append(Step(y * width + x, y2 * width + x2, flanks))
    return tuple(found)


def barred_edges(district: District, closed: int) -> frozenset[Edge]:
    """The edges that nobody crosses, in either direction: walls, and the doors that are closed."""
    edges = district.walls | {edge for door, edge in enumerate(district.door_edges) if closed >> door & 1}
    return edges | {(b, a) for a, b in edges}


def zone_graph(district: District, barred: frozenset[Edge]) -> tuple[tuple[int, ...], ...]:
    """Zones are beside each other where two of their cells are, side by side and with nothing between (GC-104)."""
    found: list[set[int]] = [set() for _ in district.zones]
    for cell in bits(district.spaces):
        x, y = district.where(cell)
        near = [cell + 1] if x + 1 < district.width else []
        near += [cell + district.width] if y + 1 < district.height else []
        for other in near:
            one, two = district.zone_of[cell], district.zone_of[other]
            if two not in (-1, one) and (cell, other) not in barred:
                found[one].add(two)
                found[two].add(one)
    return tuple([tuple(sorted(zones)) for zones in found])


def distances(beside: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """From each Zone the number of Zones to cross to every other; FAR where there is no way."""
    table = []
    for start in range(len(beside)):
        row = [FAR] * len(beside)
        row[start] = 0
        queue = [start]
        for zone in queue:
            for near in beside[zone]:
                if row[near] == FAR:
                    row[near] = row[zone] + 1
                    queue.append(near)
        table.append(tuple(row))
    return tuple(table)


def circles_around(zones: tuple[int, ...], steps: tuple[int, ...]) -> tuple[int, ...]:
    """The Spaces of all Zones that are so many Zones away or less, for every number that makes a difference."""
    most = max([far for far in steps if far < FAR])
    return tuple([sum([zones[zone] for zone, far in enumerate(steps) if far <= wide]) for wide in range(most + 1)])


class Plan:
    """What can be reached, touched and seen in a district as long as its doors stay as they are."""

    __slots__ = (
        "adjacent", "barred", "beside", "between", "circles", "closed", "district", "leaps", "open_to", "pinches",
        "steps",
    )  # fmt: skip

    def __init__(self, district: District, closed: int) -> None:
        self.district = district
        self.closed = closed
        self.barred = barred_edges(district, closed)
        self.beside = zone_graph(district, self.barred)
        """For each Zone the Zones that a Move leads to (GC-104, GC-154)."""
        self.steps = distances(self.beside)
        self.leaps = distances(zone_graph(district, frozenset()))
        """How far Zones are from each other, and how far for one who needs no door."""
        self.circles = tuple([circles_around(district.zones, row) for row in self.steps])
        """For each Zone the Spaces of all Zones up to 0, 1, 2 ... Zones away, as far as there is a way."""
        size = district.size
        rows: list[list[int]] = [[STONE] * size for _ in range(size)]
        self.pinches: dict[int, tuple[tuple[int, int], ...]] = {}
        spaces = bits(district.spaces)
        width, where = district.width, [district.where(cell) for cell in range(size)]
        for place, a in enumerate(spaces):
            x, y = where[a]
            for b in spaces[place + 1 :]:
                x2, y2 = where[b]
                passed, pinched = self._weigh(a, b, steps_across(x2 - x, y2 - y, width))
                rows[a][b] = rows[b][a] = passed
                if pinched:
                    self.pinches[a * size + b] = self.pinches[b * size + a] = pinched
        self.between = tuple([tuple(row) for row in rows])
        """For two Spaces those that the line between them passes, or STONE if nothing can be seen along it."""
        self.open_to = tuple([sum([1 << b for b in spaces if not row[b] & STONE]) for row in rows])
        """For each Space the Spaces that can be seen from it as long as nobody and no Object is in the way."""
        self.adjacent = tuple([self._neighbours(cell) for cell in range(size)])
        """For each Space the eight around it that no wall, closed door or solid cell cuts off (GC-160, GC-161)."""

    def _neighbours(self, cell: int) -> int:
        x, y = self.district.where(cell)
        around = 0
        for y2 in range(max(0, y - 1), min(self.district.height, y + 2)):
            for x2 in range(max(0, x - 1), min(self.district.width, x + 2)):
                around |= 1 << self.district.cell(x2, y2)
        return around & self.open_to[cell]

    def steps_of(self, a: int, b: int) -> tuple[Step, ...]:
        """The steps of the line from `a` to `b`, counted from `a`."""
        width = self.district.width
        return steps_across(b % width - a % width, b // width - a // width, width)

    def _weigh(self, a: int, b: int, steps: tuple[Step, ...]) -> tuple[int, tuple[tuple[int, int], ...]]:
        """What must be free for the line: the Spaces on it, and of each pair beside a corner one of the two."""
        zone_of, barred = self.district.zone_of, self.barred
        passed = 0
        pinched: list[tuple[int, int]] = []
        for here, there, flanks in steps:
            if a + there != b:
                passed |= 1 << a + there if zone_of[a + there] >= 0 else STONE
            if flanks is None:
                passed |= STONE if (a + here, a + there) in barred else 0
            else:
                one, other = [self._detour(a + here, a + flank, a + there) for flank in flanks]
                if one == STONE or other == STONE:
                    passed |= one if other == STONE else other
                else:
                    pinched.append((one, other))
            if passed & STONE:
                return STONE, ()
        return passed, tuple(pinched)

    def _detour(self, here: int, flank: int, there: int) -> int:
        """What must be free to go around a corner on one side: the cell there, or STONE if there is no way."""
        if self.district.zone_of[flank] < 0 or (here, flank) in self.barred or (flank, there) in self.barred:
            return STONE
        return 1 << flank


@functools.cache
def plan_of(district: District, closed: int) -> Plan:
    """The district with these doors closed; worked out the first time that somebody wants it."""
    return Plan(district, closed)


# Moving


def walk(
    plan: Plan, start: int, speed: int, taken: int, foes: int, flies: bool = False, within: int = EVERYWHERE
) -> dict[int, int]:
    """The Zones that one Move can enter, nearest first, each with the Zone before it (GC-154 to GC-158).

    A Move that begins beside an enemy ends in the next Zone, and one that enters a Zone with an enemy ends there.
    A Zone full of friends can be crossed. Whether there is a Space to stop on is for `landings` to say. Only
    Zones `within` are entered.
    """
    zones, beside = plan.district.zones, plan.beside
    if within != EVERYWHERE:
        beside = tuple([tuple([near for near in row if within >> near & 1]) for row in beside])
    here = plan.district.zone_of[start]
    foes = 0 if flies else foes
    came = {here: here}
    frontier = [here]
    for _ in range(min(speed, 1) if zones[here] & foes else speed):
        further = []
        for zone in frontier:
            for near in beside[zone]:
                if near in came:
                    continue
                if not zones[near] & foes:
                    came[near] = zone
                    further.append(near)
                elif zones[near] & ~taken:
                    came[near] = zone
        frontier = further
    return came


def landings(plan: Plan, came: Mapping[int, int], taken: int) -> int:
    """The free Spaces of the Zones that a Move can enter, and of the Zone where it begins (GC-156, GC-159)."""
    zones = plan.district.zones
    reached = 0
    for zone in came:
        reached |= zones[zone]
    return reached & ~taken


def reach(plan: Plan, start: int, speed: int, taken: int, foes: int, flies: bool = False) -> int:
    """The free Spaces that one Move can lead to (GC-154 to GC-159).

    It is asked for at every Action, so a way is looked for only where an enemy may stand in it.
    """
    zone = plan.district.zone_of[start]
    circles = plan.circles[zone]
    if foes & circles[0] and not flies:
        speed = min(speed, 1)
    near = circles[speed] if speed < len(circles) else circles[-1]
    if speed <= 1 or flies or not near & foes:
        return near & ~taken
    zones, beside = plan.district.zones, plan.beside
    reached = circles[0]
    frontier = [zone]
    for _ in range(speed - 1):
        further = []
        for zone in frontier:
            for near in beside[zone]:
                spaces = zones[near]
                if not spaces & reached:
                    reached |= spaces
                    if not spaces & foes:
                        further.append(near)
        frontier = further
    for zone in frontier:  # the last step goes anywhere beside
        reached |= plan.circles[zone][1]
    return reached & ~taken


def way(came: Mapping[int, int], zone: int) -> list[int]:
    """The Zones that a Move crosses to come to a Zone, which is the last of them; none for its own."""
    path: list[int] = []
    while came[zone] != zone:
        path.append(zone)
        zone = came[zone]
    return path[::-1]


def nearest(plan: Plan, to: int, among: int) -> int:
    """The Space of a set nearest to another in a straight line; the northern, then the western of equals."""
    return next(cell for cell in around(plan.district, to) if among >> cell & 1)


def is_nearer(plan: Plan, one: int, other: int, to: int) -> bool:
    """Whether one Space is nearer to a third than another is, in a straight line."""
    where = plan.district.where
    return math.dist(where(one), where(to)) < math.dist(where(other), where(to))


@functools.cache
def around(district: District, to: int) -> tuple[int, ...]:
    """All cells by their distance from one in a straight line; the northern, then the western of equals."""
    x, y = district.where(to)
    columns = [(column - x) ** 2 for column in range(district.width)]
    far = [(row - y) ** 2 + column for row in range(district.height) for column in columns]
    return tuple(sorted(range(district.size), key=far.__getitem__))


@functools.cache
def apart(district: District) -> tuple[tuple[int, ...], ...]:
    """For every two cells how many rows or columns they are apart, whichever are more."""
    where = [district.where(cell) for cell in range(district.size)]
    return tuple([tuple([max(abs(x2 - x), abs(y2 - y)) for x2, y2 in where]) for x, y in where])


# Seeing


def sees(plan: Plan, a: int, b: int, blockers: int) -> bool:
    """Whether the line between two Spaces is clear of walls, closed doors and these blockers (GC-121, GC-163).

    What stands at either end does not count. A line through a corner is cut only if it is closed on both sides.
    """
    between = plan.between[a][b]
    if between & (blockers | STONE):
        return a == b
    pinched = plan.pinches.get(a * plan.district.size + b)
    return pinched is None or not is_closed(pinched, blockers)


def is_closed(pinched: tuple[tuple[int, int], ...], blockers: int) -> bool:
    """Whether one of the corners that a line passes is closed on both sides."""
    for one, other in pinched:  # noqa: SIM110  half the price of a generator
        if one & blockers and other & blockers:
            return True
    return False


def seen_from(plan: Plan, start: int, among: int, blockers: int) -> int:
    """Those Spaces of a set that can be seen from a Space."""
    found = 0
    between, pinches, row = plan.between[start], plan.pinches, start * plan.district.size
    for cell in bits(among & plan.open_to[start]):
        if not between[cell] & blockers:
            pinched = pinches.get(row + cell)
            if pinched is None or not is_closed(pinched, blockers):
                found |= 1 << cell
    return found


def line(plan: Plan, a: int, b: int, blockers: int) -> Line:
    """The line between two Spaces and everything that cuts it, to be drawn and explained."""
    cells = [a]
    stops: list[Stop] = []
    for here, there, flanks in plan.steps_of(a, b):
        if flanks is None:
            stops += _on_edge(plan, a + here, a + there)
        else:
            sides = [_on_detour(plan, a + here, a + flank, a + there, blockers) for flank in flanks]
            if all(sides):
                stops += [*sides[0], *sides[1]]
        cells.append(a + there)
        if a + there != b:
            stops += _on_cell(plan, a + there, blockers)
    return Line(tuple(cells), tuple(dict.fromkeys(stops)))


def _on_edge(plan: Plan, here: int, there: int) -> list[Stop]:
    edge = (here, there) if here < there else (there, here)
    if edge not in plan.barred:
        return []
    if edge in plan.district.walls:
        return [Stop("wall", edge)]
    return [Stop("door", edge, plan.district.doors[plan.district.door_edges.index(edge)])]


def _on_cell(plan: Plan, cell: int, blockers: int) -> list[Stop]:
    if plan.district.zone_of[cell] < 0:
        return [Stop("solid", (cell,))]
    return [Stop("piece", (cell,))] if blockers >> cell & 1 else []


def _on_detour(plan: Plan, here: int, flank: int, there: int, blockers: int) -> list[Stop]:
    return [*_on_edge(plan, here, flank), *_on_cell(plan, flank, blockers), *_on_edge(plan, flank, there)]
