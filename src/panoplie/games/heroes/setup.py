"""Setting up: the draft, the city, the hands, the heroes' places and the first moves of crime."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from panoplie.games.heroes.board import team
from panoplie.games.heroes.facts import CELLS, CENTRE, COMPASS, EQUIPMENT, SIDE
from panoplie.games.heroes.state import (
    DRAFTING,
    INVENTOR,
    NOBODY,
    PICKING,
    PLACING,
    PLAYING,
    PREPARING,
    SETTLING,
    TRANSFORM,
    State,
    lay_city,
)
from panoplie.games.heroes.verbs import draw_cards, move_pawn, slot_of
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, Flow, Lot, Roll, Shuffle, Together
from panoplie.kernel.errors import Refusal
from panoplie.kernel.sight import only


class Collection(Ask):
    """Who has the largest collection of comics? The first seat answers for the table."""

    __slots__ = ()
    kind: ClassVar[str] = "collection"
    rules: ClassVar[tuple[str, ...]] = ("HI-043",)

    def options(self, g: Any) -> Sequence[Answer]:
        return [("starts", seat) for seat in range(g.seats)]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return None if answer in self.options(g) else Refusal("nobody-there", "HI-043")


class Draft(Ask):
    """Which of three heroes do you keep, and who goes to which neighbour?"""

    __slots__ = ()
    kind: ClassVar[str] = "draft"
    rules: ClassVar[tuple[str, ...]] = ("HI-025", "HI-026")

    def options(self, g: Any) -> Sequence[Answer]:
        words = sorted([g.facts.hero_ids[hero] for hero in g.offers[self.seat]])
        if g.seats == 2:  # both go to the one opponent (ruling HI-A44)
            return [("keep", word) for word in words]
        return [
            ("draft", kept, left, right)
            for kept in words
            for left in words
            for right in words
            if len({kept, left, right}) == 3
        ]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return None if answer in self.options(g) else Refusal("not-drafted", "HI-026")


class Pick(Ask):
    """Which of the two heroes that you were given joins your team?"""

    __slots__ = ()
    kind: ClassVar[str] = "pick"
    rules: ClassVar[tuple[str, ...]] = ("HI-027",)

    def options(self, g: Any) -> Sequence[Answer]:
        return [("pick", word) for word in sorted([g.facts.hero_ids[hero] for hero in g.offers[self.seat]])]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return None if answer in self.options(g) else Refusal("not-offered", "HI-027")


class Build(Ask):
    """Which gadget does the inventor start with?"""

    __slots__ = ()
    kind: ClassVar[str] = "build"
    rules: ClassVar[tuple[str, ...]] = ("HI-036", "HI-116")

    def options(self, g: Any) -> Sequence[Answer]:
        kinds = g.facts.classes
        return [("build", g.facts.card_ids[card]) for card in sorted(set(g.deck)) if kinds[card] == EQUIPMENT]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return None if answer in self.options(g) else Refusal("not-equipment", "HI-036")


class Place(Ask):
    """Where does one of your heroes enter the city?"""

    __slots__ = ()
    kind: ClassVar[str] = "place"
    rules: ClassVar[tuple[str, ...]] = ("HI-044",)

    def options(self, g: Any) -> Sequence[Answer]:
        words = g.facts.district_ids
        free = [words[district] for district in g.city if district not in g.at]
        waiting = [slot for slot in team(self.seat) if g.at[slot] == NOBODY]
        return [("place", g.facts.hero_ids[g.hero[slot]], word) for slot in waiting for word in free]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        if answer in self.options(g):
            return None
        match answer:
            case ("place", str(hero), str(district)) if district in g.facts.district_at:
                waiting = [g.facts.hero_ids[g.hero[slot]] for slot in team(self.seat) if g.at[slot] == NOBODY]
                if hero in waiting:
                    return Refusal("hero-there", "HI-044")
                return Refusal("not-to-place", "HI-044")
        return Refusal("not-an-option")


def deal_heroes(g: State) -> Flow:
    """Three hero cards for each player (HI-025)."""
    g.hero_deck[:] = yield Shuffle(g.hero_deck)
    for seat in range(g.seats):
        for _ in range(g.facts.draft):
            g.offers[seat].append(g.hero_deck.pop())
        g.offers_known[seat] = [only(seat)] * len(g.offers[seat])
    g.stage = DRAFTING


def draft_heroes(g: State) -> Flow:
    """All keep one hero and give one to each neighbour, at the same time (HI-026, ruling HI-A44)."""
    answers = yield Together([Draft(seat) for seat in range(g.seats)])
    number = g.facts.hero_at
    received: list[list[int]] = [[] for _ in range(g.seats)]
    known: list[list[int]] = [[] for _ in range(g.seats)]
    kept: list[int] = []
    for seat, answer in enumerate(answers):
        kept.append(number[answer[1]])
        if answer[0] == "keep":
            given = [hero for hero in sorted(g.offers[seat]) if hero != kept[seat]]
        else:
            given = [number[answer[2]], number[answer[3]]]
        for hero, neighbour in zip(given, ((seat + 1) % g.seats, (seat - 1) % g.seats), strict=True):
            received[neighbour].append(hero)
            known[neighbour].append(only(seat, neighbour))
    g.kept = kept
    for seat in range(g.seats):
        g.offers[seat][:] = received[seat]
        g.offers_known[seat][:] = known[seat]
    g.tell("drafted", "HI-026")
    g.stage = PICKING


def pick_heroes(g: State) -> Flow:
    """Each picks a second hero of the two received; the other leaves the game (HI-027)."""
    answers = yield Together([Pick(seat) for seat in range(g.seats)])
    for seat, (_, word) in enumerate(answers):
        hero = g.facts.hero_at[word]
        g.hero[2 * seat : 2 * seat + 2] = [g.kept[seat], hero]
        g.offers[seat].remove(hero)
        g.dropped += g.offers[seat]
        g.offers[seat].clear()
        g.offers_known[seat].clear()
        g.tell("team", "HI-027", seat=seat, hero=g.facts.hero_ids[g.kept[seat]], copied=word)
    g.kept.clear()
    g.stage = PREPARING


def prepare(g: State) -> Flow:
    """Markers, the inventor's gadget, the city, the hands and the pawns (HI-029 to HI-042)."""
    facts = g.facts
    for slot, hero in enumerate(g.hero):
        g.learn_powers(slot)
        g.bonus[slot] = int(facts.hero_markers[hero])
        if facts.hero_powers[hero] & TRANSFORM:
            g.plus[slot] = 1
            g.supply -= 1
    for slot in range(2 * g.seats):
        if g.powers[slot] & INVENTOR:
            yield from build_gadget(g, slot)
    g.deck[:] = yield Shuffle(g.deck)
    g.deck_known[:] = [0] * len(g.deck)
    others = yield Shuffle([district for district in range(CELLS) if district != facts.crimeland])
    lay_city(g, (*others[:CENTRE], facts.crimeland, *others[CENTRE:]))
    for seat in range(g.seats):
        yield from draw_cards(g, seat, facts.tables[g.seats].hand, "HI-038")
    g.pawns[:] = [g.city[cell] for cell in facts.layouts[g.seats]]
    for district, row in enumerate(facts.districts):
        if row.markers:
            g.tokens.append(district)
            g.supply -= row.markers
    start = g.options["start"]
    if start == "collection":
        _, g.first = yield Collection(0)
    elif start == "random":
        _, g.first = yield Lot([("starts", seat) for seat in range(g.seats)])
    g.active = g.first
    g.tell("started", "HI-043", seat=g.first)
    g.stage = PLACING


def build_gadget(g: State, slot: int) -> Flow:
    """Inventor: a gadget of the player's choice, whose card leaves the deck (HI-036, HI-116)."""
    if not Build(slot // 2).options(g):
        return
    _, word = yield Build(slot // 2)
    card = g.facts.card_at[word]
    g.deck.remove(card)
    g.deck_known.pop()
    g.gear[slot].append(card)
    g.learn_powers(slot)
    g.tell("equipped", "HI-116", seat=slot // 2, hero=g.facts.hero_ids[g.hero[slot]], card=word)


def place_hero(g: State, me: Seat) -> Flow:
    """One hero after another enters a district without heroes (HI-044, ruling HI-A21)."""
    _, hero, district = yield Place(me)
    slot = slot_of(g, hero)
    g.at[slot] = g.facts.district_at[district]
    g.tell("went", "HI-044", hero=hero, district=district)
    g.active = (me + 1) % g.seats
    if NOBODY not in g.at:
        g.stage = SETTLING


def settle_crime(g: State) -> Flow:
    """The pawns move once; then whoever placed first begins (HI-045, HI-046)."""
    yield from move_crime(g)
    g.active = g.first
    g.phase = 1
    g.turn = 1
    g.stage = PLAYING


def move_crime(g: State) -> Flow:
    """The crime die moves every pawn, from A on; out of the city means onto Crimeland (HI-045, HI-138, HI-139)."""
    for pawn, at in enumerate(g.pawns):
        (direction,) = yield Roll(g.facts.crime_die, 1)
        move_pawn(g, pawn, beyond(g, at, direction), "HI-138")


def beyond(g: State, district: int, direction: str) -> int:
    """The next district in a direction, or Crimeland where the city ends (HI-139)."""
    north, west = divmod(g.city.index(district), SIDE)
    down, right = COMPASS[direction]
    row, column = north + down, west + right
    if 0 <= row < SIDE and 0 <= column < SIDE:
        return g.city[row * SIDE + column]
    crimeland: int = g.facts.crimeland
    return crimeland
