"""Attacks: in melee and at range, one and several targets, pushes (GC-160 to GC-167)."""

import pytest

from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import brawl, concert
from tests.talk import table

# Whom one may attack


@rule("GC-160", "GC-A24")
@pytest.mark.parametrize("space", ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"])
def test_the_eight_spaces_around_are_adjacent(space):
    brawl(rage={"at": "b2"}, tempo={"at": space}).seat(0).may("attack tempo")


@rule("GC-161", "GC-A24")
def test_a_wall_parts_neighbours():
    """Between d2 and e2 stands the wall of the diner; around its end the corner is closed by another."""
    brawl(rage={"at": "d2"}, tempo={"at": "e2"}).seat(0).may_not("attack tempo", rule="GC-160")
    brawl(rage={"at": "d1"}, tempo={"at": "e1"}).seat(0).may("attack tempo")


@rule("GC-161")
def test_a_closed_door_parts_neighbours_and_an_open_one_does_not():
    for doors, touched in (("vault_door", False), ("", True)):
        t = table("guardians", threat="five_faces", rage={"at": "f6"}, tempo={"at": "g6"}, doors=doors).seat(0)
        if touched:
            t.may("attack tempo")
        else:
            t.may_not("attack tempo", rule="GC-160")


@rule("GC-A9")
def test_objects_do_not_matter_in_melee_and_cut_lines_at_range():
    t = brawl(fahrenheit={"at": "a1"}, rage={"at": "b2"}, objects="car@b1 dumpster@a2").seat(0)
    t.may("attack rage").may_not("shoot rage", rule="GC-163")
    one = brawl(fahrenheit={"at": "a1"}, rage={"at": "b2"}, objects="car@b1").seat(0)
    one.may("shoot rage")


@rule("GC-A9")
def test_a_sonic_machine_is_no_object_and_cuts_no_line():
    concert(fahrenheit={"at": "a5"}, rage={"at": "c5"}, machines="b5").seat(0).may("shoot rage")
    concert(fahrenheit={"at": "a5"}, rage={"at": "c5"}, objects="car@b5").seat(0).may_not(
        "shoot rage", rule="GC-163"
    )


@rule("GC-162", "GC-077")
def test_only_a_power_allows_attacks_at_range():
    brawl(ultrawoman={"at": "a1"}, rage={"at": "d1"}).seat(0).may_not("shoot rage", rule="GC-162")
    brawl(ultrawoman={"at": "a1", "left": "heat_vision"}, rage={"at": "d1"}).seat(0).may("shoot rage")
    brawl(ultrawoman={"at": "a1", "right": "heat_vision"}, rage={"at": "d1"}).seat(0).may_not(
        "shoot rage", rule="GC-162"
    )


@rule("GC-163")
def test_walls_and_closed_doors_cut_lines():
    brawl(fahrenheit={"at": "c2"}, rage={"at": "f2"}).seat(0).may_not("shoot rage", rule="GC-163")
    for doors, seen in (("vault_door", False), ("", True)):
        t = table("guardians", threat="five_faces", fahrenheit={"at": "e6"}, tempo={"at": "h6"}, doors=doors).seat(
            0
        )
        if seen:
            t.may("shoot tempo")
        else:
            t.may_not("shoot tempo", rule="GC-163")


@rule("GC-A61")
def test_whoever_may_attack_at_range_chooses_how_he_attacks_a_neighbour():
    """Flame Jet adds two Power dice at range only."""
    for way, power in (("attack", 0), ("shoot", 2)):
        t = brawl(fahrenheit={"at": "a1", "left": "flame_jet"}, rage={"at": "b1"}).seat(0)
        t.may("attack rage", "shoot rage").says(f"{way} rage").is_thrown("combat", 3).rolls("0 0 0")
        if power:
            t.is_thrown("power", power)
        else:
            t.is_asked("activation")


@rule("GC-A51")
def test_allies_are_no_targets():
    t = brawl(
        3, rage={"at": "a1", "seat": 0}, duchess={"at": "b1", "seat": 2}, tempo={"at": "b2", "seat": 1}
    ).seat(0)
    t.may_only("attack tempo", of="attack shoot").may_not("attack duchess", because="not-there")


# The roll


@rule("GC-164")
def test_combat_dice_as_attack_and_power_dice_of_techniques():
    t = brawl(rage={"at": "a2", "right": "haymaker roar"}, ultrawoman={"at": "b1"}).seat(0)
    t.attacks("ultrawoman").is_thrown("combat", 3).rolls("1 1 0").is_thrown("power", 4).rolls("1 1 1 0").is_asked(
        "push"
    )
    assert t.damage("ultrawoman") == 1


@rule("GC-A27")
def test_without_dice_an_attack_fails():
    t = brawl(
        tempo={"at": "a1", "rank": "rookie", "right": "stumble dislocated_shoulder"},
        rage={"at": "b1", "rank": "rookie", "right": "blind_fury bruised_ribs"},
        actions=2,
    ).seat(0)
    assert t.stats("tempo")["attack"] == 0 and t.odds("attack rage") == 0
    t.attacks("rage").is_asked("activation")
    assert (t.damage("rage"), t.left()) == (0, 1)


@rule("GC-A39")
def test_a_token_on_attack_is_a_combat_die():
    t = brawl(rage={"at": "a2", "main": False, "tokens": "attack attack"}, ultrawoman={"at": "b1"}).seat(0)
    t.attacks("ultrawoman").is_thrown("combat", 5)


@rule("GC-A60")
def test_a_die_is_rolled_again_only_after_the_whole_roll_and_a_failure():
    t = brawl(duchess={"at": "a1", "right": "rapier_wit"}, rage={"at": "b1"}).seat(0)
    t.attacks("rage").rolls("2 1 pow").rolls("1").rolls("0 0").says("none")
    assert t.damage("rage") == 1
    t.attacks("rage").rolls("2 0 0").rolls("1 0").is_asked("reroll")
    t.may("reroll combat 0", "reroll combat 2", "reroll power 1", "keep").says("reroll combat 0").rolls(
        "pow"
    ).rolls("1")
    t.is_asked("push").says("none")
    assert t.damage("rage") == 2
    t.attacks("rage").rolls("0 0 0").rolls("0 0")
    assert t.active() == "rage", "once a turn, and now it is the turn of the other team"


# Several targets


def surrounded(**rage):
    """Rage with a lamp post between La Duchesse, DEFENCE 4, and Tempo, DEFENCE 5."""
    cast = {
        "rage": {"at": "b1", "seat": 0, **rage},
        "duchess": {"at": "a1", "seat": 1},
        "tempo": {"at": "c1", "seat": 1},
    }
    return brawl(objects="lamp_post@b2", **cast).seat(0)


@rule("GC-A57")
def test_one_roll_is_compared_with_the_defence_of_each():
    t = surrounded(right="haymaker").throws("lamp_post@b2")
    t.rolls("1 1 1 1 1").is_thrown("combat", 3).rolls("1 1 0").rolls("2 0 0").is_asked("push").says("push a2")
    assert (t.damage("duchess"), t.damage("tempo"), t.at("duchess")) == (1, 0, "a2")
    t.is_asked("activation")


@rule("GC-A57")
def test_what_depends_on_one_target_adds_damage_and_no_dice():
    """Rapier Wit asks for an ally beside the target, Coup de Grâce for a target that is hurt."""
    cast = {
        "duchess": {"at": "b1", "seat": 0, "rank": "veteran", "left": "rapier_wit coup_de_grace"},
        "fahrenheit": {"at": "a2", "seat": 0},
        "rage": {"at": "a1", "seat": 1, "damage": 1},
        "tempo": {"at": "c1", "seat": 1},
    }
    t = brawl(objects="lamp_post@b2", **cast).seat(0).throws("lamp_post@b2")
    t.rolls("1 1 1 0 0").is_thrown("combat", 3).rolls("2 2 pow").rolls("0").is_asked("push").says("none")
    t.says("none")
    assert (t.damage("rage"), t.damage("tempo")) == (3, 1)


@rule("GC-A58")
def test_a_zone_is_seen_by_one_of_its_spaces():
    """Fahrenheit sees a Space of the Zone where Rage stands behind a car, and nothing of the diner."""
    t = brawl(
        fahrenheit={"at": "a1", "left": "fireball"},
        rage={"at": "d1"},
        tempo={"at": "f2", "seat": 1},
        objects="car@c1",
    )
    t.seat(0).may_not("shoot rage", rule="GC-163").uses("fireball").rolls("2 2 1").is_asked("push").says("none")
    assert t.damage("rage") == 1
    hidden = brawl(fahrenheit={"at": "a1", "left": "fireball"}, rage={"at": "f2"}).seat(0)
    hidden.may_not("power fireball", rule="GC-070")


# Pushes


@rule("GC-167", "GC-A44")
def test_a_push_may_change_zones_past_enemies_and_crosses_no_wall():
    """Beside the diner: e1 and f1 are north of its wall, d1 and d2 west of it."""
    cast = {"rage": {"at": "d1", "seat": 0}, "tempo": {"at": "e1", "seat": 1}, "duchess": {"at": "c1", "seat": 0}}
    t = brawl(**cast).seat(0).attacks("tempo").rolls("2 2 1").is_asked("push")
    t.may_only("push f1", "push d2", "push f2", "none").says("push d2")
    assert t.at("tempo") == "d2"


@rule("GC-167", "GC-A11")
def test_a_push_may_end_on_an_object_and_on_nobody():
    t = brawl(
        ultrawoman={"at": "d1"}, rage={"at": "e1", "seat": 1}, tempo={"at": "f2", "seat": 1}, objects="car@f1"
    ).seat(0)
    t.attacks("rage").rolls("2 2 1 0").is_asked("push").may_only("push f1", "push d2", "none")


@rule("GC-A44")
def test_whoever_is_pushed_has_not_moved():
    """X-Tina's scream drives Ultrawoman into the next Zone; Meteor Punch wants a Move of her own."""
    t = concert(
        ultrawoman={"at": "e2", "left": "meteor_punch"},
        rage={"at": "a5"},
        villains={"xtina": "f2", **{f"nodalie_{number}": at for number, at in enumerate(("d2", "d3", "e3"), 1)}},
    ).seat(0)
    t.attacks("xtina").rolls("0 0 0 0").rolls("1 1 1 0")
    assert t.at("ultrawoman") not in ("e1", "e2") and t.left() == 2
    foe = next(
        name for name in ("rage", "nodalie_1") if f"attack {name}" in [" ".join(one) for one in t.options()]
    )
    t.attacks(foe).rolls("2 2 1 0")
    assert t.at("nodalie_1") is None
