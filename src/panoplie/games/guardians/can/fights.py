"""Whom one may attack: beside oneself, or at range along a clear line (GC-160 to GC-163)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from panoplie.games.guardians import odds
from panoplie.games.guardians.board import (
    attack_dice,
    blockers,
    can_see,
    cannot_shoot,
    defence_of,
    district_of,
    foes_of,
    foes_stand,
    in_zones,
    is_adjacent,
    may_shoot,
    name_of,
    object_on,
    plan,
    printed_attack,
    row_of_object,
    spared_by,
    stat_of,
)
from panoplie.games.guardians.can.choices import FIGURE, NO_RANGE, NOT_IN_SIGHT, ZONE, told, zones_with
from panoplie.games.guardians.can.trials import dice_of, why_no_test, why_out_of_hand
from panoplie.games.guardians.districts import bits
from panoplie.games.guardians.facts import ATTACK
from panoplie.games.guardians.map import seen_from
from panoplie.games.guardians.powers import (
    Blow,
    Trial,
    dice_again,
    has,
    ranged,
    reaches_objects,
    speaking,
    texts_of,
    throws,
)
from panoplie.games.guardians.state import BUS, NOWHERE, OBSTACLE, VILLAIN_TEAM, State
from panoplie.kernel.aims import Aimed, Noun, Weighed, Why, aim
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.errors import Refusal

NOT_ADJACENT: Final = Refusal("not-adjacent", "GC-160")
CUT: Final = Refusal("line-cut", "GC-163")
SPARES: Final = Refusal("spares-heroes", "GC-081")
ATTACKS_NOBODY: Final = Refusal("attacks-nobody", "GC-160")
OUT_OF_HAND: Final = Refusal("object-too-far", "GC-119")


def foes_and_bus(g: State, fig: int) -> list[int]:
    """Everybody whom a figure may want to attack; heroes may attack the bus too."""
    foes = foes_of(g, fig)
    return [*foes, BUS] if g.at[BUS] != NOWHERE and g.team[fig] != VILLAIN_TEAM else foes


def refused(g: State, fig: int, legal: list[int], why: Refusal) -> Iterator[tuple[int, Why]]:
    """Whom of those whom a figure may want to attack it may not, and why: it spares them, or the reason given."""
    spared = spared_by(g, fig)
    for foe in foes_and_bus(g, fig):
        if foe not in legal:
            yield foe, SPARES if foe < spared else why


def why_not_melee(g: State, fig: int, foe: int) -> Why:
    """Why a figure may not attack another in melee (GC-160, GC-161)."""
    if foe < spared_by(g, fig):
        return SPARES
    return None if is_adjacent(g, fig, foe) else NOT_ADJACENT


def melee_foes(g: State, fig: int) -> list[int]:
    """All enemies whom a figure may attack in melee; the bus is nobody's enemy."""
    return [foe for foe in in_melee(g, fig).legal if foe != BUS]


def in_melee(g: State, fig: int) -> Weighed[int]:
    """Everybody whom a figure may want to attack, weighed for melee (GC-160, GC-161)."""
    at = g.at
    near = plan(g).adjacent[at[fig]]
    legal: list[int] = []
    if near & (foes_stand(g, g.team[fig]) | g.stand[OBSTACLE]):
        spared = spared_by(g, fig)
        legal = [foe for foe in foes_and_bus(g, fig) if near >> at[foe] & 1 and foe >= spared]
    return Weighed(legal, refused(g, fig, legal, NOT_ADJACENT))


def why_not_shoot(g: State, fig: int, foe: int) -> Why:
    """Why a figure that may attack at range may not attack another (GC-162, GC-163)."""
    if foe < spared_by(g, fig):
        return SPARES
    return None if can_see(g, fig, g.at[foe]) else CUT


def at_range(g: State, fig: int, thrown: int = NOWHERE) -> Weighed[int]:
    """Everybody whom a figure may want to attack, weighed for an Attack at range (GC-163)."""
    at, spared = g.at, spared_by(g, fig)
    others = foes_stand(g, g.team[fig]) | g.stand[OBSTACLE]
    seen = seen_from(plan(g), at[fig], others, blockers(g, fig, thrown))
    legal = [foe for foe in foes_and_bus(g, fig) if foe >= spared and seen >> at[foe] & 1] if seen else []
    return Weighed(legal, refused(g, fig, legal, CUT))


def all_too_far(g: State, fig: int) -> Iterator[tuple[int, Why]]:
    """Everybody whom a figure may want to attack, if it may attack nobody at range (GC-162)."""
    for foe in foes_and_bus(g, fig):
        yield foe, NO_RANGE


def chance(g: State, blow: Blow, targets: Sequence[int]) -> int:
    """The chance in a hundred that an Attack hits its target, of several at least one; none without a target."""
    return odds.percent(odds_of_attack(g, blow, targets, dice_left(g, blow))) if targets else 0


def odds_of_attack(g: State, blow: Blow, targets: Sequence[int], again: int) -> float:
    """The same in parts of one, with so many dice that may be rolled again."""
    f = g.facts
    need = min([defence_of(g, target, blow) for target in targets])
    return odds.hits_again(f.combat_die, f.power_die, *attack_dice(g, blow), need, again)


def dice_left(g: State, blow: Blow) -> int:
    """How many dice of an Attack may be rolled again; none of somebody whom another controls."""
    return len(list(dice_again(g, blow.by, False))) if blow.doer == blow.by else 0


@aim(FIGURE, verb="attack")
def melee_targets(g: State, seat: Seat, fig: int) -> Aimed[int]:
    """An enemy on an adjacent Space, in whatever Zone (GC-160, GC-161)."""
    return in_melee(g, fig)


@aim(FIGURE, verb="shoot")
def ranged_targets(g: State, seat: Seat, fig: int) -> Aimed[int]:
    """An enemy in sight, for whoever may attack at range (GC-162, GC-163)."""
    return at_range(g, fig) if may_shoot(g, fig) else Weighed([], all_too_far(g, fig))


def odds_of_strikes(at_range: bool) -> Callable[[State, Seat, int, Any], dict[str, Any]]:
    """The chances of an Attack that a card makes, by target."""

    def tells(g: State, seat: Seat, fig: int, it: Any) -> dict[str, Any]:
        targets = (ranged_strikes if at_range else melee_strikes).legal(g, seat, fig, it)
        return {"odds": {name_of(g, foe): chance(g, strike_of(it, fig, foe, at_range), [foe]) for foe in targets}}

    return tells


def strike_of(it: Any, fig: int, foe: int, at_range: bool) -> Blow:
    """The Attack that a card makes, with its own numbers."""
    return Blow(fig, foe, at_range, it.dice, it.damage, push=it.zones)


@aim(FIGURE, verb="attack", kind="strike", tells=odds_of_strikes(False))
def melee_strikes(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """An adjacent enemy for an Attack that a card makes (GC-160)."""
    return in_melee(g, fig)


@aim(FIGURE, verb="shoot", kind="strike", tells=odds_of_strikes(True))
def ranged_strikes(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """An enemy in sight for a ranged Attack that a card makes (GC-162)."""
    return Weighed([], all_too_far(g, fig)) if cannot_shoot(g, fig) else at_range(g, fig)


def area_of(it: Any, fig: int, ranged: bool = False) -> Blow:
    """One roll against several, with the card's dice; a number of Zones is for pushing."""
    return Blow(fig, NOBODY, ranged, it.dice, push=it.zones)


def caught(g: State, fig: int, zone: int) -> list[int]:
    """The enemies of a Zone whom one does not spare."""
    return [foe for foe in in_zones(g, foes_of(g, fig), 1 << zone) if foe >= spared_by(g, fig)]


def odds_of_zones(g: State, seat: Seat, fig: int, it: Any) -> dict[str, Any]:
    """The chances of one roll against all enemies of a Zone, by Zone."""
    names, zones = district_of(g).zone_names, zones_with_foes.legal(g, seat, fig, it)
    blow = area_of(it, fig, ranged=True)
    return {"odds": {f"zone {names[zone]}": chance(g, blow, caught(g, fig, zone)) for zone in zones}}


@aim(ZONE, verb="zone", other=NOT_IN_SIGHT, tells=odds_of_zones)
def zones_with_foes(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """A Zone of which one sees a Space, with an enemy in it (GC-163, GC-A58)."""
    return zones_with(g, fig, foes_of(g, fig))


# Objects as weapons


def in_hand(g: State, fig: int) -> list[int]:
    """The Spaces of Objects that a figure can take hold of: its own, adjacent ones, its Zone by a power."""
    p, here = plan(g), g.at[fig]
    cells = p.adjacent[here] | 1 << here
    if has(g, fig, reaches_objects):
        cells |= p.district.zones[p.district.zone_of[here]]
    cells &= g.object_mask
    return bits(cells) if cells else []


def test_of_weapon(g: State, fig: int, it: Any) -> int:
    """The dice of the Direct ATTACK Test that an Object takes as a weapon (GC-119)."""
    plain = dice_of(g, fig, Trial(it.id, g.at[fig], ATTACK, it.attack, True, it.id))
    less: int = sum([hook(row) for row, hook in speaking(g, fig, throws)])
    return max(0, plain - less)


def blow_of_weapon(it: Any, fig: int, foe: int) -> Blow:
    return Blow(fig, foe, it.reach == "sight", it.dice, thrown=True, push=it.push)


THROW: Final[Noun[tuple[int, int]]] = Noun(
    lambda g, thing: (
        row_of_object(g, object_on(g, thing[0])).id,
        plan(g).district.names[thing[0]],
        name_of(g, thing[1]) if thing[1] >= 0 else "around",
    )
)


@aim(THROW, verb="throw", other=OUT_OF_HAND)
def weapons(g: State, seat: Seat, fig: int) -> Aimed[tuple[int, int]]:
    """An Object within reach, on which nobody else stands, and whom it is used against (GC-119, GC-120)."""
    legal: list[tuple[int, int]] = []
    held = in_hand(g, fig)
    if not held:
        return Weighed(legal, ())
    for cell in held:
        if why_not_wield(g, fig, cell) is None:
            legal += [(cell, foe) for foe in victims_of_weapon(g, fig, cell).legal]
    return Weighed(legal, useless_weapons(g, fig))


def why_not_wield(g: State, fig: int, cell: int) -> Why:
    """Why a figure may use the Object of a Space that it can take hold of against nobody (GC-119)."""
    return why_no_test(g, fig, ATTACK) or why_out_of_hand(g, fig, cell)


def victims_of_weapon(g: State, fig: int, cell: int) -> Weighed[int]:
    """Whom the Object of a Space can be used against; all around at once are -1 (GC-119, GC-120)."""
    reach = row_of_object(g, object_on(g, cell)).reach
    if reach == "around":
        return Weighed([-1], []) if melee_foes(g, fig) else Weighed([], [(-1, NOT_ADJACENT)])
    if reach != "sight":
        return in_melee(g, fig)
    return Weighed([], all_too_far(g, fig)) if cannot_shoot(g, fig) else at_range(g, fig, cell)


def useless_weapons(g: State, fig: int) -> Iterator[tuple[tuple[int, int], Why]]:
    """The Objects within reach, with whom each cannot be used against and why."""
    for cell in in_hand(g, fig):
        why_not = why_not_wield(g, fig, cell)
        victims = victims_of_weapon(g, fig, cell)
        for foe, why in victims.barred if why_not is None else victims:
            yield (cell, foe), why_not or why


def odds_of_throw(g: State, fig: int, thing: tuple[int, int]) -> int:
    """The chance in a hundred that the Test of a weapon succeeds and its Attack hits, of several at least one.

    A die that may be rolled again once a turn saves the Test, or else is there for the Attack.
    """
    cell, foe = thing
    row = row_of_object(g, object_on(g, cell))
    blow = blow_of_weapon(row, fig, foe)
    targets = [foe] if foe >= 0 else melee_foes(g, fig)
    dice, attack = test_of_weapon(g, fig, row), stat_of(g, fig, ATTACK)
    left = dice_left(g, blow)
    each = len(list(dice_again(g, fig, True))) - left  # those of every Test serve no Attack
    total = before = 0.0
    for spent in range(left + 1):
        test = odds.passes_again(g.facts.test_die, dice, attack, each + spent)
        total += (test - before) * odds_of_attack(g, blow, targets, left - spent)
        before = test
    return odds.percent(total)


@aim(FIGURE, kind="enemy")
def puppets(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """An enemy whom one sees and who can attack somebody (GC-163)."""
    for foe in foes_of(g, fig):
        if not can_see(g, fig, g.at[foe]):
            yield foe, NOT_IN_SIGHT
        else:
            yield foe, None if victims_of.any(g, seat, fig, foe) else ATTACKS_NOBODY


def odds_of_control(g: State, seat: Seat, fig: int, puppet: int) -> dict[str, Any]:
    """Who is under control, and the chances of his Attack by target."""
    victims = victims_of.legal(g, seat, fig, puppet)
    chances = {f"attack {name_of(g, who)}": chance(g, controlled(g, fig, puppet, who), [who]) for who in victims}
    return {**told(g, puppet), "odds": chances}


def controlled(g: State, fig: int, puppet: int, victim: int) -> Blow:
    """The Attack of somebody whom another controls, with the ATTACK of his sheet alone (GC-050, GC-113)."""
    shot = not is_adjacent(g, puppet, victim)
    return Blow(puppet, victim, shot, combat=printed_attack(g, puppet), credit=fig)


@aim(FIGURE, verb="attack", kind="control", tells=odds_of_control)
def victims_of(g: State, seat: Seat, fig: int, puppet: int) -> Aimed[int]:
    """Somebody whom an enemy under control can attack by his own means (GC-160, GC-162)."""
    shoots = puppet_shoots(g, puppet)
    for who in range(BUS):
        if who != puppet and g.at[who] != NOWHERE:
            why = why_not_melee(g, puppet, who)
            yield who, why_not_shoot(g, puppet, who) if shoots and why is NOT_ADJACENT else why


def puppet_shoots(g: State, puppet: int) -> bool:
    """Whether somebody's sheet lets him attack at range."""
    return not cannot_shoot(g, puppet) and ranged in texts_of(g, puppet)[0][1]
