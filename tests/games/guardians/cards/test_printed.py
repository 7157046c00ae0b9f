"""The printed numbers of sheets, cards and tokens, written down once more: a change by accident is noticed."""

from __future__ import annotations

from typing import Any

import pytest

from panoplie.games import load
from panoplie.games.guardians.rows import STATS, MissionRow, ObjectRow, SpotRow, Technique
from tests.games.guardians.scenes import brawl

FACTS = load("guardians").facts()

# A sheet is SPEED/ATTACK/DEFENCE/MENTAL/HEALTH, for the Rookie, the Hero and the Veteran.
HEROES = """
ultrawoman paragon 2/3/5/1/3 2/4/5/2/3 3/4/6/2/3
rage brute 2/3/4/1/4 2/3/5/2/4 2/4/5/2/5 dice=1
duchess adventurer 2/2/4/3/3 2/3/4/4/3 2/3/5/5/3 rerolls=1
fahrenheit energy 2/2/4/2/3 2/3/4/3/3 2/4/4/4/3
tempo speedster 3/2/4/3/2 4/2/5/3/2 4/3/5/3/3
paradox mentalist 2/2/3/4/3 2/2/4/5/3 2/3/4/6/3 tokens=2
"""
SIDEKICKS = """
scoop 3/1/3/3/1 easier=1
bulldog 2/2/4/1/1 damage=1
"""
# Hero, rank, type, how the left side works, the technique of the right side, and the numbers of the left one.
CARDS = """
meteor_punch ultrawoman base attack passive attack+2 damage=1
heat_vision ultrawoman base attack passive attack+1 mental+1
steel_skin ultrawoman base defence passive defence+2 shield=1
supersonic ultrawoman base movement unique speed+2 zones=4
shockwave_clap ultrawoman base attack unique attack+3 defence-1 zones=1
to_the_rescue ultrawoman base coordination unique speed+1 defence+1 heals=1 zones=3
iron_will ultrawoman base mental passive mental+2 easier=1
public_idol ultrawoman base weakness passive -
shaky_landing ultrawoman rookie movement none speed+1 defence-1
held_back ultrawoman rookie attack none attack+1
orbital_drop ultrawoman veteran movement unique attack+3
symbol_of_hope ultrawoman veteran coordination passive defence+3 defence=1
haymaker rage base attack passive attack+3 dice=2
ground_pound rage base attack unique attack+2 dice=1
thick_hide rage base defence passive defence+2 shield=1
wrecking_leap rage base movement unique speed+2 zones=3
throw_anything rage base attack passive attack+1 defence+1 dice=2 easier=2
roar rage base coordination unique speed+1 attack+1 defence=-1
stubborn rage base mental passive mental+2 easier=2
out_of_control rage base weakness passive - damage=1
blind_fury rage rookie attack none attack+2 defence-2
growing_pains rage rookie defence none speed-1 defence+1
unstoppable rage veteran movement passive speed+1 attack+2 damage=1
apocalypse_fist rage veteran attack unique attack+4 damage=1 dice=3
rapier_wit duchess base attack passive attack+2 dice=2
poisoned_dart duchess base attack passive attack+1 defence+1 dice=1
riposte duchess base defence passive defence+2
disguise duchess base movement passive speed+2
blackmail duchess base coordination unique mental+2 actions=-1
master_plan duchess base coordination unique speed+1 mental+1 actions=1
safe_cracker duchess base mental passive mental+3 easier=2
haughty duchess base weakness passive -
debutante duchess rookie mental none mental+1
stage_fright duchess rookie defence none attack-1 defence+1
web_of_agents duchess veteran coordination passive mental+3 rerolls=1
coup_de_grace duchess veteran attack passive attack+3 damage=1
fireball fahrenheit base attack unique attack+2
flame_jet fahrenheit base attack passive speed-1 attack+2 dice=2
heat_haze fahrenheit base defence passive defence+2 defence=2
thermals fahrenheit base movement passive speed+2
ring_of_fire fahrenheit base defence passive attack+1 defence+1
cauterize fahrenheit base coordination unique defence+1 mental+1 heals=2
meltdown fahrenheit base mental passive mental+2 easier=2
overheating fahrenheit base weakness passive - actions=-1 defence=-1
sparks fahrenheit rookie attack none attack+1
cold_feet fahrenheit rookie movement none speed+1 defence-1
inferno fahrenheit veteran attack unique attack+4 damage=1 dice=2
phoenix fahrenheit veteran defence passive defence+3 shield=2
flurry tempo base attack passive attack+3 dice=2
whirlwind tempo base attack unique attack+2 zones=1
vibrate tempo base defence passive defence+2 shield=1
time_skip tempo base movement unique speed+3 zones=5
hit_and_run tempo base movement passive speed+1 attack+1
relay tempo base coordination unique speed+1 defence+1 actions=1
speed_reader tempo base mental passive mental+2 easier=2
impatient tempo base weakness passive -
stumble tempo rookie movement none speed+1 attack-1
out_of_breath tempo rookie defence none defence+1
speed_of_light tempo veteran movement passive speed+4 actions=1
sonic_boom tempo veteran attack unique attack+3 dice=3 zones=2
mind_spike paradox base attack passive attack+3 dice=2
tk_throw paradox base attack passive attack+1 mental+1 dice=1 easier=2
force_bubble paradox base defence passive defence+2 shield=1
dimension_door paradox base movement unique speed+2
telepathic_link paradox base coordination passive defence+1 mental+1 rerolls=1
genius paradox base mental unique mental+3
confusion paradox base mental unique mental+2 zones=1
absent_minded paradox base weakness passive - actions=-1
headache paradox rookie mental none defence-1 mental+1
pure_theory paradox rookie attack none attack+1
time_loop paradox veteran coordination unique speed+1 mental+3 cards=2
mind_master paradox veteran attack unique attack+3
"""
# Copies, side, technique, numbers.
WOUNDS = """
bruised_ribs 2 right defence-1
twisted_ankle 2 right speed-1
dislocated_shoulder 2 right attack-1
concussion 2 right mental-1
dazed 2 left - actions=-1
blurred_vision 2 left -
bleeding 2 left - damage=1
cut_off 2 left -
"""
# Rank, type, figures, SPEED/ATTACK/DEFENCE/HEALTH, Actions, numbers of the power.
VILLAINS = """
xtina super_villain sonic 1 3/3/5/5 3 dice=1 zones=1
emissary avatar cosmic 5 2/4/5/2 2 dice=1 most=2
nodalie minion fan 10 2/2/5/1 1 dice=1
iron_turtle super_villain brute 0 1/5/7/4 2 shield=1
"""
# Copies, Direct MENTAL Test, Direct ATTACK Test, reach and Power dice of the weapon, numbers of both sides.
OBJECTS = """
car 2 mental=4 attack=4 sight dice=2 zones=4
hot_dog_stand 1 mental=6 attack=3 adjacent dice=1 heals=1 push=1
fire_hydrant 2 mental=4 attack=5 sight dice=1 actions=-1
newsstand 1 mental=5 attack=3 sight dice=1 cards=2
dumpster 2 mental=3 attack=4 sight dice=1 defence=2 push=1
lamp_post 2 mental=4 attack=5 around dice=0
"""
TOKENS = """
sonic_machine mental=5 attack=8
artefact
tour_bus mental=5 attack=7 defence=6 hostages=3
"""
SPOTS = """
vault 6 normal heals=1
subway 3 direct
fountain 4 direct heals=1
mixing_desk 4 normal track=1
crane 4 direct dice=3
diner 4 direct heals=1
breaker 5 normal
pedestal 7 normal heals=2
traffic_lights 4 normal actions=1
"""
# The face of the Combat die, how much is to be done, and how much where there is nobody of the kind wanted.
MISSIONS = """
headline_hitter 1 3
clean_sweep 2 2 avatars=3 heroes=4
problem_solver 3 2
street_fighter 4 1
untouchable 5 2
face_of_the_nation 6 1 hero=ultrawoman heroes=2
seeing_red 6 2 hero=rage
behind_enemy_lines 6 1 hero=duchess
crossfire 6 2 hero=fahrenheit
lap_of_honour 6 10 hero=tempo
first_try 6 2 hero=paradox
"""
# What the box holds, numbers of the rules, and what articles are worth.
BOX = """
actions 3
base_cards 8
cards_least 1
cards_most 2
damage 1
door_attack 5
door_mental 4
emissary_figures 5
hero_figures 6
identity_sheets 15
initiative_cards 6
ko_wounds 3
ko_wounds_solo 2
large 4
least_health 1
least_speed 1
machine_draft 7
medium 2
negative -1
nodalie_figures 10
object_cards 6
pow 1
power_cards 72
rookie_cards 2
sidekick_actions 1
sidekicks 2
small 1
solo_cards 3
solo_easy 1
solo_hard 3
solo_normal 2
team_up_cards 3
team_up_tokens 2
threat_sheets 3
tiles 6
veteran_cards 2
wound_cards 16
wounds_a_turn 1
xtina_figures 1
"""
NUMBERS = (
    "actions", "avatars", "cards", "damage", "defence", "dice", "easier", "heals", "hero", "heroes", "most",
    "push", "rerolls", "shield", "tokens", "track", "zones",
)  # fmt: skip


def lines(table: str) -> list[str]:
    return table.strip().splitlines()


def numbers(row: Any, *without: str) -> list[str]:
    """What else is printed, without what a table has a column for."""
    names = [name for name in NUMBERS if name not in without and getattr(row, name, None)]
    return [f"{name}={getattr(row, name)}" for name in names]


def sheet(values: Any) -> str:
    return "/".join([str(value) for value in values])


def technique(found: Technique | None) -> str:
    if found is None:
        return "-"
    changes = [(stat, getattr(found, stat)) for stat in STATS[:4]]
    return " ".join([f"{stat}{change:+}" for stat, change in changes if change])


def test_the_sheets_of_heroes_are_as_printed() -> None:
    found = [
        " ".join([row.id, row.type, *[sheet(one.values()) for one in row.sheets()], *numbers(row, "hero")])
        for row in FACTS.heroes
    ]
    assert found == lines(HEROES)


def test_the_sheets_of_sidekicks_are_as_printed() -> None:
    found = [" ".join([row.id, sheet(row.sheet.values()), *numbers(row)]) for row in FACTS.sidekicks]
    assert found == lines(SIDEKICKS)


def test_the_cards_are_as_printed() -> None:
    found = [
        " ".join(
            [row.id, row.hero, row.rank, row.type, row.power, technique(row.technique), *numbers(row, "hero")]
        )
        for row in FACTS.rows[: FACTS.power_cards]
    ]
    assert found == lines(CARDS)


def test_the_wounds_are_as_printed() -> None:
    found = [
        " ".join([row.id, str(row.copies), row.side, technique(row.technique), *numbers(row)])
        for row in FACTS.rows[FACTS.power_cards :]
    ]
    assert found == lines(WOUNDS)


def test_the_sheets_of_villains_are_as_printed() -> None:
    found = []
    for row in FACTS.villains:
        values = sheet((row.speed, row.attack, row.defence, row.health))
        words = [row.id, row.rank, row.type, str(row.figures), values, str(row.actions)]
        found.append(" ".join([*words, *numbers(row, "actions", "defence")]))
    assert found == lines(VILLAINS)


def test_the_objects_are_as_printed() -> None:
    def written(row: ObjectRow) -> str:
        words = [row.id, str(row.copies), f"mental={row.mental}", f"attack={row.attack}", row.reach]
        return " ".join([*words, f"dice={row.dice}", *numbers(row, "dice")])

    assert [written(row) for row in FACTS.objects] == lines(OBJECTS)


def test_the_tokens_are_as_printed() -> None:
    names = ("mental", "attack", "defence", "hostages")
    found = [
        " ".join([row.id, *[f"{name}={getattr(row, name)}" for name in names if getattr(row, name)]])
        for row in FACTS.tokens.values()
    ]
    assert found == lines(TOKENS)


def test_the_reference_cards_of_orange_spaces_are_as_printed() -> None:
    def written(row: SpotRow) -> str:
        return " ".join([row.id, str(row.mental), "direct" if row.direct else "normal", *numbers(row)])

    assert [written(row) for row in FACTS.spots.values()] == lines(SPOTS)


def test_the_missions_are_as_printed() -> None:
    def written(row: MissionRow) -> str:
        return " ".join([row.id, str(row.face), str(row.count), *numbers(row)])

    assert [written(row) for row in FACTS.mission_rows] == lines(MISSIONS)


def test_the_dice_and_the_numbers_of_the_rules_are_as_printed() -> None:
    assert FACTS.combat_die == ("0", "0", "1", "1", "2", "pow")
    assert FACTS.power_die == ("0", "1", "1", "2", "2", "pow")
    assert FACTS.test_die == ("0", "0", "0", "1", "1", "1", "2", "2")
    assert [f"{name} {value}" for name, value in sorted(FACTS.number.items())] == lines(BOX)


# At the table


@pytest.mark.parametrize("line", lines(CARDS), ids=lambda line: line.split()[0])
def test_a_technique_changes_what_it_says_and_only_on_the_right(line: str) -> None:
    card, hero, rank, *rest = line.split()
    changes = dict.fromkeys(STATS, 0)
    for word in rest:
        stat = word.rstrip("0123456789").rstrip("+-")
        if stat in changes and "=" not in word and word != stat:
            changes[stat] = int(word.removeprefix(stat))
    at = {"at": "b1", "rank": "hero" if rank == "base" else rank}
    other = "tempo" if hero == "rage" else "rage"
    plain = brawl(**{hero: at, other: {"at": "h8"}}).stats(hero)
    laid = brawl(**{hero: {**at, "right": card}, other: {"at": "h8"}}).stats(hero)
    assert laid == {stat: value + changes[stat] for stat, value in plain.items()}
    if rank != "rookie":  # a Rookie card cannot lie on the left
        assert brawl(**{hero: {**at, "left": card}, other: {"at": "h8"}}).stats(hero) == plain


@pytest.mark.parametrize("line", lines(HEROES), ids=lambda line: line.split()[0])
def test_a_hero_plays_with_the_sheet_of_his_rank(line: str) -> None:
    hero, _, *sheets = line.split()[:5]
    other = "tempo" if hero == "rage" else "rage"
    for rank, values in zip(("rookie", "hero", "veteran"), sheets, strict=True):
        t = brawl(**{hero: {"at": "b1", "rank": rank}, other: {"at": "h8"}})
        assert sheet(t.stats(hero).values()) == values
