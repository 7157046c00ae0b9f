"""What several cards do: the declared verbs that a regular card is made of."""

from __future__ import annotations

from collections.abc import Callable

from panoplie.games.villainous import board, can
from panoplie.games.villainous.cards.kit import Kind, Piece, Why
from panoplie.games.villainous.facts import ALLY, HERO, PLACES, CardRow
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.games.villainous.verbs.asks import Discard, PlayHero, Shift
from panoplie.games.villainous.verbs.choices import FreeAlly, Pick, Sort, TakeCard
from panoplie.games.villainous.verbs.plays import play_ally_free, play_hero, play_revealed, put_into_play
from panoplie.games.villainous.verbs.realm import (
    defeat,
    discard_hand,
    draw,
    drop_limbo,
    gain,
    move_piece,
    put_away,
    put_in_hand,
    refill_fate,
    reveal,
    reveal_fate,
)
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal

Need = Callable[[State, Seat, Seat], Why]
Effect = Callable[[State, Seat, Seat], Flow]


def row_of(g: State, name: str) -> CardRow:
    row: CardRow = g.facts.rows[g.facts.number[name]]
    return row


def row(g: State, piece: Piece) -> CardRow:
    found: CardRow = g.facts.rows[g.facts.kind_of[piece]]
    return found


def impossible(name: str) -> Refusal:
    """The card cannot be carried out, so it cannot be played (VI-077)."""
    return Refusal("cannot-do", "VI-077", card=name)


# Strength


def boosted_if(test: Callable[[State, Seat, Piece], bool]) -> Callable[[State, Seat, Piece], int]:
    """Its own strength changes while something is so."""

    def change(g: State, owner: Seat, piece: Piece) -> int:
        return row(g, piece).boost if test(g, owner, piece) else 0

    return change


def boosted_per(count: Callable[[State, Seat, Piece], int]) -> Callable[[State, Seat, Piece], int]:
    def change(g: State, owner: Seat, piece: Piece) -> int:
        return row(g, piece).boost * count(g, owner, piece)

    return change


def boosts_heroes(g: State, owner: Seat, source: Piece, piece: Piece) -> int:
    """Every other Hero of the realm is stronger."""
    return row(g, source).boost if piece in g.heroes[owner] else 0


def boosts_allies_here(g: State, owner: Seat, source: Piece, piece: Piece) -> int:
    """The other Allies at its location are stronger, or weaker."""
    here = g.at[piece] == g.at[source] and piece in g.bottom[owner] and board.is_ally(g, piece)
    return row(g, source).boost if here else 0


# Power


def gains(name: str, count: Callable[[State, Seat], int] | None = None) -> Effect:
    """Gain the card's Power, or so much for each of some things."""

    def effect(g: State, me: Seat, owner: Seat) -> Flow:
        times = 1 if count is None else count(g, me)
        gain(g, me, row_of(g, name).power * times, "VI-065", name)
        yield from ()

    return effect


# Defeating


def weak_heroes(g: State, me: Seat, limit: int, place: int = NOWHERE) -> list[Piece]:
    """The Heroes that a card can defeat."""
    return [hero for hero in g.heroes[me] if why_not_strike(g, me, hero, limit, place) is None]


def why_not_strike(g: State, me: Seat, hero: Piece, limit: int, place: int = NOWHERE) -> Why:
    """A card defeats a Hero up to a strength, by itself (VI-064, VI-071)."""
    if place not in (NOWHERE, g.at[hero]):
        return Refusal("elsewhere", "VI-065")
    if board.strength(g, me, hero) > limit:
        return Refusal("too-strong", "VI-071", limit=limit)
    return can.why_not_defeat(g, me, hero)


def needs_weak_hero(name: str, here: bool = False) -> Need:
    def need(g: State, me: Seat, owner: Seat) -> Why:
        place = g.mover[me] if here else NOWHERE
        return None if weak_heroes(g, me, row_of(g, name).limit, place) else impossible(name)

    return need


def strikes(name: str, here: bool = False) -> Effect:
    """Defeat one Hero up to the card's strength (VI-064)."""

    def effect(g: State, me: Seat, owner: Seat) -> Flow:
        place = g.mover[me] if here else NOWHERE
        limit = row_of(g, name).limit

        def why(g: State, hero: Piece) -> Why:
            return why_not_strike(g, me, hero, limit, place)

        _, chosen = yield Pick(me, me, name, "hero", lambda g: g.heroes[me], why)
        yield from defeat(g, me, board.piece_named(g, me, chosen))

    return effect


# Piles


def looks_at_fate(name: str) -> Effect:
    """Look at (regarder) the top of one's own Fate pile; discard it all or put it back in any order (VI-058)."""

    def effect(g: State, me: Seat, owner: Seat) -> Flow:
        for _ in range(row_of(g, name).count):
            if not g.fate[me]:
                if not g.fate_discard[me]:
                    break
                yield from refill_fate(g, me)
            if g.fate_known[me]:
                g.fate_known[me].pop(0)
            g.looking.append(g.fate[me].pop())
            g.looker = me
        if not g.looking:
            return
        g.tell("looked", "VI-058", seat=me, number=len(g.looking))
        answer = yield Sort(me, name)
        if answer[0] == "throw_away":
            if g.events is not None:
                g.tell("threw_away", "VI-058", seat=me, cards=[g.facts.ids[kind] for kind in g.looking])
            for kind in g.looking:
                put_away(g, me, kind)
        else:
            order = [g.facts.number[card] for card in answer[1:]]
            g.fate[me] += reversed(order)
            g.fate_known[me][:0] = [1 << me] * len(order)
            g.tell("put_back", "VI-058", seat=me, number=len(order))
        g.looking.clear()
        g.looker = NOWHERE

    return effect


def draws_and_discards(name: str) -> Effect:
    """Draw some cards, then discard as many of one's hand (VI-065)."""

    def effect(g: State, me: Seat, owner: Seat) -> Flow:
        count = row_of(g, name).count
        yield from draw(g, me, count)
        count = min(count, len(g.hand[me]))
        if count:
            answer = yield Discard(me, count, name)
            discard_hand(g, me, [g.facts.number[card] for card in answer[1:]])

    return effect


def takes_back(name: str, test: Callable[[State, Kind], bool], optional: bool = False) -> Effect:
    """Take a card of one's discard pile to hand (VI-076)."""

    def effect(g: State, me: Seat, owner: Seat) -> Flow:
        answer = yield TakeCard(me, name, lambda g: [kind for kind in g.discard[me] if test(g, kind)], optional)
        if answer[0] == "take":
            kind = g.facts.number[answer[1]]
            g.discard[me].remove(kind)
            put_in_hand(g, me, kind)

    return effect


def needs_discarded(name: str, test: Callable[[State, Kind], bool]) -> Need:
    def need(g: State, me: Seat, owner: Seat) -> Why:
        return None if any([test(g, kind) for kind in g.discard[me]]) else impossible(name)

    return need


def needs_fate_discard(name: str) -> Need:
    """A Hero of the Fate discard that can be played."""

    def need(g: State, me: Seat, owner: Seat) -> Why:
        return None if fallen_heroes(g, me, owner, name) else impossible(name)

    return need


def fate_discard(g: State, owner: Seat) -> list[Kind]:
    """The Fate discard when a revealed card is played: what is not played lies there already (VI-027)."""
    f = g.facts
    shown = [kind for kind in g.limbo if f.is_fate[kind] and f.villain_of[kind] == g.villain[owner]]
    return g.fate_discard[owner] + shown


def fallen_heroes(g: State, me: Seat, owner: Seat, name: str) -> list[Kind]:
    """The Heroes of a Fate discard that a card can bring back: up to its limit, if it has one."""
    f = g.facts
    limit = row_of(g, name).limit or 99
    return [
        kind
        for kind in dict.fromkeys(fate_discard(g, owner))
        if f.types[kind] == HERO
        and f.strength[kind] <= limit
        and any([can.why_not_there(g, owner, kind, place) is None for place in range(PLACES)])
    ]


def revives(name: str) -> Effect:
    """Play a Hero of the Fate discard (VI-076)."""

    def effect(g: State, me: Seat, owner: Seat) -> Flow:
        ask = PlayHero(me, owner, name, fallen_heroes(g, me, owner, name))
        answer = yield ask
        kind = g.facts.number[answer[1]]
        g.fate_discard[owner].remove(kind)
        g.limbo.append(kind)
        yield from put_into_play(g, me, owner, kind, answer)

    return effect


def turn_up_until(g: State, owner: Seat, test: Callable[[Kind], bool], fate: bool) -> Flow:
    """Turn up a pile card by card until one fits; it stays in limbo, the others are discarded (VI-057)."""
    pile = reveal_fate if fate else reveal
    shown: list[Kind] = []
    hit = NOWHERE
    while hit == NOWHERE:
        kind = yield from pile(g, owner)
        if kind == NOWHERE:
            break
        if test(kind):
            hit = kind
        else:
            shown.append(kind)
    for kind in shown:
        drop_limbo(g, owner, kind)


def seeks_card(g: State, me: Seat, test: Callable[[Kind], bool]) -> Flow:
    """Turn up one's own pile until a card fits; that one comes to hand (VI-057)."""
    before = len(g.limbo)
    yield from turn_up_until(g, me, test, fate=False)
    if len(g.limbo) > before:
        put_in_hand(g, me, g.limbo.pop())


def play_top_fate(g: State, me: Seat, owner: Seat) -> Flow:
    """Turn up the top of an opponent's Fate pile and play it; this is no Fate action (VI-065)."""
    foe = g.active
    kind = yield from reveal_fate(g, foe)
    if kind != NOWHERE:
        yield from play_revealed(g, me, foe)


# Allies and moves


def plays_ally(name: str) -> Effect:
    """Play an Ally of one's hand for nothing (VI-065)."""

    def effect(g: State, me: Seat, owner: Seat) -> Flow:
        answer = yield FreeAlly(me, name)
        yield from play_ally_free(g, me, answer)

    return effect


def needs_ally_in_hand(name: str) -> Need:
    def need(g: State, me: Seat, owner: Seat) -> Why:
        return None if any([g.facts.types[kind] == ALLY for kind in g.hand[me]]) else impossible(name)

    return need


def shift_card(
    g: State,
    me: Seat,
    owner: Seat,
    name: str,
    what: str,
    pieces: Callable[[State], list[Piece]],
    why: Callable[[State, Piece, int], Why],
    optional: bool,
) -> Flow:
    """Move one card of a realm, if it can be and the player wants it (VI-055, VI-078)."""
    ask = Shift(me, owner, what, pieces, why, name, optional)
    ways = ask.options(g)
    if not ways or (optional and len(ways) == 1):
        return
    answer = yield ask
    if answer[0] == "move":
        piece = board.piece_named(g, owner, answer[1])
        yield from move_piece(g, owner, piece, board.place_named(g, owner, answer[2]))


def summon(g: State, me: Seat, owner: Seat, kind: Kind, name: str) -> Flow:
    """Play a Hero that lies in limbo, wherever the player likes (VI-028)."""
    yield from play_hero(g, me, owner, kind, name)
