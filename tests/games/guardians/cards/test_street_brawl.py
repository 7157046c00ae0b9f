"""Street Brawl, the scenario without a Threat sheet: six turns, two articles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.guardians.cards.sheets import figures, set_up
from tests.games.guardians.scenes import brawl, opened
from tests.games.guardians.talk import GuardiansTalk


def last_turn(**arrangement: Any) -> GuardiansTalk:
    """The end of the sixth turn, after all activations."""
    setting = {"rage": {"at": "a1"}, "tempo": {"at": "h8"}, "turn": 6, "phase": "wrap_up", **arrangement}
    return brawl(**setting)


def test_street_brawl_start_positions() -> None:
    t = set_up("street_brawl", "rage", "tempo")
    t.seat(0).is_asked("start").may_only("start a1", "start b1", "start a2", "start b2").says("start a1")
    t.seat(1).is_asked("start").may_only("start h8", "start g8", "start h7", "start g7").says("start h8")
    assert figures(t) == {"rage": "a1", "tempo": "h8"}  # nobody else
    seen = t.seen_by(None)
    assert {thing["space"]: thing["id"] for thing in seen["objects"]} == {
        "d4": "car", "e4": "hot_dog_stand", "d5": "fire_hydrant", "e7": "dumpster"
    }  # fmt: skip
    assert (seen["last_turn"], seen["track"]) == (6, None)


def test_street_brawl_ends_after_six_turns() -> None:
    last_turn(turn=5).goes_on()
    last_turn().ends([0, 1], [0, 0])  # nobody has an article: a draw


def test_street_brawl_in_which_nobody_strikes_is_a_draw() -> None:
    t = opened(2, "ultrawoman fahrenheit", threat="street_brawl")
    hands = {seat: t.hand(hero).split() for seat, hero in enumerate(("ultrawoman", "fahrenheit"))}
    for _ in range(6):
        for seat, hero in enumerate(("ultrawoman", "fahrenheit")):
            t.seat(seat).lays(hero, f"{hands[seat].pop()}<").is_ready()
        while name := t.active():
            t.seat(t.hero(name)["seat"]).ends_activation()
    t.ends([0, 1], [0, 0])


@pytest.mark.parametrize(("damage", "scores", "winners"), [([2, 1], [4, 0], [0]), ([0, 3], [0, 4], [1])])
def test_kings_of_metro_city(damage: list[int], scores: list[int], winners: list[int]) -> None:
    """For more Damage on the rivals' heroes."""
    t = last_turn(rivals_hit=damage)
    t.ends(winners, scores)
    assert t.articles(winners[0]) == ["kings_of_metro_city"]


def test_kings_of_metro_city_counts_what_was_inflicted() -> None:
    t = brawl(rage={"at": "b2"}, tempo={"at": "b1"}, turn=6)
    t.seat(0).attacks("tempo").rolls("2 2 1").says("none").ends_activation()
    t.seat(1).ends_activation()
    t.ends([0], [4, 0])


@pytest.mark.parametrize(
    ("tempo", "paradox", "winners", "scores"),
    [("h8", "a1", [0], [2, 0]), ("b6", "a1", [0, 1], [0, 0]), ("b6", "c6", [0], [2, 0])],
)
def test_fountain_plaza_held(tempo: str, paradox: str, winners: list[int], scores: list[int]) -> None:
    """For more heroes in the Zone of the fountain; nobody's if there are as many."""
    t = last_turn(rage={"at": "c7"}, tempo={"at": tempo, "seat": 1}, paradox={"at": paradox, "seat": 0})
    t.ends(winners, scores)
