"""The rulebook of Heroes Incorporated: turns, actions, fights, Super-Villains and cards (HI-047 to HI-102)."""

import pytest

from panoplie.games import load
from panoplie.kernel.rulebook import rule
from tests.talk import table

# The crime of these tests is at the bank, which has the number 4.
BANK = {"at": {"titan": "bank"}, "pawns": "bank"}


def fighting(**more):
    """Titan of seat 0 stands at the bank with a crime pawn."""
    return table("heroes", **{**BANK, **more}).seat(0)


# Phases and turns


@rule("HI-047")
def test_a_phase_gives_everyone_four_turns():
    t = table("heroes", seats=3)
    for turn in (1, 2, 3, 4):
        for seat in (0, 1, 2):
            assert (t.seen_by(None)["turn"], t.seen_by(None)["active"]) == (turn, seat)
            t.seat(seat).passes()
    t.is_to_move_crime().crime("N").draws("starts 0")
    assert (t.seen_by(None)["phase"], t.seen_by(None)["turn"]) == (2, 1)


@rule("HI-048")
def test_turns_go_round_clockwise():
    t = table("heroes", seats=4, first=2, active=2)
    for seat in (2, 3, 0, 1, 2, 3):
        t.seat(seat).is_asked("action").passes()
    t.seat(0).is_asked("action").seat(1).may_not("rest", because="not-asked")


@rule("HI-049")
def test_a_turn_has_one_normal_action():
    t = (
        table("heroes", teams={0: "shadowboxer titan"})
        .seat(0)
        .may_not("end", rule="HI-049")
        .moves("titan", "city_hall")
    )
    t.may_not("move titan power_plant colour", "rest", "draw white", rule="HI-049").says("end")
    t.seat(1).is_asked("action")


@rule("HI-050")
def test_bonus_actions_come_on_top():
    t = table("heroes", teams={0: "shadowboxer stampede"}, at={"stampede": "bank"}).seat(0)
    t.says("draw detective").moves("stampede", "labs", "super_speed").moves("stampede", "genicon")
    assert t.hero("stampede")["at"] == "genicon"
    t.seat(1).is_asked("action")


def next_phase(scores):
    """The beginning of the phase after one in which nobody scores."""
    seats = len(scores)
    t = table("heroes", seats=seats, scores=scores, turn=4, active=seats - 1, pawns="sofa")
    return t.seat(seats - 1).passes().crime("S E")


@rule("HI-051")
def test_the_leader_starts_the_next_phase_or_one_of_them_at_random():
    next_phase([3, 9, 5]).seat(1).is_asked("action")
    tied = next_phase([9, 3, 9])
    assert tied.chance.options() == [("starts", 0), ("starts", 2)]
    tied.chance.may_not("starts 1", because="not-an-option")
    tied.draws("starts 2").seat(2).is_asked("action")


@rule("HI-052", "HI-A3")
def test_points_are_counted_at_the_end_of_a_phase_and_then_crime_moves():
    t = fighting(dice={"titan": ("bank", 4)}, turn=3).passes().seat(1).passes()
    assert (t.scores(), t.pawn("A")) == ([0, 0], "bank")  # not after every round of turns
    t.seat(0).passes().seat(1).passes()
    assert (t.scores(), t.pawn("A")) == ([4, 0], "bank")
    t.is_to_move_crime().crime("N")
    assert t.pawn("A") == "crimeland"


# Normal actions


@rule("HI-053")
def test_a_normal_action_costs_a_coloured_marker_and_a_draw_the_white_one():
    t = table("heroes").seat(0).moves("titan", "fort")
    assert (t.player(0)["coloured"], t.player(0)["white"]) == (3, 1)
    t.seat(1).passes().seat(0).may_not("draw colour", rule="HI-058").may_not(
        "move titan city_hall white", rule="HI-053"
    )
    t.says("draw white")
    assert (t.player(0)["coloured"], t.player(0)["white"]) == (3, 0)


@rule("HI-054")
def test_a_move_leads_one_district_up_down_left_or_right():
    t = table("heroes", teams={0: "titan stampede"}, at={"titan": "comics"}).seat(0)
    t.may(
        "move titan bank colour",
        "move titan garage colour",
        "move titan pets colour",
        "move titan precinct colour",
    )
    t.may_not("move titan threads colour", rule="HI-105").may_not("move titan makers colour", rule="HI-054")
    t.may_not("move titan comics colour", "move titan pawnbroker colour", rule="HI-054")
    t.may_not("move titan atlantis colour", rule="HI-039").may_not("move arcana bank colour", rule="HI-049")


@rule("HI-055")
def test_a_move_may_end_among_others_on_crimeland_or_in_ruins():
    t = table("heroes", at={"titan": "garage", "arcana": "comics"}, destroyed="gazette").seat(0)
    t.may("move titan comics colour", "move titan crimeland colour", "move titan gazette colour")
    t.moves("titan", "gazette")
    assert t.hero("titan")["at"] == "gazette"


@rule("HI-056")
def test_a_hero_at_a_crime_spends_an_action_to_throw_against_the_number():
    t = fighting().fights("titan", "bank").is_to_throw(1).rolls("4")
    assert (t.dice("bank"), t.player(0)["coloured"]) == ({"titan": 4}, 3)
    assert fighting().wins("titan", "bank", 3).dice("bank") == {}
    fighting().may_not("fight andron bank colour", rule="HI-056")


@rule("HI-057")
def test_playing_a_card_costs_an_action_except_for_villains():
    t = fighting(hands={0: "adventure_titan stun_ray", 1: "mammoth"}).plays("adventure_titan")
    assert t.player(0)["coloured"] == 3
    t.seat(1).may_not("play mammoth colour", rule="HI-082").may_not("play stun_ray colour", rule="HI-057").passes()
    t.seat(0).fights("titan", "bank").seat(1).says("villain mammoth")
    assert t.player(1)["coloured"] == 3  # only the pass


@rule("HI-058")
def test_drawing_takes_the_white_marker_in_place_of_a_coloured_one():
    t = table("heroes", teams={0: "shadowboxer titan"}, deck="power_up stun_ray").seat(0)
    t.may_not("draw colour", rule="HI-058").says("draw white").says("draw detective")  # a bonus action draws too
    assert t.hand(0) == ["power_up", "stun_ray"]
    assert (t.player(0)["coloured"], t.player(0)["slots"]) == (4, ["white"])


@rule("HI-059", "HI-A34")
def test_passing_costs_a_coloured_marker_all_the_same():
    t = table("heroes").seat(0).passes()
    assert t.player(0)["coloured"] == 3
    t = table("heroes", teams={0: "titan shadowboxer"}, coloured={0: 0}, turn=4).seat(0)
    t.may_not("rest", rule="HI-059").may_only("draw white", "draw detective")
    alone = table("heroes", coloured={0: 0}, turn=4, deck="power_up")
    alone.seat(0).is_asked_nothing()  # what alone is left is done
    assert (alone.hand(0), alone.player(0)["slots"]) == (["power_up"], ["white"])


# Bonus actions


@rule("HI-060")
def test_heroes_and_hq_gadgets_bring_bonus_actions():
    t = table("heroes", teams={0: "shadowboxer titan"}, hq={0: "hovercraft"}).seat(0)
    t.may("draw detective", "move titan city_hall hovercraft")
    plain = table("heroes", teams={0: "andron titan"}).seat(0)
    assert {option[-1] for option in plain.options()} == {"colour", "white", "rest"}


@rule("HI-061")
def test_as_many_bonus_actions_in_a_turn_as_there_are_markers():
    t = table("heroes", teams={0: "shadowboxer stampede"}, at={"stampede": "bank"}, hq={0: "hovercraft"}).seat(0)
    t.says("draw detective").moves("stampede", "labs", "super_speed").moves("stampede", "bank", "hovercraft")
    t.may_not("draw detective", rule="HI-018").may_not("move stampede labs super_speed", rule="HI-018")
    t.may_not("move stampede labs hovercraft", rule="HI-018").moves("stampede", "threads")


@rule("HI-062")
def test_normal_and_bonus_actions_in_any_order_and_building_on_each_other():
    before = table(
        "heroes", teams={0: "huntaar titan"}, at={"huntaar": "sofa"}, pawns="diner", justice=False
    ).seat(0)
    before.wins("huntaar", "diner", 1, "super_senses").wins("huntaar", "diner", 2)
    assert before.dice("diner") == {"huntaar": 2}
    after = table("heroes", teams={0: "thunderhawk titan"}, at={"thunderhawk": "sofa"}, pawns="diner").seat(0)
    after.may_not("fight thunderhawk diner super_senses", rule="HI-106").moves("thunderhawk", "diner")
    assert after.wins("thunderhawk", "diner", 2, "super_senses").dice("diner") == {"thunderhawk": 2}


@rule("HI-063")
def test_bonus_markers_start_on_the_hero_card_and_come_back():
    t = table("heroes", teams={0: "shadowboxer titan"}, turn=4).seat(0)
    assert (t.hero("shadowboxer")["ready"], t.player(0)["bonus_slots"]) == (True, [])
    t.says("draw detective")
    assert (t.hero("shadowboxer")["ready"], t.player(0)["bonus_slots"]) == (False, ["black"])
    t.all_pass().crime("N").draws("starts 0")
    assert (t.hero("shadowboxer")["ready"], t.player(0)["bonus_slots"]) == (True, [])


@rule("HI-064")
def test_an_hq_gadget_takes_a_coloured_marker_and_the_crime_computer_the_white_one():
    t = (
        table("heroes", hq={0: "hovercraft", 1: "crime_computer"})
        .seat(0)
        .moves("titan", "fort", "hovercraft")
        .passes()
    )
    assert (t.player(0)["coloured"], t.player(0)["slots"]) == (2, ["colour"])
    t.seat(1).says("draw crime_computer")
    assert (t.player(1)["coloured"], t.player(1)["white"], t.player(1)["slots"]) == (4, 0, [])
    no_colour = table("heroes", teams={0: "titan shadowboxer"}, hq={0: "hovercraft"}, coloured={0: 0}).seat(0)
    no_colour.may_not("move titan fort hovercraft", rule="HI-064")


@rule("HI-065")
def test_with_an_hq_gadget_all_five_markers_can_serve():
    t = table("heroes", hq={0: "hovercraft"}, at={"titan": "bank"}).seat(0).moves("titan", "labs", "hovercraft")
    t.says("draw white").seat(1).passes().seat(0).passes().seat(1).passes().seat(0).passes().seat(1).passes()
    t.seat(0).passes()
    assert (t.player(0)["coloured"], t.player(0)["white"]) == (0, 0)


@rule("HI-066", "HI-D6")
def test_seven_actions_in_a_phase_are_the_most():
    t = table("heroes", teams={0: "shadowboxer stampede"}, at={"stampede": "bank"}, hq={0: "hovercraft"}).seat(0)
    t.says("draw detective").moves("stampede", "labs", "super_speed").moves("stampede", "bank", "hovercraft")
    for _ in range(3):
        t.says("rest").seat(1).passes()
    assert t.player(0)["slots"] == ["colour", "colour", "colour", "white"]  # four normal and three bonus actions
    t.seat(1).passes().is_to_move_crime()  # there is no eighth: the phase is over


@rule("HI-067")
def test_a_coloured_marker_on_the_hq_gadget_makes_the_white_one_necessary():
    t = table("heroes", hq={0: "hovercraft"}, turn=1).seat(0).moves("titan", "fort", "hovercraft")
    for _ in range(3):
        t.passes().seat(1).passes()
    assert t.player(0)["slots"] == ["colour", "colour", "colour", "white"]  # nothing else was left
    other = table("heroes", teams={0: "titan shadowboxer"}, coloured={0: 0}, turn=4).seat(0)
    other.may_not("rest", rule="HI-059").may_not("move titan city_hall colour", rule="HI-067")


# Fighting crime


@rule("HI-068")
def test_any_hero_may_fight_where_a_pawn_stands_and_nobody_elsewhere():
    t = fighting(at={"titan": "bank", "andron": "bank"}).may("fight titan bank colour", "fight andron bank colour")
    t.moves("titan", "labs").seat(1).passes().seat(0).may_not("fight titan labs colour", rule="HI-068")


@rule("HI-069")
def test_the_number_is_the_target_and_the_reward():
    t = fighting(turn=4).wins("titan", "bank", 4)
    assert t.dice("bank") == {"titan": 4}
    assert t.seat(1).passes().scores() == [4, 0]
    assert fighting(turn=4).wins("titan", "bank", 3).seat(1).passes().scores() == [0, 0]


@rule("HI-070")
def test_a_hero_throws_a_six_sided_die_that_stays_if_it_reaches_the_number():
    t = fighting().fights("titan", "bank").is_to_throw(1)
    assert t.chance.options() == [(str(pip),) for pip in (1, 2, 3, 4, 5, 6)]
    t.rolls("6")
    assert t.dice("bank") == {"titan": 6}
    assert t.hero("titan")["die_on"] == "bank"
    strong = fighting(plus={"titan": 2}).wins("titan", "bank", 2)
    assert strong.dice("bank") == {"titan": 4}


@rule("HI-071")
def test_a_failed_throw_earns_justice_if_that_rule_is_in_use():
    assert fighting().wins("titan", "bank", 3).player(0)["justice"] == 1
    assert fighting(justice=False).wins("titan", "bank", 3).player(0)["justice"] == 0
    assert fighting().wins("titan", "bank", 4).player(0)["justice"] == 0


@rule("HI-072")
def test_several_pawns_count_as_one():
    t = fighting(pawns="bank bank bank", turn=4).wins("titan", "bank", 4)
    assert t.dice("bank") == {"titan": 4}
    assert t.seat(1).passes().scores() == [4, 0]


@rule("HI-073", "HI-A33")
def test_a_hero_whose_die_lies_somewhere_is_busy():
    t = fighting(pawns="bank labs").wins("titan", "bank", 4).seat(1).passes().seat(0)
    t.may_not("move titan labs colour", "fight titan labs colour", "fight titan bank colour", rule="HI-073")
    t.may("move andron city_hall colour")


def rivals(face, **more):
    """Titan holds the bank with a 5; Arcana of seat 1 fights there and throws."""
    setting = {"at": {"titan": "bank", "arcana": "bank"}, "dice": {"titan": ("bank", 5)}, "pawns": "bank", **more}
    t = table("heroes", active=1, **setting).seat(1).fights("arcana", "bank").all_let()
    return t.rolls(f"1 {face}")


@rule("HI-074")
def test_a_higher_die_sends_the_lower_one_back():
    t = rivals(6)
    assert t.dice("bank") == {"arcana": 6}
    t.seat(0).may("move titan labs colour", "fight titan bank colour")


@rule("HI-075")
def test_an_equal_die_stays_beside_the_first():
    t = rivals(5)
    assert t.dice("bank") == {"titan": 5, "arcana": 5}
    t.seat(0).may_not("move titan labs colour", rule="HI-073").passes()
    t.seat(1).may_not("move arcana labs colour", rule="HI-073")


@rule("HI-076")
def test_a_die_leaves_when_a_hero_a_villain_or_a_lost_marker_beats_it():
    assert "titan" not in rivals(6).dice("bank")
    villain = table(
        "heroes", at={"arcana": "bank"}, dice={"titan": ("bank", 5)}, pawns="bank", hands={0: "mammoth"}, active=1
    )
    villain.seat(1).fights("arcana", "bank").seat(0).says("villain mammoth")
    assert villain.hero("titan")["die_on"] is None
    drained = fighting(dice={"titan": ("bank", 3)}, plus={"titan": 1}, hands={1: "power_drain"}, active=1)
    drained.seat(1).plays("power_drain", "hero titan")
    assert drained.dice("bank") == {}
    drained.seat(0).may("move titan labs colour")


@rule("HI-077")
def test_plus_one_markers_leave_the_face_alone_and_count_in_every_comparison():
    t = rivals(6, plus={"titan": 1})
    assert t.dice("bank") == {"titan": 6, "arcana": 6}  # 5 + 1 against 6
    assert [die["face"] for die in t.district("bank")["dice"]] == [5, 6]


@rule("HI-078")
def test_justice_markers_turn_the_die_itself():
    t = fighting(justice_markers={0: 2}).fights("titan", "bank").rolls("3").says("spend 2")
    assert t.district("bank")["dice"] == [{"hero": "titan", "face": 5, "plus": 0}]


@rule("HI-079", "HI-A4", "HI-D3")
def test_a_lost_marker_lowers_the_value_and_the_die_is_looked_at_again():
    def drained(district, **more):
        t = table(
            "heroes",
            dice={"titan": (district, 4), **more},
            plus={"titan": 1},
            pawns=district,
            hands={1: "power_drain"},
            active=1,
        )
        return t.seat(1).plays("power_drain", "hero titan").dice(district)

    assert drained("labs") == {}  # 4 does not reach 5 any more
    assert drained("bank") == {"titan": 4}
    assert drained("bank", arcana=("bank", 5)) == {"arcana": 5}  # now below another die
    assert drained("bank", arcana=("bank", 4)) == {"titan": 4, "arcana": 4}


@rule("HI-080")
def test_only_plus_one_markers_bring_a_value_above_six():
    t = fighting(justice_markers={0: 3}).fights("titan", "bank").rolls("5").is_asked("boost")
    t.may_only("spend 0", "spend 1").may_not("spend 2", rule="HI-154").says("spend 1")
    assert t.dice("bank") == {"titan": 6}
    assert fighting(plus={"titan": 3}).wins("titan", "bank", 6).dice("bank") == {"titan": 9}


@rule("HI-A5")
def test_a_success_below_a_die_that_lies_there_does_not_stay():
    t = rivals(4)
    assert (t.dice("bank"), t.player(1)["justice"]) == ({"titan": 5}, 1)
    t.seat(0).passes().seat(1).may("move arcana labs colour")  # not busy


@rule("HI-A6")
def test_equal_is_enough_against_a_number_and_not_against_a_hero():
    assert fighting().wins("titan", "bank", 4).dice("bank") == {"titan": 4}
    assert fighting(villains=[("mammoth", 1, "bank")], plus={"titan": 1}).wins("titan", "bank", 6).dice(
        "bank"
    ) == {"titan": 7}
    assert "titan" in rivals(5).dice("bank")


# Super-Villains


def against(*cards, seats=2, **more):
    """Titan fights at the bank, and seat 1 holds these cards."""
    return fighting(seats=seats, hands={1: " ".join(cards)}, **more).fights("titan", "bank")


@rule("HI-081")
def test_only_villains_are_played_in_another_turn_and_they_cost_no_marker():
    t = against("mammoth", "stun_ray").seat(1).is_asked("villain").may_only("pass", "pass_turn", "villain mammoth")
    t.may_not("villain stun_ray", rule="HI-081").may_not("villain evolver", rule="HI-057")
    t.may_not("play stun_ray colour", because="not-an-option").says("villain mammoth")
    assert (t.player(1)["coloured"], t.player(1)["white"]) == (4, 1)


@rule("HI-082")
def test_villains_are_played_after_the_announcement_and_before_the_throw():
    t = against("mammoth").seat(1).is_asked("villain").says("villain mammoth")
    assert t.need("titan", "bank") == 7
    t.seat(0).is_to_throw(1).rolls("6")
    assert t.dice("bank") == {}
    t.seat(1).is_asked("action").may_not("villain mammoth", because="not-an-option")


@rule("HI-083")
def test_the_hero_must_then_reach_the_higher_number():
    assert against("mind_ripper").seat(1).says("villain mind_ripper").rolls("4").dice("bank") == {}
    assert against("mind_ripper").seat(1).says("villain mind_ripper").rolls("5").dice("bank") == {"titan": 5}


@rule("HI-084")
def test_villains_do_not_change_the_points():
    t = against("mind_ripper", turn=4).seat(1).says("villain mind_ripper").rolls("6").seat(1).passes()
    assert t.scores() == [4, 0]


@rule("HI-085")
def test_a_villain_stays_until_it_is_beaten_or_the_phase_ends():
    t = against("mammoth", turn=3).seat(1).says("villain mammoth").rolls("4").seat(1).passes()
    assert t.need("titan", "bank") == 7
    t.seat(0).passes().seat(1).passes()
    assert (t.district("bank")["villains"], t.seen_by(None)["discard"]) == ([], ["mammoth"])


@rule("HI-086")
def test_whoever_beats_a_villain_discards_it():
    t = against("mind_ripper").seat(1).says("villain mind_ripper").rolls("5")
    assert (t.district("bank")["villains"], t.seen_by(None)["discard"]) == ([], ["mind_ripper"])
    assert t.player(0)["beaten"] == 1


@rule("HI-087", "HI-D2")
def test_dice_that_are_too_low_for_a_new_villain_go_back_at_once():
    t = (
        against("overclock", dice={"arcana": ("bank", 5), "traveller": ("bank", 6)})
        .seat(1)
        .says("villain overclock")
    )
    assert t.dice("bank") == {"traveller": 6}
    t.seat(0).is_to_throw(1)  # before the throw


@rule("HI-088")
def test_failing_against_a_villain_earns_justice_too():
    assert against("mammoth").seat(1).says("villain mammoth").rolls("6").player(0)["justice"] == 1
    assert against("mammoth", justice=False).seat(1).says("villain mammoth").rolls("6").player(0)["justice"] == 0


@rule("HI-089")
def test_several_villains_may_lie_on_a_district():
    t = (
        against("mammoth", "mind_ripper")
        .seat(1)
        .says("villain mammoth")
        .is_asked("villain")
        .says("villain mind_ripper")
    )
    assert [villain["id"] for villain in t.district("bank")["villains"]] == ["mammoth", "mind_ripper"]
    later = against("evolver", villains=[("mammoth", 1, "bank")]).seat(1).says("villain evolver")
    assert [villain["id"] for villain in later.district("bank")["villains"]] == ["mammoth", "evolver"]


@rule("HI-090")
def test_the_highest_number_counts_and_all_powers_there_apply():
    t = against("mammoth", "power_leech", "riftwalker", plus={"titan": 1}).seat(1)
    t.says("villain power_leech").says("villain mammoth").says("villain riftwalker")
    assert t.need("titan", "bank") == 7
    t.rolls("5")
    assert (t.hero("titan")["plus"], t.hero("titan")["at"]) == (0, "crimeland")
    # one that is elsewhere does nothing to whoever fails
    t = fighting(villains=[("puppeteer", 1, "sofa"), ("mammoth", 1, "bank")]).wins("titan", "bank", 6)
    assert (t.hero("titan")["ko"], t.dice("bank")) == (False, {})


@rule("HI-A16")
def test_one_success_discards_all_villains_there():
    setting = {"villains": [("mind_ripper", 1, "bank"), ("berserker", 1, "bank"), ("mammoth", 1, "sofa")]}
    t = fighting(**setting).wins("titan", "bank", 5)
    assert sorted(t.seen_by(None)["discard"]) == ["berserker", "mind_ripper"]
    assert t.player(0)["beaten"] == 2


@rule("HI-A24")
def test_the_number_of_the_district_counts_if_it_is_higher():
    t = table("heroes", villains=[("cutpurse", 1, "labs"), ("thorn", 1, "bank")], expansion=False)
    assert (t.need("titan", "labs"), t.need("titan", "bank")) == (5, 5)


@rule("HI-A48")
def test_a_die_that_is_high_enough_for_a_villain_does_not_beat_it():
    t = against("mind_ripper", dice={"arcana": ("bank", 5)}).seat(1).says("villain mind_ripper").rolls("4")
    assert (t.dice("bank"), t.need("titan", "bank")) == ({"arcana": 5}, 5)
    assert (t.player(1)["beaten"], t.seen_by(None)["discard"]) == (0, [])


@rule("HI-A49")
def test_a_marker_after_the_throw_counts_and_drives_nobody_out():
    setting = {"dice": {"titan": ("bank", 5), "arcana": ("bank", 5)}, "hands": {0: "power_up"}, "turn": 4}
    t = fighting(**setting).plays("power_up", "hero titan")
    assert t.dice("bank") == {"titan": 6, "arcana": 5}
    t.seat(1).may_not("move arcana labs colour", rule="HI-073").passes()
    assert t.scores() == [4, 0]  # not shared any more


@rule("HI-A39")
def test_opponents_are_asked_together_again_and_again_until_nobody_plays():
    hands = {1: "mammoth", 2: "mind_ripper", 3: "evolver"}
    t = fighting(seats=4, hands=hands).fights("titan", "bank")
    t.may_not("rest", because="not-asked")  # the fight cannot be withdrawn
    for seat in (3, 2, 1):
        t.seat(seat).is_asked("villain")
    t.seat(3).says("pass").seat(2).says("villain mind_ripper")
    assert t.district("bank")["villains"] == []  # nobody sees it before all have answered
    t.seat(1).says("pass")
    assert [villain["id"] for villain in t.district("bank")["villains"]] == ["mind_ripper"]
    t.seat(2).is_asked_nothing()  # no card left
    t.seat(1).is_asked("villain").says("villain mammoth").seat(3).says("villain evolver")
    assert [villain["id"] for villain in t.district("bank")["villains"]] == ["mind_ripper", "mammoth", "evolver"]
    t.seat(0).is_to_throw(1)


# Research cards


@rule("HI-091")
def test_a_card_takes_one_action_to_draw_and_one_to_play():
    t = table("heroes", deck="adventure_titan").seat(0).says("draw white")
    t.seat(1).passes().seat(0).plays("adventure_titan")
    assert (t.player(0)["slots"], t.scores()) == (["white", "colour"], [3, 0])


@rule("HI-092")
def test_a_ko_gadget_takes_a_hero_out_of_action():
    t = table(
        "heroes",
        teams={1: "shadowboxer arcana"},
        at={"titan": "bank", "shadowboxer": "bank"},
        hands={0: "stun_ray"},
    )
    t.seat(0).plays("stun_ray", "hero shadowboxer")
    assert t.seen_by(None)["discard"] == ["stun_ray"]
    t.seat(1).may_not("move shadowboxer labs colour", "draw detective", rule="HI-092").may(
        "move arcana city_hall colour"
    )


@rule("HI-093")
def test_the_die_of_a_knocked_out_hero_is_removed():
    t = fighting(at={"titan": "bank", "arcana": "bank"}, dice={"arcana": ("bank", 6)}, hands={0: "stun_ray"})
    t.plays("stun_ray", "hero arcana")
    assert t.dice("bank") == {}


@rule("HI-A13")
def test_a_knock_out_lasts_until_the_end_of_the_phase():
    t = table("heroes", ko="titan", turn=4).seat(0).may_not("move titan fort colour", rule="HI-092").passes()
    t.seat(1).passes().crime("N").draws("starts 0").seat(0).may("move titan fort colour")


@rule("HI-094")
def test_a_hero_carries_up_to_three_pieces_of_equipment():
    t = table("heroes", gear={"titan": "jet_pack grapple_gun"}, hands={0: "force_cannon"}).seat(0)
    t.plays("force_cannon", "hero titan")
    assert t.hero("titan")["gear"] == ["jet_pack", "grapple_gun", "force_cannon"]


@rule("HI-095", "HI-A12")
def test_equipment_works_once_it_is_played_and_only_for_its_carrier():
    t = table(
        "heroes", hands={0: "jet_pack"}, teams={0: "titan scrap"}, at={"titan": "bank", "scrap": "bank"}
    ).seat(0)
    t.may_not("move titan pets colour", rule="HI-105").plays("jet_pack", "hero titan", pay="inventor")
    t.may("move titan pets colour").may_not("move scrap pets colour", rule="HI-105").moves("titan", "pets")


@rule("HI-096")
def test_a_team_owns_one_hq_gadget_only():
    t = table("heroes", hq={0: "war_room"}, hands={0: "hovercraft", 1: "crime_computer"}).seat(0)
    t.may_not("play hovercraft colour", rule="HI-150").passes().says("end").seat(1).plays("crime_computer")
    assert (t.player(0)["hq"], t.player(1)["hq"]) == ("war_room", "crime_computer")


@rule("HI-097")
def test_an_hq_gadget_is_a_bonus_action_with_a_marker_of_its_own():
    t = table("heroes", hq={0: "hovercraft"}, at={"titan": "bank"}).seat(0).moves("titan", "labs", "hovercraft")
    assert (t.seen_by(None)["acted"], t.player(0)["slots"], t.player(0)["hq_used"]) == (False, [], True)
    t.moves("titan", "genicon").seat(1).is_asked("action")
    later = table("heroes", hq={0: "hovercraft"}, turn=4).seat(0).moves("titan", "fort", "hovercraft").passes()
    later.seat(1).passes().crime("N").draws("starts 0")
    later.seat(0).may("move titan city_hall hovercraft")  # its slot is free again


@rule("HI-098", "HI-A10")
def test_fame_needs_its_prerequisite_and_pays_with_the_districts_in_every_phase():
    table("heroes", hands={0: "movie_deal"}, scores=[9, 0]).seat(0).may_not(
        "play movie_deal colour", rule="HI-098"
    )
    t = table("heroes", hands={0: "movie_deal"}, scores=[10, 0], turn=4).seat(0).plays("movie_deal")
    assert t.scores() == [10, 0]
    t.seat(1).passes()
    assert t.scores() == [11, 0]
    t.crime("N").all_pass()
    assert t.scores() == [12, 0]


@rule("HI-099")
def test_a_fate_card_does_what_it_says_and_is_discarded():
    t = fighting(hands={0: "police_raid"}).plays("police_raid", "pawn A")
    assert (t.pawn("A"), t.seen_by(None)["discard"], t.player(0)["coloured"]) == ("crimeland", ["police_raid"], 3)


@rule("HI-100", "HI-A11")
def test_an_adventure_gives_one_or_three_points_at_once():
    t = table("heroes", hands={0: "adventure_titan", 1: "adventure_andron"}).seat(0).plays("adventure_titan")
    assert t.scores() == [3, 0]
    t.seat(1).plays("adventure_andron")
    assert t.scores() == [3, 1]  # Andron is not in this team


@rule("HI-101")
def test_every_hero_has_one_adventure_worth_three():
    facts = load("heroes").facts()
    rows = [row for row in facts.cards if row.class_ == "adventure"]
    assert sorted([row.hero for row in rows]) == sorted(facts.hero_ids)
    assert {(row.points, row.points_other, row.count) for row in rows} == {(3, 1, 1)}


@rule("HI-102")
@pytest.mark.parametrize("hero", ["titan", "andron"])
def test_power_up_gives_either_hero_a_plus_one_marker(hero):
    t = table("heroes", hands={0: "power_up"}).seat(0).says("play power_up colour")
    t.may_only("hero titan", "hero andron").says(f"hero {hero}")
    assert t.hero(hero)["plus"] == 1


# Examples


@rule("HI-X1")
def test_example_one_normal_and_three_bonus_actions_in_a_turn():
    t = table(
        "heroes", teams={0: "shadowboxer werebeast"}, at={"werebeast": "sofa"}, pawns="diner", deck="hovercraft"
    )
    t = t.seat(0).says("draw detective").plays("hovercraft").moves("werebeast", "diner", "hovercraft")
    t.wins("werebeast", "diner", 2, "super_senses")
    assert t.dice("diner") == {"werebeast": 2}
    assert (t.player(0)["coloured"], t.player(0)["white"], t.player(0)["hq_used"]) == (2, 1, True)
    assert t.player(0)["bonus_slots"] == ["black", "orange"]
    for _ in range(2):
        t.all_pass(1).seat(0).passes()
    t.all_pass(1)
    assert (t.player(0)["coloured"], t.player(0)["white"]) == (0, 0)  # the last turn of the phase drew by itself


@rule("HI-X2")
def test_example_franck_sam_and_dan_at_a_five():
    t = table(
        "heroes",
        seats=3,
        teams={0: "titan andron", 1: "stampede traveller", 2: "firebrand slingshot"},
        at={"titan": "labs", "stampede": "labs", "firebrand": "bank"},
        pawns="labs",
        spent="stampede",
    )
    t.seat(0).wins("titan", "labs", 5).seat(1).wins("stampede", "labs", 5)
    assert t.dice("labs") == {"titan": 5, "stampede": 5}
    t.seat(2).moves("firebrand", "labs").seat(0).may_not("move titan bank colour", rule="HI-073").passes()
    t.seat(1).may_not("move stampede bank colour", rule="HI-073").passes().seat(2).wins("firebrand", "labs", 6)
    assert t.dice("labs") == {"firebrand": 6}
    t.seat(0).may("move titan bank colour").passes().seat(1).may("move stampede bank colour")


@rule("HI-X3")
def test_example_jose_turns_a_three_into_a_six():
    t = fighting(plus={"titan": 1}, justice_markers={0: 3}).fights("titan", "bank").rolls("3")
    t.is_asked("boost").may("spend 0", "spend 3").says("spend 3")
    assert (t.dice("bank"), t.player(0)["justice"]) == ({"titan": 7}, 0)
    assert t.district("bank")["dice"] == [{"hero": "titan", "face": 6, "plus": 1}]


@rule("HI-X4")
@pytest.mark.parametrize(("hero", "need"), [("scrap", 7), ("huntaar", 8)])
def test_example_four_villains_on_one_district(hero, need):
    villains = [(word, 1, "bank") for word in ("evolver", "mammoth", "mind_ripper", "berserker")]
    t = table(
        "heroes", teams={0: "scrap huntaar"}, at={hero: "bank"}, pawns="bank", villains=villains,
        hands={0: "power_up stun_ray"}, gear={hero: "jet_pack grapple_gun"}, plus={hero: 1},
    ).seat(0)  # fmt: skip
    assert t.need(hero, "bank") == need
    t.wins(hero, "bank", need - 2).is_asked("discard").says("discard power_up")
    t.is_asked("lose_gadget").says(f"gadget {hero} jet_pack")
    assert (t.hand(0), t.hero(hero)["gear"], t.dice("bank")) == (["stun_ray"], ["grapple_gun"], {})


@rule("HI-X5")
def test_example_mark_has_spent_his_white_marker():
    t = table("heroes", hq={0: "crime_computer"}).seat(0).says("draw white").seat(1).passes().seat(0)
    t.may_not("draw crime_computer", rule="HI-064")


@rule("HI-X6")
def test_example_dan_uses_the_hovercraft_first():
    t = table("heroes", hq={0: "hovercraft"}).seat(0).moves("titan", "fort", "hovercraft")
    assert (t.player(0)["coloured"], t.player(0)["white"]) == (3, 1)
    for _ in range(3):
        t.passes().seat(1).passes()
    assert t.player(0)["slots"] == ["colour", "colour", "colour", "white"]
