"""What POW! teaches: seven short positions, and the worked examples of the rulebook as puzzles."""

from __future__ import annotations

from typing import Final

from panoplie.kernel.lessons import Chance, Do, Lesson, Other, Primer, Throw

PRIMER: Final = Primer(
    lessons=(
        Lesson(
            "heroes",
            {"heroes": "2 6 3 1 5", "villains": "1 3 2 4 1"},
            Throw("shield shield skull blue orange", "PO-008", "PO-012", "PO-013"),
            Do("take hero 2", "PO-025", "PO-024"),
            teaches=("aim", "turn"),
        ),
        Lesson(
            "again",
            {"heroes": "1 1 2 6 3", "villains": "3 4 2 3 1"},
            Throw("shield shield skull blue orange", "PO-012"),
            Do("keep shield shield", "PO-015", "PO-014"),
            Chance("shield skull orange"),
            Do("keep shield", "PO-016"),
            Chance("shield skull"),
            Do("take hero 4", "PO-018", "PO-025"),
            teaches=("turn",),
        ),
        Lesson(
            "villains",
            {"heroes": "1 2 2 4 3", "villains": "4 3 1 2 2", "stacks": {0: ("6 5", "")}},
            Throw("shield skull skull skull blue", "PO-012"),
            Do("take villain 3", "PO-036", "PO-026", "PO-027", "PO-D7"),
            teaches=("aim",),
        ),
        Lesson(
            "steal",
            {"heroes": "1 3 2", "villains": "3 1 2", "stacks": {0: ("2", "1"), 1: ("4 6", "1")}},
            Throw("shield blue blue blue orange", "PO-007"),
            Do("steal hero 1 1", "PO-029", "PO-028"),
            teaches=("turn",),
        ),
        Lesson(
            "memory",
            {"heroes": "4 1 3", "villains": "1 2 3", "stacks": {0: ("2", "1"), 1: ("6", "2")}},
            Throw("shield skull skull orange orange", "PO-012"),
            Do("take hero 1", "PO-025", "PO-021"),
            Chance("shield skull skull skull orange"),
            Other(1, "take hero 1"),
            Throw("skull blue blue blue blue", "PO-011"),
            Do("steal hero 1 2", "PO-031", "PO-022"),
            teaches=("turn",),
        ),
        Lesson(
            "nothing",
            {"heroes": "6 5", "villains": "1 4 2", "stacks": {0: ("3", "1"), 1: ("4", "2")}},
            Throw("shield shield shield blue blue", "PO-012"),
            Do("keep shield", "PO-033", "PO-025", "PO-D3"),
            Chance("skull blue orange orange"),
            Do("take hero 1", "PO-032", "PO-023"),
            teaches=("turn",),
        ),
        Lesson(
            "last",
            {"heroes": "", "villains": "2", "stacks": {0: ("6 4", "1"), 1: ("5 3", "4 1")}},
            Throw("skull blue blue orange orange", "PO-012"),
            Do("take villain 1", "PO-035", "PO-036", "PO-039", "PO-040"),
            teaches=("aim", "end"),
        ),
    ),
    puzzles=(
        Lesson(
            "which",
            {"heroes": "3 1 4 2 5 6", "villains": "2 1 4 3 1", "stacks": {0: ("2", "1"), 1: ("", "1")}},
            Throw("shield shield skull skull skull", "PO-X1"),
            Do("take hero 2", "PO-X1", "PO-032"),
        ),
        Lesson(
            "covered",
            {"heroes": "1 3", "villains": "3 2", "stacks": {0: ("2", "1"), 1: ("3 5", "1"), 2: ("4 6 1", "2")}},
            Throw("skull blue blue blue blue", "PO-X2"),
            Do("steal hero 2 2", "PO-X2", "PO-031"),
            seats=3,
        ),
        Lesson(
            "one-die",
            {"heroes": "1 2 3 5 6 4", "villains": "4 3 2 1 1", "stacks": {0: ("", "1")}},
            Throw("shield shield shield shield skull", "PO-D1"),
            Do("keep shield shield shield shield", "PO-015"),
            Chance("skull"),
            Do("take hero 4", "PO-017", "PO-D1"),
        ),
        Lesson(
            "nobody",
            {"heroes": "6 2 3", "villains": "1 4 2", "stacks": {0: ("3", "1"), 1: ("", "1")}},
            Throw("blue blue blue orange orange", "PO-D4"),
            Do("keep blue\nkeep orange", "PO-D4", "PO-033"),
            Chance("shield skull skull orange"),
            Do("take hero 1", "PO-024", "PO-025"),
        ),
        Lesson(
            "tower",
            {"heroes": "", "villains": "1", "stacks": {0: ("4 3 2 3 6", "4 2 1 1"), 1: ("5 5 1", "3 2")}},
            Throw("skull blue blue blue orange", "PO-X3"),
            Do("take villain 1", "PO-X3", "PO-036", "PO-037"),
        ),
        Lesson(
            "surplus",
            {"heroes": "", "villains": "1", "stacks": {0: ("6 6", "3 3 2 2"), 1: ("2 4 3", "2 1 1")}},
            Throw("skull blue blue blue orange", "PO-X4"),
            Do("steal hero 1 1", "PO-X4", "PO-038", "PO-039"),
        ),
        Lesson(
            "finish",
            {
                "heroes": "",
                "villains": "1",
                "stacks": {0: ("1 2 3 5 4", "2 1 1"), 1: ("1 2 4 5 3", "4 2 1 1"), 2: ("6 6", "3 3 2 2")},
            },
            Throw("skull blue blue blue orange", "PO-X5"),
            Do("take villain 1", "PO-X5", "PO-040", "PO-D5", "PO-035"),
            seats=3,
        ),
        Lesson(
            "five-four-three",
            {"heroes": "1 2 6 3 1", "villains": "4 3 3 2 2"},
            Throw("shield skull blue blue orange", "PO-D2"),
            Do("keep shield", "PO-D2", "PO-015"),
            Chance("shield skull blue orange"),
            Do("keep shield", "PO-D2", "PO-016"),
            Chance("shield skull orange"),
            Do("take hero 3", "PO-D2", "PO-018"),
        ),
    ),
    unasked={
        "PO-D6": "It speaks of all 7,776 throws at once: something can always be taken, whatever anybody does."
    },
)
