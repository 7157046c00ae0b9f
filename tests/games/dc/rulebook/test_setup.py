"""Components and set-up (DC-001 to DC-019)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from panoplie.games import load
from panoplie.kernel.errors import SetupError
from panoplie.kernel.rulebook import rule
from tests.games.dc.talk import DcTalk
from tests.talk import open_box, table

FIRST_GAME = ("batman", "superman", "wonder_woman", "green_lantern", "the_flash")
ALL_SEVEN = (*FIRST_GAME, "aquaman", "cyborg")


def chosen(*heroes: str, starts: int | None = 0, **options: Any) -> DcTalk:
    """A set-up where everybody has chosen a Super Hero; the main deck lies as in the box."""
    t = open_box("dc", len(heroes), heroes="choice", **options)
    t.shuffles("")
    for seat, hero in enumerate(heroes):
        t.seat(seat).says(f"hero {hero}")
    for _ in heroes:
        t.shuffles("punch punch punch vulnerability vulnerability")
    t.deals("")
    return t if starts is None else t.draws(f"starts {starts}")


@rule("DC-001")
def test_the_box_holds_214_cards_and_seven_super_heroes() -> None:
    f = load("dc").facts()
    stacks = {name: f.copies[f.number[name]] for name in ("punch", "vulnerability", "kick", "weakness")}
    assert stacks == {"punch": 36, "vulnerability": 16, "kick": 16, "weakness": 20}
    assert (len(f.main_deck), len(f.super_villains)) == (114, 12)
    assert sum(stacks.values()) + 114 + 12 == 214
    assert [f.ids[kind] for kind in f.super_heroes if not f.rows[kind].promo] == list(ALL_SEVEN)


@rule("DC-002")
def test_two_to_five_play() -> None:
    for seats in (2, 3, 4, 5):
        open_box("dc", seats)
    for seats in (1, 6):
        with pytest.raises(SetupError):
            open_box("dc", seats)


@rule("DC-003")
def test_every_card_has_one_of_six_types_and_a_weakness_none() -> None:
    f = load("dc").facts()
    types = Counter([f.rows[kind].type for kind in f.main_deck])
    assert types == {"hero": 32, "villain": 33, "super_power": 16, "equipment": 28, "location": 5}
    t = table("dc", a={"hand": "punch weakness"})
    assert {card["id"]: card["type"] for card in t.seen_by(0)["seats"][0]["hand"]} == {
        "punch": "starter",
        "weakness": "none",
    }


@rule("DC-004")
def test_a_super_villain_is_a_villain() -> None:
    t = table("dc", a={"hand": "ras_al_ghul", "locations": "arkham_asylum", "deck": "kick"})
    t.seat(0).plays("ras_al_ghul")
    assert t.hand(0) == "kick", "the Asylum draws for a Villain"


@rule("DC-005")
def test_cost_and_points_are_shown_and_an_asterisk_is_worked_out() -> None:
    t = table("dc", line_up="bizarro doomsday", a={"deck": "bizarro weakness weakness"})
    bizarro, doomsday = t.seen_by(1)["line_up"]
    assert (bizarro["cost"], bizarro["vp"], doomsday["cost"], doomsday["vp"]) == (7, None, 6, 2)
    assert t.points(0) == 4 - 2


@rule("DC-006")
def test_what_the_basic_cards_give() -> None:
    for card, power in (("punch", 1), ("kick", 2), ("vulnerability", 0), ("weakness", 0)):
        t = table("dc", a={"hand": card})
        t.seat(0).plays(card)
        assert t.power == power
    kick = t.seen_by(0)["kick"]
    assert (kick["type"], kick["cost"]) == ("super_power", 3)


@rule("DC-007")
def test_everybody_starts_with_ten_cards_and_draws_five() -> None:
    t = chosen("batman", "superman")
    for seat in (0, 1):
        assert t.hand(seat) == "punch punch punch vulnerability vulnerability"
        assert sorted(t.deck(seat).split()) == ["punch"] * 4 + ["vulnerability"]


@rule("DC-008", "DC-009")
def test_five_cards_are_the_line_up_and_the_stacks_lie_beside_it() -> None:
    t = open_box("dc", heroes="choice")
    t.shuffles("lobo bane robin mera starro doomsday")
    t.seat(0).says("hero batman")
    t.seat(1).says("hero superman")
    t.shuffles("")
    t.shuffles("")
    assert t.line_up == "lobo bane robin mera starro" and t.main_left == 109
    assert (t.seen_by(0)["kicks"], t.seen_by(0)["weaknesses"]) == (16, 20)


@rule("DC-010")
def test_super_heroes_are_dealt_chosen_or_one_of_two() -> None:
    t = open_box("dc", heroes="choice")
    t.shuffles("")
    t.seat(0).is_asked("hero").may_only(*[f"hero {hero}" for hero in ALL_SEVEN]).says("hero batman")
    t.seat(1).may_not("hero batman", rule="DC-010")
    t = open_box("dc", heroes="first_game")
    t.shuffles("")
    t.chance.may_not("hero cyborg", because="not-an-option")
    t.draws("hero superman").draws("hero batman")
    t = open_box("dc", heroes="two")
    t.shuffles("")
    t.draws("hero aquaman").draws("hero cyborg")
    t.seat(0).is_asked("hero").may_only("hero aquaman", "hero cyborg")


@rule("DC-011")
def test_martian_manhunter_comes_only_if_the_table_wants_him() -> None:
    for promo in (False, True):
        t = open_box("dc", heroes="choice", promo=promo)
        t.shuffles("")
        assert (("hero", "martian_manhunter") in t.seat(0).options()) == promo


@rule("DC-012")
def test_a_super_hero_works_in_the_turns_of_its_owner() -> None:
    flash = {"hand": "super_speed", "hero": "the_flash", "deck": "kick mera robin lobo"}
    t = table("dc", a={"hand": "bane"}, b=flash)
    t.seat(0).plays("bane")
    t.seat(1).defends("super_speed")
    assert sorted(t.hand(1).split()) == ["kick", "mera"], "two, and none for The Flash"
    t = table("dc", a=flash)
    t.seat(0).plays("super_speed")
    assert sorted(t.hand(0).split()) == ["kick", "mera"], "one, and one for The Flash"


@rule("DC-013", "DC-014", "DC-016")
def test_ras_al_ghul_lies_open_on_seven_that_nobody_sees() -> None:
    t = chosen("batman", "superman")
    assert t.seen_by(0)["super_villains"]["left"] == 8
    assert t.seen_by(0)["super_villains"]["top"]["id"] == "ras_al_ghul"
    hidden = [row.id for kind in t.g.facts.super_villains if (row := t.g.facts.rows[kind]).id != "ras_al_ghul"]
    assert len(hidden) == 11 and len(t.g.villain_box) == 4
    assert not any([name in t.everything_seen_by(viewer) for name in hidden for viewer in t.viewers])


@rule("DC-015")
def test_a_longer_game_has_more_super_villains() -> None:
    for count in (10, 12):
        assert chosen("batman", "superman", super_villains=count).seen_by(0)["super_villains"]["left"] == count


@rule("DC-017", "DC-A1")
def test_the_first_player_is_drawn_by_lot_or_sits_first() -> None:
    chosen("batman", "superman", "aquaman", starts=2).seat(2).is_asked("turn")
    chosen("batman", "superman", starts=None, start="first_seat").seat(0).is_asked("turn")
    chosen("batman", "the_flash", starts=None, start="first_seat").seat(1).is_asked("turn")


@rule("DC-018")
def test_the_flash_always_begins() -> None:
    chosen("batman", "superman", "the_flash", starts=None).seat(2).is_asked("turn")


@rule("DC-019")
def test_turns_pass_clockwise() -> None:
    t = table("dc", seats=3, turn=1)
    for seat in (1, 2, 0):
        t.seat(seat).is_asked("turn").ends_turn()
    t.seat(1).is_asked("turn")
