"""Playing cards: from the hand, borrowed, a second time; and the Power that comes of it."""

from __future__ import annotations

from panoplie.games.dc.cards.kit import (
    Kind,
    adds,
    after_draw,
    after_play,
    attacks,
    does,
    heeding,
    in_force,
    prices,
    times,
)
from panoplie.games.dc.facts import LOCATION
from panoplie.games.dc.state import DISCARD, HAND, LINE_UP, OWN, STACK, TOP, State
from panoplie.games.dc.verbs.attacks import attack
from panoplie.games.dc.watchmen.loyalty import look_for_machination
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.cards import run
from panoplie.kernel.sight import EVERYONE

# Power


def produced(g: State) -> int:
    """All Power of the turn: what cards print, what their texts add, then what multiplies it (DC-021, DC-098)."""
    f = g.facts
    power = f.power
    total = g.bonus + sum([power[kind] for kind in g.plays])
    if not g.heeds & (adds.bit | times.bit):
        return total
    me, factor = g.active, 1
    for kind in in_force(g, me):
        text = f.cards[kind]
        if text.bits & adds.bit:
            total += text.hooks[adds](g, me, f.rows[kind])
        if text.bits & times.bit:
            factor *= text.hooks[times](g, me, f.rows[kind])
    return total * factor - g.lost


def purse(g: State) -> int:
    """The Power that is left to spend (DC-022)."""
    return produced(g) - g.spent


def discount(g: State) -> int:
    """What Super-Villains, Challenges and Plots cost less in this turn (DC-080, WM-045, WM-A28)."""
    f = g.facts
    return sum([hook(g, g.active, f.rows[kind]) for kind, hook in heeding(g, g.active, prices)])


# Playing


def play(g: State, me: Seat, kind: Kind) -> Flow:
    """Play a card from the hand; a Location stays for good (DC-020, DC-044).

    Whether the Machination is complete shows when the card is finished, with all that was played by it (WM-A25).
    """
    g.hand[me].take(kind)
    if g.facts.types[kind] == LOCATION:
        g.locations[me].append(kind)
    else:
        g.area.append(kind)
        g.homes.append(OWN)
    g.tell("played", "DC-020", seat=me, card=g.facts.ids[kind])
    yield from resolve(g, me, kind)
    look_for_machination(g, me)


def resolve(g: State, me: Seat, kind: Kind, again: bool = False) -> Flow:
    """Carry out a card to the end, then what its playing sets off (DC-020, DC-050)."""
    f = g.facts
    text, it = f.cards[kind], f.rows[kind]
    place = len(g.plays)
    g.plays.append(kind)
    if again:
        g.repeats.append(place)
    g.heeds |= text.bits
    if does in text:
        yield from run(text.hooks[does](g, me, it))
    if attacks in text:
        yield from attack(g, me, it)
    yield from reward_draws(g, me)
    for source, hook in heeding(g, me, after_play):
        if source != kind or f.types[kind] != LOCATION:  # ruling DC-A41
            yield from run(hook(g, me, f.rows[source], place))
    yield from reward_draws(g, me)


def reward_draws(g: State, me: Seat) -> Flow:
    """A text that made the player draw is finished (DC-083)."""
    if g.drew:
        for source, hook in heeding(g, me, after_draw):
            yield from run(hook(g, me, g.facts.rows[source]))


def borrow(g: State, me: Seat, kind: Kind, home: int) -> Flow:
    """Play a card that was just taken from elsewhere, and put it back at once (DC-A10).

    Whoever calls this takes the card out of its place in the same breath.
    """
    lend(g, me, kind, home)
    yield from resolve(g, me, kind)
    for place in reversed(range(len(g.area))):
        if g.area[place] == kind and g.homes[place] == home:
            go_home(g, me, place)
            break


def lend(g: State, me: Seat, kind: Kind, home: int) -> None:
    """Lay a card in front of the active player that will go home elsewhere."""
    g.area.append(kind)
    g.homes.append(home)
    g.tell("borrowed", "DC-A10", seat=me, card=g.facts.ids[kind])


def go_home(g: State, me: Seat, place: int) -> None:
    """Put a card of the play area where it came from."""
    kind, home = g.area.pop(place), g.homes.pop(place)
    if home == OWN:
        g.discard[me].append(kind)
    elif home == LINE_UP:
        g.line_up.append(kind)
    elif home == STACK:
        g.villains.put(kind, EVERYONE)
        g.villain_up = True
    elif home >= DISCARD:
        g.discard[home - DISCARD].append(kind)
    elif home >= HAND:
        g.hand[home - HAND].put(kind, EVERYONE)
    else:
        g.deck[home - TOP].put(kind, EVERYONE)
