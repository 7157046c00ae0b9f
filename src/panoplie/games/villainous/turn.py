"""A turn: the objective, the mover, the actions of a location, and the Conditions of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from panoplie.games.villainous.board import place_named
from panoplie.games.villainous.can import moves, turns
from panoplie.games.villainous.can.nouns import key_of
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.kit import By, Symbol, heeding, hook_of, lasting_of, row
from panoplie.games.villainous.score import objective_met
from panoplie.games.villainous.setup import set_up
from panoplie.games.villainous.state import ACTIONS, BEGIN, MOVE, SET_UP, State
from panoplie.games.villainous.verbs.conditions import conditions
from panoplie.games.villainous.verbs.plays import perform
from panoplie.games.villainous.verbs.realm import arrive, fill_hand, win
from panoplie.kernel.aims import BARE, Aimed, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import CLOSES, Flow, for_seats
from panoplie.kernel.deeds import AnyDeed, Deed, Menu, do_from


def act(g: State) -> Flow:
    """Set up once; then turn after turn, clockwise: move, take actions, draw (VI-011, VI-E1)."""
    if g.phase == ACTIONS:
        return do_from(g, ACTING[g.active])
    if g.phase == SET_UP:
        return set_up(g)
    if g.phase == MOVE:
        return move(g, g.active)
    return begin_turn(g, g.active)


def begin_turn(g: State, me: Seat) -> Flow:
    """Whoever starts a turn with the objective met wins; then what comes before the move (VI-046, VI-E1)."""
    if objective_met(g, me):
        win(g, me)
        return
    if g.lasting:
        g.during[:] = lasting_of(g, me)
        g.lasting[:] = [kind for kind in g.lasting if kind not in g.during]
    g.phase = MOVE
    for piece, hook in heeding(g, me, kit.before_move):
        yield from hook(g, By(me, me, row(g, piece), piece)) or ()
        yield from conditions(g)
        return
    yield from move(g, me)


# The mover


@aim(BARE, verb="stay", other=moves.SAME_PLACE)
def staying(g: State, me: Seat) -> Aimed[bool]:
    """A card may let the mover stay where it is (VI-078)."""
    may = any([hook_of(g, kit.lets_stay, kind) is not None for kind in g.during])
    return [(True, None if may else moves.SAME_PLACE)]


def stay(g: State, me: Seat, _: bool) -> Flow:
    """The mover stays (VI-078)."""
    g.phase = ACTIONS
    g.tell("stayed", "VI-078", seat=me)
    yield from conditions(g)


def go(g: State, me: Seat, place: str) -> Flow:
    """The mover goes to a different, unlocked location (VI-013, VI-051, VI-E1)."""
    g.phase = ACTIONS
    yield from arrive(g, me, place_named(g, me, place))
    yield from conditions(g)


def move(g: State, me: Seat) -> Flow:
    """Where the mover goes (VI-013, VI-051, VI-E1)."""
    return do_from(g, MOVING[me], chooses=True)  # of four locations he is at one, and one may be locked


GOING: Final[AnyDeed] = Deed(moves.goals, go)
STAYING: Final[AnyDeed] = Deed(staying, stay)


def ways_to_go(g: State, me: Seat) -> Sequence[AnyDeed]:
    """The mover goes or stays; what cards offer may be done before (VI-065)."""
    return (GOING, STAYING, *offered(g, me))


MOVING: Final = for_seats(lambda seat: Menu(seat, "go", ways_to_go, ("VI-E1", "VI-013", "VI-051")))


def offered(g: State, me: Seat) -> Sequence[AnyDeed]:
    """What cards of the realm offer at any time of the turn."""
    found = heeding(g, me, kit.offers)
    return list(dict.fromkeys([deed for _, deed in found])) if found else ()


# Actions


@aim(BARE, verb="end")
def ending(g: State, me: Seat) -> Aimed[bool]:
    """The turn may end at any time; no action has to be used (VI-E2)."""
    return ((True, None),)


def use(g: State, me: Seat, symbol: Symbol) -> Flow:
    """One visible symbol of the location, each once and in any order (VI-017, VI-E2)."""
    g.used += key_of(symbol)
    g.pending = symbol[0]
    yield from perform(g, me, symbol[0])
    g.pending = ""
    yield from conditions(g)


def end_turn(g: State, me: Seat, _: bool) -> Flow:
    """Draw up to four cards; whatever lasted until the end of the turn is over (VI-015, VI-E3)."""
    yield from fill_hand(g, me)
    g.used.clear()
    g.boosts.clear()
    g.spells.clear()
    g.defeats.clear()
    g.during.clear()
    g.quiet[:] = [0] * g.seats
    g.turn += 1
    g.active = (me + 1) % g.seats
    g.phase = BEGIN
    if g.turn >= g.options["turns"]:
        g.over = True
        g.tell("stopped", "VI-044", turns=g.turn)


USING: Final[AnyDeed] = Deed(turns.actions, use)
ENDING: Final[AnyDeed] = Deed(ending, end_turn)


def choices(g: State, me: Seat) -> Sequence[AnyDeed]:
    """The actions, what cards offer besides, and the end of the turn."""
    return (USING, *offered(g, me), ENDING)


ACTING: Final = for_seats(
    lambda seat: Menu(seat, "act", choices, ("VI-E2", "VI-017", "VI-068", "VI-069"), lone=CLOSES)
)
