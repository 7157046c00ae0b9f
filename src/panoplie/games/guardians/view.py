"""What a seat sees: all that lies on the table but the Wound deck and the other team's Initiative stack."""

from __future__ import annotations

import msgspec

from panoplie.games.guardians import look
from panoplie.games.guardians.board import (
    alone_against_the_game,
    defence_of,
    district_of,
    health_of,
    name_of,
    plan,
    stat_of,
    taken,
    wounds_held,
)
from panoplie.games.guardians.can.turns import has_free_move
from panoplie.games.guardians.faces import Faces, faces
from panoplie.games.guardians.facts import SPEED
from panoplie.games.guardians.look import Article, District, Paper, Reach
from panoplie.games.guardians.powers import Blow, first, row_of
from panoplie.games.guardians.rows import RANKS, STATS
from panoplie.games.guardians.score import article_value, paper_value, totals
from panoplie.games.guardians.setup import PAPERS
from panoplie.games.guardians.state import (
    ACTIVATION,
    BUS,
    DAMAGE_DONE,
    DOOR_TOKENS,
    FIGURES,
    HEROES,
    LEADER,
    NOTHING,
    NOWHERE,
    PHASES,
    SET_UP,
    SPOT_TOKENS,
    TESTS_DONE,
    State,
)
from panoplie.games.guardians.verbs.papers import progress_of
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.sight import EVERYONE, Zone


class Laid(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card beside a sheet: on the left its power works, on the right its technique."""

    card: str
    side: str
    down: bool = False
    used: bool = False


class Hero(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hero's sheet and his cards. Stats are the five characteristics as they are now."""

    id: str
    seat: int
    team: int
    rank: str
    main: bool
    in_play: bool
    stats: list[int]
    damage: int
    hand: list[str]
    laid: list[Laid]
    discard: list[str]
    wounds: int
    mission: str | None
    progress: int
    done: bool
    damage_done: int
    tests_done: int
    tokens: list[int]
    acted: bool


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody on the map; the bus too. A sheet is the id of a hero, Sidekick, villain or token."""

    id: str
    sheet: str
    team: int | None
    space: str
    damage: int
    health: int
    defence: int
    actions: int = 0
    """Actions gained or lost for the next activation."""
    host: str | None = None
    """The hero of a Sidekick."""


class Thing(msgspec.Struct, frozen=True):
    """An Object or a machine on the map."""

    id: str
    space: str


class Malus(msgspec.Struct, frozen=True):
    """-1 tokens: on a Space, on a figure or on a door."""

    on: str
    count: int


class Track(msgspec.Struct, frozen=True):
    """The progress of the villain: where it stands, where he wins, and its margins."""

    at: int
    end: int
    margins: list[int]


class Chapter(msgspec.Struct, frozen=True):
    """An adventure that is over: both front pages, and whether the villain or the heroes won it."""

    adventure: str
    villain_won: bool
    stopped: bool
    pages: list[int]


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it. Spaces are named by column and row, Zones by tile and letter."""

    phase: str
    turn: int
    last_turn: int
    threat: str | None
    adventure: str | None
    together: bool
    teams: list[int]
    """The team of each seat."""
    district: District | None
    heroes: list[Hero]
    figures: list[Figure]
    objects: list[Thing]
    machines: list[Thing]
    malus: list[Malus]
    closed: list[str]
    track: Track | None
    hostages: int
    blackout: bool
    active: str | None
    left: int
    first: int | None
    stacks: list[list[str | None]]
    """The Initiative cards that are still to be turned over, the next first; nothing for one that is hidden."""
    order: list[str]
    """The heroes who have acted this turn."""
    wound_deck: int
    credit: list[int]
    papers: list[Paper]
    totals: list[int]
    saga: list[Chapter]
    adventures: list[str]
    """All adventures of the campaign, in their order."""
    faces: Faces
    ending: str | None = None
    reach: Reach | None = None
    """Where the active figure can go with a Move, and whom it sees."""


def view(g: State, seat: Seat | None) -> View:
    """The table as a seat, or a spectator, sees it."""
    f = g.facts
    ready = g.phase != SET_UP
    threat = f.threats[g.threat]
    acting = g.phase == ACTIVATION and g.active != NOBODY and not g.ending
    return View(
        phase=PHASES[g.phase],
        turn=g.turn,
        last_turn=threat.turns,
        threat=threat.id if any([owner != NOBODY for owner in g.owner]) else None,
        adventure=None if g.adventure == NOTHING else f.adventures[g.adventure].id,
        together=alone_against_the_game(g),
        teams=g.side_of,
        district=look.district(g) if ready or g.objects else None,
        heroes=[_hero(g, hero) for hero in range(HEROES) if g.owner[hero] != NOBODY],
        figures=[_figure(g, fig) for fig in range(FIGURES) if g.at[fig] != NOWHERE],
        objects=[
            Thing(f.objects[kind].id, district_of(g).names[cell])
            for kind, cell in zip(g.objects, g.object_at, strict=True)
            if cell != NOWHERE
        ],
        machines=[Thing("sonic_machine", name) for name in look.names(g, g.machines)],
        malus=_malus(g),
        closed=[name for door, name in enumerate(district_of(g).doors) if g.closed >> door & 1],
        track=None if threat.track is None else Track(g.track, threat.track.end, list(threat.track.margins)),
        hostages=g.hostages,
        blackout=bool(g.blackout),
        active=name_of(g, g.active) if acting else None,
        left=g.left if acting else 0,
        first=g.first if g.phase == ACTIVATION else None,
        stacks=[_stack(g, team, seat) for team in (0, 1)],
        order=[f.hero_ids[hero] for hero in g.order],
        wound_deck=len(g.wounds),
        credit=g.credit,
        papers=[_paper(g, team) for team in sorted(set(g.side_of))],
        totals=totals(g),
        saga=[Chapter(f.adventures[row[0]].id, bool(row[1]), bool(row[4]), row[2:4]) for row in g.saga],
        adventures=[] if g.adventure == NOTHING else [row.id for row in f.adventures],
        faces=faces(f),
        ending=g.ending or None,
        reach=_reach(g) if acting and g.at[g.active] != NOWHERE else None,
    )


def _hero(g: State, hero: int) -> Hero:
    f = g.facts
    in_play = g.team[hero] != NOBODY
    return Hero(
        id=f.hero_ids[hero],
        seat=g.owner[hero],
        team=g.side_of[g.owner[hero]],
        rank=RANKS[g.rank[hero]],
        main=bool(g.main[hero]),
        in_play=in_play,
        stats=[stat_of(g, hero, stat) for stat in range(len(STATS))],
        damage=g.damage[hero],
        hand=[f.rows[kind].id for kind in g.hand[hero]],
        laid=[
            Laid(
                f.rows[card >> 1].id,
                ("left", "right")[card & 1],
                bool(g.down[hero] >> place & 1),
                bool(g.used >> (card >> 1) & 1),
            )
            for place, card in enumerate(g.laid[hero])
        ],
        discard=[f.rows[kind].id for kind in g.discard[hero]],
        wounds=wounds_held(g, hero),
        mission=None if g.mission[hero] == NOTHING else f.mission_ids[g.mission[hero]],
        progress=progress_of(g, hero),
        done=bool(g.done[hero]),
        damage_done=g.deeds[hero * 3 + DAMAGE_DONE],
        tests_done=g.deeds[hero * 3 + TESTS_DONE],
        tokens=g.plus[hero * 5 : hero * 5 + 5],
        acted=hero in g.order,
    )


def _figure(g: State, fig: int) -> Figure:
    sheet = g.facts.hero_ids[fig] if fig < HEROES else "tour_bus" if fig == BUS else row_of(g, fig).id
    return Figure(
        id=name_of(g, fig),
        sheet=sheet,
        team=None if fig == BUS else g.team[fig],
        space=district_of(g).names[g.at[fig]],
        damage=g.damage[fig],
        health=health_of(g, fig),
        defence=defence_of(g, fig, Blow(fig, fig)),
        actions=g.more[fig] - g.stun[fig],
        host=g.facts.hero_ids[g.host[fig - HEROES]] if HEROES <= fig < LEADER else None,
    )


def _malus(g: State) -> list[Malus]:
    district = district_of(g)
    names = [*district.names, *[""] * (SPOT_TOKENS - district.size), *g.facts.figures[g.threat], *district.doors]
    assert DOOR_TOKENS == SPOT_TOKENS + FIGURES
    return [Malus(names[place], count) for place, count in enumerate(g.malus) if count]


def _stack(g: State, team: int, seat: Seat | None) -> list[str | None]:
    pile = g.stack[team]
    bit = 0 if seat is None else 1 << seat
    ids = g.facts.hero_ids
    return [ids[hero] if known & bit else None for hero, known in zip(pile.cards, pile.known, strict=True)][::-1]


def _reach(g: State) -> Reach:
    fig = g.active
    can_move = g.left > 0 or (fig < HEROES and has_free_move(g, fig))
    return look.reach(g, fig, stat_of(g, fig, SPEED) if can_move else 0, plan(g), taken(g))


def _paper(g: State, team: int) -> Paper:
    articles = [_article(g, article) for article in g.articles if article[0] == team]
    return Paper(PAPERS[g.paper[team]], team, articles, paper_value(g, team), look.headlines(g, team))


def _article(g: State, article: list[int]) -> Article:
    _, kind, number = article
    f = g.facts
    row = f.articles[g.threat][number % 2]
    return Article(
        kind=("sheet", "blue", "red")[kind],
        id=row.id if kind == 0 else f.hero_ids[number],
        size=row.size if kind == 0 else "small" if kind == 1 else "negative",
        value=article_value(g, article),
    )


def zones(g: State) -> list[Zone]:
    """Every place where cards lie: all know Power cards, nobody the Wound deck, its team a stack."""
    found = [g.wounds.zone("wounds"), Zone("wounds", g.wound_discard, EVERYONE)]
    found[0].sort = found[1].sort = "card"
    for hero in range(HEROES):
        laid = [card >> 1 for card in g.laid[hero]]
        for cards in (g.box[hero], g.hand[hero], laid, g.discard[hero]):
            found.append(Zone("cards", cards, EVERYONE, "card"))
    for team, pile in enumerate(g.stack):
        found.append(Zone(f"stack {team}", pile.cards, pile.known, "initiative"))
    rest = [hero for hero in range(HEROES) if hero not in g.stack[0] and hero not in g.stack[1]]
    found.append(Zone("initiative", rest, EVERYONE, "initiative"))
    return found


def possible(g: State, seat: Seat | None) -> bool:
    """Whoever must be the first of his team lies on top, as long as nobody of it has acted."""
    for pile in g.stack:
        leaders = [hero for hero in pile.cards if g.heeds[hero] & first.bit]
        if leaders and pile.cards[-1] not in leaders:
            return False
    return True
