"""The twelve faces of the tiles, by name: their Zones, walls and orange Spaces, on the maps where they lie."""

from __future__ import annotations

from typing import Any

import pytest

from panoplie.games import load
from tests.games.guardians.cards.scenes import scene
from tests.games.guardians.scenes import brawl
from tests.games.guardians.talk import GuardiansTalk

FACTS = load("guardians").facts()

# Rows from north to south; walls and doors between two cells, borders that are closed, orange Spaces.
TILES = """
1A AABB/AABB/CCDD/CCDD
1B AABB/A##B/C##D/CCDD
2A AAAA/BBCC/BBCC/DDDD a1|a2 c1|c2 d1|d2 b3|b4 c3|c4 d3|d4 b3|c3 \
bank_front:b1|b2:open vault_door:b2|c2:closed W2 W3 E2 E3 vault@d3
2B AABB/AABB/CCDD/CCD# b3|c3 subway@b4
3A AABB/ACCB/DCCE/DDEE fountain@c3
3B ABBC/ASSC/DSSE/DDEE b1|b2 c1|c2 N2 N3 mixing_desk@b1
4A AABB/A##B/CCDD/CCDD b3|c3 crane@a2
4B AAAB/CCBB/CCDD/EEDD b2|c2 b3|c3
5A AABB/CCBB/CCDD/EEDD a1|a2 b2|c2 a3|a4 b3|b4 W2 W3 diner@a2
5B AABB/AABB/C##D/CCDD breaker@a3
6A AAAA/BBCC/BBCC/DDDD a1|a2 d1|d2 a3|a4 d3|d4 b2|c2 W2 W3 E2 E3 pedestal@c2
6B AABB/CCCC/DDDD/EEFF traffic_lights@c1
"""


def written(name: str) -> str:
    """A tile as the table has it."""

    def cell(at: tuple[int, int]) -> str:
        return f"{'abcd'[at[0]]}{at[1] + 1}"

    tile = FACTS.tiles[name]
    words = [tile.id, "/".join(tile.grid)]
    words += [f"{cell(one)}|{cell(other)}" for one, other in tile.walls]
    words += [
        f"{door.id}:{cell(door.between[0])}|{cell(door.between[1])}:{'open' if door.open else 'closed'}"
        for door in tile.doors
    ]
    words += [f"{side}{place + 1}" for side, place in tile.edges]
    return " ".join(words + [f"{spot}@{cell(at)}" for at, spot in tile.spots])


@pytest.mark.parametrize("line", TILES.strip().splitlines(), ids=lambda line: line.split()[0])
def test_a_tile_is_as_printed(line: str) -> None:
    assert written(line.split()[0]) == line


def walker(threat: str, at: str, **arrangement: Any) -> GuardiansTalk:
    """Rage, who can attack beside himself and go two Zones, and Tempo far away unless she is named."""
    setting: dict[str, Any] = {"rage": {"at": at}, "tempo": {"at": "l8"}, **arrangement}
    return scene(threat, **setting).seat(0)


def test_1a_main_crossroads() -> None:
    t = walker("feedback", "b6")  # its north-western Zone
    t.may("move c5", "move a7", "move d8").may_not("move e8", rule="GC-154")


def test_1b_statue_plaza() -> None:
    shooter = {"at": "a2", "seat": 0}
    t = scene("five_faces", fahrenheit=shooter, rage={"at": "d3"}, villains={}).seat(0)
    t.may_not("shoot rage", rule="GC-163").may("move a4", "move c1").may_not(
        "move b2", rule="GC-154"
    )  # the statue


def test_2a_first_metro_bank() -> None:
    t = walker("five_faces", "f5", villains={})
    t.may("move f6", "move e7").may_not("move g6", rule="GC-154")  # by the front door, and not into the vault
    beside = walker("five_faces", "e5", tempo={"at": "e6"}, villains={})
    beside.may_not("attack tempo", rule="GC-160")  # a wall


def test_2b_subway_entrance() -> None:
    t = walker("feedback", "j3", tempo={"at": "k3"})
    t.may_not("attack tempo", rule="GC-160").may("move j4", "move k1")
    walker("feedback", "j4").may("test subway mental j4")


def test_3a_liberty_park() -> None:
    t = brawl(rage={"at": "b6", "damage": 1}, tempo={"at": "d7"}).seat(0)
    t.may("move c7", "move a5", "move d8").may_not("move e7", rule="GC-157")  # through the Zone in the middle
    brawl(rage={"at": "c7", "damage": 1}, tempo={"at": "h8"}).seat(0).may("test fountain mental c7")


def test_3b_concert_stage() -> None:
    t = walker("feedback", "f1", tempo={"at": "f2"})
    t.may_not("attack tempo", rule="GC-160").may("test mixing_desk mental f1")  # the wall behind the stage
    walker("feedback", "f2").may("move e4", "move h3")


def test_4a_construction_site() -> None:
    t = brawl(rage={"at": "e6"}, tempo={"at": "e5"}).seat(0)
    t.may("test crane mental e6", "move e7").may_not("move f6", rule="GC-154")
    walled = brawl(rage={"at": "f7"}, tempo={"at": "g7"}).seat(0)
    walled.may_not("attack tempo", rule="GC-160")


def test_4b_docks() -> None:
    t = walker("feedback", "j6", tempo={"at": "k6"})
    t.may_not("attack tempo", rule="GC-160").may("move j5", "move i8")
    open_way = walker("feedback", "j5", tempo={"at": "k6"})
    open_way.may("attack tempo")  # round the end of the wall


def test_5a_diner_street() -> None:
    t = brawl(rage={"at": "e2", "damage": 1}, tempo={"at": "e1"}).seat(0)
    t.may_not("attack tempo", rule="GC-160").may("test diner mental e2", "move f1", "move g3")
    t.may_not("move d2", rule="GC-157")  # the wall towards the next tile: only past Tempo


def test_5b_power_substation() -> None:
    t = walker("five_faces", "i7", villains={})
    t.may("test breaker mental i7", "move i5", "move k8").may_not("move j7", rule="GC-154")
    shooter = {"at": "i7", "seat": 0}
    across = scene("five_faces", fahrenheit=shooter, rage={"at": "l7"}, villains={}).seat(0)
    across.may_not("shoot rage", rule="GC-163")


def test_6a_city_museum() -> None:
    t = walker("five_faces", "f2", tempo={"at": "g2"}, villains={})
    t.may_not("attack tempo", rule="GC-160").may("move f1", "move f4")  # a wall within, a way out north and south
    outside = walker("five_faces", "e2", tempo={"at": "d2"}, villains={})
    outside.may_not("attack tempo", rule="GC-160")
    walker("five_faces", "g2", villains={}).may("test pedestal mental g2")


def test_6b_grand_avenue() -> None:
    t = walker("farewell_tour", "e6")
    t.may("move h6", "move h7", "move h5")
    ally = walker("feedback", "g5", tempo={"at": "h5", "seat": 0}, paradox={"at": "a1", "seat": 1})
    ally.may("test traffic_lights mental g5")
