"""Looking at the top of the Research deck."""

from __future__ import annotations

from typing import Any, ClassVar

from panoplie.games.heroes.asks import Question, decide
from panoplie.games.heroes.state import State
from panoplie.games.heroes.verbs import draw_cards, reshuffle
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.events import Only
from panoplie.kernel.sight import only


class KeepOne(Question):
    """Which of the cards that you look at do you keep?"""

    __slots__ = ("count",)
    kind: ClassVar[str] = "keep_one"
    rules: ClassVar[tuple[str, ...]] = ("HI-008", "HI-095")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count

    def choices(self, g: Any) -> list[Answer]:
        words = g.facts.card_ids
        return [("take", words[card]) for card in dict.fromkeys(reversed(g.deck[-self.count :]))]


class Under(KeepOne):
    """Which of the others goes under the deck next?"""

    __slots__ = ()
    kind: ClassVar[str] = "under"

    def choices(self, g: Any) -> list[Answer]:
        return [("under", word) for _, word in super().choices(g)]


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
        if left > 1:  # equal cards too: the question must not show that they are
            _, word = yield from decide(g, Under(seat, left))
            under = len(g.deck) - 1 - g.deck[::-1].index(g.facts.card_at[word])
        g.deck.insert(0, g.deck.pop(under))
        g.deck_known.insert(0, g.deck_known.pop(under))
