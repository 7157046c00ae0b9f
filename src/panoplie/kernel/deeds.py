"""Deeds: what a player may do now, chosen from a menu and done.

A deed is an aim and the rule that does it, so that a menu lists, greys and refuses what the aims of its deeds do,
and a card in play adds to a turn by offering one more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, TypeVarTuple

from panoplie.kernel.aims import Aim, Other
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, Flow
from panoplie.kernel.errors import Refusal, RuleError
from panoplie.kernel.questions import Named

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Deed(Generic[T, *Ts]):
    """Something that a player may do: what it is aimed at, and the rule that does it."""

    __slots__ = ("aim", "args", "does", "it")

    def __init__(
        self,
        aim: Aim[T, *Ts],
        does: Callable[..., Flow | None],
        it: Named | None = None,
        *args: *Ts,
    ) -> None:
        self.aim = aim
        self.does = does
        self.it = it
        self.args = args


AnyDeed = Deed[Any, *tuple[Any, ...]]


class Menu(Ask):
    """What do you do? One of several deeds, each with its own candidates and reasons.

    The deeds are listed from the state whenever somebody looks, so that a card in play may offer one more. Where
    only one thing can be done it is done unasked (`only`), unless there is a reason to ask (`lone`).
    """

    __slots__ = ("deeds", "name", "numbers", "other", "reason", "words")

    form: ClassVar[str] = "menu"

    def __init__(
        self,
        seat: Seat,
        kind: str,
        deeds: Callable[[Any, Seat], Sequence[AnyDeed]],
        rules: tuple[str, ...] = (),
        words: Mapping[str, Any] | None = None,
        other: Other = None,
        lone: str = "",
    ) -> None:
        self.seat = seat
        self.name = kind
        self.deeds = deeds
        self.numbers = rules
        self.words = words or {}
        self.other = other
        self.reason = lone

    @property
    def kind(self) -> str:  # type: ignore[override]
        return self.name

    @property
    def rules(self) -> tuple[str, ...]:  # type: ignore[override]
        return self.numbers

    @property
    def lone(self) -> str:  # type: ignore[override]
        return self.reason

    def options(self, g: Any) -> Sequence[Answer]:
        ways: list[Answer] = []
        seat = self.seat
        for deed in self.deeds(g, seat):
            more = deed.aim.ways(g, seat, deed.args)
            if more:
                ways = ways + more if ways else more
        return ways

    def details(self, g: Any) -> dict[str, Any]:
        return dict(self.words)

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        refusal: Refusal | None = None
        for deed in self.speaking(g, answer) if isinstance(answer, tuple) and answer else ():
            why = deed.aim.why_not(g, self.seat, deed.args, answer)
            if why is None:
                return None
            if refusal is None or refusal.rule is None:
                refusal = why
        if refusal is not None and refusal.rule is not None:
            return refusal
        other = self.other(g, self.seat, answer) if callable(self.other) else self.other
        return other or refusal or Refusal("not-an-option")

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        options = set(self.options(g))
        found: dict[Answer, Refusal] = {}
        for deed in self.deeds(g, self.seat):
            for words, why in deed.aim.barred(g, self.seat, deed.args):
                if words not in options:
                    found.setdefault(words, why)
        return list(found.items())

    def only(self, g: Any) -> Answer | None:
        """The one answer there is, or nothing if there are more; looks no further than the second."""
        found: Answer = None
        for deed in self.deeds(g, self.seat):
            ways, thing = deed.aim.choice(g, self.seat, deed.args)
            if ways > 1 or (ways and found is not None):
                return None
            if ways:
                found = deed.aim.says(g, thing)
        return found

    def speaking(self, g: Any, answer: Answer) -> list[AnyDeed]:
        """The deeds whose answers begin so; else those that say their verbs themselves."""
        verb = answer[0]
        named: list[AnyDeed] = []
        others: list[AnyDeed] = []
        for deed in self.deeds(g, self.seat):
            if verb in deed.aim.opens:
                named.append(deed)
            elif not deed.aim.verb:
                others.append(deed)
        return named or others

    def chosen(self, g: Any, answer: Answer) -> tuple[AnyDeed, Any]:
        """The deed that an answer means, and its thing."""
        speaking = self.speaking(g, answer)
        deed = speaking[0]
        if len(speaking) == 1 and deed.aim.noun.read is not None:
            return deed, deed.aim.thing(g, self.seat, deed.args, answer)
        for deed in speaking:
            for thing, why in deed.aim.find(g, self.seat, *deed.args):
                if why is None and deed.aim.says(g, thing) == answer:
                    return deed, thing
        raise RuleError(f"{answer} is none of the deeds of {self.name}.")


def do_one(
    g: Any,
    seat: Seat,
    kind: str,
    deeds: Callable[[Any, Seat], Sequence[AnyDeed]],
    rules: tuple[str, ...] = (),
    words: Mapping[str, Any] | None = None,
    other: Other = None,
    lone: str = "",
) -> Flow:
    """Choose one of several deeds and do it.

    `words` are those that the question's sentence needs; `other` is the reason against what is no deed, or finds
    it; `lone` is why it is asked even where there is one answer.
    """
    return do_from(g, Menu(seat, kind, deeds, rules, words, other, lone))


def do_from(g: Any, menu: Menu, chooses: bool = False) -> Flow:
    """Choose a deed from a menu and do it; a menu that is offered often can be made once (`for_seats`).

    A rule that knows that there is more than one thing to do says so (`chooses`), and nobody has to look.
    """
    answer = (None if chooses or menu.reason else menu.only(g)) or (yield menu)
    deed, thing = menu.chosen(g, answer)
    yield from deed.does(g, menu.seat, *deed.args, thing) or ()
