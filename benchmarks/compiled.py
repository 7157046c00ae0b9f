"""The same source, compiled by mypyc: does it still compile, does it play the same games, and how much faster?

    python benchmarks/compiled.py --games 20000

Copies the package to a temporary folder, compiles the kernel and the rules of the games there, and runs the same
simulations in pure Python and compiled. Needs a C compiler. mypyc itself takes seconds; what takes long is the C
that it writes, more than 20 megabytes for the rules of Heroes. So the kernel and each game are libraries of their
own, compiled side by side, and `--level 0` does not optimise them.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).resolve().parent.parent / "src" / "panoplie"
KERNEL = (
    "aims",
    "answers",
    "asides",
    "asks",
    "cards",
    "chance",
    "deeds",
    "drafts",
    "errors",
    "events",
    "match",
    "outcome",
    "outlook",
    "piles",
    "questions",
    "sight",
    "state",
    "windows",
    "worlds",
)
"""All that runs while a game is played; the rest reads and writes files or is read by libraries."""
READ_BY_LIBRARIES = ("__init__", "facts", "meta", "terminal", "view")
"""Modules of a game whose classes a library reads by their annotations; they are not hot."""

SHARES = {"pow": 1, "heroes": 30}
"""The games that are compiled, and how many of POW! take as long as one of theirs. The others are not tried."""

SETUP = """
from mypyc.build import mypycify
from setuptools import setup
groups = {groups!r}
modules = [path for paths, _ in groups for path in paths] + ["--ignore-missing-imports"]
setup(name="compiled", packages=[], ext_modules=mypycify(modules, opt_level={level!r}, separate=groups))
"""

RUN = """
import json
import panoplie.kernel.match
from panoplie.lab.simulate import simulate
reports = {{
    game: simulate(game, 3, max({games} // share, 1), 1, ["civilian"]) for game, share in {shares!r}.items()
}}
print(json.dumps({{
    "module": panoplie.kernel.match.__file__,
    "digest": {{game: report["digest"] for game, report in reports.items()}},
    "decisions_per_second": {{game: report["decisions_per_second"] for game, report in reports.items()}},
}}))
"""


def compile_into(folder: Path, level: str, games: list[str]) -> None:
    """Compile the kernel and each game as a library of its own: in one file they are too much for a C compiler."""
    shutil.copytree(SOURCE, folder / "panoplie", ignore=shutil.ignore_patterns("__pycache__", "static"))
    groups = [([f"panoplie/kernel/{name}.py" for name in KERNEL], "kernel")]
    for game in games:
        paths = sorted((folder / "panoplie" / "games" / game).rglob("*.py"))
        hot = [path for path in paths if path.stem not in READ_BY_LIBRARIES]
        groups.append(([str(path.relative_to(folder)) for path in hot], game))
    (folder / "setup.py").write_text(SETUP.format(groups=groups, level=level))
    command = [sys.executable, "setup.py", "build_ext", "--inplace", f"--parallel={os.cpu_count()}"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"mypyc cannot compile the source:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")


def run(path: Path, count: int, games: list[str]) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    shares = {game: SHARES[game] for game in games}
    command = [sys.executable, "-c", RUN.format(games=count, shares=shares)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="games of POW!; of the others fewer, as long")
    parser.add_argument("--only", nargs="+", choices=list(SHARES), default=list(SHARES))
    parser.add_argument("--level", default="3", help="optimisation of the C compiler, 0 to 3")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        compile_into(folder, arguments.level, arguments.only)
        compiled = run(folder, arguments.games, arguments.only)
    pure = run(SOURCE.parent, arguments.games, arguments.only)
    speeds = pure["decisions_per_second"]
    times = {game: compiled["decisions_per_second"][game] / speed for game, speed in speeds.items()}
    print(json.dumps({"pure": pure, "compiled": compiled, "times_faster": times}))


if __name__ == "__main__":
    main()
