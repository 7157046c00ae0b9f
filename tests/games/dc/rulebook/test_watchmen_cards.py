"""Watchmen: what the rulebook says of Disintegration, Duplication and Reconstruction, and destroyed players."""

from __future__ import annotations

from typing import Any

from panoplie.games import load
from panoplie.kernel.rulebook import read_rulebook, rule
from tests.games.dc.rulebook.scenes import ALL_FOR_INVASION, BOSS, POWER, plotted, watchmen
from tests.games.dc.talk import DcTalk


def disintegrates(seats: int = 4, **arrangement: Any) -> DcTalk:
    """The Mastermind, seat 0, has an open Disintegration; seat 1 owns something everywhere."""
    a = {"hand": "disintegration", **BOSS}
    b = {"hand": "kick", "deck": "punch mera", "discard": "lobo", "locations": "the_batcave", "under": "robin"}
    b |= {"hero": "rorschach", "plot": "plot_villain"}
    t = watchmen(seats, **{"loyalty": "open", "a": a, "b": b, **arrangement})
    t.seat(0).plays("disintegration")
    return t


@rule("WM-091")
def test_a_destroyed_player_plays_no_more_and_all_cards_go() -> None:
    t = disintegrates()
    t.seat(0).says("destroy_player 1")
    assert t.destroyed == "disintegration punch kick mera lobo robin the_batcave"
    gone = t.seen_by(2)["seats"][1]
    assert gone["destroyed"] and (gone["hand_size"], gone["deck"], gone["discard"]) == (0, 0, [])
    t.seat(0).ends_turn()
    t.seat(2).is_asked("turn")


@rule("WM-092")
def test_nobody_can_be_destroyed_before_all_loyalty_cards_are_open() -> None:
    t = disintegrates(loyalty="hidden", line_up="bane")
    t.seat(0).is_asked("disintegrate").may_only("destroy keene_act", "destroy bane", "none")
    t.seat(0).may_not("destroy_player 1", because="not-there")


@rule("WM-093")
def test_a_challenge_that_is_destroyed_counts_as_defeated() -> None:
    t = disintegrates(challenge="keene_act", challenges="nixon alien_invasion")
    t.seat(0).says("destroy keene_act")
    assert t.seen_by(1)["watchmen"]["beaten"] == ["keene_act"]
    t.seat(0).ends_turn()
    assert t.seen_by(1)["watchmen"]["challenge"]["id"] == "nixon"


@rule("WM-094", "WM-095")
def test_duplication_plays_a_card_of_this_turn_once_more() -> None:
    a = {"hand": "kid_flash doomsday duplication", "deck": "punch punch", "locations": "the_batcave"}
    t = watchmen(a=a)
    t.seat(0).plays("kid_flash", "doomsday", "duplication").is_asked("again")
    t.seat(0).may_only("again kid_flash", "again doomsday", "again the_batcave")
    t.seat(0).may_not("again duplication", rule="DC-073").says("again doomsday")
    assert t.power == 8 and t.hand(0) == "punch", "what Kid Flash drew remains, and so do the first 4 Power"


@rule("WM-096")
def test_to_play_a_location_twice_does_nothing() -> None:
    a = {
        "hand": "lasso_of_truth duplication lasso_of_truth",
        "locations": "the_batcave",
        "deck": "punch punch punch",
    }
    t = watchmen(a=a)
    t.seat(0).plays("lasso_of_truth", "duplication").says("again the_batcave").plays("lasso_of_truth")
    assert t.hand(0) == "punch" and t.locations(0) == "the_batcave", "one card, for the first Equipment"


@rule("WM-097")
def test_a_dangerous_card_may_be_kept_and_discarded() -> None:
    t = watchmen(a={"hand": "reconstruction"}, line_up="bane bane robin mera mera")
    t.seat(0).may("end").ends_turn()
    assert t.discarded(0) == "reconstruction" and t.line_up.startswith("bane bane robin mera mera")
    t = watchmen(a={"hand": "reconstruction"}, line_up="bane bane robin mera mera")
    left = t.main_left
    t.seat(0).plays("reconstruction")
    assert t.destroyed == "bane bane robin mera mera" and t.main_left == left - 5


@rule("WM-A20")
def test_without_loyal_players_the_mastermind_has_won() -> None:
    t = disintegrates(2)
    t.seat(0).says("destroy_player 1")
    t.ended("mastermind").ends([0], [1, 0])


@rule("WM-A36")
def test_a_destroyed_loyal_player_has_still_won_unless_the_table_says_no() -> None:
    for destroyed, scores in (("wins_too", [0, 1, 1, 1]), ("loses", [0, 0, 1, 1])):
        last = {"challenge": "alien_invasion", "challenges": "", "gifts": ALL_FOR_INVASION}
        t = disintegrates(**last, destroyed=destroyed, c={"hand": POWER})
        t.seat(0).says("destroy_player 1")
        assert t.gifts == ALL_FOR_INVASION, "what was contributed stays"
        assert t.seen_by(1)["seats"][1]["super_heroes"] == [] and "plot_villain" not in t.everything_seen_by(1)
        t.seat(0).ends_turn()
        t.seat(2).plays_all().defeats("alien_invasion")
        assert list(t.match.outcome().scores) == scores


def test_a_card_that_helped_is_destroyed_with_its_owner() -> None:
    t = plotted(4, a={"hand": "disintegration"}, b={"hand": "kick"}, c={"hand": "punch"}, d=BOSS)
    t.seat(0).asks_for_help()
    t.seat(1).says("yes")
    t.chance.is_hit_at("kick")
    t.seat(2).says("no")
    t.seat(0).plays("disintegration").says("destroy_player 1").ends_turn()
    assert t.discarded(1) == "" and t.destroyed.split().count("kick") == 1


@rule("WM-A44")
def test_nobody_destroys_himself_or_the_mastermind() -> None:
    t = watchmen(loyalty="open", a={"hand": "disintegration"}, b=BOSS, line_up="bane")
    t.seat(0).plays("disintegration").may_only("destroy keene_act", "destroy bane", "destroy_player 2", "none")


@rule("WM-A45")
def test_cards_that_are_only_looked_at_have_not_left_the_deck() -> None:
    t = watchmen(a={"hand": "field_journal"}, b=BOSS, main="kick lobo", main_left=2)
    t.seat(0).plays("field_journal").is_asked("destroy").may_only("destroy kick", "destroy lobo").goes_on()
    t.seat(0).says("destroy kick").goes_on()
    assert t.destroyed == "kick" and t.main_left == 1
    t = watchmen(a={"hand": "field_journal"}, b=BOSS, main="kick", main_left=1)
    t.seat(0).plays("field_journal")
    t.ended("mastermind")


@rule("WM-A21")
def test_the_misprint_is_nowhere_and_its_chapter_is_that_of_the_plots() -> None:
    book = read_rulebook(load("dc").folder)
    chapters = {section.id: section.fr for section in book.section}
    assert chapters["plots"] == "Watchmen\u00a0: Complots Criminels"
    printed = [entry.fr for entry in book.entries() if entry.id != "WM-A21"]
    assert not any(["Complit" in text for text in (*printed, *chapters.values())])
