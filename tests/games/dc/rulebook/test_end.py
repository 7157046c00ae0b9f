"""End of the game and Victory Points (DC-056 to DC-064)."""

from __future__ import annotations

from typing import Any

import pytest

from panoplie.kernel.rulebook import rule
from tests.games.dc.talk import DcTalk
from tests.talk import table


def counted(seats: int = 2, **cards: Any) -> DcTalk:
    """The Line-Up cannot be refilled: the game is over, and all cards are counted."""
    t = table("dc", seats=seats, line_up="robin", main_left=0, **cards)
    t.seat(0).ends_turn()
    return t


@rule("DC-056")
def test_the_game_ends_when_no_super_villain_can_be_turned_up() -> None:
    t = table("dc", a={"hand": "super_strength doomsday"}, stack="ras_al_ghul")
    t.seat(0).plays_all().defeats("ras_al_ghul").goes_on()
    t.seat(0).ends_turn()
    t.ended("villains").ends([0], [8, 0])


@rule("DC-057")
def test_the_game_ends_when_the_line_up_cannot_be_refilled() -> None:
    five = "catwoman lobo robin bane cheetah"
    for left, over in ((0, True), (1, False)):
        t = table("dc", a={"hand": "kick"}, line_up=five, main_left=left)
        t.seat(0).plays("kick").buys("catwoman").goes_on()
        t.seat(0).ends_turn()
        assert t.match.over == over
    table("dc", line_up=five, main_left=0).seat(0).ends_turn().goes_on()


@rule("DC-058", "DC-A18")
def test_all_cards_of_a_player_are_counted_wherever_they_lie() -> None:
    own = {
        "hand": "kick",
        "deck": "lobo",
        "discard": "man_of_steel",
        "locations": "the_batcave",
        "under": "doomsday",
    }
    t = counted(b=own)
    t.ends([1], [0, 1 + 2 + 3 + 1 + 2])


def test_cards_in_front_of_the_active_player_are_counted() -> None:
    t = table("dc", a={"hand": "lobo emerald_knight"}, line_up="man_of_steel")
    t.seat(0).plays("emerald_knight")
    assert t.points(0) == 2 + 1, "but not the borrowed Man of Steel"


@rule("DC-059")
def test_each_weakness_costs_a_point() -> None:
    counted(a={"deck": "weakness weakness kick"}).ends([1], [-1, 0])


@rule("DC-060")
@pytest.mark.parametrize(("card", "other"), [("green_arrow", "catwoman"), ("utility_belt", "nth_metal")])
def test_five_points_with_four_others(card: str, other: str) -> None:
    for others, points in ((3, 3), (4, 4 + 5)):
        counted(a={"deck": f"{card} {f'{other} ' * others}"}).ends([0], [points, 0])
    counted(a={"deck": f"{card} " * 5}).ends([0], [25, 0])
    counted(a={"deck": f"{card} lobo lobo lobo lobo"}).ends([0], [8, 0])


@rule("DC-061", "DC-X6")
def test_bizarro_is_worth_two_for_each_weakness() -> None:
    counted(a={"deck": "punch punch punch bizarro weakness weakness", "discard": "weakness"}).ends([0], [6 - 3, 0])
    counted(a={"deck": "bizarro"}, b={"deck": "kick"}).ends([1], [0, 1])


@rule("DC-062")
def test_suicide_squads_are_worth_one_for_each() -> None:
    for squads in (1, 2, 4):
        counted(a={"deck": "suicide_squad " * squads}).ends([0], [squads * squads, 0])


@rule("DC-063")
def test_most_points_win() -> None:
    counted(3, a={"deck": "kick"}, b={"deck": "lobo kick"}, c={"deck": "lobo"}).ends([1], [1, 3, 2])


@rule("DC-A5")
def test_the_line_up_comes_before_the_super_villains() -> None:
    t = table("dc", a={"hand": "super_strength doomsday"}, stack="ras_al_ghul", line_up="robin", main_left=2)
    t.seat(0).plays_all().defeats("ras_al_ghul").ends_turn()
    t.ended("line_up")
    assert len(t.line_up.split()) == 3, "refilled as far as the deck goes"


@rule("DC-A6")
def test_equal_in_everything_share_the_victory() -> None:
    counted(3, a={"deck": "lobo"}, b={"deck": "doomsday"}, c={"deck": "kick"}).ends([0, 1], [2, 2, 1])


@rule("DC-A14")
def test_a_card_that_has_changed_hands_counts_for_its_new_owner() -> None:
    t = table("dc", a={"hand": "doomsday doomsday"}, b={"hand": "man_of_steel"}, stack="ras_al_ghul the_joker")
    t.seat(0).plays_all().defeats("ras_al_ghul").ends_turn()
    before = t.points(0)
    t.seat(0).says("pass_on punch")
    assert t.discarded(0).endswith("man_of_steel") and t.points(0) == before + 3 - 1 and t.points(1) == 0


@rule("DC-A38")
def test_the_table_stops_a_game_without_an_end() -> None:
    t = table("dc", turns=200, number=200)
    t.seat(0).ends_turn()
    t.ended("stopped").ends([], [0, 0])
    table("dc", number=200).seat(0).ends_turn().goes_on()
