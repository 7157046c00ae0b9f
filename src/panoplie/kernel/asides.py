"""A deed on offer beside every question: what a player may do "at any time" is done before he answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from panoplie.kernel.answers import CHANCE, Answer, Seat
from panoplie.kernel.asks import Ask, FlowOf, Together
from panoplie.kernel.chance import Source
from panoplie.kernel.deeds import AnyDeed
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import MOST_LISTED

T = TypeVar("T")


class Beside(Ask):
    """Any question, to which a player may also answer by a deed; the question is asked again afterwards."""

    __slots__ = ("deed", "question")

    def __init__(self, question: Ask, deed: AnyDeed) -> None:
        self.seat = question.seat
        self.question = question
        self.deed = deed

    @property
    def kind(self) -> str:  # type: ignore[override]
        return self.question.kind

    @property
    def form(self) -> str:  # type: ignore[override]
        return self.question.form

    @property
    def rules(self) -> tuple[str, ...]:  # type: ignore[override]
        return self.question.rules

    @property
    def taste(self) -> bool:  # type: ignore[override]
        return self.question.taste

    @property
    def grows(self) -> bool:  # type: ignore[override]
        return self.question.grows

    @property
    def lone(self) -> str:  # type: ignore[override]
        return self.question.lone

    def options(self, g: Any) -> Sequence[Answer]:
        return [*self.question.options(g), *self.offered(g)]

    def offered(self, g: Any) -> list[Answer]:
        """The answers that mean the deed."""
        return self.deed.aim.ways(g, self.seat, self.deed.args)

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        if is_deed(self.deed, answer):
            return self.deed.aim.why_not(g, self.seat, self.deed.args, answer)
        return self.question.why_not(g, answer)

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        return self.question.barred(g)

    def sample(self, g: Any, source: Source) -> Answer:
        """Each answer of a list, the deed among them, is as likely; a question too long for one asks itself."""
        options = self.options(g)
        if len(options) > MOST_LISTED:
            return self.question.sample(g, source)
        return options[source.below(len(options))]

    def details(self, g: Any) -> dict[str, Any]:
        return self.question.details(g)

    def to_json(self, g: Any) -> dict[str, Any]:
        """The question as it travels without the deed, which is one more button beside it."""
        asked = self.question.to_json(g)
        return {**asked, "options": [*asked["options"], *self.offered(g)]}


def is_deed(deed: AnyDeed, answer: Answer) -> bool:
    """Whether an answer means the deed; its verb must be its own."""
    return isinstance(answer, tuple) and answer[:1] == (deed.aim.verb,)


def beside(g: Any, flow: FlowOf[T], deed: AnyDeed, offering: Sequence[str]) -> FlowOf[T]:
    """Run a rule, and offer a deed that asks nothing beside each of its questions.

    `offering` are the kinds of those that offer it themselves. After the deed the question is asked again, if the
    deed has left a choice.
    """
    answer: Any = None
    while True:
        try:
            ask = flow.send(answer)
        except StopIteration as done:
            result: T = done.value
            return result
        if ask.seat == CHANCE or ask.kind in offering:
            answer = yield ask
        elif isinstance(ask, Together):
            answer = yield from _together(g, ask, deed)
        else:
            question = Beside(ask, deed)
            answer = yield question
            while is_deed(deed, answer):
                _do(g, ask.seat, deed, answer)
                left = question.options(g)
                answer = left[0] if len(left) == 1 and not question.lone else (yield question)


def _together(g: Any, ask: Together, deed: AnyDeed) -> FlowOf[Sequence[Answer]]:
    """If anybody does the deed all are asked again: nobody's secret answer waits outside the state."""
    question = Together([Beside(part, deed) for part in ask.asks])
    answers: Sequence[Answer] = yield question
    while any([is_deed(deed, answer) for answer in answers]):
        for part, answer in zip(ask.asks, answers, strict=True):
            if is_deed(deed, answer):
                _do(g, part.seat, deed, answer)
        answers = yield question
    return answers


def _do(g: Any, seat: Seat, deed: AnyDeed, answer: Answer) -> None:
    deed.does(g, seat, *deed.args, deed.aim.thing(g, seat, deed.args, answer))
