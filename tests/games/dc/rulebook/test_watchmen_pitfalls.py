"""Watchmen: what is easily done wrong."""

from __future__ import annotations

from panoplie.kernel.rulebook import rule
from tests.games.dc.rulebook.scenes import ALL_FOR_INVASION, ALL_FOR_NIXON, BOSS, POWER, plotted, watchmen


@rule("WM-T1", "WM-D8")
def test_only_the_line_up_counts_against_the_extra_card() -> None:
    t = watchmen(a={"hand": "doomsday kick"})
    t.seat(0).plays_all().buys("kick", "kick").ends_turn()
    assert len(t.line_up.split()) == 6
    t = watchmen(a={"hand": "dark_knight"}, line_up="nth_metal bane bane robin mera")
    t.seat(0).plays("dark_knight").ends_turn()
    assert len(t.line_up.split()) == 5


@rule("WM-T2")
def test_nixon_s_card_comes_after_the_refill() -> None:
    t = watchmen(challenge="nixon", challenges="", line_up="bane bane robin", main="kick punch weakness")
    t.seat(0).ends_turn()
    assert t.line_up == "bane bane robin kick punch weakness"


@rule("WM-T3")
def test_the_last_card_of_the_main_deck_ends_the_game_in_mid_turn() -> None:
    t = watchmen(a={"hand": "the_riddler kick punch"}, b=BOSS, main_left=1)
    t.seat(0).plays_all().plays("the_riddler").says("riddle card")
    t.ended("mastermind").ends([1], [0, 1, 0])


@rule("WM-T4")
def test_before_the_reveal_no_player_can_be_disintegrated_nor_is_spared() -> None:
    t = watchmen(a={"hand": "scarecrow disintegration"}, c=BOSS)
    t.seat(0).plays("scarecrow")
    assert t.discarded(1) == t.discarded(2) == "weakness"
    t.seat(0).plays("disintegration").is_asked("disintegrate")
    t.seat(0).may_not("destroy_player 1", "destroy_player 2", because="not-there")


@rule("WM-T5")
def test_the_clock_unmasks_and_brings_no_plot() -> None:
    bo = {"hand": "catwoman robin batmobile doomsday", **BOSS}
    seats = {"a": {"hand": "punch"}, "b": bo, "c": {"hand": "punch"}}
    t = watchmen(challenge="doomsday_clock", challenges="", clock=11, **seats)
    t.seat(0).ends_turn()
    board = t.seen_by(0)
    assert board["watchmen"]["loyalty_open"] and board["watchmen"]["plot"] is None
    assert "plot_hero" not in t.everything_seen_by(0) and "plot_hero" in t.everything_seen_by(1)
    t.seat(1).plays("catwoman", "robin", "batmobile")
    assert t.seen_by(0)["watchmen"]["plot"] is None
    t.seat(1).plays("doomsday")
    assert t.seen_by(0)["watchmen"]["plot"]["owner"] == 1


@rule("WM-T6")
def test_the_list_unmasks_the_mastermind_and_shows_nothing_of_anybody_else() -> None:
    hand = "punch catwoman robin batmobile"
    t = watchmen(4, a={"hand": hand, **BOSS})
    t.seat(0).plays("punch", "catwoman", "robin", "batmobile")
    assert t.seen_by(2)["watchmen"]["loyalty_open"]
    t = watchmen(4, a={"hand": hand}, b=BOSS)
    t.seat(0).plays("punch", "catwoman", "robin")
    before = t.seen_by(2)["watchmen"]
    t.seat(0).plays("batmobile").is_asked("turn")
    assert t.seen_by(2)["watchmen"] == before
    assert [seat.get("loyalty") for seat in t.seen_by(2)["seats"]] == [None, None, "loyal", None]


@rule("WM-T7", "WM-A25")
def test_the_hero_that_completes_the_list_burns_nothing() -> None:
    t = watchmen(4, a={"hand": "catwoman batmobile robin kid_flash", **BOSS})
    t.seat(0).plays("catwoman", "batmobile")
    left = t.main_left
    t.seat(0).plays("robin")
    assert t.seen_by(2)["watchmen"]["plot"]["plot"]["id"] == "plot_hero" and t.main_left == left
    t.seat(0).plays("kid_flash")
    assert t.main_left == left - 1 and t.destroyed != ""


@rule("WM-A25")
def test_a_card_that_completes_the_list_is_finished_with_all_that_it_plays() -> None:
    """Starro is the second Villain; the Heroes that he plays come before the Plot, the next Hero after it."""
    a = {"hand": "catwoman doomsday starro robin", **BOSS}
    decks = {"b": {"deck": "mera punch"}, "c": {"deck": "swamp_thing"}, "d": {"deck": "zatanna_zatara"}}
    t = watchmen(4, machination="machination_villain", a=a, **decks)
    left = t.main_left
    t.seat(0).plays("catwoman", "doomsday", "starro").is_asked("starro").says("yes")
    assert not t.seen_by(2)["watchmen"]["loyalty_open"], "Starro is not finished"
    t.seat(0).is_asked("starro").says("yes").is_asked("starro").says("yes").is_asked("turn")
    assert t.seen_by(2)["watchmen"]["loyalty_open"] and t.main_left == left
    t.seat(0).plays("robin")
    assert t.main_left == left - 1


@rule("WM-T8")
def test_a_contributed_card_does_nothing_at_all() -> None:
    a = {"hand": "robin catwoman batmobile", "discard": "nth_metal", "locations": "the_watchtower", **BOSS}
    t = watchmen(4, a=a)
    t.seat(0).contributes("robin").is_asked("turn")
    assert (t.power, t.hand(0), t.discarded(0)) == (0, "catwoman batmobile", "nth_metal")
    t = watchmen(4, a={**a, "locations": ""})
    t.seat(0).contributes("robin").plays("catwoman", "batmobile")
    assert not t.seen_by(1)["watchmen"]["loyalty_open"]


@rule("WM-T9", "WM-041", "WM-A14")
def test_contributions_belong_to_the_challenge_and_not_to_a_demand() -> None:
    a = {"hand": "blue_beetle lasso_of_truth cape_and_cowl bane"}
    t = watchmen(challenge="riots", a=a)
    t.seat(0).contributes("blue_beetle", "lasso_of_truth", "cape_and_cowl")
    assert not t.seen_by(2)["watchmen"]["challenge"]["complete"]
    t.seat(0).contributes("bane")
    assert [line["filled"] for line in t.seen_by(2)["watchmen"]["challenge"]["demands"]] == [2, 1, 1]


@rule("WM-T10", "WM-049")
def test_one_challenge_falls_in_a_turn() -> None:
    a = {"hand": "bane " + "super_strength " * 4}
    t = watchmen(challenge="riots", challenges="nixon alien_invasion", gifts="scarecrow robin nth_metal", a=a)
    t.seat(0).plays_all().may_not("defeat riots", rule="WM-044").contributes("bane").defeats("riots")
    assert t.left == 12
    assert not any(["nixon" in t.everything_seen_by(viewer) for viewer in t.viewers]), "nobody knows it yet"
    t.seat(0).may_not("defeat nixon", rule="DC-053").ends_turn()
    assert t.seen_by(1)["watchmen"]["challenge"]["id"] == "nixon"


@rule("WM-T11")
def test_a_beaten_challenge_is_silent_and_the_new_one_waits() -> None:
    t = watchmen(challenge="nixon", challenges="alien_invasion", gifts=ALL_FOR_NIXON, a={"hand": POWER})
    t.seat(0).plays_all().defeats("nixon").ends_turn()
    assert len(t.line_up.split()) == 6 and t.destroyed == ALL_FOR_NIXON, "no card of Nixon's, none burnt"
    assert t.seen_by(1)["watchmen"]["challenge"]["id"] == "alien_invasion"
    t.seat(1).ends_turn()
    assert len(t.destroyed.split()) == 4 + 2, "two for the Villains of the Line-Up, a turn later"


@rule("WM-T12")
def test_a_location_that_helps_works_for_one_turn_and_goes_home() -> None:
    bo = {"hand": "the_watchtower punch punch punch punch"}
    t = plotted(a={"hand": "robin", "deck": "kick " + "punch " * 9}, b=bo, c=BOSS)
    t.seat(0).asks_for_help()
    t.seat(1).says("yes")
    t.chance.is_hit_at("the_watchtower")
    t.seat(0).plays("robin")
    assert t.hand(0) == "kick"
    t.seat(0).ends_turn()
    assert (t.discarded(1), t.locations(0), t.hand(1)) == ("the_watchtower", "", "punch punch punch punch")
    t.seat(1).plays_all()
    assert t.power == 4
    t.seat(1).ends_turn()
    assert len(t.g.hand[1]) == 5


@rule("WM-T13", "WM-A8")
def test_help_is_there_for_anything_while_a_plot_is_in_play() -> None:
    seats = {"a": {"hand": "kick"}, "b": {"hand": "kick"}, "c": {"hand": "punch", **BOSS}}
    t = plotted(**seats, line_up="bane robin robin mera mera")
    t.seat(0).plays("kick").may_not("buy bane", rule="DC-023").asks_for_help()
    t.seat(1).says("yes")
    t.chance.is_hit_at("kick")
    t.seat(0).buys("bane").ends_turn()
    t.seat(1).ends_turn()
    t.seat(2).may_not("help", rule="WM-A6")
    for plot in ("unseen", "foiled"):
        watchmen(loyalty="open", plot=plot, **seats).seat(0).may_not("help", rule="WM-A8")


@rule("WM-T14", "WM-A27")
def test_after_level_three_the_game_goes_on_against_the_plot() -> None:
    last = {"challenge": "alien_invasion", "challenges": "", "gifts": ALL_FOR_INVASION}
    boss = {"hand": "super_strength " * 5, **BOSS}
    t = plotted(**last, turn=1, b=boss, main_left=1)
    t.seat(1).plays_all().may_not("defeat plot_hero", rule="WM-A27").defeats("alien_invasion").goes_on()
    assert t.seen_by(0)["watchmen"]["challenge"] is None
    t.seat(1).ends_turn()
    t.ended("mastermind").ends([1], [0, 1, 0])
    t = watchmen(**last, turn=1, b=boss)
    t.seat(1).plays_all().defeats("alien_invasion")
    t.ended("loyal").ends([0, 2], [1, 0, 1])


@rule("WM-T15")
def test_two_loyal_players_meet_one_super_villain_a_turn() -> None:
    a = {"hand": "jonn_jonzz super_strength super_strength super_strength super_strength", "deck": "punch " * 9}
    t = watchmen(2, challenge="alien_invasion", challenges="", finale="lex_luthor sinestro", loyalty="open", a=a)
    t.seat(0).plays("jonn_jonzz")
    assert t.hand(0).count("punch") == 3, "Lex Luthor's text"
    t.seat(0).plays_all().defeats("lex_luthor").may_not("defeat sinestro", rule="DC-053").ends_turn()
    assert t.seen_by(1)["super_villains"]["top"]["id"] == "sinestro"
    assert t.seen_by(1)["watchmen"]["machination"] is None
    assert not any(['"mastermind"' in t.everything_seen_by(viewer) for viewer in t.viewers])
    t = watchmen(2, challenge="", challenges="", finale="lex_luthor", loyalty="open", main_left=1)
    t.seat(0).ends_turn()
    t.ended("nobody").ends([], [0, 0])


@rule("WM-T16")
def test_three_things_lie_under_a_super_hero() -> None:
    a = {"under": "kick", "plot": "plot_villain", "hero": "rorschach"}
    t = watchmen(loyalty="open", plot="in_play", a=a, b=BOSS)
    mine = t.seen_by(0)["seats"][0]
    assert (mine["loyalty"], mine["plot"]["id"], mine["under"]) == ("loyal", "plot_villain", 1)
    assert [card["id"] for card in mine["under_known"]] == ["kick"]
    theirs = t.seen_by(1)["seats"][0]
    assert (theirs["loyalty"], theirs.get("plot"), theirs["under"], theirs["under_known"]) == (
        "loyal",
        None,
        1,
        [],
    )
    assert "plot_villain" not in t.everything_seen_by(1) + t.everything_seen_by(2)
