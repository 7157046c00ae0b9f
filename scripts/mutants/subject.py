"""What is broken, and what may notice: the places of a game in the tree."""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from scripts.mutants.changes import Change, Site, is_sound, sites_of

from panoplie.games import ids

ROOT = Path(__file__).resolve().parent.parent.parent
TASTE = ("sense", "planning", "prospects", "terminal", "arrange", "lessons", "puzzles")
"""What bots like, how a terminal draws, how a table is laid out and what is taught at it: no rules."""
ELSEWHERE = (
    "tests/browser",
    "tests/table",
    "tests/kernel/test_compiled.py",
    "tests/test_cli.py",
    "tests/test_mutants.py",
    "tests/test_newgame.py",
    "src/panoplie/table",
)
"""Tests whose games are played by other processes, and what only they see."""
AUDITS = (
    "tests/kernel/test_contract.py::test_every_game_keeps_the_contract",
    "tests/kernel/test_contract.py::test_every_option_keeps_the_contract_and_can_be_said",
)


@dataclass(frozen=True)
class Subject:
    """A folder of rules with its tests, below a root."""

    name: str
    folder: str
    root: Path = ROOT
    ignored: tuple[str, ...] = ()
    audits: tuple[str, ...] = ()
    own: str = ""
    """The folder of tests that are about these rules alone."""
    equivalent: str = ""
    """The file that lists mutants which cannot be told from the original."""
    skipped: tuple[str, ...] = field(default=TASTE)
    home: Path | None = None
    """Where the tree lies of which the root is a copy."""

    @property
    def memory(self) -> Path:
        """Where is kept what was found out."""
        return (self.home or self.root) / ".pytest_cache" / "d" / "mutants"

    def files(self) -> list[str]:
        """The rules and the printed facts, named from the folder on."""
        base = self.root / self.folder
        found = [path.relative_to(base) for path in (*base.rglob("*.py"), *base.rglob("content/*.toml"))]
        return sorted([path.as_posix() for path in found if not {*path.parts[:-1], path.stem} & {*self.skipped}])

    def source(self, file: str) -> bytes:
        return (self.root / self.folder / file).read_bytes()

    def sites(self) -> list[Site]:
        return [site for file in self.files() for site in sites_of(file, self.source(file))]

    def sound(self, site: Site) -> list[Change]:
        """The changes of a place after which the file can still be read."""
        return [change for change in site if is_sound(change.file, change.applied(self.source(change.file)))]

    def key(self, change: Change) -> tuple[str, str, str, str]:
        """How a list of equivalent mutants names a change; it outlives a change of line numbers."""
        return (change.file, change.within, *change.shown(self.source(change.file)))

    def equivalents(self) -> dict[tuple[str, str, str, str], str]:
        """What is known to make no difference, and why."""
        path = self.root / self.equivalent
        if not self.equivalent or not path.exists():
            return {}
        rows = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
        return {(row["file"], row["within"], row["was"], row["now"]): row["why"] for row in rows}

    def words(self) -> list[str]:
        """What pytest has to know."""
        package = Path(self.folder).relative_to("src").as_posix().replace("/", ".")
        return [f"--of-game={self.name}", f"--package={package}", *[f"--ignore={path}" for path in self.ignored]]

    def fingerprints(self) -> tuple[str, dict[str, str]]:
        """A hash of all that decides which test reaches which line, and one of each file of tests."""
        base, files = hashlib.sha256(), dict[str, str]()
        for path in self._read():
            name = path.relative_to(self.root).as_posix()
            content = path.read_bytes()
            if path.name.startswith("test_"):
                files[name] = hashlib.sha256(content).hexdigest()
            else:
                base.update(name.encode() + b"\0" + content)
        return base.hexdigest(), files

    def _read(self) -> Iterator[Path]:
        for top in ("src", "tests"):
            for folder, folders, names in os.walk(self.root / top):
                here = Path(folder)
                folders[:] = sorted([name for name in folders if not self._is_ignored(here / name)])
                yield from [here / name for name in sorted(names) if not self._is_ignored(here / name)]

    def _is_ignored(self, path: Path) -> bool:
        name = path.relative_to(self.root).as_posix()
        return path.name in ("__pycache__", "static") or name in (*self.ignored, self.equivalent)


def subject_of(game_id: str) -> Subject:
    """A game of this tree. The tests of other games cannot reach it."""
    others = [other for other in ids() if other != game_id]
    return Subject(
        game_id,
        f"src/panoplie/games/{game_id}",
        ignored=(*ELSEWHERE, *[f"{top}/games/{other}" for other in others for top in ("src/panoplie", "tests")]),
        audits=AUDITS,
        own=f"tests/games/{game_id}",
        equivalent=f"tests/games/{game_id}/equivalent.toml",
    )
