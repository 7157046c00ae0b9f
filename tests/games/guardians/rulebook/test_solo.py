"""Alone or together against the game (GC-180 to GC-190)."""

import pytest

from panoplie.games import load
from panoplie.kernel.errors import SetupError
from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import alone, concert, opened
from tests.talk import open_box


@rule("GC-180")
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_one_side_against_the_game(seats):
    t = opened(seats, "rage tempo duchess paradox ultrawoman fahrenheit", mode="together")
    board = t.seen_by(None)
    assert (board["together"], board["teams"], len(board["papers"])) == (True, [0] * seats, 1)
    assert load("guardians").sides(seats, t.g.options) == (tuple(range(seats)),)


@rule("GC-A48")
def test_heroes_act_one_after_the_other_and_villains_at_the_end():
    t = concert(
        3, mode="together", rage={"at": "a5"}, tempo={"at": "a6"}, duchess={"at": "a7"}, villains={"xtina": "f2"}
    )
    found = []
    while t.seen_by(None)["phase"] == "activation":
        found.append(t.active())
        t.seat(t.match.waiting()[0]).ends_activation()
    assert found == ["rage", "tempo", "duchess"]


@rule("GC-181")
def test_only_scenarios_with_a_villain_are_fit_for_it():
    for seats, options in ((1, {}), (3, {"mode": "together"})):
        with pytest.raises(SetupError, match="feedback, five_faces, farewell_tour"):
            open_box("guardians", seats, threat="street_brawl", **options)
    drawn = open_box("guardians", 1, threat="random").match.ask
    assert sorted([name for _, name in drawn.among]) == ["farewell_tour", "feedback", "five_faces"]


@rule("GC-182")
@pytest.mark.parametrize(("camp", "space"), [("first", "a5"), ("second", "l5")])
def test_one_of_the_two_camps_is_chosen(camp, space):
    assert opened(1, "rage", camp=camp).at("rage") == space


@rule("GC-183")
def test_nobody_calls_in_team_up_heroes():
    assert len(opened(1, "rage", team_up="three").seen_by(None)["heroes"]) == 1
    assert len(opened(3, "rage tempo duchess", mode="together", team_up="even").seen_by(None)["heroes"]) == 3


@rule("GC-185")
def test_each_hero_has_three_cards_of_choice_and_the_weakness():
    t = open_box("guardians", 1).seat(0)
    t.says("hero rage").says("paper herald").is_asked("take")
    t.may_not("take haymaker roar", rule="GC-031").says("take haymaker roar stubborn")
    assert t.hand("rage") == "haymaker out_of_control roar stubborn"


@rule("GC-186")
def test_two_wounds_in_hand_are_the_end():
    t = alone(rage={"at": "a5", "damage": 4, "hand": "haymaker dazed"}, phase="wrap_up")
    t.ends([], [-1])
    assert t.reason() == "all_out"


@rule("GC-187")
@pytest.mark.parametrize(("level", "more"), [("printed", 0), ("easy", 1), ("normal", 2), ("hard", 3)])
def test_all_villains_are_harder_to_hit(level, more):
    t = alone(difficulty=level, villains={"xtina": "f2", "nodalie_1": "e6"})
    assert (t.sheet("xtina")["defence"], t.sheet("nodalie_1")["defence"]) == (5 + more, 5 + more)
    rivals = concert(difficulty=level, rage={"at": "a5"}, tempo={"at": "l5"}, villains={"xtina": "f2"})
    assert rivals.sheet("xtina")["defence"] == 5, "two teams are enough of a challenge"


@rule("GC-187", "GC-A62")
def test_in_a_campaign_a_difficulty_is_added_to_what_an_adventure_changes():
    """Opening Night takes 2 off the DEFENCE of 5, hard adds 3."""
    t = opened(1, "rage", mode="campaign_together", difficulty="hard")
    assert t.sheet("xtina")["defence"] == 6


@rule("GC-180", "GC-187")
@pytest.mark.parametrize(
    ("threat", "villain", "together", "rivals"),
    [("feedback", "xtina", (3, 1), (4, 2)), ("five_faces", "emissary_1", (2, 0), (3, 0))],
)
def test_a_sheet_has_numbers_of_its_own_for_those_who_play_together(threat, villain, together, rivals):
    """HEALTH of the villain and minions at the start, for two heroes."""
    for mode, wanted in (("together", together), ("clash", rivals)):
        t = opened(2, "rage tempo", mode=mode, threat=threat)
        fans = [figure for figure in t.seen_by(None)["figures"] if figure["sheet"] == "nodalie"]
        assert (t.sheet(villain)["health"], len(fans)) == wanted


@rule("GC-187")
@pytest.mark.parametrize(("level", "health"), [("printed", 3), ("easy", 3), ("normal", 2), ("hard", 3)])
def test_a_villain_who_is_harder_to_hit_may_have_less_health(level, health):
    assert opened(2, "rage tempo", mode="together", difficulty=level).sheet("xtina")["health"] == health
    assert opened(2, "rage tempo", difficulty=level).sheet("xtina")["health"] == 4, "two teams have no difficulty"
    avatars = opened(2, "rage tempo", mode="together", threat="five_faces", difficulty=level)
    assert avatars.sheet("emissary_1")["health"] == 2, "a sheet may know but one number"


@rule("GC-A50", "GC-A62")
def test_no_adventure_takes_the_last_health_from_a_villain():
    """Opening Night takes one off X-Tina's HEALTH, who has no more than that against one hero."""
    assert opened(1, "rage", mode="campaign_together", difficulty="normal").sheet("xtina")["health"] == 1


# Sidekicks


@rule("GC-184")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_one_or_two_sidekicks_come_along(count):
    t = opened(1, "rage", sidekicks=count)
    helpers = [figure for figure in t.seen_by(None)["figures"] if figure["id"] in ("scoop", "bulldog")]
    assert len(helpers) == count and all([helper["host"] == "rage" for helper in helpers])
    assert t.sheet("xtina")["health"] == 2, "a threat does not grow by them"


@rule("GC-184")
def test_a_sidekick_acts_right_after_its_hero_with_one_action():
    t = opened(1, "rage", sidekicks=2).seat(0)
    cards = [answer for answer in t.options() if answer[0] == "lay"]
    t.says(" ".join(cards[0])).is_ready().ends_activation()
    assert (t.active(), t.left()) == ("scoop", 1)
    assert {answer[0] for answer in t.options()} <= {"move", "attack", "test", "end"}
    t.ends_activation()
    assert (t.active(), t.left()) == ("bulldog", 1)


@rule("GC-184", "GC-A47")
def test_a_sidekick_leaves_with_its_hero_and_with_nobody_else():
    cast = {"rage": {"at": "a5", "damage": 4, "hand": "haymaker dazed"}, "tempo": {"at": "a8"}}
    for first, stays in (("rage", None), ("tempo", "a6")):
        heroes = {first: cast[first], **cast}  # a Sidekick is that of the first hero
        t = concert(2, mode="together", phase="wrap_up", helpers={"scoop": "a6"}, **heroes)
        assert (t.at("rage"), t.at("scoop")) == (None, stays)


# Victory and defeat


def duel(**setting):
    """Rage is about to knock X-Tina out."""
    return alone(**{"rage": {"at": "e2"}, "villains": {"xtina": {"at": "f2", "damage": 1}}, **setting}).seat(0)


@rule("GC-188", "GC-A31")
def test_both_articles_and_the_aim_save_the_city():
    t = duel(credit=(2, 0)).attacks("xtina").rolls("2 2 2")
    t.ends([0], [6])
    assert t.reason() == "saved" and sorted(t.articles(0)) == ["silence_at_last", "x_tina_unplugged"]


@rule("GC-188", "GC-190", "GC-A49")
def test_a_villain_who_falls_too_early_is_no_victory():
    t = duel(credit=(1, 0)).attacks("xtina").rolls("2 2 2")
    t.ends([], [4])
    assert t.reason() == "not_enough" and t.articles(0) == ["x_tina_unplugged"]


@rule("GC-188")
def test_without_the_aim_articles_are_not_enough_when_time_is_up():
    t = alone(phase="wrap_up", turn=10, credit=(2, 0), villains={"xtina": "f2"})
    t.ends([], [2])
    assert t.reason() == "not_enough"


@rule("GC-189")
def test_the_villain_ends_the_game_by_his_own_aim():
    t = alone(machines="c1", villains={"xtina": "f2"}, phase="villains", track=9, credit=(2, 0))
    t.ends([], [0])
    assert t.reason() == "villain_wins"
