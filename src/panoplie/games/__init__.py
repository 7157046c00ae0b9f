"""The games: one folder each, with the same file names in all of them."""

from __future__ import annotations

import functools
import importlib
import pkgutil

from panoplie.kernel.errors import SetupError
from panoplie.kernel.game import Game, did_you_mean


@functools.lru_cache
def ids() -> list[str]:
    """The ids of all games that are here."""
    return sorted([module.name for module in pkgutil.iter_modules(__path__) if module.ispkg])


@functools.lru_cache
def load(game_id: str) -> Game:
    """A game by its id.

    >>> load("pow").meta.title
    'POW!'
    """
    if game_id not in ids():
        raise SetupError("unknown-game", game=game_id, near=did_you_mean(game_id, ids()))
    game: Game = importlib.import_module(f"panoplie.games.{game_id}").GAME
    return game
