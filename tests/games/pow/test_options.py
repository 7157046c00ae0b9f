"""What the options of a table of POW! change, and what they leave as it is."""

import pytest

from panoplie.kernel.asks import Lot
from panoplie.kernel.errors import SetupError
from tests.talk import open_box, table

HEROES = "1 1 2 2 3 3 4 4 5 5 6 6"
VILLAINS = "1 1 1 1 1 2 2 2 2 3 3 4"


def laid_out(**options):
    return open_box("pow", seats=3, **options).shuffles(HEROES).shuffles(VILLAINS)


@pytest.mark.parametrize("options", [{}, {"start": "random"}])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_start_random_draws_the_first_player(options, seat):
    t = laid_out(**options)
    assert isinstance(t.match.ask, Lot)
    assert t.match.ask.outcomes(t.match.state) == [(("starts", 0), 1), (("starts", 1), 1), (("starts", 2), 1)]
    t.chance.may_not("starts 3", because="not-an-option")
    t.draws(f"starts {seat}").seat(seat).is_to_throw(5)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_start_film_asks_the_first_seat(seat):
    t = laid_out(start="film")
    t.seat(0).is_asked("film").may_only("starts 0", "starts 1", "starts 2")
    t.seat(1).is_asked_nothing().may_not("starts 1", because="not-asked")
    t.seat(0).says(f"starts {seat}").seat(seat).is_to_throw(5)


def test_start_first_seat_asks_nobody():
    laid_out(start="first_seat").seat(0).is_to_throw(5)


def test_ties_leftmost_asks_nothing():
    for options in ({}, {"ties": "leftmost"}):
        t = table("pow", heroes="6", villains="3 1 3", **options).lands("shield shield blue blue orange")
        t.seat(1).is_to_throw(5)
        assert (t.stack(0, "villain"), t.row("villain")) == ("3", "1 3")


@pytest.mark.parametrize(("place", "left"), [(2, "1 2 3"), (4, "1 3 2")])
def test_ties_choice_lets_the_player_pick_among_equally_bad_villains(place, left):
    t = table("pow", heroes="6", villains="1 3 2 3", ties="choice").lands("shield shield blue blue orange")
    t.is_asked("forced").may_only("take villain 2", "take villain 4")
    t.may_not("take villain 1", "take hero 1", "stop", rule="PO-033")
    t.takes("villain", place)
    assert (t.stack(0, "villain"), t.row("villain")) == ("3", left)
    t.seat(1).is_to_throw(5)


@pytest.mark.parametrize(("place", "left"), [(1, "3 1"), (3, "1 3")])
def test_ties_choice_lets_the_player_pick_among_equally_small_heroes(place, left):
    t = table("pow", heroes="1 3 1", villains="", ties="choice")
    t.rolls("skull skull blue blue orange").seat(0).is_asked("keep").stops()
    t.seat(0).is_asked("forced").may_only("take hero 1", "take hero 3")
    t.seat(0).takes("hero", place)
    assert (t.stack(0, "hero"), t.row("hero")) == ("1", left)


def test_ties_choice_asks_nothing_where_there_is_no_tie():
    t = table("pow", heroes="6", villains="1 3 1", ties="choice").lands("shield shield blue blue orange")
    t.seat(1).is_to_throw(5)
    assert t.stack(0, "villain") == "3"


def test_the_memory_aid_shows_every_stack_to_everyone():
    t = table("pow", stacks={0: ("6 5 4", "3"), 1: ("", "1 2")}, memory_aid=True)
    for viewer in t.viewers:
        mine, theirs = [player["stacks"] for player in t.seen_by(viewer)["seats"]]
        assert [tile["value"] for tile in mine["hero"]["tiles"]] == [6, 5, 4]
        assert [tile["value"] for tile in theirs["villain"]["tiles"]] == [1, 2]
        assert theirs["hero"]["tiles"] == []


def test_without_the_memory_aid_stacks_are_shown_after_the_game_only():
    t = table("pow", heroes="", villains="1", stacks={0: ("6 5", "3")})
    for viewer in t.viewers:
        assert "tiles" not in t.seen_by(viewer)["seats"][0]["stacks"]["hero"]
    t.shows("skull blue blue orange orange").takes("villain", 1).ends(winners=[0], scores=[7, 0])
    for viewer in t.viewers:
        assert [tile["value"] for tile in t.seen_by(viewer)["seats"][0]["stacks"]["hero"]["tiles"]] == [6, 5]


@pytest.mark.parametrize("option", [{"start": "last"}, {"ties": True}, {"memory_aid": 1}, {"tie": "choice"}])
def test_an_unknown_option_is_refused(option):
    with pytest.raises(SetupError):
        open_box("pow", **option)
