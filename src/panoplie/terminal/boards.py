"""How a game's board looks in a terminal. A game without a drawing of its own is shown as a plain tree."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from panoplie.kernel.answers import Answer
from panoplie.kernel.words import Words


class Drawing(Protocol):
    """A game's `terminal.py`, which knows how to draw it."""

    def draw(self, board: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
        """The board, from its view."""

    def choice(self, option: Answer, board: dict[str, Any], names: Sequence[str], words: Words) -> Text:
        """A choice of the list, short enough to stand in a column."""


class Plain:
    """The drawing of a game that has none of its own."""

    def draw(self, board: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
        return Pretty(board)

    def choice(self, option: Answer, board: dict[str, Any], names: Sequence[str], words: Words) -> Text:
        return Text(words.answer(option, names))


def drawing(game_id: str) -> Drawing:
    """How to draw a game."""
    name = f"panoplie.games.{game_id}.terminal"
    if importlib.util.find_spec(name) is None:
        return Plain()
    module: Any = importlib.import_module(name)
    drawn: Drawing = module
    return drawn
