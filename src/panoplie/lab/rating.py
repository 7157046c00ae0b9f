"""Skill from results: the Plackett-Luce model of Weng and Lin, as OpenSkill computes it.

OpenSkill itself is 2.5 MB of compiled code for each platform, and everybody who only plays would fetch it; what a
ladder needs of it is one formula. The tests hold its own figures.

R. C. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking, JMLR 12 (2011), algorithm 4.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SPREAD: Final = 25 / 6
"""How much luck there is in one game: the deviation of a performance from the skill behind it."""
SUREST: Final = 0.0001
"""Doubt never shrinks by more than this in one game."""


@dataclass(frozen=True)
class Rating:
    """What is known of a skill: a mean and how much in doubt it is."""

    mean: float = 25.0
    doubt: float = 25 / 3


def rate(ratings: Sequence[Rating], shares: Sequence[float]) -> list[Rating]:
    """The ratings after a game in which each had a share of the victory; who has more stands before who has less.

    >>> [round(after.mean, 2) for after in rate([Rating(), Rating()], [1.0, 0.0])]
    [27.64, 22.36]
    """
    scale = math.sqrt(sum([rating.doubt**2 + SPREAD**2 for rating in ratings]))
    force = [math.exp(rating.mean / scale) for rating in ratings]
    left = [sum([force[i] for i, share in enumerate(shares) if share <= here]) for here in shares]
    level = [sum([share == here for share in shares]) for here in shares]
    after = []
    for i, rating in enumerate(ratings):
        gain = loss = 0.0
        for q, share in enumerate(shares):
            if share >= shares[i]:
                chance = force[i] / left[q]
                gain += ((q == i) - chance) / level[q]
                loss += chance * (1 - chance) / level[q]
        part = rating.doubt**2 / scale
        shrink = 1 - rating.doubt / scale * loss * part / scale
        after.append(Rating(rating.mean + part * gain, rating.doubt * math.sqrt(max(shrink, SUREST))))
    return after
