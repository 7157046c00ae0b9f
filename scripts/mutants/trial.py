"""One mutant meets its tests."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from scripts.mutants.changes import Change
from scripts.mutants.reach import Reach
from scripts.mutants.subject import Subject
from scripts.mutants.tree import Tree

AUDIT_SECONDS = 120.0
"""How long one audit with few seeds may compute."""


@dataclass(frozen=True)
class Trial:
    """A change with the tests that it has to face, in order."""

    subject: Subject
    trees: Path
    change: Change
    tests: tuple[str, ...]
    patience: float
    """How many seconds a single test may compute."""


@dataclass(frozen=True)
class Verdict:
    """`how` is failed or endless if somebody noticed, passed if nobody did, stillborn if it cannot be loaded."""

    change: Change
    how: str
    ran: tuple[str, ...] = ()


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


def summon(
    subject: Subject, trees: Path, reach: Reach, change: Change, met: Sequence[str] = (), audited: bool = True
) -> Trial:
    """Choose the tests for a change: those that reach it and have not met it or, if none reach it, the audits."""
    tests = reach.tests_for(change)
    if not tests and audited:
        return Trial(subject, trees, change, subject.audits, AUDIT_SECONDS)
    patience = 2 + 10 * max([test.seconds for test in tests], default=0)
    return Trial(subject, trees, change, tuple([test.id for test in tests if test.id not in met]), patience)


def hold(trial: Trial) -> Verdict:
    """Break the copy of this process and run the tests until one notices."""
    if not trial.tests:
        return Verdict(trial.change, "passed")
    tree = Tree.of_this_process(trial.subject, trial.trees)
    findings = tree.place / "verdict.json"
    findings.unlink(missing_ok=True)
    words = ["-x", "--tb=no", *trial.subject.words(), f"--patience={trial.patience}", f"--findings={findings}"]
    with tree.broken(trial.change):
        tree.pytest([*words, *trial.tests])
    found = json.loads(findings.read_text())
    return Verdict(trial.change, found["how"], tuple(found["ran"]))
