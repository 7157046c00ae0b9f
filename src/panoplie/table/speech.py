"""What the table says when something cannot be done, in the reader's language."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from panoplie.kernel import words as kernel_words
from panoplie.kernel.errors import IllegalAnswer, PanoplieError, Refusal
from panoplie.kernel.game import Game
from panoplie.table.messages import Refused

FOLDER: Final = Path(__file__).parent / "words"


class TableError(PanoplieError):
    """Something that the table refuses. `status` is its HTTP status."""

    def __init__(self, key: str, status: int = 400, **words: Any) -> None:
        super().__init__(key, **words)
        self.status = status

    def __str__(self) -> str:
        return sentence("en", self)


@functools.lru_cache
def table_words(lang: str) -> str:
    """The table's own messages."""
    return (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")


def all_words(lang: str, game: Game | None) -> str:
    """Everything that a client needs to speak: what all games share, the table's words, and a game's own."""
    parts = [(kernel_words.SHARED / f"{lang}.ftl").read_text(encoding="utf-8"), table_words(lang)]
    if game is not None:
        parts.append((game.folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8"))
    return "\n".join(parts)


def sentence(lang: str, error: PanoplieError) -> str:
    """An error as a sentence."""
    message = f"error-{error.key}"
    bundle = _bundle(lang)
    if bundle.has_message(message):
        pattern = bundle.get_message(message).value
        assert pattern is not None
        return str(bundle.format_pattern(pattern, dict(error.words))[0])
    return kernel_words.words_for(lang).error(error)


def refused(
    lang: str, error: PanoplieError | Refusal, game: Game, names: Sequence[str], reply: str | None = None
) -> Refused:
    """What a socket hears when something is refused."""
    if isinstance(error, IllegalAnswer):
        error = error.refusal
    if isinstance(error, Refusal):
        text = kernel_words.words_for(lang, game).refusal(error, names)
        return Refused(reply, error.key, error.rule, dict(error.words), text)
    return Refused(reply, error.key, None, dict(error.words), sentence(lang, error))


@functools.lru_cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(table_words(lang)))
    return bundle
