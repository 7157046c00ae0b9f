"""Fighting crime: the throw, what changes it, and whose dice stay on the district."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.heroes.nouns import NUMBER, name
from panoplie.games.heroes.state import CLOAK, LEAST_THREE, MAGIC, OUTSMART, REROLL, State
from panoplie.games.heroes.verbs import (
    dice_on,
    gain_justice,
    gain_points,
    is_lair,
    number_to_reach,
    return_die,
    value_of,
)
from panoplie.games.heroes.villains import beat_villains, offer_villains, punish
from panoplie.kernel.aims import BARE, Aimed, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow, FlowOf, Roll
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import may_pick, pick

TOO_LITTLE: Final = Refusal("too-little-justice", "HI-154")
BEYOND_SIX: Final = Refusal("beyond-six", "HI-154")


def _needed(g: State, me: Seat, face: int, slot: int, district: int) -> dict[str, Any]:
    """The face that lies there, and the one that the die must show."""
    return {"face": face, "number": face_needed(g, slot, district)}


@aim(BARE, verb="reroll", without=("stay",), tells=_needed)
def rerolls(g: State, me: Seat, face: int, slot: int, district: int) -> Aimed[bool]:
    """A gadget throws once more (HI-021, HI-095)."""
    return [(True, None)]


@aim(NUMBER, verb="spend", kind="boost", other=TOO_LITTLE, tells=_needed)
def boosts(g: State, me: Seat, face: int, slot: int, district: int) -> Aimed[int]:
    """Each Justice marker turns the die by one, up to 6 (HI-153, HI-154)."""
    top = len(g.facts.combat_die.faces)
    return [(number, BEYOND_SIX if face + number > top else None) for number in range(g.justice[me] + 1)]


def fight_crime(g: State, me: Seat, slot: int, district: int) -> Flow:
    """Announce the fight, meet the Super-Villains, throw, and win or fail (HI-056, HI-068 to HI-090)."""
    in_lair = is_lair(g, district)
    g.fight = (slot, district)
    if g.events is not None:
        g.tell("fights", "HI-056", seat=me, hero=name(g, slot), district=g.facts.district_ids[district])
    if not in_lair and not g.powers[slot] & CLOAK:  # none may be played against a lair (HI-163)
        yield from offer_villains(g, me, slot, district)
    need = number_to_reach(g, district, slot)
    face = yield from throw(g, me, slot, district)
    g.die[slot] = face
    value = value_of(g, slot)
    g.die[slot] = 0
    stays = value >= need and not is_held(g, slot, district, value)
    if g.events is not None:
        word = g.facts.district_ids[district]
        if value >= need and not stays:
            g.tell("outdone", "HI-A5", seat=me, hero=name(g, slot), district=word, number=value)
        else:
            result = "won" if stays else "failed"
            g.tell(result, "HI-070", seat=me, hero=name(g, slot), district=word, number=value, need=need)
    if not stays:
        if value < need:
            yield from punish(g, me, slot, district)
        else:  # beaten by a die that lies there, and not by the villains
            beat_villains(g, me, district)
        if g.uses_justice():
            gain_justice(g, me, 1, "HI-152")
    elif in_lair:  # the points come at once, and no die stays (HI-161, ruling HI-A23)
        beat_villains(g, me, district)
        gain_points(g, me, g.facts.lair_points, "HI-161")
    else:
        place_die(g, me, slot, district, face)
    g.fight = ()
    g.rolled = ()


def throw(g: State, me: Seat, slot: int, district: int) -> FlowOf[int]:
    """One die, two with Magic and the higher counts; then Justice markers may turn it (HI-070, HI-109, HI-154)."""
    face = yield from cast(g, me, slot)
    if g.powers[slot] & REROLL and (yield from may_pick(g, me, None, rerolls, face, slot, district)):
        face = yield from cast(g, me, slot)
    if g.justice[me] and face < len(g.facts.combat_die.faces):
        spent = yield from pick(g, me, None, boosts, face, slot, district)
        if spent:
            g.justice[me] -= spent
            face += spent
            g.tell("turned", "HI-154", seat=me, number=spent, face=face)
    return face


def cast(g: State, me: Seat, slot: int) -> FlowOf[int]:
    """Throw the die, or the two of Magic, and take the higher face (HI-070, HI-109)."""
    powers = g.powers[slot]
    g.rolled = yield Roll(g.facts.combat_die, 2 if powers & MAGIC else 1, me)
    face = int(g.rolled[-1])
    if powers & LEAST_THREE and face < g.facts.least_face:
        face = g.facts.least_face
    if g.events is not None:
        g.tell("threw", "HI-070", seat=me, hero=name(g, slot), dice=list(g.rolled))
    return face


def face_needed(g: State, slot: int, district: int) -> int:
    """What the die must show to stay: markers count, and so do the dice that lie there (HI-070, HI-077, HI-A5)."""
    need = number_to_reach(g, district, slot)
    while is_held(g, slot, district, need):
        need += 1
    return max(need - g.plus[slot], 1)


def is_held(g: State, slot: int, district: int, value: int) -> bool:
    """Whether a die already there holds: it is higher, or as high and Outsmart's (HI-127, ruling HI-A5)."""
    for rival in dice_on(g, district):
        theirs = value_of(g, rival)
        if theirs > value:
            return True
        if theirs == value and g.powers[rival] & OUTSMART and not g.powers[slot] & OUTSMART:  # ruling HI-A27
            return True
    return False


def place_die(g: State, me: Seat, slot: int, district: int, face: int) -> None:
    """The die stays; lower ones go back, equal ones stay too, Outsmart excepted (HI-070, HI-074, HI-075)."""
    value = face + g.plus[slot]
    for rival in dice_on(g, district):
        theirs = value_of(g, rival)
        tie_won = theirs == value and g.powers[slot] & OUTSMART and not g.powers[rival] & OUTSMART
        if theirs < value or tie_won:
            return_die(g, rival, "HI-127" if tie_won else "HI-074")
    g.die[slot] = face
    g.die_on[slot] = district
    beat_villains(g, me, district)
