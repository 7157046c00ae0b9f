"""Threat 2, Five Faces of the Emissary: avatars gather around an artefact."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.guardians.board import (
    district_of,
    in_zones,
    name_of,
    near_zones,
    plan,
    space_name,
    team_of,
    zone_of,
)
from panoplie.games.guardians.cards.kit import card
from panoplie.games.guardians.facts import ATTACK, DEFENCE, MENTAL
from panoplie.games.guardians.powers import (
    Blow,
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
from panoplie.games.guardians.state import LEADER, MINION, NOWHERE, SPOT_TOKENS, VILLAIN_TEAM, State
from panoplie.games.guardians.threats.common import (
    LARGE,
    MEDIUM,
    actions_of,
    award,
    award_more,
    lower_track,
    place_villain,
    raise_track,
    scaled,
    start_track,
)
from panoplie.games.guardians.verbs.harm import heal
from panoplie.games.guardians.verbs.moves import nearest_free, swap
from panoplie.games.guardians.verbs.papers import SEALED, remember
from panoplie.games.guardians.verbs.villainy import act, heroes_and_sidekicks, step_towards
from panoplie.kernel.aims import Why
from panoplie.kernel.answers import NOBODY
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal

RETURNED: Final = 64
"""The bit of what happens once a game: an avatar came back."""
STUNNED: Final = 9
"""Enough to lose all Actions of a turn."""
SEALED_OFF: Final = Refusal("too-many-avatars", "GC-110")
DISRUPTED: Final = Refusal("disrupted-already", "GC-112")


def avatars(g: State) -> list[int]:
    return [fig for fig in range(LEADER, MINION) if g.team[fig] == VILLAIN_TEAM]


def start(g: State, it: Any) -> None:
    """As many avatars as the heroes ask for, and the artefact on its pedestal (GC-107)."""
    at = district_of(g).at
    start_track(g, it)
    for place in range(scaled(g, "figures")):
        place_villain(g, LEADER + place, at[it.villain_spaces[place]])


def converge(g: State, it: Any) -> None:
    """A step for every two avatars, rounded up (GC-108)."""
    raise_track(g, it, it.growth * -(-len(avatars(g)) // it.share))


def roam(g: State, it: Any, fig: int) -> Flow:
    """An avatar with a hero near acts like any villain; another goes to the pedestal (GC-108)."""
    actions = actions_of(g, fig)
    if not actions:
        return
    p = plan(g)
    steps = p.steps[zone_of(g, fig)]
    if any([steps[zone_of(g, hero)] <= it.far for hero in heroes_and_sidekicks(g)]):
        yield from act(g, fig, actions)
    else:
        goal = p.district.at[it.tokens[0].space]
        step_towards(g, fig, p.district.zone_of[goal], goal, 0)


def comes_back(g: State, it: Any) -> None:
    """Once, from a Convergence on, a fallen avatar returns beside the pedestal (GC-108)."""
    fallen = [fig for fig in range(LEADER, LEADER + scaled(g, "figures")) if g.team[fig] == NOBODY]
    if g.track >= it.surge and fallen and not g.once[0] & RETURNED:
        cell = nearest_free(g, district_of(g).at[it.spawn[0]])
        if cell != NOWHERE:
            g.once[0] |= RETURNED
            place_villain(g, fallen[0], cell)
            g.tell("spawned", "GC-108", figure=name_of(g, fallen[0]), space=space_name(g, cell))


def disruptions(g: State, fig: int, it: Any) -> list[tuple[Trial, Why]]:
    """In the Zone of an avatar a MENTAL Test stuns it, once per avatar and turn."""
    found: list[tuple[Trial, Why]] = []
    for avatar in in_zones(g, avatars(g), 1 << zone_of(g, fig)):
        why = DISRUPTED if g.once[1] >> avatar & 1 else None
        name = name_of(g, avatar)
        found.append((Trial(name, g.at[avatar], MENTAL, it.disrupt, False, it.id, SPOT_TOKENS + avatar), why))
    return found


def disrupt(g: State, me: int, it: Any, trial: Trial) -> None:
    """The avatar does nothing at the end of this turn, and the Convergence falls."""
    avatar = trial.malus - SPOT_TOKENS
    g.once[1] |= 1 << avatar
    g.stun[avatar] = STUNNED
    g.tell("stunned", "GC-112", figure=name_of(g, avatar))
    lower_track(g, it, it.relief)


def can_seal(g: State) -> bool:
    return len(avatars(g)) <= scaled(g, "sealed")


def seal(g: State, me: int) -> None:
    """The artefact is sealed: that is the end, and the large article (GC-147)."""
    g.tell("sealed", "GC-147", figure=name_of(g, me))
    remember(g, SEALED, me, NOBODY)
    award(g, LARGE, me)
    g.ending = "sealed"


def power(g: State, fig: int, stat: int) -> int:
    """From a Convergence on avatars have a Combat die more, later more DEFENCE (GC-115)."""
    if not LEADER <= fig < MINION or stat not in (ATTACK, DEFENCE):
        return 0
    low, high = g.facts.threats[g.threat].track.margins
    return 1 if g.track >= (low if stat == ATTACK else high) else 0


def slips_away(g: State, it: Any, blow: Blow, target: int, hit: bool) -> None:
    """After a failed Attack an avatar changes places with the nearest other one (GC-112)."""
    others = [other for other in avatars(g) if other != target]
    if not hit and g.at[target] != NOWHERE and LEADER <= target < MINION and others:
        where = district_of(g).where
        x, y = where(g.at[target])

        def far(other: int) -> tuple[int, int]:
            x2, y2 = where(g.at[other])
            return (x2 - x) ** 2 + (y2 - y) ** 2, g.at[other]

        swap(g, target, min(others, key=far))


def one_falls(g: State, it: Any, who: int, doer: int, where: int) -> None:
    """Avatars near a fallen one heal; the last one's fall is the end (GC-112, GC-148)."""
    if 0 <= doer < LEADER:
        g.credit[team_of(g, doer)] += 1
    zone = district_of(g).zone_of[where]
    for other in avatars(g):
        if near_zones(g, other) >> zone & 1:
            heal(g, other, it.heals)
    if not avatars(g):
        award(g, LARGE, doer)
        g.ending = "villain_falls"


card("artefact")
card(
    "five_faces",
    starts(start),
    advances(converge),
    villain_acts(roam),
    reinforces(comes_back),
    tries(disruptions),
    succeeds(disrupt),
    margins(power),
    after_attack(slips_away),
    after_ko(one_falls),
    awards(lambda g, it: award_more(g, MEDIUM, g.credit)),
)
