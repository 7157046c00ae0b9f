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


# With dice that may be rolled again

Low = tuple[tuple[int, ...], tuple[int, ...]]
"""The lowest faces that Combat dice and Power dice show, as many as may still be rolled again."""


@functools.cache
def _falls(faces: tuple[str, ...], need: int) -> tuple[tuple[int, int, float], ...]:
    """Successes of a die, what it shows in the end, and how likely that is, unless POW alone are enough."""
    share, pow_share = 1.0 / len(faces), faces.count(POW) / len(faces)
    plain = sorted({value(face) for face in faces if face != POW})
    weights = {shown: share * faces.count(str(shown)) for shown in plain}
    return tuple(
        [(pows + shown, shown, pow_share**pows * weights[shown]) for pows in range(need) for shown in plain]
    )


@functools.cache
def hits_again(
    combat: tuple[str, ...], power: tuple[str, ...], combats: int, powers: int, need: int, again: int
) -> float:
    """The chance of an Attack whose maker may roll `again` dice once more, one after the other, if it fails.

    >>> coin = ("0", "1")
    >>> [hits_again(coin, coin, 1, 0, 1, again) for again in (0, 1, 2)]
    [0.5, 0.75, 0.875]
    """
    if not again or need <= 0 or combats + powers == 0:
        return hits(combat, power, combats, powers, need)
    kinds = (combat, power)

    @functools.cache
    def best(total: int, low: Low, left: int) -> float:
        """The chance that is left to a roll that has failed, with the best die rolled again each time."""
        return max([rolled(kind, total, low, left) for kind in (0, 1) if low[kind]], default=0.0) if left else 0.0

    def rolled(kind: int, total: int, low: Low, left: int) -> float:
        """The same if the lowest die of a kind is the next."""
        base, rest = total - low[kind][0], low[kind][1:]
        chance = 1.0
        for more, shown, weight in _falls(kinds[kind], need):
            if base + more < need:
                chance -= weight * (1.0 - best(base + more, _with(low, kind, rest, shown, again), left - 1))
        return chance

    failed: dict[tuple[int, Low], float] = {(0, ((), ())): 1.0}
    for kind in [0] * combats + [1] * powers:
        after: dict[tuple[int, Low], float] = {}
        for (total, low), chance in failed.items():
            for more, shown, weight in _falls(kinds[kind], need):
                if total + more < need:
                    key = total + more, _with(low, kind, low[kind], shown, again)
                    after[key] = after.get(key, 0.0) + chance * weight
        failed = after
    return 1.0 - sum([chance * (1.0 - best(total, low, again)) for (total, low), chance in failed.items()])


def _with(low: Low, kind: int, shown: tuple[int, ...], more: int, most: int) -> Low:
    """The lowest faces after another die of a kind has fallen."""
    lowest = tuple(sorted((*shown, more))[:most])
    return (lowest, low[1]) if kind == 0 else (low[0], lowest)


@functools.cache
def passes_again(faces: tuple[str, ...], count: int, most: int, again: int) -> float:
    """The chance of a Test whose maker may roll `again` dice once more, the highest first, if it fails.

    >>> die = ("0", "0", "0", "1", "1", "1", "2", "2")
    >>> passes_again(die, 1, 1, 1), passes_again(die, 2, 4, 1)
    (0.9375, 1.0)
    """
    if not again:
        return passes(faces, count, most)
    shares = [(value(face), 1.0 / len(faces)) for face in faces]

    @functools.cache
    def best(total: int, high: tuple[int, ...], left: int) -> float:
        """The chance that is left to a roll whose highest dice show `high`."""
        if total <= most or not left or not high:
            return float(total <= most)
        base, rest = total - high[0], high[1:]
        return sum([share * best(base + shown, highest(rest, shown), left - 1) for shown, share in shares])

    def highest(shown: tuple[int, ...], more: int) -> tuple[int, ...]:
        return tuple(sorted((*shown, more), reverse=True)[:again])

    fallen: dict[tuple[int, tuple[int, ...]], float] = {(0, ()): 1.0}
    for _ in range(count):
        after: dict[tuple[int, tuple[int, ...]], float] = {}
        for (total, high), chance in fallen.items():
            for shown, share in shares:
                key = total + shown, highest(high, shown)
                after[key] = after.get(key, 0.0) + chance * share
        fallen = after
    return sum([chance * best(total, high, again) for (total, high), chance in fallen.items()])


def percent(chance: float) -> int:
    """A chance as people read it: never "certain" and never "impossible" unless it is.

    >>> percent(0.9999), percent(1.0), percent(0.004)
    (99, 100, 1)
    """
    if chance >= 1.0 - 1e-12:
        return 100
    return 0 if chance <= 0.0 else min(99, max(1, round(100 * chance)))
