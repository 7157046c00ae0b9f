"""Dice, and the chance of an Attack or a Test before it is rolled (GC-164, GC-165, GC-174)."""

from __future__ import annotations

import functools
from typing import Final

from panoplie.kernel.asks import Dice

POW: Final = "pow"
PRECISION: Final = 12
"""POW after POW is followed so far; what is left out is less than one in two thousand million."""


@functools.cache
def dice(faces: tuple[str, ...]) -> Dice:
    """A kind of die; the same faces are the same kind."""
    return Dice(faces)


def value(face: str) -> int:
    """The successes of a face: a POW is one, and its die is rolled again (GC-165).

    >>> [value(face) for face in ("0", "2", "pow")]
    [0, 2, 1]
    """
    return 1 if face == POW else int(face)


@functools.cache
def _one_die(faces: tuple[str, ...], most: int) -> tuple[float, ...]:
    """For one die the chance of each total up to `most`; the last stands for all that are higher."""
    totals = [0.0] * (most + 1)
    weight = 1.0
    share = 1.0 / len(faces)
    for pows in range(PRECISION):
        for face in faces:
            if face != POW:
                totals[min(most, pows + value(face))] += weight * share
        weight *= faces.count(POW) * share
    totals[most] += weight
    return tuple(totals)


def _added(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    most = len(one) - 1
    totals = [0.0] * (most + 1)
    for a, chance in enumerate(one):
        if chance:
            for b, also in enumerate(other):
                totals[min(most, a + b)] += chance * also
    return tuple(totals)


@functools.cache
def hits(combat: tuple[str, ...], power: tuple[str, ...], combats: int, powers: int, need: int) -> float:
    """The chance that so many Combat and Power dice show at least `need` successes.

    >>> faces = ("0", "0", "1", "1", "2", "pow")
    >>> round(hits(faces, faces, 1, 0, 1), 3), hits(faces, faces, 0, 0, 0)
    (0.667, 0.0)
    """
    if combats + powers == 0:
        return 0.0
    if need <= 0:
        return 1.0
    totals = (1.0, *[0.0] * need)
    for _ in range(combats):
        totals = _added(totals, _one_die(combat, need))
    for _ in range(powers):
        totals = _added(totals, _one_die(power, need))
    return totals[need]


@functools.cache
def passes(faces: tuple[str, ...], count: int, most: int) -> float:
    """The chance that so many Test dice add up to `most` or less.

    >>> passes(("0", "0", "0", "1", "1", "1", "2", "2"), 0, 0)
    1.0
    """
    totals = (1.0, *[0.0] * (most + 1))
    for _ in range(count):
        totals = _added(totals, _one_die(faces, most + 1))
    return sum(totals[: most + 1])


def percent(chance: float) -> int:
    """A chance as people read it: never "certain" and never "impossible" unless it is.

    >>> percent(0.9999), percent(1.0), percent(0.004)
    (99, 100, 1)
    """
    if chance >= 1.0 - 1e-12:
        return 100
    return 0 if chance <= 0.0 else min(99, max(1, round(100 * chance)))
