"""The powers of the districts, used by the player who scores there alone (HI-008, HI-135)."""

from __future__ import annotations

from panoplie.games.heroes.asks import SKIP, DistrictPower, decide, uses_of
from panoplie.games.heroes.cards.look import look_and_keep
from panoplie.games.heroes.facts import LETTERS
from panoplie.games.heroes.state import NOBODY, State
from panoplie.games.heroes.verbs import (
    discard_card,
    draw_cards,
    gain_justice,
    gain_plus,
    lose_random_card,
    move_pawn,
    put_hero,
)
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow, FlowOf
from panoplie.kernel.sight import EVERYONE


def use_district(g: State, me: Seat, district: int) -> FlowOf[int]:
    """Use the power of a district, or not. Returns the points that it adds (HI-135)."""
    row = g.facts.districts[district]
    if row.power == "headline":
        return row.points if g.fame[me] != NOBODY else 0
    if row.power == "justice":
        if g.uses_justice():
            gain_justice(g, me, row.justice, "HI-135")
        else:
            yield from draw_cards(g, me, row.cards, "HI-135")
        return 0
    if uses_of(g, me, district):
        answer = yield from decide(g, DistrictPower(me, district, row.id))
        if answer != SKIP:
            g.tell("district_used", "HI-135", seat=me, district=row.id)
            yield from apply(g, me, district, answer)
    return 0


def apply(g: State, me: Seat, district: int, answer: Answer) -> Flow:
    """What a district does for its winner (HI-135)."""
    row = g.facts.districts[district]
    match row.power:
        case "draw":
            yield from draw_cards(g, me, row.cards, "HI-135")
        case "look":
            yield from look_and_keep(g, me, row.cards, "HI-135")
        case "first_player":
            g.next_first = me
        case "step" | "fly_in":
            slot = g.hero.index(g.facts.hero_at[answer[1]])
            put_hero(g, slot, g.facts.district_at[answer[2]], "HI-135")
        case "trade_cards":
            discard_card(g, me, g.facts.card_at[answer[1]], "HI-135")
            yield from draw_cards(g, me, row.cards, "HI-135")
        case "move_crime":
            move_pawn(g, LETTERS.index(answer[1]), g.facts.district_at[answer[2]], "HI-135")
        case "recover":
            if answer[0] == "take":
                take_back(g, me, g.facts.card_at[answer[1]])
            else:
                yield from draw_cards(g, me, row.cards, "HI-135")
        case "combat_token":
            g.tokens.remove(district)
            gain_plus(g, g.hero.index(g.facts.hero_at[answer[1]]), "HI-A30")
        case "opponent_discards":
            for _ in range(row.cards):
                yield from lose_random_card(g, answer[1], "HI-135")


def take_back(g: State, me: Seat, card: int) -> None:
    """A card of the discard pile goes to a hand; everybody sees which."""
    g.discard.remove(card)
    g.hands[me].append(card)
    g.known[me].append(EVERYONE)
    g.tell("recovered", "HI-135", seat=me, card=g.facts.card_ids[card])
