"""Looking at the top of the Research deck."""

from __future__ import annotations

from panoplie.games.heroes.nouns import CARD
from panoplie.games.heroes.state import State
from panoplie.games.heroes.verbs import draw_cards, restock
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.events import Only
from panoplie.kernel.questions import pick
from panoplie.kernel.sight import only


@aim(CARD, verb="take", kind="keep_one", secret=True)
def top_cards(g: State, me: Seat, count: int) -> Aimed[int]:
    """One of the cards that a player looks at (HI-008, HI-095)."""
    return [(card, None) for card in g.deck.top(count)]


@aim(CARD, verb="under", secret=True)
def cards_left(g: State, me: Seat, count: int) -> Aimed[int]:
    """The others go under the deck one by one (HI-008, HI-095)."""
    return [(card, None) for card in g.deck.top(count)]


def look_and_keep(g: State, seat: Seat, count: int, rule: str) -> Flow:
    """Look at (regarder) the top cards, keep one of them, and put the others under the deck."""
    deck = g.deck
    if not deck.cards:
        yield from restock(g)
    count = min(count, len(deck))
    if count < 2:
        yield from draw_cards(g, seat, 1, rule)
        return
    deck.show(only(seat), count)
    g.tell("looked", rule, seat=seat, number=count)
    card = yield from pick(g, seat, None, top_cards, count)
    g.hands[seat].put(*deck.pop(highest(g, card)))
    g.tell("drew", rule, seat=seat, card=Only([seat], g.facts.card_ids[card]))
    for left in range(count - 1, 0, -1):
        under = -1
        if left > 1:  # equal cards too: the question must not show that they are
            under = highest(g, (yield from pick(g, seat, None, cards_left, left)))
        deck.put_under(*deck.pop(under))


def highest(g: State, card: int | None) -> int:
    """Where the topmost of equal cards lies in the deck."""
    cards = g.deck.cards
    return len(cards) - 1 - cards[::-1].index(card)  # type: ignore[arg-type]
