"""What lasts until the end of a turn is over when the next one begins (GC-065, GC-133, GC-A43)."""

from panoplie.kernel.rulebook import rule
from tests.games.guardians.cards.scenes import hits
from tests.games.guardians.scenes import brawl, concert
from tests.talk import table


def next_turn(t, active, **cards):
    """The rest of this turn nobody does anything, nor in the next, with these cards, anybody up to a hero."""
    while name := t.active():
        t.seat(t.hero(name)["seat"]).ends_activation()
    t.misses()
    for hero, card in cards.items():
        t.seat(t.hero(hero)["seat"]).lays(hero, card)
    for seat in sorted({t.hero(hero)["seat"] for hero in cards}):
        t.seat(seat).is_ready()
    while t.active() != active:
        t.seat(t.hero(t.active())["seat"]).ends_activation()
    return t.seat(t.hero(active)["seat"])


@rule("GC-133", "GC-A43")
def test_an_action_more_or_less_is_for_one_turn():
    t = brawl(
        4,
        duchess={"at": "b2", "left": "master_plan blackmail"},
        rage={"at": "b1"},
        tempo={"at": "a1"},
        paradox={"at": "h8"},
    )
    t.seat(0).uses("master_plan").uses("blackmail").ends_activation()
    assert (t.active(), t.left()) == ("rage", 2)
    t.seat(1).ends_activation()
    assert (t.active(), t.left()) == ("tempo", 4)
    plan = {"duchess": "riposte<", "rage": "stubborn<", "tempo": "vibrate<", "paradox": "genius<"}
    assert next_turn(t, "tempo", **plan).left() == 3
    assert (
        next_turn(t, "rage", duchess="disguise<", rage="roar<", tempo="relay<", paradox="confusion<").left() == 3
    )


@rule("GC-072", "GC-A43")
def test_a_unique_action_can_be_used_in_every_turn_in_which_its_card_lies_there():
    t = brawl(ultrawoman={"at": "b1", "left": "supersonic", "hand": ""}, rage={"at": "h8"}).seat(0)
    t.uses("supersonic").says("go g2").may_not("power supersonic", rule="GC-072")
    next_turn(t, "ultrawoman", ultrawoman="supersonic<", rage="roar<").may("power supersonic")


@rule("GC-074", "GC-A43", "GC-A59")
def test_the_first_damage_is_ignored_in_every_turn():
    t = brawl(ultrawoman={"at": "b1"}, rage={"at": "a2", "left": "thick_hide", "hand": ""}).seat(0)
    for damage in (0, 1):
        t.attacks("rage").rolls("2 2 1 0").says("none")
        assert t.damage("rage") == damage
    t = next_turn(t, "ultrawoman", ultrawoman="supersonic>", rage="thick_hide<")
    t.attacks("rage").rolls("2 2 1 0").says("none")
    assert t.damage("rage") == 1


@rule("GC-A43", "GC-A60")
def test_a_die_is_rolled_again_once_in_every_turn():
    t = brawl(duchess={"at": "a1"}, rage={"at": "b1"}).seat(0)
    t.attacks("rage").rolls("0 0 0").says("reroll combat 0").rolls("0").attacks("rage").rolls("0 0 0")
    t.is_asked("activation")
    next_turn(t, "duchess", duchess="disguise>", rage="stubborn<").attacks("rage").rolls("0 0 0").is_asked(
        "reroll"
    )


@rule("GC-A43")
def test_a_move_that_costs_no_action_is_made_once_in_every_turn():
    t = brawl(tempo={"at": "a1"}, rage={"at": "h8"}).seat(0).moves("b1").moves("a1")
    assert t.left() == 2
    next_turn(t, "tempo", tempo="vibrate<", rage="roar<").moves("b1")
    assert t.left() == 3


@rule("GC-A43")
def test_cover_and_light_are_for_one_turn():
    shooter = {"at": "d1", "left": "heat_vision", "hand": ""}
    t = brawl(duchess={"at": "b1"}, ultrawoman=shooter, objects="dumpster@b1").seat(0)
    t.says("use dumpster b1").rolls("0 0 0")
    t = next_turn(t, "ultrawoman", duchess="safe_cracker<", ultrawoman="heat_vision<")
    t.shoots("duchess").rolls(hits(4, 4)).is_asked("push")
    lit = brawl(fahrenheit={"at": "b1"}, rage={"at": "d1"}, objects="lamp_post@b1 car@c1").seat(0)
    lit.says("use lamp_post b1").rolls("0 0 0 0").may("shoot rage")
    next_turn(lit, "fahrenheit", fahrenheit="flame_jet<", rage="stubborn<").may_not("shoot rage", rule="GC-163")


@rule("GC-129", "GC-A43")
def test_a_card_that_was_turned_down_works_again_when_it_is_laid_again():
    t = brawl(
        paradox={"at": "b2", "left": "confusion"},
        ultrawoman={"at": "d2", "left": "heat_vision", "hand": ""},
    ).seat(0)
    t.uses("confusion").says("push a1").ends_activation()
    t.seat(1).may_not("shoot paradox", rule="GC-162")
    next_turn(t, "ultrawoman", paradox="genius<", ultrawoman="heat_vision<").may("shoot paradox")


@rule("GC-112", "GC-175", "GC-A43")
def test_what_is_done_once_a_turn_can_be_done_in_the_next():
    desk = concert(tempo={"at": "f1"}, rage={"at": "a5"}, track=3).seat(0)
    desk.tests("mixing_desk").rolls("0 0 0 0").may_not("test mixing_desk mental f1", rule="GC-175")
    next_turn(desk, "tempo", tempo="vibrate<", rage="roar<").may("test mixing_desk mental f1")
    museum = table(
        "guardians", threat="five_faces", rage={"at": "d4"}, tempo={"at": "l1"}, villains={"emissary_1": "d3"}
    ).seat(0)
    museum.tests("emissary_1").rolls("0 0 0 0 0 0").may_not("test emissary_1 mental d3", rule="GC-112")
    next_turn(museum, "rage", rage="roar<", tempo="vibrate<").may("test emissary_1 mental d3")


@rule("GC-A43")
def test_a_circuit_breaker_is_for_one_turn():
    """What the hall's lights forbid tonight they allow tomorrow."""
    t = table("guardians", threat="five_faces", tempo={"at": "i7"}, fahrenheit={"at": "i5", "seat": 1}).seat(0)
    t.tests("breaker").rolls("0 0 0 0 0").ends_activation()
    t.seat(1).may_not("shoot tempo", rule="GC-162")
    next_turn(t, "fahrenheit", tempo="vibrate>", fahrenheit="heat_haze<").may("shoot tempo")
