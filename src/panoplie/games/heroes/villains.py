"""Super-Villains: the window before a fight, what they do to whoever fails, and their lairs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from panoplie.games.heroes.asks import LET, LET_ALL, Discard, Question, decide
from panoplie.games.heroes.board import team_powers
from panoplie.games.heroes.facts import CORNERS
from panoplie.games.heroes.state import MIND_CONTROL, NOBODY, State
from panoplie.games.heroes.verbs import (
    dice_on,
    discard_card,
    drop_gadget,
    knock_out,
    lose_plus,
    name,
    number_to_reach,
    put_hero,
    remove_villain,
    return_die,
    take_from_hand,
    take_random_card,
    value_of,
)
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow, FlowOf, Roll
from panoplie.kernel.errors import Refusal
from panoplie.kernel.sight import EVERYONE

QUIET_ABOUT_VILLAINS: Final = 1
QUIET_ABOUT_CARDS: Final = 2


class Villain(Question):
    """An opponent is about to fight: do you play a Super-Villain?"""

    __slots__ = ("district", "foe", "hero")
    kind: ClassVar[str] = "villain"
    rules: ClassVar[tuple[str, ...]] = ("HI-081", "HI-082", "HI-089")

    def __init__(self, seat: Seat, foe: Seat, hero: str, district: str) -> None:
        self.seat = seat
        self.foe = foe
        self.hero = hero
        self.district = district

    def choices(self, g: Any) -> list[Answer]:
        is_villain, words = g.facts.is_villain, g.facts.card_ids
        choices: list[Answer] = [LET, LET_ALL]
        for card in dict.fromkeys(g.hands[self.seat]):
            if is_villain[card]:
                choices.append(("villain", words[card]))
        return choices

    def reason(self, g: Any, answer: Answer) -> Refusal:
        match answer:
            case ("villain" | "play", str(word), *_) if g.facts.card_at.get(word) in g.hands[self.seat]:
                return Refusal("only-villains", "HI-081")
            case ("villain", *_):
                return Refusal("not-in-hand", "HI-057")
        return Refusal("not-an-option")

    def details(self, g: Any) -> dict[str, Any]:
        return {"foe": self.foe, "hero": self.hero, "district": self.district}


class Cancel(Question):
    """A card was played: does Mind Control cancel it?"""

    __slots__ = ("card", "foe")
    kind: ClassVar[str] = "cancel"
    rules: ClassVar[tuple[str, ...]] = ("HI-120", "HI-121")

    def __init__(self, seat: Seat, foe: Seat, card: str) -> None:
        self.seat = seat
        self.foe = foe
        self.card = card

    def choices(self, g: Any) -> list[Answer]:
        words = g.facts.card_ids
        return [LET, LET_ALL, *[("cancel", words[card]) for card in dict.fromkeys(g.hands[self.seat])]]

    def reason(self, g: Any, answer: Answer) -> Refusal:
        return Refusal("cancel-from-hand", "HI-120")

    def details(self, g: Any) -> dict[str, Any]:
        return {"foe": self.foe, "card": self.card}


class LoseGadget(Question):
    """Which gadget does the beaten hero lose?"""

    __slots__ = ("slot", "word")
    kind: ClassVar[str] = "lose_gadget"
    rules: ClassVar[tuple[str, ...]] = ("HI-090",)

    def __init__(self, seat: Seat, slot: int, word: str) -> None:
        self.seat = seat
        self.slot = slot
        self.word = word

    def choices(self, g: Any) -> list[Answer]:
        return [("gadget", self.word, g.facts.card_ids[card]) for card in dict.fromkeys(g.gear[self.slot])]

    def details(self, g: Any) -> dict[str, Any]:
        return {"hero": self.word}


class Corner(Question):
    """In which corner does the Super-Villain hide?"""

    __slots__ = ("card", "direction")
    kind: ClassVar[str] = "corner"
    rules: ClassVar[tuple[str, ...]] = ("HI-158", "HI-159")

    def __init__(self, seat: Seat, card: str, direction: str) -> None:
        self.seat = seat
        self.card = card
        self.direction = direction

    def choices(self, g: Any) -> list[Answer]:
        return [("corner", g.facts.district_ids[district]) for district in empty_corners(g, self.direction)]

    def reason(self, g: Any, answer: Answer) -> Refusal:
        return Refusal("not-a-corner", "HI-159")

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.card, "direction": self.direction}


# Reactions


def could_play_villain(g: State, seat: Seat) -> bool:
    """Whether a seat may hold a Super-Villain as far as everybody knows: the hand has a card that not all know."""
    if not g.hands[seat] or g.quiet[seat] & QUIET_ABOUT_VILLAINS:
        return False
    is_villain = g.facts.is_villain
    for card, mask in zip(g.hands[seat], g.known[seat], strict=True):
        if mask != EVERYONE or is_villain[card]:
            return True
    return False


def offer_villains(g: State, me: Seat, slot: int, district: int) -> Flow:
    """Before the throw opponents may play Super-Villains, until all pass (HI-082, HI-089, ruling HI-A39).

    Everyone who could hold one is asked, so that the question betrays nothing.
    """
    hero, where = name(g, slot), g.facts.district_ids[district]
    passes = 0
    seat = me
    while passes < g.seats - 1:
        seat = (seat + 1) % g.seats
        if seat == me:
            continue
        if not could_play_villain(g, seat):
            passes += 1
            continue
        answer = yield from decide(g, Villain(seat, me, hero, where))
        if answer[0] == "villain":
            yield from play_villain(g, seat, g.facts.card_at[answer[1]], district)
            passes = 0
        else:
            passes += 1
            if answer == LET_ALL:
                g.quiet[seat] |= QUIET_ABOUT_VILLAINS


def play_villain(g: State, seat: Seat, card: int, district: int) -> Flow:
    """A Super-Villain costs no action and sends back every die that is too low for it (HI-081, HI-087)."""
    take_from_hand(g, seat, card)
    g.played.append(card)
    word = g.facts.card_ids[card]
    g.tell("villain_played", "HI-082", seat=seat, card=word, district=g.facts.district_ids[district])
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


def is_cancelled(g: State, player: Seat, card: int) -> FlowOf[bool]:
    """Mind Control may discard a card to cancel one that was just played; both leave the game (HI-120, HI-121)."""
    for step in range(1, g.seats):
        seat = (player + step) % g.seats
        if not g.hands[seat] or g.quiet[seat] & QUIET_ABOUT_CARDS or not team_powers(g, seat) & MIND_CONTROL:
            continue
        answer = yield from decide(g, Cancel(seat, player, g.facts.card_ids[card]))
        if answer == LET_ALL:
            g.quiet[seat] |= QUIET_ABOUT_CARDS
        elif answer != LET:
            price = g.facts.card_at[answer[1]]
            take_from_hand(g, seat, price)
            g.played.remove(card)
            g.removed += [price, card]
            g.tell("cancelled", "HI-121", seat=seat, card=g.facts.card_ids[card], other=answer[1])
            return True
    return False


# Failing


def punish(g: State, me: Seat, slot: int, district: int) -> Flow:
    """Whoever fails suffers the special power of every Super-Villain there (HI-090)."""
    for card, owner, where in list(zip(g.villains, g.villain_by, g.villain_at, strict=True)):
        punishment = g.facts.cards[card].on_fail
        if where == district and punishment is not None:
            yield from PUNISHMENTS[punishment](g, me, slot, owner)


def _lose_plus(g: State, me: Seat, slot: int, owner: Seat) -> Flow:
    """The hero loses a +1 Combat marker (HI-090)."""
    lose_plus(g, slot, "HI-090")
    return
    yield


def _give_card(g: State, me: Seat, slot: int, owner: Seat) -> Flow:
    """The player gives a random card to whoever played the villain (HI-090)."""
    if owner != me:
        yield from take_random_card(g, owner, me, "HI-090")


def _to_crimeland(g: State, me: Seat, slot: int, owner: Seat) -> Flow:
    """The hero is thrown onto Crimeland (HI-090)."""
    put_hero(g, slot, g.facts.crimeland, "HI-090")
    return
    yield


def _discard_card(g: State, me: Seat, slot: int, owner: Seat) -> Flow:
    """The player discards a Research card of his choice (HI-090)."""
    hand = g.hands[me]
    if hand:
        card = hand[0]
        if len(hand) > 1:  # equal cards too: the question must not show that they are
            _, word = yield from decide(g, Discard(me, "villain"))
            card = g.facts.card_at[word]
        discard_card(g, me, card, "HI-090")


def _lose_gadget(g: State, me: Seat, slot: int, owner: Seat) -> Flow:
    """The hero loses a gadget of his choice (HI-090)."""
    gear = g.gear[slot]
    if gear:
        card = gear[0]
        if len(set(gear)) > 1:
            _, _, word = yield from decide(g, LoseGadget(me, slot, name(g, slot)))
            card = g.facts.card_at[word]
        drop_gadget(g, slot, card, "HI-090")


def _knock_out(g: State, me: Seat, slot: int, owner: Seat) -> Flow:
    """The hero is knocked out (HI-090)."""
    knock_out(g, slot, "HI-090")
    return
    yield


PUNISHMENTS: Final[dict[str, Callable[[State, Seat, int, Seat], Flow]]] = {
    "lose_combat_token": _lose_plus,
    "give_card": _give_card,
    "to_crimeland": _to_crimeland,
    "discard_card": _discard_card,
    "lose_gadget": _lose_gadget,
    "ko": _knock_out,
}


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
        card = g.villains[place]
        if g.lair[place]:
            place += 1
        elif g.uses_lairs() and not g.facts.cards[card].unbeatable:
            owner = g.villain_by[place]
            for parallel in (g.villains, g.villain_by, g.villain_at, g.lair):
                parallel.pop(place)
            g.played.append(card)
            district = yield from find_lair(g, owner, card)
            g.played.remove(card)
            if district == NOBODY:
                g.discard.append(card)
                g.tell("villain_left", "HI-159", card=g.facts.card_ids[card])
            else:
                g.villains.insert(place, card)
                g.villain_by.insert(place, owner)
                g.villain_at.insert(place, district)
                g.lair.insert(place, 1)
                words = g.facts.card_ids[card], g.facts.district_ids[district]
                g.tell("lair", "HI-157", seat=owner, card=words[0], district=words[1])
                place += 1
        else:
            remove_villain(g, place, "HI-085")


def empty_corners(g: State, direction: str) -> list[int]:
    """The empty corners that the crime die names: one, or both of an edge (HI-157 to HI-159, ruling HI-A22)."""
    named = [g.city[cell] for corner, cell in CORNERS.items() if direction == corner or direction in tuple(corner)]
    return [
        district
        for district in named
        if district not in g.at
        and district not in g.pawns
        and district not in g.destroyed
        and district not in g.villain_at
    ]


def find_lair(g: State, owner: Seat, card: int) -> FlowOf[int]:
    """The crime die names a corner, or an edge whose empty corner the player chooses (HI-157 to HI-159)."""
    (direction,) = yield Roll(g.facts.crime_die, 1, owner)
    corners = empty_corners(g, direction)
    if not corners:
        return NOBODY
    if len(corners) == 1:
        return corners[0]
    _, word = yield from decide(g, Corner(owner, g.facts.card_ids[card], direction))
    district: int = g.facts.district_at[word]
    return district
