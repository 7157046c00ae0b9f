"""A realm as it lies on the board: its pieces and their names, their strengths, and what a location shows."""

from __future__ import annotations

from typing import Final

from panoplie.games.villainous.cards.kit import Kind, Piece
from panoplie.games.villainous.facts import ALLY, HERO, ITEM, MOST_COPIES, ON_HERO, PLACES, VILLAINS
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.kernel.answers import Answer, Seat

HOOK: Final = VILLAINS.index("captain_hook")
PRINCE_JOHN: Final = VILLAINS.index("prince_john")
QUEEN: Final = VILLAINS.index("queen_of_hearts")
WICKET: Final = 1
NORMAL: Final = 0
SHRUNK: Final = 1
"""A shrunk Hero is marked with SHRUNK and the number of the symbol that it leaves free."""
ENLARGED: Final = 3
"""An enlarged Hero is marked with ENLARGED and, counted through the top rows, the symbol it covers next door."""
GRANTED: Final = 100
"""A symbol that a card adds is known by the piece; a printed one by its location and its place there."""
HISS: Final = 90
NEIGHBOURS: Final = ((1,), (0, 2), (1, 3), (2,))
Symbol = tuple[str, str, int]
"""An action's symbol, the row it lies in, and the key by which it is known to be used."""


# Pieces and their names


def name_of(g: State, piece: Piece) -> str:
    """What a piece is and where it lies; a second one at the same location has a number."""
    f = g.facts
    kind = f.kind_of[piece]
    at = g.at
    place = at[piece]
    row = (kind * PLACES + place) * MOST_COPIES
    for other in range(f.first[kind], piece):
        if at[other] == place:
            row += 1
    name: str = f.names[row]
    return name


def piece_named(g: State, owner: Seat, name: Answer) -> Piece:
    """The piece of a realm that a name means, or NOWHERE."""
    f = g.facts
    meant = f.read.get(name) if isinstance(name, str) else None
    if meant is None or f.villain_of[meant[0]] != g.villain[owner]:
        return NOWHERE
    kind, place, copy = meant
    for piece in range(f.first[kind], f.first[kind] + f.copies[kind]):
        if g.at[piece] == place:
            if copy == 0:
                return int(piece)
            copy -= 1
    return NOWHERE


def kind_named(g: State, name: Answer) -> Kind:
    kind: int = g.facts.number.get(name, NOWHERE) if isinstance(name, str) else NOWHERE
    return kind


def place_named(g: State, owner: Seat, name: Answer) -> int:
    """The number of a location of a board, or NOWHERE."""
    spots = g.facts.places[g.villain[owner]]
    return int(spots.index(name)) if name in spots else NOWHERE


def place_name(g: State, owner: Seat, place: int) -> str:
    name: str = g.facts.places[g.villain[owner]][place]
    return name


def is_ally(g: State, piece: Piece) -> bool:
    """Allies lie below the board; a hypnotised Hero is one of them (ruling VI-X6)."""
    kind = g.facts.types[g.facts.kind_of[piece]]
    return bool(kind in (ALLY, HERO))


def is_kind(g: State, piece: Piece, name: str) -> bool:
    return bool(g.facts.ids[g.facts.kind_of[piece]] == name)


def find(g: State, pieces: list[Piece], name: str) -> Piece:
    """A piece of this kind among some, or NOWHERE."""
    f = g.facts
    kind = f.number[name]
    for piece in pieces:
        if f.kind_of[piece] == kind:
            return piece
    return NOWHERE


def allies_of(g: State, owner: Seat) -> list[Piece]:
    return [piece for piece in g.bottom[owner] if is_ally(g, piece)]


def items_of(g: State, owner: Seat) -> list[Piece]:
    """Every Item of a realm: loose, attached, and Fate Items."""
    f = g.facts
    loose = [piece for piece in g.bottom[owner] if f.types[f.kind_of[piece]] == ITEM]
    return loose + g.attached[owner]


def loose_items(g: State, owner: Seat) -> list[Piece]:
    f = g.facts
    return [piece for piece in g.bottom[owner] if f.types[f.kind_of[piece]] == ITEM]


def borne_by(g: State, owner: Seat, bearer: Piece) -> list[Piece]:
    return [piece for piece in g.attached[owner] if g.host[piece] == bearer]


def is_guard(g: State, piece: Piece) -> bool:
    """A Card Guard that is no Wicket."""
    return bool(g.facts.rows[g.facts.kind_of[piece]].group == "card_guard" and g.mark[piece] != WICKET)


def is_wicket(g: State, piece: Piece) -> bool:
    return bool(g.facts.rows[g.facts.kind_of[piece]].group == "card_guard" and g.mark[piece] == WICKET)


def unlocked(g: State, owner: Seat) -> list[int]:
    lock = g.lock[owner]
    return [place for place in range(PLACES) if place != lock]


def hand_is_open(g: State, seat: Seat) -> bool:
    f = g.facts
    return any([f.cards[f.kind_of[piece]].open_hand for piece in g.heroes[seat]])


def hand_limit(g: State, seat: Seat) -> int:
    """How many cards a hand is filled up to (VI-015, VI-E3)."""
    f = g.facts
    limit: int = f.box.hand
    for piece in g.bottom[seat]:
        if f.types[f.kind_of[piece]] != HERO:
            limit += f.rows[f.kind_of[piece]].hand
    for piece in g.heroes[seat]:
        limit += f.rows[f.kind_of[piece]].hand
    return limit


# Strength


def strength(g: State, owner: Seat, piece: Piece) -> int:
    """Strength counts every active ability of the realm and is never below zero (VI-037, VI-071)."""
    f = g.facts
    kind = f.kind_of[piece]
    total: int = f.strength[kind]
    host = g.host
    above = f.types[kind] == HERO and piece in g.heroes[owner]
    for item in g.attached[owner]:
        if host[item] == piece and (f.attach[f.kind_of[item]] == ON_HERO) == above:
            total += f.bonus[f.kind_of[item]]  # a stolen Scimitar helps no Hero
    card = f.cards[kind]
    if card.strength is not None and (above or f.types[kind] != HERO):
        total += card.strength(g, owner, piece)
    if f.auras[g.villain[owner]]:
        cards = f.cards
        kind_of = f.kind_of
        for other in g.heroes[owner]:
            aura = cards[kind_of[other]].aura
            if aura is not None and other != piece:
                total += aura(g, owner, other, piece)
        for other in g.bottom[owner]:
            aura = cards[kind_of[other]].aura
            if aura is not None and other != piece:
                total += aura(g, owner, other, piece)
    boosts = g.boosts
    if boosts:
        for place in range(0, len(boosts), 2):
            if boosts[place] == piece:
                total += boosts[place + 1]
    return total if total > 0 else 0


# Locations and their symbols


def covered(g: State, seat: Seat, place: int) -> int:
    """Which of the two top symbols Heroes hide, as bits: both, however many they are (VI-029, ruling VI-A11)."""
    at = g.at
    if g.villain[seat] != QUEEN:
        for hero in g.heroes[seat]:
            if at[hero] == place:
                return 3
        return 0
    hidden = shrunk = normal = 0
    for hero in g.heroes[seat]:
        size = g.mark[hero]
        if size >= ENLARGED:
            where, symbol = divmod(size - ENLARGED, 2)
            if where == place:
                hidden |= 1 << symbol
        if at[hero] == place:
            if size >= ENLARGED:
                hidden = 3
            elif size >= SHRUNK:
                shrunk |= 3 ^ (1 << (size - SHRUNK))
            else:
                normal = 3
    return hidden | (shrunk or normal)


def open_symbols(g: State, me: Seat, place: int) -> list[Symbol]:
    """The visible symbols: top ones that no Hero hides, bottom ones, and those that cards add (VI-017)."""
    f = g.facts
    villain = g.villain[me]
    hidden = covered(g, me, place)
    row = place * 8
    found: list[Symbol] = []
    if hidden != 3:
        top = f.top[villain][place]
        for number in range(len(top)):
            if not hidden >> number & 1:
                found.append((top[number], "top", row + number))
    bottom = f.bottom[villain][place]
    for number in range(len(bottom)):
        found.append((bottom[number], "bottom", row + 2 + number))
    if f.adds[villain]:
        for piece in g.bottom[me]:
            if g.at[piece] == place:
                for symbol in f.grants[f.kind_of[piece]]:
                    found.append((symbol, "item", GRANTED + piece))
    return found


def symbols_to_use(g: State, me: Seat) -> list[Symbol]:
    """The symbols that the mover may still use in this turn (VI-017, VI-068, VI-069)."""
    place = g.mover[me]
    used = g.used
    found = open_symbols(g, me, place)
    if used:
        found = [symbol for symbol in found if symbol[2] not in used]
    if g.villain[me] == PRINCE_JOHN and HISS not in used and covered(g, me, place):
        hiss = find(g, g.bottom[me], "sir_hiss")
        if hiss != NOWHERE and g.at[hiss] == place:
            top = g.facts.top[g.villain[me]][place]
            found += [(top[n], "hiss", place * 8 + n) for n in range(len(top)) if place * 8 + n not in used]
    return found
