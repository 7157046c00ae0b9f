"""What several cards do: the declared verbs that a regular card is made of, and the aims that they share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from panoplie.games.villainous import board
from panoplie.games.villainous.board import place_named
from panoplie.games.villainous.can.cards import hand_for_card
from panoplie.games.villainous.can.fights import why_not_defeat
from panoplie.games.villainous.can.moves import drives, shifts
from panoplie.games.villainous.can.nouns import KIND, NOT_THIS_CARD, PIECE, SHIFT, Shift, Way
from panoplie.games.villainous.can.turns import why_not_act
from panoplie.games.villainous.cards.kit import By, Deals, Hook
from panoplie.games.villainous.facts import HERO, CardRow
from panoplie.games.villainous.state import NOWHERE, Kind, Piece, State
from panoplie.games.villainous.verbs.plays import perform, play_from_hand, play_revealed, put_into_play
from panoplie.games.villainous.verbs.realm import (
    arrive,
    defeat,
    discard_hand,
    discard_piece,
    draw,
    drop_limbo,
    gain,
    move_piece,
    put_away,
    put_in_hand,
    refill,
    reveal,
)
from panoplie.kernel.aims import Aimed, AnyAim, Why, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow, FlowOf
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import may, may_pick, order, some

Test = Callable[[State, Kind], bool]
Count = Callable[[State, Seat, Piece], int]
ELSEWHERE: Final = Refusal("elsewhere", "VI-065")


# Strength and Power


def boosted(count: Count) -> Callable[[State, Seat, CardRow, Piece], int]:
    """Its own strength changes while something is so, or for each of some things."""
    return lambda g, owner, it, piece: it.boost * count(g, owner, piece)


def boosts_heroes(g: State, owner: Seat, it: CardRow, source: Piece, piece: Piece) -> int:
    """Every other Hero of the realm is stronger."""
    return it.boost if piece in g.heroes[owner] else 0


def boosts_allies_here(g: State, owner: Seat, it: CardRow, source: Piece, piece: Piece) -> int:
    """The other Allies at its location are stronger, or weaker."""
    here = g.at[piece] == g.at[source] and piece in g.bottom[owner] and board.is_ally(g, piece)
    return it.boost if here else 0


def earn(g: State, by: By, times: int = 1) -> None:
    """Gain the card's Power (VI-065)."""
    gain(g, by.owner, by.it.power * times, "VI-065", by.it.id)


def earns(count: Callable[[State, Seat], int]) -> Hook:
    """Gain the card's Power for each of some things."""
    return lambda g, by: earn(g, by, count(g, by.owner))


# Choosing and doing


def may_at(aim: AnyAim, deals: Deals) -> Hook:
    """Something may be chosen, and then it happens to it (VI-078)."""

    def hook(g: State, by: By) -> Flow:
        thing = yield from may_pick(g, by.me, by.it, aim, by)
        if thing is not None:
            yield from deals(g, by, thing) or ()

    return hook


def may_discard_all(kind: str, pieces: Callable[[State, By], list[Piece]]) -> Hook:
    """Some cards may be discarded, all of them or none (VI-078)."""

    def hook(g: State, by: By) -> Flow:
        found = pieces(g, by)
        if found and (yield from may(g, by.me, by.it, kind)):
            for piece in found:
                yield from discard_piece(g, by.owner, piece)

    return hook


def discard(g: State, by: By, piece: Piece) -> Flow:
    return discard_piece(g, by.owner, piece)


def shift(g: State, by: By, move: Shift) -> Flow:
    return move_piece(g, by.owner, *move)


def strike(g: State, by: By, hero: Piece) -> Flow:
    return defeat(g, by.owner, hero)


def drive(g: State, by: By, place: str) -> Flow:
    return arrive(g, by.owner, place_named(g, by.owner, place))


drives_mover: Final = may_at(drives, drive)


@aim(PIECE, kind="defeat", other=NOT_THIS_CARD)
def weak_heroes(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """A Hero up to the card's strength, which it defeats by itself (VI-064, VI-071)."""
    return [(hero, why_not_strike(g, me, by, hero)) for hero in g.heroes[me]]


@aim(PIECE, kind="defeat", other=NOT_THIS_CARD)
def weak_heroes_here(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """The same, at the location of the mover (VI-064, VI-071)."""
    here = g.mover[me]
    return [(hero, why_not_strike(g, me, by, hero) if g.at[hero] == here else ELSEWHERE) for hero in g.heroes[me]]


def why_not_strike(g: State, me: Seat, by: By, hero: Piece) -> Why:
    if board.strength(g, me, hero) > by.it.limit:
        return Refusal("too-strong", "VI-071", limit=by.it.limit)
    return why_not_defeat(g, me, hero)


@aim(SHIFT, verb="move", kind="shift_hero", other=NOT_THIS_CARD)
def heroes_afar(g: State, me: Seat, by: By) -> Aimed[Shift]:
    """A Hero of the realm and any unlocked location (VI-055, VI-078)."""
    return shifts(g, by.owner, g.heroes[by.owner], heroes=True, far=True)


@aim(SHIFT, verb="move", kind="shift_hero", other=NOT_THIS_CARD)
def heroes_beside(g: State, me: Seat, by: By) -> Aimed[Shift]:
    """A Hero at the card's location and a neighbouring one (VI-055, VI-078)."""
    return shifts(g, by.owner, board.heroes_at(g, by.owner, g.at[by.piece]), heroes=True)


@aim(SHIFT, verb="move", kind="shift_ally", other=NOT_THIS_CARD)
def allies_afar(g: State, me: Seat, by: By) -> Aimed[Shift]:
    """An Ally of the realm and any unlocked location (VI-055, VI-078)."""
    return shifts(g, by.owner, board.allies_of(g, by.owner), heroes=False, far=True)


@aim(SHIFT, verb="move", kind="shift_itself", other=NOT_THIS_CARD)
def itself_afar(g: State, me: Seat, by: By) -> Aimed[Shift]:
    """The card itself and any unlocked location (VI-055, VI-078)."""
    return shifts(g, by.owner, [by.piece], heroes=False, far=True)


@aim(PIECE, kind="discard_piece", other=NOT_THIS_CARD)
def allies_here(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """An Ally at the card's location (VI-065, VI-078)."""
    return [(ally, None) for ally in board.allies_at(g, by.owner, g.at[by.piece])]


# Actions of other locations


def lent(g: State, me: Seat, places: Sequence[int], without: Sequence[str] = ()) -> Aimed[tuple[str, str]]:
    """The uncovered actions of some locations that can be carried out now."""
    spots = g.facts.places[g.villain[me]]
    for place in places:
        for symbol, _, _ in board.open_symbols(g, me, place):
            if symbol not in without and why_not_act(g, me, symbol) is None:
                yield (symbol, spots[place]), None


def might_play(g: State, me: Seat, place: int) -> bool:
    """Whether a card might be played at a location, as far as everybody knows: asking there hides the hand."""
    return bool(g.hand[me].cards) and "play" in [symbol for symbol, _, _ in board.open_symbols(g, me, place)]


def borrow(g: State, by: By, lending: tuple[str, str]) -> Flow:
    """Take an action of another location, in the middle of the one that is running (VI-065)."""
    outer = g.pending
    g.pending = lending[0]
    yield from perform(g, by.me, lending[0])
    g.pending = outer


# Piles


def look_at_fate(g: State, by: By) -> Flow:
    """Look at (regarder) the top of one's own Fate pile; discard it all or put it back in any order (VI-058)."""
    me, pile = by.me, g.fate[by.me]
    if len(pile.cards) < by.it.count:
        yield from refill(g, me, pile, g.fate_discard[me], "VI-030")
    seen = min(by.it.count, len(pile.cards))
    g.looking = seen
    if not seen:
        return
    pile.show(1 << me, seen)
    g.tell("looked", "VI-058", seat=me, number=seen)
    if (yield from may(g, me, by.it, "discard_seen")):
        cards = sorted([pile.pop()[0] for _ in range(seen)])  # how they lay is nobody else's business
        for kind in cards:
            put_away(g, me, kind)
        g.tell("threw_away", "VI-058", seat=me, cards=[g.facts.ids[kind] for kind in cards])
    else:
        cards = yield from order(g, me, by.it, seen_cards)
        pile.cards[-seen:] = reversed(cards)
        g.tell("put_back", "VI-058", seat=me, number=seen)
    g.looking = 0


@aim(KIND, verb="put_back", secret=True)
def seen_cards(g: State, me: Seat) -> Aimed[Kind]:
    """The cards that one looks at; the first named comes to lie on top (VI-058)."""
    return [(kind, None) for kind in g.fate[me].top(g.looking)]


def draw_and_discard(g: State, by: By) -> Flow:
    """Draw some cards, then discard as many of one's hand (VI-065)."""
    yield from draw(g, by.me, by.it.count)
    discard_hand(g, by.me, (yield from some(g, by.me, by.it, by.it.count, by.it.count, hand_for_card, by)))


def discards(test: Test) -> AnyAim:
    """Cards of one's discard pile."""

    @aim(KIND, verb="take")
    def found(g: State, me: Seat, by: By) -> Aimed[Kind]:
        """A card of one's discard pile (VI-076)."""
        return [(kind, None) for kind in dict.fromkeys(g.discard[me]) if test(g, kind)]

    return found


def take_back(g: State, by: By, kind: Kind) -> None:
    """A card of one's discard pile comes to hand (VI-076)."""
    g.discard[by.me].remove(kind)
    put_in_hand(g, by.me, kind)


def revive(g: State, by: By, way: Way) -> Flow:
    """Play a Hero of the Fate discard (VI-076)."""
    g.fate_discard[by.owner].remove(way.kind)
    g.limbo.append(way.kind)
    return put_into_play(g, by.me, by.owner, way)


def turn_up_until(g: State, owner: Seat, test: Test, fate: bool) -> FlowOf[Kind]:
    """Turn up a pile card by card until one fits; it stays in limbo, the others are discarded (VI-057)."""
    others: list[Kind] = []
    while True:
        kind = yield from reveal(g, owner, fate)
        if kind == NOWHERE or test(g, kind):
            break
        others.append(kind)
    for other in others:
        drop_limbo(g, owner, other)
    return kind


def seek(g: State, by: By, test: Test) -> Flow:
    """Turn up one's own pile until a card fits; that one comes to hand (VI-057)."""
    kind = yield from turn_up_until(g, by.me, test, fate=False)
    if kind != NOWHERE:
        g.limbo.remove(kind)
        put_in_hand(g, by.me, kind)


def play_top_fate(g: State, by: By) -> Flow:
    """Turn up the top of the active player's Fate pile and play it; this is no Fate action (VI-065)."""
    if (yield from reveal(g, g.active, fate=True)) != NOWHERE:
        yield from play_revealed(g, by.me, g.active)


def play_free(g: State, by: By, way: Way) -> Flow:
    """Play a card of one's hand for nothing (VI-065)."""
    return play_from_hand(g, by.me, way, free=True)


def unlock(g: State, by: By) -> None:
    """Playing it takes the lock tile off for good (VI-050)."""
    if g.lock[by.owner] != NOWHERE:
        g.tell("unlocked", "VI-050", seat=by.owner, place=board.place_name(g, by.owner, g.lock[by.owner]))
    g.lock[by.owner] = NOWHERE


def is_sort(*sorts: int) -> Test:
    """Whether a card is of one of some types."""
    return lambda g, kind: g.facts.types[kind] in sorts


def linger(g: State, by: By) -> None:
    """What it says lasts until its player's next turn."""
    g.lasting.append(g.facts.number[by.it.id])


IS_HERO: Final = is_sort(HERO)
