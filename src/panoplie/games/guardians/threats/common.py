"""What several Threat sheets have in common (GC-107 to GC-115)."""

from __future__ import annotations

from typing import Any

from panoplie.games.guardians.board import (
    alone_against_the_game,
    district_of,
    name_of,
    seat_of,
    space_name,
    team_of,
)
from panoplie.games.guardians.facts import MENTAL
from panoplie.games.guardians.powers import Blow, hearken
from panoplie.games.guardians.state import BUS, LEADER, MINION, NOTHING, NOWHERE, VILLAIN_TEAM, State
from panoplie.games.guardians.verbs.harm import hurt
from panoplie.games.guardians.verbs.moves import drive_back, enter, nearest_free
from panoplie.games.guardians.verbs.papers import SHEET, publish
from panoplie.games.guardians.verbs.trials import forced_test
from panoplie.games.guardians.verbs.villainy import act
from panoplie.kernel.answers import NOBODY
from panoplie.kernel.asks import Flow

LARGE, MEDIUM = 0, 1
"""The two articles of every sheet, as the file lists them."""


def scaled(g: State, name: str) -> int:
    """A number of the sheet for all heroes who began the adventure; some are others against the game (GC-180)."""
    heroes = sum([owner != NOBODY for owner in g.owner])
    found: int = g.facts.scaled(g.threat, name, heroes, alone_against_the_game(g))
    return found


def adventure(g: State, name: str) -> int:
    """What the adventure of a campaign adds to a number."""
    return 0 if g.adventure == NOTHING else int(getattr(g.facts.adventures[g.adventure], name))


def leaders_health(g: State) -> int:
    """HEALTH of the Super Villain, or of an avatar; harder to hit, he may have less of it (GC-187)."""
    level = g.options["difficulty"]
    own = 0 if level == "printed" else scaled(g, f"health_{level}")
    return own or scaled(g, "health")


def place_villain(g: State, fig: int, cell: int) -> None:
    """A villain enters, with the HEALTH that the sheet gives; an adventure leaves him some (GC-A50)."""
    g.health[fig] = max(g.facts.number["least_health"], leaders_health(g) + adventure(g, "health"))
    enter(g, fig, VILLAIN_TEAM, cell)
    hearken(g, fig)


def place_minions(g: State, it: Any) -> None:
    """The minions of the start (GC-107)."""
    at = district_of(g).at
    count = min(scaled(g, "minions") + adventure(g, "minions"), len(it.minion_spaces))
    for name in it.minion_spaces[:count]:
        spawn(g, at[name], quiet=True)


def spawn(g: State, cell: int, quiet: bool = False) -> None:
    """A minion enters as near to a Space as there is room, if a figure is left."""
    fig = next((fig for fig in range(MINION, BUS) if g.team[fig] == NOBODY), NOBODY)
    where = nearest_free(g, cell)
    if fig == NOBODY or where == NOWHERE:
        return
    row = g.facts.minions_of[g.threat]
    g.health[fig] = row.health
    enter(g, fig, VILLAIN_TEAM, where)
    hearken(g, fig)
    if not quiet:
        g.tell("spawned", "GC-108", figure=name_of(g, fig), space=space_name(g, where))


def start_track(g: State, it: Any) -> None:
    """Where the track begins: more heroes do more in a turn, and have fewer of them (GC-115)."""
    g.track = it.track.start + scaled(g, "track") + adventure(g, "track")


def raise_track(g: State, it: Any, amount: int) -> None:
    """The villain comes nearer to his aim; there he wins at once (GC-004, GC-139)."""
    g.track = min(it.track.end, g.track + amount)
    g.tell("track", "GC-115", threat=it.id, track=g.track)
    if g.track >= it.track.end:
        g.ending = "villain_wins"


def lower_track(g: State, it: Any, amount: int) -> None:
    g.track = max(0, g.track - amount)
    g.tell("track", "GC-115", threat=it.id, track=g.track)


def minion_acts(g: State, fig: int) -> Flow | None:
    """A minion has the Actions of its sheet, or none if it was stunned."""
    if g.stun[fig]:
        g.stun[fig] = 0
        return None
    return act(g, fig, g.facts.minions_of[g.threat].actions)


def actions_of(g: State, fig: int) -> int:
    """The Actions of the Super Villain or an avatar this turn."""
    count = max(0, scaled(g, "actions") - g.stun[fig])
    g.stun[fig] = 0
    return count


def scream(g: State, it: Any, blow: Blow, target: int, hit: bool) -> Flow:
    """Whoever attacks X-Tina and leaves her standing makes a Direct MENTAL Test, or suffers (GC-112)."""
    by = blow.by
    if target != LEADER or g.at[target] == NOWHERE or by >= LEADER or g.at[by] == NOWHERE:
        return
    if not (yield from forced_test(g, seat_of(g, by), by, it.react.mental, MENTAL)):
        yield from hurt(g, by, it.react.damage)
        if g.at[by] != NOWHERE:
            drive_back(g, by, g.at[target])


def award(g: State, article: int, doer: int) -> None:
    """An article for the team of whoever did it; nobody's if it was a villain (GC-147, GC-148, GC-A30)."""
    if 0 <= doer < LEADER:
        publish(g, team_of(g, doer), SHEET, article)


def award_more(g: State, article: int, counts: list[int]) -> None:
    """An article for the team that has more; against the game for reaching the sheet's number (GC-A31)."""
    if alone_against_the_game(g):
        if counts[0] >= scaled(g, "solo"):
            publish(g, 0, SHEET, article)
    elif counts[0] != counts[1]:
        publish(g, int(counts[1] > counts[0]), SHEET, article)
