"""The kernel and POW! compile with mypyc, from the same source, and then play the same games; the benchmark
compiles Heroes, too."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "compiled.py"


def test_the_compiled_source_plays_the_same_games() -> None:
    command = [sys.executable, str(BENCHMARK), "--games", "300", "--level", "0", "--only", "pow"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["compiled"]["module"].endswith(".so")
    assert report["pure"]["module"].endswith(".py")
    assert report["compiled"]["digest"] == report["pure"]["digest"]
