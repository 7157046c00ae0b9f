"""Taking back: free until somebody has come to know a card, and no further than there."""

from __future__ import annotations

import pytest

from panoplie.kernel.errors import IllegalAnswer, Refusal
from tests.games.dc.talk import DcTalk
from tests.talk import table


def refused(t: DcTalk) -> str:
    """Why seat 0 may not take back what it did last."""
    why = t.match.undo_point(0)
    assert isinstance(why, Refusal), "It is free."
    played = t.played
    with pytest.raises(IllegalAnswer):
        t.match.undo(0)
    assert t.played == played
    return why.key


def test_a_purchase_can_be_taken_back() -> None:
    """The card lay open, and the Line-Up is not filled before the end of the turn."""
    t = table("dc", a={"hand": "robin catwoman"}, line_up="lobo kick")
    t.seat(0).plays("robin", "catwoman").says("buy kick")
    t.match.undo(0)
    assert (t.line_up, t.discarded(0)) == ("lobo kick", "")
    assert refused(t) == "undo-learnt", "what was played from a hand that nobody else knew stays"


@pytest.mark.parametrize(("hero", "drawn"), [("mera", False), ("kid_flash", True)])
def test_a_card_can_be_taken_back_unless_it_draws_another(hero: str, drawn: bool) -> None:
    """It came from the discard pile, so that nobody learns anything by its being played."""
    t = table("dc", a={"hand": "bat_signal", "discard": hero, "deck": "punch lobo"})
    t.seat(0).plays("bat_signal")
    assert t.hand(0) == hero
    t.seat(0).plays(hero).is_asked("turn")
    if drawn:
        assert (t.hand(0), refused(t)) == ("punch", "undo-learnt")
    else:
        t.match.undo(0)
        assert (t.hand(0), t.played) == (hero, "bat_signal")


def test_what_is_bought_after_a_draw_can_be_taken_back_and_the_draw_not() -> None:
    t = table("dc", a={"hand": "kid_flash robin catwoman", "deck": "punch lobo"}, line_up="kick")
    t.seat(0).plays("robin", "catwoman", "kid_flash").says("buy kick")
    t.match.undo(0)
    assert (t.hand(0), t.line_up, t.discarded(0)) == ("punch", "kick", "")
    assert refused(t) == "undo-learnt"


def test_a_draw_that_shuffles_the_discard_pile_cannot_be_taken_back() -> None:
    t = table("dc", a={"hand": "kid_flash", "deck": "", "discard": "kick punch"})
    t.seat(0).plays("kid_flash").shuffles("kick punch").is_asked("turn")
    assert refused(t) == "undo-chance"
