"""What lies on the table: decks and hands, the Line-Up, the stacks, and what the running turn has done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from panoplie.games.dc.facts import Facts
from panoplie.kernel.answers import Seat
from panoplie.kernel.piles import Pile, clones
from panoplie.kernel.state import State as KernelState

SET_UP, BEGIN, PLAY, END, REVEAL = range(5)
PHASES: Final = ("set_up", "begin", "play", "end", "reveal")
NOTHING: Final = -1
"""As a player: an Attack that nobody plays."""

OWN, LINE_UP, STACK = range(3)
TOP, HAND, DISCARD = 10, 20, 30
"""Where a card in the play area goes home to; the last three are counted up by the seat of its owner."""

UNSEEN, IN_PLAY, FOILED = range(3)
"""What has become of the Mastermind's Plot."""

FROM_DECK: Final = 1 << 8
"""A bit of a card's mask, above those of the seats: everybody knows that it came unseen out of the main deck."""


class State(KernelState):
    """Piles and lists hold kinds; lists of piles and lists are by seat. The last card of a pile is its top."""

    __slots__ = (
        "active",
        "area",
        "beaten",
        "bonus",
        "challenge",
        "challenge_box",
        "challenges",
        "cleared",
        "clock",
        "credit",
        "deck",
        "destroyed",
        "discard",
        "drew",
        "elsewhere",
        "ended",
        "face_down",
        "finale",
        "first",
        "fresh",
        "gains",
        "gifts",
        "gifts_in_play",
        "given",
        "gone",
        "hand",
        "heeds",
        "helped",
        "holding",
        "homes",
        "is_open",
        "kicks",
        "line_up",
        "locations",
        "lost",
        "loyalty",
        "loyalty_box",
        "machination",
        "main",
        "mixed",
        "phase",
        "plays",
        "plot",
        "plot_box",
        "plot_since",
        "plots",
        "pool",
        "quiet",
        "repeats",
        "run_down",
        "since_gain",
        "since_play",
        "spent",
        "stirred",
        "super_heroes",
        "tally",
        "turn",
        "under",
        "used",
        "villain_box",
        "villain_up",
        "villains",
        "weaknesses",
    )

    facts: Facts
    phase: int
    active: Seat
    first: Seat
    turn: int
    ended: str
    """Why the game is over."""

    deck: list[Pile]
    hand: list[Pile]
    discard: list[list[int]]
    locations: list[list[int]]
    under: list[Pile]
    """What Atrocitus has put under a seat's Super Hero."""
    super_heroes: list[list[int]]
    face_down: list[int]
    """By seat, whether Captain Cold has turned the Super Hero face down."""
    gone: list[int]
    """By seat, whether Disintegration has destroyed the player."""
    quiet: list[int]
    """By seat, whether it has said "not this turn" to Defences."""

    main: Pile
    line_up: list[int]
    kicks: list[int]
    weaknesses: list[int]
    destroyed: list[int]
    villains: Pile
    villain_up: bool
    villain_box: list[int]

    pool: Pile
    """The common pile of Brainiac while it is shuffled."""
    mixed: int
    """The mask of the seats whose hidden cards Brainiac has mixed."""
    holding: int
    """The mask of those who still have such cards in hand."""

    area: list[int]
    homes: list[int]
    """The cards in front of the active player, and where each goes home to."""
    plays: list[int]
    """What was played in this turn, borrowed cards and second plays included."""
    repeats: list[int]
    """The places of second plays in `plays`."""
    gains: list[int]
    """What was bought or gained in this turn, defeated Super-Villains included."""
    elsewhere: list[int]
    """Those of them that went to a partner or, by Dark Knight, to the hand."""
    stirred: bool
    """Whether something was bought or gained from the Line-Up in this turn (WM-008)."""
    since_play: int
    since_gain: int
    """From where on in `plays` and `gains` the Super Hero has been looking (DC-A17)."""
    bonus: int
    """Power that texts have given once and for all."""
    spent: int
    lost: int
    """Power that was spent before Parallax, if he doubles only what is left (DC-A20)."""
    drew: int
    """How often texts have made the active player draw in this turn."""
    used: list[int]
    """Cards whose text has been used in this turn, as often as it was."""
    given: int
    """Contributions of this turn."""
    helped: bool
    heeds: int
    """All bits of the texts in force, perhaps too many."""

    challenge: int
    challenges: Pile
    challenge_box: list[int]
    beaten: list[int]
    fresh: bool
    """Whether the Challenge was turned up at the end of this very turn (WM-A34)."""
    gifts: list[int]
    gifts_in_play: list[int]
    """Contributions from hands, and Locations contributed from play."""
    tally: int
    """Destroyed cards that count against the Challenge (WM-A41)."""
    clock: Pile
    """The cards under the Challenge."""
    run_down: bool
    """Whether the countdown of the Challenge is over (WM-086)."""
    loyalty: list[int]
    """By seat, 1 for the Mastermind."""
    loyalty_box: list[int]
    credit: list[int]
    """By seat, what everybody has seen it do for the common cause."""
    is_open: bool
    """Whether all Loyalty cards have been shown."""
    cleared: int
    """The mask of the seats that have completed the Machination without being unmasked."""
    machination: int
    plots: list[int]
    plot_box: list[int]
    plot: int
    plot_since: int
    """From where on in `plays` the Plot has been looking (WM-A25)."""
    finale: bool
    """Whether two Loyal players face the eight Super-Villains (WM-028)."""

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
        twin.ended = self.ended
        twin.deck = clones(self.deck)
        twin.hand = clones(self.hand)
        twin.discard = [cards.copy() for cards in self.discard]
        twin.locations = [cards.copy() for cards in self.locations]
        twin.under = clones(self.under)
        twin.super_heroes = [cards.copy() for cards in self.super_heroes]
        twin.face_down = self.face_down.copy()
        twin.gone = self.gone.copy()
        twin.quiet = self.quiet.copy()
        twin.main = self.main.clone()
        twin.line_up = self.line_up.copy()
        twin.kicks = self.kicks.copy()
        twin.weaknesses = self.weaknesses.copy()
        twin.destroyed = self.destroyed.copy()
        twin.villains = self.villains.clone()
        twin.villain_up = self.villain_up
        twin.villain_box = self.villain_box.copy()
        twin.pool = self.pool.clone()
        twin.mixed = self.mixed
        twin.holding = self.holding
        twin.area = self.area.copy()
        twin.homes = self.homes.copy()
        twin.plays = self.plays.copy()
        twin.repeats = self.repeats.copy()
        twin.gains = self.gains.copy()
        twin.elsewhere = self.elsewhere.copy()
        twin.stirred = self.stirred
        twin.since_play = self.since_play
        twin.since_gain = self.since_gain
        twin.bonus = self.bonus
        twin.spent = self.spent
        twin.lost = self.lost
        twin.drew = self.drew
        twin.used = self.used.copy()
        twin.given = self.given
        twin.helped = self.helped
        twin.heeds = self.heeds
        twin.challenge = self.challenge
        twin.challenges = self.challenges.clone()
        twin.challenge_box = self.challenge_box.copy()
        twin.beaten = self.beaten.copy()
        twin.fresh = self.fresh
        twin.gifts = self.gifts.copy()
        twin.gifts_in_play = self.gifts_in_play.copy()
        twin.tally = self.tally
        twin.clock = self.clock.clone()
        twin.run_down = self.run_down
        twin.loyalty = self.loyalty.copy()
        twin.loyalty_box = self.loyalty_box.copy()
        twin.credit = self.credit.copy()
        twin.is_open = self.is_open
        twin.cleared = self.cleared
        twin.machination = self.machination
        twin.plots = self.plots.copy()
        twin.plot_box = self.plot_box.copy()
        twin.plot = self.plot
        twin.plot_since = self.plot_since
        twin.finale = self.finale
        return twin


def new(seats: int, options: Mapping[str, Any], facts: Facts) -> State:
    """The open box, before set-up: every card lies where its deck begins."""
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
    g.ended = ""
    g.deck = [Pile(facts.starting_deck) for _ in range(seats)]
    g.hand = [Pile() for _ in range(seats)]
    g.discard = [[] for _ in range(seats)]
    g.locations = [[] for _ in range(seats)]
    g.under = [Pile() for _ in range(seats)]
    g.super_heroes = [[] for _ in range(seats)]
    g.face_down = [0] * seats
    g.gone = [0] * seats
    g.quiet = [0] * seats
    watchmen = options["watchmen"]
    g.main = Pile((*facts.main_deck, *facts.watchmen_deck) if watchmen else facts.main_deck)
    g.line_up = []
    g.kicks = [facts.kick] * facts.copies[facts.kick]
    g.weaknesses = [facts.weakness] * facts.copies[facts.weakness]
    g.destroyed = []
    g.villains = Pile()
    g.villain_up = False
    g.villain_box = list(facts.super_villains)
    g.pool = Pile()
    g.mixed = 0
    g.holding = 0
    g.challenge = NOTHING
    g.challenges = Pile()
    g.challenge_box = list(facts.challenges) if watchmen else []
    g.beaten = []
    g.fresh = False
    g.gifts = []
    g.gifts_in_play = []
    g.tally = 0
    g.clock = Pile()
    g.run_down = False
    g.loyalty = []
    g.loyalty_box = [1] + [0] * (max(seats, facts.box.two_player_loyalty) - 1) if watchmen else []
    g.credit = [0] * seats
    g.is_open = False
    g.cleared = 0
    g.machination = NOTHING
    g.plots = []
    g.plot_box = list(facts.plots) if watchmen else []
    g.plot = UNSEEN
    g.finale = False
    clear_turn(g)
    return g


def clear_turn(g: State) -> None:
    """Forget what the last turn has done."""
    g.area = []
    g.homes = []
    g.plays = []
    g.repeats = []
    g.gains = []
    g.elsewhere = []
    g.stirred = False
    g.since_play = 0
    g.since_gain = 0
    g.bonus = 0
    g.spent = 0
    g.lost = 0
    g.drew = 0
    g.used = []
    g.given = 0
    g.helped = False
    g.plot_since = 0
    g.heeds = 0
    g.quiet[:] = [0] * g.seats
