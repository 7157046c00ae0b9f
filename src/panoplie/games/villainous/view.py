"""What a seat sees: everything but the hands of others, the order of the piles, and what somebody looks at."""

from __future__ import annotations

from typing import Literal

import msgspec

from panoplie.games.villainous import board
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.facts import PLACES, VILLAINS
from panoplie.games.villainous.state import NOWHERE, PHASES, SET_UP, Kind, Piece, State
from panoplie.kernel.answers import Seat
from panoplie.kernel.sight import EVERYONE, Zone


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as it is printed."""

    id: str
    type: Literal["ally", "item", "effect", "condition", "curse", "hero"]
    source: str
    fate: bool | None = None
    cost: int | str | None = None
    strength: int | None = None
    activate: int | None = None


class Lying(Card, frozen=True, omit_defaults=True, kw_only=True):
    """A card in a realm, with what it is worth now and what lies on it."""

    name: str
    items: list[Lying] | None = None
    power: int | None = None
    wicket: bool | None = None
    size: Literal["shrunk", "enlarged"] | None = None
    covers: tuple[str, str] | None = None
    """The location and the symbol that an enlarged Hero covers beside its own."""
    frees: str | None = None
    """The symbol that a shrunk Hero leaves free."""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A symbol of a location; only those at the top can be covered."""

    symbol: str
    used: bool
    covered: bool | None = None


class Location(msgspec.Struct, frozen=True):
    id: str
    locked: bool
    top: list[Mark]
    bottom: list[Mark]
    added: list[Mark]
    heroes: list[Lying]
    cards: list[Lying]


class Realm(msgspec.Struct, frozen=True):
    """What belongs to a seat; a hand that is hidden is a number."""

    villain: str
    objective: str
    power: int
    mover: str
    hand: list[Card] | int
    deck: int
    discard: list[Card]
    fate: int
    fate_discard: list[Card]
    may_stay: bool
    fate_pays: int
    locations: list[Location]


class Nobody(msgspec.Struct, frozen=True):
    """A seat that has not chosen yet."""

    villain: None = None


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    phase: str
    active: int | None
    turn: int
    last_turn: int
    winner: int | None
    action: str | None
    fate_token: int | None
    shown: list[Card]
    looked_at: list[Card] | int
    cauldron: int
    seats: list[Realm | Nobody]


def view(g: State, seat: Seat | None) -> View:
    """The table as one seat sees it."""
    return View(
        phase=PHASES[g.phase],
        active=None if g.over or g.phase == SET_UP else g.active,
        turn=g.turn,
        last_turn=g.options["turns"],
        winner=None if g.winner == NOWHERE else g.winner,
        action=g.pending or None,
        fate_token=None if g.token == NOWHERE else g.token,
        shown=_cards(g, g.limbo),
        looked_at=_cards(g, g.fate[seat].top(g.looking)) if g.looking and seat == g.active else g.looking,
        cauldron=max(0, g.facts.box.power_tokens - sum(g.power)),
        seats=[_realm(g, owner, seat) for owner in range(g.seats)],
    )


def _realm(g: State, owner: Seat, seat: Seat | None) -> Realm | Nobody:
    f = g.facts
    villain = g.villain[owner]
    if villain == NOWHERE:
        return Nobody()
    hand = g.hand[owner].cards
    is_open = g.phase != SET_UP and (owner == seat or board.hand_is_open(g, owner))
    lasting = kit.lasting_of(g, owner)
    holding = [*lasting, *g.during] if owner == g.active else lasting
    pays = [fated(f.rows[kind]) for kind in lasting if (fated := kit.hook_of(g, kit.fated, kind))]
    return Realm(
        villain=VILLAINS[villain],
        objective=f.villains[villain].objective,
        power=g.power[owner],
        mover=f.places[villain][g.mover[owner]],
        hand=_cards(g, hand) if is_open else len(hand),
        deck=len(g.deck[owner]),
        discard=_cards(g, g.discard[owner]),
        fate=len(g.fate[owner]),
        fate_discard=_cards(g, g.fate_discard[owner]),
        may_stay=any([kit.hook_of(g, kit.lets_stay, kind) is not None for kind in holding]),
        fate_pays=sum(pays),
        locations=[_place(g, owner, place) for place in range(PLACES)],
    )


def _place(g: State, owner: Seat, place: int) -> Location:
    f = g.facts
    villain = g.villain[owner]
    hidden = board.covered(g, owner, place)
    used = g.used if owner == g.active else []
    here = place * 8
    top, bottom = f.top[villain][place], f.bottom[villain][place]
    below = [piece for piece in g.bottom[owner] if g.at[piece] == place]
    return Location(
        id=f.places[villain][place],
        locked=g.lock[owner] == place,
        top=[Mark(top[n], here + n in used, bool(hidden >> n & 1)) for n in range(len(top))],
        bottom=[Mark(bottom[n], here + 2 + n in used) for n in range(len(bottom))],
        added=[Mark(mark, board.GRANTED + p in used) for p in below for mark in f.grants[f.kind_of[p]]],
        heroes=[_piece(g, owner, piece) for piece in board.heroes_at(g, owner, place)],
        cards=[_piece(g, owner, piece) for piece in below],
    )


def _piece(g: State, owner: Seat, piece: Piece) -> Lying:
    printed = msgspec.structs.asdict(_card(g, g.facts.kind_of[piece]))
    if board.is_ally(g, piece):
        printed["strength"] = board.strength(g, owner, piece)
    shows = kit.own(g, owner, kit.shows)
    if shows is not None and g.mark[piece]:
        printed |= shows(g, owner, piece)
    items = [_piece(g, owner, item) for item in board.borne_by(g, owner, piece)]
    return Lying(name=board.name_of(g, piece), items=items or None, **printed)


def _cards(g: State, kinds: list[Kind]) -> list[Card]:
    return [_card(g, kind) for kind in kinds]


def _card(g: State, kind: Kind) -> Card:
    f = g.facts
    row = f.rows[kind]
    fate = f.is_fate[kind]
    return Card(
        row.id,
        row.type,
        row.source,
        fate=fate or None,
        cost=None if fate or row.type == "condition" else row.cost,
        strength=row.strength if row.type in ("ally", "hero") else None,
        activate=row.activate,
    )


def zones(g: State) -> list[Zone]:
    """Every place where cards lie; villains that nobody has taken are in the box."""
    f = g.facts
    found: list[Zone] = []
    for villain, name in enumerate(VILLAINS):
        if villain not in g.villain:
            found.append(Zone(name, list(f.decks[villain]), EVERYONE))
            found.append(Zone(f"{name} fate", list(f.fates[villain]), EVERYONE))
    for seat, villain in enumerate(g.villain):
        if villain == NOWHERE:
            continue
        name = VILLAINS[villain]
        found += [
            g.deck[seat].zone(name),
            g.hand[seat].zone(name),
            Zone(name, g.discard[seat], EVERYONE),
            g.fate[seat].zone(f"{name} fate"),
            Zone(f"{name} fate", g.fate_discard[seat], EVERYONE),
        ]
        for pieces in (g.heroes[seat], g.bottom[seat], g.attached[seat]):
            for piece in pieces:
                found.append(Zone(_pool(g, f.kind_of[piece]), [f.kind_of[piece]], EVERYONE))
    found += [Zone(_pool(g, kind), [kind], EVERYONE) for kind in g.limbo]
    return found


def _pool(g: State, kind: Kind) -> str:
    f = g.facts
    name = VILLAINS[f.villain_of[kind]]
    return f"{name} fate" if f.is_fate[kind] else name
