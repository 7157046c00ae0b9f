"""The powers of the districts, used by the player who scores there alone (HI-008, HI-135)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from panoplie.games.heroes.asks import SKIP, USE, Question, decide
from panoplie.games.heroes.board import team
from panoplie.games.heroes.cards.look import look_and_keep
from panoplie.games.heroes.facts import CLASSES, LETTERS, ORIGINS, Facts
from panoplie.games.heroes.state import NOBODY, State
from panoplie.games.heroes.verbs import (
    discard_card,
    draw_cards,
    gain_justice,
    gain_plus,
    is_lair,
    lose_random_card,
    move_pawn,
    put_hero,
    slot_of,
)
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow, FlowOf
from panoplie.kernel.sight import EVERYONE

CARD_POWERS: Final = ("look", "trade_cards", "recover", "opponent_discards")
"""The powers that look at cards, apart from simply drawing some."""


class DistrictPower(Question):
    """You scored on a district with a power: do you use it, and how?"""

    __slots__ = ("district", "word")
    kind: ClassVar[str] = "district_power"
    rules: ClassVar[tuple[str, ...]] = ("HI-008", "HI-135")

    def __init__(self, seat: Seat, district: int, word: str) -> None:
        self.seat = seat
        self.district = district
        self.word = word

    def choices(self, g: Any) -> list[Answer]:
        return [*uses_of(g, self.seat, self.district), SKIP]

    def details(self, g: Any) -> dict[str, Any]:
        return {"district": self.word}


class WhichFirst(Question):
    """You scored on two districts whose powers bear on each other: which one first?"""

    __slots__ = ("districts",)
    kind: ClassVar[str] = "which_first"
    rules: ClassVar[tuple[str, ...]] = ("HI-135", "HI-A46")

    def __init__(self, seat: Seat, districts: tuple[str, ...]) -> None:
        self.seat = seat
        self.districts = districts

    def choices(self, g: Any) -> list[Answer]:
        return [("district", word) for word in self.districts]


def uses_of(g: State, me: Seat, district: int) -> list[Answer]:
    """All ways to use a district's power; none if it would do nothing."""
    facts: Facts = g.facts
    row = facts.districts[district]
    words = facts.district_ids
    match row.power:
        case "draw" | "look" | "justice":  # without the Justice rule a card is drawn in place of a marker
            return [USE] if g.deck or g.discard else []
        case "first_player":
            return [USE]
        case "step":
            return [
                ("hero_to", facts.hero_ids[g.hero[slot]], words[to])
                for slot in team(me)
                for to in g.near[g.at[slot]]
            ]
        case "fly_in":
            return [
                ("hero_to", facts.hero_ids[g.hero[slot]], words[to])
                for slot in team(me)
                for to in g.city
                if to != g.at[slot]
            ]
        case "trade_cards":
            return [("discard", facts.card_ids[card]) for card in dict.fromkeys(g.hands[me])]
        case "move_crime":
            return [
                ("pawn_to", LETTERS[pawn], words[to])
                for pawn, at in enumerate(g.pawns)
                if at != facts.crimeland
                for to in g.near[at]
                if to != facts.crimeland and not is_lair(g, to)
            ]
        case "recover":
            kinds = [CLASSES.index(kind) for kind in row.classes]
            found = [card for card in dict.fromkeys(g.discard) if facts.classes[card] in kinds]
            if not found:
                return [USE] if row.cards and (g.deck or g.discard) else []
            return [("take", facts.card_ids[card]) for card in found]
        case "combat_token":
            if district not in g.tokens or row.origin is None:
                return []
            origin = ORIGINS.index(row.origin)
            return [
                ("hero", facts.hero_ids[g.hero[slot]])
                for slot in team(me)
                if facts.origins[g.hero[slot]] == origin and g.plus[slot] < g.most_plus()
            ]
        case "opponent_discards":
            return [("seat", foe) for foe in range(g.seats) if foe != me and g.hands[foe]]
    return []


def use_districts(g: State, me: Seat, districts: list[int]) -> FlowOf[int]:
    """Use the powers of the districts that a player holds alone. Returns the points that they add (HI-135)."""
    if order_matters(g, districts):
        words = tuple([g.facts.district_ids[district] for district in districts])
        _, word = yield from decide(g, WhichFirst(me, words))
        first = g.facts.district_at[word]
        districts = [first, *[district for district in districts if district != first]]
    points = 0
    for district in districts:
        points += yield from use_district(g, me, district)
    return points


def order_matters(g: State, districts: list[int]) -> bool:
    """Whether one power may change what another one finds in the hand, the deck or the discard pile (HI-A46)."""
    powers = [g.facts.districts[district].power for district in districts]
    drawing = ("draw",) if g.uses_justice() else ("draw", "justice")
    if all([power in drawing for power in powers]):
        return False
    return len(powers) > 1 and all([power in drawing or power in CARD_POWERS for power in powers])


def use_district(g: State, me: Seat, district: int) -> FlowOf[int]:
    """Use the power of a district, or not. Returns the points that it adds (HI-135)."""
    row = g.facts.districts[district]
    if row.power == "headline":
        return row.points if g.fame[me] != NOBODY else 0
    if row.power == "justice" and g.uses_justice():
        gain_justice(g, me, row.justice, "HI-135")
        return 0
    if uses_of(g, me, district):
        answer = yield from decide(g, DistrictPower(me, district, row.id))
        if answer != SKIP:
            g.tell("district_used", "HI-135", seat=me, district=row.id)
            yield from apply(g, me, district, answer)
    return 0


def apply(g: State, me: Seat, district: int, answer: Answer) -> Flow:
    """What a district does for its winner (HI-135)."""
    row = g.facts.districts[district]
    match row.power:
        case "draw" | "justice":
            yield from draw_cards(g, me, row.cards, "HI-135")
        case "look":
            yield from look_and_keep(g, me, row.cards, "HI-135")
        case "first_player":
            g.next_first = me
        case "step" | "fly_in":
            slot = slot_of(g, answer[1])
            put_hero(g, slot, g.facts.district_at[answer[2]], "HI-135")
        case "trade_cards":
            discard_card(g, me, g.facts.card_at[answer[1]], "HI-135")
            yield from draw_cards(g, me, row.cards, "HI-135")
        case "move_crime":
            move_pawn(g, LETTERS.index(answer[1]), g.facts.district_at[answer[2]], "HI-135")
        case "recover":
            if answer[0] == "take":
                take_back(g, me, g.facts.card_at[answer[1]])
            else:
                yield from draw_cards(g, me, row.cards, "HI-135")
        case "combat_token":
            g.tokens.remove(district)
            gain_plus(g, slot_of(g, answer[1]), "HI-A30")
        case "opponent_discards":
            for _ in range(row.cards):
                yield from lose_random_card(g, answer[1], "HI-135")


def take_back(g: State, me: Seat, card: int) -> None:
    """A card of the discard pile goes to a hand; everybody sees which."""
    g.discard.remove(card)
    g.hands[me].append(card)
    g.known[me].append(EVERYONE)
    g.tell("recovered", "HI-135", seat=me, card=g.facts.card_ids[card])
