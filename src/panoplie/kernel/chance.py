"""Where chance comes from. Rules never draw a number: they ask, and a source answers."""

from __future__ import annotations

import hashlib
import random
from typing import Any, Protocol


class Source(Protocol):
    """Anything that can draw a whole number from 0 to n - 1 and shuffle cards, all outcomes as likely."""

    def below(self, n: int) -> int: ...

    def order(self, cards: list[int]) -> list[int]: ...


class Seeded:
    """A fast source for simulations, search and bots: the same numbers for the same seed on every machine.

    >>> Seeded("pow", 1).below(6) == Seeded("pow", 1).below(6)
    True
    """

    __slots__ = ("_random",)

    def __init__(self, *seed: str | int) -> None:
        # Only random() is promised to give the same numbers in every version of Python.
        self._random = random.Random(derive(*seed)).random

    def below(self, n: int) -> int:
        return int(self._random() * n)

    def order(self, cards: list[int]) -> list[int]:
        return shuffled(cards, self)


def derive(*parts: str | int) -> int:
    """Make one seed of several parts, so that neighbouring seeds have nothing in common."""
    text = "\x1f".join([str(part) for part in parts])
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")


def shuffled(items: list[Any], source: Source) -> list[Any]:
    """A new list in random order (Fisher and Yates)."""
    deck, below = items[:], source.below
    for last in range(len(deck) - 1, 0, -1):
        other = below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck
