"""La Duchesse, and her Power cards."""

from __future__ import annotations

from typing import Any

from panoplie.games.guardians.board import seat_of
from panoplie.games.guardians.can.choices import foes_in_sight, waiting_allies_in_sight
from panoplie.games.guardians.cards.kit import (
    HEALS,
    OWN_REROLL,
    at_range,
    card,
    easier,
    flanked,
    more_dice,
    rolls_again,
    slow,
    spur,
)
from panoplie.games.guardians.facts import MENTAL
from panoplie.games.guardians.powers import (
    EACH_ROLL,
    Blow,
    Use,
    flies,
    harm,
    no_coordination,
    parries,
    ranged,
    reaches_objects,
    reaches_spots,
    uses,
)
from panoplie.games.guardians.state import State
from panoplie.games.guardians.verbs.fights import attack
from panoplie.kernel.asks import Flow


def riposte(g: State, me: int, it: Any, blow: Blow) -> Flow:
    """An adjacent enemy who failed to hit her is attacked at once; a counter is not countered."""
    if blow.credit != blow.by:
        yield from attack(g, seat_of(g, me), Blow(me, blow.by, credit=me))


card("duchess", rolls_again(OWN_REROLL))
card("rapier_wit", more_dice(flanked))
card("poisoned_dart", ranged(True), more_dice(at_range))
card("riposte", parries(riposte))
card("disguise", flies(True))
card("blackmail", uses(Use(slow, foes_in_sight)))
card("master_plan", spur(waiting_allies_in_sight))
card("safe_cracker", easier(MENTAL))
card("haughty", no_coordination(True), HEALS)
card("web_of_agents", reaches_objects(True), reaches_spots(True), rolls_again(EACH_ROLL, tests_only=True))
card("coup_de_grace", harm(lambda g, me, it, blow, target: it.damage if g.damage[target] else 0))
