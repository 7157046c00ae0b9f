"""Questions about cards of the base game (DC-065 to DC-088)."""

from __future__ import annotations

import pytest

from panoplie.kernel.rulebook import rule
from tests.talk import table

# Heroes


@rule("DC-065")
@pytest.mark.parametrize("order", ["dark_knight catwoman", "catwoman dark_knight"])
def test_dark_knight_and_catwoman_come_in_either_order(order: str) -> None:
    a = {"hand": f"doomsday {order}", "discard": "mera"}
    t = table("dc", a=a, line_up="nth_metal robin lobo")
    first, second = order.split()
    t.seat(0).plays("doomsday", first).may_not("take_gained robin", because="not-an-option").buys("robin")
    t.seat(0).plays(second).may("take_gained robin", "take_gained nth_metal")
    t.seat(0).may_not("take_gained mera", because="not-there").says("take_gained robin")
    assert t.hand(0) == "robin" and "nth_metal" in t.discarded(0)


@rule("DC-066")
def test_what_emerald_knight_borrows_cannot_be_bought_and_goes_back() -> None:
    a = {"hand": "doomsday emerald_knight cheetah"}
    t = table("dc", a=a, line_up="robin mera lobo bane starro")
    t.seat(0).plays("emerald_knight").is_asked("borrow").may_only("borrow robin", "borrow mera")
    t.seat(0).may_not("borrow kick", because="not-there").may_not("borrow lobo", rule="DC-003").says("borrow mera")
    assert t.power == 4 and t.line_up == "robin lobo bane starro"
    t.seat(0).plays("doomsday").may_not("buy mera", rule="DC-023").plays("cheetah")
    t.seat(0).may_not("gain mera", because="not-there").says("gain robin").ends_turn()
    assert t.line_up.split()[:4] == ["lobo", "bane", "starro", "mera"]
    assert t.discarded(0) == "robin emerald_knight doomsday cheetah"


@rule("DC-068")
def test_jonn_jonzz_uses_the_text_of_the_super_villain_that_stays() -> None:
    t = table("dc", a={"hand": "jonn_jonzz", "discard": "punch"}, b={"hand": "kick"}, stack="atrocitus parallax")
    t.seat(0).plays("jonn_jonzz").is_asked("destroy")
    assert "parallax" not in t.everything_seen_by(1), "the next one stays hidden"
    t.seat(0).says("destroy punch")
    assert t.power == 2 and t.seen_by(1)["super_villains"]["top"]["id"] == "atrocitus"
    assert t.hand(1) == "kick", "no First Appearance"


@rule("DC-069")
def test_cards_that_man_of_steel_returns_can_be_played() -> None:
    t = table("dc", a={"hand": "man_of_steel", "discard": "kick super_strength mera"})
    t.seat(0).plays("man_of_steel")
    assert t.hand(0) == "kick super_strength" and t.discarded(0) == "mera"
    t.seat(0).plays("kick", "super_strength")
    assert t.power == 3 + 2 + 5


@rule("DC-070")
def test_mera_looks_once() -> None:
    t = table("dc", a={"hand": "mera kick punch"})
    t.seat(0).plays("mera", "kick", "punch").buys("kick")
    assert t.power == 4 + 3
    t = table("dc", a={"hand": "mera heat_vision", "discard": "lobo"})
    t.seat(0).plays("mera", "heat_vision").says("destroy lobo@discard")
    assert t.power == 2 + 3


@rule("DC-071")
def test_swamp_thing_asks_for_one_location() -> None:
    for locations, power in (("", 2), ("the_batcave", 5), ("the_batcave titans_tower", 5)):
        t = table("dc", a={"hand": "swamp_thing", "locations": locations})
        t.seat(0).plays("swamp_thing")
        assert t.power == power


@rule("DC-072")
def test_without_kicks_supergirl_does_nothing() -> None:
    t = table("dc", a={"hand": "supergirl"}, kicks=0)
    t.seat(0).plays("supergirl").is_asked("turn")
    assert t.hand(0) == ""
    t = table("dc", a={"hand": "supergirl"}, kicks=1)
    t.seat(0).plays("supergirl").is_asked("take_kick").says("yes")
    assert t.hand(0) == "kick" and t.seen_by(1)["kicks"] == 0


# Villains


@rule("DC-073")
def test_clayface_cannot_choose_a_clayface() -> None:
    t = table("dc", a={"hand": "kid_flash clayface clayface", "deck": "kick mera robin"})
    t.seat(0).plays("kid_flash", "clayface").is_asked("turn")
    assert sorted(t.hand(0).split()) == ["clayface", "kick", "mera"]
    t.seat(0).plays("clayface").is_asked("turn")
    assert "robin" in t.hand(0), "Kid Flash a third time: he was the only choice"


@rule("DC-074")
def test_harley_quinn_strikes_in_vain_and_may_still_be_avoided() -> None:
    t = table("dc", a={"hand": "harley_quinn"}, b={"hand": "lasso_of_truth", "discard": "kick", "deck": "mera"})
    t.seat(0).plays("harley_quinn")
    t.seat(1).is_asked("defend").passes()
    assert t.discarded(1) == "kick" and t.deck(1) == "mera"
    t = table("dc", a={"hand": "harley_quinn"}, b={"discard": "kick punch vulnerability", "deck": "mera"})
    t.seat(0).plays("harley_quinn")
    t.seat(1).is_asked("put_on_top").may_only("put punch", "put vulnerability").says("put vulnerability")
    assert t.deck(1) == "vulnerability mera"


@rule("DC-075")
def test_the_riddler_s_card_is_seen_when_it_is_paid_for() -> None:
    a = {"hand": "the_riddler super_strength punch"}
    t = table("dc", a=a, main="lobo starro")
    t.seat(0).plays("the_riddler").may_not("riddle card", rule="DC-075").plays("super_strength")
    assert "starro" not in t.everything_seen_by(0) and '"lobo"' not in t.everything_seen_by(0)
    t.seat(0).says("riddle card")
    assert t.discarded(0) == "lobo" and t.left == 2
    t.seat(0).may_not("riddle card", rule="DC-075").plays("punch").says("riddle card")
    assert t.discarded(0) == "lobo starro" and t.left == 0


@rule("DC-076")
def test_cards_played_through_starro_stay_their_owners_s() -> None:
    b, c = {"deck": "doomsday"}, {"hand": "blue_beetle", "deck": "kick"}
    t = table("dc", seats=3, a={"hand": "starro"}, b=b, c=c)
    t.seat(0).plays("starro")
    t.seat(2).defends("blue_beetle")
    t.seat(0).is_asked("starro").says("yes").is_asked("turn")
    assert (t.power, t.discarded(1), t.discarded(2), t.deck(2)) == (4, "doomsday", "", "kick")


@rule("DC-077")
def test_a_player_whom_the_suicide_squad_left_without_a_hand_passes() -> None:
    squads = "suicide_squad suicide_squad suicide_squad"
    t = table("dc", a={"hand": squads}, b={"hand": "blue_beetle kick"})
    t.seat(0).plays(*squads.split()).ends_turn()
    assert t.hand(1) == ""
    t.seat(1).is_asked("turn").may_only("end").ends_turn()
    assert len(t.g.hand[1]) == 5


# Super Powers and Equipment


@rule("DC-078")
def test_x_ray_vision_is_no_attack_and_shuffles_an_empty_deck_first() -> None:
    b, c = {"hand": "blue_beetle", "deck": "", "discard": "kick mera"}, {"deck": "the_batcave"}
    t = table("dc", seats=3, a={"hand": "x_ray_vision"}, b=b, c=c)
    t.seat(0).plays("x_ray_vision")
    t.shuffles("mera kick")
    t.seat(0).is_asked("borrow_from").may_only("borrow_from mera 1", "none")
    t.seat(0).may_not("borrow_from the_batcave 2", rule="DC-A10").says("borrow_from mera 1")
    assert t.power == 4 and t.deck(1) == "mera kick"


@rule("DC-079")
def test_the_batmobile_counts_as_an_equipment_played() -> None:
    t = table("dc", a={"hand": "batmobile kick", "hero": "batman", "deck": "punch " * 5})
    t.seat(0).plays("batmobile")
    assert (t.power, t.played, t.discarded(0)) == (1, "batmobile", "kick") and len(t.g.hand[0]) == 5
    t = table("dc", a={"hand": "punch batmobile", "hero": "batman"})
    t.seat(0).plays("punch", "batmobile")
    assert t.power == 1 + 1 + 1 and t.played == "punch batmobile"


@rule("DC-081")
def test_zero_is_even_for_two_face() -> None:
    for word, hand, discard in (("even", "punch", ""), ("odd", "", "punch")):
        t = table("dc", a={"hand": "two_face"})
        t.seat(0).plays("two_face").is_asked("name").may_only("name even", "name odd").says(f"name {word}")
        assert (t.hand(0), t.discarded(0)) == (hand, discard)


@rule("DC-082")
def test_blue_beetle_is_only_shown() -> None:
    t = table("dc", a={"hand": "scarecrow scarecrow"}, b={"hand": "blue_beetle punch"})
    for _ in range(2):
        t.seat(0).plays("scarecrow")
        t.seat(1).is_asked("defend").defends("blue_beetle")
        assert t.hand(1) == "punch blue_beetle" and t.discarded(1) == ""
    assert t.known_hand(1, 0) == "blue_beetle"


# Super Heroes


@rule("DC-083")
def test_drawing_a_new_hand_is_not_the_effect_of_a_card() -> None:
    flash = {"hero": "the_flash", "deck": "punch " * 8}
    t = table("dc", a=flash)
    t.seat(0).ends_turn()
    assert len(t.g.hand[0]) == 5
    t = table("dc", a={"hand": "kid_flash kid_flash", **flash})
    t.seat(0).plays("kid_flash", "kid_flash")
    assert len(t.g.hand[0]) == 3, "one more, for the first of them"


@rule("DC-084")
def test_batman_counts_every_equipment_each_time() -> None:
    a = {"hand": "lasso_of_truth lasso_of_truth clayface", "hero": "batman"}
    t = table("dc", a=a)
    t.seat(0).plays("lasso_of_truth", "lasso_of_truth")
    assert t.power == 4
    t.seat(0).plays("clayface").is_asked("turn")
    assert t.power == 6


@rule("DC-085")
def test_superman_counts_different_names() -> None:
    t = table("dc", a={"hand": "kick kick super_strength", "hero": "superman"})
    t.seat(0).plays("kick", "kick")
    assert t.power == 5
    t.seat(0).plays("super_strength")
    assert t.power == 11


@rule("DC-086")
def test_a_super_villain_counts_for_wonder_woman() -> None:
    a = {"hand": "super_strength doomsday", "hero": "wonder_woman", "deck": "punch " * 8}
    t = table("dc", a=a, stack="ras_al_ghul")
    t.seat(0).plays_all().defeats("ras_al_ghul").ends_turn()
    assert len(t.g.hand[0]) == 6


@rule("DC-087")
def test_aquaman_decides_for_each_card_and_kicks_count() -> None:
    t = table("dc", a={"hand": "super_strength super_strength", "hero": "aquaman"}, line_up="catwoman doomsday")
    t.seat(0).plays_all().buys("kick").is_asked("on_top").says("yes").buys("catwoman").says("no")
    assert t.deck(0, 1) == "kick" and t.discarded(0) == "catwoman"
    t = table("dc", a={"hand": "super_strength punch", "hero": "aquaman"}, line_up="doomsday")
    t.seat(0).plays_all().buys("doomsday").is_asked("turn")


@rule("DC-088")
def test_cyborg_uses_each_ability_once() -> None:
    a = {"hand": "kick kick lasso_of_truth lasso_of_truth", "hero": "cyborg", "deck": "mera robin"}
    t = table("dc", a=a)
    t.seat(0).plays("kick", "kick")
    assert t.power == 4 + 1
    t.seat(0).plays("lasso_of_truth", "lasso_of_truth")
    assert t.power == 4 + 1 + 2 and t.hand(0) == "mera"


@pytest.mark.parametrize(
    ("hero", "hand", "power"),
    [
        ("green_lantern", "catwoman kick gorilla_grodd", 10),
        ("green_lantern", "catwoman catwoman gorilla_grodd", 7),
        ("martian_manhunter", "doomsday gorilla_grodd", 10),
    ],
)
def test_super_heroes_count_the_plays_of_the_turn(hero: str, hand: str, power: int) -> None:
    t = table("dc", a={"hand": hand, "hero": hero})
    t.seat(0).plays_all()
    assert t.power == power
