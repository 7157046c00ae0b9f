"""How things are said in answers: heroes by their place in the lists, districts, cards, pawns and what pays.

What comes after a hero may be left open in a candidate that is barred whatever it is.
"""

from __future__ import annotations

from typing import Final

from panoplie.games.heroes.facts import LETTERS
from panoplie.games.heroes.state import State
from panoplie.kernel.aims import Noun
from panoplie.kernel.answers import NOBODY, Answer, Seat

Words = tuple[Answer, ...]


def name(g: State, slot: int) -> str:
    """The word for a hero."""
    hero_ids: tuple[str, ...] = g.facts.hero_ids
    return hero_ids[g.hero[slot]]


def slot_of(g: State, word: str) -> int:
    """Where a hero is in the lists of heroes."""
    return g.hero.index(g.facts.hero_at[word])


def _place(g: State, district: int) -> str | None:
    return None if district == NOBODY else g.facts.district_ids[district]


def _pawn(word: Answer) -> int:
    return LETTERS.index(word)


LETTER: Final = (*LETTERS, None)
"""The word for a pawn; that for NOBODY, which comes last, is left open."""
NUMBER: Final[Noun[int]] = Noun(lambda g, number: (number,), lambda g, said: int(said[0]))
SEAT: Final[Noun[Seat]] = Noun(lambda g, seat: (seat,), lambda g, said: int(said[0]))
PAY: Final[Noun[str]] = Noun(lambda g, pay: (pay,), lambda g, said: str(said[0]))
DISTRICT: Final[Noun[int]] = Noun(
    lambda g, at: (g.facts.district_ids[at],), lambda g, said: g.facts.district_at[said[0]]
)
CARD: Final[Noun[int]] = Noun(lambda g, card: (g.facts.card_ids[card],), lambda g, said: g.facts.card_at[said[0]])
HERO_CARD: Final[Noun[int]] = Noun(
    lambda g, hero: (g.facts.hero_ids[hero],), lambda g, said: g.facts.hero_at[said[0]]
)
HERO: Final[Noun[int]] = Noun(lambda g, slot: (name(g, slot),), lambda g, said: slot_of(g, said[0]))
PAWN: Final[Noun[int]] = Noun(lambda g, pawn: (LETTERS[pawn],), lambda g, said: _pawn(said[0]))
HERO_TO: Final[Noun[tuple[int, int]]] = Noun(
    lambda g, way: (name(g, way[0]), g.facts.district_ids[way[1]]),
    lambda g, said: (slot_of(g, said[0]), g.facts.district_at[said[1]]),
)
PAWN_TO: Final[Noun[tuple[int, int]]] = Noun(
    lambda g, way: (LETTERS[way[0]], g.facts.district_ids[way[1]]),
    lambda g, said: (_pawn(said[0]), g.facts.district_at[said[1]]),
)
GADGET: Final[Noun[tuple[int, int]]] = Noun(
    lambda g, gadget: (name(g, gadget[0]), g.facts.card_ids[gadget[1]]),
    lambda g, said: (slot_of(g, said[0]), g.facts.card_at[said[1]]),
)
RIDE: Final[Noun[tuple[int, int, int]]] = Noun(
    lambda g, ride: (name(g, ride[0]), _place(g, ride[1]), _place(g, ride[2])),
    lambda g, said: (slot_of(g, said[0]), g.facts.district_at[said[1]], g.facts.district_at[said[2]]),
)
SHIFT: Final[Noun[tuple[int, int, int]]] = Noun(
    lambda g, shift: (name(g, shift[0]), LETTER[shift[1]], _place(g, shift[2])),
    lambda g, said: (slot_of(g, said[0]), _pawn(said[1]), g.facts.district_at[said[2]]),
)
CRIME: Final[Noun[tuple[int, int]]] = Noun(
    lambda g, crime: (name(g, crime[0]), LETTER[crime[1]]), lambda g, said: (slot_of(g, said[0]), _pawn(said[1]))
)
"""A hero and a pawn whose crime he goes for."""
COPY: Final[Noun[tuple[int, int, str]]] = Noun(
    lambda g, copy: (name(g, copy[0]), None if copy[1] == NOBODY else name(g, copy[1]), copy[2] or None),
    lambda g, said: (slot_of(g, said[0]), slot_of(g, said[1]), said[2]),
)
"""A hero, the one whom he copies, and the power."""
