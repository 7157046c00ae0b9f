"""Threat 1, Feedback: X-Tina on her stage, and machines that turn up the Volume."""

from __future__ import annotations

from typing import Any

from panoplie.games.guardians.board import district_of, name_of, plan
from panoplie.games.guardians.can.trials import in_reach, worth_a_look
from panoplie.games.guardians.cards.kit import card
from panoplie.games.guardians.districts import bits
from panoplie.games.guardians.facts import ATTACK, DEFENCE, MENTAL
from panoplie.games.guardians.powers import (
    Trial,
    advances,
    after_attack,
    after_ko,
    awards,
    margins,
    reinforces,
    starts,
    succeeds,
    tries,
    villain_acts,
)
from panoplie.games.guardians.state import LEADER, State
from panoplie.games.guardians.threats.common import (
    LARGE,
    MEDIUM,
    actions_of,
    award,
    award_more,
    lower_track,
    minion_acts,
    place_minions,
    place_villain,
    raise_track,
    scaled,
    scream,
    spawn,
    start_track,
)
from panoplie.games.guardians.verbs.papers import TURNED_OFF, remember
from panoplie.games.guardians.verbs.villainy import act
from panoplie.kernel.aims import Why
from panoplie.kernel.asks import Flow


def start(g: State, it: Any) -> None:
    """X-Tina on her stage, No' Dalies around it, three machines (GC-107)."""
    at = district_of(g).at
    start_track(g, it)
    place_villain(g, LEADER, at[it.villain_spaces[0]])
    place_minions(g, it)
    g.machines = sum([1 << at[token.space] for token in it.tokens])


def louder(g: State, it: Any) -> None:
    """The Volume rises by 1, by one more while enough machines stand (GC-108)."""
    loud = g.machines.bit_count() >= it.extra_from
    raise_track(g, it, it.growth + (it.extra if loud else 0))


def on_stage(g: State, it: Any) -> int:
    """The Zones in which X-Tina stays: her stage and those beside it."""
    p = plan(g)
    stage = p.district.zone_of[p.district.at[it.villain_spaces[0]]]
    return sum([1 << zone for zone in (stage, *p.beside[stage])])


def play(g: State, it: Any, fig: int) -> Flow | None:
    """X-Tina acts near her stage; every No' Dalie acts (GC-054, GC-108)."""
    return act(g, fig, actions_of(g, fig), on_stage(g, it)) if fig == LEADER else minion_acts(g, fig)


def fans_come(g: State, it: Any) -> None:
    """A No' Dalie comes, two from a Volume on; against a single hero every other turn (GC-108)."""
    heroes = sum([owner >= 0 for owner in g.owner])
    if heroes == 1 and g.turn % 2:
        return
    count = min(scaled(g, "spawned"), 2 if g.track >= it.surge else 1)
    for _ in range(count):
        spawn(g, district_of(g).at[it.spawn[0]])


def machines(g: State, fig: int, it: Any) -> list[tuple[Trial, Why]]:
    """A machine is turned off with MENTAL or ATTACK (GC-172, GC-178)."""
    found: list[tuple[Trial, Why]] = []
    cells = worth_a_look(g, fig, g.machines)
    if not cells:
        return found
    row = g.facts.tokens["sonic_machine"]
    for cell in bits(cells):
        mental = g.facts.number["machine_draft"] if g.options["machine"] != row.mental else row.mental
        for stat, size in ((MENTAL, mental), (ATTACK, row.attack)):
            if in_reach(g, fig, cell, stat):
                found.append((Trial(row.id, cell, stat, size, False, row.id, cell), None))
    return found


def machine_falls(g: State, me: int, it: Any, trial: Trial) -> None:
    """The machine is removed, the Volume falls, and a No' Dalie appears (GC-112, GC-147)."""
    g.machines &= ~(1 << trial.cell)
    g.credit[g.team[me]] += 1
    g.tell("turned_off", "GC-147", figure=name_of(g, me), goal=trial.goal)
    remember(g, TURNED_OFF, me, trial.cell)
    threat = g.facts.threats[g.threat]
    lower_track(g, threat, threat.relief)
    spawn(g, trial.cell)


def noise(g: State, fig: int, stat: int) -> int:
    """From a Volume on heroes have less MENTAL, later less DEFENCE (GC-115)."""
    if fig >= LEADER or stat not in (MENTAL, DEFENCE):
        return 0
    low, high = g.facts.threats[g.threat].track.margins
    return -1 if g.track >= (low if stat == MENTAL else high) else 0


def curtain(g: State, it: Any, who: int, doer: int, where: int) -> None:
    """X-Tina is knocked out: that is the end, and the large article (GC-148)."""
    if who == LEADER:
        award(g, LARGE, doer)
        g.ending = "villain_falls"


card("sonic_machine", succeeds(machine_falls))
card(
    "feedback",
    starts(start),
    advances(louder),
    villain_acts(play),
    reinforces(fans_come),
    tries(machines),
    margins(noise),
    after_attack(scream),
    after_ko(curtain),
    awards(lambda g, it: award_more(g, MEDIUM, g.credit)),
)
