"""Set-up: heroes, teams, scenarios, newspapers, Missions, places (GC-001 to GC-028, GC-191, GC-193)."""

import pytest

from panoplie.games import load
from panoplie.kernel.errors import SetupError
from panoplie.kernel.rulebook import rule
from panoplie.kernel.words import messages
from tests.games.guardians.scenes import brawl, opened
from tests.talk import open_box

THREATS = ("feedback", "five_faces", "farewell_tour", "street_brawl")


def facts():
    return load("guardians").facts()


# From the box to the first plan


@rule("GC-018", "GC-026", "GC-027", "GC-A29")
def test_two_players_set_up_a_game():
    t = open_box("guardians")
    t.seat(0).is_asked("hero").says("hero rage")
    t.seat(1).is_asked("hero").may_not("hero rage", rule="GC-018").says("hero tempo")
    t.seat(0).is_asked("paper").may_only("paper chronicles", "paper herald").says("paper herald")
    t.shuffles("")
    t.seat(0).is_to_throw(1).rolls("1").seat(1).is_to_throw(1).rolls("6")
    t.draws("first second_team")
    t.seat(1).is_asked("start").says("start l5").seat(0).says("start a5")
    rage, tempo = t.hero("rage"), t.hero("tempo")
    assert (len(rage["hand"]), rage["discard"], rage["laid"]) == (8, [], [])
    assert (rage["mission"], tempo["mission"]) == ("headline_hitter", "lap_of_honour")
    assert [(paper["id"], paper["team"]) for paper in t.seen_by(None)["papers"]] == [
        ("herald", 0),
        ("chronicles", 1),
    ]
    t.seat(0).is_asked("plan").seat(1).is_asked("plan")


@rule("GC-020", "GC-107", "GC-193")
def test_teams_start_on_the_spaces_of_their_camps_at_opposite_edges():
    t = open_box("guardians", 3, heroes="random")
    for name in ("rage", "tempo", "duchess", "paradox"):
        t.draws(f"hero {name}")
    t.seat(0).says("paper chronicles").seat(1).is_asked("take").says("take tk_throw force_bubble genius")
    t.shuffles("").rolls("1").rolls("1").rolls("1").draws("first first_team")
    t.seat(0).is_asked("start").may_only(*[f"start {space}" for space in ("a5", "a6", "a7", "a8", "b6", "b7")])
    t.seat(0).says("start a5")
    t.seat(1).may_only(*[f"start {space}" for space in ("l5", "l6", "l7", "l8", "k6", "j8")]).says("start l5")
    t.seat(2).may_not("start a5", rule="GC-159").may_not("start l6", because="not-there")


@rule("GC-001", "GC-020")
@pytest.mark.parametrize(("teams", "side_of"), [("alternate", [0, 1, 0, 1]), ("halves", [0, 0, 1, 1])])
def test_two_rival_teams(teams, side_of):
    t = opened(4, "rage tempo duchess paradox", teams=teams)
    assert t.seen_by(None)["teams"] == side_of
    board = t.seen_by(None)
    assert [
        figure["team"] for figure in board["figures"] if figure["id"] in ("rage", "tempo", "duchess", "paradox")
    ] == [side_of[seat] for seat in (0, 2, 1, 3)]


@rule("GC-A25")
def test_one_to_six_can_play():
    assert [
        len(opened(seats, "rage tempo duchess paradox ultrawoman fahrenheit").seen_by(None)["teams"])
        for seats in (1, 6)
    ] == [1, 6]
    with pytest.raises(SetupError):
        open_box("guardians", 7)


@rule("GC-009")
def test_every_hero_has_a_deck_of_his_own():
    f = facts()
    decks = [{*f.bases[hero], *f.rookies[hero], *f.veterans[hero]} for hero in range(6)]
    assert sum([len(deck) for deck in decks]) == len(set().union(*decks)) == 72
    assert all([f.hero_of[kind] == hero for hero, deck in enumerate(decks) for kind in deck])


@rule("GC-191")
def test_what_lies_before_a_player_and_in_the_middle():
    t = opened(3, "rage tempo duchess paradox", threat="feedback")
    board, main, helper = t.seen_by(None), t.hero("rage"), t.hero("paradox")
    assert (main["stats"], main["main"], len(main["hand"]), main["discard"]) == ([2, 3, 5, 2, 4], True, 8, [])
    assert (helper["main"], len(helper["hand"]), helper["tokens"]) == (False, 4, [0] * 5)
    assert (board["wound_deck"], board["track"]["at"], board["district"]["width"]) == (16, 2, 12)


# Ranks


@rule("GC-019", "GC-052")
@pytest.mark.parametrize(
    ("rank", "stats", "extra", "size"),
    [
        ("rookie", [2, 3, 4, 1, 4], {"blind_fury", "growing_pains"}, 8),
        ("hero", [2, 3, 5, 2, 4], set(), 8),
        ("veteran", [2, 4, 5, 2, 5], {"unstoppable", "apocalypse_fist"}, 10),
    ],
)
def test_sheet_and_cards_differ_with_the_rank(rank, stats, extra, size):
    rage = opened(rank=rank).hero("rage")
    assert (rage["rank"], rage["stats"], len(rage["hand"])) == (rank, stats, size)
    others = {"blind_fury", "growing_pains", "unstoppable", "apocalypse_fist"} - extra
    assert extra <= set(rage["hand"]) and not others & set(rage["hand"]) and "out_of_control" in rage["hand"]


@rule("GC-053", "GC-094", "GC-A17")
def test_a_team_short_of_heroes_may_have_the_next_rank_instead_of_more_heroes():
    t = opened(3, "rage tempo duchess", team_up="higher_rank")
    assert [t.hero(name)["rank"] for name in ("rage", "duchess", "tempo")] == ["hero", "hero", "veteran"]
    assert len(t.hero("tempo")["hand"]) == 10 and len(t.seen_by(None)["heroes"]) == 3
    even = opened(2, "rage tempo", team_up="higher_rank")
    assert [hero["rank"] for hero in even.seen_by(None)["heroes"]] == ["hero", "hero"]
    top = opened(3, "rage tempo duchess", team_up="higher_rank", rank="veteran")
    assert {hero["rank"] for hero in top.seen_by(None)["heroes"]} == {"veteran"}


@rule("GC-095", "GC-A16")
def test_a_rookie_is_never_better_than_a_hero_nor_a_hero_than_a_veteran():
    for sheets in facts().sheets:
        rookie, hero, veteran = sheets
        assert all([low <= usual <= high for low, usual, high in zip(rookie, hero, veteran, strict=True)])
        assert sum(rookie) < sum(hero) < sum(veteran)


# TEAM-UP


@rule("GC-021", "GC-029", "GC-030", "GC-A38")
def test_the_smaller_team_calls_in_a_hero():
    t = open_box("guardians", 3)
    for seat, name in enumerate(("rage", "tempo", "duchess")):
        t.seat(seat).says(f"hero {name}")
    t.seat(1).is_asked("hero").may_not("hero rage", rule="GC-018").says("hero paradox")
    assert [(hero["id"], hero["seat"], hero["main"]) for hero in t.seen_by(None)["heroes"]] == [
        ("rage", 0, True),
        ("duchess", 2, True),
        ("tempo", 1, True),
        ("paradox", 1, False),
    ]


@rule("GC-A38")
def test_a_table_may_do_without_team_up():
    t = opened(3, "rage tempo duchess", team_up="never")
    assert len(t.seen_by(None)["heroes"]) == 3


@rule("GC-022")
def test_one_player_leads_several_heroes():
    t = opened(2, "rage tempo duchess paradox ultrawoman fahrenheit", team_up="three")
    assert [(hero["seat"], hero["main"]) for hero in t.seen_by(None)["heroes"]].count((0, False)) == 2
    assert sorted([hero["seat"] for hero in t.seen_by(None)["heroes"]]) == [0, 0, 0, 1, 1, 1]


@rule("GC-031")
def test_a_team_up_hero_has_three_cards_of_choice_and_his_weakness():
    t = open_box("guardians", 3, heroes="random")
    for name in ("rage", "tempo", "duchess", "paradox"):
        t.draws(f"hero {name}")
    t.seat(0).says("paper chronicles")
    t.seat(1).is_asked("take").may_not("take genius tk_throw", rule="GC-031")
    t.seat(1).says("take force_bubble genius confusion")
    assert t.hand("paradox") == "absent_minded confusion force_bubble genius"


@rule("GC-A23")
def test_a_mission_for_each_player_and_none_for_team_up_heroes():
    t = opened(3, "rage tempo duchess paradox")
    assert [hero["mission"] is not None for hero in t.seen_by(None)["heroes"]] == [True, True, True, False]
    fallen = brawl(
        3,
        rage={"at": "a1", "seat": 0},
        duchess={"at": "b1", "seat": 1, "main": False, "damage": 2},
        tempo={"at": "h8", "seat": 1},
    )
    fallen.seat(0).attacks("duchess").rolls("2 2 0")
    assert fallen.articles(1) == ["duchess"] and fallen.pages() == [0, -1]


@rule("GC-A45", "GC-027")
def test_missions_are_the_same_at_every_rank():
    for rank in ("rookie", "hero", "veteran"):
        t = open_box("guardians", rank=rank)
        t.seat(0).says("hero rage").seat(1).says("hero tempo")
        while t.match.ask.kind == "lot":
            t.match.answer(t.match.ask.seat, t.match.ask.options(t.g)[0])
        t.seat(0).says("paper chronicles").shuffles("").rolls("6").rolls("3")
        assert (t.hero("rage")["mission"], t.hero("tempo")["mission"]) == ("seeing_red", "problem_solver")


# The district and the threat


@rule("GC-023", "GC-024", "GC-102", "GC-A55")
@pytest.mark.parametrize("threat", THREATS)
@pytest.mark.parametrize("layout", [0, 1])
def test_the_scenario_gives_the_tiles_and_its_own_is_among_them(threat, layout):
    tiles = {
        "feedback": ([["5A", "3B", "2B"], ["1A", "6B", "4B"]], [["4A", "3B", "1B"], ["2B", "6A", "5B"]]),
        "five_faces": ([["1B", "6A", "4A"], ["3A", "2A", "5B"]], [["4A", "6A", "5B"], ["1B", "3A", "2B"]]),
        "farewell_tour": ([["2A", "5A", "3A"], ["1A", "6B", "4B"]], [["4A", "3A", "1A"], ["2B", "6B", "5A"]]),
        "street_brawl": ([["1A", "5A"], ["3A", "4A"]], [["5B", "3A"], ["6B", "1A"]]),
    }[threat][layout]
    own = {"feedback": "3B", "five_faces": "6A", "farewell_tour": "6B", "street_brawl": None}[threat]
    t = opened(threat=threat, map=("sheet", "other")[layout])
    assert t.seen_by(None)["district"]["tiles"] == tiles
    assert own is None or own in [tile for row in tiles for tile in row]
    assert facts().threats[t.g.threat].tile == own


@rule("GC-008", "GC-023")
def test_chance_may_name_the_threat():
    t = open_box("guardians", threat="random")
    assert sorted([name for _, name in t.match.ask.options(t.g)]) == sorted(THREATS)
    t.draws("threat five_faces").seat(0).says("hero rage")
    assert t.seen_by(None)["threat"] == "five_faces"


FIGURES = {
    "feedback": "nodalie_1@e1 nodalie_2@h1 xtina@f2",
    "five_faces": "emissary_1@d3 emissary_2@i3 emissary_3@d8 emissary_4@i8",
    "farewell_tour": "nodalie_1@b6 nodalie_2@d4 tour_bus@a5",
    "street_brawl": "",
}
TRACKS = {"feedback": (1, 10, [4, 7]), "five_faces": (0, 14, [4, 8]), "farewell_tour": (0, 8, [4])}
OBJECTS = {
    "feedback": "car@c6 car@j5 hot_dog_stand@f8 lamp_post@e5 lamp_post@h5 fire_hydrant@d4 fire_hydrant@i4",
    "five_faces": "car@c4 car@j4 newsstand@e4 dumpster@c5 dumpster@j6 lamp_post@h1 lamp_post@e1",
    "farewell_tour": "car@g7 car@f3 dumpster@c4 dumpster@j7 newsstand@h4 lamp_post@f5 lamp_post@j4",
    "street_brawl": "car@d4 hot_dog_stand@e4 fire_hydrant@d5 dumpster@e7",
}


@rule("GC-002", "GC-006", "GC-107", "GC-116")
@pytest.mark.parametrize("threat", THREATS)
def test_figures_and_objects_stand_where_the_sheet_has_them(threat):
    t = opened(threat=threat)
    villains = [
        f"{one['id']}@{one['space']}" for one in t.seen_by(None)["figures"] if one["id"] not in ("rage", "tempo")
    ]
    assert " ".join(sorted(villains)) == FIGURES[threat]
    assert t.at("rage") is not None and t.at("tempo") is not None
    assert t.things("objects") == OBJECTS[threat]
    assert t.things("machines") == (
        "sonic_machine@c1 sonic_machine@j1 sonic_machine@g7" if threat == "feedback" else ""
    )


@rule("GC-114", "GC-115")
@pytest.mark.parametrize("threat", THREATS)
def test_a_sheet_has_a_track_with_margins_and_a_scenario_without_one_has_none(threat):
    track = opened(threat=threat).seen_by(None)["track"]
    found = track and (track["at"], track["end"], track["margins"])
    assert found == TRACKS.get(threat)
    assert {row.id: row.number for row in facts().threats}[threat] == THREATS.index(threat) + 1 - 4 * (
        threat == "street_brawl"
    )


@rule("GC-007", "GC-025")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("threat", THREATS)
def test_a_sheet_tells_who_must_be_stopped_and_how_it_is_won(threat, lang):
    """Its words: what is at stake, the heroes' goal, the villain's, his Actions, his reaction, both articles."""
    said = messages((load("guardians").folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8"))
    parts = (
        ["", ".text", ".goal"]
        if threat == "street_brawl"
        else ["", ".text", ".goal", ".villain", ".track", ".turn", ".reaction", ".margins"]
    )
    assert all([said.get(f"threat-{threat}{part}") is not None for part in parts])
    articles = [row.id for row in facts().articles[facts().threat_at[threat]]]
    assert len(articles) == 2 and all([f"article-{name}" in said for name in articles])


@rule("GC-122")
def test_an_object_lies_over_a_space_of_its_tile_and_hides_no_orange_one():
    f = facts()
    for threat, maps in zip(f.threats, f.districts, strict=True):
        for district in maps:
            cells = [district.at[placed.space] for placed in threat.objects]
            assert all([district.zone_of[cell] >= 0 and cell not in district.spots for cell in cells])
            assert len(set(cells)) == len(cells)


@rule("GC-013")
def test_route_tokens_show_the_way_of_the_bus():
    t = opened(threat="farewell_tour")
    route = ["a5", "c5", "d5", "e5", "g5", "h5", "i5", "k5", "l5"]
    assert t.seen_by(None)["district"]["route"] == route and t.at("tour_bus") == route[0]
    t.seat(0).lays("rage", "haymaker<").is_ready().seat(1).lays("tempo", "flurry<").is_ready()
    t.seat(1).ends_activation().seat(0).ends_activation()
    assert t.at("tour_bus") in route[1:3]


@rule("GC-A48")
def test_against_the_game_no_missions_are_rolled():
    t = opened(2, mode="together")
    assert [hero["mission"] for hero in t.seen_by(None)["heroes"]] == [None, None]
