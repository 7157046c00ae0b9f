"""Things that a question can be about, and the plain choices among them."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.guardians.board import (
    allies_of,
    can_see,
    district_of,
    foes_of,
    free_cells,
    heroes_of,
    is_foe,
    near_zones,
    plan,
    spared_by,
    taken,
    zone_of,
    zones_seen,
)
from panoplie.games.guardians.districts import bits
from panoplie.games.guardians.map import landings
from panoplie.games.guardians.powers import alone, has
from panoplie.games.guardians.rows import CardRow
from panoplie.games.guardians.state import BUS, HEROES, NOWHERE, State
from panoplie.games.guardians.verbs.moves import held, spaces_within, ways
from panoplie.kernel.aims import Aimed, Noun, Why, aim
from panoplie.kernel.answers import NOBODY, Answer, Seat
from panoplie.kernel.errors import Refusal

FIGURE: Final[Noun[int]] = Noun(
    lambda g, fig: (g.facts.figures[g.threat][fig],),
    lambda g, said: g.facts.figure_at[g.threat].get(said[0]),
)
SPACE: Final[Noun[int]] = Noun(
    lambda g, cell: (district_of(g).names[cell],), lambda g, said: district_of(g).at.get(said[0])
)
ZONE: Final[Noun[int]] = Noun(
    lambda g, zone: (district_of(g).zone_names[zone],), lambda g, said: district_of(g).zone_at.get(said[0])
)
CARD: Final[Noun[int]] = Noun(
    lambda g, kind: (g.facts.rows[kind].id,), lambda g, said: g.facts.kind_at.get(said[0])
)
DIE: Final[Noun[tuple[str, str]]] = Noun(lambda g, die: (die[0], int(die[1])))

NO_RANGE: Final = Refusal("no-range", "GC-162")
NOT_IN_SIGHT: Final = Refusal("not-in-sight", "GC-163")
TOO_FAR: Final = Refusal("too-far", "GC-154")
HELD: Final = Refusal("held", "GC-074")
OCCUPIED: Final = Refusal("occupied", "GC-159")
ACTED: Final = Refusal("has-acted", "GC-073")
NOBODY_THERE: Final = Refusal("nobody-there", "GC-160")
CUT_OFF: Final = Refusal("cut-off", "GC-080")
NO_DAMAGE: Final = Refusal("no-damage", "GC-085")
NO_PARKING: Final = Refusal("no-parking", "GC-122")


# Set-up


@aim(FIGURE, verb="hero", taste=True)
def heroes_left(g: State, seat: Seat) -> Aimed[int]:
    """A hero whom nobody plays yet (GC-018)."""
    taken_already = Refusal("hero-taken", "GC-018")
    return [(hero, taken_already if g.owner[hero] != NOBODY else None) for hero in range(HEROES)]


@aim(CARD, verb="take")
def cards_to_take(g: State, seat: Seat, hero: int) -> Aimed[int]:
    """Power cards of a hero who has only a few; the Weakness is among them anyway (GC-031, GC-185)."""
    weakness = g.facts.weakness[hero]
    return [(kind, None) for kind in g.deck[hero] if kind != weakness]


@aim(SPACE, verb="start")
def start_spaces(g: State, seat: Seat, hero: int, camp: int) -> Aimed[int]:
    """A start Space of the camp on which nobody stands (GC-107, GC-193)."""
    at, occupied = district_of(g).at, taken(g)
    cells = [at[name] for name in g.facts.threats[g.threat].starts[camp]]
    return [(cell, OCCUPIED if occupied >> cell & 1 else None) for cell in cells]


@aim(FIGURE, kind="new_main", taste=True)
def new_mains(g: State, seat: Seat, owner: Seat) -> Aimed[int]:
    """One of a player's TEAM-UP heroes who becomes his main hero (GC-144)."""
    return [(hero, None) for hero in range(HEROES) if g.owner[hero] == owner and g.team[hero] != NOBODY]


# Dice


@aim(DIE, verb="reroll", without=("keep",))
def loose_dice(g: State, seat: Seat, rolled: tuple[tuple[str, str], ...]) -> Aimed[tuple[str, str]]:
    """A die that may be rolled again (GC-165, GC-173)."""
    return [(die, None) for die in dict.fromkeys(rolled)]


# Spaces


def why_no_flight(g: State, seat: Seat, answer: Answer) -> Refusal:
    """Why a Space cannot be reached where enemies stop nobody: a power keeps one in the Zone, or it is far."""
    return HELD if held(g, g.active) else TOO_FAR


@aim(SPACE, verb="go", kind="flight", other=why_no_flight)
def flights(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """A free Space up to so many Zones away; enemies do not stop the Move (GC-154)."""
    reached = landings(plan(g), ways(g, fig, it.zones, flying=True), taken(g))
    return [(cell, None) for cell in bits(reached)]


@aim(SPACE, verb="go", kind="appear", other=TOO_FAR)
def arrivals(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """A free Space up to so many Zones away as if there were no walls; any, if no number is given (GC-A54)."""
    p = plan(g)
    here = zone_of(g, fig)
    near = [
        spaces for zone, spaces in enumerate(p.district.zones) if not it.zones or p.leaps[here][zone] <= it.zones
    ]
    return [(cell, None) for cell in free_cells(g, sum(near))]


@aim(SPACE, verb="push", other=TOO_FAR, tells=lambda g, seat, fig, zones: told(g, fig))
def push_spaces(g: State, seat: Seat, fig: int, zones: int) -> Aimed[int]:
    """A free Space adjacent to the target, or up to so many Zones from it (GC-167)."""
    if zones:
        return [(cell, None) for cell in bits(spaces_within(g, fig, zones))]
    return [(cell, None) for cell in bits(plan(g).adjacent[g.at[fig]] & ~taken(g))]


@aim(SPACE, verb="park", other=NO_PARKING)
def parking(g: State, seat: Seat, fig: int) -> Aimed[int]:
    """A free Space for an Object in one's Zone, or else in a Zone beside it (GC-122, GC-A63)."""
    p = plan(g)
    here = zone_of(g, fig)
    kept_free = taken(g) | g.object_mask | g.machines | sum([1 << cell for cell in p.district.spots])
    free = p.district.zones[here] & ~kept_free
    if not free:
        free = sum([p.district.zones[zone] for zone in p.beside[here]]) & ~kept_free
    return [(cell, None) for cell in bits(free)]


def told(g: State, fig: int) -> dict[str, Any]:
    """The figure that a question is about."""
    return {"figure": g.facts.figures[g.threat][fig]}


def zones_with(g: State, fig: int, targets: list[int]) -> Aimed[int]:
    """The Zones of which one sees a Space, with one of these figures in it."""
    seen = zones_seen(g, fig)
    held = {zone_of(g, who) for who in targets}
    return [
        (zone, (None if zone in held else NOBODY_THERE) if seen >> zone & 1 else NOT_IN_SIGHT)
        for zone in range(len(district_of(g).zones))
    ]


@aim(ZONE, verb="zone", other=NOT_IN_SIGHT)
def zones_with_others(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """A Zone of which one sees a Space, with somebody else in it whom one attacks (GC-163, GC-A58)."""
    others = [who for who in range(spared_by(g, fig), BUS) if who != fig and g.at[who] != NOWHERE]
    return zones_with(g, fig, others)


# Figures


def why_no_help(g: State, ally: int, it: Any) -> Why:
    """Why a card does nothing for an ally: he is cut off from the powers of others (GC-080)."""
    return CUT_OFF if has(g, ally, alone) and isinstance(it, CardRow) else None


@aim(FIGURE, kind="ally")
def allies_in_sight(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """An ally whom one sees (GC-163)."""
    for ally in allies_of(g, fig):
        yield ally, why_no_help(g, ally, it) or (None if can_see(g, fig, g.at[ally]) else NOT_IN_SIGHT)


@aim(FIGURE, kind="ally")
def waiting_allies_in_sight(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """An ally whom one sees and who has not acted yet (GC-073)."""
    for ally in [ally for ally in heroes_of(g, g.team[fig]) if ally != fig]:
        acted = ally not in g.stack[g.team[fig]]
        why = ACTED if acted else None if can_see(g, fig, g.at[ally]) else NOT_IN_SIGHT
        yield ally, why_no_help(g, ally, it) or why


@aim(FIGURE, kind="ally")
def waiting_allies_near(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """An ally in one's Zone or an adjacent one who has not acted yet (GC-073)."""
    near = near_zones(g, fig)
    for ally in [ally for ally in heroes_of(g, g.team[fig]) if ally != fig]:
        acted = ally not in g.stack[g.team[fig]]
        why = ACTED if acted else None if near >> zone_of(g, ally) & 1 else TOO_FAR
        yield ally, why_no_help(g, ally, it) or why


@aim(FIGURE, kind="heal")
def hurt_allies_near(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """An ally with Damage in one's Zone or an adjacent one (GC-085)."""
    near = near_zones(g, fig)
    for ally in allies_of(g, fig):
        why = TOO_FAR if not near >> zone_of(g, ally) & 1 else None if g.damage[ally] else NO_DAMAGE
        yield ally, why_no_help(g, ally, it) or why


@aim(FIGURE, kind="enemy")
def foes_in_sight(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """An enemy whom one sees (GC-163)."""
    return [(foe, None if can_see(g, fig, g.at[foe]) else NOT_IN_SIGHT) for foe in foes_of(g, fig)]


@aim(FIGURE, kind="swap")
def others_in_sight(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """Any other character whom one sees; an ally who is cut off is moved by no power of others (GC-163)."""
    for who in [who for who in range(BUS) if who != fig and g.at[who] != NOWHERE]:
        no_help = None if is_foe(g, fig, who) else why_no_help(g, who, it)
        yield who, no_help or (None if can_see(g, fig, g.at[who]) else NOT_IN_SIGHT)


# Cards


@aim(CARD, verb="card", kind="turn_down")
def cards_face_up(g: State, seat: Seat, hero: int) -> Aimed[int]:
    """A card beside a hero's sheet that lies face up (GC-129)."""
    return [(card >> 1, None) for place, card in enumerate(g.laid[hero]) if not g.down[hero] >> place & 1]


@aim(CARD, verb="take", kind="recover")
def cards_to_recover(g: State, seat: Seat, fig: int, it: Any) -> Aimed[int]:
    """Power cards of one's discard, but not the Weakness (GC-062, GC-082)."""
    weakness = Refusal("not-the-weakness", "GC-084")
    wound = Refusal("not-a-wound", "GC-063")
    for kind in g.discard[fig]:
        no = wound if g.facts.is_wound[kind] else weakness if kind == g.facts.weakness[fig] else None
        yield kind, no


@aim(CARD, verb="swap", kind="rookie", without=("keep_cards",))
def rookie_swaps(g: State, seat: Seat, hero: int) -> Aimed[int]:
    """A card set aside that comes in place of a Rookie card (GC-088)."""
    return [(kind, None) for kind in g.facts.bases[hero] if kind not in g.deck[hero]]


@aim(CARD, verb="drop")
def rookie_cards(g: State, seat: Seat, hero: int) -> Aimed[int]:
    """A Rookie card that is given up (GC-088)."""
    return [(kind, None) for kind in g.facts.rookies[hero] if kind in g.deck[hero]]
