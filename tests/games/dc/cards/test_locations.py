"""The Locations of the base box, by name: each draws for the first card of a turn that fits, and stays in play."""

from __future__ import annotations

from tests.talk import table


def check(location: str, fitting: str, other: str) -> None:
    """The first card that fits draws one, a second does not; what came before the Location counts as the first."""
    cards = {"hand": f"{other} {fitting} {fitting} {location}", "deck": "vulnerability weakness" + " punch" * 5}
    t = table("dc", a=cards)
    t.seat(0).plays(location).is_asked("turn")
    assert (t.power, t.locations(0), t.played) == (0, location, "")
    t.seat(0).plays(other)
    assert t.deck(0, 1) == "vulnerability"
    t.seat(0).plays(fitting)
    assert "vulnerability" in t.hand(0) and t.deck(0, 1) == "weakness"
    t.seat(0).plays(fitting)
    assert t.deck(0, 1) == "weakness"
    t.seat(0).ends_turn()
    assert t.locations(0) == location and location not in t.discarded(0)
    late = table("dc", a=cards)
    late.seat(0).plays(fitting, location, fitting)
    assert late.deck(0, 1) == "vulnerability"


def test_arkham_asylum() -> None:
    check("arkham_asylum", "doomsday", "catwoman")


def test_arkham_asylum_draws_for_a_super_villain() -> None:
    t = table("dc", a={"hand": "ras_al_ghul", "locations": "arkham_asylum", "deck": "kick"}, stack="lex_luthor")
    t.seat(0).plays("ras_al_ghul")
    assert t.hand(0) == "kick"


def test_the_batcave() -> None:
    check("the_batcave", "utility_belt", "catwoman")


def test_fortress_of_solitude() -> None:
    check("fortress_of_solitude", "kick", "utility_belt")


def test_titans_tower() -> None:
    check("titans_tower", "catwoman", "doomsday")


def test_titans_tower_draws_for_cost_3_and_not_for_4() -> None:
    a = {"hand": "green_arrows_bow kick", "locations": "titans_tower", "deck": "lobo"}
    t = table("dc", a=a)
    t.seat(0).plays("green_arrows_bow")
    assert t.hand(0) == "kick"
    t.seat(0).plays("kick")
    assert t.hand(0) == "lobo"


def test_the_watchtower() -> None:
    check("the_watchtower", "catwoman", "doomsday")
