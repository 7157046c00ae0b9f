"""What is within reach: of a move, of a fight, of a power, of an HQ gadget, and which cards can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from panoplie.games.heroes.cards.aims import why_not_use
from panoplie.games.heroes.facts import Facts
from panoplie.games.heroes.state import BLAST, DOUBLE_MOVE, FLY, INVENTOR, JUMP, NOBODY, State
from panoplie.games.heroes.verbs import has_crime
from panoplie.kernel.answers import Answer, Seat

COLOUR: Final = "colour"
WHITE: Final = "white"


def team(seat: Seat) -> tuple[int, int]:
    """Where a seat's two heroes are in the lists of heroes."""
    return 2 * seat, 2 * seat + 1


def team_powers(g: State, seat: Seat) -> int:
    """All that a team's heroes can do."""
    return g.powers[2 * seat] | g.powers[2 * seat + 1]


def reach_of_move(g: State, slot: int) -> tuple[int, ...]:
    """Where a Move may lead: a neighbour, a diagonal one with Fly, further with some gadgets (HI-054, HI-105)."""
    here = g.at[slot]
    powers = g.powers[slot]
    reach = g.near8[here] if powers & FLY else g.near[here]
    if powers & (DOUBLE_MOVE | JUMP):
        if powers & JUMP and not g.jumped[slot]:
            return tuple([district for district in g.city if district != here])
        if powers & DOUBLE_MOVE:
            further = [two for one in g.near[here] for two in g.near[one]]
            return tuple(dict.fromkeys([to for to in (*reach, *further) if to != here]))
    return reach


def reach_of_steps(g: State, slot: int) -> tuple[int, ...]:
    """Where one step leads (HI-054, HI-105)."""
    return g.near8[g.at[slot]] if g.powers[slot] & FLY else g.near[g.at[slot]]


def reach_of_fight(g: State, slot: int, here: int) -> list[int]:
    """The crimes that a hero can fight from a district: those there and, with Blast, next to it (HI-106)."""
    found = [here] if has_crime(g, here) else []
    if g.powers[slot] & BLAST:
        found += [district for district in g.near[here] if has_crime(g, district)]
    return found


def heroes_beside(g: State, slot: int) -> list[int]:
    """The other heroes on a hero's district and next to it (HI-128)."""
    reach = (g.at[slot], *g.near[g.at[slot]])
    return [other for other, at in enumerate(g.at) if at in reach and other != slot]


def hq_action(g: State, seat: Seat) -> str:
    """What a team's HQ gadget can do now, with the marker that it needs (HI-064, HI-097)."""
    card = g.hq[seat]
    if card == NOBODY or g.hq_used[seat]:
        return ""
    row = g.facts.cards[card]
    markers = g.white if row.marker == WHITE else g.coloured
    return str(row.action) if markers[seat] else ""


def plays(g: State, me: Seat, pays: Sequence[str]) -> list[Answer]:
    """The Research cards of the hand that can be played, and what pays for them (HI-057, HI-117)."""
    facts: Facts = g.facts
    free = team_powers(g, me) & INVENTOR
    choices: list[Answer] = []
    hand = g.hands[me]
    for card in hand if len(hand) == 1 else dict.fromkeys(hand):
        if facts.is_villain[card]:
            continue
        if free and facts.is_gadget[card]:
            if why_not_use(g, me, card) is None:
                choices.append(("play", facts.card_ids[card], "inventor"))
        elif pays and why_not_use(g, me, card) is None:
            word = facts.card_ids[card]
            choices += [("play", word, pay) for pay in pays]
    return choices


def words_of_heroes(g: State) -> list[str]:
    """The heroes in play, by their words."""
    return [g.facts.hero_ids[hero] for hero in g.hero if hero != NOBODY]
