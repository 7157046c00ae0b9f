"""Tempo and her twelve Power cards, by name."""

from __future__ import annotations

from tests.games.guardians.cards.scenes import (
    eases_tests,
    flies,
    heals_at_the_reveal,
    hits,
    ignores,
    is_technique_only,
    scene,
)
from tests.games.guardians.scenes import brawl


def test_tempo_has_a_head_start() -> None:
    t = brawl(tempo={"at": "a1"}, rage={"at": "h8"}).seat(0)
    t.is_asked("activation").moves("d1")
    assert t.left() == 3
    t.moves("a1")
    assert t.left() == 2


def test_tempo_has_only_her_move_left_when_her_actions_are_gone() -> None:
    t = brawl(tempo={"at": "b1"}, rage={"at": "b2"}, actions=1).seat(0)
    t.attacks("rage").rolls("0 0").is_asked("activation")
    t.reads(
        "Tempo: what do you do? Only a Move is left.", "Tempo : que faites-vous ? Il ne reste qu’un Déplacement."
    )
    t.may_not("attack rage", because="not-an-option").moves("c1")
    assert t.active() == "rage"


def test_flurry() -> None:
    t = brawl(tempo={"at": "d1", "left": "flurry"}, rage={"at": "b2"}).seat(0)
    t.moves("b1").attacks("rage").rolls("2 1").rolls("1 1").is_asked("push").says("none")
    assert t.damage("rage") == 1
    still = brawl(tempo={"at": "b1", "left": "flurry"}, rage={"at": "b2"}).seat(0)
    still.attacks("rage").rolls("2 1").is_asked("activation")


def test_whirlwind() -> None:
    t = brawl(
        tempo={"at": "b2", "left": "whirlwind"},
        paradox={"at": "b1", "seat": 1},
        fahrenheit={"at": "c3", "seat": 1},
        rage={"at": "a1", "seat": 1},
        duchess={"at": "d1", "seat": 1},
    ).seat(0)
    t.uses("whirlwind").rolls("2 2").is_asked("push")  # one roll: 4 against 5, 4, 4 and nobody at d1
    t.reads("Where do you push Fahrenheit?", "Où repoussez-vous Fahrenheit ?")
    t.may("push c1", "push b3", "none").says("none").is_asked("push")
    t.reads("Where do you push Doc Paradox?", "Où repoussez-vous Doc Paradox ?")
    t.may("push c1", "push a3").may_not("push a2", rule="GC-154").says("push a3")
    assert [t.damage(foe) for foe in ("paradox", "fahrenheit", "rage", "duchess")] == [1, 1, 0, 0]
    assert (t.at("paradox"), t.at("fahrenheit")) == ("a3", "c3")
    t.may_not("power whirlwind", rule="GC-072")


def test_vibrate() -> None:
    ignores("tempo", "vibrate", defence=5, amount=1)


def test_time_skip() -> None:
    t = scene("feedback", tempo={"at": "a1", "left": "time_skip"}, rage={"at": "i1"}).seat(0)
    t.uses("time_skip").is_asked("appear")
    t.reads("Time Skip: where do you appear?", "Saut temporel : où apparaissez-vous ?")
    t.may("go j1", "go b1").may_not("go k1", "go i1", rule="GC-154")  # five Zones, not six
    t.tells("go j1", "Tempo appears on j1.")
    assert (t.at("tempo"), t.left()) == ("j1", 2)
    t.may_not("power time_skip", rule="GC-072")


def test_time_skip_goes_through_walls_and_closed_doors() -> None:
    t = scene("five_faces", tempo={"at": "h8", "left": "time_skip"}, rage={"at": "a1"}, villains={}).seat(0)
    t.may_not("move h7", rule="GC-154").uses("time_skip").is_asked("appear").says("go h7")
    assert t.at("tempo") == "h7"  # inside the vault


def test_hit_and_run() -> None:
    flies("tempo", "hit_and_run", "d3")


def test_relay() -> None:
    t = brawl(
        tempo={"at": "b2", "left": "relay"},
        rage={"at": "h8", "seat": 1},
        ultrawoman={"at": "d1", "seat": 0},
        duchess={"at": "a4", "seat": 0},
        paradox={"at": "d4", "seat": 0},
        fahrenheit={"at": "b1", "seat": 0},
        acted="fahrenheit",
    )
    t.seat(0).uses("relay").is_asked("ally")
    t.seat(0).reads("Relay: which ally gains an Action?", "Relais : quel allié gagne une Action ?")
    t.seat(0).may_only("pick ultrawoman", "pick duchess")
    t.seat(0).may_not("pick paradox", rule="GC-154").may_not("pick fahrenheit", rule="GC-073")
    t.seat(0).says("pick ultrawoman").may_not("power relay", rule="GC-072").ends_activation()
    t.seat(1).ends_activation()
    assert (t.active(), t.left()) == ("ultrawoman", 4)


def test_speed_reader() -> None:
    eases_tests("tempo", "speed_reader", dice=2)


def test_impatient() -> None:
    heals_at_the_reveal("tempo", "impatient", healed=2)


def test_impatient_leads_and_makes_no_tests() -> None:
    at = {"ultrawoman": {"at": "b1"}, "rage": {"at": "h8"}, "tempo": {"at": "a2", "seat": 0}}
    t = brawl(phase="strategy", **at).seat(0)
    t.lays("tempo", "impatient<").may_not("order ultrawoman tempo", rule="GC-127")
    t.lays("ultrawoman", "supersonic>").is_ready()
    t.seat(1).lays("rage", "haymaker>").is_ready()
    assert t.active() == "tempo"
    diner = brawl(
        tempo={"at": "e2", "damage": 1, "left": "impatient"}, rage={"at": "h8"}, objects="lamp_post@e3 car@e2"
    ).seat(0)
    diner.may_not("test diner mental e2", "use car e2", "throw car e2 rage", rule="GC-081")


def test_impatient_fails_the_test_that_x_tina_forces_upon_her() -> None:
    sheet = {"at": "e2", "left": "impatient"}
    t = scene("feedback", tempo=sheet, rage={"at": "l5"}, villains={"xtina": "f2"}).seat(0)
    t.attacks("xtina").rolls("0 0").is_asked("activation")
    assert t.damage("tempo") == 1 and t.at("tempo") != "e2"


def test_stumble() -> None:
    is_technique_only("tempo", "stumble", speed=1, attack=-1)


def test_out_of_breath() -> None:
    is_technique_only("tempo", "out_of_breath", defence=1)


def test_speed_of_light() -> None:
    t = brawl(
        ultrawoman={"at": "a1"},
        rage={"at": "h8"},
        tempo={"at": "b1", "rank": "veteran", "left": "speed_of_light", "seat": 1},
        acted="rage",
    )
    t.seat(0).ends_activation()
    assert (t.active(), t.left()) == ("tempo", 4)


def test_sonic_boom() -> None:
    t = brawl(
        tempo={"at": "b2", "rank": "veteran", "left": "sonic_boom"},
        rage={"at": "d2", "seat": 1},
        paradox={"at": "b4", "seat": 1},
        duchess={"at": "h8", "seat": 1},
    ).seat(0)
    t.uses("sonic_boom").is_asked("strike").reads(
        "Sonic Boom: whom do you attack?", "Bang sonique : qui attaquez-vous ?"
    )
    t.may_only("shoot rage", "shoot paradox").may_not("shoot duchess", rule="GC-163").says("shoot rage")
    t.rolls("1 0 0").rolls(hits(4, 3)).is_asked("push").reads(
        "Where do you push Rage?", "Où repoussez-vous Rage ?"
    )
    t.may("push e1", "push g1", "none").may_not("push g3", rule="GC-154").says("push g1")  # two Zones, not three
    assert (t.at("rage"), t.damage("rage")) == ("g1", 1)
    t.may_not("power sonic_boom", rule="GC-072")
