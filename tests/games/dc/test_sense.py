"""What a sensible player of the DC Deck-Building Game looks at."""

from __future__ import annotations

import pytest

from panoplie.games.dc.sense import habit, horizon, parts, prospect, value
from panoplie.kernel.answers import Answer
from tests.games.dc.talk import DcTalk
from tests.talk import table


def test_whoever_looks_to_the_end_of_a_turn_minds_what_rivals_get_as_much_as_what_is_their_own() -> None:
    plain = table("dc", seats=2, b={"discard": "punch"}).match.state
    ahead = table("dc", seats=2, b={"discard": "doomsday"}).match.state
    mine, theirs = (prospect(ahead, seat) - prospect(plain, seat) for seat in (0, 1))
    assert theirs > 1 and mine == -theirs
    assert 0 > value(ahead, 0) - value(plain, 0) > mine, "whoever looks at a deed minds it less"


def test_a_partner_who_gets_on_is_as_good_as_getting_on_oneself() -> None:
    tables = [
        table("dc", seats=4, variant="teams", **{seat: {"discard": "doomsday"}}).match.state for seat in "bcd"
    ]
    for judge in (value, prospect):
        mine, rival, partner = (judge(state, 1) for state in tables)  # seen by b, whose partner is d
        assert mine == partner > rival
    assert parts(tables[2], 1)["partner"] > parts(tables[1], 1)["partner"]


def test_without_partners_nobody_stands_better_for_what_others_have() -> None:
    states = [table("dc", seats=4, **{seat: {"discard": "doomsday"}}).match.state for seat in "abcd"]
    for judge in (value, prospect):
        assert judge(states[2], 2) > judge(states[1], 2) == judge(states[3], 2)
    assert parts(states[3], 1)["partner"] == 0


def usual(t: DcTalk) -> Answer | None:
    return habit(t.match.state, t.match.asks()[0])


@pytest.mark.parametrize(
    ("stack", "spent"),
    [("parallax ras_al_ghul", ("buy", "man_of_steel")), ("ras_al_ghul parallax", ("defeat", "ras_al_ghul"))],
)
def test_by_habit_a_hand_is_played_and_power_spent_on_what_is_worth_most(stack: str, spent: Answer) -> None:
    """Eight Power buy Man of Steel or defeat Ra's al Ghul, who is worth more; they are not enough for Parallax."""
    t = table("dc", seats=2, a={"hand": "kick kick kick kick"}, line_up="robin man_of_steel lobo", stack=stack)
    said = []
    while t.match.state.active == 0 and (answer := usual(t)) is not None:
        said.append(answer)
        t.match.answer(0, answer)
    assert said == [*[("play", "kick")] * 4, spent, ("end",)], "its price is all that there is"


def test_habit_says_nothing_of_what_a_card_asks() -> None:
    t = table("dc", seats=2, a={"hand": "heat_vision punch"}, line_up="robin")
    t.match.answer(0, ("play", "heat_vision"))
    assert t.match.asks()[0].kind != "turn" and usual(t) is None


def test_who_has_to_think_does_not_look_as_far_as_who_goes_by_habit() -> None:
    base, watchmen = (
        horizon(table("dc", seats=3, watchmen=watched).match.state.options) for watched in (False, True)
    )
    assert base.habit is habit and watchmen.habit is None
    assert 1 < watchmen.turns < base.turns
