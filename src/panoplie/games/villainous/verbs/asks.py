"""The questions of a turn: where to go, what to do, and with which cards."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from panoplie.games.villainous import board, can
from panoplie.games.villainous.cards.kit import Kind, Piece, Why
from panoplie.games.villainous.facts import ALLY, CONDITION, CURSE, EFFECT, ITEM, LOOSE, PLACES
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask
from panoplie.kernel.errors import Refusal

NONE: Final = ("none",)
END: Final = ("end",)
STAY: Final = ("stay",)
PASS: Final = ("pass",)
PASS_TURN: Final = ("pass_turn",)
YES: Final = ("yes",)
NO: Final = ("no",)
ELSE: Final = Refusal("not-an-option")


class Go(Ask):
    """Where does your mover go?"""

    __slots__ = ()
    kind: ClassVar[str] = "go"
    rules: ClassVar[tuple[str, ...]] = ("VI-E1", "VI-013", "VI-051")

    def options(self, g: Any) -> Sequence[Answer]:
        me = self.seat
        spots = g.facts.places[g.villain[me]]
        here, lock = g.mover[me], g.lock[me]
        ways: list[Answer] = [("go", spots[p]) for p in range(PLACES) if p != here and p != lock]
        if g.vanish[me] & 2:
            ways.append(STAY)
        return ways

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        match answer:
            case ("go", name):
                return can.why_not_go(g, self.seat, board.place_named(g, self.seat, name))
            case ("stay",):
                return None if g.vanish[self.seat] & 2 else Refusal("same-place", "VI-E1")
        return ELSE

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        spots = g.facts.places[g.villain[self.seat]]
        wishes = [(("go", name), can.why_not_go(g, self.seat, place)) for place, name in enumerate(spots)]
        return [(wish, refusal) for wish, refusal in wishes if refusal is not None]


class Act(Ask):
    """Which of the actions here do you take next?"""

    __slots__ = ()
    kind: ClassVar[str] = "act"
    rules: ClassVar[tuple[str, ...]] = ("VI-E2", "VI-017", "VI-068", "VI-069")

    def options(self, g: Any) -> Sequence[Answer]:
        ways = can.uses(g, self.seat)
        ways += [("unmask", board.name_of(g, piece)) for piece in disguises(g, self.seat)]
        ways.append(END)
        return ways

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        match answer:
            case ("use", symbol, row):
                return can.why_not_use(g, self.seat, symbol, row)
            case ("unmask", name):
                piece = board.piece_named(g, self.seat, name)
                return None if piece in disguises(g, self.seat) else ELSE
            case ("end",):
                return None
        return ELSE

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        """The printed symbols of the location that cannot be used, each with its reason."""
        me = self.seat
        place, villain = g.mover[me], g.villain[me]
        rows = (("top", g.facts.top[villain][place]), ("bottom", g.facts.bottom[villain][place]))
        wishes: list[Answer] = [("use", symbol, row) for row, symbols in rows for symbol in symbols]
        refusals = [(wish, self.why_not(g, wish)) for wish in wishes]
        return [(wish, refusal) for wish, refusal in refusals if refusal is not None]


def disguises(g: State, me: Seat) -> list[Piece]:
    """The Clever Disguises that Prince John can pay to be rid of."""
    f = g.facts
    return [
        piece
        for piece in g.attached[me]
        if f.rows[f.kind_of[piece]].price and f.rows[f.kind_of[piece]].price <= g.power[me]
    ]


class PlayCard(Ask):
    """Which card do you play, and where?"""

    __slots__ = ()
    kind: ClassVar[str] = "play"
    rules: ClassVar[tuple[str, ...]] = ("VI-020", "VI-022", "VI-077", "VI-E4", "VI-E5")

    def options(self, g: Any) -> Sequence[Answer]:
        return can.ways_to_play(g, self.seat)

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return can.why_not_play(g, self.seat, self.seat, answer, g.hand[self.seat], False)

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        """The cards of the hand that cannot be played at all, each with its reason."""
        me = self.seat
        f = g.facts
        changers = can.changes_cost(g, me)
        found: list[tuple[Answer, Refusal]] = []
        for kind in dict.fromkeys(g.hand[me]):
            if can.ways_with(g, me, me, kind, False, changers, one=True):
                continue
            wish: Answer = ("effect", f.ids[kind])
            if f.types[kind] in (ALLY, ITEM, CURSE):
                wish = ("play", f.ids[kind], board.place_name(g, me, board.unlocked(g, me)[0]))
                if f.attach[kind] != LOOSE and can.bearers(g, me, kind):
                    wish = ("attach", f.ids[kind], board.name_of(g, can.bearers(g, me, kind)[0]))
            refusal = self.why_not(g, wish)
            if refusal is not None:
                found.append((wish, refusal))
        return found


class FatePlay(Ask):
    """Which of the revealed Fate cards do you play, and where?"""

    __slots__ = ("foe",)
    kind: ClassVar[str] = "fate_play"
    rules: ClassVar[tuple[str, ...]] = ("VI-027", "VI-028", "VI-066")

    def __init__(self, seat: Seat, foe: Seat) -> None:
        self.seat = seat
        self.foe = foe

    def options(self, g: Any) -> Sequence[Answer]:
        ways: list[Answer] = []
        for kind in dict.fromkeys(g.limbo):
            if g.facts.is_fate[kind] and g.facts.villain_of[kind] == g.villain[self.foe]:
                ways += can.ways_with(g, self.seat, self.foe, kind, True, [])
        return ways

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        kinds = [kind for kind in g.limbo if g.facts.is_fate[kind]]
        return can.why_not_play(g, self.seat, self.foe, answer, kinds, True)

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        found: list[tuple[Answer, Refusal]] = []
        for kind in dict.fromkeys(g.limbo):
            if g.facts.is_fate[kind] and g.facts.types[kind] == EFFECT:
                refusal = self.why_not(g, ("effect", g.facts.ids[kind]))
                if refusal is not None:
                    found.append((("effect", g.facts.ids[kind]), refusal))
        return found

    def details(self, g: Any) -> dict[str, Any]:
        return {"foe": self.foe}


class PlayHero(Ask):
    """Where is this Hero, or this Item, played?"""

    __slots__ = ("card", "free", "kinds", "owner")
    kind: ClassVar[str] = "place"
    rules: ClassVar[tuple[str, ...]] = ("VI-028", "VI-022")

    def __init__(self, seat: Seat, owner: Seat, card: str, kinds: Sequence[Kind]) -> None:
        self.seat = seat
        self.owner = owner
        self.card = card
        self.kinds = tuple(kinds)

    def options(self, g: Any) -> Sequence[Answer]:
        ways: list[Answer] = []
        for kind in self.kinds:
            ways += can.ways_with(g, self.seat, self.owner, kind, True, [])
        return ways

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return can.why_not_play(g, self.seat, self.owner, answer, list(self.kinds), True)

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.card}


class Activate(Ask):
    """Which ability do you activate?"""

    __slots__ = ()
    kind: ClassVar[str] = "activate"
    rules: ClassVar[tuple[str, ...]] = ("VI-024", "VI-025", "VI-074")

    def options(self, g: Any) -> Sequence[Answer]:
        me = self.seat
        f = g.facts
        return [
            ("activate", board.name_of(g, piece))
            for piece in g.bottom[me]
            if f.activate[f.kind_of[piece]] >= 0 and can.why_not_activate(g, me, piece) is None
        ]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        match answer:
            case ("activate", name):
                return can.why_not_activate(g, self.seat, board.piece_named(g, self.seat, name))
        return ELSE

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        me = self.seat
        f = g.facts
        able = [piece for piece in g.bottom[me] if f.activate[f.kind_of[piece]] >= 0]
        refusals = [(("activate", board.name_of(g, piece)), can.why_not_activate(g, me, piece)) for piece in able]
        return [(wish, refusal) for wish, refusal in refusals if refusal is not None]


class Target(Ask):
    """Whose plans do you ruin?"""

    __slots__ = ()
    kind: ClassVar[str] = "target"
    rules: ClassVar[tuple[str, ...]] = ("VI-026", "VI-031")

    def options(self, g: Any) -> Sequence[Answer]:
        return [("fate", foe) for foe in can.fate_targets(g, self.seat)]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        match answer:
            case ("fate", int(foe)):
                return can.why_not_fate(g, self.seat, foe)
        return ELSE

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        others = [foe for foe in range(g.seats) if foe != self.seat]
        refusals = [(("fate", foe), can.why_not_fate(g, self.seat, foe)) for foe in others]
        return [(wish, refusal) for wish, refusal in refusals if refusal is not None]


class Vanquish(Ask):
    """Which Hero do you vanquish, and with which Allies?"""

    __slots__ = ()
    kind: ClassVar[str] = "vanquish"
    rules: ClassVar[tuple[str, ...]] = ("VI-034", "VI-035", "VI-036", "VI-070", "VI-073")

    def options(self, g: Any) -> Sequence[Answer]:
        return can.ways_to_vanquish(g, self.seat)

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return can.why_not_vanquish(g, self.seat, answer)

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        """The Heroes that cannot be vanquished, even with all Allies that can fight them."""
        me = self.seat
        found: list[tuple[Answer, Refusal]] = []
        for hero in g.heroes[me]:
            if not can.can_vanquish(g, me, hero):
                team = [board.name_of(g, piece) for piece in can.fighters(g, me, hero)]
                wish = ("vanquish", board.name_of(g, hero), *team)
                refusal = self.why_not(g, wish)
                if refusal is not None:
                    found.append((wish, refusal))
        return found


class Shift(Ask):
    """Which card moves, and where to?"""

    __slots__ = ("card", "optional", "owner", "pieces", "what", "why")
    kind: ClassVar[str] = "move"
    rules: ClassVar[tuple[str, ...]] = ("VI-039", "VI-041", "VI-043", "VI-055")

    def __init__(
        self,
        seat: Seat,
        owner: Seat,
        what: str,
        pieces: Callable[[State], list[Piece]],
        why: Callable[[State, Piece, int], Why],
        card: str | None = None,
        optional: bool = False,
    ) -> None:
        self.seat = seat
        self.owner = owner
        self.what = what
        self.pieces = pieces
        self.why = why
        self.card = card
        self.optional = optional

    def options(self, g: Any) -> Sequence[Answer]:
        spots = g.facts.places[g.villain[self.owner]]
        why = self.why
        ways: list[Answer] = [
            ("move", board.name_of(g, piece), spots[place])
            for piece in self.pieces(g)
            for place in range(PLACES)
            if why(g, piece, place) is None
        ]
        if self.optional:
            ways.append(NONE)
        return ways

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        match answer:
            case ("move", name, place):
                piece = board.piece_named(g, self.owner, name)
                if piece == NOWHERE:
                    return ELSE
                if piece in g.attached[self.owner]:
                    return Refusal("attached", "VI-043")
                if piece not in self.pieces(g):
                    return Refusal("not-this-card", "VI-065" if self.card else "VI-041")
                return self.why(g, piece, board.place_named(g, self.owner, place))
            case ("none",) if self.optional:
                return None
        return ELSE

    def details(self, g: Any) -> dict[str, Any]:
        return {"what": self.what, "card": self.card}


class Discard(Ask):
    """Which cards of your hand do you discard?"""

    __slots__ = ("card", "exactly")
    kind: ClassVar[str] = "discard"
    rules: ClassVar[tuple[str, ...]] = ("VI-032",)

    def __init__(self, seat: Seat, exactly: int = 0, card: str | None = None) -> None:
        self.seat = seat
        self.exactly = exactly
        self.card = card

    def options(self, g: Any) -> Sequence[Answer]:
        ids = g.facts.ids
        hand = sorted([ids[kind] for kind in g.hand[self.seat]])
        sizes: Sequence[int] = (self.exactly,) if self.exactly else range(1, len(hand) + 1)
        sets = [cards for size in sizes for cards in itertools.combinations(hand, size)]
        return [("discard", *cards) for cards in dict.fromkeys(sets)]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        if not isinstance(answer, tuple) or answer[:1] != ("discard",):
            return ELSE
        names = [g.facts.ids[kind] for kind in g.hand[self.seat]]
        cards = list(answer[1:])
        if any([cards.count(card) > names.count(card) for card in cards]):
            return Refusal("not-in-hand", "VI-032")
        if not cards or (self.exactly and len(cards) != self.exactly):
            return Refusal("discard-count", "VI-032", count=self.exactly or 1)
        return None if cards == sorted(cards) else Refusal("not-sorted")

    def details(self, g: Any) -> dict[str, Any]:
        return {"count": self.exactly, "card": self.card}


class React(Ask):
    """Do you play a Condition? Everyone who might have one is asked, whatever he holds."""

    __slots__ = ("foe", "least", "trigger")
    kind: ClassVar[str] = "react"
    rules: ClassVar[tuple[str, ...]] = ("VI-E6",)

    def __init__(self, seat: Seat, foe: Seat, trigger: str, least: int) -> None:
        self.seat = seat
        self.foe = foe
        self.trigger = trigger
        self.least = least

    def options(self, g: Any) -> Sequence[Answer]:
        me = self.seat
        f = g.facts
        ways: list[Answer] = []
        for kind in f.conditions[g.villain[me]]:
            if (
                kind in g.hand[me]
                and f.rows[kind].trigger == self.trigger
                and can.why_not_react(g, me, kind) is None
            ):
                ways.append(("react", f.ids[kind]))
        return [*ways, PASS, PASS_TURN]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        match answer:
            case ("react", name):
                kind = board.kind_named(g, name)
                refusal = can.why_not_react(g, self.seat, kind)
                if refusal is None and g.facts.rows[kind].trigger != self.trigger:
                    return Refusal("not-triggered", "VI-E6")
                return refusal
            case ("pass",) | ("pass_turn",):
                return None
        return ELSE

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        f = g.facts
        held = [k for k in dict.fromkeys(g.hand[self.seat]) if f.types[k] == CONDITION]
        wishes = [(("react", f.ids[kind]), self.why_not(g, ("react", f.ids[kind]))) for kind in held]
        return [(wish, refusal) for wish, refusal in wishes if refusal is not None]

    def details(self, g: Any) -> dict[str, Any]:
        return {"foe": self.foe, "trigger": self.trigger, "least": self.least}
