"""A node that also knows the games of this folder."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    import panoplie.games

    panoplie.games.__path__.append(str(Path(__file__).parent))
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from node import run

    run(sys.argv[1])
