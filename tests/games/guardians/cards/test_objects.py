"""The six Objects, by name: used as they are meant by a MENTAL Test, as weapons by an ATTACK Test, both Direct."""

from __future__ import annotations

from typing import Any

from tests.games.guardians.cards.scenes import hits, misses, scene
from tests.games.guardians.scenes import brawl
from tests.games.guardians.talk import GuardiansTalk


def lie(t: GuardiansTalk) -> dict[str, str]:
    """Where which Object lies."""
    return {thing["space"]: thing["id"] for thing in t.seen_by(None)["objects"]}


def test_car_is_driven() -> None:
    t = brawl(duchess={"at": "b1"}, rage={"at": "c1"}, objects="car@b1 lamp_post@g4").seat(0)
    t.may_not("use lamp_post g4", rule="GC-118").says("use car b1").is_to_throw(4).rolls("1 1 1 1")
    t.is_asked("flight").reads("Car: where do you drive?", "La Voiture : où conduisez-vous ?")
    t.may("go g3", "go a1").may_not("go g5", rule="GC-154").says("go g3")  # four Zones, past an enemy
    t.is_asked("park").reads("Car: where is the Car left?", "La Voiture : où la laissez-vous ?")
    t.may_only("park h3", "park h4").says("park h3")  # not on the lamp post, nor on its driver
    assert t.at("duchess") == "g3" and lie(t) == {"h3": "car", "g4": "lamp_post"}


def test_car_stays_where_its_test_fails() -> None:
    t = brawl(rage={"at": "b1"}, tempo={"at": "h8"}, objects="car@b1").seat(0)
    t.says("use car b1").rolls("1 1 1 0").is_asked("activation").says("use car b1").is_to_throw(4)  # no -1 token
    assert t.at("rage") == "b1" and t.left() == 1


def test_car_is_thrown() -> None:
    t = brawl(rage={"at": "b2"}, ultrawoman={"at": "d2"}, objects="car@c2 car@a2").seat(0)
    t.may_not("throw car a2 ultrawoman", rule="GC-163")  # the other Car is in the way
    t.throws("car@c2", "ultrawoman").is_to_throw(4).rolls("1 1 1 1").is_asked("activation")
    assert lie(t) == {"c2": "car", "a2": "car"} and t.left() == 2  # a failed Test costs the Action, not the Car
    t.throws("car@c2", "ultrawoman").rolls("1 1 1 0").rolls("1 1 1").rolls("1 1").is_asked("push").says("none")
    assert t.damage("ultrawoman") == 1 and lie(t) == {"a2": "car"} and t.left() == 1


def test_car_is_not_lifted_from_under_somebody() -> None:
    t = brawl(rage={"at": "b2"}, ultrawoman={"at": "c2"}, objects="car@c2").seat(0)
    t.may_not("throw car c2 ultrawoman", rule="GC-119")
    brawl(rage={"at": "b2"}, ultrawoman={"at": "d2"}, objects="car@b2").seat(0).may("throw car b2 ultrawoman")


def test_hot_dog_stand() -> None:
    t = brawl(duchess={"at": "b1", "damage": 2}, rage={"at": "h8"}, objects="hot_dog_stand@b1").seat(0)
    t.says("use hot_dog_stand b1").is_to_throw(6).rolls("1 1 1 1 0 0").is_asked("activation")
    assert t.damage("duchess") == 1 and lie(t) == {"b1": "hot_dog_stand"}
    well = brawl(duchess={"at": "b1"}, rage={"at": "h8"}, objects="hot_dog_stand@b1").seat(0)
    well.may_not("use hot_dog_stand b1", rule="GC-085")


def test_hot_dog_stand_is_swung() -> None:
    t = brawl(
        rage={"at": "b2"},
        ultrawoman={"at": "b1", "seat": 1},
        tempo={"at": "d2", "seat": 1},
        objects="hot_dog_stand@a2",
    ).seat(0)
    t.may_not("throw hot_dog_stand a2 tempo", rule="GC-160")  # melee
    t.throws("hot_dog_stand@a2", "ultrawoman").is_to_throw(3).rolls("1 1 1").rolls("2 2 0").rolls("1")
    t.is_asked("push").may("push c1", "push a3", "none").may_not("push a1", rule="GC-154").says("push c1")
    assert (t.at("ultrawoman"), t.damage("ultrawoman")) == ("c1", 1) and lie(t) == {}


def test_fire_hydrant() -> None:
    t = brawl(
        duchess={"at": "b1"},
        rage={"at": "a1", "seat": 1},
        tempo={"at": "b2", "seat": 1},
        paradox={"at": "a2", "seat": 0},
        ultrawoman={"at": "c1", "seat": 1},
        objects="fire_hydrant@b1",
    ).seat(0)
    t.says("use fire_hydrant b1").is_to_throw(4).rolls("1 1 1 1").is_asked("push")
    t.reads("Fire Hydrant: where do you move Rage?", "La Bouche d’incendie : où déplacez-vous Rage ?")
    t.may("push c2", "push a3").may_not("none", rule="GC-167").may_not("push d3", rule="GC-154")
    t.says("push a3").is_asked("push")
    t.reads("Fire Hydrant: where do you move Tempo?", "La Bouche d’incendie : où déplacez-vous Tempo ?").says(
        "push c2"
    )
    assert [t.at(name) for name in ("rage", "tempo", "paradox", "ultrawoman")] == ["a3", "c2", "a2", "c1"]
    dry = brawl(duchess={"at": "b1"}, rage={"at": "c1"}, objects="fire_hydrant@b1").seat(0)
    dry.may_not("use fire_hydrant b1", rule="GC-160")


def test_fire_hydrant_is_thrown() -> None:
    t = brawl(ultrawoman={"at": "b1"}, rage={"at": "d1"}, objects="fire_hydrant@b2")
    t.seat(0).throws("fire_hydrant@b2", "rage").is_to_throw(5).rolls("1 1 1 1 0").rolls("2 2 0 0").rolls("1")
    t.seat(0).is_asked("push").says("none").ends_activation()
    assert t.damage("rage") == 1 and (t.active(), t.left()) == ("rage", 2)


def test_fire_hydrant_that_misses_costs_nobody_an_action() -> None:
    t = brawl(ultrawoman={"at": "b1"}, rage={"at": "d1"}, objects="fire_hydrant@b2")
    t.seat(0).throws("fire_hydrant@b2", "rage").rolls("1 1 1 1 0").rolls("2 2 0 0").rolls("0").ends_activation()
    assert (t.active(), t.left()) == ("rage", 3)


def test_newsstand() -> None:
    t = brawl(
        seats=4,
        duchess={"at": "b1", "seat": 0},
        rage={"at": "h8", "seat": 1},
        tempo={"at": "a1", "seat": 2},
        paradox={"at": "g8", "seat": 3},
        ultrawoman={"at": "h7", "seat": 1},
        objects="newsstand@b1",
    )

    def known(seat: int | None) -> list[str | None]:
        stack: list[str | None] = t.seen_by(seat)["stacks"][1]
        return stack

    assert known(0) == [None, None, None]
    t.seat(0).says("use newsstand b1").is_to_throw(5).rolls("1 1 1 1 0").is_asked("activation")
    assert [name for name in known(0) if name] == [name for name in known(2) if name]
    assert sorted(filter(None, known(0))) == ["paradox", "rage"] and known(None) == [None, None, None]


def test_newsstand_has_nothing_to_tell_when_all_rivals_have_acted() -> None:
    t = brawl(duchess={"at": "b1"}, rage={"at": "h8"}, objects="newsstand@b1", acted="rage").seat(0)
    t.may_not("use newsstand b1", rule="GC-127")


def test_newsstand_has_nothing_to_tell_without_a_rival() -> None:
    t = scene("farewell_tour", seats=1, duchess={"at": "h4"}, objects="newsstand@h4", villains={}).seat(0)
    t.may_not("use newsstand h4", rule="GC-A48")


def test_newsstand_is_thrown() -> None:
    t = brawl(rage={"at": "b1"}, ultrawoman={"at": "d1"}, objects="newsstand@b2").seat(0)
    t.throws("newsstand@b2", "ultrawoman").is_to_throw(3).rolls("1 1 1").rolls("2 2 0").rolls("1").is_asked("push")
    t.may("push c2", "none").says("none")
    assert t.damage("ultrawoman") == 1 and lie(t) == {}


def test_dumpster() -> None:
    t = brawl(duchess={"at": "b1"}, ultrawoman={"at": "d1", "left": "heat_vision"}, objects="dumpster@b1")
    t.seat(0).says("use dumpster b1").is_to_throw(3).rolls("1 1 1").ends_activation()
    t.seat(1).shoots("duchess").rolls(misses(6, 4)).is_asked("activation")  # DEFENCE 4, and 2 more
    t.seat(1).shoots("duchess").rolls(hits(6, 4)).is_asked("push").says("push b2")
    t.seat(1).shoots("duchess").rolls(hits(4, 4)).is_asked("push")  # she does not stay, and has no cover
    assert t.damage("duchess") == 2


def test_dumpster_is_no_cover_any_more_for_one_who_comes_back() -> None:
    t = brawl(duchess={"at": "b1"}, ultrawoman={"at": "d1", "left": "heat_vision"}, objects="dumpster@b1")
    t.seat(0).says("use dumpster b1").rolls("1 1 1").moves("b2").moves("b1")
    t.seat(1).shoots("duchess").rolls(hits(4, 4)).is_asked("push")
    assert t.damage("duchess") == 1


def test_dumpster_is_no_cover_in_melee() -> None:
    t = brawl(duchess={"at": "b1"}, ultrawoman={"at": "c1"}, objects="dumpster@b1")
    t.seat(0).says("use dumpster b1").rolls("1 1 1").ends_activation()
    t.seat(1).attacks("duchess").rolls(hits(4, 4)).is_asked("push")
    assert t.damage("duchess") == 1


def test_dumpster_is_thrown() -> None:
    t = brawl(rage={"at": "b1"}, ultrawoman={"at": "d1"}, objects="dumpster@b2").seat(0)
    t.throws("dumpster@b2", "ultrawoman").is_to_throw(4).rolls("1 1 1 0").rolls("2 2 0").rolls("1").is_asked(
        "push"
    )
    t.may("push e1", "push d3", "none").may_not("push d2", rule="GC-154").says("push d3")
    assert (t.at("ultrawoman"), t.damage("ultrawoman")) == ("d3", 1)


def test_lamp_post() -> None:
    setting: dict[str, Any] = {
        "fahrenheit": {"at": "b1"},
        "rage": {"at": "c1", "seat": 1},
        "tempo": {"at": "d1", "seat": 1},
        "paradox": {"at": "b4", "seat": 1},
        "duchess": {"at": "h8", "seat": 1},
        "objects": "lamp_post@b1 car@b3",
    }
    t = brawl(**setting).seat(0)
    t.may_not("shoot tempo", "shoot paradox", "shoot duchess", rule="GC-163")
    t.says("use lamp_post b1").is_to_throw(4).rolls("1 1 1 0").is_asked("activation")
    t.may("shoot tempo", "shoot paradox").may_not("shoot duchess", rule="GC-163")  # walls are still there


def test_lamp_post_does_not_shine_through_the_bus() -> None:
    t = scene(
        "farewell_tour",
        fahrenheit={"at": "a5"},
        rage={"at": "d5"},
        villains={"tour_bus": "c5"},
        objects="lamp_post@a5",
    ).seat(0)
    t.says("use lamp_post a5").rolls("1 1 1 0").is_asked("activation").may_not("shoot rage", rule="GC-163")


def test_lamp_post_is_swung_around() -> None:
    t = brawl(
        rage={"at": "b2"},
        ultrawoman={"at": "b1", "seat": 1},
        paradox={"at": "c3", "seat": 1},
        duchess={"at": "d2", "seat": 1},
        tempo={"at": "a1", "seat": 0},
        objects="lamp_post@a2",
    ).seat(0)
    assert t.odds("throw lamp_post a2 around") == 11  # 3 or less with 5 dice, and Doc Paradox, the easiest to hit
    t.throws("lamp_post@a2").is_to_throw(5).rolls("1 1 1 0 0").rolls(hits(4, 3))
    t.is_asked("push").reads("Where do you push Doc Paradox?", "Où repoussez-vous Doc Paradox ?").says("none")
    assert [t.damage(name) for name in ("ultrawoman", "paradox", "duchess", "tempo")] == [0, 1, 0, 0]
    assert lie(t) == {}
    alone = brawl(rage={"at": "b2"}, ultrawoman={"at": "h8"}, objects="lamp_post@a2").seat(0)
    alone.may_not("throw lamp_post a2 around", rule="GC-160")
