"""The rulebook of POW!, rule by rule, then its examples and our rulings."""

import re
import shutil
from collections import Counter

import pytest

from panoplie.games import load
from panoplie.kernel.asks import Roll, Shuffle
from panoplie.kernel.chance import Seeded
from panoplie.kernel.errors import ContentError, SetupError
from panoplie.kernel.rulebook import rule
from tests.games.pow.talk import PowTalk
from tests.talk import open_box, table

ALL_HEROES = "1 1 2 2 3 3 4 4 5 5 6 6"
ALL_VILLAINS = "1 1 1 1 1 2 2 2 2 3 3 4"


def played_out(*stacks: tuple[str, str]) -> PowTalk:
    """Play the last turn of a game that ends with these stacks, heroes and villains of each seat.

    The villain on top of the first stack that has one is the last tile of the table.
    """
    taker = next(seat for seat, (_, villains) in enumerate(stacks) if villains)
    heroes, villains = stacks[taker]
    *before, last = villains.split()
    lying = {**dict(enumerate(stacks)), taker: (heroes, " ".join(before))}
    t = table("pow", seats=len(stacks), heroes="", villains=last, stacks=lying, turn=taker)
    return t.goes_on().shows("skull blue blue orange orange").takes("villain", 1)


# Players and components


@rule("PO-001")
def test_two_to_five_people_play():
    for seats in (2, 3, 4, 5):
        t = table("pow", seats=seats)
        for seat in range(seats):
            t.seat(seat).is_to_throw(5)
            t.lands("shield skull skull blue orange").takes("hero", 1)
        t.seat(0).is_to_throw(5)
    for seats in (0, 1, 6):
        with pytest.raises(SetupError, match="2 to 5"):
            open_box("pow", seats=seats)


@rule("PO-002")
def test_the_box_holds_twelve_heroes_that_are_worth_points(tmp_path):
    heroes = table("pow").seen_by(0)["rows"]["hero"]
    assert len({hero["id"] for hero in heroes}) == len(heroes) == 12
    for hero in heroes:
        with_it = played_out((str(hero["value"]), "1"), ("", "1"))
        assert with_it.match.outcome().scores[0] > with_it.match.outcome().scores[1]
    with pytest.raises(ContentError, match="12 hero tiles, not 11"):
        load("pow").facts(without_tile(tmp_path, "h07"))


@rule("PO-003")
def test_the_box_holds_twelve_villains_that_cost_points(tmp_path):
    villains = table("pow").seen_by(0)["rows"]["villain"]
    assert len({villain["id"] for villain in villains}) == len(villains) == 12
    for villain in villains:
        with_it = played_out(("", str(villain["value"])), ("", ""))
        assert with_it.match.outcome().scores[0] < 0
    with pytest.raises(ContentError, match="12 villain tiles, not 11"):
        load("pow").facts(without_tile(tmp_path, "v12"))


def without_tile(folder, tile):
    """A copy of the content in which a tile is lost."""
    content = shutil.copytree(load("pow").content, folder / "content")
    path = content / "tiles.toml"
    rows = re.split(r"\n(?=\[\[)", path.read_text())
    path.write_text("\n".join([row for row in rows if f'"{tile}"' not in row]))
    return content


@rule("PO-004")
def test_five_dice_show_four_symbols():
    t = table("pow")
    t.seat(0).is_to_throw(5)
    throws = t.chance.options()
    assert {symbol for throw in throws for symbol in throw} == {"shield", "skull", "blue", "orange"}
    t.chance.may_not("shield shield shield shield star", because="not-a-throw")
    t.chance.may_not("shield shield shield shield", because="not-a-throw")
    for symbol in ("shield", "skull", "blue", "orange"):
        t.chance.may(" ".join([symbol] * 5))


@rule("PO-005")
def test_a_die_has_two_shields_two_skulls_and_a_bubble_of_each_colour():
    t = table("pow").rolls("shield shield skull skull blue")
    t.seat(0).keeps("shield shield skull skull").is_to_throw(1)
    assert isinstance(t.match.ask, Roll)
    faces = {symbol: ways for (symbol,), ways in t.match.ask.outcomes(t.match.state)}
    assert faces == {"shield": 2, "skull": 2, "blue": 1, "orange": 1}


@rule("PO-006")
def test_shields_take_heroes_and_skulls_take_villains():
    with_shields = table("pow").shows("shield shield blue blue orange")
    with_shields.may_only("take hero 2", of="take steal").may_not("take villain 2", rule="PO-026")
    with_skulls = table("pow").shows("skull skull blue blue orange")
    with_skulls.may_only("take villain 2", of="take steal").may_not("take hero 2", rule="PO-024")


@rule("PO-007")
def test_blue_bubbles_steal_heroes_and_orange_bubbles_steal_villains():
    stacks = {1: ("5", "2")}
    blue = table("pow", stacks=stacks).shows("blue blue blue orange orange")
    blue.may_only("steal hero 1 1", of="take steal").may_not("steal villain 1 1", rule="PO-028")
    blue.steals("hero", 1)
    assert (blue.stack(0, "hero"), blue.stack(1, "hero"), blue.stack(1, "villain")) == ("5", "", "2")
    orange = table("pow", stacks=stacks).shows("orange orange orange blue blue")
    orange.may_only("steal villain 1 1", of="take steal").may_not("steal hero 1 1", rule="PO-028")
    orange.steals("villain", 1)
    assert (orange.stack(0, "villain"), orange.stack(1, "hero"), orange.stack(1, "villain")) == ("2", "5", "")


@rule("PO-008")
def test_most_points_win_when_the_table_is_empty():
    t = table("pow", heroes="2 6", villains="", stacks={0: ("", "1"), 1: ("", "1")})
    t.shows("shield skull skull skull skull").takes("hero", 1).goes_on()
    t.shows("shield skull skull skull skull").takes("hero", 1)
    t.ends(winners=[1], scores=[1, 5])  # the higher hero wins
    played_out(("6", "4"), ("6", "2")).ends(winners=[1], scores=[2, 4])  # the lower villain wins


# Set-up and order of play


@rule("PO-009")
def test_heroes_and_villains_are_shuffled_apart_and_lie_open_in_two_rows():
    t = open_box("pow", start="first_seat")
    assert isinstance(t.match.ask, Shuffle)
    assert t.seen_by(0)["rows"] == {"hero": [], "villain": []}  # not before they are shuffled
    t.shuffles("6 1 5 2 4 3 6 1 5 2 4 3")
    assert isinstance(t.match.ask, Shuffle)
    t.shuffles("4 1 3 2 1 3 2 1 2 1 2 1")
    t.seat(0).is_to_throw(5)
    for viewer in t.viewers:
        rows = t.seen_by(viewer)["rows"]
        assert [tile["value"] for tile in rows["hero"]] == [6, 1, 5, 2, 4, 3, 6, 1, 5, 2, 4, 3]
        assert [tile["value"] for tile in rows["villain"]] == [4, 1, 3, 2, 1, 3, 2, 1, 2, 1, 2, 1]
        assert {tile["id"][0] for tile in rows["hero"]} == {"h"}
        assert {tile["id"][0] for tile in rows["villain"]} == {"v"}


@rule("PO-010")
def test_whoever_saw_a_superhero_film_last_starts():
    t = open_box("pow", seats=3, start="film").shuffles(ALL_HEROES).shuffles(ALL_VILLAINS)
    t.seat(0).is_asked("film").may_only("starts 0", "starts 1", "starts 2")
    t.seat(0).may_not("starts 3", rule="PO-010")
    t.seat(0).says("starts 2")
    t.seat(2).is_to_throw(5)


@rule("PO-011")
def test_turns_pass_clockwise_and_come_back_to_the_first():
    t = table("pow", seats=3, turn=1)
    for seat in (1, 2, 0, 1, 2):
        t.seat(seat).is_to_throw(5)
        t.lands("shield skull skull blue orange").seat(seat).takes("hero", 1)
    t.seat(0).is_to_throw(5)


# Throwing the dice


@rule("PO-012")
def test_three_throws_at_most_for_one_tile():
    t = table("pow").rolls("blue blue orange orange skull")
    t.seat(0).keeps("skull").rolls("blue blue orange orange")
    t.seat(0).keeps("blue").rolls("shield shield shield")
    t.seat(0).is_asked("take").may_not("keep shield", "keep shield shield", rule="PO-016")
    t.seat(0).takes("hero", 3)
    assert (t.stack(0, "hero"), t.stack(0, "villain")) == ("2", "")  # the third hero, and nothing else
    t.seat(1).is_to_throw(5)


@rule("PO-013")
def test_the_first_throw_of_every_turn_is_made_with_all_five_dice():
    t = table("pow")
    t.seat(0).is_to_throw(5)
    t.chance.may_not("shield shield skull skull", because="not-a-throw")
    t.rolls("shield shield skull skull blue")
    t.seat(0).keeps("shield shield skull").rolls("skull blue")
    t.seat(0).takes("hero", 2)
    t.seat(1).is_to_throw(5)  # though the last throw was made with two


@rule("PO-014")
def test_after_each_throw_one_may_take_a_tile_or_go_on():
    first = table("pow").rolls("shield shield skull blue orange").seat(0)
    first.is_asked("keep").may("take hero 2", "take villain 1", "keep shield shield", "keep orange")
    first.takes("villain", 1).seat(1).is_to_throw(5)
    second = table("pow").rolls("shield shield skull blue orange").seat(0)
    second.keeps("shield shield").is_to_throw(3).rolls("shield blue orange")
    second.is_asked("keep").may("take hero 3", "keep shield", "keep blue orange")
    second.takes("hero", 3).seat(1).is_to_throw(5)


@rule("PO-015")
def test_to_go_on_one_sets_at_least_one_die_aside_and_throws_all_the_others():
    t = table("pow").rolls("shield shield skull blue orange")
    t.seat(0).is_asked("keep").may("keep shield", "keep shield shield skull blue", "keep skull orange")
    t.seat(0).may_not("keep", rule="PO-015")  # no die
    t.seat(0).may_not("keep shield shield skull blue orange", rule="PO-015")  # all of them
    t.seat(0).may_not("keep shield shield shield", "keep blue blue", rule="PO-015")  # more than were thrown
    t.seat(0).keeps("shield shield").is_to_throw(3).rolls("skull skull skull")
    assert t.seen_by(1)["kept"] == ["shield", "shield"]
    t.seat(0).may_only("take hero 2", "take villain 3", of="take")  # what was set aside counts


@rule("PO-016")
def test_a_third_throw_needs_another_die_set_aside_and_is_the_last():
    t = table("pow").rolls("shield shield skull blue orange")
    t.seat(0).keeps("shield shield").rolls("shield blue orange")
    t.seat(0).is_asked("keep").may("keep shield", "keep blue", "keep shield orange")
    t.seat(0).may_not("keep", "keep shield shield", "keep shield blue orange", rule="PO-015")
    t.seat(0).keeps("shield").is_to_throw(2).rolls("shield skull")
    t.seat(0).is_asked("take").may_not("keep shield", "keep skull", "keep", rule="PO-016")
    t.seat(0).may_only("take hero 4", "take villain 1")


@rule("PO-017")
def test_one_die_rerolled_ends_the_throws():
    t = table("pow").rolls("shield shield skull skull blue")
    t.seat(0).keeps("shield shield skull skull").rolls("orange")
    t.seat(0).is_asked("take").may_not("keep orange", "keep", rule="PO-017")  # there is no third throw
    two = table("pow").rolls("shield shield skull skull blue")
    two.seat(0).keeps("shield shield skull").rolls("orange blue")
    two.seat(0).is_asked("keep").may("keep orange", "keep blue")


@rule("PO-018")
def test_after_the_third_throw_a_tile_must_be_taken_from_the_table_or_an_opponent():
    t = table("pow", stacks={1: ("6", "")}).rolls("shield shield blue blue orange")
    t.seat(0).keeps("shield shield").rolls("blue orange orange")
    t.seat(0).keeps("blue").rolls("blue blue")
    t.seat(0).is_asked("take").may_only("take hero 2", "steal hero 1 1")
    t.seat(0).may_not("stop", rule="PO-018")
    t.seat(1).is_asked_nothing()
    only = table("pow").lands("shield shield blue blue orange")
    only.seat(0).is_asked_nothing()  # a single way is no choice: it is taken
    assert len(only.stack(0, "hero")) == 1 and not only.stack(0, "villain")
    only.seat(1).is_to_throw(5)


@rule("PO-019")
def test_once_a_tile_is_taken_the_next_player_throws_at_once():
    t = table("pow", seats=3).rolls("shield shield skull blue orange")
    t.seat(0).takes("hero", 2)
    t.seat(1).is_to_throw(5)
    t.seat(0).is_asked_nothing().may_not("take villain 1", because="not-asked")
    seen = t.seen_by(0)
    assert (seen["active"], seen["kept"], seen["rolled"]) == (1, [], [])  # the dice are picked up
    t.rolls("shield shield skull blue orange")
    t.seat(1).is_asked("keep")


# Stacks


@rule("PO-020")
def test_heroes_and_villains_are_kept_in_two_stacks():
    t = table("pow", heroes="4 5 6", villains="3 2 1")
    for row in ("hero", "villain", "villain", "hero", "hero"):
        t.lands("shield skull blue blue orange").takes(row, 1)
    assert (t.stack(0, "hero"), t.stack(0, "villain")) == ("4 6", "2")
    assert (t.stack(1, "hero"), t.stack(1, "villain")) == ("5", "3")
    for player, heights in zip(t.seen_by(0)["seats"], [(2, 1), (1, 1)], strict=True):
        stacks = player["stacks"]
        assert (stacks["hero"]["height"], stacks["villain"]["height"]) == heights
        assert stacks["hero"]["top"]["id"].startswith("h")
        assert stacks["villain"]["top"]["id"].startswith("v")


@rule("PO-021")
def test_a_tile_taken_or_stolen_goes_face_up_on_top_of_its_stack():
    t = table("pow", heroes="6 5", villains="3 1", stacks={0: ("1", "1"), 1: ("2", "2")})
    t.shows("shield skull blue blue orange").takes("hero", 1)
    assert t.stack(0, "hero") == "1 6"
    t.shows("skull blue blue orange orange").takes("villain", 1)
    assert t.stack(1, "villain") == "2 3"
    t.shows("blue blue blue orange orange").steals("hero", 1)
    assert t.stack(0, "hero") == "1 6 2"
    t.shows("orange orange orange blue blue").steals("villain", 0)
    assert t.stack(1, "villain") == "2 3 1"
    for viewer in t.viewers:
        mine, theirs = [player["stacks"] for player in t.seen_by(viewer)["seats"]]
        assert mine["hero"]["top"]["value"] == 2
        assert theirs["villain"]["top"]["value"] == 1


@rule("PO-022")
def test_nobody_looks_at_a_covered_tile_but_everybody_may_remember_it():
    t = table("pow", stacks={0: ("6 5 4", "3 4"), 1: ("3 2", "1 2 1")})
    t.rolls("blue blue blue blue orange")  # any hero of seat 1 may be named now
    hidden = [tile for seat in (0, 1) for kind in ("hero", "villain") for tile in t.covered(seat, kind)]
    assert len(hidden) == 6
    for viewer in t.viewers:
        seen = t.everything_seen_by(viewer)
        assert not [tile for tile in hidden if f'"{tile}"' in seen]
        stack = t.seen_by(viewer)["seats"][0]["stacks"]["hero"]
        assert stack["height"] == 3 and stack["top"]["value"] == 4 and "tiles" not in stack
        assert t.match.imagine(viewer, Seeded("memory")).state == t.match.state  # all saw them being taken


# Taking or stealing a tile


@rule("PO-023")
def test_the_final_result_gives_one_tile_in_one_of_three_ways():
    t = table("pow", stacks={1: ("6 5", "2")}).lands("shield skull blue blue blue")
    t.is_asked("take").may_only("take hero 1", "take villain 1", "steal hero 1 1")
    t.may_not("take hero 2", rule="PO-025").may_not("take villain 2", rule="PO-027")
    t.may_not("steal hero 1 2", rule="PO-029").may_not("steal villain 1 1", rule="PO-028")
    t.may_not("stop", rule="PO-018")


@rule("PO-024")
def test_a_hero_of_the_row_needs_a_shield():
    table("pow").shows("shield skull skull blue orange").is_asked("keep").may("take hero 1")
    none = table("pow").shows("skull skull skull blue orange").is_asked("keep")
    none.may_only("take villain 3", of="take steal")
    none.may_not("take hero 1", "take hero 3", rule="PO-024")


@rule("PO-025")
@pytest.mark.parametrize("shields", [1, 2, 3, 4, 5])
def test_the_number_of_shields_names_the_hero_from_the_left(shields):
    heroes = ["6", "5", "4", "3", "2", "1"]
    t = table("pow", heroes=" ".join(heroes), villains="4")
    me = t.shows(" ".join(["shield"] * shields + ["blue"] * (5 - shields))).may_only(
        f"take hero {shields}", of="take steal"
    )
    for place in range(7):
        if place != shields:
            me.may_not(f"take hero {place}", rule="PO-025")
    me.takes("hero", shields)
    assert t.stack(0, "hero") == heroes.pop(shields - 1)
    assert t.row("hero") == " ".join(heroes)


@rule("PO-026")
def test_a_villain_of_the_row_needs_a_skull():
    table("pow").shows("skull shield shield blue orange").is_asked("keep").may("take villain 1")
    none = table("pow").shows("shield shield shield blue orange").is_asked("keep")
    none.may_only("take hero 3", of="take steal")
    none.may_not("take villain 1", "take villain 3", rule="PO-026")


@rule("PO-027")
@pytest.mark.parametrize("skulls", [1, 2, 3, 4, 5])
def test_the_number_of_skulls_names_the_villain_from_the_left(skulls):
    villains = ["1", "2", "3", "4", "2", "1"]
    t = table("pow", heroes="4", villains=" ".join(villains))
    me = t.shows(" ".join(["skull"] * skulls + ["orange"] * (5 - skulls))).may_only(
        f"take villain {skulls}", of="take steal"
    )
    for place in range(7):
        if place != skulls:
            me.may_not(f"take villain {place}", rule="PO-027")
    me.takes("villain", skulls)
    assert t.stack(0, "villain") == villains.pop(skulls - 1)
    assert t.row("villain") == " ".join(villains)


@rule("PO-028")
def test_three_bubbles_of_a_colour_steal_from_an_opponent():
    stacks = {0: ("6", "1"), 1: ("5", "2")}
    two = table("pow", stacks=stacks).shows("blue blue orange orange skull")
    two.may_only("take villain 1", of="take steal").may_not("steal hero 1 1", "steal villain 1 1", rule="PO-028")
    three = table("pow", stacks=stacks).shows("blue blue blue orange skull")
    three.may_only("take villain 1", "steal hero 1 1", of="take steal")
    three.may_not("steal hero 0 1", "steal hero 2 1", "steal hero -1 1", rule="PO-028")  # oneself, and nobody
    orange = table("pow", stacks=stacks).shows("orange orange orange blue skull")
    orange.may_only("take villain 1", "steal villain 1 1", of="take steal")


@rule("PO-029")
def test_three_blue_bubbles_steal_the_top_hero_of_any_opponent():
    t = table("pow", seats=3, stacks={0: ("1", ""), 1: ("6 5", "1"), 2: ("4 3", "")}, turn=1)
    me = t.lands("blue blue blue orange orange").is_asked("take").may_only("steal hero 0 1", "steal hero 2 1")
    me.may_not("steal hero 2 2", rule="PO-029").steals("hero", 2)
    assert [t.stack(seat, "hero") for seat in range(3)] == ["1", "6 5 3", "4"]
    nobody = table("pow", seats=3, stacks={1: ("6", "")}).lands("blue blue blue orange shield")
    nobody.may_only("take hero 1", "steal hero 1 1").may_not("steal hero 2 1", rule="PO-029")


@rule("PO-030")
def test_three_orange_bubbles_steal_the_top_villain_of_any_opponent():
    t = table("pow", seats=3, stacks={0: ("", "1"), 1: ("1", "4 2"), 2: ("", "3 1")}, turn=1)
    me = t.lands("orange orange orange blue blue").is_asked("take")
    me.may_only("steal villain 0 1", "steal villain 2 1")
    me.may_not("steal villain 2 2", rule="PO-030").steals("villain", 2)
    assert [t.stack(seat, "villain") for seat in range(3)] == ["1", "4 2 1", "3"]
    nobody = table("pow", seats=3, stacks={1: ("", "4")}).lands("orange orange orange blue shield")
    nobody.may_only("take hero 1", "steal villain 1 1").may_not("steal villain 2 1", rule="PO-030")


@rule("PO-031")
@pytest.mark.parametrize("bubbles", [4, 5])
@pytest.mark.parametrize(("colour", "kind"), [("blue", "hero"), ("orange", "villain")])
def test_four_bubbles_name_an_opponent_and_a_place(colour, kind, bubbles):
    t = table("pow", seats=3, stacks={0: ("6 5", "1 1"), 1: ("1 2 3", "1 2 3"), 2: ("4", "4")})
    me = t.lands(" ".join([colour] * bubbles + ["skull"] * (5 - bubbles))).is_asked("take")
    me.may_only(*[f"steal {kind} {spot}" for spot in ("1 1", "1 2", "1 3", "2 1")], of="steal")
    me.may_not(f"steal {kind} 0 1", rule="PO-028")
    me.steals(kind, 1, place=3)  # the lowest of three
    assert t.stack(1, kind) == "2 3"
    assert t.stack(0, kind).split()[2:] == ["1"]


@rule("PO-032")
def test_the_player_chooses_among_the_ways_and_wins_a_single_tile():
    ways = {"take hero 1": ("hero", "1"), "take villain 1": ("villain", "2"), "steal hero 1 1": ("hero", "6")}
    for way, (kind, value) in ways.items():
        t = table("pow", heroes="1 2", villains="2 1", stacks={1: ("6", "")}).lands("shield skull blue blue blue")
        t.may_only(*ways).says(way)
        assert t.stack(0, kind) == value
        assert len(t.stack(0, "hero") + t.stack(0, "villain")) == 1
        t.seat(0).is_asked_nothing()
        t.seat(1).is_to_throw(5)


@rule("PO-033")
def test_who_can_neither_take_nor_steal_gets_the_worst_villain():
    t = table("pow", heroes="6 5 1", villains="1 3 2", stacks={1: ("4", "")})
    t.lands("skull skull skull skull blue")  # there is no fourth villain
    assert (t.stack(0, "villain"), t.row("villain"), t.row("hero")) == ("3", "1 2", "6 5 1")
    t.seat(0).is_asked_nothing()  # it happens by itself
    t.seat(1).is_to_throw(5)


@rule("PO-034")
def test_without_villains_on_the_table_it_is_the_smallest_hero():
    t = table("pow", heroes="3 1 2", villains="", stacks={1: ("4", "4")})
    t.lands("shield shield shield shield skull")  # neither a fourth hero nor a villain
    assert (t.stack(0, "hero"), t.row("hero"), t.stack(1, "villain")) == ("1", "3 2", "4")
    t.seat(0).is_asked_nothing()
    t.seat(1).is_to_throw(5)


# End of the game and score


@rule("PO-035")
def test_the_last_tile_of_the_table_ends_the_game_at_once():
    t = table("pow", seats=3, heroes="1", villains="1", stacks={0: ("5", ""), 2: ("", "2")})
    t.shows("skull blue blue orange orange").takes("villain", 1).goes_on()  # one row is empty, not both
    t.shows("blue blue blue orange orange").steals("hero", 0).goes_on()  # a steal leaves the table as it is
    t.shows("shield blue blue orange orange").takes("hero", 1)
    t.ends(winners=[1], scores=[-1, 0, -1])
    for seat in range(3):
        t.seat(seat).is_asked_nothing().may_not("take hero 1", "stop", because="game-over")
    assert t.seen_by(None)["active"] is None
    forced = table("pow", heroes="", villains="3").lands("skull skull blue blue orange")
    forced.ends(winners=[1], scores=[-3, 0])  # a forced take is a take


@rule("PO-036")
def test_heroes_above_the_height_of_the_villains_do_not_count():
    t = played_out(("1 2 3", "2 1"), ("4 5", "1 1"))
    t.ends(winners=[1], scores=[0, 7])
    first, second = t.seen_by(0)["seats"]
    assert (first["counted"], second["counted"]) == (2, 2)
    assert (first["score"], second["score"]) == (0, 7)


@rule("PO-037")
def test_the_heroes_placed_last_come_off():
    played_out(("1 6", "1"), ("6 1", "1")).ends(winners=[1], scores=[0, 5])
    t = table("pow", heroes="2 5", villains="1", stacks={0: ("", "1")})
    t.shows("shield shield blue blue skull").takes("hero", 2)
    t.shows("skull blue blue orange orange").takes("villain", 1)
    t.shows("shield blue blue orange orange").takes("hero", 1)
    assert t.stack(0, "hero") == "5 2"  # in the order of taking
    t.ends(winners=[0], scores=[4, -1])


@rule("PO-038")
def test_every_villain_counts():
    t = played_out(("6", "1 2 3"), ("", "4 1"), ("", ""))
    t.ends(winners=[0, 2], scores=[0, -5, 0])
    assert [player["counted"] for player in t.seen_by(None)["seats"]] == [1, 0, 0]


@rule("PO-039")
def test_the_score_is_heroes_less_villains():
    played_out(("6 5 4", "1 3 2"), ("3 1", "4 1")).ends(winners=[0], scores=[9, -1])


@rule("PO-040")
def test_the_highest_score_wins():
    played_out(("5", "1"), ("6", "1"), ("4", "1")).ends(winners=[1], scores=[4, 5, 3])
    played_out(("", "4"), ("", "2"), ("", "3")).ends(winners=[1], scores=[-4, -2, -3])


# Worked examples and derived checks


@rule("PO-X1")
def test_martin_has_two_shields_and_three_skulls():
    t = table("pow", seats=3).rolls("shield shield skull blue orange")
    t.seat(0).keeps("shield shield skull").rolls("skull blue")
    t.seat(0).keeps("skull").rolls("skull")
    t.seat(0).is_asked("take").may_only("take hero 2", "take villain 3")
    t.seat(0).may_not("take hero 1", "take hero 3", rule="PO-025")
    t.seat(0).may_not("take villain 1", "take villain 2", rule="PO-027")


@rule("PO-X2")
def test_lucie_steals_the_second_tile_from_the_top_of_guillaumes_heroes():
    martin, guillaume, lucie = 0, 1, 2
    t = table("pow", seats=3, stacks={guillaume: ("1 2 6 3", ""), lucie: ("4", "")}, turn=lucie)
    t.lands("blue blue blue blue skull").is_asked("take").steals("hero", guillaume, place=2)
    assert t.stack(lucie, "hero") == "4 6"
    assert t.stack(guillaume, "hero") == "1 2 3"
    t.seat(martin).is_to_throw(5)


@rule("PO-X3")
def test_martin_loses_his_top_hero_and_scores_four():
    t = played_out(("1 2 4 5 3", "4 2 1 1"), ("", ""))
    t.ends(winners=[0], scores=[4, 0])
    assert t.seen_by(None)["seats"][0]["counted"] == 4


@rule("PO-X4")
def test_guillaume_has_more_villains_than_heroes_and_scores_two():
    t = played_out(("6 6", "3 3 2 2"), ("", ""))
    t.ends(winners=[0], scores=[2, 0])
    assert t.seen_by(None)["seats"][0]["counted"] == 2


@rule("PO-X5")
def test_lucie_wins_with_six_points():
    martin, guillaume, lucie = ("1 2 4 5 3", "4 2 1 1"), ("6 6", "3 3 2 2"), ("1 2 3 5 4", "2 1 1 1")
    t = played_out(martin, guillaume, lucie)  # all twenty-four tiles
    t.ends(winners=[2], scores=[4, 2, 6])
    assert t.seen_by(None)["seats"][2]["counted"] == 4


@rule("PO-D1")
def test_four_dice_set_aside_leave_no_third_throw():
    t = table("pow").rolls("shield skull blue orange orange")
    t.seat(0).keeps("shield skull blue orange").is_to_throw(1).rolls("shield")
    t.seat(0).is_asked("take").may_only("take hero 2", "take villain 1")
    t.seat(0).may_not("keep shield", rule="PO-017").takes("hero", 2)
    t.seat(1).is_to_throw(5)


@rule("PO-D2")
def test_five_four_and_three_dice_and_then_a_tile():
    t = table("pow")
    t.seat(0).is_to_throw(5).rolls("shield blue blue orange orange")
    t.seat(0).keeps("shield").is_to_throw(4).rolls("skull blue blue orange")
    t.seat(0).keeps("skull").is_to_throw(3).rolls("shield skull skull")
    t.seat(0).is_asked("take").may_only("take hero 2", "take villain 3")
    t.seat(0).may_not("keep shield", "keep skull skull", rule="PO-016").may_not("stop", rule="PO-018")
    t.seat(0).takes("villain", 3)
    t.seat(1).is_to_throw(5)


@rule("PO-D3")
def test_three_shields_and_two_orange_bubbles_before_two_heroes():
    stacks = {1: ("6", "2")}
    t = table("pow", heroes="5 4", villains="1 2 4 3", stacks=stacks).lands("shield shield shield orange orange")
    t.seat(0).is_asked_nothing()
    assert (t.stack(0, "villain"), t.row("villain"), t.row("hero")) == ("4", "1 2 3", "5 4")
    empty = table("pow", heroes="5 4", villains="", stacks=stacks).lands("shield shield shield orange orange")
    empty.seat(0).is_asked_nothing()
    assert (empty.stack(0, "hero"), empty.row("hero"), empty.stack(1, "villain")) == ("4", "5", "2")


@rule("PO-D4")
def test_three_blue_bubbles_and_no_opponent_owns_a_hero():
    t = table("pow", seats=3, stacks={0: ("6", "1"), 1: ("", "2"), 2: ("", "1")})
    t.rolls("blue blue blue orange orange").seat(0).is_asked("keep").may("stop")
    t.seat(0).may_not("steal hero 1 1", "steal hero 2 1", rule="PO-029")
    t.seat(0).may_not("steal hero 0 1", "steal villain 1 1", rule="PO-028")
    t.seat(0).keeps("blue blue blue orange").rolls("orange")
    assert (t.stack(0, "hero"), t.stack(0, "villain")) == ("6", "1 4")
    t.seat(1).is_to_throw(5)


@rule("PO-D5")
def test_the_second_of_four_players_takes_the_last_tile():
    t = table("pow", seats=4, heroes="", villains="1 2", stacks={3: ("3", "1")})
    t.shows("skull blue blue orange orange").takes("villain", 1)
    t.shows("skull blue blue orange orange").takes("villain", 1)
    t.ends(winners=[3], scores=[-1, -2, 0, 2])
    t.seat(2).is_asked_nothing().may_not("stop", because="game-over")
    t.seat(3).is_asked_nothing()


@rule("PO-D6")
def test_every_throw_gives_a_tile_while_rows_are_long_and_opponents_own_tiles():
    rows = {"heroes": "1 2 3 4 5", "villains": "1 1 2 2 3"}
    stacks = {1: ("6", ""), 2: ("", "4")}
    first = table("pow", seats=3, stacks=stacks, **rows).match.ask
    assert isinstance(first, Roll)
    seen = 0
    for dice, ways in first.outcomes(None):
        t = table("pow", seats=3, stacks=stacks, **rows).rolls(" ".join(dice)).seat(0).is_asked("keep")
        assert [option for option in t.options() if option[0] in ("take", "steal")]
        t.may_not("stop", rule="PO-033")
        if "shield" not in dice and "skull" not in dice:
            assert max(Counter(dice).values()) >= 3
        seen += ways
    assert seen == 7776


@rule("PO-D7")
def test_three_heroes_alone_score_nothing_and_three_villains_alone_cost_points():
    t = played_out(("6 5 4", ""), ("", "4 3 2"))
    t.ends(winners=[0], scores=[0, -9])
    assert [player["counted"] for player in t.seen_by(None)["seats"]] == [0, 0]


# Rulings


@rule("PO-A1")
def test_more_symbols_than_tiles_give_nothing_of_that_row():
    heroes = table("pow", heroes="5 6", villains="1").shows("shield shield shield shield skull")
    heroes.may_only("take villain 1", of="take steal")
    heroes.may_not("take hero 1", "take hero 2", "take hero 4", rule="PO-025")
    villains = table("pow", heroes="5", villains="1 2 3").shows("skull skull skull skull shield")
    villains.may_only("take hero 1", of="take steal")
    villains.may_not("take villain 1", "take villain 3", "take villain 4", rule="PO-027")
    enough = table("pow", heroes="3 4 5 6", villains="1").shows("shield shield shield shield skull")
    enough.may_only("take hero 4", "take villain 1", of="take steal")


@rule("PO-A2")
def test_rows_close_up():
    t = table("pow", heroes="1 2 3 4", villains="1 2 3 4")
    t.shows("shield shield skull skull skull").takes("hero", 2)
    assert t.row("hero") == "1 3 4"
    t.shows("shield shield skull skull skull").takes("hero", 2)  # what was the third is the second now
    assert (t.stack(1, "hero"), t.row("hero")) == ("3", "1 4")
    t.shows("skull blue blue orange orange").takes("villain", 1)
    t.shows("skull blue blue orange orange").takes("villain", 1)
    assert (t.stack(0, "villain"), t.stack(1, "villain"), t.row("villain")) == ("1", "2", "3 4")


@rule("PO-A3")
def test_of_equally_bad_tiles_the_leftmost_is_taken():
    villains = table("pow", heroes="6", villains="1 3 2 3").lands("shield shield blue blue orange")
    villains.seat(0).is_asked_nothing()
    assert (villains.stack(0, "villain"), villains.row("villain")) == ("3", "1 2 3")
    heroes = table("pow", heroes="2 1 3 1", villains="").lands("skull skull blue blue orange")
    heroes.seat(0).is_asked_nothing()
    assert (heroes.stack(0, "hero"), heroes.row("hero")) == ("1", "2 3 1")


@rule("PO-A4")
def test_equal_highest_scores_share_the_victory():
    # the same score with more heroes, fewer tiles or a later seat breaks no tie
    played_out(("5", "2"), ("3 2", "1 1"), ("4", "1"), ("2", "1")).ends(winners=[0, 1, 2], scores=[3, 3, 3, 1])


@rule("PO-A5")
def test_one_may_stop_with_nothing_but_not_refuse_what_the_dice_give():
    t = table("pow", heroes="6", villains="1 4")
    t.rolls("blue blue orange orange orange").seat(0).is_asked("keep").may("stop", "keep orange")
    t.seat(0).keeps("blue").rolls("shield shield orange orange")  # there is no second hero
    t.seat(0).is_asked("keep").may("stop").may_not("take hero 1", rule="PO-025").stops()
    assert t.stack(0, "villain") == "4"
    t.seat(1).is_to_throw(5)
    unwelcome = table("pow", heroes="6", villains="1", stacks={1: ("", "4")})
    unwelcome.rolls("blue blue orange orange orange")
    unwelcome.seat(0).is_asked("keep").may_only("steal villain 1 1", of="take steal stop")
    unwelcome.seat(0).may_not("stop", rule="PO-033")
    unwelcome.seat(0).may_not("take villain 1", rule="PO-026")
    unwelcome.seat(0).keeps("blue blue orange orange").rolls("orange")
    assert unwelcome.stack(0, "villain") == "4"  # nothing else is left, so it happens by itself


@rule("PO-A6")
def test_a_die_set_aside_keeps_its_symbol():
    t = table("pow").rolls("shield shield skull blue orange")
    t.seat(0).keeps("shield").is_to_throw(4).rolls("skull blue blue orange")
    t.seat(0).may_not("keep shield", "keep shield skull", rule="PO-015")  # it cannot be chosen again
    t.seat(0).keeps("orange").is_to_throw(3)  # nor thrown again
    assert sorted(t.seen_by(1)["kept"]) == ["orange", "shield"]
    t.rolls("skull skull skull").seat(0).may_only("take hero 1", "take villain 3")


@rule("PO-A7")
def test_three_bubbles_reach_the_top_and_four_or_five_any_tile_with_the_top():
    stacks = {1: ("6 5 4", "")}
    three = table("pow", stacks=stacks).shows("blue blue blue orange orange")
    three.may_only("steal hero 1 1", of="take steal").may_not("steal hero 1 2", "steal hero 1 3", rule="PO-029")
    four = table("pow", stacks=stacks).shows("blue blue blue blue orange")
    four.may_only("steal hero 1 1", "steal hero 1 2", "steal hero 1 3", of="take steal")
    five = table("pow", stacks=stacks).shows("blue blue blue blue blue")
    five.may_only("steal hero 1 1", "steal hero 1 2", "steal hero 1 3", of="take steal").steals("hero", 1, place=1)
    assert (five.stack(0, "hero"), five.stack(1, "hero")) == ("4", "6 5")


@rule("PO-A8")
def test_only_places_that_exist_can_be_named():
    t = table("pow", seats=3, stacks={1: ("6 5 4", "1")}).lands("blue blue blue blue orange")
    t.may_only("steal hero 1 1", "steal hero 1 2", "steal hero 1 3")
    t.may_not("steal hero 1 4", "steal hero 1 0", "steal hero 1 -1", rule="PO-031")
    t.may_not("steal hero 2 1", rule="PO-029")  # an opponent without a hero
    assert [player["stacks"]["hero"]["height"] for player in t.seen_by(None)["seats"]] == [0, 3, 0]
    villains = table("pow", seats=3, stacks={1: ("6", "1 2")}).lands("orange orange orange orange blue")
    villains.may_not("steal villain 1 3", rule="PO-031").may_not("steal villain 2 1", rule="PO-030")


@rule("PO-A9")
@pytest.mark.parametrize(("place", "value"), [(1, "4"), (2, "3"), (3, "2"), (4, "1")])
def test_places_of_a_stack_are_counted_from_the_top(place, value):
    t = table("pow", stacks={1: ("1 2 3 4", "")}).lands("blue blue blue blue orange")
    t.steals("hero", 1, place)
    assert t.stack(0, "hero") == value
    assert t.stack(1, "hero") == "1 2 3 4".replace(value, "").replace("  ", " ").strip()


@rule("PO-A10")
def test_a_stolen_tile_is_seen_by_all_and_what_stays_covered_is_not():
    t = table("pow", seats=3, stacks={0: ("1", ""), 1: ("2 6 3", "")}).shows("blue blue blue blue orange")
    below, stolen = t.covered(1, "hero")
    for viewer in t.viewers:
        assert f'"{stolen}"' not in t.everything_seen_by(viewer)
    t.steals("hero", 1, place=2)
    for viewer in t.viewers:
        assert t.seen_by(viewer)["seats"][0]["stacks"]["hero"]["top"]["id"] == stolen
        assert f'"{below}"' not in t.everything_seen_by(viewer)
    top = table("pow", stacks={1: ("2 6", "")}).shows("blue blue blue orange orange").steals("hero", 1)
    for viewer in top.viewers:
        assert top.seen_by(viewer)["seats"][1]["stacks"]["hero"]["top"]["value"] == 2  # the new top


@rule("PO-A11")
def test_the_thirty_faces_of_five_dice():
    ask = table("pow").match.ask
    assert isinstance(ask, Roll)
    shown = Counter()
    for dice, ways in ask.outcomes(None):
        for symbol in dice:
            shown[symbol] += ways
    throws = 6**5  # over all of them each of the thirty faces is shown equally often
    assert sum(shown.values()) == 5 * throws
    faces = {symbol: count * 6 / throws for symbol, count in shown.items()}
    assert faces == {"shield": 10, "skull": 10, "blue": 5, "orange": 5}


@rule("PO-A12")
def test_all_heroes_above_the_villains_come_off():
    t = played_out(("1 2 6 5 4", "1 1"), ("3 6 5", "2"))
    t.ends(winners=[0, 1], scores=[1, 1])
    assert [player["counted"] for player in t.seen_by(None)["seats"]] == [2, 1]


@rule("PO-A13")
@pytest.mark.parametrize("row", ["1 4 2", "4 1 2", "2 1 4"])
def test_the_forced_villain_is_the_one_that_costs_the_most(row):
    t = table("pow", heroes="1", villains=row).lands("shield shield blue blue orange")
    assert t.stack(0, "villain") == "4"
    assert sorted(t.row("villain").split()) == ["1", "2"]


@rule("PO-A14")
def test_stealing_has_no_limit_and_only_an_empty_table_ends_the_game():
    t = table("pow", heroes="", villains="1", stacks={0: ("", "1"), 1: ("6", "")})
    for thief in [0, 1] * 100:
        t.seat(thief).is_to_throw(5)
        t.shows("blue blue blue orange orange").is_asked("keep").steals("hero", 1 - thief).goes_on()
    t.shows("skull blue blue orange orange").takes("villain", 1)
    t.ends(winners=[1], scores=[-2, 0])
