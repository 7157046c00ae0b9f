"""What the options of a table of Heroes Incorporated change; refusals agree with what is offered."""

import itertools

import pytest

from panoplie.games import load
from panoplie.kernel.asks import Lot
from panoplie.kernel.chance import Seeded
from panoplie.kernel.errors import SetupError
from panoplie.kernel.match import Match
from tests.talk import open_box, table

DRAFT = ("titan scrap huntaar arcana paragon ceera", ["keep titan", "keep arcana"], ["paragon", "huntaar"])


@pytest.mark.parametrize("seat", [0, 1])
def test_start_random_draws_the_first_player(seat):
    t = open_box("heroes").sets_up(*DRAFT)
    assert isinstance(t.match.ask, Lot)
    t.chance.may_not("starts 2", because="not-an-option")
    t.draws(f"starts {seat}").seat(seat).is_asked("place")


def test_dealt_heroes_leave_out_the_draft():
    """A team of two for each seat, instead of three cards to draft from (HI-025, HI-027)."""
    t = open_box("heroes", heroes="random", start="first_seat").sets_up("titan huntaar arcana paragon", [], [])
    t.seat(0).is_asked("place")
    teams = [{hero["id"] for hero in t.player(seat)["team"]} for seat in (0, 1)]
    assert teams == [{"titan", "huntaar"}, {"arcana", "paragon"}]


@pytest.mark.parametrize("seat", [0, 1])
def test_start_collection_asks_the_first_seat(seat):
    t = open_box("heroes", start="collection").sets_up(*DRAFT).seat(0).is_asked("collection")
    t.says(f"starts {seat}").seat(seat).is_asked("place")


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"lairs": True, "expansion": False}, "lairs can be chosen only together with expansion"),
        ({"long_game": True}, "long_game can be chosen only together with lairs"),
    ],
)
def test_an_option_that_would_do_nothing_is_refused(chosen, sentence):
    """Lairs belong to S.U.P.E.R., and 36 points to lairs (HI-005, HI-155)."""
    with pytest.raises(SetupError, match=sentence):
        open_box("heroes", **chosen)
    assert open_box("heroes", seats=3, lairs=True, long_game=True).seen_by(None)["target"] == 36


def test_start_first_seat_asks_nobody():
    open_box("heroes", start="first_seat").sets_up(*DRAFT).seat(0).is_asked("place")


def test_without_justice_nobody_is_asked_to_spend_any():
    t = table("heroes", justice=False, at={"titan": "bank"}, pawns="bank").seat(0).wins("titan", "bank", 3)
    assert t.player(0)["justice"] == 0
    base = table("heroes", expansion=False, at={"titan": "bank"}, pawns="bank").seat(0).wins("titan", "bank", 3)
    assert base.player(0)["justice"] == 0  # the markers are in the expansion's box
    t.seat(1).passes().seat(0).wins("titan", "bank", 3).seat(1).is_asked("action")


def test_one_combat_marker_only():
    t = table("heroes", combat_markers=1, plus={"titan": 1, "andron": 1}, hands={0: "power_up"}).seat(0)
    t.may_not("play power_up colour", rule="HI-147")


def wishes(g, me):
    """Everything that a player might think of in a turn, sensible or not."""
    heroes = [g.facts.hero_ids[hero] for hero in g.hero]
    districts = g.facts.district_ids
    gadgets = [row.id for row in g.facts.cards if row.class_ == "hq_gadget"]
    pays = ["colour", "white", "super_speed", "super_senses", "detective", "inventor", *gadgets]
    for verb in ("move", "fight"):
        yield from itertools.product([verb], heroes, districts, pays)
    for hero in heroes:
        yield ("teleport", hero)
        yield from itertools.product(["rocket"], [hero], districts, districts)
        yield from itertools.product(["shift"], [hero], "ABCDEFG", districts)
        yield from itertools.product(["minions"], [hero], "ABCDEFG")
        yield from itertools.product(
            ["mimic"], [hero], heroes, ["fly", "magic", "minions", "detective", "transform"]
        )
    yield from itertools.product(["play"], g.facts.card_ids, pays)
    yield from itertools.product(["draw"], pays)
    yield from [("rest",), ("end",), ("noble",)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_not_offered_is_refused_with_a_reason_and_nothing_else_is(seats):
    """The list of a turn's actions and the predicates that explain refusals say the same, in random games."""
    chance = Seeded("wishes", seats)
    looked = 0
    for _ in range(6):
        match = Match.start(load("heroes"), seats)
        while not match.over:
            match.settle(chance)
            for ask in match.asks():
                options = list(ask.options(match.state))
                if ask.kind == "action" and chance.below(40) == 0:
                    looked += 1
                    offered = set(options)
                    for wish in wishes(match.state, ask.seat):
                        refusal = ask.why_not(match.state, wish)
                        assert (refusal is None) == (wish in offered), (wish, refusal)
                match.push(options[chance.below(len(options))], ask.seat)
    assert looked > 10
