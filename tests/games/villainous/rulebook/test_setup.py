"""The rulebook of Disney Villainous: components, set-up, and the frame of a turn."""

import re
import shutil

import pytest

from panoplie.games import load
from panoplie.games.villainous.facts import SYMBOLS, VILLAINS
from panoplie.kernel.asks import Lot, Shuffle
from panoplie.kernel.errors import ContentError, SetupError
from panoplie.kernel.match import Match
from panoplie.kernel.rulebook import rule
from tests.games.villainous.talk import VillainousTalk
from tests.talk import open_box, table

LOCKED = {"captain_hook": "hangmans_tree", "jafar": "cave_of_wonders", "ursula": "the_palace"}


def seated(villains, **options):
    """A table at which everyone has chosen, before anything is shuffled."""
    t = open_box("villainous", seats=len(villains), **options)
    for seat, villain in enumerate(villains):
        t.seat(seat).chooses(villain)
    return t


def laid_out(villains, **options):
    """A table that is ready but for the question who starts; the first cards of each pile as the box has them."""
    t = seated(villains, **options)
    for _ in villains:
        t.shuffles("").shuffles("")
    return t


# Components and set-up


@rule("VI-001")
def test_the_box_holds_six_decks_of_thirty_and_six_of_fifteen(tmp_path):
    facts = load("villainous").facts()
    assert [len(deck) for deck in facts.decks] == [30] * 6
    assert [len(deck) for deck in facts.fates] == [15] * 6
    assert (facts.box.lock_tiles, facts.box.power_tokens) == (3, 80)
    content = shutil.copytree(load("villainous").content, tmp_path / "content")
    path = content / "ursula.toml"
    rows = re.split(r"\n(?=\[\[)", path.read_text())
    path.write_text("\n".join([row for row in rows if '"cauldron"' not in row]))
    with pytest.raises(ContentError, match="30 cards, not 29"):
        load("villainous").facts(content)


@rule("VI-002")
def test_there_are_six_villains():
    t = open_box("villainous").seat(0).is_asked("villain")
    t.may_only(*[f"villain {name}" for name in VILLAINS])
    assert VILLAINS == ("captain_hook", "jafar", "maleficent", "prince_john", "queen_of_hearts", "ursula")
    t.may_not("villain cruella", rule="VI-002")


@rule("VI-003")
def test_two_to_six_play_with_a_villain_each():
    for seats in (1, 7):
        with pytest.raises(SetupError, match="2 to 6"):
            open_box("villainous", seats=seats)
    t = open_box("villainous", seats=6)
    for seat, villain in enumerate(VILLAINS):
        for taken in VILLAINS[:seat]:
            refused = t.seat(seat).could_not if seat == 5 else t.seat(seat).may_not
            refused(f"villain {taken}", rule="VI-003")
        t.seat(seat).chooses(villain)


def test_everyone_takes_a_villain_with_board_and_cards():
    t = open_box("villainous", seats=2)
    assert t.seen_by(0)["seats"] == [{"villain": None}] * 2
    t.seat(0).says("villain ursula").seat(1).says("villain jafar")
    mine, theirs = t.seen_by(None)["seats"]
    assert (mine["villain"], theirs["villain"]) == ("ursula", "jafar")
    assert [place["id"] for place in mine["locations"]] == [
        "ursulas_lair",
        "erics_ship",
        "the_shore",
        "the_palace",
    ]
    assert (mine["deck"], mine["fate"]) == (30, 15)
    dealt = open_box("villainous", seats=2, villains="random")
    assert isinstance(dealt.match.ask, Lot)
    dealt.draws("villain ursula").chance.may_not("villain ursula", because="not-an-option")
    dealt.draws("villain jafar")
    assert [seen["villain"] for seen in dealt.seen_by(None)["seats"]] == ["ursula", "jafar"]


@rule("VI-005")
def test_the_mover_starts_on_the_leftmost_of_four_locations():
    t = laid_out(VILLAINS)
    for seen in t.seen_by(None)["seats"]:
        assert len(seen["locations"]) == 4
        assert seen["mover"] == seen["locations"][0]["id"]


@rule("VI-006")
def test_a_lock_symbol_on_the_right_gets_a_lock_tile():
    t = laid_out(VILLAINS)
    for seat, villain in enumerate(VILLAINS):
        assert t.locked(seat) == ([LOCKED[villain]] if villain in LOCKED else [])
        if villain in LOCKED:
            assert t.seen_by(None)["seats"][seat]["locations"][3]["id"] == LOCKED[villain]


@rule("VI-007")
def test_the_villain_cards_are_shuffled_into_a_pile():
    t = seated(["ursula", "jafar"])
    assert isinstance(t.match.ask, Shuffle)
    assert len(t.match.ask.cards) == 30
    t.shuffles("crown trident cauldron flotsam")
    seen = t.seen_by(None)["seats"][0]
    assert (seen["deck"], seen["discard"]) == (26, [])
    for viewer in t.viewers:
        assert "jetsam" not in t.everything_seen_by(viewer)  # nobody sees the pile


@rule("VI-008")
def test_the_hand_is_the_four_top_cards():
    t = seated(["ursula", "jafar"]).shuffles("crown trident cauldron flotsam")
    assert t.hand(0) == "cauldron crown flotsam trident"
    t.shuffles("").shuffles("").shuffles("").draws("starts 0")
    assert t.seen_by(1)["seats"][0]["hand"] == t.seen_by(None)["seats"][0]["hand"] == 4
    assert [card["id"] for card in t.seen_by(0)["seats"][0]["hand"]] == ["crown", "trident", "cauldron", "flotsam"]


@rule("VI-009")
def test_the_fate_cards_are_shuffled_into_a_pile():
    t = seated(["ursula", "jafar"]).shuffles("")
    assert isinstance(t.match.ask, Shuffle)
    assert len(t.match.ask.cards) == 15
    t.shuffles("ariel max").shuffles("").shuffles("").draws("starts 1")
    seen = t.seen_by(None)["seats"][0]
    assert (seen["fate"], seen["fate_discard"]) == (15, [])
    for viewer in t.viewers:
        assert "ariel" not in t.everything_seen_by(viewer)
    jafar = t.seat(1).says("go streets_of_agrabah").uses("fate")
    assert jafar.options()[0][1] in ("ariel", "max")


@rule("VI-010")
def test_the_power_tokens_lie_in_the_cauldron():
    t = laid_out(["ursula", "jafar"])
    assert t.seen_by(None)["cauldron"] == 80
    t.draws("starts 0").seat(0).says("go the_shore").uses("gain_3")
    assert t.seen_by(None)["cauldron"] == 80 - 3 - 1


@rule("VI-011")
def test_the_most_wicked_look_starts_and_play_goes_clockwise():
    t = laid_out(["ursula", "jafar", "maleficent"], start="wicked")
    assert t.seen_by(None)["active"] is None  # it is nobody's turn yet
    t.seat(0).is_asked("wicked").may_only("starts 0", "starts 1", "starts 2").says("starts 2")
    assert t.seen_by(None)["active"] == 2
    for seat, place in ((2, "the_forest"), (0, "the_shore"), (1, "oasis"), (2, "king_stefans_castle")):
        t.seat(seat).is_asked("go").says(f"go {place}").ends_turn()
    drawn = laid_out(["ursula", "jafar", "maleficent"])
    assert isinstance(drawn.match.ask, Lot)
    drawn.draws("starts 1").seat(1).is_asked("go")
    laid_out(["ursula", "jafar"], start="first_seat").seat(0).is_asked("go")


@rule("VI-012")
def test_later_seats_start_with_more_power():
    t = laid_out(VILLAINS[:4], start="wicked").seat(0).says("starts 2")
    assert [t.power(seat) for seat in range(4)] == [2, 2, 0, 1]
    pair = laid_out(VILLAINS[:2], start="first_seat")
    assert [pair.power(seat) for seat in range(2)] == [0, 1]


# The frame of a turn


@rule("VI-013")
def test_the_location_decides_which_actions_there_are():
    t = table("villainous", phase="move", maleficent={"hand": "vanish"}, ursula={}).seat(0)
    t.says("go the_forest").may_use("discard", "play", "gain_3", "play")
    t.may_not("use fate bottom", rule="VI-013")
    other = table("villainous", phase="move", maleficent={"hand": "vanish"}, ursula={})
    other.seat(0).says("go king_stefans_castle").may_use("gain_1", "fate", "play")


@rule("VI-014")
def test_the_same_action_stands_at_several_locations():
    for place in ("streets_of_agrabah", "sultans_palace"):
        table("villainous", jafar={"at": place}, ursula={}).seat(0).uses("fate")


@rule("VI-015")
def test_the_hand_is_filled_up_at_the_end_of_the_turn_only():
    t = table("villainous", maleficent={"at": "the_forest", "hand": "vanish raven"}, ursula={}).seat(0)
    t.plays("vanish", "bottom")
    assert t.hand(0) == "raven"
    t.uses("gain_3")
    assert t.hand(0) == "raven"
    t.ends_turn()
    assert len(t.g.hand[0]) == 4


@rule("VI-016")
def test_not_every_board_has_every_action():
    facts = load("villainous").facts()
    printed = {
        villain: {symbol for rows in (facts.top[v], facts.bottom[v]) for place in rows for symbol in place}
        for v, villain in enumerate(VILLAINS)
    }
    assert "vanquish" not in printed["ursula"]
    assert "activate" not in printed["prince_john"]
    assert "move_hero" in printed["captain_hook"]
    assert "move_hero" not in printed["jafar"]
    assert set().union(*printed.values()) == set(SYMBOLS)


@rule("VI-017")
def test_each_visible_symbol_is_used_once():
    t = table("villainous", maleficent={"at": "the_forest", "hand": "vanish vanish vanish"}, ursula={}).seat(0)
    t.uses("gain_3").may_not("use gain_3 bottom", rule="VI-017")
    t.plays("vanish", "top").may_not("use play top", rule="VI-017").plays("vanish", "bottom")
    t.may_not("use play bottom", rule="VI-017").may_use("discard")
    t.ends_turn().seat(1).says("go the_shore").may("use gain_3 bottom").ends_turn()  # the next player's are new


@rule("VI-004")
def test_whoever_has_wished_for_a_villain_is_not_asked():
    t = wishing("choose", "ursula", "choose")
    t.seat(1).is_asked_nothing()
    t.seat(0).is_asked("villain").may_not("villain ursula", rule="VI-003").says("villain jafar")
    t.seat(2).is_asked("villain").says("villain maleficent")
    assert [seat["villain"] for seat in t.seen_by(None)["seats"]] == ["jafar", "ursula", "maleficent"]
    with pytest.raises(SetupError):
        wishing("jafar", "jafar", "choose")


def wishing(*villains):
    options = {"seats": [{"villain": villain} for villain in villains]}
    return VillainousTalk(Match.start(load("villainous"), len(villains), options))
