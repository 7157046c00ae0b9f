"""A node at which tables begin in the middle of a game: in the largest states there are, or at some moment."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from panoplie.games import laid_out
from panoplie.kernel.game import Game
from panoplie.kernel.match import Match
from tests.browser.states import MOMENTS, STATES

begin = Match.start


def start(game: Game, seats: int, options: Mapping[str, Any] | None, facts: Any, listen: bool = False) -> Match:
    """Open the box and lay out what is in it, if the states know how."""
    found = (STATES | MOMENTS).get((game.meta.id, seats))
    if found is None:
        return begin(game, seats, options, facts, listen)
    arrangement = dict(found)
    agreed = {option: value for option, value in (options or {}).items() if option != "seats"}
    chosen = {**agreed, **arrangement.pop("options", {})}
    return Match.resume(game, laid_out(game, seats, {**chosen, **arrangement}, facts), listen)


if __name__ == "__main__":
    from tests.table.node import run

    Match.start = start  # type: ignore[assignment, method-assign]
    run(sys.argv[1])
