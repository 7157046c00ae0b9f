"""The Super Heroes of the base box, Martian Manhunter, and the six of Watchmen, by name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dc.talk import DcTalk
from tests.talk import open_box, table


def as_hero(hero: str, hand: str, seats: int = 2, **more: Any) -> DcTalk:
    a = {"hand": hand, "hero": hero, **more.pop("a", {})}
    return table("dc", seats=seats, a=a, **more)


def test_batman() -> None:
    t = as_hero("batman", "lasso_of_truth lasso_of_truth clayface kick")
    t.seat(0).plays("kick", "lasso_of_truth", "lasso_of_truth")
    assert t.power == 2 + (1 + 1) * 2
    t.seat(0).plays("clayface").says("again lasso_of_truth")
    assert t.power == 2 + (1 + 1) * 3, "equal ones and second plays too"


def test_superman() -> None:
    t = as_hero("superman", "kick kick super_strength lasso_of_truth")
    t.seat(0).plays("kick", "kick", "super_strength", "lasso_of_truth")
    assert t.power == 2 + 2 + 5 + 1 + 2, "Kick once, Super Strength once"


def test_wonder_woman() -> None:
    hand, line_up = "super_strength super_strength super_strength", "bane robin"
    t = as_hero("wonder_woman", hand, a={"deck": "kick " * 8}, line_up=line_up, stack="ras_al_ghul lex_luthor")
    t.seat(0).plays_all().buys("bane", "robin").defeats("ras_al_ghul").ends_turn()
    assert t.hand(0) == " ".join(["kick"] * 7), "a Villain and a Super-Villain; the Hero does not count"


def test_green_lantern() -> None:
    t = as_hero("green_lantern", "catwoman catwoman punch vulnerability kick gorilla_grodd doomsday")
    t.seat(0).plays("catwoman", "catwoman", "punch", "kick")
    assert t.power == 2 + 2 + 1 + 2, "two names of cost 1 or more"
    t.seat(0).plays("gorilla_grodd")
    assert t.power == 10 + 3
    t.seat(0).plays("doomsday")
    assert t.power == 14 + 3, "once"


def test_the_flash() -> None:
    t = as_hero("the_flash", "kid_flash kid_flash", a={"deck": "kick lobo robin mera"})
    t.seat(0).plays("kid_flash")
    assert t.hand(0) == "kick kid_flash lobo"
    t.seat(0).plays("kid_flash")
    assert t.hand(0) == "kick robin lobo", "only the first time in a turn"


def test_the_flash_draws_after_the_card_is_finished() -> None:
    t = as_hero("the_flash", "the_penguin", a={"deck": "kick lobo robin"})
    t.seat(0).plays("the_penguin").is_asked("turn")
    assert (t.hand(0), t.discarded(0)) == ("robin", "kick lobo")


def test_the_flash_starts() -> None:
    t = open_box("dc", heroes="choice")
    t.shuffles("").seat(0).is_asked("hero").says("hero batman").seat(1).says("hero the_flash")
    t.shuffles("").shuffles("").shuffles("").seat(1).is_asked("turn")


def test_aquaman() -> None:
    line_up = "scarecrow doomsday"
    t = as_hero("aquaman", "super_strength super_strength doomsday", a={"deck": "punch"}, line_up=line_up)
    t.seat(0).plays_all().buys("scarecrow").is_asked("on_top").may_only("yes", "no").reads(
        "Do you put Scarecrow on top of your deck? Otherwise it goes to your discard pile.",
        "Placez-vous l’Épouvantail sur votre deck ? Sinon, la carte va dans votre défausse.",
    )
    t.seat(0).says("yes").buys("kick").is_asked("on_top").says("no").buys("doomsday").is_asked("turn")
    assert (t.deck(0), t.discarded(0)) == ("scarecrow punch", "kick doomsday"), "cost 6 is too much"


def test_cyborg() -> None:
    hand = "kick kick lasso_of_truth lasso_of_truth"
    t = as_hero("cyborg", hand, a={"deck": "punch lobo"})
    t.seat(0).plays("kick")
    assert t.power == 2 + 1
    t.seat(0).plays("kick", "lasso_of_truth")
    assert (t.power, t.hand(0)) == (5 + 1, "punch lasso_of_truth")
    t.seat(0).plays("lasso_of_truth")
    assert (t.power, t.hand(0)) == (6 + 1, "punch"), "each once in a turn"


def test_martian_manhunter() -> None:
    t = as_hero("martian_manhunter", "doomsday catwoman gorilla_grodd catwoman doomsday")
    t.seat(0).plays("doomsday", "catwoman")
    assert t.power == 6
    t.seat(0).plays("gorilla_grodd")
    assert t.power == 9 + 3
    t.seat(0).plays("catwoman")
    assert t.power == 14 + 3
    t.seat(0).plays("doomsday")
    assert t.power == 18 + 3, "once for Villains, once for Heroes"


# Watchmen


def as_watchman(hero: str, hand: str, **more: Any) -> DcTalk:
    return as_hero(hero, hand, seats=3, watchmen=True, challenge="nixon", **more)


def test_doctor_manhattan() -> None:
    t = as_watchman("doctor_manhattan", "kick kick super_strength")
    t.seat(0).plays("kick")
    assert t.power == 2
    t.seat(0).plays("kick")
    assert t.power == 4 + 3, "two of the same name will do"
    t.seat(0).plays("super_strength")
    assert t.power == 9 + 3


def test_nite_owl() -> None:
    t = as_watchman("nite_owl", "kick lasso_of_truth lasso_of_truth", a={"deck": "punch lobo"})
    t.seat(0).plays("kick")
    assert t.deck(0) == "punch lobo"
    t.seat(0).plays("lasso_of_truth", "lasso_of_truth")
    assert (t.hand(0), t.deck(0)) == ("punch", "lobo")


def test_ozymandias() -> None:
    hand = "punch weakness kick catwoman vulnerability doomsday lasso_of_truth"
    t = as_watchman("ozymandias", hand, a={"deck": "robin lobo"})
    t.seat(0).plays("punch", "weakness", "kick", "vulnerability")
    assert t.power == 3, "two types: a Weakness has none"
    t.seat(0).plays("catwoman")
    assert (t.power, t.deck(0)) == (5 + 2, "robin lobo")
    t.seat(0).plays("doomsday")
    assert (t.power, t.deck(0)) == (9 + 2, "lobo")
    t.seat(0).plays("lasso_of_truth")
    assert (t.power, t.deck(0)) == (10 + 2, "lobo"), "each once in a turn"


def test_rorschach() -> None:
    t = as_watchman("rorschach", "punch kick", a={"discard": "weakness lobo"})
    t.seat(0).may_only("destroy punch@hand", "destroy weakness@discard", of="destroy").reads_on(
        "destroy punch@hand", "Destroy Punch (hand)", "Détruire Coup de Poing (main)"
    )
    t.seat(0).may_not("destroy kick@hand", "destroy lobo@discard", rule="DC-005").says("destroy weakness@discard")
    assert (t.power, t.destroyed, t.discarded(0)) == (1, "weakness", "lobo")
    t.seat(0).may_not("destroy punch@hand", because="not-an-option")


def test_silk_spectre() -> None:
    t = as_watchman("silk_spectre", "super_strength doomsday", a={"deck": "kick " * 8}, line_up="robin mera bane")
    t.seat(0).plays_all().buys("robin", "mera").ends_turn()
    assert t.hand(0) == " ".join(["kick"] * 7)


def test_silk_spectre_draws_nothing_for_a_villain() -> None:
    t = as_watchman("silk_spectre", "doomsday", a={"deck": "kick " * 8}, line_up="robin mera bane")
    t.seat(0).plays("doomsday").buys("bane").ends_turn()
    assert t.hand(0) == " ".join(["kick"] * 5)


def test_the_comedian() -> None:
    t = as_watchman("the_comedian", "kick scarecrow blue_beetle blue_beetle ras_al_ghul")
    t.seat(0).plays("kick", "ras_al_ghul")
    assert t.power == 5, "the First Appearance of a Super-Villain is no Attack of his"
    t.seat(0).plays("scarecrow", "blue_beetle", "blue_beetle")
    assert t.power == 5 + 2 + 3 + 3 + 3


@pytest.mark.parametrize(
    "hero", ["batman", "superman", "wonder_woman", "green_lantern", "the_flash", "aquaman", "cyborg"]
)
def test_the_super_heroes_of_the_box_are_dealt_and_the_promotional_one_is_not(hero: str) -> None:
    t = open_box("dc", heroes="choice", start="first_seat")
    t.shuffles("").seat(0).may(f"hero {hero}").may_not("hero martian_manhunter", rule="DC-010")
