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
# Number, difficulty, heroes recommended for a camp, last turn, whether one can play alone, villain and minions.
HEADS = """
feedback 1 normal 2 10 solo xtina nodalie
five_faces 2 hard 2 10 solo emissary
farewell_tour 3 hard 2 10 solo xtina nodalie
street_brawl 0 easy 2 6 rivals
"""
LAYOUTS = """
feedback 5A 3B 2B / 1A 6B 4B
five_faces 1B 6A 4A / 3A 2A 5B
farewell_tour 2A 5A 3A / 1A 6B 4B
street_brawl 1A 5A / 3A 4A
"""
SPACES = """
feedback tile 3B
feedback villain f2
feedback minions e1 h1 f4 g4
feedback spawn g1
five_faces tile 6A
five_faces villain d3 i3 d8 i8 g3
five_faces spawn g2
farewell_tour tile 6B
farewell_tour minions b6 d4 c6
farewell_tour route a5 c5 d5 e5 g5 h5 i5 k5 l5
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


def test_the_scaling_is_as_printed() -> None:
    found = []
    for threat in FACTS.threats:
        lists = threat.scaling.lists()
        order = ("health", "actions", "figures", "minions", "spawned", "sealed", "bus_health", "track", "solo")
        for name in order:
            if lists[name]:
                found.append(" ".join([threat.id, name, *[str(value) for value in lists[name]]]))
    assert found == SCALING.strip().splitlines()


def test_the_heads_are_as_printed() -> None:
    found = []
    for threat in FACTS.threats:
        words = [threat.id, str(threat.number), threat.difficulty, str(threat.camp), str(threat.turns)]
        words += ["solo" if threat.solo else "rivals", *filter(None, (threat.villain, threat.minions))]
        found.append(" ".join(words))
    assert found == HEADS.strip().splitlines()


def test_the_layouts_are_as_printed() -> None:
    found = [f"{threat.id} {' / '.join([' '.join(row) for row in threat.layouts[0]])}" for threat in FACTS.threats]
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


def test_the_articles_are_as_printed() -> None:
    found = [[(article.id, article.size) for article in listed] for listed in FACTS.articles]
    assert found == [
        [("x_tina_unplugged", "large"), ("silence_at_last", "medium")],
        [("the_gate_is_shut", "large"), ("emissary_recalled", "medium")],
        [("tour_cancelled", "large"), ("fans_freed", "medium")],
        [("kings_of_metro_city", "large"), ("fountain_plaza_held", "medium")],
    ]
