"""The twelve Super-Villains, by name: what they cost and bring, what they do when they are played."""

from __future__ import annotations

from typing import Any

import pytest

from panoplie.kernel.asks import HIDES
from tests.games.dc.talk import DcTalk
from tests.talk import table


@pytest.mark.parametrize(
    ("villain", "cost", "points"),
    [
        ("ras_al_ghul", 8, 4),
        ("anti_monitor", 12, 6),
        ("atrocitus", 10, 5),
        ("black_manta", 8, 4),
        ("brainiac", 11, 6),
        ("captain_cold", 9, 5),
        ("darkseid", 11, 6),
        ("deathstroke", 9, 5),
        ("the_joker", 10, 5),
        ("lex_luthor", 10, 5),
        ("parallax", 12, 6),
        ("sinestro", 10, 5),
    ],
)
def test_a_super_villain_is_taken_for_its_cost(villain: str, cost: int, points: int) -> None:
    t = table("dc", a={"hand": "punch " * cost}, stack=villain)
    t.seat(0).plays(*["punch"] * (cost - 1)).may_not(f"defeat {villain}", rule="DC-024")
    t.seat(0).plays("punch").defeats(villain).is_asked("turn")
    assert (t.left, t.discarded(0), t.points(0)) == (0, villain, points)


def holding(villain: str, hand: str = "", seats: int = 2, **more: Any) -> DcTalk:
    """A player with a Super-Villain in hand, while another one lies open."""
    a = {"hand": f"{villain} {hand}", **more.pop("a", {})}
    stack = "ras_al_ghul" if villain != "ras_al_ghul" else "lex_luthor"
    return table("dc", seats=seats, a=a, stack=stack, **more)


def test_ras_al_ghul() -> None:
    t = holding("ras_al_ghul", "punch", a={"deck": "kick " * 6})
    t.seat(0).plays("ras_al_ghul").is_asked("turn")
    assert t.power == 3
    t.seat(0).ends_turn()
    assert (t.deck(0), t.discarded(0)) == ("kick ras_al_ghul", "punch")


def test_ras_al_ghul_goes_under_the_deck_before_the_new_hand_is_drawn() -> None:
    t = holding("ras_al_ghul", a={"deck": "kick kick"})
    t.seat(0).plays("ras_al_ghul").ends_turn()
    assert t.hand(0) == "kick kick ras_al_ghul"


def test_ras_al_ghul_borrowed_goes_home() -> None:
    t = table("dc", a={"hand": "jonn_jonzz"}, stack="ras_al_ghul lex_luthor")
    t.seat(0).plays("jonn_jonzz").ends_turn()
    assert t.seen_by(1)["super_villains"]["top"]["id"] == "ras_al_ghul" and "ras_al_ghul" not in t.deck(0)


def test_anti_monitor() -> None:
    t = holding("anti_monitor", line_up="robin kick lobo", main="bane mera starro")
    t.seat(0).plays("anti_monitor").is_asked("destroy").reads(
        "The Anti-Monitor: which cards of the Line-Up do you destroy and replace?",
        "L’Anti-Monitor : quelles cartes de la Réserve détruisez-vous pour les remplacer ?",
    )
    t.seat(0).may("destroy", "destroy robin kick lobo").may_not("destroy bane", because="not-there")
    t.seat(0).says("destroy robin lobo").is_asked("turn")
    assert (t.power, t.line_up, t.destroyed) == (2, "kick bane mera", "robin lobo")


def test_anti_monitor_destroys_nothing() -> None:
    t = holding("anti_monitor", line_up="robin kick")
    t.seat(0).plays("anti_monitor").is_asked("destroy").says("destroy")
    assert (t.power, t.line_up, t.destroyed) == (2, "robin kick", "")


def test_anti_monitor_replaces_as_many_as_the_main_deck_has() -> None:
    t = holding("anti_monitor", line_up="robin kick lobo", main="bane", main_left=1)
    t.seat(0).plays("anti_monitor").is_asked("destroy").says("destroy robin lobo").is_asked("turn")
    assert (t.line_up, t.destroyed) == ("kick bane", "robin lobo")


def test_atrocitus() -> None:
    t = holding("atrocitus", "lobo", a={"discard": "punch weakness kick"})
    t.seat(0).plays("atrocitus").is_asked("destroy").reads(
        "Atrocitus: do you destroy cards of your discard pile, two at most?",
        "Atrocitus : détruisez-vous des cartes de votre défausse, deux au plus ?",
    )
    t.seat(0).may("destroy", "destroy kick").may_not("destroy punch weakness kick", rule="DC-047")
    t.seat(0).may_not("destroy lobo", because="not-there").says("destroy punch weakness")
    assert (t.power, t.discarded(0), t.destroyed) == (2, "kick", "punch weakness")


def test_black_manta() -> None:
    t = holding("black_manta", a={"deck": "kick lobo"})
    t.seat(0).plays("black_manta").is_asked("turn")
    assert (t.power, t.hand(0), t.deck(0)) == (3, "kick", "lobo")


def test_brainiac() -> None:
    b, c = {"hand": "super_strength punch"}, {"hand": "the_batcave"}
    t = holding("brainiac", seats=4, b=b, c=c)
    t.seat(0).plays("brainiac")
    t.is_hit_at("super_strength").is_hit_at("the_batcave").seat(0).is_asked("turn")
    assert (t.power, t.played) == (5, "brainiac")
    assert (t.hand(1), t.known_hand(1, None)) == ("punch super_strength", "super_strength")
    assert (t.hand(2), t.known_hand(2, None), t.locations(0)) == ("the_batcave", "the_batcave", ""), (
        "a Location just stays"
    )


def test_brainiac_finds_a_hand_that_another_card_of_his_has_emptied() -> None:
    t = holding("brainiac", seats=3, b={"hand": "bane"}, c={"hand": "kick"})
    t.seat(0).plays("brainiac")
    t.is_hit_at("bane").seat(0).is_asked("turn")
    assert (t.power, t.hand(1), t.discarded(2)) == (2, "bane", "kick"), "nothing is left to play of the third hand"


def test_captain_cold() -> None:
    b, c, d = {"discard": "robin mera"}, {"discard": "kick"}, {"discard": "catwoman", "hand": "lobo"}
    t = holding("captain_cold", seats=4, a={"discard": "robin"}, b=b, c=c, d=d)
    t.seat(0).plays("captain_cold").is_asked("turn")
    assert t.power == 2 + 2, "one for each foe with a Hero, however many"


def test_darkseid() -> None:
    t = holding("darkseid", "punch kick lobo")
    t.seat(0).plays("darkseid").is_asked("destroy_two").may_only("yes", "no").reads(
        "Darkseid: do you destroy two cards of your hand for 5 Power instead of 3?",
        "Darkseid : détruisez-vous deux cartes de votre main, pour 5 de Puissance au lieu de 3 ?",
    )
    t.seat(0).says("yes").is_asked("destroy").reads(
        "Darkseid: which two cards of your hand do you destroy?",
        "Darkseid : quelles sont les deux cartes de votre main que vous détruisez ?",
    )
    t.seat(0).may_not("destroy punch", rule="DC-047").says("destroy punch kick")
    assert (t.power, t.hand(0), t.destroyed) == (5, "lobo", "punch kick")


def test_darkseid_takes_the_only_two_cards() -> None:
    t = holding("darkseid", "punch kick")
    t.seat(0).plays("darkseid").says("yes").is_asked("turn")
    assert (t.power, t.hand(0), t.destroyed) == (5, "", "punch kick")


def test_darkseid_asks_also_who_has_three_of_a_kind() -> None:
    t = holding("darkseid", "punch punch punch")
    t.seat(0).plays("darkseid").says("yes").is_asked("destroy").may_only("destroy punch punch")
    assert t.match.asks()[0].lone == HIDES, "else nobody would have to wait, and all would know the hand"


@pytest.mark.parametrize("hand", ["punch kick", "punch"])
def test_darkseid_destroys_nothing(hand: str) -> None:
    t = holding("darkseid", hand)
    t.seat(0).plays("darkseid")
    if " " in hand:
        t.seat(0).is_asked("destroy_two").says("no")
    t.seat(0).is_asked("turn")
    assert (t.power, t.hand(0), t.destroyed) == (3, hand, "")


def test_deathstroke() -> None:
    t = holding("deathstroke", line_up="robin lobo kick nth_metal")
    t.seat(0).plays("deathstroke").is_asked("gain").may_only("gain robin", "gain lobo", "none").reads(
        "Deathstroke: do you gain a Hero or a Villain of the Line-Up? Otherwise you get 3 Power.",
        "Deathstroke : gagnez-vous un Héros ou un Vilain de la Réserve ? Sinon, vous obtenez 3 de Puissance.",
    )
    t.seat(0).may_not("gain kick", "gain nth_metal", rule="DC-003").says("gain lobo")
    assert (t.power, t.discarded(0), t.line_up) == (0, "lobo", "robin kick nth_metal")


@pytest.mark.parametrize("line_up", ["robin kick", "kick nth_metal"])
def test_deathstroke_gives_power_to_who_gains_nothing(line_up: str) -> None:
    t = holding("deathstroke", line_up=line_up)
    t.seat(0).plays("deathstroke")
    if "robin" in line_up:
        t.seat(0).is_asked("gain").says("none")
    t.seat(0).is_asked("turn")
    assert (t.power, t.discarded(0), t.line_up) == (3, "", line_up)


def test_the_joker() -> None:
    b, c = {"hand": "kick punch"}, {"hand": "blue_beetle"}
    t = holding("the_joker", seats=4, a={"deck": "lobo robin mera"}, b=b, c=c)
    t.seat(0).plays("the_joker")
    t.seat(2).is_asked_nothing()
    t.seat(1).is_asked("name").may_only("name discard_random", "name let_draw").reads(
        "The Joker: do you discard a random card of your hand, or let your foe draw a card?",
        "Le Joker : défaussez-vous une carte de votre main au hasard, ou laissez-vous l’adversaire piocher une"
        " carte ?",
    )
    t.seat(1).reads_on("name let_draw", "Let your foe draw a card", "Laisser l’adversaire piocher une carte")
    t.seat(1).reads_on("name discard_random", "Discard a random card", "Défausser une carte au hasard")
    t.seat(1).says("name discard_random")
    t.is_hit_at("kick")
    t.seat(2).is_asked("name").says("name let_draw")
    t.seat(0).is_asked("turn")
    assert (t.power, t.discarded(1), t.hand(2)) == (2, "kick", "blue_beetle")
    assert t.hand(0) == "robin lobo", "one for the foe who let it, one for the foe without a hand"


def test_lex_luthor() -> None:
    t = holding("lex_luthor", a={"deck": "kick lobo robin mera"})
    t.seat(0).plays("lex_luthor").is_asked("turn")
    assert (t.power, t.hand(0), t.deck(0)) == (0, "kick robin lobo", "mera")


def test_parallax() -> None:
    t = holding("parallax", "kick punch")
    t.seat(0).plays("kick", "parallax")
    assert t.power == 4
    t.seat(0).plays("punch")
    assert t.power == 6, "before and after"


def test_parallax_doubles_what_was_spent_too() -> None:
    t = holding("parallax", "kick punch")
    t.seat(0).plays("kick", "punch").buys("kick").plays("parallax")
    assert (t.power, t.left) == (6, 3)


def test_parallax_may_be_agreed_to_double_only_what_is_left() -> None:
    t = holding("parallax", "kick punch kick punch", parallax="unspent")
    t.seat(0).plays("kick", "punch", "punch").buys("kick").plays("parallax")
    assert t.left == 2 * 1
    t.seat(0).plays("kick")
    assert t.left == 2 * 1 + 2 * 2


def test_parallax_agreed_so_and_played_again() -> None:
    t = holding("parallax", "kick punch punch clayface", parallax="unspent")
    t.seat(0).plays("kick", "punch", "punch").buys("kick").plays("parallax", "clayface").says("again parallax")
    assert t.left == 4 * 1


def test_parallax_played_again_makes_four_times() -> None:
    t = holding("parallax", "kick clayface")
    t.seat(0).plays("kick", "parallax", "clayface").says("again parallax")
    assert t.power == 8


def test_sinestro() -> None:
    t = holding("sinestro", main="robin bane", a={"hero": "aquaman"})
    t.seat(0).plays("sinestro").is_asked("turn")
    assert (t.power, t.destroyed, t.hand(0)) == (3, "robin", "")


def test_sinestro_takes_what_is_no_hero() -> None:
    t = holding("sinestro", main="bane robin", a={"hero": "aquaman"})
    t.seat(0).plays("sinestro").is_asked("turn")
    assert (t.power, t.destroyed, t.hand(0), t.known_hand(0, None)) == (0, "", "bane", "bane")
    assert t.discarded(0) == "", "it is not gained"


def test_sinestro_finds_nothing_in_an_empty_main_deck() -> None:
    t = holding("sinestro", main_left=0)
    t.seat(0).plays("sinestro").is_asked("turn")
    assert (t.power, t.hand(0), t.destroyed) == (0, "", "")
