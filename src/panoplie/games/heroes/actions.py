"""Doing what a turn offers: paying for an action, moving, fighting, playing and drawing."""

from __future__ import annotations

from typing import Final

from panoplie.games.heroes.board import COLOUR, WHITE, reach_of_move, reach_of_steps, team, team_powers
from panoplie.games.heroes.can import actions
from panoplie.games.heroes.cards.look import look_and_keep
from panoplie.games.heroes.cards.play import play_card
from panoplie.games.heroes.facts import BIT, MARKER_POWERS
from panoplie.games.heroes.fight import fight_crime
from panoplie.games.heroes.nouns import Words, slot_of
from panoplie.games.heroes.state import DOUBLE_MOVE, DRAW_TWO, JUMP, SCORING, State
from panoplie.games.heroes.verbs import draw_cards, put_hero
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.deeds import Deed


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
        return look_and_keep(g, me, 2, rule)
    return draw_cards(g, me, 1, rule)


# The deed of every turn


def perform(g: State, me: Seat, words: Words) -> Flow | None:
    """Pay for an action and do it (HI-053 to HI-065)."""
    match words:
        case ("move", hero, to, pay):
            slot = slot_of(g, hero)
            spend(g, me, pay, slot)
            move(g, slot, g.facts.district_at[to], "HI-054")
        case ("fight", hero, at, pay):
            slot = slot_of(g, hero)
            spend(g, me, pay, slot)
            return fight_crime(g, me, slot, g.facts.district_at[at])
        case ("play", card, pay):
            spend(g, me, pay)
            return play_card(g, me, g.facts.card_at[card])
        case ("draw", pay):
            spend(g, me, pay)
            return draw(g, me, pay)
        case ("rest",):
            spend(g, me, COLOUR)
            g.tell("passed", "HI-059", seat=me)
        case ("end",):
            end_turn(g, me)
    return None


def end_turn(g: State, me: Seat) -> None:
    """The next player, clockwise; after everybody's fourth turn the phase ends (HI-047, HI-048)."""
    for slot in (2 * me, 2 * me + 1):
        if g.copied[slot]:
            g.copied[slot] = 0
            g.learn_powers(slot)
    g.quiet[:] = [0] * g.seats
    g.acted = False
    g.active = (me + 1) % g.seats
    if g.active == g.first:
        g.turn += 1
        if g.turn > g.facts.turns:
            g.stage = SCORING


ACT: Final = Deed(actions, perform)
