"""What a seat sees: everything but the hands of others, the order of the piles, and what somebody looks at."""

from __future__ import annotations

from typing import Any

from panoplie.games.villainous import board
from panoplie.games.villainous.board import ENLARGED, PRINCE_JOHN, QUEEN, SHRUNK
from panoplie.games.villainous.cards.kit import Kind, Piece
from panoplie.games.villainous.facts import PLACES, VILLAINS
from panoplie.games.villainous.state import NOWHERE, PHASES, SET_UP, State
from panoplie.kernel.answers import Seat
from panoplie.kernel.sight import EVERYONE, NOBODY, Zone


def view(g: State, seat: Seat | None) -> dict[str, Any]:
    """The table as one seat sees it."""
    f = g.facts
    return {
        "phase": PHASES[g.phase],
        "active": None if g.over or g.phase == SET_UP else g.active,
        "turn": g.turn,
        "last_turn": g.options["turns"],
        "winner": None if g.winner == NOWHERE else g.winner,
        "action": g.pending or None,
        "fate_token": None if g.token == NOWHERE else g.token,
        "shown": [_kind(g, kind) for kind in g.limbo],
        "looked_at": [_kind(g, kind) for kind in g.looking] if seat == g.looker else len(g.looking),
        "cauldron": max(0, f.box.power_tokens - sum(g.power)),
        "seats": [_player(g, owner, seat) for owner in range(g.seats)],
    }


def _player(g: State, owner: Seat, seat: Seat | None) -> dict[str, Any]:
    f = g.facts
    villain = g.villain[owner]
    if villain == NOWHERE:
        return {"villain": None}
    dealt = g.phase != SET_UP
    hand = g.hand[owner]
    is_open = owner == seat or board.hand_is_open(g, owner)
    return {
        "villain": VILLAINS[villain],
        "objective": f.villains[villain].objective,
        "power": g.power[owner],
        "mover": f.places[villain][g.mover[owner]],
        "hand": [_kind(g, kind) for kind in hand] if is_open and dealt else len(hand),
        "deck": len(g.deck[owner]),
        "discard": [_kind(g, kind) for kind in g.discard[owner]],
        "fate": len(g.fate[owner]),
        "fate_discard": [_kind(g, kind) for kind in g.fate_discard[owner]],
        "may_stay": bool(g.vanish[owner]),
        "fate_pays": g.dragon[owner],
        "locations": [_place(g, owner, place) for place in range(PLACES)],
    }


def _place(g: State, owner: Seat, place: int) -> dict[str, Any]:
    f = g.facts
    villain = g.villain[owner]
    hidden = board.covered(g, owner, place)
    used = g.used if owner == g.active else []
    here = place * 8
    top = f.top[villain][place]
    bottom = f.bottom[villain][place]
    added = [
        {"symbol": symbol, "used": board.GRANTED + piece in used}
        for piece in g.bottom[owner]
        if g.at[piece] == place
        for symbol in f.grants[f.kind_of[piece]]
    ]
    return {
        "id": f.places[villain][place],
        "locked": g.lock[owner] == place,
        "top": [
            {"symbol": top[n], "covered": bool(hidden >> n & 1), "used": here + n in used} for n in range(len(top))
        ],
        "bottom": [{"symbol": bottom[n], "used": here + 2 + n in used} for n in range(len(bottom))],
        "added": added,
        "heroes": [_piece(g, owner, piece) for piece in g.heroes[owner] if g.at[piece] == place],
        "cards": [_piece(g, owner, piece) for piece in g.bottom[owner] if g.at[piece] == place],
    }


def _piece(g: State, owner: Seat, piece: Piece) -> dict[str, Any]:
    f = g.facts
    seen = {"name": board.name_of(g, piece), **_kind(g, f.kind_of[piece])}
    items = board.borne_by(g, owner, piece)
    if board.is_ally(g, piece):
        seen["strength"] = board.strength(g, owner, piece)
    if items:
        seen["items"] = [_piece(g, owner, item) for item in items]
    mark = g.mark[piece]
    if mark and g.villain[owner] == PRINCE_JOHN:
        seen["power"] = mark
    elif mark and g.villain[owner] == QUEEN:
        seen.update(_size(g, owner, piece, mark))
    return seen


def _size(g: State, owner: Seat, piece: Piece, mark: int) -> dict[str, Any]:
    top = g.facts.top[g.villain[owner]]
    if piece in g.bottom[owner]:
        return {"wicket": True}
    if mark >= ENLARGED:
        place, number = divmod(mark - ENLARGED, 2)
        return {"size": "enlarged", "covers": [board.place_name(g, owner, place), top[place][number]]}
    return {"size": "shrunk", "frees": top[g.at[piece]][mark - SHRUNK]}


def _kind(g: State, kind: Kind) -> dict[str, Any]:
    f = g.facts
    row = f.rows[kind]
    seen: dict[str, Any] = {"id": row.id, "type": row.type, "source": row.source}
    if f.is_fate[kind]:
        seen["fate"] = True
    elif row.type != "condition":
        seen["cost"] = row.cost
    if row.type in ("ally", "hero"):
        seen["strength"] = row.strength
    if row.activate is not None:
        seen["activate"] = row.activate
    return seen


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
        known = g.fate_known[seat]
        hidden = [NOBODY] * (len(g.fate[seat]) - len(known))
        found += [
            Zone(name, g.deck[seat], NOBODY),
            Zone(name, g.hand[seat], g.seen[seat]),
            Zone(name, g.discard[seat], EVERYONE),
            Zone(f"{name} fate", g.fate[seat], [*hidden, *reversed(known)]),
            Zone(f"{name} fate", g.fate_discard[seat], EVERYONE),
        ]
        for pieces in (g.heroes[seat], g.bottom[seat], g.attached[seat]):
            for piece in pieces:
                found.append(Zone(_pool(g, f.kind_of[piece]), [f.kind_of[piece]], EVERYONE))
    found += [Zone(_pool(g, kind), [kind], EVERYONE) for kind in g.limbo]
    if g.looking:
        found.append(Zone(_pool(g, g.looking[0]), g.looking, 1 << g.looker))
    return found


def _pool(g: State, kind: Kind) -> str:
    f = g.facts
    name = VILLAINS[f.villain_of[kind]]
    return f"{name} fate" if f.is_fate[kind] else name
