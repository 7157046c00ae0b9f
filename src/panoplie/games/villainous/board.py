"""A realm as it lies on the board: its pieces and their names, their strengths, and what a location shows."""

from __future__ import annotations

from typing import Final

from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.kit import Symbol, heeding, own
from panoplie.games.villainous.facts import HERO, ITEM, MOST_COPIES, ON_HERO, PLACES
from panoplie.games.villainous.state import NOWHERE, Piece, State
from panoplie.kernel.answers import Answer, Seat

GRANTED: Final = 100
"""A symbol that a card adds is known by the piece; a printed one by its location and its place there."""
OPENED: Final = 1024
"""A covered symbol that a card opens is known by the piece and the symbol, and counts as used itself."""
BOTH: Final = 3
"""Both symbols at the top of a location, as bits."""
NEIGHBOURS: Final = ((1,), (0, 2), (1, 3), (2,))


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


def piece_named(g: State, name: Answer) -> Piece:
    """The piece that a name means, or NOWHERE."""
    f = g.facts
    meant = f.read.get(name) if isinstance(name, str) else None
    if meant is None:
        return NOWHERE
    kind, place, copy = meant
    for piece in range(f.first[kind], f.first[kind] + f.copies[kind]):
        if g.at[piece] == place:
            if copy == 0:
                return int(piece)
            copy -= 1
    return NOWHERE


def place_named(g: State, owner: Seat, name: Answer) -> int:
    """The number of a location of a board, or NOWHERE."""
    spots = g.facts.places[g.villain[owner]]
    return int(spots.index(name)) if name in spots else NOWHERE


def place_name(g: State, owner: Seat, place: int) -> str:
    name: str = g.facts.places[g.villain[owner]][place]
    return name


def is_ally(g: State, piece: Piece) -> bool:
    """Allies lie below the board; a hypnotised Hero is one of them (ruling VI-X6)."""
    return bool(piece in g.facts.allies)


def is_kind(g: State, piece: Piece, name: str) -> bool:
    return bool(g.facts.ids[g.facts.kind_of[piece]] == name)


def sort_of(g: State, piece: Piece) -> int:
    """The type of a piece: ALLY, ITEM, CURSE or HERO."""
    sort: int = g.facts.types[g.facts.kind_of[piece]]
    return sort


def allies_at(g: State, owner: Seat, place: int) -> list[Piece]:
    return [piece for piece in g.bottom[owner] if g.at[piece] == place and is_ally(g, piece)]


def heroes_at(g: State, owner: Seat, place: int) -> list[Piece]:
    return [hero for hero in g.heroes[owner] if g.at[hero] == place]


def find(g: State, pieces: list[Piece], name: str) -> Piece:
    """A piece of this kind among some, or NOWHERE."""
    f = g.facts
    kind = f.number[name]
    for piece in pieces:
        if f.kind_of[piece] == kind:
            return piece
    return NOWHERE


def allies_of(g: State, owner: Seat) -> list[Piece]:
    return list(filter(g.facts.allies.__contains__, g.bottom[owner]))


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


def hand_is_open(g: State, seat: Seat) -> bool:
    return bool(heeding(g, seat, kit.open_hand))


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
    kind_of = f.kind_of
    kind = kind_of[piece]
    total: int = f.strength[kind]
    host = g.host
    above = f.types[kind] == HERO and piece in g.heroes[owner]
    for item in g.attached[owner]:
        if host[item] == piece and (f.attach[kind_of[item]] == ON_HERO) == above:
            total += f.bonus[kind_of[item]]  # a stolen Scimitar helps no Hero
    change = f.hooks[kit.strength][kind]
    if change is not None and (above or f.types[kind] != HERO):
        total += change(g, owner, f.rows[kind], piece)
    if f.heeds[g.villain[owner]] & kit.aura.bit:
        auras, speaking = f.hooks[kit.aura], f.speaking[kit.aura][0]
        for zone in (g.heroes[owner], g.bottom[owner]):
            for other in filter(speaking.__contains__, zone):
                if other != piece:
                    total += auras[kind_of[other]](g, owner, f.rows[kind_of[other]], other, piece)
    boosts = g.boosts
    if boosts:
        for place in range(0, len(boosts), 2):
            if boosts[place] == piece:
                total += boosts[place + 1]
    if g.spells and above and owner == g.active:
        for place in range(0, len(g.spells), 2):
            if g.spells[place] == g.at[piece]:
                total += g.spells[place + 1]
    return total if total > 0 else 0


# Locations and their symbols


def covered(g: State, seat: Seat, place: int) -> int:
    """Which of the two top symbols Heroes hide, as bits: both, however many they are (VI-029, ruling VI-A11)."""
    covers = own(g, seat, kit.covers)
    if covers is not None:
        return covers(g, seat, place)
    at = g.at
    for hero in g.heroes[seat]:
        if at[hero] == place:
            return BOTH
    return 0


def open_symbols(g: State, me: Seat, place: int) -> list[Symbol]:
    """The visible symbols: top ones that no Hero hides, bottom ones, and those that cards add (VI-017)."""
    f = g.facts
    villain = g.villain[me]
    hidden = covered(g, me, place)
    row = place * 8
    found: list[Symbol] = []
    if hidden != BOTH:
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
    if g.facts.heeds[g.villain[me]] & kit.opens.bit:
        for piece, opens in heeding(g, me, kit.opens):
            if g.at[piece] == place:
                found += opens(g, me, piece)
    return found
