"""Watchmen: contributions, how a Challenge falls, and each of the six (WM-033 to WM-052, WM-081 to WM-090)."""

from __future__ import annotations

from panoplie.kernel.rulebook import rule
from tests.games.dc.rulebook.scenes import ALL_FOR_INVASION, ALL_FOR_NIXON, BOSS, POWER, watchmen
from tests.games.dc.talk import DcTalk


def filled(t: DcTalk) -> list[int]:
    """How much of each demand is there."""
    return [line["filled"] for line in t.seen_by(None)["watchmen"]["challenge"]["demands"]]


# Contributing


@rule("WM-033")
def test_the_open_challenge_concerns_everybody() -> None:
    t = watchmen(challenge="nixon", challenges="", b=BOSS)
    for seat in (0, 1):
        before = len(t.line_up.split())
        t.seat(seat).ends_turn()
        assert len(t.line_up.split()) == before + 2, "one for buying nothing, one for Nixon"


@rule("WM-034", "WM-043")
def test_cards_are_contributed_and_then_one_player_pays() -> None:
    gifts = "bane bane nth_metal"
    t = watchmen(
        challenge="nixon", challenges="", gifts=gifts, a={"hand": f"doomsday {POWER}"}, loyalty="open", b=BOSS
    )
    t.seat(0).plays("super_strength", "super_strength").may_not("defeat nixon", rule="WM-044")
    t.seat(0).contributes("doomsday").may_not("defeat nixon", rule="WM-043").plays("doomsday").defeats("nixon")
    assert t.left == 14 - 11


@rule("WM-035")
def test_a_contributed_card_leaves_the_hand_face_up_and_is_not_played() -> None:
    t = watchmen(a={"hand": "robin kick"})
    t.seat(0).contributes("robin", "kick")
    assert (t.hand(0), t.gifts, t.played, t.power) == ("", "robin kick", "", 0)
    assert [card["id"] for card in t.seen_by(2)["watchmen"]["challenge"]["gifts"]] == ["robin", "kick"]


@rule("WM-036")
def test_nobody_has_to_contribute() -> None:
    t = watchmen(a={"hand": "robin"})
    t.seat(0).may("contribute robin", "end").ends_turn()
    assert t.gifts == "" and t.discarded(0) == "robin"


@rule("WM-037")
def test_only_what_the_challenge_asks_for_can_be_contributed() -> None:
    a = {"hand": "robin kick doomsday nth_metal punch"}
    t = watchmen(challenge="keene_act", a=a)
    t.seat(0).may_only("contribute robin", "contribute kick", "contribute doomsday", of="contribute")
    t.seat(0).may_not("contribute nth_metal", "contribute punch", rule="WM-037")
    t.seat(0).may_not("contribute bane", rule="DC-020")


def test_between_two_challenges_there_is_nothing_to_contribute_to() -> None:
    t = watchmen(challenge="riots", gifts="scarecrow bane robin nth_metal", a={"hand": f"{POWER} robin"})
    t.seat(0).plays("super_strength", "super_strength").defeats("riots")
    t.seat(0).may_not("contribute robin", rule="WM-049").may_not("contribute bane", rule="DC-020")


@rule("WM-038")
def test_a_weakness_is_never_contributed() -> None:
    for challenge in ("riots", "keene_act", "nixon", "alien_invasion"):
        watchmen(challenge=challenge, challenges="", a={"hand": "weakness"}).seat(0).may_not(
            "contribute weakness", rule="WM-038"
        )


@rule("WM-039", "WM-A12")
def test_a_card_that_is_itself_again_may_not_count_and_is_lost_all_the_same() -> None:
    """No card of the pack changes another: the Punch may have been a Hero while it was in hand."""
    t = watchmen(challenge="keene_act", gifts="punch robin kick doomsday", a={"hand": f"catwoman {POWER}"})
    assert filled(t) == [1, 1, 1]
    t.seat(0).plays_all().may_not("defeat keene_act", rule="WM-044")
    t = watchmen(challenge="keene_act", gifts="punch robin kick doomsday", a={"hand": f"catwoman {POWER}"})
    t.seat(0).contributes("catwoman").plays_all().defeats("keene_act")
    assert t.destroyed == "punch robin kick doomsday catwoman"


@rule("WM-040")
def test_one_card_meets_one_demand() -> None:
    t = watchmen(challenge="keene_act", gifts="green_arrow robin kick", a={"hand": POWER})
    assert filled(t) == [2, 1, 0], "Green Arrow costs 5 and is a Hero, but not both at once"
    t.seat(0).plays_all().may_not("defeat keene_act", rule="WM-044")


@rule("WM-042")
def test_more_may_be_contributed_than_is_needed() -> None:
    t = watchmen(challenge="keene_act", a={"hand": "robin catwoman mera kick kick"})
    t.seat(0).contributes("robin", "catwoman", "mera", "kick", "kick")
    assert t.gifts == "robin catwoman mera kick kick" and filled(t) == [2, 1, 0]


# Paying


@rule("WM-044")
def test_no_power_pays_while_contributions_are_missing() -> None:
    t = watchmen(challenge="nixon", challenges="", gifts="bane bane nth_metal", a={"hand": "super_strength " * 6})
    t.seat(0).plays_all().may_not("defeat nixon", rule="WM-044")


@rule("WM-045")
def test_a_bow_makes_a_challenge_cheaper() -> None:
    a = {"hand": "green_arrows_bow super_strength kick"}
    t = watchmen(challenge="nixon", challenges="alien_invasion", gifts=ALL_FOR_NIXON, a=a)
    t.seat(0).plays_all().defeats("nixon")
    assert (t.power, t.left) == (9, 0)


@rule("WM-046")
def test_a_challenge_is_no_super_villain() -> None:
    a = {"hand": "jonn_jonzz " + POWER, "hero": "silk_spectre"}
    t = watchmen(challenge="nixon", challenges="alien_invasion", gifts=ALL_FOR_NIXON, a=a)
    t.seat(0).plays("jonn_jonzz").is_asked("turn")
    assert t.power == 0
    t.seat(0).plays_all().defeats("nixon")
    assert t.discarded(0) == "" and t.seen_by(0)["running"]["bought"] == [], "nothing is gained"


@rule("WM-047")
def test_a_beaten_challenge_leaves_with_all_that_lies_beside_it() -> None:
    t = watchmen(challenge="nixon", challenges="alien_invasion", gifts=ALL_FOR_NIXON, a={"hand": POWER})
    t.seat(0).plays_all().defeats("nixon")
    board = t.seen_by(1)["watchmen"]
    assert (board["challenge"], board["beaten"], t.gifts, t.destroyed) == (None, ["nixon"], "", ALL_FOR_NIXON)


@rule("WM-052")
def test_the_mastermind_may_contribute_and_pay() -> None:
    a = {"hand": f"doomsday {POWER}", **BOSS}
    t = watchmen(challenge="nixon", challenges="alien_invasion", gifts="bane bane nth_metal", a=a)
    t.seat(0).contributes("doomsday").plays_all().defeats("nixon")
    assert t.seen_by(1)["watchmen"]["beaten"] == ["nixon"]
    assert not t.seen_by(1)["watchmen"]["loyalty_open"]


@rule("WM-A13")
def test_what_was_contributed_to_a_disintegrated_challenge_is_destroyed() -> None:
    t = watchmen(
        challenge="nixon", challenges="alien_invasion", gifts="bane nth_metal", a={"hand": "disintegration"}
    )
    t.seat(0).plays("disintegration").says("destroy nixon")
    assert t.destroyed == "disintegration bane nth_metal"


@rule("WM-A26")
def test_only_texts_about_contributions_see_one() -> None:
    locations = "arkham_asylum the_watchtower martian_palace"
    a = {"hand": "doomsday retired_minuteman", "deck": "kick punch", "locations": locations}
    t = watchmen(challenge="nixon", challenges="", a=a)
    t.seat(0).contributes("doomsday")
    assert t.hand(0) == "kick retired_minuteman" and t.power == 0, "Martian Palace draws, the Asylum does not"
    t.seat(0).plays("retired_minuteman")
    assert t.power == 3 and t.hand(0) == "punch kick", "The Watchtower sees the first Hero played"


@rule("WM-A34")
def test_a_new_challenge_waits_for_a_turn_that_begins_with_it() -> None:
    keene = {"challenge": "keene_act", "gifts": "robin catwoman kick doomsday", "a": {"hand": POWER}}
    t = watchmen(**keene, challenges="cancer_scare", b={"deck": "punch " * 5 + "kick"})
    t.seat(0).plays_all().defeats("keene_act").ends_turn()
    assert "weakness" not in t.discarded(0), "no Attack after this turn"
    t.seat(1).ends_turn()
    assert t.destroyed.endswith("kick"), "but after the next"


@rule("WM-A39")
def test_a_challenge_the_plot_and_a_super_villain_may_fall_in_one_turn() -> None:
    nixon = {"challenge": "nixon", "challenges": "alien_invasion", "gifts": ALL_FOR_NIXON}
    t = watchmen(**nixon, loyalty="open", plot="in_play", a={"hand": "super_strength " * 8}, b=BOSS)
    t.seat(0).plays_all().defeats("nixon").defeats("plot_hero").may_not("defeat alien_invasion", rule="DC-053")
    assert t.left == 40 - 11 - 13
    last = {"challenge": "alien_invasion", "challenges": "", "gifts": ALL_FOR_INVASION, "loyalty": "open"}
    t = watchmen(2, **last, finale="lex_luthor sinestro", a={"hand": "super_strength " * 8})
    t.seat(0).plays_all().defeats("alien_invasion").defeats("lex_luthor").may_not("defeat sinestro", rule="DC-053")


# Each of the six


@rule("WM-A40")
def test_riots_asks_whoever_begins_whatever_the_hand_holds() -> None:
    for hand in ("punch kick", "punch bane"):
        t = watchmen(challenge="riots", phase="begin", a={"hand": hand})
        t.seat(0).is_asked("riots").may("none").may_not("show punch", rule="WM-A40")
    t.seat(0).says("show bane").is_asked("turn")
    assert t.hand(0) == "punch bane" and t.known_hand(0, 1) == "bane"
    t = watchmen(challenge="riots", phase="begin", a={"hand": "punch bane"})
    t.seat(0).says("none")
    t.chance.is_hit_at("bane")
    assert t.discarded(0) == "bane"
    watchmen(challenge="riots", phase="begin").seat(0).is_asked("turn")


@rule("WM-083")
def test_cancer_scare_attacks_between_two_turns() -> None:
    a = {"deck": "punch " * 4 + "lasso_of_truth kick punch"}
    t = watchmen(challenge="cancer_scare", challenges="", a=a)
    t.seat(0).ends_turn().is_asked("defend").defends("lasso_of_truth")
    assert t.destroyed == "" and t.hand(0).count("kick") == 1, "the Lasso draws the Kick"
    t.seat(1).is_asked("turn")
    t = watchmen(challenge="cancer_scare", challenges="", a={"deck": "punch " * 6})
    t.seat(0).ends_turn()
    assert t.discarded(0) == "punch weakness", "a card that costs nothing is discarded"


@rule("WM-084", "WM-A41")
def test_six_destroyed_cards_that_cost_something_count_against_cancer_scare() -> None:
    a = {"hand": "lobo heat_vision", "discard": "kick punch robin", "deck": "punch " * 5 + "kick"}
    t = watchmen(challenge="cancer_scare", challenges="alien_invasion", a=a, line_up="bane mera mera mera mera")
    t.seat(0).plays("lobo").is_asked("destroy").says("destroy kick@discard punch@discard")
    assert filled(t) == [1], "a Punch costs nothing"
    t.seat(0).may_not("defeat cancer_scare", rule="WM-044").plays("heat_vision").says("destroy robin@discard")
    t.seat(0).ends_turn()
    assert filled(t) == [3], "the one of its own Attack too"
    t = watchmen(challenge="cancer_scare", challenges="", a={"hand": "disintegration"}, line_up="bane")
    t.seat(0).plays("disintegration").says("destroy bane")
    assert filled(t) == [0], "neither from the Line-Up nor from play"
    b = {"hand": "kick", "locations": "the_batcave"}
    t = watchmen(challenge="cancer_scare", challenges="", loyalty="open", a={"hand": "disintegration"}, b=b)
    t.seat(0).plays("disintegration").says("destroy_player 1")
    assert filled(t) == [1]


@rule("WM-085")
def test_a_location_is_contributed_to_the_clock_from_play() -> None:
    a = {"hand": "the_watchtower doomsday", "locations": "the_batcave arkham_asylum", "deck": "kick"}
    t = watchmen(challenge="doomsday_clock", challenges="", a=a)
    t.seat(0).may_not("contribute the_watchtower", rule="WM-037").contributes("arkham_asylum")
    assert t.locations(0) == "the_batcave" and filled(t) == [1, 0, 0]
    t.seat(0).plays("doomsday")
    assert t.hand(0) == "the_watchtower", "it works no more"


@rule("WM-086", "WM-087", "WM-A15")
def test_the_twelve_cards_of_the_clock_go_to_the_mastermind_unseen() -> None:
    t = watchmen(challenge="doomsday_clock", challenges="", clock=10, b=BOSS)
    t.seat(0).ends_turn()
    assert not t.seen_by(0)["watchmen"]["loyalty_open"] and t.seen_by(0)["watchmen"]["challenge"]["under"] == 11
    t.seat(1).ends_turn()
    assert t.seen_by(0)["watchmen"]["loyalty_open"] and len(t.g.hand[1]) == 5 + 12
    assert t.known_hand(1, 0) == "" and len(t.known_hand(1, 1).split()) == 17
    left = t.main_left
    t.seat(2).ends_turn()
    assert t.main_left == left - 1 and t.seen_by(0)["watchmen"]["challenge"]["under"] == 0, "no more ticks"


@rule("WM-086", "WM-087")
def test_who_has_looked_at_a_card_of_the_clock_knows_where_it_goes() -> None:
    line_up = "catwoman bane bane bane bane bane"
    clock = {"challenge": "doomsday_clock", "challenges": "", "clock": 11, "main": "robin lobo mera"}
    t = watchmen(a={"hand": "field_journal"}, b=BOSS, line_up=line_up, **clock)
    t.seat(0).plays("field_journal").says("destroy robin").buys("catwoman").ends_turn()
    assert [t.known_hand(1, viewer) for viewer in (0, 2, None)] == ["lobo", "", ""]


@rule("WM-A42")
def test_a_clock_that_is_stopped_takes_its_cards_along() -> None:
    clock = {"challenge": "doomsday_clock", "challenges": "", "clock": 3}
    t = watchmen(**clock, a={"hand": "disintegration"}, b=BOSS, loyalty="open", plot="in_play")
    under = t.names(t.g.clock.cards)
    assert not any([name in str(t.seen_by(0)["watchmen"]) for name in under.split()])
    t.seat(0).plays("disintegration").says("destroy doomsday_clock")
    assert t.destroyed == f"disintegration {under}"


@rule("WM-089", "WM-A16")
def test_under_the_keene_act_a_super_hero_has_a_name_and_no_text() -> None:
    for challenge, power in (("keene_act", 1), ("nixon", 2)):
        t = watchmen(challenge=challenge, a={"hand": "lasso_of_truth", "hero": "the_comedian"}, challenges="")
        t.seat(0).plays("lasso_of_truth")
        assert t.power == power
        hero = t.seen_by(1)["seats"][0]["super_heroes"][0]
        assert (hero["id"], hero["cancelled"]) == ("the_comedian", challenge == "keene_act")


def test_super_heroes_speak_again_when_the_keene_act_falls() -> None:
    a = {"hand": f"lasso_of_truth lasso_of_truth {POWER}", "hero": "the_comedian"}
    t = watchmen(challenge="keene_act", challenges="nixon", gifts="robin catwoman kick doomsday", a=a)
    t.seat(0).plays("super_strength", "super_strength", "lasso_of_truth").defeats("keene_act")
    assert t.power == 11
    t.seat(0).plays("lasso_of_truth")
    assert t.power == 11 + 2, "for what is played from now on"


@rule("WM-090")
def test_nixon_adds_a_card_to_a_full_line_up() -> None:
    t = watchmen(challenge="nixon", challenges="", a={"hand": "kick"}, line_up="catwoman bane bane mera mera")
    t.seat(0).plays("kick").buys("catwoman").ends_turn()
    assert len(t.line_up.split()) == 6, "one bought, one refilled, one of Nixon's"
