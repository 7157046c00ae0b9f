"""How long the cards of a game are, counted in one way for all games."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

Rules = Mapping[str, ast.FunctionDef]


def lengths(folder: Path, language: Sequence[str]) -> dict[str, int]:
    """The lines of every card of a folder: its declaration, and the rules beside it of which no other card speaks.

    Signatures, decorators and docstrings count; the verbs, aims and shapes that cards are written in, which stand
    in the files of the `language`, do not.
    """
    files = [path for path in folder.glob("*.py") if path.name not in language]
    modules = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    rules = [{rule.name: rule for rule in module.body if isinstance(rule, ast.FunctionDef)} for module in modules]
    everywhere = {name: rule for found in rules for name, rule in found.items()}
    cards: dict[str, ast.expr] = {}
    parts: dict[str, list[ast.FunctionDef]] = {}
    for module, own in zip(modules, rules, strict=True):
        for name, call in declared(module):
            cards[name] = call
            parts[name] = reached(call, everywhere | own)
    speaking = Counter([part for found in parts.values() for part in found])
    return {
        name: lines(call) + sum([lines(part) for part in parts[name] if speaking[part] == 1])
        for name, call in cards.items()
    }


def declared(module: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Every `card("name", ...)` of a module."""
    for line in module.body:
        match line:
            case ast.Expr(ast.Call(ast.Name("card"), [ast.Constant(str(name)), *_]) as call):
                yield name, call


def reached(node: ast.AST, rules: Rules) -> list[ast.FunctionDef]:
    """All rules that a piece of source speaks of, and what those speak of."""
    found: dict[str, ast.FunctionDef] = {}
    waiting = [node]
    while waiting:
        for inner in ast.walk(waiting.pop()):
            if isinstance(inner, ast.Name) and inner.id in rules and inner.id not in found:
                found[inner.id] = rules[inner.id]
                waiting.append(rules[inner.id])
    return list(found.values())


def lines(node: ast.stmt | ast.expr) -> int:
    """How many lines a piece of source has, decorators included."""
    above = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1 + sum([lines(one) for one in above])
