"""What may be played, where, on whom and at what price."""

from __future__ import annotations

from panoplie.games.villainous.board import (
    HOOK,
    allies_of,
    kind_named,
    name_of,
    piece_named,
    place_name,
    place_named,
)
from panoplie.games.villainous.can.moves import forbidden
from panoplie.games.villainous.cards.kit import Kind, Piece, Why
from panoplie.games.villainous.facts import CONDITION, EFFECT, ITEM, LOOSE, ON_ALLY, PLACES
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Refusal


def changes_cost(g: State, owner: Seat) -> list[Piece]:
    """The pieces of a realm that change what cards cost."""
    f = g.facts
    if not f.costs[g.villain[owner]]:
        return []
    realm = g.heroes[owner] + g.bottom[owner] + g.attached[owner]
    return [piece for piece in realm if f.cards[f.kind_of[piece]].cost is not None]


def cost(g: State, me: Seat, kind: Kind, place: int, bearer: Piece, changers: list[Piece]) -> int:
    """What a Villain card costs at a place or on a bearer; changes add up, never below zero (VI-E4)."""
    f = g.facts
    total: int = f.cost[kind]
    for piece in changers:
        total += f.cards[f.kind_of[piece]].cost(g, me, piece, kind, place, bearer)
    return total if total > 0 else 0


def purse(g: State, me: Seat, kind: Kind) -> int:
    """How much can be paid for a card: the Power, or anything if a card can be given up for it."""
    f = g.facts
    if f.types[kind] == ITEM and g.villain[me] == HOOK and map_to_give(g, me, kind) != NOWHERE:
        return 99
    return g.power[me]


def map_to_give(g: State, me: Seat, kind: Kind) -> Piece:
    """The piece that can be discarded in place of paying for an Item, or NOWHERE."""
    f = g.facts
    for piece in g.bottom[me]:
        if f.cards[f.kind_of[piece]].pays_items and f.kind_of[piece] != kind:
            return piece
    return NOWHERE


def why_not_there(g: State, owner: Seat, kind: Kind, place: int) -> Why:
    """No card is played where a lock, its own text or a card there forbids it (VI-022, VI-028)."""
    f = g.facts
    where = f.cards[kind].where
    if place == g.lock[owner] and not (where is not None and f.ids[kind] == "peter_pan"):
        return Refusal("locked", "VI-052", place=place_name(g, owner, place))
    refusal: Why = None if where is None else where(g, owner, place)
    if refusal is not None:
        return refusal
    for pieces in (g.heroes[owner], g.bottom[owner]):
        for piece in pieces:
            bars = f.cards[f.kind_of[piece]].bars
            if bars is not None and g.at[piece] == place:
                refusal = bars(g, owner, piece, kind)
                if refusal is not None:
                    return refusal
    return None


def why_not_bear(g: State, owner: Seat, kind: Kind, bearer: Piece) -> Why:
    """An Item is attached to an Ally or a Hero at an unlocked location (VI-052, VI-E5)."""
    f = g.facts
    wanted = allies_of(g, owner) if f.attach[kind] == ON_ALLY else g.heroes[owner]
    if bearer not in wanted:
        return Refusal("no-bearer", "VI-E5")
    place = g.at[bearer]
    if place == g.lock[owner]:
        return Refusal("locked", "VI-052", place=place_name(g, owner, place))
    where = f.cards[kind].where
    return None if where is None else where(g, owner, bearer)


def bearers(g: State, owner: Seat, kind: Kind) -> list[Piece]:
    f = g.facts
    wanted = allies_of(g, owner) if f.attach[kind] == ON_ALLY else g.heroes[owner]
    lock = g.lock[owner]
    where = f.cards[kind].where
    return [p for p in wanted if g.at[p] != lock and (where is None or where(g, owner, p) is None)]


def too_dear(g: State, me: Seat, price: int) -> Refusal:
    return Refusal("too-dear", "VI-E4", need=price, have=g.power[me])


def why_not_effect(g: State, me: Seat, kind: Kind) -> Why:
    """An Effect must be allowed, affordable, and possible to carry out (VI-077, VI-E4)."""
    f = g.facts
    refusal = forbidden(g, me, "effect")
    if refusal is not None:
        return refusal
    if f.cost[kind] >= 0:
        price = cost(g, me, kind, NOWHERE, NOWHERE, changes_cost(g, me))
        if price > g.power[me]:
            return too_dear(g, me, price)
    need = f.cards[kind].need
    return None if need is None else need(g, me, me)


def ways_with(
    g: State, me: Seat, owner: Seat, kind: Kind, free: bool, changers: list[Piece], one: bool = False
) -> list[Answer]:
    """Every way to play one card into a realm, or only the first that is found."""
    f = g.facts
    sort = f.types[kind]
    name = f.ids[kind]
    ways: list[Answer] = []
    if sort == EFFECT:
        if free:
            need = f.cards[kind].need
            if need is None or need(g, me, owner) is None:
                ways.append(("effect", name))
        elif why_not_effect(g, me, kind) is None:
            ways.append(("effect", name))
        return ways
    if sort == CONDITION:
        return ways
    base = 0 if free else f.cost[kind]
    most = 99 if free else purse(g, me, kind)
    if not changers and base > most:
        return ways
    if f.attach[kind] == LOOSE:
        spots = f.places[g.villain[owner]]
        for place in range(PLACES):
            if why_not_there(g, owner, kind, place) is None and (
                not changers or cost(g, me, kind, place, NOWHERE, changers) <= most
            ):
                ways.append(("play", name, spots[place]))
                if one:
                    return ways
        return ways
    for bearer in bearers(g, owner, kind):
        if not changers or cost(g, me, kind, g.at[bearer], bearer, changers) <= most:
            ways.append(("attach", name, name_of(g, bearer)))
            if one:
                return ways
    return ways


def ways_to_play(g: State, me: Seat) -> list[Answer]:
    """Every way to play a card of one's hand (VI-020, VI-022, VI-077)."""
    changers = changes_cost(g, me)
    ways: list[Answer] = []
    for kind in dict.fromkeys(g.hand[me]):
        ways += ways_with(g, me, me, kind, False, changers)
    return ways


def can_play_any(g: State, me: Seat) -> bool:
    changers = changes_cost(g, me)
    return any(ways_with(g, me, me, kind, False, changers, one=True) for kind in dict.fromkeys(g.hand[me]))


def why_not_play(g: State, me: Seat, owner: Seat, answer: Answer, kinds: list[Kind], free: bool) -> Why:
    """Why a card may not be played in this way; `kinds` are those to choose from (VI-020 to VI-023)."""
    if not isinstance(answer, tuple) or len(answer) not in (2, 3):
        return Refusal("not-an-option")
    verb, name = answer[0], answer[1]
    kind = kind_named(g, name)
    if verb not in ("play", "attach", "effect") or kind == NOWHERE:
        return Refusal("not-an-option")
    if kind not in kinds:
        return Refusal("not-in-hand", "VI-020") if not free else Refusal("not-revealed", "VI-027")
    f = g.facts
    sort = f.types[kind]
    if sort == CONDITION:
        return Refusal("condition", "VI-E6")
    if sort == EFFECT:
        if verb != "effect" or len(answer) != 2:
            return Refusal("not-an-option")
        if free:
            need = f.cards[kind].need
            return None if need is None else need(g, me, owner)
        return why_not_effect(g, me, kind)
    if len(answer) != 3:
        return Refusal("not-an-option")
    changers = [] if free else changes_cost(g, me)
    if f.attach[kind] == LOOSE:
        place = place_named(g, owner, answer[2])
        if verb != "play" or place == NOWHERE:
            return Refusal("not-an-option")
        refusal = why_not_there(g, owner, kind, place)
        price = 0 if free else cost(g, me, kind, place, NOWHERE, changers)
    else:
        if not bearers(g, owner, kind):
            return Refusal("no-bearer", "VI-E5")
        bearer = piece_named(g, owner, answer[2])
        if verb != "attach" or bearer == NOWHERE:
            return Refusal("not-an-option")
        refusal = why_not_bear(g, owner, kind, bearer)
        price = 0 if free else cost(g, me, kind, g.at[bearer], bearer, changers)
    if refusal is None and not free and price > purse(g, me, kind):
        return too_dear(g, me, price)
    return refusal
