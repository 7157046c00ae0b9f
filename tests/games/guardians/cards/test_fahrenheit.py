"""Fahrenheit and his twelve Power cards, by name."""

from __future__ import annotations

from tests.games.guardians.cards.scenes import flies, heals_at_the_reveal, hits, ignores, is_technique_only, misses
from tests.games.guardians.scenes import brawl


def test_fahrenheit_attacks_at_range_without_a_card() -> None:
    t = brawl(fahrenheit={"at": "b2"}, rage={"at": "d2"}).seat(0)
    t.may_not("attack rage", rule="GC-160").shoots("rage").rolls(hits(5, 3)).is_asked("push").says("none")
    assert t.damage("rage") == 1


def test_fireball() -> None:
    t = brawl(
        fahrenheit={"at": "b2", "left": "fireball"},
        rage={"at": "d2", "seat": 1},
        paradox={"at": "d1", "seat": 1},
        duchess={"at": "d4", "seat": 1},
        tempo={"at": "a4", "seat": 0},
        ultrawoman={"at": "h8", "seat": 1},
    ).seat(0)
    t.uses("fireball").is_asked("zone")
    t.reads("Fireball: which Zone do you attack?", "Boule de feu : quelle Zone attaquez-vous ?")
    t.may_only("zone 1AB", "zone 1AD")
    t.may_not("zone 1AC", rule="GC-160").may_not("zone 4AD", rule="GC-163")  # an ally alone; out of sight
    t.says("zone 1AB").rolls(hits(4, 3)).is_asked("push").says("none").is_asked("activation")
    assert [t.damage(name) for name in ("rage", "paradox", "duchess", "tempo")] == [0, 1, 0, 0]
    t.may_not("power fireball", rule="GC-072")


def test_flame_jet() -> None:
    t = brawl(fahrenheit={"at": "b2", "left": "flame_jet"}, rage={"at": "b1"}).seat(0)
    t.shoots("rage").rolls("2 1 0").rolls("1 1").is_asked("push").says("none")
    t.attacks("rage").rolls("2 1 0").is_asked("activation")  # in melee without the dice
    assert t.damage("rage") == 1


def test_heat_haze() -> None:
    t = brawl(ultrawoman={"at": "b1", "left": "heat_vision"}, fahrenheit={"at": "b2", "left": "heat_haze"}).seat(0)
    t.shoots("fahrenheit").rolls(misses(6, 4)).is_asked("activation")  # DEFENCE 4, and 2 more at range
    t.shoots("fahrenheit").rolls(hits(6, 4)).is_asked("push").says("none")
    t.attacks("fahrenheit").rolls(hits(4, 4)).is_asked("push").says("none")
    assert t.damage("fahrenheit") == 2


def test_thermals() -> None:
    flies("fahrenheit", "thermals", "d3")


def test_ring_of_fire() -> None:
    ring = {"at": "b2", "left": "ring_of_fire"}
    t = brawl(rage={"at": "b1"}, fahrenheit=ring).seat(0)
    t.is_asked("activation").may_only("move a1", "move a2", of="move").may_not("move c1", rule="GC-074")
    brawl(rage={"at": "c2"}, fahrenheit=ring).seat(0).may("move d3")  # next door there is no fire
    ally = brawl(rage={"at": "b1", "seat": 0}, fahrenheit={**ring, "seat": 0}, tempo={"at": "h8", "seat": 1})
    ally.seat(0).may("move c1")
    flier = brawl(ultrawoman={"at": "b1"}, fahrenheit=ring).seat(0)
    flier.may_not("move c1", rule="GC-074")
    leaper = brawl(rage={"at": "b1", "left": "wrecking_leap"}, fahrenheit=ring).seat(0)
    leaper.uses("wrecking_leap").is_asked("flight").may_only("go a1", "go a2").may_not("go c1", rule="GC-074")


def test_ring_of_fire_holds_no_friend_and_not_himself() -> None:
    cast = {"ultrawoman": {"at": "a1", "seat": 1}, "rage": {"at": "b1", "seat": 0}}
    ring = {"at": "b2", "seat": 0, "left": "ring_of_fire"}
    for active in ("rage", "fahrenheit"):
        brawl(fahrenheit=ring, active=active, **cast).seat(0).may("move c1", "move a3")
    brawl(fahrenheit=ring, active="ultrawoman", **cast).seat(1).may_not("move c1", rule="GC-074")


def test_cauterize() -> None:
    t = brawl(
        fahrenheit={"at": "b2", "left": "cauterize"},
        rage={"at": "h8", "seat": 1},
        tempo={"at": "d2", "damage": 3, "seat": 0},
        duchess={"at": "b1", "damage": 1, "seat": 0},
        ultrawoman={"at": "a1", "seat": 0},
        paradox={"at": "d4", "damage": 1, "seat": 0},
    ).seat(0)
    t.uses("cauterize").is_asked("heal").reads("Cauterize: who is healed?", "Cautériser : qui est soigné ?")
    t.may_only("pick tempo", "pick duchess").may_not("pick ultrawoman", rule="GC-085")
    t.may_not("pick paradox", rule="GC-154").says("pick tempo")  # two Zones away
    assert (t.damage("tempo"), t.damage("duchess")) == (1, 1)
    t.may_not("power cauterize", rule="GC-072")


def test_meltdown() -> None:
    t = brawl(fahrenheit={"at": "b2", "left": "meltdown"}, rage={"at": "d2"}, objects="car@b1").seat(0)
    t.throws("car@b1", "rage").is_to_throw(2).rolls("0 0").rolls("0 0 0").rolls("0 0")
    t.moves("a1")
    diner = brawl(fahrenheit={"at": "e2", "damage": 1, "left": "meltdown"}, rage={"at": "h8"}).seat(0)
    diner.tests("diner").is_to_throw(4)  # MENTAL is as hard as ever


def test_overheating() -> None:
    heals_at_the_reveal("fahrenheit", "overheating", healed=3)


def test_overheating_costs_an_action_and_allies_their_defence() -> None:
    t = brawl(
        rage={"at": "b1"},
        fahrenheit={"at": "a1", "left": "overheating", "seat": 1},
        tempo={"at": "b2", "seat": 1},
        ultrawoman={"at": "c1", "seat": 1},
    )
    t.seat(0).attacks("tempo").rolls(hits(4, 3)).is_asked("push").says("none")
    t.seat(0).attacks("ultrawoman").rolls(hits(4, 3)).is_asked("activation")  # in another Zone
    t.seat(0).attacks("fahrenheit").rolls(misses(4, 3))  # his own is what it was
    assert [t.damage(name) for name in ("tempo", "ultrawoman", "fahrenheit")] == [1, 0, 0]
    assert (t.active(), t.left()) == ("fahrenheit", 2)


def test_sparks() -> None:
    is_technique_only("fahrenheit", "sparks", attack=1)


def test_cold_feet() -> None:
    is_technique_only("fahrenheit", "cold_feet", speed=1, defence=-1)


def test_inferno() -> None:
    t = brawl(
        fahrenheit={"at": "b2", "rank": "veteran", "left": "inferno"},
        rage={"at": "d2", "seat": 1},
        paradox={"at": "b4", "seat": 1},
        duchess={"at": "h8", "seat": 1},
    ).seat(0)
    t.uses("inferno").is_asked("strike").reads("Inferno: whom do you attack?", "Brasier : qui attaquez-vous ?")
    t.may_only("shoot rage", "shoot paradox").may_not("shoot duchess", rule="GC-163")
    t.says("shoot rage").rolls("1 1 1 0").rolls("1 1").is_asked("push").says("none")
    assert t.damage("rage") == 2
    t.may_not("power inferno", rule="GC-072")


def test_phoenix() -> None:
    ignores("fahrenheit", "phoenix", defence=4, amount=2, rank="veteran")
