"""The moments at which a card may speak, and what a text asks about the turn.

A hook receives the state, the player, and the printed row as `it`. One that counts or allows is pure; one that
does something is a rule, or a plain function where it asks nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from panoplie.games.dc.facts import LOCATION, Facts
from panoplie.games.dc.state import IN_PLAY, NOTHING, State
from panoplie.kernel.aims import Noun
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.cards import Moment, Moments, Texts
from panoplie.kernel.deeds import AnyDeed

F = TypeVar("F")

Kind: TypeAlias = int
Test: TypeAlias = Callable[[Facts, Kind], bool]
"""Whether a kind of card is what a text speaks of."""
Happens: TypeAlias = Callable[[State, Seat, Any], Flow | None]
Counts: TypeAlias = Callable[[State, Seat, Any], int]

KIND: Final[Noun[Kind]] = Noun(lambda g, kind: (g.facts.ids[kind],), lambda g, said: g.facts.number.get(said[0]))
"""A card, where it is clear from where."""

MOMENTS: Final = Moments()
CARDS: Final = Texts()
card: Final = CARDS.card

# meant
does: Moment[Happens] = MOMENTS.new("does")
attacks: Moment[Callable[[State, Seat, Any, list[Seat]], Flow | None]] = MOMENTS.new("attacks")
"""The Attack, on those who have not avoided it; its player is NOBODY on patrol."""
appears: Moment[Callable[[State, Any, list[Seat]], Flow | None]] = MOMENTS.new("appears")
"""The First Appearance - Attack, on those who have not avoided it."""
defends: Moment[Happens] = MOMENTS.new("defends")
falls: Moment[Callable[[State, Any], None]] = MOMENTS.new("falls")
"""A Super-Villain, or a Challenge, has been defeated."""

# numbers
adds: Moment[Counts] = MOMENTS.new("adds")
"""Power beyond the printed one, for each play; of a Super Hero for the turn."""
times: Moment[Counts] = MOMENTS.new("times")
prices: Moment[Counts] = MOMENTS.new("prices")
"""What a Super-Villain, a Challenge or a Plot costs less."""
refills: Moment[Counts] = MOMENTS.new("refills")
"""How many more cards are drawn at the end of the turn."""
worth: Moment[Callable[[Facts, Any, list[Kind]], int]] = MOMENTS.new("worth")
"""The points of a card among all cards of its owner."""

# allowed
on_top: Moment[Callable[[State, Seat, Any, Kind], bool]] = MOMENTS.new("on_top")
"""Whether a card that is gained may go on top of the deck."""
on_top_once: Moment[Callable[[State, Seat, Any, Kind], bool]] = MOMENTS.new("on_top_once")
"""The same, once for each play."""
stays_in_hand: Moment[bool] = MOMENTS.new("stays_in_hand")
"""A Defence that is only shown."""
mutes: Moment[bool] = MOMENTS.new("mutes")
"""No Super Hero has a text."""

# happened
after_play: Moment[Callable[[State, Seat, Any, int], Flow | None]] = MOMENTS.new("after_play")
"""The card at a place of `plays` is finished."""
after_draw: Moment[Happens] = MOMENTS.new("after_draw")
"""A text has made the player draw, and is finished."""
after_gift: Moment[Happens] = MOMENTS.new("after_gift")
"""A card has been contributed."""
turn_begins: Moment[Happens] = MOMENTS.new("turn_begins")
turn_ends: Moment[Happens] = MOMENTS.new("turn_ends")
"""The end of a turn, for a card in the play area, before anything is discarded."""
refilled: Moment[Happens] = MOMENTS.new("refilled")
"""The end of a turn, for the Challenge, after the refill."""
turn_over: Moment[Happens] = MOMENTS.new("turn_over")
"""After a turn, for the Challenge."""

# offered
offers: Moment[Callable[[State, Seat, Any], Sequence[AnyDeed]]] = MOMENTS.new("offers")
"""What the player may also do in the turn."""


# Whose text speaks


def in_force(g: State, seat: Seat) -> Iterator[Kind]:
    """Everything whose text speaks in a turn, in the order of triggers (DC-A3, WM-033, WM-067)."""
    if not g.face_down[seat] and not is_muted(g):
        yield from g.super_heroes[seat]
    yield from g.locations[seat]
    types = g.facts.types
    for kind in g.plays:
        if types[kind] != LOCATION:
            yield kind
    for kind in g.area:
        if types[kind] == LOCATION:  # lent by a helper (WM-A30)
            yield kind
    if g.challenge != NOTHING:
        yield g.challenge
    if g.plot == IN_PLAY and g.loyalty[seat]:
        yield g.plots[seat]


def is_muted(g: State) -> bool:
    """Whether the Challenge cancels all Super Heroes (WM-089)."""
    return g.challenge != NOTHING and mutes in g.facts.cards[g.challenge]


def heeding(g: State, seat: Seat, moment: Moment[F]) -> list[tuple[Kind, F]]:
    """The texts in force that have something to say at a moment."""
    if not g.heeds & moment.bit:
        return []
    texts = g.facts.cards
    return [(kind, texts[kind].hooks[moment]) for kind in in_force(g, seat) if texts[kind].bits & moment.bit]


def heed(g: State) -> None:
    """Count again what the active player's texts listen to."""
    bits = 0
    for kind in in_force(g, g.active):
        bits |= g.facts.cards[kind].bits
    g.heeds = bits


# What a text asks about the turn


def is_a(*types: int) -> Test:
    """A test for some types of card."""
    return lambda f, kind: f.types[kind] in types


def costs(least: int, most: int = 99) -> Test:
    """A test for a cost."""
    return lambda f, kind: least <= f.cost[kind] <= most


def played(g: State, test: Test, since: int = 0) -> int:
    """How many cards that fit have been played in this turn, second plays included."""
    f = g.facts
    return sum([test(f, kind) for kind in g.plays[since:]])


def is_first(g: State, test: Test, place: int, since: int = 0) -> bool:
    """Whether the card at a place is the first of the turn that fits (DC-045, DC-046)."""
    f = g.facts
    if not test(f, g.plays[place]):
        return False
    return not any([test(f, kind) for kind in g.plays[since:place]])


def others_played(g: State, kind: Kind) -> int:
    """How many cards of a kind lie among the plays, each counted once (DC-A11)."""
    return len([place for place, other in enumerate(g.plays) if other == kind and place not in g.repeats])


def once(g: State, it: Any) -> bool:
    """Whether a text is used for the first time in this turn; it is used by asking."""
    number = g.facts.number[it.id]
    if number in g.used:
        return False
    g.used.append(number)
    return True


def uses_left(g: State, it: Any) -> int:
    """How often a text that works once for each play may still be used."""
    number = g.facts.number[it.id]
    return g.plays.count(number) - g.used.count(number)
