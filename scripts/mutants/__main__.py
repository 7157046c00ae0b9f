"""The command: draw, try, report."""

from __future__ import annotations

import argparse
import itertools
import json
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import scripts.mutants
from scripts.mutants.changes import Change
from scripts.mutants.reach import reach_of
from scripts.mutants.subject import Subject, subject_of
from scripts.mutants.trial import Verdict, draw, hold, summon

from panoplie.games import ids
from panoplie.lab.workers import spread

FEW = 6
"""So many of the tests that ran are named."""


def run(
    subject: Subject, count: int, seed: int, processes: int = 1, only: str = "", own: bool = False
) -> dict[str, Any]:
    """Break a subject so many times and say what nobody noticed. Stillborn mutants are replaced by others."""
    began = time.perf_counter()
    known = subject.equivalents()
    verdicts: list[Verdict] = []
    stillborn = 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        court = Court(subject, Path(name), processes, own)
        drawn = draw(subject, seed, only)
        while changes := list(itertools.islice(drawn, count - len(verdicts))):
            same = [change for change in changes if subject.key(change) in known]
            tried = court.try_all([change for change in changes if change not in same])
            verdicts += [Verdict(change, "equivalent") for change in same]
            verdicts += [verdict for verdict in tried if verdict.how != "stillborn"]
            stillborn += len([verdict for verdict in tried if verdict.how == "stillborn"])
    ends = Counter([verdict.how for verdict in verdicts])
    return {
        "game": subject.name,
        "seed": seed,
        "places": len(subject.sites()),
        "drawn": len(verdicts),
        "noticed": ends["failed"] + ends["endless"],
        "endless": ends["endless"],
        "equivalent": ends["equivalent"],
        "unnoticed": ends["passed"],
        "stillborn": stillborn,
        "share": round(1 - ends["passed"] / max(1, len(verdicts)), 4),
        "seconds": round(time.perf_counter() - began, 1),
        "failing_unbroken": court.failing,
        "mutants": [_described(subject, verdict) for verdict in verdicts],
    }


@dataclass
class Court:
    """Mutants meet the tests of their own game; then, if those notice nothing, whatever else reaches them."""

    subject: Subject
    trees: Path
    processes: int
    own: bool
    """Whether it is left at the first."""
    failing: list[str] = field(default_factory=list)

    def try_all(self, changes: Sequence[Change]) -> list[Verdict]:
        first = self._try([Verdict(change, "passed") for change in changes], own=bool(self.subject.own))
        if self.own or not self.subject.own:
            return first
        unnoticed = [verdict for verdict in first if verdict.how == "passed"]
        second = iter(self._try(unnoticed, own=False) if unnoticed else [])
        return [next(second) if verdict.how == "passed" else verdict for verdict in first]

    def _try(self, so_far: Sequence[Verdict], own: bool) -> list[Verdict]:
        """Let the tests that have not met them yet look at some mutants."""
        reach = reach_of(self.subject, self.trees, self.processes, own)
        self.failing = reach.failing
        trials = [summon(self.subject, self.trees, reach, one.change, one.ran, audited=not own) for one in so_far]
        tried = spread(hold, trials, self.processes, f"Mutants of {self.subject.name}")
        return [replace(two, ran=one.ran + two.ran) for one, two in zip(so_far, tried, strict=True)]


def _described(subject: Subject, verdict: Verdict) -> dict[str, Any]:
    change = verdict.change
    source = subject.source(change.file)
    was, now = change.shown(source)
    return {
        "file": f"{subject.folder}/{change.file}",
        "line": change.line(source),
        "within": change.within,
        "was": was,
        "now": now,
        "how": verdict.how,
        "tests": list(verdict.ran),
    }


def show(report: dict[str, Any]) -> None:
    for test in report["failing_unbroken"]:
        print(f"{test} fails without any change and was not asked.")
    print(
        f"{report['game']}, seed {report['seed']}: {report['drawn']} of {report['places']} places broken, "
        f"{report['noticed']} noticed ({report['endless']} because nothing ended), "
        f"{report['equivalent']} equivalent, {report['unnoticed']} unnoticed: {report['share']:.1%}. "
        f"{report['stillborn']} more could not be loaded. {report['seconds']:.0f} s."
    )
    for mutant in report["mutants"]:
        if mutant["how"] == "passed":
            tests = mutant["tests"]
            print(f"\n{mutant['file']}:{mutant['line']} {mutant['within']}")
            print(f"  - {mutant['was']}\n  + {mutant['now']}")
            more = f" and {len(tests) - FEW} more" if len(tests) > FEW else ""
            print(f"  {len(tests)} tests ran: {', '.join(tests[:FEW])}{more}" if tests else "  no test reaches it")


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m scripts.mutants",
        description=scripts.mutants.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=ids())
    parser.add_argument("--count", type=int, default=100, help="how many places are broken")
    parser.add_argument("--seed", type=int, default=1, help="which places are drawn")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", default="", metavar="FILE[:LINE]", help="places of one file, or of one line")
    parser.add_argument("--own", action="store_true", help="ask only the tests of the game's own folder")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    words = parser.parse_args(argv)
    report = run(subject_of(words.game), words.count, words.seed, words.processes, words.only, words.own)
    if words.json:
        print(json.dumps(report))
    else:
        show(report)


if __name__ == "__main__":
    main()
