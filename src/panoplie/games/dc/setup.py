"""Setting up, in the order of the rulebook (DC-007 to DC-018, WM-012 to WM-021)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from panoplie.games.dc.cards.kit import KIND, Kind
from panoplie.games.dc.facts import Facts
from panoplie.games.dc.facts.rows import LEVELS
from panoplie.games.dc.state import BEGIN, State, new
from panoplie.games.dc.verbs.table import add_to_line_up, draw_up
from panoplie.games.dc.watchmen.challenges import turn_up_challenge
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow, FlowOf, Lot, Shuffle
from panoplie.kernel.errors import Refusal, SetupError
from panoplie.kernel.piles import shuffle
from panoplie.kernel.questions import pick
from panoplie.kernel.sight import EVERYONE

TAKEN = Refusal("hero-taken", "DC-010")


class Unplayable(SetupError):
    """Options that do not go together, or not with so many players."""

    words_folder: ClassVar[Path | None] = Path(__file__).parent / "words"


def check_options(seats: int, options: Mapping[str, Any]) -> None:
    """Refuse variants that do not fit the table (DC-A35)."""
    variant = options["variant"]
    if variant == "two_heads" and seats != 2:
        raise Unplayable("two-heads-seats", seats=seats)
    if variant == "teams" and seats != 4:
        raise Unplayable("teams-seats", seats=seats)
    if options["watchmen"] and (variant != "none" or options["on_patrol"]):
        raise Unplayable("watchmen-variant")


def open_box(seats: int, options: Mapping[str, Any], facts: Facts) -> State:
    """A new game, if the options fit together."""
    check_options(seats, options)
    return new(seats, options, facts)


def set_up(g: State) -> Flow:
    """Super Heroes, decks, Line-Up, Super-Villains or Challenges, first player."""
    yield from shuffle(g.main)
    yield from choose_heroes(g)
    for seat in range(g.seats):
        yield from shuffle(g.deck[seat])
        yield from draw_up(g, seat, g.facts.box.hand)
    for _ in range(g.facts.box.line_up):
        add_to_line_up(g)
    yield from lay_out_watchmen(g) if g.options["watchmen"] else stack_villains(g)
    yield from find_first(g)
    g.phase = BEGIN


# Super Heroes


def heroes_left(g: State) -> list[Kind]:
    """The Super Heroes that nobody has (DC-010, DC-011, WM-003, WM-013)."""
    f, options = g.facts, g.options
    taken = [kind for own in g.super_heroes for kind in own]
    if options["watchmen"]:
        return [kind for kind in f.watchmen_super_heroes if kind not in taken]
    heroes = [kind for kind in f.super_heroes if options["promo"] or not f.rows[kind].promo]
    if options["heroes"] == "first_game":
        heroes = [kind for kind in heroes if f.rows[kind].first_game]
    return [kind for kind in heroes if kind not in taken]


@aim(KIND, verb="hero", taste=True, other=TAKEN)
def candidates(g: State, seat: Seat, dealt: tuple[Kind, ...]) -> Aimed[Kind]:
    """One of the Super Heroes that are left, or of the two that were dealt (DC-010, WM-013)."""
    return [(kind, None) for kind in dealt or heroes_left(g)]


def choose_heroes(g: State) -> Flow:
    """Everybody gets a Super Hero, dealt or chosen; with two heads two of them (DC-010, DC-101, DC-A29)."""
    for _ in range(2 if g.options["variant"] == "two_heads" else 1):
        for seat in range(g.seats):
            yield from choose_hero(g, seat)


def choose_hero(g: State, seat: Seat) -> Flow:
    """One Super Hero: at random, by choice, or one of two that are dealt (DC-010)."""
    way = g.options["heroes"]
    if way == "choice":
        hero = yield from pick(g, seat, None, candidates, ())
    else:
        dealt: list[Kind] = []
        for _ in range(2 if way == "two" else 1):
            left = [("hero", g.facts.ids[kind]) for kind in heroes_left(g) if kind not in dealt]
            _, name = yield Lot(left)
            dealt.append(g.facts.number[name])
        hero = dealt[0] if way != "two" else (yield from pick(g, seat, None, candidates, tuple(dealt)))
    assert hero is not None
    g.super_heroes[seat].append(hero)
    g.tell("chose", "DC-010", seat=seat, card=g.facts.ids[hero])


def find_first(g: State) -> Flow:
    """The Flash starts; otherwise somebody does by lot, or the first seat (DC-017, DC-018, DC-A1)."""
    starters = [seat for seat in range(g.seats) for kind in g.super_heroes[seat] if g.facts.rows[kind].starts]
    if starters:
        g.active = starters[0]
    elif g.options["start"] == "random":
        _, g.active = yield Lot([("starts", seat) for seat in range(g.seats)])
    g.first = g.active
    g.tell("started", "DC-018" if starters else "DC-017", seat=g.active)


# What lies beside the Line-Up


def stack_villains(g: State) -> Flow:
    """Ra's al Ghul face up on top of others at random, face down; the rest is unseen (DC-013 to DC-016)."""
    first = g.facts.first_villain
    g.villain_box.remove(first)
    g.villains.put(first, EVERYONE)
    g.villain_up = True
    for kind in (yield from deal(g.villain_box, g.options["super_villains"] - 1)):
        g.villains.put_under(kind)


def lay_out_watchmen(g: State) -> Flow:
    """Loyalty, Plots, a Machination, and one Challenge of each level (WM-014 to WM-020, WM-024)."""
    g.loyalty[:] = yield from deal(g.loyalty_box, g.seats)
    g.plots[:] = yield from deal(g.plot_box, g.seats)
    _, name = yield Lot([("card", row.id) for row in g.facts.machinations])
    g.machination = [row.id for row in g.facts.machinations].index(name)
    g.tell("read_aloud", "WM-054", card=name)
    for level in range(LEVELS, 0, -1):
        of_level = [kind for kind in g.challenge_box if g.facts.level[kind] == level]
        drawn = yield from deal(of_level, 1)
        g.challenge_box.remove(drawn[0])
        g.challenges.put(drawn[0])
    turn_up_challenge(g)
    g.fresh = False


def deal(pack: list[int], count: int) -> FlowOf[list[int]]:
    """Shuffle some cards and deal the first of them; the others stay in the box, unseen."""
    order = yield Shuffle(pack)
    pack[:] = order[count:]
    return list(order[:count])
