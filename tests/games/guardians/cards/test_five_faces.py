"""Threat 2, Five Faces of the Emissary: its sheet from the start positions to the articles, and the artefact."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guardians.cards.scenes import hits, scene
from tests.games.guardians.cards.sheets import figures, set_up
from tests.games.guardians.scenes import opened
from tests.games.guardians.talk import GuardiansTalk


def museum(**arrangement: Any) -> GuardiansTalk:
    """Rage against Tempo, with two avatars."""
    setting: dict[str, Any] = {
        "rage": {"at": "d4"},
        "tempo": {"at": "l1"},
        "villains": {"emissary_1": "d3", "emissary_2": "i8"},
        **arrangement,
    }
    return scene("five_faces", **setting)


# Start positions and tokens


def test_five_faces_start_positions() -> None:
    t = set_up("five_faces", "rage", "tempo")
    t.seat(0).is_asked("start").may_only(*[f"start a{row}" for row in range(1, 7)]).says("start a1")
    t.seat(1).is_asked("start").may_only(*[f"start l{row}" for row in range(1, 7)]).says("start l1")
    avatars = {"emissary_1": "d3", "emissary_2": "i3", "emissary_3": "d8", "emissary_4": "i8"}
    assert figures(t) == {"rage": "a1", "tempo": "l1", **avatars}
    four = opened(4, "rage tempo paradox duchess", threat="five_faces")
    assert figures(four)["emissary_5"] == "g3"


def test_five_faces_objects_and_track() -> None:
    seen = opened(2, "rage tempo", threat="five_faces").seen_by(None)
    assert {thing["space"]: thing["id"] for thing in seen["objects"]} == {
        "c4": "car", "j4": "car", "e4": "newsstand", "c5": "dumpster", "j6": "dumpster", "h1": "lamp_post",
        "e1": "lamp_post",
    }  # fmt: skip
    assert seen["track"] == {"at": 0, "end": 14, "margins": [4, 8]} and seen["last_turn"] == 10
    assert {figure["health"] for figure in seen["figures"] if "emissary" in figure["id"]} == {3}


# Special Actions


@pytest.mark.parametrize(("heroes", "most"), [(1, 1), (2, 2), (4, 2)])
def test_artefact(heroes: int, most: int) -> None:
    """It is sealed on its pedestal as soon as few enough avatars are left."""
    team = {"paradox": {"at": "g2"}, "rage": {"at": "a1"}, "tempo": {"at": "a2"}, "duchess": {"at": "a3"}}
    spaces = {"emissary_1": "d8", "emissary_2": "i8", "emissary_3": "d5"}
    for count in (most, most + 1):
        t = scene(
            "five_faces",
            mode="together",
            seats=1,
            villains=dict(list(spaces.items())[:count]),
            **dict(list(team.items())[:heroes]),
        ).seat(0)
        if count == most:
            t.may("test pedestal mental g2")
        else:
            t.may_not("test pedestal mental g2", rule="GC-110")


def test_five_faces_disrupt() -> None:
    t = museum(track=4).seat(0)
    t.may_not("test emissary_2 mental i8", rule="GC-172")  # in another Zone
    t.tests("emissary_1").is_to_throw(6).rolls("2 1 0 0 0 0")
    t.tests("emissary_1").is_to_throw(5).rolls("1 1 0 0 0").is_asked("activation")  # the token lay on the avatar
    assert t.track() == 3 and t.seen_by(None)["malus"] == []
    t.may_not("test emissary_1 mental d3", rule="GC-112").ends_activation()
    t.seat(1).ends_activation()
    t.seat(0).is_asked("plan")  # it did nothing, though Rage stands beside it
    assert t.at("emissary_1") == "d3"


# The villain's Actions


@pytest.mark.parametrize(("avatars", "track"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_five_faces_step_1_convergence(avatars: int, track: int) -> None:
    spaces = {"emissary_1": "d8", "emissary_2": "i8", "emissary_3": "d5", "emissary_4": "i5", "emissary_5": "g3"}
    t = museum(villains=dict(list(spaces.items())[:avatars]), phase="villains")
    assert t.misses().track() == track


def test_five_faces_step_2_avatars_near_a_hero_act() -> None:
    t = museum(villains={"emissary_1": "d3", "emissary_2": "l7"}, phase="villains")
    for _ in range(2):  # two Actions, two heroes
        t.rolls("0 0 0 0")
    t.seat(0).is_asked("plan")
    solo = scene("five_faces", seats=1, rage={"at": "d4"}, villains={"emissary_1": "d3"}, phase="villains")
    solo.rolls("0 0 0 0").seat(0).is_asked("plan")


def test_five_faces_step_2_others_go_to_the_pedestal() -> None:
    t = museum(rage={"at": "a1"}, tempo={"at": "a2"}, villains={"emissary_1": "h8"}, phase="villains")
    before = "h8"
    assert t.misses().at("emissary_1") != before
    near = museum(rage={"at": "a1"}, tempo={"at": "a2"}, villains={"emissary_1": "g4"}, phase="villains")
    assert near.misses().at("emissary_1") in ("g2", "g3", "h2", "h3")  # its Zone


def test_five_faces_step_2_whoever_is_at_the_pedestal_stays_there() -> None:
    villains = {"emissary_1": "g2", "emissary_2": "g3", "emissary_3": "h3"}
    t = museum(rage={"at": "a1"}, tempo={"at": "a2"}, villains=villains, phase="villains").misses()
    assert (t.at("emissary_1"), t.at("emissary_2"), t.at("emissary_3")) == (
        "g2",
        "g3",
        "h2",
    )  # the third is nearer


@pytest.mark.parametrize(("track", "back"), [(6, False), (7, True)])
def test_five_faces_step_3_one_comes_back(track: int, back: bool) -> None:
    t = museum(villains={"emissary_2": "i8"}, track=track, phase="villains")
    assert (t.misses().at("emissary_1") == "g2") is back
    if back:
        assert t.damage("emissary_1") == 0


def test_five_faces_step_3_whoever_comes_back_is_not_stunned_any_more() -> None:
    villains = {"emissary_1": {"at": "d3", "damage": 2}, "emissary_2": "i8"}
    t = museum(rage={"at": "d4", "left": "roar"}, tempo={"at": "a1"}, villains=villains, track=8)
    t.seat(0).tests("emissary_1").rolls("0 0 0 0 0 0").attacks("emissary_1").rolls(hits(6, 3)).ends_activation()
    t.seat(1).ends_activation()
    t.misses()
    back = t.sheet("emissary_1")
    assert (back["space"], back.get("actions", 0)) == ("g2", 0)


def test_five_faces_step_3_only_once_a_game() -> None:
    t = museum(rage={"at": "a1"}, villains={"emissary_2": "i8"}, track=7, phase="villains").misses()
    t.seat(0).lays("rage", "haymaker>").is_ready()
    t.seat(1).lays("tempo", "vibrate>").is_ready()
    while name := t.active():
        t.seat(t.hero(name)["seat"]).ends_activation()
    t.misses()
    assert sorted(name for name in figures(t) if "emissary" in name) == ["emissary_1", "emissary_2"]


# Reactions


def test_five_faces_reaction_to_a_failed_attack() -> None:
    t = museum(villains={"emissary_1": "d3", "emissary_2": "i8", "emissary_3": "g3"}).seat(0)
    t.attacks("emissary_1").rolls("0 0 0")
    assert (t.at("emissary_1"), t.at("emissary_3"), t.at("emissary_2")) == ("g3", "d3", "i8")  # the nearest other
    t.attacks("emissary_3").rolls(hits(6, 3)).is_asked("push").says("none")
    assert t.at("emissary_3") == "d3"
    last = museum(villains={"emissary_1": "d3"}).seat(0)
    last.attacks("emissary_1").rolls("0 0 0")
    assert last.at("emissary_1") == "d3"


def test_five_faces_reaction_to_a_fall() -> None:
    t = museum(
        villains={
            "emissary_1": {"at": "d3", "damage": 2},
            "emissary_2": {"at": "d2", "damage": 2},
            "emissary_3": {"at": "i8", "damage": 2},
        }
    ).seat(0)
    t.attacks("emissary_1").rolls(hits(6, 3)).is_asked("activation")
    assert (t.at("emissary_1"), t.damage("emissary_2"), t.damage("emissary_3")) == (None, 1, 2)


# The track


@pytest.mark.parametrize(("track", "dice", "defence"), [(2, 4, 5), (3, 5, 5), (6, 5, 5), (7, 5, 6)])
def test_five_faces_margins(track: int, dice: int, defence: int) -> None:
    """From Convergence 4 on a Combat die more, from 8 on more DEFENCE; the track rises by 1 before they act."""
    t = museum(villains={"emissary_1": "d3"}, track=track, phase="villains")
    t.rolls(" ".join(["0"] * dice))
    seen = t.sheet("emissary_1")
    assert seen["defence"] == defence


# Victory and articles


def test_five_faces_is_lost_at_convergence_14() -> None:
    t = museum(phase="villains", track=13).ends([], [0, 0])
    assert t.reason() == "villain_wins"


def test_the_gate_is_shut() -> None:
    t = museum(villains={"emissary_1": {"at": "d3", "damage": 2}}, credit=[0, 1]).seat(0)
    t.attacks("emissary_1").rolls(hits(6, 3)).ends([0], [4, 0])  # the last avatar: the large article, 1 to 1
    assert t.articles(0) == ["the_gate_is_shut"]


@pytest.mark.parametrize(("mine", "theirs", "scores"), [(1, 0, [6, 0]), (1, 1, [4, 0]), (0, 3, [4, 2])])
def test_emissary_recalled(mine: int, theirs: int, scores: list[int]) -> None:
    """For more avatars than the rivals; nobody's if both have as many."""
    t = museum(paradox={"at": "g2", "seat": 0}, active="paradox", villains={}, credit=[mine, theirs]).seat(0)
    t.tests("pedestal").rolls("0 0 0 0 0 0 0").ends([0], scores)


@pytest.mark.parametrize(
    ("heroes", "avatars", "saved"), [(1, 2, True), (1, 1, False), (3, 2, False), (3, 3, True)]
)
def test_emissary_recalled_against_the_game(heroes: int, avatars: int, saved: bool) -> None:
    team = {"paradox": {"at": "g2"}, "rage": {"at": "a1"}, "tempo": {"at": "a2"}}
    t = scene(
        "five_faces", mode="together", seats=1, credit=[avatars, 0], **dict(list(team.items())[:heroes])
    ).seat(0)
    t.tests("pedestal").rolls("0 0 0 0 0 0 0").ends([0] if saved else [], [6 if saved else 4])
