"""The First Appearance - Attack of each Super-Villain, on every player and on the new hands; and its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dc.talk import DcTalk
from tests.talk import table


def appears(villain: str, seats: int = 2, **more: Any) -> DcTalk:
    """The turn of seat 0 has just ended, and the Super-Villain is turned up."""
    return table("dc", seats=seats, phase="reveal", stack=villain, **more)


def test_ras_al_ghul_has_no_first_appearance() -> None:
    t = appears("ras_al_ghul", a={"hand": "kick lasso_of_truth"}, b={"hand": "lobo blue_beetle"})
    t.seat(1).is_asked("turn")
    assert (t.hand(0), t.hand(1)) == ("kick lasso_of_truth", "blue_beetle lobo")
    assert t.seen_by(1)["super_villains"]["top"]["id"] == "ras_al_ghul"


ATTACKERS = [
    "anti_monitor",
    "atrocitus",
    "black_manta",
    "brainiac",
    "captain_cold",
    "darkseid",
    "deathstroke",
    "the_joker",
    "lex_luthor",
    "parallax",
    "sinestro",
]


@pytest.mark.parametrize("villain", ATTACKERS)
def test_a_defence_avoids_a_first_appearance(villain: str) -> None:
    beetle = {"hand": "blue_beetle kick punch", "deck": "kick", "hero": "batman", "discard": "robin"}
    t = appears(villain, a=beetle, b=beetle)
    for seat in (0, 1):
        t.seat(seat).is_asked("defend").may("defend blue_beetle", "pass").defends("blue_beetle")
    t.seat(1).is_asked("turn")
    for seat in (0, 1):
        assert (t.hand(seat), t.deck(seat), t.discarded(seat)) == ("punch kick blue_beetle", "kick", "robin")
        assert not t.seen_by(seat)["seats"][seat]["super_heroes"][0]["face_down"]


def test_no_defence_in_this_turn_does_not_hold_for_what_appears_at_its_end() -> None:
    a = {"hand": "scarecrow doomsday doomsday"}
    t = table("dc", a=a, b={"hand": "lasso_of_truth"}, stack="ras_al_ghul lex_luthor")
    t.seat(0).plays("scarecrow").seat(1).says("pass_turn")
    t.seat(0).plays("doomsday", "doomsday").defeats("ras_al_ghul").ends_turn()
    t.seat(1).is_asked("defend").may("defend lasso_of_truth")


def test_anti_monitor_appears() -> None:
    a, b, c = {"hand": "kick robin punch"}, {"hand": "lobo punch"}, {"hand": "punch vulnerability"}
    t = appears("anti_monitor", 3, a=a, b=b, c=c, line_up="bane mera bane mera doomsday")
    t.seat(0).is_asked("add").may_only("add kick", "add robin").may_not("add punch", rule="DC-005").reads(
        "The Anti-Monitor: which card of your hand goes to the Line-Up?",
        "L’Anti-Monitor : quelle carte de votre main rejoint la Réserve ?",
    )
    assert t.known_hand(0, None) == "kick robin punch", "everybody shows the hand"
    t.seat(0).says("add kick")
    assert t.line_up == "bane mera bane mera doomsday kick lobo", "five and more"
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("punch robin", "punch", "punch vulnerability")
    t.seat(1).is_asked("turn")


def test_atrocitus_appears() -> None:
    t = appears("atrocitus", a={"hand": "kick punch"}, b={"hand": "lobo punch"})
    t.is_hit_at("kick").is_hit_at("lobo").seat(1).is_asked("turn")
    assert (t.hand(0), t.hand(1)) == ("punch", "punch")
    mine, theirs = t.seen_by(0)["seats"][0], t.seen_by(1)["seats"][0]
    assert (mine["under"], [card["id"] for card in mine["under_known"]]) == (1, ["kick"])
    assert (theirs["under"], theirs["under_known"]) == (1, []), "hidden from the others"


def test_atrocitus_takes_nothing_from_an_empty_hand() -> None:
    t = appears("atrocitus", a={"hand": ""}, b={"hand": "lobo"})
    t.is_hit_at("lobo").seat(1).is_asked("turn")
    assert [seat["under"] for seat in t.seen_by(0)["seats"]] == [0, 1]


def test_atrocitus_defeated_gives_the_cards_back() -> None:
    a = {"hand": "punch " * 10, "under": "kick", "deck": "vulnerability"}
    t = table("dc", a=a, b={"under": "lobo", "deck": "robin"}, stack="atrocitus")
    t.seat(0).plays_all().defeats("atrocitus")
    assert (t.deck(0), t.deck(1)) == ("kick vulnerability", "lobo robin")
    assert t.seen_by(0)["seats"][0]["under"] == 0


def test_black_manta_appears() -> None:
    a, b = {"hand": "punch", "deck": "kick lobo"}, {"hand": "lobo punch", "deck": "robin"}
    t = appears("black_manta", 3, a=a, b=b, c={"hand": "kick", "deck": "punch"})
    t.seat(0).is_asked("name").may_only("name destroy_card", "name discard_hand").reads(
        "Black Manta: do you destroy the card that you have just discarded, or discard your hand?",
        "Black Manta : détruisez-vous la carte que vous venez de défausser, ou défaussez-vous votre main ?",
    )
    t.seat(1).is_asked_nothing()
    t.seat(0).reads_on("name destroy_card", "Destroy the card", "Détruire la carte")
    t.seat(0).reads_on("name discard_hand", "Discard your hand", "Défausser votre main").says("name destroy_card")
    t.seat(1).is_asked("name").says("name discard_hand")
    assert (t.discarded(0), t.destroyed, t.hand(0)) == ("", "kick", "punch")
    assert (t.discarded(1), t.hand(1)) == ("robin punch lobo", "")
    assert (t.discarded(2), t.hand(2)) == ("punch", "kick"), "a card of cost 0 is only discarded"


def test_black_manta_finds_nothing_where_no_card_is_left() -> None:
    t = appears("black_manta", a={"hand": "kick", "deck": ""}, b={"hand": "kick", "deck": "punch"})
    t.seat(1).is_asked("turn")
    assert (t.hand(0), t.hand(1), t.destroyed) == ("kick", "kick", "")


def test_black_manta_lets_an_empty_hand_be_discarded() -> None:
    t = appears("black_manta", a={"deck": "kick lobo"}, b={"deck": "punch"})
    t.seat(0).is_asked("name").says("name discard_hand")
    assert (t.discarded(0), t.destroyed) == ("kick", "")


def test_brainiac_appears() -> None:
    a, b, c = {"hand": "kick robin punch"}, {"hand": "lobo punch mera"}, {"hand": "bane"}
    t = appears("brainiac", 3, a=a, b=b, c=c)
    t.seat(0).is_asked("pass_on").reads(
        "Brainiac: which two cards of your hand go into the common pile? You get two back at random.",
        "Brainiac : quelles sont les deux cartes de votre main qui vont dans la pile commune ?"
        " Vous en recevrez deux au hasard.",
    )
    t.seat(0).may_only("pass_on kick robin", "pass_on kick punch", "pass_on robin punch")
    t.seat(2).is_asked_nothing()
    t.seat(0).says("pass_on kick robin").seat(1).says("pass_on lobo mera")
    t.shuffles("lobo bane kick robin mera").seat(1).is_asked("turn")
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("punch bane lobo", "punch kick robin", "mera")
    assert t.known_hand(0, None) == "" and t.points(0) == 3, "nobody else knows them, and they have new owners"


def test_captain_cold_appears() -> None:
    t = appears("captain_cold", a={"hero": "batman"}, b={"hero": "batman", "hand": "lasso_of_truth"})
    t.seat(1).is_asked("defend").passes().is_asked("turn")
    assert [seat["super_heroes"][0]["face_down"] for seat in t.seen_by(0)["seats"]] == [True, True]
    t.seat(1).plays("lasso_of_truth")
    assert t.power == 1, "no Power for an Equipment"


def test_captain_cold_defeated_turns_the_super_heroes_up() -> None:
    a = {"hand": "punch " * 9, "hero": "wonder_woman", "face_down": True, "deck": "kick " * 6}
    t = table("dc", a=a, b={"hero": "batman", "face_down": True}, stack="captain_cold lex_luthor", line_up="")
    t.seat(0).plays_all().defeats("captain_cold")
    assert [seat["super_heroes"][0]["face_down"] for seat in t.seen_by(0)["seats"]] == [False, False]
    t.seat(0).ends_turn()
    assert t.hand(0) == "kick kick kick kick kick", "no card more for Captain Cold himself"


def test_captain_cold_defeated_by_one_who_avoided_him_changes_nothing_for_that_one() -> None:
    a = {"hand": "lasso_of_truth " + "punch " * 9, "hero": "batman"}
    t = table("dc", a=a, b={"hero": "superman", "face_down": True}, stack="captain_cold lex_luthor")
    t.seat(0).plays("lasso_of_truth").plays(*["punch"] * 9).defeats("captain_cold")
    assert t.power == 2 + 9


@pytest.mark.parametrize(
    ("hero", "before", "after", "power"),
    [
        ("batman", "lasso_of_truth", "lasso_of_truth", 2 + 1),
        ("superman", "kick super_strength", "kick", 9 + 1),
        ("green_lantern", "catwoman kick", "doomsday", 8),
        ("cyborg", "kick", "punch", 3),
        ("martian_manhunter", "doomsday catwoman", "doomsday catwoman", 12),
    ],
)
def test_captain_cold_defeated_a_super_hero_counts_from_then_on(
    hero: str, before: str, after: str, power: int
) -> None:
    a = {"hand": f"{before} {after} " + "punch " * 9, "hero": hero, "face_down": True}
    t = table("dc", a=a, stack="captain_cold lex_luthor")
    t.seat(0).plays(*before.split(), *["punch"] * 9).defeats("captain_cold").plays(*after.split())
    assert t.power == 9 + power


def test_captain_cold_defeated_lets_the_flash_draw_again() -> None:
    a = {"hand": "kid_flash kid_flash " + "punch " * 9, "hero": "the_flash", "face_down": True}
    t = table("dc", a={**a, "deck": "vulnerability kick robin lobo"}, stack="captain_cold lex_luthor")
    t.seat(0).plays("kid_flash").plays(*["punch"] * 9).defeats("captain_cold")
    assert t.deck(0) == "kick robin lobo", "nothing for what was drawn before"
    t.seat(0).plays("kid_flash")
    assert t.deck(0) == "lobo"


def test_darkseid_asks_also_who_has_one_card() -> None:
    t = appears("darkseid", a={"hand": "bane"}, b={"hand": ""})
    t.seat(0).is_asked("show").may_only("show bane", "none").says("show bane")
    t.seat(1).is_asked("turn")
    assert t.hand(0) == "bane"


def test_darkseid_appears() -> None:
    a, b = {"hand": "kick bane punch"}, {"hand": "punch kick robin"}
    t = appears("darkseid", 3, a=a, b=b, c={"hand": "kick punch"})
    for seat in (0, 1, 2):
        t.seat(seat).is_asked("show").may("none").reads(
            "Darkseid: do you show a Villain of your hand? Otherwise you discard two cards.",
            "Darkseid : montrez-vous un Vilain de votre main ? Sinon, vous défaussez deux cartes.",
        )
    t.seat(0).may_only("show bane", "none").may_not("show kick", rule="DC-094").says("show bane")
    t.seat(1).may_only("none").says("none").seat(2).says("none")
    t.seat(1).is_asked("discard").reads(
        "Darkseid: which two cards of your hand do you discard?",
        "Darkseid : quelles sont les deux cartes de votre main que vous défaussez ?",
    )
    t.seat(1).may_not("discard punch", rule="DC-055").says("discard punch robin")
    assert (t.hand(0), t.known_hand(0, None), t.discarded(0)) == ("punch kick bane", "bane", "")
    assert (t.hand(1), t.discarded(1)) == ("kick", "punch robin")
    assert (t.hand(2), t.discarded(2)) == ("", "punch kick"), "with two cards there is no choice"


def test_deathstroke_appears() -> None:
    a, b = {"hand": "kick bane", "discard": "robin punch"}, {"hand": "bane", "discard": "nth_metal"}
    t = appears("deathstroke", 3, a=a, b=b, c={"hand": "bane punch", "discard": "the_batcave"})
    t.seat(0).is_asked("destroy").may_only("destroy kick@hand", "destroy robin@discard").reads(
        "Deathstroke: which Hero, Super Power or Equipment of your hand or discard pile do you destroy?",
        "Deathstroke : quel Héros, Super-Pouvoir ou Équipement de votre main ou de votre défausse"
        " détruisez-vous ?",
    )
    t.seat(0).may_not("destroy bane@hand", "destroy punch@discard", rule="DC-003").may_not("none", rule="DC-095")
    t.seat(0).says("destroy robin@discard").seat(1).is_asked("turn")
    assert sorted(t.destroyed.split()) == ["nth_metal", "robin"]
    assert (t.discarded(0), t.hand(0), t.known_hand(0, None)) == ("punch", "kick bane", "kick bane")
    assert (t.hand(2), t.discarded(2)) == ("punch bane", "the_batcave"), "nothing that fits"


def test_the_joker_appears() -> None:
    a, b, c = {"hand": "kick punch", "deck": "lobo"}, {"hand": "punch robin"}, {"deck": "mera"}
    t = appears("the_joker", 3, a=a, b=b, c=c)
    t.seat(0).is_asked("pass_on").may_only("pass_on kick", "pass_on punch").reads(
        "The Joker: which card of your hand goes to the discard pile of the player on your left?",
        "Le Joker : quelle carte de votre main va dans la défausse de votre voisin de gauche ?",
    )
    t.seat(2).is_asked_nothing()
    t.seat(0).says("pass_on kick").seat(1).says("pass_on punch").is_asked("turn")
    assert (t.discarded(1), t.deck(1, 1)) == ("kick", "weakness")
    assert (t.discarded(2), t.deck(2)) == ("punch", "mera"), "a card of cost 0 brings no Weakness"
    assert (t.discarded(0), t.deck(0), t.points(1)) == ("", "lobo", 1 + 1 - 1), "the Kick has a new owner"


def test_the_joker_without_a_weakness_left_only_passes_cards() -> None:
    t = appears("the_joker", a={"hand": "kick"}, b={"hand": "robin", "deck": "punch"}, weaknesses=0)
    t.seat(1).is_asked("turn")
    assert (t.discarded(0), t.discarded(1), t.deck(1)) == ("robin", "kick", "punch")


def test_the_joker_passes_over_who_avoids_him() -> None:
    a, b, c = {"hand": "kick", "deck": "lobo"}, {"hand": "blue_beetle"}, {"deck": "mera"}
    t = appears("the_joker", 3, a=a, b=b, c=c)
    t.seat(1).is_asked("defend").defends("blue_beetle").is_asked("turn")
    assert (t.discarded(1), t.discarded(2), t.deck(2)) == ("", "kick", "weakness mera")


def test_lex_luthor_appears() -> None:
    line_up = "bane robin lobo kick starro"
    t = appears("lex_luthor", 3, line_up=line_up, weaknesses=7)
    t.seat(1).is_asked("turn")
    assert [t.discarded(seat).count("weakness") for seat in range(3)] == [3, 3, 1], "clockwise, until none is left"


def test_parallax_appears() -> None:
    t = appears("parallax", a={"hand": "punch catwoman kick weakness"}, b={"hand": "robin lobo"})
    t.seat(1).is_asked("turn")
    assert (t.hand(0), t.discarded(0)) == ("kick", "punch weakness catwoman")
    assert (t.hand(1), t.known_hand(0, None), t.known_hand(1, None)) == ("robin lobo", "kick", "robin lobo")


def test_sinestro_appears() -> None:
    a, b = {"hand": "robin mera kick punch"}, {"hand": "robin mera"}
    t = appears("sinestro", 3, a=a, b=b, c={"hand": "kick punch"})
    t.seat(0).is_asked("discard").reads(
        "Sinestro: which cards of your hand do you discard, one for each Hero in it?",
        "Sinestro : quelles cartes de votre main défaussez-vous, une par Héros qui s’y trouve ?",
    )
    t.seat(0).may_not("discard robin", rule="DC-099").says("discard kick punch").seat(1).is_asked("turn")
    assert (t.hand(0), t.discarded(0), t.known_hand(0, None)) == ("mera robin", "punch kick", "robin mera")
    assert (t.hand(1), t.discarded(1)) == ("", "mera robin")
    assert (t.hand(2), t.discarded(2), t.known_hand(2, None)) == ("punch kick", "", "kick punch")
