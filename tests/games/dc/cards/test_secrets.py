"""The four Machinations and the Loyalty cards, by name."""

from __future__ import annotations

import pytest

from tests.games.dc.talk import DcTalk
from tests.talk import open_box, table

BOSS = {"loyalty": "mastermind", "plot": "plot_hero"}


def scheming(machination: str, hand: str, seats: int) -> DcTalk:
    """The turn of the Mastermind, seat 0."""
    return table(
        "dc", seats=seats, watchmen=True, challenge="nixon", machination=machination, a={"hand": hand, **BOSS}
    )


def is_unmasked(t: DcTalk) -> bool:
    watch = t.seen_by(1)["watchmen"]
    assert watch["loyalty_open"] == (watch["plot"] is not None)
    return bool(watch["loyalty_open"])


def completed_by(machination: str, pair: str, twin: str, other: str, more: str) -> None:
    """Two different cards of a type and another card, with up to three players one card more, or two."""
    four = scheming(machination, f"{pair} {other} {twin} {more}", 4)
    four.seat(0).plays(twin, twin, other, *more.split())
    assert not is_unmasked(four), "two of the same name"
    four.seat(0).plays(pair.replace(twin, "").strip())
    assert is_unmasked(four)
    three = scheming(machination, f"{pair} {other} {more}", 3)
    *first, last = more.split()
    three.seat(0).plays(*pair.split(), other, *first)
    assert not is_unmasked(three), "with three players one more line"
    three.seat(0).plays(last)
    assert is_unmasked(three)
    lines = [(line["count"], line["type"], line["different"]) for line in seen_lines(machination, 4)]
    assert len(lines) == 2 and len(seen_lines(machination, 3)) == 3
    assert lines[0] == (2, machination.removeprefix("machination_"), True) and lines[1][0] == 1


def seen_lines(machination: str, seats: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = scheming(machination, "", seats).seen_by(1)["watchmen"]["machination"][
        "lines"
    ]
    return found


def test_machination_hero() -> None:
    completed_by("machination_hero", "catwoman green_arrow", "catwoman", "cape_and_cowl", "doomsday")


def test_machination_villain() -> None:
    completed_by(
        "machination_villain", "doomsday gorilla_grodd", "doomsday", "catwoman", "cape_and_cowl cape_and_cowl"
    )


def test_machination_super_power() -> None:
    completed_by("machination_super_power", "kick super_strength", "kick", "doomsday", "cape_and_cowl")


def test_machination_equipment() -> None:
    completed_by(
        "machination_equipment", "cape_and_cowl lasso_of_truth", "cape_and_cowl", "kick", "catwoman catwoman"
    )


def test_machination_hero_is_not_completed_by_two_turns() -> None:
    t = scheming("machination_hero", "catwoman green_arrow", 4)
    t.seat(0).plays("catwoman", "green_arrow").ends_turn()
    for seat in (1, 2, 3):
        t.seat(seat).ends_turn()
    t.seat(0).is_asked("turn")
    assert not is_unmasked(t)


def roles(t: DcTalk, viewer: int | None) -> list[str | None]:
    """The roles that a viewer knows, by seat."""
    return [seat.get("loyalty") for seat in t.seen_by(viewer)["seats"]]


def test_loyalty_mastermind() -> None:
    t = table("dc", seats=3, watchmen=True, challenge="nixon", main_left=1, b={"loyalty": "mastermind"})
    assert roles(t, 1) == [None, "mastermind", None]
    assert roles(t, None) == [None, None, None]
    t.seat(0).ends_turn()
    t.ended("mastermind").ends([1], [0, 1, 0])


def test_loyalty_loyal() -> None:
    gifts = "moloch owlship bane robin doomsday"
    arrangement = {"challenge": "alien_invasion", "challenges": "", "gifts": gifts}
    t = table("dc", seats=3, watchmen=True, a={"hand": "punch " * 12}, b={"loyalty": "mastermind"}, **arrangement)
    assert roles(t, 0) == ["loyal", None, None]
    t.seat(0).plays_all().defeats("alien_invasion")
    t.ended("loyal").ends([0, 2], [1, 0, 1])
    assert roles(t, 2) == ["loyal", "mastermind", "loyal"]


SUPER_HEROES = ["doctor_manhattan", "nite_owl", "ozymandias", "rorschach", "silk_spectre"]


@pytest.mark.parametrize(("seats", "loyal"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_one_mastermind_and_loyal_players_are_shuffled(seats: int, loyal: int) -> None:
    t = open_box("dc", seats=seats, watchmen=True, heroes="choice", start="first_seat").shuffles("")
    for seat in range(seats):
        t.seat(seat).is_asked("hero").may_not("hero batman", rule="DC-010").says(f"hero {SUPER_HEROES[seat]}")
    for _ in range(seats):
        t.shuffles("")
    with pytest.raises(ValueError, match="not in list"):
        t.deals("mastermind " + "loyal " * (loyal + 1))
    t.deals("mastermind " + "loyal " * loyal)
    own = [roles(t, seat)[seat] for seat in range(seats)]
    assert own == ["mastermind", "loyal", "loyal", "loyal", "loyal"][:seats]
