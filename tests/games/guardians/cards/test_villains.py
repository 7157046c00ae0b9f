"""Villains and Sidekicks, by name: what their sheets let them do (GC-050, GC-099, GC-184)."""

from __future__ import annotations

from typing import Any

from panoplie.games.guardians.powers import shields
from tests.games.guardians.cards.scenes import hits, scene
from tests.games.guardians.talk import GuardiansTalk


def alone(threat: str, **arrangement: Any) -> GuardiansTalk:
    """One player against the game."""
    return scene(threat, seats=1, **arrangement)


def test_xtina() -> None:
    t = alone("feedback", rage={"at": "f4"}, villains={"xtina": "f2"}, phase="villains")
    t.rolls("2 1 0").rolls("2")  # ATTACK 3 and a Power die, at range
    assert t.damage("rage") == 1 and t.at("rage") == "c4"  # pushed a Zone away from her, as far as can be
    t.seat(0).is_asked("plan")  # against one hero she has one Action


def test_xtina_who_misses_pushes_nobody() -> None:
    t = alone("feedback", rage={"at": "f4"}, villains={"xtina": "f2"}, phase="villains").rolls("2 1 0").rolls("1")
    assert (t.damage("rage"), t.at("rage")) == (0, "f4")


def test_emissary() -> None:
    def attacked(**others: str) -> GuardiansTalk:
        villains = {"emissary_1": "d3", **others}
        return alone("five_faces", rage={"at": "c4"}, villains=villains, phase="villains")

    pack = attacked(emissary_2="d4", emissary_3="d2", emissary_4="d5")
    pack.rolls("0 0 0 0").rolls("0 0")  # three others near, and two Power dice at most
    attacked(emissary_2="d4").rolls("0 0 0 0").rolls("0")
    single = attacked(emissary_2="i8").rolls("2 2 1 0")
    assert single.damage("rage") == 1 and single.at("rage") == "c4"  # no push


def test_nodalie() -> None:
    t = alone("feedback", rage={"at": "a5"}, villains={"nodalie_1": "d5"}, phase="villains")
    t.rolls("2 1").rolls("2")  # one Action, at range, with a Power die
    assert (t.damage("rage"), t.at("nodalie_1")) == (1, "d5")
    t.seat(0).is_asked("plan")


def test_nodalie_is_knocked_out_by_one_hit() -> None:
    t = alone("feedback", rage={"at": "a5"}, villains={"nodalie_1": "b5"}).seat(0)
    t.attacks("nodalie_1").rolls(hits(5, 3)).is_asked("activation")
    assert t.at("nodalie_1") is None


def test_iron_turtle() -> None:
    """He has no figure in this box: his sheet is all that can be looked at."""
    t = alone("feedback", rage={"at": "a5"}, villains={"xtina": "f2"})
    facts = t.g.facts
    row = facts.villains[facts.villain_at["iron_turtle"]]
    shell = shields.of(facts.texts["iron_turtle"])
    assert shell is not None
    assert [shell(t.g, 8, row, who) for who in (8, 9)] == [1, 0]  # the first Damage of a turn, his own


def test_scoop() -> None:
    hero = {"at": "a2", "damage": 2}
    t = alone("feedback", rage=hero, helpers={"scoop": "b2"}, villains={"nodalie_1": "l8"}).seat(0)
    t.tests("diner").is_to_throw(3).rolls("1 1 0")  # in her Zone 1 die easier
    far = alone("feedback", rage=hero, helpers={"scoop": "b1"}, villains={"nodalie_1": "l8"}).seat(0)
    far.tests("diner").is_to_throw(4)


def test_scoop_acts_after_her_hero_with_one_action() -> None:
    t = alone("feedback", rage={"at": "b3"}, helpers={"scoop": "a2"}, villains={"nodalie_1": "b2"}).seat(0)
    t.ends_activation()
    assert (t.active(), t.left()) == ("scoop", 1)
    t.may("attack nodalie_1", "move a3").may_not("shoot nodalie_1", because="not-an-option")
    t.attacks("nodalie_1").rolls("2")
    assert t.active() is None


def shot_at(bulldog: str, **sheet: str) -> GuardiansTalk:
    """A No' Dalie has hit Rage, and Bulldog stands somewhere in the next Zone."""
    rage = {"at": "b6", **sheet}
    t = alone("feedback", rage=rage, helpers={"bulldog": bulldog}, villains={"nodalie_1": "d5"}, phase="villains")
    return t.rolls("2 2").rolls("1")


def test_bulldog() -> None:
    t = shot_at("b7")
    t.seat(0).is_asked("may").reads(
        "Bulldog can take 1 Damage in his hero’s place. Shall he?",
        "Bulldog peut subir 1 Dégât à la place de son Héros. Le fait-il ?",
    )
    t.seat(0).may_only("yes", "no").says("yes")
    assert t.damage("rage") == 0 and t.at("bulldog") is None  # one Damage puts him out
    far = shot_at("a8")
    far.seat(0).is_asked("plan")  # not whether he shall: he is not beside him
    assert far.damage("rage") == 1


def test_bulldog_who_has_fallen_for_his_hero_is_not_hit_by_the_rest_of_the_same_roll() -> None:
    """Rage swings the crane over his own Zone, where a No' Dalie stands and Bulldog beside him."""
    t = scene(
        "feedback",
        seats=1,
        map="other",
        rage={"at": "a2"},
        helpers={"bulldog": "a1"},
        villains={"nodalie_1": "b1"},
    ).seat(0)
    t.tests("crane").rolls("0 0 0 0").rolls("2 2 1").is_asked("may")
    t.match.state.events = []
    told = [event.kind for event in t.match.answer(0, ("yes",))]
    assert (told.count("fell"), t.at("bulldog"), t.at("nodalie_1"), t.damage("rage")) == (2, None, None, 0)


def test_bulldog_may_stand_by() -> None:
    t = shot_at("b7")
    t.seat(0).says("no")
    assert (t.damage("rage"), t.at("bulldog")) == (1, "b7")


def test_bulldog_is_no_help_to_whoever_is_cut_off() -> None:
    t = shot_at("b7", left="cut_off")
    t.seat(0).is_asked("plan")
    assert t.damage("rage") == 1
