"""Aims: what a question may be answered with, said once.

An aim lists every candidate with the reason against it. What may be chosen, what is greyed out and why, whether
a card has any target at all, and what an answer means: all of it comes from that one list, and nothing can drift.
"""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar, TypeVarTuple

from panoplie.kernel.answers import Answer, Seat, as_text
from panoplie.kernel.errors import Refusal
from panoplie.kernel.rulebook import rule_numbers

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

Why: TypeAlias = Refusal | None
Aimed: TypeAlias = Iterable[tuple[T | None, Why]]
"""Every candidate and the reason against it, if any. None is "do without", and may be barred like any other.

A barred candidate whose noun leaves words open (None among them) stands for every answer that fits: a hero who can
do nothing at all is one line, not one for each place.
"""


class Weighed(Generic[T]):
    """Candidates that were told apart while they were listed, for an aim that is looked at very often.

    Reasons that cost something can be a generator: whoever only wants to know what is allowed never runs it.

    >>> list(Weighed(["bank"], [("port", Refusal("too-far"))]))
    [('bank', None), ('port', Refusal('too-far', None))]
    """

    __slots__ = ("barred", "legal")

    def __init__(self, legal: list[T], barred: Iterable[tuple[T, Why]]) -> None:
        self.legal = legal
        self.barred = barred

    def __iter__(self) -> Iterator[tuple[T, Why]]:
        return itertools.chain(zip(self.legal, itertools.repeat(None)), self.barred)


NONE: Final[Answer] = ("none",)
"""What is answered by whoever does without."""


Other: TypeAlias = Refusal | Callable[[Any, Seat, Answer], Refusal | None] | None
"""The reason against whatever is no candidate, or what finds it."""


class Noun(Generic[T]):
    """How a sort of thing is said in an answer: the words after the verb.

    `read` finds a thing by its words without going through the candidates, where that pays.
    """

    __slots__ = ("read", "say")

    def __init__(
        self,
        say: Callable[[Any, T], tuple[Answer, ...]],
        read: Callable[[Any, tuple[Answer, ...]], T | None] | None = None,
    ) -> None:
        self.say = say
        self.read = read


WORDS: Final[Noun[tuple[Answer, ...]]] = Noun(lambda g, words: words, lambda g, said: said)
"""For things that are their own words, none of them twice: what is listed very often says nothing."""
BARE: Final[Noun[bool]] = Noun(lambda g, thing: (), lambda g, said: True)
"""For a deed that is aimed at nothing: its verb says it all."""


class Aim(Generic[T, *Ts]):
    """A list of candidates for one sort of question; made once, at import, by `@aim`.

    `kind` names the question for people, `verb` begins its answers (a noun whose answers begin with different
    verbs says them itself), `rules` are those that the docstring cites. A `secret` aim looks at what not everybody
    sees; its question is asked even where there is no choice, because one that is left out tells.
    """

    __slots__ = (
        "begins",
        "find",
        "kind",
        "noun",
        "opens",
        "other",
        "plain",
        "rules",
        "secret",
        "taste",
        "tells",
        "verb",
        "without",
    )

    def __init__(
        self,
        find: Callable[[Any, Seat, *Ts], Aimed[T]],
        noun: Noun[T],
        verb: str,
        kind: str,
        secret: bool,
        taste: bool,
        without: Answer,
        other: Other,
        tells: Callable[..., dict[str, Any]] | None,
    ) -> None:
        self.find = find
        self.noun = noun
        self.verb = verb
        self.begins: tuple[Answer, ...] = (verb,) if verb else ()
        self.opens: tuple[Answer, ...] = (verb, without[0])
        self.plain = noun is WORDS and not verb
        self.kind = kind
        self.secret = secret
        self.taste = taste
        self.without = without
        self.other = other
        self.tells = tells
        self.rules = rule_numbers(inspect.getdoc(find) or "")

    def __repr__(self) -> str:
        return f"<aim {self.find.__name__}>"

    # Things

    def any(self, g: Any, seat: Seat, *args: *Ts) -> bool:
        """Whether there is anything to aim at; looks no further than the first."""
        found = self.find(g, seat, *args) if args else self.find(g, seat)  # type: ignore[call-arg]
        if isinstance(found, Weighed):
            return bool(found.legal)
        for thing, why in found:  # noqa: SIM110  half the price of a generator
            if why is None and thing is not None:
                return True
        return False

    def legal(self, g: Any, seat: Seat, *args: *Ts) -> list[T]:
        """All that may be chosen."""
        found = self.find(g, seat, *args)
        if isinstance(found, Weighed):
            return found.legal
        return [thing for thing, why in found if why is None and thing is not None]

    # Words

    def says(self, g: Any, thing: T | None) -> tuple[Answer, ...]:
        """The answer that means a thing."""
        if thing is None:
            return self.without  # type: ignore[no-any-return]
        return self.begins + self.noun.say(g, thing)

    def speaks(self, answer: Answer) -> bool:
        """Whether an answer begins as those of this aim do."""
        return (
            not self.verb or answer == self.without or (isinstance(answer, tuple) and answer[:1] == (self.verb,))
        )

    def ways(self, g: Any, seat: Seat, args: tuple[Any, ...]) -> list[Answer]:
        """Every answer that may be given; things that are said alike are one answer."""
        found = self.find(g, seat, *args) if args else self.find(g, seat)  # type: ignore[call-arg]
        ways: list[Answer] = []
        begins, say = self.begins, self.noun.say
        if isinstance(found, Weighed):
            if self.plain:
                return found.legal
            ways = [begins + say(g, thing) for thing in found.legal]
        else:
            for thing, why in found:
                if why is None:
                    ways.append(self.without if thing is None else begins + say(g, thing))
        return ways if len(ways) < 2 or self.noun is WORDS else list(dict.fromkeys(ways))

    def choice(self, g: Any, seat: Seat, args: tuple[Any, ...]) -> tuple[int, T | None]:
        """How many different answers there are, counted up to two, and what the first of them means."""
        first: tuple[Answer, ...] = ()
        found: T | None = None
        begins, say = self.begins, self.noun.say
        for thing, why in self.find(g, seat, *args):
            if why is None:
                words = self.without if thing is None else begins + say(g, thing)
                if not first:
                    first, found = words, thing
                elif words != first:
                    return 2, found
        return (1 if first else 0), found

    def barred(self, g: Any, seat: Seat, args: tuple[Any, ...]) -> list[tuple[Answer, Refusal]]:
        """Every answer that may not be given although a player may look for it, with the reason."""
        legal: dict[Answer, bool] = {}
        reasons: dict[Answer, Refusal] = {}
        for thing, why in self.find(g, seat, *args):
            words = self.says(g, thing)
            if why is None:
                legal[words] = True
            elif words not in reasons:
                reasons[words] = why.told(g, seat, thing)
        return [(words, why) for words, why in reasons.items() if words not in legal and None not in words]

    def why_not(self, g: Any, seat: Seat, args: tuple[Any, ...], answer: Answer) -> Why:
        """Why an answer may not be given."""
        reason: Why = None
        begins, say = self.begins, self.noun.say
        for thing, why in self.find(g, seat, *args):
            words = self.without if thing is None else begins + say(g, thing)
            if words == answer or (why is not None and None in words and _fits(answer, words)):
                if why is None:
                    return None
                if reason is None:
                    reason = why.told(g, seat, thing)
        return reason or self.unknown(g, seat, answer)

    def unknown(self, g: Any, seat: Seat, answer: Answer) -> Refusal:
        """Why something is no candidate at all."""
        if answer == NONE:
            return Refusal("must-choose", self.rules[0] if self.rules else None)
        if not isinstance(answer, tuple) or (self.verb and answer[:1] != (self.verb,)):
            return Refusal("not-an-option")
        other = self.other(g, seat, answer) if callable(self.other) else self.other
        return other or Refusal("not-there", thing=as_text(answer[1:]))

    def thing(self, g: Any, seat: Seat, args: tuple[Any, ...], answer: Answer) -> T | None:
        """What an answer that was checked means."""
        if answer == self.without:
            return None
        if self.noun.read is not None:
            return self.noun.read(g, answer[1:] if self.verb else answer)
        for thing, why in self.find(g, seat, *args):
            if why is None and thing is not None and self.says(g, thing) == answer:
                return thing
        return None

    def details(self, g: Any, seat: Seat, args: tuple[Any, ...]) -> dict[str, Any]:
        """What the question's sentence says of the things that it is about."""
        return {} if self.tells is None else self.tells(g, seat, *args)


def _fits(answer: Answer, words: tuple[Answer, ...]) -> bool:
    """Whether an answer is one of those that an open candidate stands for.

    >>> _fits(("move", "titan", "bank"), ("move", "titan", None))
    True
    """
    if not isinstance(answer, tuple) or len(answer) != len(words):
        return False
    return all([word is None or word == said for said, word in zip(answer, words, strict=True)])


AnyAim: TypeAlias = "Aim[Any, *tuple[Any, ...]]"


def aim(
    noun: Noun[T],
    verb: str = "pick",
    kind: str | None = None,
    secret: bool = False,
    taste: bool = False,
    without: Answer = NONE,
    other: Other = None,
    tells: Callable[..., dict[str, Any]] | None = None,
) -> Callable[[Callable[[Any, Seat, *Ts], Aimed[T]]], Aim[T, *Ts]]:
    """Make an aim of the function that lists its candidates.

    `other` is the reason against whatever is no candidate, or finds it; `tells` gives the words that the question
    needs beyond its kind and its card.
    """

    def make(find: Callable[[Any, Seat, *Ts], Aimed[T]]) -> Aim[T, *Ts]:
        return Aim(find, noun, verb, kind or verb or find.__name__, secret, taste, without, other, tells)

    return make


def ids(words: Sequence[str]) -> Noun[int]:
    """A noun for things that are numbers with a word each.

    >>> ids(("hook", "jafar")).say(None, 1)
    ('jafar',)
    """
    numbers = {word: number for number, word in enumerate(words)}
    return Noun(lambda g, number: (words[number],), lambda g, said: numbers.get(said[0]))
