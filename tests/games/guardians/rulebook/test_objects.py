"""Objects of the street: as they are meant, and as weapons (GC-011, GC-116 to GC-122)."""

import pytest

from panoplie.games import load
from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import brawl, concert

OBJECTS = {
    "car": (2, 4, 4, "sight", 2, 0),
    "hot_dog_stand": (1, 6, 3, "adjacent", 1, 1),
    "fire_hydrant": (2, 4, 5, "sight", 1, 0),
    "newsstand": (1, 5, 3, "sight", 1, 0),
    "dumpster": (2, 3, 4, "sight", 1, 1),
    "lamp_post": (2, 4, 5, "around", 0, 0),
}
"""Copies, dice of the MENTAL and of the ATTACK Test, reach, Power dice, Zones of the push."""


@rule("GC-117")
@pytest.mark.parametrize("thing", OBJECTS)
def test_every_object_has_a_card_with_two_uses(thing):
    facts = load("guardians").facts()
    row = facts.objects[facts.object_at[thing]]
    assert (row.copies, row.mental, row.attack, row.reach, row.dice, row.push) == OBJECTS[thing]
    t = brawl(ultrawoman={"at": "b1", "damage": 1}, rage={"at": "a1"}, objects=f"{thing}@b1").seat(0)
    t.may(f"use {thing} b1", f"throw {thing} b1 {'around' if thing == 'lamp_post' else 'rage'}")


@rule("GC-118")
@pytest.mark.parametrize("thing", OBJECTS)
def test_the_classic_use_is_a_direct_mental_test_on_its_space(thing):
    t = brawl(ultrawoman={"at": "b1", "damage": 1}, rage={"at": "a1"}, objects=f"{thing}@b1").seat(0)
    t.says(f"use {thing} b1").is_thrown("test", OBJECTS[thing][1]).rolls(" ".join(["2"] * OBJECTS[thing][1]))
    assert (t.left(), t.minus_tokens(), t.things("objects")) == (2, {}, f"{thing}@b1")
    beside = brawl(ultrawoman={"at": "b1", "damage": 1}, rage={"at": "a1"}, objects=f"{thing}@b2").seat(0)
    beside.may_not(f"use {thing} b2", rule="GC-118")


@rule("GC-119")
@pytest.mark.parametrize("thing", OBJECTS)
def test_the_aggressive_use_is_a_direct_attack_test_beside_it(thing):
    _, _, test, _, power, push = OBJECTS[thing]
    target = "around" if thing == "lamp_post" else "rage"
    t = brawl(ultrawoman={"at": "b1"}, rage={"at": "a1"}, objects=f"{thing}@b2").seat(0)
    t.throws(f"{thing}@b2", target).is_thrown("test", test).rolls(
        " ".join(["1"] * min(4, test) + ["0"] * max(0, test - 4))
    )
    t.is_thrown("combat", 4).rolls("2 2 1 0")
    if power:
        t.is_thrown("power", power).rolls(" ".join(["0"] * power))
    t.is_asked("push")
    assert (t.damage("rage"), t.things("objects"), t.left()) == (1, "", 2)
    assert ("push c1" in [" ".join(one) for one in t.options()]) is bool(push), "a Zone away, or beside him"


@rule("GC-119")
def test_an_object_out_of_hand_cannot_be_thrown():
    t = brawl(ultrawoman={"at": "a1"}, rage={"at": "b1"}, objects="car@c1").seat(0)
    t.may_not("throw car c1 rage", rule="GC-119")


@rule("GC-119", "GC-160")
def test_a_stand_reaches_neighbours_only():
    t = brawl(ultrawoman={"at": "a1"}, rage={"at": "c1"}, objects="hot_dog_stand@b1").seat(0)
    t.may_not("throw hot_dog_stand b1 rage", rule="GC-160")


@rule("GC-119", "GC-192")
def test_a_power_for_melee_serves_a_stand_and_not_a_car():
    """Haymaker adds 2 Power dice to Attacks in melee; the Stand has 1 of its own, the Car 2."""
    for thing, test, power in (("hot_dog_stand", "0 0 0", 3), ("car", "0 0 0 0", 2)):
        t = brawl(rage={"at": "a1", "left": "haymaker"}, tempo={"at": "b2"}, objects=f"{thing}@b1").seat(0)
        t.throws(f"{thing}@b1", "tempo").rolls(test).rolls("0 0 0").is_thrown("power", power)


@rule("GC-121")
@pytest.mark.parametrize("thing", OBJECTS)
def test_any_object_cuts_a_line(thing):
    t = brawl(fahrenheit={"at": "a1"}, rage={"at": "d1"}, objects=f"{thing}@c1").seat(0)
    t.may_not("shoot rage", rule="GC-163")


@rule("GC-A63")
def test_a_car_is_parked_where_its_driver_gets_out():
    """On a free Space without an Object that is not orange."""
    t = brawl(paradox={"at": "d1"}, rage={"at": "h8"}, objects="car@d1").seat(0)
    t.says("use car d1").rolls("0 0 0 0").is_asked("flight").says("go e3").is_asked("park")
    t.may_only("park f2", "park f3").says("park f2")
    assert (t.at("paradox"), t.things("objects")) == ("e3", "car@f2")
    one = brawl(paradox={"at": "d1"}, rage={"at": "h8"}, objects="car@d1 dumpster@f2").seat(0)
    one.says("use car d1").rolls("0 0 0 0").says("go e3").is_asked("activation")
    assert one.things("objects") == "car@f3 dumpster@f2"


@rule("GC-A63")
def test_without_room_a_car_is_parked_in_the_next_zone():
    cast = {
        "paradox": {"at": "d1", "seat": 0},
        "rage": {"at": "h8", "seat": 1},
        "duchess": {"at": "f1", "seat": 0},
    }
    t = brawl(objects="car@d1", **cast).seat(0)
    t.says("use car d1").rolls("0 0 0 0").says("go e1").is_asked("park")
    t.may("park c1", "park d2", "park g1", "park f2").may_not("park f1", "park e2", rule="GC-122").says("park g1")
    assert t.things("objects") == "car@g1"


@rule("GC-122", "GC-A63")
def test_no_car_is_parked_on_a_sonic_machine():
    t = concert(paradox={"at": "c4"}, rage={"at": "l8"}, objects="car@c4", machines="c1").seat(0)
    t.says("use car c4").rolls("0 0 0 0").says("go d2").is_asked("park").may_only("park d1", "park c2")


@rule("GC-011")
def test_objects_can_be_used_only_where_there_are_any():
    concert(rage={"at": "c6"}, tempo={"at": "l5"}).seat(0).may_not("use car c6", rule="GC-118")
