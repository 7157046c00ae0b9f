"""How a seat stands after an answer: not in the middle of a deed, but when all that it asks has been answered."""

from __future__ import annotations

from typing import Final

from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask
from panoplie.kernel.chance import Source, shuffled
from panoplie.kernel.match import Match

FURTHER: Final = 2
"""How many questions of a deed are thought through; what it asks after those is left open."""
MOST_TRIED: Final = 8
"""Of more answers than these to such a question so many are tried, drawn by lot."""


def after(world: Match, seat: Seat, option: Answer, source: Source) -> Match:
    """The world after an answer, and after what chance answers to it."""
    twin = world.fork()
    twin.push(option, seat)
    twin.settle(source)
    return twin


def finished(world: Match, source: Source, further: int = FURTHER) -> Match:
    """The world after the deed that is under way, if everybody answers it as looks best to them one step later.

    While a deed is asking, what it gives is often not there yet and what it costs is paid: to look at it in the
    middle makes a bargain seem a loss.
    """
    for _ in range(further):
        if world.over or world.act_began == len(world.log):
            break
        ask = world.asks()[0]
        world = max(
            [after(world, ask.seat, option, source) for option in tried(world, ask, source)],
            key=lambda later: later.game.value(later.state, ask.seat),
        )
    return world


def tried(world: Match, ask: Ask, source: Source) -> list[Answer]:
    """The answers to a question that are worth a try, if there are many only some."""
    options = ask.options(world.state)
    return list(options) if len(options) <= MOST_TRIED else shuffled(list(options), source)[:MOST_TRIED]


def worth(world: Match, seat: Seat, source: Source) -> float:
    """How well a seat stands when the deed that is under way is done, by the game's own sense."""
    later = finished(world, source)
    return later.game.value(later.state, seat)
