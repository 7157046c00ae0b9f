"""A turn: the objective, the mover, the actions of a location, and the Conditions of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from panoplie.games.villainous.board import place_named
from panoplie.games.villainous.can import moves, turns
from panoplie.games.villainous.can.cards import can_do
from panoplie.games.villainous.can.turns import holds
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.kit import By, Symbol, heeding, hook_of, row
from panoplie.games.villainous.facts import TRIGGERS
from panoplie.games.villainous.nouns import NOTHING, key_of
from panoplie.games.villainous.score import objective_met
from panoplie.games.villainous.setup import set_up
from panoplie.games.villainous.state import ACTIONS, BEGIN, MOVE, SET_UP, Kind, State
from panoplie.games.villainous.verbs.plays import perform, resolve
from panoplie.games.villainous.verbs.realm import arrive, drop_limbo, fill_hand, win
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, Flow
from panoplie.kernel.errors import Refusal
from panoplie.kernel.piles import could_hold
from panoplie.kernel.questions import AnyDeed, Deed, do_one

PASSED: Final = (1 << len(TRIGGERS)) - 1


def act(g: State) -> Flow:
    """Set up once; then turn after turn, clockwise: move, take actions, draw (VI-011, VI-E1)."""
    if g.phase == ACTIONS:
        return do_one(g, g.active, "act", choices, ("VI-E2", "VI-017", "VI-068", "VI-069"))
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
    g.during, g.lasting[me] = g.lasting[me], []
    g.phase = MOVE
    for piece, hook in heeding(g, me, kit.before_move):
        yield from hook(g, By(me, me, row(g, piece), piece)) or ()
        yield from windows(g, me)
        return
    yield from move(g, me)


# The mover


@aim(NOTHING, verb="stay", other=moves.SAME_PLACE)
def staying(g: State, me: Seat) -> Aimed[bool]:
    """A card may let the mover stay where it is (VI-078)."""
    may = any([hook_of(g, kit.lets_stay, kind) is not None for kind in g.during])
    return [(True, None if may else moves.SAME_PLACE)]


def stay(g: State, me: Seat, _: bool) -> Flow:
    """The mover stays (VI-078)."""
    g.phase = ACTIONS
    g.tell("stayed", "VI-078", seat=me)
    yield from windows(g, me)


def go(g: State, me: Seat, place: str) -> Flow:
    """The mover goes to a different, unlocked location (VI-013, VI-051, VI-E1)."""
    g.phase = ACTIONS
    yield from arrive(g, me, place_named(g, me, place))
    yield from windows(g, me)


def move(g: State, me: Seat) -> Flow:
    """Where the mover goes (VI-013, VI-051, VI-E1)."""
    return do_one(g, me, "go", ways_to_go, ("VI-E1", "VI-013", "VI-051"))


GOING: Final[AnyDeed] = Deed(moves.goals, go)
STAYING: Final[AnyDeed] = Deed(staying, stay)


def ways_to_go(g: State, me: Seat) -> Sequence[AnyDeed]:
    return (GOING, STAYING)


# Actions


@aim(NOTHING, verb="end")
def ending(g: State, me: Seat) -> Aimed[bool]:
    """The turn may end at any time; no action has to be used (VI-E2)."""
    return ((True, None),)


def use(g: State, me: Seat, symbol: Symbol) -> Flow:
    """One visible symbol of the location, each once and in any order (VI-017, VI-E2)."""
    g.used += key_of(symbol)
    g.pending = symbol[0]
    yield from perform(g, me, symbol[0])
    g.pending = ""
    yield from windows(g, me)


def end_turn(g: State, me: Seat, _: bool) -> Flow:
    """Draw up to four cards; whatever lasted until the end of the turn is over (VI-015, VI-E3)."""
    yield from fill_hand(g, me)
    g.used.clear()
    g.boosts.clear()
    g.defeats.clear()
    g.during.clear()
    for seat in range(g.seats):
        g.quiet[seat] = 0
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
    return [USING, *dict.fromkeys([deed for _, deed in heeding(g, me, kit.offers)]), ENDING]


# Conditions


class React(Ask):
    """Do you play a Condition? Everyone who might have one is asked, whatever he holds."""

    __slots__ = ("foe", "least", "trigger")
    kind: ClassVar[str] = "react"
    rules: ClassVar[tuple[str, ...]] = ("VI-E6",)

    def __init__(self, seat: Seat, foe: Seat, trigger: str, least: int) -> None:
        self.seat = seat
        self.foe = foe
        self.trigger = trigger
        self.least = least

    def options(self, g: Any) -> Sequence[Answer]:
        me = self.seat
        f = g.facts
        ways: list[Answer] = []
        for kind in f.conditions[g.villain[me]]:
            if (
                kind in g.hand[me].cards
                and f.rows[kind].trigger == self.trigger
                and why_not_react(g, me, kind) is None
            ):
                ways.append(("react", f.ids[kind]))
        return [*ways, ("pass",), ("pass_turn",)]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        options = self.options(g)
        held = [kind for kind in g.hand[self.seat].cards if answer == ("react", g.facts.ids[kind])]
        known = held and g.facts.rows[held[0]].trigger == self.trigger and answer not in options
        refusal = why_not_react(g, self.seat, held[0]) if known else None
        return None if answer in options else refusal or Refusal("not-an-option")

    def details(self, g: Any) -> dict[str, Any]:
        return {"foe": self.foe, "trigger": self.trigger, "least": self.least}


def why_not_react(g: State, me: Seat, kind: Kind) -> Refusal | None:
    f = g.facts
    row = f.rows[kind]
    if g.quiet[me] >> TRIGGERS.index(row.trigger) & 1:
        return Refusal("already-reacted", "VI-E6")
    if not holds(g, row.trigger, row.least, g.active):
        return Refusal("not-triggered", "VI-E6")
    return None if can_do(g, By(me, me, row)) else Refusal("cannot-do", "VI-077", card=row.id)


def windows(g: State, me: Seat) -> Flow:
    """After each action the others may play Conditions whose triggers are met, clockwise (VI-E6)."""
    asked: dict[tuple[Seat, Kind], int] = {}
    restless = not g.over
    while restless:
        restless = False
        for step in range(1, g.seats):
            seat = (me + step) % g.seats
            for kind in g.facts.conditions[g.villain[seat]]:
                before = asked.get((seat, kind), 0)
                if before < occasions(g, me, seat, kind):
                    asked[seat, kind] = before + 1
                    restless = True
                    yield from window(g, me, seat, kind)
    g.defeats.clear()


def occasions(g: State, me: Seat, seat: Seat, kind: Kind) -> int:
    """How often a seat is asked for a Condition after an action, by what everybody knows (VI-E6)."""
    f = g.facts
    row = f.rows[kind]
    if not g.hand[seat].cards or g.quiet[seat] >> TRIGGERS.index(row.trigger) & 1:
        return 0
    if not holds(g, row.trigger, row.least, me) or not could_hold(
        g.hand[seat], (g.deck[seat],), lambda k: k == kind
    ):
        return 0
    aimed = hook_of(g, kit.aims, kind)
    if aimed is not None and not aimed[0].secret and not can_do(g, By(seat, seat, row)):
        return 0
    return sum([force >= row.least for force in g.defeats]) if row.trigger == "defeat" else 1


def window(g: State, me: Seat, seat: Seat, condition: Kind) -> Flow:
    """One player may play one Condition for a trigger, whether he holds one or not (VI-E6)."""
    row = g.facts.rows[condition]
    answer = yield React(seat, me, row.trigger, row.least)
    if answer[0] == "pass_turn":
        g.quiet[seat] = PASSED
    elif answer[0] == "react":
        kind: int = g.facts.number[answer[1]]
        if row.trigger != "defeat":
            g.quiet[seat] |= 1 << TRIGGERS.index(row.trigger)
        yield from react(g, seat, kind)


def react(g: State, seat: Seat, kind: Kind) -> Flow:
    """A Condition is free, does what it says, and is discarded; nothing is drawn for it (VI-E6)."""
    g.hand[seat].take(kind)
    g.limbo.append(kind)
    g.tell("reacted", "VI-E6", seat=seat, card=g.facts.ids[kind])
    yield from resolve(g, By(seat, seat, g.facts.rows[kind]))
    drop_limbo(g, seat, kind)
