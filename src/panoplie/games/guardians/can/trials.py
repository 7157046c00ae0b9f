"""The Tests that can be made where one stands, and the Objects that can be used (GC-118, GC-171 to GC-179)."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.guardians import odds
from panoplie.games.guardians.board import (
    can_see,
    district_of,
    may_shoot,
    object_on,
    plan,
    row_of_object,
    stat_of,
    taken,
    zone_of,
)
from panoplie.games.guardians.districts import bits
from panoplie.games.guardians.facts import ATTACK, MENTAL
from panoplie.games.guardians.powers import (
    Trial,
    barred,
    dice_again,
    eases,
    has,
    helping,
    no_tests,
    ranged,
    reaches_objects,
    reaches_spots,
    threat_hook,
    tries,
)
from panoplie.games.guardians.rows import STATS
from panoplie.games.guardians.state import DOOR_TOKENS, HEROES, State
from panoplie.kernel.aims import Aimed, Noun, Why, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.errors import Refusal

NO_TESTS: Final = Refusal("no-tests", "GC-081")
ONLY_MENTAL: Final = Refusal("only-mental", "GC-184")
NOT_ORANGE: Final = Refusal("not-on-orange", "GC-172")
NO_OBJECT: Final = Refusal("not-on-object", "GC-118")
STOOD_ON: Final = Refusal("object-stood-on", "GC-119")

FAR_REACHING: Final = ranged.bit | reaches_spots.bit
"""The moments of whoever may make Tests where he does not stand."""

TRIAL: Final[Noun[Trial]] = Noun(
    lambda g, trial: (trial.goal, STATS[trial.stat], plan(g).district.names[trial.cell])
)
OBJECT: Final[Noun[int]] = Noun(
    lambda g, cell: (row_of_object(g, object_on(g, cell)).id, plan(g).district.names[cell]),
    lambda g, said: plan(g).district.at.get(said[1]),
)


def dice_of(g: State, fig: int, trial: Trial) -> int:
    """How many dice a Test takes: fewer by its tokens, unless it is direct, and by powers (GC-173, GC-176)."""
    count = trial.dice
    if trial.malus >= 0 and not trial.direct:
        count -= g.malus[trial.malus]
    for holder, it, hook in helping(g, fig, eases):
        count -= hook(g, holder, it, fig, trial.stat)
    return max(0, count)


def chance(g: State, fig: int, trial: Trial) -> int:
    """The chance in a hundred that a Test succeeds, with the dice that may be rolled again."""
    again = len(list(dice_again(g, fig, True)))
    stat = stat_of(g, fig, trial.stat)
    return odds.percent(odds.passes_again(g.facts.test_die, dice_of(g, fig, trial), stat, again))


def why_no_test(g: State, fig: int, stat: int) -> Why:
    """Why somebody may make no Test at all, or none of this kind."""
    if has(g, fig, no_tests):
        return NO_TESTS
    return ONLY_MENTAL if fig >= HEROES and stat != MENTAL else None


def in_reach(g: State, fig: int, cell: int, stat: int) -> bool:
    """Whether one stands on an orange Space, or makes an ATTACK Test along a clear line (GC-172, GC-178)."""
    if cell == g.at[fig]:
        return True
    heeds = g.heeds[fig]
    if not heeds & (FAR_REACHING if stat == ATTACK else reaches_spots.bit):
        return False
    if heeds & reaches_spots.bit and plan(g).district.zone_of[cell] == zone_of(g, fig):
        return True
    return in_line(g, fig, cell, stat)


def in_line(g: State, fig: int, cell: int, stat: int) -> bool:
    """Whether one may make an ATTACK Test from afar, along a clear line (GC-178)."""
    return stat == ATTACK and may_shoot(g, fig) and can_see(g, fig, cell)


def worth_a_look(g: State, fig: int, cells: int) -> int:
    """Those of some Spaces that may be `in_reach`: one's own, and all for whoever reaches farther."""
    return cells if g.heeds[fig] & FAR_REACHING else cells & 1 << g.at[fig]


def spot_trials(g: State, fig: int) -> list[tuple[Trial, Why]]:
    """The Tests of orange Spaces (GC-101, GC-172)."""
    found: list[tuple[Trial, Why]] = []
    spots = district_of(g).spots
    if g.at[fig] not in spots and not has(g, fig, reaches_spots):
        return found
    for cell, name in spots.items():
        if in_reach(g, fig, cell, MENTAL):
            row = g.facts.spots[name]
            hook = barred.of(g.facts.texts[name])
            trial = Trial(name, cell, MENTAL, row.mental, row.direct, name, cell)
            found.append((trial, None if hook is None else hook(g, fig, row)))
    return found


def door_trials(g: State, fig: int) -> list[tuple[Trial, Why]]:
    """A closed door is opened from either side of it, with MENTAL or ATTACK (GC-171, GC-178)."""
    district, number = district_of(g), g.facts.number
    doors = g.closed if g.heeds[fig] & ranged.bit else g.closed & district.doors_beside.get(g.at[fig], 0)
    if not doors:
        return []
    found: list[tuple[Trial, Why]] = []
    for door in bits(doors):
        for stat, size in ((MENTAL, number["door_mental"]), (ATTACK, number["door_attack"])):
            sides = district.door_edges[door]
            cells = [cell for cell in sides if cell == g.at[fig] or in_line(g, fig, cell, stat)]
            if cells:
                name = district.doors[door]
                found.append((Trial(name, cells[0], stat, size, False, name, DOOR_TOKENS + door), None))
    return found


@aim(TRIAL, verb="test", other=NOT_ORANGE)
def trials(g: State, seat: Seat, fig: int) -> Aimed[Trial]:
    """A Test of the place where one stands (GC-171, GC-172, GC-178)."""
    found = spot_trials(g, fig) + door_trials(g, fig)
    hook = threat_hook(g, tries)
    if hook is not None:
        found += hook(g, fig, g.facts.threats[g.threat])
    return [(trial, why_no_test(g, fig, trial.stat) or why) for trial, why in found] if found else found


def trial_of_object(it: Any, cell: int) -> Trial:
    """The Direct MENTAL Test of an Object's classic use (GC-118)."""
    return Trial(it.id, cell, MENTAL, it.mental, True, it.id)


def why_out_of_hand(g: State, fig: int, cell: int) -> Why:
    """An Object on which somebody else stands is in nobody else's hands (GC-A42)."""
    return STOOD_ON if cell != g.at[fig] and taken(g) >> cell & 1 else None


@aim(OBJECT, verb="use", other=NO_OBJECT)
def objects_to_use(g: State, seat: Seat, fig: int) -> Aimed[int]:
    """The Object on whose Space one stands, or of one's Zone by a power (GC-118)."""
    found: list[tuple[int, Why]] = []
    cells = 1 << g.at[fig]
    if has(g, fig, reaches_objects):
        cells = district_of(g).zones[zone_of(g, fig)]
    cells &= g.object_mask
    for cell in bits(cells) if cells else ():
        row = row_of_object(g, object_on(g, cell))
        hook = barred.of(g.facts.texts[row.id])
        why_not = why_no_test(g, fig, MENTAL) or why_out_of_hand(g, fig, cell)
        found.append((cell, why_not or (None if hook is None else hook(g, fig, row))))
    return found
