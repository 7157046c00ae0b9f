"""A node whose clock is wrong by as many seconds as the file says that CLOCK_IS_WRONG_BY names, and whose database
cannot be written while there is a file of the name that DATABASE_IS_READ_ONLY gives."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa


def refuse_to_write(engine: sa.Engine, file: Path) -> None:
    """Let SQLite say of each transaction what it says of a file that it may not write."""

    def begin(connection: Any) -> None:
        cursor = connection.connection.cursor()
        cursor.execute(f"PRAGMA query_only={int(file.exists())}")
        cursor.close()

    sa.event.listen(engine, "begin", begin)


if __name__ == "__main__":
    from panoplie.table.database import InThreads
    from tests.table.node import run

    wrong_by = Path(os.environ["CLOCK_IS_WRONG_BY"])
    right = time.time
    time.time = lambda: right() + float(wrong_by.read_text())
    make = InThreads.__init__

    def made(database: InThreads, *what: Any) -> None:
        make(database, *what)
        refuse_to_write(database._engine, Path(os.environ["DATABASE_IS_READ_ONLY"]))  # noqa: SLF001

    InThreads.__init__ = made  # type: ignore[method-assign]
    run(sys.argv[1])
