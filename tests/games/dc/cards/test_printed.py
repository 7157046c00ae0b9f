"""The printed numbers of all cards, written down once more: whoever changes one by accident hears of it.

A line is the id, the copies, the type, cost and points, then the numbers of the text; `attack`, `defence` and
`appearance` say that a card has such a text, with the numbers of it.
"""

from __future__ import annotations

from typing import Any

import pytest

from panoplie.games import load
from panoplie.games.dc.facts.rows import read_pack

PACK = read_pack(load("dc").content)

STACKS = """
punch 36 starter cost=0 vp=0 power=1
vulnerability 16 starter cost=0 vp=0
kick 16 super_power cost=3 vp=1 power=2
weakness 20 none cost=0 vp=-1
"""
MAIN_DECK = """
blue_beetle 1 hero cost=6 vp=2 power=3 defence
catwoman 3 hero cost=2 vp=1 power=2
dark_knight 1 hero cost=5 vp=1 power=2
emerald_knight 1 hero cost=5 vp=1
fastest_man_alive 1 hero cost=5 vp=1 count=2
green_arrow 3 hero cost=5 vp=* power=2 others=4 worth=5
high_tech_hero 3 hero cost=3 vp=1 power=1 raised=3
jonn_jonzz 1 hero cost=6 vp=2
kid_flash 4 hero cost=2 vp=1 count=1
king_of_atlantis 1 hero cost=5 vp=1 power=1 raised=3 count=1
man_of_steel 1 hero cost=8 vp=3 power=3
mera 2 hero cost=3 vp=1 power=2 raised=4
princess_diana 1 hero cost=7 vp=2 limit=7
robin 3 hero cost=3 vp=1 power=1
supergirl 2 hero cost=4 vp=1
swamp_thing 2 hero cost=4 vp=1 power=2 raised=5
zatanna_zatara 2 hero cost=4 vp=1 power=1 count=2
bane 2 villain cost=4 vp=1 power=2 attack(count=1)
bizarro 1 villain cost=7 vp=* power=3 worth=2
cheetah 2 villain cost=2 vp=1 limit=4
clayface 2 villain cost=4 vp=1
doomsday 2 villain cost=6 vp=2 power=4
gorilla_grodd 2 villain cost=5 vp=2 power=3
harley_quinn 2 villain cost=2 vp=1 power=1 attack
lobo 1 villain cost=7 vp=2 power=3 count=2
the_penguin 2 villain cost=3 vp=1 count=2 discard=2
poison_ivy 2 villain cost=3 vp=1 power=1 attack(least=1)
the_riddler 2 villain cost=3 vp=1 bonus=1 price=3
scarecrow 2 villain cost=5 vp=1 power=2 attack(count=1)
solomon_grundy 2 villain cost=6 vp=2 power=3
starro 1 villain cost=7 vp=2 attack
suicide_squad 6 villain cost=4 vp=* power=2 others=2 worth=1
two_face 2 villain cost=2 vp=1 power=1
bulletproof 3 super_power cost=4 vp=1 power=2 defence(count=1)
heat_vision 3 super_power cost=6 vp=2 power=3 count=1
super_speed 4 super_power cost=3 vp=1 count=1 defence(count=2)
super_strength 3 super_power cost=7 vp=2 power=5
x_ray_vision 3 super_power cost=3 vp=1
aquamans_trident 3 equipment cost=3 vp=1 power=2
batmobile 3 equipment cost=2 vp=1 bonus=1 count=5
bat_signal 3 equipment cost=5 vp=1 power=1
cape_and_cowl 3 equipment cost=4 vp=1 power=2 defence(count=2)
green_arrows_bow 3 equipment cost=4 vp=1 power=2 discount=2
lasso_of_truth 3 equipment cost=2 vp=1 power=1 defence(count=1)
nth_metal 4 equipment cost=3 vp=1 power=1
power_ring 3 equipment cost=3 vp=1 power=2 raised=3 least=1
utility_belt 3 equipment cost=5 vp=* power=2 others=4 worth=5
arkham_asylum 1 location cost=5 vp=1 count=1
the_batcave 1 location cost=5 vp=1 count=1
fortress_of_solitude 1 location cost=5 vp=1 count=1
titans_tower 1 location cost=5 vp=1 count=1 least=2 limit=3
the_watchtower 1 location cost=5 vp=1 count=1
"""
SUPER_VILLAINS = """
ras_al_ghul 1 villain cost=8 vp=4 power=3 first
anti_monitor 1 villain cost=12 vp=6 power=2 appearance(least=1)
atrocitus 1 villain cost=10 vp=5 power=2 count=2 appearance
black_manta 1 villain cost=8 vp=4 power=3 count=1 appearance(least=1)
brainiac 1 villain cost=11 vp=6 appearance(count=2)
captain_cold 1 villain cost=9 vp=5 power=2 bonus=1 appearance
darkseid 1 villain cost=11 vp=6 power=3 raised=5 count=2 appearance(count=2)
deathstroke 1 villain cost=9 vp=5 bonus=3 appearance
the_joker 1 villain cost=10 vp=5 power=2 count=1 appearance(least=1)
lex_luthor 1 villain cost=10 vp=5 count=3 appearance
parallax 1 villain cost=12 vp=6 times=2 appearance(limit=2)
sinestro 1 villain cost=10 vp=5 bonus=3 appearance
"""
WATCHMEN_DECK = """
disintegration 1 super_power cost=10 vp=3 power=3
duplication 1 super_power cost=5 vp=1
reconstruction 1 super_power cost=4 vp=1 power=2
teleportation 1 super_power cost=6 vp=2 count=2 defence(count=1)
owlship 1 equipment cost=6 vp=2 power=3
grapnel_gun 1 equipment cost=3 vp=1 power=1 defence(count=1)
field_journal 1 equipment cost=4 vp=1 power=2 count=2
retired_minuteman 1 hero cost=4 vp=1 power=2 bonus=1
moloch 1 villain cost=5 vp=1 power=2 attack(count=1)
antarctic_retreat 1 location cost=5 vp=1 count=1 least=5
martian_palace 1 location cost=5 vp=1 count=1
"""
SUPER_HEROES = """
batman power=1 first_game
superman power=1 first_game
wonder_woman count=1 first_game
green_lantern power=3 cards=3 least=1 first_game
the_flash count=1 first_game starts
aquaman limit=5
cyborg power=1 count=1
martian_manhunter power=3 cards=2 promo
"""
WATCHMEN_SUPER_HEROES = """
doctor_manhattan power=3 cards=2
nite_owl count=1
ozymandias power=2 count=1 cards=3 more=4
rorschach power=1
silk_spectre count=1
the_comedian power=1
"""
CHALLENGES = """
riots level=1 cost=8 / 2 attack_or_defence / 1 hero / 1 equipment
keene_act level=1 cost=8 / 2 hero / 1 super_power / 1 least=5
nixon level=2 cost=11 count=1 / 1 villain / 1 equipment / 1 least=5
cancer_scare level=2 cost=10 least=1 / 6 least=1 destroyed
alien_invasion level=3 cost=12 limit=2 / 1 watchmen / 1 villain / 1 hero / 1 least=6
doomsday_clock level=3 cost=12 limit=12 / 1 location in_play / 1 watchmen / 1 super_power
"""
PLOTS = """
plot_hero cost=13 hero count=1
plot_villain cost=14 villain count=1
plot_super_power cost=15 super_power count=1
plot_equipment cost=13 equipment count=1
plot_starter cost=14 starter count=2 once
"""
MACHINATIONS = """
machination_hero hero / 1 villain / 2 hero different / 1 equipment
machination_villain villain / 2 equipment / 2 villain different / 1 hero
machination_super_power super_power / 1 equipment / 2 super_power different / 1 villain
machination_equipment equipment / 2 hero / 2 equipment different / 1 super_power
"""
LOYALTY = """
loyalty_mastermind 1 mastermind
loyalty_loyal 4 loyal
"""

NUMBERS = (
    "power",
    "raised",
    "bonus",
    "count",
    "discard",
    "least",
    "limit",
    "others",
    "worth",
    "price",
    "discount",
)
MARKS = ("attack_or_defence", "watchmen", "in_play", "destroyed")


def numbers(row: Any, *names: str) -> list[str]:
    """The numbers of a row that are not naught, and the marks that it bears."""
    found = [(name, getattr(row, name)) for name in names]
    return [name if value is True else f"{name}={value}" for name, value in found if value]


def card(row: Any) -> str:
    words = [row.id, str(row.copies), row.type or "none", f"cost={row.cost}", f"vp={row.vp}"]
    words += numbers(row, *NUMBERS)
    if row.times > 1:
        words.append(f"times={row.times}")
    for name in ("attack", "defence", "appearance"):
        if (part := getattr(row, name)) is not None:
            inside = " ".join(numbers(part, "count", "least", "limit"))
            words.append(f"{name}({inside})" if inside else name)
    return " ".join([*words, *numbers(row, "first")])


def super_hero(row: Any) -> str:
    marks = ("power", "count", "cards", "more", "least", "limit", "first_game", "starts", "promo")
    return " ".join([row.id, *numbers(row, *marks)])


def challenge(row: Any) -> str:
    head = [row.id, *numbers(row, "level", "cost", "count", "least", "limit")]
    return " / ".join([" ".join(head), *[demand(line) for line in row.to_defeat]])


def demand(line: Any) -> str:
    kind = [line.type] if line.type else []
    return " ".join([str(line.count), *kind, *numbers(line, "least", *MARKS)])


def plot(row: Any) -> str:
    return " ".join([row.id, f"cost={row.cost}", row.type, *numbers(row, "count", "once")])


def machination(row: Any) -> str:
    lines = [
        " ".join([str(line.count), line.type, *numbers(line, "different")])
        for line in (row.first_line, *row.lines)
    ]
    return " / ".join([f"{row.id} {row.type}", *lines])


def loyalty(row: Any) -> str:
    return f"{row.id} {row.copies} {row.role}"


TABLES: list[tuple[str, list[Any], Any]] = [
    (STACKS, PACK.stacks, card),
    (MAIN_DECK, PACK.main_deck, card),
    (SUPER_VILLAINS, PACK.super_villains, card),
    (WATCHMEN_DECK, PACK.watchmen_deck, card),
    (SUPER_HEROES, PACK.super_heroes, super_hero),
    (WATCHMEN_SUPER_HEROES, PACK.watchmen_super_heroes, super_hero),
    (CHALLENGES, PACK.challenges, challenge),
    (PLOTS, PACK.plots, plot),
    (MACHINATIONS, PACK.machinations, machination),
    (LOYALTY, PACK.loyalty, loyalty),
]
LINES = [(line, rows, written) for text, rows, written in TABLES for line in text.strip().splitlines()]


@pytest.mark.parametrize(("line", "rows", "written"), LINES, ids=[line.split()[0] for line, _, _ in LINES])
def test_a_card_is_as_printed(line: str, rows: Any, written: Any) -> None:
    assert [written(row) for row in rows if row.id == line.split()[0]] == [line]


def test_the_tables_name_all_cards_in_their_order() -> None:
    for text, rows, _ in TABLES:
        assert [line.split()[0] for line in text.strip().splitlines()] == [row.id for row in rows]


def test_the_boxes_hold_as_many_cards_as_they_say() -> None:
    copies = {name: sum([row.copies for row in getattr(PACK, name)]) for name in ("stacks", "main_deck")}
    assert copies == {"stacks": 36 + 16 + 16 + 20, "main_deck": 114}
    assert len(PACK.super_villains) == 12 and len(PACK.super_heroes) == 7 + 1
    by_type = {
        kind: sum([row.copies for row in PACK.main_deck if row.type == kind])
        for kind in ("hero", "villain", "super_power", "equipment", "location")
    }
    assert by_type == {"hero": 32, "villain": 33, "super_power": 16, "equipment": 28, "location": 5}
    pack = ("watchmen_super_heroes", "challenges", "watchmen_deck", "plots", "machinations")
    assert [len(getattr(PACK, name)) for name in pack] == [6, 6, 11, 5, 4]
    assert sum([row.copies for row in PACK.loyalty]) == 5


def test_the_numbers_that_belong_to_no_card() -> None:
    box = PACK.box
    assert (box.hand, box.line_up, box.punches, box.vulnerabilities, box.super_villains) == (5, 5, 7, 3, 8)
    assert (box.first_line_seats, box.two_player_loyalty) == (3, 3)
    assert (box.finale_villains, box.finale_cost) == (8, 10)
