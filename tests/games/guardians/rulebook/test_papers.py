"""Newspapers: articles, Missions, front pages, and who wins (GC-003, GC-017, GC-028, GC-145 to GC-153)."""

import pytest

from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import brawl, concert
from tests.talk import table

FATAL = {"damage": 4, "hand": "haymaker dazed bleeding"}
"""Rage draws his third Wound at the end of this turn."""


def four(**setting):
    """The end of a turn of Rage and Tempo against Ultrawoman and Doc Paradox."""
    cast = {"rage": {"at": "a1"}, "ultrawoman": {"at": "h8"}, "tempo": {"at": "a3"}, "paradox": {"at": "g8"}}
    for name, more in setting.pop("more", {}).items():
        cast[name] = {**cast[name], **more}
    return brawl(4, **{"phase": "wrap_up", **cast, **setting})


def kinds(t, team):
    """The kinds and values of the articles on a front page."""
    return [(article["kind"], article["value"]) for article in t.seen_by(None)["papers"][team]["articles"]]


# Objectives


@rule("GC-017", "GC-111", "GC-147")
def test_a_team_that_did_more_of_the_objective_has_its_article():
    t = concert(phase="wrap_up", turn=10, rage={"at": "a5"}, tempo={"at": "l5"}, credit=(1, 2))
    t.ends([1], [0, 2])
    assert t.articles(1) == ["silence_at_last"]
    level = concert(phase="wrap_up", turn=10, rage={"at": "a5"}, tempo={"at": "l5"}, credit=(1, 1))
    level.ends([0, 1], [0, 0])


@rule("GC-003", "GC-148")
def test_the_fall_of_the_villain_is_the_end_of_the_game():
    """Five points for one team are not enough when the other brings X-Tina down."""
    t = concert(
        rage={"at": "e2"}, tempo={"at": "l5"}, villains={"xtina": {"at": "f2", "damage": 3}}, credit=(0, 2)
    ).seat(0)
    t.attacks("xtina").rolls("2 2 2").ends([0], [4, 2])
    assert (t.articles(0), t.articles(1), t.reason()) == (["x_tina_unplugged"], ["silence_at_last"], "front_page")


@rule("GC-A30")
def test_a_villain_felled_by_a_villain_counts_for_whoever_made_her_do_it():
    """Doc Paradox makes a No' Dalie attack X-Tina."""
    t = concert(
        paradox={"at": "e5", "rank": "veteran", "left": "mind_master"},
        tempo={"at": "l5"},
        villains={"xtina": {"at": "f2", "damage": 3}, "nodalie_1": "e2"},
    ).seat(0)
    t.uses("mind_master").is_asked("enemy").says("pick nodalie_1")
    t.is_asked("control").says("attack xtina").rolls("2 pow").rolls("2")
    assert t.articles(0) == ["x_tina_unplugged"]


@rule("GC-A30", "GC-148")
def test_a_blow_counts_for_the_team_of_whoever_fell_before_it_was_over():
    """One roll misses La Duchesse, whose Riposte brings Rage down, and knocks out the last avatar all the same."""
    t = table(
        "guardians",
        threat="five_faces",
        rage={"at": "a2", "seat": 0, "main": False, "damage": 3, "left": "ground_pound"},
        tempo={"at": "l8", "seat": 0},
        duchess={"at": "a1", "seat": 1, "rank": "veteran", "left": "riposte", "right": "poisoned_dart"},
        villains={"emissary_1": {"at": "a3", "health": 1}},
    ).seat(0)
    t.uses("ground_pound").rolls("2 2 0").rolls("1 0").rolls("2 2 1").rolls("0")
    t.ends([0], [5, 0])
    assert t.articles(0) == ["rage", "the_gate_is_shut", "emissary_recalled"]


@rule("GC-A30")
def test_damage_on_rivals_counts_for_the_team_of_whoever_fell_before_it_was_over():
    t = brawl(
        rage={"at": "a1", "seat": 0, "main": False, "damage": 3, "left": "ground_pound"},
        ultrawoman={"at": "h1", "seat": 0},
        duchess={"at": "a2", "seat": 1, "rank": "veteran", "left": "riposte", "right": "poisoned_dart"},
        tempo={"at": "b1", "seat": 1},
        rivals_hit=(1, 0),
        turn=6,
    ).seat(0)
    t.uses("ground_pound").rolls("2 2 0").rolls("1 0").rolls("2 2 1").rolls("0")
    t.seat(1).ends_activation().seat(0).ends_activation().seat(1).ends_activation()
    assert t.articles(0) == ["rage", "kings_of_metro_city"]  # 2 Damage against that of the Riposte


# Missions


@rule("GC-028", "GC-A4")
def test_the_blue_article_is_placed_when_the_mission_is_done():
    t = brawl(ultrawoman={"at": "b1", "mission": "headline_hitter", "progress": 2}, rage={"at": "a2"}).seat(0)
    t.attacks("rage").rolls("2 2 1 0").says("none")
    assert kinds(t, 0) == [("blue", 1)] and t.hero("ultrawoman")["done"] and t.pages() == [1, 0]


@rule("GC-149")
def test_a_mission_done_without_a_knock_out_counts_at_the_end():
    t = concert(
        phase="wrap_up", turn=10, rage={"at": "a5", "done": True}, tempo={"at": "l5"}, articles={0: "blue:rage"}
    )
    t.ends([0], [1, 0])


@rule("GC-150", "GC-A4")
@pytest.mark.parametrize(
    ("mission", "shown"),
    [("kept", [("blue", 1)]), ("survive", [("red", -1)]), ("both", [("blue", 1), ("red", -1)])],
)
def test_a_hero_who_is_knocked_out_after_his_mission(mission, shown):
    t = four(more={"rage": {**FATAL, "done": True}}, articles={0: "blue:rage"}, mission=mission)
    assert t.at("rage") is None and kinds(t, 0) == shown


@rule("GC-145", "GC-150")
def test_a_hero_who_is_knocked_out_without_his_mission_has_the_red_article():
    t = four(more={"rage": FATAL})
    assert kinds(t, 0) == [("red", -1)]


@rule("GC-A3")
def test_with_an_option_the_red_article_is_printed_by_the_rival():
    t = four(more={"rage": FATAL}, disgrace="rival")
    assert (kinds(t, 0), kinds(t, 1), t.pages()) == ([], [("red", 1)], [0, 1])


# Front pages


@rule("GC-153", "GC-A5")
def test_what_articles_are_worth():
    t = concert(rage={"at": "a5"}, tempo={"at": "l5"}, articles={0: "large medium", 1: "blue:tempo red:tempo"})
    assert (kinds(t, 0), kinds(t, 1)) == ([("sheet", 4), ("sheet", 2)], [("blue", 1), ("red", -1)])
    assert t.pages() == [6, 0]


@rule("GC-151")
def test_gaps_are_worth_nothing():
    """A front page is its articles; what fills the space between them is for the eye."""
    t = concert(phase="wrap_up", turn=10, rage={"at": "a5"}, tempo={"at": "l5"}, articles={0: "medium"})
    t.ends([0], [2, 0])
    assert t.seen_by(None)["papers"][1]["articles"] == []


def equal(**setting):
    """The last turn of two papers worth 3 each."""
    return concert(
        phase="wrap_up",
        turn=10,
        rage={"at": "a5"},
        tempo={"at": "l5"},
        **{"articles": {0: "large red:rage", 1: "medium blue:tempo"}, **setting},
    )


@rule("GC-152", "GC-A36")
def test_equal_papers_are_a_draw():
    t = equal()
    t.ends([0, 1], [3, 3])
    assert t.reason() == "equal"


@rule("GC-A36")
def test_with_an_option_the_large_article_decides():
    equal(equal_papers="compare").ends([0], [3, 3])


@rule("GC-A36")
def test_with_an_option_fewer_heroes_knocked_out_decide_next():
    """Both papers are worth 0: one lost a hero after his Mission, the other has nothing to tell."""
    t = four(
        more={"rage": {**FATAL, "done": True}},
        articles={0: "blue:rage"},
        mission="both",
        equal_papers="compare",
        turn=6,
    )
    t.ends([1, 3], [0, 0, 0, 0])


def test_headlines_tell_what_happened():
    t = concert(rage={"at": "e2"}, tempo={"at": "l5"}, villains={"xtina": {"at": "f2", "damage": 3}}).seat(0)
    t.attacks("xtina").rolls("2 2 2")
    assert t.seen_by(None)["papers"][0]["headlines"] == [
        {"id": "felled", "turn": 1, "who": "rage", "whom": "xtina"}
    ]
