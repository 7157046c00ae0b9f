"""Memory that only refers to itself is given back when nobody waits."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator

import pytest

from panoplie.table import sweeping


class Knot:
    """Refers to itself, as a table does whose room and audience know each other."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def unswept() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()
    gc.collect()


def knots(count: int) -> weakref.ref[Knot]:
    """Tie so many, keep none, and say whether the last one is still there."""
    return weakref.ref([Knot() for _ in range(count)][-1])


@pytest.mark.usefixtures("unswept")
def test_a_quiet_node_gives_back_what_has_gathered() -> None:
    last = knots(sweeping.SOME)
    assert last() is not None
    assert sweeping.sweep(quiet=True)
    assert last() is None


@pytest.mark.usefixtures("unswept")
def test_little_is_left_lying() -> None:
    last = knots(1)
    assert not sweeping.sweep(quiet=True)
    assert last() is not None


@pytest.mark.usefixtures("unswept")
def test_while_people_play_only_what_must_be_is_swept(monkeypatch: pytest.MonkeyPatch) -> None:
    last = knots(sweeping.SOME)
    assert not sweeping.sweep(quiet=False)
    assert last() is not None
    monkeypatch.setattr(sweeping, "MUCH", sweeping.SOME)
    assert sweeping.sweep(quiet=False)
    assert last() is None


def test_nothing_is_swept_unasked() -> None:
    """In a process of its own: how Python looks after its memory concerns all of it."""
    code = "import gc; from panoplie.table import sweeping; sweeping.set_up(); print(gc.isenabled())"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        == "False\n"
    )
