"""How far each villain's plan has come: his realm, the Heroes in his way, and his own aim."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from panoplie.games.villainous import board
from panoplie.games.villainous.can import fights
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.queen_of_hearts import guards_of
from panoplie.games.villainous.facts import CURSE, ITEM, PLACES, VILLAINS
from panoplie.games.villainous.sense.worths import (
    ALLY_NEEDED,
    ALLY_SPARE,
    BEATABLE,
    BORNE_ITEM,
    COVERED,
    GUARD,
    HERO_HERE,
    HERO_STRENGTH,
    ITEM_HERE,
    THIEVES,
)
from panoplie.games.villainous.state import NOWHERE, Piece, State
from panoplie.kernel.answers import Seat

SHUT_OUT: Final = (1.0, 2.0, 3.5, 1.5)
"""What it costs Maleficent that she cannot go where Green Fire burns: she gains and plays most in the Forest."""

Forces = dict[Piece, int]
"""The strengths of a realm, worked out once for each look at it."""

URSULA: Final = VILLAINS.index("ursula")
MOST_KNOWN: Final = 20_000
"""How many looks at realms are kept."""


class Realm(NamedTuple):
    """What a look at a realm tells."""

    allies: float
    """What Allies and Items are worth."""
    heroes: float
    """What Heroes and all that they cover weigh."""
    aim: float
    """How near the objective is."""
    have: int
    """The strength of its Allies."""
    need: int
    """The strength that its Heroes, and the next one, call for."""


_KNOWN: Final[dict[tuple[Any, ...], Realm]] = {}


def plan(g: State, seat: Seat) -> float:
    """How far a villain has come, by his realm."""
    realm = look(g, seat)
    return realm.allies + realm.heroes + realm.aim


def look(g: State, seat: Seat) -> Realm:
    """What a realm tells. Most answers change one realm or none, so what was worked out lately is kept."""
    at, mark, host = g.at, g.mark, g.host
    bottom, heroes, attached = g.bottom[seat], g.heroes[seat], g.attached[seat]
    pieces = (*bottom, *heroes, *attached)
    key = (
        g.facts,
        g.villain[seat],
        g.lock[seat],
        pieces,
        len(bottom),
        len(heroes),
        *[at[piece] for piece in pieces],
        *[mark[piece] for piece in pieces],
        *[host[piece] for piece in attached],
        *g.boosts,
        *(g.spells if seat == g.active else ()),
    )
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = weigh(g, seat)
    return found


def weigh(g: State, seat: Seat) -> Realm:
    """The realm of a villain: Allies and Items, Heroes and what they cover, and his own aim."""
    f = g.facts
    allies, heroes = board.allies_of(g, seat), g.heroes[seat]
    force: Forces = {piece: board.strength(g, seat, piece) for piece in allies + heroes}
    fights_here = g.villain[seat] != URSULA  # she has no action to vanquish with
    have = sum([force[ally] for ally in allies])
    need = sum([force[hero] for hero in heroes]) + GUARD if fights_here else 0
    mine = ALLY_NEEDED * min(have, need) + ALLY_SPARE * max(0, have - need)
    for piece in g.bottom[seat]:
        if f.types[f.kind_of[piece]] == ITEM:
            mine += ITEM_HERE
    for item in g.attached[seat]:
        if not f.is_fate[f.kind_of[item]] and g.host[item] in g.bottom[seat]:
            mine += BORNE_ITEM
    trouble = 0.0
    for hero in heroes:
        load = burden(force[hero])
        trouble -= load
        if fights_here and have >= force[hero] and fights.can_vanquish(g, seat, hero, force):
            trouble += BEATABLE * load
    if heroes:
        top = f.top[g.villain[seat]]
        for place in range(PLACES):
            if top[place] and board.covered(g, seat, place):
                trouble -= COVERED
    return Realm(mine, trouble, AIMS[g.villain[seat]](g, seat, force), have, need)


def burden(force: int) -> float:
    """What a Hero of some strength weighs, apart from what he covers and forbids."""
    return HERO_HERE + HERO_STRENGTH * force


def hook_aim(g: State, seat: Seat, force: Forces) -> float:
    """Unlock the Tree, bring Peter Pan to the Jolly Roger, and have enough Allies there."""
    f = g.facts
    ship = f.place_of["jolly_roger"]
    total = 0.0 if g.lock[seat] != NOWHERE else 14.0
    pan = board.find(g, g.heroes[seat], "peter_pan")
    crew = reserve = 0
    for ally in board.allies_of(g, seat):
        near = g.at[ally] == ship or (g.at[ally] == ship + 1 and kit.hook_of(g, kit.reach, f.kind_of[ally]))
        if near:
            crew += force[ally]
        else:
            reserve += force[ally]
    need = 8
    if pan != NOWHERE:
        taunting = taunters(g, seat, pan)
        need = force[pan] + sum([force[hero] for hero in taunting])  # what falls to them first is not lost to him
        total += 13.0 + burden(force[pan]) + 7.0 * (PLACES - 1 - g.at[pan]) - 5.0 * len(taunting)
        if g.at[pan] != ship and board.find(g, g.bottom[seat], "ingenious_device") != NOWHERE:
            total += 3.0
        if g.at[pan] == ship and crew >= need and not taunting:
            total += 20.0
    there = min(crew, need)
    return total + 14.0 * there / need + 8.0 * min(reserve, need - there) / need


def taunters(g: State, seat: Seat, pan: Piece) -> list[Piece]:
    """The Heroes who have to fall before Peter Pan can: those who bear a Taunt, unless he does."""
    bearers = [g.host[item] for item in g.attached[seat] if board.is_kind(g, item, "taunt")]
    return [] if pan in bearers else [hero for hero in g.heroes[seat] if hero in bearers]


def jafar_aim(g: State, seat: Seat, force: Forces) -> float:
    """Unlock the Cave, play the Lamp, hypnotise the Genie, and carry the Lamp to the Palace."""
    total = 0.0 if g.lock[seat] != NOWHERE else 12.0
    lamp = board.find(g, g.bottom[seat], "magic_lamp")
    held = board.find(g, g.attached[seat], "magic_lamp")
    if board.find(g, g.bottom[seat], "iago") != NOWHERE:
        total += 1.5
    if lamp != NOWHERE:
        total += 14.0 + 4.5 * (PLACES - 1 - g.at[lamp])
    elif held != NOWHERE:
        total += 8.0 + 4.5 * (PLACES - 1 - g.at[held]) - 0.6 * force.get(g.host[held], 0)
    if board.find(g, g.bottom[seat], "genie") != NOWHERE:
        return total + (4.0 if lamp == NOWHERE and held == NOWHERE else 28.0)  # the Lamp, when played, frees him
    above = board.find(g, g.heroes[seat], "genie")
    if above != NOWHERE:
        price = force[above]
        total += burden(price) + 4.0 - 0.5 * price  # he belongs to the plan
        if board.find(g, g.heroes[seat], "carpet") != NOWHERE:
            total -= 6.0  # no other Hero can be defeated
    return total


def maleficent_aim(g: State, seat: Seat, force: Forces) -> float:
    """A Curse at each location."""
    f = g.facts
    curses = [piece for piece in g.bottom[seat] if f.types[f.kind_of[piece]] == CURSE]
    cursed = {g.at[curse] for curse in curses}
    total = 9.0 * len(cursed) + (6.0 if len(cursed) >= 3 else 0.0) + 0.8 * (len(curses) - len(cursed))
    for curse in curses:
        if board.is_kind(g, curse, "green_fire"):
            total -= SHUT_OUT[g.at[curse]]
    for hero in g.heroes[seat]:
        if g.at[hero] not in cursed:
            if board.is_kind(g, hero, "merryweather"):
                total -= 5.0  # no Curse is played where she is
            elif board.find(g, board.borne_by(g, seat, hero), "sword_of_truth") != NOWHERE:
                total -= 1.5
    return total


def john_aim(g: State, seat: Seat, force: Forces) -> float:
    """Power, which the purse counts, whatever brings it, and Allies beside those who keep it from him."""
    total = 0.0
    jail = g.facts.place_of["the_jail"]
    for piece in g.bottom[seat]:
        if board.is_kind(g, piece, "warrant"):
            total += 2.0
    for hero in g.heroes[seat]:
        loss = 1.0 * g.mark[hero]
        total += 1.2 * g.mark[hero]
        for name in THIEVES:
            if board.is_kind(g, hero, name):
                loss += 7.0
                total -= 7.0 + 1.0 * len(board.borne_by(g, seat, hero))
        if loss:
            ready = sum([force[ally] for ally in fights.fighters(g, seat, hero)])
            total += 0.6 * loss * min(1.0, ready / max(1, force[hero]))
        if g.at[hero] == jail:
            total += 1.0
    return total


def queen_aim(g: State, seat: Seat, force: Forces) -> float:
    """A Wicket at each location, strong ones, and Take the Shot."""
    guards, wickets = guards_of(g, seat), guards_of(g, seat, wickets=True)
    bent = {g.at[piece] for piece in wickets}
    ready = {g.at[piece] for piece in guards} - bent
    strong = sum([force[piece] for piece in wickets])
    total = 9.0 * len(bent) + 4.5 * len(ready) + 0.5 * strong
    idle = len(wickets) - len(bent)
    if len(bent) < PLACES:
        total -= 1.6 * idle  # bent where another is, it can neither fight nor fill a gap
        spare = idle + len(guards) - len(ready)
        for hero in g.heroes[seat]:
            if board.is_kind(g, hero, "alice"):
                total -= 2.5 * min(spare, PLACES - len(bent))  # nobody can be moved to where he is wanted
            elif board.is_kind(g, hero, "dodo") and g.at[hero] not in bent:
                total -= 4.0
        return total
    return total + 10.0 + min(1.5 * strong, 24.0)


def ursula_aim(g: State, seat: Seat, force: Forces) -> float:
    """The Trident, won back from King Triton, and the Crown, both at the Lair."""
    lair = g.facts.place_of["ursulas_lair"]
    below, heroes = g.bottom[seat], g.heroes[seat]
    trident, crown = board.find(g, below, "trident"), board.find(g, below, "crown")
    shut = g.lock[seat] == lair
    total = 0.0
    for treasure, worth in ((trident, 30.0), (crown, 12.0)):
        if treasure != NOWHERE:
            total += worth + 4.0 * (PLACES - 1 - g.at[treasure])
            if g.at[treasure] != lair and (shut or g.at[treasure] == g.lock[seat]):
                total -= 3.0
    for name in ("flotsam", "jetsam"):
        if board.find(g, below, name) != NOWHERE:
            total += 1.5
    if board.find(g, g.attached[seat], "trident") != NOWHERE:
        total += 14.0 + burden(force.get(board.find(g, heroes, "king_triton"), 0))
    blocking = blockers(g, seat)
    for hero in heroes:
        gain = burden(force[hero])
        if hero in blocking:
            weight = obstacle(g, seat, hero)
            gain += weight
            if board.is_kind(g, hero, "ariel"):
                total -= weight
            if g.at[hero] == g.lock[seat]:
                total -= 2.5  # who must be reached is behind the lock
        goals = [named(g, item) for item in board.borne_by(g, seat, hero)]
        goals = [goal for goal in goals if goal != NOWHERE]
        near = [PLACES - abs(g.at[hero] - goal) for goal in goals if goal != g.lock[seat]]
        if goals:
            total += 0.6 * gain * max(near, default=1) / PLACES  # never as much as his defeat is worth
    return total


def blockers(g: State, seat: Seat) -> list[Piece]:
    """Who stands between Ursula and her aim: King Triton with the Trident, Ariel while an Item is to be moved."""
    heroes = g.heroes[seat]
    found = []
    if board.find(g, g.attached[seat], "trident") != NOWHERE:
        found.append(board.find(g, heroes, "king_triton"))
    if any([board.find(g, g.bottom[seat], name) != NOWHERE for name in ("trident", "crown")]):
        found.append(board.find(g, heroes, "ariel"))
    return [hero for hero in found if hero != NOWHERE]


def obstacle(g: State, seat: Seat, hero: Piece) -> float:
    """What a blocker of Ursula's weighs: Ariel, while no Item can be moved, most if nothing else is left to do."""
    if not board.is_kind(g, hero, "ariel"):
        return 14.0
    both = all([board.find(g, g.bottom[seat], name) != NOWHERE for name in ("trident", "crown")])
    return 14.0 if both else 6.0


def named(g: State, item: Piece) -> int:
    """The location that a Contract names, or NOWHERE."""
    goal = g.facts.rows[g.facts.kind_of[item]].names
    return NOWHERE if goal is None else int(g.facts.place_of[goal])


AIMS: Final[tuple[Callable[[State, Seat, Forces], float], ...]] = (
    hook_aim,
    jafar_aim,
    maleficent_aim,
    john_aim,
    queen_aim,
    ursula_aim,
)
