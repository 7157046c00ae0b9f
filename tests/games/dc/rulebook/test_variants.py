"""Three variants: two heads, teams, On Patrol (DC-101 to DC-109)."""

from __future__ import annotations

from typing import Any

import pytest

from panoplie.kernel.errors import SetupError
from panoplie.kernel.rulebook import rule
from tests.games.dc.talk import DcTalk
from tests.talk import open_box, table


def teams(**arrangement: Any) -> DcTalk:
    """Seats 0 and 2 against seats 1 and 3."""
    return table("dc", seats=4, variant="teams", **arrangement)


def patrolling(**arrangement: Any) -> DcTalk:
    return table("dc", on_patrol=True, **{"line_up": "lobo", **arrangement})


# Two heads


@rule("DC-101")
def test_the_texts_of_both_super_heroes_work() -> None:
    t = table("dc", variant="two_heads", a={"hand": "kick lasso_of_truth", "hero": "batman superman"})
    t.seat(0).plays_all()
    assert t.power == 2 + 1 + 1 + 1


@rule("DC-A29")
def test_two_heads_in_detail() -> None:
    t = open_box("dc", variant="two_heads", heroes="choice")
    t.shuffles("")
    for seat, hero in ((0, "batman"), (1, "superman"), (0, "aquaman"), (1, "the_flash")):
        t.seat(seat).is_asked("hero").says(f"hero {hero}")
    for _ in range(2):
        t.shuffles("")
    t.deals("")
    t.seat(1).is_asked("turn")
    a = {"hand": "doomsday doomsday", "hero": "batman superman"}
    t = table("dc", variant="two_heads", a=a, stack="ras_al_ghul captain_cold")
    t.seat(0).plays_all().defeats("ras_al_ghul").ends_turn()
    assert [hero["face_down"] for hero in t.seen_by(1)["seats"][0]["super_heroes"]] == [True, True]
    t = table("dc", variant="two_heads", a=a, stack="ras_al_ghul atrocitus")
    t.seat(0).plays_all().defeats("ras_al_ghul").ends_turn()
    t.chance.is_hit_at("punch")
    assert t.seen_by(1)["seats"][0]["under"] == 1


# Teams


@rule("DC-102")
def test_partners_sit_opposite_each_other() -> None:
    assert [seat["partner"] for seat in teams().seen_by(0)["seats"]] == [2, 3, 0, 1]


@rule("DC-103")
def test_a_bought_card_may_go_to_the_partner() -> None:
    t = teams(a={"hand": "kick punch"})
    t.seat(0).plays_all().may("buy kick", "buy_for kick").says("buy_for kick")
    assert (t.discarded(0), t.discarded(2), t.left) == ("", "kick", 0)
    t.seat(0).may_not("buy_for kick", rule="DC-023")
    table("dc", seats=4, a={"hand": "kick punch"}).seat(0).plays_all().may_not(
        "buy_for kick", because="not-an-option"
    )


@rule("DC-104")
def test_one_opponent_may_then_change_a_card() -> None:
    t = teams(
        a={"hand": "kick punch"}, b={"hand": "punch"}, c={"hand": "punch"}, d={"hand": "mera", "deck": "lobo"}
    )
    t.seat(0).plays_all().says("buy_for kick")
    t.seat(2).is_asked_nothing()
    t.seat(1).is_asked("change").may_only("discard punch", "none").says("none")
    t.seat(3).is_asked("change").says("discard mera")
    assert (t.hand(3), t.discarded(3), t.hand(1)) == ("lobo", "mera", "punch")
    t.seat(0).is_asked("turn")


@rule("DC-105")
def test_attacks_spare_the_partner() -> None:
    t = teams(a={"hand": "scarecrow"}, c={"hand": "lasso_of_truth"})
    t.seat(0).plays("scarecrow")
    t.seat(2).is_asked_nothing()
    assert [t.discarded(seat) for seat in (1, 2, 3)] == ["weakness", "", "weakness"]


@rule("DC-106")
def test_a_partner_may_defend_and_keeps_what_the_defence_gives() -> None:
    t = teams(a={"hand": "scarecrow"}, b={"hand": "punch"}, d={"hand": "lasso_of_truth", "deck": "kick"})
    t.seat(0).plays("scarecrow")
    t.seat(3).is_asked("defend").may("defend lasso_of_truth", "defend_for lasso_of_truth 1")
    t.seat(3).says("defend_for lasso_of_truth 1")
    t.seat(0).is_asked("turn")
    assert (t.discarded(1), t.discarded(3), t.hand(3), t.hand(1)) == (
        "",
        "lasso_of_truth weakness",
        "kick",
        "punch",
    )


@rule("DC-107")
def test_the_points_of_partners_are_added() -> None:
    points = {
        "a": {"deck": "man_of_steel"},
        "b": {"deck": "lobo"},
        "c": {"deck": "kick"},
        "d": {"deck": "lobo kick"},
    }
    t = teams(**points, line_up="robin", main_left=0)
    t.seat(0).ends_turn()
    t.ends([1, 3], [3, 2, 1, 3])


@rule("DC-A30")
def test_a_partner_is_no_foe_for_any_text() -> None:
    squads = "suicide_squad suicide_squad suicide_squad"
    t = teams(a={"hand": squads}, b={"hand": "kick"}, c={"hand": "kick"}, d={"hand": "kick"})
    t.seat(0).plays(*squads.split())
    assert [t.hand(seat) for seat in (1, 2, 3)] == ["", "kick", ""]
    t = teams(
        a={"hand": "doomsday doomsday"}, stack="ras_al_ghul lex_luthor", line_up="bane robin robin mera mera"
    )
    t.seat(0).plays_all().defeats("ras_al_ghul").ends_turn()
    assert [t.discarded(seat).count("weakness") for seat in range(4)] == [1, 1, 1, 1]


@rule("DC-A31")
def test_neither_gained_cards_nor_super_villains_go_to_a_partner() -> None:
    t = teams(
        a={"hand": "super_strength doomsday cheetah"},
        b={"hand": "kick"},
        d={"hand": "kick"},
        line_up="catwoman mera",
    )
    t.seat(0).plays_all().may_not("buy_for ras_al_ghul", rule="DC-023").plays("cheetah").says("gain mera")
    assert t.discarded(0) == "mera"
    t.seat(0).says("buy_for catwoman")
    t.seat(1).is_asked("change").says("discard kick")
    t.seat(3).is_asked_nothing()
    assert t.hand(3) == "kick", "the first who wants to has done it"


@rule("DC-A32")
def test_the_own_defence_goes_first_and_the_partner_s_stays_in_hand() -> None:
    t = teams(a={"hand": "scarecrow"}, b={"hand": "lasso_of_truth"}, d={"hand": "cape_and_cowl blue_beetle"})
    t.seat(0).plays("scarecrow")
    t.seat(3).says("defend_for cape_and_cowl 1")
    t.seat(1).defends("lasso_of_truth")
    t.seat(3).is_asked("defend").defends("blue_beetle")
    assert (t.discarded(1), t.discarded(3)) == ("lasso_of_truth", "")
    assert "cape_and_cowl" in t.hand(3)


@rule("DC-A33")
def test_equal_teams_are_settled_by_super_villains_or_not_at_all() -> None:
    end = {"line_up": "robin", "main_left": 0}
    t = teams(a={"deck": "ras_al_ghul"}, b={"deck": "lobo"}, d={"deck": "lobo"}, **end)
    t.seat(0).ends_turn()
    t.ends([0, 2], [4, 2, 0, 2])
    t = teams(a={"deck": "lobo"}, b={"deck": "kick"}, d={"deck": "kick"}, **end)
    t.seat(0).ends_turn()
    t.ends([0, 1, 2, 3], [2, 1, 0, 1])


# On Patrol


@rule("DC-108")
def test_on_patrol_the_line_up_may_be_refilled_in_the_turn() -> None:
    t = patrolling(main="catwoman robin mera bane")
    t.seat(0).may("patrol").says("patrol")
    assert t.line_up == "lobo catwoman robin mera bane"
    table("dc", line_up="lobo").seat(0).may_not("patrol", because="not-an-option")


@rule("DC-109")
def test_an_attack_that_is_turned_up_strikes_only_the_player() -> None:
    t = patrolling(
        a={"hand": "lasso_of_truth punch"}, b={"hand": "blue_beetle"}, main="scarecrow catwoman robin mera"
    )
    t.seat(0).says("patrol").is_asked("defend")
    t.seat(1).is_asked_nothing()
    t.seat(0).passes()
    assert (t.discarded(0), t.discarded(1), t.power) == ("weakness", "", 0)


@rule("DC-A34")
def test_attacks_on_patrol_strike_one_by_one_and_the_deck_may_be_short() -> None:
    a = {"hand": "lasso_of_truth doomsday", "deck": "punch kick punch punch punch punch"}
    t = patrolling(a=a, main="scarecrow starro robin mera", line_up="catwoman")
    t.seat(0).says("patrol").is_asked("defend").defends("lasso_of_truth")
    assert t.discarded(0) == "lasso_of_truth kick" and t.hand(0) == "punch doomsday", (
        "Starro's card is only discarded"
    )
    t.seat(0).may_not("patrol", rule="DC-A34").plays("doomsday").buys("catwoman").says("patrol")
    assert len(t.line_up.split()) == 5, "as often as one likes"
    t = patrolling(main="robin", main_left=1)
    t.seat(0).says("patrol").goes_on()
    t.seat(0).may_not("patrol", rule="DC-A34").ends_turn()
    t.ended("line_up")


@rule("DC-083", "DC-109")
def test_on_patrol_a_defence_that_draws_rewards_the_flash() -> None:
    """He plays no card: what makes him draw is the Defence against the Attack that he has turned up."""
    a = {"hero": "the_flash", "hand": "super_speed", "deck": "punch " * 8}
    t = patrolling(a=a, main="scarecrow catwoman robin mera")
    t.seat(0).says("patrol").is_asked("defend").defends("super_speed").is_asked("turn")
    assert t.hand(0) == "punch punch punch"


@rule("DC-A35")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"variant": "two_heads"}),
        (3, {"variant": "teams"}),
        (2, {"variant": "teams"}),
        (2, {"variant": "two_heads", "watchmen": True}),
        (4, {"variant": "teams", "watchmen": True}),
        (3, {"on_patrol": True, "watchmen": True}),
    ],
)
def test_what_does_not_go_together_is_refused_with_a_sentence(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as refused:
        open_box("dc", seats, **options)
    assert str(refused.value)
    open_box("dc", 2, variant="two_heads", on_patrol=True)
    open_box("dc", 4, variant="teams", on_patrol=True)
