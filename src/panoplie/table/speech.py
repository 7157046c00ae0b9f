"""What the table says when something cannot be done, in the reader's language."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from panoplie.kernel.errors import IllegalAnswer, PanoplieError, Refusal
from panoplie.kernel.game import Game
from panoplie.kernel.words import SHARED, words_for
from panoplie.table.messages import Refused

FOLDER: Final = Path(__file__).parent / "words"


class TableError(PanoplieError):
    """Something that the table refuses. `status` is its HTTP status."""

    words_folder = FOLDER

    def __init__(self, key: str, status: int = 400, **words: Any) -> None:
        super().__init__(key, **words)
        self.status = status


@functools.lru_cache
def all_words(lang: str, game: Game | None) -> str:
    """Everything that a client needs to speak: what all games share, the table's words, and a game's own."""
    folders = [SHARED, FOLDER, *([] if game is None else [game.folder / "words"])]
    return "\n".join([(folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in folders])


def sentence(lang: str, error: PanoplieError) -> str:
    """An error as a sentence."""
    return words_for(lang).error(error)


def refused(
    lang: str, error: PanoplieError | Refusal, game: Game, names: Sequence[str], reply: str | None = None
) -> Refused:
    """What a socket hears when something is refused."""
    if isinstance(error, IllegalAnswer):
        error = error.refusal
    if isinstance(error, Refusal):
        text = words_for(lang, game).refusal(error, names)
        return Refused(reply, error.key, error.rule, dict(error.words), text)
    return Refused(reply, error.key, None, dict(error.words), sentence(lang, error))
