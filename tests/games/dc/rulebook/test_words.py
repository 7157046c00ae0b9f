"""Words of the cards (DC-043 to DC-055)."""

from __future__ import annotations

from panoplie.kernel.rulebook import rule
from tests.talk import table


@rule("DC-043")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    t = table("dc", a={"hand": "kid_flash", "deck": "punch", "discard": "kick"})
    t.seat(0).plays("kid_flash").is_asked("turn")
    assert (t.deck(0), t.discarded(0), t.hand(0)) == ("", "kick", "punch"), "an empty deck waits"
    t = table("dc", a={"hand": "kid_flash", "deck": "", "discard": "kick mera"})
    t.seat(0).plays("kid_flash")
    t.shuffles("mera kick")
    assert (t.hand(0), t.deck(0), t.discarded(0)) == ("mera", "kick", "")


@rule("DC-044")
def test_locations_stay_in_any_number() -> None:
    t = table("dc", a={"hand": "the_batcave titans_tower", "locations": "arkham_asylum"})
    t.seat(0).plays("the_batcave", "titans_tower").ends_turn()
    assert t.locations(0) == "arkham_asylum the_batcave titans_tower" and t.discarded(0) == ""


@rule("DC-045")
def test_a_location_works_for_the_first_card_that_fits() -> None:
    a = {"hand": "punch robin mera", "locations": "the_watchtower", "deck": "kick lobo"}
    t = table("dc", a=a)
    t.seat(0).plays("punch")
    assert "kick" not in t.hand(0)
    t.seat(0).plays("robin")
    assert "kick" in t.hand(0)
    t.seat(0).plays("mera")
    assert "lobo" not in t.hand(0)


@rule("DC-A41")
def test_a_location_does_not_set_itself_off() -> None:
    a = {"hand": "antarctic_retreat doomsday", "deck": "kick punch punch punch punch lobo"}
    t = table("dc", a=a)
    t.seat(0).plays("antarctic_retreat")
    assert t.hand(0) == "doomsday", "it costs 5 itself"
    t.seat(0).plays("doomsday")
    assert t.hand(0) == "", "and was the first such card of the turn"
    t = table("dc", a={"hand": "antarctic_retreat doomsday", "locations": "titans_tower", "deck": "kick"})
    t.seat(0).plays("antarctic_retreat")
    assert t.hand(0) == "doomsday", "nor another that does not fit"


@rule("DC-047")
def test_destroyed_cards_lie_face_up_in_a_pile_that_all_share() -> None:
    t = table("dc", a={"hand": "heat_vision", "discard": "lobo"})
    t.seat(0).plays("heat_vision").is_asked("destroy").says("destroy lobo@discard")
    assert t.discarded(0) == "" and t.points(0) == 2, "Heat Vision alone counts"
    assert [card["id"] for card in t.seen_by(1)["destroyed"]] == ["lobo"]


@rule("DC-048")
def test_destroyed_kicks_and_weaknesses_do_not_go_back() -> None:
    t = table("dc", a={"hand": "lobo", "discard": "kick weakness"})
    t.seat(0).plays("lobo").says("destroy kick@discard weakness@discard")
    board = t.seen_by(0)
    assert (board["kicks"], board["weaknesses"]) == (16, 20) and t.destroyed == "kick weakness"


@rule("DC-049")
def test_to_gain_costs_nothing_and_nothing_happens_without_a_card_that_fits() -> None:
    t = table("dc", a={"hand": "cheetah"}, line_up="robin lobo")
    t.seat(0).plays("cheetah").is_asked("turn")
    assert t.discarded(0) == "robin" and t.left == 0, "the only one of cost 4 or less"
    t = table("dc", a={"hand": "cheetah"}, line_up="lobo doomsday")
    t.seat(0).plays("cheetah").is_asked("turn")
    assert t.discarded(0) == "" and t.line_up == "lobo doomsday"


@rule("DC-050")
def test_a_card_is_finished_before_it_sets_something_off() -> None:
    """The Penguin discards two cards before the Asylum draws one."""
    a = {"hand": "the_penguin", "locations": "arkham_asylum", "deck": "punch punch lobo"}
    t = table("dc", a=a)
    t.seat(0).plays("the_penguin")
    assert t.hand(0) == "lobo" and t.discarded(0) == "punch punch"


@rule("DC-051", "DC-067")
def test_if_you_play_or_have_played_looks_both_ways() -> None:
    for tool, power in (("kick", 2), ("lasso_of_truth", 1)):
        for order in ((tool, "high_tech_hero"), ("high_tech_hero", tool)):
            t = table("dc", a={"hand": f"high_tech_hero {tool}"})
            t.seat(0).plays(*order)
            assert t.power == power + 3


@rule("DC-052")
def test_without_weaknesses_the_rest_of_a_text_happens() -> None:
    t = table("dc", a={"hand": "poison_ivy"}, b={"deck": "kick"}, weaknesses=0)
    t.seat(0).plays("poison_ivy")
    assert t.discarded(1) == "kick" and t.power == 1


@rule("DC-053")
def test_to_defeat_is_to_pay_for_the_super_villain_on_top() -> None:
    t = table("dc", a={"hand": "super_strength doomsday"}, line_up="doomsday", stack="ras_al_ghul lex_luthor")
    t.seat(0).plays_all().may_not("defeat doomsday", "defeat lex_luthor", rule="DC-053").defeats("ras_al_ghul")
    assert t.left == 1 and t.discarded(0) == "ras_al_ghul"


@rule("DC-054")
def test_what_you_may_do_is_optional_and_anything_else_is_not() -> None:
    t = table("dc", a={"hand": "king_of_atlantis", "discard": "kick"})
    t.seat(0).plays("king_of_atlantis").is_asked("destroy").may("none").says("none")
    assert t.power == 1
    t = table("dc", a={"hand": "robin", "discard": "nth_metal utility_belt"})
    t.seat(0).plays("robin").is_asked("take").may_only("take nth_metal", "take utility_belt")
    t.seat(0).may_not("none", because="must-choose")
    t = table("dc", seats=3, turn=1, b={"hand": "scarecrow"})
    t.seat(1).plays("scarecrow")
    assert (t.discarded(0), t.discarded(1), t.discarded(2)) == ("weakness", "", "weakness")


@rule("DC-055")
def test_discard_piles_lie_open_and_decks_and_hands_do_not() -> None:
    a = {"hand": "lobo", "deck": "starro", "discard": "mera"}
    t = table("dc", a=a, line_up="robin")
    for viewer in (None, 1):
        seen = t.everything_seen_by(viewer)
        assert "mera" in seen and "lobo" not in seen and "starro" not in seen
    assert "lobo" in t.everything_seen_by(0) and "starro" not in t.everything_seen_by(0)
