"""How an adventure ends, and what lies between two of them: heroes grow, the saga goes on (GC-086 to GC-092)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from panoplie.games.guardians.can.choices import rookie_cards, rookie_swaps
from panoplie.games.guardians.facts import HERO, ROOKIE, VETERAN
from panoplie.games.guardians.powers import awards, threat_hook
from panoplie.games.guardians.rows import RANKS
from panoplie.games.guardians.score import VILLAIN_WINS, adventure_won, merits, paper_value
from panoplie.games.guardians.setup import heroes_in_play, open_adventure
from panoplie.games.guardians.state import HEROES, INTERLUDE, MAIN, NOTHING, State
from panoplie.kernel.answers import Answer
from panoplie.kernel.asks import CLOSES, Ask, Flow, Lot, Together
from panoplie.kernel.questions import may, may_pick, pick
from panoplie.kernel.sight import UNKNOWN

ONWARD: Final[Answer] = ("onward",)


class Onward(Ask):
    """Have you read the front pages? They stand until everybody goes on to the next adventure (GC-092)."""

    __slots__ = ()

    kind: ClassVar[str] = "onward"
    rules: ClassVar[tuple[str, ...]] = ("GC-092",)
    lone: ClassVar[str] = CLOSES

    def options(self, g: State) -> Sequence[Answer]:
        return [ONWARD]

    def details(self, g: State) -> dict[str, Any]:
        return {"adventure": g.facts.adventures[g.adventure + 1].id}


def finish(g: State) -> None:
    """The adventure is over: articles counted at the end, and the front pages (GC-110, GC-147, GC-152)."""
    won = g.ending == VILLAIN_WINS
    hook = threat_hook(g, awards)
    if hook is not None and not won:
        hook(g, g.facts.threats[g.threat])
    pages = [paper_value(g, team) for team in (0, 1)]
    g.tell(
        "finished", "GC-146", ending=g.ending, chronicles=pages[g.paper.index(0)], herald=pages[g.paper.index(1)]
    )
    if g.adventure == NOTHING:
        g.over = True
    else:
        g.phase = INTERLUDE
        g.saga.append([g.adventure, int(won), *([0, 0] if won else pages), int(adventure_won(g)), *merits(g)])


def interlude(g: State) -> Flow:
    """All cards come back and every hero grows, after the last adventure too (GC-088 to GC-092, GC-A56)."""
    gather(g)
    for hero in heroes_in_play(g):
        yield from grow(g, hero)
    if g.adventure + 1 == len(g.facts.adventures):
        g.over = True
        return
    yield Together([Onward(seat) for seat in range(g.seats)])
    g.adventure += 1
    yield from open_adventure(g)


def gather(g: State) -> None:
    """Power cards to the box, Wounds to their deck; whoever took another's place makes room for him again."""
    is_wound = g.facts.is_wound
    g.wounds.cards += g.wound_discard
    g.wound_discard.clear()
    for hero in range(HEROES):
        kinds = [*g.hand[hero], *[card >> 1 for card in g.laid[hero]], *g.discard[hero]]
        g.wounds.cards += [kind for kind in kinds if is_wound[kind]]
        g.box[hero] += [kind for kind in kinds if not is_wound[kind]]
        g.hand[hero], g.laid[hero], g.discard[hero] = [], [], []
        g.mission[hero] = NOTHING
        g.main[hero] = MAIN if g.main[hero] == MAIN else 0
    g.wounds.mark_all(UNKNOWN)
    for pile in g.stack:
        pile.clear()


def grow(g: State, hero: int) -> Flow:
    """A Rookie may give up a Rookie card, a Hero draws a Veteran card, and ranks rise (GC-088 to GC-091)."""
    f, seat = g.facts, g.owner[hero]
    if g.rank[hero] == ROOKIE:
        taken = yield from may_pick(g, seat, f.heroes[hero], rookie_swaps, hero)
        if taken is not None:
            dropped = yield from pick(g, seat, f.heroes[hero], rookie_cards, hero)
            assert dropped is not None
            g.deck[hero].remove(dropped)
            g.deck[hero].append(taken)
            g.tell("learnt", "GC-088", figure=f.hero_ids[hero], card=f.rows[taken].id)
        if not rookie_cards.any(g, seat, hero):
            promote(g, hero, HERO)
    elif g.rank[hero] == HERO:
        left = [kind for kind in f.veterans[hero] if kind not in g.deck[hero]]
        if left:
            _, name = yield Lot([("card", f.rows[kind].id) for kind in left])
            g.deck[hero].append(f.kind_at[name])
            g.tell("learnt", "GC-090", figure=f.hero_ids[hero], card=name)
        if len(left) <= 1 and (yield from may(g, seat, f.heroes[hero], "veteran")):
            promote(g, hero, VETERAN)


def promote(g: State, hero: int, rank: int) -> None:
    g.rank[hero] = rank
    rule = "GC-089" if rank == HERO else "GC-091"
    g.tell("rose", rule, figure=g.facts.hero_ids[hero], rank=RANKS[rank])
