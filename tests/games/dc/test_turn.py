"""The turn: playing, Power, buying, defeating, and the end of a turn in its order."""

from __future__ import annotations

from tests.games.dc.talk import DcTalk
from tests.talk import open_box, table


def test_cards_give_power_and_power_buys() -> None:
    t = table("dc", a={"hand": "punch punch punch punch punch"}, line_up="catwoman")
    t.seat(0).is_asked("turn").plays("punch", "punch", "punch")
    assert (t.power, t.left) == (3, 3)
    t.seat(0).buys("kick").plays("punch", "punch").buys("catwoman")
    assert t.discarded(0) == "kick catwoman" and t.left == 0
    t.seat(0).may_not("buy kick", rule="DC-023").may_not("buy lobo", rule="DC-023").may("end")


def test_all_that_only_gives_power_is_played_at_once() -> None:
    t = table("dc", a={"hand": "punch kick catwoman kid_flash vulnerability", "deck": "punch"})
    t.seat(0).plays_all()
    assert t.power == 5 and t.hand(0) == "vulnerability kid_flash"
    t.seat(0).may_not("play_all", rule="DC-020")


def test_a_draw_on_the_way_is_played_too() -> None:
    hand = "gorilla_grodd punch"
    t = table("dc", a={"hand": hand, "deck": "kick", "locations": "arkham_asylum"})
    t.seat(0).plays_all()
    assert t.power == 6 and t.hand(0) == ""


def test_one_super_villain_falls_in_a_turn_and_the_next_comes_at_its_end() -> None:
    hand = "super_strength super_strength super_strength super_strength"
    t = table("dc", a={"hand": hand}, b={"hand": "punch"}, stack="ras_al_ghul lex_luthor")
    t.seat(0).plays_all().defeats("ras_al_ghul")
    assert t.left == 12 and t.discarded(0) == "ras_al_ghul"
    t.seat(0).may_not("defeat lex_luthor", rule="DC-053").ends_turn()
    assert t.seen_by(1)["super_villains"]["top"]["id"] == "lex_luthor"
    assert t.discarded(1) == "weakness weakness weakness weakness"
    t.seat(1).is_asked("turn")


def test_the_game_ends_when_no_super_villain_can_be_turned_up() -> None:
    t = table("dc", a={"hand": "super_strength doomsday"}, stack="ras_al_ghul")
    t.seat(0).plays_all().defeats("ras_al_ghul").ends_turn()
    t.ended("villains").ends([0], [8, 0])


def test_the_game_ends_when_the_line_up_cannot_be_refilled() -> None:
    t = table("dc", a={"hand": "doomsday doomsday"}, line_up="catwoman lobo robin bane cheetah")
    t.g.main.clear()
    t.seat(0).plays_all().buys("lobo").ends_turn()
    t.ended("line_up").ends([0], [6, 0])


def test_the_end_of_a_turn_discards_all_and_draws_five() -> None:
    t = table("dc", a={"hand": "kick punch", "deck": "punch " * 6, "locations": "the_batcave"})
    t.seat(0).plays("kick").ends_turn()
    assert t.discarded(0) == "kick punch" and t.hand(0) == "punch punch punch punch punch"
    assert t.locations(0) == "the_batcave" and t.power == 0
    t.seat(1).is_asked("turn")


def test_super_heroes_count_the_plays_of_the_turn() -> None:
    for hero, hand, power in (
        ("batman", "lasso_of_truth lasso_of_truth cape_and_cowl", 7),
        ("superman", "kick kick super_strength", 11),
        ("green_lantern", "catwoman kick gorilla_grodd", 10),
        ("green_lantern", "catwoman catwoman gorilla_grodd", 7),
        ("martian_manhunter", "doomsday gorilla_grodd", 10),
    ):
        t = table("dc", a={"hand": hand, "hero": hero})
        t.seat(0).plays_all()
        assert t.power == power, hero


def test_the_flash_draws_after_the_card_that_made_him_draw() -> None:
    t = table("dc", a={"hand": "the_penguin kick", "hero": "the_flash", "deck": "punch punch lobo"})
    t.seat(0).plays("the_penguin").is_asked("discard").says("discard punch punch")
    assert t.hand(0) == "kick lobo"


def test_the_flash_always_starts() -> None:
    t = open_box("dc", heroes="choice", start="first_seat")
    t.match.push(t.match.ask.sample(t.match.state, First()))  # type: ignore[union-attr]
    t.seat(0).is_asked("hero").says("hero batman")
    t.seat(1).may_not("hero batman", rule="DC-010").says("hero the_flash")
    t.match.settle(First())
    t.seat(1).is_asked("turn")


class First:
    """A chance that always answers the first."""

    def below(self, count: int) -> int:
        return 0


def test_the_turn_tells_what_it_has_produced() -> None:
    t = table("dc", a={"hand": "doomsday kick"}, line_up="catwoman lobo")
    t.seat(0).plays_all().buys("catwoman")
    running = t.seen_by(1)["running"]
    assert (running["power"], running["left"]) == (6, 4)
    assert [card["id"] for card in running["bought"]] == ["catwoman"]
    assert [play["card"]["id"] for play in running["plays"]] == ["doomsday", "kick"]


def patrolling(**more: str) -> DcTalk:
    return table("dc", a={"hand": "lasso_of_truth punch"}, on_patrol=True, line_up="lobo", **more)


def test_on_patrol_each_attack_that_comes_strikes_the_player() -> None:
    t = patrolling(main="scarecrow catwoman robin poison_ivy")
    t.seat(0).says("patrol").is_asked("defend").defends("lasso_of_truth")
    assert t.discarded(0) == "lasso_of_truth punch", "the Lasso, then the top of the deck against Poison Ivy"
    assert t.line_up == "lobo scarecrow catwoman robin poison_ivy"
    t.seat(0).may_not("patrol", rule="DC-A34")
