"""Super-Villains: the window before a fight, what they do to whoever fails, and their lairs."""

from __future__ import annotations

from typing import Any, Final, get_args

from panoplie.games.heroes.board import clockwise, team_powers
from panoplie.games.heroes.cards.text import VILLAINS, punishes
from panoplie.games.heroes.facts import CORNERS, OnFail
from panoplie.games.heroes.nouns import CARD, DISTRICT, GADGET, name
from panoplie.games.heroes.state import MIND_CONTROL, State
from panoplie.games.heroes.verbs import (
    dice_on,
    discard_card,
    drop_gadget,
    knock_out,
    lose_plus,
    number_to_reach,
    put_hero,
    remove_villain,
    return_die,
    take_random_card,
    value_of,
)
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.asks import Flow, FlowOf, Roll
from panoplie.kernel.cards import Text, run
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import pick
from panoplie.kernel.sight import EVERYONE
from panoplie.kernel.windows import window

ABOUT_VILLAINS: Final = 1
ABOUT_CARDS: Final = 2
"""The topics about which a seat may say "not this turn"."""
ONLY_VILLAINS: Final = Refusal("only-villains", "HI-081")
NOT_IN_HAND: Final = Refusal("not-in-hand", "HI-057")


# Reactions


def could_play_villain(g: State, seat: Seat, slot: int, district: int) -> bool:
    """Whether a seat may hold a Super-Villain as far as everybody knows: the hand has a card that not all know."""
    hand, is_villain = g.hands[seat], g.facts.is_villain
    return any([mask != EVERYONE or is_villain[card] for card, mask in zip(hand.cards, hand.known, strict=True)])


def _of_fight(g: State, seat: Seat, slot: int, district: int) -> dict[str, Any]:
    return {"foe": slot // 2, "hero": name(g, slot), "district": g.facts.district_ids[district]}


@aim(CARD, verb="villain", secret=True, other=NOT_IN_HAND, tells=_of_fight)
def villains_in_hand(g: State, me: Seat, slot: int, district: int) -> Aimed[int]:
    """Super-Villains, and no other card, are played against an announced fight (HI-081, HI-082, HI-089)."""
    is_villain = g.facts.is_villain
    return [(card, None if is_villain[card] else ONLY_VILLAINS) for card in g.hands[me].cards]


def offer_villains(g: State, me: Seat, slot: int, district: int) -> Flow:
    """Before the throw opponents may play Super-Villains, until nobody does (HI-082, HI-089, ruling HI-A39).

    Everyone who could hold one is asked, at the same time, so that the question betrays nothing.
    """
    foes = clockwise(g, me)
    while reactions := (
        yield from window(
            g, foes, g.quiet, ABOUT_VILLAINS, could_play_villain, None, villains_in_hand, slot, district
        )
    ):
        for seat, card in reactions:  # all are shown before the first takes effect
            g.hands[seat].take(card)
            g.played.append(card)
            words = g.facts.card_ids[card], g.facts.district_ids[district]
            g.tell("villain_played", "HI-082", seat=seat, card=words[0], district=words[1])
        for seat, card in reactions:
            yield from send_villain(g, seat, card, district)


def send_villain(g: State, seat: Seat, card: int, district: int) -> Flow:
    """A Super-Villain costs no action and sends back every die that is too low for it (HI-081, HI-087)."""
    if (yield from is_cancelled(g, seat, card)):
        return
    g.played.remove(card)
    g.villains.append(card)
    g.villain_by.append(seat)
    g.villain_at.append(district)
    g.lair.append(0)
    for slot in dice_on(g, district):
        if value_of(g, slot) < number_to_reach(g, district, slot):
            return_die(g, slot, "HI-087")


def could_cancel(g: State, seat: Seat, player: Seat, card: int) -> bool:
    """Whether a seat has Mind Control and a card to give up."""
    return bool(g.hands[seat].cards and team_powers(g, seat) & MIND_CONTROL)


@aim(
    CARD,
    verb="cancel",
    secret=True,
    other=Refusal("cancel-from-hand", "HI-120"),
    tells=lambda g, seat, player, card: {"foe": player},
)
def prices(g: State, me: Seat, player: Seat, card: int) -> Aimed[int]:
    """Mind Control costs a card of the hand (HI-120, HI-121)."""
    return [(price, None) for price in g.hands[me].cards]


def is_cancelled(g: State, player: Seat, card: int) -> FlowOf[bool]:
    """Mind Control may discard a card to cancel one that was just played; both leave the game (HI-120, HI-121)."""
    row = g.facts.cards[card]
    reactions = yield from window(
        g, clockwise(g, player), g.quiet, ABOUT_CARDS, could_cancel, row, prices, player, card
    )
    for seat, price in reactions[:1]:  # a card is cancelled once; the next player keeps the price (ruling HI-A40)
        g.hands[seat].take(price)
        g.played.remove(card)
        g.removed += [price, card]
        g.tell("cancelled", "HI-121", seat=seat, card=row.id, other=g.facts.card_ids[price])
    return bool(reactions)


# Failing


def punish(g: State, me: Seat, slot: int, district: int) -> Flow:
    """Whoever fails suffers the special power of every Super-Villain there (HI-090)."""
    for card, owner, where in list(zip(g.villains, g.villain_by, g.villain_at, strict=True)):
        on_fail = g.facts.cards[card].on_fail
        if where == district and on_fail is not None:
            hook = punishes.of(PUNISHMENTS[on_fail])
            assert hook is not None
            yield from run(hook(g, me, slot, owner))


def give_card(g: State, me: Seat, slot: int, owner: Seat) -> Flow | None:
    """The player gives a random card to whoever played the villain (HI-090)."""
    return None if owner == me else take_random_card(g, owner, me, "HI-090")


@aim(
    CARD,
    verb="discard",
    secret=True,
    other=Refusal("discard-one", "HI-090"),
    tells=lambda g, me: {"why": "villain"},
)
def cards_to_lose(g: State, me: Seat) -> Aimed[int]:
    """A card of one's hand (HI-090)."""
    return [(card, None) for card in g.hands[me].cards]


def lose_card(g: State, me: Seat, slot: int, owner: Seat) -> Flow:
    """The player discards a Research card of his choice (HI-090)."""
    hand = g.hands[me].cards
    if hand:  # equal cards are asked about too: the question must not show that they are
        card = hand[0] if len(hand) == 1 else (yield from pick(g, me, None, cards_to_lose))
        assert card is not None
        discard_card(g, me, card, "HI-090")


@aim(GADGET, verb="gadget", kind="lose_gadget", tells=lambda g, me, slot: {"hero": name(g, slot)})
def gadgets_to_lose(g: State, me: Seat, slot: int) -> Aimed[tuple[int, int]]:
    """A gadget of the beaten hero (HI-090)."""
    return [((slot, card), None) for card in g.gear[slot]]


def lose_gadget(g: State, me: Seat, slot: int, owner: Seat) -> Flow:
    """The hero loses a gadget of his choice (HI-090)."""
    gadget = yield from pick(g, me, None, gadgets_to_lose, slot)
    if gadget is not None:
        drop_gadget(g, slot, gadget[1], "HI-090")


VILLAINS.card("lose_combat_token", punishes(lambda g, me, slot, owner: lose_plus(g, slot, "HI-090")))
VILLAINS.card("give_card", punishes(give_card))
VILLAINS.card("to_crimeland", punishes(lambda g, me, slot, owner: put_hero(g, slot, g.facts.crimeland, "HI-090")))
VILLAINS.card("discard_card", punishes(lose_card))
VILLAINS.card("lose_gadget", punishes(lose_gadget))
VILLAINS.card("ko", punishes(lambda g, me, slot, owner: knock_out(g, slot, "HI-090")))
PUNISHMENTS: Final[dict[str, Text]] = dict(zip(get_args(OnFail), VILLAINS.of(get_args(OnFail)), strict=True))


# The end


def beat_villains(g: State, me: Seat, district: int) -> None:
    """Whoever beats the number discards all Super-Villains of the district (HI-086, ruling HI-A16)."""
    for place in range(len(g.villains) - 1, -1, -1):
        if g.villain_at[place] == district:
            g.beaten[me] += 1
            remove_villain(g, place, "HI-086")


def send_villains_home(g: State) -> Flow:
    """Unbeaten Super-Villains leave the city, or go to a lair (HI-085, HI-156)."""
    place = 0
    while place < len(g.villains):
        if g.lair[place]:
            place += 1
        elif not g.options["lairs"] or g.facts.cards[g.villains[place]].unbeatable:
            remove_villain(g, place, "HI-085")
        else:
            g.villain_at[place] = NOBODY  # on the way: the corner that it leaves is free
            district = yield from find_lair(g, g.villain_by[place], g.facts.cards[g.villains[place]])
            if district is None:
                remove_villain(g, place, "HI-159")
            else:
                g.villain_at[place] = district
                g.lair[place] = 1
                words = g.facts.card_ids[g.villains[place]], g.facts.district_ids[district]
                g.tell("lair", "HI-157", seat=g.villain_by[place], card=words[0], district=words[1])
                place += 1


@aim(
    DISTRICT,
    verb="corner",
    other=Refusal("not-a-corner", "HI-159"),
    tells=lambda g, seat, direction: {"direction": direction},
)
def empty_corners(g: State, me: Seat, direction: str) -> Aimed[int]:
    """The empty corners that the crime die names: one, or both of an edge (HI-158, HI-159, HI-A22)."""
    for corner, cell in CORNERS.items():
        if direction == corner or direction in tuple(corner):
            district = g.city[cell]
            full = district in g.at or district in g.pawns or district in g.destroyed or district in g.villain_at
            yield district, Refusal("not-a-corner", "HI-159") if full else None


def find_lair(g: State, owner: Seat, it: Any) -> FlowOf[int | None]:
    """The crime die names a corner, or an edge whose empty corner the player chooses (HI-157 to HI-159)."""
    (direction,) = yield Roll(g.facts.crime_die, 1, owner)
    return (yield from pick(g, owner, it, empty_corners, direction))
