"""Playing a Research card: aim it, see whether it is cancelled, do what it says."""

from __future__ import annotations

from typing import Any

from panoplie.games.heroes.cards import TEXTS
from panoplie.games.heroes.cards.text import aims, does
from panoplie.games.heroes.state import State
from panoplie.games.heroes.villains import is_cancelled
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.cards import run
from panoplie.kernel.questions import pick


def play_card(g: State, me: Seat, card: int) -> Flow:
    """A card is shown and aimed; unless Mind Control cancels it, it takes effect (HI-057, HI-099, HI-120)."""
    row, text = g.facts.cards[card], TEXTS[g.facts.texts[card]]
    g.hands[me].take(card)
    g.played.append(card)
    g.tell("played", "HI-057", seat=me, card=row.id)
    chosen: tuple[Any, ...] = ()
    aimed = aims.of(text)
    for aim in aimed[1] if aimed else ():
        target = yield from pick(g, me, row, aim, card, chosen)
        if target is None:
            break
        chosen += (target,)
    if (yield from is_cancelled(g, me, card)):
        return
    effect = does.of(text)
    assert effect is not None
    yield from run(effect(g, me, card, chosen))
    if card in g.played:  # single use
        g.played.remove(card)
        g.discard.append(card)
