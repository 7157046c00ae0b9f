"""The Heroes of the main deck."""

from __future__ import annotations

from panoplie.games.dc.cards.aims import (
    draws,
    fetches,
    may_destroy_one,
    to_borrow,
    to_put_under,
)
from panoplie.games.dc.cards.kit import (
    KIND,
    Kind,
    adds,
    card,
    does,
    is_a,
    offers,
    played,
    stays_in_hand,
    uses_left,
    worth,
)
from panoplie.games.dc.facts import EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN, Facts
from panoplie.games.dc.facts.rows import CardRow
from panoplie.games.dc.state import LINE_UP, STACK, State
from panoplie.games.dc.verbs.gains import fetch_gained, gain
from panoplie.games.dc.verbs.plays import borrow, lend, resolve
from panoplie.games.dc.verbs.table import fetch, open_top
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.deeds import AnyDeed, Deed
from panoplie.kernel.questions import may, pick, some
from panoplie.kernel.sight import EVERYONE


def dark_knight(g: State, me: Seat, it: CardRow) -> Flow:
    """Gain all Equipment of the Line-Up."""
    for kind in [kind for kind in g.line_up if g.facts.types[kind] == EQUIPMENT]:
        yield from gain(g, me, kind)


@aim(KIND, verb="take_gained")
def gained_now(g: State, me: Seat) -> Aimed[Kind]:
    """A card bought or gained in this turn, where it went: discard pile or top of the deck (DC-065, DC-A15)."""
    on_top = open_top(g, me)
    here = [kind for kind in g.gains if g.gains.count(kind) > g.elsewhere.count(kind)]
    return [(kind, None) for kind in here if kind in g.discard[me] or kind in on_top]


def take_gained(g: State, me: Seat, it: CardRow, kind: Kind) -> None:
    """Put it into the hand (DC-065)."""
    g.used.append(g.facts.number[it.id])
    fetch_gained(g, me, kind)


def with_catwoman(g: State, me: Seat, it: CardRow) -> list[AnyDeed]:
    """Once for each Dark Knight, if Catwoman has been played too (DC-065)."""
    if not uses_left(g, it) or g.facts.number["catwoman"] not in g.plays:
        return []
    return [Deed(gained_now, lambda g, me, kind: take_gained(g, me, it, kind), it)]


def emerald_knight(g: State, me: Seat, it: CardRow) -> Flow:
    """Play a card of the Line-Up, to which it returns at the end of the turn (DC-066)."""
    found = yield from pick(g, me, it, to_borrow, (HERO, SUPER_POWER, EQUIPMENT))
    if found is not None:
        g.line_up.remove(found)
        lend(g, me, found, LINE_UP)
        yield from resolve(g, me, found)


def jonn_jonzz(g: State, me: Seat, it: CardRow) -> Flow:
    """Play the open Super-Villain and put it back (DC-068, DC-A13)."""
    if g.villain_up:
        kind, _ = g.villains.pop()
        g.villain_up = False
        yield from borrow(g, me, kind, STACK)


def king_of_atlantis(g: State, me: Seat, it: CardRow) -> Flow:
    """Destroy a card of the discard pile for more Power."""
    if (yield from may_destroy_one(g, me, it)):
        g.bonus += it.raised - it.power


def man_of_steel(g: State, me: Seat, it: CardRow) -> None:
    """Put all Super Powers of the discard pile into the hand (DC-069)."""
    for kind in [kind for kind in g.discard[me] if g.facts.types[kind] == SUPER_POWER]:
        fetch(g, me, kind)


def mera(g: State, me: Seat, it: CardRow) -> None:
    """More Power if the discard pile is empty now (DC-070)."""
    g.bonus += 0 if g.discard[me] else it.raised - it.power


def princess_diana(g: State, me: Seat, it: CardRow) -> Flow:
    """Gain all Villains of the Line-Up up to a cost."""
    f = g.facts
    for kind in [kind for kind in g.line_up if f.types[kind] == VILLAIN and f.cost[kind] <= it.limit]:
        yield from gain(g, me, kind)


def supergirl(g: State, me: Seat, it: CardRow) -> Flow:
    """Put a Kick of the stack into the hand; it is not gained (DC-072, DC-A40)."""
    if g.kicks and (yield from may(g, me, it, "take_kick")):
        g.hand[me].put(g.kicks.pop(), EVERYONE)
        g.tell("took_kick", "DC-A40", seat=me, card=it.id)


def swamp_thing(g: State, me: Seat, it: CardRow) -> None:
    """More Power with a Location in play now (DC-071, DC-A39)."""
    lent = any([g.facts.types[kind] == LOCATION for kind in g.area])
    g.bonus += it.raised - it.power if g.locations[me] or lent else 0


def zatanna_zatara(g: State, me: Seat, it: CardRow) -> Flow:
    """Put cards of the discard pile under the deck."""
    for kind in (yield from some(g, me, it, 0, it.count, to_put_under)):
        g.discard[me].remove(kind)
        g.deck[me].put_under(kind, EVERYONE)
        g.tell("put_under", "DC-055", seat=me, card=g.facts.ids[kind])


def with_tools(g: State, me: Seat, it: CardRow) -> int:
    """More Power if a Super Power or an Equipment is played, before or after (DC-067)."""
    return it.raised - it.power if played(g, is_a(SUPER_POWER, EQUIPMENT)) else 0


def with_others(f: Facts, it: CardRow, cards: list[Kind]) -> int:
    """Points if there are enough other cards of its type (DC-060)."""
    mine = f.types[f.number[it.id]]
    return it.worth if sum([f.types[kind] == mine for kind in cards]) - 1 >= it.others else 0


card("blue_beetle", stays_in_hand(True))
card("catwoman")
card("dark_knight", does(dark_knight), offers(with_catwoman))
card("emerald_knight", does(emerald_knight))
card("fastest_man_alive", does(draws))
card("green_arrow", worth(with_others))
card("high_tech_hero", adds(with_tools))
card("jonn_jonzz", does(jonn_jonzz))
card("kid_flash", does(draws))
card("king_of_atlantis", does(king_of_atlantis))
card("man_of_steel", does(man_of_steel))
card("mera", does(mera))
card("princess_diana", does(princess_diana))
card("robin", does(fetches(EQUIPMENT)))
card("supergirl", does(supergirl))
card("swamp_thing", does(swamp_thing))
card("zatanna_zatara", does(zatanna_zatara))
