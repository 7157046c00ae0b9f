"""The end of a turn: villains, cards, Wounds, and who is out (GC-046 to GC-049, GC-137 to GC-146)."""

import pytest

from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import brawl, concert


def team(**setting):
    """The end of a turn: Rage and, as a TEAM-UP hero, La Duchesse of seat 0 against Tempo."""
    cast = {
        "rage": {"at": "a1", "seat": 0},
        "duchess": {"at": "b1", "seat": 0, "main": False, "hand": "riposte rapier_wit blackmail haughty"},
        "tempo": {"at": "h8", "seat": 1},
    }
    return brawl(**{"phase": "wrap_up", **cast, **setting})


# When, and in which order


@rule("GC-138")
def test_the_end_of_the_turn_waits_for_the_last_hero():
    t = concert(rage={"at": "a5"}, tempo={"at": "l5"}, villains={"xtina": "f2"})
    t.seat(0).ends_activation()
    assert (t.track(), t.seen_by(None)["phase"]) == (1, "activation")
    t.seat(1).ends_activation().misses()
    assert t.track() == 2


@rule("GC-137", "GC-139", "GC-108")
def test_the_villain_acts_as_his_sheet_lists_it():
    """The Volume first, then X-Tina, then the No' Dalies, and those who come do not act any more."""
    t = concert(
        rage={"at": "f4"}, tempo={"at": "l5"}, villains={"xtina": "f2", "nodalie_1": "e6"}, phase="villains"
    )
    assert t.track() == 2
    for _ in range(2):
        t.is_thrown("combat", 3).rolls("0 0 0").rolls("0")
    assert t.at("nodalie_2") is None
    t.is_thrown("combat", 2).rolls("0 0").rolls("0")
    assert t.at("nodalie_2") == "g1"
    t.seat(0).is_asked("plan")


@rule("GC-108")
def test_a_minion_that_lost_its_actions_has_them_again_in_the_next_turn():
    t = concert(
        rage={"at": "f4"}, tempo={"at": "l5"}, villains={"nodalie_1": {"at": "e6", "stun": 1}}, phase="villains"
    )
    t.seat(0).is_asked("plan")
    assert "actions" not in t.sheet("nodalie_1"), "neither more nor fewer than its sheet says"


@rule("GC-139")
def test_without_a_villain_the_step_is_empty():
    t = brawl(phase="villains")
    t.seat(0).is_asked("plan")


@rule("GC-109")
def test_a_villain_who_is_out_does_nothing_more():
    t = concert(
        rage={"at": "e2"}, tempo={"at": "l5"}, villains={"xtina": {"at": "f2", "damage": 3}, "nodalie_1": "e6"}
    ).seat(0)
    t.attacks("xtina").rolls("2 2 2")
    assert t.match.over and t.track() == 1 and t.damage("rage") == 0


@rule("GC-140", "GC-141", "GC-A43")
def test_cards_are_discarded_before_wounds_and_come_back_after_them():
    """His last Power card is discarded, a Wound is drawn, and then all of it is in his hand."""
    t = brawl(
        phase="wrap_up",
        ultrawoman={"at": "b1"},
        rage={"at": "a2", "damage": 4, "hand": "", "right": "roar", "discard": "haymaker"},
        wounds="dazed",
    )
    assert t.hand("rage") == "dazed haymaker roar" and t.discarded("rage") == ""


@rule("GC-A6", "GC-146")
def test_the_third_step_sees_whether_the_game_is_over():
    """In the last turn Wounds are drawn first, and only then the front pages are counted."""
    t = brawl(
        4,
        phase="wrap_up",
        turn=6,
        rage={"at": "a1", "damage": 4, "hand": "haymaker dazed bleeding"},
        ultrawoman={"at": "h8"},
        tempo={"at": "a3"},
        paradox={"at": "g8"},
    )
    t.ends([1, 3], [-1, 0, -1, 0])
    early = brawl(phase="wrap_up", turn=5)
    early.goes_on()


# Wounds


@rule("GC-046", "GC-047")
@pytest.mark.parametrize(("damage", "left", "wounds"), [(2, 2, 0), (3, 0, 1), (4, 1, 1)])
def test_damage_up_to_health_becomes_one_wound(damage, left, wounds):
    t = brawl(phase="wrap_up", ultrawoman={"at": "b1", "damage": damage}, rage={"at": "h8"})
    assert (t.damage("ultrawoman"), t.wounds("ultrawoman")) == (left, wounds)


@rule("GC-048", "GC-170", "GC-A13")
def test_a_third_wound_puts_a_hero_out_at_once():
    t = brawl(
        4,
        phase="wrap_up",
        rage={"at": "a1", "damage": 4, "hand": "haymaker dazed bleeding"},
        ultrawoman={"at": "h8"},
        tempo={"at": "a3"},
        paradox={"at": "g8"},
    )
    assert (t.at("rage"), t.hero("rage")["in_play"], t.hand("rage")) == (None, False, "")
    t.seat(0).is_asked_nothing().seat(2).is_asked("plan")


@rule("GC-140", "GC-141", "GC-170")
def test_a_wound_that_was_played_is_out_of_the_hand_when_the_next_is_drawn():
    hurt = {"at": "a1", "damage": 4}
    played = brawl(
        phase="wrap_up", rage={**hurt, "left": "stubborn dazed", "hand": "roar bleeding"}, tempo={"at": "h8"}
    )
    assert (played.wounds("rage"), played.at("rage")) == (2, "a1")
    kept = brawl(
        phase="wrap_up", rage={**hurt, "left": "stubborn", "hand": "roar dazed bleeding"}, tempo={"at": "h8"}
    )
    assert kept.at("rage") is None


@rule("GC-063", "GC-143")
def test_a_team_up_hero_draws_no_wound():
    t = team(duchess={"at": "b1", "seat": 0, "main": False, "tokens": "health health", "damage": 3})
    assert t.wounds("duchess") == 0 and t.at("duchess") is None, "his tokens went, and so did he"
    main = team(rage={"at": "a1", "seat": 0, "damage": 4})
    assert (main.wounds("rage"), main.wounds("duchess")) == (1, 0)


@rule("GC-A32")
def test_an_empty_wound_deck_is_filled_with_wounds_of_those_who_left():
    cast = {"ultrawoman": {"at": "h8"}, "tempo": {"at": "a3"}, "paradox": {"at": "g8", "damage": 3}}
    rage = {"at": "a1", "damage": 4, "hand": "haymaker dazed bleeding"}
    t = brawl(4, phase="wrap_up", wounds="cut_off", rage=rage, **cast).shuffles("dazed bleeding cut_off")
    assert t.wounds("paradox") == 1 and "dazed" in t.hand("paradox")


@rule("GC-A32")
def test_without_any_wound_damage_is_given_up_for_nothing():
    t = brawl(phase="wrap_up", wounds="", ultrawoman={"at": "b1", "damage": 4}, rage={"at": "h8"})
    assert (t.damage("ultrawoman"), t.wounds("ultrawoman")) == (1, 0)


# Out of the game


@rule("GC-144", "GC-A22")
def test_a_team_up_hero_becomes_the_main_hero():
    """He keeps Damage and discard, gets the cards he lacked, and loses tokens and the instant knock-out."""
    t = team(
        rage={"at": "a1", "seat": 0, "damage": 4, "hand": "haymaker dazed bleeding"},
        duchess={
            "at": "b1",
            "seat": 0,
            "main": False,
            "damage": 2,
            "hand": "rapier_wit haughty",
            "discard": "riposte blackmail",
            "tokens": "speed mental",
        },
    )
    assert t.at("rage") is None and t.hero("duchess")["main"]
    assert (t.damage("duchess"), t.wounds("duchess"), t.discarded("duchess")) == (2, 0, "blackmail riposte")
    assert t.hand("duchess") == "disguise haughty master_plan poisoned_dart rapier_wit safe_cracker"
    assert t.hero("duchess")["tokens"] == [0] * 5


@rule("GC-144")
def test_a_player_with_several_team_up_heroes_chooses_the_new_main_hero():
    t = team(
        rage={"at": "a1", "seat": 0, "damage": 4, "hand": "haymaker dazed bleeding"},
        paradox={"at": "a2", "seat": 0, "main": False, "hand": "genius absent_minded"},
    )
    t.seat(0).is_asked("new_main").may_only("pick duchess", "pick paradox").says("pick paradox")
    assert [t.hero(name)["main"] for name in ("duchess", "paradox")] == [False, True]
    assert len(t.hand("paradox").split()) == 8


@rule("GC-144")
def test_a_new_main_hero_draws_no_wound_before_the_next_turn():
    """Whoever is listed first: without his token on HEALTH his Damage is enough, and it waits."""
    hurt = {"seat": 0, "damage": 4, "hand": "haymaker dazed bleeding"}
    heir = {"seat": 0, "main": False, "damage": 3, "tokens": "health"}
    t = team(rage={"at": "a1", **hurt}, duchess={"at": "b1", **heir})
    assert (t.damage("duchess"), t.wounds("duchess")) == (3, 0)
    before = brawl(
        phase="wrap_up",
        rage={"at": "a1", **hurt},
        ultrawoman={"at": "b1", **heir},
        tempo={"at": "h8", "seat": 1},
    )
    assert (before.damage("ultrawoman"), before.wounds("ultrawoman")) == (3, 0)


@rule("GC-A12", "GC-A22", "GC-A43")
def test_whoever_takes_a_place_by_the_last_wound_has_cards_again_before_discards_are_taken_back():
    """La Duchesse has played her last card: those that were left out come to her hand, and her discard waits."""
    t = team(
        rage={"at": "a1", "seat": 0, "damage": 4, "hand": "haymaker dazed bleeding"},
        duchess={"at": "b1", "seat": 0, "main": False, "hand": "", "discard": "haughty riposte blackmail"},
    )
    assert t.hand("duchess") == "disguise master_plan poisoned_dart rapier_wit safe_cracker"
    assert t.discarded("duchess") == "blackmail haughty riposte"


@rule("GC-A47")
def test_with_a_hero_go_his_powers_and_cards_and_what_he_left_on_the_board_stays():
    cast = {
        "ultrawoman": {
            "at": "c1",
            "seat": 0,
            "main": False,
            "rank": "veteran",
            "left": "symbol_of_hope",
            "damage": 2,
        },
        "rage": {"at": "b1", "seat": 1},
        "duchess": {"at": "a8", "seat": 0},
    }
    t = concert(machines="c1", malus="c1:1", active="rage", **cast)
    assert t.sheet("duchess")["defence"] == 5
    t.seat(1).attacks("ultrawoman").rolls("2 2 pow").rolls("2")
    assert (t.at("ultrawoman"), t.sheet("duchess")["defence"], t.minus_tokens()) == (None, 4, {"c1": 1})
    gone = t.hero("ultrawoman")
    assert (gone["hand"], gone["laid"], gone["discard"]) == ([], [], [])
    assert t.seen_by(0)["stacks"][0] == ["duchess"]


@rule("GC-035", "GC-049")
def test_villains_and_team_up_heroes_fall_the_moment_damage_reaches_health():
    t = brawl(
        rage={"at": "a1", "seat": 0},
        duchess={"at": "b1", "seat": 1, "main": False, "damage": 1},
        tempo={"at": "h8", "seat": 1},
    )
    t.seat(0).attacks("duchess").rolls("2 2 0").says("none")
    assert t.at("duchess") == "b1"
    t.seat(0).attacks("duchess").rolls("2 2 0")
    assert t.at("duchess") is None


@rule("GC-A59")
def test_several_powers_that_ignore_damage_add_up_once_a_turn_each():
    """Thick Hide and the Force Bubble of a friend in the same Zone: the first two Damage are ignored."""
    cast = {
        "ultrawoman": {"at": "b1", "seat": 0},
        "rage": {"at": "a2", "seat": 1, "left": "thick_hide"},
        "paradox": {"at": "a1", "seat": 1, "left": "force_bubble"},
    }
    t = brawl(**cast).seat(0)
    for damage in (0, 0, 1):
        t.attacks("rage").rolls("2 2 1 0").says("none")
        assert t.damage("rage") == damage


@rule("GC-A59")
def test_who_is_in_the_zone_counts_when_the_damage_comes():
    cast = {
        "ultrawoman": {"at": "c2", "seat": 0},
        "rage": {"at": "c3", "seat": 1},
        "paradox": {"at": "a1", "seat": 1, "left": "force_bubble"},
    }
    t = brawl(**cast).seat(0)
    t.attacks("rage").rolls("2 2 1 0").says("none")
    assert t.damage("rage") == 1
