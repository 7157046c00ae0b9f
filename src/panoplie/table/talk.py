"""What is said at a table: to everybody, or by a side among itself, and that never leaves the side."""

from __future__ import annotations

from typing import Final

from panoplie.table.effects import Only, is_for
from panoplie.table.messages import ChatLine, Seat

KEPT: Final = 100


class Talk:
    """The last lines, each circle's apart: how much a side talks does not push out what the others have heard."""

    def __init__(self) -> None:
        self._circles: dict[Only, list[ChatLine]] = {}

    def say(self, line: ChatLine, only: Only) -> None:
        lines = self._circles.setdefault(only, [])
        lines.append(line)
        del lines[:-KEPT]

    def heard_by(self, eyes: Seat | None) -> list[ChatLine]:
        """All that was said before some eyes, in order."""
        heard = [line for only, lines in self._circles.items() if is_for(only, eyes) for line in lines]
        return sorted(heard, key=lambda line: line.at)
