"""A process in which bots think: one thought a line comes in, one answer a line goes out.

    python -m panoplie.table.think GAME FOLDER…

It looks for games in the given folders. It reads one of them first, and says so by an empty line. It ends when its
input does.
"""

from __future__ import annotations

import contextlib
import functools
import os
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

import panoplie.games
from panoplie.bots import bot, reasons
from panoplie.kernel.answers import freeze
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook

GIVES_WAY: Final = 19
"""Thinkers give way to the node: a thought that comes a moment later harms nobody, an answer that waits does. With
10 eight of them would still take a third of the core that the node runs on."""


class Thought(Struct, frozen=True):
    """A question to a bot: the state before the act, the answers since, and for whom to answer."""

    game: str
    content: str
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]
    since: list[tuple[int, Any]]
    seat: int
    level: str
    seed: int
    advise: bool = False
    """Whether somebody wants to hear why: the ratings, the reasons and the line that the bot expects."""
    wanted: float | None = None
    """Since when the answer is waited for, by the clock that all processes of a machine share."""
    brief: bool = False
    """Whether others who have nothing to choose will take as long, so that it must not be long."""


class Thinking(Struct, frozen=True):
    """What came of it."""

    answer: Any = None
    ratings: list[tuple[Any, float]] = []
    gains: tuple[str, ...] = ()
    fears: tuple[str, ...] = ()
    line: list[tuple[int, Any]] = []
    error: str | None = None


def think(thought: Thought) -> Thinking:
    """Set the match up again and let the bot see it with the eyes of its seat."""
    game = panoplie.games.load(thought.game)
    state = game.new(thought.seats, game.settle_options(thought.options), _facts(thought.game, thought.content))
    state.load(thought.state)
    match = Match.resume(game, state)
    match.feed([(seat, freeze(answer)) for seat, answer in thought.since])
    outlook = Outlook(match, thought.seat, Seeded(thought.seed))
    waited = 0.0 if thought.wanted is None else time.monotonic() - thought.wanted
    player = bot(thought.level, timed=True, waited=waited, brief=thought.brief)
    if thought.advise:
        mind = player.think(outlook)
        why = reasons(outlook, mind)
        return Thinking(mind.answer, mind.ratings, why.gains, why.fears, mind.line[1:])
    return Thinking(answer=player.answer(outlook))


@functools.lru_cache(maxsize=32)
def _facts(game: str, content: str) -> Any:
    return panoplie.games.load(game).facts(Path(content))


def main(first: str, *folders: str) -> None:
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)
    panoplie.games.__path__[:] = folders
    with contextlib.suppress(Exception):  # a game that cannot be read is complained of when it is thought about
        _facts(first, str(panoplie.games.load(first).content))
    _say(b"")
    decoder = msgspec.json.Decoder(Thought)
    for line in sys.stdin.buffer:
        try:
            said = think(decoder.decode(line))
        except Exception as error:  # whatever a bot may do, the table hears of it and goes on
            said = Thinking(error=f"{type(error).__name__}: {error}")
        _say(msgspec.json.encode(said))


def _say(line: bytes) -> None:
    try:
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:  # the node is gone, and nobody waits for the answer
        os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
