"""One mutant meets its tests."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scripts.mutants.changes import Change
from scripts.mutants.reach import Reach, Test
from scripts.mutants.subject import Subject
from scripts.mutants.tree import Tree

AUDIT_SECONDS = 120.0
"""How long one audit with few seeds may compute."""
FIRST_FEW = 8
EVERYWHERE = "."
NOTICED = ("failed", "endless")


@dataclass(frozen=True)
class Trial:
    """A change with the tests that it has to face, in order."""

    subject: Subject
    trees: Path
    change: Change
    tests: dict[str, float]
    """How many seconds each may compute."""


@dataclass(frozen=True)
class Verdict:
    """`how` is failed or endless if somebody noticed, passed if nobody did, stillborn if it cannot be loaded."""

    change: Change
    how: str
    ran: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stage:
    """Who is asked: the tests of a folder, and only what does not take long."""

    folder: str
    quick: bool

    def asks(self, test: Test) -> bool:
        return Path(test.file).is_relative_to(self.folder) and not (self.quick and test.is_long)


def draw(subject: Subject, seed: int, only: str = "") -> Iterator[Change]:
    """Changes at places drawn by a seed, one for each place. `only` names a file, or a file and a line of it."""
    chance = random.Random(seed)
    file, _, line = only.partition(":")
    sites = [site for site in subject.sites() if not only or site[0].file == file]
    if line:
        sites = [site for site in sites if site[0].span[0] <= int(line) <= site[0].span[1]]
    chance.shuffle(sites)
    for site in sites:
        ways = subject.sound(site)
        if ways:
            yield chance.choice(ways)


def summon(subject: Subject, trees: Path, reach: Reach, so_far: Verdict, stage: Stage) -> Trial:
    """Choose the tests for a change: those that reach it and have not met it or, if none reach it, the audits."""
    tests = reach.tests_for(so_far.change)
    asked = {test.id: 2 + 10 * test.seconds for test in tests if stage.asks(test)}
    if not tests and stage.folder == EVERYWHERE:
        asked = dict.fromkeys(subject.audits, AUDIT_SECONDS)
    met = {*so_far.ran, *[test.partition("[")[0] for test in so_far.ran]}
    left = {test: seconds for test, seconds in asked.items() if test not in met}
    return Trial(subject, trees, so_far.change, left)


def hold(trial: Trial) -> Verdict:
    """Break the copy of this process and run the tests until one notices.

    Most mutants fall to the first few, for which it is not worth while to collect all others.
    """
    tree = Tree.of_this_process(trial.subject, trial.trees)
    verdict = Verdict(trial.change, "passed")
    asked = list(trial.tests)
    for tests in (asked[:FIRST_FEW], asked[FIRST_FEW:]):
        if tests and verdict.how == "passed":
            found = _ask(tree, trial, tests)
            verdict = Verdict(trial.change, found["how"], verdict.ran + tuple(found["ran"]))
    return verdict


def _ask(tree: Tree, trial: Trial, tests: Sequence[str]) -> dict[str, Any]:
    findings, patience = tree.place / "verdict.json", tree.place / "patience.json"
    findings.unlink(missing_ok=True)
    patience.write_text(json.dumps({test: trial.tests[test] for test in tests}))
    words = ["-x", "--tb=no", *trial.subject.words(), f"--patience={patience}", f"--findings={findings}"]
    with tree.broken(trial.change):
        tree.pytest([*words, *tests])
    found: dict[str, Any] = json.loads(findings.read_text())
    return found
