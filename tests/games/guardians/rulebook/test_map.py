"""The map of Guardians' Chronicles: Zones to move by, Spaces to hit from, lines to see along."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import panoplie
from panoplie.games.guardians.districts import SIDE, District, Door, Tile, assemble, bits, cell_of
from panoplie.games.guardians.facts import Facts, read
from panoplie.games.guardians.map import (
    FAR,
    Plan,
    Stop,
    landings,
    line,
    nearest,
    plan_of,
    seen_from,
    sees,
    steps_along,
    walk,
    way,
)
from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import brawl
from tests.talk import table

CONTENT = Path(panoplie.__file__).parent / "games" / "guardians" / "content"
STREET = Tile("S", ("ABCD", "ABCD", "ABCD", "ABCD"))
"""Four Zones side by side, four Spaces each."""
SQUARE = Tile("Q", ("AABB", "AABB", "CCDD", "CCDD"))


@pytest.fixture(scope="module")
def facts() -> Facts:
    return read(CONTENT)


def plan(*rows: tuple[Tile, ...]) -> Plan:
    district = assemble(tuple(rows))
    return plan_of(district, district.closed)


def spaces(plan: Plan, names: str) -> int:
    """A set of Spaces from their names."""
    return sum([1 << plan.district.at[name] for name in names.split()])


def named(plan: Plan, found: int) -> str:
    return " ".join([plan.district.names[cell] for cell in bits(found)])


def reach(plan: Plan, start: str, speed: int, friends: str = "", foes: str = "", flies: bool = False) -> set[str]:
    """The Zones in which a Move can end."""
    taken = spaces(plan, f"{start} {friends} {foes}")
    came = walk(plan, plan.district.at[start], speed, taken, spaces(plan, foes), flies)
    ends = landings(plan, came, taken)
    return {plan.district.zone_names[plan.district.zone_of[cell]] for cell in bits(ends)}


def looks(plan: Plan, a: str, b: str, blockers: str = "") -> bool:
    return sees(plan, plan.district.at[a], plan.district.at[b], spaces(plan, blockers))


def cuts(plan: Plan, a: str, b: str, blockers: str = "") -> list[str]:
    """What cuts a line: `wall a1-b1`, `piece c2`."""
    found = line(plan, plan.district.at[a], plan.district.at[b], spaces(plan, blockers))
    return [f"{stop.kind} {'-'.join([plan.district.names[cell] for cell in stop.spaces])}" for stop in found.stops]


# Moving


@rule("GC-105")
def test_a_move_goes_from_zone_to_zone_and_ends_on_a_space_that_is_available():
    t = brawl(4, rage={"at": "a1"}, tempo={"at": "h8"}, duchess={"at": "c1"}, paradox={"at": "g8"}).seat(0)
    t.may_not("move c1", rule="GC-159").may("move d1", "move c2", "move d2").moves("d2")
    assert t.at("rage") == "d2"


@rule("GC-A54")
def test_whoever_appears_counts_zones_as_if_there_were_no_walls():
    """Three Zones to the vault for whoever needs no door, and no way at all for others."""
    t = table("guardians", threat="five_faces", tempo={"at": "a8", "left": "time_skip"}, rage={"at": "l8"}).seat(0)
    t.may_not("move h7", rule="GC-154").uses("time_skip").is_asked("appear").may("go g6", "go h7")
    t.may_not("go l1", rule="GC-154").says("go h7")
    assert t.at("tempo") == "h7"


@rule("GC-076")
def test_who_ignores_enemies_is_stopped_by_no_more_than_a_lack_of_room():
    street = plan((STREET,))
    assert reach(street, "a1", 3, foes="a2 b1 c1", flies=True) == {"SA", "SB", "SC", "SD"}
    assert reach(street, "a1", 3, foes="b1 b2 b3 b4", flies=True) == {"SA", "SC", "SD"}


@rule("GC-157")
def test_an_enemy_is_gone_around_where_there_is_another_way():
    square = plan((SQUARE,))
    assert reach(square, "a1", 2, foes="c1") == {"QA", "QB", "QC", "QD"}
    taken = spaces(square, "a1 c1")
    came = walk(square, square.district.at["a1"], 2, taken, spaces(square, "c1"))
    names = square.district.zone_names
    assert [names[zone] for zone in way(came, square.district.zone_at["QD"])] == ["QC", "QD"]
    assert way(came, square.district.zone_at["QA"]) == []


@rule("GC-104", "GC-161", "GC-171")
def test_walls_close_a_zone_and_doors_do_until_they_are_opened():
    house = Tile("H", ("AAAA", "BBBB", "CCCC", "DDDD"), (), (Door("front", ((0, 0), (0, 1)), False),), ())
    walled = house._replace(walls=(((1, 0), (1, 1)), ((2, 0), (2, 1)), ((3, 0), (3, 1))))
    district = assemble(((walled,),))
    shut, opened = plan_of(district, district.closed), plan_of(district, 0)
    assert district.closed == 1 and district.doors == ("front",)
    assert reach(shut, "a1", 4) == {"HA"}
    assert reach(opened, "a1", 2) == {"HA", "HB", "HC"}
    assert shut.steps[0][1] == FAR and opened.steps[0][3] == 3
    assert shut.leaps[0][3] == 3, "who needs no door counts none"
    assert not looks(shut, "a1", "a2") and looks(opened, "a1", "a2")
    assert cuts(shut, "a1", "a3") == ["door a1-a2"]
    assert line(shut, 0, 4, 0).stops == (Stop("door", (0, 4), "front"),)
    assert cuts(shut, "b1", "b3") == ["wall b1-b2"]


@rule("GC-104")
def test_either_tile_may_close_the_border_between_two():
    closed = STREET._replace(id="T", edges=(("W", 1), ("E", 0)))
    both = plan((STREET, closed))
    assert reach(both, "d2", 1) == {"SC", "SD", "TA"}
    assert cuts(both, "d2", "e2") == ["wall d2-e2"] and cuts(both, "d1", "e1") == []
    alone = plan((closed,))
    assert alone.district.walls == frozenset(), "an edge of the board needs no wall"


def test_the_nearest_space_is_the_northern_then_the_western_of_equals():
    square = plan((SQUARE,))
    at = square.district.at
    assert nearest(square, at["b2"], spaces(square, "b3 a2 c2 b1")) == at["b1"]
    assert nearest(square, at["b2"], spaces(square, "c2 a2 d4")) == at["a2"]


# Touching


@rule("GC-A24", "GC-A53")
@pytest.mark.parametrize(
    ("walls", "touched"),
    [
        ("", True),
        ("a1-b1", True),
        ("a1-b1 a1-a2", False),
        ("a1-b1 b1-b2", True),
        ("a1-b1 a2-b2", False),
        ("b1-b2 a2-b2", False),
        ("b1-b2 a1-a2", False),
    ],
)
def test_a_corner_is_closed_only_if_both_ways_around_it_are(walls: str, touched: bool):
    pairs = [pair.split("-") for pair in walls.split()]
    corner = plan((SQUARE._replace(walls=tuple([(cell_of(a), cell_of(b)) for a, b in pairs])),))
    at = corner.district.at
    assert bool(corner.adjacent[at["a1"]] >> at["b2"] & 1) is touched
    assert bool(cuts(corner, "a1", "b2")) is not touched


# Seeing


@rule("GC-163")
def test_whoever_stands_on_the_line_cuts_it_and_whoever_stands_at_its_ends_does_not():
    street = plan((STREET,))
    assert looks(street, "a1", "d1") and looks(street, "a1", "d1", "a1 d1")
    assert not looks(street, "a1", "d1", "c1")
    assert cuts(street, "a1", "d1", "b1 c1") == ["piece b1", "piece c1"]
    assert looks(street, "a1", "d1", "b2 c2")


def test_a_slanted_line_passes_all_cells_that_it_enters():
    street = plan((STREET,))
    assert cuts(street, "a1", "c2", "b1 b2") == ["piece b1", "piece b2"]
    assert not looks(street, "a1", "c2", "b1") and not looks(street, "a1", "c2", "b2")


@rule("GC-A53")
def test_touching_the_corner_of_one_blocker_does_not_cut_a_line():
    street = plan((STREET,))
    assert looks(street, "a1", "c3", "b1") and looks(street, "a1", "c3", "a2 c2")
    assert not looks(street, "a1", "c3", "b1 a2"), "between two of them nothing is seen"
    assert cuts(street, "a1", "c3", "b1 a2") == ["piece b1", "piece a2"]
    assert not looks(street, "a1", "c3", "b2")


def test_solid_cells_cut_a_line_and_are_no_spaces():
    statue = plan((Tile("1B", ("AABB", "A##B", "C##D", "CCDD")),))
    assert not looks(statue, "a2", "d2") and cuts(statue, "a2", "d2") == ["solid b2", "solid c2"]
    assert looks(statue, "b1", "c1") and looks(statue, "a2", "b1")
    assert statue.district.zone_of[statue.district.at["b2"]] == -1
    assert statue.adjacent[statue.district.at["b2"]] == 0


def test_a_set_of_targets_is_looked_over_at_once():
    street = plan((STREET,))
    among = spaces(street, "d1 d2 d4 c3")
    assert named(street, seen_from(street, street.district.at["a1"], among, spaces(street, "b1"))) == "c3 d4"


# The tables of the box


@rule("GC-100", "GC-104")
def test_a_tile_is_made_of_zones_of_several_spaces_that_end_at_its_edges(facts: Facts):
    for maps in facts.districts:
        for district in maps:
            sizes = [zone.bit_count() for zone in district.zones]
            assert min(sizes) >= 2 and max(sizes) <= SIDE * SIDE
            for cells in district.zones:
                tiles = {(x // SIDE, y // SIDE) for x, y in [district.where(cell) for cell in bits(cells)]}
                assert len(tiles) == 1


@rule("GC-101", "GC-106")
def test_tiles_with_a_special_action_have_a_reference_card_and_others_none(facts: Facts):
    spots = {name: [spot for _, spot in tile.spots] for name, tile in facts.tiles.items()}
    assert {name: found[0] for name, found in spots.items() if found} == {
        "2A": "vault", "2B": "subway", "3A": "fountain", "3B": "mixing_desk", "4A": "crane", "5A": "diner",
        "5B": "breaker", "6A": "pedestal", "6B": "traffic_lights",
    }  # fmt: skip
    assert sorted([name for name, found in spots.items() if not found]) == ["1A", "1B", "4B"]
    assert sorted(facts.spots) == sorted([found[0] for found in spots.values() if found])


@rule("GC-100")
def test_the_maps_of_all_threats(facts: Facts):
    """Zones, Spaces and orange Spaces of the eight maps."""
    counted = {
        threat.id: [(len(one.zones), one.spaces.bit_count(), len(one.spots)) for one in facts.districts[place]]
        for place, threat in enumerate(facts.threats)
    }
    assert counted == {
        "feedback": [(30, 95, 4), (26, 87, 5)],
        "five_faces": [(25, 88, 5), (25, 87, 5)],
        "farewell_tour": [(29, 96, 4), (28, 93, 5)],
        "street_brawl": [(18, 62, 3), (19, 62, 3)],
    }


def test_only_the_vault_is_shut_off_when_a_game_begins(facts: Facts):
    for maps in facts.districts:
        for district in maps:
            steps = plan_of(district, district.closed).steps
            cut = [district.zone_names[zone] for zone in range(len(district.zones)) if steps[0][zone] == FAR]
            assert cut == (["2AC"] if "vault_door" in district.doors else [])


def test_a_board_is_known_by_its_border(facts: Facts):
    museum = facts.districts[facts.threat_at["five_faces"]][0]
    inner = {museum.zone_names[zone] for zone, cells in enumerate(museum.zones) if not cells & museum.border}
    assert inner == {"1BD", "4AC", "6AB", "6AC", "6AD", "3AB", "3AC", "2AA", "2AB", "2AC", "5BA"}


# Exactly, against fractions


def test_cells_along_a_line_are_those_that_it_enters():
    for dx in range(-11, 12):
        for dy in range(-7, 8):
            cells = steps_along(dx, dy)
            assert cells[0] == (0, 0) and cells[-1] == (dx, dy)
            box = [(x, y) for x in range(min(0, dx), max(0, dx) + 1) for y in range(min(0, dy), max(0, dy) + 1)]
            assert sorted(cells) == [cell for cell in sorted(box) if inside(dx, dy, cell) is not None]
            assert all([max(abs(x - x2), abs(y - y2)) == 1 for (x, y), (x2, y2) in pairwise(cells)])


def inside(dx: int, dy: int, cell: tuple[int, int]) -> tuple[Fraction, Fraction] | None:
    """From when to when the line from (0, 0) to (dx, dy) is inside a cell; nothing if it only touches it."""
    low, high = Fraction(0), Fraction(1)
    for along, centre in ((dx, cell[0]), (dy, cell[1])):
        near, far = Fraction(2 * centre - 1, 2), Fraction(2 * centre + 1, 2)
        if along == 0:
            if not near < 0 < far:
                return None
        else:
            one, other = sorted((near / along, far / along))
            low, high = max(low, one), min(high, other)
    return (low, high) if low < high else None


def blocked_by_hand(plan: Plan, a: int, b: int, blockers: int) -> bool:
    """The rule once more, with fractions: where the line meets each wall, each cell and each corner."""
    district = plan.district
    (x, y), (x2, y2) = district.where(a), district.where(b)
    dx, dy = x2 - x, y2 - y

    def stopped(cell: int) -> bool:
        return district.zone_of[cell] < 0 or bool(blockers >> cell & 1)

    def barred(one: int, other: int) -> bool:
        return (min(one, other), max(one, other)) in plan.barred

    for cell in range(district.size):
        cx, cy = district.where(cell)
        if cell not in (a, b) and inside(dx, dy, (cx - x, cy - y)) and stopped(cell):
            return True
    for one, other in plan.barred:
        (px, py), (qx, qy) = district.where(one), district.where(other)
        middle_x, middle_y = Fraction(px + qx, 2) - x, Fraction(py + qy, 2) - y
        if px != qx and dx:  # a wall that stands north to south
            when = middle_x / dx
            if 0 < when < 1 and abs(dy * when - middle_y) < Fraction(1, 2):
                return True
        if py != qy and dy:
            when = middle_y / dy
            if 0 < when < 1 and abs(dx * when - middle_x) < Fraction(1, 2):
                return True
    for left in range(district.width - 1):
        for top in range(district.height - 1):
            corner_x, corner_y = Fraction(2 * (left - x) + 1, 2), Fraction(2 * (top - y) + 1, 2)
            if not dx or not dy or corner_x / dx != corner_y / dy or not 0 < corner_x / dx < 1:
                continue
            north = (left, top) if dx * dy > 0 else (left + 1, top)
            south = (left + 1, top + 1) if dx * dy > 0 else (left, top + 1)
            here, there = district.cell(*north), district.cell(*south)
            around = [district.cell(north[0], south[1]), district.cell(south[0], north[1])]
            if all([stopped(one) or barred(here, one) or barred(one, there) for one in around]):
                return True
    return False


@st.composite
def tiles(draw: st.DrawFn, name: str) -> Tile:
    """A tile with some solid cells, walls, doors and closed edges; every free cell is a Zone of its own."""
    solid = draw(st.sets(st.integers(0, SIDE * SIDE - 1), max_size=4))
    letters = "".join(["#" if cell in solid else "ABCDEFGHIJKLMNOP"[cell] for cell in range(SIDE * SIDE)])
    cells = [(x, y) for y in range(SIDE) for x in range(SIDE)]
    sides = [((x, y), (x + 1, y)) for x, y in cells if x + 1 < SIDE] + [
        ((x, y), (x, y + 1)) for x, y in cells if y + 1 < SIDE
    ]
    walls = draw(st.lists(st.sampled_from(sides), unique=True, max_size=8))
    door = draw(st.sampled_from(sides))
    edges = draw(st.lists(st.tuples(st.sampled_from("NESW"), st.integers(0, SIDE - 1)), unique=True, max_size=4))
    grid = tuple([letters[start : start + SIDE] for start in range(0, SIDE * SIDE, SIDE)])
    doors = () if door in walls else (Door(f"door_{name}", door, draw(st.booleans())),)
    return Tile(name, grid, tuple(walls), doors, tuple(edges))


@st.composite
def boards(draw: st.DrawFn) -> tuple[Plan, int]:
    """A district of two tiles with some of its Spaces taken."""
    one, other = draw(tiles("X")), draw(tiles("Y"))
    district = District(((one, other),) if draw(st.booleans()) else ((one,), (other,)))
    blockers = draw(st.integers(0, (1 << district.size) - 1)) & draw(st.integers(0, (1 << district.size) - 1))
    return Plan(district, district.closed), blockers & district.spaces


@settings(max_examples=40)
@given(boards())
def test_lines_are_the_same_from_both_ends_exact_and_explained(board: tuple[Plan, int]):
    plan, blockers = board
    found = bits(plan.district.spaces)
    for a in found:
        for b in found:
            clear = sees(plan, a, b, blockers)
            assert clear is sees(plan, b, a, blockers)
            assert clear is line(plan, a, b, blockers).clear
            if a < b:
                assert clear is not blocked_by_hand(plan, a, b, blockers)
        seen = seen_from(plan, a, plan.district.spaces, blockers)
        assert bits(seen) == [b for b in found if b != a and sees(plan, a, b, blockers)]
        assert all([plan.adjacent[b] >> a & 1 for b in bits(plan.adjacent[a])])


@given(boards(), st.integers(0, 5), st.booleans(), st.data())
def test_a_move_is_what_small_steps_allow(board: tuple[Plan, int], speed: int, flies: bool, data: st.DataObject):
    """Against a search that takes one Zone after another and keeps every path."""
    plan, taken = board
    start = data.draw(st.sampled_from(bits(plan.district.spaces)))
    foes = taken & data.draw(st.integers(0, (1 << plan.district.size) - 1)) & ~(1 << start)
    taken |= 1 << start
    zones, zone_of = plan.district.zones, plan.district.zone_of

    def enemy(zone: int) -> bool:
        return not flies and bool(zones[zone] & foes)

    ends = {zone_of[start]}
    paths = [[zone_of[start]]]
    for step in range(speed):
        longer = []
        for path in paths:
            if enemy(path[-1]) and step > 0:
                continue
            longer += [[*path, near] for near in plan.beside[path[-1]] if near not in path]
        if enemy(zone_of[start]) and step > 0:
            longer = []
        paths = longer[:4000]
        ends |= {path[-1] for path in paths}
    reached = 0
    for zone in ends:
        reached |= zones[zone]
    came = walk(plan, start, speed, taken, foes, flies)
    assert landings(plan, came, taken) == reached & ~taken
    for zone in came:
        assert len(way(came, zone)) <= speed
