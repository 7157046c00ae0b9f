"""Power cards: two uses, what each does, and the Weakness (GC-056 to GC-085)."""

import shutil

import pytest

from panoplie.games import load
from panoplie.games.guardians.arrange import arrange
from panoplie.kernel.match import Match
from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import brawl, concert
from tests.games.guardians.talk import GuardiansTalk

TYPES = {
    "movement": ("supersonic", "wrecking_leap", "disguise", "thermals", "time_skip", "dimension_door"),
    "attack": ("meteor_punch", "haymaker", "rapier_wit", "fireball", "flurry", "mind_spike"),
    "defence": ("steel_skin", "thick_hide", "riposte", "heat_haze", "vibrate", "force_bubble"),
    "mental": ("iron_will", "stubborn", "safe_cracker", "meltdown", "speed_reader", "genius"),
    "coordination": ("to_the_rescue", "roar", "master_plan", "cauterize", "relay", "telepathic_link"),
    "weakness": ("public_idol", "out_of_control", "haughty", "overheating", "impatient", "absent_minded"),
}
"""One card of each hero for each type."""


# Left and right


@rule("GC-056", "GC-057", "GC-058", "GC-A18")
def test_whoever_plays_a_card_says_which_of_its_two_uses_it_has():
    left = brawl(ultrawoman={"at": "b1", "left": "supersonic"}, rage={"at": "a2"}).seat(0)
    assert left.stats("ultrawoman")["speed"] == 2
    left.may("power supersonic")
    right = brawl(ultrawoman={"at": "b1", "right": "supersonic"}, rage={"at": "a2"}).seat(0)
    assert right.stats("ultrawoman")["speed"] == 4
    right.may_not("power supersonic", rule="GC-057")


@rule("GC-059")
def test_a_card_with_one_function_goes_on_its_side():
    t = brawl(phase="strategy", ultrawoman={"at": "b1", "rank": "rookie"}, rage={"at": "a2"}).seat(0)
    t.may("lay ultrawoman held_back right").may_not("lay ultrawoman held_back left", rule="GC-059")
    t.may_not("lay ultrawoman umbrella left", because="not-an-option")
    wounded = brawl(
        phase="strategy", ultrawoman={"at": "b1", "hand": "iron_will dazed bruised_ribs"}, rage={"at": "a2"}
    )
    wounded.seat(0).may("lay ultrawoman dazed left", "lay ultrawoman bruised_ribs right")
    wounded.seat(0).may_not("lay ultrawoman dazed right", "lay ultrawoman bruised_ribs left", rule="GC-059")


@rule("GC-061", "GC-140")
def test_cards_stay_until_the_end_of_the_turn_and_go_to_their_own_discard():
    t = brawl(
        ultrawoman={"at": "h1", "right": "iron_will"},
        rage={"at": "a2", "left": "haymaker", "right": "roar"},
        active="rage",
        acted="ultrawoman",
    )
    assert t.discarded("rage") == "" and len(t.hero("rage")["laid"]) == 2
    t.seat(1).ends_activation()
    assert (t.discarded("rage"), t.discarded("ultrawoman")) == ("haymaker roar", "iron_will")
    assert t.hero("rage")["laid"] == []


@rule("GC-062")
def test_a_team_up_hero_takes_his_discard_back_too_and_others_do_not():
    t = brawl(
        phase="wrap_up",
        duchess={
            "at": "a1",
            "main": False,
            "seat": 0,
            "hand": "",
            "left": "haughty",
            "discard": "riposte blackmail",
        },
        rage={"at": "b1", "seat": 0, "left": "roar", "hand": "haymaker"},
        tempo={"at": "h8", "seat": 1},
    )
    assert t.hand("duchess") == "blackmail haughty riposte" and t.discarded("duchess") == ""
    assert (t.hand("rage"), t.discarded("rage")) == ("haymaker", "roar")


# Secret Techniques


@rule("GC-065", "GC-066", "GC-068", "GC-069")
@pytest.mark.parametrize(
    ("card", "stat", "value"),
    [
        ("supersonic", "speed", 4),
        ("steel_skin", "defence", 7),
        ("iron_will", "mental", 4),
        ("twisted_ankle", "speed", 1),
        ("bruised_ribs", "defence", 4),
        ("concussion", "mental", 1),
    ],
)
def test_a_technique_changes_a_characteristic_for_the_whole_turn(card, stat, value):
    """From the reveal, through the activation of another, until the end of the turn."""
    t = brawl(ultrawoman={"at": "a1", "right": card}, rage={"at": "h8"}, active="rage")
    assert t.stats("ultrawoman")[stat] == value
    t.seat(1).ends_activation()
    assert t.stats("ultrawoman")[stat] == value
    t.seat(0).ends_activation()
    assert t.stats("ultrawoman") == {"speed": 2, "attack": 4, "defence": 5, "mental": 2, "health": 3}


@rule("GC-068")
def test_a_defence_technique_counts_against_an_attack():
    t = brawl(ultrawoman={"at": "b1"}, rage={"at": "a2", "right": "thick_hide"}).seat(0)
    t.attacks("rage").rolls("2 2 2 0").is_asked("activation")
    t.attacks("rage").rolls("2 2 2 1").is_asked("push")


# Special Powers


@rule("GC-070", "GC-072")
def test_action_unique_costs_an_action_and_works_once_a_turn():
    t = brawl(ultrawoman={"at": "b1", "left": "supersonic"}, rage={"at": "h8"}).seat(0)
    t.uses("supersonic").is_asked("flight").says("go g2")
    assert (t.at("ultrawoman"), t.left()) == ("g2", 2)
    t.may_not("power supersonic", rule="GC-072")


@rule("GC-070")
def test_a_power_with_a_heading_works_only_for_whoever_is_active():
    t = brawl(ultrawoman={"at": "b1"}, rage={"at": "a2", "left": "roar"}).seat(0)
    assert t.sheet("ultrawoman")["defence"] == 5
    t.may_not("power roar", rule="GC-057")
    t.seat(1).is_asked_nothing()


@rule("GC-071", "GC-093")
def test_a_power_headed_action_can_be_used_as_long_as_there_are_actions(tmp_path):
    """All headings of our cards say ACTION UNIQUE; a table that takes the second word off plays by this rule."""
    game = load("guardians")
    pack = shutil.copytree(game.folder / "content", tmp_path / "content")
    cards = (pack / "cards.toml").read_text(encoding="utf-8")
    assert 'power = "action"' not in cards
    (pack / "cards.toml").write_text(cards.replace('power = "unique"', 'power = "action"', 1), encoding="utf-8")
    g = game.new(2, game.settle_options({"threat": "street_brawl"}), game.load_facts(pack))
    arrange(g, ultrawoman={"at": "b1", "left": "supersonic"}, rage={"at": "h8"})
    t = GuardiansTalk(Match.resume(game, g)).seat(0)
    for space, left in (("g2", 2), ("b1", 1)):
        t.uses("supersonic").says(f"go {space}")
        assert t.left() == left
    t.may("power supersonic")


@rule("GC-075", "GC-076", "GC-077", "GC-078", "GC-079", "GC-080", "GC-081")
@pytest.mark.parametrize("kind", TYPES)
def test_a_symbol_shows_the_type_of_a_power(kind):
    facts = load("guardians").facts()
    assert [facts.rows[facts.kind_at[card]].type for card in TYPES[kind]] == [kind] * 6
    assert [facts.hero_of[facts.kind_at[card]] for card in TYPES[kind]] == list(range(6))


@rule("GC-076")
def test_a_movement_power_changes_how_its_hero_moves():
    """In disguise La Duchesse walks past an enemy who would hold her up."""
    plain = brawl(duchess={"at": "a1"}, rage={"at": "b2"}).seat(0)
    plain.may_not("move c3", rule="GC-155")
    brawl(duchess={"at": "a1", "left": "disguise"}, rage={"at": "b2"}).seat(0).may("move c3")


@rule("GC-078")
def test_a_defence_power_lets_its_hero_react():
    """La Duchesse answers an Attack that failed with one of her own."""
    t = brawl(duchess={"at": "a1", "left": "riposte"}, rage={"at": "b1"}, active="rage").seat(1)
    t.attacks("duchess").rolls("1 0 0")
    t.seat(0).is_to_throw(3).rolls("2 2 1").is_asked("push").says("none")
    assert (t.damage("rage"), t.damage("duchess"), t.active()) == (1, 0, "rage")


@rule("GC-079")
def test_a_mental_power_bears_on_tests():
    t = concert(rage={"at": "c1", "left": "stubborn"}, tempo={"at": "l5"}, machines="c1").seat(0)
    t.tests("sonic_machine").is_thrown("test", 3)


@rule("GC-080")
def test_a_coordination_power_affects_partners():
    t = brawl(
        3,
        duchess={"at": "a1", "seat": 0, "left": "master_plan"},
        tempo={"at": "h8", "seat": 1},
        rage={"at": "b1", "seat": 2},
    )
    t.seat(0).uses("master_plan").ends_activation().seat(1).ends_activation()
    assert (t.active(), t.left()) == ("rage", 4)


# The Weakness


@rule("GC-082", "GC-084")
def test_the_weakness_is_a_power_card():
    """It is enough for a turn, it is left in hand like any other, and only then do cards come back."""
    t = brawl(
        phase="wrap_up",
        ultrawoman={"at": "b1", "hand": "public_idol", "left": "iron_will", "discard": "steel_skin"},
        tempo={"at": "h8"},
    )
    assert (t.hand("ultrawoman"), t.discarded("ultrawoman")) == ("public_idol", "iron_will steel_skin")
    t.seat(0).lays("ultrawoman", "public_idol<").is_ready().seat(1).lays("tempo", "flurry<").is_ready()
    t.seat(1).ends_activation().seat(0).ends_activation()
    assert t.hand("ultrawoman") == "iron_will public_idol steel_skin"


@rule("GC-081", "GC-083")
def test_the_weakness_goes_left_and_is_a_handicap():
    t = brawl(phase="strategy", turn=0).seat(0)
    t.may_not("lay ultrawoman public_idol right", rule="GC-083").lays("ultrawoman", "public_idol<").is_ready()
    t.seat(1).lays("rage", "roar<").is_ready().draws("first first_team")
    t.seat(0).may_not("attack rage", rule="GC-081")


@rule("GC-085", "GC-A21", "GC-A52")
@pytest.mark.parametrize(("damage", "left"), [(5, 2), (3, 0), (1, 0)])
def test_the_weakness_heals_as_much_as_health_when_it_is_revealed(damage, left):
    t = brawl(
        phase="strategy",
        ultrawoman={"at": "b1", "damage": damage, "hand": "public_idol dazed"},
        tempo={"at": "a2"},
    )
    t.seat(0).lays("ultrawoman", "public_idol<").is_ready()
    assert t.damage("ultrawoman") == damage
    t.seat(1).lays("tempo", "flurry>").is_ready()
    assert (t.damage("ultrawoman"), t.wounds("ultrawoman")) == (left, 1)
    t.seat(1).attacks("ultrawoman").rolls("2 2").rolls("2 0 0").says("none")
    assert t.damage("ultrawoman") == left + 1
