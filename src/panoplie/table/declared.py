"""Messages and views as they are declared, read from their source: names, fields, what is said about each.

Both the TypeScript types and the documentation of the wire are made from this, so neither can say anything
that the structs do not.
"""

from __future__ import annotations

import ast
import inspect
from dataclasses import dataclass, field
from types import ModuleType

from panoplie.table import messages


@dataclass(frozen=True)
class Field:
    """One field of a message."""

    name: str
    kind: ast.expr
    optional: bool
    about: str


@dataclass(frozen=True)
class Declared:
    """One struct."""

    name: str
    about: str
    tag: str | None
    strict: bool
    """Whether it comes from a client, who may leave out what has a default."""
    brief: bool
    """Whether what has a default is left out when it is sent."""
    bases: list[str]
    fields: list[Field]


@dataclass(frozen=True)
class Alias:
    """A name for a type."""

    name: str
    kind: ast.expr
    about: str


@dataclass
class Wire:
    """Everything that is declared, section by section."""

    sections: list[tuple[str, list[Declared | Alias]]] = field(default_factory=list)

    def structs(self) -> list[Declared]:
        return [entry for _, entries in self.sections for entry in entries if isinstance(entry, Declared)]

    def from_client(self) -> set[str]:
        """The structs that a client sends, and those inside them."""
        structs = {struct.name: struct for struct in self.structs()}
        found: set[str] = set()
        todo = [struct.name for struct in structs.values() if struct.strict]
        while todo:
            name = todo.pop()
            if name in structs and name not in found:
                found.add(name)
                for part in structs[name].fields:
                    todo += [node.id for node in ast.walk(part.kind) if isinstance(node, ast.Name)]
        return found


def read_wire(module: ModuleType = messages) -> Wire:
    """Read the declarations of a module. A comment line on its own opens a section."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    titles = {
        number: line[2:]
        for number, line in enumerate(lines, 1)
        if line.startswith("# ") and not line.endswith(".")
    }
    wire = Wire([("Words", [])])
    body = ast.parse(source).body
    seen = 0
    for place, node in enumerate(body):
        for number, title in titles.items():
            if seen < number < node.lineno:
                wire.sections.append((title, []))
        seen = node.lineno
        if isinstance(node, ast.ClassDef):
            wire.sections[-1][1].append(_struct(node))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            about = _text(body[place + 1]) if place + 1 < len(body) else ""
            wire.sections[-1][1].append(Alias(node.targets[0].id, node.value, about))
    return wire


def _struct(node: ast.ClassDef) -> Declared:
    settings = {word.arg: word.value for word in node.keywords}
    tag = settings.get("tag")
    fields = []
    for place, part in enumerate(node.body):
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            about = _text(node.body[place + 1]) if place + 1 < len(node.body) else ""
            name = part.target.id.rstrip("_")  # `class_` travels as "class"
            fields.append(Field(name, part.annotation, part.value is not None, about))
    return Declared(
        node.name,
        inspect.cleandoc(ast.get_docstring(node) or ""),
        str(tag.value) if isinstance(tag, ast.Constant) else None,
        "forbid_unknown_fields" in settings,
        "omit_defaults" in settings,
        [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "Struct"],
        fields,
    )


def _text(node: ast.stmt) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return inspect.cleandoc(node.value.value)
    return ""
