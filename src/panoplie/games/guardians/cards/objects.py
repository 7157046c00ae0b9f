"""What Objects do when they are used as they are meant, and what a hit with them brings (GC-117 to GC-119)."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.guardians.board import alone_against_the_game, name_of, seat_of, space_name
from panoplie.games.guardians.can.choices import NOBODY_THERE, flights, parking, push_spaces
from panoplie.games.guardians.cards.kit import card, slow
from panoplie.games.guardians.powers import Trial, barred, strikes, succeeds
from panoplie.games.guardians.state import State
from panoplie.games.guardians.verbs.harm import heal
from panoplie.games.guardians.verbs.moves import appear, enemies_here, push
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import pick

NO_RIVALS: Final = Refusal("no-rivals", "GC-A48")
NOBODY_WAITS: Final = Refusal("nobody-waits", "GC-127")
UNHURT: Final = Refusal("no-damage", "GC-085")


def drive(g: State, me: int, it: Any, trial: Trial) -> Flow:
    """Move yourself and the Car; both end on free Spaces (GC-118)."""
    seat = seat_of(g, me)
    cell = yield from pick(g, seat, it, flights, me, it)
    if cell is None:
        return
    appear(g, me, cell)
    g.tell("drove", "GC-118", figure=name_of(g, me), space=space_name(g, cell))
    place = yield from pick(g, seat, it, parking, me)
    if place is not None:
        number = g.object_at.index(trial.cell)
        g.object_mask ^= 1 << trial.cell | 1 << place
        g.object_at[number] = place


def flood(g: State, me: int, it: Any, trial: Trial) -> Flow:
    """Every enemy of the Zone is moved into an adjacent one, one by one (GC-A44)."""
    for foe in enemies_here(g, me):
        cell = yield from pick(g, seat_of(g, me), it, push_spaces, foe, 1)
        if cell is not None:
            push(g, foe, cell)


def read_papers(g: State, me: int, it: Any, trial: Trial) -> None:
    """The team looks at the top of the rivals' Initiative stack (GC-127)."""
    team = g.team[me]
    friends = sum([1 << seat for seat, side in enumerate(g.side_of) if side == team])
    g.stack[1 - team].show(friends, it.cards)


def why_not_read(g: State, me: int, it: Any) -> Refusal | None:
    if alone_against_the_game(g):
        return NO_RIVALS
    return None if g.stack[1 - g.team[me]].cards else NOBODY_WAITS


def take_cover(g: State, me: int, it: Any, trial: Trial) -> None:
    """More DEFENCE against ranged Attacks, as long as one stays."""
    g.cover[me] = g.at[me]


def light(g: State, me: int, it: Any, trial: Trial) -> None:
    """Nobody and no Object cuts one's lines this turn."""
    g.eyes |= 1 << me


def heals_one(g: State, me: int, it: Any, trial: Trial) -> None:
    heal(g, me, it.heals)


def unhurt(g: State, me: int, it: Any) -> Refusal | None:
    return None if g.damage[me] else UNHURT


card("car", succeeds(drive))
card("hot_dog_stand", succeeds(heals_one), barred(unhurt))
card(
    "fire_hydrant",
    succeeds(flood),
    barred(lambda g, me, it: None if enemies_here(g, me) else NOBODY_THERE),
    strikes(slow),
)
card("newsstand", succeeds(read_papers), barred(why_not_read))
card("dumpster", succeeds(take_cover))
card("lamp_post", succeeds(light))
