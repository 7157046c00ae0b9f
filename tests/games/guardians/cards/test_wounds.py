"""The eight Wounds, by name: played as a second card, they hinder for a turn (GC-168)."""

from __future__ import annotations

import pytest

from tests.games.guardians.cards.scenes import hits, misses, scene
from tests.games.guardians.scenes import brawl

CARDS = {"rage": "haymaker", "fahrenheit": "thermals"}


def wounded(hero: str, wound: str, side: str, at: str = "b1") -> dict[str, str]:
    """A hero's sheet after he has laid a Wound beside a Power card, on the one side that it has (GC-059)."""
    card = CARDS[hero]
    t = brawl(phase="strategy", **{hero: {"at": at, "hand": f"{card} {wound}"}, "tempo": {"at": "h8"}})
    wrong = "right" if side == "left" else "left"
    t.seat(0).may_not(f"lay {hero} {wound} {wrong}", rule="GC-059").says(f"lay {hero} {wound} {side}")
    t.seat(0).may_not("ready", rule="GC-060").lays(hero, f"{card}>").is_ready()
    t.seat(1).lays("tempo", "vibrate>").is_ready()
    laid = t.hero(hero)["laid"]
    assert {"card": wound, "side": side}.items() <= laid[0].items() and t.hand(hero) == ""
    return {"at": at, side: wound}


def test_bruised_ribs() -> None:
    t = brawl(ultrawoman={"at": "b2"}, rage=wounded("rage", "bruised_ribs", "right")).seat(0)
    t.attacks("rage").rolls(misses(4, 4)).is_asked("activation").attacks("rage").rolls(hits(4, 4)).is_asked("push")
    assert t.damage("rage") == 1 and t.stats("rage")["defence"] == 4


@pytest.mark.parametrize(("rank", "card", "speed"), [("hero", "", 1), ("rookie", "growing_pains", 1)])
def test_twisted_ankle(rank: str, card: str, speed: int) -> None:
    sheet = {**wounded("rage", "twisted_ankle", "right"), "rank": rank}
    sheet["right"] += f" {card}"
    t = brawl(rage=sheet, tempo={"at": "h8"}).seat(0)
    assert t.stats("rage")["speed"] == speed  # 2 less 1, and never less than 1
    t.may("move c1").may_not("move d3", rule="GC-154")


def test_dislocated_shoulder() -> None:
    t = brawl(rage=wounded("rage", "dislocated_shoulder", "right"), ultrawoman={"at": "b2"}).seat(0)
    t.attacks("ultrawoman").rolls("0 0")  # a Combat die fewer
    both = brawl(rage={"at": "b1", "right": "haymaker dislocated_shoulder"}, ultrawoman={"at": "b2"}).seat(0)
    both.attacks("ultrawoman").rolls("0 0").rolls("0 0 0")  # no Power die makes up for it (GC-067)


def test_concussion() -> None:
    t = brawl(rage={**wounded("rage", "concussion", "right", at="e2"), "damage": 1}, tempo={"at": "h8"}).seat(0)
    t.tests("diner").rolls("2 0 0 0").tests("diner").rolls("1 0 0 0")  # MENTAL 2 less 1
    assert t.damage("rage") == 0
    loud = scene(
        "feedback", rage={"at": "a5", "rank": "rookie", "right": "concussion"}, tempo={"at": "l5"}, track=4
    )
    assert loud.stats("rage")["mental"] == 0  # 1 less 2 is 0


def test_dazed() -> None:
    sheet = wounded("rage", "dazed", "left")
    t = brawl(tempo={"at": "h8"}, rage=sheet)
    t.seat(0).ends_activation()
    assert (t.active(), t.left()) == ("rage", 2)


def test_blurred_vision() -> None:
    sheet = wounded("fahrenheit", "blurred_vision", "left")
    t = brawl(
        fahrenheit={**sheet, "left": "blurred_vision fireball"},
        rage={"at": "d1", "seat": 1},
        tempo={"at": "b2", "seat": 1},
        objects="car@a1 lamp_post@a2",
    ).seat(0)
    t.may_not("shoot rage", "shoot tempo", "throw car a1 rage", "power fireball", rule="GC-162")
    t.may("attack tempo", "throw lamp_post a2 around")  # melee is not forbidden
    veteran = brawl(
        fahrenheit={**sheet, "left": "blurred_vision inferno", "rank": "veteran"}, rage={"at": "d1"}
    ).seat(0)
    veteran.may_not("power inferno", rule="GC-162")


def test_bleeding() -> None:
    t = brawl(rage=wounded("rage", "bleeding", "left"), tempo={"at": "h8"}).seat(0)
    t.moves("c1")
    assert t.damage("rage") == 0
    t.ends_activation()
    assert t.damage("rage") == 1


def test_cut_off() -> None:
    sheet = wounded("rage", "cut_off", "left")
    t = brawl(
        tempo={"at": "b2"},
        rage={**sheet, "seat": 1},
        paradox={"at": "a1", "left": "force_bubble", "seat": 1},
        ultrawoman={"at": "h8", "rank": "veteran", "left": "symbol_of_hope", "seat": 1},
    ).seat(0)
    t.attacks("rage").rolls("2 pow").rolls("2").is_asked("push").says("none")
    assert t.damage("rage") == 1  # DEFENCE 5 without the Symbol, and no Bubble
    helped = brawl(
        fahrenheit={"at": "b2", "left": "cauterize"}, tempo={"at": "h8"}, rage={**sheet, "damage": 1, "seat": 0}
    ).seat(0)
    helped.may_not("power cauterize", rule="GC-070")
