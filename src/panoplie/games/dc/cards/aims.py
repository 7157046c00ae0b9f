"""What texts are aimed at, and the shapes that several of them share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, TypeVarTuple

from panoplie.games.dc.cards.kit import KIND, Kind, Test, costs, is_first
from panoplie.games.dc.facts import LOCATION
from panoplie.games.dc.state import State
from panoplie.games.dc.verbs.table import destroy, destroy_owned, draw, fetch, foes
from panoplie.kernel.aims import Aim, Aimed, AnyAim, Noun, aim
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow, FlowOf, Together
from panoplie.kernel.cards import run
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import Pick, Some, may_pick, meant, pick, some

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

Owned = tuple[Kind, str]
"""A card of a player's hand or discard pile."""
OWNED: Final[Noun[Owned]] = Noun(lambda g, owned: (f"{g.facts.ids[owned[0]]}@{owned[1]}",))
WRONG_TYPE: Final = Refusal("wrong-type", "DC-003")
WRONG_COST: Final = Refusal("wrong-cost", "DC-005")
NO_LOCATION: Final = Refusal("no-location", "DC-A10")
NOT_AGAIN: Final = Refusal("not-again", "DC-073")


def any_type(g: State, kind: Kind, types: tuple[int, ...]) -> Refusal | None:
    return None if not types or g.facts.types[kind] in types else WRONG_TYPE


# Own cards


@aim(KIND, verb="discard", secret=True)
def own_hand(g: State, me: Seat) -> Aimed[Kind]:
    """A card of the own hand, to discard it (DC-055)."""
    return [(kind, None) for kind in g.hand[me].cards]


@aim(KIND, verb="pass_on", secret=True)
def to_hand_over(g: State, me: Seat) -> Aimed[Kind]:
    """A card of the own hand, to give it away face down (DC-092, DC-096)."""
    return [(kind, None) for kind in g.hand[me].cards]


@aim(KIND, verb="destroy", secret=True)
def hand_to_destroy(g: State, me: Seat) -> Aimed[Kind]:
    """A card of the own hand, to destroy it (DC-047)."""
    return [(kind, None) for kind in g.hand[me].cards]


@aim(KIND, verb="discard")
def shown_hand(g: State, me: Seat) -> Aimed[Kind]:
    """A card of the own hand, which all see, to discard it (DC-099, DC-A28)."""
    return [(kind, None) for kind in g.hand[me].cards]


@aim(KIND, verb="take")
def to_fetch(g: State, me: Seat, types: tuple[int, ...]) -> Aimed[Kind]:
    """A card of certain types of the own discard pile, for the hand (DC-055)."""
    return [(kind, any_type(g, kind, types)) for kind in g.discard[me]]


@aim(KIND, verb="put", kind="put_on_top")
def to_put_on_top(g: State, me: Seat, types: tuple[int, ...]) -> Aimed[Kind]:
    """A card of the own discard pile, perhaps of certain types, for the top of the deck (DC-055)."""
    return to_fetch.find(g, me, types)


@aim(KIND, verb="put", kind="put_under")
def to_put_under(g: State, me: Seat) -> Aimed[Kind]:
    """A card of the own discard pile, to put it under the deck (DC-055)."""
    return [(kind, None) for kind in g.discard[me]]


@aim(KIND, verb="destroy")
def discard_to_destroy(g: State, me: Seat) -> Aimed[Kind]:
    """A card of the own discard pile, to destroy it (DC-047)."""
    return [(kind, None) for kind in g.discard[me]]


@aim(OWNED, verb="destroy", secret=True)
def to_destroy(g: State, me: Seat, limit: int) -> Aimed[Owned]:
    """A card of the own hand or discard pile, up to a cost, to destroy it (DC-047)."""
    cost = g.facts.cost
    found = [((kind, "hand"), None if cost[kind] <= limit else WRONG_COST) for kind in g.hand[me].cards]
    return found + [((kind, "discard"), None if cost[kind] <= limit else WRONG_COST) for kind in g.discard[me]]


@aim(OWNED, verb="destroy")
def shown_to_destroy(g: State, me: Seat, types: tuple[int, ...]) -> Aimed[Owned]:
    """A card of certain types of the shown hand or the discard pile, to destroy it (DC-095)."""
    found = [((kind, "hand"), any_type(g, kind, types)) for kind in g.hand[me].cards]
    return found + [((kind, "discard"), any_type(g, kind, types)) for kind in g.discard[me]]


@aim(KIND, verb="destroy", secret=True)
def own_top(g: State, me: Seat) -> Aimed[Kind]:
    """The top card of the own deck, which only its owner sees (DC-047)."""
    return [(kind, None) for kind in g.deck[me].top()]


# What all see


@aim(KIND, verb="gain")
def in_line_up(g: State, me: Seat, types: tuple[int, ...], limit: int) -> Aimed[Kind]:
    """A card of the Line-Up, perhaps of certain types, up to a cost, to gain it (DC-049)."""
    cost = g.facts.cost
    return [
        (kind, any_type(g, kind, types) or (None if cost[kind] <= limit else WRONG_COST)) for kind in g.line_up
    ]


@aim(KIND, verb="borrow")
def to_borrow(g: State, me: Seat, types: tuple[int, ...]) -> Aimed[Kind]:
    """A card of the Line-Up of certain types, to play it (DC-066)."""
    return [(kind, any_type(g, kind, types)) for kind in g.line_up]


@aim(KIND, verb="destroy")
def line_up_to_destroy(g: State, me: Seat) -> Aimed[Kind]:
    """Cards of the Line-Up, to destroy them (DC-089)."""
    return [(kind, None) for kind in g.line_up]


def say_top(g: State, top: tuple[Kind, Seat]) -> tuple[Answer, ...]:
    return (g.facts.ids[top[0]], top[1])


@aim(Noun(say_top), verb="borrow_from")
def revealed_tops(g: State, me: Seat) -> Aimed[tuple[Kind, Seat]]:
    """The revealed top card of a foe's deck, unless it is a Location (DC-078, DC-A23)."""
    tops = [(g.deck[foe].cards[-1], foe) for foe in foes(g, me) if g.deck[foe].cards]
    return [(top, NO_LOCATION if g.facts.types[top[0]] == LOCATION else None) for top in tops]


@aim(KIND, verb="again")
def played_before(g: State, me: Seat, barred: tuple[str, ...], ongoing: bool) -> Aimed[Kind]:
    """A card played in this turn, or a Location of one's own, to play it again (DC-A12, WM-094)."""
    kinds = [*g.plays, *(g.locations[me] if ongoing else ())]
    ids = g.facts.ids
    return [(kind, NOT_AGAIN if ids[kind] in barred else None) for kind in kinds]


# Shapes


def draws(g: State, me: Seat, it: Any) -> Flow:
    """Draw as many cards as the text says."""
    return draw(g, me, it.count)


def defence_draws(g: State, me: Seat, it: Any) -> Flow:
    """Draw as many cards as the Defence says."""
    return draw(g, me, it.defence.count)


def fetches(*types: int) -> Callable[[State, Seat, Any], Flow]:
    """Put a card of the own discard pile into the hand."""

    def does(g: State, me: Seat, it: Any) -> Flow:
        found = yield from pick(g, me, it, to_fetch, types)
        if found is not None:
            fetch(g, me, found)

    return does


def first(test: Test) -> Callable[[State, Seat, Any, int], Flow | None]:
    """Draw for the first card of the turn that fits (DC-045)."""
    return lambda g, me, it, place: draw(g, me, it.count) if is_first(g, test, place) else None


def first_for_hero(test: Test) -> Callable[[State, Seat, Any, int], Flow | None]:
    """Draw for the first card that fits since the Super Hero has been looking (DC-A17)."""
    return lambda g, me, it, place: draw(g, me, it.count) if is_first(g, test, place, g.since_play) else None


def first_of_cost(g: State, me: Seat, it: Any, place: int) -> Flow | None:
    """Draw for the first card of the turn whose cost fits (DC-045)."""
    return draw(g, me, it.count) if is_first(g, costs(it.least, it.limit or 99), place) else None


def each(hits: Callable[[State, Any, Seat], Flow | None]) -> Callable[[State, Seat, Any, list[Seat]], Flow]:
    """An Attack that strikes one foe after another (DC-042)."""

    def attack(g: State, me: Seat, it: Any, struck: list[Seat]) -> Flow:
        for foe in struck:
            yield from run(hits(g, it, foe))

    return attack


def each_shown(hits: Callable[[State, Any, Seat], Flow | None]) -> Callable[[State, Any, list[Seat]], Flow]:
    """A First Appearance that strikes one player after another (DC-A8)."""

    def appear(g: State, it: Any, struck: list[Seat]) -> Flow:
        for seat in struck:
            yield from run(hits(g, it, seat))

    return appear


def may_destroy(g: State, me: Seat, it: Any) -> Flow:
    """Up to so many cards of the own hand and discard pile may be destroyed."""
    if g.hand[me].cards or g.discard[me]:
        for kind, pile in (yield from some(g, me, it, 0, it.count, to_destroy, 99)):
            destroy_owned(g, me, kind, pile)


def may_destroy_discarded(g: State, me: Seat, it: Any) -> Flow:
    """Up to so many cards of the own discard pile may be destroyed."""
    for kind in (yield from some(g, me, it, 0, it.count, discard_to_destroy)):
        destroy_owned(g, me, kind, "discard")


def may_destroy_one(g: State, me: Seat, it: Any) -> FlowOf[bool]:
    """A card of the own discard pile may be destroyed. Returns whether it was."""
    found = yield from may_pick(g, me, it, discard_to_destroy)
    if found is not None:
        destroy_owned(g, me, found, "discard")
    return found is not None


def destroy_line_up(g: State, kinds: Sequence[Kind]) -> None:
    """Destroy cards of the Line-Up."""
    for kind in kinds:
        g.line_up.remove(kind)
        destroy(g, kind)


# Several players at once


def each_picks(
    g: State, it: Any, seats: Sequence[Seat], aim: Aim[T, *Ts], *args: *Ts, may: bool = False
) -> FlowOf[list[tuple[Seat, T]]]:
    """Several players choose one thing each at the same time; whoever has no choice is not asked (DC-A8)."""
    asked = [seat for seat in seats if is_a_choice(g, seat, aim, args, may)]
    answers = (yield Together([Pick(seat, it, aim, args, may=may) for seat in asked])) if asked else ()
    given = dict(zip(asked, answers, strict=True))
    found: list[tuple[Seat, T]] = []
    for seat in seats:
        thing = aim.thing(g, seat, args, given[seat]) if seat in given else aim.choice(g, seat, args)[1]
        if thing is not None:
            found.append((seat, thing))
    return found


def is_a_choice(g: State, seat: Seat, aim: AnyAim, args: tuple[Any, ...], may: bool) -> bool:
    """Whether a player is asked: a hidden hand of two cards or more always is, whatever it holds."""
    if aim.secret:
        return len(g.hand[seat].cards) > (0 if may else 1)
    return bool(aim.choice(g, seat, args)[0] > (0 if may else 1))


def each_chooses(
    g: State, it: Any, counts: Sequence[tuple[Seat, int]], aim: Aim[Kind]
) -> FlowOf[list[tuple[Seat, list[Kind]]]]:
    """Several players choose so many cards of their hands at the same time, or all if they have no more."""
    asked = [(seat, count) for seat, count in counts if 0 < count < len(g.hand[seat].cards)]
    answers = (yield Together([Some(seat, it, aim, (), count, count) for seat, count in asked])) if asked else ()
    found = {seat: g.hand[seat].cards[:count] for seat, count in counts}
    for (seat, _), answer in zip(asked, answers, strict=True):
        found[seat] = meant(g, aim, aim.legal(g, seat), answer)
    return [(seat, found[seat]) for seat, _ in counts]
