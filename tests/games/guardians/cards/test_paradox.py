"""Doc Paradox and his twelve Power cards, by name."""

from __future__ import annotations

from tests.games.guardians.cards.scenes import heals_at_the_reveal, hits, is_technique_only, misses, scene
from tests.games.guardians.scenes import brawl


def test_paradox_studies_quickly() -> None:
    t = scene("feedback", paradox={"at": "c1"}, rage={"at": "h8"}, machines="c1").seat(0)
    t.tests("sonic_machine").is_to_throw(5).rolls("2 2 2 0 0")
    t.tests("sonic_machine").is_to_throw(3)  # two tokens in place of one
    other = scene("feedback", duchess={"at": "c1"}, rage={"at": "h8"}, machines="c1").seat(0)
    other.tests("sonic_machine").rolls("2 2 2 0 0").says("keep").tests("sonic_machine").is_to_throw(4)


def test_mind_spike() -> None:
    t = brawl(
        paradox={"at": "b2", "left": "mind_spike"}, rage={"at": "d2", "seat": 1}, tempo={"at": "b1", "seat": 1}
    ).seat(0)
    t.shoots("rage").rolls("2 1").rolls("1 1").is_asked("push").says("none")
    assert t.damage("rage") == 1
    t.attacks("tempo").rolls("2 2").is_asked("activation")  # in melee without the dice


def test_tk_throw() -> None:
    sheet = {"at": "a1"}
    objects = "car@b2 hot_dog_stand@a2"
    bare = brawl(paradox={"at": "d4"}, rage={"at": "d2"}, objects="car@c3").seat(0)
    bare.may_not("use car c3", rule="GC-118").may("throw car c3 rage")
    t = brawl(paradox={**sheet, "left": "tk_throw"}, rage={"at": "d2"}, objects=objects).seat(0)
    t.may("use car b2").throws("car@b2", "rage").is_to_throw(2).rolls("1 1")  # 4 dice, and 2 easier
    t.rolls("2 1").rolls("1 1 0").is_asked("push")  # 2 Power dice of the Car, and 1 more
    far = brawl(paradox={**sheet, "left": "tk_throw"}, rage={"at": "d4"}, objects="car@c3").seat(0)
    far.may_not("throw car c3 rage", rule="GC-119").may_not("use car c3", rule="GC-118")  # another Zone


def test_force_bubble() -> None:
    t = brawl(
        ultrawoman={"at": "b2"},
        paradox={"at": "a1", "left": "force_bubble", "seat": 1},
        tempo={"at": "b1", "seat": 1},
        rage={"at": "c2", "seat": 1},
    ).seat(0)
    t.attacks("tempo").rolls(hits(5, 4)).is_asked("push").says("none")
    t.attacks("tempo").rolls(hits(5, 4)).is_asked("push").says("none")
    t.attacks("rage").rolls(hits(5, 4)).is_asked("push").says("none")  # outside the Zone
    assert (t.damage("tempo"), t.damage("rage")) == (1, 1)


def test_force_bubble_does_not_protect_its_maker() -> None:
    t = brawl(ultrawoman={"at": "b2"}, paradox={"at": "a1", "left": "force_bubble"}).seat(0)
    t.attacks("paradox").rolls(hits(4, 4)).says("none")
    assert t.damage("paradox") == 1


def test_dimension_door() -> None:
    t = brawl(
        paradox={"at": "b2", "left": "dimension_door"},
        rage={"at": "d2", "seat": 1},
        tempo={"at": "b1", "seat": 0},
        duchess={"at": "h8", "seat": 1},
    ).seat(0)
    t.uses("dimension_door").is_asked("swap").reads(
        "Dimension Door: with whom do you change places?",
        "Porte dimensionnelle : avec qui échangez-vous votre place ?",
    )
    t.may_only("pick rage", "pick tempo").may_not("pick duchess", rule="GC-163")
    t.tells("pick rage", "Doc Paradox and Rage change places.")
    assert (t.at("paradox"), t.at("rage")) == ("d2", "b2")
    t.may_not("power dimension_door", rule="GC-072").may("move d1")


def test_dimension_door_does_not_move_an_ally_who_is_cut_off() -> None:
    cut_off = {"at": "b1", "left": "cut_off"}
    door = {"at": "b2", "left": "dimension_door"}
    t = brawl(paradox=door, tempo={**cut_off, "seat": 0}, rage={"at": "h8", "seat": 1}).seat(0)
    t.may_not("power dimension_door", rule="GC-070")
    brawl(paradox=door, rage={**cut_off, "seat": 1}).seat(0).may("power dimension_door")  # a rival is


def test_telepathic_link() -> None:
    t = brawl(
        tempo={"at": "b2"},
        rage={"at": "b1", "seat": 1},
        paradox={"at": "h8", "left": "telepathic_link", "seat": 0},
    ).seat(0)
    t.attacks("rage").rolls("2 0").is_asked("reroll")
    t.reads("Telepathic Link: roll a die again?", "Lien télépathique : relancer un dé ?")
    t.may_only("reroll combat 0", "reroll combat 2", "keep").says("reroll combat 0").rolls("pow").rolls("2")
    t.is_asked("push").says("none")
    assert t.damage("rage") == 1
    t.attacks("rage").rolls("2 0").is_asked("activation")  # one die a turn


def test_telepathic_link_is_for_others() -> None:
    t = brawl(paradox={"at": "b2", "left": "telepathic_link"}, rage={"at": "b1"}).seat(0)
    t.attacks("rage").rolls("0 0").is_asked("activation")


def test_genius() -> None:
    t = brawl(paradox={"at": "e2", "left": "genius", "damage": 2}, rage={"at": "h8"}).seat(0)
    t.uses("genius").is_asked("activation").may_not("power genius", rule="GC-072")
    assert (t.damage("paradox"), t.left()) == (1, 2)


def test_genius_chooses_a_test_of_the_space() -> None:
    t = scene(
        "feedback",
        paradox={"at": "g7", "left": "genius"},
        rage={"at": "a5"},
        machines="g7 c1",
        objects="lamp_post@g7",
        track=3,
    ).seat(0)
    t.uses("genius").is_asked("genius").reads("Genius: which Test succeeds?", "Génie : quel Test réussit ?")
    t.may_only("test sonic_machine mental g7", "test lamp_post mental g7").says("test sonic_machine mental g7")
    assert t.track() == 2
    bare = scene("feedback", paradox={"at": "g6", "left": "genius"}, rage={"at": "a5"}, machines="g7").seat(0)
    bare.may_not("power genius", rule="GC-070")


def test_confusion() -> None:
    t = brawl(
        paradox={"at": "b2", "left": "confusion"},
        ultrawoman={"at": "d2", "left": "heat_vision", "right": "iron_will", "seat": 1},
        rage={"at": "b1", "seat": 1},
        duchess={"at": "h8", "seat": 1},
    )
    t.seat(0).uses("confusion").is_asked("enemy").reads(
        "Confusion: which enemy is moved, and has a card turned face down?",
        "Confusion : quel ennemi déplacez-vous, en lui retournant une carte face cachée ?",
    )
    t.seat(0).may_only("pick ultrawoman", "pick rage").may_not("pick duchess", rule="GC-163").says(
        "pick ultrawoman"
    )
    t.seat(0).is_asked("push").reads(
        "Confusion: where do you move Ultrawoman?", "Confusion : où déplacez-vous Ultrawoman ?"
    )
    t.seat(0).may("push a1", "push e1").may_not("push c1", "push a3", rule="GC-154").says("push a1")  # one Zone
    t.seat(0).is_asked("turn_down").reads(
        "Confusion: which card is turned face down?", "Confusion : quelle carte est retournée face cachée ?"
    )
    t.seat(0).may_only("card heat_vision", "card iron_will")
    t.seat(0).tells("card heat_vision", "A card of Ultrawoman is turned face down: Heat Vision.")
    t.seat(0).may_not("power confusion", rule="GC-072").ends_activation()
    assert t.at("ultrawoman") == "a1" and t.stats("ultrawoman")["mental"] == 4
    t.seat(1).may_not("shoot paradox", rule="GC-162")


def test_confusion_turns_a_technique_down_too() -> None:
    t = brawl(paradox={"at": "b2", "left": "confusion"}, ultrawoman={"at": "d2", "right": "iron_will"}).seat(0)
    t.uses("confusion").is_asked("push").says("push a1").is_asked("activation")  # there is only one card
    assert t.stats("ultrawoman")["mental"] == 2


def test_confusion_turns_an_action_down() -> None:
    t = brawl(paradox={"at": "b2", "left": "confusion"}, ultrawoman={"at": "d2", "left": "supersonic"})
    t.seat(0).uses("confusion").is_asked("push").says("push a1").ends_activation()
    t.seat(1).may_not("power supersonic", rule="GC-129")


def test_absent_minded() -> None:
    heals_at_the_reveal("paradox", "absent_minded", healed=3)


def test_absent_minded_has_two_actions_and_no_help() -> None:
    t = brawl(
        rage={"at": "b2"},
        ultrawoman={"at": "h8", "rank": "veteran", "left": "symbol_of_hope", "seat": 1},
        paradox={"at": "b1", "left": "absent_minded", "seat": 1},
        acted="ultrawoman",
    )
    t.seat(0).attacks("paradox").rolls(hits(4, 3)).is_asked("push").says("none")  # no Symbol of Hope for him
    t.seat(0).ends_activation()
    assert t.damage("paradox") == 1 and (t.active(), t.left()) == ("paradox", 2)


def test_absent_minded_is_no_ally_for_the_cards_of_others() -> None:
    absent = {"at": "b1", "left": "absent_minded", "damage": 1, "seat": 0}
    for hero, card in (
        ("fahrenheit", "cauterize"),
        ("ultrawoman", "to_the_rescue"),
        ("duchess", "master_plan"),
        ("tempo", "relay"),
    ):
        t = brawl(**{hero: {"at": "b2", "left": card}, "rage": {"at": "h8"}}, paradox=absent).seat(0)
        t.may_not(f"power {card}", rule="GC-070")
    t = brawl(
        fahrenheit={"at": "b2", "left": "cauterize"},
        rage={"at": "h8"},
        paradox=absent,
        tempo={"at": "a1", "damage": 1, "seat": 0},
        duchess={"at": "a2", "damage": 1, "seat": 0},
    ).seat(0)
    t.uses("cauterize").may_not("pick paradox", rule="GC-080").may("pick tempo")


def test_absent_minded_still_bears_the_burdens_of_allies() -> None:
    t = brawl(
        rage={"at": "b2"},
        fahrenheit={"at": "a1", "left": "overheating", "seat": 1},
        paradox={"at": "b1", "left": "absent_minded", "seat": 1},
    ).seat(0)
    t.attacks("paradox").rolls(misses(4, 3)).is_asked("push").says("none")
    assert t.damage("paradox") == 1


def test_headache() -> None:
    is_technique_only("paradox", "headache", mental=1, defence=-1)


def test_pure_theory() -> None:
    is_technique_only("paradox", "pure_theory", attack=1)


def test_time_loop() -> None:
    t = brawl(
        paradox={
            "at": "b2",
            "rank": "veteran",
            "left": "time_loop",
            "hand": "genius",
            "discard": "mind_spike tk_throw force_bubble absent_minded dazed",
        },
        rage={"at": "h8"},
    ).seat(0)
    t.uses("time_loop").is_asked("recover").reads(
        "Time Loop: which cards come back to your hand?", "Boucle temporelle : quelles cartes reviennent en main ?"
    )
    t.may("take mind_spike tk_throw", "take tk_throw force_bubble")
    t.may_not("take mind_spike absent_minded", rule="GC-084").may_not("take mind_spike dazed", rule="GC-063")
    t.tells("take mind_spike force_bubble", "Doc Paradox takes Mind Spike back.")
    t.is_asked("activation").may_not("power time_loop", rule="GC-072")
    assert t.hand("paradox") == "force_bubble genius mind_spike"
    assert t.discarded("paradox") == "absent_minded dazed tk_throw"


def test_time_loop_needs_a_power_card_in_the_discard() -> None:
    sheet = {"at": "b2", "rank": "veteran", "left": "time_loop", "discard": "absent_minded dazed"}
    brawl(paradox=sheet, rage={"at": "h8"}).seat(0).may_not("power time_loop", rule="GC-062")


def test_mind_master() -> None:
    t = brawl(
        paradox={"at": "b4", "rank": "veteran", "left": "mind_master"},
        rage={"at": "b2", "right": "haymaker", "damage": 1, "seat": 1},
        tempo={"at": "c1", "seat": 1},
        ultrawoman={"at": "d4", "seat": 1},
        duchess={"at": "h8", "seat": 1},
        fahrenheit={"at": "a1", "seat": 0},
    ).seat(0)
    t.uses("mind_master").is_asked("enemy").reads(
        "Mind Master: which enemy attacks for you?", "Maître des esprits : quel ennemi attaque pour vous ?"
    )
    t.may_only("pick rage", "pick tempo").may_not("pick ultrawoman", rule="GC-160").may_not(
        "pick duchess", rule="GC-163"
    )
    t.says("pick rage").is_asked("control").reads(
        "Mind Master: whom does Rage attack?", "Maître des esprits : à qui s’en prend Rage ?"
    )
    t.may_only("attack tempo", "attack fahrenheit").may_not("attack paradox", rule="GC-160").says("attack tempo")
    t.rolls(hits(5, 3)).is_asked("push").says("push d1")  # the ATTACK of his sheet: no Haymaker, no Berserk
    assert (t.damage("tempo"), t.at("tempo")) == (1, "d1")
    t.may_not("power mind_master", rule="GC-072")
    done = {hero["id"]: hero["damage_done"] for hero in t.seen_by(None)["heroes"]}
    assert (done["paradox"], done["rage"]) == (1, 0)


def test_mind_master_lets_a_sheet_shoot_that_can() -> None:
    at = {"paradox": {"at": "b4", "rank": "veteran", "left": "mind_master"}, "tempo": {"at": "d2", "seat": 1}}
    t = brawl(**at, fahrenheit={"at": "b2", "seat": 1}).seat(0)
    t.uses("mind_master").is_asked("control").may_only("attack tempo", "attack paradox")
    blurred = brawl(**at, fahrenheit={"at": "b2", "left": "blurred_vision", "seat": 1}).seat(0)
    blurred.may_not("power mind_master", rule="GC-070")  # he may not shoot, and nobody is adjacent


def test_mind_master_rolls_no_die_again_by_the_power_of_another() -> None:
    t = brawl(
        paradox={"at": "b4", "rank": "veteran", "left": "mind_master"},
        duchess={"at": "b2", "seat": 1},
        tempo={"at": "a1", "seat": 1},
    ).seat(0)
    t.uses("mind_master").is_asked("enemy").says("pick duchess").rolls("0 0 0").is_asked("activation")


def test_mind_master_cannot_make_an_idol_attack_heroes() -> None:
    t = brawl(
        paradox={"at": "b4", "rank": "veteran", "left": "mind_master"},
        ultrawoman={"at": "b2", "left": "public_idol", "seat": 1},
        tempo={"at": "a1", "seat": 1},
        duchess={"at": "b1", "seat": 1},
    ).seat(0)
    t.uses("mind_master").is_asked("control")  # Tempo can be made to attack her; she herself can attack nobody
    t.may_only("attack ultrawoman", "attack duchess")
