"""Messages made up from the declarations of the wire: right in form, nearly right, and not at all."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import inspect

ODD_NUMBERS: Final = (-1, 0, 1, 7, 8, 255, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 10**30, 0.5, -0.0, 1e308)
ODD_TEXTS: Final = (
    "",
    " ",
    "\x00",
    "\ud800",
    "\u202e\u200b",
    "é" * 41,
    "x" * 301,
    "../../etc/passwd",
    "%00%ff",
    "' OR 1=1 --",
    "__proto__",
    "<script>",
    "{$x}",
    "null",
    "-1",
    "9" * 400,
)
LETTERS: Final = "ABCdef0189_-"
MOST_DEEP: Final = 600


class Grammar:
    """Makes values of declared types. `wild` is how often a part of one is something else instead."""

    def __init__(self, seed: int | str, wild: float = 0.05) -> None:
        self.random = random.Random(seed)
        self.wild = wild

    def text_of(self, kind: Any) -> str:
        """A message as it goes over the wire, now and then cut or spoilt."""
        text = json.dumps(self.value(kind))
        luck = self.random.random()
        if luck < self.wild / 4:
            return text[: self.random.randrange(len(text) + 1)]
        if luck < self.wild / 2:
            place = self.random.randrange(len(text) + 1)
            return (
                text[:place]
                + self.random.choice(("\x00", '"', "}", "[" * MOST_DEEP, "\\u12", "é", "1e"))
                + text[place:]
            )
        return text

    def value(self, kind: Any) -> Any:
        """A value of a type."""
        return self._of(_declared(kind))

    def odd(self) -> Any:
        """Something that hardly anybody expects."""
        nested: Any = "deep"
        for _ in range(self.random.choice((2, 9, 60))):
            nested = [nested] if self.random.random() < 0.7 else {"a": nested}
        choices: tuple[Any, ...] = (
            None,
            True,
            [],
            {},
            nested,
            self.random.choice(ODD_NUMBERS),
            self.random.choice(ODD_TEXTS),
        )
        return self.random.choice(choices)

    def _of(self, kind: inspect.Type) -> Any:
        if self.random.random() < self.wild:
            return self.odd()
        maker = MAKERS.get(type(kind))
        if maker is None:
            raise TypeError(f"The grammar knows no {kind}.")
        return maker(self, kind)

    def make_struct(self, kind: inspect.StructType) -> dict[str, Any]:
        made: dict[str, Any] = {} if kind.tag is None else {str(kind.tag_field): kind.tag}
        for field in kind.fields:
            if field.required or self.random.random() < 0.5:
                made[field.encode_name] = self._of(field.type)
        luck = self.random.random()
        if luck < self.wild and made:
            made.pop(self.random.choice(list(made)))
        elif luck < 2 * self.wild:
            made[self.random.choice(ODD_TEXTS)] = self.odd()
        return made

    def make_number(self, kind: inspect.IntType) -> int:
        low = 0 if kind.ge is None else kind.ge
        high = 6 if kind.le is None else kind.le
        return self.random.randint(low, max(low, high))

    def make_text(self, kind: inspect.StrType) -> str:
        least, most = kind.min_length or 0, min(kind.max_length or 12, 64)
        if kind.pattern is None and self.random.random() < 4 * self.wild:
            return self.random.choice(ODD_TEXTS)
        letters = "abc-019" if kind.pattern and "A-Z" not in kind.pattern else LETTERS
        return "".join(self.random.choices(letters, k=self.random.randint(least, most)))

    def make_list(self, kind: inspect.ListType) -> list[Any]:
        least, most = kind.min_length or 0, min(kind.max_length or 4, 9)
        return [self._of(kind.item_type) for _ in range(self.random.randint(least, most))]

    def make_dict(self, kind: inspect.DictType) -> dict[Any, Any]:
        most = min(kind.max_length or 3, 3)
        return {
            str(self._of(kind.key_type)): self._of(kind.value_type) for _ in range(self.random.randint(0, most))
        }

    def make_union(self, kind: inspect.UnionType) -> Any:
        return self._of(self.random.choice(kind.types))

    def make_any(self, _: inspect.Type) -> Any:
        """An answer, as far as a stranger can guess its form."""
        word = self.random.choice(("keep", "stop", "take", "pick", "bid", "pass", "yes", "no", "x"))
        parts = [
            self.random.choice((0, 1, 2, 12, "hero", "villain", "a@b#2")) for _ in range(self.random.randint(0, 3))
        ]
        return [word, *parts]


MAKERS: Final[dict[type, Callable[..., Any]]] = {
    inspect.StructType: Grammar.make_struct,
    inspect.IntType: Grammar.make_number,
    inspect.StrType: Grammar.make_text,
    inspect.ListType: Grammar.make_list,
    inspect.DictType: Grammar.make_dict,
    inspect.UnionType: Grammar.make_union,
    inspect.AnyType: Grammar.make_any,
    inspect.LiteralType: lambda self, kind: self.random.choice(kind.values),
    inspect.BoolType: lambda self, kind: self.random.random() < 0.5,
    inspect.NoneType: lambda self, kind: None,
    inspect.FloatType: lambda self, kind: self.random.uniform(-10, 1e6),
    inspect.Metadata: lambda self, kind: self._of(kind.type),
}


@functools.cache
def _declared(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def forms(union: Any) -> dict[str, Any]:
    """The messages of a union by their tags."""
    return {str(part.__struct_config__.tag): part for part in union.__args__ if issubclass(part, msgspec.Struct)}
