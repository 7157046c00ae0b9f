"""Tests of cards that answer a question of their card without a look at it, found by running them once more."""

from __future__ import annotations

import importlib
import inspect
import itertools
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest import mock

from panoplie.kernel.questions import Question
from tests.talk import Talk

Test = Callable[..., None]
Asked = tuple[str, str]
"""A card, and the kind of its question."""
LOOKS = ("is_asked", "reads", "may_only", "may_not")


def written_beside(file: str, package: str) -> list[Test]:
    """All tests of the other files of a folder."""
    files = [other for other in sorted(Path(file).parent.glob("test_*.py")) if other != Path(file)]
    modules = [importlib.import_module(f"{package}.{other.stem}") for other in files]
    found = [thing for module in modules for thing in vars(module).values() if inspect.isfunction(thing)]
    return [one for one in found if one.__name__.startswith("test_")]


def without_a_look(tests: Iterable[Test]) -> list[str]:
    """What tests that are named after a card answer for it, and do not look at first."""
    found = []
    for test in tests:
        answered, seen = watched(test)
        for card, kind in sorted(answered - seen):
            if f"{test.__name__}_".startswith(f"test_{card}_"):
                found.append(f"{test.__name__}: {kind}")
    return found


def watched(test: Test) -> tuple[set[Asked], set[Asked]]:
    """Run a test, and note the questions of cards that it answers and those that it looks at."""
    answered: set[Asked] = set()
    seen: set[Asked] = set()
    with ExitStack() as watch:
        watch.enter_context(mock.patch.object(Talk, "says", noting(Talk.says, answered)))
        for name in LOOKS:
            watch.enter_context(mock.patch.object(Talk, name, noting(getattr(Talk, name), seen)))
        for arguments in cases(test):
            test(**arguments)
    return answered, seen


def noting(method: Callable[..., Any], found: set[Asked]) -> Callable[..., Any]:
    """A word of table talk that also notes which question it is about."""

    def noted(self: Talk, *words: Any, **named: Any) -> Any:
        ask = None if self.voice is None else self.match.ask_of(self.voice)
        if isinstance(ask, Question) and ask.card is not None:
            found.add((ask.card, ask.kind))
        return method(self, *words, **named)

    return noted


def cases(test: Any) -> Iterator[dict[str, Any]]:
    """Every way in which a test is called; none for one to which pytest has to lend something."""
    tables: list[list[dict[str, Any]]] = []
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            names, rows = mark.args[:2]
            words = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
            tables.append([dict(zip(words, row if len(words) > 1 else (row,), strict=True)) for row in rows])
    if {name for table in tables for name in table[0]} == set(inspect.signature(test).parameters):
        for chosen in itertools.product(*tables):
            yield {name: value for row in chosen for name, value in row.items()}
