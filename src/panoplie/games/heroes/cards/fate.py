"""What Fate cards say: once played they happen, and the card is discarded (HI-099)."""

from __future__ import annotations

from panoplie.games.heroes.facts import LETTERS
from panoplie.games.heroes.state import NOBODY, State, lay_city
from panoplie.games.heroes.verbs import (
    dice_on,
    draw_cards,
    drop_gadget,
    gain_justice,
    lose_plus,
    move_pawn,
    remove_villain,
    return_die,
    slot_of,
    take_random_card,
)
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow


def crime_wave(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """Crime pawns go one district further (HI-099)."""
    for _, letter, to in chosen:
        move_pawn(g, LETTERS.index(letter), g.facts.district_at[to], "HI-099")


def sweep(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """A pawn goes to Crimeland; dice on a district that it leaves without crime go back (HI-099)."""
    pawn = LETTERS.index(chosen[0][1])
    left = g.pawns[pawn]
    move_pawn(g, pawn, g.facts.crimeland, "HI-099")
    if left not in g.pawns:
        for slot in dice_on(g, left):
            return_die(g, slot, "HI-099")


def destroy(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """A district is destroyed: no number, no power, no fight for the rest of the game (ruling HI-A31)."""
    district = g.facts.district_at[chosen[0][1]]
    g.tell("destroyed", "HI-A31", seat=me, district=chosen[0][1])
    g.destroyed.append(district)
    for slot in dice_on(g, district):
        return_die(g, slot, "HI-A31")
    for place in range(len(g.villains) - 1, -1, -1):
        if g.villain_at[place] == district:
            remove_villain(g, place, "HI-A31")
    if district in g.tokens:
        g.tokens.remove(district)
        g.supply += 1


def drain(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """A hero loses a +1 Combat marker, and his die is looked at again (HI-079, HI-099)."""
    lose_plus(g, slot_of(g, chosen[0][1]), "HI-099")


def break_gadget(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """A gadget of a hero, or of a team, is discarded (HI-099)."""
    kind, whose, word = chosen[0]
    if kind == "gadget":
        drop_gadget(g, slot_of(g, whose), g.facts.card_at[word], "HI-099")
    else:
        g.discard.append(g.hq[whose])
        g.hq[whose] = NOBODY
        g.tell("base_lost", "HI-099", seat=whose, card=word)


def rob(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> Flow:
    """Take random cards of an opponent's hand (HI-099)."""
    for _ in range(g.facts.cards[card].cards):
        yield from take_random_card(g, me, chosen[0][1], "HI-099")


def swap(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """Two districts change places with everything on them (HI-099)."""
    one, two = chosen[0][1], chosen[1][1]
    first, second = g.facts.district_at[one], g.facts.district_at[two]
    turned = {first: second, second: first}
    lay_city(g, tuple([turned.get(district, district) for district in g.city]))
    g.tell("swapped", "HI-099", seat=me, district=one, target=two)


def call_to_justice(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> Flow:
    """Justice markers up to the limit or, without that rule, Research cards (HI-099, HI-151)."""
    row = g.facts.cards[card]
    if g.uses_justice():
        gain_justice(g, me, row.justice, "HI-099")
    else:
        yield from draw_cards(g, me, row.cards, "HI-099")


def rewind(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """All dice of a district go back; their heroes are free (HI-076, HI-099)."""
    for slot in dice_on(g, g.facts.district_at[chosen[0][1]]):
        return_die(g, slot, "HI-099")
