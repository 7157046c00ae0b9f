"""The numbers and Spaces of the Threat sheets, written down once more: a change by accident is noticed."""

from __future__ import annotations

import pytest

from panoplie.games import load

FACTS = load("guardians").facts()

# For 1, 2, 3, 4, 5 and 6 heroes.
SCALING = """
feedback health 2 4 5 6 7 8
feedback actions 1 2 3 3 3 3
feedback minions 1 2 3 3 4 4
feedback spawned 1 1 1 1 2 2
feedback track 0 0 0 1 1 1
feedback solo 2 2 2 2 2 2
five_faces health 3 3 3 4 4 5
five_faces actions 1 2 2 2 2 2
five_faces figures 3 4 5 5 5 5
five_faces sealed 1 2 2 2 2 2
five_faces solo 2 2 3 3 3 3
farewell_tour health 2 2 4 6 7 8
farewell_tour actions 1 2 2 2 2 2
farewell_tour minions 1 2 3 3 3 3
farewell_tour bus_health 2 2 3 5 6 7
farewell_tour solo 2 2 2 2 2 2
"""
# What is otherwise where all play against the game.
TOGETHER = """
feedback health 2 3 4 5 6 7
feedback health_easy 1 3 4 5 6 7
feedback health_normal 1 2 3 4 5 6
feedback health_hard 2 3 4 5 6 7
feedback minions 1 1 2 2 3 3
five_faces health 2 2 2 3 3 4
farewell_tour health_normal 1 1 3 5 6 7
farewell_tour minions 1 1 2 2 2 2
"""
# Number, difficulty, heroes recommended for a camp, last turn, whether one can play alone, villain and minions.
HEADS = """
feedback 1 normal 2 10 solo xtina nodalie
five_faces 2 hard 2 10 solo emissary
farewell_tour 3 hard 2 10 solo xtina nodalie
street_brawl 0 easy 2 6 rivals
"""
# The sheet's own map, and the other one.
LAYOUTS = """
feedback 5A 3B 2B / 1A 6B 4B
feedback 4A 3B 1B / 2B 6A 5B
five_faces 1B 6A 4A / 3A 2A 5B
five_faces 4A 6A 5B / 1B 3A 2B
farewell_tour 2A 5A 3A / 1A 6B 4B
farewell_tour 4A 3A 1A / 2B 6B 5A
street_brawl 1A 5A / 3A 4A
street_brawl 5B 3A / 6B 1A
"""
SPACES = """
feedback tile 3B
feedback villain f2
feedback minions e1 h1 f4 g4
feedback spawn g1
feedback first a5 a6 a7 a8 b6 b7
feedback second l5 l6 l7 l8 k6 j8
feedback objects car@c6 car@j5 hot_dog_stand@f8 lamp_post@e5 lamp_post@h5 fire_hydrant@d4 fire_hydrant@i4
feedback tokens sonic_machine@c1 sonic_machine@j1 sonic_machine@g7
five_faces tile 6A
five_faces villain d3 i3 d8 i8 g3
five_faces spawn g2
five_faces first a1 a2 a3 a4 a5 a6
five_faces second l1 l2 l3 l4 l5 l6
five_faces objects car@c4 car@j4 newsstand@e4 dumpster@c5 dumpster@j6 lamp_post@h1 lamp_post@e1
five_faces tokens artefact@g2
farewell_tour tile 6B
farewell_tour minions b6 d4 c6
farewell_tour route a5 c5 d5 e5 g5 h5 i5 k5 l5
farewell_tour first f2 g2 h2 i2 k2 l2
farewell_tour second g8 h8 i8 j8 k8 l8
farewell_tour objects car@g7 car@f3 dumpster@c4 dumpster@j7 newsstand@h4 lamp_post@f5 lamp_post@j4
farewell_tour tokens tour_bus@a5
street_brawl first a1 b1 a2 b2
street_brawl second h8 g8 h7 g7
street_brawl objects car@d4 hot_dog_stand@e4 fire_hydrant@d5 dumpster@e7
"""
# Threat, map, and what is added to DEFENCE, HEALTH, the start of the track and the minions.
CAMPAIGN = """
opening_night feedback 0 -2 -1 0 -1
on_the_road farewell_tour 0 -1 0 0 0
behind_the_masks five_faces 0 -1 0 3 0
last_encore feedback 1 0 1 1 1
"""
# The track (start, margins, end), what a turn adds and a success takes off, numbers of Tests and reactions.
NUMBERS = {
    "feedback": {"track": (1, (4, 7), 10), "growth": 1, "extra": 1, "extra_from": 2, "relief": 1, "surge": 5},
    "five_faces": {
        "track": (0, (4, 8), 14), "growth": 1, "share": 2, "relief": 1, "surge": 8, "disrupt": 6, "heals": 1,
        "far": 2,
    },
    "farewell_tour": {"track": (0, (4,), 8), "growth": 1, "extra": 1, "ram": 1},
    "street_brawl": {},
}  # fmt: skip
FIELDS = ("growth", "extra", "extra_from", "share", "relief", "surge", "disrupt", "heals", "far", "ram")


@pytest.mark.parametrize(("table", "printed"), [("scaling", SCALING), ("together", TOGETHER)])
def test_the_scaling_is_as_printed(table: str, printed: str) -> None:
    found = []
    for threat in FACTS.threats:
        for name, values in getattr(threat, table).lists().items():
            if values:
                found.append(" ".join([threat.id, name, *[str(value) for value in values]]))
    assert found == printed.strip().splitlines()


def test_the_heads_are_as_printed() -> None:
    found = []
    for threat in FACTS.threats:
        words = [threat.id, str(threat.number), threat.difficulty, str(threat.camp), str(threat.turns)]
        words += ["solo" if threat.solo else "rivals", *filter(None, (threat.villain, threat.minions))]
        found.append(" ".join(words))
    assert found == HEADS.strip().splitlines()


def test_the_layouts_are_as_printed() -> None:
    found = [
        f"{threat.id} {' / '.join([' '.join(row) for row in layout])}"
        for threat in FACTS.threats
        for layout in threat.layouts
    ]
    assert found == LAYOUTS.strip().splitlines()


def test_the_spaces_are_as_printed() -> None:
    found = []
    for threat in FACTS.threats:
        listed = {
            "tile": (threat.tile,) if threat.tile else (),
            "villain": threat.villain_spaces,
            "minions": threat.minion_spaces,
            "spawn": threat.spawn,
            "route": threat.route,
            "first": threat.starts[0],
            "second": threat.starts[1],
            "objects": [f"{placed.id}@{placed.space}" for placed in threat.objects],
            "tokens": [f"{placed.id}@{placed.space}" for placed in threat.tokens],
        }
        found += [" ".join([threat.id, name, *spaces]) for name, spaces in listed.items() if spaces]
    assert found == SPACES.strip().splitlines()


@pytest.mark.parametrize("name", NUMBERS)
def test_the_numbers_are_as_printed(name: str) -> None:
    row = FACTS.threats[FACTS.threat_at[name]]
    found: dict[str, object] = {field: getattr(row, field) for field in FIELDS if getattr(row, field)}
    if row.track is not None:
        found["track"] = (row.track.start, row.track.margins, row.track.end)
    assert found == NUMBERS[name]
    react = row.react and (row.react.mental, row.react.damage, row.react.zones)
    assert react == ((4, 1, 1) if row.villain == "xtina" else None)


def test_the_adventures_of_the_campaign_are_as_printed() -> None:
    found = []
    for row in FACTS.adventures:
        values = (row.id, row.threat, row.layout, row.defence, row.health, row.track, row.minions)
        found.append(" ".join([str(value) for value in values]))
    assert found == CAMPAIGN.strip().splitlines()


def test_no_number_of_a_sheet_is_left_out() -> None:
    """Whoever adds a field to the sheets or the adventures writes it down here as well."""
    heads = {"id", "source", "number", "difficulty", "camp", "turns", "solo", "villain", "minions"}
    spaces = {
        "tile",
        "layouts",
        "starts",
        "objects",
        "tokens",
        "villain_spaces",
        "minion_spaces",
        "spawn",
        "route",
    }
    assert set(FACTS.threats[0].__struct_fields__) == heads | spaces | {
        *FIELDS,
        "track",
        "react",
        "scaling",
        "together",
    }
    campaign = {"id", "source", "threat", "layout", "defence", "health", "track", "minions"}
    assert set(FACTS.adventures[0].__struct_fields__) == campaign


def test_the_articles_are_as_printed() -> None:
    found = [[(article.id, article.size) for article in listed] for listed in FACTS.articles]
    assert found == [
        [("x_tina_unplugged", "large"), ("silence_at_last", "medium")],
        [("the_gate_is_shut", "large"), ("emissary_recalled", "medium")],
        [("tour_cancelled", "large"), ("fans_freed", "medium")],
        [("kings_of_metro_city", "large"), ("fountain_plaza_held", "medium")],
    ]
