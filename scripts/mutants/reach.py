"""Which test reaches which line: found out once, and again only when sources or tests have changed."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from scripts.mutants.changes import Change
from scripts.mutants.subject import Subject
from scripts.mutants.tree import Tree

from panoplie.lab.workers import spread

NOBODY_NAMES_IT = 1_000_000


@dataclass(frozen=True)
class Test:
    """A test that passes, and what it comes upon."""

    __test__ = False

    id: str
    seconds: float
    words: frozenset[str]
    lines: dict[str, frozenset[int]]

    def reaches(self, change: Change) -> bool:
        first, last = change.span
        lines = self.lines.get(change.file, frozenset())
        return any([line in lines for line in range(first, last + 1)])


class Reach:
    """The tests of a subject, by what they reach."""

    def __init__(self, name: str, found: dict[str, Any]) -> None:
        self.failing = [test["id"] for test in found["tests"] if not test["passed"]]
        self.on_import = {file: set(lines) for file, lines in found["on_import"].items()}
        self.tests = [
            Test(
                test["id"],
                test["seconds"],
                frozenset(test["words"]),
                {file: frozenset(lines) for file, lines in test["lines"].items()},
            )
            for test in found["tests"]
            if test["passed"] and (test["lines"] or name in test["words"])
        ]
        self.common = Counter([word for test in self.tests for word in test.words])

    def tests_for(self, change: Change) -> list[Test]:
        """All that may notice a change: those that name it first, by the rarest name, then the quickest.

        What is read when a module is loaded reaches every test that plays the game or names it.
        """
        chosen = self.tests if self._is_loaded(change) else [test for test in self.tests if test.reaches(change)]
        return sorted(chosen, key=lambda test: (self._rarest(change.names & test.words), test.seconds, test.id))

    def _is_loaded(self, change: Change) -> bool:
        first, last = change.span
        loaded = self.on_import.get(change.file, set())
        return change.on_import or any([line in loaded for line in range(first, last + 1)])

    def _rarest(self, words: frozenset[str]) -> int:
        return min([self.common[word] for word in words], default=NOBODY_NAMES_IT)


def reach_of(subject: Subject, trees: Path, processes: int = 1, own: bool = False) -> Reach:
    """What was found out before, and what has to be found out anew: the tests of files that have changed.

    `own` leaves out whatever is not about these rules alone. What was found is kept at once, file by file.
    """
    path = subject.root / ".pytest_cache" / "d" / "mutants" / f"{subject.name}.json"
    base, files = subject.fingerprints()
    kept = json.loads(path.read_text()) if path.exists() else {}
    if kept.get("base") != base:
        kept = {"base": base, "files": {}, "tests": [], "on_import": {}}
    kept["files"] = {file: mark for file, mark in files.items() if kept["files"].get(file) == mark}
    kept["tests"] = [test for test in kept["tests"] if test["id"].partition("::")[0] in kept["files"]]
    changed = [file for file in files if file not in kept["files"] and (not own or subject.is_own(file))]
    watched = spread(partial(watch, subject, trees), changed, processes, f"Reach of {subject.name}")
    path.parent.mkdir(parents=True, exist_ok=True)
    for file, found in zip(changed, watched, strict=True):
        kept["files"][file] = files[file]
        kept["tests"] += found["tests"]
        kept["on_import"] = found["on_import"] or kept["on_import"]
        path.write_text(json.dumps(kept))
    return Reach(subject.name, kept)


def watch(subject: Subject, trees: Path, file: str) -> dict[str, Any]:
    """Which lines the tests of a file reach. Each file is alone, so that none profits from another."""
    tree = Tree.of_this_process(subject, trees)
    findings = tree.place / "reach.json"
    findings.unlink(missing_ok=True)
    tree.pytest(["-m", "not audit", *subject.words(), f"--findings={findings}", file])
    if not findings.exists():
        return {"tests": [{"id": file, "passed": False}], "on_import": {}}
    found: dict[str, Any] = json.loads(findings.read_text())
    return found
