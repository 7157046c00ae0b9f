"""Luck that lasts: what was answered, tried or shuffled before does not turn it."""

from __future__ import annotations

from collections import Counter

from panoplie.bots.foresight import stepped
from panoplie.bots.luck import CardByCard, Luck
from panoplie.kernel.asks import Shuffle
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from tests.talk import table

DECK = [0, 0, 0, 1, 2, 3, 4, 5]


def test_a_card_more_does_not_change_how_the_others_follow_each_other() -> None:
    for seed in range(50):
        order = CardByCard("deck", seed).order([*DECK, 6])
        assert sorted(order) == [*DECK, 6]
        assert [card for card in order if card != 6] == CardByCard("deck", seed).order(DECK)


def test_nor_does_what_was_thrown_or_shuffled_elsewhere_meanwhile() -> None:
    for seed in range(50):
        quiet, busy = CardByCard("deck", seed), CardByCard("deck", seed)
        busy.below(6)
        busy.order([7, 8, 9])
        assert quiet.order(DECK) == busy.order(DECK)


def test_every_shuffle_is_another_and_every_place_as_likely() -> None:
    firsts, changed = Counter[int](), 0
    for seed in range(1000):
        source = CardByCard("fair", seed)
        orders = [source.order([1, 2, 3, 4]) for _ in range(2)]
        changed += orders[0] != orders[1]
        firsts.update([order[0] for order in orders])
    assert 920 < changed < 990  # one time in 24 it falls the same
    assert all([420 < firsts[card] < 580 for card in (1, 2, 3, 4)]), firsts


def test_a_shuffle_of_the_rules_is_answered_so() -> None:
    assert Shuffle([3, 1, 2]).sample(None, CardByCard("ask", 1)) == tuple(CardByCard("ask", 1).order([1, 2, 3]))
    assert Shuffle([3, 1, 2]).sample(None, Seeded("ask", 1)) == tuple(Seeded("ask", 1).order([1, 2, 3]))


def test_what_is_tried_on_the_way_leaves_what_falls_alone() -> None:
    luck, untouched = Luck.lasting("walk", 1), Luck.lasting("walk", 1)
    for _ in range(5):
        luck.tries.below(6)
        luck.tries.order(DECK)
    assert [luck.falls.below(6) for _ in range(9)] == [untouched.falls.below(6) for _ in range(9)]
    assert luck.falls.order(DECK) == untouched.falls.order(DECK)


def next_hand(bought: str, seed: int) -> list[int]:
    """What a player of DC draws who has bought a card and whose deck is then shuffled."""
    own = {"hand": "punch punch", "discard": f"{bought} kick robin bane punch punch vulnerability"}
    world: Match = table("dc", seats=2, a=own, line_up="lobo").match
    luck = Luck.lasting("hand", seed)
    while world.state.active == 0 and not world.over:
        world = stepped(world, luck)
    hand: list[int] = world.state.hand[0].cards
    return hand


def test_two_walks_that_differ_by_a_purchase_draw_nearly_the_same_hands() -> None:
    differ = 0
    for seed in range(30):
        one, other = Counter(next_hand("aquamans_trident", seed)), Counter(next_hand("super_strength", seed))
        differ += sum((one - other).values())
    assert differ < 45, "of five cards; with shuffles that have nothing in common it is two of them"
