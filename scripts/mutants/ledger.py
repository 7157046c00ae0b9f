"""What is known of the mutants of a subject, kept as soon as it is known, so that a run can be broken off."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from scripts.mutants.changes import Change
from scripts.mutants.subject import Subject
from scripts.mutants.trial import NOTICED, Verdict


@dataclass
class Ledger:
    """Verdicts that still hold: the rules are as they were, and so are the files of the tests that spoke."""

    subject: Subject
    base: str = ""
    files: dict[str, str] = field(default_factory=dict)
    rows: dict[str, dict[str, Any]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.base, self.files = self.subject.fingerprints()
        kept = json.loads(self._path.read_text()) if self._path.exists() else {}
        if kept.get("base") == self.base:
            self.rows = kept["rows"]

    def recall(self, change: Change) -> Verdict:
        """What came of a change before; whoever passed has still to meet the tests that it has not met."""
        row = self.rows.get(_name(change), {"how": "passed", "met": {}})
        met = tuple([test for test, mark in row["met"].items() if self.files.get(_file(test)) == mark])
        if row["how"] in NOTICED and (not met or met[-1] != list(row["met"])[-1]):
            return Verdict(change, "passed")  # whoever noticed is another one now, or was not even collected
        return Verdict(change, row["how"], met)

    def note(self, verdict: Verdict) -> None:
        met = {test: self.files[_file(test)] for test in verdict.ran}
        self.rows[_name(verdict.change)] = {"how": verdict.how, "met": met}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text(json.dumps({"base": self.base, "rows": self.rows}))

    @property
    def _path(self) -> Path:
        return self.subject.memory / f"{self.subject.name}-verdicts.json"


def _name(change: Change) -> str:
    return f"{change.file} {change.start}-{change.end} {change.text}"


def _file(test: str) -> str:
    return test.partition("::")[0]
