"""The Villains of the main deck, by name."""

from __future__ import annotations

import pytest

from tests.games.dc.talk import DcTalk
from tests.talk import table


def test_bane() -> None:
    t = table("dc", seats=3, a={"hand": "bane"}, b={"hand": "punch kick"}, c={"hand": "lobo"})
    t.seat(0).plays("bane")
    t.seat(1).is_asked("discard").may_only("discard punch", "discard kick").reads(
        "Bane: which card of your hand do you discard?", "Bane : quelle carte de votre main défaussez-vous ?"
    )
    t.seat(1).may_not("none", rule="DC-055").says("discard kick")
    assert (t.power, t.discarded(1), t.discarded(2)) == (2, "kick", "lobo"), "with one card there is no choice"


def test_bane_does_nothing_to_an_empty_hand() -> None:
    t = table("dc", a={"hand": "bane"}, b={"discard": "kick"})
    t.seat(0).plays("bane").is_asked("turn")
    assert t.discarded(1) == "kick"


@pytest.mark.parametrize(("weaknesses", "points"), [(0, 0), (1, 1), (3, 3)])
def test_bizarro(weaknesses: int, points: int) -> None:
    t = table("dc", a={"hand": "bizarro", "discard": "weakness " * weaknesses})
    t.seat(0).plays("bizarro")
    assert (t.power, t.points(0)) == (3, points), "2 for each Weakness, which still costs its own point"


def test_cheetah() -> None:
    t = table("dc", a={"hand": "cheetah"}, line_up="bane lobo robin scarecrow suicide_squad")
    t.seat(0).plays("cheetah").is_asked("gain").reads(
        "Cheetah: which card of the Line-Up do you gain?", "Cheetah : quelle carte de la Réserve gagnez-vous ?"
    )
    t.seat(0).may_only("gain bane", "gain robin", "gain suicide_squad")
    t.seat(0).may_not("gain lobo", "gain scarecrow", rule="DC-005").may_not("none", rule="DC-049")
    t.seat(0).says("gain bane")
    assert (t.power, t.discarded(0), t.line_up) == (0, "bane", "lobo robin scarecrow suicide_squad")


def test_cheetah_gains_the_only_card_and_nothing_without_one() -> None:
    t = table("dc", a={"hand": "cheetah cheetah"}, line_up="lobo robin")
    t.seat(0).plays("cheetah").is_asked("turn").plays("cheetah").is_asked("turn")
    assert (t.discarded(0), t.line_up) == ("robin", "lobo")


def test_clayface() -> None:
    t = table("dc", a={"hand": "clayface clayface kick the_batcave catwoman"})
    t.seat(0).plays("kick", "catwoman", "the_batcave", "clayface").is_asked("again").reads(
        "Clayface: which card do you play again?", "Gueule d’Argile : quelle carte rejouez-vous ?"
    )
    t.seat(0).may_only("again kick", "again catwoman", "again the_batcave")
    t.seat(0).may_not("again clayface", rule="DC-073").says("again kick")
    assert (t.power, t.played) == (2 + 2 + 2, "kick catwoman clayface"), "no Power of his own"
    t.seat(0).plays("clayface").may_not("again clayface", rule="DC-073").says("again catwoman")
    assert t.power == 8


def test_clayface_alone_does_nothing() -> None:
    t = table("dc", a={"hand": "clayface clayface punch"})
    t.seat(0).plays("clayface").is_asked("turn").plays("clayface").is_asked("turn")
    assert t.power == 0


def test_clayface_does_not_use_a_location_of_an_earlier_turn() -> None:
    t = table("dc", a={"hand": "clayface punch kick", "locations": "the_batcave"})
    t.seat(0).plays("punch", "kick", "clayface").is_asked("again").may_only("again punch", "again kick")


def test_clayface_attacks_again() -> None:
    t = table("dc", a={"hand": "scarecrow clayface"})
    t.seat(0).plays("scarecrow", "clayface").is_asked("turn")
    assert (t.discarded(1), t.power) == ("weakness weakness", 4)


def test_doomsday() -> None:
    t = table("dc", a={"hand": "doomsday"})
    t.seat(0).plays("doomsday").is_asked("turn")
    assert t.power == 4


def test_gorilla_grodd() -> None:
    t = table("dc", a={"hand": "gorilla_grodd"})
    t.seat(0).plays("gorilla_grodd").is_asked("turn")
    assert t.power == 3


def test_harley_quinn() -> None:
    b = {"discard": "punch lobo vulnerability punch", "deck": "kick"}
    t = table("dc", seats=3, a={"hand": "harley_quinn"}, b=b, c={"discard": "robin", "deck": "kick"})
    t.seat(0).plays("harley_quinn")
    t.seat(1).is_asked("put_on_top").may_only("put punch", "put vulnerability").reads(
        "Harley Quinn: which card of your discard pile goes on top of your deck?",
        "Harley Quinn : quelle carte de votre défausse va sur votre deck ?",
    )
    t.seat(1).may_not("put lobo", rule="DC-003").may_not("none", rule="DC-055").says("put vulnerability")
    assert (t.power, t.deck(1), t.discarded(1)) == (1, "vulnerability kick", "punch lobo punch")
    assert (t.deck(2), t.discarded(2)) == ("kick", "robin"), "neither a Punch nor a Vulnerability"


def test_harley_quinn_may_be_avoided_though_she_does_nothing() -> None:
    t = table("dc", a={"hand": "harley_quinn"}, b={"hand": "lasso_of_truth"})
    t.seat(0).plays("harley_quinn")
    t.seat(1).is_asked("defend").defends("lasso_of_truth")
    assert (t.hand(1), t.discarded(1)) == ("punch", "lasso_of_truth")


def test_lobo() -> None:
    t = table("dc", a={"hand": "lobo punch kick", "discard": "punch weakness"})
    t.seat(0).plays("lobo").is_asked("destroy").reads(
        "Lobo: do you destroy cards of your hand or discard pile, two at most?",
        "Lobo : détruisez-vous des cartes de votre main ou de votre défausse, deux au plus ?",
    )
    t.seat(0).may("destroy", "destroy kick@hand", "destroy punch@discard weakness@discard")
    t.seat(0).may_not("destroy punch@hand kick@hand weakness@discard", rule="DC-047")
    t.seat(0).says("destroy punch@hand weakness@discard")
    assert (t.power, t.hand(0), t.discarded(0), t.destroyed) == (3, "kick", "punch", "punch weakness")


def test_lobo_destroys_nothing() -> None:
    t = table("dc", a={"hand": "lobo punch"})
    t.seat(0).plays("lobo").is_asked("destroy").says("destroy").is_asked("turn")
    assert (t.power, t.hand(0), t.destroyed) == (3, "punch", "")


def test_the_penguin() -> None:
    t = table("dc", a={"hand": "the_penguin punch", "deck": "kick lobo robin"})
    t.seat(0).plays("the_penguin").is_asked("discard").reads(
        "The Penguin: which two cards of your hand do you discard?",
        "Le Pingouin : quelles sont les deux cartes de votre main que vous défaussez ?",
    )
    t.seat(0).may_only("discard punch kick", "discard punch lobo", "discard kick lobo")
    t.seat(0).may_not("discard punch", rule="DC-055").says("discard punch lobo")
    assert (t.power, t.hand(0), t.discarded(0)) == (0, "kick", "punch lobo")


def test_the_penguin_discards_all_of_a_small_hand() -> None:
    t = table("dc", a={"hand": "the_penguin", "deck": "kick lobo robin"})
    t.seat(0).plays("the_penguin").is_asked("turn")
    assert (t.hand(0), t.discarded(0), t.deck(0)) == ("", "kick lobo", "robin")


def test_poison_ivy() -> None:
    t = table("dc", seats=3, a={"hand": "poison_ivy"}, b={"deck": "kick punch"}, c={"deck": "punch kick"})
    t.seat(0).plays("poison_ivy").is_asked("turn")
    assert (t.power, t.discarded(1), t.discarded(2)) == (1, "kick weakness", "punch")


def test_poison_ivy_avoided_discards_nothing() -> None:
    t = table("dc", a={"hand": "poison_ivy"}, b={"hand": "blue_beetle", "deck": "kick"})
    t.seat(0).plays("poison_ivy")
    t.seat(1).is_asked("defend").defends("blue_beetle")
    assert (t.discarded(1), t.deck(1), t.power) == ("", "kick", 1)


def test_the_riddler() -> None:
    a = {"hand": "the_riddler super_strength kick punch"}
    t = table("dc", a=a, main="lobo weakness robin", line_up="doomsday")
    t.seat(0).plays("the_riddler").may("riddle power").may_not("riddle card", rule="DC-075")
    t.seat(0).reads_on(
        "riddle power", "The Riddler: take 1 Power instead", "Prendre 1 de Puissance à la place (L’Homme-Mystère)"
    )
    assert "lobo" not in t.everything_seen_by(0)
    t.seat(0).plays("super_strength", "kick").reads_on(
        "riddle card",
        "The Riddler: pay 3 Power to gain the top card of the main deck",
        "Payer 3 de Puissance pour gagner la première carte du Deck Commun (L’Homme-Mystère)",
    )
    t.seat(0).says("riddle card")
    assert (t.discarded(0), t.left) == ("lobo", 4)
    t.seat(0).may_not("riddle power", rule="DC-A25").says("riddle card")
    assert (t.discarded(0), t.left, t.line_up) == ("lobo weakness", 1, "doomsday")
    t.seat(0).may_not("riddle card", rule="DC-075")


def test_the_riddler_gives_power_instead() -> None:
    t = table("dc", a={"hand": "the_riddler super_strength"}, main="lobo")
    t.seat(0).plays("the_riddler", "super_strength").says("riddle power")
    assert (t.power, t.discarded(0)) == (6, "")
    t.seat(0).may_not("riddle card", "riddle power", rule="DC-A25")


def test_the_riddler_twice_is_offered_once_and_may_do_both() -> None:
    t = table("dc", a={"hand": "the_riddler the_riddler kick punch"}, main="robin")
    t.seat(0).plays("kick", "punch", "the_riddler", "the_riddler")
    t.seat(0).may_only("riddle card", "riddle power", of="riddle").says("riddle card")
    assert (t.left, t.discarded(0)) == (0, "robin")
    t.seat(0).says("riddle power").may_not("riddle power", rule="DC-A25")
    assert t.left == 1


def test_the_riddler_has_nothing_to_sell_when_the_main_deck_is_empty() -> None:
    t = table("dc", a={"hand": "the_riddler super_strength"}, main_left=0)
    t.seat(0).plays("the_riddler", "super_strength").may("riddle power").may_not("riddle card", rule="DC-A24")


def test_scarecrow() -> None:
    t = table("dc", seats=3, a={"hand": "scarecrow"})
    t.seat(0).plays("scarecrow").is_asked("turn")
    assert (t.power, t.discarded(0), t.discarded(1), t.discarded(2)) == (2, "", "weakness", "weakness")


def test_scarecrow_begins_on_the_left_when_one_weakness_is_left() -> None:
    t = table("dc", seats=3, a={}, b={"hand": "scarecrow"}, turn=1, weaknesses=1)
    t.seat(1).plays("scarecrow").is_asked("turn")
    assert (t.discarded(0), t.discarded(2), t.power) == ("", "weakness", 2)


def test_solomon_grundy() -> None:
    t = table("dc", a={"hand": "solomon_grundy solomon_grundy", "deck": "punch"}, line_up="solomon_grundy robin")
    t.seat(0).plays("solomon_grundy", "solomon_grundy")
    assert t.power == 6
    t.seat(0).buys("solomon_grundy").is_asked("on_top").may_only("yes", "no").reads(
        "Do you put Solomon Grundy on top of your deck? Otherwise it goes to your discard pile.",
        "Placez-vous Solomon Grundy sur votre deck ? Sinon, la carte va dans votre défausse.",
    )
    t.seat(0).says("yes").is_asked("turn")
    assert (t.deck(0), t.discarded(0)) == ("solomon_grundy punch", "")


def test_solomon_grundy_asks_for_himself_only() -> None:
    t = table("dc", a={"hand": "solomon_grundy princess_diana", "deck": "punch"}, line_up="solomon_grundy robin")
    t.seat(0).plays("solomon_grundy").buys("robin").is_asked("turn")
    t.seat(0).plays("princess_diana").is_asked("on_top").says("no")
    assert (t.deck(0), t.discarded(0)) == ("punch", "robin solomon_grundy")


def test_starro() -> None:
    b, c = {"deck": "super_strength punch"}, {"deck": "the_batcave punch"}
    t = table("dc", seats=4, a={"hand": "starro"}, b=b, c=c, d={"deck": "kick"})
    t.seat(0).plays("starro").is_asked("starro").may_only("yes", "no").reads(
        "Starro: do you play Super Strength? It goes back to its owner’s discard pile.",
        "Starro : jouez-vous Super-Force ? La carte retourne ensuite dans la défausse de son propriétaire.",
    )
    assert (t.discarded(1), t.discarded(3)) == ("super_strength", ""), "one foe after the other"
    t.seat(0).says("yes").is_asked("starro").says("no").is_asked("turn")
    assert (t.power, t.played) == (5, "starro")
    assert (t.discarded(1), t.discarded(2), t.discarded(3)) == ("super_strength", "the_batcave", "kick")


def test_starro_finds_nothing_where_no_card_is_left() -> None:
    t = table("dc", a={"hand": "starro"}, b={"hand": "punch", "deck": ""})
    t.seat(0).plays("starro").is_asked("turn")
    assert (t.discarded(1), t.power) == ("", 0)


def test_starro_on_patrol_plays_nothing() -> None:
    t = table("dc", a={"deck": "kick"}, on_patrol=True, line_up="lobo", main="starro robin mera bizarro")
    t.seat(0).says("patrol").is_asked("turn")
    assert (t.discarded(0), t.power) == ("kick", 0), "nobody is there to play it"


def test_starro_takes_nothing_from_who_avoids_him() -> None:
    t = table("dc", a={"hand": "starro"}, b={"hand": "lasso_of_truth", "deck": "kick lobo"})
    t.seat(0).plays("starro")
    t.seat(1).is_asked("defend").defends("lasso_of_truth")
    t.seat(0).is_asked("turn")
    assert (t.hand(1), t.deck(1), t.power) == ("kick", "lobo", 0)


def squads(hand: str) -> DcTalk:
    b, c = {"hand": "punch blue_beetle"}, {"hand": "kick"}
    return table("dc", seats=3, a={"hand": hand}, b=b, c=c)


def test_suicide_squad() -> None:
    t = squads("suicide_squad suicide_squad suicide_squad")
    t.seat(0).plays("suicide_squad", "suicide_squad")
    assert (t.power, t.hand(1), t.hand(2)) == (4, "punch blue_beetle", "kick")
    t.seat(0).plays("suicide_squad").is_asked("turn")
    t.seat(1).is_asked_nothing()
    assert (t.power, t.hand(1), t.hand(2)) == (6, "", ""), "no Attack, so no Defence"


def test_suicide_squad_played_again_is_no_other_squad() -> None:
    t = squads("suicide_squad suicide_squad clayface")
    t.seat(0).plays("suicide_squad", "suicide_squad", "clayface").is_asked("turn")
    assert (t.power, t.hand(2)) == (6, "kick")


@pytest.mark.parametrize("copies", [1, 2, 4, 6])
def test_suicide_squad_is_worth_the_square_of_its_number(copies: int) -> None:
    assert table("dc", a={"deck": "suicide_squad " * copies}).points(0) == copies * copies


@pytest.mark.parametrize(
    ("said", "top", "drawn"),
    [("even", "punch", True), ("even", "kick", False), ("odd", "kick", True), ("odd", "bane", False)],
)
def test_two_face(said: str, top: str, drawn: bool) -> None:
    t = table("dc", a={"hand": "two_face", "deck": f"{top} vulnerability"})
    t.seat(0).plays("two_face").is_asked("name").may_only("name even", "name odd").reads(
        "Two-Face: even or odd? If the cost of your top card is as you say, you draw it;"
        " otherwise you discard it.",
        "Double-Face : pair ou impair ? Si le coût de votre première carte est tel que vous le dites, vous la"
        " piochez ; sinon, vous la défaussez.",
    )
    t.seat(0).reads_on("name even", "Even", "Dire « pair »").reads_on("name odd", "Odd", "Dire « impair »")
    t.seat(0).says(f"name {said}").is_asked("turn")
    assert (t.power, t.deck(0)) == (1, "vulnerability")
    assert (t.hand(0), t.discarded(0)) == ((top, "") if drawn else ("", top))


def test_two_face_finds_nothing_where_no_card_is_left() -> None:
    t = table("dc", a={"hand": "two_face", "deck": ""})
    t.seat(0).plays("two_face").is_asked("turn")
    assert (t.power, t.hand(0), t.discarded(0)) == (1, "", "")
