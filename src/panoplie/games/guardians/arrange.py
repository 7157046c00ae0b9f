"""How a table of Guardians' Chronicles is laid out by name, in the middle of a game: for lessons and for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from panoplie.games.guardians.board import district_of
from panoplie.games.guardians.facts import LEFT, RIGHT
from panoplie.games.guardians.powers import acts, hearken, speaking
from panoplie.games.guardians.rows import RANKS, STATS
from panoplie.games.guardians.state import (
    BUS,
    HEROES,
    LEADER,
    MINION,
    MISSION,
    NOTHING,
    PHASES,
    VILLAIN_TEAM,
    State,
)
from panoplie.games.guardians.threats.common import leaders_health, scaled
from panoplie.games.guardians.verbs.moves import enter, put
from panoplie.games.guardians.verbs.papers import BLUE, RED, SHEET
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.piles import Pile


def arrange(
    g: State,
    villains: Mapping[str, Any] | None = None,
    objects: str = "",
    machines: str = "",
    active: str | None = None,
    actions: int | None = None,
    phase: str = "activation",
    turn: int = 1,
    track: int | None = None,
    doors: str | None = None,
    acted: str = "",
    first: int = 0,
    second: int | None = None,
    helpers: Mapping[str, str] | None = None,
    credit: Sequence[int] = (0, 0),
    rivals_hit: Sequence[int] = (0, 0),
    articles: Mapping[int, str] | None = None,
    malus: str = "",
    wounds: str | None = None,
    adventure: int | None = None,
    saga: Sequence[Sequence[int]] = (),
    **heroes: Mapping[str, Any],
) -> None:
    """In the middle of a turn, unless a phase is named: ultrawoman={"at": "e5", "left": "heat_vision"}.

    Of a front page are named its articles: `large medium blue:rage red:tempo`; of the Wound deck, if it matters,
    all its cards from the top; of -1 tokens Spaces and numbers: `c1:2`.

    Heroes are named with where they stand and what is theirs; the first belongs to seat 0, the next to seat 1 and
    so on, unless they say so. Cards that are not named, nor set aside, are in the hero's hand. Who is not `active`
    waits in the stack of his team, in the order in which heroes are named. `helpers` are Sidekicks of the first
    hero, `credit` is what each team has done for the sheet's medium article, `rivals_hit` its Damage on the heroes
    of the other.
    """
    f = g.facts
    g.threat = f.threat_at[g.options["threat"]]
    g.layout = int(g.options["map"] == "other")
    g.turn, g.first, g.phase = turn, first, PHASES.index(phase)
    g.credit[:], g.rivals_hit[:] = credit, rivals_hit
    district = district_of(g)
    g.closed = district.closed if doors is None else _doors(g, doors)
    for place, (name, sheet) in enumerate(heroes.items()):
        _set_hero(g, f.hero_at[name], place % g.seats, **sheet)
    for name, space in (helpers or {}).items():
        helper = f.figure_at[g.threat][name]
        g.host[helper - HEROES] = f.hero_at[next(iter(heroes))]
        enter(g, helper, 0, district.at[space])
        hearken(g, helper)
    sheet_row = f.threats[g.threat]
    g.track = track if track is not None else sheet_row.track.start if sheet_row.track else 0
    for name, where in (villains or {}).items():
        _set_villain(g, name, where)
    for written in objects.split():
        name, _, space = written.partition("@")
        g.objects.append(f.object_at[name])
        g.object_at.append(district.at[space])
        g.object_mask |= 1 << district.at[space]
    g.machines = sum([1 << district.at[space] for space in machines.split()])
    g.adventure = g.adventure if adventure is None else adventure
    g.saga = [list(chapter) for chapter in saga]
    g.second_last = NOBODY if second is None else second
    for team, written in (articles or {}).items():
        g.articles += [_article(g, team, word) for word in written.split()]
    for written in malus.split():
        name, _, count = written.partition(":")
        g.malus[district.at[name]] = int(count)
    if wounds is not None:
        g.wounds = Pile([f.kind_at[name] for name in reversed(wounds.split())])
    gone = [f.hero_at[name] for name in acted.split()]
    g.order += gone
    g.queue = [NOBODY] if phase == "villains" else []
    if phase == "activation":
        _start(g, list(heroes), gone, active, actions)


def _article(g: State, team: int, word: str) -> list[int]:
    kind, _, hero = word.partition(":")
    if hero:
        return [team, {"blue": BLUE, "red": RED}[kind], g.facts.hero_at[hero]]
    return [team, SHEET, ("large", "medium").index(kind)]


def _doors(g: State, closed: str) -> int:
    doors = district_of(g).doors
    return sum([1 << doors.index(name) for name in closed.split()])


def _set_hero(
    g: State,
    hero: int,
    owner: Seat,
    at: str,
    seat: Seat | None = None,
    left: str = "",
    right: str = "",
    hand: str | None = None,
    discard: str = "",
    damage: int = 0,
    rank: str = "hero",
    aside: str = "",
    learnt: str = "",
    main: bool = True,
    mission: str | None = None,
    progress: int = 0,
    done: bool = False,
    tokens: str = "",
) -> None:
    f = g.facts
    g.owner[hero] = owner if seat is None else seat
    g.main[hero] = int(main)
    g.rank[hero] = RANKS.index(rank)
    g.deck[hero] = [*f.bases[hero], *(f.rookies[hero] if rank == "rookie" else ())]
    g.deck[hero] += f.veterans[hero] if rank == "veteran" else ()
    for name in aside.split():
        g.deck[hero].remove(f.kind_at[name])
    g.deck[hero] += [f.kind_at[name] for name in learnt.split()]
    for side, cards in ((LEFT, left), (RIGHT, right)):
        g.laid[hero] += [_take(g, hero, name) * 2 + side for name in cards.split()]
    g.discard[hero] = [_take(g, hero, name) for name in discard.split()]
    rest = " ".join([f.rows[kind].id for kind in g.deck[hero] if kind in g.box[hero]])
    g.hand[hero] = [_take(g, hero, name) for name in (rest if hand is None else hand).split()]
    for stat in tokens.split():
        g.plus[hero * 5 + STATS.index(stat)] += 1
    g.mission[hero] = NOTHING if mission is None else f.mission_ids.index(mission)
    g.deeds[hero * 3 + MISSION] = progress
    g.done[hero] = int(done)
    enter(g, hero, g.side_of[g.owner[hero]], district_of(g).at[at])
    g.damage[hero] = damage
    hearken(g, hero)


def _take(g: State, hero: int, name: str) -> int:
    kind: int = g.facts.kind_at[name]
    if g.facts.is_wound[kind]:
        g.wounds.take(kind)
    else:
        assert kind in g.box[hero], f"{name} is no card of this hero, or named twice."
        g.box[hero].remove(kind)
    return kind


def _set_villain(g: State, name: str, where: Any) -> None:
    """A villain by his Space, or by a Space and what else is known of him."""
    told: dict[str, Any] = {"at": where} if isinstance(where, str) else dict(where)
    fig = g.facts.figure_at[g.threat][name]
    cell = district_of(g).at[told["at"]]
    if fig == BUS:
        put(g, BUS, cell)
        g.health[BUS] = told.get("health", scaled(g, "bus_health"))
        g.hostages = told.get("hostages", g.facts.tokens["tour_bus"].hostages)
    else:
        usual = leaders_health(g) if LEADER <= fig < MINION else g.facts.minions_of[g.threat].health
        g.health[fig] = told.get("health", usual)
        enter(g, fig, VILLAIN_TEAM, cell)
        hearken(g, fig)
    g.damage[fig] = told.get("damage", 0)
    g.stun[fig] = told.get("stun", 0)


def _start(g: State, named: list[str], gone: list[int], active: str | None, actions: int | None) -> None:
    """Somebody is being activated; the others wait in their stacks."""
    f = g.facts
    hero = f.hero_at[active or named[0]]
    for name in reversed(named):
        other = f.hero_at[name]
        if other not in (hero, *gone):
            team = g.team[other]
            friends = sum([1 << seat for seat, side in enumerate(g.side_of) if side == team])
            g.stack[team].put(other, friends)
    g.order.append(hero)
    usual = f.number["actions"] + sum([hook(it) for it, hook in speaking(g, hero, acts)])
    g.active, g.left = hero, usual if actions is None else actions
    assert hero < HEROES
