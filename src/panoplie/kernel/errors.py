"""What can go wrong, said in a sentence to the person who can act on it.

Every error carries the key of its sentence and the words that go into it, so that a table can say it in the
reader's language; `str(error)` is the English sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from panoplie.kernel.game import Game


class Refusal:
    """Why something may not be done: the rule that forbids it and the key of the sentence that says so.

    >>> Refusal("no-shield", "PO-024").rule
    'PO-024'
    """

    __slots__ = ("key", "rule", "words")

    def __init__(self, key: str, rule: str | None = None, **words: Any) -> None:
        self.key = key
        self.rule = rule
        self.words = words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.key, self.rule))

    def __repr__(self) -> str:
        words = "".join([f", {name}={value!r}" for name, value in self.words.items()])
        return f"Refusal({self.key!r}, {self.rule!r}{words})"

    def told(self, g: Any, seat: int, thing: Any) -> Refusal:
        """The refusal with all its words, for somebody who reads it."""
        return self

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "rule": self.rule, "words": self.words}


class Reason(Refusal):
    """A refusal that is made once and weighed a thousand times: its words are found when somebody reads it.

    >>> far = Reason("too-far", "HI-054", lambda g, seat, hero: {"hero": hero})
    >>> far.told(None, 0, "grit")
    Refusal('too-far', 'HI-054', hero='grit')
    """

    __slots__ = ("find",)

    def __init__(self, key: str, rule: str | None, find: Callable[[Any, int, Any], dict[str, Any]]) -> None:
        super().__init__(key, rule)
        self.find = find

    def told(self, g: Any, seat: int, thing: Any) -> Refusal:
        return Refusal(self.key, self.rule, **self.find(g, seat, thing))


class PanoplieError(Exception):
    """Anything that a user did or brought that cannot be accepted."""

    words_folder: ClassVar[Path | None] = None
    """Where the sentence stands, if not among those that all games share."""

    def __init__(self, key: str, **words: Any) -> None:
        super().__init__(key, words)
        self.key = key
        self.words = words

    def __str__(self) -> str:
        from panoplie.kernel.words import words_for

        return words_for("en").error(self)

    def __reduce__(self) -> Any:
        return _said_again, (type(self), self.key, self.words)


def _said_again(error: type[PanoplieError], key: str, words: dict[str, Any]) -> PanoplieError:
    """An error that comes from another process."""
    return error(key, **words)


class IllegalAnswer(PanoplieError):
    """The answer does not fit the question. Nothing has changed."""

    def __init__(self, answer: Any, refusal: Refusal, game: Game) -> None:
        super().__init__("illegal-answer", **refusal.words)
        self.answer = answer
        self.refusal = refusal
        self.game = game


class ContentError(PanoplieError):
    """A content file is missing or holds something that the game cannot use."""


class RecordError(PanoplieError):
    """A record is damaged, foreign, or does not fit the rules."""


class SetupError(PanoplieError):
    """No such game, number of seats, option or bot."""


class RuleError(Exception):
    """Rule code broke a law of the kernel. This is our fault, never the user's."""
