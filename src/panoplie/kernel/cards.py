"""Cards own their rules: what a card says stands with the card, tied to the moments at which it speaks.

A moment is declared once with the type of its hooks; it ties a hook to a card and finds it again. A hook that is
meant or has happened is a rule (`Flow`) or a plain function that asks nobody; one that counts or allows is pure.

    adds: Moment[Callable[[State, Seat, Card], int]] = MOMENTS.new("adds")

    card("batman", adds(lambda g, me, it: has_played(g, EQUIPMENT)))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from panoplie.kernel.asks import Flow
from panoplie.kernel.content import file_with, require
from panoplie.kernel.errors import RuleError

F = TypeVar("F")


class Moment(Generic[F]):
    """A moment at which cards may speak."""

    __slots__ = ("bit", "name")

    def __init__(self, name: str, bit: int) -> None:
        self.name = name
        self.bit = bit

    def __call__(self, hook: F) -> tuple[Moment[F], F]:
        """Tie a hook to this moment, in the declaration of a card."""
        return self, hook

    def of(self, text: Text) -> F | None:
        """What a card does at this moment, or nothing."""
        found: F | None = text.hooks.get(self)
        return found

    def __repr__(self) -> str:
        return f"<moment {self.name}>"


class Text:
    """All that one card says: its hooks by moment, and the union of their bits."""

    __slots__ = ("bits", "hooks")

    def __init__(self, hooks: Sequence[tuple[Moment[Any], Any]] = ()) -> None:
        self.hooks: dict[Moment[Any], Any] = dict(hooks)
        self.bits = 0
        for moment in self.hooks:
            self.bits |= moment.bit

    def __contains__(self, moment: Moment[Any]) -> bool:
        return moment in self.hooks


class Moments:
    """The moments of one game."""

    __slots__ = ("names",)

    def __init__(self) -> None:
        self.names: list[str] = []

    def new(self, name: str) -> Moment[Any]:
        """Declare a moment."""
        if name in self.names:
            raise RuleError(f"There are two moments called {name}.")
        self.names.append(name)
        return Moment(name, 1 << (len(self.names) - 1))


class Texts:
    """The declared cards of one game, by id."""

    __slots__ = ("_texts",)

    def __init__(self) -> None:
        self._texts: dict[str, Text] = {}

    def card(self, name: str, *hooks: tuple[Moment[Any], Any]) -> None:
        """Declare what a card says. A card without hooks is all in its numbers."""
        if name in self._texts:
            raise RuleError(f"{name} is declared twice.")
        self._texts[name] = Text(hooks)

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def of(self, names: Iterable[str], folder: Path | None = None) -> tuple[Text, ...]:
        """The texts of printed cards; each must be declared, and nothing else.

        Cards of a content folder may have been edited by a user, who is told which row it is.
        """
        listed = list(names)
        missing = [name for name in listed if name not in self._texts]
        strange = sorted(set(self._texts) - set(listed))
        if folder is not None:
            for name in missing:
                require(False, file_with(folder, name), name, "no rule says what this card does")
            for name in strange:
                require(False, folder.name, name, "the rules know this card, and no file has it")
        if missing:
            raise RuleError(f"Nothing says what these cards do: {', '.join(missing)}.")
        if strange:
            raise RuleError(f"These cards are declared and not printed: {', '.join(strange)}.")
        return tuple([self._texts[name] for name in listed])


def run(flow: Flow | None) -> Flow:
    """Carry out a hook, whether it asks or not."""
    if flow is not None:
        yield from flow
