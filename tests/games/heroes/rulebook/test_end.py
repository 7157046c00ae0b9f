"""The rulebook of Heroes Incorporated: end of a phase, victory, limits, Justice, lairs (HI-132 to HI-163)."""

import pytest

from panoplie.kernel.asks import Roll
from panoplie.kernel.piles import Pile
from panoplie.kernel.rulebook import rule
from tests.talk import table


def last_turn(seats=2, **setting):
    """The last turn of a phase, which the last seat passes."""
    return table("heroes", seats=seats, turn=4, active=seats - 1, **setting).all_pass(1)


# Scoring


@rule("HI-132")
def test_districts_fame_and_powers_pay_at_the_end_of_a_phase():
    setting = {
        "teams": {0: "paragon titan"},
        "dice": {"titan": ("bank", 4)},
        "pawns": "bank",
        "fame": {0: "movie_deal"},
    }
    assert last_turn(**setting).scores() == [4 + 1 + 1, 0]
    early = table("heroes", turn=3, active=1, **setting).seat(1).passes()
    assert early.scores() == [0, 0]


@rule("HI-A52")
def test_what_scores_is_what_stands_when_the_phase_ends():
    """The Precinct moves a pawn away from a district whose winner has not counted yet."""
    t = last_turn(scores=[9, 0], dice={"titan": ("precinct", 6), "arcana": ("bank", 6)}, pawns="precinct bank")
    t.seat(0).is_asked("district_power").says("pawn_to B threads")
    assert (t.pawn("B"), t.scores()) == ("threads", [12, 4])
    joined = last_turn(
        scores=[9, 0], dice={"titan": ("precinct", 6), "arcana": ("threads", 6)}, pawns="precinct bank"
    )
    joined.seat(0).says("pawn_to B threads")
    assert joined.scores() == [12, 0]  # nor does a pawn that comes too late bring anything


def test_the_order_of_scoring_is_fixed_after_noble_s_last_call():
    """34 against 35, both with enough: the exchange makes them level, and then the higher total wins (HI-144)."""
    setting = {"teams": {0: "paragon titan"}, "dice": {"titan": ("fort", 6), "arcana": ("sofa", 6)}}
    t = last_turn(scores=[34, 35], pawns="fort sofa", justice_markers={0: 2}, **setting).seat(0)
    t.is_asked("last_call").says("noble").is_asked("district_power").says("skip")
    t.ends(winners=[0], scores=[41, 37])
    late = last_turn(scores=[34, 35], pawns="fort sofa", justice_markers={0: 2}, **setting).seat(0)
    late.is_asked("last_call").says("skip").ends(winners=[1], scores=[34, 37])


def test_noble_uses_markers_of_the_scoring_before_the_win_is_checked():
    """The Hospital brings a second Justice marker: two make the point that was missing."""
    setting = {"teams": {0: "paragon titan"}, "dice": {"titan": ("hospital", 6)}, "pawns": "hospital"}
    t = last_turn(scores=[31, 35], justice_markers={0: 1}, **setting).seat(0)
    t.is_asked("last_call").may_only("noble", "skip").says("noble").ends(winners=[0], scores=[36, 35])
    last_turn(scores=[31, 35], justice_markers={0: 1}, **setting).seat(0).says("skip").goes_on()


@rule("HI-133")
def test_the_leader_scores_first_and_the_others_follow():
    dice = {"titan": ("comics", 3), "arcana": ("labs", 5), "firebrand": ("city_hall", 5)}
    t = last_turn(3, scores=[4, 9, 6], dice=dice, pawns="comics labs city_hall")
    for seat in (1, 2, 0):
        t.seat(seat).is_asked("district_power").says("skip")
    assert t.scores() == [6, 14, 11]


@rule("HI-134")
def test_the_highest_die_on_a_district_with_a_pawn_scores_its_number():
    dice = {"titan": ("bank", 5), "arcana": ("bank", 4), "traveller": ("sofa", 6)}
    assert last_turn(dice=dice, pawns="bank").scores() == [4, 0]  # and no pawn is at the sofa shop


@rule("HI-135")
def test_that_player_may_use_the_power_of_the_district():
    t = last_turn(dice={"titan": ("labs", 5)}, pawns="labs", deck="power_up stun_ray").seat(0)
    t.is_asked("district_power").may_only("use", "skip").says("use")
    assert (t.hand(0), t.scores()) == (["power_up", "stun_ray"], [5, 0])
    skipped = last_turn(dice={"titan": ("labs", 5)}, pawns="labs").seat(0).says("skip")
    assert (skipped.hand(0), skipped.scores()) == ([], [5, 0])


@rule("HI-A46")
def test_the_powers_of_two_districts_are_used_in_the_order_that_the_player_likes():
    dice = {"titan": ("comics", 6), "andron": ("pawnbroker", 6)}
    setting = {"dice": dice, "pawns": "comics pawnbroker", "deck": "stun_ray power_up jet_pack"}
    t = last_turn(**setting).seat(0).is_asked("which_first").may_only("district comics", "district pawnbroker")
    t.says("district comics").says("use").may_only("discard stun_ray", "skip").says("discard stun_ray")
    assert (t.hand(0), t.scores()) == (["jet_pack", "power_up"], [4, 0])
    poor = last_turn(**setting).seat(0).says("district pawnbroker")  # no card to trade yet
    poor.is_asked("district_power").may_only("use", "skip").says("use")
    assert (poor.hand(0), poor.scores()) == (["stun_ray"], [4, 0])
    alike = {"titan": ("comics", 6), "andron": ("labs", 6)}
    last_turn(dice=alike, pawns="comics labs").seat(0).is_asked("district_power")  # both simply draw
    apart = {"titan": ("city_hall", 6), "andron": ("pawnbroker", 6)}
    last_turn(dice=apart, pawns="city_hall pawnbroker").seat(0).is_asked("district_power")


@rule("HI-136", "HI-D1")
def test_tied_players_split_the_points_and_leave_the_power():
    dice = {"titan": ("labs", 6), "arcana": ("labs", 6)}
    two = last_turn(dice=dice, pawns="labs").is_to_move_crime()
    assert two.scores() == [2, 2]
    three = last_turn(3, dice={**dice, "firebrand": ("labs", 6)}, pawns="labs").is_to_move_crime()
    assert three.scores() == [1, 1, 1]


@rule("HI-A25")
def test_two_heroes_of_one_player_do_not_split():
    t = (
        last_turn(dice={"titan": ("labs", 6), "andron": ("labs", 6)}, pawns="labs")
        .seat(0)
        .is_asked("district_power")
    )
    assert t.says("skip").scores() == [5, 0]


@rule("HI-137")
def test_all_points_are_added_together_before_they_reach_the_score():
    t = table(
        "heroes",
        teams={0: "paragon titan"},
        dice={"titan": ("labs", 5)},
        pawns="labs",
        fame={0: "movie_deal"},
        turn=4,
        active=1,
    )
    t.seat(1).passes().seat(0).is_asked("district_power")
    assert t.scores() == [0, 0]  # not one by one
    assert t.seat(0).says("skip").scores() == [7, 0]


@rule("HI-138")
def test_after_scoring_the_crime_die_moves_each_pawn_once():
    t = last_turn(pawns="bank labs pets diner subway")
    for face in ("E", "S", "N", "W", "SW"):
        t.is_to_move_crime().rolls(face)
    assert [t.pawn(letter) for letter in "ABCDE"] == ["labs", "precinct", "threads", "makers", "warehouse"]


@rule("HI-139", "HI-D5")
def test_a_pawn_that_leaves_the_city_is_put_on_crimeland():
    t = last_turn(pawns="bank labs").rolls("N")
    assert t.pawn("A") == "crimeland"
    t.rolls("S")
    assert (t.pawn("A"), t.pawn("B")) == ("crimeland", "precinct")
    t.rolls("N").rolls("N").rolls("N").draws("starts 0")
    assert t.pawn("A") == "crimeland"  # it stays there


@rule("HI-140")
def test_markers_come_back_and_hands_shrink_to_five():
    hand = "stun_ray power_up jet_pack hovercraft crime_wave police_raid"
    t = (
        table(
            "heroes",
            teams={1: "shadowboxer arcana"},
            hands={0: hand},
            coloured={0: 1, 1: 1},
            white={0: 0},
            turn=4,
            spent="shadowboxer",
            dice={"titan": ("sofa", 3)},
        )
        .seat(0)
        .passes()
        .seat(1)
        .passes()
        .crime("N")
    )
    t.seat(0).is_asked("discard").says("discard stun_ray")
    assert (t.player(0)["hand"]["count"], t.seen_by(None)["discard"]) == (5, ["stun_ray"])
    assert [(t.player(seat)["coloured"], t.player(seat)["white"]) for seat in (0, 1)] == [(4, 1), (4, 1)]
    assert t.hero("shadowboxer")["ready"]
    assert t.hero("titan")["die_on"] is None


@rule("HI-A35")
def test_the_order_of_the_end_of_a_phase():
    hand = "stun_ray power_up jet_pack hovercraft crime_wave police_raid"
    t = (
        table(
            "heroes",
            hands={0: hand},
            villains=[("mammoth", 1, "bank")],
            pawns="bank",
            lairs=True,
            turn=4,
            dice={"titan": ("comics", 3)},
            active=1,
        )
        .seat(1)
        .passes()
    )
    t.seat(0).is_asked_nothing()
    assert isinstance(t.match.ask, Roll) and t.match.ask.thrower == 1  # the villain's lair comes first
    assert t.pawn("A") == "bank"
    t.rolls("NE").crime("S")  # then crime
    assert t.dice("comics") == {}
    t.seat(0).is_asked("discard").says("discard stun_ray")  # then hands
    t.draws("starts 0").seat(0).is_asked("action")  # then who starts


@rule("HI-A41")
def test_dice_without_a_pawn_stay_and_score_nothing():
    t = (
        table(
            "heroes",
            teams={0: "dr_illusion titan"},
            at={"dr_illusion": "bank"},
            pawns="bank",
            turn=4,
            dice={"arcana": ("bank", 4)},
        )
        .seat(0)
        .says("shift dr_illusion A labs")
    )
    assert t.dice("bank") == {"arcana": 4}
    assert t.passes().seat(1).passes().scores() == [0, 0]


@rule("HI-A42")
def test_being_driven_out_earns_no_justice():
    t = table("heroes", at={"arcana": "bank"}, dice={"titan": ("bank", 4)}, pawns="bank", active=1).seat(1)
    t.fights("arcana", "bank").rolls("1 5")
    assert (t.dice("bank"), t.player(0)["justice"]) == ({"arcana": 5}, 0)


@rule("HI-A43")
def test_the_order_of_scoring_is_fixed_once():
    dice = {"titan": ("labs", 5), "arcana": ("city_hall", 5)}
    t = (
        last_turn(scores=[33, 32], dice=dice, pawns="labs city_hall")
        .seat(0)
        .is_asked("district_power")
        .says("skip")
    )
    t.ends(winners=[0], scores=[38, 32])
    t = last_turn(3, scores=[20, 19, 24], dice=dice, pawns="labs city_hall")
    t.seat(0).is_asked("district_power").says("skip").seat(1).is_asked(
        "district_power"
    )  # 25 now, but still before 1
    assert t.scores() == [25, 19, 24]


# Winning


@rule("HI-141")
def test_whoever_has_the_number_at_the_end_of_a_phase_wins():
    last_turn(scores=[3, 36]).ends(winners=[1], scores=[3, 36])
    last_turn(scores=[3, 40]).ends(winners=[1], scores=[3, 40])


@rule("HI-142")
def test_only_the_first_to_reach_the_number_wins():
    dice = {"titan": ("sofa", 3), "arcana": ("bank", 6)}
    t = last_turn(scores=[34, 33], dice=dice, pawns="sofa bank")
    t.ends(winners=[0], scores=[36, 33])  # the other would have had 37


@rule("HI-143")
def test_points_won_during_a_phase_can_steal_the_victory():
    dice = {"titan": ("bank", 4), "arcana": ("sofa", 2)}
    setting = {"scores": [33, 34], "dice": dice, "pawns": "bank sofa", "turn": 4, "hands": {0: "adventure_titan"}}
    patient = table("heroes", **setting).seat(0).passes().seat(1).passes()
    patient.ends(winners=[1], scores=[33, 36])
    thief = table("heroes", **setting).seat(0).plays("adventure_titan")
    assert thief.scores() == [36, 34]
    thief.seat(1).passes().ends(winners=[0], scores=[40, 34])


@rule("HI-A8")
def test_reaching_the_number_during_a_phase_does_not_win_yet():
    t = table("heroes", scores=[35, 0], hands={0: "adventure_titan"}).seat(0).plays("adventure_titan").goes_on()
    assert t.scores() == [38, 0]
    t.all_pass().ends(winners=[0], scores=[38, 0])


@rule("HI-144")
def test_equal_scores_count_together_and_the_higher_total_decides():
    dice = {"titan": ("sofa", 3), "arcana": ("bank", 6)}
    last_turn(scores=[34, 34], dice=dice, pawns="sofa bank").ends(winners=[1], scores=[36, 38])
    powers = {"titan": ("comics", 3), "arcana": ("labs", 6)}
    t = table("heroes", dice=powers, pawns="comics labs", turn=4, first=1, active=0).seat(0).passes()
    t.seat(1).is_asked("district_power").says("skip")  # powers clockwise, from whoever began the phase
    assert t.scores() == [0, 0]
    assert t.seat(0).is_asked("district_power").says("skip").scores() == [2, 5]


@rule("HI-A9")
def test_level_before_and_after_is_a_shared_victory_or_another_phase():
    setting = {"scores": [34, 34], "dice": {"titan": ("sofa", 3), "arcana": ("diner", 6)}, "pawns": "sofa diner"}
    last_turn(**setting).ends(winners=[0, 1], scores=[36, 36])
    t = last_turn(ties="play_on", **setting).goes_on().crime("N").draws("starts 0").goes_on()
    t.g.score[0] += 1
    t.all_pass().ends(winners=[0], scores=[37, 36])
    third = {"dice": {"titan": ("sofa", 3), "arcana": ("diner", 6), "firebrand": ("power_plant", 6)}}
    late = last_turn(3, ties="play_on", scores=[28, 28, 27], pawns="sofa diner power_plant", **third)
    late.goes_on()  # whoever scores after them cannot win in this phase either
    assert late.scores() == [30, 30, 32]


@rule("HI-X9", "HI-A7")
def test_example_mike_reaches_thirty_first():
    t = last_turn(
        3,
        teams={0: "paragon titan", 1: "arcana traveller", 2: "firebrand slingshot"},
        scores=[29, 27, 25],
        dice={"arcana": ("stadium", 3), "firebrand": ("power_plant", 6), "slingshot": ("subway", 6)},
        pawns="stadium power_plant subway",
    )
    t.ends(winners=[0], scores=[30, 27, 25])  # José would have had 30 and Frank 33


# Limits


@rule("HI-145")
def test_the_hand_limit_is_five_and_only_at_the_end_of_a_phase():
    hand = "stun_ray power_up jet_pack hovercraft crime_wave"
    t = table("heroes", hands={0: hand}, deck="police_raid war_room", turn=3).seat(0).says("draw white")
    assert t.player(0)["hand"]["count"] == 6
    t.all_pass().crime("N").seat(0).is_asked("discard").may_not("discard mammoth", rule="HI-145")
    t.seat(0).says("discard jet_pack")
    assert t.player(0)["hand"]["count"] == 5
    t.draws("starts 0").seat(0).is_asked("action")


@rule("HI-146")
def test_a_second_fame_card_takes_the_place_of_the_first():
    t = (
        table("heroes", fame={0: "front_page"}, hands={0: "movie_deal"}, scores=[10, 0])
        .seat(0)
        .plays("movie_deal")
    )
    assert (t.player(0)["fame"], t.seen_by(None)["discard"]) == ("movie_deal", ["front_page"])


@rule("HI-147", "HI-A1")
def test_three_plus_one_markers_on_a_hero_at_most():
    t = table("heroes", plus={"titan": 2}, hands={0: "power_up power_up"}).seat(0).plays("power_up", "hero titan")
    assert t.hero("titan")["plus"] == 3
    t = t.seat(1).passes().seat(0).cannot_aim("power_up", "hero titan", rule="HI-147")
    t.plays("power_up", "hero andron")
    one = table("heroes", plus={"titan": 1}, hands={0: "power_up"}, combat_markers=1).seat(0)
    one.cannot_aim("power_up", "hero titan", rule="HI-147").plays("power_up", "hero andron")


@rule("HI-148")
def test_three_gadgets_on_a_hero_at_most():
    t = table("heroes", gear={"titan": "jet_pack grapple_gun battle_armor"}, hands={0: "force_cannon"}).seat(0)
    t.plays("force_cannon", "hero titan").is_asked("target_more")
    t.may_only("gadget titan jet_pack", "gadget titan grapple_gun", "gadget titan battle_armor")
    t.says("gadget titan battle_armor")
    assert t.hero("titan")["gear"] == ["jet_pack", "grapple_gun", "force_cannon"]


@rule("HI-149")
def test_aliens_carry_no_gadgets():
    t = table("heroes", teams={0: "ceera titan"}, hands={0: "jet_pack"}).seat(0)
    t.cannot_aim("jet_pack", "hero ceera", rule="HI-149").plays("jet_pack", "hero titan")
    aliens = table("heroes", teams={0: "ceera cloner"}, hands={0: "jet_pack"}).seat(0)
    aliens.may_not("play jet_pack colour", rule="HI-149")


@rule("HI-150")
def test_one_hq_gadget_for_a_player_at_most():
    t = table("heroes", hq={0: "hovercraft"}, hands={0: "war_room"}).seat(0)
    t.may_not("play war_room colour", rule="HI-150")
    table("heroes", hands={0: "war_room"}).seat(0).may("play war_room colour")


@rule("HI-151", "HI-D4")
def test_three_justice_markers_for_a_team_at_most():
    t = table("heroes", at={"titan": "bank"}, pawns="bank", justice_markers={0: 3}).seat(0).fights("titan", "bank")
    t.rolls("1").says("spend 0")
    assert t.player(0)["justice"] == 3


# Justice


@rule("HI-152")
def test_a_team_earns_justice_whenever_a_die_cannot_be_placed():
    t = table("heroes", at={"titan": "bank", "arcana": "bank"}, pawns="bank", dice={"arcana": ("bank", 6)}).seat(0)
    t.wins("titan", "bank", 5)  # enough for the bank, and not for Arcana
    assert t.player(0)["justice"] == 1
    assert (
        table("heroes", at={"titan": "bank"}, pawns="bank").seat(0).wins("titan", "bank", 4).player(0)["justice"]
        == 0
    )


@rule("HI-153")
def test_justice_belongs_to_the_team():
    t = table("heroes", at={"titan": "bank", "andron": "bank"}, pawns="bank").seat(0).wins("titan", "bank", 1)
    t.seat(1).passes().seat(0).fights("andron", "bank").rolls("3").is_asked("boost").says("spend 1")
    assert (t.dice("bank"), t.player(0)["justice"]) == ({"andron": 4}, 0)


@rule("HI-154")
def test_justice_is_spent_after_the_throw_one_face_each():
    t = table("heroes", at={"titan": "bank"}, pawns="bank", justice_markers={0: 2}).seat(0).fights("titan", "bank")
    t.rolls("2").is_asked("boost").may_only("spend 0", "spend 1", "spend 2").may_not("spend 3", rule="HI-154")
    t.says("spend 2")
    assert (t.dice("bank"), t.player(0)["justice"]) == ({"titan": 4}, 0)
    six = (
        table("heroes", at={"titan": "bank"}, pawns="bank", justice_markers={0: 2}).seat(0).fights("titan", "bank")
    )
    six.rolls("6").seat(0).is_asked_nothing()


# Lairs


@rule("HI-155")
def test_with_lairs_three_or_four_may_play_to_36():
    assert table("heroes", seats=3, lairs=True).seen_by(None)["target"] == 30
    assert table("heroes", seats=4, lairs=True, long_game=True).seen_by(None)["target"] == 36
    last_turn(3, lairs=True, long_game=True, scores=[35, 0, 0]).goes_on()
    last_turn(3, lairs=True, long_game=True, scores=[36, 0, 0]).ends(winners=[0], scores=[36, 0, 0])


def unbeaten(**more):
    """A phase ends while Mammoth, played by seat 1, is unbeaten at the bank. The corners are empty."""
    at = {"titan": "bank", "andron": "garage", "arcana": "garage", "traveller": "garage", **more.pop("at", {})}
    setting = {"lairs": True, "villains": [("mammoth", 1, "bank")], "pawns": "bank", "at": at, **more}
    return last_turn(**setting)


@rule("HI-156")
def test_an_unbeaten_villain_goes_to_a_lair_by_the_hand_of_its_player():
    t = unbeaten()
    assert isinstance(t.match.ask, Roll) and t.match.ask.dice is t.g.facts.crime_die
    assert t.match.ask.thrower == 1
    t.rolls("SE")
    assert t.district("pawnbroker")["villains"] == [
        {"id": "mammoth", "seat": 1, "lair": True, "combat": 7, "against": {}}
    ]
    assert t.district("bank")["villains"] == []
    without = unbeaten(lairs=False)
    assert (without.seen_by(None)["discard"], without.district("pawnbroker")["villains"]) == (["mammoth"], [])


@rule("HI-157")
@pytest.mark.parametrize(
    ("face", "corner"), [("NW", "threads"), ("NE", "sofa"), ("SW", "channel6"), ("SE", "pawnbroker")]
)
def test_a_diagonal_names_the_corner(face, corner):
    assert [villain["id"] for villain in unbeaten().rolls(face).district(corner)["villains"]] == ["mammoth"]


@rule("HI-158")
@pytest.mark.parametrize(
    ("face", "corners"),
    [("N", "threads sofa"), ("S", "channel6 pawnbroker"), ("E", "sofa pawnbroker"), ("W", "threads channel6")],
)
def test_north_south_east_and_west_leave_the_choice_of_a_corner(face, corners):
    one, two = corners.split()
    t = unbeaten().rolls(face).seat(1).is_asked("corner").may_only(f"corner {one}", f"corner {two}")
    t.may_not("corner bank", rule="HI-159").says(f"corner {two}")
    assert [villain["id"] for villain in t.district(two)["villains"]] == ["mammoth"]


@rule("HI-159", "HI-A22")
def test_a_corner_with_a_hero_a_pawn_or_a_villain_is_not_empty():
    hero = unbeaten(at={"arcana": "sofa"}).rolls("NE")
    assert (hero.seen_by(None)["discard"], hero.district("sofa")["villains"]) == (["mammoth"], [])
    assert unbeaten(pawns="bank sofa").rolls("NE").seen_by(None)["discard"] == ["mammoth"]
    assert unbeaten(hiding=[("evolver", 0, "sofa")]).rolls("NE").seen_by(None)["discard"] == ["mammoth"]
    unbeatable = table("heroes", lairs=True, turn=4, active=1, pawns="bank", villains=[("mammoth", 1, "bank")])
    unbeatable.g.villains[0] = unbeatable.g.facts.card_at["limbo"]
    assert unbeatable.seat(1).passes().seen_by(None)["discard"] == ["limbo"]  # a lair must be worth a fight
    one_left = unbeaten(at={"arcana": "sofa"}).rolls("N")  # the other corner of the edge, without a question
    assert [villain["id"] for villain in one_left.district("threads")["villains"]] == ["mammoth"]


@rule("HI-160")
def test_a_villain_in_its_lair_is_a_crime_until_it_is_beaten():
    t = table("heroes", lairs=True, at={"titan": "sofa"}, hiding=[("mind_ripper", 1, "sofa")]).seat(0)
    t.may("fight titan sofa colour").wins("titan", "sofa", 4)
    assert t.district("sofa")["villains"]
    t.all_pass().crime("N").draws("starts 0").seat(0).may("fight titan sofa colour")  # in the next phase too


@rule("HI-161", "HI-A23")
def test_beating_a_villain_in_its_lair_brings_six_points_at_once():
    t = table("heroes", lairs=True, at={"titan": "sofa"}, hiding=[("mind_ripper", 1, "sofa")]).seat(0)
    t.wins("titan", "sofa", 5)
    assert (t.scores(), t.district("sofa")["villains"], t.dice("sofa")) == ([6, 0], [], {})
    t.seat(1).passes().seat(0).may("move titan diner colour").may_not("fight titan sofa colour", rule="HI-068")


@rule("HI-A51")
def test_minions_do_not_win_a_lair():
    lair = {"lairs": True, "hiding": [("mammoth", 1, "sofa")]}
    t = table("heroes", teams={0: "silver_king titan"}, at={"silver_king": "sofa"}, pawns="bank", **lair)
    t.seat(0).may("fight silver_king sofa colour").may_only(of="minions")


@rule("HI-162")
def test_a_pawn_that_moves_into_a_lair_is_put_on_crimeland():
    t = last_turn(lairs=True, hiding=[("mammoth", 1, "sofa")], pawns="genicon diner").rolls("E").rolls("N")
    assert (t.pawn("A"), t.pawn("B")) == ("crimeland", "crimeland")


@rule("HI-163")
def test_no_villain_is_played_against_a_fight_in_a_lair():
    t = table(
        "heroes", lairs=True, at={"titan": "sofa"}, hiding=[("mind_ripper", 1, "sofa")], hands={1: "mammoth"}
    )
    t.seat(0).fights("titan", "sofa").is_to_throw(1)
    t.seat(1).is_asked_nothing()


# Rulings on content


@rule("HI-A19")
def test_an_empty_deck_is_made_of_the_discard_pile_or_ends_the_game():
    def emptied(**more):
        t = table("heroes", discard="power_up stun_ray", scores=[3, 5], **more)
        t.g.deck.move_all(t.g.removed)
        return t.seat(0).says("draw white")

    t = emptied()
    t.chance.may_not("99", because="not-an-order")
    t.shuffles("stun_ray power_up")
    assert (t.hand(0), t.seen_by(None)["deck"], t.seen_by(None)["discard"]) == (["stun_ray"], 1, [])
    nothing = table("heroes")
    nothing.g.deck.move_all(nothing.g.removed)
    nothing.seat(0).says("draw white")
    assert (nothing.hand(0), nothing.player(0)["white"]) == ([], 0)
    last = table("heroes", deck_out="end_game", scores=[3, 5], deck="power_up")
    last.g.deck = Pile(last.g.deck.cards[-1:])
    last.seat(0).says("draw white").ends(winners=[1], scores=[3, 5])
    assert last.match.outcome().reason == "deck_out"
    held = table(
        "heroes",
        deck_out="end_game",
        scores=[3, 6],
        deck="power_up",
        dice={"titan": ("comics", 3)},
        pawns="comics",
        turn=4,
        active=1,
    )
    held.g.deck = Pile(held.g.deck.cards[-1:])
    held.seat(1).passes().seat(0).says("use").ends(winners=[1], scores=[5, 6])  # during the count as well


@rule("HI-A30")
def test_the_markers_on_three_districts_are_taken_by_whoever_scores_there():
    t = last_turn(dice={"andron": ("genicon", 6)}, pawns="genicon", tokens="genicon").seat(0)
    t.is_asked("district_power").may_only("hero titan", "skip").says("hero titan")  # Andron is no Mutant
    assert (t.hero("titan")["plus"], t.district("genicon")["token"]) == (1, False)
    last_turn(dice={"andron": ("genicon", 6)}, pawns="genicon").is_to_move_crime()


@rule("HI-A31")
def test_a_destroyed_district_can_be_entered_and_nothing_else():
    t = (
        table("heroes", at={"titan": "bank"}, pawns="labs", destroyed="labs", turn=4)
        .seat(0)
        .moves("titan", "labs")
    )
    t.seat(1).passes().crime("N S")
    t = table("heroes", at={"titan": "labs"}, pawns="labs", destroyed="labs").seat(0)
    t.may_not("fight titan labs colour", rule="HI-068").may("move titan bank colour")
    entered = last_turn(pawns="bank", destroyed="labs").rolls("E")
    assert (entered.pawn("A"), entered.district("labs")["number"]) == ("labs", None)
    left = last_turn(pawns="labs", destroyed="labs").rolls("S")
    assert left.pawn("A") == "precinct"
    assert unbeaten(destroyed="sofa").rolls("NE").seen_by(None)["discard"] == ["mammoth"]  # no lair in ruins


@rule("HI-A32")
def test_crimeland_can_be_fought_on_because_its_tile_has_a_number():
    t = table("heroes", at={"titan": "crimeland"}).seat(0)
    assert t.district("crimeland")["number"] == 3
    assert t.wins("titan", "crimeland", 3).dice("crimeland") == {"titan": 3}
