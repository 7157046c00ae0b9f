"""Tempo, and her Power cards."""

from __future__ import annotations

from panoplie.games.guardians.can.choices import arrivals, waiting_allies_near
from panoplie.games.guardians.cards.kit import (
    HEALS,
    SHIELDED,
    SWEEP_ADJACENT,
    after_a_move,
    card,
    comes_to,
    easier,
    more_dice,
    spur,
    strike,
)
from panoplie.games.guardians.facts import MENTAL
from panoplie.games.guardians.powers import Use, acts, first, flies, free_move, no_tests, uses

card("tempo", free_move(True))
card("flurry", more_dice(after_a_move))
card("whirlwind", SWEEP_ADJACENT)
card("vibrate", SHIELDED)
card("time_skip", uses(Use(comes_to, arrivals)))
card("hit_and_run", flies(True))
card("relay", spur(waiting_allies_near))
card("speed_reader", easier(MENTAL))
card("impatient", first(True), no_tests(True), HEALS)
card("speed_of_light", acts(lambda it: it.actions))
card("sonic_boom", strike(ranged=True))
