"""The eleven cards that Watchmen shuffles into the main deck, by name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dc.talk import DcTalk
from tests.talk import table

BOSS = {"loyalty": "mastermind"}


def watchmen(hand: str, seats: int = 3, **more: Any) -> DcTalk:
    a = {"hand": hand, **more.pop("a", {})}
    return table("dc", seats=seats, watchmen=True, a=a, **{"challenge": "nixon", **more})


def test_disintegration() -> None:
    t = watchmen("disintegration", line_up="lobo robin", gifts="bane")
    t.seat(0).plays("disintegration").is_asked("disintegrate").reads(
        "Disintegration: do you destroy it to destroy one of these as well?",
        "Désintégration : détruisez-vous cette carte pour détruire aussi l’une de ces cibles ?",
    )
    t.seat(0).may_only("destroy nixon", "destroy lobo", "destroy robin", "none")
    t.seat(0).may_not("destroy_player 1", because="not-there").says("destroy lobo")
    assert (t.power, t.line_up, t.destroyed, t.played) == (3, "robin", "disintegration lobo", "")


def test_disintegration_is_kept() -> None:
    t = watchmen("disintegration")
    t.seat(0).plays("disintegration").is_asked("disintegrate").says("none").is_asked("turn")
    assert (t.power, t.destroyed, t.played) == (3, "", "disintegration")


def test_disintegration_of_the_challenge_defeats_it() -> None:
    t = watchmen("disintegration", gifts="bane nth_metal", challenges="alien_invasion")
    t.seat(0).plays("disintegration").is_asked("disintegrate").says("destroy nixon")
    watch = t.seen_by(1)["watchmen"]
    assert (watch["challenge"], watch["beaten"], watch["challenges_left"]) == (None, ["nixon"], 1)
    assert t.destroyed == "disintegration bane nth_metal" and t.left == 3


def test_disintegration_of_a_loyal_player() -> None:
    c = {"hand": "kick", "discard": "lobo", "deck": "punch", "locations": "the_batcave", "hero": "nite_owl"}
    t = watchmen("disintegration", 4, loyalty="open", b=BOSS, c=c, line_up="robin")
    t.seat(0).plays("disintegration").is_asked("disintegrate")
    t.seat(0).may_only("destroy nixon", "destroy robin", "destroy_player 2", "destroy_player 3", "none")
    t.seat(0).may_not("destroy_player 0", "destroy_player 1", because="not-there").says("destroy_player 2")
    assert t.destroyed == "disintegration punch kick lobo the_batcave"
    t.seat(0).is_asked("turn")
    gone = t.seen_by(0)["seats"][2]
    assert (gone["destroyed"], gone["super_heroes"], gone["hand_size"], gone["deck"]) == (True, [], 0, 0)
    assert (gone["discard"], gone["locations"]) == ([], [])


def test_disintegration_of_the_last_loyal_player_lets_the_mastermind_win() -> None:
    t = watchmen("disintegration", 2, loyalty="open", a=BOSS)
    t.seat(0).plays("disintegration").is_asked("disintegrate").says("destroy_player 1")
    t.ended("mastermind").ends([0], [1, 0])


def test_disintegration_of_a_player_counts_against_cancer_scare_what_was_not_in_play() -> None:
    c = {"hand": "kick", "discard": "lobo", "deck": "robin punch", "locations": "the_batcave"}
    t = watchmen("disintegration", loyalty="open", challenge="cancer_scare", b=BOSS, c=c)
    t.seat(0).plays("disintegration").is_asked("disintegrate").says("destroy_player 2")
    assert t.seen_by(0)["watchmen"]["challenge"]["demands"][0]["filled"] == 3


def test_disintegration_used_up_cannot_pay_again() -> None:
    t = watchmen("disintegration duplication", line_up="lobo robin")
    t.seat(0).plays("disintegration").is_asked("disintegrate").says("destroy lobo")
    t.seat(0).plays("duplication").is_asked("turn")
    assert (t.power, t.line_up) == (6, "robin")


def test_duplication() -> None:
    a = {"locations": "the_watchtower", "deck": "kick"}
    t = watchmen("duplication doomsday clayface punch", a=a)
    t.seat(0).plays("doomsday", "punch", "clayface").says("again punch").plays("duplication")
    t.seat(0).is_asked("again").reads(
        "Duplication: which card do you play again?", "Duplication : quelle carte rejouez-vous ?"
    )
    t.seat(0).may_only("again doomsday", "again punch", "again the_watchtower")
    t.seat(0).may_not("again duplication", "again clayface", rule="DC-073").says("again doomsday")
    assert t.power == 4 + 1 + 1 + 4


def test_duplication_of_a_location_changes_nothing() -> None:
    t = watchmen("duplication robin catwoman", a={"locations": "the_watchtower", "deck": "kick lobo"})
    t.seat(0).plays("robin", "duplication").is_asked("again").says("again the_watchtower").is_asked("turn")
    assert (t.power, t.locations(0), t.deck(0)) == (1, "the_watchtower", "lobo")
    t.seat(0).plays("catwoman")
    assert t.deck(0) == "lobo", "the first Hero of the turn has been played"


def test_reconstruction() -> None:
    main = "bane mera lasso_of_truth kid_flash nth_metal starro"
    t = watchmen("reconstruction", line_up="lobo robin", main=main)
    t.seat(0).plays("reconstruction").is_asked("turn")
    assert (t.power, t.destroyed) == (2, "lobo robin")
    assert t.line_up == "bane mera lasso_of_truth kid_flash nth_metal"
    t.seat(0).ends_turn()
    assert t.line_up.split()[5] == "starro", "nothing was bought or gained"


def test_teleportation() -> None:
    t = watchmen("teleportation", a={"deck": "kick lobo robin"})
    t.seat(0).plays("teleportation").is_asked("turn")
    assert (t.power, t.hand(0), t.deck(0)) == (0, "kick lobo", "robin")


def test_teleportation_defends_and_draws_one() -> None:
    t = watchmen("scarecrow", b={"hand": "teleportation", "deck": "kick lobo"})
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked("defend").may_only("defend teleportation", "pass", "pass_turn").defends("teleportation")
    assert (t.hand(1), t.deck(1), t.discarded(1)) == ("kick", "lobo", "teleportation")


def test_owlship() -> None:
    t = watchmen(
        "owlship", a={"discard": "bane robin kick weakness", "locations": "martian_palace", "deck": "mera"}
    )
    t.seat(0).plays("owlship").is_asked("owlship").may_only("contribute bane", "none").reads(
        "Owlship: do you contribute a card of your discard pile to the Challenge?",
        "Vaisseau du Hibou : contribuez-vous au Challenge avec une carte de votre défausse ?",
    )
    t.seat(0).may_not("contribute robin", "contribute kick", "contribute weakness", rule="WM-037")
    t.seat(0).says("contribute bane")
    assert (t.power, t.gifts, t.discarded(0)) == (3, "bane", "robin kick weakness")
    assert t.hand(0) == "mera", "a contribution like any other"


@pytest.mark.parametrize("discard", ["robin kick", ""])
def test_owlship_with_nothing_that_fits(discard: str) -> None:
    t = watchmen("owlship", a={"discard": discard})
    t.seat(0).plays("owlship").is_asked("turn")
    assert (t.power, t.gifts, t.discarded(0)) == (3, "", discard)


def test_grapnel_gun() -> None:
    t = watchmen("grapnel_gun")
    t.seat(0).plays("grapnel_gun").is_asked("turn")
    assert t.power == 1


@pytest.mark.parametrize(
    ("said", "deck", "discard"),
    [("put robin", "robin lobo", "punch grapnel_gun"), ("none", "lobo", "punch robin grapnel_gun")],
)
def test_grapnel_gun_defends(said: str, deck: str, discard: str) -> None:
    t = watchmen("scarecrow", b={"hand": "grapnel_gun", "deck": "kick lobo", "discard": "punch robin"})
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked("defend").defends("grapnel_gun").is_asked("put_on_top").reads(
        "Grapnel Gun: do you put a card of your discard pile on top of your deck?",
        "Pistolet-Grappin : placez-vous une carte de votre défausse sur votre deck ?",
    )
    t.seat(1).may_only("put punch", "put robin", "put grapnel_gun", "none").says(said)
    assert (t.hand(1), t.deck(1), t.discarded(1)) == ("kick", deck, discard)


def test_field_journal() -> None:
    t = watchmen("field_journal", main="lobo robin bane")
    t.seat(0).plays("field_journal").is_asked("destroy").may_only("destroy lobo", "destroy robin").reads(
        "Field Journal: which of these cards of the main deck do you destroy? The other stays on top.",
        "Journal de Bord : laquelle de ces cartes du Deck Commun détruisez-vous ? L’autre reste dessus.",
    )
    assert t.seen_by(1)["main_top"] == [] and "robin" not in t.everything_seen_by(1)
    t.seat(0).may_not("none", rule="WM-A45").says("destroy lobo")
    assert (t.power, t.destroyed) == (2, "lobo")
    assert [card["id"] for card in t.seen_by(0)["main_top"]] == ["robin"] and t.seen_by(1)["main_top"] == []


def test_field_journal_destroys_the_card_that_was_seen_and_not_another_copy() -> None:
    t = watchmen("field_journal", main="robin lobo mera robin")
    t.seat(0).plays("field_journal").is_asked("destroy").says("destroy robin")
    assert [card["id"] for card in t.seen_by(0)["main_top"]] == ["lobo"]


def test_field_journal_asks_also_who_sees_the_same_card_twice() -> None:
    t = watchmen("field_journal", main="robin robin bane")
    t.seat(0).plays("field_journal").is_asked("destroy").may_only("destroy robin").says("destroy robin")
    assert t.destroyed == "robin"


def test_field_journal_destroys_the_last_card() -> None:
    t = watchmen("field_journal", main_left=1, b=BOSS)
    t.seat(0).plays("field_journal")
    t.ended("mastermind").ends([1], [0, 1, 0])


def test_retired_minuteman() -> None:
    t = watchmen("retired_minuteman bane")
    t.seat(0).plays("retired_minuteman")
    assert t.power == 2
    t.seat(0).contributes("bane")
    assert t.power == 3, "also afterwards"


def test_retired_minuteman_after_two_contributions_gives_one_more() -> None:
    t = watchmen("retired_minuteman bane bane")
    t.seat(0).contributes("bane", "bane").plays("retired_minuteman")
    assert t.power == 3


def test_moloch() -> None:
    t = watchmen("moloch", b={"hand": "kick punch"}, c={"hand": "lasso_of_truth lobo", "deck": "mera"})
    t.seat(0).plays("moloch")
    t.seat(2).is_asked("defend").reads(
        "Moloch attacks you. Do you use a Defence?", "Moloch vous attaque. Utilisez-vous une Défense ?"
    )
    t.seat(2).defends("lasso_of_truth")
    t.is_hit_at("kick").seat(0).is_asked("turn")
    assert (t.power, t.discarded(1), t.discarded(2)) == (2, "kick", "lasso_of_truth")


def test_antarctic_retreat() -> None:
    t = watchmen("antarctic_retreat bane scarecrow doomsday", a={"deck": "kick lobo"})
    t.seat(0).plays("antarctic_retreat")
    assert (t.power, t.locations(0), t.deck(0)) == (0, "antarctic_retreat", "kick lobo")
    t.seat(0).plays("bane")
    assert t.deck(0) == "kick lobo", "cost 4"
    t.seat(0).plays("scarecrow")
    assert t.deck(0) == "kick lobo", "it is itself the first card of cost 5 of this turn"


def test_antarctic_retreat_draws_for_the_first_card_of_cost_5() -> None:
    a = {"locations": "antarctic_retreat", "deck": "kick lobo"}
    t = watchmen("bane gorilla_grodd doomsday", a=a)
    t.seat(0).plays("bane")
    assert t.deck(0) == "kick lobo"
    t.seat(0).plays("gorilla_grodd")
    assert t.deck(0) == "lobo"
    t.seat(0).plays("doomsday")
    assert t.deck(0) == "lobo"


def test_martian_palace() -> None:
    t = watchmen("bane bane nth_metal", a={"locations": "martian_palace", "deck": "kick lobo"})
    t.seat(0).contributes("bane")
    assert (t.deck(0), t.power) == ("lobo", 0)
    t.seat(0).contributes("bane")
    assert t.deck(0) == "lobo", "the first contribution of the turn only"


def test_martian_palace_is_too_late_after_the_first_contribution() -> None:
    t = watchmen("bane bane martian_palace", a={"deck": "kick lobo"})
    t.seat(0).contributes("bane").plays("martian_palace").contributes("bane")
    assert (t.deck(0), t.locations(0)) == ("kick lobo", "martian_palace")
