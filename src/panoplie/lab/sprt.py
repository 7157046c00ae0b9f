"""A sequential test, as chess engines use it: play until it is clear whether one bot is stronger, and no longer.

Two claims are compared after every deal: that the challenger wins as often as an equal would, and that its odds of
winning are ODDS times as good. Wald's test stops as soon as the games speak 19 to 1 for either, and is then wrong
about one time in twenty. A deal is played from every side with the same chance, which evens out luck, so the test
is rather more careful than that. A game that nobody won speaks for neither.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

ERROR: Final = 0.05
"""How often either verdict may be wrong."""
ODDS: Final = 2.0
"""How much better than an equal's the odds of a stronger bot are at least: two games to one at a table of two."""
STRONGER: Final = "stronger"
NOT_STRONGER: Final = "not stronger"
OPEN: Final = "open"


@dataclass(frozen=True)
class Claims:
    """What is tested against what: the shares of victories under either claim."""

    even: float
    better: float

    @classmethod
    def against(cls, sides: int) -> Claims:
        """An equal among so many sides wins its part; a better one has ODDS times its odds.

        >>> claims = Claims.against(4)
        >>> claims.even, claims.better
        (0.25, 0.4)
        """
        even = 1 / sides
        return cls(even, ODDS * even / (1 - even + ODDS * even))

    @property
    def bound(self) -> float:
        """The weight of evidence that decides, either way."""
        return math.log((1 - ERROR) / ERROR)

    def weight(self, share: float) -> float:
        """How much one game speaks for the better claim; a shared victory counts in part."""
        won, lost = math.log(self.better / self.even), math.log((1 - self.better) / (1 - self.even))
        return share * won + (1 - share) * lost

    def verdict(self, evidence: float) -> str:
        """What is decided by the evidence so far.

        >>> Claims.against(2).verdict(3.0)
        'stronger'
        """
        if evidence >= self.bound:
            return STRONGER
        return NOT_STRONGER if evidence <= -self.bound else OPEN
