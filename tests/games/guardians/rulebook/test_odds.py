"""The chance that stands beside a choice is the one that the dice give, with all that may be rolled again."""

from __future__ import annotations

import functools
from typing import Any

import pytest

from panoplie.games.guardians import odds
from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import brawl, concert
from tests.games.guardians.talk import GuardiansTalk

COMBAT = ("0", "0", "1", "1", "2", "pow")
POWER = ("0", "1", "1", "2", "2", "pow")
TEST = ("0", "0", "0", "1", "1", "1", "2", "2")


@functools.cache
def by_hand(dice: tuple[tuple[str, ...], ...], need: int, again: int) -> float:
    """The chance of an Attack, die by die and POW by POW, with every die tried that could be rolled again."""

    def fall(waiting: tuple[tuple[str, ...], ...], total: int, loose: tuple[Any, ...], left: int) -> float:
        if total >= need:
            return 1.0
        if waiting:
            faces, rest = waiting[0], waiting[1:]
            chance = 0.0
            for face in faces:
                if face == "pow":
                    chance += fall(waiting, total + 1, loose, left)
                else:
                    chance += fall(rest, total + int(face), (*loose, (faces, int(face))), left)
            return chance / len(faces)
        if not left:
            return 0.0
        ways = []
        for place, (faces, shown) in enumerate(loose):
            others = (*loose[:place], *loose[place + 1 :])
            ways.append(fall((faces,), total - shown, others, left - 1))
        return max(ways, default=0.0)

    return fall(dice, 0, (), again)


@rule("GC-A60", "GC-165")
@pytest.mark.parametrize("again", [0, 1, 2])
@pytest.mark.parametrize(("combats", "powers", "need"), [(1, 0, 2), (0, 2, 3), (2, 1, 4), (2, 2, 5), (3, 0, 1)])
def test_the_chance_of_an_attack_is_that_of_its_dice(combats: int, powers: int, need: int, again: int) -> None:
    dice = (COMBAT,) * combats + (POWER,) * powers
    found = odds.hits_again(COMBAT, POWER, combats, powers, need, again)
    assert found == pytest.approx(by_hand(dice, need, again), abs=1e-9)


@rule("GC-A60", "GC-174")
@pytest.mark.parametrize(("again", "chance"), [(0, 3 / 8), (1, 1 - 25 / 64), (2, 1 - 125 / 512)])
def test_the_one_die_of_a_test_may_be_rolled_again_and_again(again: int, chance: float) -> None:
    assert odds.passes_again(TEST, 1, 0, again) == pytest.approx(chance)


@rule("GC-A60")
def test_of_a_test_the_highest_die_is_rolled_again() -> None:
    """Two dice must show nothing: both at once, or one of them and the other the second time."""
    assert odds.passes_again(TEST, 2, 0, 1) == pytest.approx((3 / 8) ** 2 + 2 * (3 / 8) * (5 / 8) * (3 / 8))


@rule("GC-A60")
def test_nothing_is_said_to_be_certain_that_is_not() -> None:
    assert [odds.percent(chance) for chance in (0.0, 0.001, 0.999, 1.0)] == [0, 1, 99, 100]


def seated(t: GuardiansTalk) -> GuardiansTalk:
    return t.seat(0).is_asked("activation")


@rule("GC-A60")
def test_a_power_to_roll_again_raises_the_chance_until_it_is_spent() -> None:
    t = seated(brawl(duchess={"at": "b1"}, rage={"at": "a2"}))
    both, plain = [odds.percent(odds.hits_again(COMBAT, POWER, 3, 0, 5, again)) for again in (1, 0)]
    assert (t.odds("attack rage"), both > plain) == (both, True)
    t.attacks("rage").rolls("2 1 0").is_asked("reroll").says("reroll combat 0").rolls("0")
    assert seated(t).odds("attack rage") == plain


@rule("GC-A60")
def test_a_die_of_an_object_saves_the_test_or_helps_the_attack() -> None:
    t = seated(brawl(duchess={"at": "c4"}, rage={"at": "d3"}, objects="car@d4"))
    first, saved = [odds.passes_again(TEST, 4, 3, again) for again in (0, 1)]
    helped, bare = [odds.hits_again(COMBAT, POWER, 3, 2, 5, again) for again in (1, 0)]
    assert t.odds("throw car d4 rage") == odds.percent(first * helped + (saved - first) * bare)


@rule("GC-164")
def test_beside_a_power_stands_the_chance_of_its_attack() -> None:
    """Of one target, of the best of several, and of at least one of those whom one roll is against."""
    fist = {"at": "b1", "rank": "veteran", "left": "apocalypse_fist"}
    one = seated(brawl(rage=fist, tempo={"at": "b2"}))
    assert one.odds("power apocalypse_fist") == one_of(4, 3, 5)
    two = seated(brawl(rage=fist, tempo={"at": "b2", "seat": 1}, paradox={"at": "a1", "seat": 1}))
    assert two.odds("power apocalypse_fist") == one_of(4, 3, 4)
    two.uses("apocalypse_fist").is_asked("strike")
    assert (two.odds("tempo"), two.odds("paradox")) == (
        one_of(4, 3, 5),
        one_of(4, 3, 4),
    )
    sweep = seated(
        brawl(rage={"at": "b1", "left": "ground_pound"}, tempo={"at": "b2"}, paradox={"at": "a1", "seat": 1})
    )
    assert sweep.odds("power ground_pound") == one_of(3, 1, 4)


def one_of(combats: int, powers: int, need: int) -> int:
    return odds.percent(odds.hits(COMBAT, POWER, combats, powers, need))


@rule("GC-164", "GC-A57")
def test_beside_a_zone_stands_the_chance_of_one_roll_against_all_in_it() -> None:
    t = seated(
        brawl(
            fahrenheit={"at": "a1", "left": "fireball"},
            tempo={"at": "c1", "seat": 1},
            paradox={"at": "d2", "seat": 1},
            rage={"at": "a3", "seat": 1},
        )
    )
    assert t.odds("power fireball") == one_of(3, 0, 4)
    t.uses("fireball").is_asked("zone")
    assert sorted(t.match.ask_of(0).details(t.g)["odds"].values()) == [one_of(3, 0, 5), one_of(3, 0, 4)]


@rule("GC-164")
def test_orbital_drop_and_mind_master_tell_their_best_chance() -> None:
    drop = {"at": "a1", "rank": "veteran", "left": "orbital_drop"}
    assert seated(brawl(ultrawoman=drop, rage={"at": "h8"})).odds("power orbital_drop") == one_of(4, 0, 5)
    master = {"at": "a5", "rank": "veteran", "left": "mind_master"}
    t = seated(concert(paradox=master, duchess={"at": "c5"}, villains={"nodalie_1": "c6"}))
    t.uses("mind_master").says("pick nodalie_1").is_asked("control")
    assert t.odds("attack duchess") == one_of(2, 0, 4)


@rule("GC-164")
def test_a_power_that_rolls_nothing_has_no_chance() -> None:
    t = seated(brawl(ultrawoman={"at": "a1", "left": "supersonic"}, rage={"at": "h8"}))
    assert "power supersonic" not in t.match.ask_of(0).details(t.g)["odds"]
