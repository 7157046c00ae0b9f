"""A turn of Guardians' Chronicles: secret plans, activations, the end of the turn."""

from __future__ import annotations

from typing import Any

import pytest

from panoplie.games import load
from panoplie.kernel.errors import SetupError
from panoplie.kernel.match import Match
from tests.games.guardians.talk import GuardiansTalk
from tests.talk import table


def brawl(**arrangement: Any) -> GuardiansTalk:
    """Ultrawoman and Rage in an empty street, beside each other unless a test says otherwise."""
    settings = {"threat": "street_brawl", "ultrawoman": {"at": "b1"}, "rage": {"at": "a2"}, **arrangement}
    talk = table("guardians", **settings)
    assert isinstance(talk, GuardiansTalk)
    return talk


def test_plans_are_secret_and_revealed_together() -> None:
    t = brawl(phase="strategy")
    t.seat(0).is_asked("plan").may_not("ready", rule="GC-060").lays("ultrawoman", "steel_skin<")
    assert "steel_skin" not in str(t.match.view(1)["ask"])
    t.seat(0).may_not("lay ultrawoman public_idol right", rule="GC-083")
    t.seat(0).lays("ultrawoman", "supersonic>").may_not("lay ultrawoman iron_will left", rule="GC-060")
    t.seat(0).is_ready().is_asked_nothing()
    assert t.g.laid == [[], [], [], [], [], []]
    t.seat(1).lays("rage", "haymaker<").is_ready()
    assert t.stats("ultrawoman")["speed"] == 4 and t.active() == "ultrawoman" and t.left() == 3
    assert t.discarded("ultrawoman") == "" and "steel_skin" not in t.hand("ultrawoman")


def test_team_mates_plan_each_for_his_own_heroes_and_see_the_whole() -> None:
    t = table(
        "guardians",
        seats=4,
        threat="street_brawl",
        phase="strategy",
        ultrawoman={"at": "b1"},
        rage={"at": "h8"},
        tempo={"at": "a2"},
        paradox={"at": "g8"},
    )
    t.seat(0).may_not("lay tempo flurry left", rule="GC-032")
    t.seat(0).says("lay ultrawoman steel_skin left").says("order tempo ultrawoman").says("ready")
    seen = t.match.view(2)["ask"]["details"]
    assert seen["plan"][0]["cards"] == [["steel_skin", "left"]] and seen["ready"] == [0]
    assert seen["order"] == ["tempo", "ultrawoman"]
    assert t.match.view(1)["ask"]["details"]["ready"] == []


def test_the_impatient_hero_leads_his_team() -> None:
    t = table(
        "guardians",
        seats=3,
        threat="street_brawl",
        phase="strategy",
        ultrawoman={"at": "b1"},
        rage={"at": "h8"},
        tempo={"at": "a2"},
    )
    t.seat(2).says("lay tempo impatient left").may_not("order ultrawoman tempo", rule="GC-127")
    assert t.match.view(0)["ask"]["details"]["order"] == ["tempo", "ultrawoman"]


def test_an_attack_needs_the_defence_in_successes_and_pow_is_rolled_again() -> None:
    t = brawl().seat(0)
    assert t.odds("attack rage") == 37
    t.attacks("rage").rolls("0 1 2 pow").rolls("1")
    assert t.damage("rage") == 1
    t.seat(0).is_asked("push").may("push a3", "none").says("push a3")
    assert t.at("rage") == "a3" and t.left() == 2


def test_a_power_may_inflict_more_after_a_move() -> None:
    t = brawl(ultrawoman={"at": "d1", "left": "meteor_punch"}).seat(0)
    t.moves("b1").attacks("rage").rolls("2 2 1 0").says("none")
    assert t.damage("rage") == 2


def test_a_wound_at_the_end_of_the_turn_and_cards_to_the_discard() -> None:
    t = brawl(
        rage={"at": "a2", "damage": 5, "left": "haymaker"},
        ultrawoman={"at": "h1"},
        active="rage",
        acted="ultrawoman",
    )
    t.seat(1).ends_activation()
    assert t.damage("rage") == 1 and t.discarded("rage") == "haymaker" and len(t.g.hand[1]) == 8
    t.seat(0).is_asked("plan")


def test_nobody_alone_plays_a_scenario_without_a_villain() -> None:
    with pytest.raises(SetupError, match="feedback, five_faces, farewell_tour"):
        Match.start(load("guardians"), 1, {"threat": "street_brawl"})
