"""The sixteen powers: which deeds they offer in a turn, and what these do."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from panoplie.games.heroes.actions import draw, move, spend
from panoplie.games.heroes.board import COLOUR, heroes_beside, reach_of_fight, reach_of_move, team
from panoplie.games.heroes.can import (
    KNOCKED_OUT,
    MARKER_SPENT,
    NOT_YOURS,
    actions,
    astray,
    bonus_pays,
    hero_of,
    plays_with,
    why_not_go,
    why_not_normal,
)
from panoplie.games.heroes.cards.play import play_card
from panoplie.games.heroes.facts import BIT, MARKER_POWERS
from panoplie.games.heroes.facts import POWERS as PRINTED
from panoplie.games.heroes.fight import fight_crime
from panoplie.games.heroes.noble import NOBLE_DEED
from panoplie.games.heroes.nouns import (
    COPY,
    CRIME,
    DISTRICT,
    HERO,
    PAY,
    RIDE,
    SHIFT,
    Words,
    name,
)
from panoplie.games.heroes.state import ILLUSION, MIMIC, MINIONS, ROCKET, TELEPORT, State
from panoplie.games.heroes.verbs import gain_justice, gain_points, is_lair, move_pawn, put_hero
from panoplie.kernel.aims import BARE, WORDS, Aimed, Weighed, Why, aim
from panoplie.kernel.answers import NOBODY, Answer, Seat
from panoplie.kernel.asks import HIDES, Flow, Roll
from panoplie.kernel.cards import Moment, Moments, Text, Texts
from panoplie.kernel.deeds import AnyDeed, Deed, do_one
from panoplie.kernel.errors import Reason, Refusal
from panoplie.kernel.questions import may_pick, pick

MOMENTS: Final = Moments()
offers: Moment[AnyDeed] = MOMENTS.new("offers")
"""The deed that a power puts on the menu of its team."""
serves: Moment[Callable[[State, int], bool]] = MOMENTS.new("serves")
"""Whether a copy of the power, which lasts for the turn, could be of any use to a hero; Transform's never is."""
POWERS: Final = Texts()

Three = tuple[int, int, int]


def lacks(power: str, rule: str) -> Reason:
    """The reason against a hero without the power."""
    return Reason("no-such-power", rule, lambda g, seat, thing: {**hero_of(g, seat, thing), "power": power})


def no_more(refusal: Refusal) -> Any:
    """What is no candidate: somebody else's hero, or whatever else the refusal says."""

    def other(g: State, me: Seat, answer: Answer) -> Refusal:
        mine = len(answer) > 1 and answer[1] in (name(g, 2 * me), name(g, 2 * me + 1))
        return refusal if mine else NOT_YOURS

    return other


# Powers that cost a normal action


NO_ROCKET: Final = lacks("rocket", "HI-126")
NO_TELEPORT: Final = lacks("teleport", "HI-110")


@aim(RIDE, verb="rocket", other=astray)
def rockets(g: State, me: Seat) -> Aimed[Three]:
    """Rocket moves and fights for one coloured marker (HI-126)."""
    for slot in (2 * me, 2 * me + 1):
        why = (why_not_go(g, slot) or why_not_normal(g, me)) if g.powers[slot] & ROCKET else NO_ROCKET
        if why is not None:
            yield (slot, NOBODY, NOBODY), why
        else:
            for to in reach_of_move(g, slot):
                for at in reach_of_fight(g, slot, to):
                    yield (slot, to, at), None


def ride_rocket(g: State, me: Seat, ride: Three) -> Flow:
    """A move and a fight for a single action (HI-126)."""
    slot, to, at = ride
    spend(g, me, COLOUR)
    move(g, slot, to, "HI-126")
    return fight_crime(g, me, slot, at)


@aim(HERO, verb="teleport", other=no_more(Refusal("not-an-option")))
def teleports(g: State, me: Seat) -> Aimed[int]:
    """Teleport takes the place of a move (HI-110, HI-A18)."""
    for slot in (2 * me, 2 * me + 1):
        if g.powers[slot] & TELEPORT:
            yield slot, why_not_go(g, slot) or why_not_normal(g, me)
        else:
            yield slot, NO_TELEPORT


@aim(BARE, verb="change", kind="lost", without=("accept",), tells=hero_of)
def ways_out(g: State, me: Seat, slot: int) -> Aimed[bool]:
    """Two Justice markers change a 1 (HI-111, HI-112)."""
    enough = g.uses_justice() and g.justice[me] >= g.facts.teleport_price
    return [(True, None if enough else Refusal("too-little-justice", "HI-112"))]


@aim(DISTRICT, verb="go", tells=hero_of)
def anywhere(g: State, me: Seat, slot: int) -> Aimed[int]:
    """Any district (HI-110)."""
    return [(district, None) for district in g.city]


def teleport(g: State, me: Seat, slot: int) -> Flow:
    """On a 1 the hero lands on Crimeland, else wherever he likes (HI-110 to HI-112, ruling HI-A18)."""
    spend(g, me, COLOUR)
    g.rolled = yield Roll(g.facts.combat_die, 1, me)
    g.tell("threw", "HI-110", seat=me, hero=name(g, slot), dice=list(g.rolled))
    lost = g.rolled == ("1",)
    g.rolled = ()
    if lost and (yield from may_pick(g, me, None, ways_out, slot)):
        g.justice[me] -= g.facts.teleport_price
        g.tell("changed", "HI-112", seat=me, number=g.facts.teleport_price)
        lost = False
    elif lost and g.uses_justice():
        gain_justice(g, me, 1, "HI-111")
    to = g.facts.crimeland if lost else (yield from pick(g, me, None, anywhere, slot))
    assert to is not None
    put_hero(g, slot, to, "HI-110")


# Powers of a bonus marker


def users(g: State, me: Seat, power: int, lacking: Reason, copied: int) -> list[tuple[int, Why]]:
    """The heroes of a team, and why they may not use the power of a bonus marker; or the one who copies it."""
    if copied != NOBODY:
        return [(copied, None)]
    found: list[tuple[int, Why]] = []
    own = g.facts.hero_powers
    for slot in (2 * me, 2 * me + 1):
        if not own[g.hero[slot]] & power:
            found.append((slot, lacking))
        elif g.ko[slot]:
            found.append((slot, KNOCKED_OUT))
        else:
            found.append((slot, None if g.bonus[slot] else MARKER_SPENT))
    return found


def spend_marker(g: State, slot: int, copied: int) -> None:
    """Put the bonus marker on its slot; whoever copies has done so already (HI-063, HI-129)."""
    if copied == NOBODY:
        g.bonus[slot] = 0


NO_ILLUSION: Final = lacks("illusion", "HI-118")
PAWN_FAR: Final = Reason("pawn-too-far", "HI-119", hero_of)
FROM_CRIMELAND: Final = Refusal("from-crimeland", "HI-A14")
FROM_DIE: Final = Refusal("from-die", "HI-A14")
ONTO_CRIMELAND: Final = Refusal("onto-crimeland", "HI-119")


@aim(SHIFT, verb="shift", other=no_more(Refusal("not-adjacent", "HI-118")))
def shifts(g: State, me: Seat, copied: int) -> Aimed[Three]:
    """A pawn here or next to the hero goes to a neighbour, and not onto Crimeland (HI-118, HI-119, HI-A14)."""
    crimeland, english = g.facts.crimeland, g.options["illusion"] == "english"
    for slot, why in users(g, me, ILLUSION, NO_ILLUSION, copied):
        if why is not None:
            yield (slot, NOBODY, NOBODY), why
            continue
        reach = (g.at[slot], *g.near[g.at[slot]])
        for pawn, at in enumerate(g.pawns):
            if at not in reach:
                yield (slot, pawn, NOBODY), PAWN_FAR
            else:
                for to in g.near[at]:
                    if english:
                        against = FROM_CRIMELAND if at == crimeland else FROM_DIE if at in g.die_on else None
                    else:
                        against = ONTO_CRIMELAND if to == crimeland or is_lair(g, to) else None
                    yield (slot, pawn, to), against


def shift_pawn(g: State, me: Seat, copied: int, shift: Three) -> None:
    """Illusion moves a crime pawn to a neighbouring district (HI-118)."""
    slot, pawn, to = shift
    spend_marker(g, slot, copied)
    move_pawn(g, pawn, to, "HI-118")


NO_MINIONS: Final = lacks("minions", "HI-122")
NOT_A_TWO: Final = Refusal("not-a-two", "HI-122")
CRIME_FAR: Final = Reason("pawn-too-far", "HI-123", hero_of)
DIE_THERE: Final = Refusal("die-there", "HI-123")


@aim(CRIME, verb="minions", other=no_more(Refusal("not-an-option")))
def crimes_for_minions(g: State, me: Seat, copied: int) -> Aimed[tuple[int, int]]:
    """A crime worth 2, on the hero's district or next to it, with no die on it (HI-122, HI-123)."""
    numbers, two = g.facts.district_numbers, g.facts.minions_number
    for slot, why in users(g, me, MINIONS, NO_MINIONS, copied):
        if why is not None:
            yield (slot, NOBODY), why
            continue
        reach = (g.at[slot], *g.near[g.at[slot]])
        for pawn, at in enumerate(g.pawns):
            if numbers[at] != two or at in g.destroyed:
                yield (slot, pawn), NOT_A_TWO
            elif at not in reach:
                yield (slot, pawn), CRIME_FAR
            else:
                yield (slot, pawn), DIE_THERE if at in g.die_on else None


def send_minions(g: State, me: Seat, copied: int, crime: tuple[int, int]) -> None:
    """Minions win the crime and its points at once; then the pawn goes to Crimeland (HI-122, HI-125)."""
    slot, pawn = crime
    spend_marker(g, slot, copied)
    gain_points(g, me, g.facts.district_numbers[g.pawns[pawn]], "HI-122")
    move_pawn(g, pawn, g.facts.crimeland, "HI-125")


# Mimic


NO_MIMIC: Final = lacks("mimic", "HI-128")
HERO_FAR: Final = Reason("hero-too-far", "HI-128", lambda g, seat, copy: {"hero": name(g, copy[1])})
CANNOT_COPY: Final = Reason("cannot-copy", "HI-A28", lambda g, seat, copy: {"power": copy[2]})
COPY_NOW: Final = Reason("copy-now", "HI-128", lambda g, seat, copy: {"power": copy[2]})
COPY_USELESS: Final = Reason("copy-useless", "HI-128", lambda g, seat, copy: {"power": copy[2]})


def no_copy(g: State, me: Seat, answer: Answer) -> Refusal:
    """Mimic copies a power of somebody else who has it (HI-128)."""
    match answer:
        case (_, str(hero), str(other), str(power)) if hero in (name(g, 2 * me), name(g, 2 * me + 1)):
            if hero == other:
                return Refusal("mimic-self", "HI-128")
            if other in [name(g, slot) for slot in range(2 * g.seats)] and power in PRINTED:
                return Refusal("no-such-power", "HI-128", hero=other, power=power)
            return Refusal("not-an-option")
    return NOT_YOURS


@aim(COPY, verb="mimic", other=no_copy)
def copies(g: State, me: Seat) -> Aimed[tuple[int, int, str]]:
    """A power of another hero, on the same district or next to it (HI-128, HI-131)."""
    for slot, why in users(g, me, MIMIC, NO_MIMIC, NOBODY):
        if why is not None:
            yield (slot, NOBODY, ""), why
            continue
        beside = heroes_beside(g, slot)
        for other, hero in enumerate(g.hero):
            if other in beside:
                for power in g.facts.heroes[hero].powers:
                    yield (slot, other, power), why_not_copy(g, slot, power)
            elif other != slot:
                yield (slot, other, ""), HERO_FAR


def why_not_copy(g: State, slot: int, power: str) -> Why:
    """A copy must be of use: a bonus action at once, another power in this turn (HI-128, HI-129, HI-A28)."""
    if power in MARKER_POWERS and power != "mimic":
        for deed in uses_of(slot, power):
            if deed.aim.any(g, slot // 2, *deed.args):
                return None
        return COPY_USELESS
    helps = serves.of(TEXTS[power])
    if helps is None:
        return CANNOT_COPY
    return None if not g.powers[slot] & BIT[power] and helps(g, slot) else COPY_USELESS


def can_still(*kinds: str) -> Callable[[State, int], bool]:
    """Whether a hero whose own marker is spent can still do one of these in this turn."""

    def helps(g: State, slot: int) -> bool:
        me = slot // 2
        if why_not_go(g, slot) is not None:
            return False
        if why_not_normal(g, me) is None:
            return True
        return any([own == NOBODY and pays[0] in kinds and not why for own, _, pays, why in bonus_pays(g, me)])

    return helps


def can_build(g: State, slot: int) -> bool:
    """Whether there may be a gadget to play for nothing, as far as everybody knows."""
    return bool(g.hands[slot // 2].cards) or any([words[0] == "draw" for words in actions.legal(g, slot // 2)])


def can_cancel(g: State, slot: int) -> bool:
    """Whether a Super-Villain may still be played against the team, and a card given up for it."""
    return bool(g.hands[slot // 2].cards) and any([can_still("fight")(g, hero) for hero in team(slot // 2)])


def mimic(g: State, me: Seat, copy: tuple[int, int, str]) -> Flow:
    """A copied bonus action is used at once; any other power lasts for the turn (HI-128 to HI-131, HI-A28)."""
    slot, other, power = copy
    g.bonus[slot] = 0
    g.tell("copied", "HI-128", hero=name(g, slot), copied=name(g, other), power=power)
    if power in MARKER_POWERS:
        hides = power == "super_speed" and g.hands[me].cards  # that none of them can be played
        yield from do_one(
            g,
            me,
            "copy",
            lambda g, seat: uses_of(slot, power),
            ("HI-128", "HI-129"),
            {"power": power},
            COPY_NOW.told(g, me, copy),
            HIDES if hides else "",
        )
    else:
        g.copied[slot] = BIT[power]
        g.learn_powers(slot)


@aim(WORDS, verb="move", other=astray)
def copied_moves(g: State, me: Seat, slot: int) -> Aimed[Words]:
    """A move at somebody else's speed (HI-115, HI-129)."""
    reach = reach_of_move(g, slot) if g.die_on[slot] == NOBODY else ()
    return [((name(g, slot), g.facts.district_ids[to], "super_speed"), None) for to in reach]


@aim(WORDS, verb="fight", other=astray)
def copied_fights(g: State, me: Seat, slot: int, power: str) -> Aimed[Words]:
    """A fight as though the marker were there (HI-114, HI-115, HI-129)."""
    reach = reach_of_fight(g, slot, g.at[slot]) if g.die_on[slot] == NOBODY else ()
    return [((name(g, slot), g.facts.district_ids[at], power), None) for at in reach]


@aim(WORDS, verb="")
def copied_plays(g: State, me: Seat) -> Aimed[Words]:
    """A card that Inventor does not play anyway (HI-115, HI-117, HI-129)."""
    legal: list[Words] = []
    barred: list[tuple[Words, Why]] = []
    plays_with(g, me, [("super_speed", None)], legal, barred)
    return [(play, why) for play, why in Weighed(legal, barred) if play[2] == "super_speed"]


@aim(PAY, verb="draw")
def copied_draws(g: State, me: Seat, power: str) -> Aimed[str]:
    """A card (HI-113, HI-129)."""
    return [(power, None)]


@lru_cache
def uses_of(slot: int, power: str) -> tuple[AnyDeed, ...]:
    """How a copied bonus action can be used, at once and as though the marker were there (HI-129)."""
    match power:
        case "illusion":
            return (Deed(shifts, shift_pawn, None, slot),)
        case "minions":
            return (Deed(crimes_for_minions, send_minions, None, slot),)
        case "detective":
            return (Deed(copied_draws, lambda g, me, power, pay: draw(g, me, pay), None, power),)
    fight: AnyDeed = Deed(
        copied_fights,
        lambda g, me, slot, power, going: fight_crime(g, me, slot, g.facts.district_at[going[1]]),
        None,
        slot,
        power,
    )
    if power == "super_senses":
        return (fight,)
    go: AnyDeed = Deed(
        copied_moves, lambda g, me, slot, going: move(g, slot, g.facts.district_at[going[1]], "HI-054"), None, slot
    )
    return go, fight, Deed(copied_plays, lambda g, me, play: play_card(g, me, g.facts.card_at[play[1]]))


# Declarations


for _paying in ("detective", "super_senses", "super_speed"):
    POWERS.card(_paying)
POWERS.card("transform")
POWERS.card("fly", serves(can_still("move")))
POWERS.card("blast", serves(can_still("fight")))
POWERS.card("noble", offers(NOBLE_DEED), serves(lambda g, slot: g.uses_justice()))
POWERS.card("magic", serves(can_still("fight")))
POWERS.card("teleport", offers(Deed(teleports, teleport)), serves(can_still()))
POWERS.card("inventor", serves(can_build))
POWERS.card("mind_control", serves(can_cancel))
POWERS.card("rocket", offers(Deed(rockets, ride_rocket)), serves(can_still()))
POWERS.card("outsmart", serves(can_still("fight")))
POWERS.card("illusion", offers(Deed(shifts, shift_pawn, None, NOBODY)))
POWERS.card("minions", offers(Deed(crimes_for_minions, send_minions, None, NOBODY)))
POWERS.card("mimic", offers(Deed(copies, mimic)))
TEXTS: Final[dict[str, Text]] = dict(zip(PRINTED, POWERS.of(PRINTED), strict=True))
OFFERING: Final = sum([BIT[power] for power, text in TEXTS.items() if offers in text])


@lru_cache
def offered(powers: int) -> tuple[AnyDeed, ...]:
    """The deeds that a set of powers puts on the menu."""
    found = [offers.of(TEXTS[power]) for power in PRINTED if powers & OFFERING & BIT[power]]
    return tuple([deed for deed in found if deed is not None])


def not_offered(g: State, me: Seat, answer: Answer) -> Refusal | None:
    """The reason against a deed of a power that nobody in the team has."""
    for deed in offered(OFFERING):
        if deed.aim.speaks(answer):
            return deed.aim.why_not(g, me, deed.args, answer)
    return None
