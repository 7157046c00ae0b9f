"""The questions that cards ask."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from panoplie.games.villainous import board, can
from panoplie.games.villainous.cards.kit import Kind, Piece, Why
from panoplie.games.villainous.facts import ALLY, ITEM, PLACES
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.games.villainous.verbs.asks import ELSE, NO, NONE, YES
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask
from panoplie.kernel.errors import Refusal


class Borrow(Ask):
    """Which action of another location do you take?"""

    __slots__ = ("card", "fate", "place")
    kind: ClassVar[str] = "borrow"
    rules: ClassVar[tuple[str, ...]] = ("VI-065",)

    def __init__(self, seat: Seat, card: str, places: Sequence[int], fate: bool) -> None:
        self.seat = seat
        self.card = card
        self.place = tuple(places)
        self.fate = fate

    def options(self, g: Any) -> Sequence[Answer]:
        ways = [("lend", symbol, board.place_name(g, self.seat, place)) for symbol, place in self.symbols(g)]
        return list(dict.fromkeys(ways)) if self.fate else [*dict.fromkeys(ways), NONE]

    def symbols(self, g: Any) -> list[tuple[str, int]]:
        return lent_symbols(g, self.seat, self.place, self.fate)

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.card}


def lent_symbols(g: State, me: Seat, places: Sequence[int], fate: bool) -> list[tuple[str, int]]:
    """The uncovered actions of other locations that can be carried out now."""
    found: list[tuple[str, int]] = []
    for place in places:
        for symbol, _, _ in board.open_symbols(g, me, place):
            if (fate or symbol != "fate") and can.why_not_act(g, me, symbol) is None:
                found.append((symbol, place))
    return found


class FreeAlly(Ask):
    """Which Ally of your hand do you play for nothing, and where?"""

    __slots__ = ("card",)
    kind: ClassVar[str] = "free_ally"
    rules: ClassVar[tuple[str, ...]] = ("VI-E6", "VI-022")

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat = seat
        self.card = card

    def options(self, g: Any) -> Sequence[Answer]:
        ways: list[Answer] = []
        for kind in dict.fromkeys(g.hand[self.seat]):
            if g.facts.types[kind] == ALLY:
                ways += can.ways_with(g, self.seat, self.seat, kind, True, [])
        return ways

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.card}


class Pick(Ask):
    """Which card of a realm?"""

    __slots__ = ("card", "optional", "owner", "pieces", "what", "why")
    kind: ClassVar[str] = "pick"
    rules: ClassVar[tuple[str, ...]] = ("VI-077", "VI-078")

    def __init__(
        self,
        seat: Seat,
        owner: Seat,
        card: str,
        what: str,
        pieces: Callable[[State], list[Piece]],
        why: Callable[[State, Piece], Why] | None = None,
        optional: bool = False,
    ) -> None:
        self.seat = seat
        self.owner = owner
        self.card = card
        self.what = what
        self.pieces = pieces
        self.why = why
        self.optional = optional

    def options(self, g: Any) -> Sequence[Answer]:
        why = self.why
        ways: list[Answer] = [
            ("pick", board.name_of(g, piece)) for piece in self.pieces(g) if why is None or why(g, piece) is None
        ]
        if self.optional:
            ways.append(NONE)
        return ways

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        match answer:
            case ("pick", name):
                piece = board.piece_named(g, self.owner, name)
                if piece == NOWHERE or piece not in self.pieces(g):
                    return Refusal("not-this-card", "VI-065")
                return None if self.why is None else self.why(g, piece)
            case ("none",):
                return None if self.optional else Refusal("must-do", "VI-077")
        return ELSE

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.card, "what": self.what}


class TakeCard(Ask):
    """Which card of a discard pile do you take?"""

    __slots__ = ("card", "kinds", "optional")
    kind: ClassVar[str] = "take"
    rules: ClassVar[tuple[str, ...]] = ("VI-076",)

    def __init__(
        self, seat: Seat, card: str, kinds: Callable[[State], list[Kind]], optional: bool = False
    ) -> None:
        self.seat = seat
        self.card = card
        self.kinds = kinds
        self.optional = optional

    def options(self, g: Any) -> Sequence[Answer]:
        ways: list[Answer] = [("take", g.facts.ids[kind]) for kind in dict.fromkeys(self.kinds(g))]
        return [*ways, NONE] if self.optional else ways

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.card}


class MayDo(Ask):
    """Do you use the optional part of a card?"""

    __slots__ = ("card",)
    kind: ClassVar[str] = "may"
    rules: ClassVar[tuple[str, ...]] = ("VI-078",)

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat = seat
        self.card = card

    def options(self, g: Any) -> Sequence[Answer]:
        return (YES, NO)

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.card, "about": self.card}


class Sort(Ask):
    """You look at the top of a Fate pile: away with them, or back in which order?"""

    __slots__ = ("card",)
    kind: ClassVar[str] = "sort"
    rules: ClassVar[tuple[str, ...]] = ("VI-058",)

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat = seat
        self.card = card

    def options(self, g: Any) -> Sequence[Answer]:
        """The first card named comes to lie on top."""
        ids = [g.facts.ids[kind] for kind in g.looking]
        orders = sorted(set(itertools.permutations(ids)))
        return [("throw_away",), *[("put_back", *order) for order in orders]]

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.card}


class Amount(Ask):
    """How many Power tokens?"""

    __slots__ = ("card", "most", "owner")
    kind: ClassVar[str] = "amount"
    rules: ClassVar[tuple[str, ...]] = ("VI-078",)

    def __init__(self, seat: Seat, owner: Seat, card: str, most: int) -> None:
        self.seat = seat
        self.owner = owner
        self.card = card
        self.most = most

    def options(self, g: Any) -> Sequence[Answer]:
        return [("amount", count) for count in range(min(self.most, g.power[self.owner]) + 1)]

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.card}


class NameType(Ask):
    """Item or Ally?"""

    __slots__ = ("card",)
    kind: ClassVar[str] = "name"
    rules: ClassVar[tuple[str, ...]] = ("VI-057",)

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat = seat
        self.card = card

    def options(self, g: Any) -> Sequence[Answer]:
        types = {g.facts.types[kind] for pile in (g.deck, g.discard) for kind in pile[self.seat]}
        return [("name", name) for number, name in ((ALLY, "ally"), (ITEM, "item")) if number in types]

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.card}


class Free(Ask):
    """Which of the two top symbols does a shrunk Hero leave free?"""

    __slots__ = ("place",)
    kind: ClassVar[str] = "free"
    rules: ClassVar[tuple[str, ...]] = ("VI-029",)

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, g: Any) -> Sequence[Answer]:
        return [("free", symbol) for symbol in g.facts.top[g.villain[self.seat]][self.place]]


class Cover(Ask):
    """Which symbol of a neighbouring location does an enlarged Hero cover too?"""

    __slots__ = ("owner", "place")
    kind: ClassVar[str] = "cover"
    rules: ClassVar[tuple[str, ...]] = ("VI-029",)

    def __init__(self, seat: Seat, owner: Seat, place: int) -> None:
        self.seat = seat
        self.owner = owner
        self.place = place

    def options(self, g: Any) -> Sequence[Answer]:
        top = g.facts.top[g.villain[self.owner]]
        spots = g.facts.places[g.villain[self.owner]]
        return [("cover", symbol, spots[place]) for place in board.NEIGHBOURS[self.place] for symbol in top[place]]


class Drive(Ask):
    """Where do you move another player's mover, if you do?"""

    __slots__ = ("card", "owner")
    kind: ClassVar[str] = "drive"
    rules: ClassVar[tuple[str, ...]] = ("VI-078", "VI-051")

    def __init__(self, seat: Seat, owner: Seat, card: str) -> None:
        self.seat = seat
        self.owner = owner
        self.card = card

    def options(self, g: Any) -> Sequence[Answer]:
        spots = g.facts.places[g.villain[self.owner]]
        return [
            *[("go", spots[p]) for p in range(PLACES) if can.why_not_go(g, self.owner, p) is None],
            NONE,
        ]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        match answer:
            case ("go", name):
                return can.why_not_go(g, self.owner, board.place_named(g, self.owner, name))
            case ("none",):
                return None
        return ELSE

    def details(self, g: Any) -> dict[str, Any]:
        return {"foe": self.owner, "card": self.card}
