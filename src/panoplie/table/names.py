"""Names that people give themselves: what can be seen of them and nothing else, and whether two look alike.

>>> clean("  Zo\\u200be\\u202e ")
'Zoe'
>>> clean("\\u200b\\u202e")
''
>>> alike("Ann", "\\u0410NN")
True
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

LONGEST: Final = 24
MOST_MARKS: Final = 2
"""Accents on one letter; more of them climb over the lines above."""
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(code) for code in (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}
"""What leaves nothing, or a gap, on the screen although Unicode counts it among letters, marks and signs."""
JOINERS: Final = "\u200d\ufe0f"
"""What makes one picture of several; nobody needs it in a name."""
LOOKALIKES: Final = str.maketrans(
    "авекмнорстухіјѕԁһӏαβεικνορτυχγ01|i",
    "abekmhopctyxljsdhlabelkvoptuxyolll",
)


def clean(text: str, keep: str = "") -> str:
    """A text in one line, without what cannot be seen or turns the line around."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else 0
        if sign.isspace():
            kept.append(" ")
        elif sign in keep or (kind[0] != "C" and sign not in INVISIBLE and marks <= MOST_MARKS):
            kept.append(sign)
    return " ".join("".join(kept).split())


def alike(one: str, other: str) -> bool:
    """Whether somebody could take one name for the other."""
    return _outline(one) == _outline(other)


def distinct(name: str, others: Sequence[str]) -> str:
    """The name, or the name with a number if another at the table has it already.

    >>> distinct("Ann", ["Bob", "ann", "Ann 2"])
    'Ann 3'
    """
    number, wanted = 1, name
    while any([alike(wanted, other) for other in others]):
        number += 1
        ending = f" {number}"
        wanted = name[: LONGEST - len(ending)].rstrip() + ending
    return wanted


def _outline(name: str) -> str:
    """What is left of a name when case, accents, gaps and the alphabet are forgotten."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join([sign for sign in plain if unicodedata.category(sign)[0] in "LNS"])
    return letters.translate(LOOKALIKES) or name.casefold()
