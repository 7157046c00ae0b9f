"""The Villains of the main deck."""

from __future__ import annotations

from panoplie.games.dc.cards.aims import (
    each,
    each_picks,
    in_line_up,
    may_destroy,
    own_hand,
    played_before,
    to_put_on_top,
)
from panoplie.games.dc.cards.kit import (
    Kind,
    attacks,
    card,
    does,
    offers,
    on_top,
    others_played,
    worth,
)
from panoplie.games.dc.facts import LOCATION, STARTER, Facts
from panoplie.games.dc.facts.rows import CardRow
from panoplie.games.dc.state import DISCARD, State
from panoplie.games.dc.verbs.gains import gain, gain_unseen
from panoplie.games.dc.verbs.plays import borrow, purse, resolve
from panoplie.games.dc.verbs.table import (
    discard,
    discard_hand,
    draw,
    foes,
    gain_weakness,
    mill,
    reveal_top,
)
from panoplie.kernel.aims import Aimed, Noun, aim
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.deeds import Deed
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import may, name, pick, some
from panoplie.kernel.sight import EVERYONE

TOO_LITTLE = Refusal("riddle-too-dear", "DC-075")
NOTHING_LEFT = Refusal("riddle-no-card", "DC-A24")
CLOSED = Refusal("riddle-closed", "DC-A25")


def bane(g: State, me: Seat, it: CardRow, struck: list[Seat]) -> Flow:
    """Each foe chooses and discards a card."""
    for foe, kind in (yield from each_picks(g, it, struck, own_hand)):
        discard(g, foe, [kind])


def per_weakness(f: Facts, it: CardRow, cards: list[Kind]) -> int:
    """Points for each Weakness (DC-061)."""
    return it.worth * cards.count(f.weakness)


def cheetah(g: State, me: Seat, it: CardRow) -> Flow:
    """Gain a card of the Line-Up up to a cost."""
    found = yield from pick(g, me, it, in_line_up, (), it.limit)
    if found is not None:
        yield from gain(g, me, found)


def clayface(g: State, me: Seat, it: CardRow) -> Flow:
    """Play again a card of this turn (DC-073, DC-A11, DC-A12)."""
    found = yield from pick(g, me, it, played_before, ("clayface",), False)
    if found is not None:
        g.tell("played_again", "DC-073", seat=me, card=g.facts.ids[found])
        yield from resolve(g, me, found, again=True)


def harley_quinn(g: State, it: CardRow, foe: Seat) -> Flow:
    """A Punch or a Vulnerability of the discard pile goes on top of the deck (DC-074)."""
    found = yield from pick(g, foe, it, to_put_on_top, (STARTER,))
    if found is not None:
        g.discard[foe].remove(found)
        g.deck[foe].put(found, EVERYONE)
        g.tell("put_on_top", "DC-074", seat=foe, card=g.facts.ids[found])


def the_penguin(g: State, me: Seat, it: CardRow) -> Flow:
    """Draw cards, then discard as many."""
    yield from draw(g, me, it.count)
    if len(g.hand[me].cards) <= it.discard:
        discard_hand(g, me)
    else:
        discard(g, me, (yield from some(g, me, it, it.discard, it.discard, own_hand)))


def poison_ivy(g: State, it: CardRow, foe: Seat) -> Flow:
    """Discard the top card of the deck; a Weakness if it costs something."""
    found = yield from mill(g, foe)
    assert it.attack is not None
    if found is not None and g.facts.cost[found] >= it.attack.least:
        gain_weakness(g, foe)


RIDDLE: Noun[str] = Noun(lambda g, word: (word,))


@aim(RIDDLE, verb="riddle")
def riddles(g: State, me: Seat, number: int, price: int) -> Aimed[str]:
    """Pay for the top card of the main deck, or take the Power instead (DC-075, DC-A24, DC-A25)."""
    left = g.plays.count(number) - g.used.count(number)
    why = NOTHING_LEFT if not g.main.cards else TOO_LITTLE if purse(g) < price else None
    yield "card", why if left else CLOSED
    yield "power", None if left > (~number in g.used) else CLOSED


def riddle(g: State, me: Seat, number: int, price: int, way: str) -> Flow:
    """Buy the card unseen, or close the riddle for Power; `~` marks that one was bought (DC-075, DC-A25)."""
    it = g.facts.rows[number]
    if way == "power":
        g.used.append(number)
        g.bonus += it.bonus
        g.tell("took_power", "DC-A25", seat=me, card=it.id)
    else:
        g.used.append(~number)
        g.spent += price
        yield from gain_unseen(g, me)


def scarecrow(g: State, it: CardRow, foe: Seat) -> None:
    """Gain a Weakness."""
    gain_weakness(g, foe)


def starro(g: State, me: Seat, it: CardRow, struck: list[Seat]) -> Flow:
    """Each foe discards the top of the deck; the attacker may play it, a Location excepted (DC-076, DC-A23)."""
    for foe in struck:
        found = yield from mill(g, foe)
        if found is None or g.facts.types[found] == LOCATION or me == NOBODY:
            continue
        if (yield from may(g, me, g.facts.rows[found], "starro")):
            g.discard[foe].remove(found)
            yield from borrow(g, me, found, DISCARD + foe)


def suicide_squad(g: State, me: Seat, it: CardRow) -> None:
    """With two others in the same turn all foes discard their hands; no Attack (DC-077)."""
    if others_played(g, g.facts.number[it.id]) - 1 >= it.others:
        for foe in foes(g, me):
            discard_hand(g, foe)


def per_copy(f: Facts, it: CardRow, cards: list[Kind]) -> int:
    """Points for each copy (DC-062)."""
    return it.worth * cards.count(f.number[it.id])


def two_face(g: State, me: Seat, it: CardRow) -> Flow:
    """Say even or odd, reveal the top card of the deck: draw it or discard it (DC-081)."""
    if not (g.deck[me].cards or g.discard[me]):  # nothing to reveal, so nothing to say (DC-A4)
        return
    said = yield from name(g, me, it, "even", "odd")
    found = yield from reveal_top(g, me)
    if found is not None and g.facts.cost[found] % 2 == (said == "odd"):
        yield from draw(g, me, 1)
    elif found is not None:
        yield from mill(g, me)


card("bane", attacks(bane))
card("bizarro", worth(per_weakness))
card("cheetah", does(cheetah))
card("clayface", does(clayface))
card("doomsday")
card("gorilla_grodd")
card("harley_quinn", attacks(each(harley_quinn)))
card("lobo", does(may_destroy))
card("the_penguin", does(the_penguin))
card("poison_ivy", attacks(each(poison_ivy)))
card("the_riddler", offers(lambda g, me, it: [Deed(riddles, riddle, it, g.facts.number[it.id], it.price)]))
card("scarecrow", attacks(each(scarecrow)))
card("solomon_grundy", on_top(lambda g, me, it, kind: g.facts.ids[kind] == it.id))
card("starro", attacks(starro))
card("suicide_squad", does(suicide_squad), worth(per_copy))
card("two_face", does(two_face))
