"""La Duchesse and her twelve Power cards, by name."""

from __future__ import annotations

from typing import Any

from tests.games.guardians.cards.scenes import (
    eases_tests,
    flies,
    heals_at_the_reveal,
    hits,
    is_technique_only,
    scene,
)
from tests.games.guardians.scenes import brawl


def test_duchess_always_has_a_plan() -> None:
    t = brawl(duchess={"at": "b2"}, rage={"at": "b1"}).seat(0)
    t.attacks("rage").rolls("2 2 0").is_asked("reroll")
    t.reads("La Duchesse: roll a die again?", "La Duchesse : relancer un dé ?")
    t.may_only("reroll combat 0", "reroll combat 2", "keep").says("reroll combat 0").rolls("1").is_asked("push")
    assert t.damage("rage") == 1
    t.says("none").attacks("rage").rolls("2 2 0").is_asked("activation")  # once a turn


def test_duchess_may_keep_her_dice_for_later() -> None:
    t = brawl(duchess={"at": "e2", "damage": 1}, rage={"at": "h8"}).seat(0)
    t.tests("diner").rolls("2 2 1 0").is_asked("reroll").may_only(
        "reroll test 0", "reroll test 1", "reroll test 2", "keep"
    )
    t.says("keep").tests("diner").rolls("2 2 1 0").is_asked("reroll").says("reroll test 2").rolls("0")
    assert t.damage("duchess") == 0


def test_duchess_has_a_plan_for_nobody_but_herself() -> None:
    t = brawl(rage={"at": "b2", "seat": 0}, tempo={"at": "b1", "seat": 1}, duchess={"at": "a2", "seat": 0}).seat(0)
    t.attacks("tempo").rolls("2 2 0").is_asked("activation")


def test_rapier_wit() -> None:
    t = brawl(
        duchess={"at": "b2", "left": "rapier_wit"},
        rage={"at": "b1", "seat": 1},
        ultrawoman={"at": "b3", "seat": 1},
        tempo={"at": "a1", "seat": 0},
    ).seat(0)
    t.attacks("rage").rolls("2 1 0").rolls("1 1").is_asked("push").says("none")
    assert t.damage("rage") == 1
    t.attacks("ultrawoman").rolls("2 1 2").is_asked("push")  # no ally beside her, no more dice


def test_poisoned_dart() -> None:
    t = brawl(
        duchess={"at": "b2", "left": "poisoned_dart"}, rage={"at": "d2", "seat": 1}, tempo={"at": "b1", "seat": 1}
    ).seat(0)
    t.shoots("rage").rolls("2 2 0").rolls("1").is_asked("push").says("none")
    assert t.damage("rage") == 1
    t.attacks("tempo").rolls("2 2 1").is_asked("push")  # in melee without the die


def test_riposte() -> None:
    t = brawl(rage={"at": "b1"}, duchess={"at": "b2", "left": "riposte"})
    t.seat(0).attacks("duchess").rolls("1 1 1")
    t.seat(1).is_to_throw(3).rolls(hits(5, 3)).is_asked("push").says("none")
    assert (t.damage("rage"), t.damage("duchess")) == (1, 0)
    t.seat(0).attacks("duchess").rolls("2 2 0").rolls("0").is_asked("push").says("none")
    t.seat(0).is_asked("activation")  # an Attack that hits is not answered


def test_riposte_reaches_nobody_at_range() -> None:
    t = brawl(ultrawoman={"at": "d2", "left": "heat_vision"}, duchess={"at": "b2", "left": "riposte"})
    t.seat(0).shoots("duchess").rolls("0 0 0 0").is_asked("activation")


def test_riposte_answers_one_roll_against_several_and_may_end_an_activation() -> None:
    """Ground Pound misses her; her blow is the last that Rage, a TEAM-UP hero, can bear."""
    t = brawl(
        rage={"at": "a1", "left": "ground_pound", "main": False, "damage": 3, "seat": 0},
        ultrawoman={"at": "h8", "seat": 0},
        duchess={"at": "b1", "left": "riposte", "seat": 1},
    ).seat(0)
    t.uses("ground_pound").rolls("0 0 0").rolls("0 0").rolls(hits(5, 3))
    assert t.at("rage") is None and t.active() == "duchess"


def test_riposte_may_bring_a_villain_down_in_her_own_turn() -> None:
    t = scene(
        "feedback",
        duchess={"at": "f3", "left": "riposte"},
        rage={"at": "a5"},
        villains={"xtina": {"at": "f2", "health": 1}},
        phase="villains",
    )
    t.rolls("0 0 0").rolls("0").rolls(hits(5, 3)).ends([0], [4, 0])


def test_riposte_answers_an_enemy_whom_another_controls() -> None:
    t = scene(
        "feedback",
        paradox={"at": "a5", "rank": "veteran", "left": "mind_master"},
        duchess={"at": "c5", "left": "riposte"},
        villains={"nodalie_1": "c6"},
    )
    t.seat(0).uses("mind_master").says("pick nodalie_1").says("attack duchess").rolls("0 0")
    t.seat(1).is_to_throw(3).rolls(hits(5, 3))
    assert t.at("nodalie_1") is None


def test_disguise() -> None:
    flies("duchess", "disguise", "d3")


def test_blackmail() -> None:
    t = brawl(
        duchess={"at": "b2", "left": "blackmail"},
        rage={"at": "d2", "seat": 1},
        tempo={"at": "b1", "seat": 1},
        ultrawoman={"at": "h8", "seat": 1},
    )
    t.seat(0).uses("blackmail").is_asked("enemy")
    t.seat(0).reads("Blackmail: which enemy loses an Action?", "Chantage : quel ennemi perd une Action ?")
    t.seat(0).may_only("pick rage", "pick tempo").may_not("pick ultrawoman", rule="GC-163")
    t.seat(0).tells("pick rage", "Rage loses an Action in the next activation.")
    t.seat(0).may_not("power blackmail", rule="GC-072").ends_activation()
    assert (t.active(), t.left()) == ("rage", 2)
    t.seat(1).ends_activation()
    assert (t.active(), t.left()) == ("tempo", 3)


def test_blackmail_lets_a_minion_skip_its_activation() -> None:
    setting: dict[str, Any] = {"seats": 1, "villains": {"nodalie_1": "c5"}}
    t = scene("feedback", **setting, duchess={"at": "a5", "left": "blackmail"}).seat(0)
    t.uses("blackmail").ends_activation().is_asked("plan")
    other = scene("feedback", **setting, duchess={"at": "a5"}).seat(0)
    other.ends_activation().is_asked_nothing().rolls("0 0").rolls("0")  # this one shoots


def test_master_plan() -> None:
    t = brawl(
        duchess={"at": "b2", "left": "master_plan"},
        rage={"at": "h8", "seat": 1},
        tempo={"at": "b1", "seat": 0},
        ultrawoman={"at": "d2", "seat": 0},
        fahrenheit={"at": "a1", "seat": 0},
        acted="fahrenheit",
    )
    t.seat(0).uses("master_plan").is_asked("ally")
    t.seat(0).reads("Master Plan: which ally gains an Action?", "Plan magistral : quel allié gagne une Action ?")
    t.seat(0).may_only("pick tempo", "pick ultrawoman").may_not("pick fahrenheit", rule="GC-073")
    t.seat(0).tells("pick tempo", "Tempo gains an Action this turn.").ends_activation()
    t.seat(1).ends_activation()
    assert (t.active(), t.left()) == ("tempo", 4)


def test_safe_cracker() -> None:
    eases_tests("duchess", "safe_cracker", dice=2)


def test_haughty() -> None:
    heals_at_the_reveal("duchess", "haughty", healed=3)


def test_haughty_forbids_coordination_to_allies() -> None:
    at = {"ultrawoman": {"at": "b1", "left": "to_the_rescue supersonic"}, "rage": {"at": "h8"}}
    t = brawl(**at, duchess={"at": "b2", "left": "haughty", "seat": 0}).seat(0)
    t.may_not("power to_the_rescue", rule="GC-080").may("power supersonic")
    brawl(**at, duchess={"at": "b2", "left": "haughty", "seat": 1}, tempo={"at": "a1", "seat": 0}).seat(0).may(
        "power to_the_rescue"
    )


def test_haughty_silences_lasting_coordination_powers_of_allies() -> None:
    hope = {"at": "h8", "rank": "veteran", "left": "symbol_of_hope", "seat": 0}
    at: dict[str, Any] = {"duchess": {"at": "b1", "left": "haughty"}, "rage": {"at": "a1"}, "ultrawoman": hope}
    assert brawl(**at).sheet("duchess")["defence"] == 4
    assert brawl(**{**at, "duchess": {"at": "b1"}}).sheet("duchess")["defence"] == 5
    link = {"at": "h8", "left": "telepathic_link dazed", "seat": 0}
    t = brawl(
        tempo={"at": "b1"}, rage={"at": "a1"}, paradox=link, duchess={"at": "g8", "left": "haughty", "seat": 0}
    )
    t.seat(0).attacks("rage").rolls("2 0").is_asked("activation").ends_activation()
    t.seat(1).ends_activation()
    assert (t.active(), t.left()) == ("paradox", 2)  # a Wound is no power of his


def test_haughty_leaves_her_own_coordination_powers_alone() -> None:
    web = {"at": "f2", "rank": "veteran", "left": "haughty web_of_agents", "damage": 1}
    t = brawl(duchess=web, rage={"at": "h8"}, ultrawoman={"at": "a1", "seat": 0}).seat(0)
    t.tests("diner").rolls("2 2 2 2").is_asked("reroll")


def test_debutante() -> None:
    is_technique_only("duchess", "debutante", mental=1)


def test_stage_fright() -> None:
    is_technique_only("duchess", "stage_fright", defence=1, attack=-1)


def test_web_of_agents() -> None:
    sheet = {"at": "f3", "damage": 2, "rank": "veteran"}
    bare = brawl(duchess=sheet, rage={"at": "h8"}, objects="hot_dog_stand@f2").seat(0)
    bare.may_not("test diner mental e2", rule="GC-172").may_not("use hot_dog_stand f2", rule="GC-118")
    t = brawl(duchess={**sheet, "left": "web_of_agents"}, rage={"at": "h8"}, objects="hot_dog_stand@f2").seat(0)
    t.tests("diner").rolls("0 0 0 0")
    t.says("use hot_dog_stand f2").rolls("2 2 1 1 0 0").is_asked("reroll")
    t.reads("La Duchesse: roll a die again?", "La Duchesse : relancer un dé ?").says("keep").is_asked("reroll")
    t.reads("Web of Agents: roll a die again?", "Réseau d’agents : relancer un dé ?").says("reroll test 1").rolls(
        "0"
    )
    assert t.damage("duchess") == 0


def test_web_of_agents_helps_with_each_test_and_with_no_attack() -> None:
    t = brawl(
        duchess={"at": "e2", "damage": 2, "rank": "veteran", "left": "web_of_agents"}, rage={"at": "e3"}
    ).seat(0)
    for _ in range(2):
        t.tests("diner").rolls("2 2 2 0").says("keep").is_asked("reroll").says("reroll test 2").rolls("2")
    t.attacks("rage").rolls("0 0 0").is_asked("reroll")
    t.reads("La Duchesse: roll a die again?", "La Duchesse : relancer un dé ?").says("keep").goes_on()
    assert t.active() == "rage"


def test_web_of_agents_opens_no_door_from_afar() -> None:
    """A door is no orange Space: it is opened from beside it."""
    web = {"at": "e7", "rank": "veteran", "left": "web_of_agents"}
    t = scene("five_faces", duchess=web, rage={"at": "l1"}).seat(0)
    t.may_not("test vault_door mental f6", rule="GC-172").moves("f6").may("test vault_door mental f6")


def test_coup_de_grace() -> None:
    t = brawl(duchess={"at": "b2", "rank": "veteran", "left": "coup_de_grace"}, rage={"at": "b1"}).seat(0)
    t.attacks("rage").rolls(hits(5, 3)).is_asked("push").says("none")
    assert t.damage("rage") == 1
    t.attacks("rage").rolls(hits(5, 3)).is_asked("push").says("none")
    assert t.damage("rage") == 3
