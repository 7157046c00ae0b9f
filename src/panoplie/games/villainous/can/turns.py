"""What a turn allows: its symbols, abilities and Fate, and the Conditions of the others."""

from __future__ import annotations

from typing import Final

from panoplie.games.villainous.board import (
    NEIGHBOURS,
    allies_of,
    find,
    is_ally,
    items_of,
    place_name,
    strength,
    symbols_to_use,
)
from panoplie.games.villainous.can.cards import can_play_any
from panoplie.games.villainous.can.fights import can_vanquish_any
from panoplie.games.villainous.can.moves import why_not_move_any, why_not_move_hero
from panoplie.games.villainous.cards.kit import Kind, Piece, Why
from panoplie.games.villainous.facts import CONDITION, GAINS, TRIGGERS
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Refusal
from panoplie.kernel.sight import EVERYONE

PASSED: Final = (1 << len(TRIGGERS)) - 1
"""All triggers: whoever passes for the turn."""


def uses(g: State, me: Seat) -> list[Answer]:
    """Every action that can be taken now, each once however many symbols are alike (VI-E2)."""
    ways: list[Answer] = []
    known: dict[str, bool] = {}
    for symbol, row, _ in symbols_to_use(g, me):
        can = known.get(symbol)
        if can is None:
            can = known[symbol] = why_not_act(g, me, symbol) is None
        if can:
            way = ("use", symbol, row)
            if way not in ways:
                ways.append(way)
    return ways


def why_not_use(g: State, me: Seat, symbol: Answer, row: Answer) -> Why:
    """A symbol must lie where the mover is, visible and unused, its action possible (VI-017, VI-069)."""
    for other, where, _ in symbols_to_use(g, me):
        if other == symbol and where == row:
            return why_not_act(g, me, other)
    place = g.mover[me]
    villain = g.villain[me]
    top = g.facts.top[villain][place]
    if row == "top" and symbol in top:
        number = top.index(symbol)
        if place * 8 + number in g.used:
            return Refusal("used", "VI-017", symbol=symbol)
        return Refusal("covered", "VI-069", symbol=symbol)
    if symbol in g.facts.bottom[villain][place] and row == "bottom":
        return Refusal("used", "VI-017", symbol=symbol)
    return Refusal("no-symbol", "VI-013")


def why_not_act(g: State, me: Seat, symbol: str) -> Why:
    """Whether an action can be carried out at all (VI-018 to VI-045)."""
    if symbol in GAINS:
        return None
    if symbol == "play":
        return None if can_play_any(g, me) else Refusal("nothing-to-play", "VI-077")
    if symbol == "discard":
        return None if g.hand[me] else Refusal("empty-hand", "VI-032")
    if symbol == "fate":
        return None if fate_targets(g, me) else Refusal("nobody-to-fate", "VI-031")
    if symbol == "vanquish":
        return None if can_vanquish_any(g, me) else Refusal("nobody-to-vanquish", "VI-034")
    if symbol == "move_item":
        return why_not_move_any(g, me)
    if symbol == "move_hero":
        for hero in g.heroes[me]:
            for place in NEIGHBOURS[g.at[hero]]:
                if why_not_move_hero(g, me, hero, place) is None:
                    return None
        return Refusal("no-hero-to-move", "VI-039")
    for piece in g.bottom[me]:
        if g.facts.activate[g.facts.kind_of[piece]] >= 0 and why_not_activate(g, me, piece) is None:
            return None
    return Refusal("nothing-to-activate", "VI-024")


# Activating


def activation_cost(g: State, me: Seat, piece: Piece) -> int:
    """What an activation costs; the White Rabbit makes Card Guards dearer."""
    f = g.facts
    price: int = f.activate[f.kind_of[piece]]
    if f.rows[f.kind_of[piece]].group == "card_guard":
        rabbit = find(g, g.heroes[me], "white_rabbit")
        if rabbit != NOWHERE:
            price += f.rows[f.kind_of[rabbit]].cost_change
    return price


def why_not_activate(g: State, me: Seat, piece: Piece) -> Why:
    """An ability that can be paid and used, of a card at an unlocked location (VI-024, VI-025)."""
    f = g.facts
    if piece not in g.bottom[me] or f.activate[f.kind_of[piece]] < 0:
        return Refusal("not-activated", "VI-024")
    card = f.cards[f.kind_of[piece]]
    if card.activate is None or (card.played is not None and g.options["eels"] == "played"):
        return Refusal("not-activated", "VI-024")
    if g.at[piece] == g.lock[me]:
        return Refusal("locked-ability", "VI-025", place=place_name(g, me, g.at[piece]))
    price = activation_cost(g, me, piece)
    if price > g.power[me]:
        return Refusal("too-dear", "VI-024", need=price, have=g.power[me])
    return None if card.ready is None else card.ready(g, me, piece)


# Fate


def uses_token(g: State) -> bool:
    """The Fate token is for tables of five or six (VI-031), or as the option has it."""
    rule = g.options["fate_token"]
    if rule == "never":
        return False
    least: int = g.facts.box.fate_token_seats if rule == "five" else 4
    return g.seats >= least


def why_not_fate(g: State, me: Seat, foe: Seat) -> Why:
    """An opponent, but not the holder of the Fate token (VI-026, VI-031)."""
    if not 0 <= foe < g.seats or foe == me:
        return Refusal("not-an-opponent", "VI-026")
    if foe == g.token:
        return Refusal("holds-token", "VI-031", foe=foe)
    return None


def fate_targets(g: State, me: Seat) -> list[Seat]:
    return [foe for foe in range(g.seats) if foe != me and foe != g.token]


# Conditions


def holds(g: State, trigger: str, least: int, foe: Seat) -> bool:
    """Whether the state of the active player's realm fulfils a trigger (VI-E6)."""
    if trigger == "power":
        return g.power[foe] >= least
    if trigger == "allies":
        if len(g.bottom[foe]) < least:
            return False
        return len(allies_of(g, foe)) >= least
    if trigger == "items":
        if len(g.bottom[foe]) + len(g.attached[foe]) < least:
            return False
        return len(items_of(g, foe)) >= least
    if trigger == "ally_strength":
        return any([is_ally(g, piece) and strength(g, foe, piece) >= least for piece in g.bottom[foe]])
    return any([force >= least for force in g.defeats])


def could_hold(g: State, seat: Seat, kind: Kind) -> bool:
    """Whether a seat may have a card in hand, as far as everybody knows."""
    hand, seen = g.hand[seat], g.seen[seat]
    known = [held for held, mask in zip(hand, seen, strict=True) if mask == EVERYONE]
    if kind in known:
        return True
    if len(known) == len(hand):
        return False
    gone: int = g.discard[seat].count(kind) + g.limbo.count(kind)
    return bool(gone < g.facts.copies[kind])


def why_not_react(g: State, me: Seat, kind: Kind) -> Why:
    """A Condition is played when the opponent fulfils its trigger and it can be carried out (VI-E6, VI-077)."""
    f = g.facts
    if kind == NOWHERE or f.types[kind] != CONDITION:
        return Refusal("not-a-condition", "VI-E6")
    if kind not in g.hand[me]:
        return Refusal("not-in-hand", "VI-E6")
    row = f.rows[kind]
    if g.passed[me] >> TRIGGERS.index(row.trigger) & 1:
        return Refusal("already-reacted", "VI-E6")
    if not holds(g, row.trigger, row.least, g.active):
        return Refusal("not-triggered", "VI-E6")
    need = f.cards[kind].need
    return None if need is None else need(g, me, me)
