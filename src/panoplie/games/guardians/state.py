"""What lies on the table: figures on the map, cards beside the sheets, the track of the threat, two newspapers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from panoplie.games.guardians.facts import Facts
from panoplie.kernel.answers import NOBODY
from panoplie.kernel.errors import SetupError
from panoplie.kernel.outcome import Sides, all_against_the_box
from panoplie.kernel.piles import Pile, clones
from panoplie.kernel.state import State as KernelState

SET_UP, STRATEGY, ACTIVATION, VILLAINS, WRAP_UP, INTERLUDE = range(6)
PHASES: Final = ("set_up", "strategy", "activation", "villains", "wrap_up", "interlude")

HEROES: Final = 6
"""Figures have fixed numbers: the heroes as the file lists them, then those that follow."""
SCOOP, BULLDOG = 6, 7
LEADER: Final = 8
"""The Super Villain, or the first of five avatars."""
MINION: Final = 13
BUS: Final = 23
FIGURES: Final = 24
NOTHING: Final = -1
"""No adventure, no mission."""
NOWHERE: Final = -1
VILLAIN_TEAM: Final = 2
OBSTACLE: Final = 3
"""The fourth set of Spaces taken, beside those of the teams: the bus, which is nobody's enemy in a Move."""

MAIN, HEIR = 1, 2

DAMAGE_DONE, TESTS_DONE, MISSION = range(3)
"""What is counted for each hero: Damage inflicted, Tests that succeeded, and what his Mission asks for."""


class State(KernelState):
    """Lists of 24 are by figure, lists of 6 by hero; Spaces are numbers, sets of Spaces bit masks."""

    __slots__ = (
        "active",
        "adventure",
        "articles",
        "at",
        "blackout",
        "box",
        "closed",
        "cover",
        "credit",
        "damage",
        "deck",
        "deeds",
        "discard",
        "done",
        "down",
        "ending",
        "eyes",
        "feats",
        "first",
        "hand",
        "health",
        "heeds",
        "holds",
        "host",
        "hostages",
        "laid",
        "layout",
        "left",
        "machines",
        "main",
        "malus",
        "mission",
        "more",
        "moved",
        "object_at",
        "object_mask",
        "objects",
        "once",
        "order",
        "out",
        "owner",
        "paper",
        "phase",
        "plus",
        "queue",
        "rank",
        "rivals_hit",
        "saga",
        "second_last",
        "shift",
        "side_of",
        "spared",
        "spent",
        "stack",
        "stand",
        "stun",
        "team",
        "threat",
        "today",
        "track",
        "turn",
        "used",
        "wound_discard",
        "wounds",
    )  # fmt: skip

    phase: int
    turn: int
    threat: int
    layout: int
    adventure: int
    """Which adventure of a campaign this is, from 0; NOTHING in a single game."""
    ending: str
    """Why the adventure is over, or nothing."""
    side_of: list[int]
    """The team of each seat."""
    paper: list[int]
    """Which newspaper each team has."""

    team: list[int]
    """The team of each figure in play, VILLAIN_TEAM for villains, NOBODY for whoever is not in play."""
    at: list[int]
    stand: list[int]
    """The Spaces that each team, the villains and the bus take up; kept by `verbs.moves.put`."""
    damage: list[int]
    health: list[int]
    """HEALTH of everybody but heroes, whose sheet has it."""
    stun: list[int]
    """Actions that a figure will lack in its next activation."""
    more: list[int]
    """Actions that a figure has in addition this turn."""
    spared: list[int]
    """How much Damage a figure has ignored this turn."""
    spent: list[int]
    """Dice rolled again, a free Move made: bits of what a figure does once."""
    shift: list[int]
    """What is added to the DEFENCE of a figure until the end of the turn."""
    cover: list[int]
    """The Space on which a figure is in cover this turn, or NOWHERE."""
    heeds: list[int]
    """The moments at which a figure's texts speak; kept by `verbs.cards.hearken`."""

    rank: list[int]
    owner: list[int]
    main: list[int]
    """Nothing for a TEAM-UP hero; MAIN for whom his player chose first, HEIR for whoever has taken his place."""
    hand: list[list[int]]
    laid: list[list[int]]
    """The cards beside a sheet: kind * 2 + side."""
    down: list[int]
    """Which of them, by place, are turned face down for the turn."""
    discard: list[list[int]]
    deck: list[list[int]]
    """All Power cards that a hero has at his rank, wherever they are."""
    box: list[list[int]]
    """The Power cards that are not in a hero's deck."""
    out: list[int]
    """Heroes who were knocked out in this adventure."""
    plus: list[int]
    """The +1 tokens of TEAM-UP heroes, five characteristics a hero."""
    mission: list[int]
    done: list[int]
    deeds: list[int]
    today: list[int]
    """What a Mission counts within a turn or an activation."""
    host: list[int]
    """The hero of each Sidekick."""
    wounds: Pile
    wound_discard: list[int]
    stack: list[Pile]
    """The Initiative cards of each team, the next on top."""
    order: list[int]
    """The heroes in the order in which their Initiative cards were turned over this turn."""

    first: int
    second_last: int
    active: int
    left: int
    moved: int
    used: int
    """Powers used this turn that are used once a turn, one bit a kind."""
    once: list[int]
    """What happens once: per game, and per turn."""
    queue: list[int]
    """The villains who are still to act at the end of this turn."""

    closed: int
    objects: list[int]
    object_at: list[int]
    object_mask: int
    machines: int
    malus: list[int]
    """-1 tokens: by Space, then by figure, then by door."""
    eyes: int
    """Figures whose lines nobody and no Object cuts this turn."""
    blackout: int
    holds: int
    """Whether the bus stays where it is at the end of this turn."""
    track: int
    hostages: int
    credit: list[int]
    """Machines, avatars or hostages that count for each team."""
    rivals_hit: list[int]
    """Damage that each team has inflicted on heroes of the other."""
    articles: list[list[int]]
    """Team, kind of article and its number: see `score`."""
    feats: list[list[int]]
    """What the newspapers will tell: turn, what happened, who did it, and to whom."""
    saga: list[list[int]]
    """For each adventure that is over: its number, whether the villain won it, what both front pages were worth,
    whether the heroes stopped him, and then its `score.merits`."""

    def clone(self) -> State:
        twin = State()
        twin.seats = self.seats
        twin.options = self.options
        twin.facts = self.facts
        twin.events = None
        twin.over = self.over
        twin.phase = self.phase
        twin.turn = self.turn
        twin.threat = self.threat
        twin.layout = self.layout
        twin.adventure = self.adventure
        twin.ending = self.ending
        twin.side_of = self.side_of.copy()
        twin.paper = self.paper.copy()
        twin.team = self.team.copy()
        twin.at = self.at.copy()
        twin.stand = self.stand.copy()
        twin.damage = self.damage.copy()
        twin.health = self.health.copy()
        twin.stun = self.stun.copy()
        twin.more = self.more.copy()
        twin.spared = self.spared.copy()
        twin.spent = self.spent.copy()
        twin.shift = self.shift.copy()
        twin.cover = self.cover.copy()
        twin.heeds = self.heeds.copy()
        twin.rank = self.rank.copy()
        twin.owner = self.owner.copy()
        twin.main = self.main.copy()
        twin.hand = [cards.copy() for cards in self.hand]
        twin.laid = [cards.copy() for cards in self.laid]
        twin.down = self.down.copy()
        twin.discard = [cards.copy() for cards in self.discard]
        twin.deck = [cards.copy() for cards in self.deck]
        twin.box = [cards.copy() for cards in self.box]
        twin.out = self.out.copy()
        twin.plus = self.plus.copy()
        twin.mission = self.mission.copy()
        twin.done = self.done.copy()
        twin.deeds = self.deeds.copy()
        twin.today = self.today.copy()
        twin.host = self.host.copy()
        twin.wounds = self.wounds.clone()
        twin.wound_discard = self.wound_discard.copy()
        twin.stack = clones(self.stack)
        twin.order = self.order.copy()
        twin.first = self.first
        twin.second_last = self.second_last
        twin.active = self.active
        twin.left = self.left
        twin.moved = self.moved
        twin.used = self.used
        twin.once = self.once.copy()
        twin.queue = self.queue.copy()
        twin.closed = self.closed
        twin.objects = self.objects.copy()
        twin.object_at = self.object_at.copy()
        twin.object_mask = self.object_mask
        twin.machines = self.machines
        twin.malus = self.malus.copy()
        twin.eyes = self.eyes
        twin.blackout = self.blackout
        twin.holds = self.holds
        twin.track = self.track
        twin.hostages = self.hostages
        twin.credit = self.credit.copy()
        twin.rivals_hit = self.rivals_hit.copy()
        twin.articles = [row.copy() for row in self.articles]
        twin.feats = [row.copy() for row in self.feats]
        twin.saga = [row.copy() for row in self.saga]
        return twin


SPOT_TOKENS: Final = 96
DOOR_TOKENS: Final = SPOT_TOKENS + FIGURES
MALUS_SPOTS: Final = DOOR_TOKENS + 8


def new(seats: int, options: Mapping[str, Any], facts: Facts) -> State:
    """The open box, before anybody has chosen a hero."""
    check_options(seats, options, facts)
    g = State()
    g.seats = seats
    g.options = options
    g.facts = facts
    g.events = None
    g.over = False
    g.phase = SET_UP
    g.adventure = 0 if is_campaign(options) else NOTHING
    g.side_of = [
        team
        for _, team in sorted([(seat, team) for team, side in enumerate(sides(seats, options)) for seat in side])
    ]
    g.paper = [0, 1]
    g.rank = [0] * HEROES
    g.owner = [NOBODY] * HEROES
    g.main = [0] * HEROES
    g.box = [[*facts.bases[hero], *facts.rookies[hero], *facts.veterans[hero]] for hero in range(HEROES)]
    g.deck = [[] for _ in range(HEROES)]
    g.hand = [[] for _ in range(HEROES)]
    g.laid = [[] for _ in range(HEROES)]
    g.discard = [[] for _ in range(HEROES)]
    g.wounds = Pile(facts.wounds)
    g.wound_discard = []
    g.stack = [Pile(), Pile()]
    g.mission = [NOTHING] * HEROES
    g.host = [NOBODY] * 2
    g.saga = []
    g.threat = g.layout = 0
    clear(g)
    return g


def clear(g: State) -> None:
    """Everything off the map, as before an adventure."""
    g.turn = 0
    g.ending = ""
    g.team = [NOBODY] * FIGURES
    g.at = [NOWHERE] * FIGURES
    g.stand = [0] * 4
    g.damage = [0] * FIGURES
    g.health = [0] * FIGURES
    g.stun = [0] * FIGURES
    g.more = [0] * FIGURES
    g.spared = [0] * FIGURES
    g.spent = [0] * FIGURES
    g.shift = [0] * FIGURES
    g.cover = [NOWHERE] * FIGURES
    g.heeds = [0] * FIGURES
    g.down = [0] * HEROES
    g.out = [0] * HEROES
    g.plus = [0] * (HEROES * 5)
    g.done = [0] * HEROES
    g.deeds = [0] * (HEROES * 3)
    g.today = [0] * HEROES
    g.order = []
    g.first = 0
    g.second_last = NOBODY
    g.active = NOBODY
    g.left = g.moved = g.used = 0
    g.once = [0, 0]
    g.queue = []
    g.closed = 0
    g.objects = []
    g.object_at = []
    g.object_mask = g.machines = 0
    g.malus = [0] * MALUS_SPOTS
    g.eyes = g.blackout = g.holds = g.track = g.hostages = 0
    g.credit = [0, 0]
    g.rivals_hit = [0, 0]
    g.articles = []
    g.feats = []


# Who plays with whom

TOGETHER: Final = ("together", "campaign_together")


def is_campaign(options: Mapping[str, Any]) -> bool:
    return str(options["mode"]).startswith("campaign")


def is_together(seats: int, options: Mapping[str, Any]) -> bool:
    """Whether all play against the game: whoever is alone does (GC-180)."""
    return seats == 1 or options["mode"] in TOGETHER


def sides(seats: int, options: Mapping[str, Any]) -> Sides:
    """Two teams, every other seat or half and half; one if all play against the game (GC-020, GC-180).

    >>> sides(5, {"mode": "clash", "teams": "alternate"})
    ((0, 2, 4), (1, 3))
    """
    if is_together(seats, options):
        return all_against_the_box(seats, options)
    if options["teams"] == "alternate":
        return (tuple(range(0, seats, 2)), tuple(range(1, seats, 2)))
    half = (seats + 1) // 2
    return (tuple(range(half)), tuple(range(half, seats)))


def check_options(seats: int, options: Mapping[str, Any], facts: Facts) -> None:
    """Only some scenarios can be played against the game (GC-181)."""
    fit = [row.id for row in facts.threats if row.solo]
    free = is_campaign(options) or not is_together(seats, options) or options["threat"] == "random"
    if not free and options["threat"] not in fit:
        raise SetupError("wrong-option", option="threat", value=options["threat"], choices=", ".join(fit))
