"""What a Test on an orange Space does (GC-101, GC-172, GC-175)."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.guardians.board import (
    district_of,
    free_cells,
    heroes_of,
    seat_of,
    spared_by,
)
from panoplie.games.guardians.can.choices import SPACE, waiting_allies_in_sight, zones_with_others
from panoplie.games.guardians.cards.kit import card, comes_to, everybody_in, quicken, why_not_at_range
from panoplie.games.guardians.cards.objects import UNHURT, heals_one, unhurt
from panoplie.games.guardians.facts import Facts
from panoplie.games.guardians.powers import Blow, Trial, barred, succeeds
from panoplie.games.guardians.state import BUS, NOWHERE, State
from panoplie.games.guardians.threats.five_faces import SEALED_OFF, can_seal, seal
from panoplie.games.guardians.verbs.fights import attack_all
from panoplie.games.guardians.verbs.harm import heal
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import pick

VAULT, PEDESTAL, LIGHTS = 1, 2, 4
"""Bits of what is done once a game; the lights count twice, once a team. Bits of a turn are heroes at the desk."""

DONE: Final = Refusal("done-already", "GC-175")
NO_CONCERT: Final = Refusal("no-concert", "GC-175")
NO_ALLY: Final = Refusal("no-ally-waits", "GC-073")
NO_TARGET: Final = Refusal("no-target", "GC-070")
NO_EXIT: Final = Refusal("no-exit", "GC-105")
DARK: Final = Refusal("dark-already", "GC-175")


def threat_is(g: State, name: str) -> bool:
    f: Facts = g.facts
    return f.threats[g.threat].id == name


def vault(g: State, me: int, it: Any, trial: Trial) -> None:
    """The first success of the game heals every hero of the team."""
    g.once[0] |= VAULT
    for hero in heroes_of(g, g.team[me]):
        heal(g, hero, it.heals)


@aim(SPACE, verb="go", kind="subway", other=NO_EXIT)
def exits(g: State, seat: Seat, fig: int) -> Aimed[int]:
    """Any free Space of a Zone at the edge of the board (GC-105)."""
    return [(cell, None) for cell in free_cells(g, district_of(g).border)]


def subway(g: State, me: int, it: Any, trial: Trial) -> Flow:
    """Come out at the edge of the board."""
    cell = yield from pick(g, seat_of(g, me), it, exits, me)
    if cell is not None:
        comes_to(g, me, it, cell)


def mixing_desk(g: State, me: int, it: Any, trial: Trial) -> None:
    """The Volume falls, once per hero and turn."""
    g.once[1] |= 1 << me
    g.track = max(0, g.track - it.track)
    g.tell("track", "GC-115", threat=g.facts.threats[g.threat].id, track=g.track)


def why_not_mix(g: State, me: int, it: Any) -> Refusal | None:
    if not threat_is(g, "feedback"):
        return NO_CONCERT
    return DONE if g.once[1] >> me & 1 else None


def crane(g: State, me: int, it: Any, trial: Trial) -> Flow:
    """One roll of Combat dice against everybody in a Zone in sight, allies too (GC-A51)."""
    seat = seat_of(g, me)
    zone = yield from pick(g, seat, it, zones_with_others, me, it)
    if zone is not None:
        there = [who for who in everybody_in(g, zone) if who >= spared_by(g, me)]
        yield from attack_all(g, seat, Blow(me, NOBODY, True, combat=it.dice), there)


def why_not_swing(g: State, me: int, it: Any) -> Refusal | None:
    return why_not_at_range(g, me, it) or (None if zones_with_others.any(g, 0, me, it) else NO_TARGET)


def breaker(g: State, me: int, it: Any, trial: Trial) -> None:
    """Nobody attacks at range until the end of the turn."""
    g.blackout = 1


def pedestal(g: State, me: int, it: Any, trial: Trial) -> None:
    """The artefact is sealed, or Damage is healed once a game."""
    if threat_is(g, "five_faces"):
        seal(g, me)
    else:
        g.once[0] |= PEDESTAL
        heal(g, me, it.heals)


def why_not_pedestal(g: State, me: int, it: Any) -> Refusal | None:
    if threat_is(g, "five_faces"):
        return None if can_seal(g) else SEALED_OFF
    return DONE if g.once[0] & PEDESTAL else None if g.damage[me] else UNHURT


def traffic_lights(g: State, me: int, it: Any, trial: Trial) -> Flow:
    """The bus waits this turn, once a team and game; without a bus an ally has an Action more."""
    if threat_is(g, "farewell_tour"):
        g.once[0] |= LIGHTS << g.team[me]
        g.holds = 1
        return
    ally = yield from pick(g, seat_of(g, me), it, waiting_allies_in_sight, me, it)
    if ally is not None:
        quicken(g, ally, it)


def why_not_lights(g: State, me: int, it: Any) -> Refusal | None:
    if threat_is(g, "farewell_tour"):
        if g.at[BUS] == NOWHERE:
            return NO_TARGET
        return DONE if g.once[0] & LIGHTS << g.team[me] or g.holds else None
    return None if waiting_allies_in_sight.any(g, 0, me, it) else NO_ALLY


card("vault", succeeds(vault), barred(lambda g, me, it: DONE if g.once[0] & VAULT else None))
card("subway", succeeds(subway))
card("fountain", succeeds(heals_one), barred(unhurt))
card("diner", succeeds(heals_one), barred(unhurt))
card("mixing_desk", succeeds(mixing_desk), barred(why_not_mix))
card("crane", succeeds(crane), barred(why_not_swing))
card("breaker", succeeds(breaker), barred(lambda g, me, it: DARK if g.blackout else None))
card("pedestal", succeeds(pedestal), barred(why_not_pedestal))
card("traffic_lights", succeeds(traffic_lights), barred(why_not_lights))
