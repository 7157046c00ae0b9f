"""How the things of this game are said in answers, and found again."""

from __future__ import annotations

import functools
from typing import Final, NamedTuple

from panoplie.games.villainous.board import OPENED, name_of, piece_named, symbols_to_use
from panoplie.games.villainous.cards.kit import Symbol
from panoplie.games.villainous.facts import PLACES, VILLAINS
from panoplie.games.villainous.state import NOWHERE, Kind, Piece, State
from panoplie.kernel.aims import Noun, ids
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Refusal

Words = tuple[Answer, ...]
NOT_THIS_CARD: Final = Refusal("not-this-card", "VI-065")


class Way(NamedTuple):
    """A card and where it is played: to a place, on a bearer, or nowhere if it is an Effect."""

    kind: Kind
    place: int = NOWHERE
    bearer: Piece = NOWHERE


class Shift(NamedTuple):
    """A piece and where it moves."""

    piece: Piece
    place: int


@functools.cache
def ways_to_places(kind: Kind) -> tuple[Way, ...]:
    """A card and each location of its board."""
    return tuple([Way(kind, place) for place in range(PLACES)])


@functools.cache
def shifts_to_places(piece: Piece) -> tuple[Shift, ...]:
    """A piece and each location of its board."""
    return tuple([Shift(piece, place) for place in range(PLACES)])


def _say_piece(g: State, piece: Piece) -> Words:
    return (name_of(g, piece),)


def _read_piece(g: State, words: Words) -> Piece:
    return piece_named(g, words[0])


def _say_shift(g: State, shift: Shift) -> Words:
    f = g.facts
    piece, place = shift
    return name_of(g, piece), f.places[f.villain_of[f.kind_of[piece]]][place]


def _read_shift(g: State, words: Words) -> Shift:
    return Shift(piece_named(g, words[0]), g.facts.place_of[words[1]])


def _say_way(g: State, way: Way) -> Words:
    f = g.facts
    kind, place, bearer = way
    if bearer != NOWHERE:
        return "attach", f.ids[kind], name_of(g, bearer)
    if place == NOWHERE:
        return "effect", f.ids[kind]
    return "play", f.ids[kind], f.places[f.villain_of[kind]][place]


def _read_way(g: State, words: Words) -> Way:
    kind = g.facts.number[words[1]]
    if words[0] == "effect":
        return Way(kind)
    if words[0] == "play":
        return Way(kind, g.facts.place_of[words[2]])
    bearer = piece_named(g, words[2])
    return Way(kind, g.at[bearer], bearer)


def _say_use(g: State, symbol: Symbol) -> Words:
    return symbol[0], symbol[1]


def _read_use(g: State, words: Words) -> Symbol | None:
    for symbol in symbols_to_use(g, g.active):
        if symbol[0] == words[0] and symbol[1] == words[1]:
            return symbol
    return None


def key_of(symbol: Symbol) -> tuple[int, ...]:
    """What is used up by a symbol: its key, and for one that a card opened the printed symbol too."""
    key = symbol[2]
    return (key, key % 32) if key >= OPENED else (key,)


PIECE: Final = Noun(_say_piece, _read_piece)
SHIFT: Final = Noun(_say_shift, _read_shift)
WAY: Final = Noun(_say_way, _read_way)
"""Says its verb itself: play, attach or effect."""
USE: Final = Noun(_say_use, _read_use)
KIND: Final[Noun[Kind]] = Noun(lambda g, kind: (g.facts.ids[kind],), lambda g, words: g.facts.number[words[0]])
PLACE: Final[Noun[str]] = Noun(lambda g, place: (place,), lambda g, words: str(words[0]))
"""A location by its id, which no other board has."""
LENT: Final[Noun[tuple[str, str]]] = Noun(lambda g, lent: lent, lambda g, words: (words[0], words[1]))
"""A symbol and the id of its location."""
SEAT: Final[Noun[Seat]] = Noun(lambda g, seat: (seat,), lambda g, words: words[0])
VILLAIN: Final = ids(VILLAINS)
