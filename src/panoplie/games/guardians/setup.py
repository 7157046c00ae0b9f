"""Setting up: heroes, cards, newspapers, Missions, the district and everybody's place in it (GC-018 to GC-028)."""

from __future__ import annotations

from typing import Final

from panoplie.games.guardians.board import alone_against_the_game, district_of, name_of, space_name
from panoplie.games.guardians.can.choices import cards_to_take, heroes_left, start_spaces
from panoplie.games.guardians.facts import HERO, ROOKIE, VETERAN
from panoplie.games.guardians.odds import dice
from panoplie.games.guardians.powers import hearken, starts, threat_hook
from panoplie.games.guardians.rows import RANKS
from panoplie.games.guardians.state import (
    BULLDOG,
    HEROES,
    MAIN,
    NOTHING,
    SCOOP,
    SET_UP,
    STRATEGY,
    State,
    clear,
    is_campaign,
)
from panoplie.games.guardians.verbs.cards import TEAMS
from panoplie.games.guardians.verbs.moves import enter, nearest_free
from panoplie.kernel.aims import Aimed, aim, ids
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.asks import Flow, Lot, Roll
from panoplie.kernel.piles import shuffle
from panoplie.kernel.questions import pick, some

PAPERS: Final = ("chronicles", "herald")
HIGHER_RANK: Final = "higher_rank"
"""The choice of the option `team_up` with which a smaller team has better heroes and not more."""
MISSION_DIE: Final = dice(("1", "2", "3", "4", "5", "6"))


@aim(ids(PAPERS), verb="paper", taste=True)
def papers(g: State, seat: Seat) -> Aimed[int]:
    """The first team chooses its newspaper, the other has the other one (GC-026)."""
    return [(paper, None) for paper in range(len(PAPERS))]


def set_up(g: State) -> Flow:
    """Heroes first, then the newspapers and all that belongs to the first adventure (GC-018 to GC-028)."""
    yield from choose_threat(g)
    for seat in range(g.seats):
        yield from take_hero(g, seat, MAIN)
    yield from call_in_more(g)
    for hero in heroes_in_play(g):
        yield from make_deck(g, hero, rank_at_first(g, hero))
    paper = yield from pick(g, g.side_of.index(0), None, papers)
    if paper:
        g.paper.reverse()
    yield from open_adventure(g)


def choose_threat(g: State) -> Flow:
    """The scenario that the table has agreed on, or one by chance (GC-023, GC-024)."""
    f = g.facts
    chosen = g.options["threat"]
    g.layout = int(g.options["map"] == "other")
    if is_campaign(g.options):
        chosen = f.adventures[0].threat
        g.layout = f.adventures[0].layout
    elif chosen == "random":
        fit = [row.id for row in f.threats if row.solo or not alone_against_the_game(g)]
        _, chosen = yield Lot([("threat", name) for name in fit])
    g.threat = f.threat_at[chosen]


def take_hero(g: State, seat: Seat, main: int) -> Flow:
    """A player chooses a hero whom nobody has, or draws one (GC-018)."""
    if g.options["heroes"] == "random":
        _, name = yield Lot([("hero", g.facts.hero_ids[hero]) for hero in heroes_left.legal(g, seat)])
        hero = g.facts.hero_at[name]
    else:
        hero = yield from pick(g, seat, None, heroes_left)
    g.owner[hero] = seat
    g.main[hero] = main
    g.tell("took_hero", "GC-018", seat=seat, figure=g.facts.hero_ids[hero])


def call_in_more(g: State) -> Flow:
    """TEAM-UP heroes for the smaller team, or for both (GC-021, GC-022, GC-029, GC-183)."""
    wanted = g.options["team_up"]
    if alone_against_the_game(g) or wanted in ("never", HIGHER_RANK):
        return
    sizes = [g.side_of.count(team) for team in (0, 1)]
    least = {"even": max(sizes), "two": 2, "three": 3}[wanted]
    for team in (0, 1):
        members = [seat for seat in range(g.seats) if g.side_of[seat] == team]
        for place in range(least - len(members)):
            yield from take_hero(g, members[place % len(members)], 0)


def rank_at_first(g: State, hero: int) -> int:
    """The rank of the table; with an option a team short of heroes has the next one (GC-052, GC-053, GC-094)."""
    if is_campaign(g.options):
        return ROOKIE
    rank = RANKS.index(g.options["rank"])
    mine = g.side_of[g.owner[hero]]
    short = g.side_of.count(mine) < g.side_of.count(1 - mine)
    return min(VETERAN, rank + 1) if short and g.options["team_up"] == HIGHER_RANK else rank


def make_deck(g: State, hero: int, rank: int) -> Flow:
    """The cards of a rank: a Rookie lacks two, by chance, and has two of his own (GC-019, GC-087, GC-091)."""
    f = g.facts
    g.rank[hero] = rank
    deck = list(f.bases[hero])
    if rank == ROOKIE:
        for _ in f.rookies[hero]:
            rest = [kind for kind in deck if kind != f.weakness[hero]]
            _, aside = yield Lot([("aside", f.rows[kind].id) for kind in rest])
            deck.remove(f.kind_at[aside])
        deck += f.rookies[hero]
    elif rank == VETERAN:
        deck += f.veterans[hero]
    g.deck[hero] = deck
    assert rank in (ROOKIE, HERO, VETERAN)


# An adventure


def open_adventure(g: State) -> Flow:
    """The board, cards in hand, Missions, and everybody's place (GC-107, GC-116, GC-193)."""
    clear(g)
    g.phase = SET_UP
    f = g.facts
    if g.adventure != NOTHING:
        row = f.adventures[g.adventure]
        g.threat, g.layout = f.threat_at[row.threat], row.layout
        g.tell("adventure", "GC-087", adventure=row.id, number=g.adventure + 1)
    lay_out(g)
    for hero in heroes_in_play(g):
        yield from deal(g, hero)
    yield from shuffle(g.wounds)
    if not alone_against_the_game(g):
        for hero in heroes_in_play(g):
            if g.main[hero]:
                yield from roll_mission(g, hero)
    yield from take_places(g)
    hook = threat_hook(g, starts)
    if hook is not None:
        hook(g, f.threats[g.threat])
    g.phase = STRATEGY


def heroes_in_play(g: State) -> list[int]:
    return [hero for hero in range(HEROES) if g.owner[hero] != NOBODY]


def deal(g: State, hero: int) -> Flow:
    """The whole deck in hand; for TEAM-UP and solo heroes three cards and the Weakness (GC-031, GC-185)."""
    f = g.facts
    cards = g.deck[hero][:]
    alone = alone_against_the_game(g)
    if alone or not g.main[hero]:
        count = f.number["solo_cards" if alone else "team_up_cards"]
        cards = yield from some(g, g.owner[hero], f.heroes[hero], count, count, cards_to_take, hero)
        cards = [*cards, f.weakness[hero]]
    for kind in cards:
        g.box[hero].remove(kind)
    g.hand[hero] = cards


def roll_mission(g: State, hero: int) -> Flow:
    """A Combat die, by its six faces, names a player's Personal Mission (GC-027, GC-A29)."""
    (face,) = yield Roll(MISSION_DIE, 1, g.owner[hero])
    g.mission[hero] = g.facts.missions[hero][int(face) - 1]
    g.tell("mission", "GC-027", figure=g.facts.hero_ids[hero], mission=g.facts.mission_ids[g.mission[hero]])


def lay_out(g: State) -> None:
    """Doors and Objects as the sheet shows them (GC-116)."""
    district = district_of(g)
    g.closed = district.closed
    for placed in g.facts.threats[g.threat].objects:
        cell = district.at[placed.space]
        g.objects.append(g.facts.object_at[placed.id])
        g.object_at.append(cell)
        g.object_mask |= 1 << cell


def take_places(g: State) -> Flow:
    """Team by team, alternating, each hero takes a start Space of his camp (GC-020, GC-107, GC-193)."""
    alone = alone_against_the_game(g)
    teams = [[hero for hero in heroes_in_play(g) if g.side_of[g.owner[hero]] == team] for team in (0, 1)]
    begins = 0
    if not alone:
        _, name = yield Lot([("first", team) for team in TEAMS])
        begins = TEAMS.index(name)
    for place in range(HEROES):
        for team in (begins, 1 - begins):
            if place < len(teams[team]):
                hero = teams[team][place]
                camp = int(g.options["camp"] == "second") if alone else team
                cell = yield from pick(g, g.owner[hero], g.facts.heroes[hero], start_spaces, hero, camp)
                assert cell is not None
                enter(g, hero, team, cell)
                hearken(g, hero)
                g.tell("placed", "GC-107", figure=name_of(g, hero), space=space_name(g, cell))
    if alone:
        bring_sidekicks(g)


def bring_sidekicks(g: State) -> None:
    """Each Sidekick stands beside its hero (GC-184)."""
    for place, helper in enumerate((SCOOP, BULLDOG)[: g.options["sidekicks"]]):
        host = g.owner.index(place % g.seats)
        g.host[helper - HEROES] = host
        enter(g, helper, 0, nearest_free(g, g.at[host]))
        hearken(g, helper)
