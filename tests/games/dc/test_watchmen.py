"""Watchmen: each of its mechanisms once; roles, contributions, Machination, Plot, help, both ends, two players."""

from __future__ import annotations

from panoplie.kernel.chance import Seeded
from tests.games.dc.talk import DcTalk
from tests.talk import table

BOSS = {"loyalty": "mastermind", "plot": "plot_hero"}
POWER = "super_strength super_strength doomsday"


def watchmen(seats: int = 3, **arrangement: object) -> DcTalk:
    return table("dc", seats=seats, watchmen=True, **arrangement)


# Contributions and Challenges


def test_contributions_are_matched_to_demands_in_any_order() -> None:
    a = {"hand": "blue_beetle lasso_of_truth cape_and_cowl bane punch weakness super_strength"}
    t = watchmen(challenge="riots", a=a)
    t.seat(0).may_not("contribute punch", rule="WM-037").may_not("contribute weakness", rule="WM-038")
    t.seat(0).may_not("defeat riots", rule="WM-044")
    t.seat(0).contributes("blue_beetle", "lasso_of_truth", "cape_and_cowl", "bane")
    assert t.power == 0 and t.gifts == "blue_beetle lasso_of_truth cape_and_cowl bane"
    assert [line["filled"] for line in t.seen_by(2)["watchmen"]["challenge"]["demands"]] == [2, 1, 1]
    t.seat(0).plays("super_strength").may_not("defeat riots", rule="WM-043")


def test_a_challenge_falls_at_once_and_the_next_comes_at_the_end_of_the_turn() -> None:
    t = watchmen(
        challenge="nixon", challenges="alien_invasion", gifts="bane bane nth_metal doomsday", a={"hand": POWER}
    )
    t.seat(0).plays_all().defeats("nixon")
    assert t.destroyed == "bane bane nth_metal doomsday" and t.left == 3
    t.seat(0).may_not("defeat alien_invasion", rule="DC-053").buys("kick").ends_turn()
    assert len(t.line_up.split()) == 6, "one card for buying nothing from the Line-Up, none for Nixon"
    assert t.seen_by(1)["watchmen"]["challenge"]["id"] == "alien_invasion"
    assert t.destroyed.split()[4:] == [], "the new Challenge does nothing in this turn"


def test_the_keene_act_cancels_super_heroes() -> None:
    t = watchmen(challenge="keene_act", a={"hand": "lasso_of_truth bane", "hero": "the_comedian"})
    t.seat(0).plays("lasso_of_truth")
    assert t.power == 1
    t = watchmen(challenge="nixon", a={"hand": "lasso_of_truth bane", "hero": "the_comedian"})
    t.seat(0).plays("lasso_of_truth")
    assert t.power == 2


def test_nothing_bought_adds_a_card_and_a_kick_does_not_count() -> None:
    t = watchmen(challenge="keene_act", a={"hand": "kick punch"})
    t.seat(0).plays_all().buys("kick").ends_turn()
    assert len(t.line_up.split()) == 6
    t = watchmen(challenge="keene_act", a={"hand": "kick"}, line_up="catwoman doomsday doomsday bane bane")
    t.seat(0).plays("kick").buys("catwoman").ends_turn()
    assert len(t.line_up.split()) == 5


def test_riots_asks_whatever_the_hand_holds() -> None:
    for hand in ("punch kick", "punch bane"):
        t = watchmen(challenge="riots", phase="begin", a={"hand": hand})
        t.seat(0).is_asked("riots").may("none")
    t.seat(0).says("show bane").is_asked("turn")
    assert [card["id"] for card in t.seen_by(1)["seats"][0]["hand"]] == ["bane"]


def test_cancer_scare_attacks_between_turns_and_counts_what_is_destroyed() -> None:
    t = watchmen(challenge="cancer_scare", a={"deck": "punch " * 5 + "kick"})
    t.seat(0).ends_turn()
    assert t.destroyed == "kick"
    assert t.seen_by(0)["watchmen"]["challenge"]["demands"][0]["filled"] == 1
    t.seat(1).is_asked("turn")


def test_a_location_is_contributed_to_the_clock_from_play() -> None:
    t = watchmen(
        challenge="doomsday_clock", challenges="", a={"hand": "arkham_asylum", "locations": "the_batcave"}
    )
    t.seat(0).may_not("contribute arkham_asylum", rule="WM-037").contributes("the_batcave")
    assert t.locations(0) == "" and t.gifts == "the_batcave"


def test_the_twelfth_card_of_the_clock_unmasks_and_goes_to_the_mastermind() -> None:
    t = watchmen(challenge="doomsday_clock", challenges="", b=BOSS)
    for _ in range(11):
        t.g.clock.put(t.g.main.pop()[0])
    t.seat(0).ends_turn()
    assert t.g.is_open and len(t.g.hand[1].cards) == 12
    assert t.seen_by(0)["seats"][1]["hand"] == [] and t.seen_by(0)["watchmen"]["plot"] is None


# The Mastermind


def test_the_machination_unmasks_only_the_mastermind() -> None:
    hand = "catwoman robin batmobile bane punch"
    t = watchmen(a={"hand": hand, **BOSS}, machination="machination_hero")
    t.seat(0).plays("catwoman", "robin", "batmobile")
    assert not t.g.is_open
    before = len(t.g.destroyed)
    t.seat(0).plays("bane")
    t.seat(0).is_asked("turn")
    assert t.g.is_open and t.seen_by(2)["watchmen"]["plot"]["owner"] == 0
    assert len(t.g.destroyed) == before
    t = watchmen(a={"hand": hand}, b=BOSS, machination="machination_hero")
    t.seat(0).plays("catwoman", "robin", "batmobile", "bane").is_asked("turn")
    assert not t.g.is_open and t.g.cleared == 1


def test_a_seat_that_would_have_been_unmasked_is_no_mastermind_in_any_imagined_world() -> None:
    t = watchmen(4, a={"hand": "catwoman robin batmobile"}, b=BOSS)
    roles = {tuple(t.match.imagine(2, Seeded(n)).state.loyalty) for n in range(40)}
    assert {role.index(1) for role in roles} == {0, 1, 3}
    t.seat(0).plays("catwoman", "robin", "batmobile")
    roles = {tuple(t.match.imagine(2, Seeded(n)).state.loyalty) for n in range(40)}
    assert {role.index(1) for role in roles} == {1, 3}


def test_a_plot_burns_the_main_deck_for_what_comes_after_it() -> None:
    t = watchmen(4, a={"hand": "batmobile catwoman robin kid_flash", **BOSS})
    t.seat(0).plays("catwoman", "batmobile")
    left = len(t.g.main.cards)
    t.seat(0).plays("robin")
    assert t.g.is_open and len(t.g.main.cards) == left
    t.seat(0).plays("kid_flash")
    assert len(t.g.main.cards) == left - 1


def test_after_the_reveal_loyal_players_do_not_strike_each_other() -> None:
    t = watchmen(loyalty="open", a={"hand": "scarecrow"}, c=BOSS)
    t.seat(0).plays("scarecrow").is_asked("turn")
    assert (t.discarded(1), t.discarded(2)) == ("", "weakness")
    t = watchmen(a={"hand": "scarecrow"}, c=BOSS)
    t.seat(0).plays("scarecrow")
    assert (t.discarded(1), t.discarded(2)) == ("weakness", "weakness")


def test_helpers_lend_a_random_card_that_goes_to_their_discard_pile() -> None:
    seats = {"a": {"hand": "punch"}, "b": {"hand": "the_watchtower kick"}, "c": {"hand": "punch"}, "d": BOSS}
    t = watchmen(4, loyalty="open", plot="in_play", **seats)
    t.seat(0).asks_for_help()
    t.seat(1).is_asked("help").says("yes")
    t.chance.is_hit_at("the_watchtower")
    t.seat(2).is_asked("help").says("no")
    t.seat(0).may_not("help", rule="WM-A7").ends_turn()
    assert t.discarded(1) == "the_watchtower" and t.locations(0) == "" and t.hand(1) == "kick"


def test_only_loyal_players_defeat_the_plot_and_ask_for_help() -> None:
    t = watchmen(loyalty="open", plot="in_play", a={"hand": POWER, **BOSS}, b={"hand": POWER})
    t.seat(0).plays_all().may_not("defeat plot_hero", rule="WM-A27").may_not("help", rule="WM-A6")
    t = watchmen(turn=1, loyalty="open", plot="in_play", a=BOSS, b={"hand": POWER})
    t.seat(1).plays_all().defeats("plot_hero").may_not("help", rule="WM-A8")
    assert t.seen_by(0)["watchmen"]["plot"]["foiled"]


# The end


def test_the_loyal_players_win_when_nothing_is_left() -> None:
    gifts = "disintegration duplication bane robin lobo"
    t = watchmen(challenge="alien_invasion", challenges="", gifts=gifts, a={"hand": POWER}, b=BOSS)
    t.seat(0).plays_all().defeats("alien_invasion")
    t.ended("loyal").ends([0, 2], [1, 0, 1])
    assert t.match.outcome().utilities == (1.0, -1.0, 1.0)


def test_with_a_plot_in_play_the_last_challenge_is_not_the_end() -> None:
    t = watchmen(
        challenge="alien_invasion",
        challenges="",
        gifts="disintegration duplication bane robin lobo",
        loyalty="open",
        plot="in_play",
        a={"hand": POWER},
        b=BOSS,
    )
    t.seat(0).plays_all().defeats("alien_invasion").goes_on()


def test_the_mastermind_wins_when_the_main_deck_is_empty() -> None:
    t = watchmen(a={"hand": "the_riddler kick punch"}, b=BOSS)
    while len(t.g.main.cards) > 1:
        t.g.main.pop()
    t.seat(0).plays_all().plays("the_riddler").says("riddle card")
    t.ended("mastermind").ends([1], [0, 1, 0])


def test_disintegration_destroys_a_loyal_player_once_all_is_open() -> None:
    t = watchmen(a={"hand": "disintegration"}, b=BOSS)
    t.seat(0).plays("disintegration").is_asked("disintegrate").may_not("destroy_player 2", because="not-there")
    t = watchmen(loyalty="open", a={"hand": "disintegration"}, b=BOSS, c={"hand": "kick", "discard": "lobo"})
    t.seat(0).plays("disintegration").says("destroy_player 2")
    assert t.g.gone == [0, 0, 1] and "lobo" in t.destroyed and t.destroyed.startswith("disintegration")
    t.seat(0).ends_turn()
    t.seat(1).ends_turn()
    t.seat(0).is_asked("turn")


# Two players


def test_two_loyal_players_meet_eight_super_villains() -> None:
    t = watchmen(2, challenge="", challenges="alien_invasion", phase="reveal")
    assert t.g.loyalty == [0, 0] and t.g.loyalty_box == [1]
    t.shuffles("lex_luthor")
    assert t.g.is_open and t.g.finale and len(t.g.villains.cards) == 8
    assert t.seen_by(0)["watchmen"]["machination"] is None


def test_two_players_of_whom_one_is_the_mastermind_play_on() -> None:
    t = watchmen(2, challenge="", challenges="alien_invasion", phase="reveal", b=BOSS)
    assert t.g.is_open and not t.g.finale and t.g.machination >= 0
    t.seat(1).is_asked("turn")


def test_if_nobody_is_the_mastermind_an_empty_deck_beats_both() -> None:
    t = watchmen(2)
    while len(t.g.main.cards) > 1:
        t.g.main.pop()
    t.seat(0).ends_turn()
    t.ended("nobody").ends([], [0, 0])
