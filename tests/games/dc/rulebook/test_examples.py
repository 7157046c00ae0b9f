"""The worked examples of the base game."""

from __future__ import annotations

from panoplie.kernel.rulebook import rule
from tests.games.dc.rulebook.scenes import appearing
from tests.talk import table


@rule("DC-X1")
def test_power_is_spent_between_two_cards() -> None:
    t = table("dc", a={"hand": "punch punch punch punch punch"}, line_up="catwoman")
    t.seat(0).is_asked("turn").plays("punch", "punch", "punch").buys("kick")
    t.seat(0).may_not("buy catwoman", rule="DC-023").plays("punch", "punch").buys("catwoman")
    assert t.discarded(0) == "kick catwoman" and t.left == 0


@rule("DC-X2", "DC-034")
def test_twelve_power_cannot_reach_a_super_villain_that_is_face_down() -> None:
    a = {"hand": "super_strength super_strength super_strength super_strength"}
    t = table("dc", a=a, b={"hand": "punch lobo"}, stack="ras_al_ghul parallax")
    t.seat(0).plays_all().defeats("ras_al_ghul")
    assert t.left == 12
    t.seat(0).may_not("defeat parallax", rule="DC-053").ends_turn()
    assert t.seen_by(1)["super_villains"]["top"]["id"] == "parallax"
    assert t.hand(0) == "" and t.discarded(0).endswith("punch punch punch punch punch"), "in the new hand"
    assert t.hand(1) == "lobo" and t.discarded(1) == "punch"


@rule("DC-X3", "DC-046")
def test_the_watchtower_comes_too_late_for_the_first_hero() -> None:
    deck = "punch catwoman punch punch punch punch kick punch punch punch"
    t = table("dc", a={"hand": "kid_flash the_watchtower robin", "deck": deck})
    t.seat(0).plays("kid_flash", "the_watchtower", "robin")
    assert t.hand(0) == "punch"
    t.seat(0).ends_turn()
    t.seat(1).ends_turn()
    t.seat(0).plays("catwoman")
    assert "kick" in t.hand(0)


@rule("DC-X4")
def test_high_tech_hero_gives_more_when_a_kick_comes_later() -> None:
    t = table("dc", a={"hand": "high_tech_hero kick"})
    t.seat(0).plays("high_tech_hero")
    assert t.power == 1
    t.seat(0).plays("kick")
    assert t.power == 5


@rule("DC-X5")
def test_three_suicide_squads_score_nine_and_empty_all_hands() -> None:
    a = {"hand": "suicide_squad suicide_squad suicide_squad"}
    t = table("dc", seats=3, a=a, b={"hand": "lasso_of_truth"}, c={"hand": "punch blue_beetle"})
    assert t.points(0) == 9
    t.seat(0).plays("suicide_squad", "suicide_squad")
    assert t.hand(1) == "lasso_of_truth"
    t.seat(0).plays("suicide_squad")
    t.seat(1).is_asked_nothing()
    assert (t.discarded(1), t.discarded(2)) == ("lasso_of_truth", "punch blue_beetle")


@rule("DC-X7")
def test_two_green_arrows_count_each_other() -> None:
    assert table("dc", a={"deck": "green_arrow green_arrow catwoman robin mera"}).points(0) == 5 + 5 + 3
    assert table("dc", a={"deck": "green_arrow green_arrow catwoman robin"}).points(0) == 2


@rule("DC-X8", "DC-080")
def test_two_bows_take_four_off_a_super_villain_and_nothing_off_the_line_up() -> None:
    a = {"hand": "green_arrows_bow green_arrows_bow doomsday"}
    t = table("dc", a=a, line_up="gorilla_grodd", stack="parallax lex_luthor")
    t.seat(0).plays("green_arrows_bow", "green_arrows_bow").may_not("buy gorilla_grodd", rule="DC-023")
    t.seat(0).may_not("defeat parallax", rule="DC-024").plays("doomsday").defeats("parallax")
    assert (t.power, t.left) == (8, 0)
    t = table("dc", a={"hand": "green_arrows_bow " * 5}, stack="ras_al_ghul lex_luthor")
    t.seat(0).plays_all().defeats("ras_al_ghul")
    assert (t.power, t.left) == (10, 10), "never less than nothing"


@rule("DC-X9")
def test_the_flash_draws_after_the_penguin_has_discarded() -> None:
    t = table("dc", a={"hand": "the_penguin kick", "hero": "the_flash", "deck": "punch punch lobo"})
    t.seat(0).plays("the_penguin").is_asked("discard").may_not("discard lobo punch", because="not-there")
    t.seat(0).says("discard punch punch")
    assert t.hand(0) == "kick lobo"


@rule("DC-X10")
def test_whoever_avoids_the_joker_neither_passes_nor_receives() -> None:
    b, c = {"hand": "kick lasso_of_truth"}, {"hand": "kick punch"}
    t = appearing("the_joker", 3, a={"deck": "punch " * 5}, b=b, c=c)
    t.seat(1).is_asked("defend").defends("lasso_of_truth")
    t.seat(0).is_asked("pass_on").says("pass_on punch")
    t.seat(2).is_asked("pass_on").says("pass_on kick")
    assert t.discarded(2) == "punch" and t.discarded(0).endswith("kick") and t.discarded(1) == "lasso_of_truth"


@rule("DC-X11")
def test_a_line_up_of_six_is_not_added_to() -> None:
    b = {"hand": "kick super_strength catwoman"}
    line_up = "kid_flash cheetah robin bane mera"
    t = appearing(
        "anti_monitor", 3, a={"deck": "kick punch punch punch punch"}, b=b, c={"hand": "kick"}, line_up=line_up
    )
    t.seat(1).is_asked("add").says("add kick")
    assert len(t.line_up.split()) == 8
    t.seat(1).plays_all().buys("kid_flash", "robin").ends_turn()
    assert t.line_up == "cheetah bane mera kick kick kick"


@rule("DC-X12")
def test_four_weaknesses_do_not_go_round_the_table() -> None:
    t = appearing("lex_luthor", 4, line_up="bane lobo cheetah robin catwoman", weaknesses=4)
    assert [t.discarded(seat).count("weakness") for seat in range(4)] == [3, 1, 0, 0]


@rule("DC-X13", "DC-098")
def test_parallax_doubles_what_came_before_and_what_comes_after() -> None:
    t = table("dc", a={"hand": "doomsday parallax kick"})
    t.seat(0).plays("doomsday", "parallax")
    assert t.power == 8
    t.seat(0).plays("kick")
    assert t.power == 12


@rule("DC-X14")
def test_an_empty_deck_is_shuffled_when_poison_ivy_strikes() -> None:
    t = table("dc", a={"hand": "poison_ivy"}, b={"deck": "", "discard": "kick punch"})
    t.seat(0).plays("poison_ivy")
    t.shuffles("kick punch")
    assert (t.discarded(1), t.deck(1)) == ("kick weakness", "punch")


@rule("DC-X15", "DC-064")
def test_equal_points_are_settled_by_super_villains() -> None:
    three = "anti_monitor parallax brainiac man_of_steel lobo doomsday doomsday super_strength super_strength"
    two = "darkseid lex_luthor heat_vision heat_vision heat_vision starro blue_beetle jonn_jonzz princess_diana"
    two += " gorilla_grodd gorilla_grodd solomon_grundy"
    t = table("dc", a={"deck": two}, b={"deck": three}, line_up="robin", main_left=0)
    t.seat(0).ends_turn()
    t.ended("line_up").ends([1], [31, 31])
