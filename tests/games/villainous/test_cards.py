"""Every card of the box has a test of its own, in the file of its villain and under its name."""

from pathlib import Path

import pytest

from panoplie.games import load
from panoplie.games.villainous.facts import VILLAINS
from tests.named import without_a_test

HERE = Path(__file__).parent
FACTS = load("villainous").facts()


@pytest.mark.parametrize("kind", range(FACTS.kinds), ids=lambda kind: FACTS.ids[kind])
def test_every_card_has_a_test_under_its_name(kind):
    villain = VILLAINS[FACTS.villain_of[kind]]
    assert without_a_test([FACTS.ids[kind]], [HERE / f"test_{villain}.py"]) == []


def test_there_are_157_cards():
    assert FACTS.kinds == 157
    assert sum(FACTS.copies) == 6 * (30 + 15)
