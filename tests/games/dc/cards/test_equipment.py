"""The Equipment of the main deck, by name."""

from __future__ import annotations

import pytest

from tests.talk import table


def test_aquamans_trident() -> None:
    t = table("dc", a={"hand": "aquamans_trident doomsday", "deck": "punch"}, line_up="robin lobo")
    t.seat(0).plays("aquamans_trident", "doomsday").buys("robin").is_asked("on_top").may_only("yes", "no").reads(
        "Do you put Robin on top of your deck? Otherwise it goes to your discard pile.",
        "Placez-vous Robin sur votre deck ? Sinon, la carte va dans votre défausse.",
    )
    t.seat(0).says("no").buys("kick").is_asked("on_top").says("yes").is_asked("turn")
    assert (t.power, t.discarded(0), t.deck(0)) == (6, "robin", "kick punch")


def test_aquamans_trident_works_once() -> None:
    t = table("dc", a={"hand": "aquamans_trident doomsday", "deck": "punch"})
    t.seat(0).plays("aquamans_trident", "doomsday").buys("kick").says("yes").buys("kick").is_asked("turn")
    assert (t.discarded(0), t.deck(0)) == ("kick", "kick punch")


def test_aquamans_trident_for_a_super_villain() -> None:
    hand = "aquamans_trident super_strength punch"
    t = table("dc", a={"hand": hand, "deck": "punch"}, stack="ras_al_ghul lex_luthor")
    t.seat(0).plays("aquamans_trident", "super_strength", "punch").defeats("ras_al_ghul").is_asked("on_top").says(
        "yes"
    )
    assert t.deck(0) == "ras_al_ghul punch"


def test_batmobile() -> None:
    t = table("dc", a={"hand": "batmobile kick punch", "deck": "robin lobo bane mera starro cheetah"})
    t.seat(0).plays("batmobile").is_asked("turn")
    assert (t.power, t.discarded(0)) == (0, "punch kick")
    assert (sorted(t.hand(0).split()), t.deck(0)) == (["bane", "lobo", "mera", "robin", "starro"], "cheetah")
    assert t.played == "batmobile"


def test_batmobile_as_a_later_card_gives_power() -> None:
    t = table("dc", a={"hand": "punch batmobile kick"})
    t.seat(0).plays("punch", "batmobile").is_asked("turn")
    assert (t.power, t.hand(0)) == (2, "kick")


def test_bat_signal() -> None:
    t = table("dc", a={"hand": "bat_signal", "discard": "robin bane mera kick"})
    t.seat(0).plays("bat_signal").is_asked("take").reads(
        "The Bat-Signal: which card of your discard pile goes to your hand?",
        "Le Bat-Signal : quelle carte de votre défausse passe dans votre main ?",
    )
    t.seat(0).may_only("take robin", "take mera").may_not("take bane", "take kick", rule="DC-003")
    t.seat(0).may_not("none", rule="DC-055").says("take mera")
    assert (t.power, t.hand(0), t.discarded(0)) == (1, "mera", "robin bane kick")


@pytest.mark.parametrize(("discard", "hand"), [("kick robin", "robin"), ("kick", "")])
def test_bat_signal_without_a_choice(discard: str, hand: str) -> None:
    t = table("dc", a={"hand": "bat_signal", "discard": discard})
    t.seat(0).plays("bat_signal").is_asked("turn")
    assert (t.hand(0), t.discarded(0)) == (hand, "kick")


def test_cape_and_cowl() -> None:
    t = table("dc", a={"hand": "scarecrow cape_and_cowl"}, b={"hand": "cape_and_cowl", "deck": "kick lobo robin"})
    t.seat(0).plays("cape_and_cowl")
    assert t.power == 2
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked("defend").defends("cape_and_cowl")
    assert (t.hand(1), t.deck(1), t.discarded(1)) == ("kick lobo", "robin", "cape_and_cowl")


def test_green_arrows_bow() -> None:
    t = table(
        "dc", a={"hand": "green_arrows_bow punch punch punch green_arrows_bow"}, stack="ras_al_ghul lex_luthor"
    )
    t.seat(0).plays("green_arrows_bow", "punch", "punch", "punch")
    assert t.power == 5
    t.seat(0).may_not("defeat ras_al_ghul", rule="DC-024").plays("green_arrows_bow").defeats("ras_al_ghul")
    assert t.left == 7 - (8 - 2 - 2), "two Bows add up"


def test_green_arrows_bow_does_not_make_the_line_up_cheaper() -> None:
    t = table("dc", a={"hand": "green_arrows_bow"}, line_up="robin catwoman")
    t.seat(0).plays("green_arrows_bow").may_not("buy robin", rule="DC-023").may("buy catwoman")


def test_lasso_of_truth() -> None:
    t = table("dc", a={"hand": "scarecrow lasso_of_truth"}, b={"hand": "lasso_of_truth", "deck": "kick lobo"})
    t.seat(0).plays("lasso_of_truth")
    assert t.power == 1
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked("defend").defends("lasso_of_truth")
    assert (t.hand(1), t.deck(1), t.discarded(1)) == ("kick", "lobo", "lasso_of_truth")


def test_nth_metal() -> None:
    t = table("dc", a={"hand": "nth_metal", "deck": "weakness kick"})
    t.seat(0).plays("nth_metal").is_asked("destroy").may_only("destroy weakness", "none").reads(
        "Nth Metal: this card lies on top of your deck. Do you destroy it?",
        "Métal Nth : voici la première carte de votre deck. La détruisez-vous ?",
    )
    assert "weakness" not in [card["id"] for card in t.seen_by(1)["seats"][0]["deck_top"]], "only its owner looks"
    t.seat(0).says("destroy weakness")
    assert (t.power, t.deck(0), t.destroyed) == (1, "kick", "weakness")


def test_nth_metal_leaves_the_card_where_it_is() -> None:
    t = table("dc", a={"hand": "nth_metal", "deck": "lobo kick"})
    t.seat(0).plays("nth_metal").is_asked("destroy").says("none")
    assert (t.deck(0), t.destroyed) == ("lobo kick", "")
    assert [card["id"] for card in t.seen_by(0)["seats"][0]["deck_top"]] == ["lobo"]


@pytest.mark.parametrize(("top", "power"), [("kick", 3), ("punch", 2), ("weakness", 2)])
def test_power_ring(top: str, power: int) -> None:
    t = table("dc", a={"hand": "power_ring", "deck": f"{top} lobo"})
    t.seat(0).plays("power_ring").is_asked("turn")
    assert (t.power, t.deck(0)) == (power, f"{top} lobo")
    assert [card["id"] for card in t.seen_by(1)["seats"][0]["deck_top"]] == [top]


def test_power_ring_without_any_card_left() -> None:
    t = table("dc", a={"hand": "power_ring", "deck": ""})
    t.seat(0).plays("power_ring").is_asked("turn")
    assert t.power == 2


@pytest.mark.parametrize(
    ("others", "points"),
    [("batmobile nth_metal bat_signal", 3), ("batmobile nth_metal bat_signal cape_and_cowl", 4 + 5)],
)
def test_utility_belt(others: str, points: int) -> None:
    t = table("dc", a={"hand": "utility_belt", "discard": others})
    t.seat(0).plays("utility_belt")
    assert (t.power, t.points(0)) == (2, points)
