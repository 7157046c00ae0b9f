"""The orange Spaces and the doors, by name: who stands there makes a Test (GC-101, GC-171, GC-172)."""

from __future__ import annotations

from typing import Any

from tests.games.guardians.cards.scenes import hits, scene
from tests.games.guardians.scenes import brawl


def museum(**arrangement: Any) -> Any:
    """The map of the Five Faces, with no avatar unless one is named."""
    return scene("five_faces", **arrangement)


def test_vault() -> None:
    t = museum(
        tempo={"at": "h7", "damage": 2},
        rage={"at": "a1", "damage": 2},
        ultrawoman={"at": "l1", "damage": 1, "seat": 0},
    ).seat(0)
    t.is_asked("activation").tests("vault").is_to_throw(6).rolls("2 2 0 0 0 0")
    t.tests("vault").is_to_throw(5).rolls("1 1 1 0 0").is_asked("activation")  # a -1 token made it easier
    assert [t.damage(name) for name in ("tempo", "ultrawoman", "rage")] == [1, 0, 2]
    t.may_not("test vault mental h7", rule="GC-175")  # the first success of the game only


def test_subway() -> None:
    t = scene("feedback", tempo={"at": "j4"}, rage={"at": "a5"}).seat(0)
    t.tests("subway").is_to_throw(3).rolls("2 2 0").tests("subway").is_to_throw(3).rolls("1 1 1")  # a Direct Test
    t.is_asked("subway").reads("Subway: where do you come out?", "Le Métro : où ressortez-vous ?")
    t.may("go a1", "go l8", "go f8", "go b2").may_not("go f2", "go a5", rule="GC-105")
    t.says("go b2")  # the Zone of b2 touches the edge of the board
    assert t.at("tempo") == "b2"


def test_fountain() -> None:
    t = brawl(tempo={"at": "c7", "damage": 2}, rage={"at": "a1"}).seat(0)
    t.tests("fountain").is_to_throw(4).rolls("2 2 0 0").tests("fountain").is_to_throw(4).rolls("1 1 1 0")
    assert t.damage("tempo") == 1
    well = brawl(tempo={"at": "c7"}, rage={"at": "a1"}).seat(0)
    well.may_not("test fountain mental c7", rule="GC-085")


def test_diner() -> None:
    t = brawl(tempo={"at": "e2", "damage": 2}, rage={"at": "a1"}).seat(0)
    t.tests("diner").is_to_throw(4).rolls("2 2 0 0").tests("diner").is_to_throw(4).rolls("1 1 1 0")
    assert t.damage("tempo") == 1
    brawl(tempo={"at": "e2"}, rage={"at": "a1"}).seat(0).may_not("test diner mental e2", rule="GC-085")
    near = brawl(tempo={"at": "e3", "damage": 1}, rage={"at": "a1"}).seat(0)
    near.may_not("test diner mental e2", rule="GC-172")


def test_mixing_desk() -> None:
    t = scene(
        "feedback",
        tempo={"at": "f1"},
        rage={"at": "a5"},
        ultrawoman={"at": "e1", "seat": 0},
        track=3,
        acted="rage",
    ).seat(0)
    t.tests("mixing_desk").is_to_throw(4).rolls("2 2 0 0").tests("mixing_desk").is_to_throw(3).rolls("1 1 1")
    assert t.track() == 2
    t.may_not("test mixing_desk mental f1", rule="GC-175").moves("g1").ends_activation()
    t.moves("f1").tests("mixing_desk").rolls("1 1 0 0")  # another hero may, in the same turn
    assert (t.active(), t.track()) == ("ultrawoman", 1)


def test_crane() -> None:
    t = brawl(
        tempo={"at": "e6"},
        rage={"at": "d5", "seat": 1},
        paradox={"at": "c5", "seat": 1},
        duchess={"at": "d6", "seat": 0},
        ultrawoman={"at": "e8", "seat": 1},
        fahrenheit={"at": "f2", "seat": 1},
    ).seat(0)
    t.tests("crane").is_to_throw(4).rolls("1 1 1 0").is_asked("zone").reads(
        "Crane: which Zone is hit, friend and enemy alike?",
        "La Grue : quelle Zone est touchée, alliés et ennemis confondus ?",
    )
    t.may_only("zone 3AB", "zone 4AC").may_not("zone 5AC", rule="GC-163").may_not("zone 4AA", rule="GC-160")
    t.says("zone 3AB").rolls(hits(4, 3)).is_asked("push").says("none").is_asked("push").says("none")
    hurt = [t.damage(name) for name in ("rage", "paradox", "duchess", "ultrawoman")]
    assert hurt == [0, 1, 1, 0]  # DEFENCE 5, an enemy, an ally, another Zone


def test_crane_may_hit_whoever_swings_it_and_pushes_nobody_by_himself() -> None:
    t = brawl(rage={"at": "e6"}, tempo={"at": "e5"}).seat(0)
    t.tests("crane").rolls("0 0 0 0").rolls(hits(5, 3)).is_asked("push").reads(
        "Where do you push Tempo?", "Où repoussez-vous Tempo ?"
    )
    t.says("none").is_asked("activation")
    assert (t.damage("rage"), t.damage("tempo")) == (1, 1)


def test_crane_needs_somebody_in_sight() -> None:
    brawl(tempo={"at": "e6"}, rage={"at": "f2"}).seat(0).may_not("test crane mental e6", rule="GC-070")


def test_breaker() -> None:
    t = museum(
        tempo={"at": "i7"},
        fahrenheit={"at": "i5", "left": "fireball", "seat": 1},
        paradox={"at": "i2", "seat": 0},
        objects="car@i6",
    )
    t.seat(0).tests("breaker").is_to_throw(5).rolls("2 2 0 0 0").tests("breaker").is_to_throw(4).rolls("1 1 1 0")
    assert t.seen_by(None)["blackout"] and t.seen_by(None)["malus"] == []
    t.seat(0).may_not("test breaker mental i7", rule="GC-175").ends_activation()
    t.seat(1).may_not("shoot paradox", "power fireball", "throw car i6 tempo", rule="GC-162").ends_activation()
    t.seat(0).may_not("test crane mental i2", rule="GC-162").ends_activation()
    assert not t.seen_by(None)["blackout"]  # until the end of the turn


def test_pedestal_seals_the_artefact() -> None:
    few = {"emissary_1": "d3", "emissary_2": "i3"}
    many = museum(paradox={"at": "g2"}, rage={"at": "a1"}, villains={**few, "emissary_3": "d8"}).seat(0)
    many.may_not("test pedestal mental g2", rule="GC-110")  # two heroes: at most two avatars
    t = museum(paradox={"at": "g2"}, rage={"at": "a1"}, villains=few).seat(0)
    t.tests("pedestal").is_to_throw(7).rolls("1 1 1 1 1 0 0").ends([0], [4, 0])
    assert t.articles(0) == ["the_gate_is_shut"]


def test_pedestal_heals_elsewhere() -> None:
    t = scene("feedback", map="other", paradox={"at": "g6", "damage": 3}, rage={"at": "a5"}).seat(0)
    t.tests("pedestal").is_to_throw(7).rolls("1 1 1 1 1 0 0")
    assert t.damage("paradox") == 1
    t.may_not("test pedestal mental g6", rule="GC-175")  # once a game
    well = scene("feedback", map="other", paradox={"at": "g6"}, rage={"at": "a5"}).seat(0)
    well.may_not("test pedestal mental g6", rule="GC-085")


def test_traffic_lights_stop_the_bus() -> None:
    setting: dict[str, Any] = {"seats": 1, "villains": {"tour_bus": "a5"}, "tempo": {"at": "g5"}}
    t = scene("farewell_tour", **setting).seat(0)
    t.tests("traffic_lights").is_to_throw(4).rolls("2 2 0 0").tests("traffic_lights").is_to_throw(3).rolls("1 1 1")
    t.may_not("test traffic_lights mental g5", rule="GC-175").ends_activation()
    assert t.at("tour_bus") == "a5"
    t.lays("tempo", "vibrate>").is_ready().may_not("test traffic_lights mental g5", rule="GC-175")  # once a game
    gone = scene("farewell_tour", seats=1, tempo={"at": "g5"}, villains={"xtina": "a5"}).seat(0)
    gone.may_not("test traffic_lights mental g5", rule="GC-070")  # there is no bus to stop


def test_traffic_lights_are_each_teams_own() -> None:
    t = scene("farewell_tour", tempo={"at": "g5"}, rage={"at": "h5"}, villains={"tour_bus": "a5"})
    t.seat(0).tests("traffic_lights").rolls("1 1 1 0").moves("g6").ends_activation()
    t.seat(1).moves("g5").may_not("test traffic_lights mental g5", rule="GC-175").ends_activation()
    t.seat(0).lays("tempo", "vibrate>").is_ready()
    t.seat(1).lays("rage", "stubborn<").is_ready()
    t.seat(0).ends_activation()
    t.seat(1).tests("traffic_lights").rolls("1 1").ends_activation()
    assert t.at("tour_bus") == "a5"


def test_traffic_lights_elsewhere() -> None:
    t = scene(
        "feedback",
        tempo={"at": "g5"},
        rage={"at": "h5", "seat": 1},
        ultrawoman={"at": "g6", "seat": 0},
        duchess={"at": "f5", "seat": 0},
        paradox={"at": "a1", "seat": 0},
    )
    t.seat(0).tests("traffic_lights").rolls("1 1 1 0").is_asked("ally")
    t.seat(0).reads(
        "Traffic Lights: which ally gains an Action?", "Les Feux tricolores : quel allié gagne une Action ?"
    )
    t.seat(0).may_only("pick ultrawoman", "pick duchess").may_not("pick paradox", rule="GC-163")
    t.seat(0).says("pick ultrawoman").ends_activation()
    t.seat(1).ends_activation()
    assert (t.active(), t.left()) == ("ultrawoman", 4)
    alone = scene("feedback", tempo={"at": "g5"}, rage={"at": "h5"}).seat(0)
    alone.may_not("test traffic_lights mental g5", rule="GC-073")


def test_vault_door() -> None:
    t = museum(tempo={"at": "f6"}, rage={"at": "g6"})
    t.seat(0).may_not("attack rage", rule="GC-160").may_not("move g7", rule="GC-154")
    t.seat(0).tests("vault_door", "attack").is_to_throw(5).rolls("1 1 1 0 0")
    t.seat(0).tests("vault_door").is_to_throw(3).rolls("1 1 1")  # MENTAL 4, and the token helps with both
    t.seat(0).may("attack rage").moves("g7")
    assert t.at("tempo") == "g7" and t.seen_by(None)["closed"] == []
    inside = museum(rage={"at": "g6"}, tempo={"at": "a1"}).seat(0)
    inside.may("test vault_door attack g6", "test vault_door mental g6")  # from either side


def test_bank_front() -> None:
    t = museum(rage={"at": "f5"}, tempo={"at": "a1"}).seat(0)
    assert t.seen_by(None)["closed"] == ["vault_door"]
    t.may("move f6").may_not("test bank_front mental f5", rule="GC-172")  # it stands open
