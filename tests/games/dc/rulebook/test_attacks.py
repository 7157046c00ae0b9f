"""Attacks and Defences (DC-036 to DC-042), and what a window may not betray."""

from __future__ import annotations

from panoplie.kernel.rulebook import rule
from tests.games.dc.rulebook.scenes import appearing
from tests.talk import table


@rule("DC-036")
def test_harm_that_is_no_attack_cannot_be_avoided() -> None:
    t = table("dc", a={"hand": "scarecrow"}, b={"hand": "blue_beetle"})
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked("defend")
    t = table("dc", a={"hand": "the_joker"}, b={"hand": "blue_beetle"})
    t.seat(0).plays("the_joker")
    t.seat(1).is_asked("name").may_only("name discard_random", "name let_draw")


@rule("DC-037")
def test_one_defence_for_each_attack() -> None:
    b = {"hand": "lasso_of_truth lasso_of_truth punch"}
    t = table("dc", a={"hand": "scarecrow scarecrow"}, b=b)
    t.seat(0).plays("scarecrow")
    t.seat(1).defends("lasso_of_truth").is_asked_nothing()
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked("defend").defends("lasso_of_truth")
    assert t.discarded(1) == "lasso_of_truth lasso_of_truth"


@rule("DC-038", "DC-039")
def test_a_defence_protects_its_player_and_takes_nothing_from_the_attacker() -> None:
    b, c = {"hand": "lasso_of_truth"}, {"hand": "super_speed punch"}
    t = table("dc", seats=3, a={"hand": "scarecrow"}, b=b, c=c)
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked("defend").defends("lasso_of_truth")
    t.seat(2).is_asked("defend").passes()
    assert (t.discarded(1), t.discarded(2), t.power) == ("lasso_of_truth", "weakness", 2)
    t = table("dc", a={"hand": "starro"}, b={"hand": "blue_beetle", "deck": "doomsday"})
    t.seat(0).plays("starro")
    t.seat(1).defends("blue_beetle")
    t.seat(0).is_asked("turn")
    assert t.power == 0, "what depends on the players who are struck is lost"


@rule("DC-040")
def test_a_defence_may_be_used_against_nothing() -> None:
    t = table("dc", a={"hand": "scarecrow"}, b={"hand": "lasso_of_truth", "deck": "kick"}, weaknesses=0)
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked("defend").defends("lasso_of_truth")
    assert t.hand(1) == "kick"


@rule("DC-041")
def test_defences_are_used_from_the_hand_and_between_turns() -> None:
    t = table(
        "dc", a={"hand": "scarecrow"}, b={"hand": "punch", "discard": "lasso_of_truth", "deck": "super_speed"}
    )
    t.seat(0).plays("scarecrow")
    t.seat(1).may_not("defend punch", rule="DC-041").may_not("defend lasso_of_truth", because="not-there").passes()
    t = appearing("lex_luthor", b={"hand": "lasso_of_truth"}, line_up="bane robin robin mera mera")
    t.seat(1).is_asked("defend").defends("lasso_of_truth")
    assert t.discarded(0).endswith("weakness") and t.discarded(1) == "lasso_of_truth"


@rule("DC-042")
def test_an_attack_goes_clockwise_from_its_player() -> None:
    t = table("dc", seats=4, turn=2, c={"hand": "scarecrow"}, weaknesses=2)
    t.seat(2).plays("scarecrow")
    assert [t.discarded(seat) for seat in range(4)] == ["weakness", "", "", "weakness"]


@rule("DC-A7")
def test_all_are_asked_at_once_who_could_hold_a_defence() -> None:
    c, d = {"hand": "punch", "deck": "cape_and_cowl"}, {"hand": "lasso_of_truth"}
    t = table("dc", seats=4, a={"hand": "scarecrow"}, b={"hand": "punch"}, c=c, d=d)
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked_nothing()
    t.seat(3).is_asked("defend").defends("lasso_of_truth")
    assert t.discarded(1) == t.discarded(3) == "", "nothing happens before all have answered"
    t.seat(2).is_asked("defend").may_only("pass", "pass_turn").passes()
    assert [t.discarded(seat) for seat in (1, 2, 3)] == ["weakness", "weakness", "lasso_of_truth"]


def test_whoever_took_part_with_brainiac_may_hold_any_card_that_was_mixed() -> None:
    """Seat 0 got none of the Defences, but nobody knows that."""
    b = {"hand": "scarecrow lasso_of_truth kick"}
    t = appearing("brainiac", a={"deck": "lobo mera punch punch punch"}, b=b)
    t.seat(1).is_asked("defend").passes()
    t.seat(0).says("pass_on lobo mera")
    t.seat(1).says("pass_on lasso_of_truth kick")
    t.shuffles("lobo mera kick lasso_of_truth")
    assert sorted(t.hand(0).split()) == ["lobo", "mera", "punch", "punch", "punch"]
    t.seat(1).plays("scarecrow")
    t.seat(0).is_asked("defend").may_only("pass", "pass_turn")


def test_not_this_turn_holds_until_the_turn_ends() -> None:
    t = table("dc", a={"hand": "scarecrow scarecrow"}, b={"hand": "lasso_of_truth"})
    t.seat(0).plays("scarecrow")
    t.seat(1).says("pass_turn")
    t.seat(0).plays("scarecrow").is_asked("turn")
    assert t.discarded(1) == "weakness weakness"


def test_a_foe_chooses_in_secret_whatever_the_hand_holds() -> None:
    t = table("dc", seats=3, a={"hand": "bane"}, b={"hand": "punch punch"}, c={"hand": "kick"})
    t.seat(0).plays("bane")
    t.seat(1).is_asked("discard").may_only("discard punch")
    t.seat(2).is_asked_nothing()
    t.seat(1).says("discard punch")
    assert (t.discarded(1), t.discarded(2)) == ("punch", "kick")


@rule("DC-A8")
def test_a_first_appearance_begins_with_the_player_whose_turn_has_ended() -> None:
    t = appearing("lex_luthor", 3, weaknesses=2, line_up="bane robin robin mera mera")
    assert [t.discarded(seat).count("weakness") for seat in range(3)] == [1, 1, 0]
    hands = {"b": {"hand": "kick lobo"}, "c": {"hand": "kick mera"}}
    t = appearing("anti_monitor", 3, a={"deck": "kick mera punch punch punch"}, **hands)
    for seat in (2, 0, 1):
        t.seat(seat).is_asked("add").says("add kick")
    assert t.line_up.endswith("kick kick kick")


@rule("DC-A9")
def test_a_defence_gives_its_cards_at_once_and_they_do_not_defend() -> None:
    b = {"hand": "lasso_of_truth", "deck": "super_speed"}
    t = table("dc", a={"hand": "scarecrow"}, b=b)
    t.seat(0).plays("scarecrow")
    t.seat(1).defends("lasso_of_truth").is_asked_nothing()
    assert t.hand(1) == "super_speed"
    seats = {"b": {"hand": "lasso_of_truth", "deck": "super_speed"}, "d": {"hand": "punch"}}
    t = table("dc", seats=4, variant="teams", a={"hand": "scarecrow"}, **seats)
    t.seat(0).plays("scarecrow")
    t.seat(1).defends("lasso_of_truth")
    t.seat(0).is_asked("turn")
    assert t.discarded(3) == "weakness", "nor does such a card defend the partner"


@rule("DC-A36")
def test_a_first_appearance_is_no_attack_of_the_card() -> None:
    t = table("dc", a={"hand": "parallax scarecrow", "hero": "the_comedian"})
    t.seat(0).plays("parallax")
    assert t.power == 0
    t.seat(0).plays("scarecrow")
    assert t.power == (2 + 1) * 2
    t = table("dc", watchmen=True, challenge="riots", a={"hand": "lex_luthor scarecrow"})
    t.seat(0).may_not("contribute lex_luthor", rule="WM-037").may("contribute scarecrow")
