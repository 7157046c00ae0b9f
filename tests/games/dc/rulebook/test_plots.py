"""Watchmen: Plots, and the help of the others against them (WM-063, WM-066 to WM-078)."""

from __future__ import annotations

from typing import Any

import pytest

from panoplie.kernel.rulebook import rule
from tests.games.dc.rulebook.scenes import ALL_FOR_NIXON, BOSS, POWER, plotted, watchmen
from tests.games.dc.talk import DcTalk


def helped(card: str, hand: str = "punch", **more: Any) -> DcTalk:
    """Seat 1 has helped seat 0 with a card; seat 2 is the Mastermind."""
    t = plotted(a={"hand": hand, **more.pop("a", {})}, b={"hand": f"{card} punch"}, c=BOSS, **more)
    t.seat(0).asks_for_help()
    t.seat(1).says("yes")
    t.chance.is_hit_at(card)
    return t


# The Plot


@rule("WM-063")
@pytest.mark.parametrize(
    ("plot", "hand", "burnt"),
    [
        ("plot_hero", "catwoman catwoman", 2),
        ("plot_villain", "doomsday doomsday", 2),
        ("plot_super_power", "kick kick", 2),
        ("plot_equipment", "lasso_of_truth lasso_of_truth", 2),
        ("plot_starter", "punch vulnerability punch", 2),
    ],
)
def test_a_plot_makes_the_main_deck_run_out_faster(plot: str, hand: str, burnt: int) -> None:
    t = plotted(a={"hand": f"mera {hand}", "loyalty": "mastermind", "plot": plot})
    left = t.main_left
    t.seat(0).plays(*hand.split())
    assert t.main_left == left - burnt and len(t.destroyed.split()) == burnt


@rule("WM-066", "WM-A17")
def test_a_plot_works_only_when_it_lies_face_up() -> None:
    for plot, burnt in (("unseen", 0), ("in_play", 1), ("foiled", 0)):
        t = watchmen(loyalty="open", plot=plot, a={"hand": "catwoman", **BOSS})
        t.seat(0).plays("catwoman")
        assert len(t.destroyed.split()) == burnt, plot


@rule("WM-067")
def test_only_the_mastermind_s_cards_set_the_plot_off() -> None:
    t = plotted(a={"hand": "catwoman"}, b={"hand": "catwoman", **BOSS})
    t.seat(0).plays("catwoman").ends_turn()
    assert t.destroyed == ""
    t.seat(1).plays("catwoman")
    assert len(t.destroyed.split()) == 1


@rule("WM-068")
def test_one_loyal_player_pays_for_the_plot_in_one_turn() -> None:
    t = plotted(a={"hand": "super_strength super_strength punch punch punch"}, b=BOSS)
    t.seat(0).plays("super_strength", "super_strength", "punch", "punch").may_not(
        "defeat plot_hero", rule="WM-068"
    )
    t.seat(0).plays("punch").defeats("plot_hero")
    assert t.left == 0 and t.seen_by(1)["watchmen"]["plot"]["foiled"]


@rule("WM-076")
def test_the_mastermind_plays_on_without_a_plan() -> None:
    t = plotted(a={"hand": POWER}, b={"hand": "catwoman", **BOSS})
    t.seat(0).plays_all().defeats("plot_hero").ends_turn()
    t.seat(1).is_asked("turn").plays("catwoman")
    assert t.destroyed == ""


@rule("WM-077", "WM-078")
def test_plot_and_challenges_do_not_affect_each_other() -> None:
    nixon = {"challenge": "nixon", "challenges": "alien_invasion", "gifts": ALL_FOR_NIXON}
    t = plotted(**nixon, a={"hand": POWER}, b=BOSS)
    t.seat(0).plays_all().defeats("nixon").ends_turn()
    board = t.seen_by(1)["watchmen"]
    assert board["challenge"]["id"] == "alien_invasion" and not board["plot"]["foiled"]
    t = plotted(**nixon, a={"hand": POWER}, b=BOSS)
    t.seat(0).plays_all().defeats("plot_hero")
    assert t.seen_by(1)["watchmen"]["challenge"]["complete"] and t.gifts == ALL_FOR_NIXON


@rule("WM-A28")
def test_a_bow_makes_a_plot_cheaper() -> None:
    t = plotted(a={"hand": "green_arrows_bow super_strength doomsday"}, b=BOSS)
    t.seat(0).plays_all().defeats("plot_hero")
    assert (t.power, t.left) == (11, 0)


# Help


@rule("WM-069", "WM-A7")
def test_each_other_player_is_asked_once_clockwise_for_a_random_card() -> None:
    seats = {
        "b": {"hand": "punch", **BOSS},
        "c": {"hand": "kick punch"},
        "d": {"hand": "mera"},
        "a": {"hand": "kick"},
    }
    t = plotted(4, turn=2, **seats)
    t.seat(2).asks_for_help()
    t.seat(3).is_asked("help")
    t.seat(0).is_asked_nothing()
    t.seat(3).says("yes")
    t.chance.is_hit_at("mera")
    t.seat(0).is_asked("help").says("yes")
    t.chance.is_hit_at("kick")
    t.seat(2).is_asked("turn").may_not("help", rule="WM-A7")
    assert t.power == 4 + 2 and t.played == "mera kick"


@rule("WM-070")
def test_a_helper_s_card_is_played_by_the_player_whose_turn_it_is() -> None:
    t = helped("kid_flash", hand="high_tech_hero", a={"locations": "the_watchtower", "deck": "robin mera kick"})
    assert t.hand(0) == "high_tech_hero mera robin", "its card and that of The Watchtower go to seat 0"
    t = helped("nth_metal", hand="high_tech_hero", a={"deck": "punch"})
    t.seat(0).is_asked("destroy").says("none").plays("high_tech_hero")
    assert t.power == 1 + 3


@rule("WM-071")
def test_anybody_may_refuse_to_help() -> None:
    t = plotted(a={"hand": "punch"}, b={"hand": "kick"}, c=BOSS)
    t.seat(0).asks_for_help()
    t.seat(1).is_asked("help").may_only("yes", "no").says("no")
    t.seat(0).is_asked("turn")
    assert t.power == 0 and t.hand(1) == "kick"


@rule("WM-071", "WM-A30")
def test_whoever_has_lost_the_hand_meanwhile_is_not_said_to_refuse() -> None:
    squad = "suicide_squad suicide_squad"
    t = plotted(4, a={"hand": squad}, b={"hand": "suicide_squad"}, c={"hand": "kick"}, d=BOSS)
    t.match.state.events = []
    t.seat(0).plays(*squad.split()).asks_for_help()
    t.seat(1).says("yes")
    t.chance.is_hit_at("suicide_squad")
    t.seat(0).is_asked("turn")
    assert t.hand(2) == "" and "refused" not in [event.kind for event in t.match.state.events]


@rule("WM-074", "WM-075", "WM-A29")
def test_power_of_helpers_buys_cards_and_pays_for_challenges() -> None:
    t = helped("kick", hand="punch")
    t.seat(0).plays("punch").may_not("defeat plot_hero", rule="WM-068").buys("kick")
    t = plotted(
        challenge="nixon",
        challenges="alien_invasion",
        gifts=ALL_FOR_NIXON,
        a={"hand": "super_strength super_strength"},
        b={"hand": "kick"},
        c=BOSS,
    )
    t.seat(0).plays_all().may_not("defeat nixon", rule="WM-043").asks_for_help()
    t.seat(1).says("yes")
    t.chance.is_hit_at("kick")
    t.seat(0).defeats("nixon")


@rule("WM-A6")
def test_loyal_players_help_and_are_helped_unless_the_table_says_everybody() -> None:
    seats = {"a": {"hand": "punch"}, "b": {"hand": "kick", **BOSS}, "c": {"hand": "mera"}}
    t = plotted(**seats)
    t.seat(0).asks_for_help()
    t.seat(1).is_asked_nothing()
    t.seat(2).is_asked("help")
    t = plotted(**seats, helpers="everybody")
    t.seat(0).asks_for_help()
    t.seat(1).is_asked("help")
    plotted(**seats, turn=1, helpers="everybody").seat(1).may_not("help", rule="WM-A6")


@rule("WM-A30")
def test_a_helper_s_card_is_carried_out_whole_and_cannot_be_contributed() -> None:
    t = helped("robin", hand="punch", a={"discard": "nth_metal"})
    assert t.hand(0) == "punch nth_metal"
    t.seat(0).may_not("contribute robin", rule="DC-020")
    t = helped("disintegration")
    t.seat(0).is_asked("disintegrate").says("destroy gorilla_grodd").ends_turn()
    assert "disintegration" in t.destroyed and t.discarded(1) == "", "it stays destroyed"
    t = plotted(a={"hand": "punch"}, c={"hand": "kick", **BOSS})
    t.seat(0).may_not("help", rule="WM-A30")


@rule("WM-A43")
def test_the_player_whose_turn_it_is_answers_for_a_helper_s_card() -> None:
    t = helped("cheetah", line_up="robin mera lobo lobo lobo")
    t.seat(0).is_asked("gain").says("gain mera")
    assert t.discarded(0) == "mera"
    t = helped("scarecrow")
    t.seat(0).is_asked("turn")
    assert (t.discarded(0), t.discarded(1), t.discarded(2)) == ("", "", "weakness")
