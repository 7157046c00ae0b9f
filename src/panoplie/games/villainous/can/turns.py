"""What a turn allows: its symbols, abilities and Fate, and the Conditions of the others."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Final

from panoplie.games.villainous.board import allies_of, covered, items_of, strength, symbols_to_use
from panoplie.games.villainous.can.cards import CANNOT_DO, plays
from panoplie.games.villainous.can.fights import can_vanquish_any
from panoplie.games.villainous.can.moves import can_move_any, heroes_to_move
from panoplie.games.villainous.can.nouns import PIECE, SEAT, USE, Way
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.kit import By, Symbol, heeding, hook_of, row
from panoplie.games.villainous.facts import GAINS
from panoplie.games.villainous.state import Piece, State
from panoplie.kernel.aims import Aimed, Weighed, Why, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.errors import Reason, Refusal

USED: Final = Reason("used", "VI-017", lambda g, seat, symbol: {"symbol": symbol[0]})
COVERED: Final = Reason("covered", "VI-069", lambda g, seat, symbol: {"symbol": symbol[0]})
NOTHING_TO_PLAY: Final = Refusal("nothing-to-play", "VI-077")
EMPTY_HAND: Final = Refusal("empty-hand", "VI-032")
NOBODY_TO_FATE: Final = Refusal("nobody-to-fate", "VI-031")
NOBODY_TO_VANQUISH: Final = Refusal("nobody-to-vanquish", "VI-034")
NO_HERO_TO_MOVE: Final = Refusal("no-hero-to-move", "VI-039")
NOTHING_TO_ACTIVATE: Final = Refusal("nothing-to-activate", "VI-024")
NOT_ACTIVATED: Final = Refusal("not-activated", "VI-024")
HOLDS_TOKEN: Final = Reason("holds-token", "VI-031", lambda g, seat, foe: {"foe": foe})


@aim(USE, verb="use", kind="act", other=Refusal("no-symbol", "VI-013"))
def actions(g: State, me: Seat) -> Aimed[Symbol]:
    """A symbol of the mover's location, visible and unused, its action possible (VI-017, VI-069)."""
    known: dict[str, Why] = {}
    legal: list[Symbol] = []
    impossible: list[tuple[Symbol, Why]] = []
    for symbol in symbols_to_use(g, me):
        name = symbol[0]
        if name not in known:
            known[name] = why_not_act(g, me, name)
        why = known[name]
        if why is None:
            legal.append(symbol)
        else:
            impossible.append((symbol, why))
    return Weighed(legal, itertools.chain(impossible, symbols_gone(g, me)))


def symbols_gone(g: State, me: Seat) -> Iterator[tuple[Symbol, Why]]:
    """The printed symbols of the mover's location that were used or are covered (VI-017, VI-069)."""
    f = g.facts
    place, villain = g.mover[me], g.villain[me]
    here, hidden = place * 8, covered(g, me, place)
    for number, name in enumerate(f.top[villain][place]):
        if here + number in g.used:
            yield (name, "top", here + number), USED
        elif hidden >> number & 1:
            yield (name, "top", here + number), COVERED
    for number, name in enumerate(f.bottom[villain][place]):
        if here + 2 + number in g.used:
            yield (name, "bottom", here + 2 + number), USED


def why_not_act(g: State, me: Seat, symbol: str) -> Why:
    """Whether an action can be carried out at all (VI-018 to VI-045)."""
    if symbol in GAINS:
        return None
    if symbol == "play":
        return None if plays.any(g, me) else NOTHING_TO_PLAY
    if symbol == "discard":
        return None if g.hand[me].cards else EMPTY_HAND
    if symbol == "fate":
        return None if victims.any(g, me) else NOBODY_TO_FATE
    if symbol == "vanquish":
        return None if can_vanquish_any(g, me) else NOBODY_TO_VANQUISH
    if symbol == "move_item":
        return can_move_any(g, me)
    if symbol == "move_hero":
        return None if heroes_to_move.any(g, me) else NO_HERO_TO_MOVE
    return None if abilities.any(g, me) else NOTHING_TO_ACTIVATE


# Activating


def activation_cost(g: State, me: Seat, piece: Piece) -> int:
    """What an ability costs, with what other cards change in it (VI-024)."""
    f = g.facts
    kind = f.kind_of[piece]
    price: int = f.activate[kind]
    for other, change in heeding(g, me, kit.ability_cost):
        price += change(g, row(g, other), kind)
    return price


@aim(PIECE, verb="activate", other=NOT_ACTIVATED)
def abilities(g: State, me: Seat) -> Aimed[Piece]:
    """A card with an ability that can be paid and used (VI-024, VI-025, VI-074)."""
    f = g.facts
    return [(piece, why_not_activate(g, me, piece)) for piece in g.bottom[me] if f.activate[f.kind_of[piece]] >= 0]


def why_not_activate(g: State, me: Seat, piece: Piece) -> Why:
    """An ability is used at an unlocked location, paid, and must have what it is aimed at (VI-024, VI-025)."""
    f = g.facts
    kind = f.kind_of[piece]
    place = g.at[piece]
    if place == g.lock[me]:
        return Refusal("locked-ability", "VI-025", place=f.places[g.villain[me]][place])
    price = activation_cost(g, me, piece)
    if price > g.power[me]:
        return Refusal("too-dear", "VI-024", need=price, have=g.power[me])
    by = By(me, me, f.rows[kind], piece)
    usable = hook_of(g, kit.usable, kind)
    why = None if usable is None else usable(g, by)
    aimed = hook_of(g, kit.activates_at, kind)
    if why is None and aimed is not None and not aimed[0].any(g, me, by):
        return CANNOT_DO.told(g, me, Way(kind))
    return why


# Fate


def uses_token(g: State) -> bool:
    """The Fate token is for tables of five or six (VI-031), or as the option has it."""
    rule = g.options["fate_token"]
    if rule == "never":
        return False
    least: int = g.facts.box.fate_token_seats if rule == "five" else 4
    return g.seats >= least


@aim(SEAT, verb="fate", kind="target", other=Refusal("not-an-opponent", "VI-026"))
def victims(g: State, me: Seat) -> Aimed[Seat]:
    """An opponent, but not the holder of the Fate token (VI-026, VI-031)."""
    return [(foe, HOLDS_TOKEN if foe == g.token else None) for foe in range(g.seats) if foe != me]


# Conditions


def holds(g: State, trigger: str, least: int, foe: Seat) -> bool:
    """Whether the state of the active player's realm fulfils a trigger (VI-E6)."""
    if trigger == "power":
        return g.power[foe] >= least
    if trigger == "allies":
        return len(g.bottom[foe]) >= least and len(allies_of(g, foe)) >= least
    if trigger == "items":
        return len(g.bottom[foe]) + len(g.attached[foe]) >= least and len(items_of(g, foe)) >= least
    return any([strength(g, foe, piece) >= least for piece in allies_of(g, foe)])
