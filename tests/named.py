"""Tests that are named after cards: every card of a box has one."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path


def without_a_test(cards: Iterable[str], files: Iterable[Path]) -> list[str]:
    """The cards that no test of these files is named after: `test_robin`, or `test_robin_takes_an_equipment`."""
    names = [name for file in files for name in tests_in(file)]
    return [card for card in cards if not any([f"{name}_".startswith(f"test_{card}_") for name in names])]


def tests_in(file: Path) -> list[str]:
    """The names of the tests of a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
