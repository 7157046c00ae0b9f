"""Make a new game in this checkout: lay it out, load it, play it."""

from __future__ import annotations

import importlib
import shutil
from collections.abc import Iterable
from pathlib import Path

from panoplie import games
from panoplie.kernel.game import Game
from panoplie.newgame.keep import kept
from panoplie.newgame.layout import files, find_checkout, folders_of, names_of


def make(game_id: str, title: str | None = None) -> tuple[Game, list[Path]]:
    """Make a game that can be played at once. Returns it, and its files from the root of the checkout on.

    If anything fails nothing is left behind.
    """
    root = find_checkout()
    names = names_of(root, game_id, title)
    try:
        written = write(root, files(names))
        games.ids.cache_clear()
        importlib.invalidate_caches()
        game = games.load(game_id)
        return game, sorted([*written, *write(root, kept(game))])
    except BaseException:
        for folder in folders_of(root, game_id):
            shutil.rmtree(folder, ignore_errors=True)
        games.ids.cache_clear()
        raise


def write(root: Path, texts: Iterable[tuple[Path, str]]) -> list[Path]:
    """Write files into a checkout."""
    written = []
    for path, text in texts:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
        written.append(path)
    return written
