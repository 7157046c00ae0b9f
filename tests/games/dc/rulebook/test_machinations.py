"""Watchmen: Machinations and the reveal (WM-055 to WM-062, WM-099)."""

from __future__ import annotations

import pytest

from panoplie.kernel.chance import Seeded
from panoplie.kernel.errors import Refusal
from panoplie.kernel.rulebook import rule
from tests.games.dc.rulebook.scenes import BOSS, watchmen
from tests.games.dc.talk import DcTalk

LIST = "punch catwoman robin batmobile"
"""What the Machination of the Heroes asks for; the Batmobile is not the first card."""


def is_open(t: DcTalk) -> bool:
    answer: bool = t.seen_by(None)["watchmen"]["loyalty_open"]
    return answer


def completed(seats: int = 4, more: str = "", **arrangement: object) -> DcTalk:
    """Seat 0 is the Mastermind and has just completed the list."""
    t = watchmen(seats, a={"hand": f"{LIST} {more}", **BOSS}, **arrangement)
    t.seat(0).plays(*LIST.split())
    return t


@rule("WM-055")
@pytest.mark.parametrize(
    ("machination", "cards"),
    [
        ("machination_hero", "catwoman mera nth_metal"),
        ("machination_villain", "doomsday gorilla_grodd catwoman"),
        ("machination_super_power", "kick super_strength doomsday"),
        ("machination_equipment", "nth_metal utility_belt kick"),
    ],
)
def test_the_list_says_what_the_mastermind_needs(machination: str, cards: str) -> None:
    t = watchmen(4, machination=machination, a={"hand": cards, "deck": "", **BOSS})
    first, second, third = cards.split()
    t.seat(0).plays(first, second)
    assert not is_open(t)
    t.seat(0).plays(third)
    assert is_open(t)


@rule("WM-056", "WM-A18")
def test_the_mastermind_has_to_show_the_card_without_a_choice() -> None:
    t = completed()
    t.seat(0).is_asked("turn")
    assert is_open(t) and t.seen_by(3)["seats"][0]["loyalty"] == "mastermind"
    t = watchmen(4, a={"hand": LIST, **BOSS})
    t.seat(0).plays("punch", "catwoman", "robin").ends_turn()
    assert not is_open(t), "a card that is not played completes nothing"


@rule("WM-057")
def test_the_plot_is_laid_face_up_at_once() -> None:
    t = completed()
    for viewer in t.viewers:
        plot = t.seen_by(viewer)["watchmen"]["plot"]
        assert (plot["plot"]["id"], plot["owner"], plot["foiled"]) == ("plot_hero", 0, False)


@rule("WM-058")
def test_a_plot_is_one_more_thing_to_overcome() -> None:
    t = completed()
    t.seat(0).ends_turn()
    t.seat(1).may_not("defeat plot_hero", rule="WM-068")
    assert t.seen_by(1)["watchmen"]["challenge"]["id"] == "keene_act"


@rule("WM-059")
def test_the_others_are_loyal_from_now_on() -> None:
    t = completed()
    assert [seat["loyalty"] for seat in t.seen_by(None)["seats"]] == ["mastermind", "loyal", "loyal", "loyal"]


@rule("WM-061", "WM-062", "WM-099")
@pytest.mark.parametrize(("seats", "lines"), [(2, 3), (3, 3), (4, 2), (5, 2)])
def test_the_first_line_counts_with_two_or_three_players(seats: int, lines: int) -> None:
    t = completed(seats, "doomsday")
    assert len(t.seen_by(1)["watchmen"]["machination"]["lines"]) == lines
    assert is_open(t) == (lines == 2)
    t.seat(0).plays("doomsday")
    assert is_open(t)


@rule("WM-A19")
def test_every_card_played_counts_once_wherever_it_comes_from() -> None:
    line_up = "robin lobo lobo lobo lobo"
    t = watchmen(4, a={"hand": "nth_metal emerald_knight", **BOSS}, line_up=line_up)
    t.seat(0).plays("nth_metal").says("none").plays("emerald_knight")
    assert is_open(t), "Emerald Knight and the borrowed Robin are two Heroes"
    t = watchmen(4, a={"hand": "nth_metal catwoman clayface mera", "deck": "punch", **BOSS})
    t.seat(0).plays("nth_metal").says("none").plays("catwoman", "clayface").says("again catwoman")
    assert not is_open(t), "a second play fills no place"
    t.seat(0).contributes("mera")
    assert not is_open(t), "nor does a contribution"


@rule("WM-A24")
def test_a_reveal_without_the_list_brings_no_plot() -> None:
    t = watchmen(4, loyalty="open", a={"hand": f"{LIST} scarecrow", **BOSS})
    t.seat(0).may_not("defeat plot_hero", rule="DC-053")
    assert t.seen_by(1)["watchmen"]["plot"] is None
    t.seat(0).plays(*LIST.split())
    assert t.seen_by(1)["watchmen"]["plot"]["owner"] == 0
    t = watchmen(4, loyalty="open", a={"hand": "scarecrow"}, d=BOSS)
    t.seat(0).plays("scarecrow")
    assert [t.discarded(seat) for seat in (1, 2, 3)] == ["", "", "weakness"]


@rule("WM-A38")
def test_a_list_that_is_completed_again_does_nothing() -> None:
    for plot in ("in_play", "foiled"):
        t = watchmen(4, loyalty="open", plot=plot, a={"hand": "punch batmobile catwoman robin", **BOSS})
        before = t.seen_by(1)["watchmen"]["plot"]
        t.seat(0).plays("punch", "batmobile", "catwoman", "robin")
        assert t.seen_by(1)["watchmen"]["plot"] == before


def test_a_seat_that_would_have_been_unmasked_is_no_mastermind_in_any_imagined_world() -> None:
    t = watchmen(4, turn=1, a=BOSS, b={"hand": LIST})
    t.seat(1).plays("punch")
    roles = {tuple(t.match.imagine(2, Seeded(n)).state.loyalty) for n in range(40)}
    assert {role.index(1) for role in roles} == {0, 1, 3}
    t.seat(1).plays("catwoman", "robin", "batmobile")
    roles = {tuple(t.match.imagine(2, Seeded(n)).state.loyalty) for n in range(40)}
    assert {role.index(1) for role in roles} == {0, 3}


def test_who_was_not_unmasked_by_the_list_cannot_take_that_back() -> None:
    """All have seen it: otherwise a Loyal player could prove the role and keep the card."""
    t = watchmen(4, a={"hand": "catwoman robin", "discard": "cape_and_cowl"}, b=BOSS)
    t.seat(0).plays("catwoman", "robin")
    assert t.hand(0) == "cape_and_cowl", "which everybody knows"
    t.seat(0).plays("cape_and_cowl").is_asked("turn")
    refusal = t.match.undo_point(0)
    assert isinstance(refusal, Refusal) and refusal.key == "undo-learnt"
    t = watchmen(4, a={"hand": "catwoman mera robin", "discard": "cape_and_cowl"}, b=BOSS, machination="")
    t.seat(0).plays("catwoman", "robin", "cape_and_cowl")
    assert isinstance(t.match.undo_point(0), int), "with no list nothing was shown"


@rule("WM-064")
def test_the_plot_of_a_loyal_player_never_comes() -> None:
    t = watchmen(4, a={"hand": LIST, "plot": "plot_villain"}, b=BOSS)
    t.seat(0).plays(*LIST.split()).is_asked("turn")
    assert t.seen_by(1)["watchmen"]["plot"] is None
