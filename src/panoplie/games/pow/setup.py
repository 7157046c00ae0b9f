"""Setting up: two shuffled rows, and who starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from panoplie.games.pow.facts import HERO, VILLAIN
from panoplie.games.pow.state import State
from panoplie.kernel.answers import Answer
from panoplie.kernel.asks import Ask, Flow, Lot, Shuffle
from panoplie.kernel.errors import Refusal


class Film(Ask):
    """Who saw a superhero film most recently? The first seat answers for the table."""

    __slots__ = ()
    kind: ClassVar[str] = "film"
    rules: ClassVar[tuple[str, ...]] = ("PO-010",)

    def options(self, g: Any) -> Sequence[Answer]:
        return [("starts", seat) for seat in range(g.seats)]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return None if answer in self.options(g) else Refusal("nobody-there", "PO-010")


def set_up(g: State) -> Flow:
    """Lay a row of heroes and a row of villains, each shuffled; then somebody starts (PO-009, PO-010)."""
    for kind in (HERO, VILLAIN):
        g.rows[kind][:] = yield Shuffle(g.rows[kind])
    start = g.options["start"]
    if start == "film":
        _, g.active = yield Film(0)
    elif start == "random":
        _, g.active = yield Lot([("starts", seat) for seat in range(g.seats)])
    g.is_set_up = True
    g.tell("started", "PO-010", seat=g.active)
