"""The games: one folder each, with the same file names in all of them."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pkgutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from panoplie.kernel.errors import SetupError
from panoplie.kernel.game import Game, did_you_mean
from panoplie.kernel.lessons import Primer
from panoplie.kernel.state import State


@functools.lru_cache
def ids() -> list[str]:
    """The ids of all games that stand on the rack; one with a `DRAFT.md` is still being written, and does not."""
    return sorted([name for name in _folders() if not is_draft(name)])


def is_draft(game_id: str) -> bool:
    """Whether a game is still being written: it can be loaded by its id and is offered to nobody."""
    # What somebody typed is looked for among the games, and never becomes a path.
    return game_id in _folders() and any((Path(folder) / game_id / "DRAFT.md").is_file() for folder in __path__)


def _folders() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]


def laid_out(game: Game, seats: int, arrangement: Mapping[str, Any], facts: Any = None) -> State:
    """The state of a table in the middle of a game, between two acts, as the game's `arrange.py` sets it by names.

    Options of the game stand among the arrangement.

    >>> laid_out(load("pow"), 2, {"heroes": "6 1", "turn": 1}).active
    1
    """
    rest = dict(arrangement)
    chosen = {option.id: rest.pop(option.id) for option in game.meta.options if option.id in rest}
    game.check_seats(seats)
    state = game.new(seats, game.settle_options(chosen), facts or game.facts())
    importlib.import_module(f"panoplie.games.{game.meta.id}.arrange").arrange(state, **rest)
    return state


@functools.lru_cache
def primer(game_id: str) -> Primer:
    """What a game teaches, from its `lessons.py`; nothing if it has none.

    >>> primer("pow").lessons[0].id
    'heroes'
    """
    name = f"{__name__}.{load(game_id).meta.id}.lessons"
    if importlib.util.find_spec(name) is None:
        return Primer()
    taught: Primer = importlib.import_module(name).PRIMER
    return taught


@functools.lru_cache
def load(game_id: str) -> Game:
    """A game by its id.

    >>> load("pow").meta.title
    'POW!'
    """
    if game_id not in ids() and not is_draft(game_id):
        raise SetupError("unknown-game", game=game_id, near=did_you_mean(game_id, ids()))
    game: Game = importlib.import_module(f"panoplie.games.{game_id}").GAME
    return game
