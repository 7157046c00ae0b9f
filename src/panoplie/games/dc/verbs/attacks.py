"""Attacks and Defences: one window for all who might hold a Defence, then clockwise (DC-036 to DC-042)."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.dc.cards.kit import Kind, appears, attacks, defends, stays_in_hand
from panoplie.games.dc.state import NOTHING, State
from panoplie.games.dc.verbs.table import discard, foes, hidden_lot, partner, seats_from
from panoplie.games.dc.watchmen.loyalty import is_spared
from panoplie.kernel.aims import Aimed, Noun, aim
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow, FlowOf
from panoplie.kernel.cards import run
from panoplie.kernel.errors import Refusal
from panoplie.kernel.piles import could_hold
from panoplie.kernel.sight import EVERYONE
from panoplie.kernel.windows import still, window

DEFENCES: Final = 1
"""The topic of the window."""
NO_DEFENCE: Final = Refusal("no-defence", "DC-041")
JUST_DRAWN: Final = Refusal("just-drawn", "DC-A9")

Shield = tuple[Kind, Seat]
"""A Defence, and the partner whom it protects, or NOTHING for oneself."""


def say_shield(g: State, shield: Shield) -> tuple[Answer, ...]:
    kind, whom = shield
    return ("defend", g.facts.ids[kind]) if whom == NOTHING else ("defend_for", g.facts.ids[kind], whom)


def whom_it_strikes(g: State, me: Seat, attacked: tuple[Seat, ...], held: tuple[int, ...]) -> dict[str, str]:
    """Who is attacked, as the sentence of the question says it."""
    if me not in attacked:
        return {"whom": "partner"}
    return {"whom": "both" if partner(g, me) in attacked else "you"}


@aim(Noun(say_shield), verb="", kind="defend", tells=whom_it_strikes)
def shields(g: State, me: Seat, attacked: tuple[Seat, ...], held: tuple[int, ...]) -> Aimed[Shield]:
    """A Defence of the hand, for oneself or for a partner who is attacked (DC-037, DC-041, DC-106, DC-A9)."""
    ally = partner(g, me)
    whom = [NOTHING] * (me in attacked) + [ally] * (ally in attacked)
    defends = g.facts.defends
    why_not = [
        NO_DEFENCE if not defends[kind] else None if place < held[me] else JUST_DRAWN
        for place, kind in enumerate(g.hand[me].cards)
    ]
    return [((kind, seat), why) for seat in whom for kind, why in zip(g.hand[me].cards, why_not, strict=True)]


def could_defend(g: State, me: Seat, attacked: tuple[Seat, ...], held: tuple[int, ...]) -> bool:
    """Whether a player might hold a Defence that is of use, as far as everybody knows (DC-A7)."""
    if not held[me] or (me not in attacked and partner(g, me) not in attacked):
        return False
    defends = g.facts.defends
    return could_hold(g.hand[me], hidden_lot(g, me), lambda kind: defends[kind])


def avoid(g: State, it: Any, attacked: list[Seat]) -> FlowOf[list[Seat]]:
    """Everybody who is attacked may use one Defence (DC-037, DC-A7, DC-A32). Returns who is struck.

    Partners are asked again for each other; only the cards `held` from the beginning defend then (DC-A9).
    """
    struck = attacked
    held = [len(hand) for hand in g.hand]
    while struck:
        asked = [seat for seat in range(g.seats) if not g.gone[seat]]
        args = tuple(struck), tuple(held)
        reactions = yield from window(g, asked, g.quiet, DEFENCES, could_defend, it, shields, *args)
        for whom in attacked:
            for me in (whom, partner(g, whom)):
                for seat, (kind, ally) in reactions:
                    saves = seat == me and ally == (NOTHING if me == whom else whom)
                    if saves and whom in struck and still(g, me, (kind, ally), shields, *args):
                        struck = [seat for seat in struck if seat != whom]
                        held[me] -= stays_in_hand not in g.facts.cards[kind]
                        yield from defend(g, me, kind, ally)
        if not reactions or partner(g, 0) == NOTHING:
            break
    return struck


def defend(g: State, me: Seat, kind: Kind, ally: Seat) -> Flow:
    """Use a Defence, and take at once what it gives (DC-038, DC-106, DC-A9)."""
    text = g.facts.cards[kind]
    if ally == NOTHING:
        g.tell("defended", "DC-037", seat=me, card=g.facts.ids[kind])
    else:
        g.tell("defended_for", "DC-106", seat=me, foe=ally, card=g.facts.ids[kind])
    if stays_in_hand in text:
        g.hand[me].mark(g.hand[me].cards.index(kind), EVERYONE)
        return
    discard(g, me, [kind])
    yield from run(text.hooks[defends](g, me, g.facts.rows[kind]))


def attack(g: State, me: Seat, it: Any) -> Flow:
    """The Attack of a card that a player plays (DC-036, DC-042, WM-011)."""
    attacked = [foe for foe in foes(g, me) if not is_spared(g, me, foe)]
    struck = yield from avoid(g, it, attacked)
    hook = g.facts.cards[g.facts.number[it.id]].hooks[attacks]
    yield from run(hook(g, me, it, struck))


def strike(g: State, me: Seat, kind: Kind, seat: Seat) -> Flow:
    """The Attack of a card strikes a single player; `me` is nobody if nobody plays it (DC-109, DC-A34)."""
    it = g.facts.rows[kind]
    struck = yield from avoid(g, it, [seat])
    yield from run(g.facts.cards[kind].hooks[attacks](g, me, it, struck))


def appear(g: State, kind: Kind) -> Flow:
    """A Super-Villain is turned up, and strikes everybody (DC-033, DC-034, DC-A8)."""
    it = g.facts.rows[kind]
    g.villain_up = True
    g.villains.show(EVERYONE, 1)
    g.tell("appeared", "DC-033", card=it.id)
    text = g.facts.cards[kind]
    if appears in text:
        struck = yield from avoid(g, it, seats_from(g, g.active))
        yield from run(text.hooks[appears](g, it, struck))
