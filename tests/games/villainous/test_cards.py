"""Every card of the box has a test of its own, in the file of its villain and under its name."""

import ast
from pathlib import Path

import pytest

from panoplie.games import load
from panoplie.games.villainous.facts import VILLAINS

HERE = Path(__file__).parent
FACTS = load("villainous").facts()


def named_in(villain):
    tree = ast.parse((HERE / f"test_{villain}.py").read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


@pytest.mark.parametrize("kind", range(FACTS.kinds), ids=lambda kind: FACTS.ids[kind])
def test_every_card_has_a_test_under_its_name(kind):
    names = named_in(VILLAINS[FACTS.villain_of[kind]])
    assert any(f"{name}_".startswith(f"test_{FACTS.ids[kind]}_") for name in names)


def test_there_are_157_cards():
    assert FACTS.kinds == 157
    assert sum(FACTS.copies) == 6 * (30 + 15)
