"""A node whose clock is wrong by as many seconds as the file says that CLOCK_IS_WRONG_BY names."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    from tests.table.node import run

    wrong_by = Path(os.environ["CLOCK_IS_WRONG_BY"])
    right = time.time
    time.time = lambda: right() + float(wrong_by.read_text())
    run(sys.argv[1])
