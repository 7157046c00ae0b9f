"""Identity sheets of heroes and villains, and what their numbers do (GC-038 to GC-055, GC-096 to GC-099)."""

import pytest

from panoplie.games import load
from panoplie.kernel.answers import CHANCE
from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import alone, brawl, concert

SHEETS = {
    "ultrawoman": ("paragon", (2, 3, 5, 1, 3), (2, 4, 5, 2, 3), (3, 4, 6, 2, 3)),
    "rage": ("brute", (2, 3, 4, 1, 4), (2, 3, 5, 2, 4), (2, 4, 5, 2, 5)),
    "duchess": ("adventurer", (2, 2, 4, 3, 3), (2, 3, 4, 4, 3), (2, 3, 5, 5, 3)),
    "fahrenheit": ("energy", (2, 2, 4, 2, 3), (2, 3, 4, 3, 3), (2, 4, 4, 4, 3)),
    "tempo": ("speedster", (3, 2, 4, 3, 2), (4, 2, 5, 3, 2), (4, 3, 5, 3, 3)),
    "paradox": ("mentalist", (2, 2, 3, 4, 3), (2, 2, 4, 5, 3), (2, 3, 4, 6, 3)),
}
"""Type, then SPEED, ATTACK, DEFENCE, MENTAL and HEALTH as Rookie, Hero and Veteran."""

VILLAINS = {
    "xtina": ("super_villain", "sonic", 1, 3, 3, 5, 5, 3),
    "emissary": ("avatar", "cosmic", 5, 2, 4, 5, 2, 2),
    "nodalie": ("minion", "fan", 10, 2, 2, 5, 1, 1),
    "iron_turtle": ("super_villain", "brute", 0, 1, 5, 7, 4, 2),
}
"""Rank, type, figures, SPEED, ATTACK, DEFENCE, HEALTH, ACTIONS."""


# What is printed


@rule("GC-038", "GC-051")
@pytest.mark.parametrize("hero", SHEETS)
def test_the_sheets_of_a_hero(hero):
    kind, *sheets = SHEETS[hero]
    facts = load("guardians").facts()
    row = facts.heroes[facts.hero_at[hero]]
    assert (row.type, list(facts.sheets[facts.hero_at[hero]])) == (kind, sheets)


@rule("GC-038", "GC-051", "GC-096")
@pytest.mark.parametrize("villain", VILLAINS)
def test_the_sheet_of_a_villain_has_no_mental(villain):
    facts = load("guardians").facts()
    row = facts.villains[facts.villain_at[villain]]
    shown = (row.rank, row.type, row.figures, row.speed, row.attack, row.defence, row.health, row.actions)
    assert shown == VILLAINS[villain] and not hasattr(row, "mental")


@rule("GC-055")
def test_whoever_exists_once_has_more_health_and_nothing_less_than_a_minion():
    alone_of_his_kind, minion = VILLAINS["xtina"], VILLAINS["nodalie"]
    assert alone_of_his_kind[2] == 1
    assert all([big >= small for big, small in zip(alone_of_his_kind[3:], minion[3:], strict=True)])
    t = concert(rage={"at": "a5"}, tempo={"at": "l5"}, villains={"xtina": "f2", "nodalie_1": "e1"})
    assert (t.sheet("xtina")["health"], t.sheet("nodalie_1")["health"]) == (4, 1)


# Characteristics


@rule("GC-039")
@pytest.mark.parametrize(("hero", "reached"), [("rage", "c3"), ("tempo", "h3")])
def test_speed_is_the_zones_of_a_move(hero, reached):
    other = "tempo" if hero == "rage" else "rage"
    t = brawl(**{hero: {"at": "a1"}, other: {"at": "h8"}}).seat(0).may(f"move {reached}")
    if hero == "rage":
        t.may_not("move h3", "move g1", rule="GC-154")


@rule("GC-040", "GC-012")
@pytest.mark.parametrize("hero", SHEETS)
def test_attack_is_the_combat_dice_of_an_attack(hero):
    foe = "tempo" if hero != "tempo" else "rage"
    t = brawl(**{hero: {"at": "a1"}, foe: {"at": "b1"}}).seat(0).attacks(foe)
    t.is_thrown("combat", SHEETS[hero][2][1])


@rule("GC-041", "GC-042")
@pytest.mark.parametrize("hero", SHEETS)
def test_defence_is_the_successes_that_one_damage_takes(hero):
    foe = "ultrawoman" if hero != "ultrawoman" else "rage"
    defence = SHEETS[hero][2][2]
    for short, damage in ((1, 0), (0, 1)):
        t = brawl(
            **{foe: {"at": "a1", "right": "iron_will" if foe == "ultrawoman" else "stubborn"}, hero: {"at": "b1"}}
        )
        dice = SHEETS[foe][2][1]
        faces = [2] * ((defence - short) // 2) + [1] * ((defence - short) % 2)
        t.seat(0).attacks(hero).rolls(" ".join([str(face) for face in faces + [0] * (dice - len(faces))]))
        assert t.damage(hero) == damage


@rule("GC-043", "GC-171")
def test_mental_solves_objectives():
    t = concert(paradox={"at": "g7"}, tempo={"at": "l5"}, machines="g7").seat(0)
    t.tests("sonic_machine", "mental").is_thrown("test", 5).rolls("1 1 1 1 1")
    assert t.things("machines") == ""


@rule("GC-044", "GC-133")
@pytest.mark.parametrize("hero", SHEETS)
def test_a_hero_has_three_actions(hero):
    first = "rage" if hero != "rage" else "tempo"
    t = brawl(**{first: {"at": "a1"}, hero: {"at": "h8"}}).seat(0).ends_activation()
    assert (t.active(), t.left()) == (hero, 3)


@rule("GC-015", "GC-045")
def test_each_hit_adds_a_damage_token():
    t = brawl(ultrawoman={"at": "b1"}, rage={"at": "a2"}).seat(0)
    for damage in (1, 2, 3):
        t.attacks("rage").rolls("2 2 1 0").says("none")
        assert t.damage("rage") == damage


@rule("GC-014")
def test_a_token_changes_a_characteristic_or_a_difficulty():
    t = brawl(ultrawoman={"at": "b1", "main": False, "tokens": "speed defence"}, rage={"at": "a2"})
    assert t.stats("ultrawoman") == {"speed": 3, "attack": 4, "defence": 6, "mental": 2, "health": 3}
    machine = concert(rage={"at": "c1"}, tempo={"at": "l5"}, machines="c1", malus="c1:2").seat(0)
    machine.tests("sonic_machine").is_thrown("test", 3)


@rule("GC-050")
def test_the_power_of_a_sheet_works_without_any_card():
    """Fahrenheit attacks at range, whatever he has played; Rage does not."""
    brawl(fahrenheit={"at": "a1"}, rage={"at": "d1"}).seat(0).may("shoot rage")
    brawl(rage={"at": "d1"}, fahrenheit={"at": "a1"}).seat(0).may_not("shoot fahrenheit", rule="GC-162")


@rule("GC-016")
def test_a_wound_is_a_burden():
    t = brawl(phase="strategy", ultrawoman={"at": "b1"}, rage={"at": "a2", "hand": "haymaker dazed"})
    t.seat(0).lays("ultrawoman", "supersonic>").is_ready().seat(1).lays("rage", "haymaker<", "dazed<").is_ready()
    t.seat(0).ends_activation()
    assert (t.active(), t.left()) == ("rage", 2)


# Villains


@rule("GC-096")
def test_nobody_leads_a_villain():
    """At the end of a turn nobody is asked anything: chance alone has a word."""
    t = concert(
        rage={"at": "a5"}, tempo={"at": "l5"}, villains={"xtina": "f2", "nodalie_1": "c5"}, phase="villains"
    )
    rolls = 0
    while t.seen_by(None)["phase"] == "villains":
        assert t.match.waiting() == [CHANCE]
        t.rolls(" ".join(["0"] * t.match.ask.count))
        rolls += 1
    assert rolls > 2
    t.seat(0).is_asked("plan")


@rule("GC-054")
def test_all_no_dalies_act_when_their_sheet_is_activated():
    fans = {"nodalie_1": "c5", "nodalie_2": "c7", "nodalie_3": "d6"}
    t = alone(rage={"at": "a6"}, villains=fans, phase="villains")
    for _ in fans:
        t.is_thrown("combat", 2).rolls("2 2").rolls("1")
    assert (t.damage("rage"), t.wounds("rage")) == (3, 0)


@rule("GC-097", "GC-113")
def test_a_villain_moves_attacks_and_defends_with_his_own_numbers():
    """A No' Dalie without a line to Rage goes two Zones, her SPEED; with one she attacks with her ATTACK of 2."""
    t = alone(rage={"at": "a2"}, villains={"nodalie_1": "l2"}, phase="villains")
    assert t.at("nodalie_1") == "i5"
    near = alone(rage={"at": "a5"}, villains={"nodalie_1": "d5"}, phase="villains")
    near.is_thrown("combat", 2).misses()
    hero = concert(rage={"at": "d6"}, tempo={"at": "l5"}, villains={"nodalie_1": "e6"}).seat(0)
    hero.attacks("nodalie_1").rolls("2 2 0").attacks("nodalie_1").rolls("2 2 1")
    assert hero.at("nodalie_1") is None


@rule("GC-098")
@pytest.mark.parametrize(("seats", "actions"), [(1, 1), (2, 2)])
def test_the_sheet_of_the_threat_and_not_his_own_says_how_often_a_villain_acts(seats, actions):
    """X-Tina's sheet shows 3 ACTIONS; the Threat sheet gives her one for each of the first heroes."""
    cast = {"rage": {"at": "f4"}, **({"tempo": {"at": "l5"}} if seats == 2 else {})}
    t = concert(seats, villains={"xtina": "f2"}, phase="villains", **cast)
    for _ in range(actions):
        t.is_thrown("combat", 3).rolls("0 0 0").is_thrown("power", 1).rolls("0")
    t.seat(0).is_asked("plan")
