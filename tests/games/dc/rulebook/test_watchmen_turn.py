"""Watchmen: the two changes of the rules, and who wins (WM-006 to WM-011, WM-023, WM-050, WM-079, WM-080)."""

from __future__ import annotations

from panoplie.kernel.rulebook import rule
from tests.games.dc.rulebook.scenes import ALL_FOR_INVASION, BOSS, POWER, plotted, watchmen

LAST = {"challenge": "alien_invasion", "challenges": "", "gifts": ALL_FOR_INVASION}
FIVE = "catwoman bane bane robin mera"


# The extra card


@rule("WM-008", "WM-009")
def test_who_takes_nothing_from_the_line_up_adds_a_card_to_it() -> None:
    t = watchmen(line_up=FIVE, main="kick")
    t.seat(0).ends_turn()
    assert t.line_up == f"{FIVE} kick"
    for hand, line_up in (("kick", FIVE), ("cheetah", "robin lobo lobo lobo lobo")):
        t = watchmen(a={"hand": hand}, line_up=line_up)
        t.seat(0).plays(hand)
        if hand == "kick":
            t.seat(0).buys("catwoman")
        t.seat(0).ends_turn()
        assert len(t.line_up.split()) == 5, "bought, or gained with Cheetah"


@rule("WM-098")
def test_the_main_deck_shrinks_in_every_turn() -> None:
    t = watchmen()
    for seat in (0, 1, 2):
        left = t.main_left
        t.seat(seat).ends_turn()
        assert t.main_left == left - 1


@rule("WM-A3")
def test_a_card_destroyed_in_the_line_up_is_not_gained() -> None:
    t = watchmen(a={"hand": "disintegration"}, line_up=FIVE)
    left = t.main_left
    t.seat(0).plays("disintegration").says("destroy bane").ends_turn()
    assert len(t.line_up.split()) == 5 and t.main_left == left - 1, "the extra card, and no refill"
    t = watchmen(a={"hand": "reconstruction"}, line_up=FIVE)
    t.seat(0).plays("reconstruction").ends_turn()
    assert len(t.line_up.split()) == 6


@rule("WM-A31")
def test_super_villains_riddles_and_borrowed_cards_do_not_keep_the_extra_card_away() -> None:
    t = watchmen(a={"hand": "the_riddler kick punch"}, line_up=FIVE, main="lobo")
    t.seat(0).plays_all().plays("the_riddler").says("riddle card").ends_turn()
    assert len(t.line_up.split()) == 6
    t = watchmen(a={"hand": "emerald_knight"}, line_up=FIVE)
    t.seat(0).plays("emerald_knight").is_asked("borrow").says("borrow catwoman").ends_turn()
    assert len(t.line_up.split()) == 6
    finale = {"challenge": "", "challenges": "", "finale": "lex_luthor sinestro", "loyalty": "open"}
    t = watchmen(2, **finale, a={"hand": POWER}, line_up=FIVE)
    t.seat(0).plays_all().defeats("lex_luthor").ends_turn()
    assert len(t.line_up.split()) == 6


# Attacks after the reveal


@rule("WM-011")
def test_after_the_reveal_loyal_players_do_not_touch_each_other() -> None:
    t = watchmen(
        loyalty="open", a={"hand": "bane"}, b={"hand": "lasso_of_truth punch"}, c={**BOSS, "hand": "punch"}
    )
    t.seat(0).plays("bane")
    t.seat(1).is_asked_nothing()
    assert (t.hand(1), t.discarded(1), t.discarded(2)) == ("punch lasso_of_truth", "", "punch")


@rule("WM-A9", "WM-A10")
def test_the_mastermind_attacks_all_and_is_attacked() -> None:
    t = watchmen(loyalty="open", turn=2, c={"hand": "scarecrow", **BOSS})
    t.seat(2).plays("scarecrow")
    assert (t.discarded(0), t.discarded(1)) == ("weakness", "weakness")
    t = watchmen(loyalty="open", a={"hand": "scarecrow"}, c=BOSS)
    t.seat(0).plays("scarecrow")
    assert t.discarded(2) == "weakness"
    t = watchmen(challenge="riots", loyalty="open", turn=2, phase="begin", c={"hand": "punch", **BOSS})
    t.seat(2).is_asked("riots")


@rule("WM-A35")
def test_attacks_that_nobody_plays_and_other_harm_strike_loyal_players_too() -> None:
    finale = {"challenge": "alien_invasion", "challenges": "", "loyalty": "open", "finale": "sinestro lex_luthor"}
    t = watchmen(
        2, **finale, a={"hand": POWER}, b={"hand": "lasso_of_truth"}, line_up="bane bane robin robin robin"
    )
    t.seat(0).plays_all().defeats("sinestro").ends_turn()
    t.seat(1).is_asked("defend").defends("lasso_of_truth")
    assert t.discarded(0).endswith("weakness weakness") and "weakness" not in t.discarded(1)
    squads = "suicide_squad suicide_squad suicide_squad"
    t = watchmen(loyalty="open", a={"hand": squads}, b={"hand": "kick"}, c=BOSS)
    t.seat(0).plays(*squads.split())
    assert t.discarded(1) == "kick"


# Who wins


@rule("WM-006", "WM-050", "WM-A22")
def test_the_loyal_players_win_with_the_last_challenge_whatever_their_points() -> None:
    t = watchmen(**LAST, a={"hand": POWER, "discard": "weakness weakness"}, b={"deck": "man_of_steel", **BOSS})
    assert "points" not in t.seen_by(0)["seats"][0]
    t.seat(0).plays_all().defeats("alien_invasion")
    t.ended("loyal").ends([0, 2], [1, 0, 1])
    assert [seat["loyalty"] for seat in t.seen_by(None)["seats"]] == ["loyal", "mastermind", "loyal"]
    assert t.match.outcome().utilities == (1.0, -1.0, 1.0)


@rule("WM-007", "WM-A1")
def test_the_mastermind_alone_wins_when_the_main_deck_is_empty() -> None:
    t = watchmen(b=BOSS, main_left=1)
    t.seat(0).ends_turn()
    t.ended("mastermind").ends([1], [0, 1, 0])
    for viewer in t.viewers:
        assert [seat["loyalty"] for seat in t.seen_by(viewer)["seats"]] == ["loyal", "mastermind", "loyal"]
    t = watchmen(b=BOSS, main_left=1, deck_out="cannot_refill", line_up=FIVE)
    t.seat(0).ends_turn()
    t.goes_on()
    t.seat(1).ends_turn()
    t.goes_on()
    t = watchmen(b=BOSS, main_left=0, deck_out="cannot_refill", line_up=FIVE, a={"hand": "kick"})
    t.seat(0).plays("kick").buys("catwoman").goes_on()
    t.seat(0).ends_turn()
    t.ended("mastermind").ends([1], [0, 1, 0])


@rule("WM-023")
def test_to_know_the_mastermind_does_not_end_the_game() -> None:
    t = watchmen(4, a={"hand": "punch catwoman robin batmobile", **BOSS})
    t.seat(0).plays("punch", "catwoman", "robin", "batmobile").goes_on()
    assert t.seen_by(1)["watchmen"]["loyalty_open"]
    t.seat(0).is_asked("turn").ends_turn()
    t.seat(1).is_asked("turn")


@rule("WM-079", "WM-A5")
def test_a_fallen_plot_does_not_replace_the_challenge_of_level_three() -> None:
    t = plotted(**{**LAST, "gifts": ""}, a={"hand": POWER}, b=BOSS)
    t.seat(0).plays_all().defeats("plot_hero").goes_on()
    t = watchmen(**LAST, loyalty="open", plot="foiled", a={"hand": POWER}, b=BOSS)
    t.seat(0).plays_all().defeats("alien_invasion")
    t.ended("loyal").ends([0, 2], [1, 0, 1])


@rule("WM-A4")
def test_the_end_of_a_turn_goes_step_by_step() -> None:
    """Ra's al Ghul, the discard and the draw, the extra card, the refill, Nixon, each before the next."""
    a = {"hand": "ras_al_ghul", "deck": "punch punch punch punch"}
    t = watchmen(
        challenge="nixon", challenges="", a=a, line_up="bane", main="kick weakness punch lobo vulnerability"
    )
    t.seat(0).plays("ras_al_ghul").ends_turn()
    assert t.hand(0) == "punch punch punch punch ras_al_ghul", "under the deck before five are drawn"
    assert t.line_up == "bane kick weakness punch lobo vulnerability"
    t = watchmen(challenge="cancer_scare", challenges="", a={"deck": "punch " * 5 + "kick"}, main_left=1)
    t.seat(0).ends_turn()
    t.ended("mastermind")
    assert t.destroyed == "", "the deck runs out before the Attack of Cancer Scare"
