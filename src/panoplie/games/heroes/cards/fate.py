"""What Fate cards say: once played they happen, and the card is discarded (HI-099)."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.heroes.cards.text import CARDS, at, does
from panoplie.games.heroes.nouns import DISTRICT, HERO, PAWN, PAWN_TO, SEAT, name, slot_of
from panoplie.games.heroes.state import State, lay_city
from panoplie.games.heroes.verbs import (
    dice_on,
    draw_cards,
    drop_gadget,
    gain_justice,
    is_lair,
    lose_plus,
    move_pawn,
    remove_villain,
    return_die,
    take_random_card,
)
from panoplie.kernel.aims import Aimed, Noun, aim
from panoplie.kernel.answers import NOBODY, Answer, Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal

Chosen = tuple[Any, ...]

NO_TARGET: Final = Refusal("no-target", "HI-099")
OTHER: Final = Refusal("not-a-target", "HI-099")


@aim(PAWN_TO, verb="pawn_to", kind="target", other=OTHER)
def pawns_to_drive(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[tuple[int, int]]:
    """A pawn goes one district, in any direction; those under a die stay (HI-099)."""
    for pawn, where in enumerate(g.pawns):
        why = OTHER if where in g.die_on or any([pawn == moved for moved, _ in chosen]) else None
        for to in g.near8[where]:
            yield (pawn, to), why


@aim(PAWN_TO, verb="pawn_to", kind="target_more", without=("enough",), other=OTHER)
def more_pawns_to_drive(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[tuple[int, int]]:
    """Another pawn, up to as many as the card says, or no more (HI-099)."""
    if len(chosen) < g.facts.cards[card].pawns:
        yield from pawns_to_drive.find(g, me, card, chosen)
        yield None, None


def crime_wave(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """Crime pawns go one district further (HI-099)."""
    for pawn, to in chosen:
        move_pawn(g, pawn, to, "HI-099")


@aim(PAWN, verb="pawn", kind="target", other=OTHER)
def pawns_to_sweep(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[int]:
    """Any pawn that is not on Crimeland (HI-099)."""
    return [(pawn, OTHER if where == g.facts.crimeland else None) for pawn, where in enumerate(g.pawns)]


def sweep(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """A pawn goes to Crimeland; dice on a district that it leaves without crime go back (HI-099)."""
    left = g.pawns[chosen[0]]
    move_pawn(g, chosen[0], g.facts.crimeland, "HI-099")
    if left not in g.pawns:
        for slot in dice_on(g, left):
            return_die(g, slot, "HI-099")


@aim(DISTRICT, verb="district", kind="target", other=OTHER)
def districts_to_destroy(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[int]:
    """A district without heroes, neither Crimeland nor a lair (HI-099)."""
    for district in g.city:
        spared = district == g.facts.crimeland or district in g.at or district in g.destroyed
        yield district, OTHER if spared or is_lair(g, district) else None


def destroy(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """A district is destroyed: no number, no power, no fight for the rest of the game (ruling HI-A31)."""
    district = chosen[0]
    g.tell("destroyed", "HI-A31", seat=me, district=g.facts.district_ids[district])
    g.destroyed.append(district)
    for slot in dice_on(g, district):
        return_die(g, slot, "HI-A31")
    for place in range(len(g.villains) - 1, -1, -1):
        if g.villain_at[place] == district:
            remove_villain(g, place, "HI-A31")
    if district in g.tokens:
        g.tokens.remove(district)
        g.supply += 1


@aim(HERO, verb="hero", kind="target", other=OTHER)
def heroes_to_drain(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[int]:
    """Any hero with a +1 Combat marker (HI-099)."""
    return [(slot, None if plus else OTHER) for slot, plus in enumerate(g.plus)]


def drain(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """A hero loses a +1 Combat marker, and his die is looked at again (HI-079, HI-099)."""
    lose_plus(g, chosen[0], "HI-099")


Owned = tuple[str, int, int]
"""A gadget of a hero or of a team's base, whose it is, and its card."""


def _say_owned(g: Any, owned: Owned) -> tuple[Answer, ...]:
    where, whose, card = owned
    return where, name(g, whose) if where == "gadget" else whose, g.facts.card_ids[card]


def _read_owned(g: Any, said: tuple[Answer, ...]) -> Owned:
    where, whose, card = said
    return where, slot_of(g, whose) if where == "gadget" else whose, g.facts.card_at[card]


@aim(Noun(_say_owned, _read_owned), verb="", kind="target", other=OTHER)
def gadgets_to_break(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[Owned]:
    """Any gadget of a hero, or of a team (HI-099)."""
    for slot, gear in enumerate(g.gear):
        for old in gear:
            yield ("gadget", slot, old), None
    for seat, old in enumerate(g.hq):
        if old != NOBODY:
            yield ("base", seat, old), None


def break_gadget(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """A gadget of a hero, or of a team, is discarded (HI-099)."""
    where, whose, broken = chosen[0]
    if where == "gadget":
        drop_gadget(g, whose, broken, "HI-099")
    else:
        g.discard.append(broken)
        g.hq[whose] = NOBODY
        g.tell("base_lost", "HI-099", seat=whose, card=g.facts.card_ids[broken])


@aim(SEAT, verb="seat", kind="target", other=OTHER)
def seats_to_rob(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[Seat]:
    """Any opponent with a card in hand (HI-099)."""
    return [(foe, None if hand.cards else OTHER) for foe, hand in enumerate(g.hands) if foe != me]


def rob(g: State, me: Seat, card: int, chosen: Chosen) -> Flow:
    """Take random cards of an opponent's hand (HI-099)."""
    for _ in range(g.facts.cards[card].cards):
        yield from take_random_card(g, me, chosen[0], "HI-099")


def _to_swap(g: State, chosen: Chosen) -> Aimed[int]:
    for district in g.city:
        fixed = district == g.facts.crimeland or district in chosen
        yield district, OTHER if fixed or is_lair(g, district) else None


@aim(DISTRICT, verb="district", kind="target", other=OTHER)
def districts_to_swap(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[int]:
    """A district, neither Crimeland nor a lair (HI-099)."""
    return _to_swap(g, chosen)


@aim(DISTRICT, verb="district", kind="target_more", other=OTHER)
def districts_to_swap_with(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[int]:
    """Another one (HI-099)."""
    return _to_swap(g, chosen)


def swap(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """Two districts change places with everything on them (HI-099)."""
    one, two = chosen
    turned = {one: two, two: one}
    lay_city(g, tuple([turned.get(district, district) for district in g.city]))
    words = g.facts.district_ids
    g.tell("swapped", "HI-099", seat=me, district=words[one], target=words[two])


def call_to_justice(g: State, me: Seat, card: int, chosen: Chosen) -> Flow:
    """Justice markers up to the limit or, without that rule, Research cards (HI-099, HI-151)."""
    row = g.facts.cards[card]
    if g.uses_justice():
        gain_justice(g, me, row.justice, "HI-099")
    else:
        yield from draw_cards(g, me, row.cards, "HI-099")


@aim(DISTRICT, verb="district", kind="target", other=OTHER)
def districts_to_rewind(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[int]:
    """Any district with a die (HI-099)."""
    return [(where, None) for where in g.die_on if where != NOBODY]


def rewind(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """All dice of a district go back; their heroes are free (HI-076, HI-099)."""
    for slot in dice_on(g, chosen[0]):
        return_die(g, slot, "HI-099")


CARDS.card("move_crime", at(pawns_to_drive, more_pawns_to_drive, otherwise=NO_TARGET), does(crime_wave))
CARDS.card("sweep", at(pawns_to_sweep, otherwise=NO_TARGET), does(sweep))
CARDS.card("destroy", at(districts_to_destroy, otherwise=NO_TARGET), does(destroy))
CARDS.card("lose_combat_token", at(heroes_to_drain, otherwise=NO_TARGET), does(drain))
CARDS.card("lose_gadget", at(gadgets_to_break, otherwise=NO_TARGET), does(break_gadget))
CARDS.card("steal_card", at(seats_to_rob, otherwise=NO_TARGET), does(rob))
CARDS.card("swap_blocks", at(districts_to_swap, districts_to_swap_with, otherwise=NO_TARGET), does(swap))
CARDS.card("justice", does(call_to_justice))
CARDS.card("return_dice", at(districts_to_rewind, otherwise=NO_TARGET), does(rewind))
