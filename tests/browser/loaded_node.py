"""A node at which the dice are known: every table has the same key, and four blue bubbles fall in turn four."""

from __future__ import annotations

import sys

from panoplie.kernel import fair

if __name__ == "__main__":
    from tests.table.node import run

    fair.new_key = lambda: f"{388:064x}"
    run(sys.argv[1])
