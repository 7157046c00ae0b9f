"""The powers of the districts, used by the player who scores there alone (HI-008, HI-135)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from panoplie.games.heroes.board import team
from panoplie.games.heroes.cards.look import look_and_keep
from panoplie.games.heroes.facts import CLASSES, ORIGINS, DistrictPower, DistrictRow
from panoplie.games.heroes.nouns import CARD, DISTRICT, HERO, HERO_TO, PAWN_TO, SEAT
from panoplie.games.heroes.state import State
from panoplie.games.heroes.verbs import (
    discard_card,
    draw_cards,
    gain_justice,
    gain_plus,
    is_lair,
    lose_random_card,
    move_pawn,
    put_hero,
)
from panoplie.kernel.aims import BARE, Aim, Aimed, AnyAim, Noun, aim
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.asks import Flow, FlowOf
from panoplie.kernel.cards import Moment, Moments, Text, Texts, run
from panoplie.kernel.questions import may_pick, pick
from panoplie.kernel.sight import EVERYONE

MOMENTS: Final = Moments()
uses: Moment[tuple[AnyAim, ...]] = MOMENTS.new("uses")
"""What the power may be used on; the first aim that finds anything is asked."""
does: Moment[Callable[[State, Seat, DistrictRow, Any], Flow | None]] = MOMENTS.new("does")
"""What it does for its winner."""
gives: Moment[Callable[[State, Seat, DistrictRow], int]] = MOMENTS.new("gives")
"""What it gives unasked; the points that it adds."""
DISTRICTS: Final = Texts()

Way = tuple[int, int]


def use_of(noun: Noun[Any], verb: str, secret: bool = False) -> Callable[[Any], Aim[Any, int]]:
    """An aim of a district's power; whoever does not want it skips it."""
    return aim(
        noun,
        verb=verb,
        kind="district_power",
        secret=secret,
        without=("skip",),
        tells=lambda g, seat, district: {"district": g.facts.district_ids[district]},
    )


@use_of(BARE, "use")
def a_draw(g: State, me: Seat, district: int) -> Aimed[bool]:
    """Cards, while there are any (HI-008, HI-135)."""
    return [(True, None)] if g.facts.districts[district].cards and (g.deck.cards or g.discard) else []


@use_of(BARE, "use")
def a_marker(g: State, me: Seat, district: int) -> Aimed[bool]:
    """Without the Justice rule a card is drawn in place of a marker (HI-008, HI-135)."""
    return [] if g.uses_justice() else a_draw.find(g, me, district)


@use_of(BARE, "use")
def the_start(g: State, me: Seat, district: int) -> Aimed[bool]:
    """The next phase (HI-008, HI-135)."""
    return [(True, None)]


@use_of(HERO_TO, "hero_to")
def steps(g: State, me: Seat, district: int) -> Aimed[Way]:
    """One of one's heroes goes one district (HI-008, HI-135)."""
    return [((slot, to), None) for slot in team(me) for to in g.near[g.at[slot]]]


@use_of(HERO_TO, "hero_to")
def flights(g: State, me: Seat, district: int) -> Aimed[Way]:
    """One of one's heroes goes anywhere (HI-008, HI-135)."""
    return [((slot, to), None) for slot in team(me) for to in g.city if to != g.at[slot]]


@use_of(CARD, "discard")
def trades(g: State, me: Seat, district: int) -> Aimed[int]:
    """A card of the hand (HI-008, HI-135)."""
    return [(card, None) for card in g.hands[me].cards]


@use_of(PAWN_TO, "pawn_to")
def drives(g: State, me: Seat, district: int) -> Aimed[Way]:
    """A pawn goes one district, neither from nor to Crimeland (HI-008, HI-135)."""
    crimeland = g.facts.crimeland
    return [
        ((pawn, to), None)
        for pawn, at in enumerate(g.pawns)
        if at != crimeland
        for to in g.near[at]
        if to != crimeland and not is_lair(g, to)
    ]


@use_of(CARD, "take")
def finds(g: State, me: Seat, district: int) -> Aimed[int]:
    """A card of the named classes in the discard pile (HI-008, HI-135)."""
    kinds = [CLASSES.index(kind) for kind in g.facts.districts[district].classes]
    return [(card, None) for card in g.discard if g.facts.classes[card] in kinds]


@use_of(HERO, "hero")
def recruits(g: State, me: Seat, district: int) -> Aimed[int]:
    """One's hero of the district's origin with room for a +1 Combat marker (HI-135, HI-147, HI-A30)."""
    row = g.facts.districts[district]
    if district not in g.tokens or row.origin is None:
        return []
    origin, most = ORIGINS.index(row.origin), g.most_plus()
    return [(slot, None) for slot in team(me) if g.facts.origins[g.hero[slot]] == origin and g.plus[slot] < most]


@use_of(SEAT, "seat")
def victims(g: State, me: Seat, district: int) -> Aimed[Seat]:
    """An opponent with cards (HI-008, HI-135)."""
    return [(foe, None) for foe, hand in enumerate(g.hands) if foe != me and hand.cards]


# What they do


def draws(g: State, me: Seat, it: DistrictRow, thing: Any) -> Flow:
    return draw_cards(g, me, it.cards, "HI-135")


def trade(g: State, me: Seat, it: DistrictRow, card: int) -> Flow:
    discard_card(g, me, card, "HI-135")
    return draw_cards(g, me, it.cards, "HI-135")


def recover(g: State, me: Seat, it: DistrictRow, card: int | bool) -> Flow | None:
    """A card of the discard pile goes to a hand, and everybody sees which; or else cards of the deck."""
    if card is True:
        return draw_cards(g, me, it.cards, "HI-135")
    g.discard.remove(card)
    g.hands[me].put(card, EVERYONE)
    g.tell("recovered", "HI-135", seat=me, card=g.facts.card_ids[card])
    return None


def take_token(g: State, me: Seat, it: DistrictRow, slot: int) -> None:
    g.tokens.remove(g.facts.district_at[it.id])
    gain_plus(g, slot, "HI-A30")


def begin(g: State, me: Seat, it: DistrictRow, thing: Any) -> None:
    g.next_first = me


def rob_blindly(g: State, me: Seat, it: DistrictRow, foe: Seat) -> Flow:
    for _ in range(it.cards):
        yield from lose_random_card(g, foe, "HI-135")


def give_justice(g: State, me: Seat, it: DistrictRow) -> int:
    if g.uses_justice():
        gain_justice(g, me, it.justice, "HI-135")
    return 0


DISTRICTS.card("none")
DISTRICTS.card("draw", uses((a_draw,)), does(draws))
DISTRICTS.card("look", uses((a_draw,)), does(lambda g, me, it, _: look_and_keep(g, me, it.cards, "HI-135")))
DISTRICTS.card("justice", gives(give_justice), uses((a_marker,)), does(draws))
DISTRICTS.card("headline", gives(lambda g, me, it: it.points if g.fame[me] != NOBODY else 0))
DISTRICTS.card("first_player", uses((the_start,)), does(begin))
DISTRICTS.card("step", uses((steps,)), does(lambda g, me, it, way: put_hero(g, way[0], way[1], "HI-135")))
DISTRICTS.card("fly_in", uses((flights,)), does(lambda g, me, it, way: put_hero(g, way[0], way[1], "HI-135")))
DISTRICTS.card("trade_cards", uses((trades,)), does(trade))
DISTRICTS.card("move_crime", uses((drives,)), does(lambda g, me, it, way: move_pawn(g, way[0], way[1], "HI-135")))
DISTRICTS.card("recover", uses((finds, a_draw)), does(recover))
DISTRICTS.card("combat_token", uses((recruits,)), does(take_token))
DISTRICTS.card("opponent_discards", uses((victims,)), does(rob_blindly))
TEXTS: Final[dict[str, Text]] = dict(
    zip(get_args(DistrictPower), DISTRICTS.of(get_args(DistrictPower)), strict=True)
)

CARD_POWERS: Final = ("look", "trade_cards", "recover", "opponent_discards")
"""The powers that look at cards, apart from simply drawing some."""


# Using them


@aim(DISTRICT, verb="district", kind="which_first")
def which_first(g: State, me: Seat, districts: tuple[int, ...]) -> Aimed[int]:
    """Powers that bear on each other are used in the order that the player likes (HI-135, HI-A46)."""
    return [(district, None) for district in districts]


def use_districts(g: State, me: Seat, districts: list[int]) -> FlowOf[int]:
    """Use the powers of the districts that a player holds alone. Returns the points that they add (HI-135)."""
    if order_matters(g, districts):
        first = yield from pick(g, me, None, which_first, tuple(districts))
        districts = sorted(districts, key=lambda district: district != first)
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
    text = TEXTS[row.power]
    given, aims, effect = gives.of(text), uses.of(text), does.of(text)
    points = 0 if given is None else given(g, me, row)
    aimed = next((one for one in aims or () if one.any(g, me, district)), None)
    if aimed is not None and effect is not None:
        thing = yield from may_pick(g, me, None, aimed, district)
        if thing is not None:
            g.tell("district_used", "HI-135", seat=me, district=row.id)
            yield from run(effect(g, me, row, thing))
    return points
