"""The eleven cards that Watchmen shuffles into the main deck."""

from __future__ import annotations

from panoplie.games.dc.cards.aims import (
    defence_draws,
    destroy_line_up,
    draws,
    each,
    first_of_cost,
    played_before,
    to_put_on_top,
)
from panoplie.games.dc.cards.kit import (
    KIND,
    Kind,
    adds,
    after_gift,
    after_play,
    attacks,
    card,
    defends,
    does,
)
from panoplie.games.dc.facts.rows import CardRow
from panoplie.games.dc.state import NOTHING, State
from panoplie.games.dc.verbs.plays import resolve
from panoplie.games.dc.verbs.table import (
    burn,
    destroy,
    destroy_played,
    discard_at_random,
    draw,
    fill_line_up,
    has_left,
    others,
)
from panoplie.games.dc.watchmen.challenges import destroy_challenge, fits, given
from panoplie.games.dc.watchmen.destruction import destroy_player
from panoplie.games.dc.watchmen.loyalty import is_loyal
from panoplie.kernel.aims import Aimed, Noun, aim
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import may_pick, pick
from panoplie.kernel.sight import EVERYONE

DOES_NOT_FIT = Refusal("gift-does-not-fit", "WM-037")

# Disintegration

Doomed = tuple[Kind, Seat]
"""A card, or a player."""


def say_doomed(g: State, doomed: Doomed) -> tuple[Answer, ...]:
    return ("destroy", g.facts.ids[doomed[0]]) if doomed[1] == NOTHING else ("destroy_player", doomed[1])


@aim(Noun(say_doomed), verb="", kind="disintegrate")
def doomed(g: State, me: Seat) -> Aimed[Doomed]:
    """The Challenge, another player who is officially Loyal, a card of the Line-Up (WM-092, WM-093, WM-A44)."""
    found = [((kind, NOTHING), None) for kind in (g.challenge, *g.line_up) if kind != NOTHING]
    return found + [((NOTHING, seat), None) for seat in others(g, me) if is_loyal(g, seat)]


def disintegration(g: State, me: Seat, it: CardRow) -> Flow:
    """It may be destroyed to destroy something else; one that is gone cannot pay (WM-091 to WM-093, DC-A12)."""
    own = g.facts.number[it.id]
    if own in g.area and (chosen := (yield from may_pick(g, me, it, doomed))):
        destroy_played(g, own)
        kind, seat = chosen
        if seat != NOTHING:
            destroy_player(g, me, seat)
        elif kind == g.challenge:
            destroy_challenge(g, me)
        else:
            destroy_line_up(g, [kind])


# The others


def duplication(g: State, me: Seat, it: CardRow) -> Flow:
    """Play again a card of this turn, or use one in play with an Ongoing text (WM-094 to WM-096)."""
    found = yield from pick(g, me, it, played_before, ("duplication", "clayface"), True)
    if found is not None:
        g.tell("played_again", "WM-094", seat=me, card=g.facts.ids[found])
        yield from resolve(g, me, found, again=True)


def reconstruction(g: State, me: Seat, it: CardRow) -> None:
    """Destroy the whole Line-Up and refill it (WM-097)."""
    destroy_line_up(g, g.line_up[:])
    fill_line_up(g)


@aim(KIND, verb="contribute", kind="owlship")
def gifts_in_discard(g: State, me: Seat) -> Aimed[Kind]:
    """A card of the discard pile that the Challenge asks for from a hand (WM-037)."""
    return [(kind, None if fits(g, kind) else DOES_NOT_FIT) for kind in g.discard[me]]


def owlship(g: State, me: Seat, it: CardRow) -> Flow:
    """Contribute a card of the discard pile as if from the hand (WM-035)."""
    found = yield from may_pick(g, me, it, gifts_in_discard)
    if found is not None:
        g.discard[me].remove(found)
        g.gifts.append(found)
        yield from given(g, me, found)


def grapnel_gun(g: State, me: Seat, it: CardRow) -> Flow:
    """Draw, then put a card of the discard pile on top of the deck if you like."""
    yield from defence_draws(g, me, it)
    found = yield from may_pick(g, me, it, to_put_on_top, ())
    if found is not None:
        g.discard[me].remove(found)
        g.deck[me].put(found, EVERYONE)
        g.tell("put_on_top", "DC-037", seat=me, card=g.facts.ids[found])


@aim(KIND, verb="destroy", secret=True)
def top_of_main(g: State, me: Seat, count: int) -> Aimed[Kind]:
    """One of the top cards of the main deck, to destroy it (WM-A45)."""
    return [(kind, None) for kind in g.main.top(count)]


def field_journal(g: State, me: Seat, it: CardRow) -> Flow:
    """Look at the top of the main deck, destroy one card, put the other back (WM-A45)."""
    if len(g.main.cards) < 2:
        burn(g, 1)
        return
    g.main.show(1 << me, it.count)
    found = yield from pick(g, me, it, top_of_main, it.count)
    assert found is not None
    g.main.pop(max([place for place, kind in enumerate(g.main.cards) if kind == found]))
    destroy(g, found)
    has_left(g)


card("disintegration", does(disintegration))
card("duplication", does(duplication))
card("reconstruction", does(reconstruction))
card("teleportation", does(draws), defends(defence_draws))
card("owlship", does(owlship))
card("grapnel_gun", defends(grapnel_gun))
card("field_journal", does(field_journal))
card("retired_minuteman", adds(lambda g, me, it: it.bonus if g.given else 0))
card("moloch", attacks(each(lambda g, it, foe: discard_at_random(g, foe))))
card("antarctic_retreat", after_play(first_of_cost))
card("martian_palace", after_gift(lambda g, me, it: draw(g, me, it.count) if g.given == 1 else None))
