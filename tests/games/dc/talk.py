"""Table talk of the DC Deck-Building Game: everything is written by ids, piles from the top.

t = table("dc", seats=2, a={"hand": "punch kick", "hero": "batman"}, line_up="catwoman lobo")
t.seat(0).plays("kick").buys("catwoman").ends_turn()
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from panoplie.games.dc.arrange import kinds
from panoplie.games.dc.state import State
from panoplie.games.dc.verbs.plays import produced, purse
from panoplie.kernel.answers import CHANCE, Seat
from panoplie.kernel.asks import Shuffle
from panoplie.kernel.piles import AtRandom
from tests.talk import Talk

ROLES: Final = ("loyal", "mastermind")


class DcTalk(Talk):
    """A table of the DC Deck-Building Game."""

    def pick(self, names: str, cards: Sequence[int]) -> list[int]:
        """The cards that a test names, from the top; then all others as they come."""
        order = kinds(self.g.facts, names)
        rest = list(cards)
        for kind in order:
            rest.remove(kind)
        return rest + order[::-1]

    def deals(self, names: str) -> Self:
        """Let a pack be shuffled and dealt in this order, to the first seat first; the rest comes after."""
        ask = self._pending(Shuffle)
        dealt = [ROLES.index(name) if name in ROLES else self.g.facts.number[name] for name in names.split()]
        rest = sorted(ask.cards)
        for card in dealt:
            rest.remove(card)
        return self._answer(CHANCE, (*dealt, *rest))

    # Speaking

    def plays(self, *cards: str) -> Self:
        """Play cards of the hand, one after the other."""
        for card in cards:
            self.says(f"play {card}")
        return self

    def plays_all(self) -> Self:
        return self.says("play_all")

    def buys(self, *cards: str) -> Self:
        for card in cards:
            self.says(f"buy {card}")
        return self

    def defeats(self, card: str) -> Self:
        return self.says(f"defeat {card}")

    def contributes(self, *cards: str) -> Self:
        for card in cards:
            self.says(f"contribute {card}")
        return self

    def asks_for_help(self) -> Self:
        return self.says("help")

    def defends(self, card: str) -> Self:
        return self.says(f"defend {card}")

    def passes(self) -> Self:
        return self.says("pass")

    def ends_turn(self) -> Self:
        return self.says("end")

    def is_hit_at(self, card: str) -> Self:
        """Let a random card of a hand be this one."""
        self._pending(AtRandom)
        return self._answer(CHANCE, ("card", card))

    # Looking

    @property
    def g(self) -> State:
        g = self.match.state
        assert isinstance(g, State)
        return g

    @property
    def power(self) -> int:
        """All Power of the turn."""
        return produced(self.g)

    @property
    def left(self) -> int:
        """The Power that is left to spend."""
        return purse(self.g)

    @property
    def line_up(self) -> str:
        return self.names(self.g.line_up)

    @property
    def destroyed(self) -> str:
        return self.names(self.g.destroyed)

    @property
    def gifts(self) -> str:
        return self.names([*self.g.gifts, *self.g.gifts_in_play])

    @property
    def played(self) -> str:
        """What lies in front of the active player."""
        return self.names(self.g.area)

    @property
    def main_left(self) -> int:
        """How many cards the main deck has."""
        return len(self.g.main)

    def points(self, seat: Seat) -> int:
        """The Victory Points that a seat sees of its own."""
        points: int = self.seen_by(seat)["seats"][seat]["points"]
        return points

    def known_hand(self, seat: Seat, viewer: Seat | None) -> str:
        """The cards of a hand that a viewer knows."""
        return " ".join([card["id"] for card in self.seen_by(viewer)["seats"][seat]["hand"]])

    def hand(self, seat: Seat) -> str:
        return self.names(sorted(self.g.hand[seat].cards))

    def deck(self, seat: Seat, count: int = 99) -> str:
        """The top of a deck, the top first."""
        return self.names(self.g.deck[seat].top(count))

    def discarded(self, seat: Seat) -> str:
        return self.names(self.g.discard[seat])

    def locations(self, seat: Seat) -> str:
        return self.names(self.g.locations[seat])

    def names(self, cards: Sequence[int]) -> str:
        return " ".join([self.g.facts.ids[kind] for kind in cards])

    def ended(self, reason: str) -> Self:
        """Assert how the game has ended."""
        assert self.match.over, f"The game goes on: {self._now()}."
        assert self.match.outcome().reason == reason
        return self


TALK: Final = DcTalk
