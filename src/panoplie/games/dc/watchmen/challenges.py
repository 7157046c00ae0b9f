"""Challenges: what they ask for, contributions, and how they fall (WM-032 to WM-052)."""

from __future__ import annotations

import functools
from typing import Final

from panoplie.games.dc.cards.kit import Kind, after_gift, falls, heed, heeding
from panoplie.games.dc.facts import Demand
from panoplie.games.dc.state import IN_PLAY, NOTHING, STACK, State
from panoplie.games.dc.verbs.plays import discount, reward_draws
from panoplie.games.dc.verbs.table import destroy, end_game
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.cards import run

PAID: Final = 3
"""How many contributions it is worth in the eyes of the others to pay what a Challenge costs."""


def fits(g: State, kind: Kind, in_play: bool = False) -> bool:
    """Whether the Challenge asks for a card like this, from the hand or from play (WM-037, WM-038)."""
    return g.challenge != NOTHING and g.facts.wanted[g.challenge][in_play][kind]


def filled(g: State) -> tuple[int, ...]:
    """How many cards each demand has, in a way that fills as many as can be (WM-040, WM-041, WM-A14)."""
    return match_up(g.facts.demands[g.challenge], tuple(g.gifts), tuple(g.gifts_in_play), g.tally)


@functools.lru_cache(maxsize=4096)
def match_up(
    demands: tuple[Demand, ...], gifts: tuple[Kind, ...], in_play: tuple[Kind, ...], tally: int
) -> tuple[int, ...]:
    """A largest matching of gifts and demands; between two contributions it is asked for many times."""
    counts = [0] * len(demands)
    for number, line in enumerate(demands):
        if line.destroyed:
            counts[number] = min(line.count, tally)
        elif line.in_play:
            counts[number] = min(line.count, sum([line.fits[kind] for kind in in_play]))
    units = [
        n for n, line in enumerate(demands) if not (line.destroyed or line.in_play) for _ in range(line.count)
    ]
    taker: list[int] = [NOTHING] * len(units)

    def place(gift: int, tried: set[int]) -> bool:
        for unit, number in enumerate(units):
            if unit not in tried and demands[number].fits[gifts[gift]]:
                tried.add(unit)
                if taker[unit] == NOTHING or place(taker[unit], tried):
                    taker[unit] = gift
                    return True
        return False

    for gift in range(len(gifts)):
        place(gift, set())
    for unit, number in enumerate(units):
        counts[number] += taker[unit] != NOTHING
    return tuple(counts)


def is_complete(g: State) -> bool:
    """Whether everything has been contributed (WM-043, WM-044)."""
    return filled(g) == g.facts.counts[g.challenge]


def contribute(g: State, me: Seat, kind: Kind) -> Flow:
    """Put a card of the hand beside the Challenge, or a Location from play; it is not played (WM-035, WM-085)."""
    if kind in g.locations[me] and fits(g, kind, in_play=True):
        g.locations[me].remove(kind)
        g.gifts_in_play.append(kind)
        heed(g)
    else:
        g.hand[me].take(kind)
        g.gifts.append(kind)
    yield from given(g, me, kind)


def given(g: State, me: Seat, kind: Kind) -> Flow:
    """A card has been contributed, from wherever (WM-A26)."""
    g.given += 1
    g.credit[me] += 1
    g.tell("contributed", "WM-035", seat=me, card=g.facts.ids[kind])
    for source, hook in heeding(g, me, after_gift):
        yield from run(hook(g, me, g.facts.rows[source]))
    yield from reward_draws(g, me)


def pay_challenge(g: State, me: Seat) -> None:
    """One player pays what is left of a Challenge, which is beaten (WM-043, WM-045)."""
    row = g.facts.rows[g.challenge]
    cost = max(0, row.cost - discount(g))
    g.spent += cost
    g.credit[me] += PAID
    g.tell("overcame", "WM-047", seat=me, card=row.id, cost=cost)
    beat_challenge(g)


def destroy_challenge(g: State, me: Seat) -> None:
    """A Challenge is destroyed by a card, and beaten without a payment (WM-093)."""
    g.tell("disintegrated", "WM-093", seat=me, card=g.facts.ids[g.challenge])
    beat_challenge(g)


def beat_challenge(g: State) -> None:
    """A Challenge leaves the game with all that lies beside it, and is silent at once (WM-047, WM-048)."""
    text, row = g.facts.cards[g.challenge], g.facts.rows[g.challenge]
    g.beaten.append(g.challenge)
    g.challenge = NOTHING
    for kind in (*g.gifts, *g.gifts_in_play, *g.clock.cards):
        destroy(g, kind)
    g.gifts.clear()
    g.gifts_in_play.clear()
    g.clock.clear()
    g.tally = 0
    if falls in text:
        text.hooks[falls](g, row)
    heed(g)
    look_for_victory(g)


def look_for_victory(g: State) -> None:
    """The Loyal players win when no Challenge, Plot or Super-Villain is left (WM-050, WM-080, WM-030, WM-A5)."""
    if g.challenge != NOTHING or g.challenges.cards or g.plot == IN_PLAY:
        return
    if g.villains.cards or STACK in g.homes:  # one that is borrowed has not fallen
        return
    end_game(g, "loyal")


def turn_up_challenge(g: State) -> None:
    """The next Challenge is turned up (WM-019, WM-049)."""
    g.challenge, _ = g.challenges.pop()
    g.fresh = True
    g.tell("challenged", "WM-049", card=g.facts.ids[g.challenge], level=g.facts.level[g.challenge])
    heed(g)
