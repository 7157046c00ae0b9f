"""Rage and his twelve Power cards, by name."""

from __future__ import annotations

from tests.games.guardians.cards.scenes import (
    eases_tests,
    flies,
    heals_at_the_reveal,
    hits,
    ignores,
    is_technique_only,
    misses,
)
from tests.games.guardians.scenes import brawl


def test_rage_is_a_berserk() -> None:
    t = brawl(rage={"at": "a2", "damage": 1}, ultrawoman={"at": "b1"}).seat(0)
    t.attacks("ultrawoman").rolls("0 0 0").rolls("0").is_asked("activation")  # a Power die while he is hurt
    calm = brawl(rage={"at": "a2"}, ultrawoman={"at": "b1"}).seat(0)
    calm.attacks("ultrawoman").rolls("0 0 0").is_asked("activation")


def test_haymaker() -> None:
    t = brawl(rage={"at": "a2", "left": "haymaker"}, ultrawoman={"at": "b1"}, objects="car@a1").seat(0)
    t.attacks("ultrawoman").rolls("2 1 0").rolls("1 1").is_asked("push").says("none")
    assert t.damage("ultrawoman") == 1
    t.throws("car@a1", "ultrawoman").rolls("0 0 0 0").rolls("0 0 0").rolls("0 0")  # at range only the Car's dice
    t.is_asked("activation")


def test_ground_pound() -> None:
    t = brawl(
        rage={"at": "b2", "left": "ground_pound"},
        ultrawoman={"at": "a1", "seat": 1},
        paradox={"at": "c3", "seat": 1},
        duchess={"at": "d2", "seat": 1},
        tempo={"at": "b1", "seat": 0},
    ).seat(0)
    t.uses("ground_pound").rolls("2 1 0").rolls("1")  # one Power die more: 4 in all
    t.is_asked("push").reads("Where do you push Doc Paradox?", "Où repoussez-vous Doc Paradox ?")
    t.may("push d4", "none").says("none").is_asked("activation").may_not("power ground_pound", rule="GC-072")
    hurt = [t.damage(name) for name in ("ultrawoman", "paradox", "duchess", "tempo")]
    assert hurt == [0, 1, 0, 0]  # 5 in DEFENCE, hit, not adjacent, an ally


def test_thick_hide() -> None:
    ignores("rage", "thick_hide", defence=5, amount=1)


def test_wrecking_leap() -> None:
    t = brawl(
        rage={"at": "b1", "left": "wrecking_leap"}, ultrawoman={"at": "a2"}, paradox={"at": "c1", "seat": 1}
    ).seat(0)
    t.may_not("move e1", rule="GC-155").uses("wrecking_leap").is_asked("flight")
    t.reads("Wrecking Leap: where do you go?", "Bond destructeur : où allez-vous ?")
    t.may("go g1").may_not("go g3", rule="GC-154").says("go g1")  # three Zones through two enemies, not four
    assert t.at("rage") == "g1"
    t.may_not("power wrecking_leap", rule="GC-072")


def test_throw_anything() -> None:
    t = brawl(rage={"at": "b2", "left": "throw_anything"}, ultrawoman={"at": "d1"}, objects="car@b1").seat(0)
    t.throws("car@b1", "ultrawoman").is_to_throw(2).rolls("2 1")  # 4 dice, and 2 easier
    t.rolls("1 0 0").rolls("1 1 1 1").is_asked("push").says("none")  # 2 Power dice of the Car, and 2 more
    assert t.damage("ultrawoman") == 1
    bare = brawl(rage={"at": "b2", "left": "throw_anything"}, ultrawoman={"at": "b1"}).seat(0)
    bare.attacks("ultrawoman").rolls("0 0 0").is_asked("activation")


def test_roar() -> None:
    t = brawl(
        rage={"at": "b2", "left": "roar"}, ultrawoman={"at": "b1", "seat": 1}, fahrenheit={"at": "c2", "seat": 1}
    ).seat(0)
    t.tells("power roar", "Ultrawoman has −1 DEFENCE this turn.")
    t.is_asked("activation").may_not("power roar", rule="GC-072")
    t.attacks("fahrenheit").rolls(misses(4, 3))  # he is in the next Zone
    t.attacks("ultrawoman").rolls(hits(4, 3)).is_asked("push").says("none")
    assert (t.damage("ultrawoman"), t.damage("fahrenheit")) == (1, 0)


def test_roar_lasts_a_turn_for_those_who_were_there() -> None:
    t = brawl(
        rage={"at": "b2", "left": "roar", "hand": "haymaker stubborn"},
        ultrawoman={"at": "b1", "hand": "steel_skin iron_will"},
        tempo={"at": "d1", "seat": 0, "hand": "relay vibrate"},
        objects="car@c1",
    ).seat(0)
    t.uses("roar").ends_activation()
    t.seat(1).moves("c2").ends_activation()
    t.seat(0).attacks("ultrawoman").rolls("2 pow").rolls("1").is_asked("push").says("none")  # 4 will do
    t.seat(0).ends_activation()
    t.seat(0).lays("rage", "haymaker>").lays("tempo", "relay>").is_ready()
    t.seat(1).lays("ultrawoman", "iron_will>").is_ready()
    t.seat(0).ends_activation()
    t.seat(1).ends_activation()
    t.seat(0).attacks("ultrawoman").rolls("2 pow").rolls("1")
    assert t.damage("ultrawoman") == 1


def test_roar_needs_an_enemy_in_the_zone() -> None:
    brawl(rage={"at": "b2", "left": "roar"}, ultrawoman={"at": "c1"}).seat(0).may_not("power roar", rule="GC-160")


def test_stubborn() -> None:
    eases_tests("rage", "stubborn", dice=2)


def test_out_of_control() -> None:
    heals_at_the_reveal("rage", "out_of_control", healed=4)


def test_out_of_control_hurts_allies_of_the_zone() -> None:
    t = brawl(
        rage={"at": "b2", "left": "out_of_control"},
        ultrawoman={"at": "b1"},
        tempo={"at": "a1", "seat": 0},
        duchess={"at": "c2", "seat": 0},
    ).seat(0)
    t.ends_activation()
    hurt = [t.damage(name) for name in ("tempo", "duchess", "ultrawoman", "rage")]
    assert hurt == [1, 0, 0, 0]  # an ally next door and an enemy are spared


def test_blind_fury() -> None:
    is_technique_only("rage", "blind_fury", attack=2, defence=-2)


def test_growing_pains() -> None:
    is_technique_only("rage", "growing_pains", defence=1, speed=-1)


def test_unstoppable() -> None:
    flies("rage", "unstoppable", "d3", rank="veteran")
    t = brawl(rage={"at": "d1", "rank": "veteran", "left": "unstoppable"}, ultrawoman={"at": "b1"}).seat(0)
    t.moves("b2").attacks("ultrawoman").rolls(hits(5, 4)).is_asked("push").says("push c1")
    assert t.damage("ultrawoman") == 2
    still = brawl(rage={"at": "b2", "rank": "veteran", "left": "unstoppable"}, ultrawoman={"at": "b1"}).seat(0)
    still.attacks("ultrawoman").rolls(hits(5, 4)).says("none")
    assert still.damage("ultrawoman") == 1


def test_apocalypse_fist() -> None:
    t = brawl(
        rage={"at": "b2", "rank": "veteran", "left": "apocalypse_fist"},
        ultrawoman={"at": "b1", "seat": 1},
        paradox={"at": "a1", "seat": 1},
        duchess={"at": "d2", "seat": 1},
    ).seat(0)
    t.uses("apocalypse_fist").is_asked("strike")
    t.reads("Apocalypse Fist: whom do you attack?", "Poing de l’apocalypse : qui attaquez-vous ?")
    t.may_only("attack ultrawoman", "attack paradox").may_not("attack duchess", rule="GC-160")
    t.says("attack ultrawoman").rolls("2 0 0 0").rolls("1 1 1").is_asked("push").says("none")
    assert t.damage("ultrawoman") == 2
    t.may_not("power apocalypse_fist", rule="GC-072")
