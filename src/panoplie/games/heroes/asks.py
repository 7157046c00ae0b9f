"""What all questions of the game share; each stands beside the rule that asks it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from panoplie.games.heroes import can
from panoplie.games.heroes.state import State
from panoplie.games.heroes.verbs import exchange_justice
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, FlowOf
from panoplie.kernel.errors import Refusal

LET: Final = ("let",)
LET_ALL: Final = ("let_all",)
SKIP: Final = ("skip",)
USE: Final = ("use",)


class Question(Ask):
    """A question during play. Whoever has Noble may exchange Justice markers first (HI-108, ruling HI-A38)."""

    __slots__ = ()

    def choices(self, g: Any) -> list[Answer]:
        """What may be answered, apart from that exchange."""
        raise NotImplementedError

    def options(self, g: Any) -> Sequence[Answer]:
        choices = self.choices(g)
        if g.justice[self.seat] and can.may_exchange(g, self.seat):
            choices.append(can.NOBLE_EXCHANGE)
        return choices

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        if answer in self.options(g):
            return None
        if answer == can.NOBLE_EXCHANGE:
            return can.why_not_exchange(g, self.seat)
        return self.reason(g, answer)

    def reason(self, g: Any, answer: Answer) -> Refusal:
        """Why something is not among the choices."""
        return Refusal("not-an-option")


def decide(g: State, question: Question) -> FlowOf[Answer]:
    """Ask, and go on asking while Noble exchanges Justice markers for points (HI-108, ruling HI-A38)."""
    answer = yield question
    while answer == can.NOBLE_EXCHANGE:
        exchange_justice(g, question.seat)
        answer = yield question
    return answer


class Discard(Question):
    """Which card do you discard?"""

    __slots__ = ("why",)
    kind: ClassVar[str] = "discard"
    rules: ClassVar[tuple[str, ...]] = ("HI-140", "HI-145")

    def __init__(self, seat: Seat, why: str) -> None:
        self.seat = seat
        self.why = why

    def choices(self, g: Any) -> list[Answer]:
        words = g.facts.card_ids
        return [("discard", words[card]) for card in dict.fromkeys(g.hands[self.seat])]

    def reason(self, g: Any, answer: Answer) -> Refusal:
        return Refusal("discard-one", "HI-145" if self.why == "limit" else "HI-090")

    def details(self, g: Any) -> dict[str, Any]:
        return {"why": self.why}
