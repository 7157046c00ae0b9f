"""The five Plots, by name: what they cost, and which plays of the Mastermind's burn the main deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dc.talk import DcTalk
from tests.talk import table


def plotting(plot: str, hand: str, state: str = "in_play", **more: Any) -> DcTalk:
    """The turn of the Mastermind, seat 0, with the Plot in play."""
    a = {"hand": hand, "loyalty": "mastermind", "plot": plot}
    arrangement = {"challenge": "nixon", "loyalty": "open", "plot": state, "main": "moloch owlship", **more}
    return table("dc", seats=3, watchmen=True, a=a, **arrangement)


def burns(plot: str, fitting: str, other: str) -> None:
    """Each card of the Mastermind's that fits burns one; no other card does, nor a second play."""
    t = plotting(plot, f"{other} {fitting} {fitting}")
    t.seat(0).plays(other)
    assert t.destroyed == ""
    t.seat(0).plays(fitting)
    assert t.destroyed == "moloch"
    t.seat(0).plays(fitting)
    assert t.destroyed == "moloch owlship"
    loyal = plotting(plot, "", b={"hand": fitting}, turn=1)
    loyal.seat(1).plays(fitting)
    assert loyal.destroyed == "", "set off by the Mastermind alone"
    again = plotting(plot, f"{fitting} duplication", main="moloch")
    before = again.main_left
    again.seat(0).plays(fitting, "duplication")
    once = 2 if plot == "plot_super_power" else 1  # Duplication is a Super Power itself
    assert before - again.main_left == once, "a second play is no further card"


@pytest.mark.parametrize(
    ("plot", "cost"),
    [
        ("plot_hero", 13),
        ("plot_villain", 14),
        ("plot_super_power", 15),
        ("plot_equipment", 13),
        ("plot_starter", 14),
    ],
)
def test_a_plot_is_foiled_by_a_loyal_player_for_its_cost(plot: str, cost: int) -> None:
    t = plotting(plot, "", b={"hand": "punch " * cost}, turn=1)
    assert t.seen_by(2)["watchmen"]["plot"]["plot"]["cost"] == cost
    t.seat(1).plays(*["punch"] * (cost - 1)).may_not(f"defeat {plot}", rule="WM-068")
    t.seat(1).plays("punch").defeats(plot)
    assert t.left == 0 and t.seen_by(2)["watchmen"]["plot"]["foiled"]
    mastermind = plotting(plot, "punch " * cost)
    mastermind.seat(0).plays_all().may_not(f"defeat {plot}", rule="WM-A27")


def test_plot_hero() -> None:
    burns("plot_hero", "catwoman", "doomsday")


def test_plot_villain() -> None:
    burns("plot_villain", "doomsday", "catwoman")


def test_plot_super_power() -> None:
    burns("plot_super_power", "kick", "doomsday")


def test_plot_equipment() -> None:
    burns("plot_equipment", "cape_and_cowl", "doomsday")


def test_plot_starter() -> None:
    t = plotting("plot_starter", "kick punch vulnerability", main="moloch owlship lobo")
    t.seat(0).plays("kick")
    assert t.destroyed == ""
    t.seat(0).plays("punch")
    assert t.destroyed == "moloch owlship"
    t.seat(0).plays("vulnerability")
    assert t.destroyed == "moloch owlship", "only the first Starter of the turn"


def test_plot_starter_is_not_set_off_by_a_loyal_player() -> None:
    t = plotting("plot_starter", "", b={"hand": "punch"}, turn=1)
    t.seat(1).plays("punch")
    assert t.destroyed == ""


def test_plot_hero_that_is_foiled_burns_nothing() -> None:
    t = plotting("plot_hero", "catwoman", state="foiled")
    t.seat(0).plays("catwoman")
    assert t.destroyed == ""


def test_plot_hero_is_not_fed_by_the_hero_that_completes_the_machination() -> None:
    t = table(
        "dc",
        seats=4,
        watchmen=True,
        challenge="nixon",
        machination="machination_hero",
        a={"hand": "batmobile catwoman robin catwoman", "loyalty": "mastermind", "plot": "plot_hero"},
    )
    t.seat(0).plays("catwoman", "batmobile", "robin")
    assert t.destroyed == "" and t.seen_by(1)["watchmen"]["plot"]["owner"] == 0
    t.seat(0).plays("catwoman")
    assert len(t.destroyed.split()) == 1, "the next Hero of the same turn does"
