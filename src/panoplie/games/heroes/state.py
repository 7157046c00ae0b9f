"""What lies on the table: the city, the teams, the markers, the Research cards and the Super-Villains."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from panoplie.games.heroes.facts import BIT, CELLS, COMPASS, SIDE, STEPS, Facts
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.piles import Pile, clones
from panoplie.kernel.state import State as KernelState

DEALING, DRAFTING, PICKING, PREPARING, PLACING, SETTLING, PLAYING, SCORING, CLEARING = range(9)
"""How far the game is: the stages of the set-up, then turns and the end of a phase, again and again."""

STAGES: Final = ("deal", "draft", "pick", "prepare", "place", "settle", "play", "score", "clear")


Neighbours = tuple[tuple[int, ...], ...]


class State(KernelState):
    """Heroes have a place in lists of two for each seat: those of seat 1 are at 2 and 3.

    Everything in the city lies on a district, whose number it keeps when districts change places. Cards that
    somebody may not see lie in piles, which hold the seats that know each card.
    """

    stage: int
    phase: int
    first: Seat
    """Who starts the phase, or places the first hero."""
    active: Seat
    turn: int
    acted: bool
    """Whether the normal action of the turn is spent."""
    next_first: int
    """Who starts the next phase whatever the scores (City Hall)."""
    ran_out: bool
    noble: bool
    """Whether somebody in play can exchange Justice markers."""
    winners: tuple[int, ...]

    city: tuple[int, ...]
    """The district in each place, row by row from the north-west."""
    near: Neighbours
    """The orthogonal neighbours of each district."""
    near8: Neighbours
    """Those and the diagonal ones."""
    pawns: list[int]
    """The district of each crime pawn, from A."""
    tokens: list[int]
    """The districts that still hold a +1 Combat marker."""
    destroyed: list[int]
    supply: int
    """The +1 Combat markers left in the box."""

    hero: list[int]
    at: list[int]
    die: list[int]
    die_on: list[int]
    plus: list[int]
    ko: list[int]
    bonus: list[int]
    """Whether the bonus marker lies on the hero's card."""
    jumped: list[int]
    gear: list[list[int]]
    copied: list[int]
    """The power that a hero mimics until the end of the turn."""
    powers: list[int]
    """Own powers, mimicked ones and what gadgets grant, as one set of bits."""

    score: list[int]
    coloured: list[int]
    white: list[int]
    slots: list[int]
    """The normal slots of a player board, in base 3, a digit for each turn: coloured is 1, White 2."""
    justice: list[int]
    hq: list[int]
    hq_used: list[int]
    fame: list[int]
    beaten: list[int]
    """How many Super-Villains a seat has beaten."""
    quiet: list[int]
    """What a seat will not be asked any more this turn: villains (1), mind control (2)."""
    hands: list[Pile]

    deck: Pile
    discard: list[int]
    removed: list[int]
    """Cards that have left the game."""
    played: list[int]
    """Cards that are just being played."""

    villains: list[int]
    villain_by: list[int]
    villain_at: list[int]
    lair: list[int]

    fight: tuple[int, ...]
    """Who fights where and against which number, while a fight goes on."""
    rolled: tuple[str, ...]

    hero_deck: list[int]
    offers: list[Pile]
    kept: list[int]
    dropped: list[int]

    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        twin = State()
        twin.seats = self.seats
        twin.options = self.options
        twin.facts = self.facts
        twin.events = None
        twin.over = self.over
        twin.stage = self.stage
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.acted = self.acted
        twin.next_first = self.next_first
        twin.ran_out = self.ran_out
        twin.noble = self.noble
        twin.winners = self.winners
        twin.city = self.city
        twin.near = self.near
        twin.near8 = self.near8
        twin.pawns = self.pawns.copy()
        twin.tokens = self.tokens.copy()
        twin.destroyed = self.destroyed.copy()
        twin.supply = self.supply
        twin.hero = self.hero.copy()
        twin.at = self.at.copy()
        twin.die = self.die.copy()
        twin.die_on = self.die_on.copy()
        twin.plus = self.plus.copy()
        twin.ko = self.ko.copy()
        twin.bonus = self.bonus.copy()
        twin.jumped = self.jumped.copy()
        twin.gear = [cards.copy() for cards in self.gear]
        twin.copied = self.copied.copy()
        twin.powers = self.powers.copy()
        twin.score = self.score.copy()
        twin.coloured = self.coloured.copy()
        twin.white = self.white.copy()
        twin.slots = self.slots.copy()
        twin.justice = self.justice.copy()
        twin.hq = self.hq.copy()
        twin.hq_used = self.hq_used.copy()
        twin.fame = self.fame.copy()
        twin.beaten = self.beaten.copy()
        twin.quiet = self.quiet.copy()
        twin.hands = clones(self.hands)
        twin.deck = self.deck.clone()
        twin.discard = self.discard.copy()
        twin.removed = self.removed.copy()
        twin.played = self.played.copy()
        twin.villains = self.villains.copy()
        twin.villain_by = self.villain_by.copy()
        twin.villain_at = self.villain_at.copy()
        twin.lair = self.lair.copy()
        twin.fight = self.fight
        twin.rolled = self.rolled
        twin.hero_deck = self.hero_deck.copy()
        twin.offers = clones(self.offers)
        twin.kept = self.kept.copy()
        twin.dropped = self.dropped.copy()
        return twin

    def target(self) -> int:
        """How many points win (HI-002, HI-003, HI-155)."""
        points: int = self.facts.tables[self.seats].points
        longer: int = self.facts.long_game
        return max(points, longer) if self.options["long_game"] else points

    def uses_justice(self) -> bool:
        """Whether the optional Justice rule is in use; it belongs to S.U.P.E.R. (HI-005, HI-023)."""
        return bool(self.options["justice"] and self.options["expansion"])

    def most_plus(self) -> int:
        """How many +1 Combat markers a hero may hold (HI-147, ruling HI-A1)."""
        most: int = self.facts.combat_markers
        return 1 if self.options["combat_markers"] == 1 else most

    def learn_powers(self, slot: int) -> None:
        """Gather what a hero can do: his own powers, a mimicked one, and what his gadgets grant."""
        powers = self.facts.hero_powers[self.hero[slot]] | self.copied[slot]
        grants = self.facts.grants
        for card in self.gear[slot]:
            powers |= grants[card]
        self.powers[slot] = powers


def new(seats: int, options: Mapping[str, Any], facts: Facts) -> State:
    """The open box, before set-up."""
    g = State()
    expansion = bool(options["expansion"])
    heroes = 2 * seats
    g.seats = seats
    g.options = options
    g.facts = facts
    g.events = None
    g.over = False
    g.stage = DEALING
    g.phase = 0
    g.first = 0
    g.active = 0
    g.turn = 0
    g.acted = False
    g.next_first = NOBODY
    g.ran_out = False
    g.noble = False
    g.winners = ()
    lay_city(g, tuple(range(CELLS)))
    g.pawns = [NOBODY] * facts.tables[seats].pawns
    g.tokens = []
    g.destroyed = []
    g.supply = facts.combat_supply
    g.hero = [NOBODY] * heroes
    g.at = [NOBODY] * heroes
    g.die = [0] * heroes
    g.die_on = [NOBODY] * heroes
    g.plus = [0] * heroes
    g.ko = [0] * heroes
    g.bonus = [0] * heroes
    g.jumped = [0] * heroes
    g.gear = [[] for _ in range(heroes)]
    g.copied = [0] * heroes
    g.powers = [0] * heroes
    g.score = [0] * seats
    g.coloured = [facts.colour_markers] * seats
    g.white = [1] * seats
    g.slots = [0] * seats
    g.justice = [0] * seats
    g.hq = [NOBODY] * seats
    g.hq_used = [0] * seats
    g.fame = [NOBODY] * seats
    g.beaten = [0] * seats
    g.quiet = [0] * seats
    g.hands = [Pile() for _ in range(seats)]
    g.deck = Pile(facts.deck(expansion))
    g.discard = []
    g.removed = []
    g.played = []
    g.villains = []
    g.villain_by = []
    g.villain_at = []
    g.lair = []
    g.fight = ()
    g.rolled = ()
    g.hero_deck = facts.hero_deck(expansion)
    g.offers = [Pile() for _ in range(seats)]
    g.kept = []
    g.dropped = []
    return g


def lay_city(g: State, city: tuple[int, ...]) -> None:
    """Lay the districts in these places, and see who is whose neighbour."""
    g.city = city
    near: list[tuple[int, ...]] = [()] * CELLS
    near8: list[tuple[int, ...]] = [()] * CELLS
    for cell, district in enumerate(city):
        near[district] = tuple([city[other] for other in BESIDE[cell]])
        near8[district] = tuple([city[other] for other in AROUND[cell]])
    g.near = tuple(near)
    g.near8 = tuple(near8)


def around(cell: int, directions: Mapping[str, tuple[int, int]]) -> list[int]:
    """The places next to a place, in these directions."""
    north, west = divmod(cell, SIDE)
    steps = [(north + down, west + right) for down, right in directions.values()]
    return [row * SIDE + column for row, column in steps if 0 <= row < SIDE and 0 <= column < SIDE]


BESIDE: Final = tuple([around(cell, STEPS) for cell in range(CELLS)])
AROUND: Final = tuple([around(cell, COMPASS) for cell in range(CELLS)])


FLY: Final = BIT["fly"]
BLAST: Final = BIT["blast"]
NOBLE: Final = BIT["noble"]
MAGIC: Final = BIT["magic"]
TELEPORT: Final = BIT["teleport"]
DETECTIVE: Final = BIT["detective"]
SUPER_SENSES: Final = BIT["super_senses"]
SUPER_SPEED: Final = BIT["super_speed"]
INVENTOR: Final = BIT["inventor"]
ILLUSION: Final = BIT["illusion"]
MIND_CONTROL: Final = BIT["mind_control"]
MINIONS: Final = BIT["minions"]
ROCKET: Final = BIT["rocket"]
OUTSMART: Final = BIT["outsmart"]
MIMIC: Final = BIT["mimic"]
TRANSFORM: Final = BIT["transform"]
DOUBLE_MOVE: Final = BIT["double_move"]
REROLL: Final = BIT["reroll"]
KO_SHIELD: Final = BIT["ko_shield"]
DRAW_TWO: Final = BIT["draw_two"]
LEAST_THREE: Final = BIT["least_three"]
CLOAK: Final = BIT["cloak"]
JUMP: Final = BIT["jump"]
