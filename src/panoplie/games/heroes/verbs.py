"""What happens to things: points, dice, markers, pawns, gadgets and Research cards."""

from __future__ import annotations

from panoplie.games.heroes.facts import LETTERS, Facts
from panoplie.games.heroes.nouns import name
from panoplie.games.heroes.state import KO_SHIELD, OUTSMART, State
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.events import Only
from panoplie.kernel.piles import at_random, refill
from panoplie.kernel.sight import only

# Points and markers


def gain_points(g: State, seat: Seat, points: int, rule: str) -> None:
    """Hero Points that are won during the phase count at once (HI-143)."""
    g.score[seat] += points
    if g.events is not None:
        g.tell("gained", rule, seat=seat, points=points)


def gain_justice(g: State, seat: Seat, count: int, rule: str) -> None:
    """A team holds at most three Justice markers (HI-151)."""
    gained = min(count, g.facts.justice - g.justice[seat])
    if gained > 0:
        g.justice[seat] += gained
        if g.events is not None:
            g.tell("justice", rule, seat=seat, number=gained)


def gain_plus(g: State, slot: int, rule: str) -> None:
    """A hero takes a +1 Combat marker; whoever calls this has seen that he may (HI-102, HI-147)."""
    g.plus[slot] += 1
    if g.events is not None:
        g.tell("strengthened", rule, hero=name(g, slot))


def lose_plus(g: State, slot: int, rule: str) -> None:
    """A hero loses a +1 Combat marker, and his die is looked at again (HI-079)."""
    if g.plus[slot]:
        g.plus[slot] -= 1
        g.supply += 1
        if g.events is not None:
            g.tell("weakened", rule, hero=name(g, slot))
        check_die(g, slot)


# Dice and heroes


def value_of(g: State, slot: int) -> int:
    """What a die is worth: its face and the hero's +1 Combat markers (HI-077)."""
    return g.die[slot] + g.plus[slot]


def number_to_reach(g: State, district: int, slot: int) -> int:
    """The district's number, or the highest of the Super-Villains there if it is more (HI-069, HI-083, HI-090)."""
    facts: Facts = g.facts
    number = facts.district_numbers[district]
    if district in g.villain_at:
        origin = facts.origins[g.hero[slot]]
        for card, where in zip(g.villains, g.villain_at, strict=True):
            if where == district and facts.combat[card][origin] > number:  # ruling HI-A24
                number = facts.combat[card][origin]
    return number


def dice_on(g: State, district: int) -> list[int]:
    """The heroes whose dice lie on a district."""
    return [slot for slot, where in enumerate(g.die_on) if where == district]


def return_die(g: State, slot: int, rule: str) -> None:
    """A hero takes his die back and may act again (HI-074, HI-076)."""
    g.die[slot] = 0
    g.die_on[slot] = NOBODY
    if g.events is not None:
        g.tell("die_returned", rule, hero=name(g, slot))


def check_die(g: State, slot: int) -> None:
    """A die whose value fell stays while it meets the number and no other die beats it (HI-079, ruling HI-A4)."""
    district = g.die_on[slot]
    if district == NOBODY:
        return
    value = value_of(g, slot)
    beaten = value < number_to_reach(g, district, slot)
    for rival in dice_on(g, district):
        if rival != slot:
            other = value_of(g, rival)
            outsmarted = g.powers[rival] & OUTSMART and not g.powers[slot] & OUTSMART
            beaten = beaten or other > value or bool(other == value and outsmarted)
    if beaten:
        return_die(g, slot, "HI-076")


def knock_out(g: State, slot: int, rule: str) -> None:
    """A hero can take no action for the rest of the phase, and his die goes (HI-092, HI-093, ruling HI-A13)."""
    if g.powers[slot] & KO_SHIELD:
        armour = next(card for card in g.gear[slot] if g.facts.grants[card] == KO_SHIELD)
        drop_gadget(g, slot, armour, rule)
        return
    g.ko[slot] = 1
    if g.events is not None:
        g.tell("knocked_out", rule, hero=name(g, slot))
    if g.die_on[slot] != NOBODY:
        return_die(g, slot, "HI-093")


def put_hero(g: State, slot: int, district: int, rule: str) -> None:
    """A hero comes to a district."""
    g.at[slot] = district
    if g.events is not None:
        g.tell("went", rule, hero=name(g, slot), district=g.facts.district_ids[district])


# Crime pawns and districts


def is_lair(g: State, district: int) -> bool:
    """Whether a Super-Villain has its lair there (HI-160)."""
    return 1 in g.lair and any([lair and at == district for lair, at in zip(g.lair, g.villain_at, strict=True)])


def has_crime(g: State, district: int) -> bool:
    """A crime pawn, or a Super-Villain in its lair, marks a crime (HI-068, HI-072, HI-160)."""
    if district in g.pawns:
        return district not in g.destroyed
    return district in g.villain_at and is_lair(g, district)


def move_pawn(g: State, pawn: int, district: int, rule: str) -> None:
    """A pawn moves; out of a lair it is put on Crimeland (HI-162)."""
    if district in g.villain_at and is_lair(g, district):
        district = g.facts.crimeland
        rule = "HI-162"
    g.pawns[pawn] = district
    if g.events is not None:
        g.tell("pawn_moved", rule, pawn=LETTERS[pawn], district=g.facts.district_ids[district])


def remove_villain(g: State, place: int, rule: str) -> None:
    """A Super-Villain goes to the discard pile (HI-085, HI-086)."""
    card = g.villains.pop(place)
    g.villain_by.pop(place)
    g.villain_at.pop(place)
    g.lair.pop(place)
    g.discard.append(card)
    if g.events is not None:
        g.tell("villain_left", rule, card=g.facts.card_ids[card])


# Gadgets


def drop_gadget(g: State, slot: int, card: int, rule: str) -> None:
    """A hero loses a gadget; its card goes to the discard pile."""
    g.gear[slot].remove(card)
    g.discard.append(card)
    g.learn_powers(slot)
    if g.events is not None:
        g.tell("gadget_lost", rule, hero=name(g, slot), card=g.facts.card_ids[card])


# Research cards


def draw_cards(g: State, seat: Seat, count: int, rule: str) -> Flow:
    """Draw (piocher) from the Research deck; when it is empty, shuffle the discard pile (ruling HI-A19)."""
    deck = g.deck
    for _ in range(count):
        if not deck.cards:
            yield from restock(g)
        if not deck.cards:
            g.tell("deck_empty", "HI-A19", seat=seat)
            return
        card, known = deck.pop()
        g.hands[seat].put(card, known | only(seat))
        if not deck.cards:
            g.ran_out = True
        if g.events is not None:
            g.tell("drew", rule, seat=seat, card=Only([seat], g.facts.card_ids[card]))


def restock(g: State) -> Flow:
    """The discard pile becomes the deck; cards that left the game stay out (ruling HI-A19)."""
    if g.options["deck_out"] == "reshuffle" and (yield from refill(g.deck, g.discard)):
        g.tell("reshuffled", "HI-A19", number=len(g.deck))


def discard_card(g: State, seat: Seat, card: int, rule: str) -> None:
    """Discard (défausser) a card of the hand, face up."""
    g.hands[seat].take(card)
    g.discard.append(card)
    if g.events is not None:
        g.tell("discarded", rule, seat=seat, card=g.facts.card_ids[card])


def take_random_card(g: State, seat: Seat, foe: Seat, rule: str) -> Flow:
    """A player takes a card of another's hand without looking; only these two know which."""
    if g.hands[foe].cards:
        card = yield from at_random(g.hands[foe], g.facts.card_ids)
        g.hands[foe].give(card, g.hands[seat], only(seat, foe))
        g.tell("stole", rule, seat=seat, foe=foe, card=Only([seat, foe], g.facts.card_ids[card]))


def lose_random_card(g: State, seat: Seat, rule: str) -> Flow:
    """A player discards a card that is drawn out of the hand."""
    if g.hands[seat].cards:
        card = yield from at_random(g.hands[seat], g.facts.card_ids)
        discard_card(g, seat, card, rule)
