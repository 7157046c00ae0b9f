"""Whether everything of a box has a test by its name."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path


def tests_in(folder: Path) -> set[str]:
    """The names of all test functions of a folder, without `test_`."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.add(node.name.removeprefix("test_"))
    return found


def without_a_test(names: Iterable[str], folder: Path) -> list[str]:
    """Those of some names after which no test is called: `test_<name>`, or `test_<name>_` and what it is about.

    >>> "a_card_that_nobody_has_printed" in without_a_test(["a_card_that_nobody_has_printed"], Path("tests"))
    True
    """
    tests = tests_in(folder)
    return [name for name in names if not any([test == name or test.startswith(f"{name}_") for test in tests])]
