"""Whatever lies on the table, the game goes on and no card is lost: hands that a game hardly ever comes to."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random
from typing import Any

import pytest

from panoplie.games import laid_out, load
from panoplie.games.dc import can
from panoplie.games.dc.arrange import NAMES
from panoplie.games.dc.facts import Facts
from panoplie.games.dc.state import State
from panoplie.games.dc.view import zones
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match

GAME = load("dc")
TABLES = 120
ANSWERS = 25
STACK = 4
"""So many Super-Villains have not been defeated; the others are in somebody's hands."""
PILES = {"hand": (1, 1, 2, 5), "deck": (0, 1, 3, 6), "discard": (0, 0, 2, 5)}
"""How many cards may lie there."""


def rich_table(seats: int, options: dict[str, Any], chance: Random) -> Match:
    """A turn with any cards of the boxes in hands, decks and discard piles, few or many."""
    facts: Facts = GAME.facts()
    stack = chance.sample(facts.super_villains, STACK)
    rare = facts.watchmen_deck if options.get("watchmen") else set(facts.super_villains) - set(stack)
    pack = sorted([*chance.sample(facts.main_deck, 30), *rare])
    chance.shuffle(pack)
    left = iter([facts.ids[kind] for kind in pack])
    arrangement = {**options, "stack": " ".join([facts.ids[kind] for kind in stack]), "main_left": 20}
    for seat in range(seats):
        piles = {pile: " ".join(itertools.islice(left, chance.choice(sizes))) for pile, sizes in PILES.items()}
        arrangement[NAMES[seat]] = piles
    return Match.resume(GAME, laid_out(GAME, seats, arrangement))


def lying(match: Match) -> Counter[tuple[str, int]]:
    """All cards, wherever they lie."""
    assert isinstance(match.state, State)
    return Counter([(zone.sort, card) for zone in zones(match.state) for card in zone.cards])


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (5, {}),
        (4, {"variant": "teams", "on_patrol": True}),
        (2, {"watchmen": True}),
        (3, {"watchmen": True, "loyalty": "open"}),
        (5, {"watchmen": True, "loyalty": "open", "plot": "in_play"}),
    ],
    ids=["three", "five", "teams on patrol", "two Watchmen", "open Loyalty", "a Plot"],
)
def test_any_hand_can_be_played(seats: int, options: dict[str, Any]) -> None:
    for number in range(TABLES):
        source = Seeded("any table", seats, number)
        match = rich_table(seats, options, Random(number))
        cards = lying(match)
        for _ in range(ANSWERS):
            if match.over:
                break
            asks = match.asks()
            ask = asks[source.below(len(asks))]
            held = can.playable.ways(match.state, ask.seat, ()) if ask.kind == "turn" else []
            match.answer(ask.seat, held[source.below(len(held))] if held else ask.sample(match.state, source))
        assert lying(match) == cards, f"table {number}"
