"""The table talk must fail a test that says something nobody asked for."""

import pytest

from panoplie.kernel.errors import IllegalAnswer
from panoplie.kernel.words import words_for
from tests.talk import open_box, table

THROW = "shield shield skull skull blue"


def test_dice_fall_only_when_they_are_thrown():
    t = table("pow").rolls(THROW)
    with pytest.raises(AssertionError, match="No roll is asked"):
        t.rolls(THROW)


def test_no_die_too_many_and_no_die_too_few():
    with pytest.raises(AssertionError, match="5 dice are thrown, not 6"):
        table("pow").rolls(f"{THROW} blue")
    with pytest.raises(AssertionError, match="5 dice are thrown, not 1"):
        table("pow").rolls("blue")


def test_no_die_shows_what_is_on_no_face():
    with pytest.raises(AssertionError, match="No die shows star"):
        table("pow").rolls("star shield skull skull blue")


def test_the_words_of_a_throw_may_stand_in_any_order():
    t = table("pow").rolls("blue skull shield skull shield")
    assert t.seen_by(0)["rolled"] == ["shield", "shield", "skull", "skull", "blue"]


def test_cards_are_shuffled_and_lots_drawn_only_when_asked():
    with pytest.raises(AssertionError, match="No shuffle is asked"):
        table("pow").shuffles("1 2")
    with pytest.raises(AssertionError, match="No lot is asked"):
        table("pow").draws("starts 1")


def test_a_shuffle_loses_no_card():
    with pytest.raises(IllegalAnswer):
        open_box("pow").shuffles("1 2 3")


def test_only_the_seat_that_is_asked_may_speak():
    t = table("pow").rolls(THROW)
    with pytest.raises(IllegalAnswer):
        t.seat(1).says("take hero 2")
    with pytest.raises(AssertionError, match="is asked nothing"):
        t.seat(1).is_asked("keep")
    with pytest.raises(AssertionError, match="which seat speaks"):
        t.says("take hero 2")


def test_a_sentence_is_read_in_both_languages():
    me = table("pow").rolls(THROW).seat(0)
    english = "Your throw. Set at least one die aside and throw the others again, or take a tile now."
    french = words_for("fr", me.match.game).say("ask-keep").replace("\u00a0", " ")
    me.reads(english, french)
    for wrong in ((french, french), (english, english)):
        with pytest.raises(AssertionError):
            me.reads(*wrong)
        with pytest.raises(AssertionError):
            me.reads_on("take hero 2", *wrong)
    with pytest.raises(AssertionError, match="is not among"):
        me.reads_on("take hero 1", english, french)
    with pytest.raises(AssertionError, match="is asked nothing"):
        me.seat(1).reads(english, french)


def test_a_wrong_expectation_fails():
    me = table("pow").rolls(THROW).seat(0)
    with pytest.raises(AssertionError, match="is asked 'keep', not 'take'"):
        me.is_asked("take")
    with pytest.raises(AssertionError, match="is not among"):
        me.may("take hero 1")
    with pytest.raises(AssertionError):
        me.may_only("take hero 2", of="take")
    with pytest.raises(AssertionError, match="is an option"):
        me.may_not("take hero 2", rule="PO-025")
    with pytest.raises(AssertionError, match="not by PO-027"):
        me.may_not("take hero 1", rule="PO-027")
    with pytest.raises(AssertionError, match="which rule"):
        me.may_not("take hero 1")
    with pytest.raises(AssertionError, match="goes on"):
        me.ends(winners=[0], scores=[0, 0])


def test_a_table_has_no_more_tiles_than_the_box():
    with pytest.raises(AssertionError, match="No tile with the value 6 is left"):
        table("pow", heroes="6 6 6")
    with pytest.raises(AssertionError, match="No tile with the value 4 is left"):
        table("pow", villains="4", stacks={0: ("", "4")})


def test_an_arrangement_that_the_game_does_not_know_fails():
    with pytest.raises(TypeError):
        table("pow", hereos="1 2 3")
