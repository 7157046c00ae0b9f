"""What a game is to the kernel: a handful of functions and printed facts. The kernel knows no game."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Act, Ask
from panoplie.kernel.chance import Source
from panoplie.kernel.errors import SetupError
from panoplie.kernel.outcome import Outcome, Sides, each_alone
from panoplie.kernel.sight import Zone
from panoplie.kernel.state import State


@dataclass(frozen=True)
class Option:
    """An optional rule, module or variant; the first choice is the rulebook's."""

    id: str
    choices: tuple[str | int | bool, ...]
    rules: tuple[str, ...] = ()
    unique: bool = False
    """Of a wish: whether no two seats may have the same, apart from the first choice."""
    needs: str = ""
    """Another option without which this one cannot be other than the first choice."""

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
    wishes: tuple[Option, ...] = ()
    """What each seat may choose for itself before the game, such as its villain; first comes "ask me then"."""
    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For each verb of an answer the names of the words that follow it; `*name` takes all the rest."""
    letters: tuple[str, ...] = ()
    """Words of answers that are neither ids of the content nor named by messages, such as a pawn's letter."""
    spoken: Mapping[str, str] = field(default_factory=dict)
    """Which of these words are spoken through messages of their own, as `dice` through `symbol-…`."""


Habit: TypeAlias = Callable[[Any, Ask], Answer | None]
"""What anybody would answer, where that can be told without a look ahead."""


@dataclass(frozen=True)
class Horizon:
    """How far ahead it is seen what somebody's deeds in a turn were good for."""

    turns: int = 1
    """How many turns that takes, the present one among them."""
    habit: Habit | None = None
    """What is answered on the way, if all of it need not be thought through."""


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
    view: Callable[[Any, Seat | None], Any]
    """What a seat, or a spectator, sees: structs that the game's `view.py` declares."""
    zones: Callable[[Any], Sequence[Zone]]
    """Every place where cards lie, and who knows them."""
    outcome: Callable[[Any], Outcome]
    """How the match ended."""
    value: Callable[[Any, Seat], float]
    """How well a seat stands, for bots."""
    parts: Callable[[Any, Seat], Mapping[str, float]] | None = None
    """What `value` is the sum of, by name, so that a bot can say why: each has the words `gain-…` and `fear-…`."""
    prospect: Callable[[Any, Seat], float] | None = None
    """How well a seat stands between two turns, where whoever looks that far judges by more than `value`."""
    horizon: Callable[[Mapping[str, Any]], Horizon] = lambda options: Horizon()
    """How far ahead whoever has the time looks, by the options of the game."""
    sides: Callable[[int, Mapping[str, Any]], Sides] = each_alone
    """Who plays together, for a number of seats and options; everybody alone unless the game says otherwise."""
    exchange: Callable[[Any, Seat | None, Source], None] | None = None
    """Deals anew, in place and before all else, what zones cannot say; by what the seat knows alone."""
    possible: Callable[[Any, Seat | None], bool] | None = None
    """Whether a seat, by the rules and all that it has seen, cannot exclude this world; else all are possible."""
    likely: Callable[[Any, Seat | None], float] | None = None
    """How well this world explains what everybody has openly done, above 0 and at most 1; else all do alike."""
    ratings: Callable[[Any, Ask, Seat], list[tuple[Answer, float]]] | None = None
    """How good each option is, where the game knows a better way than looking one step ahead; else nothing.

    Of an answer that grows, whoever searches tries only parts that are rated."""
    promises: Callable[[Any, Ask], Mapping[Answer, Mapping[str, float]]] | None = None
    """What each part of an answer that grows adds to it, by names with words as those of `parts`.

    `parts` cannot tell: it has done nothing yet."""
    slack: float | None = None
    """Where ratings are exact for the rest of a turn: how much of them may be given for what comes after it."""

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

    def settle_options(self, chosen: Mapping[str, Any] | None, seats: int | None = None) -> Mapping[str, Any]:
        """All options, those not chosen as the rulebook has them; `seats` is what each seat wishes for itself."""
        wanted = dict(chosen or {})
        wishes = wanted.pop("seats", None)
        settled = self._settle(wanted, self.meta.options)
        for option in self.meta.options:
            if option.needs and settled[option.id] != option.default and not settled[option.needs]:
                raise SetupError("needs-option", option=option.id, needs=option.needs)
        if self.meta.wishes and seats is not None:
            settled["seats"] = self._settle_wishes(wishes, seats)
        elif wishes is not None and self.meta.wishes:
            settled["seats"] = wishes
        elif wishes:
            raise SetupError("no-wishes", game=self.meta.title)
        return MappingProxyType(settled)

    def _settle_wishes(self, wishes: Any, seats: int) -> tuple[dict[str, Any], ...]:
        """What every seat wishes; two that want the same unique thing are told so."""
        listed = list(wishes or [{}] * seats)
        if len(listed) != seats or not all([isinstance(wish, Mapping) for wish in listed]):
            raise SetupError("wrong-wishes", game=self.meta.title, seats=seats)
        settled = tuple([self._settle(dict(wish), self.meta.wishes) for wish in listed])
        for option in self.meta.wishes:
            taken = [wish[option.id] for wish in settled if wish[option.id] != option.default]
            if option.unique and len(set(taken)) < len(taken):
                twice = next(value for value in taken if taken.count(value) > 1)
                raise SetupError("wished-twice", option=option.id, value=str(twice))
        return settled

    def _settle(self, chosen: dict[str, Any], options: Sequence[Option]) -> dict[str, Any]:
        settled: dict[str, Any] = {option.id: option.default for option in options}
        known = {option.id: option for option in options}
        for name, value in chosen.items():
            if name not in known:
                near = did_you_mean(name, list(known))
                raise SetupError("unknown-option", game=self.meta.title, option=name, near=near)
            choices = known[name].choices
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                listed = ", ".join([str(choice).lower() for choice in choices])
                raise SetupError("wrong-option", option=name, value=str(value), choices=listed)
            settled[name] = value
        return settled


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """The known word that somebody probably meant, or all of them."""
    return next(iter(difflib.get_close_matches(word, known, 1)), ", ".join(known))
