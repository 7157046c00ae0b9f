"""What a player has to go on: the match as its seat may know it, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from panoplie.kernel.answers import CHANCE, Answer, Seat
from panoplie.kernel.asks import Ask, ChanceAsk
from panoplie.kernel.chance import Source
from panoplie.kernel.errors import RuleError
from panoplie.kernel.match import Match


class Outlook:
    """One seat's outlook on a match. Bots receive this and never the match itself.

    The worlds that it imagines agree with all that the seat has seen; the rest is dealt anew each time.
    """

    __slots__ = ("_match", "seat", "source")

    def __init__(self, match: Match, seat: Seat, source: Source) -> None:
        self._match = match
        self.seat = seat
        self.source = source

    def ask(self) -> Ask:
        """The question that the seat is asked."""
        ask = self._match.ask
        if ask is None or ask.seat != self.seat:
            ask = self._match.ask_of(self.seat)
            if ask is None:
                raise RuleError(f"Seat {self.seat} is not asked anything.")
        return ask

    def options(self) -> Sequence[Answer]:
        """Every answer that it may give."""
        return self.ask().options(self._match.state)

    def sample(self) -> Answer:
        """Any answer that it may give, also where they are too many to list."""
        match = self._match
        ask = match.ask
        if ask is None or ask.seat != self.seat:
            ask = self.ask()
        return ask.sample(match.state, self.source)

    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self._match.view(self.seat)

    def imagine(self) -> Match:
        """A world that may be the real one, as far as the seat knows."""
        return self._match.imagine(self.seat, self.source)


class Player(Protocol):
    """Whoever can answer for a seat."""

    def answer(self, outlook: Outlook) -> Answer: ...


def play_out(match: Match, players: Sequence[Player], outlooks: Sequence[Outlook], chance: Source) -> int:
    """Play to the end. Returns the number of decisions that players took."""
    decisions = 0
    state = match.state
    ask = match.ask
    while ask is not None:
        seat = ask.seat
        if seat >= 0:
            decisions += 1
            ask = match.push(players[seat].answer(outlooks[seat]))
        elif seat == CHANCE:
            assert isinstance(ask, ChanceAsk)
            ask = match.push(ask.sample(state, chance))
        else:
            asked = match.next_asked()
            decisions += 1
            ask = match.push(players[asked].answer(outlooks[asked]), asked)
    return decisions
