"""Who may see what, and worlds that look the same from a seat.

A game lists its zones: every pile, hand and place where a card may lie, the public ones too. A seat
knows a card when its bit is set in the card's mask; perfect recall is assumed, so a card that everyone saw
put away is known to everyone. To imagine a world, what a seat does not know is gathered, sorted, shuffled
and laid back on the same places: the result depends on nothing that the seat cannot see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from panoplie.kernel.answers import Seat
from panoplie.kernel.chance import Source, shuffled

EVERYONE: Final = -1
UNKNOWN: Final = 0
SEATS: Final = 0xFF
"""The bits of a mask that stand for seats; a game may keep marks of its own above them."""


def only(*seats: Seat) -> int:
    """The mask of some seats.

    >>> only(0, 2)
    5
    """
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def is_known(mask: int, seat: Seat | None) -> bool:
    """Whether a seat, or a spectator, knows a card with such a mask."""
    return mask == EVERYONE or (seat is not None and bool(mask >> seat & 1))


class Zone:
    """A list of cards in the state, and who knows them.

    `known` is one mask for the whole zone or a list with one mask for each card. Cards are exchanged only with
    cards of the same `pool`, which is also one or a list: whoever sees a card's back, or whose it is, knows that
    much. `sort` tells apart cards whose numbers mean different things; it is the pool unless cards change theirs.
    An `owner` knows which cards lie here, if not in which order: to that seat they are a pool of their own.
    """

    __slots__ = ("cards", "known", "owner", "pool", "sort")

    def __init__(
        self,
        pool: str | Sequence[str],
        cards: list[int],
        known: int | Sequence[int],
        sort: str | None = None,
        owner: Seat | None = None,
    ) -> None:
        self.pool = pool
        self.cards = cards
        self.known = known
        self.sort = sort if sort is not None else str(pool)
        self.owner = owner

    def knows(self, seat: Seat | None, place: int) -> bool:
        return is_known(self.known if isinstance(self.known, int) else self.known[place], seat)

    def hidden_from(self, seat: Seat | None) -> Sequence[int]:
        """Where the cards lie that a seat, or a spectator, does not know."""
        bit = 0 if seat is None else 1 << seat
        known = self.known
        if isinstance(known, int):
            return () if known == EVERYONE or known & bit else range(len(self.cards))
        return [place for place, mask in enumerate(known) if mask != EVERYONE and not mask & bit]


def redeal(zones: Sequence[Zone], seat: Seat | None, source: Source) -> bool:
    """Exchange, in place, all that the seat does not know. Returns whether there was anything."""
    places: dict[str, list[tuple[list[int], int]]] = {}
    for zone in zones:
        hidden = zone.hidden_from(seat)
        if hidden:
            pool, cards = zone.pool, zone.cards
            if seat is not None and zone.owner == seat:
                pool = f"of seat {seat}"
            if isinstance(pool, str):
                places.setdefault(pool, []).extend([(cards, place) for place in hidden])
            else:
                for place in hidden:
                    places.setdefault(pool[place], []).append((cards, place))
    for pool in sorted(places):
        slots = places[pool]
        lot = sorted([cards[place] for cards, place in slots])
        for (cards, place), card in zip(slots, shuffled(lot, source), strict=True):
            cards[place] = card
    return bool(places)


def knowledge(zones: Sequence[Zone], seat: Seat | None) -> Counter[tuple[str, int]]:
    """All cards that a seat, or a spectator, knows."""
    known: Counter[tuple[str, int]] = Counter()
    for zone in zones:
        hidden = zone.hidden_from(seat)
        known.update([(zone.sort, card) for place, card in enumerate(zone.cards) if place not in hidden])
    return known


def has_taught(then: Sequence[Zone], now: Sequence[Zone], seats: int) -> bool:
    """Whether any seat, or a spectator, now knows a card that it did not know then."""
    if len(then) == len(now):  # most zones are as they were, and teach nobody anything
        changed = [
            (old, new)
            for old, new in zip(then, now, strict=True)
            if old.cards != new.cards or old.known != new.known or old.pool != new.pool
        ]
        then, now = [old for old, _ in changed], [new for _, new in changed]
    everything_is_open = all([zone.known == EVERYONE for zone in (*then, *now)])
    viewers: list[Seat | None] = [None] if everything_is_open else [None, *range(seats)]
    return any([bool(knowledge(now, viewer) - knowledge(then, viewer)) for viewer in viewers])
