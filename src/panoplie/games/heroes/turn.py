"""Phases and turns: one normal action and any number of bonus actions, four times, then the points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from panoplie.games.heroes.actions import ACT, end_turn
from panoplie.games.heroes.board import heroes_beside, hq_action, team, team_powers
from panoplie.games.heroes.can import may_go_or_draw, may_play
from panoplie.games.heroes.noble import with_noble
from panoplie.games.heroes.nouns import CARD
from panoplie.games.heroes.powers import not_offered, offered
from panoplie.games.heroes.score import end_with_deck, score_phase
from panoplie.games.heroes.setup import (
    deal_heroes,
    draft_heroes,
    move_crime,
    pick_heroes,
    place_hero,
    prepare,
    settle_crime,
)
from panoplie.games.heroes.state import (
    CLEARING,
    DEALING,
    DRAFTING,
    INVENTOR,
    MIMIC,
    PICKING,
    PLACING,
    PLAYING,
    PREPARING,
    SCORING,
    SETTLING,
    SUPER_SPEED,
    State,
)
from panoplie.games.heroes.verbs import discard_card
from panoplie.games.heroes.villains import send_villains_home
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.asks import HIDES, Flow, Lot, for_seats
from panoplie.kernel.deeds import AnyDeed, Menu
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import pick

STAGES: Final = {
    DEALING: deal_heroes,
    DRAFTING: draft_heroes,
    PICKING: pick_heroes,
    PREPARING: prepare,
    SETTLING: settle_crime,
    SCORING: score_phase,
}


def act(g: State) -> Flow:
    """Set up, then action after action, and at the end of each phase the points (HI-047, HI-052)."""
    if g.stage == PLAYING:
        flow = take_action(g, g.active)
    elif g.stage == PLACING:
        flow = place_hero(g, g.active)
    elif g.stage == CLEARING:
        flow = clear_phase(g)
    else:
        flow = STAGES[g.stage](g)
    return with_noble(g, flow) if g.noble else flow


@lru_cache
def menu_of(powers: int) -> tuple[AnyDeed, ...]:
    return (ACT, *offered(powers))


def deeds(g: State, me: Seat) -> Sequence[AnyDeed]:
    """What a turn offers to everybody, and what the powers of the team add (HI-049, HI-050, HI-053 to HI-062)."""
    return menu_of(g.powers[2 * me] | g.powers[2 * me + 1])


MENUS: Final = for_seats(
    lambda seat: Menu(
        seat, "action", deeds, ("HI-049", "HI-050", "HI-053", "HI-060"), other=not_offered, lone=HIDES
    )
)


def take_action(g: State, me: Seat) -> Flow:
    """One action of a turn; the turn ends when the player says so or nothing is left to do (HI-049, HI-050)."""
    menu = MENUS[me]
    answer = (None if has_choice(g, me) else menu.only(g)) or (yield menu)
    deed, thing = menu.chosen(g, answer)
    yield from deed.does(g, me, *deed.args, thing) or ()
    if g.ran_out:
        end_with_deck(g)
    if g.acted and not may_go_on(g, me):
        end_turn(g, me)


def has_choice(g: State, me: Seat) -> bool:
    """Whether a player may do this or that, as far as everybody knows; if not, what alone is left is done."""
    if g.acted or (g.coloured[me] and g.white[me]):
        return True  # a turn that went on has something beside its end; whoever has both markers rests or draws
    return may_play(g, me) or _can_speed(g, me)  # asking hides that no card can be played


def may_go_on(g: State, me: Seat) -> bool:
    """Whether a player may have something left to do, as far as everybody knows: the hand must not show by it."""
    one, two = team(me)
    hq = hq_action(g, me)
    powers = team_powers(g, me)
    if g.hands[me].cards and powers & INVENTOR:
        return True
    if not (g.bonus[one] or g.bonus[two] or hq or (g.noble and g.justice[me])):
        return False
    if may_go_or_draw(g, me):
        return True
    for deed in offered(powers):
        if deed.aim.any(g, me, *deed.args):
            return True
    return (hq == "play_card" and bool(g.hands[me].cards)) or _can_speed(g, me)


def _can_speed(g: State, me: Seat) -> bool:
    """Whether an unspent marker could still play a card: Super Speed's, or Mimic's next to it (HI-115, HI-129)."""
    facts = g.facts
    for slot in team(me) if g.hands[me].cards else ():
        if g.bonus[slot] and not g.ko[slot]:
            own = facts.hero_powers[g.hero[slot]]
            if own & MIMIC:
                own |= sum([facts.hero_powers[g.hero[other]] & SUPER_SPEED for other in heroes_beside(g, slot)])
            if own & SUPER_SPEED:
                return True
    return False


def clear_phase(g: State) -> Flow:
    """Villains leave, crime moves, dice and markers come back, hands shrink (HI-138 to HI-140, ruling HI-A35)."""
    yield from send_villains_home(g)
    yield from move_crime(g)
    for slot, hero in enumerate(g.hero):
        g.die[slot] = 0
        g.die_on[slot] = NOBODY
        g.ko[slot] = 0
        g.jumped[slot] = 0
        g.bonus[slot] = int(g.facts.hero_markers[hero])
    for seat in range(g.seats):
        g.coloured[seat] = g.facts.colour_markers
        g.white[seat] = 1
        g.slots[seat] = 0
        g.hq_used[seat] = 0
    for step in range(g.seats):
        yield from shrink_hand(g, (g.first + step) % g.seats)
    yield from start_phase(g)


@aim(
    CARD, verb="discard", secret=True, other=Refusal("discard-one", "HI-145"), tells=lambda g, me: {"why": "limit"}
)
def cards_too_many(g: State, me: Seat) -> Aimed[int]:
    """A card of one's hand (HI-140, HI-145)."""
    return [(card, None) for card in g.hands[me].cards]


def shrink_hand(g: State, seat: Seat) -> Flow:
    """Nobody keeps more than five cards (HI-140, HI-145)."""
    while len(g.hands[seat]) > g.facts.hand_limit:
        card = yield from pick(g, seat, None, cards_too_many)
        assert card is not None
        discard_card(g, seat, card, "HI-145")


def start_phase(g: State) -> Flow:
    """The leader starts, one of equal leaders at random; City Hall may say otherwise (HI-051)."""
    best = max(g.score)
    leaders = [seat for seat in range(g.seats) if g.score[seat] == best]
    if g.next_first != NOBODY:
        g.first = g.next_first
        g.next_first = NOBODY
    elif len(leaders) == 1:
        g.first = leaders[0]
    else:
        _, g.first = yield Lot([("starts", seat) for seat in leaders])
    g.active = g.first
    g.phase += 1
    g.turn = 1
    g.stage = PLAYING
    g.tell("phase_began", "HI-051", seat=g.first, number=g.phase)
