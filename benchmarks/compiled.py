"""The same source, compiled by mypyc: does it still compile, does it play the same games, and how much faster?

    python benchmarks/compiled.py --games 20000

Copies the package to a temporary folder, compiles the kernel and the rules of every game there, and runs the same
simulations in pure Python and compiled. Needs a C compiler.
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
KERNEL = ("answers", "asks", "chance", "errors", "events", "match", "outlook", "sight", "state")
READ_BY_LIBRARIES = ("__init__", "facts", "meta", "terminal", "view")
"""Modules of a game whose classes a library reads by their annotations; they are not hot."""

SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="compiled", packages=[], ext_modules=mypycify({modules!r}, opt_level={level!r}))
"""

RUN = """
import json
import panoplie.kernel.match
from panoplie.lab.simulate import simulate
reports = {{"pow": simulate("pow", 3, {games}, 1, ["civilian"])}}
print(json.dumps({{
    "module": panoplie.kernel.match.__file__,
    "digest": {{game: report["digest"] for game, report in reports.items()}},
    "decisions_per_second": {{game: report["decisions_per_second"] for game, report in reports.items()}},
}}))
"""


def compile_into(folder: Path, level: str) -> None:
    shutil.copytree(SOURCE, folder / "panoplie", ignore=shutil.ignore_patterns("__pycache__", "static"))
    modules = [f"panoplie/kernel/{name}.py" for name in KERNEL]
    games = folder / "panoplie" / "games"
    for path in sorted((games / "pow").rglob("*.py")):
        if path.stem not in READ_BY_LIBRARIES:
            modules.append(str(path.relative_to(folder)))
    (folder / "setup.py").write_text(SETUP.format(modules=[*modules, "--ignore-missing-imports"], level=level))
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"mypyc cannot compile the source:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")


def run(path: Path, games: int) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    command = [sys.executable, "-c", RUN.format(games=games)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--level", default="3", help="optimisation of the C compiler, 0 to 3")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        compile_into(folder, arguments.level)
        compiled = run(folder, arguments.games)
    pure = run(SOURCE.parent, arguments.games)
    speeds = pure["decisions_per_second"]
    times = {game: compiled["decisions_per_second"][game] / speed for game, speed in speeds.items()}
    print(json.dumps({"pure": pure, "compiled": compiled, "times_faster": times}))


if __name__ == "__main__":
    main()
