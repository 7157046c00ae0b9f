"""The command that breaks rules on purpose finds what a test notices and what it does not."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from scripts.mutants.changes import Change, is_sound, sites_of
from scripts.mutants.marks import ROW, marked
from scripts.mutants.reach import Reach
from scripts.mutants.subject import ROOT, Subject, subject_of
from scripts.mutants.trial import draw

from panoplie.games import ids


def broken(source: str, file: str = "rules.py") -> list[str]:
    """All that a source may be turned into; only what differs, if it is one line."""
    text = source.encode()
    changes = [change for site in sites_of(file, text) for change in site]
    assert all([is_sound(file, change.applied(text)) for change in changes])
    return [change.shown(text)[1] for change in changes]


@pytest.mark.parametrize(
    ("line", "ways"),
    [
        ("a = b < c", ["a = b <= c", "a = b >= c"]),
        ("a = b == c", ["a = b != c"]),
        ("a = b is not c", ["a = b is c"]),
        ("a = b in c", ["a = b not in c"]),
        ("a = b and c", ["a = True and c", "a = b or c", "a = b and True"]),
        ("a = b or c", ["a = False or c", "a = b and c", "a = b or False"]),
        ("a = not (b)", ["a = (b)"]),
        ("a = 3", ["a = 4", "a = 2"]),
        ("a = -b", ["a = b"]),
        ("a = True", ["a = False"]),
        ("a = b + c", ["a = b - c"]),
        ("a = b // c", ["a = b * c"]),
        ("a = min(b)", ["a = max(b)"]),
        ("a = b if c else d", ["a = b if not c else d"]),
        ("a = [b for b in c if b.d]", ["a = [b for b in c if not b.d]"]),
        ("a = card(b, hook=c)", ["a = card(b)"]),
        ("a = card(hook=c, d=e)", ["a = card(d=e)", "a = card(hook=c)"]),
        ("a.b = c", ["pass"]),
        ("a.b = yield c", ["yield from ()"]),
        ("a += b", ["a -= b", "pass"]),
        ("a += [b]", ["pass"]),
        ("del a", ["pass"]),
        ("raise a", ["pass"]),
        ("a(b)", ["pass"]),
        ("yield a", ["yield from ()"]),
        ("return a", ["return None"]),
        ("return", ["pass"]),
    ],
)
def test_what_a_line_may_be_turned_into(line: str, ways: list[str]) -> None:
    assert sorted(broken(f"def rule():\n    {line}\n")) == sorted(ways)


def test_loops_and_conditions_are_turned_round() -> None:
    assert broken("for a in b:\n    if a:\n        continue\n    break\n") == [
        "if not a:",
        "break",
        "pass",
        "continue",
        "pass",
    ]
    assert broken("while a:\n    pass\n") == ["while not a:"]
    assert broken("match a:\n    case 3 if b:\n        pass\n") == ["case 3 if not b:"]


def test_a_card_may_lose_its_rule_and_a_function_its_default() -> None:
    assert broken('@card("spear")\ndef spear(a=1): ...\n') == ["", "def spear(a=2): ...", "def spear(a=0): ..."]
    assert broken("@property\ndef spear(self): ...\n") == []


@pytest.mark.parametrize(
    "source",
    [
        '"""Three of 3."""',
        "a: Annotated[int, Meta(ge=1)]",
        "def rule(a: Literal[1]) -> Literal[2]: ...",
        'a = "PO-017"',
        'a = f"{b + 1}"',
        'g.tell("took", seat=me + 1)',
        'a = Refusal("too-few", have=count - 1)',
        "if TYPE_CHECKING:\n    from a import b",
        "if g.events is not None:\n    g.tell(a)",
        "class A(B, frozen=True): ...",
    ],
)
def test_what_only_declares_or_tells_is_left_alone(source: str) -> None:
    assert broken(source) == []


def test_printed_numbers_are_changed_and_named_after_their_row() -> None:
    source = '# 7 rows\n[[hero]]\nid = "h01"\nvalue = 3  # of 9\nranks = [0, 12]\nodd = true\nage = "40"\n'
    assert broken(source, "content/tiles.toml") == [
        "value = 4  # of 9",
        "value = 2  # of 9",
        "ranks = [1, 12]",
        "ranks = [0, 13]",
        "ranks = [0, 11]",
        "odd = false",
    ]
    assert {site[0].within for site in sites_of("content/tiles.toml", source.encode())} == {"h01"}


def test_letters_beyond_ascii_and_comments_do_not_lead_astray() -> None:
    source = "a = 'é' if (  # and or\n    b  # or\n    and c\n) else d\n"
    assert broken(source) == ["True  # or", "or c", "and True"]


# Who is asked


def found(*tests: tuple[str, float, str, dict[str, list[int]]]) -> dict[str, Any]:
    rows = [
        {"id": name, "seconds": seconds, "words": words.split(), "lines": lines, "passed": True}
        for name, seconds, words, lines in tests
    ]
    return {"tests": rows, "on_import": {"kit.py": [3]}}


def change(file: str, line: int, **more: Any) -> Change:
    return Change(file, 0, 1, "", (line, line), **more)


def test_tests_that_reach_a_line_are_asked_by_name_and_then_the_quickest() -> None:
    reach = Reach(
        "duel",
        found(
            ("slow", 2.0, "spear shield", {"cards.py": [4, 5]}),
            ("quick", 0.1, "other", {"cards.py": [4]}),
            ("quicker", 0.01, "other", {"cards.py": [9]}),
            ("named", 1.0, "shield", {"cards.py": [4]}),
            ("far", 0.0, "spear", {}),
        ),
    )
    asked = [test.id for test in reach.tests_for(change("cards.py", 4, names=frozenset(["spear", "shield"])))]
    assert asked == ["slow", "named", "quick"]
    assert [test.id for test in reach.tests_for(change("cards.py", 9))] == ["quicker"]
    assert reach.tests_for(change("cards.py", 10)) == []


def test_what_is_read_before_any_test_concerns_all_that_play() -> None:
    playing = (("a", 2.0, "", {"cards.py": [4]}), ("b", 1.0, "", {"kit.py": [9]}))
    reach = Reach("duel", found(*playing, ("c", 0.0, "", {}), ("d", 3.0, "duel", {})))
    assert [test.id for test in reach.tests_for(change("cards.py", 1, on_import=True))] == ["b", "a", "d"]
    assert [test.id for test in reach.tests_for(change("kit.py", 3))] == ["b", "a", "d"]


def test_long_tests_are_asked_last_whatever_they_name() -> None:
    tests = (("long", 9.0, "spear", {"cards.py": [4]}), ("quick", 0.1, "other", {"cards.py": [4]}))
    asked = Reach("duel", found(*tests)).tests_for(change("cards.py", 4, names=frozenset(["spear"])))
    assert [test.id for test in asked] == ["quick", "long"]


MARKED = '''"""Words."""
from __future__ import annotations

def rule(a):
    """More words."""
    if (
        a > 1
    ):
        b = [
            c for c in (1, 2)
        ]
    elif a == 1:
        @str
        def b(): return 3
    else:
        return (lambda: (
            5
        ))()
    for c in (
        b
    ):
        continue
    try:
        a + ""
    except TypeError:
        match a:
            case 1:
                a = 4
            case _:
                a = 5
    finally:
        a += 1
    return a
'''


@pytest.mark.parametrize(
    ("given", "comes", "lines"),
    [
        (0, 5, [6, 7, 12, 16, 17, 18]),
        (1, 5, [6, 7, 12, 13, 14, 19, 20, 22, 23, 24, 26, 28, 32, 33]),
        (2, 6, [6, 7, 9, 10, 11, 19, 20, 22, 23, 24, 26, 30, 32, 33]),
    ],
)
def test_each_statement_that_runs_leaves_a_mark_and_does_what_it_did(
    given: int, comes: int, lines: list[int]
) -> None:
    tree, spans = marked(MARKED.encode())
    module: dict[str, Any] = {ROW: bytearray(len(spans))}
    exec(compile(tree, "rules.py", "exec"), module)
    assert (module["__doc__"], module["rule"].__doc__) == ("Words.", "More words.")
    module[ROW][:] = bytes(len(spans))
    assert module["rule"](given) == comes
    assert sorted({line for span, mark in zip(spans, module[ROW], strict=True) if mark for line in span}) == lines


# The command itself, on a game of a few lines

RULES = '''
def capped(power: int) -> int:
    """Never more than ten."""
    return min(power, 10)


def countdown(left: int) -> int:
    while left > 0:
        left -= 1
    return left


def forgotten() -> int:
    return 5


def kept(cards: list[int]) -> bool:
    return len(cards) >= 0
'''
TESTS = """
from tiny.rules import capped, countdown, kept

def test_capped():
    assert capped(99) < 12

def test_countdown():
    assert countdown(2) == 0

def test_kept():
    assert kept([])
"""
EQUIVALENT = """
[[mutant]]
file = "rules.py"
within = "kept"
was = "return len(cards) >= 0"
now = "return len(cards) >= -1"
why = "No list is shorter than nothing."
"""


OWN = """
from tiny.rules import countdown

def test_countdown():
    assert countdown(2) == 0
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    for name, text in {
        "src/tiny/__init__.py": "",
        "src/tiny/rules.py": RULES,
        "tests/__init__.py": "",
        "tests/test_tiny.py": TESTS,
        "tests/tiny/test_own.py": OWN,
        "equivalent.toml": EQUIVALENT,
        "pyproject.toml": "[tool.pytest.ini_options]\nmarkers = ['audit']\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def report(root: Path, folder: str = "", **how: Any) -> dict[str, Any]:
    """Break the tiny game in a fresh process; `folder` has the tests that are its own."""
    code = (
        "import json, pathlib; from scripts.mutants.subject import Subject;"
        "from scripts.mutants.__main__ import run;"
        f"subject = Subject('tiny', 'src/tiny', pathlib.Path({str(root)!r}), own={folder!r},"
        "equivalent='equivalent.toml');"
        f"print(json.dumps(run(subject, **{how!r})))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def contents(root: Path) -> dict[str, str]:
    files = [path for path in root.rglob("*") if path.is_file() and ".pytest_cache" not in path.parts]
    return {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_a_run_says_what_nobody_noticed(tiny: Path) -> None:
    before = contents(tiny)
    result = report(tiny, count=100, seed=1)
    assert contents(tiny) == before  # the tree itself is never touched
    ends = {(mutant["was"], mutant["now"]): mutant for mutant in result["mutants"]}
    one = ends["return min(power, 10)", "return max(power, 10)"]
    assert one["how"] == "failed" and one["tests"] == ["tests/test_tiny.py::test_capped"]
    (number,) = [end for (was, now), end in ends.items() if "min(power, " in now]
    assert number["how"] == "passed"  # eleven or nine: the test is too weak, and that is what is found
    assert (number["file"], number["within"]) == ("src/tiny/rules.py", "capped")
    assert ends["left -= 1", "left += 1"]["how"] == "endless"
    lonely = ends["return 5", "return None"]
    assert lonely["how"] == "passed" and lonely["tests"] == []
    assert result["drawn"] == len(result["mutants"]) == result["places"]
    assert result["noticed"] + result["equivalent"] + result["unnoticed"] == result["drawn"]
    assert result["share"] == round(1 - result["unnoticed"] / result["drawn"], 4)


def test_what_is_listed_as_equivalent_is_not_tried(tiny: Path) -> None:
    subject = Subject("tiny", "src/tiny", tiny, equivalent="equivalent.toml")
    line = RULES[: RULES.index(">= 0")].count("\n") + 1
    (listed,) = subject.equivalents()
    seeds = [seed for seed in range(20) if listed in map(subject.key, draw(subject, seed, f"rules.py:{line}"))]
    result = report(tiny, count=9, seed=seeds[0], only=f"rules.py:{line}")
    (one,) = [mutant for mutant in result["mutants"] if mutant["now"] == listed[-1]]
    assert (one["how"], one["tests"], result["equivalent"]) == ("equivalent", [], 1)


def test_the_same_seed_breaks_the_same_places(tiny: Path) -> None:
    subject = Subject("tiny", "src/tiny", tiny)
    assert list(draw(subject, 1)) == list(draw(subject, 1))
    assert list(draw(subject, 1)) != list(draw(subject, 2))
    only = list(draw(subject, 1, "rules.py:4"))
    assert only and {change.line(subject.source(change.file)) for change in only} == {4}


def test_several_processes_find_the_same(tiny: Path) -> None:
    one, two = [report(tiny, count=2, seed=3, processes=processes) for processes in (1, 2)]
    assert one["mutants"] == two["mutants"]


def test_a_games_own_tests_are_asked_first_and_the_others_about_what_they_leave(tiny: Path) -> None:
    for own, capped in ((True, ("passed", [])), (False, ("failed", ["tests/test_tiny.py::test_capped"]))):
        result = report(tiny, "tests/tiny", count=100, seed=1, own=own)
        ends = {mutant["now"]: (mutant["how"], mutant["tests"]) for mutant in result["mutants"]}
        assert ends["return max(power, 10)"] == capped
        assert ends["left += 1"] == ("endless", ["tests/tiny/test_own.py::test_countdown"])
    kept = json.loads((tiny / ".pytest_cache/d/mutants/tiny.json").read_text())
    assert list(kept["files"]) == ["tests/tiny/test_own.py", "tests/test_tiny.py"]


CAPPED = {"count": 9, "seed": 1, "only": "rules.py:4"}
"""Three mutants of one line, of which a test notices two."""


def test_a_run_goes_on_where_another_ended(tiny: Path) -> None:
    """What was noticed is not tried again, and what was not meets only tests that are new to it."""
    first, again = [report(tiny, **CAPPED) for _ in range(2)]
    assert (first["remembered"], again["remembered"]) == (0, first["noticed"])
    assert again["mutants"] == first["mutants"] and first["unnoticed"] == 1
    (tiny / "tests/test_ten.py").write_text(
        "from tiny.rules import capped\n\ndef test_ten(): assert capped(99) == 10\n"
    )
    later = report(tiny, **CAPPED)
    assert (later["remembered"], later["unnoticed"]) == (first["noticed"], 0)
    (number,) = [mutant for mutant in later["mutants"] if "min(power, " in mutant["now"]]
    assert number["tests"] == ["tests/test_tiny.py::test_capped", "tests/test_ten.py::test_ten"]


def test_a_verdict_holds_while_rules_and_tests_are_the_same(tiny: Path) -> None:
    report(tiny, **CAPPED)
    tests, rules = tiny / "tests/test_tiny.py", tiny / "src/tiny/rules.py"
    tests.write_text(tests.read_text().replace("assert capped(99) < 12", "assert capped(99)"))
    weaker = report(tiny, **CAPPED)
    assert (weaker["remembered"], weaker["noticed"]) == (0, 1)
    rules.write_text(RULES + "\nMOST = 10\n")
    assert report(tiny, **CAPPED)["remembered"] == 0


@pytest.mark.parametrize("game_id", ids())
def test_every_mutant_that_is_listed_as_equivalent_can_still_be_made(game_id: str) -> None:
    subject = subject_of(game_id)
    possible = {subject.key(change) for site in subject.sites() for change in site}
    for key, why in subject.equivalents().items():
        assert key in possible, f"nothing can be changed like this any more: {key}"
        assert why.strip()
