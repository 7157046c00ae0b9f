"""Piles: cards that move take along what is known of them."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from panoplie.kernel.asks import Shuffle
from panoplie.kernel.cards import Moments, Texts
from panoplie.kernel.chance import Seeded
from panoplie.kernel.errors import ContentError, Refusal, RuleError, SetupError
from panoplie.kernel.game import Game, Meta, Option
from panoplie.kernel.outcome import Outcome, all_against_the_box
from panoplie.kernel.piles import AtRandom, Pile, at_random, clones, could_hold, refill, shuffle
from panoplie.kernel.sight import EVERYONE, UNKNOWN, Zone, only, redeal
from panoplie.kernel.state import State
from tests.kernel import tiny_games as tiny


def result(flow: Generator[Any, Any, Any], *answers: Any) -> Any:
    """What a rule gives back after these answers."""
    try:
        next(flow)
        for answer in answers:
            flow.send(answer)
    except StopIteration as done:
        return done.value
    raise AssertionError("the rule goes on asking")


def pile(*cards: tuple[int, int]) -> Pile:
    made = Pile()
    for card, known in cards:
        made.put(card, known)
    return made


def test_the_top_is_the_last_and_looking_leaves_it_there() -> None:
    deck = Pile([1, 2, 3])
    assert deck.top(2) == [3, 2] and deck.top(9) == [3, 2, 1]
    deck.show(only(1), 2)
    assert deck.known == (UNKNOWN, 2, 2)
    deck.put_under(4, EVERYONE)
    assert deck.pop() == (3, 2) and deck.pop(0) == (4, EVERYONE) and deck.cards == [1, 2]


def test_what_is_known_of_one_card_changes_for_no_other_and_in_no_clone() -> None:
    hand = Pile([1, 2, 3], only(0))
    twin, (other,) = hand.clone(), clones([hand])
    hand.mark(1, EVERYONE)
    assert hand.known == (only(0), EVERYONE, only(0))
    hand.cards.append(4)
    assert twin == other == Pile([1, 2, 3], only(0))


def test_of_equal_cards_that_leaves_which_most_know() -> None:
    hand = pile((5, only(0)), (5, EVERYONE), (6, only(0)))
    assert hand.take(5) == EVERYONE
    assert hand == pile((5, only(0)), (6, only(0)))
    hand = pile((5, only(0, 1)), (5, only(0)))
    assert hand.take(5) == only(0, 1)
    assert hand.known == (only(0),)  # seat 1 cannot tell whether the card that it knew is still there
    hand = pile((5, only(0, 1)), (5, only(0, 2)))
    hand.take(5)
    assert hand.known == (only(0),)


def test_a_card_that_changes_hands_unseen_blurs_what_others_knew() -> None:
    mine, theirs = pile((5, EVERYONE), (6, only(0))), pile((7, only(1)))
    mine.give(6, theirs, only(0, 1))
    assert mine.known == (only(0, 1),) and theirs == pile((7, only(1)), (6, only(0, 1)))
    mine = pile((5, EVERYONE), (6, only(0)))
    mine.give(6, theirs, EVERYONE)
    assert mine.known == (EVERYONE,) and theirs.known[-1] == EVERYONE


def test_a_shuffle_makes_everybody_forget() -> None:
    deck = pile((1, EVERYONE), (2, only(0)))
    flow = shuffle(deck)
    assert isinstance(next(flow), Shuffle)
    with pytest.raises(StopIteration):
        flow.send((2, 1))
    assert deck.cards == [2, 1] and deck.known == (UNKNOWN, UNKNOWN)
    discard = [4, 5]
    assert result(refill(deck, discard)) is False and discard == [4, 5]
    empty = Pile()
    half_way = Pile()
    assert isinstance(next(refill(half_way, [4, 5])), Shuffle)
    assert (half_way.cards, half_way.known) == ([4, 5], (EVERYONE, EVERYONE)), "until they are shuffled"
    assert result(refill(empty, discard), (5, 4)) is True
    assert empty.cards == [5, 4] and discard == []


def test_a_random_card_is_named_and_must_be_there() -> None:
    words = ("punch", "kick", "ring")
    hand = Pile([2, 0, 2], only(0))
    ask = next(at_random(hand, words))
    assert isinstance(ask, AtRandom)
    assert ask.outcomes(None) == [(("card", "punch"), 1), (("card", "ring"), 2)]
    assert ask.why_not(None, ("card", "kick")) == Refusal("not-in-that-hand")
    assert result(at_random(hand, words), ("card", "ring")) == 2 and len(hand) == 3


def test_who_could_hold_a_card_is_the_same_in_every_world_that_looks_the_same() -> None:
    is_nine = (9).__eq__
    hand, deck = pile((1, only(0)), (2, EVERYONE)), Pile([3, 9])
    assert could_hold(hand, [deck], is_nine)
    hand.cards[0], deck.cards[1] = 9, 1
    assert could_hold(hand, [deck], is_nine)
    assert not could_hold(pile((1, EVERYONE)), [deck], is_nine)
    assert could_hold(pile((9, EVERYONE)), [], is_nine)
    assert not could_hold(hand, [deck], (7).__eq__)


class Table(State):
    __slots__ = ("deck", "hands", "rows")

    def clone(self) -> Table:
        twin = Table()
        twin.over, twin.events = self.over, None
        twin.deck = self.deck.clone()
        twin.hands = [hand.clone() for hand in self.hands]
        twin.rows = [row[:] for row in self.rows]
        return twin


def table() -> Table:
    g = Table()
    g.over, g.events = False, None
    g.deck, g.hands, g.rows = Pile([1, 2]), [Pile([3], 1), Pile()], [[4], []]
    return g


def test_an_owner_knows_which_cards_a_deck_holds_and_others_do_not() -> None:
    decks = [[1, 2, 3, 4, 5], [6, 7, 8, 9]]
    dealt: list[list[int]] = [[], []]
    for seed in range(20):
        zones = [Zone("mixed", deck[:], UNKNOWN, owner=owner) for owner, deck in enumerate(decks)]
        assert redeal(zones, 0, Seeded(seed))
        assert [sorted(zone.cards) for zone in zones] == decks
        zones = [Zone("mixed", deck[:], UNKNOWN, owner=owner) for owner, deck in enumerate(decks)]
        redeal(zones, None, Seeded(seed))
        dealt[0].append(zones[0].cards[0])
    assert set(dealt[0]) & set(decks[1]), "a spectator does not know whose card is whose"


def test_a_state_keeps_its_piles_through_json_and_other_worlds() -> None:
    g, other = table(), table()
    other.deck.put(7)
    other.hands[1].put(8, EVERYONE)
    other.rows[1].append(9)
    fresh = table()
    fresh.load(json.loads(json.dumps(other.to_json())))
    assert fresh == other == other.clone() and fresh != g
    hand, row = g.hands[1], g.rows[1]
    g.become(other)
    assert g == other and g.hands[1] is hand and g.rows[1] is row
    other.hands[1].put(1)
    assert g != other, "a world shares a pile with the one that it was made of"


def test_every_printed_card_is_declared_once_and_nothing_else_is() -> None:
    moments, texts = Moments(), Texts()
    played = moments.new("played")
    with pytest.raises(RuleError, match="two moments called played"):
        moments.new("played")
    texts.card("kick")
    texts.card("robin", played(lambda g: 3))
    kick, robin = texts.of(["kick", "robin"])
    assert played.of(kick) is None and played.of(robin)(None) == 3  # type: ignore[misc]
    assert robin.bits & played.bit and not kick.bits & played.bit and played in robin
    with pytest.raises(RuleError, match="declared twice"):
        texts.card("kick")
    with pytest.raises(RuleError, match="Nothing says what these cards do: joker"):
        texts.of(["kick", "robin", "joker"])
    with pytest.raises(RuleError, match="declared and not printed: robin"):
        texts.of(["kick"])


def test_an_edited_pack_is_told_which_card_has_no_rule(tmp_path: Path) -> None:
    texts = Texts()
    texts.card("kick")
    (tmp_path / "box.toml").write_text('[[box]]\nid = "basics"\n', encoding="utf-8")
    (tmp_path / "heroes.toml").write_text('[[card]]\nid = "kick"\n\n[[card]]\nid = "joker"\n', encoding="utf-8")
    assert len(texts.of(["kick"], tmp_path)) == 1
    with pytest.raises(ContentError) as caught:
        texts.of(["kick", "joker"], tmp_path)
    assert caught.value.words["file"] == "heroes.toml"
    assert "row joker: no rule says what this card does" in str(caught.value)
    with pytest.raises(ContentError, match="kick"):
        texts.of([], tmp_path)


def test_sides_share_a_victory_and_a_stopped_game_has_none() -> None:
    teams = ((0, 2), (1, 3))
    won = Outcome.won([0, 2], [5, 1, 4, 2], "points", teams)
    assert won.utilities == (1.0, -1.0, 1.0, -1.0) and won.share(2) == 1.0 and won.share(1) == 0.0
    assert Outcome.won([], [0, 0], "box", all_against_the_box(2, {})).utilities == (-1.0, -1.0)
    stopped = Outcome.stop([3, 4])
    assert stopped.stopped and stopped.winners == () and stopped.utilities == (0.0, 0.0) and stopped.share(0) == 0


def wishing() -> Game:
    game = tiny.tiny(tiny.clash)
    wish = Option("hero", ("ask", "grit", "siren"), unique=True)
    meta = Meta("tiny", "Tiny", "-", "-", 2026, (2, 4), "1", wishes=(wish,))
    return Game(
        meta, game.folder, game.load_facts, game.new, game.act, game.view, game.zones, game.outcome, game.value
    )


def test_what_a_seat_wishes_is_settled_with_the_options() -> None:
    game = wishing()
    assert game.settle_options({}, 2)["seats"] == ({"hero": "ask"}, {"hero": "ask"})
    wishes = [{"hero": "grit"}, {}]
    assert game.settle_options({"seats": wishes}, 2)["seats"] == ({"hero": "grit"}, {"hero": "ask"})
    for wrong, said in (
        ([{"hero": "grit"}] * 2, "Two seats cannot both have “grit”"),
        ([{}], "one entry for each of the 2 seats"),
        ([{"hero": "batman"}, {}], "cannot be “batman”"),
    ):
        with pytest.raises(SetupError, match=said):
            game.settle_options({"seats": wrong}, 2)
    with pytest.raises(SetupError, match="no seat has anything to choose"):
        tiny.tiny(tiny.clash).settle_options({"seats": [{}]}, 2)
