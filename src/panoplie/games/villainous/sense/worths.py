"""What things are worth to a villain, in one unit: about a third of a good turn."""

from __future__ import annotations

from typing import Final

from panoplie.games.villainous import board
from panoplie.games.villainous.facts import VILLAINS
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.kernel.answers import Seat

PRINCE_JOHN: Final = VILLAINS.index("prince_john")
JAFAR: Final = VILLAINS.index("jafar")
WON: Final = 250.0
READY: Final = 60.0
"""An objective that is met and has only to last until the next turn."""
RIVAL: Final = 0.5
"""How much the strongest rival counts against oneself; the others together count for CROWD."""
CROWD: Final = 0.15
AIMED: Final = 0.05
"""What it is worth to take aim at a rival, for all that he has."""

POWER: Final = 0.7
"""What a Power is worth up to a purse; what lies above it is worth little, and the first ones are worth more."""
FIRST: Final = 3
FIRST_POWER: Final = 0.5
PURSE: Final = 9
SPELL_PURSE: Final = 13
"""Jafar pays for the Genie at once."""
SPARE_POWER: Final = 0.1
GOLD: Final = 2.4
"""What a Power is worth to Prince John, who needs nothing else; while he is robbed, what it buys against that."""
GOLD_WHEN_ROBBED: Final = 1.3
THIEVES: Final = ("robin_hood", "king_richard")
"""Who keeps Power from him, or his Effects, which bring it."""

ALLY_NEEDED: Final = 0.3
"""What a strength of Allies is worth while there are Heroes to fight, and when there are none."""
ALLY_SPARE: Final = 0.12
GUARD: Final = 3
"""How much strength is wanted for the next Hero to come."""
ITEM_HERE: Final = 0.8
BORNE_ITEM: Final = 0.2
HERO_HERE: Final = 1.5
HERO_STRENGTH: Final = 0.45
COVERED: Final = 1.2
"""A location whose upper actions are covered."""
BEATABLE: Final = 0.4
"""The part of a Hero's burden that is off the mind when he can be vanquished."""


def purse(g: State, seat: Seat, power: int) -> float:
    """What so much Power is worth to a seat."""
    if g.villain[seat] == PRINCE_JOHN:
        goal: int = g.facts.villains[PRINCE_JOHN].power
        return coin(g, seat) * min(power, goal) + SPARE_POWER * power
    full = SPELL_PURSE if g.villain[seat] == JAFAR else PURSE
    return POWER * min(power, full) + FIRST_POWER * min(power, FIRST) + SPARE_POWER * max(0, power - full)


def gained(g: State, seat: Seat, power: int) -> float:
    """What it is worth to a seat to gain so much Power, or to lose it."""
    have = g.power[seat]
    return purse(g, seat, max(0, have + power)) - purse(g, seat, have)


def coin(g: State, seat: Seat) -> float:
    """What a Power is worth that is needed."""
    if g.villain[seat] != PRINCE_JOHN:
        return POWER
    heroes = g.heroes[seat]
    robbed = any([board.find(g, heroes, name) != NOWHERE for name in THIEVES])
    return GOLD_WHEN_ROBBED if robbed else GOLD
