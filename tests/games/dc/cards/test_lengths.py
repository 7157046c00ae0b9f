"""A card reads as its text: few lines, counted in one way for all of them."""

from __future__ import annotations

import ast
import statistics
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from panoplie.games.dc.cards import book
from tests.games.dc.cards.test_all import CARDS

MEDIAN, MOST = 4, 20
LANGUAGE = ("aims.py", "kit.py", "book.py")
FILES = [path for path in Path(book.__file__).parent.glob("*.py") if path.name not in LANGUAGE]
MODULES = [ast.parse(path.read_text(encoding="utf-8")) for path in FILES]


def lengths() -> dict[str, int]:
    """The lines of every card: its declaration, and every rule beside it of which no other card speaks.

    Signatures, decorators and docstrings count; the verbs, aims and shapes that cards are written in do not.
    """
    rules = {rule.name: rule for module in MODULES for rule in module.body if isinstance(rule, ast.FunctionDef)}
    cards = {name: call for module in MODULES for name, call in declared(module)}
    parts = {name: reached(call, rules) for name, call in cards.items()}
    speaking = Counter([part for found in parts.values() for part in found])
    return {
        name: lines(call) + sum([lines(rules[part]) for part in parts[name] if speaking[part] == 1])
        for name, call in cards.items()
    }


def declared(module: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Every `card("name", ...)` of a module."""
    for line in module.body:
        match line:
            case ast.Expr(ast.Call(ast.Name("card"), [ast.Constant(str(name)), *_]) as call):
                yield name, call


def reached(node: ast.AST, rules: dict[str, ast.FunctionDef]) -> set[str]:
    """All rules that a piece of source speaks of, and what those speak of."""
    found: set[str] = set()
    waiting = [node]
    while waiting:
        for inner in ast.walk(waiting.pop()):
            if isinstance(inner, ast.Name) and inner.id in rules and inner.id not in found:
                found.add(inner.id)
                waiting.append(rules[inner.id])
    return found


def lines(node: ast.stmt | ast.expr) -> int:
    """How many lines a piece of source has, decorators included."""
    above = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1 + sum([lines(one) for one in above])


def test_every_card_is_counted() -> None:
    silent = [name for name in CARDS if name.startswith(("machination", "loyalty"))]
    assert set(lengths()) == set(CARDS) - set(silent)


def test_no_card_is_longer_than_twenty_lines_and_half_of_them_have_at_most_four() -> None:
    found = lengths()
    assert {name: count for name, count in found.items() if count > MOST} == {}
    assert statistics.median(found.values()) <= MEDIAN
