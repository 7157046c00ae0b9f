"""The worked examples of Watchmen and what follows from its rules."""

from __future__ import annotations

import pytest

from panoplie.kernel.rulebook import rule
from tests.games.dc.rulebook.scenes import ALL_FOR_INVASION, ALL_FOR_NIXON, BOSS, POWER, plotted, watchmen
from tests.talk import open_box


@rule("WM-X1", "WM-081")
@pytest.mark.parametrize("pair", ["bane scarecrow", "bulletproof super_speed", "bane bulletproof"])
def test_and_or_is_two_attacks_or_two_defences_or_one_of_each(pair: str) -> None:
    t = watchmen(challenge="riots", gifts="catwoman nth_metal", a={"hand": pair})
    first, second = pair.split()
    t.seat(0).contributes(first)
    assert not t.seen_by(1)["watchmen"]["challenge"]["complete"]
    t.seat(0).contributes(second)
    assert t.seen_by(1)["watchmen"]["challenge"]["complete"]


@rule("WM-X2", "WM-048", "WM-051", "WM-A11")
def test_eleven_power_rids_the_table_of_nixon_and_ten_do_not() -> None:
    a = {"hand": "super_strength super_strength punch"}
    t = watchmen(challenge="nixon", challenges="alien_invasion", gifts=ALL_FOR_NIXON, a=a)
    t.seat(0).plays("super_strength", "super_strength").may_not("defeat nixon", rule="WM-043")
    t.seat(0).plays("punch").defeats("nixon").ends_turn()
    assert len(t.line_up.split()) == 6, "the card for buying nothing, and none of Nixon's"


@rule("WM-X3", "WM-088")
def test_with_the_twelfth_card_everybody_shows_loyalty_and_nothing_is_drawn() -> None:
    clock = {"challenge": "doomsday_clock", "challenges": "", "clock": 11}
    t = watchmen(**clock, turn=1, b=BOSS)
    t.seat(1).ends_turn()
    assert [seat["loyalty"] for seat in t.seen_by(None)["seats"]] == ["loyal", "mastermind", "loyal"]
    assert len(t.g.hand[1]) == 5 + 12, "five are drawn, and these come on top"
    t = watchmen(2, **clock, finale="lex_luthor", loyalty="open")
    t.seat(0).ends_turn()
    assert len(t.destroyed.split()) == 12 and len(t.g.hand[0]) == 5


@rule("WM-D1", "WM-010")
def test_one_card_for_buying_nothing_and_then_the_refill() -> None:
    five = "catwoman cheetah bane bane robin"
    t = watchmen(line_up=five)
    t.seat(0).ends_turn()
    assert len(t.line_up.split()) == 6
    t = watchmen(line_up=five, a={"hand": "doomsday"})
    t.seat(0).plays("doomsday").buys("catwoman", "cheetah").ends_turn()
    assert len(t.line_up.split()) == 5
    t = watchmen(line_up="bane bane robin")
    before = t.main_left
    t.seat(0).ends_turn()
    assert len(t.line_up.split()) == 5 and t.main_left == before - 2


@rule("WM-D2")
def test_four_players_shuffle_four_loyalty_cards_and_two_shuffle_three() -> None:
    for seats, pack in ((4, [0, 0, 0, 1]), (2, [0, 0, 1])):
        t = open_box("dc", seats, watchmen=True)
        assert sorted(t.g.loyalty_box) == pack


@rule("WM-D3", "WM-030")
def test_two_loyal_players_need_all_eight_and_the_challenge() -> None:
    t = watchmen(2, challenge="", challenges="alien_invasion", phase="reveal")
    t.shuffles("")
    assert len(t.g.villains) == 8 and all([t.g.facts.cost[kind] >= 10 for kind in t.g.villains.cards])
    a = {"hand": "super_strength super_strength"}
    t = watchmen(2, challenge="alien_invasion", challenges="", finale="lex_luthor", loyalty="open", a=a)
    t.seat(0).plays_all().defeats("lex_luthor").goes_on()
    t = watchmen(2, challenge="", challenges="", finale="lex_luthor sinestro", loyalty="open", a=a)
    t.seat(0).plays_all().defeats("lex_luthor").goes_on()
    t = watchmen(2, challenge="", challenges="", finale="lex_luthor", loyalty="open", a=a)
    t.seat(0).plays_all().defeats("lex_luthor")
    t.ended("loyal").ends([0, 1], [1, 1])


@rule("WM-D4", "WM-060")
def test_before_the_reveal_an_attack_of_a_loyal_player_strikes_everybody() -> None:
    t = watchmen(a={"hand": "robin scarecrow"}, c=BOSS)
    t.seat(0).may_not("help", rule="WM-A8").contributes("robin").plays("scarecrow")
    assert (t.discarded(1), t.discarded(2)) == ("weakness", "weakness")


@rule("WM-D5")
def test_the_machination_has_to_be_played_in_one_turn() -> None:
    deck = "robin punch punch punch punch"
    t = watchmen(4, a={"hand": "catwoman batmobile", "deck": deck, **BOSS})
    t.seat(0).plays("catwoman", "batmobile").ends_turn()
    for seat in (1, 2, 3):
        t.seat(seat).ends_turn()
    t.seat(0).plays("robin").is_asked("turn")
    assert not t.seen_by(1)["watchmen"]["loyalty_open"]


@rule("WM-D6", "WM-080")
def test_level_three_is_no_victory_until_the_plot_falls_too() -> None:
    t = plotted(
        challenge="alien_invasion",
        challenges="",
        gifts=ALL_FOR_INVASION,
        a={"hand": POWER},
        b=BOSS,
        c={"hand": POWER},
    )
    t.seat(0).plays_all().defeats("alien_invasion").goes_on()
    t.seat(0).ends_turn()
    t.seat(1).ends_turn()
    t.seat(2).plays_all().defeats("plot_hero")
    t.ended("loyal").ends([0, 2], [1, 0, 1])


@rule("WM-D7", "WM-072", "WM-073")
def test_who_helps_keeps_four_cards_until_the_own_turn_ends() -> None:
    ana = {"hand": "kick punch punch punch punch"}
    t = plotted(turn=1, a=ana, b={"hand": "punch"}, c=BOSS)
    t.seat(1).asks_for_help()
    t.seat(0).is_asked("help").says("yes")
    t.chance.is_hit_at("kick")
    assert len(t.g.hand[0]) == 4 and t.power == 2
    t.seat(1).ends_turn()
    assert t.discarded(0) == "kick" and len(t.g.hand[0]) == 4
    t.seat(2).ends_turn()
    t.seat(0).ends_turn()
    assert len(t.g.hand[0]) == 5


@rule("WM-D9")
@pytest.mark.parametrize("order", ["catwoman robin batmobile", "batmobile robin catwoman"])
def test_two_different_heroes_and_an_equipment(order: str) -> None:
    t = watchmen(4, a={"hand": "catwoman catwoman batmobile", **BOSS})
    t.seat(0).plays("catwoman", "catwoman", "batmobile")
    assert not t.seen_by(1)["watchmen"]["loyalty_open"]
    one, two, three = order.split()
    t = watchmen(4, a={"hand": f"punch {order}", **BOSS})
    t.seat(0).plays("punch", one, two)
    assert not t.seen_by(1)["watchmen"]["loyalty_open"]
    t.seat(0).plays(three)
    assert t.seen_by(1)["watchmen"]["loyalty_open"]
    t = watchmen(3, a={"hand": f"punch {order} doomsday", **BOSS})
    t.seat(0).plays("punch", one, two, three)
    assert not t.seen_by(1)["watchmen"]["loyalty_open"]
    t.seat(0).plays("doomsday")
    assert t.seen_by(1)["watchmen"]["loyalty_open"]


@rule("WM-D10", "WM-A2")
def test_the_last_challenge_is_paid_before_the_last_card_leaves() -> None:
    last = {"challenge": "alien_invasion", "challenges": "", "gifts": ALL_FOR_INVASION, "main_left": 1}
    a = {"hand": "super_strength super_strength doomsday"}
    t = watchmen(**last, a=a, b=BOSS)
    t.seat(0).plays_all().defeats("alien_invasion")
    t.ended("loyal").ends([0, 2], [1, 0, 1])
    t = plotted(**last, a=a, b=BOSS)
    t.seat(0).plays_all().defeats("alien_invasion").goes_on()
    t.seat(0).ends_turn()
    t.ended("mastermind").ends([1], [0, 1, 0])
