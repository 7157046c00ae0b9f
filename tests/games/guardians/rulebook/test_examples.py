"""The worked examples of Guardians' Chronicles, as they are told in the rulebook."""

import pytest

from panoplie.games import load
from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import alone, brawl, concert
from tests.talk import table

WEAKNESS = {"ultrawoman": "public_idol", "duchess": "haughty", "tempo": "impatient", "paradox": "absent_minded"}
HANDS = {
    "tempo": (
        "flurry", "whirlwind", "vibrate", "time_skip", "hit_and_run", "relay", "speed_reader", "impatient"
    ),
    "rage": (
        "haymaker", "ground_pound", "thick_hide", "wrecking_leap", "throw_anything", "roar", "stubborn",
        "out_of_control",
    ),
}  # fmt: skip


# Objects


@rule("GC-X1", "GC-118", "GC-179")
def test_rage_fails_at_the_hot_dog_stand_and_leaves_no_token():
    t = brawl(
        ultrawoman={"at": "h1"},
        rage={"at": "a3", "damage": 1},
        active="rage",
        objects="hot_dog_stand@b2",
    ).seat(1)
    t.may_not("use hot_dog_stand b2", rule="GC-118").moves("b2")
    t.says("use hot_dog_stand b2").is_thrown("test", 6).rolls("1 0 2 0 1 1")
    assert (t.damage("rage"), t.left(), t.minus_tokens()) == (1, 1, {})
    t.says("use hot_dog_stand b2").is_thrown("test", 6).rolls("1 0 1 0 0 0")
    assert t.damage("rage") == 0


@rule("GC-X2", "GC-120")
def test_ultrawoman_throws_the_car_that_stands_in_her_line():
    t = brawl(ultrawoman={"at": "a1"}, duchess={"at": "d1"}, objects="car@b1").seat(0)
    t.throws("car@b1", "duchess").is_thrown("test", 4).rolls("0 0 2 1")
    t.is_thrown("combat", 4).rolls("1 1 1 0").is_thrown("power", 2).rolls("1 0")
    assert (t.damage("duchess"), t.left(), t.things("objects")) == (1, 2, "")


# Initiative


@rule("GC-X3", "GC-130")
@pytest.mark.parametrize(
    ("rivals", "first"),
    [({"ultrawoman": "h7", "duchess": "h8"}, "rage"), ({"tempo": "h7", "paradox": "h8"}, "tempo")],
)
def test_speed_and_techniques_make_an_initiative_of_5(rivals, first):
    """Rage has 2 and 1 more by a Technique, Fahrenheit 2: more than 4, less than 6."""
    (one, here), (other, there) = rivals.items()
    heroes = {"rage": "a1", one: here, "fahrenheit": "b1", other: there}
    t = brawl(4, phase="strategy", **{name: {"at": space} for name, space in heroes.items()})
    t.seat(0).lays("rage", "roar>").is_ready()
    t.seat(2).lays("fahrenheit", "fireball<").is_ready()
    for seat, name in ((1, one), (3, other)):
        t.seat(seat).lays(name, f"{WEAKNESS[name]}<").is_ready()
    assert t.active() == first


# Moving


def duchess(at="a1", **setting):
    """La Duchesse, SPEED 2, is active; who else is on the street is said by a test."""
    cast = {"duchess": {"at": at}, "rage": {"at": "h8"}}
    return brawl(**{**cast, **setting}).seat(0)


@rule("GC-X4", "GC-154", "GC-159")
def test_la_duchesse_crosses_two_zones_and_takes_any_space():
    t = duchess().may("move c3", "move d3", "move c4", "move d4", "move e1", "move a5")
    t.may_not("move g1", "move e3", rule="GC-154").moves("d4")
    assert (t.at("duchess"), t.left()) == ("d4", 2)


@rule("GC-X5", "GC-155")
def test_la_duchesse_leaves_an_enemy_behind_and_comes_one_zone_far():
    t = duchess(rage={"at": "b2"})
    t.may("move c1", "move a3").may_not("move c3", "move e1", rule="GC-155").moves("c1")
    assert t.left() == 2


@rule("GC-X6", "GC-156")
def test_la_duchesse_goes_to_any_free_space_of_her_zone():
    t = duchess(rage={"at": "b1"}).may("move a2", "move b2").may_not("move b1", rule="GC-159").moves("b2")
    assert (t.at("duchess"), t.left()) == ("b2", 2)


def crowd(active):
    """Rage and Tempo fill the Zone between La Duchesse, or Ultrawoman, and the corner of the street."""
    return brawl(
        4,
        ultrawoman={"at": "d2"},
        duchess={"at": "d1"},
        rage={"at": "e1", "seat": 0},
        tempo={"at": "f1", "seat": 2},
        active=active,
    )


@rule("GC-X7", "GC-158")
def test_la_duchesse_cannot_cross_a_zone_that_ultrawoman_can():
    t = crowd("duchess").seat(1).may_not("move g1", "move h2", rule="GC-155")
    t.may_not("move e1", rule="GC-159")
    crowd("ultrawoman").seat(0).may("move g1", "move h1", "move g2", "move h2")


@rule("GC-X8", "GC-157")
def test_la_duchesse_stops_where_an_enemy_is():
    t = duchess("a3", rage={"at": "c4"})
    t.may("move c3", "move d3", "move d4").may_not("move c4", rule="GC-159")
    assert {answer[1] for answer in t.options() if answer[0] == "move"} & {"e3", "e4", "f4"} == set()


@rule("GC-X9")
def test_three_no_dalies_stop_la_duchesse():
    fans = {"nodalie_1": "e3", "nodalie_2": "e4", "nodalie_3": "f4"}
    full = concert(duchess={"at": "d3"}, rage={"at": "a5"}, villains=fans)
    full.seat(0).may_not("move f3", "move g3", rule="GC-157").may_not("move e3", rule="GC-159")
    concert(duchess={"at": "d3"}, rage={"at": "a5"}).seat(0).may("move f3", "move g3")


@rule("GC-X9")
def test_a_no_dalie_crosses_a_zone_full_of_no_dalies():
    """The others, who cannot act, fill the hall of the bank and the one Space with a line to Rage in the vault."""
    places = ("a2", "b2", "a3", "b3", "a1")
    others = {f"nodalie_{number}": {"at": at, "stun": 9} for number, at in enumerate(places, 1)}
    t = alone(
        "farewell_tour",
        rage={"at": "d2"},
        villains={**others, "nodalie_6": "d1"},
        doors="",
        phase="villains",
    ).misses()
    assert t.at("nodalie_6") in ("c2", "c3", "d3")


@rule("GC-X10")
def test_ultrawoman_holds_rage_up():
    t = brawl(ultrawoman={"at": "a1"}, rage={"at": "b2"}, active="rage").seat(1)
    t.may("move a3", "move d1").may_not("move c3", "move a5", rule="GC-155").moves("a3")
    assert t.left() == 2


@rule("GC-X11")
def test_x_tina_stops_la_duchesse():
    t = concert(duchess={"at": "d3"}, rage={"at": "a5"}, villains={"xtina": "e4"}).seat(0)
    t.may("move e3", "move f4").may_not("move f3", "move h4", rule="GC-157")


# Attacks


@rule("GC-X12", "GC-049", "GC-A2")
def test_fahrenheit_brings_down_a_villain_with_his_fourth_damage():
    """X-Tina stands in for Iron Turtle, who is not in this box: HEALTH 4, three Damage, DEFENCE 7."""
    t = alone(
        difficulty="easy",
        fahrenheit={"at": "e4", "right": "fireball flame_jet"},
        villains={"xtina": {"at": "f2", "health": 4, "damage": 3}},
    ).seat(0)
    t.shoots("xtina").is_thrown("combat", 3).rolls("2 0 1").is_thrown("power", 4).rolls("0 1 1 pow")
    t.is_thrown("power", 1).rolls("2")
    assert t.at("xtina") is None and t.match.over


@rule("GC-X17", "GC-099")
def test_no_dalies_reach_far_with_a_power_die():
    for last, damage in (("1", 1), ("0", 0)):
        t = alone(rage={"at": "a5"}, villains={"nodalie_1": "e5"}, phase="villains")
        t.is_thrown("combat", 2).rolls("2 2").is_thrown("power", 1).rolls(last)
        assert t.damage("rage") == damage and t.at("nodalie_1") == "e5"


# Tests


@rule("GC-X13", "GC-A1")
def test_la_duchesse_fails_at_the_machine_and_leaves_a_token():
    t = concert(machine=7, duchess={"at": "c2"}, rage={"at": "a5"}, machines="c1").seat(0).moves("c1")
    t.tests("sonic_machine").is_thrown("test", 7).rolls("0 0 0 1 2 1 2").is_asked("reroll").says("keep")
    assert (t.minus_tokens(), t.things("machines"), t.left()) == ({"c1": 1}, "sonic_machine@c1", 1)


@rule("GC-X13")
def test_la_duchesse_destroys_the_machine_with_4_dice():
    t = concert(duchess={"at": "c1"}, rage={"at": "a5"}, machines="c1", malus="c1:1", actions=1).seat(0)
    t.tests("sonic_machine").is_thrown("test", 4).rolls("0 0 1 1")
    assert (t.things("machines"), t.minus_tokens()) == ("", {})


@rule("GC-X14")
def test_the_activation_of_rage_from_one_end_to_the_other():
    t = concert(
        rage={"at": "a6", "right": "ground_pound"},
        tempo={"at": "l5"},
        villains={"nodalie_1": "f5"},
        machines="g7",
    ).seat(0)
    t.moves("e6").attacks("nodalie_1").is_thrown("combat", 3).rolls("2 2 1").is_thrown("power", 2).rolls("1 0")
    assert t.at("nodalie_1") is None
    t.moves("g7").is_asked_nothing()
    assert t.at("rage") == "g7" and t.active() == "tempo"
    t.seat(1).is_asked("activation")


@rule("GC-X15", "GC-A20")
@pytest.mark.parametrize(
    ("rolled", "machines"), [("1 1 1 1 1 1 0 0", ""), ("1 1 1 1 1 1 1 0", "sonic_machine@g7")]
)
def test_rage_needs_6_at_most_with_8_dice(rolled, machines):
    t = concert(rage={"at": "g7", "right": "haymaker"}, tempo={"at": "l5"}, machines="g7").seat(0)
    t.tests("sonic_machine", "attack").is_thrown("test", 8).rolls(rolled)
    assert t.things("machines") == machines


# Newspapers


@rule("GC-X16", "GC-152", "GC-153", "GC-A5")
def test_the_two_front_pages_of_the_rulebook_make_3_and_2():
    t = concert(
        phase="wrap_up",
        turn=10,
        rage={"at": "a5"},
        tempo={"at": "l5"},
        articles={0: "large red:rage", 1: "medium blue:tempo red:duchess"},
    )
    t.ends([0], [3, 2])
    assert t.reason() == "front_page"


# Derived from the rules


@rule("GC-D1")
def test_seven_damage_on_health_3_are_one_wound_and_four_stay():
    t = brawl(phase="wrap_up", ultrawoman={"at": "b1", "damage": 7}, rage={"at": "h8"})
    assert (t.damage("ultrawoman"), t.wounds("ultrawoman")) == (4, 1)


@rule("GC-D2", "GC-084")
@pytest.mark.parametrize("a_turn", [2, 1])
def test_a_hand_of_8_lasts_four_turns_or_eight(a_turn):
    t = concert(phase="strategy", tempo={"at": "a8"}, rage={"at": "l8"}, turn=0)
    for turn in range(8 // a_turn):
        assert len(t.hand("tempo").split()) == 8 - turn * a_turn
        t.seat(0).lays("tempo", *[f"{card}<" for card in HANDS["tempo"][turn * a_turn :][:a_turn]]).is_ready()
        t.seat(1).lays("rage", f"{HANDS['rage'][turn]}<").is_ready()
        t.seat(0).ends_activation().seat(1).ends_activation().misses()
    assert len(t.hand("tempo").split()) == 8 and t.discarded("tempo") == ""


@rule("GC-D3")
def test_a_third_wound_out_of_the_discard_is_the_end():
    t = brawl(
        phase="wrap_up",
        ultrawoman={"at": "b1"},
        rage={"at": "a2", "right": "roar", "hand": "dazed", "discard": "bleeding cut_off haymaker"},
    )
    assert t.at("rage") is None and t.articles(1) == ["rage"]


def five(first, active):
    """Three heroes of team A and two of team B, and the order in which their cards come up."""
    names = ("ultrawoman", "rage", "duchess", "fahrenheit", "tempo")
    spaces = ("a1", "h8", "b1", "h7", "a2")
    heroes = {name: {"at": space} for name, space in zip(names, spaces, strict=True)}
    t = brawl(5, active=active, first=first, **heroes)
    order = []
    while t.active() is not None:
        seat = t.match.asks()[0].seat
        order.append("AB"[seat % 2])
        t.seat(seat).ends_activation()
    return "".join(order)


@rule("GC-D4", "GC-135")
def test_three_against_two_with_the_three_first():
    assert five(0, "ultrawoman") == "ABABA"


@rule("GC-D7", "GC-A33")
def test_three_against_two_with_the_two_first():
    assert five(1, "rage") == "BABAA"


@rule("GC-D5", "GC-187")
def test_a_no_dalie_has_8_at_hard():
    t = alone(difficulty="hard", villains={"nodalie_1": "e5"})
    assert t.sheet("nodalie_1")["defence"] == 8


@rule("GC-D6", "GC-086")
def test_72_power_cards_are_six_heroes_with_8_and_2_and_2():
    facts = load("guardians").facts()
    decks = zip(facts.bases, facts.rookies, facts.veterans, strict=True)
    assert [(len(base), len(rookie), len(veteran)) for base, rookie, veteran in decks] == [(8, 2, 2)] * 6
    assert facts.power_cards == 72
    assert [len(set(sheets)) for sheets in facts.sheets] == [3] * 6


@rule("GC-D8")
def test_a_team_up_hero_with_a_technique_and_a_token_on_attack():
    t = table(
        "guardians",
        threat="feedback",
        duchess={"at": "c1", "main": False, "right": "rapier_wit", "tokens": "attack"},
        rage={"at": "d1"},
        machines="c1",
    ).seat(0)
    assert t.stats("duchess")["attack"] == 6
    t.attacks("rage").is_thrown("combat", 4).rolls("0 0 0 0").is_thrown("power", 2).rolls("0 0").says("keep")
    t.tests("sonic_machine", "attack").is_thrown("test", 8).rolls("1 1 1 1 1 1 0 0")
    assert t.things("machines") == ""
