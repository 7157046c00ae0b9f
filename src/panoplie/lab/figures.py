"""A few honest statistics."""

from __future__ import annotations

import math
from collections.abc import Sequence

Z95 = 1.959964


def interval(share: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson), which stays sensible near 0 and 1.

    >>> low, high = interval(0.25, 400)
    >>> round(low, 3), round(high, 3)
    (0.21, 0.295)
    """
    if trials == 0:
        return 0.0, 1.0
    z2 = Z95 * Z95
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    spread = Z95 * math.sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials)) / (1 + z2 / trials)
    return max(0.0, centre - spread), min(1.0, centre + spread)


def median(values: Sequence[float]) -> float:
    ordered = sorted(values)
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
