"""Answers: small, JSON-able values that mean something, such as `("keep", "shield", "shield")`.

An answer has three forms: the tuple that the rules see, the list that JSON makes of it, and a text that a
person can type. The first word is the verb.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

Seat: TypeAlias = int
Answer: TypeAlias = Any
"""A word, a whole number, nothing, or a tuple of answers. Yes and no are words: `True` would pass for 1."""

CHANCE: Final = -1
TOGETHER: Final = -2
NOBODY: Final = -1
"""Where a state has to name a seat, a figure or a team, and there is none."""


def freeze(value: Any) -> Answer:
    """Turn the lists of JSON into tuples.

    >>> freeze(["steal", "hero", 2, 1])
    ('steal', 'hero', 2, 1)
    """
    if isinstance(value, (list, tuple)):
        return tuple([freeze(item) for item in value])
    return value


def is_plain(value: Any) -> bool:
    """Whether a frozen value can be an answer at all (nothing but words, whole numbers and tuples of them)."""
    if isinstance(value, tuple):
        return all([is_plain(item) for item in value])
    return value is None or type(value) in (str, int)


def as_text(answer: Answer) -> str:
    """Say an answer the way a person would type it.

    >>> as_text(("steal", "hero", 2, 1))
    'steal hero 2 1'
    """
    if isinstance(answer, tuple):
        return " ".join([f"({as_text(part)})" if isinstance(part, tuple) else str(part) for part in answer])
    return str(answer)


def from_text(text: str) -> Answer:
    """Read what `as_text` writes; whole numbers become ints.

    >>> from_text("steal hero 2 1")
    ('steal', 'hero', 2, 1)
    >>> from_text("give (3 4) 1")
    ('give', (3, 4), 1)
    """
    stack: list[list[Answer]] = [[]]
    for token in text.replace("(", " ( ").replace(")", " ) ").split():
        if token == "(":
            stack.append([])
        elif token == ")":
            if len(stack) == 1:
                raise ValueError(f"There is a ')' too many in {text!r}.")
            group = tuple(stack.pop())
            stack[-1].append(group)
        else:
            stack[-1].append(_word(token))
    if len(stack) > 1:
        raise ValueError(f"A ')' is missing in {text!r}.")
    return tuple(stack[0])


def _word(token: str) -> Answer:
    if token == "None":
        return None
    try:
        return int(token)
    except ValueError:
        return token
