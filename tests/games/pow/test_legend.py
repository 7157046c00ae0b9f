"""How near a legend's turns are to the best that can be made of them."""

from __future__ import annotations

from tests.games.pow.solver import losses


def test_a_legend_makes_the_best_of_its_turn() -> None:
    """It looks further than that, but only among what is as good: three answers, each within 0.03 points."""
    found = losses("legend", turns=12, seats=3)
    assert max(found) < 0.1


def test_a_civilian_does_not() -> None:
    found = losses("civilian", turns=2, seats=3)
    assert sum(found) / len(found) > 0.5
