"""How a card is declared: its name, and what it says at which moment. A regular card is a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from panoplie.games.villainous.facts import CardRow
from panoplie.games.villainous.state import NOWHERE, Kind, Piece, State
from panoplie.kernel.aims import AnyAim, Why
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.cards import Moment, Moments, Texts
from panoplie.kernel.deeds import AnyDeed

F = TypeVar("F")


class By(NamedTuple):
    """Who does something by a card: `me` decides, `owner` owns the realm (they differ for Fate cards).

    `it` is the printed card, `piece` the card in the realm; an Effect lies in none.
    """

    me: Seat
    owner: Seat
    it: CardRow
    piece: Piece = NOWHERE


Symbol: TypeAlias = tuple[str, str, int]
"""An action's symbol, the row it lies in, and the key by which it is known to be used."""
Hook: TypeAlias = Callable[[State, By], Flow | None]
Deals: TypeAlias = Callable[[State, By, Any], Flow | None]
Flag: TypeAlias = Moment[bool]

MOMENTS: Final = Moments()
CARDS: Final = Texts()
VILLAIN_TEXTS: Final = Texts()
card = CARDS.card
villain = VILLAIN_TEXTS.card

# What is meant, or has happened

does: Final[Moment[Hook]] = MOMENTS.new("does")
"""What an Effect or a Condition does."""
aims: Final[Moment[tuple[AnyAim, Deals]]] = MOMENTS.new("aims")
"""What it is aimed at, and what it does to that; without a target it cannot be played."""
played: Final[Moment[Hook]] = MOMENTS.new("played")
"""When it has been played to a location."""
near: Final[Moment[Deals]] = MOMENTS.new("near")
"""When another piece has been played to its location."""
arrived: Final[Moment[Hook]] = MOMENTS.new("arrived")
"""When the mover has moved to its location."""
before_move: Final[Moment[Hook]] = MOMENTS.new("before_move")
"""At the start of its owner's turn, before the mover moves."""
activates: Final[Moment[Hook]] = MOMENTS.new("activates")
"""Its activated ability."""
activates_at: Final[Moment[tuple[AnyAim, Deals]]] = MOMENTS.new("activates_at")
"""The same, aimed at something."""
moved: Final[Moment[Deals]] = MOMENTS.new("moved")
"""When its bearer has been moved to a location."""
fallen: Final[Moment[Deals]] = MOMENTS.new("fallen")
"""When it has been defeated, at a location."""
felled: Final[Moment[Deals]] = MOMENTS.new("felled")
"""When a Hero of some strength is defeated at its location, or by its bearer."""
discarded: Final[Moment[Hook]] = MOMENTS.new("discarded")
"""When it has been discarded from the realm."""

# Numbers

strength: Final[Moment[Callable[[State, Seat, CardRow, Piece], int]]] = MOMENTS.new("strength")
"""How its own strength changes."""
aura: Final[Moment[Callable[[State, Seat, CardRow, Piece, Piece], int]]] = MOMENTS.new("aura")
"""How it changes the strength of another piece, the last one."""
cost: Final[Moment[Callable[[State, Seat, CardRow, Piece, Kind, int, Piece], int]]] = MOMENTS.new("cost")
"""How it changes the cost of a card that is played to a place, perhaps on a bearer."""
gains: Final[Moment[Callable[[CardRow, int], int]]] = MOMENTS.new("gains")
"""What becomes of Power that its owner gains."""
ability_cost: Final[Moment[Callable[[State, CardRow, Kind], int]]] = MOMENTS.new("ability_cost")
"""How it changes what the ability of a card costs."""
toll: Final[Moment[Callable[[CardRow], int]]] = MOMENTS.new("toll")
"""What an Effect that moves it costs on top."""
fated: Final[Moment[Callable[[CardRow], int]]] = MOMENTS.new("fated")
"""While it lasts: the Power that its owner gains as the target of a Fate action."""

# What is allowed

where: Final[Moment[Callable[[State, Seat, CardRow, int], Why]]] = MOMENTS.new("where")
"""Why it may not go to a location, or on a bearer."""
bars: Final[Moment[Callable[[State, CardRow, Kind], Why]]] = MOMENTS.new("bars")
"""Why another card may not be played to its location."""
shields: Final[Moment[Callable[[State, Seat, CardRow, Piece, Piece], Why]]] = MOMENTS.new("shields")
"""Why a Hero, the last piece, may not be defeated while it is there."""
ready: Final[Moment[Callable[[State, By], bool]]] = MOMENTS.new("ready")
"""Whether an Effect can be carried out that is not aimed at a single thing."""
usable: Final[Moment[Callable[[State, By], Why]]] = MOMENTS.new("usable")
"""Why its ability cannot be used now."""
refuses: Final[Moment[str]] = MOMENTS.new("refuses")
"""The Allies that may not vanquish it."""
forbids: Final[Moment[str]] = MOMENTS.new("forbids")
"""What its owner may not do: an action's symbol or a type of card."""
insists: Final[Moment[str]] = MOMENTS.new("insists")
"""The location that it must be played to as soon as it is revealed, locked or not."""
idle: Final[Moment[Callable[[State, Piece], bool]]] = MOMENTS.new("idle")
"""Whether it is unable to fight."""
opens: Final[Moment[Callable[[State, Seat, Piece], list[Symbol]]]] = MOMENTS.new("opens")
"""Which covered symbols can be used all the same; the key of the ability comes with them."""
offers: Final[Moment[AnyDeed]] = MOMENTS.new("offers")
"""What its owner may do besides his actions."""
pays_items: Final[Flag] = MOMENTS.new("pays_items")
"""It can be discarded in place of paying for another Item."""
reach: Final[Flag] = MOMENTS.new("reach")
"""It also fights at neighbouring locations."""
stays: Final[Flag] = MOMENTS.new("stays")
"""It stays after a fight."""
saves: Final[Flag] = MOMENTS.new("saves")
"""It is discarded in place of its bearer."""
open_hand: Final[Flag] = MOMENTS.new("open_hand")
"""Its owner's hand lies open."""
lets_stay: Final[Flag] = MOMENTS.new("lets_stay")
"""While it lasts: its owner's mover may stay where it is."""

# Villains

objective: Final[Moment[Callable[[State, Seat], bool]]] = MOMENTS.new("objective")
"""Whether the objective is met when a turn starts."""
covers: Final[Moment[Callable[[State, Seat, int], int]]] = MOMENTS.new("covers")
"""Which top symbols of a location Heroes hide, where it is not simply both."""
spreads: Final[Moment[Callable[[State, Piece], int]]] = MOMENTS.new("spreads")
"""The second location that a Hero lies at, or NOWHERE."""
undone: Final[Moment[Callable[[State, Seat, Piece], None]]] = MOMENTS.new("undone")
"""What becomes of what lies on a Hero that is defeated."""
shows: Final[Moment[Callable[[State, Seat, Piece], dict[str, Any]]]] = MOMENTS.new("shows")
"""What everybody sees lying on a piece."""


def target(aim: AnyAim, deals: Deals) -> tuple[Moment[Any], Any]:
    """An Effect or a Condition that is aimed at something."""
    return aims((aim, deals))


def ability(aim: AnyAim, deals: Deals) -> tuple[Moment[Any], Any]:
    """An activated ability that is aimed at something."""
    return activates_at((aim, deals))


def hook_of(g: State, moment: Moment[F], kind: Kind) -> F | None:
    """What a card says at a moment, or nothing."""
    found: F | None = g.facts.hooks[moment][kind]
    return found


def own(g: State, seat: Seat, moment: Moment[F]) -> F | None:
    """What a seat's villain says at a moment, or nothing."""
    found: F | None = g.facts.own[moment][g.villain[seat]]
    return found


def heeding(g: State, owner: Seat, moment: Moment[F]) -> list[tuple[Piece, F]]:
    """Every piece of a realm that speaks at a moment; a hypnotised Hero has lost its ability (VI-075)."""
    f = g.facts
    found: list[tuple[Piece, F]] = []
    if not f.heeds[g.villain[owner]] & moment.bit:
        return found
    speaking, below = f.speaking[moment]
    hooks, kind_of = f.hooks[moment], f.kind_of
    for those, zone in ((speaking, g.heroes[owner]), (below, g.bottom[owner]), (speaking, g.attached[owner])):
        for piece in filter(those.__contains__, zone):
            found.append((piece, hooks[kind_of[piece]]))
    return found


def lasting_of(g: State, owner: Seat) -> list[Kind]:
    """The kinds of a seat that were played and last until its next turn."""
    return [kind for kind in g.lasting if g.facts.villain_of[kind] == g.villain[owner]]


def row(g: State, piece: Piece) -> CardRow:
    found: CardRow = g.facts.rows[g.facts.kind_of[piece]]
    return found
