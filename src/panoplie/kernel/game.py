"""What a game is to the kernel: a handful of functions and printed facts. The kernel knows no game."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Act, Ask
from panoplie.kernel.errors import SetupError
from panoplie.kernel.sight import Zone
from panoplie.kernel.state import State


@dataclass(frozen=True)
class Option:
    """An optional rule, module or variant; the first choice is the rulebook's."""

    id: str
    choices: tuple[str | int | bool, ...]
    rules: tuple[str, ...] = ()

    @property
    def default(self) -> str | int | bool:
        return self.choices[0]


@dataclass(frozen=True)
class Meta:
    """The cover of the box."""

    id: str
    title: str
    designer: str
    publisher: str
    year: int
    seats: tuple[int, int]
    rules_version: str
    options: tuple[Option, ...] = ()
    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For each verb of an answer the names of the words that follow it; `*name` takes all the rest."""
    spoken: Mapping[str, str] = field(default_factory=dict)
    """Which of these words are spoken through messages of their own, as `dice` through `symbol-…`."""


@dataclass(frozen=True)
class Outcome:
    """How a match ended. Several winners share the victory."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str

    def to_json(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its cover, its folder and the doors to its rules."""

    meta: Meta
    folder: Path
    load_facts: Callable[[Path], Any]
    """Reads and checks the content of a folder."""
    new: Callable[[int, Mapping[str, Any], Any], State]
    """The state before set-up, for a number of seats, options and facts."""
    act: Act
    """One main action, or the set-up; called again until the state is over."""
    view: Callable[[Any, Seat | None], dict[str, Any]]
    """What a seat, or a spectator, sees."""
    zones: Callable[[Any], Sequence[Zone]]
    """Every place where cards lie, and who knows them."""
    outcome: Callable[[Any], Outcome]
    """How the match ended."""
    value: Callable[[Any, Seat], float]
    """How well a seat stands, for bots."""
    ratings: Callable[[Any, Ask, Seat], list[tuple[Answer, float]]] | None = None
    """How good each option is, where the game knows a better way than looking one step ahead; else nothing."""

    @property
    def content(self) -> Path:
        return self.folder / "content"

    def facts(self, content: Path | None = None) -> Any:
        """The printed facts, from the game's own content folder or from a corrected copy of it."""
        return self.load_facts(content or self.content)

    def check_seats(self, seats: int) -> None:
        low, high = self.meta.seats
        if not low <= seats <= high:
            raise SetupError("wrong-seats", game=self.meta.title, low=low, high=high, seats=seats)

    def settle_options(self, chosen: Mapping[str, Any] | None) -> Mapping[str, Any]:
        """All options, those not chosen as the rulebook has them."""
        settled = {option.id: option.default for option in self.meta.options}
        known = {option.id: option for option in self.meta.options}
        for name, value in (chosen or {}).items():
            if name not in known:
                near = did_you_mean(name, list(known))
                raise SetupError("unknown-option", game=self.meta.title, option=name, near=near)
            choices = known[name].choices
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                listed = ", ".join([str(choice).lower() for choice in choices])
                raise SetupError("wrong-option", option=name, value=str(value), choices=listed)
            settled[name] = value
        return MappingProxyType(settled)


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """The known word that somebody probably meant, or all of them."""
    return next(iter(difflib.get_close_matches(word, known, 1)), ", ".join(known))
