"""What lies on the table: a realm, two piles and a hand for each player, and what this turn has used up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from panoplie.games.villainous.facts import Facts
from panoplie.kernel.answers import Seat
from panoplie.kernel.piles import Pile, clones
from panoplie.kernel.state import State as KernelState

Piece: TypeAlias = int
Kind: TypeAlias = int

SET_UP, BEGIN, MOVE, ACTIONS = range(4)
PHASES: Final = ("set_up", "begin", "move", "actions")
NOWHERE: Final = -1


class State(KernelState):
    """Lists by seat hold kinds (piles, hands) or pieces (realms); `at`, `host` and `mark` are by piece.

    The last card of a pile is its top. A realm is three lists: Heroes above the board, cards below it, and Items
    attached to one or the other.
    """

    __slots__ = (
        "active",
        "answered",
        "at",
        "attached",
        "boosts",
        "bottom",
        "deck",
        "defeats",
        "discard",
        "during",
        "fate",
        "fate_discard",
        "first",
        "hand",
        "heroes",
        "host",
        "lasting",
        "limbo",
        "lock",
        "looking",
        "mark",
        "mover",
        "pending",
        "phase",
        "power",
        "quiet",
        "spells",
        "token",
        "turn",
        "used",
        "villain",
        "winner",
    )

    phase: int
    active: Seat
    first: Seat
    turn: int
    winner: Seat
    villain: list[int]
    power: list[int]
    mover: list[int]
    lock: list[int]
    """The locked location of each seat, or NOWHERE."""
    deck: list[Pile]
    hand: list[Pile]
    discard: list[list[int]]
    fate: list[Pile]
    fate_discard: list[list[int]]
    heroes: list[list[int]]
    bottom: list[list[int]]
    attached: list[list[int]]
    at: list[int]
    """The location of each piece, or NOWHERE."""
    host: list[int]
    """The bearer of each attached piece, or NOWHERE."""
    mark: list[int]
    """What lies on a piece: Power on a Hero of Prince John, 1 for a Wicket, a Hero's size (see `board`)."""
    limbo: list[int]
    """Kinds between two places, seen by all: turned up, or being played."""
    looking: int
    """How many cards of his own Fate pile the active player looks at."""
    used: list[int]
    """The symbols used in this turn; see `board.Symbol`."""
    pending: str
    """The symbol of the action that is running."""
    boosts: list[int]
    """Pairs of a piece and its change of strength until the end of the turn."""
    spells: list[int]
    """Pairs of a location of the active player and how the strength of Heroes there changes in this turn."""
    quiet: list[int]
    """By seat, whether it has said that it plays no Condition in this turn."""
    defeats: list[int]
    """The strengths of the Heroes that the active player has defeated since the last window."""
    answered: list[int]
    """By seat, how many of these defeats it has answered with a Condition."""
    token: Seat
    """Who holds the Fate token, or NOWHERE."""
    lasting: list[int]
    """The kinds that were played and last until their owner's next turn."""
    during: list[int]
    """The kinds of the active player that lasted until this turn, and hold in it."""

    def clone(self) -> State:
        twin = State()
        twin.seats = self.seats
        twin.options = self.options
        twin.facts = self.facts
        twin.events = None
        twin.over = self.over
        twin.phase = self.phase
        twin.active = self.active
        twin.first = self.first
        twin.turn = self.turn
        twin.winner = self.winner
        twin.villain = self.villain.copy()
        twin.power = self.power.copy()
        twin.mover = self.mover.copy()
        twin.lock = self.lock.copy()
        twin.deck = clones(self.deck)
        twin.hand = clones(self.hand)
        twin.discard = [cards.copy() for cards in self.discard]
        twin.fate = clones(self.fate)
        twin.fate_discard = [cards.copy() for cards in self.fate_discard]
        twin.heroes = [pieces.copy() for pieces in self.heroes]
        twin.bottom = [pieces.copy() for pieces in self.bottom]
        twin.attached = [pieces.copy() for pieces in self.attached]
        twin.at = self.at.copy()
        twin.host = self.host.copy()
        twin.mark = self.mark.copy()
        twin.limbo = self.limbo.copy()
        twin.looking = self.looking
        twin.used = self.used.copy()
        twin.pending = self.pending
        twin.boosts = self.boosts.copy()
        twin.spells = self.spells.copy()
        twin.quiet = self.quiet.copy()
        twin.defeats = self.defeats.copy()
        twin.answered = self.answered.copy()
        twin.token = self.token
        twin.lasting = self.lasting.copy()
        twin.during = self.during.copy()
        return twin


def new(seats: int, options: Mapping[str, Any], facts: Facts) -> State:
    """The open box, before anybody has chosen a villain."""
    g = State()
    g.seats = seats
    g.options = options
    g.facts = facts
    g.events = None
    g.over = False
    g.phase = SET_UP
    g.active = 0
    g.first = 0
    g.turn = 0
    g.winner = NOWHERE
    g.villain = [NOWHERE] * seats
    g.power = [0] * seats
    g.mover = [0] * seats
    g.lock = [NOWHERE] * seats
    g.deck = [Pile() for _ in range(seats)]
    g.hand = [Pile() for _ in range(seats)]
    g.discard = [[] for _ in range(seats)]
    g.fate = [Pile() for _ in range(seats)]
    g.fate_discard = [[] for _ in range(seats)]
    g.heroes = [[] for _ in range(seats)]
    g.bottom = [[] for _ in range(seats)]
    g.attached = [[] for _ in range(seats)]
    pieces = len(facts.kind_of)
    g.at = [NOWHERE] * pieces
    g.host = [NOWHERE] * pieces
    g.mark = [0] * pieces
    g.limbo = []
    g.looking = 0
    g.used = []
    g.pending = ""
    g.boosts = []
    g.spells = []
    g.quiet = [0] * seats
    g.defeats = []
    g.answered = [0] * seats
    g.token = NOWHERE
    g.lasting = []
    g.during = []
    return g
