"""What may be played, where, on whom and at what price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from panoplie.games.villainous.board import allies_of
from panoplie.games.villainous.can.moves import forbidden
from panoplie.games.villainous.can.nouns import KIND, NOT_THIS_CARD, WAY, Way, ways_to_places
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.kit import By, heeding, hook_of, row
from panoplie.games.villainous.facts import ALLY, CONDITION, EFFECT, HERO, ITEM, LOOSE, ON_ALLY
from panoplie.games.villainous.state import NOWHERE, Kind, Piece, State
from panoplie.kernel.aims import Aimed, Why, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.errors import Reason, Refusal

MUCH: Final = 99
TOO_DEAR: Final = Reason(
    "too-dear", "VI-E4", lambda g, seat, way: {"need": price_of(g, seat, way), "have": g.power[seat]}
)
CANNOT_DO: Final = Reason("cannot-do", "VI-077", lambda g, seat, way: {"card": g.facts.ids[way.kind]})
A_CONDITION: Final = Refusal("condition", "VI-E6")
NO_BEARER: Final = Refusal("no-bearer", "VI-E5")
NOT_IN_HAND: Final = Refusal("not-in-hand", "VI-020")
NOT_REVEALED: Final = Refusal("not-revealed", "VI-027")

Changers = list[tuple[Piece, Any]]


# Prices


def cost(g: State, me: Seat, way: Way, changers: Changers) -> int:
    """What a Villain card costs at a place or on a bearer; changes add up, never below zero (VI-E4)."""
    f = g.facts
    total: int = f.cost[way.kind]
    for piece, change in changers:
        total += change(g, me, f.rows[f.kind_of[piece]], piece, *way)
    return total if total > 0 else 0


def price_of(g: State, me: Seat, way: Way) -> int:
    return cost(g, me, way, heeding(g, me, kit.cost))


def payer(g: State, me: Seat, kind: Kind) -> Piece:
    """The piece that can be discarded in place of paying for an Item, or NOWHERE."""
    f = g.facts
    if f.types[kind] == ITEM:
        for piece, _ in heeding(g, me, kit.pays_items):
            if f.kind_of[piece] != kind:
                return piece
    return NOWHERE


# Places and bearers


def why_not_there(g: State, owner: Seat, kind: Kind, place: int) -> Why:
    """No card is played where a lock, its own text or a card there forbids it (VI-022, VI-028)."""
    f = g.facts
    if place == g.lock[owner] and hook_of(g, kit.insists, kind) is None:
        why: Why = f.locked[g.villain[owner]][place]
        return why
    where = f.hooks[kit.where][kind]
    if where is not None:
        why = where(g, owner, f.rows[kind], place)
        if why is not None:
            return why
    if f.heeds[g.villain[owner]] & kit.bars.bit:
        for piece, barring in heeding(g, owner, kit.bars):
            if g.at[piece] == place:
                why = barring(g, row(g, piece), kind)
                if why is not None:
                    return why
    return None


def why_not_bear(g: State, owner: Seat, kind: Kind, bearer: Piece) -> Why:
    """An Item is attached to an Ally or a Hero at an unlocked location (VI-052, VI-E5)."""
    f = g.facts
    if g.at[bearer] == g.lock[owner]:
        why: Why = f.locked[g.villain[owner]][g.at[bearer]]
        return why
    where = hook_of(g, kit.where, kind)
    return None if where is None else where(g, owner, f.rows[kind], bearer)


def can_do(g: State, me: Seat, owner: Seat, kind: Kind) -> bool:
    """Whether a card can be carried out: it says so itself, or what it is aimed at is there (VI-077)."""
    f = g.facts
    ready, aimed = f.hooks[kit.ready][kind], f.hooks[kit.aims][kind]
    if ready is None and aimed is None:
        return True
    by = By(me, owner, f.rows[kind])
    return (ready is None or ready(g, by)) and (aimed is None or aimed[0].any(g, me, by))


def ways(g: State, me: Seat, owner: Seat, kind: Kind, free: bool, changers: Changers) -> Iterator[tuple[Way, Why]]:
    """Every way to play one card into a realm, with the reasons against it (VI-020 to VI-023, VI-077)."""
    f = g.facts
    sort = f.types[kind]
    if sort == CONDITION:
        yield Way(kind), A_CONDITION
        return
    if sort == EFFECT:
        way = Way(kind)
        yield way, why_not_effect(g, me, owner, way, free, changers)
        return
    purse = MUCH if free or payer(g, me, kind) != NOWHERE else g.power[me]
    listed = ways_to_places(kind) if f.attach[kind] == LOOSE else ways_to_bear(g, owner, kind)
    if not listed:
        for way in ways_to_places(kind):
            yield way, NO_BEARER
        return
    if not free and not changers and f.cost[kind] > purse:
        for way in listed:
            yield way, TOO_DEAR
        return
    for way in listed:
        if not free and changers and cost(g, me, way, changers) > purse:
            yield way, TOO_DEAR
        elif way.bearer == NOWHERE:
            yield way, why_not_there(g, owner, kind, way.place)
        else:
            yield way, why_not_bear(g, owner, kind, way.bearer)


def ways_to_bear(g: State, owner: Seat, kind: Kind) -> Sequence[Way]:
    """An Item and each Ally, or each Hero, of a realm."""
    bearers = allies_of(g, owner) if g.facts.attach[kind] == ON_ALLY else g.heroes[owner]
    return [Way(kind, g.at[bearer], bearer) for bearer in bearers]


def why_not_effect(g: State, me: Seat, owner: Seat, way: Way, free: bool, changers: Changers) -> Why:
    """An Effect must be allowed, affordable, and possible to carry out (VI-077, VI-E4)."""
    if not free:
        why = forbidden(g, me, "effect")
        if why is not None:
            return why
        if cost(g, me, way, changers) > g.power[me]:
            return TOO_DEAR
    return None if can_do(g, me, owner, way.kind) else CANNOT_DO


# Aims


@aim(WAY, verb="", kind="play", secret=True, other=NOT_IN_HAND)
def plays(g: State, me: Seat) -> Aimed[Way]:
    """A card of one's hand and where it goes (VI-020, VI-022, VI-077, VI-E4, VI-E5)."""
    changers = heeding(g, me, kit.cost)
    for kind in dict.fromkeys(g.hand[me].cards):
        yield from ways(g, me, me, kind, False, changers)


@aim(WAY, verb="", kind="free_ally", secret=True, other=NOT_IN_HAND)
def free_allies(g: State, me: Seat, by: By) -> Aimed[Way]:
    """An Ally of one's hand, for nothing, and where it goes (VI-E6, VI-022)."""
    for kind in dict.fromkeys(g.hand[me].cards):
        if g.facts.types[kind] == ALLY:
            yield from ways(g, me, me, kind, True, [])


def shown(g: State, owner: Seat) -> list[Kind]:
    """The revealed Fate cards of a realm."""
    f = g.facts
    return [kind for kind in g.limbo if f.is_fate[kind] and f.villain_of[kind] == g.villain[owner]]


@aim(WAY, verb="", kind="fate_play", other=NOT_REVEALED, tells=lambda g, me, owner: {"foe": owner})
def revealed(g: State, me: Seat, owner: Seat) -> Aimed[Way]:
    """One of the revealed Fate cards and where it goes (VI-027, VI-028, VI-066)."""
    for kind in dict.fromkeys(shown(g, owner)):
        yield from ways(g, me, owner, kind, True, [])


@aim(WAY, verb="", kind="place", other=NOT_THIS_CARD)
def landings(g: State, me: Seat, owner: Seat, kinds: Sequence[Kind]) -> Aimed[Way]:
    """One of some Heroes and where it is played (VI-028, VI-022)."""
    for kind in kinds:
        yield from ways(g, me, owner, kind, True, [])


def fate_discard(g: State, owner: Seat) -> list[Kind]:
    """The Fate discard when a revealed card is played: what is not played lies there already (VI-027)."""
    return g.fate_discard[owner] + shown(g, owner)


@aim(WAY, verb="", kind="place", other=NOT_THIS_CARD)
def fallen_heroes(g: State, me: Seat, by: By) -> Aimed[Way]:
    """A Hero of the Fate discard, up to the card's limit, and where it is played (VI-076, VI-028)."""
    f = g.facts
    for kind in dict.fromkeys(fate_discard(g, by.owner)):
        if f.types[kind] == HERO and f.strength[kind] <= (by.it.limit or MUCH):
            yield from ways(g, me, by.owner, kind, True, [])


NOT_HELD: Final = Refusal("not-in-hand", "VI-032")


@aim(KIND, verb="discard", secret=True, other=NOT_HELD)
def hand(g: State, me: Seat) -> Aimed[Kind]:
    """The cards of one's hand (VI-032)."""
    return [(kind, None) for kind in sorted(g.hand[me].cards, key=lambda kind: str(g.facts.ids[kind]))]


def _how_many(g: State, me: Seat, by: By) -> dict[str, int]:
    return {"number": min(by.it.count, len(g.hand[me].cards))}


@aim(KIND, verb="discard", kind="discard_some", secret=True, other=NOT_HELD, tells=_how_many)
def hand_for_card(g: State, me: Seat, by: By) -> Aimed[Kind]:
    """The cards of one's hand, some of which a card makes one discard (VI-032)."""
    return hand.find(g, me)
