"""Which lines of a package run: each statement leaves a mark before it does.

A tracer is called at every line of every module, which makes tests that play whole games take several times as
long. A mark is one store into a row of bytes, and only the package itself leaves any.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

Lines = dict[str, list[int]]
ROW = "__marks__"
"""What the row of a module is called inside it."""
BLOCKS = ("body", "orelse", "finalbody")


class Marks(MetaPathFinder):
    """Loads the modules of one package so that they leave marks, and reads these."""

    def __init__(self, package: str) -> None:
        assert package not in sys.modules, f"{package} was loaded before anybody watched it."
        self.package = package
        self.loaders: list[_MarkingLoader] = []
        sys.meta_path.insert(0, self)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.package and not fullname.startswith(f"{self.package}."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = _MarkingLoader(fullname, spec.loader.path)
            self.loaders.append(spec.loader)
        return spec

    def clear(self) -> None:
        for loader in self.loaders:
            loader.row[:] = bytes(len(loader.row))

    def lines(self, folder: Path) -> Lines:
        """What ran since the marks were cleared; files are named from a folder on."""
        found = {loader.path: loader.lines() for loader in self.loaders}
        return {Path(file).relative_to(folder).as_posix(): lines for file, lines in found.items() if lines}


class _MarkingLoader(SourceFileLoader):
    def __init__(self, fullname: str, path: str) -> None:
        super().__init__(fullname, path)
        self.row = bytearray()
        self.spans: list[range] = []

    def get_code(self, fullname: str) -> CodeType:
        tree, self.spans = marked(self.get_data(self.path))
        return compile(tree, self.path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        code = self.get_code(module.__name__)
        self.row[:] = bytes(len(self.spans))
        vars(module)[ROW] = self.row
        exec(code, vars(module))

    def lines(self) -> list[int]:
        return sorted({line for span, mark in zip(self.spans, self.row, strict=True) if mark for line in span})


def marked(source: bytes) -> tuple[ast.Module, list[range]]:
    """The same module with a mark before each statement, and the lines that each mark stands for."""
    tree = ast.parse(source)
    spans: list[range] = []
    for node in list(ast.walk(tree)):
        for name in BLOCKS:
            statements = getattr(node, name, None)
            if isinstance(statements, list):  # what a lambda or a conditional expression has there is none
                setattr(node, name, [part for one in statements for part in _with_mark(one, spans)])
    return tree, spans


def _with_mark(node: ast.stmt, spans: list[range]) -> list[ast.stmt]:
    if _comes_first(node):
        return [node]
    (mark,) = ast.parse(f"{ROW}[{len(spans)}] = 1").body
    for part in ast.walk(mark):
        if isinstance(part, ast.stmt | ast.expr):
            ast.copy_location(part, node)
    spans.append(_head(node))
    return [mark, node]


def _comes_first(node: ast.stmt) -> bool:
    """What Python understands only as the first of its block: words of documentation, a wish to the future."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def _head(node: ast.stmt) -> range:
    """The lines that run as soon as a statement does: of an `if` its condition, of a function its decorators."""
    match node:
        case ast.If(test=head) | ast.While(test=head) | ast.For(iter=head) | ast.Match(subject=head):
            return range(node.lineno, (head.end_lineno or node.lineno) + 1)
        case ast.FunctionDef() | ast.ClassDef():
            return range(min([part.lineno for part in (*node.decorator_list, node)]), node.lineno + 1)
        case ast.With() | ast.Try():
            return range(node.lineno, node.lineno + 1)
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)
