"""Cards that move: draw, discard, destroy, and the main deck, which may run out."""

from __future__ import annotations

from panoplie.games.dc.cards.kit import Kind
from panoplie.games.dc.state import FROM_DECK, NOTHING, PLAY, State
from panoplie.games.dc.verbs.mixing import empty_handed, pin
from panoplie.games.dc.watchmen.loyalty import show_loyalty
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow, FlowOf
from panoplie.kernel.events import Only
from panoplie.kernel.piles import Pile, at_random, refill
from panoplie.kernel.sight import EVERYONE


class Ended(Exception):
    """The game is over: whatever rule is running stops."""


def end_game(g: State, reason: str) -> None:
    """The game is over at once, and no role is a secret any more (WM-050)."""
    if g.loyalty:
        show_loyalty(g)
    g.ended = reason
    g.over = True
    raise Ended


# Who


def seats_from(g: State, me: Seat) -> list[Seat]:
    """All players clockwise, this one first; whoever was destroyed is passed over (WM-A36)."""
    return [seat for step in range(g.seats) if not g.gone[seat := (me + step) % g.seats]]


def others(g: State, me: Seat) -> list[Seat]:
    """All other players, clockwise (DC-042)."""
    return [seat for seat in seats_from(g, me) if seat != me]


def partner(g: State, me: Seat) -> Seat:
    """Who sits opposite, in teams (DC-102); otherwise NOTHING."""
    return (me + 2) % 4 if g.options["variant"] == "teams" else NOTHING


def foes(g: State, me: Seat) -> list[Seat]:
    """All other players, clockwise, but never a partner (DC-054, DC-A30)."""
    mine = partner(g, me)
    return [seat for seat in others(g, me) if seat != mine]


# Decks, hands and discard piles


def replenish(g: State, seat: Seat) -> FlowOf[bool]:
    """Shuffle the discard pile into a new deck if the deck is empty (DC-043). Returns whether there is a card."""
    if not g.deck[seat].cards and (yield from refill(g.deck[seat], g.discard[seat])):
        pin(g, seat)
        g.tell("reshuffled", "DC-043", seat=seat)
    return bool(g.deck[seat].cards)


def draw(g: State, seat: Seat, count: int) -> Flow:
    """Draw cards because a text says so, as many as there are (DC-043, DC-A4)."""
    before = len(g.hand[seat].cards)
    yield from draw_up(g, seat, count)
    if seat == g.active and g.phase == PLAY and len(g.hand[seat].cards) > before:
        g.drew += 1


def draw_up(g: State, seat: Seat, count: int) -> Flow:
    """Draw cards into the hand (DC-031, DC-043)."""
    for done in range(count):
        if not (yield from replenish(g, seat)):
            count = done
            break
        kind, known = g.deck[seat].pop()
        g.hand[seat].put(kind, known | 1 << seat)
    if g.events is not None and count:
        drawn = [g.facts.ids[kind] for kind in g.hand[seat].cards[-count:]]
        g.tell("drew", "DC-031", seat=seat, number=count, cards=Only([seat], drawn))


def mill(g: State, seat: Seat) -> FlowOf[Kind | None]:
    """Discard the top card of a deck. Returns it."""
    if not (yield from replenish(g, seat)):
        return None
    kind, _ = g.deck[seat].pop()
    g.discard[seat].append(kind)
    g.tell("milled", "DC-043", seat=seat, card=g.facts.ids[kind])
    return kind


def discard(g: State, seat: Seat, kinds: list[Kind]) -> None:
    """Discard cards of a hand, face up (DC-055), in an order that does not tell in which they were drawn."""
    kinds = sorted(kinds)
    for kind in kinds:
        g.hand[seat].take(kind)
        g.discard[seat].append(kind)
    if kinds:
        g.tell("discarded", "DC-055", seat=seat, cards=[g.facts.ids[kind] for kind in kinds])


def discard_hand(g: State, seat: Seat) -> None:
    """Discard a whole hand."""
    discard(g, seat, g.hand[seat].cards)
    empty_handed(g, seat)


def discard_at_random(g: State, seat: Seat) -> Flow:
    """Discard a random card of a hand."""
    if g.hand[seat].cards:
        kind = yield from at_random(g.hand[seat], g.facts.ids)
        discard(g, seat, [kind])


def show_card(g: State, seat: Seat, kind: Kind) -> None:
    """Everybody sees a card of a hand, which stays there."""
    g.hand[seat].take(kind)
    g.hand[seat].put(kind, EVERYONE)
    g.tell("showed", "DC-A28", seat=seat, card=g.facts.ids[kind])


def show_hand(g: State, seat: Seat) -> None:
    """Everybody sees a hand, and remembers it (DC-A28)."""
    g.hand[seat].reveal()
    empty_handed(g, seat)
    g.tell("showed_hand", "DC-A28", seat=seat, cards=[g.facts.ids[kind] for kind in sorted(g.hand[seat].cards)])


def reveal_top(g: State, seat: Seat) -> FlowOf[Kind | None]:
    """Everybody sees the top card of a deck, which stays where it is."""
    if not (yield from replenish(g, seat)):
        return None
    g.deck[seat].show(EVERYONE, 1)
    kind = g.deck[seat].cards[-1]
    g.tell("revealed", "DC-043", seat=seat, card=g.facts.ids[kind])
    return kind


def open_top(g: State, seat: Seat) -> list[Kind]:
    """The topmost cards of a deck that everybody knows, the top first."""
    deck, found = g.deck[seat], []
    for kind, known in zip(reversed(deck.cards), reversed(deck.known), strict=True):
        if known != EVERYONE:
            break
        found.append(kind)
    return found


def fetch(g: State, seat: Seat, kind: Kind) -> None:
    """Put a card of the own discard pile into the hand."""
    g.discard[seat].remove(kind)
    g.hand[seat].put(kind, EVERYONE)
    g.tell("fetched", "DC-055", seat=seat, card=g.facts.ids[kind])


def gain_weakness(g: State, seat: Seat) -> bool:
    """Gain a Weakness, if there is one left (DC-052). Returns whether there was."""
    if not g.weaknesses:
        return False
    g.discard[seat].append(g.weaknesses.pop())
    g.tell("weakened", "DC-052", seat=seat)
    return True


def hidden_lot(g: State, seat: Seat) -> list[Pile]:
    """All piles in which a card may lie that the seat might have in hand, as far as everybody knows."""
    seats = [seat] if not g.mixed >> seat & 1 else [other for other in range(g.seats) if g.mixed >> other & 1]
    piles = [pile for other in seats for pile in (g.hand[other], g.deck[other], g.under[other])]
    if any([known & FROM_DECK and known != EVERYONE for known in g.hand[seat].known]):
        piles += [g.main]
    return piles


# Destroying


def destroy(g: State, kind: Kind, whose: Seat = NOTHING) -> None:
    """A card leaves the game, face up (DC-047); one out of somebody's cards may count against the Challenge."""
    g.destroyed.append(kind)
    if whose != NOTHING:
        g.tell("destroyed", "DC-047", seat=whose, card=g.facts.ids[kind])
        for demand in g.facts.demands.get(g.challenge, ()):
            g.tally += demand.destroyed and demand.fits[kind]
    else:
        g.tell("burnt", "DC-047", card=g.facts.ids[kind])


def destroy_owned(g: State, seat: Seat, kind: Kind, pile: str) -> None:
    """Destroy a card of a player's hand, or of the discard pile."""
    if pile == "hand":
        g.hand[seat].take(kind)
    else:
        g.discard[seat].remove(kind)
    destroy(g, kind, seat)


def destroy_played(g: State, kind: Kind) -> None:
    """Destroy a card in front of the active player."""
    place = g.area.index(kind)
    g.homes.pop(place)
    destroy(g, g.area.pop(place))


# The main deck


def burn(g: State, count: int) -> None:
    """Destroy the top cards of the main deck."""
    for _ in range(min(count, len(g.main.cards))):
        destroy(g, g.main.pop()[0])
        has_left(g)


def add_to_line_up(g: State) -> None:
    """Turn up the top card of the main deck in the Line-Up."""
    kind, _ = g.main.pop()
    g.line_up.append(kind)
    g.tell("turned_up", "DC-032", card=g.facts.ids[kind])
    has_left(g)


def fill_line_up(g: State) -> bool:
    """Fill the Line-Up to five as far as the main deck goes (DC-032). Returns whether it went far enough."""
    while len(g.line_up) < g.facts.box.line_up:
        if not g.main.cards:
            return False
        add_to_line_up(g)
    return True


def has_left(g: State) -> None:
    """A card has left the main deck: in Watchmen its last one ends the game (WM-007, WM-A1)."""
    if not g.main.cards and g.options["watchmen"] and g.options["deck_out"] == "empty":
        run_out(g)


def run_out(g: State) -> None:
    """The main deck has run out, and the Mastermind wins, if there is one (WM-007, WM-A37)."""
    end_game(g, "mastermind" if 1 in g.loyalty else "nobody")
