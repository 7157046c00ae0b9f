"""Threat 3, Farewell Tour: its sheet from the start positions to the articles, and the bus."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from panoplie.games import laid_out, load
from panoplie.games.guardians.board import district_of
from panoplie.kernel.match import Match
from tests.games.guardians.cards.scenes import hits, scene
from tests.games.guardians.cards.sheets import figures, set_up
from tests.games.guardians.scenes import opened
from tests.games.guardians.talk import GuardiansTalk
from tests.games.guardians.test_content import edited

ROUTE = ["a5", "c5", "d5", "e5", "g5", "h5", "i5", "k5", "l5"]


def road(**arrangement: Any) -> GuardiansTalk:
    """Rage far from the bus against Tempo farther away."""
    setting: dict[str, Any] = {
        "rage": {"at": "k1"},
        "tempo": {"at": "l1"},
        "villains": {"tour_bus": "a5"},
        **arrangement,
    }
    return scene("farewell_tour", **setting)


# Start positions and tokens


def test_farewell_tour_start_positions() -> None:
    t = set_up("farewell_tour", "rage", "tempo")
    t.seat(0).is_asked("start").may_only(*[f"start {space}" for space in ("f2", "g2", "h2", "i2", "k2", "l2")])
    t.seat(0).says("start f2")
    t.seat(1).is_asked("start").may_only(*[f"start {column}8" for column in "ghijkl"]).says("start g8")
    assert figures(t) == {"rage": "f2", "tempo": "g8", "tour_bus": "a5", "nodalie_1": "b6", "nodalie_2": "d4"}


def test_farewell_tour_objects_and_route() -> None:
    seen = opened(2, "rage tempo", threat="farewell_tour").seen_by(None)
    assert {thing["space"]: thing["id"] for thing in seen["objects"]} == {
        "g7": "car", "f3": "car", "c4": "dumpster", "j7": "dumpster", "h4": "newsstand", "f5": "lamp_post",
        "j4": "lamp_post",
    }  # fmt: skip
    assert seen["district"]["route"] == ROUTE and seen["hostages"] == 3
    assert seen["track"] == {"at": 0, "end": 8, "margins": [4]} and seen["last_turn"] == 10
    assert next(figure for figure in seen["figures"] if figure["id"] == "tour_bus")["health"] == 2


# The bus and its hostages


def test_tour_bus_takes_up_its_space_and_stops_nobody() -> None:
    t = road(rage={"at": "b5"}, villains={"tour_bus": "c5"}).seat(0)
    t.may("move e5", "move c6").may_not("move c5", rule="GC-159")  # through its Zone, not on its Space
    t.attacks("tour_bus").rolls("2 2 1").is_asked("activation")  # DEFENCE 6
    assert t.damage("tour_bus") == 0
    t.attacks("tour_bus").rolls("2 2 pow").rolls("1").is_asked("activation")  # and no push
    assert t.damage("tour_bus") == 1


def test_tour_bus_cuts_lines_of_sight() -> None:
    heroes = {"fahrenheit": {"at": "a5"}, "rage": {"at": "d5", "seat": 1}}
    t = road(**heroes, villains={"tour_bus": "c5"}, active="fahrenheit").seat(0)
    t.may_not("shoot rage", rule="GC-163").may("shoot tour_bus")


def test_tour_bus_gives_up_its_hostages() -> None:
    t = road(rage={"at": "b5"}, villains={"tour_bus": "c5"}).seat(0)
    t.tests("tour_bus").is_to_throw(5).rolls("2 1 0 0 0")
    t.tests("tour_bus", "attack").is_to_throw(6).rolls("1 1 1 0 0 0")  # ATTACK 7, and a token on the bus
    assert t.seen_by(None)["hostages"] == 2 and t.seen_by(None)["credit"] == [1, 0]
    far = road(rage={"at": "b8"}, villains={"tour_bus": "c5"}).seat(0)
    far.may_not("test tour_bus mental c5", rule="GC-172")
    empty = road(rage={"at": "b5"}, villains={"tour_bus": {"at": "c5", "hostages": 0}}).seat(0)
    empty.may_not("test tour_bus mental c5", rule="GC-172")


# The villain's Actions


@pytest.mark.parametrize(("rage", "space"), [("k1", "d5"), ("b6", "c5")])
def test_farewell_tour_step_1_the_bus_drives(rage: str, space: str) -> None:
    """One Space of its route if a hero is beside it, two otherwise."""
    t = road(rage={"at": rage}, phase="villains")
    assert t.misses().at("tour_bus") == space


def test_farewell_tour_step_1_heroes_minions_and_objects_in_the_way() -> None:
    t = road(
        rage={"at": "d5"},
        villains={"tour_bus": "a5", "nodalie_1": "c5"},
        objects="lamp_post@c5",
        phase="villains",
    )
    assert t.at("tour_bus") == "d5" and t.damage("rage") == 1 and t.at("nodalie_1") not in (None, "c5")
    assert t.at("rage") != "d5" and t.seen_by(None)["objects"] == []


def test_farewell_tour_step_1_two_spaces_ram_two_heroes() -> None:
    t = road(rage={"at": "c5"}, tempo={"at": "d5"}, phase="villains").misses()
    assert (t.at("tour_bus"), t.damage("rage"), t.damage("tempo")) == ("d5", 1, 1)


def test_farewell_tour_step_2_xtina_walks_and_attacks() -> None:
    t = road(rage={"at": "g8"}, villains={"xtina": "d5"}, phase="villains")
    assert t.at("xtina") in ("e5", "f5")  # the next Zone of the route
    t.rolls("0 0 0").rolls("0").rolls("0 0 0").rolls("0")  # two Attacks against two heroes
    t.seat(0).is_asked("plan")


def test_farewell_tour_step_2_she_does_not_walk_when_the_bus_was_wrecked() -> None:
    t = road(rage={"at": "c6"}, villains={"tour_bus": {"at": "c5", "damage": 1}}).seat(0)
    t.attacks("tour_bus").rolls("2 2 pow").rolls("2").ends_activation()
    t.seat(1).ends_activation()
    assert t.misses().at("xtina") == "c5"


def test_farewell_tour_step_2_nobody_holds_her_back() -> None:
    ring = {"at": "c6", "left": "ring_of_fire"}
    t = road(fahrenheit=ring, rage={"at": "l8"}, villains={"xtina": "c5"}, phase="villains")
    assert t.at("xtina") in ("e5", "f5")


def test_farewell_tour_step_2_driven_off_her_route_she_goes_back_to_it() -> None:
    """From g4 the Zones of i4 and of g5 are equally near to the end; the bus would have come by g5."""
    t = road(rage={"at": "a1"}, tempo={"at": "b1"}, villains={"xtina": "g4"}, phase="villains").misses()
    assert t.at("xtina") in ("g5", "h5")


def test_farewell_tour_step_3_every_minion_acts() -> None:
    t = road(rage={"at": "b8"}, villains={"nodalie_1": "d8", "nodalie_2": "d7"}, phase="villains")
    for _ in range(2):  # one Action each
        t.rolls("0 0").rolls("0")
    t.seat(0).is_asked("plan")


def test_farewell_tour_step_4_a_fan_gets_off() -> None:
    t = road(phase="villains").misses()
    assert t.at("tour_bus") == "d5" and t.at("nodalie_1") in ("c5", "d6", "e5", "d4")
    wrecked = road(villains={"xtina": "a5"}, phase="villains").misses()
    assert wrecked.at("nodalie_1") is None


# Reactions


def test_farewell_tour_reaction_to_a_wreck() -> None:
    t = road(rage={"at": "c6"}, villains={"tour_bus": {"at": "c5", "damage": 1}}).seat(0)
    t.attacks("tour_bus").rolls("2 2 pow").rolls("1").is_asked("activation")
    assert (t.at("tour_bus"), t.at("xtina"), t.damage("xtina")) == (None, "c5", 0)
    assert t.seen_by(None)["hostages"] == 0
    assert t.sheet("xtina")["health"] == 2


def test_farewell_tour_reaction_to_an_attack_on_xtina() -> None:
    t = road(rage={"at": "c6"}, villains={"xtina": "c5"}).seat(0)
    t.attacks("xtina").rolls("0 0 0").is_to_throw(4).rolls("2 1 0 0")
    assert t.damage("rage") == 1 and t.at("rage") not in ("c6", "d6")


# The track


def test_farewell_tour_margin() -> None:
    t = road(rage={"at": "e6"}, villains={"tour_bus": "e5"}, track=3, phase="villains")
    assert t.misses().at("tour_bus") == "g5"
    assert [name for name in figures(t) if "nodalie" in name] == ["nodalie_1", "nodalie_2"]  # at 4, and in step 4


# Victory and articles


@pytest.mark.parametrize("villains", [{"tour_bus": "k5"}, {"xtina": "k5"}])
def test_farewell_tour_is_lost_at_the_end_of_the_route(villains: dict[str, str]) -> None:
    t = road(rage={"at": "a1"}, tempo={"at": "b1"}, villains=villains, track=7, phase="villains")
    t.misses().ends([], [0, 0])
    assert t.reason() == "villain_wins"


def test_farewell_tour_is_not_lost_by_her_who_has_just_fallen(tmp_path: Path) -> None:
    """She attacks, and the answer is her end: whoever is nowhere is not at the end of any route."""
    game = load("guardians")
    facts = game.facts(edited(tmp_path, "threats.toml", '"k5", "l5"]', '"l5", "l7"]'))
    setting: dict[str, Any] = {
        "threat": "farewell_tour",
        "duchess": {"at": "g6", "left": "riposte"},
        "tempo": {"at": "l1"},
        "villains": {"xtina": {"at": "d5", "health": 1}},
        "phase": "villains",
    }
    t = GuardiansTalk(Match.resume(game, laid_out(game, 2, setting, facts)))
    district = district_of(t.g)
    assert district.zone_of[district.at["l7"]] == district.zone_of[-1]  # that of the last Space of the map
    t.rolls("0 0 0").rolls("0").rolls(hits(5, 3)).ends([0], [4, 0])
    assert t.reason() == "front_page"


def test_tour_cancelled() -> None:
    t = road(rage={"at": "c6"}, villains={"xtina": {"at": "c5", "damage": 3}}).seat(0)
    t.attacks("xtina").rolls(hits(6, 3)).ends([0], [4, 0])
    assert t.articles(0) == ["tour_cancelled"]


@pytest.mark.parametrize(("mine", "theirs", "scores"), [(2, 1, [6, 0]), (1, 1, [4, 0]), (0, 1, [4, 2])])
def test_fans_freed(mine: int, theirs: int, scores: list[int]) -> None:
    """For more hostages than the rivals; nobody's if both have as many."""
    t = road(rage={"at": "c6"}, villains={"xtina": {"at": "c5", "damage": 3}}, credit=[mine, theirs]).seat(0)
    t.attacks("xtina").rolls(hits(6, 3)).ends([0], scores)


@pytest.mark.parametrize(("freed", "saved"), [(2, True), (1, False)])
def test_fans_freed_against_the_game(freed: int, saved: bool) -> None:
    villains = {"xtina": {"at": "c5", "damage": 1}}
    t = scene("farewell_tour", seats=1, rage={"at": "c6"}, villains=villains, credit=[freed, 0]).seat(0)
    t.attacks("xtina").rolls(hits(6, 3)).ends([0] if saved else [], [6 if saved else 4])
