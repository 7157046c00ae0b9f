"""The parts of the view that are about the map and about the newspapers."""

from __future__ import annotations

import msgspec

from panoplie.games.guardians.board import blockers, district_of, foes_of, is_adjacent, may_shoot, name_of, team_of
from panoplie.games.guardians.districts import bits
from panoplie.games.guardians.map import Plan, landings, line
from panoplie.games.guardians.state import BUS, LEADER, NOWHERE, State
from panoplie.games.guardians.verbs.moves import ways
from panoplie.games.guardians.verbs.papers import FEATS, KNOCKED_OUT, TURNED_OFF
from panoplie.kernel.answers import NOBODY


class Door(msgspec.Struct, frozen=True):
    """A door between two Spaces."""

    id: str
    spaces: list[str]


class Spot(msgspec.Struct, frozen=True):
    """An orange Space and its reference card."""

    id: str
    space: str


class District(msgspec.Struct, frozen=True):
    """The map: for each Space, row by row, its Zone (nothing where it is solid), and what parts Spaces."""

    width: int
    height: int
    tiles: list[list[str]]
    zones: list[str | None]
    walls: list[list[str]]
    doors: list[Door]
    spots: list[Spot]
    route: list[str]


class Stop(msgspec.Struct, frozen=True):
    """Something that cuts a line: a wall, a door, a solid cell or a piece, and the Spaces that it stands on."""

    kind: str
    spaces: list[str]


class Sightline(msgspec.Struct, frozen=True):
    """The line from the active figure to somebody: the Spaces that it passes and what cuts it."""

    target: str
    adjacent: bool
    clear: bool
    spaces: list[str]
    stops: list[Stop]


class Reach(msgspec.Struct, frozen=True):
    """What the active figure can do from where it stands."""

    figure: str
    zones: list[str]
    """The Zones that a Move can enter, nearest first; the first is its own."""
    spaces: list[str]
    """The free Spaces of these Zones."""
    shoots: bool
    lines: list[Sightline]


class Article(msgspec.Struct, frozen=True):
    """An article: of the sheet by its id, or about a hero, Blue for a Mission and Red for a knock-out."""

    kind: str
    id: str
    size: str
    value: int


class Headline(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that really happened: what, who did it, to whom, and in which turn. Said as `headline-<id>`."""

    id: str
    turn: int
    who: str | None = None
    whom: str | None = None


class Paper(msgspec.Struct, frozen=True):
    """A team's front page."""

    id: str
    team: int
    articles: list[Article]
    total: int
    headlines: list[Headline]


def names(g: State, spaces: int) -> list[str]:
    """The names of a set of Spaces."""
    every = district_of(g).names
    return [every[cell] for cell in bits(spaces)]


def district(g: State) -> District:
    """The map as it is printed; which doors are closed now stands beside it."""
    d = district_of(g)
    return District(
        width=d.width,
        height=d.height,
        tiles=[[tile.id for tile in row] for row in d.tiles],
        zones=[d.zone_names[zone] if zone >= 0 else None for zone in d.zone_of],
        walls=sorted([[d.names[one], d.names[other]] for one, other in d.walls]),
        doors=[
            Door(name, [d.names[cell] for cell in edge]) for name, edge in zip(d.doors, d.door_edges, strict=True)
        ],
        spots=[Spot(name, d.names[cell]) for cell, name in d.spots.items()],
        route=list(g.facts.threats[g.threat].route),
    )


def reach(g: State, fig: int, speed: int, plan: Plan, occupied: int) -> Reach:
    """Where a figure can go, and its lines to everybody whom it may want to attack."""
    came = ways(g, fig, speed)
    d = plan.district
    foes = foes_of(g, fig)
    if g.at[BUS] != NOWHERE and fig < LEADER:
        foes.append(BUS)
    return Reach(
        figure=name_of(g, fig),
        zones=[d.zone_names[zone] for zone in came],
        spaces=names(g, landings(plan, came, occupied)),
        shoots=may_shoot(g, fig),
        lines=[_sightline(g, fig, foe, plan) for foe in foes],
    )


def _sightline(g: State, fig: int, foe: int, plan: Plan) -> Sightline:
    every = plan.district.names
    found = line(plan, g.at[fig], g.at[foe], blockers(g, fig))
    stops = [Stop(stop.kind, [every[cell] for cell in stop.spaces]) for stop in found.stops]
    spaces = [every[cell] for cell in found.spaces]
    return Sightline(name_of(g, foe), is_adjacent(g, fig, foe), found.clear, spaces, stops)


def headlines(g: State, team: int) -> list[Headline]:
    """What happened to a team and through it, the latest first (GC-017)."""
    found: list[Headline] = []
    for turn, feat, who, whom in reversed(g.feats):
        hero = whom if feat == KNOCKED_OUT else who
        if not 0 <= hero < LEADER or team_of(g, hero) != team:
            continue
        other = NOBODY if feat == TURNED_OFF else whom
        found.append(
            Headline(
                FEATS[feat],
                turn,
                None if who == NOBODY else name_of(g, who),
                None if other == NOBODY else name_of(g, other),
            )
        )
    return found
