"""How a card is declared. A regular card is a line, an odd one adds a function or two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal

Why: TypeAlias = "Refusal | None"
Piece: TypeAlias = int
Kind: TypeAlias = int


class Card:
    """What a kind of card does, by moment. All of it is optional.

    In every function `me` decides and `owner` owns the realm; they differ for Fate cards. `piece` is the card
    itself in the realm.
    """

    __slots__ = (
        "activate",
        "arrived",
        "aura",
        "bars",
        "before_move",
        "cost",
        "discarded",
        "effect",
        "fallen",
        "felled",
        "forbids",
        "near",
        "need",
        "open_hand",
        "pays_items",
        "played",
        "private",
        "reach",
        "ready",
        "refuses",
        "saves",
        "shields",
        "stays",
        "strength",
        "where",
    )

    def __init__(
        self,
        need: Callable[[Any, int, int], Why] | None = None,
        private: bool = False,
        effect: Callable[[Any, int, int], Flow] | None = None,
        played: Callable[[Any, int, int, Piece], Flow] | None = None,
        near: Callable[[Any, int, int, Piece, Piece], Flow] | None = None,
        arrived: Callable[[Any, int, Piece], Flow] | None = None,
        before_move: Callable[[Any, int, Piece], Flow] | None = None,
        activate: Callable[[Any, int, Piece], Flow] | None = None,
        ready: Callable[[Any, int, Piece], Why] | None = None,
        fallen: Callable[[Any, int, int, Piece, int], Flow] | None = None,
        felled: Callable[[Any, int, Piece, int], Flow] | None = None,
        discarded: Callable[[Any, int], Flow] | None = None,
        strength: Callable[[Any, int, Piece], int] | None = None,
        aura: Callable[[Any, int, Piece, Piece], int] | None = None,
        cost: Callable[[Any, int, Piece, Kind, int, Piece], int] | None = None,
        where: Callable[[Any, int, int], Why] | None = None,
        bars: Callable[[Any, int, Piece, Kind], Why] | None = None,
        shields: Callable[[Any, int, Piece, Piece], Why] | None = None,
        refuses: str = "",
        pays_items: bool = False,
        reach: bool = False,
        stays: bool = False,
        saves: bool = False,
        open_hand: bool = False,
        forbids: str = "",
    ) -> None:
        self.need = need
        """Why an Effect, a Condition or a Fate Effect cannot be carried out now."""
        self.private = private
        """Whether only its owner can tell, by his hand, that it cannot be carried out."""
        self.effect = effect
        """What an Effect or a Condition does."""
        self.played = played
        """When it has been played to a location."""
        self.near = near
        """When another card has been played to its location."""
        self.arrived = arrived
        """When the mover has moved to its location."""
        self.before_move = before_move
        """At the start of its owner's turn, before the mover moves."""
        self.activate = activate
        """Its activated ability."""
        self.ready = ready
        """Why that cannot be used now."""
        self.fallen = fallen
        """When it has been defeated, at a location."""
        self.felled = felled
        """When a Hero of some strength has been defeated at its location, or by its bearer."""
        self.discarded = discarded
        """When it has been discarded from the realm."""
        self.strength = strength
        """How its own strength changes."""
        self.aura = aura
        """How it changes the strength of another piece."""
        self.cost = cost
        """How it changes the cost of a card that is played to a place or on a bearer."""
        self.where = where
        """Why it may not be played to a location, or on the bearer there."""
        self.bars = bars
        """Why another kind may not be played to its location."""
        self.shields = shields
        """Why a Hero may not be defeated while it is there."""
        self.refuses = refuses
        """The Allies that may not vanquish it."""
        self.pays_items = pays_items
        """Whether it can be discarded in place of paying for another Item."""
        self.reach = reach
        """Whether it also fights at neighbouring locations."""
        self.stays = stays
        """Whether it stays after a fight."""
        self.saves = saves
        """Whether it is discarded in place of its bearer."""
        self.open_hand = open_hand
        """Whether its owner's hand lies open."""
        self.forbids = forbids
        """What its owner may not do: an action's symbol or a type of card."""


CARDS: Final[dict[str, Card]] = {}
"""Every declared card by its id."""


def card(name: str, **moments: Any) -> Card:
    """Declare a card."""
    declared = CARDS[name] = Card(**moments)
    return declared
