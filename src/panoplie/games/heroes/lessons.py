"""What Heroes Incorporated teaches: a crime, the count at the end of a phase, rivals, cards, villains, Justice."""

from __future__ import annotations

from typing import Any, Final

from panoplie.kernel.lessons import Chance, Do, Lesson, Other, Primer

TEAMS: Final = {0: "traveller shadowboxer", 1: "stampede arcana"}
LAST: Final = {0: 1, 1: 1}
"""In the last turn of a phase everybody has one coloured marker left."""


def city(**more: Any) -> dict[str, Any]:
    """A city with the teams of all lessons, and nothing of what only experts use."""
    return {"teams": TEAMS, "spent": "stampede shadowboxer", **more}


PRIMER: Final = Primer(
    lessons=(
        Lesson(
            "crime",
            city(at={"traveller": "comics"}, pawns="bank"),
            Do("move traveller bank colour", "HI-054", "HI-068", "HI-053"),
            Other(1, "rest"),
            Do("fight traveller bank colour", "HI-056", "HI-069"),
            Chance("5"),
            teaches=("turn",),
        ),
        Lesson(
            "count",
            city(turn=4, coloured=LAST, dice={"traveller": ("bank", 5)}, pawns="bank", scores=[6, 8]),
            Do("draw white", "HI-058", "HI-019"),
            Other(1, "rest"),
            teaches=("aim", "turn"),
        ),
        Lesson(
            "rival",
            city(at={"traveller": "bank"}, dice={"stampede": ("bank", 4)}, pawns="bank"),
            Do("fight traveller bank colour", "HI-074", "HI-068"),
            Chance("6"),
            teaches=("turn",),
        ),
        Lesson(
            "cards",
            city(spent="stampede", hands={0: "power_up adventure_traveller"}, at={"traveller": "bank"}),
            Do("draw detective", "HI-113", "HI-060", "HI-062"),
            Do("play adventure_traveller colour", "HI-100", "HI-057", "HI-101"),
            teaches=("turn",),
        ),
        Lesson(
            "villain",
            city(at={"stampede": "bank"}, pawns="bank", hands={0: "mammoth"}, active=1),
            Other(1, "fight stampede bank colour"),
            Do("villain mammoth", "HI-082", "HI-083", "HI-081"),
            Chance("6"),
            teaches=("turn",),
        ),
        Lesson(
            "justice",
            city(at={"traveller": "bank"}, pawns="bank", justice_markers={0: 2}),
            Do("fight traveller bank colour", "HI-056"),
            Chance("3"),
            Do("spend 1", "HI-154", "HI-078"),
            teaches=("turn",),
        ),
        Lesson(
            "win",
            city(turn=4, coloured=LAST, at={"traveller": "bank"}, pawns="bank", scores=[33, 31]),
            Do("fight traveller bank colour", "HI-002", "HI-001", "HI-141"),
            Chance("4"),
            Other(1, "rest"),
            teaches=("aim", "end"),
        ),
    ),
    puzzles=(
        Lesson(
            "hard",
            {
                "teams": {0: "titan shadowboxer", 1: "stampede arcana"},
                "at": {"titan": "bank", "stampede": "labs"},
                "plus": {"titan": 1},
                "pawns": "bank",
                "justice_markers": {0: 3},
                "spent": "stampede shadowboxer",
            },
            Do("fight titan bank colour", "HI-X3", "HI-077"),
            Chance("3"),
            Do("spend 3", "HI-X3", "HI-080"),
        ),
        Lesson(
            "two-birds",
            city(
                at={"stampede": "bank"},
                dice={"arcana": ("bank", 5)},
                pawns="bank",
                hands={0: "overclock"},
                active=1,
            ),
            Other(1, "fight stampede bank colour"),
            Do("villain overclock", "HI-D2", "HI-087"),
            Chance("5"),
        ),
        Lesson(
            "four-actions",
            {
                "teams": {0: "shadowboxer werebeast", 1: "stampede arcana"},
                "at": {"werebeast": "sofa"},
                "pawns": "diner",
                "deck": "hovercraft",
                "spent": "stampede",
            },
            Do("draw detective", "HI-X1", "HI-060"),
            Do("play hovercraft colour", "HI-X1", "HI-096"),
            Do("move werebeast diner hovercraft", "HI-X1", "HI-097"),
            Do("fight werebeast diner super_senses", "HI-X1", "HI-114", "HI-D6"),
            Chance("2"),
        ),
        Lesson(
            "copy",
            {
                "teams": {0: "cloner titan", 1: "silver_king arcana"},
                "at": {"cloner": "bank", "silver_king": "labs"},
                "pawns": "comics",
            },
            Do("mimic cloner silver_king minions", "HI-X7", "HI-128", "HI-122"),
        ),
        Lesson(
            "drain",
            city(
                teams={0: "traveller shadowboxer", 1: "titan andron"},
                plus={"titan": 1, "andron": 1},
                dice={"titan": ("labs", 4), "andron": ("bank", 4)},
                pawns="labs bank",
                hands={0: "power_drain"},
            ),
            Do("play power_drain colour", "HI-D3", "HI-057"),
            Do("hero titan", "HI-D3", "HI-079"),
        ),
        Lesson(
            "worth-it",
            city(
                turn=4,
                coloured=LAST,
                at={"traveller": "labs", "shadowboxer": "stadium"},
                pawns="labs stadium",
                dice={"stampede": ("labs", 6)},
            ),
            Do("fight shadowboxer stadium colour", "HI-X2", "HI-A5", "HI-D1"),
            Chance("3"),
        ),
        Lesson(
            "four-villains",
            {
                "teams": {0: "scrap huntaar", 1: "stampede arcana"},
                "at": {"scrap": "bank", "huntaar": "bank"},
                "pawns": "bank",
                "villains": [(word, 1, "bank") for word in ("evolver", "mammoth", "mind_ripper", "berserker")],
                "hands": {0: "adventure_titan power_up"},
                "gear": {"scrap": "jet_pack"},
                "plus": {"scrap": 1, "huntaar": 1},
                "spent": "stampede huntaar",
            },
            Do("fight scrap bank colour", "HI-X4", "HI-014", "HI-090"),
            Chance("5"),
            Do("discard adventure_titan", "HI-X4", "HI-090"),
        ),
        Lesson(
            "computer",
            city(hq={0: "crime_computer"}, at={"traveller": "comics"}, pawns="bank", deck="power_up"),
            Do("draw crime_computer", "HI-X5", "HI-064"),
            Do("move traveller bank colour", "HI-060", "HI-062"),
        ),
        Lesson(
            "last-marker",
            city(
                turn=4,
                coloured=LAST,
                hq={0: "hovercraft"},
                at={"traveller": "comics", "shadowboxer": "stadium"},
                pawns="bank stadium",
            ),
            Do("fight shadowboxer stadium colour", "HI-X6", "HI-067"),
            Chance("4"),
            Other(1, "rest"),
        ),
        Lesson(
            "rocket",
            {
                "teams": {0: "cloner titan", 1: "slingshot arcana"},
                "at": {"cloner": "comics", "slingshot": "precinct"},
                "pawns": "bank labs",
            },
            Do("mimic cloner slingshot rocket", "HI-X8", "HI-126", "HI-130"),
            Do("rocket cloner bank bank", "HI-X8", "HI-131"),
            Chance("4"),
        ),
        Lesson(
            "photo-finish",
            {
                "teams": {**TEAMS, 2: "firebrand slingshot"},
                "spent": "stampede shadowboxer firebrand slingshot",
                "turn": 4,
                "coloured": {0: 1, 1: 1, 2: 1},
                "scores": [29, 27, 25],
                "at": {"traveller": "pets", "shadowboxer": "labs"},
                "dice": {"stampede": ("stadium", 3), "firebrand": ("power_plant", 6), "slingshot": ("subway", 6)},
                "pawns": "pets labs stadium power_plant subway",
            },
            Do("fight traveller pets colour", "HI-X9", "HI-133", "HI-142"),
            Chance("2"),
            Other(1, "rest"),
            Other(2, "rest"),
            seats=3,
        ),
        Lesson(
            "no-fourth",
            city(at={"traveller": "labs"}, pawns="labs", justice_markers={0: 3}),
            Do("fight traveller labs colour", "HI-154"),
            Chance("1"),
            Do("spend 0", "HI-D4", "HI-151"),
        ),
    ),
    unasked={"HI-D5": "A die moves the pawns when a phase ends, and nobody chooses where they go."},
)
