"""Piles: cards in an order, and who knows which of them.

Every card has a mask of the seats that know it; whoever moves a card moves what is known of it. Zones that all see
(a discard pile, a row) may stay plain lists.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from panoplie.kernel.answers import CHANCE, Answer
from panoplie.kernel.asks import ChanceAsk, Flow, FlowOf, Shuffle
from panoplie.kernel.chance import Source
from panoplie.kernel.errors import Refusal
from panoplie.kernel.sight import EVERYONE, SEATS, UNKNOWN, Zone


class Pile:
    """A deck, a hand, or whatever lies partly hidden. The last card is the top.

    `known` is replaced as a whole and shared by clones: a state is cloned far more often than a card is drawn.

    >>> hand = Pile([4, 7], known=0b01)
    >>> hand.put(9, EVERYONE)
    >>> hand.cards, hand.known
    ([4, 7, 9], (1, 1, -1))
    """

    __slots__ = ("cards", "known")

    def __init__(self, cards: Iterable[int] = (), known: int = UNKNOWN) -> None:
        self.cards = list(cards)
        self.known: tuple[int, ...] = (known,) * len(self.cards)

    def clone(self) -> Pile:
        twin = _new(Pile)
        twin.cards = self.cards.copy()
        twin.known = self.known
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and self.cards == other.cards and self.known == other.known

    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: int) -> bool:
        return card in self.cards

    def __repr__(self) -> str:
        return f"Pile({self.cards}, {self.known})"

    # Moving cards

    def put(self, card: int, known: int = UNKNOWN) -> None:
        """Lay a card on top."""
        self.cards.append(card)
        self.known += (known,)

    def put_under(self, card: int, known: int = UNKNOWN) -> None:
        """Lay a card at the bottom."""
        self.cards.insert(0, card)
        self.known = (known, *self.known)

    def pop(self, place: int = -1) -> tuple[int, int]:
        """Take the top card, or the one at a place, with what is known of it."""
        known = self.known
        self.known = known[:place] + known[place + 1 :] if place != -1 else known[:-1]
        return self.cards.pop(place), known[place]

    def take(self, card: int) -> int:
        """Take a card out of a hand. Returns who knew it.

        Of equal ones it is that which most seats know, since nobody can tell them apart; whoever knew only some of
        them cannot tell afterwards whether one is left.
        """
        cards, known = self.cards, self.known
        place = cards.index(card)
        if cards.count(card) == 1:
            return self.pop(place)[1]
        for other in range(place + 1, len(cards)):
            if cards[other] == card and _knowers(known[other]) > _knowers(known[place]):
                place = other
        _, mask = self.pop(place)
        still = mask | ~SEATS
        self.known = tuple(
            [other & still if twin == card else other for twin, other in zip(cards, self.known, strict=True)]
        )
        return mask

    def give(self, card: int, to: Pile, seen_by: int) -> None:
        """Hand a card over to another pile; `seen_by` are those who see which one it is.

        The others cannot tell any more which of the cards that they knew has changed hands.
        """
        mask = self.take(card)
        if seen_by != EVERYONE:
            self.known = tuple([_narrowed(known, seen_by) for known in self.known])
        to.put(card, _narrowed(mask, seen_by) | seen_by)

    def move_all(self, to: list[int]) -> None:
        """Lay the whole pile, open, on one that all see."""
        to += self.cards
        self.clear()

    def clear(self) -> None:
        self.cards.clear()
        self.known = ()

    # Looking

    def top(self, count: int = 1) -> list[int]:
        """The topmost cards, the top first."""
        return self.cards[: -count - 1 : -1]

    def show(self, seats: int, count: int) -> None:
        """Let some seats look at (regarder) the topmost cards, which stay where they are."""
        lower = max(0, len(self.cards) - count)
        self.known = self.known[:lower] + tuple([mask | seats for mask in self.known[lower:]])

    def mark(self, place: int, known: int) -> None:
        """Say anew who knows the card at a place."""
        self.known = (*self.known[:place], known, *self.known[place + 1 :])

    def mark_all(self, known: int) -> None:
        """Say anew of all cards who knows them."""
        self.known = (known,) * len(self.cards)

    def reveal(self) -> None:
        """Let everybody see (dévoiler) all cards."""
        self.mark_all(EVERYONE)

    def zone(self, pool: str) -> Zone:
        """The pile as a place where cards lie and some may be exchanged."""
        return Zone(pool, self.cards, self.known)


_new = Pile.__new__


def clones(piles: Iterable[Pile]) -> list[Pile]:
    """A clone of each pile, without a call for each: every fork pays for them."""
    twins: list[Pile] = []
    for pile in piles:
        twin = _new(Pile)
        twin.cards = pile.cards.copy()
        twin.known = pile.known
        twins.append(twin)
    return twins


def _knowers(mask: int) -> int:
    return 99 if mask == EVERYONE else (mask & SEATS).bit_count()


def _narrowed(mask: int, seats: int) -> int:
    """A mask without the seats that cannot tell any more; a mark of the game stays on the card."""
    return mask & seats if mask == EVERYONE else mask & (seats | ~SEATS)


# Chance


def shuffle(pile: Pile) -> Flow:
    """Shuffle (mélanger) a pile: nobody knows any of its cards afterwards."""
    order = yield Shuffle(pile.cards)
    pile.cards[:] = order
    pile.mark_all(UNKNOWN)


def refill(pile: Pile, discard: list[int]) -> FlowOf[bool]:
    """If a pile is empty, shuffle the discard into a new one. Returns whether there was anything to shuffle."""
    if pile.cards or not discard:
        return False
    pile.cards[:] = discard
    pile.reveal()  # until they are shuffled
    discard.clear()
    yield from shuffle(pile)
    return True


class AtRandom(ChanceAsk):
    """Draw a card of a pile without looking. The answer names it."""

    __slots__ = ("cards", "words")

    kind: ClassVar[str] = "random_card"

    def __init__(self, cards: list[int], words: Sequence[str]) -> None:
        self.seat = CHANCE
        self.cards = cards
        self.words = words

    def sample(self, g: Any, source: Source) -> Answer:
        hand = sorted(self.cards)
        return ("card", self.words[hand[source.below(len(hand))]])

    def outcomes(self, g: Any) -> list[tuple[Answer, int]]:
        return [(("card", self.words[card]), self.cards.count(card)) for card in sorted(set(self.cards))]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        held = [("card", self.words[card]) for card in self.cards]
        return None if answer in held else Refusal("not-in-that-hand")


def at_random(pile: Pile, words: Sequence[str]) -> FlowOf[int]:
    """Draw a card of a hand at random; it stays there until somebody moves it."""
    _, word = yield AtRandom(pile.cards, words)
    for card in pile.cards:
        if words[card] == word:
            return card
    raise AssertionError(f"{word} is not in this pile")


# What everybody can tell


def could_hold(hand: Pile, hidden: Iterable[Pile], test: Callable[[int], bool]) -> bool:
    """Whether a hand may hold a card that fits, as far as everybody knows.

    `hidden` are the other piles of its owner that hide cards: what lies in the hand and what lies there is known
    only as one lot, so the answer is the same in every world that looks the same.
    """
    if any(map(test, hand.cards)):
        return True
    if hand.known.count(EVERYONE) == len(hand.known):
        return False
    for pile in hidden:
        unseen = itertools.compress(pile.cards, map(EVERYONE.__ne__, pile.known))
        if any(map(test, unseen)):
            return True
    return False
