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
from scripts.mutants.ledger import Ledger
from scripts.mutants.reach import reach_of, say
from scripts.mutants.subject import Subject, subject_of
from scripts.mutants.tree import as_it_is_now
from scripts.mutants.trial import EVERYWHERE, NOTICED, Stage, Verdict, draw, hold, summon

from panoplie.games import ids
from panoplie.lab.workers import spread

FEW = 6
"""So many of the tests that ran are named."""


def run(
    subject: Subject, count: int, seed: int, processes: int = 1, only: str = "", own: bool = False
) -> dict[str, Any]:
    """Break a subject so many times and say what nobody noticed. Stillborn mutants are replaced by others."""
    began = time.perf_counter()
    verdicts: list[Verdict] = []
    stillborn = 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        subject = as_it_is_now(subject, Path(name) / "unbroken")
        known = subject.equivalents()
        court = Court(subject, Path(name), processes, own)
        drawn = draw(subject, seed, only)
        while changes := list(itertools.islice(drawn, count - len(verdicts))):
            same = [change for change in changes if subject.key(change) in known]
            tried = court.try_all([change for change in changes if change not in same])
            verdicts += [Verdict(change, "equivalent") for change in same]
            verdicts += [verdict for verdict in tried if verdict.how != "stillborn"]
            stillborn += len([verdict for verdict in tried if verdict.how == "stillborn"])
        mutants = [_described(subject, verdict) for verdict in verdicts]
        places = len(subject.sites())
    ends = Counter([verdict.how for verdict in verdicts])
    return {
        "game": subject.name,
        "seed": seed,
        "places": places,
        "drawn": len(verdicts),
        "noticed": ends["failed"] + ends["endless"],
        "endless": ends["endless"],
        "equivalent": ends["equivalent"],
        "unnoticed": ends["passed"],
        "stillborn": stillborn,
        "share": round(1 - ends["passed"] / max(1, len(verdicts)), 4),
        "seconds": round(time.perf_counter() - began, 1),
        "remembered": court.remembered,
        "failing_unbroken": court.failing,
        "mutants": mutants,
    }


@dataclass
class Court:
    """Mutants meet the tests of their game; if those notice nothing, those of all games, then whatever else."""

    subject: Subject
    trees: Path
    processes: int
    own: bool
    """Whether it is left at the first."""
    failing: list[str] = field(default_factory=list)
    remembered: int = 0
    """How many verdicts of an earlier run still hold."""

    def __post_init__(self) -> None:
        self.ledger = Ledger(self.subject)

    def try_all(self, changes: Sequence[Change]) -> list[Verdict]:
        """What is noticed at once is known first, and what nobody notices meets all of them in the end."""
        verdicts = [self.ledger.recall(change) for change in changes]
        self.remembered += len([verdict for verdict in verdicts if verdict.how != "passed"])
        for stage in self._stages():
            verdicts = self._try(verdicts, stage)
        return verdicts

    def _stages(self) -> list[Stage]:
        own = Path(self.subject.own)
        near = [own] if self.own else [own, own.parent]
        stages = [Stage(folder.as_posix(), quick) for quick in (True, False) for folder in near]
        return stages if self.own else [*stages, Stage(EVERYWHERE, True), Stage(EVERYWHERE, False)]

    def _try(self, so_far: Sequence[Verdict], stage: Stage) -> list[Verdict]:
        """Let the tests that have not met them yet look at the mutants that nobody has noticed."""
        left = [verdict for verdict in so_far if verdict.how == "passed"]
        if not left:
            return list(so_far)
        reach = reach_of(self.subject, self.trees, self.processes, stage.folder)
        self.failing = reach.failing
        trials = [summon(self.subject, self.trees, reach, verdict, stage) for verdict in left]
        tried = spread(hold, trials, self.processes, f"Mutants of {self.subject.name}")
        began = time.perf_counter()
        ends: dict[Change, Verdict] = {}
        for place, (one, two) in enumerate(zip(left, tried, strict=True), 1):
            verdict = replace(two, ran=one.ran + two.ran)
            self.ledger.note(verdict)
            ends[verdict.change] = verdict
            say(f"{place}/{len(left)}, {time.perf_counter() - began:.0f} s: {_in_a_line(self.subject, verdict)}")
        return [ends.get(verdict.change, verdict) for verdict in so_far]


def _in_a_line(subject: Subject, verdict: Verdict) -> str:
    mutant = _described(subject, verdict)
    tests = mutant["tests"]
    by = f" by {tests[-1]}" if verdict.how in NOTICED and tests else f" by {len(tests)} tests"
    return f"{verdict.how}{by}: {mutant['file']}:{mutant['line']} | {mutant['was']} | {mutant['now']}"


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
        f"{report['stillborn']} more could not be loaded. {report['seconds']:.0f} s"
        f"{f', {remembered} remembered' if (remembered := report['remembered']) else ''}."
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
