"""Attacks: the roll, the Damage, the push, and what it brings about (GC-160 to GC-167)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from panoplie.games.guardians.board import (
    attack_dice,
    defence_of,
    is_adjacent,
    is_foe,
    name_of,
    object_on,
    row_of_object,
    seat_of,
    space_name,
)
from panoplie.games.guardians.can.choices import push_spaces
from panoplie.games.guardians.can.fights import blow_of_weapon, melee_foes, test_of_weapon
from panoplie.games.guardians.facts import ATTACK
from panoplie.games.guardians.powers import (
    Blow,
    Trial,
    after_attack,
    harm,
    on_hit,
    parries,
    pushes,
    speaking,
    strikes,
    threat_hook,
)
from panoplie.games.guardians.state import BUS, LEADER, NOWHERE, State
from panoplie.games.guardians.verbs.dice import COMBAT, POWER, roll_again, throw
from panoplie.games.guardians.verbs.harm import hurt
from panoplie.games.guardians.verbs.moves import drive_back, push
from panoplie.games.guardians.verbs.papers import mission_speaks
from panoplie.games.guardians.verbs.trials import roll_test
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.asks import Flow, FlowOf
from panoplie.kernel.cards import run
from panoplie.kernel.questions import may_pick


def roll_attack(g: State, seat: Seat, blow: Blow, targets: Sequence[int], need: int) -> FlowOf[int]:
    """Roll Combat and Power dice and add up the successes; without any dice there are none (GC-164, GC-A27)."""
    combat, power = attack_dice(g, blow)
    if g.events is not None:
        targeted = [name_of(g, target) for target in targets]
        g.tell("attacks", "GC-164", figure=name_of(g, blow.by), targets=targeted, number=combat + power, need=need)
    loose: list[tuple[str, str]] = []
    total = yield from throw(g, seat, blow.by, need, COMBAT, combat, loose)
    if power:
        total += yield from throw(g, seat, blow.by, need, POWER, power, loose)
    if seat != NOBODY and blow.doer == blow.by:  # one's own powers do not serve whoever has one under control
        total = yield from roll_again(g, seat, blow.by, total, need, False, loose)
    return total if combat + power else -1


def attack(g: State, seat: Seat, blow: Blow) -> FlowOf[bool]:
    """One Attack on one target: at least its DEFENCE in successes inflicts 1 Damage (GC-042, GC-166)."""
    target = blow.target
    need = defence_of(g, target, blow)
    total = yield from roll_attack(g, seat, blow, [target], need)
    hit = total >= need
    _tell(g, blow, target, total, need, hit)
    if hit:
        yield from damage(g, blow, target)
        if g.at[target] != NOWHERE and g.at[blow.by] != NOWHERE:
            yield from push_back(g, seat, blow, target)
    yield from aftermath(g, blow, target, hit)
    return hit


def attack_all(g: State, seat: Seat, blow: Blow, targets: Sequence[int]) -> FlowOf[list[int]]:
    """One roll against several: the total is compared with the DEFENCE of each (GC-A57). Returns those hit."""
    if not targets:
        return []
    needs = [defence_of(g, target, blow) for target in targets]
    total = yield from roll_attack(g, seat, blow, targets, max(needs))
    struck: list[int] = []
    for target, need in zip(targets, needs, strict=True):
        if g.at[target] == NOWHERE:
            continue
        hit = total >= need
        _tell(g, blow, target, total, need, hit)
        if hit:
            struck.append(target)
            yield from damage(g, blow, target)
            if g.at[target] != NOWHERE and g.at[blow.by] != NOWHERE:
                yield from push_back(g, seat, blow, target)
        yield from aftermath(g, blow, target, hit)
    return struck


def damage(g: State, blow: Blow, target: int) -> Flow:
    """1 Damage, and what powers add to it (GC-042); whoever ignores it was hit all the same."""
    if is_foe(g, blow.doer, target) and (said := mission_speaks(g, blow.doer, on_hit)):
        said[1](g, blow.doer, said[0], target, blow)
    amount = g.facts.number["damage"] + blow.harm
    for it, hook in speaking(g, blow.by, harm) if blow.combat < 0 else ():
        amount += hook(g, blow.by, it, blow, target)
    yield from hurt(g, target, amount, blow)


def push_back(g: State, seat: Seat, blow: Blow, target: int) -> Flow:
    """The attacker may push a target that is still in play; a villain does where his power says so (GC-167)."""
    if target in (BUS, blow.by):  # whoever swings the crane over his own Zone may be hit, and pushes not himself
        return
    if seat == NOBODY:
        if speaking(g, blow.by, pushes):
            drive_back(g, target, g.at[blow.by])
        return
    cell = yield from may_pick(g, seat, None, push_spaces, target, blow.push)
    if cell is not None:
        push(g, target, cell)


def aftermath(g: State, blow: Blow, target: int, hit: bool) -> Flow:
    """What the Threat sheet and the target's powers answer to an Attack (GC-078, GC-112)."""
    hook = threat_hook(g, after_attack)
    if hook is not None and target >= LEADER and not g.ending:
        yield from run(hook(g, g.facts.threats[g.threat], blow, target, hit))
    both_stand = g.at[target] != NOWHERE and g.at[blow.by] != NOWHERE
    for it, parry in [] if hit or not both_stand else speaking(g, target, parries):
        if is_foe(g, target, blow.by) and is_adjacent(g, target, blow.by):
            yield from run(parry(g, target, it, blow))


def throw_object(g: State, seat: Seat, fig: int, thing: tuple[int, int]) -> Flow:
    """An Object as a weapon: a Direct ATTACK Test and then the Attack, in one Action (GC-119, GC-A28)."""
    cell, foe = thing
    number = object_on(g, cell)
    it = row_of_object(g, number)
    trial = Trial(it.id, cell, ATTACK, it.attack, True, it.id)
    if not (yield from roll_test(g, seat, fig, trial, test_of_weapon(g, fig, it))):
        return
    g.tell("thrown", "GC-119", figure=name_of(g, fig), object=it.id, space=space_name(g, cell))
    g.object_at[number] = NOWHERE
    g.object_mask &= ~(1 << cell)
    blow = blow_of_weapon(it, fig, foe)
    if foe >= 0:
        struck = [foe] if (yield from attack(g, seat, blow)) else []
    else:
        struck = yield from attack_all(g, seat, blow, melee_foes(g, fig))
    hook = strikes.of(g.facts.texts[it.id])
    for target in struck if hook else ():
        if g.at[target] != NOWHERE:
            hook(g, fig, it, target)  # type: ignore[misc]


def whose(g: State, fig: int) -> Seat:
    """The seat that rolls and decides for a figure; NOBODY for a villain."""
    return seat_of(g, fig) if fig < LEADER else NOBODY


def _tell(g: State, blow: Blow, target: int, total: int, need: int, hit: bool) -> None:
    if g.events is not None:
        words: dict[str, Any] = {"figure": name_of(g, blow.by), "target": name_of(g, target)}
        kind = "hit" if hit else "missed"
        g.tell(kind, "GC-166", **words, total=max(0, total), need=need, ranged=int(blow.ranged))
