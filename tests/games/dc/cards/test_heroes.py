"""The Heroes of the main deck, by name."""

from __future__ import annotations

import pytest

from tests.talk import table


def test_blue_beetle() -> None:
    t = table("dc", a={"hand": "blue_beetle"})
    t.seat(0).plays("blue_beetle")
    assert t.power == 3


def test_blue_beetle_is_shown_against_every_attack() -> None:
    t = table("dc", a={"hand": "scarecrow scarecrow"}, b={"hand": "blue_beetle punch"})
    for _ in range(2):
        t.seat(0).plays("scarecrow")
        t.seat(1).is_asked("defend").may_only("defend blue_beetle", "pass", "pass_turn").reads(
            "Scarecrow attacks you. Do you use a Defence?",
            "L’Épouvantail vous attaque. Utilisez-vous une Défense ?",
        )
        t.seat(1).may_not("defend punch", rule="DC-041").defends("blue_beetle")
        assert (t.hand(1), t.discarded(1), t.known_hand(1, None)) == ("punch blue_beetle", "", "blue_beetle")


def test_catwoman() -> None:
    t = table("dc", a={"hand": "catwoman"})
    t.seat(0).plays("catwoman").is_asked("turn")
    assert t.power == 2


def test_dark_knight() -> None:
    t = table("dc", a={"hand": "dark_knight catwoman punch"}, line_up="lasso_of_truth lobo cape_and_cowl")
    t.seat(0).plays("dark_knight").may_not("take_gained lasso_of_truth", because="not-an-option")
    assert (t.power, t.discarded(0), t.line_up) == (2, "lasso_of_truth cape_and_cowl", "lobo")
    t.seat(0).plays("catwoman").buys("kick")
    gained = ("take_gained lasso_of_truth", "take_gained cape_and_cowl", "take_gained kick")
    t.seat(0).may_only(*gained, of="take_gained").reads_on(
        "take_gained kick", "Take Kick into your hand", "Prendre Coup de Pied en main"
    )
    t.seat(0).says("take_gained kick")
    assert (t.hand(0), t.discarded(0)) == ("punch kick", "lasso_of_truth cape_and_cowl")
    t.seat(0).may_not("take_gained lasso_of_truth", because="not-an-option")


def test_dark_knight_after_catwoman_takes_what_lies_on_the_deck_too() -> None:
    t = table("dc", a={"hand": "dark_knight catwoman", "hero": "aquaman", "deck": "punch"}, line_up="batmobile")
    t.seat(0).plays("catwoman", "dark_knight").is_asked("on_top").says("yes")
    assert t.deck(0) == "batmobile punch"
    t.seat(0).may_only("take_gained batmobile", of="take_gained").says("take_gained batmobile")
    assert (t.hand(0), t.deck(0)) == ("batmobile", "punch")


def test_dark_knight_cannot_take_what_no_longer_lies_where_it_went() -> None:
    a = {"hand": "dark_knight catwoman kid_flash", "deck": ""}
    t = table("dc", a=a, line_up="lasso_of_truth batmobile")
    t.seat(0).plays("dark_knight", "catwoman", "kid_flash")
    t.shuffles("lasso_of_truth")
    assert (t.hand(0), t.deck(0)) == ("lasso_of_truth", "batmobile")
    t.seat(0).may_not("take_gained lasso_of_truth", "take_gained batmobile", because="not-there")


def test_dark_knight_played_twice_takes_two_cards() -> None:
    t = table("dc", a={"hand": "dark_knight catwoman clayface"}, line_up="batmobile lasso_of_truth")
    t.seat(0).plays("dark_knight", "catwoman", "clayface").says("again dark_knight")
    t.seat(0).may_only("take_gained batmobile", "take_gained lasso_of_truth", of="take_gained")
    t.seat(0).says("take_gained batmobile").says("take_gained lasso_of_truth")
    assert (t.hand(0), t.power) == ("batmobile lasso_of_truth", 6)


def test_emerald_knight() -> None:
    line_up = "robin lobo super_strength lasso_of_truth arkham_asylum"
    t = table("dc", a={"hand": "emerald_knight"}, line_up=line_up)
    t.seat(0).plays("emerald_knight").is_asked("borrow").reads(
        "Emerald Knight: which card of the Line-Up do you play? It goes back there at the end of your turn.",
        "Chevalier d’Émeraude : quelle carte de la Réserve jouez-vous ? Elle y retourne à la fin de votre tour.",
    )
    t.seat(0).may_only("borrow robin", "borrow super_strength", "borrow lasso_of_truth")
    t.seat(0).may_not("borrow lobo", "borrow arkham_asylum", rule="DC-003").may_not("none", rule="DC-066")
    t.seat(0).says("borrow super_strength")
    assert (t.power, t.line_up) == (5, "robin lobo lasso_of_truth arkham_asylum")
    t.seat(0).may_not("buy super_strength", rule="DC-023").ends_turn()
    assert t.line_up == "robin lobo lasso_of_truth arkham_asylum super_strength"
    assert t.discarded(0) == "emerald_knight"


def test_emerald_knight_does_nothing_if_no_card_fits() -> None:
    t = table("dc", a={"hand": "emerald_knight"}, line_up="lobo arkham_asylum")
    t.seat(0).plays("emerald_knight").is_asked("turn")
    assert (t.power, t.line_up) == (0, "lobo arkham_asylum")


def test_fastest_man_alive() -> None:
    t = table("dc", a={"hand": "fastest_man_alive", "deck": "kick lobo punch"})
    t.seat(0).plays("fastest_man_alive").is_asked("turn")
    assert (t.hand(0), t.deck(0), t.power) == ("kick lobo", "punch", 0)


@pytest.mark.parametrize(
    ("others", "points"), [("robin kid_flash catwoman", 3), ("robin kid_flash catwoman mera", 9)]
)
def test_green_arrow(others: str, points: int) -> None:
    t = table("dc", a={"hand": "green_arrow", "discard": others})
    t.seat(0).plays("green_arrow")
    assert (t.power, t.points(0)) == (2, points)


def test_green_arrow_counts_other_green_arrows() -> None:
    t = table("dc", a={"deck": "green_arrow green_arrow green_arrow robin mera"})
    assert t.points(0) == 3 * 5 + 2


@pytest.mark.parametrize("tool", ["kick", "batmobile"])
def test_high_tech_hero(tool: str) -> None:
    t = table("dc", a={"hand": f"high_tech_hero catwoman {tool}"})
    t.seat(0).plays("catwoman", "high_tech_hero")
    assert t.power == 2 + 1
    before = 2 if tool == "kick" else 1
    t.seat(0).plays(tool)
    assert t.power == 2 + 3 + before


def test_high_tech_hero_after_a_super_power() -> None:
    t = table("dc", a={"hand": "high_tech_hero kick"})
    t.seat(0).plays("kick", "high_tech_hero")
    assert t.power == 2 + 3


def test_jonn_jonzz() -> None:
    t = table("dc", a={"hand": "jonn_jonzz", "deck": "kick lobo punch robin"}, stack="lex_luthor parallax")
    t.seat(0).plays("jonn_jonzz").is_asked("turn")
    assert t.hand(0) == "punch kick lobo"
    stack = t.seen_by(1)["super_villains"]
    assert (stack["left"], stack["top"]["id"]) == (2, "lex_luthor")
    assert t.discarded(1) == "", "no First Appearance"


def test_jonn_jonzz_does_not_show_who_is_next() -> None:
    t = table("dc", a={"hand": "jonn_jonzz", "discard": "punch"}, stack="atrocitus parallax")
    t.seat(0).plays("jonn_jonzz").is_asked("destroy")
    assert t.seen_by(1)["super_villains"]["top"] is None and "parallax" not in t.everything_seen_by(1)
    t.seat(0).says("destroy punch").is_asked("turn")
    assert (t.power, t.seen_by(1)["super_villains"]["top"]["id"]) == (2, "atrocitus")


def test_jonn_jonzz_does_nothing_while_the_stack_lies_face_down() -> None:
    t = table("dc", a={"hand": "doomsday doomsday jonn_jonzz"}, stack="ras_al_ghul lex_luthor")
    t.seat(0).plays("doomsday", "doomsday").defeats("ras_al_ghul").plays("jonn_jonzz").is_asked("turn")
    assert (t.power, t.hand(0)) == (8, "")


def test_kid_flash() -> None:
    t = table("dc", a={"hand": "kid_flash", "deck": "kick lobo"})
    t.seat(0).plays("kid_flash").is_asked("turn")
    assert (t.hand(0), t.power) == ("kick", 0)


def test_king_of_atlantis() -> None:
    t = table("dc", a={"hand": "king_of_atlantis", "discard": "punch kick"})
    t.seat(0).plays("king_of_atlantis").is_asked("destroy").reads(
        "King of Atlantis: do you destroy a card of your discard pile for 3 Power instead of 1?",
        "Roi d’Atlantis : détruisez-vous une carte de votre défausse, pour 3 de Puissance au lieu de 1 ?",
    )
    t.seat(0).may_only("destroy punch", "destroy kick", "none").says("destroy punch")
    assert (t.power, t.discarded(0), t.destroyed) == (3, "kick", "punch")


def test_king_of_atlantis_destroys_nothing() -> None:
    t = table("dc", a={"hand": "king_of_atlantis king_of_atlantis", "discard": "kick"})
    t.seat(0).plays("king_of_atlantis").is_asked("destroy").says("none")
    assert (t.power, t.discarded(0), t.destroyed) == (1, "kick", "")
    t = table("dc", a={"hand": "king_of_atlantis"})
    t.seat(0).plays("king_of_atlantis").is_asked("turn")
    assert t.power == 1


def test_man_of_steel() -> None:
    t = table("dc", a={"hand": "man_of_steel", "discard": "kick punch super_strength kick robin"})
    t.seat(0).plays("man_of_steel").is_asked("turn")
    assert (t.power, t.hand(0), t.discarded(0)) == (3, "kick kick super_strength", "punch robin")
    t.seat(0).plays("kick")
    assert t.power == 5


def test_mera() -> None:
    t = table("dc", a={"hand": "mera mera kick punch"})
    t.seat(0).plays("mera")
    assert t.power == 4
    t.seat(0).buys("kick").plays("mera")
    assert t.power == 4 + 2, "she looks when she is played, and what she gave remains"


def test_princess_diana() -> None:
    line_up = "bane robin starro ras_al_ghul"
    t = table("dc", a={"hand": "princess_diana"}, line_up=line_up, stack="lex_luthor")
    t.seat(0).plays("princess_diana").is_asked("turn")
    assert (t.power, t.discarded(0), t.line_up) == (0, "bane starro", "robin ras_al_ghul")


def test_robin() -> None:
    t = table("dc", a={"hand": "robin", "discard": "lasso_of_truth punch batmobile"})
    t.seat(0).plays("robin").is_asked("take").reads(
        "Robin: which card of your discard pile goes to your hand?",
        "Robin : quelle carte de votre défausse passe dans votre main ?",
    )
    t.seat(0).may_only("take lasso_of_truth", "take batmobile").may_not("take punch", rule="DC-003")
    t.seat(0).may_not("none", rule="DC-055").says("take batmobile")
    assert (t.power, t.hand(0), t.discarded(0)) == (1, "batmobile", "lasso_of_truth punch")


def test_robin_takes_the_only_equipment_without_a_question() -> None:
    t = table("dc", a={"hand": "robin robin", "discard": "kick batmobile"})
    t.seat(0).plays("robin").is_asked("turn").plays("robin").is_asked("turn")
    assert (t.hand(0), t.discarded(0)) == ("batmobile", "kick")


def test_supergirl() -> None:
    t = table("dc", a={"hand": "supergirl", "hero": "aquaman"})
    t.seat(0).plays("supergirl").is_asked("take_kick").may_only("yes", "no").reads(
        "Supergirl: do you put a Kick of the stack into your hand?",
        "Supergirl : prenez-vous en main un Coup de Pied de la pile ?",
    )
    t.seat(0).says("yes").is_asked("turn")
    assert (t.hand(0), t.discarded(0), t.seen_by(1)["kicks"]) == ("kick", "", 15)
    assert t.known_hand(0, None) == "kick", "it is not gained, and all have seen it"


def test_supergirl_takes_nothing() -> None:
    t = table("dc", a={"hand": "supergirl"})
    t.seat(0).plays("supergirl").says("no").is_asked("turn")
    assert (t.hand(0), t.seen_by(1)["kicks"]) == ("", 16)
    t = table("dc", a={"hand": "supergirl"}, kicks=0)
    t.seat(0).plays("supergirl").is_asked("turn")


def test_swamp_thing() -> None:
    for locations, power in (("", 2), ("the_batcave", 5), ("the_batcave titans_tower", 5)):
        t = table("dc", a={"hand": "swamp_thing", "locations": locations})
        t.seat(0).plays("swamp_thing")
        assert t.power == power


def test_swamp_thing_sees_a_location_that_is_lent() -> None:
    seats = {"a": {"hand": "swamp_thing kick"}, "b": {"hand": "the_batcave"}, "c": {"loyalty": "mastermind"}}
    t = table("dc", seats=3, watchmen=True, loyalty="open", plot="in_play", **seats)
    t.seat(0).plays("kick").asks_for_help()
    t.seat(1).says("yes")
    t.is_hit_at("the_batcave").seat(0).plays("swamp_thing")
    assert t.power == 2 + 5


def test_zatanna_zatara() -> None:
    t = table("dc", a={"hand": "zatanna_zatara", "discard": "punch kick lobo", "deck": "robin"})
    t.seat(0).plays("zatanna_zatara").is_asked("put_under").reads(
        "Zatanna Zatara: do you put cards of your discard pile under your deck, two at most?",
        "Zatanna Zatara : placez-vous des cartes de votre défausse sous votre deck, deux au plus ?",
    )
    t.seat(0).may("put", "put lobo").may_not("put punch kick lobo", rule="DC-055").says("put punch lobo")
    assert (t.power, t.deck(0), t.discarded(0)) == (1, "robin punch lobo", "kick")


def test_zatanna_zatara_without_a_discard_pile() -> None:
    t = table("dc", a={"hand": "zatanna_zatara"})
    t.seat(0).plays("zatanna_zatara").is_asked("turn")
    assert t.power == 1
