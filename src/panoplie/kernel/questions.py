"""The questions that all games share: pick one, pick some, put in order, an amount, yes or no, one of these words.

A rule calls the function (`yield from pick(...)`) and receives the thing, never words. A choice that is none is
not asked, unless asking keeps a secret. The question itself holds a seat, the card that asks, an aim and the plain
values that the aim is called with: no list of options and nothing that would have to be copied.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Protocol, TypeVar, TypeVarTuple

from panoplie.kernel.aims import Aim, AnyAim
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import HIDES, Ask, FlowOf
from panoplie.kernel.chance import Source, shuffled
from panoplie.kernel.errors import Refusal

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

YES: Final = ("yes",)
NO: Final = ("no",)
MOST_LISTED: Final = 500
"""Of choices that are more than these only the first are listed; `sample` reaches them all."""


class Named(Protocol):
    """A card, or whatever else asks: the question's sentence names it."""

    @property
    def id(self) -> str: ...


class Question(Ask):
    """A question on an aim."""

    __slots__ = ("aim", "args", "card")

    def __init__(self, seat: Seat, it: Named | None, aim: AnyAim, args: tuple[Any, ...] = ()) -> None:
        self.seat = seat
        self.card = None if it is None else it.id
        self.aim = aim
        self.args = args

    @property
    def kind(self) -> str:  # type: ignore[override]
        return self.aim.kind

    @property
    def rules(self) -> tuple[str, ...]:  # type: ignore[override]
        return self.aim.rules

    @property
    def taste(self) -> bool:  # type: ignore[override]
        return self.aim.taste

    @property
    def lone(self) -> str:  # type: ignore[override]
        return HIDES if self.aim.secret else ""

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.card, **self.aim.details(g, self.seat, self.args)}

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        return self.aim.barred(g, self.seat, self.args)


# One


class Pick(Question):
    """One of the candidates; with `may`, or none of them."""

    __slots__ = ("may",)

    form: ClassVar[str] = "pick"

    def __init__(
        self, seat: Seat, it: Named | None, aim: AnyAim, args: tuple[Any, ...] = (), may: bool = False
    ) -> None:
        self.seat = seat
        self.card = None if it is None else it.id
        self.aim = aim
        self.args = args
        self.may = may

    def options(self, g: Any) -> Sequence[Answer]:
        ways = self.aim.ways(g, self.seat, self.args)
        return [*ways, self.aim.without] if self.may or not ways else ways

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        if answer == self.aim.without and (self.may or not self.aim.ways(g, self.seat, self.args)):
            return None
        return self.aim.why_not(g, self.seat, self.args, answer)


def pick(g: Any, seat: Seat, it: Named | None, aim: Aim[T, *Ts], *args: *Ts) -> FlowOf[T | None]:
    """Choose one thing; nothing if there is none."""
    if not aim.secret:
        ways, only = aim.choice(g, seat, args)
        if ways < 2:
            return only
    answer = yield Pick(seat, it, aim, args)
    return aim.thing(g, seat, args, answer)


def may_pick(g: Any, seat: Seat, it: Named | None, aim: Aim[T, *Ts], *args: *Ts) -> FlowOf[T | None]:
    """Choose one thing or do without."""
    if not aim.secret and aim.choice(g, seat, args)[0] == 0:
        return None
    answer = yield Pick(seat, it, aim, args, may=True)
    return aim.thing(g, seat, args, answer)


# Some


class Several(Question):
    """Several of the candidates at once. Each is said in one word, and equal ones are told apart by counting.

    It travels as its things and bounds, since its answers cannot always be listed.
    """

    __slots__ = ()

    def things(self, g: Any) -> list[Answer]:
        """The word of every thing that may be chosen; equal ones lie together, as often as they are there."""
        find = self.aim.find(g, self.seat, *self.args)
        words = [self.aim.says(g, thing)[1] for thing, why in find if why is None and thing is not None]
        return sorted(words, key=words.index)

    def bounds(self, g: Any) -> tuple[int, int]:
        """How few and how many things may be chosen."""
        raise NotImplementedError

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        things = self.things(g)
        return [(words, why) for words, why in super().barred(g) if words[1] not in things]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        aim = self.aim
        if not isinstance(answer, tuple) or answer[:1] != (aim.verb,):
            return Refusal("not-an-option")
        things = self.things(g)
        chosen = list(answer[1:])
        for word in dict.fromkeys(chosen):
            if word not in things:
                return aim.why_not(g, self.seat, self.args, (aim.verb, word))
            if chosen.count(word) > things.count(word):
                return Refusal("not-so-many", rule_of(aim), thing=word, count=things.count(word))
        least, most = self.bounds(g)
        if not least <= len(chosen) <= most:
            return Refusal("how-many", rule_of(aim), least=least, most=most)
        return None

    def to_json(self, g: Any) -> dict[str, Any]:
        least, most = self.bounds(g)
        return {
            **self.heading(g),
            "verb": self.aim.verb,
            "things": self.things(g),
            "least": least,
            "most": most,
            "options": [],
        }


class Some(Several):
    """Some of the candidates, named in the order in which they are listed."""

    __slots__ = ("least", "most")

    form: ClassVar[str] = "some"

    def __init__(
        self, seat: Seat, it: Named | None, aim: AnyAim, args: tuple[Any, ...], least: int, most: int
    ) -> None:
        super().__init__(seat, it, aim, args)
        self.least = least
        self.most = most

    def bounds(self, g: Any) -> tuple[int, int]:
        count = len(self.things(g))
        return min(self.least, count), min(self.most, count)

    def options(self, g: Any) -> Sequence[Answer]:
        things = self.things(g)
        least, most = self.bounds(g)
        sets = itertools.chain.from_iterable(
            [itertools.combinations(things, size) for size in range(least, most + 1)]
        )
        found: dict[Answer, None] = {}
        for chosen in sets:
            found[(self.aim.verb, *chosen)] = None
            if len(found) == MOST_LISTED:
                break
        return list(found)

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        refusal = super().why_not(g, answer)
        if refusal is None and answer[1:] != in_order(self.things(g), answer[1:]):
            return Refusal("not-sorted")
        return refusal

    def sample(self, g: Any, source: Source) -> Answer:
        things = self.things(g)
        least, most = self.bounds(g)
        chosen = shuffled(things, source)[: least + source.below(most - least + 1)]
        return (self.aim.verb, *in_order(things, chosen))


def some(
    g: Any, seat: Seat, it: Named | None, least: int, most: int, aim: Aim[T, *Ts], *args: *Ts
) -> FlowOf[list[T]]:
    """Choose at least and at most so many things, or as many as there are."""
    things = aim.legal(g, seat, *args)
    if not aim.secret:
        if not things or not most:
            return []
        alike = len({aim.says(g, thing) for thing in things}) == 1
        if least >= len(things) or (alike and least == most):
            return things[:least]
    answer = yield Some(seat, it, aim, args, least, most)
    return meant(g, aim, aim.legal(g, seat, *args), answer)


class Order(Several):
    """All candidates in an order; the first that is named comes first."""

    __slots__ = ()

    form: ClassVar[str] = "order"

    def bounds(self, g: Any) -> tuple[int, int]:
        count = len(self.things(g))
        return count, count

    def options(self, g: Any) -> Sequence[Answer]:
        things = self.things(g)
        orders = itertools.islice(itertools.permutations(things), MOST_LISTED)
        return list(dict.fromkeys([(self.aim.verb, *order) for order in orders]))

    def sample(self, g: Any, source: Source) -> Answer:
        return (self.aim.verb, *shuffled(self.things(g), source))


def order(g: Any, seat: Seat, it: Named | None, aim: Aim[T, *Ts], *args: *Ts) -> FlowOf[list[T]]:
    """Put all things in an order."""
    things = aim.legal(g, seat, *args)
    if not things or (not aim.secret and len({aim.says(g, thing) for thing in things}) < 2):
        return things
    answer = yield Order(seat, it, aim, args)
    return meant(g, aim, aim.legal(g, seat, *args), answer)


def in_order(things: list[Answer], chosen: Sequence[Answer]) -> tuple[Answer, ...]:
    """The chosen words in the order in which the things are listed.

    >>> in_order(["a", "b", "a", "c"], ["c", "a"])
    ('a', 'c')
    """
    left = list(chosen)
    found: list[Answer] = []
    for thing in things:
        if thing in left:
            left.remove(thing)
            found.append(thing)
    return tuple(found)


def meant(g: Any, aim: AnyAim, things: list[Any], answer: Answer) -> list[Any]:
    """The things that several words mean, each used once."""
    left = [(aim.says(g, thing)[1], thing) for thing in things]
    found = []
    for word in answer[1:]:
        place = next(place for place, (said, _) in enumerate(left) if said == word)
        found.append(left.pop(place)[1])
    return found


def rule_of(aim: AnyAim) -> str | None:
    return aim.rules[0] if aim.rules else None


# Numbers, yes and no, words


class Plain(Ask):
    """A question about a card that is not about things; its sentence is chosen by kind and card."""

    __slots__ = ("card", "name")

    def __init__(self, seat: Seat, it: Named | None, kind: str) -> None:
        self.seat = seat
        self.card = None if it is None else it.id
        self.name = kind

    @property
    def kind(self) -> str:  # type: ignore[override]
        return self.name

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.card}


class Amount(Plain):
    """How many?"""

    __slots__ = ("least", "most", "secret")

    form: ClassVar[str] = "amount"

    def __init__(
        self, seat: Seat, it: Named | None, least: int, most: int, kind: str = "amount", secret: bool = False
    ) -> None:
        super().__init__(seat, it, kind)
        self.least = least
        self.most = most
        self.secret = secret

    @property
    def lone(self) -> str:  # type: ignore[override]
        return HIDES if self.secret else ""

    def options(self, g: Any) -> Sequence[Answer]:
        return [("amount", number) for number in range(self.least, self.most + 1)]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        match answer:
            case ("amount", int(number)):
                fits = self.least <= number <= self.most
                return None if fits else Refusal("how-many", least=self.least, most=self.most)
        return Refusal("not-an-option")

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.card, "least": self.least, "most": self.most}

    def to_json(self, g: Any) -> dict[str, Any]:
        return {**super().to_json(g), "least": self.least, "most": self.most}


def amount(
    g: Any, seat: Seat, it: Named | None, least: int, most: int, kind: str = "amount", secret: bool = False
) -> FlowOf[int]:
    """Choose a number."""
    if most <= least and not secret:
        return least
    answer = yield Amount(seat, it, least, most, kind, secret)
    return int(answer[1])


class May(Plain):
    """Yes or no."""

    __slots__ = ()

    form: ClassVar[str] = "may"

    def options(self, g: Any) -> Sequence[Answer]:
        return (YES, NO)

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return None if answer in (YES, NO) else Refusal("yes-or-no")


def may(g: Any, seat: Seat, it: Named | None, kind: str = "may") -> FlowOf[bool]:
    """Ask for a yes or a no."""
    answer = yield May(seat, it, kind)
    return bool(answer == YES)


class Name(Plain):
    """One of these words."""

    __slots__ = ("words",)

    form: ClassVar[str] = "pick"

    def __init__(self, seat: Seat, it: Named | None, words: tuple[str, ...], kind: str = "name") -> None:
        super().__init__(seat, it, kind)
        self.words = words

    def options(self, g: Any) -> Sequence[Answer]:
        return [("name", word) for word in self.words]


def name(g: Any, seat: Seat, it: Named | None, *words: str) -> FlowOf[str]:
    """Choose one of a few words, such as "even" or "odd"."""
    if len(words) == 1:
        return words[0]
    answer = yield Name(seat, it, words)
    return str(answer[1])
