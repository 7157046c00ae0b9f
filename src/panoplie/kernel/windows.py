"""A window for reactions: whoever could react, as far as everybody knows, is asked at the same time.

Who holds what must not show by who is asked, by how long it takes or by what is logged. So the test of who could
react looks only at what is the same in every world that looks the same; all are asked together, a hand without a
reaction answers too, and nothing but a reaction is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, TypeVar, TypeVarTuple

from panoplie.kernel.aims import Aim
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import FlowOf, Together
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import Named, Question

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

PASS: Final = ("pass",)
PASS_TURN: Final = ("pass_turn",)


class React(Question):
    """Do you react? Everyone who might is asked, whatever they hold."""

    __slots__ = ()

    form: ClassVar[str] = "window"

    def options(self, g: Any) -> Sequence[Answer]:
        return [*self.aim.ways(g, self.seat, self.args), PASS, PASS_TURN]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        if answer in (PASS, PASS_TURN):
            return None
        return self.aim.why_not(g, self.seat, self.args, answer)


def window(
    g: Any,
    seats: Sequence[Seat],
    quiet: list[int],
    topic: int,
    could: Callable[[Any, Seat, *Ts], bool],
    it: Named | None,
    aim: Aim[T, *Ts],
    *args: *Ts,
) -> FlowOf[list[tuple[Seat, T]]]:
    """Let seats react, all at once. Returns the reactions in the order of the seats.

    `quiet` holds for each seat the bits of the topics about which it said "not this turn"; the game clears it when
    the turn ends. A reaction may have become impossible by one before it: whoever resolves them looks again.
    """
    asked = [seat for seat in seats if not quiet[seat] & topic and could(g, seat, *args)]
    if not asked:
        return []
    answers = yield Together([React(seat, it, aim, args) for seat in asked])
    reactions: list[tuple[Seat, T]] = []
    for seat, answer in zip(asked, answers, strict=True):
        if answer == PASS_TURN:
            quiet[seat] |= topic
        elif answer != PASS:
            thing = aim.thing(g, seat, args, answer)
            assert thing is not None
            reactions.append((seat, thing))
    return reactions


def still(g: Any, seat: Seat, thing: T, aim: Aim[T, *Ts], *args: *Ts) -> bool:
    """Whether a reaction that was given is still possible after those before it."""
    return any([other == thing and why is None for other, why in aim.find(g, seat, *args)])
