"""Rulings of the base game that belong to no chapter: triggers, borrowed cards, single texts."""

from __future__ import annotations

from panoplie.games.dc.cards.kit import after_play, heeding
from panoplie.kernel.rulebook import rule
from tests.games.dc.rulebook.scenes import appearing
from tests.talk import table

# Triggers, and what is left to draw


@rule("DC-A2")
def test_what_only_helps_is_given_without_a_question() -> None:
    a = {"hand": "lasso_of_truth kick", "hero": "cyborg", "deck": "mera"}
    t = table("dc", a=a)
    t.seat(0).plays("lasso_of_truth").is_asked("turn").plays("kick").is_asked("turn")
    assert t.hand(0) == "mera" and t.power == 1 + 2 + 1


@rule("DC-A3")
def test_the_super_hero_comes_before_the_locations_and_they_in_the_order_of_their_arrival() -> None:
    a = {"hand": "the_batcave batmobile", "hero": "cyborg", "locations": "titans_tower arkham_asylum"}
    t = table("dc", a={**a, "deck": "punch " * 8})
    t.seat(0).plays("the_batcave", "batmobile")
    triggers = [source for source, _ in heeding(t.g, 0, after_play)]
    assert t.names(triggers) == "cyborg titans_tower arkham_asylum the_batcave"
    assert len(t.g.hand[0]) == 3, "Cyborg, Titans Tower and the Batcave have drawn"


@rule("DC-A4")
def test_where_nothing_is_left_to_draw_nothing_is_drawn() -> None:
    t = table("dc", a={"hand": "fastest_man_alive", "deck": "kick"})
    t.seat(0).plays("fastest_man_alive").is_asked("turn")
    assert t.hand(0) == "kick"
    t = table("dc", a={"hand": "power_ring poison_ivy", "deck": ""}, b={"deck": ""})
    t.seat(0).plays("power_ring", "poison_ivy").is_asked("turn")
    assert t.power == 2 + 1 and t.discarded(1) == "", "no card is revealed, and none is discarded"


@rule("DC-A27")
def test_the_flash_hears_every_card_that_makes_him_draw() -> None:
    flash = {"hero": "the_flash", "deck": "punch punch punch punch"}
    t = table("dc", a={**flash, "hand": "robin", "locations": "the_watchtower"})
    t.seat(0).plays("robin")
    assert len(t.g.hand[0]) == 2, "a Location"
    t = table("dc", a={**flash, "hand": "two_face"})
    t.seat(0).plays("two_face").says("name even")
    assert len(t.g.hand[0]) == 2, "Two-Face"
    t = table("dc", a={**flash, "hand": "the_joker"}, b={"hand": "kick"})
    t.seat(0).plays("the_joker")
    t.seat(1).says("name let_draw")
    assert len(t.g.hand[0]) == 2, "The Joker"
    t = table("dc", a={**flash, "hero": "the_flash cyborg", "hand": "lasso_of_truth"}, variant="two_heads")
    t.seat(0).plays("lasso_of_truth")
    assert len(t.g.hand[0]) == 2, "a second Super Hero"
    t = table("dc", a={**flash, "hand": "man_of_steel", "discard": "kick"})
    t.seat(0).plays("man_of_steel")
    assert t.hand(0) == "kick", "a card put into the hand is not drawn"


@rule("DC-A27", "DC-A4")
def test_a_card_that_finds_nothing_to_draw_has_not_made_the_flash_draw() -> None:
    a = {"hand": "kid_flash super_strength kid_flash", "deck": "", "hero": "the_flash"}
    t = table("dc", a=a, line_up="catwoman catwoman robin mera bane")
    t.seat(0).plays("kid_flash", "super_strength").buys("catwoman", "catwoman").plays("kid_flash")
    t.shuffles("")
    assert t.hand(0) == "catwoman catwoman", "one for Kid Flash and one for The Flash"


@rule("DC-A26")
def test_the_batmobile_is_first_if_no_card_was_played_before() -> None:
    t = table("dc", a={"hand": "emerald_knight kick"}, line_up="batmobile")
    t.seat(0).plays("emerald_knight")
    assert t.power == 1 and t.hand(0) == "kick", "after Emerald Knight it is the second"
    t = table("dc", a={"hand": "batmobile kick punch punch"}, line_up="lobo")
    t.seat(0).plays("batmobile")
    assert t.discarded(0) == "punch punch kick"


# Borrowed cards and second plays


@rule("DC-A10")
def test_borrowed_cards_are_played_and_go_home() -> None:
    a = {"hand": "x_ray_vision emerald_knight", "hero": "superman", "locations": "the_watchtower"}
    t = table("dc", a={**a, "deck": "punch"}, b={"deck": "super_strength punch"}, line_up="kid_flash lobo")
    t.seat(0).plays("x_ray_vision").says("borrow_from super_strength 1")
    assert t.power == 5 + 2 and t.deck(1) == "super_strength punch", (
        "for Superman it is a play, and it is back at once"
    )
    t.seat(0).plays("emerald_knight")
    assert t.played == "x_ray_vision emerald_knight kid_flash" and t.line_up == "lobo"
    t.seat(0).ends_turn()
    assert t.line_up.split()[:2] == ["lobo", "kid_flash"]
    t = table("dc", watchmen=True, a={"hand": "x_ray_vision"}, b={"deck": "disintegration"}, line_up="bane")
    t.seat(0).plays("x_ray_vision").says("borrow_from disintegration 1").says("destroy bane")
    assert t.destroyed == "disintegration bane" and t.deck(1) == ""


@rule("DC-A11")
def test_a_second_play_is_no_further_card() -> None:
    a = {"hand": "suicide_squad suicide_squad clayface"}
    t = table("dc", a=a, b={"hand": "kick"})
    t.seat(0).plays("suicide_squad", "suicide_squad", "clayface")
    assert t.power == 6 and t.hand(1) == "kick", "Power again, but no third Suicide Squad"
    t = table("dc", a={"hand": "lasso_of_truth clayface", "hero": "batman"})
    t.seat(0).plays("lasso_of_truth", "clayface")
    assert t.power == 4, "and Batman counts it twice"


@rule("DC-A12")
def test_clayface_may_choose_whatever_was_played() -> None:
    a = {"hand": "emerald_knight the_batcave clayface", "deck": "punch punch"}
    t = table("dc", a=a, line_up="kid_flash lobo")
    t.seat(0).plays("emerald_knight", "the_batcave", "clayface").is_asked("again")
    t.seat(0).may_only("again emerald_knight", "again kid_flash", "again the_batcave").says("again kid_flash")
    assert t.hand(0) == "punch punch"
    t = table("dc", a={"hand": "clayface"})
    t.seat(0).plays("clayface").is_asked("turn")
    t = table("dc", watchmen=True, a={"hand": "disintegration clayface"}, line_up="bane lobo")
    t.seat(0).plays("disintegration").says("destroy bane").plays("clayface").is_asked("turn")
    assert t.power == 6 and t.destroyed == "disintegration bane", "it is gone and cannot pay again"


@rule("DC-A13")
def test_jonn_jonzz_does_nothing_with_a_super_villain_face_down() -> None:
    a = {"hand": "super_strength doomsday jonn_jonzz"}
    t = table("dc", a=a, stack="ras_al_ghul lex_luthor")
    t.seat(0).plays("super_strength", "doomsday").defeats("ras_al_ghul").plays("jonn_jonzz").is_asked("turn")
    assert t.hand(0) == "" and "lex_luthor" not in t.everything_seen_by(0)


@rule("DC-A23")
def test_one_foe_after_another() -> None:
    b, c = {"deck": "kid_flash punch"}, {"deck": "doomsday punch"}
    t = table("dc", seats=3, a={"hand": "x_ray_vision"}, b=b, c=c)
    t.seat(0).plays("x_ray_vision").may_only("borrow_from kid_flash 1", "borrow_from doomsday 2", "none")
    t = table("dc", seats=3, a={"hand": "starro", "deck": "mera"}, b=b, c=c)
    t.seat(0).plays("starro").is_asked("starro")
    assert (t.discarded(1), t.discarded(2)) == ("kid_flash", ""), "the second foe has discarded nothing yet"
    t.seat(0).says("yes").is_asked("starro")
    assert t.hand(0) == "mera" and t.discarded(2) == "doomsday", "the first card is finished"


# Gaining


@rule("DC-A15")
def test_dark_knight_gives_a_card_at_the_moment_that_the_player_likes() -> None:
    t = table("dc", a={"hand": "dark_knight catwoman kick"}, line_up="robin nth_metal", kicks=1)
    t.seat(0).plays("dark_knight", "catwoman").may("take_gained nth_metal").plays("kick").buys("robin")
    t.seat(0).says("take_gained robin").may_not("take_gained nth_metal", because="not-an-option")
    assert t.hand(0) == "robin"


def test_dark_knight_takes_only_what_has_come_in_this_turn() -> None:
    """An older card of the same name stays: the one of this turn went to the partner, or was taken already."""
    a = {"hand": "dark_knight catwoman punch clayface", "discard": "kick"}
    t = table("dc", seats=4, variant="teams", a=a, line_up="lobo")
    t.seat(0).plays("dark_knight", "catwoman").may_not("take_gained kick", because="not-there")
    t.seat(0).says("buy_for kick").may_not("take_gained kick", because="not-there")
    t = table("dc", a=a, line_up="lobo")
    t.seat(0).plays("dark_knight", "catwoman", "clayface").says("again dark_knight").buys("kick")
    t.seat(0).says("take_gained kick").may_not("take_gained kick", because="not-there")


@rule("DC-A16")
def test_the_trident_is_used_only_if_nothing_else_allows_it() -> None:
    a = {"hand": "aquamans_trident super_strength super_strength", "hero": "aquaman"}
    t = table("dc", a=a, line_up="catwoman lobo", stack="ras_al_ghul lex_luthor")
    t.seat(0).plays_all().buys("catwoman").is_asked("on_top").says("yes")
    t.seat(0).defeats("ras_al_ghul").is_asked("on_top").says("yes")
    assert t.deck(0, 2) == "ras_al_ghul catwoman", "the Trident was still there for a Super-Villain"
    t = table("dc", a={"hand": "aquamans_trident super_strength super_strength"}, line_up="catwoman robin")
    t.seat(0).plays_all().buys("catwoman").says("no").buys("robin").says("yes").buys("kick").is_asked("turn")
    assert t.discarded(0) == "catwoman kick" and t.deck(0, 1) == "robin"


@rule("DC-A24")
def test_the_riddler_may_take_the_last_card() -> None:
    t = table("dc", a={"hand": "the_riddler super_strength doomsday"}, main="lobo", main_left=1)
    t.seat(0).plays("the_riddler").plays_all().says("riddle card").goes_on()
    t.seat(0).may_not("riddle card", rule="DC-A24").ends_turn()
    assert not t.match.over, "five cards lie in the Line-Up"


@rule("DC-A25")
def test_the_riddler_s_power_closes_the_other_way() -> None:
    t = table("dc", a={"hand": "the_riddler super_strength"}, main="lobo")
    t.seat(0).plays("the_riddler", "super_strength").says("riddle power")
    assert t.power == 6
    t.seat(0).may_not("riddle card", "riddle power", rule="DC-A25")
    t = table("dc", a={"hand": "the_riddler super_strength"}, main="lobo")
    t.seat(0).plays("super_strength", "the_riddler").says("riddle card").may_not("riddle power", rule="DC-A25")


@rule("DC-A40")
def test_what_is_taken_is_not_gained() -> None:
    a = {"hand": "supergirl dark_knight catwoman", "hero": "aquaman"}
    t = table("dc", a=a, line_up="lobo")
    t.seat(0).plays("supergirl").is_asked("take_kick").says("yes").is_asked("turn")
    assert "kick" in t.hand(0), "Aquaman is not asked"
    t.seat(0).plays("dark_knight", "catwoman").may_not("take_gained kick", because="not-there")
    t = table("dc", a={"hand": "sinestro", "hero": "aquaman"}, main="mera lobo")
    t.seat(0).plays("sinestro")
    assert t.destroyed == "mera" and t.power == 3
    t = table("dc", a={"hand": "sinestro", "hero": "aquaman"}, main="lobo")
    t.seat(0).plays("sinestro").is_asked("turn")
    assert t.hand(0) == "lobo" and t.seen_by(1)["running"]["bought"] == []


# Super-Villains


@rule("DC-A17")
def test_a_super_hero_turned_up_again_counts_from_that_moment_on() -> None:
    a = {
        "hand": "super_strength super_strength lasso_of_truth lasso_of_truth",
        "hero": "batman",
        "face_down": True,
    }
    t = table("dc", a=a, stack="captain_cold lex_luthor")
    t.seat(0).plays("super_strength", "super_strength", "lasso_of_truth")
    assert t.power == 11
    t.seat(0).defeats("captain_cold").plays("lasso_of_truth")
    assert t.power == 13, "only for what is played from now on"


@rule("DC-A19")
def test_who_is_alone_with_the_joker_passes_to_the_own_discard_pile() -> None:
    t = appearing("the_joker", a={"deck": "kick punch punch punch punch"}, b={"hand": "blue_beetle"})
    t.seat(1).defends("blue_beetle")
    t.seat(0).is_asked("pass_on").says("pass_on kick")
    assert t.discarded(0).endswith("kick") and t.deck(0, 1) == "weakness"


@rule("DC-A20")
def test_parallax_doubles_spent_power_too_unless_the_table_says_no() -> None:
    for parallax, left in (("all", 2 * 4 - 2), ("unspent", 2 * (4 - 2))):
        t = table("dc", parallax=parallax, a={"hand": "doomsday parallax"}, line_up="catwoman")
        t.seat(0).plays("doomsday").buys("catwoman").plays("parallax")
        assert t.left == left
    t = table("dc", a={"hand": "kick parallax clayface"})
    t.seat(0).plays("kick", "parallax", "clayface").says("again parallax")
    assert t.power == 8, "two doublings make four times"


@rule("DC-A21")
def test_what_brainiac_borrows_returns_and_who_is_alone_gets_the_own_cards_back() -> None:
    t = table("dc", a={"hand": "brainiac"}, b={"hand": "doomsday"})
    t.seat(0).plays("brainiac")
    t.chance.is_hit_at("doomsday")
    assert t.power == 4 and t.hand(1) == "doomsday"
    t = table("dc", a={"hand": "brainiac"}, b={"hand": "the_batcave"})
    t.seat(0).plays("brainiac")
    t.chance.is_hit_at("the_batcave")
    assert t.hand(1) == "the_batcave" and t.locations(0) == "" and t.known_hand(1, 0) == "the_batcave"
    t = appearing("brainiac", a={"deck": "lobo mera punch punch punch"}, b={"hand": "blue_beetle"})
    t.seat(1).defends("blue_beetle")
    t.seat(0).says("pass_on lobo mera")
    t.shuffles("mera lobo")
    assert sorted(t.hand(0).split()) == ["lobo", "mera", "punch", "punch", "punch"]


@rule("DC-A22")
def test_an_empty_hand_may_be_discarded_for_black_manta() -> None:
    t = appearing("black_manta", b={"hand": "", "deck": "lobo"})
    t.seat(1).is_asked("name").may("name discard_hand").says("name discard_hand")
    assert t.discarded(1) == "lobo" and t.destroyed == ""


@rule("DC-A28")
def test_hands_that_are_shown_are_remembered() -> None:
    t = appearing("parallax", 3, b={"hand": "lobo punch"}, c={"hand": "mera"})
    assert [t.known_hand(1, viewer) for viewer in (None, 0, 2)] == ["lobo", "lobo", "lobo"]
    t.seat(1).ends_turn()
    assert t.known_hand(1, 0) == ""


@rule("DC-A37")
def test_cards_are_different_when_their_names_are() -> None:
    for hand, power in (("catwoman mera kick", 2 + 4 + 2 + 3), ("catwoman catwoman kick", 6)):
        t = table("dc", a={"hand": hand, "hero": "green_lantern"})
        t.seat(0).plays(*hand.split())
        assert t.power == power


@rule("DC-A39")
def test_texts_that_look_at_the_table_look_once() -> None:
    t = table("dc", a={"hand": "swamp_thing the_batcave"})
    t.seat(0).plays("swamp_thing", "the_batcave")
    assert t.power == 2
    t = table("dc", seats=3, a={"hand": "captain_cold bane"}, b={"discard": "mera"}, c={"hand": "robin"})
    t.seat(0).plays("captain_cold")
    assert t.power == 3
    t.seat(0).plays("bane")
    assert t.discarded(2) == "robin" and t.power == 5
