"""Watchmen: what is in the pack, set-up and secret roles (WM-001 to WM-005, WM-012 to WM-022, WM-053, WM-054)."""

from __future__ import annotations

import pytest

from panoplie.games import load
from panoplie.kernel.errors import SetupError
from panoplie.kernel.rulebook import rule
from tests.games.dc.rulebook.scenes import BOSS, watchmen
from tests.games.dc.talk import DcTalk
from tests.talk import open_box

HEROES = ("rorschach", "nite_owl", "ozymandias", "silk_spectre", "the_comedian")
ROLES = "loyal mastermind loyal loyal loyal"
PLOTS = "plot_villain plot_hero plot_super_power plot_equipment plot_starter"


def dealt(seats: int = 3, starts: int | None = 0, **options: object) -> DcTalk:
    """A set-up by hand: seat 1 is the Mastermind; nobody is drawn by lot to start if `starts` is none."""
    t = open_box("dc", seats, watchmen=True, **options)
    t.shuffles("")
    for seat in range(seats):
        t.draws(f"hero {HEROES[seat]}")
    for _ in range(seats):
        t.shuffles("punch punch punch vulnerability vulnerability")
    t.deals(" ".join(ROLES.split()[:seats]))
    t.deals(" ".join(PLOTS.split()[:seats]))
    t.draws("card machination_hero")
    for challenge in ("alien_invasion", "nixon", "keene_act"):
        t.deals(challenge)
    return t if starts is None else t.draws(f"starts {starts}")


@rule("WM-001")
def test_the_pack_has_thirty_seven_cards() -> None:
    f = load("dc").facts()
    loyalty = sum([row.copies for row in f.loyalty])
    large, small = len(f.watchmen_super_heroes), (f.challenges, f.watchmen_deck, f.plots, f.machinations)
    assert (large, [len(cards) for cards in small], loyalty) == (6, [6, 11, 5, 4], 5)


@rule("WM-002", "WM-012", "WM-082")
def test_eleven_cards_with_the_logo_are_shuffled_into_the_main_deck_of_the_base_game() -> None:
    t = open_box("dc", watchmen=True)
    assert t.main_left == 114 + 11
    f = t.g.facts
    logo = "disintegration duplication reconstruction teleportation owlship grapnel_gun field_journal"
    logo += " retired_minuteman moloch antarctic_retreat martian_palace"
    assert t.names([kind for kind in t.g.main.cards if f.is_watchmen[kind]]) == logo
    hand = {"hand": "field_journal doomsday"}
    t = watchmen(challenge="alien_invasion", challenges="", gifts="doomsday bane robin", a=hand)
    before = t.seen_by(1)["watchmen"]["challenge"]["demands"][0]
    assert before["watchmen"] and before["filled"] == 0
    t.seat(0).contributes("field_journal")
    assert t.seen_by(1)["watchmen"]["challenge"]["demands"][0]["filled"] == 1


@rule("WM-003")
def test_there_are_no_super_villains_and_no_super_heroes_of_the_base_game() -> None:
    t = open_box("dc", watchmen=True)
    t.shuffles("")
    t.chance.may_not("hero batman", because="not-an-option")
    t = dealt()
    assert t.seen_by(0)["super_villains"] is None and not t.g.villains.cards


@rule("WM-004", "WM-022")
def test_one_card_in_the_pack_is_the_mastermind_s_and_only_its_owner_knows() -> None:
    t = dealt(5)
    assert sorted(t.g.loyalty) == [0, 0, 0, 0, 1]
    for viewer in t.viewers:
        known = [seat.get("loyalty") for seat in t.seen_by(viewer)["seats"]]
        assert known == [("mastermind" if seat == 1 else "loyal") if seat == viewer else None for seat in range(5)]


@rule("WM-005")
def test_two_to_five_play() -> None:
    for seats in (2, 3, 4, 5):
        open_box("dc", seats, watchmen=True)
    for seats in (1, 6):
        with pytest.raises(SetupError):
            open_box("dc", seats, watchmen=True)


@rule("WM-013")
def test_super_heroes_are_dealt_or_chosen() -> None:
    t = open_box("dc", watchmen=True, heroes="choice")
    t.shuffles("")
    t.seat(0).is_asked("hero").may_only(*[f"hero {hero}" for hero in (*HEROES, "doctor_manhattan")])
    t.seat(0).says("hero rorschach")
    t.seat(1).may_not("hero rorschach", rule="DC-010").says("hero nite_owl")
    t = dealt(2)
    assert [t.names(t.g.super_heroes[seat]) for seat in (0, 1)] == ["rorschach", "nite_owl"]


@rule("WM-014")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_loyalty_card_a_player(seats: int) -> None:
    t = dealt(seats)
    assert len(t.g.loyalty) == seats and t.g.loyalty_box == []


@rule("WM-015", "WM-016", "WM-017")
def test_everybody_sees_the_own_role_and_plot_and_no_other() -> None:
    t = dealt()
    plots = PLOTS.split()
    for viewer in t.viewers:
        seen = [name for name in plots if name in t.everything_seen_by(viewer)]
        assert seen == ([] if viewer is None else [plots[viewer]])
    assert t.names(t.g.plot_box) == "plot_equipment plot_starter"


@rule("WM-018", "WM-053", "WM-054")
def test_one_machination_lies_open_for_all() -> None:
    t = open_box("dc", watchmen=True)
    lists = [tuple((line.count, line.type) for line in row.lines) for row in t.g.facts.machinations]
    assert len(set(lists)) == 4
    t = dealt()
    for viewer in t.viewers:
        assert t.seen_by(viewer)["watchmen"]["machination"]["id"] == "machination_hero"
        others = ("machination_villain", "machination_super_power", "machination_equipment")
        assert not any([name in t.everything_seen_by(viewer) for name in others])


@rule("WM-019", "WM-020", "WM-032")
def test_the_challenges_lie_in_the_order_of_their_levels() -> None:
    t = dealt()
    board = t.seen_by(0)["watchmen"]
    assert (board["challenge"]["id"], board["challenge"]["level"], board["challenges_left"]) == ("keene_act", 1, 2)
    assert t.names(t.g.challenges.top(2)) == "nixon alien_invasion"
    hidden = ("nixon", "alien_invasion", "riots", "cancer_scare", "doomsday_clock")
    assert not any([name in t.everything_seen_by(viewer) for name in hidden for viewer in t.viewers])


@rule("WM-021")
def test_everybody_starts_with_the_usual_deck() -> None:
    t = dealt()
    for seat in range(3):
        cards = [*t.g.hand[seat].cards, *t.g.deck[seat].cards]
        assert (t.names(sorted(cards)).count("punch"), len(cards), len(t.g.hand[seat])) == (7, 10, 5)


@rule("WM-A46")
def test_the_first_player_is_found_as_in_the_base_game() -> None:
    dealt(starts=2).seat(2).is_asked("turn")
    dealt(starts=None, start="first_seat").seat(0).is_asked("turn")


@rule("WM-065", "WM-A47")
def test_nothing_that_can_be_said_at_the_table_tells_a_plot() -> None:
    t = watchmen(a={"hand": "punch", "plot": "plot_villain"}, b=BOSS)
    verbs = load("dc").meta.verbs
    assert not [verb for verb in verbs if "say" in verb or "tell" in verb or "plot" in verb or "claim" in verb]
    t.seat(0).may_not("name plot_villain", because="not-an-option")
