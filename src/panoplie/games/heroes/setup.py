"""Setting up: the draft, the city, the hands, the heroes' places and the first moves of crime."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from panoplie.games.heroes.board import team
from panoplie.games.heroes.facts import CELLS, CENTRE, COMPASS, EQUIPMENT, SIDE
from panoplie.games.heroes.nouns import CARD, HERO_CARD, HERO_TO, SEAT, name
from panoplie.games.heroes.state import (
    DRAFTING,
    INVENTOR,
    NOBLE,
    PICKING,
    PLACING,
    PLAYING,
    PREPARING,
    SETTLING,
    TRANSFORM,
    State,
    lay_city,
)
from panoplie.games.heroes.verbs import draw_cards, move_pawn, put_hero
from panoplie.kernel.aims import Aimed, Noun, aim
from panoplie.kernel.answers import NOBODY, Answer, Seat
from panoplie.kernel.asks import Flow, Lot, Roll, Shuffle, Together
from panoplie.kernel.errors import Refusal
from panoplie.kernel.piles import shuffle
from panoplie.kernel.questions import Pick, pick
from panoplie.kernel.sight import only


@aim(SEAT, verb="starts", kind="collection", other=Refusal("nobody-there", "HI-043"))
def collectors(g: State, me: Seat) -> Aimed[Seat]:
    """Who has the largest collection of comics? The first seat answers for the table (HI-043)."""
    return [(seat, None) for seat in range(g.seats)]


Shared = tuple[int, ...]
"""The hero that is kept and, where they go to different people, those who are given to the left and right."""


def _say_shared(g: State, shared: Shared) -> tuple[Answer, ...]:
    return ("draft" if len(shared) > 1 else "keep", *[g.facts.hero_ids[hero] for hero in shared])


@aim(
    Noun(_say_shared),
    verb="",
    kind="draft",
    secret=True,
    other=Refusal("not-drafted", "HI-026"),
)
def drafts(g: State, me: Seat) -> Aimed[Shared]:
    """One of three heroes is kept, the others go to the neighbours (HI-025, HI-026, ruling HI-A44)."""
    heroes = sorted(g.offers[me].cards, key=g.facts.hero_ids.__getitem__)
    return [(order, None) for order in permutations(heroes, 1 if g.seats == 2 else 3)]


@aim(HERO_CARD, secret=True, other=Refusal("not-offered", "HI-027"))
def received(g: State, me: Seat) -> Aimed[int]:
    """One of the two heroes that were given joins the team (HI-027)."""
    return [(hero, None) for hero in sorted(g.offers[me].cards, key=g.facts.hero_ids.__getitem__)]


@aim(CARD, verb="build", other=Refusal("not-equipment", "HI-036"))
def buildable(g: State, me: Seat) -> Aimed[int]:
    """An equipment gadget of the deck (HI-036, HI-116)."""
    return [(card, None) for card in sorted(set(g.deck.cards)) if g.facts.classes[card] == EQUIPMENT]


@aim(HERO_TO, verb="place", other=Refusal("not-to-place", "HI-044"))
def places(g: State, me: Seat) -> Aimed[tuple[int, int]]:
    """A hero who waits enters a district without heroes (HI-044)."""
    for slot in team(me):
        if g.at[slot] == NOBODY:
            for district in g.city:
                yield (slot, district), HERO_THERE if district in g.at else None


HERO_THERE: Final = Refusal("hero-there", "HI-044")


def deal_heroes(g: State) -> Flow:
    """Three hero cards for each player (HI-025); as an option a whole team, and no draft."""
    g.hero_deck[:] = yield Shuffle(g.hero_deck)
    if g.options.get("heroes") == "random":
        for seat in range(g.seats):
            form_team(g, seat, g.hero_deck.pop(), g.hero_deck.pop())
        g.offers.clear()
        g.stage = PREPARING
        return
    for seat in range(g.seats):
        for _ in range(g.facts.draft):
            g.offers[seat].put(g.hero_deck.pop(), only(seat))
    g.stage = DRAFTING


def draft_heroes(g: State) -> Flow:
    """All keep one hero and give one to each neighbour, at the same time (HI-026, ruling HI-A44)."""
    answers = yield Together([Pick(seat, None, drafts) for seat in range(g.seats)])
    offered = [sorted(offer.cards) for offer in g.offers]
    for offer in g.offers:
        offer.clear()
    for seat, answer in enumerate(answers):
        kept, *given = [g.facts.hero_at[word] for word in answer[1:]]
        g.kept.append(kept)
        given = given or [hero for hero in offered[seat] if hero != kept]
        for hero, neighbour in zip(given, ((seat + 1) % g.seats, (seat - 1) % g.seats), strict=True):
            g.offers[neighbour].put(hero, only(seat, neighbour))
    g.tell("drafted", "HI-026")
    g.stage = PICKING


def pick_heroes(g: State) -> Flow:
    """Each picks a second hero of the two received; the other leaves the game (HI-027)."""
    answers = yield Together([Pick(seat, None, received) for seat in range(g.seats)])
    for seat, (_, word) in enumerate(answers):
        hero = g.facts.hero_at[word]
        g.offers[seat].take(hero)
        g.offers[seat].move_all(g.dropped)
        form_team(g, seat, g.kept[seat], hero)
    g.kept.clear()
    g.offers.clear()
    g.stage = PREPARING


def form_team(g: State, seat: Seat, first: int, second: int) -> None:
    """Two heroes play for a seat (HI-027)."""
    g.hero[2 * seat : 2 * seat + 2] = [first, second]
    g.tell("team", "HI-027", seat=seat, hero=g.facts.hero_ids[first], copied=g.facts.hero_ids[second])


def prepare(g: State) -> Flow:
    """Markers, the inventor's gadget, the city, the hands and the pawns (HI-029 to HI-042)."""
    facts = g.facts
    g.noble = g.uses_justice() and any([facts.hero_powers[hero] & NOBLE for hero in g.hero])
    for slot, hero in enumerate(g.hero):
        g.learn_powers(slot)
        g.bonus[slot] = int(facts.hero_markers[hero])
        if facts.hero_powers[hero] & TRANSFORM:
            g.plus[slot] = 1
            g.supply -= 1
    for slot in range(2 * g.seats):
        if g.powers[slot] & INVENTOR:
            yield from build_gadget(g, slot)
    yield from shuffle(g.deck)
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
        g.first = (yield from pick(g, 0, None, collectors)) or 0
    elif start == "random":
        _, g.first = yield Lot([("starts", seat) for seat in range(g.seats)])
    g.active = g.first
    g.tell("started", "HI-043", seat=g.first)
    g.stage = PLACING


def build_gadget(g: State, slot: int) -> Flow:
    """Inventor: a gadget of the player's choice, whose card leaves the deck (HI-036, HI-116)."""
    card = yield from pick(g, slot // 2, None, buildable)
    if card is not None:
        g.deck.take(card)
        g.gear[slot].append(card)
        g.learn_powers(slot)
        g.tell("equipped", "HI-116", seat=slot // 2, hero=name(g, slot), card=g.facts.card_ids[card])


def place_hero(g: State, me: Seat) -> Flow:
    """One hero after another enters a district without heroes (HI-044, ruling HI-A21)."""
    place = yield from pick(g, me, None, places)
    if place is not None:
        put_hero(g, *place, "HI-044")
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
