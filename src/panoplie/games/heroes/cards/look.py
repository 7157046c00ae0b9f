"""Looking at the top of the Research deck."""

from __future__ import annotations

from panoplie.games.heroes.asks import KeepOne, Under, decide
from panoplie.games.heroes.state import State
from panoplie.games.heroes.verbs import draw_cards, reshuffle
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.events import Only
from panoplie.kernel.sight import only


def look_and_keep(g: State, seat: Seat, count: int, rule: str) -> Flow:
    """Look at (regarder) the top cards, keep one of them, and put the others under the deck."""
    if not g.deck and g.discard and g.options["deck_out"] == "reshuffle":
        yield from reshuffle(g)
    count = min(count, len(g.deck))
    if count < 2:
        yield from draw_cards(g, seat, 1, rule)
        return
    for place in range(len(g.deck) - count, len(g.deck)):
        g.deck_known[place] |= only(seat)
    g.tell("looked", rule, seat=seat, number=count)
    _, word = yield from decide(g, KeepOne(seat, count))
    kept = len(g.deck) - 1 - g.deck[::-1].index(g.facts.card_at[word])
    g.hands[seat].append(g.deck.pop(kept))
    g.known[seat].append(g.deck_known.pop(kept))
    g.tell("drew", rule, seat=seat, card=Only([seat], word))
    for left in range(count - 1, 0, -1):
        under = len(g.deck) - 1
        if len(set(g.deck[-left:])) > 1:
            _, word = yield from decide(g, Under(seat, left))
            under = len(g.deck) - 1 - g.deck[::-1].index(g.facts.card_at[word])
        g.deck.insert(0, g.deck.pop(under))
        g.deck_known.insert(0, g.deck_known.pop(under))
