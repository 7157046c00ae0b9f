"""Luck that two courses of events have in common, so that what differs between them is what was answered."""

from __future__ import annotations

from typing import Final, NamedTuple

from panoplie.kernel.chance import Seeded, Source, derive

WORD: Final = (1 << 64) - 1
SPREADS: Final = (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
"""Odd numbers whose bits look thrown: what is multiplied by one and cut to a word may lie anywhere in it."""


class Luck(NamedTuple):
    """What chance answers in one course of events."""

    falls: Source
    """To what happens."""
    tries: Source
    """In thought, while somebody tries which answer looks best."""

    @classmethod
    def of(cls, source: Source) -> Luck:
        """All of it from one source: the same until something else is tried or thrown."""
        return cls(source, source)

    @classmethod
    def lasting(cls, *seed: str | int) -> Luck:
        """Luck that stays the same for turns, whatever was answered, tried and shuffled before."""
        return cls(CardByCard(*seed), Seeded("tries", *seed))


class CardByCard(Seeded):
    """A source of which each card has its own luck in every shuffle.

    Where it comes depends on how often it was shuffled before, and not on what else was drawn meanwhile or which
    cards are with it. Two players whose decks differ by one card draw nearly the same hands.

    >>> one, other = CardByCard(7), CardByCard(7)
    >>> other.below(6) in range(6)
    True
    >>> [card for card in one.order([1, 2, 3, 4, 5]) if card != 3] == other.order([1, 2, 4, 5])
    True
    """

    __slots__ = ("_key", "_shuffled")

    def __init__(self, *seed: str | int) -> None:
        super().__init__(*seed)
        self._key = derive("cards", *seed) & WORD
        self._shuffled: dict[int, int] = {}
        """How often each card was shuffled; equal ones count together."""

    def order(self, cards: list[int]) -> list[int]:
        card_spread, time_spread, first, second = SPREADS
        shuffled = self._shuffled
        drawn = []
        for card in cards:
            shuffled[card] = times = shuffled.get(card, 0) + 1
            lot = (self._key ^ (card + 1) * card_spread ^ times * time_spread) & WORD
            lot = (lot ^ lot >> 30) * first & WORD
            lot = (lot ^ lot >> 27) * second & WORD
            drawn.append((lot ^ lot >> 31, card))
        drawn.sort()
        return [card for _, card in drawn]
