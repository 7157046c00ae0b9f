"""Phases and turns: one normal action and any number of bonus actions, four times, then the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from panoplie.games.heroes.asks import Discard, Question, decide
from panoplie.games.heroes.board import (
    COLOUR,
    WHITE,
    heroes_beside,
    hq_action,
    reach_of_move,
    reach_of_steps,
    team,
    team_powers,
)
from panoplie.games.heroes.bonus import copied_uses
from panoplie.games.heroes.can import END, PASS, actions, may_exchange, why_not_act
from panoplie.games.heroes.cards.look import look_and_keep
from panoplie.games.heroes.cards.play import play_card
from panoplie.games.heroes.facts import BIT, MARKER_POWERS
from panoplie.games.heroes.fight import fight_crime
from panoplie.games.heroes.powers import copy_power, send_minions, shift_pawn, teleport
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
    DEALING,
    DOUBLE_MOVE,
    DRAFTING,
    DRAW_TWO,
    INVENTOR,
    JUMP,
    MIMIC,
    NOBODY,
    PICKING,
    PLACING,
    PLAYING,
    PREPARING,
    SCORING,
    SETTLING,
    SUPER_SPEED,
    State,
)
from panoplie.games.heroes.verbs import discard_card, draw_cards, name, put_hero, slot_of
from panoplie.games.heroes.villains import send_villains_home
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow, Lot
from panoplie.kernel.errors import Refusal


class Action(Question):
    """What do you do?"""

    __slots__ = ()
    kind: ClassVar[str] = "action"
    rules: ClassVar[tuple[str, ...]] = ("HI-049", "HI-050", "HI-053", "HI-060")

    def choices(self, g: Any) -> list[Answer]:
        return actions(g, self.seat)

    def reason(self, g: Any, answer: Answer) -> Refusal:
        return why_not_act(g, self.seat, answer) or Refusal("not-an-option")

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        """What a player looks for: fights on the spot, cards of the hand, the draw, a pass, the end."""
        me = self.seat
        wishes: list[Answer] = []
        for slot in team(me):
            word, here = g.facts.hero_ids[g.hero[slot]], g.facts.district_ids[g.at[slot]]
            wishes.append(("fight", word, here, COLOUR))
        free = team_powers(g, me) & INVENTOR
        for card in sorted(set(g.hands[me])):
            pay = "inventor" if free and g.facts.is_gadget[card] else COLOUR
            wishes.append(("play", g.facts.card_ids[card], pay))
        if g.hq[me] != NOBODY and g.facts.cards[g.hq[me]].action == "draw":
            wishes.append(("draw", g.facts.card_ids[g.hq[me]]))
        wishes += [("draw", WHITE), PASS, END]
        options = self.options(g)
        barred = [(wish, self.why_not(g, wish)) for wish in wishes if wish not in options]
        return [(wish, refusal) for wish, refusal in barred if refusal is not None]


class Copy(Question):
    """How do you use the power that you mimic?"""

    __slots__ = ("power", "slot")
    kind: ClassVar[str] = "copy"
    rules: ClassVar[tuple[str, ...]] = ("HI-128", "HI-129")

    def __init__(self, seat: Seat, slot: int, power: str) -> None:
        self.seat = seat
        self.slot = slot
        self.power = power

    def choices(self, g: Any) -> list[Answer]:
        return copied_uses(g, self.slot, self.power)

    def reason(self, g: Any, answer: Answer) -> Refusal:
        return Refusal("copy-now", "HI-128", power=self.power)

    def details(self, g: Any) -> dict[str, Any]:
        return {"power": self.power}


def act(g: State) -> Flow:
    """Set up, then action after action, and at the end of each phase the points (HI-047, HI-052)."""
    stage = g.stage
    if stage == PLAYING:
        return take_action(g, g.active)
    if stage == SCORING:
        return score_phase(g)
    if stage == DEALING:
        return deal_heroes(g)
    if stage == DRAFTING:
        return draft_heroes(g)
    if stage == PICKING:
        return pick_heroes(g)
    if stage == PREPARING:
        return prepare(g)
    if stage == PLACING:
        return place_hero(g, g.active)
    if stage == SETTLING:
        return settle_crime(g)
    return clear_phase(g)


def take_action(g: State, me: Seat) -> Flow:
    """One action of a turn; the turn ends when the player says so or nothing is left to do (HI-049, HI-050)."""
    answer = yield from decide(g, Action(me))
    if answer == END:
        end_turn(g, me)
        return
    yield from perform(g, me, answer, False)
    if g.ran_out:
        end_with_deck(g)
    if g.acted and not may_go_on(g, me):
        end_turn(g, me)


def may_go_on(g: State, me: Seat) -> bool:
    """Whether a player may have something left to do, as far as everybody knows: the hand must not show by it."""
    one, two = team(me)
    hq = g.hq[me] != NOBODY and hq_action(g, me)
    inventive = g.hands[me] and team_powers(g, me) & INVENTOR
    if not (g.bonus[one] or g.bonus[two] or hq or inventive or g.justice[me]):
        return False
    if inventive or may_exchange(g, me) or actions(g, me) != [END]:
        return True
    return bool(g.hands[me]) and (hq == "play_card" or _can_speed(g, me))


def _can_speed(g: State, me: Seat) -> bool:
    """Whether an unspent marker could still play a card: Super Speed's, or Mimic's next to it (HI-115, HI-129)."""
    facts = g.facts
    for slot in team(me):
        if g.bonus[slot] and not g.ko[slot]:
            own = facts.hero_powers[g.hero[slot]]
            if own & MIMIC:
                own |= sum([facts.hero_powers[g.hero[other]] & SUPER_SPEED for other in heroes_beside(g, slot)])
            if own & SUPER_SPEED:
                return True
    return False


def perform(g: State, me: Seat, answer: Answer, paid: bool) -> Flow:
    """Pay for an action and do it (HI-053 to HI-065)."""
    verb = answer[0]
    if verb == "move":
        _, word, to, pay = answer
        slot = slot_of(g, word)
        if not paid:
            spend(g, me, pay)
        move(g, slot, g.facts.district_at[to], "HI-054")
    elif verb == "fight":
        _, word, at, pay = answer
        slot = slot_of(g, word)
        if not paid:
            spend(g, me, pay, slot)
        yield from fight_crime(g, me, slot, g.facts.district_at[at])
    elif verb == "play":
        if not paid:
            spend(g, me, answer[2])
        yield from play_card(g, me, g.facts.card_at[answer[1]])
    elif verb == "draw":
        if not paid:
            spend(g, me, answer[1])
        yield from draw(g, me, answer[1])
    elif verb == "pass":
        spend(g, me, COLOUR)
        g.tell("passed", "HI-059", seat=me)
    else:
        yield from use_power(g, me, answer, paid)


def use_power(g: State, me: Seat, answer: Answer, paid: bool) -> Flow:
    """Rocket and Teleport cost a normal action, the others their bonus marker (HI-110 to HI-131)."""
    verb = answer[0]
    slot = slot_of(g, answer[1])
    if verb == "rocket":
        spend(g, me, COLOUR)
        move(g, slot, g.facts.district_at[answer[2]], "HI-126")
        yield from fight_crime(g, me, slot, g.facts.district_at[answer[3]])
        return
    if verb == "teleport":
        spend(g, me, COLOUR)
        yield from teleport(g, me, slot)
        return
    if not paid:
        g.bonus[slot] = 0
    if verb == "shift":
        shift_pawn(g, me, slot, answer[2], answer[3])
    elif verb == "minions":
        send_minions(g, me, slot, answer[2])
    else:
        yield from mimic(g, me, slot, answer[2], answer[3])


def mimic(g: State, me: Seat, slot: int, other: str, power: str) -> Flow:
    """A copied bonus action is used at once; any other power lasts for the turn (HI-128 to HI-131)."""
    g.tell("copied", "HI-128", hero=name(g, slot), copied=other, power=power)
    if power in MARKER_POWERS:
        answer = yield from decide(g, Copy(me, slot, power))
        yield from perform(g, me, answer, True)
    else:
        copy_power(g, slot, power)


def spend(g: State, me: Seat, pay: str, slot: int = NOBODY) -> None:
    """Put a marker on the player board, or on the HQ gadget (HI-016, HI-053, HI-063, HI-064)."""
    if pay == COLOUR:
        g.coloured[me] -= 1
        g.slots[me] = 3 * g.slots[me] + 1
        g.acted = True
    elif pay == WHITE:
        g.white[me] -= 1
        g.slots[me] = 3 * g.slots[me] + 2
        g.acted = True
    elif pay in MARKER_POWERS:
        for own in team(me) if slot == NOBODY else (slot,):
            if g.facts.hero_powers[g.hero[own]] & BIT[pay]:
                g.bonus[own] = 0
    elif pay != "inventor":
        g.hq_used[me] = 1
        if g.facts.cards[g.hq[me]].marker == WHITE:
            g.white[me] -= 1
        else:
            g.coloured[me] -= 1


def move(g: State, slot: int, to: int, rule: str) -> None:
    """A hero moves, if need be with the gadget that reaches further (HI-054, HI-055)."""
    powers = g.powers[slot]
    if powers & JUMP and not g.jumped[slot] and to not in reach_of_steps(g, slot):
        g.jumped[slot] = 1
        if powers & DOUBLE_MOVE and to in reach_of_move(g, slot):
            g.jumped[slot] = 0
    put_hero(g, slot, to, rule)


def draw(g: State, me: Seat, pay: str) -> Flow:
    """Draw a Research card; with the White marker a portable lab sees two (HI-058, HI-095, HI-113)."""
    white = pay == WHITE or (pay != "detective" and g.facts.cards[g.facts.card_at[pay]].marker == WHITE)
    rule = {"white": "HI-058", "detective": "HI-113"}.get(pay, "HI-097")
    if white and team_powers(g, me) & DRAW_TWO:
        yield from look_and_keep(g, me, 2, rule)
    else:
        yield from draw_cards(g, me, 1, rule)


def end_turn(g: State, me: Seat) -> None:
    """The next player, clockwise; after everybody's fourth turn the phase ends (HI-047, HI-048)."""
    for slot in team(me):
        if g.copied[slot]:
            g.copied[slot] = 0
            g.learn_powers(slot)
    for seat in range(g.seats):
        g.quiet[seat] = 0
    g.acted = False
    g.active = (me + 1) % g.seats
    if g.active == g.first:
        g.turn += 1
        if g.turn > g.facts.turns:
            g.stage = SCORING


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


def shrink_hand(g: State, seat: Seat) -> Flow:
    """Nobody keeps more than five cards (HI-140, HI-145)."""
    while len(g.hands[seat]) > g.facts.hand_limit:
        _, word = yield from decide(g, Discard(seat, "limit"))
        discard_card(g, seat, g.facts.card_at[word], "HI-145")


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
