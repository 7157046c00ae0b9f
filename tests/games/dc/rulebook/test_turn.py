"""The turn and its end (DC-020 to DC-035)."""

from __future__ import annotations

from panoplie.kernel.rulebook import rule
from tests.games.dc.rulebook.scenes import appearing
from tests.talk import table

# Your turn


@rule("DC-020")
def test_cards_are_played_in_any_order_each_to_its_end() -> None:
    a = {"hand": "the_penguin kick mera", "deck": "punch lobo"}
    t = table("dc", a=a)
    t.seat(0).may("play the_penguin", "play kick", "play mera", "end").plays("kick", "the_penguin")
    t.seat(0).is_asked("discard").may_not("play mera", because="not-an-option")
    t.seat(0).says("discard punch lobo").plays("mera").may_not("play mera", rule="DC-020")


def test_all_that_only_gives_power_is_played_at_once() -> None:
    t = table("dc", a={"hand": "punch kick catwoman kid_flash vulnerability", "deck": "punch"})
    t.seat(0).plays_all()
    assert t.power == 5 and t.hand(0) == "vulnerability kid_flash"
    t.seat(0).may_not("play_all", rule="DC-020")


def test_a_draw_on_the_way_is_played_too() -> None:
    t = table("dc", a={"hand": "gorilla_grodd punch", "deck": "kick", "locations": "arkham_asylum"})
    t.seat(0).plays_all()
    assert t.power == 6 and t.hand(0) == ""


def test_nobody_sees_in_which_order_a_hand_was_drawn() -> None:
    seen = []
    for hand in ("punch kick vulnerability mera", "mera vulnerability kick punch"):
        t = table("dc", a={"hand": hand, "deck": "punch punch punch punch punch"})
        plays = t.seat(0).plays_all().seen_by(1)["running"]["plays"]
        t.seat(0).ends_turn()
        seen.append((plays, t.seen_by(1)["seats"][0]["discard"]))
    assert len(seen[0][0]) == 2 and len(seen[0][1]) == 4
    assert seen[0] == seen[1]


@rule("DC-021")
def test_the_power_of_cards_adds_up() -> None:
    t = table("dc", a={"hand": "punch kick doomsday"}, line_up="catwoman lobo")
    t.seat(0).plays("punch", "kick", "doomsday").buys("catwoman")
    running = t.seen_by(1)["running"]
    assert (running["power"], running["left"]) == (7, 5)
    assert [play["card"]["id"] for play in running["plays"]] == ["punch", "kick", "doomsday"]
    assert [card["id"] for card in running["bought"]] == ["catwoman"]


@rule("DC-022")
def test_power_may_be_spent_at_any_moment_of_the_turn() -> None:
    t = table("dc", a={"hand": "kick kid_flash", "deck": "kick"}, line_up="catwoman robin")
    t.seat(0).plays("kick").buys("catwoman").plays("kid_flash", "kick").may("end")
    t.seat(0).may_not("buy robin", rule="DC-023")
    assert t.left == 2


@rule("DC-023")
def test_any_number_of_cards_and_kicks_can_be_bought_for_what_they_cost() -> None:
    t = table("dc", a={"hand": "super_strength super_strength"}, line_up="catwoman cheetah lobo")
    t.seat(0).plays_all().buys("kick", "kick", "catwoman", "cheetah")
    assert (t.left, t.discarded(0), t.line_up) == (0, "kick kick catwoman cheetah", "lobo")
    t.seat(0).may_not("buy lobo", "buy kick", rule="DC-023").may_not("buy robin", rule="DC-023")
    table("dc", kicks=0, a={"hand": "doomsday"}).seat(0).plays("doomsday").may_not("buy kick", rule="DC-023")


@rule("DC-024")
def test_one_super_villain_may_fall_in_a_turn() -> None:
    t = table(
        "dc", a={"hand": "super_strength doomsday super_strength super_strength"}, stack="ras_al_ghul lex_luthor"
    )
    t.seat(0).plays("super_strength").may_not("defeat ras_al_ghul", rule="DC-024").plays_all()
    t.seat(0).defeats("ras_al_ghul").may_not("defeat lex_luthor", rule="DC-053")
    assert t.left == 11 and t.seen_by(0)["super_villains"] == {"left": 1, "top": None}


@rule("DC-025")
def test_a_bought_card_goes_to_the_discard_pile_face_up() -> None:
    t = table(
        "dc",
        a={"hand": "super_strength doomsday cheetah"},
        line_up="catwoman robin",
        stack="ras_al_ghul lex_luthor",
    )
    t.seat(0).plays_all().defeats("ras_al_ghul").plays("cheetah").says("gain robin")
    assert [card["id"] for card in t.seen_by(1)["seats"][0]["discard"]] == ["ras_al_ghul", "robin"]


@rule("DC-026")
def test_the_line_up_is_not_refilled_during_the_turn() -> None:
    t = table("dc", a={"hand": "doomsday kick"}, line_up="catwoman kid_flash robin mera lobo")
    t.seat(0).plays_all().buys("catwoman", "kid_flash")
    assert t.line_up == "robin mera lobo"
    t.seat(0).ends_turn()
    assert len(t.line_up.split()) == 5


@rule("DC-027")
def test_nothing_has_to_be_played_or_bought() -> None:
    t = table("dc", a={"hand": "kick"}, line_up="catwoman lobo lobo lobo lobo")
    t.seat(0).may("end").ends_turn()
    assert t.discarded(0) == "kick" and t.line_up.startswith("catwoman")


@rule("DC-028")
def test_a_vulnerability_and_a_weakness_are_played_for_nothing() -> None:
    t = table("dc", a={"hand": "vulnerability weakness"})
    t.seat(0).plays("vulnerability", "weakness")
    assert (t.power, t.played) == (0, "vulnerability weakness")


# The end of a turn


@rule("DC-029")
def test_what_happens_at_the_end_of_a_turn_comes_first() -> None:
    """Emerald Knight returns what he borrowed before the Line-Up is refilled."""
    t = table("dc", a={"hand": "emerald_knight"}, line_up="robin lobo lobo lobo bane", main="mera")
    t.seat(0).plays("emerald_knight").ends_turn()
    assert t.line_up == "lobo lobo lobo bane robin"


@rule("DC-030")
def test_everything_is_discarded_but_locations() -> None:
    a = {"hand": "kick mera the_batcave", "locations": "arkham_asylum", "deck": "punch " * 6}
    t = table("dc", a=a)
    t.seat(0).plays("the_batcave", "kick").ends_turn()
    assert t.discarded(0) == "kick mera" and t.locations(0) == "arkham_asylum the_batcave"
    assert t.left == 0


@rule("DC-031")
def test_five_cards_are_drawn_and_those_that_a_text_adds() -> None:
    a = {"hand": "doomsday doomsday", "hero": "wonder_woman", "deck": "punch " * 9}
    t = table("dc", a=a, line_up="poison_ivy harley_quinn lobo")
    t.seat(0).plays_all().buys("poison_ivy", "harley_quinn").ends_turn()
    assert len(t.g.hand[0]) == 7
    t = table("dc")
    t.seat(0).ends_turn()
    assert len(t.g.hand[0]) == 5


@rule("DC-032")
def test_the_line_up_is_refilled_to_five() -> None:
    for line_up, after in (("bane", 5), ("bane mera mera robin robin lobo", 6)):
        t = table("dc", line_up=line_up)
        t.seat(0).ends_turn()
        assert len(t.line_up.split()) == after


@rule("DC-033")
def test_a_super_villain_that_is_face_down_is_turned_up_and_attacks() -> None:
    t = appearing("lex_luthor", line_up="bane robin robin mera mera")
    assert t.seen_by(1)["super_villains"]["top"]["id"] == "lex_luthor" and t.discarded(1) == "weakness"
    t = table("dc", stack="lex_luthor sinestro", line_up="bane robin robin mera mera")
    t.seat(0).ends_turn()
    assert t.discarded(1) == "", "one that lay open before does not strike again"


@rule("DC-035")
def test_a_first_appearance_is_ignored_when_the_card_is_played() -> None:
    t = table("dc", a={"hand": "lex_luthor", "deck": "punch punch punch"}, line_up="bane lobo")
    t.seat(0).plays("lex_luthor").is_asked("turn")
    assert t.discarded(0) == t.discarded(1) == "" and t.hand(0) == "punch punch punch"
