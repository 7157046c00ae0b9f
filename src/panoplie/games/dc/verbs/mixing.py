"""Brainiac's common pile: cards that change hands unseen, and what can still be told of them (DC-092).

Everybody knows which cards a player has had. So the mask of a card that has changed hands says whose it was: it
may be any other card of that player's, and lie with anybody who got one, but in nobody else's deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from panoplie.games.dc.state import State
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow, Shuffle
from panoplie.kernel.chance import Source, shuffled
from panoplie.kernel.piles import Pile
from panoplie.kernel.sight import EVERYONE, SEATS, is_known

WHOSE: Final = 9
"""So far left of the bits of the seats a mask has the bit of whoever gave the card."""
PINNED: Final = 1 << 8 + WHOSE
"""Of a card whose giver's deck has been shuffled since: what lies there now was never given."""
MIXED: Final = SEATS << WHOSE | PINNED


def is_mixed(mask: int) -> bool:
    """Whether a card came out of the common pile, and not everybody has seen it since."""
    return mask != EVERYONE and bool(mask & MIXED)


def deal_pool(g: State, counts: Sequence[tuple[Seat, int]]) -> Flow:
    """Shuffle the common pile and deal it out, so many cards to each; nobody knows who got whose (DC-092)."""
    if g.pool.cards:
        g.mixed = g.holding = sum([1 << seat for seat, count in counts if count])
        order = yield Shuffle(g.pool.cards)
        takers = [seat for seat, count in counts for _ in range(count)]
        for seat, kind in zip(takers, reversed(order), strict=True):
            _, giver = g.pool.pop(g.pool.cards.index(kind))
            g.hand[seat].put(kind, 1 << seat | (giver & SEATS) << WHOSE)
        g.tell("mixed", "DC-092", number=len(takers))


def empty_handed(g: State, seat: Seat) -> None:
    """Whoever's hand lies open has nothing any more that came out of the common pile, unless Atrocitus took it."""
    if not any([is_mixed(mask) for pile in (g.under[seat], g.deck[seat]) for mask in pile.known]):
        g.holding &= ~(1 << seat)
        if not g.holding:
            g.mixed = 0


def pin(g: State, seat: Seat) -> None:
    """A deck has been shuffled: the cards that its owner gave away are none of those that lie in it now."""
    for pile, place in mixed_cards(g):
        if pile.known[place] >> WHOSE + seat & 1:
            pile.mark(place, pile.known[place] & ~MIXED | PINNED)


def mixed_cards(g: State) -> Iterator[tuple[Pile, int]]:
    """All cards of the common pile that are still somebody's secret, and where they lie."""
    if g.mixed:
        for pile in (*g.hand, *g.deck, *g.under):
            for place, mask in enumerate(pile.known):
                if is_mixed(mask):
                    yield pile, place


def pools(g: State, seat: Seat, pile: Pile) -> str | list[str]:
    """With whose cards those of a pile may be exchanged: with those of its owner, or of whoever gave one."""
    if not g.mixed:
        return f"own{seat}"
    return [
        f"own{seat}" if not is_mixed(mask) else "mixed" if mask & PINNED else f"own{giver_of(mask)}"
        for mask in pile.known
    ]


def giver_of(mask: int) -> Seat:
    """Who gave a card to the common pile."""
    return (mask >> WHOSE & SEATS).bit_length() - 1


def exchange(g: State, seat: Seat | None, source: Source) -> None:
    """Deal anew, in place, who got which card of the common pile, as far as a seat does not know it.

    Whose it was goes with the card.
    """
    places = [(pile, place) for pile, place in mixed_cards(g) if not is_known(pile.known[place], seat)]
    lot = sorted([(pile.cards[place], pile.known[place] & MIXED) for pile, place in places])
    for (pile, place), (kind, mark) in zip(places, shuffled(lot, source), strict=True):
        pile.cards[place] = kind
        pile.mark(place, pile.known[place] & ~MIXED | mark)
