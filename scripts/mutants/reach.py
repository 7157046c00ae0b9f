"""Which test reaches which line: found out once, and again only when sources or tests have changed."""

from __future__ import annotations

import json
import sys
import time
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
LONG = 2.0
"""Tests that compute for more seconds are asked after all others, whatever they name."""


@dataclass(frozen=True)
class Test:
    """A test that passes, and what it comes upon."""

    __test__ = False

    id: str
    seconds: float
    words: frozenset[str]
    lines: dict[str, frozenset[int]]

    @property
    def file(self) -> str:
        return self.id.partition("::")[0]

    @property
    def is_long(self) -> bool:
        return self.seconds > LONG

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

        Long ones come last. What is read when a module is loaded reaches whatever plays the game or names it.
        """
        chosen = self.tests if self._is_loaded(change) else [test for test in self.tests if test.reaches(change)]
        return sorted(chosen, key=lambda test: self._turn(change, test))

    def _turn(self, change: Change, test: Test) -> tuple[bool, int, float, str]:
        return (test.is_long, self._rarest(change.names & test.words), test.seconds, test.id)

    def _is_loaded(self, change: Change) -> bool:
        first, last = change.span
        loaded = self.on_import.get(change.file, set())
        return change.on_import or any([line in loaded for line in range(first, last + 1)])

    def _rarest(self, words: frozenset[str]) -> int:
        return min([self.common[word] for word in words], default=NOBODY_NAMES_IT)


def say(news: str) -> None:
    """What has just been found out, for whoever waits."""
    print(news, file=sys.stderr, flush=True)


def reach_of(subject: Subject, trees: Path, processes: int, within: str) -> Reach:
    """What was found out before, and what has to be found out anew: the tests of files that have changed.

    Of these only what lies within a folder is looked at. What was found is kept at once, file by file.
    """
    path = subject.memory / f"{subject.name}.json"
    base, files = subject.fingerprints()
    kept = json.loads(path.read_text()) if path.exists() else {}
    if kept.get("base") != base:
        kept = {"base": base, "files": {}, "tests": [], "on_import": {}}
    kept["files"] = {file: mark for file, mark in files.items() if kept["files"].get(file) == mark}
    kept["tests"] = [test for test in kept["tests"] if test["id"].partition("::")[0] in kept["files"]]
    changed = [file for file in files if file not in kept["files"] and Path(file).is_relative_to(within)]
    watched = spread(partial(watch, subject, trees), changed, processes, f"Reach of {subject.name}")
    path.parent.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    for place, (file, found) in enumerate(zip(changed, watched, strict=True), 1):
        say(f"reach {place}/{len(changed)}: {file}, {time.perf_counter() - began:.0f} s")
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
