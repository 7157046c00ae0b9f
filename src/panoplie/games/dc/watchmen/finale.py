"""Two players at level 3: Loyalty is shown, and if both are Loyal eight Super-Villains come (WM-024 to WM-031)."""

from __future__ import annotations

from panoplie.games.dc.facts.rows import LEVELS
from panoplie.games.dc.state import NOTHING, UNSEEN, State
from panoplie.games.dc.verbs.attacks import appear
from panoplie.games.dc.watchmen.challenges import turn_up_challenge
from panoplie.games.dc.watchmen.loyalty import show_loyalty
from panoplie.kernel.asks import Flow, Shuffle


def next_challenge(g: State) -> Flow:
    """The next Challenge comes; with two players the last one opens the Loyalty cards (WM-026, WM-049)."""
    if g.challenge != NOTHING or not g.challenges.cards:
        return
    turn_up_challenge(g)
    if g.seats == 2 and g.facts.level[g.challenge] == LEVELS and g.plot == UNSEEN:
        show_loyalty(g)
        if 1 not in g.loyalty:
            yield from begin_finale(g)


def begin_finale(g: State) -> Flow:
    """Eight Super-Villains of cost 10 or more, shuffled; the Machination is put aside (WM-028, WM-031)."""
    f = g.facts
    g.finale = True
    g.machination = NOTHING
    order = yield Shuffle(list(f.finale()))
    for kind in order[: f.box.finale_villains]:
        g.villain_box.remove(kind)
        g.villains.put(kind)
    g.tell("finale", "WM-028", number=len(g.villains.cards))


def next_villain(g: State) -> Flow:
    """The next Super-Villain is turned up, if it lies face down (DC-033, WM-029, WM-A32)."""
    if g.villains.cards and not g.villain_up:
        yield from appear(g, g.villains.cards[-1])
