"""The Super-Villains: what they do when they are played, and when they first appear."""

from __future__ import annotations

from typing import Any

from panoplie.games.dc.cards.aims import (
    destroy_line_up,
    draws,
    each_chooses,
    each_picks,
    each_shown,
    hand_to_destroy,
    in_line_up,
    line_up_to_destroy,
    may_destroy_discarded,
    own_hand,
    shown_hand,
    shown_to_destroy,
    to_hand_over,
)
from panoplie.games.dc.cards.kit import KIND, Kind, appears, card, does, falls, times, turn_ends
from panoplie.games.dc.facts import EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN
from panoplie.games.dc.facts.rows import CardRow
from panoplie.games.dc.state import HAND, OWN, State
from panoplie.games.dc.verbs.gains import gain
from panoplie.games.dc.verbs.mixing import deal_pool
from panoplie.games.dc.verbs.plays import borrow
from panoplie.games.dc.verbs.table import (
    add_to_line_up,
    destroy,
    destroy_owned,
    discard,
    discard_at_random,
    discard_hand,
    draw,
    foes,
    gain_weakness,
    has_left,
    mill,
    show_card,
    show_hand,
)
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal
from panoplie.kernel.piles import at_random
from panoplie.kernel.questions import may, may_pick, name, some
from panoplie.kernel.sight import EVERYONE

TOO_CHEAP = Refusal("wrong-cost", "DC-005")
NO_VILLAIN = Refusal("wrong-type", "DC-094")


def ras_al_ghul(g: State, me: Seat, it: CardRow) -> None:
    """At the end of the turn he goes under his owner's deck, unless he is borrowed (DC-100)."""
    for place, kind in enumerate(g.area):
        if g.facts.ids[kind] == it.id and g.homes[place] == OWN:
            g.homes.pop(place)
            g.deck[me].put_under(g.area.pop(place), EVERYONE)
            g.tell("put_under", "DC-100", seat=me, card=it.id)
            break


# The Anti-Monitor


def anti_monitor(g: State, me: Seat, it: CardRow) -> Flow:
    """Destroy cards of the Line-Up and replace them (DC-089)."""
    chosen = yield from some(g, me, it, 0, len(g.line_up), line_up_to_destroy)
    destroy_line_up(g, chosen)
    for _ in range(min(len(chosen), len(g.main.cards))):
        add_to_line_up(g)


@aim(KIND, verb="add")
def dear_in_hand(g: State, me: Seat, least: int) -> Aimed[Kind]:
    """A card of the shown hand that costs something, for the Line-Up (DC-089)."""
    return [(kind, None if g.facts.cost[kind] >= least else TOO_CHEAP) for kind in g.hand[me].cards]


def anti_monitor_appears(g: State, it: Any, struck: list[Seat]) -> Flow:
    """Everybody shows the hand and adds a card of it to the Line-Up (DC-089, DC-A28)."""
    for seat in struck:
        show_hand(g, seat)
    for seat, kind in (yield from each_picks(g, it, struck, dear_in_hand, it.appearance.least)):
        g.hand[seat].take(kind)
        g.line_up.append(kind)
        g.tell("added", "DC-089", seat=seat, card=g.facts.ids[kind])


# Atrocitus


def atrocitus_appears(g: State, it: Any, seat: Seat) -> Flow:
    """A random card of the hand goes under the Super Hero, hidden from the others (DC-090)."""
    if g.hand[seat].cards:
        kind = yield from at_random(g.hand[seat], g.facts.ids)
        g.hand[seat].give(kind, g.under[seat], 1 << seat)
        g.tell("put_away", "DC-090", seat=seat)


def atrocitus_falls(g: State, it: Any) -> None:
    """The cards under the Super Heroes go on top of their owners' decks (DC-090)."""
    for seat in range(g.seats):
        while g.under[seat].cards:
            g.deck[seat].put(*g.under[seat].pop())


# Black Manta


def black_manta_appears(g: State, it: Any, seat: Seat) -> Flow:
    """Discard the top card of the deck; if it costs something destroy it, or discard the hand (DC-091, DC-A22)."""
    found = yield from mill(g, seat)
    if found is None or g.facts.cost[found] < it.appearance.least:
        return
    if (yield from name(g, seat, it, "destroy_card", "discard_hand")) == "destroy_card":
        destroy_owned(g, seat, found, "discard")
    else:
        discard_hand(g, seat)


# Brainiac


def brainiac(g: State, me: Seat, it: CardRow) -> Flow:
    """Play a random card of each foe's hand, to which it returns; a Location just stays (DC-A21, DC-A23)."""
    for foe in foes(g, me):
        if not g.hand[foe].cards:  # perhaps only since a card of another foe was played
            continue
        kind = yield from at_random(g.hand[foe], g.facts.ids)
        if g.facts.types[kind] == LOCATION:
            show_card(g, foe, kind)
        else:
            g.hand[foe].take(kind)
            yield from borrow(g, me, kind, HAND + foe)


def brainiac_appears(g: State, it: Any, struck: list[Seat]) -> Flow:
    """Everybody puts two cards into a common pile, and gets as many back (DC-092, DC-A21)."""
    counts = [(seat, min(it.appearance.count, len(g.hand[seat].cards))) for seat in struck]
    for seat, kinds in (yield from each_chooses(g, it, counts, to_hand_over)):
        for kind in kinds:
            g.hand[seat].give(kind, g.pool, 1 << seat)
    yield from deal_pool(g, counts)


# Captain Cold


def captain_cold(g: State, me: Seat, it: CardRow) -> None:
    """Power for each foe with a Hero in the discard pile now (DC-A39)."""
    types = g.facts.types
    g.bonus += it.bonus * sum([any([types[kind] == HERO for kind in g.discard[foe]]) for foe in foes(g, me)])


def captain_cold_appears(g: State, it: Any, seat: Seat) -> None:
    """The Super Hero is turned face down (DC-093, DC-A29)."""
    g.face_down[seat] = 1
    g.tell("turned_down", "DC-093", seat=seat)


def captain_cold_falls(g: State, it: Any) -> None:
    """All Super Heroes are turned up again, and count from now on (DC-A17)."""
    if g.face_down[g.active]:
        look_from_now(g)
    g.face_down[:] = [0] * g.seats


def look_from_now(g: State) -> None:
    """A Super Hero sees what comes, not what has been (DC-A17)."""
    g.since_play, g.since_gain, g.drew = len(g.plays), len(g.gains), 0


# Darkseid


def darkseid(g: State, me: Seat, it: CardRow) -> Flow:
    """Destroy two cards of the hand for more Power."""
    if len(g.hand[me].cards) >= it.count and (yield from may(g, me, it, "destroy_two")):
        for _, kinds in (yield from each_chooses(g, it, [(me, it.count)], hand_to_destroy)):
            for kind in kinds:
                destroy_owned(g, me, kind, "hand")
        g.bonus += it.raised - it.power


@aim(KIND, verb="show", secret=True)
def villains_in_hand(g: State, me: Seat) -> Aimed[Kind]:
    """A Villain of the hand, to show it (DC-094)."""
    return [(kind, None if g.facts.types[kind] == VILLAIN else NO_VILLAIN) for kind in g.hand[me].cards]


def darkseid_appears(g: State, it: Any, struck: list[Seat]) -> Flow:
    """Everybody shows a Villain or discards two cards (DC-094)."""
    shown = yield from each_picks(g, it, struck, villains_in_hand, may=True)
    for seat, kind in shown:
        show_card(g, seat, kind)
    meek = [seat for seat in struck if seat not in dict(shown)]
    for seat, kinds in (yield from each_chooses(g, it, [(seat, it.appearance.count) for seat in meek], own_hand)):
        discard(g, seat, kinds)


# Deathstroke


def deathstroke(g: State, me: Seat, it: CardRow) -> Flow:
    """Gain a Hero or a Villain of the Line-Up, or Power."""
    found = yield from may_pick(g, me, it, in_line_up, (HERO, VILLAIN), 99)
    if found is not None:
        yield from gain(g, me, found)
    else:
        g.bonus += it.bonus


def deathstroke_appears(g: State, it: Any, struck: list[Seat]) -> Flow:
    """Everybody shows the hand and destroys a card of hand or discard pile (DC-095)."""
    for seat in struck:
        show_hand(g, seat)
    types = (HERO, SUPER_POWER, EQUIPMENT)
    for seat, (kind, pile) in (yield from each_picks(g, it, struck, shown_to_destroy, types)):
        destroy_owned(g, seat, kind, pile)


# The Joker


def the_joker(g: State, me: Seat, it: CardRow) -> Flow:
    """Each foe discards a random card or lets the player draw (DC-096)."""
    for foe in foes(g, me):
        if g.hand[foe].cards and (yield from name(g, foe, it, "discard_random", "let_draw")) == "discard_random":
            yield from discard_at_random(g, foe)
        else:
            yield from draw(g, me, it.count)


def the_joker_appears(g: State, it: Any, struck: list[Seat]) -> Flow:
    """Everybody passes a card to the next one who takes part; a dear one brings a Weakness (DC-096, DC-A19)."""
    for seat, kind in (yield from each_picks(g, it, struck, to_hand_over)):
        heir = struck[(struck.index(seat) + 1) % len(struck)]
        g.hand[seat].take(kind)
        g.discard[heir].append(kind)
        g.tell("passed_on", "DC-096", seat=seat, foe=heir, card=g.facts.ids[kind])
        if g.facts.cost[kind] >= it.appearance.least and g.weaknesses:
            g.deck[heir].put(g.weaknesses.pop(), EVERYONE)
            g.tell("put_on_top", "DC-096", seat=heir, card=g.facts.ids[g.facts.weakness])


# Lex Luthor, Parallax, Sinestro


def lex_luthor_appears(g: State, it: Any, seat: Seat) -> None:
    """A Weakness for each Villain of the Line-Up (DC-097)."""
    for kind in g.line_up:
        if g.facts.types[kind] == VILLAIN:
            gain_weakness(g, seat)


def parallax(g: State, me: Seat, it: CardRow) -> None:
    """Where he doubles only what is left, what was spent before is not doubled (DC-A20)."""
    if g.options["parallax"] == "unspent":
        g.lost = (it.times - 1) * g.spent + it.times * g.lost


def parallax_appears(g: State, it: Any, seat: Seat) -> None:
    """Show the hand and discard all that is cheap."""
    show_hand(g, seat)
    limit = it.appearance.limit
    discard(g, seat, [kind for kind in g.hand[seat].cards if g.facts.cost[kind] <= limit])


def sinestro(g: State, me: Seat, it: CardRow) -> None:
    """A Hero on top of the main deck is destroyed for Power; anything else goes to the hand (DC-A40)."""
    if not g.main.cards:
        return
    kind, _ = g.main.pop()
    g.tell("turned_over", "DC-A40", seat=me, card=g.facts.ids[kind])
    if g.facts.types[kind] == HERO:
        destroy(g, kind)
        g.bonus += it.bonus
    else:
        g.hand[me].put(kind, EVERYONE)
    has_left(g)


def sinestro_appears(g: State, it: Any, struck: list[Seat]) -> Flow:
    """Everybody shows the hand and discards as many cards as it has Heroes (DC-099)."""
    for seat in struck:
        show_hand(g, seat)
    heroes = [(seat, sum([g.facts.types[kind] == HERO for kind in g.hand[seat].cards])) for seat in struck]
    for seat, kinds in (yield from each_chooses(g, it, heroes, shown_hand)):
        discard(g, seat, kinds)


card("ras_al_ghul", turn_ends(ras_al_ghul))
card("anti_monitor", does(anti_monitor), appears(anti_monitor_appears))
card("atrocitus", does(may_destroy_discarded), appears(each_shown(atrocitus_appears)), falls(atrocitus_falls))
card("black_manta", does(draws), appears(each_shown(black_manta_appears)))
card("brainiac", does(brainiac), appears(brainiac_appears))
card("captain_cold", does(captain_cold), appears(each_shown(captain_cold_appears)), falls(captain_cold_falls))
card("darkseid", does(darkseid), appears(darkseid_appears))
card("deathstroke", does(deathstroke), appears(deathstroke_appears))
card("the_joker", does(the_joker), appears(the_joker_appears))
card("lex_luthor", does(draws), appears(each_shown(lex_luthor_appears)))
card("parallax", does(parallax), times(lambda g, me, it: it.times), appears(each_shown(parallax_appears)))
card("sinestro", does(sinestro), appears(sinestro_appears))
