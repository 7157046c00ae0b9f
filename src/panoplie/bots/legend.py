"""The legend plays as well as we know how."""

from __future__ import annotations

from typing import ClassVar, Final

from panoplie.bots.sidekick import Sidekick, after, rated_by_game, worth
from panoplie.kernel.answers import Answer
from panoplie.kernel.chance import Source
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook

FEW: Final = 4
"""How many options are worth a longer look."""
WORLDS: Final = 4
STEPS: Final = 6
"""How many answers a longer look goes on."""


class Legend(Sidekick):
    """Where a game can rate its options by itself, by that; elsewhere it sees how the best few turn out.

    A sidekick stops after its own answer. The legend lets everybody go on in the imagined worlds, each as a
    sidekick would, and looks then: so it sees combinations, and what the others will do to it.
    """

    level: ClassVar[str] = "legend"

    def rate(self, outlook: Outlook) -> list[tuple[Answer, float]]:
        rated = rated_by_game(outlook.imagine(), outlook.ask(), outlook.seat)
        return rated or self._look_further(outlook, super().rate(outlook))

    def _look_further(self, outlook: Outlook, glance: list[tuple[Answer, float]]) -> list[tuple[Answer, float]]:
        """Rate anew what looks best at a glance; the rest is worth no more than the worst of these."""
        few = sorted(range(len(glance)), key=lambda place: -glance[place][1])[:FEW]
        totals = dict.fromkeys(few, 0.0)
        for _ in range(WORLDS):
            world = outlook.imagine()
            for place in few:
                later = after(world, outlook.seat, glance[place][0], outlook.source)
                totals[place] += worth(play_on(later, outlook.source), outlook.seat) / WORLDS
        worst = min(totals.values())
        return [(option, totals.get(place, min(rating, worst))) for place, (option, rating) in enumerate(glance)]


def play_on(world: Match, source: Source) -> Match:
    """Let everybody take what seems best at once, for a few answers, or until several answer in secret."""
    for _ in range(STEPS):
        asks = world.asks()
        if len(asks) != 1:
            break
        seat = asks[0].seat
        worlds = [after(world, seat, option, source) for option in asks[0].options(world.state)]
        world = max(worlds, key=lambda one: worth(one, seat)) if len(worlds) > 1 else worlds[0]
    return world
