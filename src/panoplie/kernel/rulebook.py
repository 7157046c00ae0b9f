"""The numbered rules of a game, its worked examples and rulings, and which tests prove them."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from panoplie.kernel.content import read_content

F = TypeVar("F", bound=Callable[..., Any])
Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Z]{2}-[A-Z]?\d+$")]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rulebook."""

    id: str
    en: str
    fr: str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule, in our own words."""

    id: Id
    section: str
    en: str
    fr: str

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example or a ruling, and the rules that it is about."""

    id: Id
    rules: list[Id]
    en: str
    fr: str

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that `rules.toml` says."""

    section: list[Section]
    rule: list[Rule]
    example: list[Note] = []
    ruling: list[Note] = []

    def find(self, number: str) -> Rule | Note | None:
        """A rule, example or ruling by its number."""
        return next((entry for entry in self.entries() if entry.id == number), None)

    def entries(self) -> list[Rule | Note]:
        return [*self.rule, *self.example, *self.ruling]

    def about(self, number: str) -> list[Note]:
        """The examples and rulings about a rule."""
        return [note for note in (*self.example, *self.ruling) if number in note.rules]


@functools.lru_cache
def read_rulebook(folder: Path) -> Rulebook:
    """The rulebook of a game, from its folder."""
    return read_content(folder, "rules.toml", Rulebook)


def rule(*numbers: str) -> Callable[[F], F]:
    """Mark a test as the proof of rules, examples or rulings, by their numbers."""

    def mark(test: F) -> F:
        return test

    return mark


def find_tests(start: Path) -> Path | None:
    """The tests of the games in the checkout that a module lies in, if it lies in one."""
    for folder in start.parents:
        tests = folder / "tests" / "games"
        if tests.is_dir() and (folder / "pyproject.toml").is_file():
            return tests
    return None


def proofs(tests: Path) -> dict[str, list[str]]:
    """For each number the tests that are marked with it. A test that is skipped proves nothing."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.glob("*/rulebook/test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in _marks(node):
                    found.setdefault(number, []).append(f"{path.relative_to(tests)}::{node.name}")
    return found


def _marks(test: ast.FunctionDef) -> list[str]:
    numbers: list[str] = []
    for decorator in test.decorator_list:
        name = ast.unparse(decorator)
        if "skip" in name or "xfail" in name:
            return []
        if isinstance(decorator, ast.Call) and name.startswith("rule("):
            numbers += [str(value.value) for value in decorator.args if isinstance(value, ast.Constant)]
    return numbers


def rule_numbers(text: str) -> tuple[str, ...]:
    """The rule numbers that a text cites, ranges as their two ends.

    >>> rule_numbers("Up to three throws (PO-012 to PO-017).")
    ('PO-012', 'PO-017')
    """
    return tuple(re.findall(r"\b[A-Z]{2}-[A-Z]?\d+\b", text))
