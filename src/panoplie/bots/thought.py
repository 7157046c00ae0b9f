"""What a bot would answer, and why it prefers that."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from panoplie.bots.foresight import after, finished
from panoplie.bots.luck import Luck
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook

WORLDS: Final = 12
"""In how many imagined worlds the preferred answer is compared with others."""
OTHERS: Final = 6
"""With how many others, from the next best to the worst."""
SURE: Final = 2.5
"""A part counts that differs by so many standard errors: chance alone seldom makes such a difference."""
TELLING: Final = 0.3
"""And that differs by so much of what the most telling part does."""
MOST_GAINS: Final = 2


@dataclass(frozen=True)
class Thought:
    """What a bot would answer: its ratings, the best first, and the line that it expects, its answer included."""

    answer: Answer
    ratings: list[tuple[Answer, float]]
    line: list[tuple[Seat, Answer]]

    @classmethod
    def of(cls, seat: Seat, ratings: Sequence[tuple[Answer, float]]) -> Thought:
        """The best of some ratings, the first of equals; nothing is expected of others."""
        ordered = sorted(ratings, key=lambda rated: -rated[1])
        return cls(ordered[0][0], ordered, [(seat, ordered[0][0])])


@dataclass(frozen=True)
class Reasons:
    """The parts of a game's sense that speak for an answer, and the one that speaks against it."""

    gains: tuple[str, ...] = ()
    fears: tuple[str, ...] = ()


def reasons(outlook: Outlook, thought: Thought) -> Reasons:
    """What the preferred answer gains and what it costs beside the others, by what the game's sense adds up.

    All are given in the same imagined worlds, each deed is thought through as far as the bots do it, and the parts
    of `value` are compared one by one. So the reason rests on what the seat may know, and on nothing else. A part
    of an answer that grows has done nothing yet: of those the game itself says what they promise.
    """
    ask = outlook.ask()
    others = [answer for answer, _ in thought.ratings if answer != thought.answer]
    if len(others) > OTHERS:
        others = [others[place * (len(others) - 1) // (OTHERS - 1)] for place in range(OTHERS)]
    if not others or ask.taste:
        return Reasons()
    if ask.grows:
        return told(_beside([_promised(outlook, ask, (thought.answer, *others))]))
    worlds = [outlook.imagine() for _ in range(WORLDS)]
    if worlds[0].game.parts is None:
        return Reasons()
    return told(
        _beside([[_parts(world, outlook, answer) for answer in (thought.answer, *others)] for world in worlds])
    )


def _promised(outlook: Outlook, ask: Ask, answers: Sequence[Answer]) -> list[Mapping[str, float]]:
    """What some parts of an answer that grows promise, as far as is known; nothing unless it is of the first."""
    world = outlook.imagine()
    known = world.game.promises(world.state, ask) if world.game.promises else {}
    return [known[answer] for answer in answers if answer in known] if answers[0] in known else []


def _beside(found: Sequence[Sequence[Mapping[str, float]]]) -> dict[str, list[float]]:
    """For each part how much more of it the first has than the mean of the others, in each world."""
    more: dict[str, list[float]] = {}
    for number, (mine, *others) in enumerate([parts for parts in found if len(parts) > 1]):
        for part in dict.fromkeys([name for parts in (mine, *others) for name in parts]):
            usual = sum([parts.get(part, 0.0) for parts in others]) / len(others)
            more.setdefault(part, [0.0] * number).append(mine.get(part, 0.0) - usual)
        for differences in more.values():
            differences.extend([0.0] * (number + 1 - len(differences)))
    return more


def told(found: dict[str, list[float]]) -> Reasons:
    """Of the differences in each world, part by part, those that are worth a word, the greatest first.

    >>> told({"points": [2.0, 2.0, 2.0], "hand": [-1.0, -1.0, -1.0], "luck": [9.0, -9.0, 3.0]})
    Reasons(gains=('points',), fears=('hand',))
    """
    clear = {part: mean for part, differences in found.items() if (mean := _clear(differences))}
    least = TELLING * max([abs(mean) for mean in clear.values()], default=0.0)
    telling = sorted([part for part in clear if abs(clear[part]) >= least], key=lambda part: -abs(clear[part]))
    gains = [part for part in telling if clear[part] > 0]
    fears = [part for part in telling if clear[part] < 0]
    return Reasons(tuple(gains[:MOST_GAINS]), tuple(fears[:1]))


def _clear(differences: Sequence[float]) -> float:
    """The mean of some differences, or nothing if chance may have made it."""
    count = len(differences)
    mean = sum(differences) / count
    spread = math.sqrt(sum([(one - mean) ** 2 for one in differences]) / max(1, count - 1))
    return mean if abs(mean) > max(1e-6, SURE * spread / math.sqrt(count)) else 0.0


def _parts(world: Match, outlook: Outlook, answer: Answer) -> dict[str, float]:
    """What the seat's standing is made of when a deed is done."""
    later = finished(after(world, outlook.seat, answer, outlook.source), Luck.of(outlook.source))
    assert later.game.parts is not None
    return dict(later.game.parts(later.state, outlook.seat))
