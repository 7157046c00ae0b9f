"""Noble's exchange: a deed that is on offer whenever its player is asked anything (HI-108, ruling HI-A38)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from panoplie.games.heroes.nouns import NOTHING
from panoplie.games.heroes.state import NOBLE, State
from panoplie.games.heroes.verbs import gain_points
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, ChanceAsk, Flow, FlowOf, Together
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import Deed, may_pick

EXCHANGE: Final = ("noble",)
NO_NOBLE: Final = Refusal("no-noble", "HI-108")
TOO_LITTLE: Final = Refusal("too-little-justice", "HI-108")


@aim(NOTHING, verb="noble", kind="last_call", without=("skip",))
def exchanges(g: State, me: Seat) -> Aimed[bool]:
    """Noble turns two Justice markers into a Hero Point (HI-108, HI-A38)."""
    if g.justice[me] >= g.facts.noble_price and (g.powers[2 * me] | g.powers[2 * me + 1]) & NOBLE:
        return [(True, None)]
    return [(True, TOO_LITTLE if (g.powers[2 * me] | g.powers[2 * me + 1]) & NOBLE else NO_NOBLE)]


def exchange(g: State, me: Seat, thing: bool = True) -> None:
    """Two Justice markers make a Hero Point, at any time (HI-108)."""
    g.justice[me] -= g.facts.noble_price
    gain_points(g, me, g.facts.noble_points, "HI-108")


NOBLE_DEED: Final = Deed(exchanges, exchange)


def last_call(g: State, seat: Seat) -> Flow:
    """Before points are counted Noble may exchange once more (ruling HI-A38)."""
    while (yield from may_pick(g, seat, None, exchanges)):
        exchange(g, seat)


OFFERING: Final = ("action", "last_call")
"""The questions that offer the exchange themselves."""


class Beside(Ask):
    """Any question, to which Noble's player may also answer by the exchange; it is asked again afterwards."""

    __slots__ = ("question",)

    def __init__(self, question: Ask) -> None:
        self.seat = question.seat
        self.question = question

    @property
    def kind(self) -> str:  # type: ignore[override]
        return self.question.kind

    @property
    def form(self) -> str:  # type: ignore[override]
        return self.question.form

    @property
    def rules(self) -> tuple[str, ...]:  # type: ignore[override]
        return self.question.rules

    def options(self, g: Any) -> Sequence[Answer]:
        choices = self.question.options(g)
        return [*choices, EXCHANGE] if exchanges.any(g, self.seat) and EXCHANGE not in choices else choices

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return (
            exchanges.why_not(g, self.seat, (), answer) if answer == EXCHANGE else self.question.why_not(g, answer)
        )

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        return self.question.barred(g)

    def details(self, g: Any) -> dict[str, Any]:
        return self.question.details(g)


def with_noble(g: State, flow: Flow) -> Flow:
    """Run a rule, and before each of its questions let Noble exchange Justice markers (ruling HI-A38)."""
    answer: Any = None
    while True:
        try:
            ask = flow.send(answer)
        except StopIteration:
            return
        if isinstance(ask, Together):
            answer = yield from _together(g, ask)
        elif isinstance(ask, ChanceAsk) or ask.kind in OFFERING:
            answer = yield ask
        else:
            answer = yield from _asked(g, ask)


def _asked(g: State, ask: Ask) -> FlowOf[Answer]:
    question = Beside(ask)
    answer = yield question
    while answer == EXCHANGE:
        exchange(g, ask.seat)
        answer = yield question
    return answer


def _together(g: State, ask: Together) -> FlowOf[Sequence[Answer]]:
    """If anybody exchanges all are asked again: nobody's secret answer waits outside the state."""
    question = Together([Beside(part) for part in ask.asks])
    answers: Sequence[Answer] = yield question
    while EXCHANGE in answers:
        for part, answer in zip(ask.asks, answers, strict=True):
            if answer == EXCHANGE:
                exchange(g, part.seat)
        answers = yield question
    return answers
