"""Small changes of rule code, found in its syntax tree and made in its text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

Span = tuple[int, int]
"""The first and the last of some lines."""

COMPARED = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
RECKONED = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
TELLS = {"tell", "Refusal"}
"""Calls that put into words what the rules have decided."""
DECLARES = {
    "cache",
    "classmethod",
    "dataclass",
    "final",
    "lru_cache",
    "overload",
    "override",
    "property",
    "staticmethod",
}
"""Decorators that say how Python sees a thing, not what the rules do with it."""
LISTS = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr, ast.Dict, ast.Set)
TIGHT = (ast.Name, ast.Attribute, ast.Call, ast.Subscript)


@dataclass(frozen=True)
class Change:
    """One place of a file, and what stands there instead."""

    file: str
    start: int
    end: int
    text: str
    span: Span
    """The statement around it: a test reaches the change if it runs one of these lines."""
    within: str = ""
    """The function or class around it."""
    on_import: bool = False
    """Whether it is read when the module is, before any test."""
    names: frozenset[str] = frozenset()
    """What a test is likely to mention that is about this place."""

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def line(self, source: bytes) -> int:
        return source.count(b"\n", 0, self.start) + 1

    def shown(self, source: bytes) -> tuple[str, str]:
        """The lines before and after, each as one line."""
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        last = len(source) if last < 0 else last
        after = source[first : self.start] + self.text.encode() + source[self.end : last]
        return _flat(source[first:last]), _flat(after)


Site = list[Change]
"""What may be changed at one place, one way or another."""


def sites_of(file: str, source: bytes) -> list[Site]:
    """All places of a Python or TOML file at which something can be broken, in order."""
    sites = _printed(file, source) if file.endswith(".toml") else list(_Finder(file, source).find())
    return sorted(sites, key=lambda site: (site[0].start, site[0].end, site[0].text))


def is_sound(file: str, broken: bytes) -> bool:
    """Whether a broken Python file can still be read. A change of a number cannot harm TOML."""
    try:
        return file.endswith(".toml") or bool(compile(broken, file, "exec", dont_inherit=True))
    except SyntaxError:
        return False


def _flat(text: bytes) -> str:
    return " ".join([line.strip() for line in text.decode().splitlines() if line.strip()])


def _printed(file: str, source: bytes) -> list[Site]:
    """Every number and every yes or no of a content file; a row is known by its id."""
    sites: list[Site] = []
    row, offset = "", 0
    for number, line in enumerate(source.splitlines(keepends=True), 1):
        key, _, value = line.partition(b"=")
        if line.startswith(b"["):
            row = ""
        elif key.strip() == b"id":
            row = value.decode().strip().strip('"')
        blank = re.sub(rb'"[^"]*"|#.*', lambda words: b" " * len(words[0]), value)
        for found in re.finditer(rb"(?<![\w.-])(\d+|true|false)(?![\w.-])", blank):
            start = offset + len(line) - len(value) + found.start()
            names = frozenset([row, key.decode().strip()])
            sites.append(
                [
                    Change(file, start, start + len(found[0]), text, (number, number), row, True, names)
                    for text in _other_value(found[0].decode())
                ]
            )
        offset += len(line)
    return sites


def _other_value(word: str) -> list[str]:
    if not word.isdigit():
        return ["false" if word == "true" else "true"]
    return [str(number) for number in (int(word) + 1, int(word) - 1) if number >= 0]


class _Finder(ast.NodeVisitor):
    """Walks through a module and collects what could be otherwise."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.starts = [0, *[match.end() for match in re.finditer(rb"\n", source)]]
        self.sites: list[Site] = []
        self.within: list[str] = []
        self.functions = 0
        self.statement: ast.AST = ast.Pass()

    def find(self) -> Iterator[Site]:
        self.visit(ast.parse(self.source))
        yield from self.sites

    # What is not looked at

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_match_case(self, node: ast.match_case) -> None:
        if node.guard is not None:
            self._condition(node.guard)
        self._all(node.body)

    # Places

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for decorator in node.decorator_list:
            self._at(decorator)
            called = decorator.func if isinstance(decorator, ast.Call) else decorator
            if _name_of(called) not in DECLARES:
                self._change(self._start(decorator) - 1, self._end(decorator), "")
            self.visit(decorator)
        self._at(node.args)
        self._all([default for default in [*node.args.defaults, *node.args.kw_defaults] if default is not None])
        self.within.append(node.name)
        self.functions += 1
        self._all(node.body)
        self.functions -= 1
        self.within.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.within.append(node.name)
        self._all(node.body)
        self.within.pop()

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            self._at(node)
        super().visit(node)

    # Statements

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and _name_of(node.value.func) in TELLS:
            return
        if not isinstance(node.value, ast.Constant):
            self._left_out(node)
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        parts = [part for target in node.targets for part in ast.walk(target)]
        if any([isinstance(part, ast.Attribute | ast.Subscript) for part in parts]):
            self._left_out(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._left_out(node)
        if type(node.op) in RECKONED and not isinstance(node.value, LISTS):
            sign, other = RECKONED[type(node.op)]
            self._sign(self._end(node.target), self._start(node.value), f"{sign}=", f"{other}=")
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self._left_out(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._left_out(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self._left_out(node)
        elif not (isinstance(node.value, ast.Constant) and node.value.value is None):
            self._instead(node.value, "None")
            self.visit(node.value)

    def visit_Break(self, node: ast.Break) -> None:
        self._instead(node, "continue", "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._instead(node, "break", "pass")

    def visit_If(self, node: ast.If) -> None:
        names = {_name_of(part) for part in ast.walk(node.test)}
        if "TYPE_CHECKING" in names:
            return
        if "events" not in names:  # else it asks only whether anybody listens
            self._header(node.test)
        self._all([*node.body, *node.orelse])

    def visit_While(self, node: ast.While) -> None:
        self._header(node.test)
        self._all([*node.body, *node.orelse])

    def visit_For(self, node: ast.For) -> None:
        self._at(node.iter)
        self.visit(node.iter)
        self._all([*node.body, *node.orelse])

    def visit_Match(self, node: ast.Match) -> None:
        self._at(node.subject)
        self.visit(node.subject)
        self._all(node.cases)

    # Expressions

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._condition(node.test)
        self._all([node.body, node.orelse])

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.visit(node.iter)
        for test in node.ifs:
            self._condition(test)

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            sign, others = COMPARED[type(op)]
            self._sign(self._end(left), self._start(right), sign, *others)
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        is_and = isinstance(node.op, ast.And)
        for value in node.values:
            self._instead(value, "True" if is_and else "False")  # as if nobody had asked
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._sign(self._end(left), self._start(right), *(("and", "or") if is_and else ("or", "and")))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            sign = "not " if isinstance(node.op, ast.Not) else "-"
            self._change(self._start(node), self._start(node) + len(sign), "")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        is_type = isinstance(node.op, ast.BitOr) and not self.functions
        joins = isinstance(node.left, LISTS) or isinstance(node.right, LISTS)
        if type(node.op) in RECKONED and not is_type and not joins:
            self._sign(self._end(node.left), self._start(node.right), *RECKONED[type(node.op)])
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = _name_of(node.func)
        if name in TELLS:
            return
        if isinstance(node.func, ast.Name) and name in TWINS:
            self._instead(node.func, TWINS[name])
        given: list[ast.expr | ast.keyword] = [*node.args, *node.keywords]
        for place, argument in enumerate(given):
            if isinstance(argument, ast.keyword) and argument.arg is not None:
                if place:
                    self._change(self._end(given[place - 1]), self._end(argument), "")
                else:
                    follows = self._start(given[1]) if len(given) > 1 else self._end(argument)
                    self._change(self._start(argument), follows, "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._instead(node, str(not node.value))
        elif isinstance(node.value, int):
            self._instead(node, str(node.value + 1), str(node.value - 1))
        elif isinstance(node.value, float):
            self._instead(node, str(node.value + 1))

    # Inside

    def _all(self, nodes: list[ast.stmt] | list[ast.expr] | list[ast.match_case]) -> None:
        for node in nodes:
            self.visit(node)

    def _at(self, node: ast.AST) -> None:
        if hasattr(node, "lineno"):
            self.statement = node

    def _header(self, test: ast.expr) -> None:
        self._at(test)
        self._condition(test)

    def _condition(self, test: ast.expr) -> None:
        """A plain condition is turned round; others have a sign or a word that is."""
        if isinstance(test, TIGHT):
            self._change(self._start(test), self._start(test), "not ")
        self.visit(test)

    def _left_out(self, node: ast.stmt) -> None:
        asks = any([isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(node)])
        self._instead(node, "yield from ()" if asks else "pass")

    def _instead(self, node: ast.stmt | ast.expr, *texts: str) -> None:
        self._change(self._start(node), self._end(node), *texts)

    def _sign(self, start: int, end: int, sign: str, *others: str) -> None:
        """Replace the sign that stands between two operands."""
        gap = re.sub(rb"#[^\n]*", lambda words: b" " * len(words[0]), self.source[start:end])
        at = gap.find(sign.encode())
        if at >= 0:
            self._change(start + at, start + at + len(sign), *others)

    def _change(self, start: int, end: int, *texts: str) -> None:
        span = (self.statement.lineno, self.statement.end_lineno)  # type: ignore[attr-defined]
        names = frozenset([*self.within, *_words(self.statement)])
        within = ".".join(self.within)
        on_import = not self.functions
        self.sites.append([Change(self.file, start, end, text, span, within, on_import, names) for text in texts])

    def _start(self, node: ast.stmt | ast.expr | ast.keyword) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.stmt | ast.expr | ast.keyword) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset


def _name_of(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _words(node: ast.AST) -> list[str]:
    words = [
        part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]
    return words + [name for part in ast.walk(node) if (name := _name_of(part))]
