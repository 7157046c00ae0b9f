"""What one gets wrong at a first reading of the rulebook, point by point."""

import pytest

from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import brawl, concert

# 1 to 4: Wounds


@rule("GC-046", "GC-047", "GC-142")
def test_the_surplus_waits_and_brings_another_wound_next_turn():
    t = brawl(phase="wrap_up", ultrawoman={"at": "b1", "damage": 7}, tempo={"at": "h8"})
    assert (t.damage("ultrawoman"), t.wounds("ultrawoman")) == (4, 1)
    t.seat(0).lays("ultrawoman", "iron_will<").is_ready().seat(1).lays("tempo", "flurry<").is_ready()
    t.seat(1).ends_activation().seat(0).ends_activation()
    assert (t.damage("ultrawoman"), t.wounds("ultrawoman")) == (1, 2)


@rule("GC-139", "GC-141", "GC-A43")
def test_a_villain_can_bring_the_last_wound_this_very_turn():
    """Three Damage of four and two Wounds: a No' Dalie hits before Wounds are drawn."""
    t = concert(
        rage={"at": "a5", "damage": 3, "hand": "haymaker dazed bleeding"},
        tempo={"at": "l5"},
        villains={"nodalie_1": "c5"},
        phase="villains",
    )
    t.rolls("2 2").rolls("1").misses()
    assert t.at("rage") is None and t.articles(0) == ["rage"]


@rule("GC-062", "GC-064", "GC-186")
@pytest.mark.parametrize(("seats", "stands"), [(1, False), (2, True)])
def test_two_wounds_that_come_back_are_enough_only_against_the_game(seats, stands):
    cast = {"rage": {"at": "a5", "right": "roar", "hand": "", "discard": "dazed bleeding haymaker"}}
    t = concert(seats, phase="wrap_up", **cast, **({"tempo": {"at": "l5"}} if seats == 2 else {}))
    assert (t.at("rage") is not None) is stands
    assert t.match.over is not stands


@rule("GC-063", "GC-168", "GC-169", "GC-A19")
def test_one_wound_may_go_with_a_power_card_and_never_two():
    t = brawl(
        phase="strategy", ultrawoman={"at": "b1"}, rage={"at": "a2", "hand": "haymaker dazed bleeding"}
    ).seat(1)
    t.lays("rage", "dazed<").may_not("lay rage bleeding left", rule="GC-169").may_not("ready", rule="GC-060")
    t.lays("rage", "haymaker>").may_not("lay rage bleeding left", rule="GC-060").is_ready().is_asked_nothing()
    t.seat(0).lays("ultrawoman", "iron_will<").is_ready()
    assert (t.hand("rage"), [card["card"] for card in t.hero("rage")["laid"]]) == (
        "bleeding",
        ["dazed", "haymaker"],
    )


@rule("GC-063", "GC-A12")
def test_nobody_plans_with_wounds_alone():
    t = brawl(
        phase="wrap_up", ultrawoman={"at": "b1"}, rage={"at": "a2", "hand": "dazed", "discard": "haymaker roar"}
    )
    assert t.hand("rage") == "dazed haymaker roar"
    t.seat(1).is_asked("plan")


# 5: what works when


def hope(**ultrawoman):
    """Ultrawoman waits far away; Tempo, of the other team, stands beside her friend Rage."""
    return brawl(
        4,
        tempo={"at": "b1", "seat": 1},
        rage={"at": "a1", "seat": 0},
        ultrawoman={"at": "h8", "seat": 2, "rank": "veteran", **ultrawoman},
        paradox={"at": "h1", "seat": 3},
        active="tempo",
    )


@rule("GC-057", "GC-058", "GC-074")
def test_a_passive_power_works_before_its_hero_acts_and_never_on_the_right():
    assert hope(left="symbol_of_hope").sheet("rage")["defence"] == 6
    other = hope(right="symbol_of_hope")
    assert (other.sheet("rage")["defence"], other.stats("ultrawoman")["defence"]) == (5, 9)


@rule("GC-070", "GC-073")
def test_roar_helps_only_whoever_acts_after_it():
    t = brawl(4, rage={"at": "a1", "left": "roar"}, tempo={"at": "b1"}, duchess={"at": "a2"}, paradox={"at": "h8"})
    assert t.sheet("tempo")["defence"] == 5
    t.seat(0).uses("roar").ends_activation()
    assert t.sheet("tempo")["defence"] == 4
    t.seat(1).ends_activation()
    t.seat(2).attacks("tempo").rolls("2 2 0").is_asked("push")


# 6: dice


@rule("GC-067", "GC-192")
def test_a_bonus_is_power_dice_and_a_malus_takes_combat_dice():
    t = brawl(
        ultrawoman={"at": "b1"}, rage={"at": "a2", "right": "haymaker dislocated_shoulder"}, active="rage"
    ).seat(1)
    assert t.stats("rage")["attack"] == 5
    t.attacks("ultrawoman").is_thrown("combat", 2).rolls("0 0").is_thrown("power", 3).rolls("0 0 0")


@rule("GC-192", "GC-077")
def test_a_power_brings_power_dice_too():
    t = brawl(rage={"at": "a2", "left": "haymaker"}, ultrawoman={"at": "b1"}, active="rage").seat(0)
    t.attacks("ultrawoman").is_thrown("combat", 3).rolls("0 0 0").is_thrown("power", 2).rolls("0 0")


# 7 and 8: Tests


@rule("GC-173", "GC-174", "GC-176", "GC-A7", "GC-A40")
def test_a_failure_makes_it_easier_for_the_rival_too():
    t = concert(duchess={"at": "c1"}, paradox={"at": "d2"}, machines="c1", actions=2)
    t.seat(0).tests("sonic_machine").is_thrown("test", 5).rolls("1 1 1 1 1").says("keep").moves("c2")
    assert t.minus_tokens() == {"c1": 1}
    t.seat(1).moves("c1").tests("sonic_machine").is_thrown("test", 4).rolls("1 1 1 2")
    assert (t.things("machines"), t.minus_tokens()) == ("", {})


@rule("GC-174", "GC-A8")
@pytest.mark.parametrize(("rolled", "passed"), [("1 1 1 1 0", True), ("1 1 1 1 1", False)])
def test_a_sum_as_high_as_the_characteristic_will_do(rolled, passed):
    t = concert(duchess={"at": "c1"}, rage={"at": "l5"}, machines="c1").seat(0)
    t.tests("sonic_machine").rolls(rolled)
    assert (t.things("machines") == "") is passed


@rule("GC-177")
def test_without_dice_a_test_succeeds_and_costs_an_action():
    t = concert(rage={"at": "c1"}, tempo={"at": "l5"}, machines="c1", malus="c1:5").seat(0)
    t.tests("sonic_machine").is_asked("activation")
    assert (t.things("machines"), t.left()) == ("", 2)


# 9: Objects as weapons


@rule("GC-119", "GC-A28")
def test_a_failed_throw_spends_the_action_and_leaves_the_object():
    t = brawl(ultrawoman={"at": "a1"}, rage={"at": "d1"}, objects="car@b1").seat(0)
    t.throws("car@b1", "rage").rolls("2 2 1 0").is_asked("activation")
    assert (t.left(), t.things("objects"), t.minus_tokens()) == (2, "car@b1", {})


@rule("GC-120", "GC-121")
def test_a_car_cuts_the_lines_of_all_but_whoever_throws_it():
    t = brawl(ultrawoman={"at": "a1", "left": "heat_vision"}, rage={"at": "d1"}, objects="car@b1").seat(0)
    t.may_not("shoot rage", rule="GC-163").may("throw car b1 rage")
    clear = brawl(ultrawoman={"at": "a1", "left": "heat_vision"}, rage={"at": "d1"}).seat(0)
    clear.may("shoot rage")


@rule("GC-119", "GC-A42")
def test_an_object_under_anothers_feet_cannot_be_thrown():
    t = brawl(4, ultrawoman={"at": "a1"}, rage={"at": "d1"}, duchess={"at": "b1"}, objects="car@b1").seat(0)
    t.may_not("throw car b1 rage", rule="GC-119")
    own = brawl(ultrawoman={"at": "b1"}, rage={"at": "d1"}, objects="car@b1").seat(0)
    own.may("throw car b1 rage")


@rule("GC-118", "GC-A42")
def test_an_object_under_anothers_feet_cannot_be_used_from_afar():
    """Telekinetic Throw reaches the Objects of the Zone, but drives no Car away from under Rage."""
    paradox = {"at": "a1", "left": "tk_throw"}
    brawl(paradox=paradox, rage={"at": "b2"}, objects="car@b2").seat(0).may_not("use car b2", rule="GC-119")
    brawl(paradox=paradox, rage={"at": "a2"}, objects="car@b2").seat(0).may("use car b2")


# 10 and 11: Zones for moving, Spaces for hitting


@rule("GC-158")
def test_a_zone_full_of_allies_cannot_be_entered_with_speed_1():
    """Rage with a twisted ankle has SPEED 1: he could only stop in the full Zone."""
    cast = {
        "duchess": {"at": "e1", "seat": 0},
        "tempo": {"at": "f1", "seat": 2},
        "paradox": {"at": "h8", "seat": 1},
    }
    slow = brawl(3, rage={"at": "d1", "seat": 0, "right": "twisted_ankle"}, **cast).seat(0)
    slow.may_not("move g1", rule="GC-154").may_not("move e1", "move f1", rule="GC-159")
    brawl(3, rage={"at": "d1", "seat": 0}, **cast).seat(0).may("move g1")


@rule("GC-160", "GC-161")
def test_melee_across_zones_and_not_across_a_gap_in_one():
    near = concert(rage={"at": "d6"}, tempo={"at": "e7"}).seat(0)
    near.may("attack tempo")
    far = concert(rage={"at": "e6"}, tempo={"at": "g6"}).seat(0)
    far.may_not("attack tempo", rule="GC-160")


# 12: sight


@rule("GC-162", "GC-163", "GC-A15")
@pytest.mark.parametrize(
    ("between", "rule_against"),
    [({"rage": {"at": "c6", "seat": 0}}, None), ({"rage": {"at": "c6", "seat": 1}}, "GC-163"), ({}, "GC-163")],
)
def test_friends_let_a_line_through_and_rivals_and_villains_do_not(between, rule_against):
    fans = {} if between else {"nodalie_1": "c6"}
    t = concert(fahrenheit={"at": "a6"}, tempo={"at": "e6", "seat": 1}, villains=fans, **between).seat(0)
    if rule_against:
        t.may_not("shoot tempo", rule=rule_against)
    else:
        t.may("shoot tempo")


@rule("GC-163", "GC-A15")
def test_a_no_dalie_does_not_cut_the_line_of_another():
    fans = {"nodalie_1": "g6", "nodalie_2": {"at": "e6", "stun": 9}}
    t = concert(rage={"at": "c6"}, tempo={"at": "l8"}, villains=fans, phase="villains")
    t.rolls("2 2").rolls("1")
    assert t.damage("rage") == 1 and t.at("nodalie_1") == "g6"


@rule("GC-163", "GC-A15")
@pytest.mark.parametrize("shield", [0, 1])
def test_heroes_of_both_teams_cut_the_line_of_a_no_dalie(shield):
    """She would rather aim at La Duchesse, who is easier to hit, but Rage stands between them."""
    cast = {"rage": {"at": "e6", "seat": shield}, "duchess": {"at": "g6", "seat": 1 - shield}}
    t = concert(villains={"nodalie_1": "c6"}, phase="villains", **cast)
    t.rolls("2 2").rolls("1")
    assert (t.damage("rage"), t.damage("duchess")) == (1, 0)


# 13: a hit


@rule("GC-042", "GC-165", "GC-166", "GC-A10", "GC-A26")
def test_8_successes_against_4_are_one_damage_and_pow_follows_pow():
    t = brawl(rage={"at": "a1"}, duchess={"at": "b1"}).seat(0)
    t.attacks("duchess").rolls("2 2 pow").is_thrown("combat", 1).rolls("pow").rolls("2").is_asked("push")
    assert t.damage("duchess") == 1


@rule("GC-167", "GC-A11")
def test_a_push_is_offered_after_a_hit_that_leaves_somebody_standing():
    t = brawl(rage={"at": "a1"}, duchess={"at": "b1"}).seat(0)
    t.attacks("duchess").rolls("2 1 0").is_asked("activation")
    t.attacks("duchess").rolls("2 2 0").is_asked("push")
    t.may_only("push c1", "push a2", "push b2", "push c2", "none")
    t.reads_on("none", "Leave the figure where it stands", "Laisser la figurine où elle est").says("none")
    assert t.at("duchess") == "b1"
    t.attacks("duchess").rolls("2 2 0").says("push c2")
    assert t.at("duchess") == "c2"


@rule("GC-167")
def test_whoever_is_eliminated_is_not_pushed():
    t = concert(rage={"at": "d6"}, tempo={"at": "l5"}, villains={"nodalie_1": "e6"}).seat(0)
    t.attacks("nodalie_1").rolls("2 2 1").is_asked("activation")
    assert t.at("nodalie_1") is None


# 14: three clocks


@rule("GC-033", "GC-035", "GC-A35")
def test_a_team_up_hero_falls_at_once_and_his_card_is_skipped():
    t = brawl(
        3,
        rage={"at": "a1", "seat": 0},
        duchess={"at": "b1", "seat": 1, "main": False, "damage": 2},
        tempo={"at": "h8", "seat": 1},
        paradox={"at": "h7", "seat": 2},
    )
    t.seat(0).attacks("duchess").rolls("2 2 0").is_asked("activation").ends_activation()
    assert t.at("duchess") is None and t.active() == "tempo"


@rule("GC-048", "GC-A46")
def test_a_main_hero_with_nine_damage_still_acts():
    t = brawl(ultrawoman={"at": "b1"}, rage={"at": "a2", "damage": 8}).seat(0)
    t.attacks("rage").rolls("2 2 1 0").says("none").ends_activation()
    assert t.damage("rage") == 9 and t.active() == "rage" and t.left() == 3


# 15: secrets


def four_plan():
    return brawl(
        4,
        phase="strategy",
        ultrawoman={"at": "b1"},
        rage={"at": "h8"},
        tempo={"at": "a2"},
        paradox={"at": "g8"},
    )


@rule("GC-124", "GC-127", "GC-129", "GC-191")
def test_a_plan_is_nobodys_business_but_the_teams_until_all_are_ready():
    t = four_plan()
    before = [t.everything_seen_by(viewer) for viewer in (1, 3, None)]
    t.seat(0).lays("ultrawoman", "steel_skin<").says("order tempo ultrawoman").is_ready()
    t.seat(2).lays("tempo", "flurry>").is_ready()
    assert [t.everything_seen_by(viewer) for viewer in (1, 3, None)] == before
    assert t.g.laid == [[]] * 6
    t.seat(1).lays("rage", "roar>").is_ready().seat(3).lays("paradox", "genius>").is_ready()
    assert [card["card"] for card in t.hero("ultrawoman")["laid"]] == ["steel_skin"]
    assert t.active() == "tempo" and t.hero("tempo")["stats"][1] == 5


@rule("GC-126")
def test_whoever_is_ready_sees_the_plan_of_his_team_as_long_as_the_phase_lasts():
    t = four_plan()
    t.seat(0).lays("ultrawoman", "steel_skin<").is_ready().is_asked_nothing()
    t.seat(2).lays("tempo", "flurry>").says("order tempo ultrawoman")
    for seat in (0, 2):
        seen = t.match.view(seat)["draft"]
        assert [hero["cards"] for hero in seen["plan"]] == [[["steel_skin", "left"]], [["flurry", "right"]]]
        assert (seen["order"], seen["ready"]) == (["tempo", "ultrawoman"], [0])
    t.seat(2).is_ready()
    assert t.match.view(0)["draft"]["ready"] == [0, 2]
    assert t.match.view(1)["draft"]["plan"][0]["cards"] == []
    t.seat(1).lays("rage", "roar>").is_ready().seat(3).lays("paradox", "genius>").is_ready()
    assert "draft" not in t.match.view(0)


@rule("GC-124", "GC-144")
def test_whoever_has_no_hero_left_sees_the_plan_of_his_team_and_nobody_waits_for_him():
    t = brawl(
        4,
        phase="strategy",
        ultrawoman={"at": "b1"},
        rage={"at": "h8"},
        paradox={"at": "g8", "seat": 3},
    )
    t.seat(2).is_asked_nothing()
    t.seat(0).lays("ultrawoman", "steel_skin<")
    assert t.match.view(2)["draft"]["plan"][0]["cards"] == [["steel_skin", "left"]]
    assert all([t.match.view(viewer).get("draft", {}).get("order") != ["ultrawoman"] for viewer in (1, 3, None)])
    assert t.match.waiting(2) == t.match.waiting(None) == [0, 1, 3]
    t.seat(0).is_ready()
    t.seat(1).lays("rage", "roar>").is_ready().seat(3).lays("paradox", "genius>").is_ready()
    assert t.active() is not None


@rule("GC-127")
def test_initiative_cards_come_up_one_by_one():
    t = brawl(
        4,
        ultrawoman={"at": "b1"},
        rage={"at": "h8"},
        tempo={"at": "a2"},
        paradox={"at": "g8"},
        active="ultrawoman",
    )
    assert t.seen_by(0)["stacks"] == t.seen_by(2)["stacks"] == [["tempo"], [None, None]]
    assert t.seen_by(1)["stacks"] == [[None], ["rage", "paradox"]]
    assert t.seen_by(None)["stacks"] == [[None], [None, None]]


# 16: papers


@rule("GC-145", "GC-150", "GC-A3")
def test_a_red_article_costs_his_own_paper_one():
    t = brawl(
        4,
        phase="wrap_up",
        rage={"at": "a1", "damage": 4, "hand": "haymaker dazed bleeding"},
        ultrawoman={"at": "h8"},
        tempo={"at": "b1"},
        paradox={"at": "g8"},
    )
    assert t.pages() == [-1, 0] and t.articles(0) == ["rage"]
    assert t.seen_by(None)["papers"][0]["articles"][0]["kind"] == "red"


@rule("GC-148", "GC-A30")
def test_the_large_article_goes_to_whoever_deals_the_last_damage():
    t = concert(
        rage={"at": "e2"}, tempo={"at": "l5"}, villains={"xtina": {"at": "f2", "damage": 3}}, active="rage"
    ).seat(0)
    t.attacks("xtina").rolls("2 2 2")
    assert (t.articles(0), t.articles(1)) == (["x_tina_unplugged"], [])
    t.ends([0], [4, 0])


@rule("GC-004", "GC-189", "GC-A37")
def test_when_the_villain_wins_both_teams_lose_whatever_the_papers_say():
    t = concert(
        rage={"at": "a5"},
        tempo={"at": "l5"},
        villains={"xtina": "f2"},
        phase="villains",
        track=9,
        articles={0: "medium", 1: "blue:tempo"},
    )
    t.ends([], [2, 1])
    assert t.reason() == "villain_wins" and t.pages() == [2, 1]
