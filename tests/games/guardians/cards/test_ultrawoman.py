"""Ultrawoman and her twelve Power cards, by name."""

from __future__ import annotations

from tests.games.guardians.cards.scenes import (
    eases_tests,
    heals_at_the_reveal,
    hits,
    ignores,
    is_technique_only,
    scene,
)
from tests.games.guardians.scenes import brawl


def test_ultrawoman_flies() -> None:
    t = brawl(ultrawoman={"at": "b1"}, rage={"at": "a2"}, paradox={"at": "c1", "seat": 1}).seat(0)
    t.is_asked("activation").may("move d3")  # an enemy in her Zone, and one in the Zone that she crosses
    grounded = brawl(rage={"at": "b1"}, ultrawoman={"at": "a2"}, paradox={"at": "c1", "seat": 1}).seat(0)
    grounded.may("move c2").may_not("move d3", rule="GC-155")


def test_meteor_punch() -> None:
    t = brawl(ultrawoman={"at": "d1", "left": "meteor_punch"}, rage={"at": "a2"}).seat(0)
    t.moves("b1").attacks("rage").rolls(hits(5, 4)).is_asked("push").says("none")
    assert t.damage("rage") == 2
    shifted = brawl(ultrawoman={"at": "a1", "left": "meteor_punch"}, rage={"at": "a2"}).seat(0)
    shifted.moves("b1").attacks("rage").rolls(hits(5, 4)).says("none")  # another Space of the same Zone
    assert shifted.damage("rage") == 1


def test_meteor_punch_counts_a_zone_left_and_entered_again() -> None:
    t = brawl(ultrawoman={"at": "b1", "left": "meteor_punch"}, rage={"at": "a1"}).seat(0)
    t.moves("c1").moves("b1").attacks("rage").rolls(hits(5, 4)).says("none")
    assert t.damage("rage") == 2


def test_heat_vision() -> None:
    t = brawl(ultrawoman={"at": "d1", "left": "heat_vision"}, rage={"at": "a1"}).seat(0)
    t.may_not("attack rage", rule="GC-160").shoots("rage").rolls(hits(5, 4)).is_asked("push")
    assert t.damage("rage") == 1
    right = brawl(ultrawoman={"at": "d1", "right": "heat_vision"}, rage={"at": "a1"}).seat(0)
    right.may_not("shoot rage", rule="GC-162")  # on the right there is no power


def test_steel_skin() -> None:
    ignores("ultrawoman", "steel_skin", defence=5, amount=1)


def test_supersonic() -> None:
    t = brawl(ultrawoman={"at": "a1", "left": "supersonic"}, rage={"at": "c1"}).seat(0)
    t.uses("supersonic").is_asked("flight")
    t.reads("Supersonic: where do you go?", "Supersonique : où allez-vous ?")
    t.may("go g3", "go b2").may_not("go g5", "go c1", rule="GC-154")  # four Zones, not five
    t.says("go g3").is_asked("activation").may_not("power supersonic", rule="GC-072")
    assert (t.at("ultrawoman"), t.left()) == ("g3", 2)


def test_shockwave_clap() -> None:
    t = brawl(
        ultrawoman={"at": "b1", "left": "shockwave_clap"},
        rage={"at": "a2", "seat": 1},
        paradox={"at": "b2", "seat": 1},
        duchess={"at": "c1", "seat": 1},
    ).seat(0)
    t.uses("shockwave_clap").rolls(hits(4, 4)).is_asked("push")
    t.reads("Where do you push Doc Paradox?", "Où repoussez-vous Doc Paradox ?")
    t.may("push c2", "push a3", "none").may_not("push a1", rule="GC-154")  # into another Zone, if at all
    t.says("push a3").is_asked("activation").may_not("power shockwave_clap", rule="GC-072")
    assert [t.damage(foe) for foe in ("rage", "paradox", "duchess")] == [0, 1, 0]  # La Duchesse is next door
    assert t.at("paradox") == "a3"


def test_shockwave_clap_needs_an_enemy_in_the_zone() -> None:
    t = brawl(ultrawoman={"at": "b1", "left": "shockwave_clap"}, rage={"at": "c1"}).seat(0)
    t.may_not("power shockwave_clap", rule="GC-160")


def test_to_the_rescue() -> None:
    t = brawl(
        ultrawoman={"at": "a1", "left": "to_the_rescue"},
        rage={"at": "c3"},
        tempo={"at": "d1", "damage": 2, "seat": 0},
        duchess={"at": "b1", "seat": 0},
        paradox={"at": "h8", "seat": 0},
    ).seat(0)
    t.uses("to_the_rescue").is_asked("ally")
    t.reads(
        "“To the Rescue!”: which ally is moved and healed?",
        "« À la rescousse ! » : quel allié est déplacé et soigné ?",
    )
    t.may_only("pick tempo", "pick duchess").may_not("pick paradox", rule="GC-163").says("pick tempo")
    t.is_asked("push").reads(
        "“To the Rescue!”: where do you move Tempo?", "« À la rescousse ! » : où déplacez-vous Tempo ?"
    )
    t.may("push a3", "push g3", "none").may_not("push g5", rule="GC-154")  # up to three Zones
    t.says("push a3")
    assert (t.at("tempo"), t.damage("tempo"), t.damage("duchess")) == ("a3", 1, 0)


def test_iron_will() -> None:
    eases_tests("ultrawoman", "iron_will", dice=3)


def test_public_idol() -> None:
    heals_at_the_reveal("ultrawoman", "public_idol", healed=3)


def test_public_idol_attacks_villains_only() -> None:
    t = scene(
        "feedback",
        ultrawoman={"at": "b6", "left": "public_idol heat_vision"},
        rage={"at": "a6"},
        villains={"nodalie_1": "b7"},
        objects="car@a5",
    ).seat(0)
    t.may_not("attack rage", "shoot rage", "throw car a5 rage", rule="GC-081")
    t.may("attack nodalie_1", "shoot nodalie_1", "throw car a5 nodalie_1")


def test_public_idol_does_not_swing_the_crane_where_only_heroes_are() -> None:
    where = {"ultrawoman": {"at": "e6", "left": "public_idol"}, "rage": {"at": "e5"}}
    brawl(**where).seat(0).may_not("test crane mental e6", rule="GC-070")
    idol = {"at": "a2", "left": "public_idol"}
    t = scene("feedback", map="other", ultrawoman=idol, rage={"at": "b1"}, villains={"nodalie_1": "a1"}).seat(0)
    t.tests("crane").rolls("1 1 0 0").rolls("2 2 1")
    assert t.at("nodalie_1") is None and t.damage("rage") == 0  # both stand in the Zone that is hit


def test_shaky_landing() -> None:
    is_technique_only("ultrawoman", "shaky_landing", speed=1, defence=-1)


def test_held_back() -> None:
    is_technique_only("ultrawoman", "held_back", attack=1)


def test_orbital_drop() -> None:
    t = brawl(
        ultrawoman={"at": "a1", "rank": "veteran", "left": "orbital_drop"},
        rage={"at": "h8", "seat": 1},
        paradox={"at": "g7", "seat": 1},
        duchess={"at": "h6", "seat": 1},
    ).seat(0)
    t.uses("orbital_drop").is_asked("appear").reads(
        "Orbital Drop: where do you land, and attack the enemies of the Zone?",
        "Chute orbitale : où atterrissez-vous, pour attaquer les ennemis de la Zone ?",
    )
    t.may("go a2", "go h7").may_not("go h8", rule="GC-154").says("go h7")
    t.rolls(hits(4, 4)).is_asked("push").says("none")
    assert [t.damage(foe) for foe in ("rage", "paradox", "duchess")] == [0, 1, 0]  # h6 is another Zone
    t.may_not("power orbital_drop", rule="GC-072")


def test_orbital_drop_on_an_empty_zone_rolls_nothing() -> None:
    t = brawl(ultrawoman={"at": "a1", "rank": "veteran", "left": "orbital_drop"}, rage={"at": "h8"}).seat(0)
    t.uses("orbital_drop").is_asked("appear").says("go d1").is_asked("activation")
    assert t.at("ultrawoman") == "d1"


def test_symbol_of_hope() -> None:
    t = brawl(
        rage={"at": "a2"},
        ultrawoman={"at": "b1", "rank": "veteran", "left": "symbol_of_hope"},
        tempo={"at": "a1", "seat": 1},
    ).seat(0)
    t.attacks("tempo").rolls(hits(5, 3))  # DEFENCE 5, and 1 more
    assert t.damage("tempo") == 0
    t.attacks("tempo").rolls(hits(6, 3)).is_asked("push").says("none")
    t.attacks("ultrawoman").rolls(hits(6, 3)).is_asked("push")  # 6 on her Veteran sheet, and not 7
    assert (t.damage("tempo"), t.damage("ultrawoman")) == (1, 1)
