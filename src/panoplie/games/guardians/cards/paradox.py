"""Doc Paradox, and his Power cards."""

from __future__ import annotations

from typing import Any

from panoplie.games.guardians.board import name_of, object_on, row_of_object, seat_of
from panoplie.games.guardians.can.choices import (
    cards_face_up,
    cards_to_recover,
    foes_in_sight,
    others_in_sight,
    push_spaces,
)
from panoplie.games.guardians.can.fights import chance, controlled, puppets, victims_of
from panoplie.games.guardians.can.trials import TRIAL, objects_to_use, trial_of_object, trials
from panoplie.games.guardians.cards.kit import (
    HEALS,
    LINK_REROLL,
    at_range,
    card,
    in_zone,
    more_dice,
    rolls_again,
    with_object,
)
from panoplie.games.guardians.facts import MENTAL
from panoplie.games.guardians.powers import (
    Trial,
    Use,
    acts,
    alone,
    hearken,
    quick_study,
    ranged,
    reaches_objects,
    shields,
    throws,
    uses,
)
from panoplie.games.guardians.state import DOOR_TOKENS, HEROES, State
from panoplie.games.guardians.verbs.fights import attack
from panoplie.games.guardians.verbs.moves import push, swap
from panoplie.games.guardians.verbs.trials import count_success, succeed
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import pick, some


def dimension_door(g: State, me: int, it: Any, other: int) -> None:
    """Change places with anybody in sight; it is a change of Zones if it is one."""
    swap(g, me, other)
    g.moved |= not in_zone(g, me, other)


@aim(TRIAL, verb="test", kind="genius")
def mental_trials(g: State, seat: Seat, fig: int, it: Any) -> Aimed[Trial]:
    """A MENTAL Test of the orange Space on which one stands, normal or direct (GC-172, GC-179)."""
    for trial, why in trials.find(g, seat, fig):
        orange = trial is not None and trial.cell == g.at[fig] and trial.malus < DOOR_TOKENS
        if trial is not None and orange and trial.stat == MENTAL:
            yield trial, why
    for cell, why in objects_to_use.find(g, seat, fig):
        if cell == g.at[fig]:
            yield trial_of_object(row_of_object(g, object_on(g, cell)), cell), why


def genius(g: State, me: int, it: Any, trial: Trial) -> Flow:
    """A Test succeeds without a roll (GC-175)."""
    count_success(g, me, trial)
    yield from succeed(g, me, trial)


def confusion(g: State, me: int, it: Any, foe: int) -> Flow:
    """An enemy is moved a Zone, and one of his cards is turned face down for the turn."""
    seat = seat_of(g, me)
    cell = yield from pick(g, seat, it, push_spaces, foe, it.zones)
    if cell is not None:
        push(g, foe, cell)
    kind = (yield from pick(g, seat, it, cards_face_up, foe)) if foe < HEROES else None
    if kind is not None:
        g.down[foe] |= 1 << [card >> 1 for card in g.laid[foe]].index(kind)
        hearken(g, foe)
        g.tell("turned_down", "GC-129", figure=name_of(g, foe), card=g.facts.rows[kind].id)


def time_loop(g: State, me: int, it: Any) -> Flow:
    """Power cards of the discard come back to the hand (GC-062)."""
    for kind in (yield from some(g, seat_of(g, me), it, it.cards, it.cards, cards_to_recover, me, it)):
        g.discard[me].remove(kind)
        g.hand[me].append(kind)
        g.tell("recovered", "GC-062", figure=name_of(g, me), card=g.facts.rows[kind].id)


def mind_master(g: State, me: int, it: Any, puppet: int) -> Flow:
    """An enemy in sight attacks whom one likes, with the ATTACK of his sheet."""
    seat = seat_of(g, me)
    victim = yield from pick(g, seat, it, victims_of, me, puppet)
    if victim is not None:
        yield from attack(g, seat, controlled(g, me, puppet, victim))


def best_control(g: State, me: int, it: Any) -> int:
    """The best chance of an enemy under control."""
    ways = [(one, who) for one in puppets.legal(g, 0, me, it) for who in victims_of.legal(g, 0, me, one)]
    return max([chance(g, controlled(g, me, one, who), [who]) for one, who in ways])


def nothing_discarded(g: State, me: int, it: Any) -> Refusal | None:
    return None if cards_to_recover.any(g, seat_of(g, me), me, it) else Refusal("nothing-discarded", "GC-062")


card("paradox", quick_study(True))
card("mind_spike", ranged(True), more_dice(at_range))
card("tk_throw", reaches_objects(True), throws(lambda it: it.easier), more_dice(with_object))
card("force_bubble", shields(lambda g, me, it, who: it.shield if who != me and in_zone(g, who, me) else 0))
card("dimension_door", uses(Use(dimension_door, others_in_sight)))
card("telepathic_link", rolls_again(LINK_REROLL, of_me=False, of_allies=True))
card("genius", uses(Use(genius, mental_trials)))
card("confusion", uses(Use(confusion, foes_in_sight)))
card("absent_minded", acts(lambda it: it.actions), alone(True), HEALS)
card("time_loop", uses(Use(time_loop, need=nothing_discarded)))
card("mind_master", uses(Use(mind_master, puppets, chance=best_control)))
