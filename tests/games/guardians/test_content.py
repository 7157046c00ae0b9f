"""The content of Guardians' Chronicles: it keeps to its design, and a broken file is refused with a sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import panoplie
from panoplie.games.guardians.facts import (
    DEFENCE,
    HEALTH,
    HERO,
    LEFT,
    RIGHT,
    ROOKIE,
    VETERAN,
    Facts,
    read,
)
from panoplie.games.guardians.map import plan_of
from panoplie.games.guardians.meta import META
from panoplie.kernel.content import count_sources, read_toml
from panoplie.kernel.errors import ContentError
from panoplie.kernel.rulebook import read_rulebook
from panoplie.kernel.words import LANGUAGES, messages

FOLDER = Path(panoplie.__file__).parent / "games" / "guardians"
CONTENT = FOLDER / "content"
SILENT = ("number", "die")
SMASH = """[[card]]
id = "smash"
source = "reconstructed"
hero = "hulk"
rank = "base"
type = "weakness"
power = "passive"

"""
"""A card of somebody who is not in the box."""


@pytest.fixture(scope="module")
def facts() -> Facts:
    return read(CONTENT)


def edited(folder: Path, file: str, old: str, new: str) -> Path:
    """The content with one change in one file."""
    content = shutil.copytree(CONTENT, folder / "content")
    text = (content / file).read_text(encoding="utf-8")
    assert old in text
    (content / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return content


# What is ours keeps to its own design


def test_every_sheet_keeps_to_its_budget(facts: Facts):
    for hero, sheets in zip(facts.heroes, facts.sheets, strict=True):
        points = 15 if hero.id == "fahrenheit" else 16
        assert [sum(sheets[rank]) for rank in (ROOKIE, HERO, VETERAN)] == [points - 2, points, points + 2]
        better = [
            (sheets[VETERAN][stat] >= sheets[HERO][stat] >= sheets[ROOKIE][stat]) for stat in range(HEALTH + 1)
        ]
        assert all(better), hero.id


def test_a_weakness_lies_left_and_a_rookie_card_right(facts: Facts):
    for hero in range(len(facts.heroes)):
        assert facts.sides[facts.weakness[hero]] == (LEFT,)
        assert facts.weakness[hero] in facts.bases[hero]
        assert [facts.sides[kind] for kind in facts.rookies[hero]] == [(RIGHT,), (RIGHT,)]
        others = set(facts.bases[hero]) - {facts.weakness[hero]}
        assert all([facts.sides[kind] == (LEFT, RIGHT) for kind in others | set(facts.veterans[hero])])


def test_a_wound_lies_on_one_side_and_helps_nobody(facts: Facts):
    for kind in sorted(set(facts.wounds)):
        assert facts.is_wound[kind] and facts.hero_of[kind] == -1
        assert sum(facts.techniques[kind]) == (-1 if facts.sides[kind] == (RIGHT,) else 0)
    assert facts.techniques[facts.kind_at["bruised_ribs"]] == (0, 0, -1, 0) and facts.wounds.count(72) == 2
    assert facts.techniques[facts.kind_at["bruised_ribs"]][DEFENCE] == -1


def test_every_hero_has_six_missions_of_which_one_is_his_own(facts: Facts):
    own = [facts.mission_ids[missions[-1]] for missions in facts.missions]
    assert own == [
        "face_of_the_nation", "seeing_red", "behind_enemy_lines", "crossfire", "lap_of_honour", "first_try"
    ]  # fmt: skip
    shared = {missions[:-1] for missions in facts.missions}
    assert [[facts.mission_ids[mission] for mission in missions] for missions in shared] == [
        ["headline_hitter", "clean_sweep", "problem_solver", "street_fighter", "untouchable"]
    ]


def test_no_start_is_nearer_to_what_is_at_stake(facts: Facts):
    """On both maps of each threat the two nearest heroes of each team have nearly as far to go in all."""
    for threat, maps in zip(facts.threats, facts.districts, strict=True):
        for district in maps:
            steps = plan_of(district, district.closed).steps
            goals = [*threat.route] or [*threat.villain_spaces, *[token.space for token in threat.tokens]]
            zones = [district.zone_of[district.at[space]] for space in goals]
            zones = zones or [
                district.zone_of[cell] for cell, spot in district.spots.items() if spot == "fountain"
            ]
            far = []
            for team in threat.starts:
                starts = [district.zone_of[district.at[space]] for space in team]
                far.append(
                    sum([sum(sorted([steps[start][zone] for start in starts])[: threat.camp]) for zone in zones])
                )
            assert abs(far[0] - far[1]) <= 2, (threat.id, far)


def test_scaling_never_falls_and_fits_the_spaces(facts: Facts):
    for place, threat in enumerate(facts.threats):
        for lists in (threat.scaling.lists(), threat.together.lists()):
            for name, values in lists.items():
                assert list(values) == sorted(values), (threat.id, name)
        assert facts.scaled(place, "minions", 6) <= len(threat.minion_spaces)
        assert facts.scaled(place, "figures", 6) <= len(threat.villain_spaces)
    feedback = facts.threat_at["feedback"]
    assert [facts.scaled(feedback, "health", heroes) for heroes in (1, 4, 6)] == [2, 6, 8]
    assert facts.scaled(feedback, "sealed", 3) == 0


def test_nothing_is_harder_against_the_game_than_between_teams(facts: Facts):
    """All heroes have few cards there and two Wounds are the end: what is otherwise for them is less."""
    for threat in facts.threats:
        usual = threat.scaling.lists()
        own = {name: values for name, values in threat.together.lists().items() if values}
        for name, values in own.items():
            others = usual["health" if name.startswith("health") else name]
            assert all([one <= other for one, other in zip(values, others, strict=True)]), (threat.id, name)
        assert threat.solo or not own


@pytest.mark.parametrize(
    ("threat", "name", "by_heroes"),
    [
        ("feedback", "actions", (1, 2, 3, 3, 3, 3)),
        ("feedback", "spawned", (1, 1, 1, 1, 2, 2)),
        ("five_faces", "actions", (1, 2, 2, 2, 2, 2)),
        ("five_faces", "sealed", (1, 2, 2, 2, 2, 2)),
        ("five_faces", "solo", (2, 2, 3, 3, 3, 3)),
        ("farewell_tour", "actions", (1, 2, 2, 2, 2, 2)),
    ],
)
def test_numbers_that_the_texts_of_threats_tell_in_words(facts: Facts, threat: str, name: str, by_heroes):
    """Whoever changes one of these changes what is written in `words` about the threat, too."""
    at = facts.threat_at[threat]
    assert tuple([facts.scaled(at, name, heroes) for heroes in range(1, 7)]) == by_heroes
    assert facts.minions_of[at] is None or facts.minions_of[at].actions == 1


def test_a_campaign_has_four_adventures_that_grow(facts: Facts):
    assert [row.id for row in facts.adventures] == [
        "opening_night", "on_the_road", "behind_the_masks", "last_encore"
    ]  # fmt: skip
    assert [row.defence for row in facts.adventures] == sorted([row.defence for row in facts.adventures])


# Files that people edit


def test_every_row_says_whether_it_is_printed_or_reconstructed():
    counts = count_sources(CONTENT)
    assert counts["rows"] == counts["printed"] + counts["reconstructed"]
    assert 0 < counts["printed"] < counts["reconstructed"]


def test_a_corrected_number_is_taken(tmp_path: Path, facts: Facts):
    old = "hero = { speed = 2, attack = 3, defence = 5, mental = 2, health = 4 }"
    corrected = read(edited(tmp_path, "heroes.toml", old, old.replace("mental = 2", "mental = 3")))
    assert corrected.sheets[corrected.hero_at["rage"]][HERO] == (2, 3, 5, 3, 4)
    assert corrected.fingerprint != facts.fingerprint


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("heroes.toml", "speed = 2", "speed = 0", r"heroes\.toml has a mistake in row ultrawoman: speed: "),
        ("heroes.toml", 'type = "brute"', 'type = "bully"', r"row rage: type: "),
        ("heroes.toml", 'id = "tempo"', 'id = "rage"', r"row rage: two rows have this id"),
        ("cards.toml", 'hero = "rage"', 'hero = "hulk"', r"row rage: 7 of his cards are of the rank base, not 8"),
        ("cards.toml", '[[card]]', SMASH + '[[card]]', r"row smash: hero: there is no hero 'hulk'"),
        ("cards.toml", 'rank = "rookie"', 'rank = "veteran"', r"row ultrawoman: 1 of his cards are of the rank"),
        ("cards.toml", 'type = "weakness"', 'type = "mental"', r"row ultrawoman: he has one Weakness"),
        (
            "cards.toml",
            'type = "weakness"\npower = "passive"',
            'type = "weakness"\npower = "action"',
            r"row public_idol: a Weakness is a Special Power and nothing else",
        ),
        ("cards.toml", "technique = { speed = 1, defence = -1 }\n", "", r"row shaky_landing: a card has"),
        ("cards.toml", 'id = "roar"', 'id = "car"', r"objects\.toml .* in row car: two rows have this id"),
        ("wounds.toml", "copies = 2", "copies = 3", r"row wound: there must be 16, not 17"),
        ("wounds.toml", 'side = "right"', 'side = "left"', r"row bruised_ribs: technique: a Wound on the right"),
        ("missions.toml", "face = 3", "face = 4", r"row ultrawoman: face 3 names 0 Missions"),
        ("missions.toml", 'hero = "rage"', 'hero = "hulk"', r"row rage: face 6 names 0 Missions"),
        ("villains.toml", "figures = 5", "figures = 4", r"row five_faces: emissary: more spaces than figures"),
        ("objects.toml", "copies = 2", "copies = 1", r"row feedback: objects: the box has fewer than 2 of 'car'"),
        ("tiles.toml", '"AABB"', '"ABAB"', r"row 1A: Zone A is in pieces"),
        ("tiles.toml", '["a1", "a2"]', '["a1", "a3"]', r"row 2A: a1 and a3 are not side by side"),
        ("tiles.toml", '["a1", "a2"]', '["a1", "a5"]', r"row 2A: a5 is not on the tile"),
        ("tiles.toml", '["a1", "a2"]', '["a1", "b1"]', r"row 2A: a1 and b1: a wall or door parts two Zones"),
        ("tiles.toml", 'id = "vault", space', 'id = "safe", space', r"row 2A: there is no reference card 'safe'"),
        ("threats.toml", '"5A", "3B", "2B"', '"5A", "3B", "1B"', r"row feedback: .*both sides of a tile are used"),
        ("threats.toml", '"5A", "3B", "2B"', '"5A", "3A", "2B"', r"row feedback: .*tile of the threat is missing"),
        ("threats.toml", '"a5", "a6"', '"a5", "z9"', r"row feedback: .*z9 is no Space"),
        ("threats.toml", '"a5", "a6"', '"a5", "a5"', r"row feedback: a5: two things stand there"),
        ("threats.toml", 'space = "c6"', 'space = "f1"', r"row feedback: .*car hides the orange Space f1"),
        ("threats.toml", "margins = [4, 7]", "margins = [7, 4]", r"row feedback: track: start, margins and end"),
        ("threats.toml", "health = [2, 4, 5, 6, 7, 8]", "health = [2]", r"scaling\.health: a number for each"),
        ("threats.toml", "minions = [1, 1, 2, 2, 3, 3]", "minions = [1]", r"together\.minions: a number for each"),
        ("threats.toml", '"e5", "g5"', '"g5"', r"row farewell_tour: .*the route jumps over a Zone"),
        ("threats.toml", 'size = "large"', 'size = "medium"', r"row feedback: it has a large and a medium"),
        ("campaign.toml", 'threat = "feedback"', 'threat = "street_brawl"', r"row opening_night: threat: "),
        ("box.toml", 'id = "ko_wounds"\n', 'id = "ko"\n', r"row ko_wounds: this number is missing"),
        ("box.toml", '"0", "0", "1", "1", "2", "pow"', '"0", "pow"', r"row combat: faces: the die has 6, not 2"),
        ("box.toml", "[[number]]", "[[number", r"box\.toml cannot be read"),
    ],
)  # fmt: skip
def test_a_broken_file_is_refused_with_file_row_and_cause(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
):
    with pytest.raises(ContentError, match=sentence):
        read(edited(tmp_path, file, old, new))


def test_what_is_taught_is_what_has_a_text(tmp_path: Path):
    """Every power, Wound, Object, place, Mission and threat must be written, and nothing else."""
    facts = read(shutil.copytree(CONTENT, tmp_path / "content"))
    texts = {name: name.upper() for name in facts.text_ids}
    facts.teach(texts)
    assert facts.taught[facts.text_ids.index("roar")] == "ROAR"
    with pytest.raises(ContentError, match="in row roar: nobody says what it does"):
        facts.teach({name: text for name, text in texts.items() if name != "roar"})
    with pytest.raises(ContentError, match="in row purr: nothing in the box has this id"):
        facts.teach({**texts, "purr": ""})
    assert "shaky_landing" not in texts and "bruised_ribs" not in texts and "dazed" in texts


# Words and rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_and_every_option_has_words(lang: str):
    said = messages((FOLDER / "words" / f"{lang}.ftl").read_text(encoding="utf-8"))
    for path in sorted(CONTENT.glob("*.toml")):
        for kind, rows in read_toml(path).items():
            for row in rows if kind not in SILENT else ():
                assert f"{kind}-{row['id']}" in said, f"{kind} {row['id']}"
                if kind not in ("tile", "article"):
                    assert f"{kind}-{row['id']}.text" in said, f"{kind} {row['id']}"
    for option in META.options:
        for key in (f"option-{option.id}", *[f"option-{option.id}-{str(one).lower()}" for one in option.choices]):
            assert key in said, key


def test_the_spaces_of_all_maps_and_no_others_can_be_named(facts: Facts):
    spaces = {
        district.names[cell] for maps in facts.districts for district in maps for cell in range(district.size)
    }
    assert spaces == {*META.letters}


def test_every_rule_is_numbered_without_a_gap():
    book = read_rulebook(FOLDER)
    assert sorted([entry.id for entry in book.rule]) == [f"GC-{number:03}" for number in range(1, 194)]
    assert [note.id for note in book.example if "X" in note.id] == [f"GC-X{number}" for number in range(1, 18)]
    numbers = {entry.id for entry in book.entries()}
    for note in (*book.example, *book.ruling):
        assert set(note.rules) <= numbers, note.id
