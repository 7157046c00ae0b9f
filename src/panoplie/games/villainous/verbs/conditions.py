"""Conditions: what the others may play in somebody's turn, all asked at once, whatever they hold."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.villainous.can.cards import CANNOT_DO, can_do
from panoplie.games.villainous.can.nouns import KIND, Way
from panoplie.games.villainous.can.turns import holds
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.kit import By, hook_of
from panoplie.games.villainous.facts import CONDITION
from panoplie.games.villainous.state import Kind, State
from panoplie.games.villainous.verbs.plays import resolve
from panoplie.games.villainous.verbs.realm import drop_limbo
from panoplie.kernel.aims import Aimed, Why, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal
from panoplie.kernel.piles import could_hold
from panoplie.kernel.windows import still, window

NOT_TRIGGERED: Final = Refusal("not-triggered", "VI-E6")
ALL: Final = 1
"""The one topic of "not this turn"."""


def is_triggered(g: State, seat: Seat, kind: Kind) -> bool:
    """Whether the active player has done what a Condition asks for; each defeat is answered once (VI-E6)."""
    row = g.facts.rows[kind]
    if row.trigger != "defeat":
        return holds(g, row.trigger, row.least, g.active)
    return bool(g.defeats) and sum([force >= row.least for force in g.defeats]) > g.answered[seat]


def occasions(g: State, seat: Seat) -> list[Kind]:
    """The Conditions that a seat may hold and play now, by what everybody knows (VI-E6)."""
    found: list[Kind] = []
    for kind in g.facts.conditions[g.villain[seat]]:
        if is_triggered(g, seat, kind) and might_play(g, seat, kind):
            found.append(kind)
    return found


def might_play(g: State, seat: Seat, kind: Kind) -> bool:
    """Whether a seat may hold a Condition that, as far as everybody knows, can be carried out."""
    if not g.hand[seat].cards or not could_hold(g.hand[seat], (g.deck[seat],), kind.__eq__):
        return False
    aimed = hook_of(g, kit.aims, kind)
    return (aimed is not None and aimed[0].secret) or can_do(g, seat, seat, kind)


def _occasion(g: State, seat: Seat) -> dict[str, Any]:
    """What has happened, for the question's sentence."""
    rows = [g.facts.rows[kind] for kind in occasions(g, seat)]
    trigger = rows[0].trigger if len(rows) == 1 else "several"
    return {"foe": g.active, "trigger": trigger, "least": rows[0].least if rows else 0}


@aim(KIND, verb="react", secret=True, other=Refusal("not-in-hand", "VI-E6"), tells=_occasion)
def reactions(g: State, seat: Seat) -> Aimed[Kind]:
    """A Condition of one's hand whose trigger is met and that can be carried out (VI-E6, VI-077)."""
    f = g.facts
    return [(kind, why_not_react(g, seat, kind)) for kind in g.hand[seat].cards if f.types[kind] == CONDITION]


def why_not_react(g: State, seat: Seat, kind: Kind) -> Why:
    if not is_triggered(g, seat, kind):
        return NOT_TRIGGERED
    return None if can_do(g, seat, seat, kind) else CANNOT_DO.told(g, seat, Way(kind))


def everybody(g: State, seat: Seat) -> bool:
    """Those who might react are chosen before they are asked."""
    return True


def conditions(g: State) -> Flow:
    """After an action the others may play Conditions whose triggers are met, clockwise (VI-E6).

    What a Condition does may be the trigger of another, and a state may last: so whoever has played one is asked
    again, and so is everybody for whom there is a new occasion.
    """
    passed: dict[Seat, list[Kind]] = {}
    while not g.over:
        asked = []
        for step in range(1, g.seats):
            seat = (g.active + step) % g.seats
            now = [] if g.quiet[seat] else occasions(g, seat)
            if now and (seat not in passed or any([kind not in passed[seat] for kind in now])):
                asked.append(seat)
                passed[seat] = now
        if not asked:
            break
        reacting = yield from window(g, asked, g.quiet, ALL, everybody, None, reactions)
        if not reacting:
            break
        for seat, kind in reacting:
            if not g.over and still(g, seat, kind, reactions):
                yield from react(g, seat, kind)
                passed[seat] = []
    if g.defeats:
        g.defeats.clear()
        g.answered[:] = [0] * g.seats


def react(g: State, seat: Seat, kind: Kind) -> Flow:
    """A Condition is free, does what it says, and is discarded; nothing is drawn for it (VI-E6)."""
    row = g.facts.rows[kind]
    g.answered[seat] += row.trigger == "defeat"
    g.hand[seat].take(kind)
    g.limbo.append(kind)
    g.tell("reacted", "VI-E6", seat=seat, card=row.id)
    yield from resolve(g, By(seat, seat, row))
    drop_limbo(g, seat, kind)
