"""The eleven Personal Missions, by name: the Blue article comes the moment that they are done (GC-027, GC-028)."""

from __future__ import annotations

from typing import Any

from tests.games.guardians.cards.scenes import hits, scene
from tests.games.guardians.scenes import brawl
from tests.games.guardians.talk import GuardiansTalk


def done(t: GuardiansTalk, hero: str) -> bool:
    """Whether a Mission is done: the sheet says so, and so does the front page."""
    sheet = t.hero(hero)
    assert sheet["done"] is (t.seen_by(None)["totals"][sheet["team"]] == 1)
    return bool(sheet["done"])


def progress(t: GuardiansTalk, hero: str) -> int:
    """How much of a Mission is done, as everybody sees it."""
    return int(t.hero(hero)["progress"])


def strikes(t: GuardiansTalk, target: str, defence: int = 5, dice: int = 3, power: int = 0) -> None:
    """A melee Attack that hits; a target that is left is not pushed."""
    t.attacks(target).rolls(hits(defence, dice))
    if power:
        t.rolls(" ".join(["0"] * power))
    if t.match.ask is not None and t.match.ask.kind == "push":
        t.says("none")


def test_headline_hitter() -> None:
    t = brawl(
        rage={"at": "b2", "mission": "headline_hitter"},
        ultrawoman={"at": "b1", "seat": 1},
        tempo={"at": "a1", "seat": 1},
    ).seat(0)
    strikes(t, "ultrawoman")
    strikes(t, "tempo")
    assert not done(t, "rage") and progress(t, "rage") == 2
    strikes(t, "ultrawoman")
    assert done(t, "rage")


def test_headline_hitter_counts_heroes_only() -> None:
    t = scene(
        "feedback",
        rage={"at": "a5", "mission": "headline_hitter"},
        tempo={"at": "l5"},
        villains={"nodalie_1": "a6", "nodalie_2": "b5", "nodalie_3": "b6"},
    ).seat(0)
    for minion in (1, 2, 3):
        strikes(t, f"nodalie_{minion}")
    assert not done(t, "rage")


def test_clean_sweep_of_minions() -> None:
    t = scene(
        "feedback",
        rage={"at": "a5", "mission": "clean_sweep"},
        tempo={"at": "l5"},
        villains={"nodalie_1": "a6", "nodalie_2": "b5"},
    ).seat(0)
    strikes(t, "nodalie_1")
    assert not done(t, "rage")
    strikes(t, "nodalie_2")
    assert done(t, "rage")


def test_clean_sweep_of_avatars() -> None:
    t = scene(
        "five_faces",
        rage={"at": "c4", "mission": "clean_sweep"},
        tempo={"at": "l1"},
        villains={"emissary_1": {"at": "d3", "health": 9}, "emissary_2": "i8"},
    ).seat(0)
    for hit in (1, 2, 3):
        assert not done(t, "rage")
        strikes(t, "emissary_1", defence=6)
        assert t.damage("emissary_1") == hit
    assert done(t, "rage")


def test_clean_sweep_where_there_are_neither() -> None:
    t = brawl(
        rage={"at": "b2", "rank": "veteran", "left": "apocalypse_fist", "mission": "clean_sweep"},
        ultrawoman={"at": "b1"},
    ).seat(0)
    t.uses("apocalypse_fist").rolls(hits(5, 4)).rolls("0 0 0").says("none")
    strikes(t, "ultrawoman", dice=4)
    assert t.damage("ultrawoman") == 3 and not done(t, "rage")
    strikes(t, "ultrawoman", dice=4)
    assert done(t, "rage")


def test_problem_solver() -> None:
    t = brawl(tempo={"at": "e2", "damage": 3, "mission": "problem_solver"}, rage={"at": "a1"}).seat(0)
    t.tests("diner").rolls("0 0 0 0").tests("diner").rolls("2 2 0 0")
    assert not done(t, "tempo")
    t.tests("diner").rolls("0 0 0 0")
    assert done(t, "tempo")


def test_problem_solver_counts_tests_of_every_kind() -> None:
    t = scene(
        "feedback",
        rage={"at": "e2", "mission": "problem_solver"},
        tempo={"at": "l5"},
        villains={"xtina": "f2"},
        objects="car@e1",
    ).seat(0)
    t.throws("car@e1", "xtina").rolls("0 0 0 0").rolls("0 0 0").rolls("0 0").rolls(
        "2 2 0 0"
    )  # the scream is failed
    assert not done(t, "rage")
    t.moves("e2").attacks("xtina")
    t.rolls("0 0 0").rolls("0").rolls("1 1 0 0")
    assert done(t, "rage")


def test_street_fighter() -> None:
    t = brawl(
        rage={"at": "b2", "mission": "street_fighter"}, ultrawoman={"at": "b1"}, objects="dumpster@a2 car@a1"
    ).seat(0)
    strikes(t, "ultrawoman")
    t.throws("car@a1", "ultrawoman").rolls("0 0 0 0").rolls("0 0 0").rolls("0 0")
    assert not done(t, "rage")
    t.throws("dumpster@a2", "ultrawoman").rolls("0 0 0 0").rolls("2 2 1").rolls("0").says("none")
    assert done(t, "rage")


def turn_over(t: GuardiansTalk, cards: dict[str, tuple[int, str]]) -> None:
    """The heroes who are left do nothing, and everybody plans the next turn."""
    while name := t.active():
        t.seat(t.hero(name)["seat"]).ends_activation()
    for hero, (seat, card) in cards.items():
        t.seat(seat).lays(hero, card).is_ready()


def test_untouchable() -> None:
    setting: dict[str, Any] = {"ultrawoman": {"at": "b1"}, "rage": {"at": "c1", "mission": "untouchable"}}
    t = brawl(**setting)
    turn_over(t, {"ultrawoman": (0, "iron_will>"), "rage": (1, "stubborn>")})
    assert not done(t, "rage")
    turn_over(t, {})
    assert done(t, "rage")


def test_untouchable_begins_again_after_damage_or_far_from_enemies() -> None:
    t = brawl(ultrawoman={"at": "b1"}, rage={"at": "c1", "mission": "untouchable"})
    turn_over(t, {"ultrawoman": (0, "iron_will>"), "rage": (1, "stubborn>")})
    first = t.active()
    if first == "rage":
        t.seat(1).ends_activation()
    t.seat(0).attacks("rage").rolls(hits(5, 4)).says("none").ends_activation()
    turn_over(t, {"ultrawoman": (0, "supersonic>"), "rage": (1, "haymaker>")})
    assert not done(t, "rage") and t.damage("rage") == 1
    far = brawl(ultrawoman={"at": "b1"}, rage={"at": "h8", "mission": "untouchable"})
    turn_over(far, {"ultrawoman": (0, "iron_will>"), "rage": (1, "stubborn>")})
    turn_over(far, {})
    assert not done(far, "rage")


def test_face_of_the_nation() -> None:
    t = scene(
        "feedback",
        ultrawoman={"at": "e2", "mission": "face_of_the_nation"},
        rage={"at": "e1"},
        villains={"xtina": "f2", "nodalie_1": "e3"},
    ).seat(0)
    strikes(t, "nodalie_1", dice=4)
    strikes(t, "rage", dice=4)
    assert not done(t, "ultrawoman")
    t.attacks("xtina").rolls(hits(5, 4)).says("none").rolls("0 0 0 0")
    assert done(t, "ultrawoman")


def test_face_of_the_nation_without_a_villain() -> None:
    t = brawl(
        ultrawoman={"at": "b2", "mission": "face_of_the_nation"},
        rage={"at": "b1", "seat": 1},
        tempo={"at": "a1", "seat": 1},
    ).seat(0)
    strikes(t, "rage", dice=4)
    strikes(t, "rage", dice=4)
    assert not done(t, "ultrawoman") and progress(t, "ultrawoman") == 1  # two different ones
    strikes(t, "tempo", dice=4)
    assert done(t, "ultrawoman")


def test_face_of_the_nation_is_not_shown_to_the_bus() -> None:
    t = scene(
        "farewell_tour",
        ultrawoman={"at": "b5", "mission": "face_of_the_nation"},
        rage={"at": "g8"},
        villains={"tour_bus": "a5"},
    ).seat(0)
    t.attacks("tour_bus").rolls(hits(7, 4))
    assert t.damage("tour_bus") == 1 and not done(t, "ultrawoman")


def test_seeing_red() -> None:
    t = brawl(rage={"at": "b2", "mission": "seeing_red"}, ultrawoman={"at": "b1"}).seat(0)
    strikes(t, "ultrawoman")
    assert not done(t, "rage") and progress(t, "rage") == 1
    strikes(t, "ultrawoman")
    assert done(t, "rage")


def test_seeing_red_in_one_activation() -> None:
    t = brawl(rage={"at": "b2", "mission": "seeing_red"}, ultrawoman={"at": "b1"})
    strikes(t.seat(0), "ultrawoman")
    turn_over(t, {"rage": (0, "stubborn>"), "ultrawoman": (1, "iron_will>")})
    while t.active() != "rage":
        t.seat(1).ends_activation()
    strikes(t.seat(0), "ultrawoman")
    assert t.damage("ultrawoman") == 2 and not done(t, "rage")
    strikes(t.seat(0), "ultrawoman")
    assert done(t, "rage"), "twice in this one"


def test_behind_enemy_lines() -> None:
    t = brawl(duchess={"at": "e6", "mission": "behind_enemy_lines"}, rage={"at": "e5"}).seat(0)
    t.tests("crane").rolls("1 1 1 0")
    assert done(t, "duchess")
    home = brawl(duchess={"at": "e2", "damage": 1, "mission": "behind_enemy_lines"}, rage={"at": "h8"}).seat(0)
    home.tests("diner").rolls("1 1 1 0")
    assert not done(home, "duchess")  # nearer to where her own team started


def test_behind_enemy_lines_takes_mental() -> None:
    t = brawl(duchess={"at": "g7", "mission": "behind_enemy_lines"}, rage={"at": "h8"}, objects="car@g8").seat(0)
    t.throws("car@g8", "rage").rolls("0 0 0 0").rolls("2 2 1").rolls("0 0")
    assert not done(t, "duchess")


def test_crossfire() -> None:
    t = brawl(
        fahrenheit={"at": "b2", "mission": "crossfire"},
        rage={"at": "d2", "seat": 1},
        tempo={"at": "b4", "seat": 1},
    ).seat(0)
    t.shoots("rage").rolls(hits(5, 3)).says("none").shoots("rage").rolls(hits(5, 3)).says("none")
    assert not done(t, "fahrenheit") and progress(t, "fahrenheit") == 1  # the same one twice
    t.shoots("tempo").rolls(hits(5, 3)).says("none")
    assert done(t, "fahrenheit")


def test_crossfire_does_not_count_melee_or_the_bus() -> None:
    t = scene(
        "farewell_tour",
        fahrenheit={"at": "b5", "left": "flame_jet", "mission": "crossfire"},
        rage={"at": "b6"},
        villains={"tour_bus": "a5", "nodalie_1": "d5"},
    ).seat(0)
    t.shoots("nodalie_1").rolls(hits(5, 3)).rolls("0 0")
    t.shoots("tour_bus").rolls("2 2 2").rolls("1 0")
    t.attacks("rage").rolls(hits(5, 3)).says("none")
    assert t.damage("tour_bus") == 1 and t.damage("rage") == 1 and not done(t, "fahrenheit")


def test_crossfire_counts_a_hit_whose_damage_is_ignored() -> None:
    t = brawl(
        fahrenheit={"at": "b2", "mission": "crossfire"},
        rage={"at": "d2", "seat": 1, "left": "thick_hide"},
        tempo={"at": "b4", "seat": 1},
    ).seat(0)
    t.shoots("rage").rolls(hits(5, 3)).says("none").shoots("tempo").rolls(hits(5, 3)).says("none")
    assert t.damage("rage") == 0 and done(t, "fahrenheit")


def test_lap_of_honour() -> None:
    t = scene("feedback", tempo={"at": "a8", "mission": "lap_of_honour"}, rage={"at": "a1"}).seat(0)
    t.moves("i8").moves("i2").moves("h1")  # four Zones, four and one
    assert not done(t, "tempo") and progress(t, "tempo") == 9
    t.moves("h3")
    assert done(t, "tempo")


def test_lap_of_honour_counts_each_zone_once() -> None:
    t = scene("feedback", tempo={"at": "a8", "mission": "lap_of_honour"}, rage={"at": "a1"}).seat(0)
    t.moves("i8").moves("a8").moves("i8").moves("a8")  # sixteen Zones, five different ones
    assert not done(t, "tempo")


def test_first_try() -> None:
    t = scene(
        "feedback",
        paradox={"at": "f1", "mission": "first_try"},
        rage={"at": "a5"},
        objects="lamp_post@f1",
        track=5,
    ).seat(0)
    t.says("use lamp_post f1").rolls("0 0 0 0")
    t.tests("mixing_desk").rolls("0 0 0 0")
    assert done(t, "paradox")


def test_first_try_is_spoilt_by_a_token() -> None:
    t = scene(
        "feedback",
        paradox={"at": "f1", "mission": "first_try"},
        rage={"at": "a5"},
        objects="lamp_post@f1",
        track=5,
    ).seat(0)
    t.tests("mixing_desk").rolls("2 2 2 2").tests("mixing_desk").rolls("0 0")
    t.says("use lamp_post f1").rolls("0 0 0 0")
    assert not done(t, "paradox")
