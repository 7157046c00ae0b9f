"""Characteristic Tests: doors, orange Spaces, at range, direct (GC-101, GC-103, GC-171 to GC-179)."""

import pytest

from panoplie.games import load
from panoplie.kernel.rulebook import rule
from panoplie.kernel.words import words_for
from tests.games.guardians.scenes import brawl, concert
from tests.talk import table


def museum(**setting):
    return table(
        "guardians", threat="five_faces", **{"rage": {"at": "f6"}, "tempo": {"at": "l1"}, **setting}
    ).seat(0)


@rule("GC-171")
@pytest.mark.parametrize(("stat", "dice", "rolled"), [("mental", 4, "1 1 0 0"), ("attack", 5, "1 1 1 0 0")])
def test_a_door_is_opened_by_a_test(stat, dice, rolled):
    t = museum().tests("vault_door", stat).is_thrown("test", dice).rolls(rolled)
    assert t.seen_by(None)["closed"] == []
    t.seat(0).may("move g6")


@rule("GC-173")
@pytest.mark.parametrize(
    ("stat", "english", "french"),
    [
        ("mental", "makes a MENTAL Test (", "tente un Test de MENTAL ("),
        ("attack", "makes an ATTACK Test (", "tente un Test d’ATTAQUE ("),
    ],
)
def test_the_log_says_a_test_as_one_says_it(stat, english, french):
    t = museum()
    t.match.state.events = []
    t.tests("vault_door", stat)
    said = [event.seen_by(None) for event in t.match.state.events if event.kind == "tries"]
    for lang, words in (("en", english), ("fr", french)):
        assert words in words_for(lang, load("guardians")).event(said[0])


@rule("GC-176", "GC-A40")
def test_a_token_on_a_door_helps_from_either_side_and_with_either_characteristic():
    t = museum(tempo={"at": "g6"}, actions=1).tests("vault_door", "mental").rolls("1 1 1 0")
    assert t.minus_tokens() == {"vault_door": 1}
    t.seat(1).tests("vault_door", "attack").is_thrown("test", 4).rolls("1 1 0 0")
    assert (t.seen_by(None)["closed"], t.minus_tokens()) == ([], {})


@rule("GC-101", "GC-103", "GC-172", "GC-175")
def test_the_test_of_a_place_is_made_on_its_orange_space_and_its_card_says_what_it_brings():
    t = brawl(rage={"at": "f2", "damage": 2}, tempo={"at": "h8"}).seat(0)
    t.may_not("test diner mental e2", rule="GC-172").moves("e2")
    t.tests("diner").is_thrown("test", 4).rolls("1 1 0 0")
    assert t.damage("rage") == 1


@rule("GC-173", "GC-012")
def test_test_dice_as_many_as_the_difficulty_are_added_up():
    t = concert(paradox={"at": "c1"}, tempo={"at": "l5"}, machines="c1").seat(0)
    t.tests("sonic_machine").is_thrown("test", 5).rolls("2 2 1 0 0")
    assert t.things("machines") == ""
    t = concert(paradox={"at": "c1"}, tempo={"at": "l5"}, machines="c1").seat(0)
    t.tests("sonic_machine").rolls("2 2 2 0 0")
    assert t.things("machines") == "sonic_machine@c1"


@rule("GC-A7")
def test_a_token_on_a_hero_changes_his_characteristic():
    t = concert(rage={"at": "c1", "main": False, "tokens": "mental"}, tempo={"at": "l5"}, machines="c1").seat(0)
    t.tests("sonic_machine").is_thrown("test", 5).rolls("1 1 1 0 0")
    assert t.things("machines") == ""


@rule("GC-178")
def test_an_attack_test_at_range_takes_a_line_and_a_power():
    seen = concert(fahrenheit={"at": "c4"}, tempo={"at": "l5"}, machines="c1").seat(0)
    seen.may("test sonic_machine attack c1").may_not("test sonic_machine mental c1", rule="GC-172")
    cut = concert(fahrenheit={"at": "c4"}, tempo={"at": "l5"}, machines="c1", villains={"nodalie_1": "c2"}).seat(0)
    cut.may_not("test sonic_machine attack c1", rule="GC-172")
    unable = concert(rage={"at": "c4"}, tempo={"at": "l5"}, machines="c1").seat(0)
    unable.may_not("test sonic_machine attack c1", rule="GC-172")


@rule("GC-178", "GC-171")
def test_a_door_is_opened_from_afar_with_attack_alone():
    t = museum(fahrenheit={"at": "f3"}, rage={"at": "a1"}, active="fahrenheit")
    t.may_not("test vault_door mental f6", rule="GC-172").tests("vault_door", "attack").rolls("1 1 1 0 0")
    assert t.seen_by(None)["closed"] == []


@rule("GC-179", "GC-A40")
def test_a_direct_test_leaves_no_token_and_uses_none():
    """The Test of the diner is direct: a token that lay there would not matter."""
    t = brawl(rage={"at": "e2", "damage": 2}, tempo={"at": "h8"}, malus="e2:2").seat(0)
    t.tests("diner").is_thrown("test", 4).rolls("1 1 1 0")
    assert (t.damage("rage"), t.minus_tokens()) == (2, {"e2": 2})


@rule("GC-A60")
def test_a_test_die_is_rolled_again_after_a_failure():
    t = concert(duchess={"at": "c1"}, tempo={"at": "l5"}, machines="c1").seat(0)
    t.tests("sonic_machine").rolls("2 1 1 1 0").is_asked("reroll").may("reroll test 2", "keep").says(
        "reroll test 2"
    )
    t.is_thrown("test", 1).rolls("1")
    assert t.things("machines") == ""


@rule("GC-A50")
def test_how_low_characteristics_can_fall():
    t = concert(
        rage={"at": "c1", "rank": "rookie", "right": "growing_pains twisted_ankle"},
        tempo={"at": "l5", "rank": "rookie", "right": "concussion stumble"},
        track=7,
        machines="c1",
        malus="c1:7",
    )
    assert t.stats("rage") == {"speed": 1, "attack": 3, "defence": 4, "mental": 0, "health": 4}
    low = concert(
        rage={"at": "c1", "rank": "rookie", "right": "concussion blind_fury"}, tempo={"at": "l5"}, track=7
    )
    assert (low.stats("rage")["mental"], low.stats("rage")["defence"]) == (0, 1)
    t.seat(0).tests("sonic_machine").is_asked("activation")
    assert t.things("machines") == ""


@pytest.mark.parametrize(("stat", "said"), [("attack", "d’ATTAQUE"), ("mental", "de MENTAL")])
def test_the_french_log_names_a_test_as_people_do(stat, said):
    words = words_for("fr", load("guardians"))
    told = {"figure": "rage", "goal": "sonic_machine", "stat": stat, "total": 3, "value": 3}
    for kind, end in (("passed", "réussi"), ("failed", "raté")):
        line = words.event({"kind": kind, **told}).replace("\u00a0", " ")
        assert line == f"Rage, Test {said} (La Machine sonique) : 3 contre 3, {end}."
