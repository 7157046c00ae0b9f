"""The games: one folder each, with the same file names in all of them."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from pathlib import Path

from panoplie.kernel.errors import SetupError
from panoplie.kernel.game import Game, did_you_mean


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
