"""The Ongoing texts of the Challenges (WM-033, WM-081 to WM-090)."""

from __future__ import annotations

from panoplie.games.dc.cards.kit import (
    KIND,
    Kind,
    card,
    falls,
    mutes,
    refilled,
    turn_begins,
    turn_over,
)
from panoplie.games.dc.cards.super_villains import look_from_now
from panoplie.games.dc.facts import VILLAIN
from panoplie.games.dc.facts.rows import ChallengeRow
from panoplie.games.dc.state import FROM_DECK, NOTHING, State
from panoplie.games.dc.verbs.attacks import avoid
from panoplie.games.dc.verbs.table import (
    add_to_line_up,
    burn,
    destroy,
    discard_at_random,
    gain_weakness,
    has_left,
    mill,
    reveal_top,
    show_card,
)
from panoplie.games.dc.watchmen.loyalty import mastermind, show_loyalty
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import may_pick

NEITHER = Refusal("neither-attack-nor-defence", "WM-A40")


@aim(KIND, verb="show", kind="riots", secret=True)
def to_show(g: State, me: Seat) -> Aimed[Kind]:
    """A card of the hand with an Attack or a Defence (WM-A40)."""
    f = g.facts
    return [(kind, None if f.attacks[kind] or f.defends[kind] else NEITHER) for kind in g.hand[me].cards]


def riots(g: State, me: Seat, it: ChallengeRow) -> Flow:
    """Discard a random card, or show an Attack or a Defence (WM-A40)."""
    if g.hand[me].cards:
        shown = yield from may_pick(g, me, it, to_show)
        if shown is None:
            yield from discard_at_random(g, me)
        else:
            show_card(g, me, shown)


def nixon(g: State, me: Seat, it: ChallengeRow) -> None:
    """One more card for the Line-Up (WM-090)."""
    for _ in range(min(it.count, len(g.main.cards))):
        add_to_line_up(g)


def cancer_scare(g: State, me: Seat, it: ChallengeRow) -> Flow:
    """An Attack outside of any turn: the top card is destroyed, or discarded with a Weakness (WM-083)."""
    if me not in (yield from avoid(g, it, [me])):
        return
    found = yield from reveal_top(g, me)
    if found is not None and g.facts.cost[found] >= it.least:
        destroy(g, g.deck[me].pop()[0], me)
    elif found is not None:
        yield from mill(g, me)
        gain_weakness(g, me)


def alien_invasion(g: State, me: Seat, it: ChallengeRow) -> None:
    """The main deck burns for the Villains of the Line-Up."""
    burn(g, min(it.limit, sum([g.facts.types[kind] == VILLAIN for kind in g.line_up])))


def doomsday_clock(g: State, me: Seat, it: ChallengeRow) -> None:
    """A card goes under the Challenge; with the twelfth everybody shows Loyalty (WM-086 to WM-088, WM-A15)."""
    if g.run_down or not g.main.cards:
        return
    g.clock.put(*g.main.pop())
    g.tell("ticked", "WM-086", number=len(g.clock.cards))
    has_left(g)
    if len(g.clock.cards) < it.limit:
        return
    g.run_down = True
    show_loyalty(g)
    owner = mastermind(g)
    for kind, known in zip(g.clock.cards, g.clock.known, strict=True):
        if owner == NOTHING:
            destroy(g, kind)
        else:  # whoever has looked at a card of the main deck still knows it
            g.hand[owner].put(kind, known | 1 << owner | FROM_DECK)
    g.clock.clear()
    g.tell("ran_down", "WM-086", card=it.id)


card("riots", turn_begins(riots))
card("keene_act", mutes(True), falls(lambda g, it: look_from_now(g)))
card("nixon", refilled(nixon))
card("cancer_scare", turn_over(cancer_scare))
card("alien_invasion", refilled(alien_invasion))
card("doomsday_clock", refilled(doomsday_clock))
