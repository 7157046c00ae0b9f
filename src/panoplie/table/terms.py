"""What was agreed when a table was opened, and a point from which its game can go on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from panoplie.kernel.game import Game
from panoplie.kernel.lessons import Lesson
from panoplie.table.messages import Clock
from panoplie.table.steps import Sitter


class Terms(Struct, frozen=True):
    """What was agreed when the table was opened, and never changes."""

    id: str
    game: Game
    facts: Any
    content: Path
    """The folder that the facts were read from."""
    rules: str
    options: dict[str, Any]
    public: bool
    lang: str
    clock: Clock | None
    key: str
    created: float


class Wishes(Struct, frozen=True):
    """How somebody wants a new table."""

    game: Game
    options: dict[str, Any]
    public: bool
    lang: str
    clock: Clock | None
    sitters: list[Sitter]
    waits: bool = False
    lesson: Lesson | None = None


class Snapshot(Struct, frozen=True):
    """The state before an act, and how many answers led to it."""

    place: int
    rules: str
    content: str
    state: dict[str, Any]
    clocks: list[float] | None = None
