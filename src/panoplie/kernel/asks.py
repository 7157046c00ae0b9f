"""Asks: what a rule yields when somebody, or the dice, must answer.

An ask does not carry its options. It lists them from the state when someone looks, and says of anything
else why it may not be answered.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Generator, Sequence
from typing import Any, ClassVar, Final, TypeAlias, TypeVar

from panoplie.kernel.answers import CHANCE, TOGETHER, Answer, Seat
from panoplie.kernel.chance import Source
from panoplie.kernel.errors import Refusal, RuleError

T = TypeVar("T")

Draft: TypeAlias = tuple[tuple[Seat, Answer], ...]
SETTLE: Final[Answer] = ("ready",)
"""What a member says when the side's answer stands."""
HIDES: Final = "hides"
"""Asked although there is one answer: a question that is left out would tell what only its seat knows."""
CLOSES: Final = "closes"
"""Asked although there is one answer: it ends a turn and shows new cards, and until then all can be taken back."""


class Ask:
    """A question to one seat. A game derives its questions from this class.

    `kind` names the question for people and tests, `form` how it is put to them (pick, some, order, amount, may,
    menu, window; a question of its own is odd), `rules` the rule numbers behind it. `taste` marks a question whose
    options are as good as each other, such as who one wants to be; `grows` one that is a part of a side's answer,
    after which nothing happens until that answer stands. `lone` is why it is asked even where there is one answer
    (HIDES, CLOSES); without a reason that is never asked.
    """

    __slots__ = ("seat",)

    kind: ClassVar[str] = ""
    form: ClassVar[str] = "odd"
    rules: ClassVar[tuple[str, ...]] = ()
    taste: ClassVar[bool] = False
    grows: ClassVar[bool] = False
    lone: ClassVar[str] = ""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats that may answer."""
        return (self.seat,)

    @property
    def watching(self) -> tuple[Seat, ...]:
        """Who sees what is answered before all others have answered, too."""
        return self.seats

    def options(self, g: Any) -> Sequence[Answer]:
        """Every answer that is allowed now, never none; of very many only the first."""
        raise NotImplementedError

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        """Why this answer may not be given, or nothing if it may."""
        return None if answer in self.options(g) else Refusal("not-an-option")

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        """What a player may look for and not find among the options, each with its reason."""
        return ()

    def sample(self, g: Any, source: Source) -> Answer:
        """Any answer that is allowed now, also where they are too many to list."""
        options = self.options(g)
        return options[source.below(len(options))]

    def details(self, g: Any) -> dict[str, Any]:
        """The words of the question beyond its kind; all JSON, and safe for the asked seat to see."""
        return {}

    # Beside others, in `Together`

    def settled(self, draft: Draft) -> bool:
        """Whether what was said so far is the answer."""
        return bool(draft)

    def put(self, draft: Draft) -> list[Ask]:
        """The question as it is put to each seat that has something to say."""
        return [self]

    def first_asked(self, draft: Draft) -> Seat:
        """The first seat that has something to say."""
        return self.seat

    def still_asked(self, draft: Draft) -> list[Seat]:
        """The seats that are still waited for."""
        return [] if self.settled(draft) else [ask.seat for ask in self.put(draft)]

    # Seen

    def heading(self, g: Any) -> dict[str, Any]:
        """The question without its answers."""
        return {
            "kind": self.kind,
            "form": self.form,
            "seat": self.seat,
            "rules": list(self.rules),
            "details": self.details(g),
            "barred": [[answer, refusal.to_json()] for answer, refusal in self.barred(g)],
        }

    def to_json(self, g: Any) -> dict[str, Any]:
        """The question as its seat sees it."""
        return {**self.heading(g), "options": list(self.options(g))}

    def __repr__(self) -> str:
        return f"<{self.kind} of seat {self.seat}>"


Flow: TypeAlias = Generator[Ask, Any, None]
"""A rule: it yields asks and receives answers."""

FlowOf: TypeAlias = Generator[Ask, Any, T]
"""A rule that also gives something back to the rule that called it with `yield from`."""


MOST_SEATS = 8


def for_seats(make: Callable[[Seat], T]) -> tuple[T, ...]:
    """One for each seat, made once. An ask never changes, so a rule that asks often can ask the same again."""
    return tuple([make(seat) for seat in range(MOST_SEATS)])


class Together(Ask):
    """Several sides are asked at once; none sees another's answer until all are in.

    A part is a question to one seat, or a joint one to a side. The rule receives the answers in the order of the
    parts: an answer for a seat, the draft for a side.
    """

    __slots__ = ("asks",)

    kind: ClassVar[str] = "together"

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.seat = TOGETHER
        self.asks = tuple(asks)
        asked = [seat for ask in self.asks for seat in ask.seats]
        if not asked or len(set(asked)) < len(asked):
            raise RuleError("Together needs at least one ask and at most one for each seat.")


class Joint(Ask):
    """One question to a whole side, answered part by part by any of its members; all of them see it grow.

    It is a part of `Together`, alone if only one side is asked. The *draft* is every part that was given, with the
    seat that gave it; the side's answer stands when a member settles it. `onlookers` belong to the side and have
    nothing to say any more: they see it grow, too.
    """

    __slots__ = ("onlookers", "side")

    kind: ClassVar[str] = "joint"

    def __init__(self, side: Sequence[Seat], onlookers: Sequence[Seat] = ()) -> None:
        self.seat = side[0]
        self.side = tuple(side)
        self.onlookers = tuple(onlookers)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.side

    @property
    def watching(self) -> tuple[Seat, ...]:
        return self.side + self.onlookers

    def part(self, seat: Seat, draft: Draft) -> Ask | None:
        """What a member may add to the draft, change in it, or settle; nothing for one who has no more to say."""
        raise NotImplementedError

    def settled(self, draft: Draft) -> bool:
        """Whether a member has settled the side's answer."""
        return bool(draft) and draft[-1][1] == SETTLE

    def put(self, draft: Draft) -> list[Ask]:
        return [ask for ask in [self.part(seat, draft) for seat in self.side] if ask is not None]

    def first_asked(self, draft: Draft) -> Seat:
        return next(seat for seat in self.side if self.part(seat, draft) is not None)

    def shown(self, g: Any, draft: Draft) -> dict[str, Any] | None:
        """What members see of the draft until all sides have answered, whether they have more to say or not."""
        return None


class ChanceAsk(Ask):
    """A question to chance."""

    __slots__ = ()

    def __init__(self) -> None:
        self.seat = CHANCE

    def sample(self, g: Any, source: Source) -> Answer:
        """Let chance answer."""
        raise NotImplementedError

    def outcomes(self, g: Any) -> list[tuple[Answer, int]]:
        """Every possible answer with its weight; the weights are whole numbers."""
        raise NotImplementedError

    def options(self, g: Any) -> Sequence[Answer]:
        return [answer for answer, _ in self.outcomes(g)]


class Dice:
    """A kind of die, and every way in which several of them can fall.

    >>> Dice(("head", "tail")).falls(2)
    [(('head', 'head'), 1), (('head', 'tail'), 2), (('tail', 'tail'), 1)]
    """

    __slots__ = ("_falls", "faces", "tables")

    MOST_ROWS: ClassVar[int] = 8_000

    def __init__(self, faces: Sequence[str]) -> None:
        self.faces = tuple(faces)
        self.tables: dict[int, list[tuple[str, ...]]] = {}
        self._falls: dict[int, list[tuple[Answer, int]]] = {}

    def sorted(self, dice: Sequence[str]) -> tuple[str, ...]:
        """The one form of a throw: dice are alike, so they lie in the order of the die's faces."""
        return tuple(sorted(dice, key=self.faces.index))

    def throw(self, count: int, source: Source) -> tuple[str, ...]:
        """Throw `count` dice; small throws take a single draw from a table of equally likely falls."""
        table = self.tables.get(count)
        if table is None:
            if len(self.faces) ** count > self.MOST_ROWS:
                return self.sorted([self.faces[source.below(len(self.faces))] for _ in range(count)])
            table = [()]
            for _ in range(count):  # one die more each time; of equal throws only the first is put in order
                with_one = {fall: [self.sorted((*fall, face)) for face in self.faces] for fall in set(table)}
                table = [longer for fall in table for longer in with_one[fall]]
            self.tables[count] = table
        return table[source.below(len(table))]

    def falls(self, count: int) -> list[tuple[Answer, int]]:
        """Every different throw of `count` dice with the number of ways in which it falls."""
        known = self._falls.get(count)
        if known is None:
            ways: dict[tuple[str, ...], int] = {(): 1}
            for _ in range(count):
                more: dict[tuple[str, ...], int] = {}
                for dice, weight in ways.items():
                    for face in self.faces:
                        key = self.sorted((*dice, face))
                        more[key] = more.get(key, 0) + weight
                ways = more
            known = self._falls[count] = sorted(ways.items(), key=self._order)
        return known

    def _order(self, fall: tuple[Answer, int]) -> list[int]:
        return [self.faces.index(face) for face in fall[0]]


class Roll(ChanceAsk):
    """Throw some dice of one kind. `thrower` is the seat whose hand throws them, if it is anyone's."""

    __slots__ = ("count", "dice", "thrower")

    kind: ClassVar[str] = "roll"

    def __init__(self, dice: Dice, count: int, thrower: Seat | None = None) -> None:
        self.seat = CHANCE
        self.thrower = thrower
        self.dice = dice
        self.count = count

    def sample(self, g: Any, source: Source) -> Answer:
        table = self.dice.tables.get(self.count)
        return table[source.below(len(table))] if table else self.dice.throw(self.count, source)

    def outcomes(self, g: Any) -> list[tuple[Answer, int]]:
        return self.dice.falls(self.count)

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        known = isinstance(answer, tuple) and all([face in self.dice.faces for face in answer])
        if known and len(answer) == self.count and self.dice.sorted(answer) == answer:
            return None
        return Refusal("not-a-throw", count=self.count)

    def details(self, g: Any) -> dict[str, Any]:
        return {"count": self.count}


class Shuffle(ChanceAsk):
    """Put cards in random order. The answer is the new order.

    What is shuffled is sorted first, so that the result depends on nothing but chance.
    """

    __slots__ = ("cards",)

    kind: ClassVar[str] = "shuffle"

    MOST_CARDS: ClassVar[int] = 6

    def __init__(self, cards: list[int]) -> None:
        self.seat = CHANCE
        self.cards = cards

    def sample(self, g: Any, source: Source) -> Answer:
        return tuple(source.order(sorted(self.cards)))

    def outcomes(self, g: Any) -> list[tuple[Answer, int]]:
        if len(self.cards) > self.MOST_CARDS:
            raise RuleError(f"{len(self.cards)} cards have too many orders to list them all.")
        orders = sorted(set(itertools.permutations(self.cards)))
        return [(order, 1) for order in orders]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        if isinstance(answer, tuple) and sorted(answer, key=repr) == sorted(self.cards, key=repr):
            return None
        return Refusal("not-an-order", count=len(self.cards))


class Lot(ChanceAsk):
    """Draw one of several things, each as likely."""

    __slots__ = ("among",)

    kind: ClassVar[str] = "lot"

    def __init__(self, among: Sequence[Answer]) -> None:
        self.seat = CHANCE
        self.among = among

    def sample(self, g: Any, source: Source) -> Answer:
        ordered = sorted(self.among)
        return ordered[source.below(len(ordered))]

    def outcomes(self, g: Any) -> list[tuple[Answer, int]]:
        return [(thing, self.among.count(thing)) for thing in sorted(set(self.among))]


Act: TypeAlias = Callable[[Any], Flow]
