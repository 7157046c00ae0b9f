"""Threat 1, Feedback: its sheet from the start positions to the articles, and its Sonic Machines."""

from __future__ import annotations

from typing import Any

import pytest

from panoplie.games.guardians.board import plan
from panoplie.games.guardians.state import LEADER
from panoplie.games.guardians.threats.feedback import on_stage
from panoplie.games.guardians.verbs.moves import ways
from tests.games.guardians.cards.scenes import hits, scene
from tests.games.guardians.cards.sheets import figures, set_up
from tests.games.guardians.scenes import opened
from tests.games.guardians.talk import GuardiansTalk


def stage(**arrangement: Any) -> GuardiansTalk:
    """Rage alone against X-Tina, who stands on her stage."""
    setting: dict[str, Any] = {"seats": 1, "rage": {"at": "a5"}, "villains": {"xtina": "f2"}, **arrangement}
    return scene("feedback", **setting)


def rivals(**arrangement: Any) -> GuardiansTalk:
    """Rage against Tempo, with X-Tina between them."""
    setting = {"rage": {"at": "e2"}, "tempo": {"at": "l5"}, "villains": {"xtina": "f2"}, **arrangement}
    return scene("feedback", **setting)


# Start positions and tokens


def test_feedback_start_positions() -> None:
    t = set_up("feedback", "rage", "tempo")
    t.seat(0).is_asked("start").reads("Rage: where do you start?", "Rage : où commencez-vous ?")
    t.seat(0).may_only("start a5", "start a6", "start a7", "start a8", "start b6", "start b7").says("start a5")
    t.seat(1).may_only("start l5", "start l6", "start l7", "start l8", "start k6", "start j8").says("start l5")
    assert figures(t) == {"rage": "a5", "tempo": "l5", "xtina": "f2", "nodalie_1": "e1", "nodalie_2": "h1"}


def test_feedback_tokens_and_objects() -> None:
    seen = opened(2, "rage tempo", threat="feedback").seen_by(None)
    assert [(thing["id"], thing["space"]) for thing in seen["machines"]] == [
        ("sonic_machine", "c1"), ("sonic_machine", "j1"), ("sonic_machine", "g7")
    ]  # fmt: skip
    assert {thing["space"]: thing["id"] for thing in seen["objects"]} == {
        "c6": "car", "j5": "car", "f8": "hot_dog_stand", "e5": "lamp_post", "h5": "lamp_post",
        "d4": "fire_hydrant", "i4": "fire_hydrant",
    }  # fmt: skip
    assert seen["track"] == {"at": 1, "end": 10, "margins": [4, 7]} and seen["last_turn"] == 10


def test_feedback_grows_with_the_heroes() -> None:
    two = {seen["id"]: seen for seen in opened(2, "rage tempo", threat="feedback").seen_by(None)["figures"]}
    assert two["xtina"]["health"] == 4 and two["nodalie_1"]["health"] == 1
    four = opened(4, "rage tempo paradox duchess", threat="feedback")
    assert four.track() == 2 and four.g.health[four.figure("xtina")] == 6
    assert {name: at for name, at in figures(four).items() if "nodalie" in name} == {
        "nodalie_1": "e1", "nodalie_2": "h1", "nodalie_3": "f4"
    }  # fmt: skip


# Special Actions


def test_sonic_machine() -> None:
    t = rivals(rage={"at": "c1"}, machines="c1 j1", track=5).seat(0)
    t.may("test sonic_machine mental c1", "test sonic_machine attack c1")
    t.tests("sonic_machine").is_to_throw(5).rolls("2 2 0 0 0")
    t.tests("sonic_machine", "attack").is_to_throw(7).rolls("1 1 1 0 0 0 0")  # the token helps with both Tests
    assert t.track() == 4 and t.seen_by(None)["credit"] == [1, 0]
    assert [thing["space"] for thing in t.seen_by(None)["machines"]] == ["j1"] and t.seen_by(None)["malus"] == []


def test_sonic_machine_is_shot_from_afar() -> None:
    t = rivals(fahrenheit={"at": "c4", "seat": 0, "left": "meltdown"}, machines="c1", active="fahrenheit").seat(0)
    t.may_not("test sonic_machine mental c1", rule="GC-172").tests("sonic_machine", "attack").is_to_throw(6)
    near = rivals(rage={"at": "c2"}, machines="c1").seat(0)
    near.may_not("test sonic_machine attack c1", rule="GC-172")  # at range only by a power (GC-178)


# The villain's Actions


@pytest.mark.parametrize(("machines", "track"), [("", 2), ("c1", 2), ("c1 j1", 3), ("c1 j1 g7", 3)])
def test_feedback_step_1_the_volume_rises(machines: str, track: int) -> None:
    t = stage(machines=machines, villains={"nodalie_1": "l8"}, phase="villains")
    assert t.misses().track() == track


def test_feedback_step_2_xtina_stays_near_her_stage() -> None:
    near = stage(rage={"at": "f1"}, phase="villains").misses()  # behind the wall of the stage
    assert near.at("xtina") in ("e1", "e2")
    far = stage(rage={"at": "a8"}, phase="villains").misses()  # whom she sees from where she is
    assert far.at("xtina") == "f2"


@pytest.mark.parametrize(("hero", "edge"), [("b2", "e2"), ("k3", "h2"), ("k7", "h2")])
def test_feedback_step_2_xtina_goes_to_the_edge_if_she_can_attack_nobody(hero: str, edge: str) -> None:
    assert stage(rage={"at": hero}, phase="villains").at("xtina") == edge
    stays = stage(rage={"at": hero}, villains={"xtina": edge}, phase="villains")
    assert stays.at("xtina") == edge


def test_feedback_step_2_xtina_does_not_go_round_her_stage() -> None:
    """Tempo on the stage ends her Move there; behind it there is another way, which she does not take."""
    t = stage(rage={"at": "b3"}, tempo={"at": "g3", "seat": 0}, villains={"xtina": "h1"}, phase="villains")
    t.misses()
    assert t.at("xtina") == "h1"  # she attacks Tempo, who is nearer
    p, within = plan(t.g), on_stage(t.g, t.g.facts.threats[t.g.threat])
    names = p.district.zone_names
    assert {names[zone] for zone in ways(t.g, LEADER, 2, within=within)} == {"3BC", "3BS", "3BE", "3BD"}
    assert "3BA" in {names[zone] for zone in ways(t.g, LEADER, 2)}


def test_feedback_step_2_xtina_comes_back_if_she_was_driven_out() -> None:
    t = stage(rage={"at": "k7"}, villains={"xtina": "a1"}, phase="villains").misses()
    assert t.at("xtina") == "e2"


@pytest.mark.parametrize(("heroes", "attacks"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_feedback_step_2_xtina_has_more_actions_against_more_heroes(heroes: int, attacks: int) -> None:
    team = {"rage": {"at": "f4"}, "tempo": {"at": "a8"}, "paradox": {"at": "a7"}, "duchess": {"at": "b7"}}
    t = scene(
        "feedback",
        mode="together",
        seats=1,
        villains={"xtina": "f2"},
        phase="villains",
        **dict(list(team.items())[:heroes]),
    )
    for _ in range(attacks):
        t.rolls("0 0 0").rolls("0")
    t.seat(0).is_asked("plan")


def test_feedback_step_3_every_minion_acts() -> None:
    t = stage(villains={"nodalie_1": "d5", "nodalie_2": "d6"}, phase="villains")
    for _ in range(2):  # one Action each
        t.rolls("0 0").rolls("0")
    t.seat(0).is_asked("plan")


@pytest.mark.parametrize(
    ("heroes", "track", "turn", "came"),
    [(1, 1, 1, 0), (1, 7, 2, 1), (2, 1, 1, 1), (2, 7, 1, 1), (4, 7, 1, 1), (5, 2, 1, 1), (5, 3, 1, 2)],
)
def test_feedback_step_4_fans_come(heroes: int, track: int, turn: int, came: int) -> None:
    """One a turn, two from Volume 5 on, if five heroes play; against one hero in even turns only."""
    team = {"rage": {"at": "a5"}, "tempo": {"at": "a8"}, "paradox": {"at": "a7"}, "duchess": {"at": "b7"}}
    team["ultrawoman"] = {"at": "b6"}
    t = scene(
        "feedback",
        mode="together",
        seats=1,
        machines="c1 j1",
        phase="villains",
        track=track,
        turn=turn,
        **dict(list(team.items())[:heroes]),
    )
    assert [at for name, at in figures(t.misses()).items() if "nodalie" in name] == ["g1", "f1"][:came]


# Reactions


def test_feedback_reaction_to_an_attack_on_xtina() -> None:
    t = rivals().seat(0)
    t.attacks("xtina").rolls("0 0 0").is_to_throw(4).rolls("1 1 0 0").is_asked("activation")
    assert (t.damage("rage"), t.at("rage")) == (0, "e2")
    t.attacks("xtina").rolls(hits(5, 3)).is_asked("push").says("none").rolls("2 1 0 0")
    assert t.damage("xtina") == 1 and t.damage("rage") == 1 and t.at("rage") == "c1"  # pushed a Zone away


def test_feedback_reaction_is_a_direct_test_and_leaves_no_token() -> None:
    t = rivals().seat(0).attacks("xtina").rolls("0 0 0").rolls("2 1 0 0")
    assert t.damage("rage") == 1 and not any(t.g.malus)


def test_feedback_reaction_to_a_machine_that_falls() -> None:
    t = rivals(rage={"at": "c1"}, machines="c1").seat(0)
    t.tests("sonic_machine").rolls("0 0 0 0 0")
    assert t.at("nodalie_1") in ("b1", "c2", "d1")  # the free Space nearest to it


# The track


@pytest.mark.parametrize(("track", "mental", "defence"), [(3, 2, 5), (4, 1, 5), (6, 1, 5), (7, 1, 4)])
def test_feedback_margins(track: int, mental: int, defence: int) -> None:
    stats = rivals(track=track).stats("rage")
    assert (stats["mental"], stats["defence"]) == (mental, defence)


# Victory and articles


def test_feedback_is_lost_at_volume_10() -> None:
    t = rivals(phase="villains", track=9).ends([], [0, 0])
    assert t.reason() == "villain_wins"


def test_x_tina_unplugged() -> None:
    t = rivals(villains={"xtina": {"at": "f2", "damage": 3}}).seat(0)
    t.attacks("xtina").rolls(hits(5, 3)).ends([0], [4, 0])  # no scream any more
    assert t.articles(0) == ["x_tina_unplugged"] and t.articles(1) == []


@pytest.mark.parametrize(("mine", "theirs", "scores"), [(2, 1, [6, 0]), (1, 1, [4, 0]), (0, 1, [4, 2])])
def test_silence_at_last(mine: int, theirs: int, scores: list[int]) -> None:
    """For more machines than the rivals; nobody's if both have as many."""
    t = rivals(villains={"xtina": {"at": "f2", "damage": 3}}, credit=[mine, theirs]).seat(0)
    t.attacks("xtina").rolls(hits(5, 3)).ends([0], scores)


@pytest.mark.parametrize(("machines", "winners", "reason"), [(2, [0], "saved"), (1, [], "not_enough")])
def test_silence_at_last_against_the_game(machines: int, winners: list[int], reason: str) -> None:
    t = stage(rage={"at": "e2"}, villains={"xtina": {"at": "f2", "damage": 1}}, credit=[machines, 0]).seat(0)
    t.attacks("xtina").rolls(hits(5, 3)).ends(winners, [6 if winners else 4])
    assert t.reason() == reason
