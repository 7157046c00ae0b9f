"""A copy of the tree, in which files may be broken and tests run."""

from __future__ import annotations

import compileall
import contextlib
import os
import py_compile
import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import hypothesis.stateful  # noqa: F401  what is loaded before the fork need not be loaded after it
import pytest
import xdist.plugin  # type: ignore[import-untyped]  # noqa: F401
from scripts.mutants import plugin
from scripts.mutants.changes import Change
from scripts.mutants.subject import Subject

PLUGINS = ("xdist", "hypothesispytest")
"""All that the tests of rules need; to load the others takes longer than most mutants live."""
LEFT_BEHIND = (".*", "__pycache__", "node_modules", "static", "pictures", "dist", "panoplie-data")
FEW_SEEDS = "8"


def as_it_is_now(subject: Subject, place: Path) -> Subject:
    """The same subject in a copy of its tree, so that somebody may write on while mutants are tried."""
    shutil.copytree(subject.root, place, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
    # Compiled files go by the content: two versions of a file may have the same size in the same second.
    mode = py_compile.PycInvalidationMode.CHECKED_HASH
    compileall.compile_dir(place / "src", quiet=2, invalidation_mode=mode)
    return replace(subject, root=place, home=subject.root)


class Tree:
    """A tree of one's own, at a place where nobody minds."""

    def __init__(self, subject: Subject, place: Path) -> None:
        self.subject = subject
        self.place = place
        if not place.exists():
            shutil.copytree(subject.root, place)

    @classmethod
    def of_this_process(cls, subject: Subject, trees: Path) -> Tree:
        """Whoever works beside others has a tree of its own."""
        return cls(subject, trees / str(os.getpid()))

    @contextlib.contextmanager
    def broken(self, change: Change) -> Iterator[None]:
        """One file is changed for a while."""
        path = self.place / self.subject.folder / change.file
        source = path.read_bytes()
        path.write_bytes(change.applied(source))
        try:
            yield
        finally:
            path.write_bytes(source)

    def pytest(self, words: Sequence[str]) -> int:
        """Run pytest in this tree, in a process of its own; how it ended, below zero if it was killed."""
        sys.stdout.flush()
        child = os.fork()
        if not child:
            ended = 1
            try:
                self._settle_in()
                loaded = [word for name in PLUGINS for word in ("-p", name)]
                usual = ["-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", *loaded]
                ended = pytest.main([*usual, *words], plugins=[plugin])
            finally:
                os._exit(ended)
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

    def _settle_in(self) -> None:
        """Forget the modules of the real tree, and say nothing."""
        sources = self.place / "src"
        own = {"tests", *[path.name for path in sources.iterdir()]}
        for name in [name for name in sys.modules if name.partition(".")[0] in own]:
            del sys.modules[name]
        sys.path[:0] = [str(sources), str(self.place)]
        os.chdir(self.place)
        os.environ.update(
            PYTEST_DISABLE_PLUGIN_AUTOLOAD="1",
            HYPOTHESIS_STORAGE_DIRECTORY=str(self.place / ".hypothesis"),
            PANOPLIE_SEEDS=FEW_SEEDS,
        )
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
