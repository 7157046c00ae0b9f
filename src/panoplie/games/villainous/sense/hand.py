"""What the cards of a hand are worth to their owner as things stand, and what drawing others promises.

A hand that nobody plays or throws away is a villain who waits: a card that is of no use now is worth less than the
next one of the pile, and so it goes as soon as there is an action for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from panoplie.games.villainous import board
from panoplie.games.villainous.cards.queen_of_hearts import guards_of
from panoplie.games.villainous.facts import ALLY, CONDITION, CURSE, PLACES
from panoplie.games.villainous.sense.plans import blockers, look, taunters
from panoplie.games.villainous.sense.worths import gained
from panoplie.games.villainous.state import NOWHERE, Kind, State
from panoplie.kernel.answers import Seat

DEAD: Final = 0.2
"""What a card is worth that nothing can be done with."""
PLAIN: Final = 0.9
FIGHTER: Final = 1.4
"""An Ally in hand while there are Heroes to fight."""
FRESH: Final = 0.15
"""What it is worth that a card is new, beside what it will be worth."""
FEW: Final = 4
"""A pile with fewer cards than a hand will soon be made of the discard."""

SHOTS: Final = 5
"""How many cards Take the Shot reveals."""

Wants = dict[str, float]


def holding(g: State, seat: Seat) -> float:
    """The hand, the cards that will be drawn for those that are missing, and an Effect under way.

    A Condition under way counts as held: a hand is no better for what is taken back in its place only soon.
    """
    f = g.facts
    under_way = [kind for kind in g.limbo if f.villain_of[kind] == g.villain[seat] and not f.is_fate[kind]]
    hand = g.hand[seat].cards + [kind for kind in under_way if f.types[kind] == CONDITION]
    wants = WANTS[g.villain[seat]](g, seat)
    total = sum(worths(g, wants, hand))
    missing = board.hand_limit(g, seat) - len(hand)
    if missing > 0:
        total += missing * drawn(g, seat, wants)
    for kind in under_way:
        total += PLAYED.get(f.ids[kind], 0.0)
    return total


def worths(g: State, wants: Wants, kinds: Sequence[Kind]) -> list[float]:
    """What each card is worth; of those that would do the same, and are wanted once, one is worth that."""
    ids, rows = g.facts.ids, g.facts.rows
    found: list[float] = []
    seen: list[str] = []
    for kind in kinds:
        worth = wants.get(ids[kind], PLAIN)
        same = rows[kind].group or ids[kind]
        found.append(DEAD if worth > ONCE and same in seen else worth)
        seen.append(same)
    return found


ONCE: Final = 2.9
"""What is worth more than this is worth it once."""


def drawn(g: State, seat: Seat, wants: Wants) -> float:
    """What the next card of the pile is worth in the mean."""
    pile = g.deck[seat].cards
    if len(pile) < FEW:
        pile = pile + g.discard[seat]
    if not pile:
        return 0.0
    ids = g.facts.ids
    return FRESH + sum([wants.get(ids[kind], PLAIN) for kind in pile]) / len(pile)


def fighters(g: State, seat: Seat, wants: Wants) -> None:
    """Allies are wanted while the Heroes of the realm, and the next one, are stronger than those there are."""
    f = g.facts
    realm = look(g, seat)
    worth = FIGHTER if realm.have < realm.need else DEAD
    for kind in g.hand[seat].cards:
        if f.types[kind] == ALLY:
            wants.setdefault(f.ids[kind], worth)


def hook_wants(g: State, seat: Seat) -> Wants:
    """The Map, then Peter Pan, then the crew."""
    f = g.facts
    locked = g.lock[seat] != NOWHERE
    pan = board.find(g, g.heroes[seat], "peter_pan")
    have = look(g, seat).have
    fall = [] if pan == NOWHERE else [pan, *taunters(g, seat, pan)]
    need = sum([board.strength(g, seat, hero) for hero in fall]) or 8
    crew = 1.9 if have < need else DEAD
    wants = {
        "never_land_map": 9.0 if locked else DEAD,
        "worthy_opponent": 2.4 if pan == NOWHERE else DEAD,
        "obsession": 1.0 if pan == NOWHERE else DEAD,
        "give_them_a_scare": 1.3 if pan == NOWHERE else DEAD,
        "ingenious_device": 2.4 if pan == NOWHERE or g.at[pan] > 0 else DEAD,
        "mr_starkey": 2.0 if pan != NOWHERE and g.at[pan] > 0 else crew,
        "cutlass": 1.9 if have and have < need else DEAD,
        "pirate_brute": crew + 0.4 if have < need else DEAD,
        "cannon": 0.5,
        "hooks_case": 0.6,
        "aye_aye_sir": 0.7,
    }
    for name in ("boarding_party", "swashbuckler", "smee"):
        wants[name] = crew
    if pan == NOWHERE and f.number["peter_pan"] in g.fate_discard[seat]:
        wants["give_them_a_scare"] = DEAD
    return wants


def jafar_wants(g: State, seat: Seat) -> Wants:
    """The Pendant, the Lamp, and a spell for the Genie."""
    f = g.facts
    locked = g.lock[seat] != NOWHERE
    own = g.bottom[seat] + g.attached[seat]
    lamp = board.find(g, own, "magic_lamp")
    free = board.find(g, g.bottom[seat], "genie") != NOWHERE
    above = board.find(g, g.heroes[seat], "genie") != NOWHERE
    spell = f.number["hypnotize"]
    missing = [
        name for name, there in (("scarab_pendant", not locked), ("magic_lamp", lamp != NOWHERE)) if not there
    ]
    sought = [name for name in missing if f.number[name] not in g.hand[seat].cards]
    heroes = bool(g.heroes[seat])
    wants = {
        "scarab_pendant": 8.0 if locked else DEAD,
        "magic_lamp": DEAD if lamp != NOWHERE else 5.0 if locked else 9.0,
        "hypnotize": (1.2 if heroes else DEAD) if free else 7.0 if above else 4.0,
        "scrying": 2.2 if sought else 0.6,
        "snake_staff": 1.8 if not free and spell in g.discard[seat] else DEAD,
        "iago": 1.6 if lamp == NOWHERE or g.at[lamp] > 0 else 0.5,
        "a_snake_am_i": 1.5 if heroes else 0.6,
        "sorcerous_power": 0.5,
        "giant_hourglass": 0.5,
        "gazeem": 0.9,
        "scimitar": 0.5,
        "necessary_sacrifice": 0.8 if own else DEAD,
    }
    fighters(g, seat, wants)
    return wants


def maleficent_wants(g: State, seat: Seat) -> Wants:
    """Curses, as long as a location has none."""
    f = g.facts
    cursed = {g.at[piece] for piece in g.bottom[seat] if f.types[f.kind_of[piece]] == CURSE}
    curse = 2.8 if len(cursed) < PLACES else 1.2
    wants = {
        "forest_of_thorns": curse + 0.1,
        "green_fire": curse,
        "dreamless_sleep": curse - 0.1,
        "dragon_form": 1.6 if g.heroes[seat] else 0.5,
        "vanish": DEAD,
        "raven": 1.6,
        "malice": 0.7,
        "tyranny": 0.6,
        "spinning_wheel": 0.5,
        "staff": 0.9,
    }
    fighters(g, seat, wants)
    return wants


def john_wants(g: State, seat: Seat) -> Wants:
    """What brings more Power than it costs."""
    heroes = len(g.heroes[seat])
    wants = {
        "beautiful_lovely_taxes": DEAD + 1.2 * heroes,
        "greed": 2.4,
        "warrant": 1.3,
        "imprison": 0.5 if heroes else DEAD,
        "cowardice": 0.8,
        "golden_arrow": 0.9,
        "king_richards_crown": 0.6,
        "set_a_trap": 1.5 if heroes else DEAD,
        "intimidation": 1.5 if heroes else DEAD,
        "bow_and_arrows": 0.5,
    }
    fighters(g, seat, wants)
    return wants


def queen_wants(g: State, seat: Seat) -> Wants:
    """Card Guards for every location, then the shot."""
    f = g.facts
    guards, wickets = guards_of(g, seat), guards_of(g, seat, wickets=True)
    bent = {g.at[piece] for piece in wickets}
    stood = bent | {g.at[piece] for piece in guards}
    guard = 2.4 if len(stood) < PLACES else 1.2
    done = len(bent) == PLACES
    heroes = g.heroes[seat]
    wants = {
        "take_the_shot": 6.0 + 12.0 * shot(g, seat) if done else 3.0 if len(bent) == PLACES - 1 else 0.7,
        "by_order_of_the_queen": 2.8
        if len(stood - bent) > 1
        else 1.8
        if len(stood - bent)
        else DEAD
        if done
        else 0.8,
        "off_with_your_head": 1.6 if heroes else 0.4,
        "makes_you_smaller": 0.6 if heroes else DEAD,
        "fury": 0.3,
        "judgment": 1.1,
        "very_merry_unbirthday": max(DEAD, gained(g, seat, len(guards) + len(wickets)) - 0.5),
        "spear": 1.0 if wickets else 0.4,
        "stopwatch": 0.9,
        "the_king": 1.0,
    }
    for name in ("club", "diamond", "heart", "spade"):
        wants[f"card_guard_{name}"] = guard + (0.2 if f.strength[f.number[f"card_guard_{name}"]] > 2 else 0.0)
    fighters(g, seat, wants)
    return wants


def ursula_wants(g: State, seat: Seat) -> Wants:
    """Trident and Crown; for King Triton a Contract, and a way to move him to where it binds."""
    f = g.facts
    own, heroes = g.bottom[seat] + g.attached[seat], g.heroes[seat]
    out = {name: board.find(g, own, name) != NOWHERE for name in ("trident", "crown")}
    bound = {g.host[item] for item in g.attached[seat] if f.rows[f.kind_of[item]].names is not None}
    loose = [hero for hero in heroes if hero not in bound]
    blocking = blockers(g, seat)
    to_bind = [g.at[hero] for hero in blocking if hero in loose]
    shut = g.lock[seat] == f.place_of["ursulas_lair"]
    lost = [name for name, there in out.items() if not there and f.number[name] in g.discard[seat]]
    wants = {
        "trident": DEAD if out["trident"] else 8.0,
        "crown": DEAD if out["crown"] else 8.0,
        "whirlpool": 4.5 if bound.intersection(blocking) else 1.8 if bound else 1.0,
        "poor_unfortunate_souls": 1.8 if bound else 0.6,
        "divination": 2.6 if to_bind else 0.9,
        "opportunist": 4.0 if lost else 0.9,
        "change_form": 2.8 if shut and any(out.values()) else 0.8,
        "grow_giant": 1.0,
        "flotsam": 1.8,
        "jetsam": 1.8,
        "cauldron": 0.7,
        "arrogance": 0.5,
        "trickery": 1.0,
    }
    for goal, name in enumerate(("lair", "ship", "shore", "palace")):
        fits = [place for place in to_bind if place != goal]
        best = 6.0 if name == "lair" else 5.0
        wants[f"binding_contract_{name}"] = best if fits else 1.4 if loose else 1.0
    return wants


def shot(g: State, seat: Seat) -> float:
    """About how likely five cards of the pile cost less than the Wickets are strong."""
    strong = sum([board.strength(g, seat, wicket) for wicket in guards_of(g, seat, wickets=True)])
    cost = g.facts.cost
    pile = g.deck[seat].cards
    if len(pile) < SHOTS:
        pile = pile + g.discard[seat]
    if not pile:
        return 1.0
    costs = [max(0, cost[kind]) for kind in pile]
    mean = sum(costs) / len(costs)
    spread = SHOTS * sum([(price - mean) ** 2 for price in costs]) / len(costs)
    room = strong - 0.5 - SHOTS * mean
    chance: float = 0.5 + 0.4 * room / (spread**0.5 or 1.0)
    return min(1.0, max(0.0, chance))


WANTS: Final[tuple[Callable[[State, Seat], Wants], ...]] = (
    hook_wants,
    jafar_wants,
    maleficent_wants,
    john_wants,
    queen_wants,
    ursula_wants,
)

PLAYED: Final[Wants] = {
    # what an Effect that is being played promises, before its target is known
    "give_them_a_scare": 1.4,
    "worthy_opponent": 1.0,
    "aye_aye_sir": 1.2,
    "necessary_sacrifice": 2.0,
    "scrying": 2.4,
    "a_snake_am_i": 3.0,
    "hypnotize": 5.0,
    "sorcerous_power": 1.2,
    "dragon_form": 3.5,
    "set_a_trap": 3.0,
    "intimidation": 4.0,
    "imprison": 1.2,
    "off_with_your_head": 3.5,
    "by_order_of_the_queen": 8.0,
    "makes_you_smaller": 1.4,
    "grow_giant": 2.2,
    "opportunist": 1.8,
    "divination": 2.4,
}
