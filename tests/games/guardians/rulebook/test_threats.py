"""The Threat sheets: what they ask for, how villains act and react (GC-002 to GC-004, GC-108 to GC-115)."""

import pytest

from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import alone, brawl, concert
from tests.talk import table

# Feedback


@rule("GC-110", "GC-004")
@pytest.mark.parametrize(("machines", "volume"), [("c1 j1", 3), ("c1", 2), ("", 2)])
def test_machines_turn_up_the_volume(machines, volume):
    t = alone(machines=machines, villains={"xtina": "f2"}, phase="villains").misses()
    assert t.track() == volume


@rule("GC-110")
def test_the_volume_brings_x_tina_to_her_aim_at_once():
    t = alone(machines="c1", villains={"xtina": "f2", "nodalie_1": "b5"}, phase="villains", track=9)
    t.ends([], [0])
    assert t.damage("rage") == 0, "nobody attacks any more"


@rule("GC-112", "GC-147")
def test_where_a_machine_falls_the_volume_does_too_and_a_fan_appears():
    t = concert(rage={"at": "c1"}, tempo={"at": "l5"}, machines="c1 j1", villains={"xtina": "f2"}, track=3).seat(0)
    t.tests("sonic_machine", "attack").rolls("1 1 1 0 0 0 0 0")
    assert (t.track(), t.seen_by(None)["credit"], t.things("machines")) == (2, [1, 0], "sonic_machine@j1")
    assert t.at("nodalie_1") in ("b1", "d1", "c2", "b2", "d2")


@rule("GC-112")
@pytest.mark.parametrize(("rolled", "damage"), [("1 1 0 0", 0), ("1 1 1 0", 1)])
def test_whoever_leaves_x_tina_standing_hears_her_scream(rolled, damage):
    t = concert(rage={"at": "e2"}, tempo={"at": "l5"}, villains={"xtina": "f2"}).seat(0)
    t.attacks("xtina").rolls("0 0 0").is_thrown("test", 4).rolls(rolled)
    assert t.damage("rage") == damage and (t.at("rage") == "e2") is (damage == 0)


@rule("GC-115")
@pytest.mark.parametrize(("volume", "mental", "defence"), [(3, 2, 5), (4, 1, 5), (7, 1, 4)])
def test_the_margins_of_the_volume(volume, mental, defence):
    stats = concert(rage={"at": "a5"}, tempo={"at": "l5"}, track=volume).stats("rage")
    assert (stats["mental"], stats["defence"]) == (mental, defence)


# Five Faces


def museum(seats=1, **setting):
    cast = {"rage": {"at": "d4"}, **({"tempo": {"at": "l1"}} if seats == 2 else {})}
    return table("guardians", seats, **{"threat": "five_faces", **cast, **setting})


@rule("GC-112")
def test_an_avatar_slips_away_from_a_failed_attack():
    t = museum(villains={"emissary_1": "d3", "emissary_2": "i3", "emissary_3": "d8"}).seat(0)
    t.attacks("emissary_1").rolls("0 0 0")
    assert (t.at("emissary_1"), t.at("emissary_2"), t.at("emissary_3")) == ("i3", "d3", "d8")


@rule("GC-112")
def test_an_avatar_can_be_disrupted_once_a_turn():
    t = museum(villains={"emissary_1": "d3"}, track=4).seat(0)
    t.tests("emissary_1").is_thrown("test", 6).rolls("0 0 0 0 1 1")
    assert t.track() == 3
    t.may_not("test emissary_1 mental d3", rule="GC-112")
    t.ends_activation().is_asked("plan")
    assert t.at("emissary_1") == "d3"


@rule("GC-112")
def test_the_fall_of_an_avatar_heals_those_near_it():
    villains = {
        "emissary_1": {"at": "d3", "damage": 2},
        "emissary_2": {"at": "c4", "damage": 2},
        "emissary_3": {"at": "l8", "damage": 2},
    }
    t = museum(2, villains=villains).seat(0).attacks("emissary_1").rolls("2 2 2")
    assert (t.at("emissary_1"), t.damage("emissary_2"), t.damage("emissary_3")) == (None, 1, 2)
    assert t.seen_by(None)["credit"] == [1, 0]


@rule("GC-108")
def test_an_avatar_that_returns_comes_as_new():
    """It was disrupted before it fell; that was for the end of this turn and no other."""
    t = museum(villains={"emissary_1": {"at": "d3", "damage": 2}, "emissary_2": "l8"}, track=8).seat(0)
    t.tests("emissary_1").rolls("1 1 1 0 0 0").tests("emissary_1").rolls("1 1 0 0 0")
    assert t.sheet("emissary_1")["actions"] < 0 and t.minus_tokens() == {}
    t.attacks("emissary_1").rolls("2 2 2").misses()
    assert t.at("emissary_1") is not None and "actions" not in t.sheet("emissary_1")


@rule("GC-110", "GC-147")
def test_the_artefact_can_be_sealed_when_few_avatars_are_left():
    far = museum(rage={"at": "g2"}, villains={"emissary_1": "d3", "emissary_2": "i3"}).seat(0)
    far.may_not("test pedestal mental g2", rule="GC-110")
    t = museum(2, rage={"at": "g2"}, villains={"emissary_1": "d3", "emissary_2": "i3"}).seat(0)
    t.tests("pedestal").is_thrown("test", 7).rolls("0 0 0 0 0 1 1").ends([0], [4, 0])
    assert (t.articles(0), t.seen_by(None)["ending"]) == (["the_gate_is_shut"], "sealed")


@rule("GC-110", "GC-148")
def test_the_last_avatar_to_fall_is_the_end():
    t = museum(2, villains={"emissary_1": {"at": "d3", "damage": 2}}, credit=(0, 1)).seat(0)
    t.attacks("emissary_1").rolls("2 2 2").ends([0], [4, 0])


@rule("GC-115")
@pytest.mark.parametrize(("avatars", "step"), [("d3", 1), ("d3 i3", 1), ("d3 i3 d8", 2), ("d3 i3 d8 i8 g3", 3)])
def test_a_step_of_convergence_for_every_two_avatars(avatars, step):
    figures = {f"emissary_{number}": {"at": at, "stun": 9} for number, at in enumerate(avatars.split(), 1)}
    t = museum(rage={"at": "a1"}, villains=figures, phase="villains").misses()
    assert t.track() == step


# Farewell Tour


def road(**setting):
    return alone("farewell_tour", **{"villains": {"tour_bus": "a5"}, **setting})


@rule("GC-108", "GC-013")
@pytest.mark.parametrize(("rage", "bus"), [("l1", "d5"), ("b6", "c5")])
def test_the_bus_drives_further_if_no_hero_is_beside_it(rage, bus):
    t = road(rage={"at": rage}, phase="villains").misses()
    assert (t.at("tour_bus"), t.track()) == (bus, {"d5": 2, "c5": 1}[bus])


@rule("GC-112", "GC-A44")
def test_the_bus_rams_whoever_is_in_its_way():
    t = road(rage={"at": "c5"}, phase="villains")
    assert (t.damage("rage"), t.at("tour_bus")) == (1, "d5") and t.at("rage") != "c5"


@rule("GC-A44")
def test_the_bus_pushes_nobody_through_a_wall():
    """On the other map a wall runs south of i5; all around but beyond it is taken."""
    crowd = {
        f"nodalie_{number}": {"at": at, "stun": 9} for number, at in enumerate(("h4", "i4", "j4", "j5", "h6"), 1)
    }
    t = road(
        map="other",
        rage={"at": "i5"},
        villains={"tour_bus": "h5", **crowd},
        track=5,
        phase="villains",
    )
    assert t.at("rage") == "j6" and t.damage("rage") == 1


@rule("GC-112")
def test_out_of_the_wreck_steps_x_tina_and_hostages_are_lost():
    t = road(rage={"at": "b5"}, villains={"tour_bus": {"at": "a5", "damage": 1}}).seat(0)
    t.attacks("tour_bus").rolls("2 2 pow").rolls("2")
    assert (t.at("tour_bus"), t.at("xtina"), t.seen_by(None)["hostages"]) == (None, "a5", 0)
    t.goes_on()


@rule("GC-147", "GC-111")
def test_hostages_are_freed_beside_the_bus():
    t = table(
        "guardians", threat="farewell_tour", paradox={"at": "b5"}, tempo={"at": "l1"}, villains={"tour_bus": "a5"}
    ).seat(0)
    t.tests("tour_bus").is_thrown("test", 5).rolls("1 1 1 1 1")
    assert (t.seen_by(None)["hostages"], t.seen_by(None)["credit"]) == (2, [1, 0])


@rule("GC-110")
def test_at_the_end_of_the_route_the_villain_has_won():
    t = road(rage={"at": "a1"}, villains={"tour_bus": "k5"}, track=7, phase="villains")
    t.ends([], [0])
    assert t.reason() == "villain_wins"


@rule("GC-110")
def test_on_foot_x_tina_wins_at_the_end_of_the_route_too():
    t = road(rage={"at": "a1"}, villains={"xtina": "k5"}, phase="villains").misses()
    assert t.match.over and t.reason() == "villain_wins"


# Street Brawl


@rule("GC-114", "GC-111")
def test_a_scenario_without_a_sheet_has_its_own_rules():
    """More Damage on the rivals, and more heroes in the Zone of the fountain when the sixth turn ends."""
    t = brawl(turn=6, ultrawoman={"at": "b6"}, rage={"at": "a6"}).seat(0)
    t.attacks("rage").rolls("2 2 1 0").says("none").ends_activation()
    t.seat(1).ends_activation().ends([0], [6, 0])
    assert t.articles(0) == ["kings_of_metro_city", "fountain_plaza_held"]


# How villains choose


@rule("GC-108", "GC-137")
@pytest.mark.parametrize(
    ("rage", "other", "struck"),
    [
        ({"at": "e6"}, ("duchess", {"at": "h6"}), "duchess"),
        ({"at": "d6"}, ("duchess", {"at": "h6"}), "rage"),
        ({"at": "e6"}, ("ultrawoman", {"at": "h6", "damage": 1}), "ultrawoman"),
    ],
    ids=["lower DEFENCE", "nearer", "more Damage"],
)
def test_a_villain_aims_at_the_nearest_then_the_weakest_then_the_most_hurt(rage, other, struck):
    """A No' Dalie in d5, with a line to both, who are equally near unless it is said."""
    name, sheet = other
    t = concert(rage=rage, villains={"nodalie_1": "d5"}, phase="villains", **{name: sheet})
    before = t.damage(struck)
    t.rolls("2 2").rolls("1")
    assert t.damage(struck) == before + 1


@rule("GC-108", "GC-137")
@pytest.mark.parametrize(("acted", "struck"), [("rage ultrawoman", "rage"), ("ultrawoman rage", "ultrawoman")])
def test_of_equals_a_villain_aims_at_whoever_was_activated_first(acted, struck):
    """Which team is the first makes no difference."""
    cast = {"rage": {"at": "e6"}, "ultrawoman": {"at": "h6"}}
    t = concert(villains={"nodalie_1": "d5"}, phase="villains", acted=acted, **cast)
    t.rolls("2 2").rolls("1")
    assert t.damage(struck) == 1
