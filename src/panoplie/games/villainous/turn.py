"""A turn: the objective, the mover, the actions of a location, and the Conditions of the others."""

from __future__ import annotations

from panoplie.games.villainous.board import HISS, piece_named, place_named, symbols_to_use
from panoplie.games.villainous.can import PASSED, could_hold, holds
from panoplie.games.villainous.cards.kit import Kind
from panoplie.games.villainous.facts import TRIGGERS
from panoplie.games.villainous.score import objective_met
from panoplie.games.villainous.setup import set_up
from panoplie.games.villainous.state import ACTIONS, BEGIN, MOVE, SET_UP, State
from panoplie.games.villainous.verbs.asks import Act, Go, React
from panoplie.games.villainous.verbs.plays import perform
from panoplie.games.villainous.verbs.realm import (
    arrive,
    discard_item,
    drop_limbo,
    fill_hand,
    take_from_hand,
    win,
)
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow


def act(g: State) -> Flow:
    """Set up once; then turn after turn, clockwise: move, take actions, draw (VI-011, VI-E1)."""
    if g.phase == ACTIONS:
        return take_action(g, g.active)
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
    g.dragon[me] = 0
    g.vanish[me] <<= 1
    g.phase = MOVE
    f = g.facts
    for piece in g.bottom[me][:]:
        hook = f.cards[f.kind_of[piece]].before_move
        if hook is not None:
            yield from hook(g, me, piece)
            yield from windows(g, me)
            return
    yield from move(g, me)


def move(g: State, me: Seat) -> Flow:
    """The mover goes to a different, unlocked location (VI-013, VI-051, VI-E1)."""
    answer = yield Go(me)
    g.phase = ACTIONS
    if answer[0] == "go":
        yield from arrive(g, me, place_named(g, me, answer[1]))
    else:
        g.tell("stayed", "VI-078", seat=me)
    yield from windows(g, me)


def take_action(g: State, me: Seat) -> Flow:
    """One visible symbol of the location, each once and in any order, or the end of the turn (VI-017, VI-E2)."""
    answer = yield Act(me)
    if answer[0] == "end":
        yield from end_turn(g, me)
        return
    if answer[0] == "unmask":
        unmask(g, me, answer)
        return
    _, symbol, row = answer
    for other, where, key in symbols_to_use(g, me):
        if other == symbol and where == row:
            g.used.append(key)
            break
    if row == "hiss":
        g.used.append(HISS)
    g.pending = symbol
    yield from perform(g, me, symbol)
    g.pending = ""
    yield from windows(g, me)


def unmask(g: State, me: Seat, answer: Answer) -> None:
    """Prince John pays to be rid of a Clever Disguise, whenever he likes in his turn (VI-065)."""
    piece = piece_named(g, me, answer[1])
    price = g.facts.rows[g.facts.kind_of[piece]].price
    g.power[me] -= price
    g.tell("paid", "VI-065", seat=me, amount=price, card="clever_disguise")
    discard_item(g, me, piece)


def end_turn(g: State, me: Seat) -> Flow:
    """Draw up to four cards; whatever lasted until the end of the turn is over (VI-015, VI-E3)."""
    yield from fill_hand(g, me)
    g.used.clear()
    g.boosts.clear()
    g.defeats.clear()
    g.vanish[me] &= 1
    for seat in range(g.seats):
        g.passed[seat] = 0
    g.turn += 1
    g.active = (me + 1) % g.seats
    g.phase = BEGIN
    if g.turn >= g.options["turns"]:
        g.over = True
        g.tell("stopped", "VI-044", turns=g.turn)


# Conditions


def windows(g: State, me: Seat) -> Flow:
    """After each action the others may play Conditions whose triggers are met, clockwise (VI-E6).

    What a Condition does may meet the trigger of another, so the round goes on until nobody new is to be asked.
    """
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
    if not g.hand[seat] or g.passed[seat] >> TRIGGERS.index(row.trigger) & 1:
        return 0
    if not holds(g, row.trigger, row.least, me) or not could_hold(g, seat, kind):
        return 0
    card = f.cards[kind]
    if card.need is not None and not card.private and card.need(g, seat, seat) is not None:
        return 0
    return sum([force >= row.least for force in g.defeats]) if row.trigger == "defeat" else 1


def window(g: State, me: Seat, seat: Seat, condition: Kind) -> Flow:
    """One player may play one Condition for a trigger, whether he holds one or not (VI-E6)."""
    row = g.facts.rows[condition]
    answer = yield React(seat, me, row.trigger, row.least)
    if answer[0] == "pass_turn":
        g.passed[seat] = PASSED
    elif answer[0] == "react":
        kind: int = g.facts.number[answer[1]]
        if row.trigger != "defeat":
            g.passed[seat] |= 1 << TRIGGERS.index(row.trigger)
        yield from react(g, seat, kind)


def react(g: State, seat: Seat, kind: Kind) -> Flow:
    """A Condition is free, does what it says, and is discarded; nothing is drawn for it (VI-E6)."""
    take_from_hand(g, seat, kind)
    g.limbo.append(kind)
    if g.events is not None:
        g.tell("reacted", "VI-E6", seat=seat, card=g.facts.ids[kind])
    effect = g.facts.cards[kind].effect
    assert effect is not None
    yield from effect(g, seat, seat)
    drop_limbo(g, seat, kind)
