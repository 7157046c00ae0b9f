"""Those who look at a table, and the eyes that they look through.

What a pair of eyes sees is worked out once for all who look through them. What was sent lately is kept, so
that whoever lost the connection hears just what they missed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from panoplie.table.messages import Pace, Seat, ServerMessage

MOST_WAITING: Final = 256
"""Messages that may wait for a slow connection before it is closed."""
MOST_BYTES: Final = 1 << 20
KEPT: Final = MOST_WAITING // 2
"""Messages that are kept for those who lost the connection."""
KEPT_BYTES: Final = MOST_BYTES // 4
"""Who has missed more is shown everything: so much at once would look like a connection that does not keep up."""

_encode: Final = msgspec.json.Encoder().encode


def encode(message: ServerMessage) -> str:
    return _encode(message).decode()


class Viewer:
    """One connection: what it has shown and wants to see, and what waits to be sent to it.

    What it may see is not written here: the room decides that from the course whenever it sends something.
    """

    __slots__ = (
        "_bytes",
        "_wake",
        "address",
        "gone",
        "keys",
        "kick",
        "lang",
        "name",
        "outbox",
        "pace",
        "person",
        "shown",
        "wish",
    )

    def __init__(self, person: str, address: str, name: str | None, lang: str, kick: Callable[[], None]) -> None:
        self.person = person
        self.address = address
        self.name = name
        self.lang = lang
        self.kick = kick
        """Ends the connection."""
        self.keys: dict[Seat, int] = {}
        """The seats whose keys were shown, with the step that each key hangs on; the seat may be another's now."""
        self.wish: Seat | None = None
        """Whose eyes it wants to look through."""
        self.shown: Seat | None = None
        """Through whose eyes it was last shown the table."""
        self.pace: Pace = "human"
        self.outbox: deque[str] = deque()
        self.gone: str | None = None
        self._bytes = 0
        self._wake = asyncio.Event()

    def send(self, text: str) -> None:
        """Put a message on its way. A connection that does not keep up is closed, and may resume."""
        if self.gone is not None:
            return
        self.outbox.append(text)
        self._bytes += len(text)
        self._wake.set()
        if len(self.outbox) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.leave("slow")

    def leave(self, reason: str) -> None:
        """Close the connection after what can still be said."""
        if self.gone is None:
            self.gone = reason
            if reason == "slow":
                self.outbox.clear()
            self._wake.set()
            self.kick()

    async def take(self) -> deque[str]:
        """What waits to be sent; empty once the viewer is gone."""
        while not self.outbox and self.gone is None:
            self._wake.clear()
            await self._wake.wait()
        out, self.outbox, self._bytes = self.outbox, deque(), 0
        return out


class Lens:
    """A pair of eyes: the last view through them, and what was sent lately."""

    __slots__ = ("floor", "sent", "unused_since", "view")

    def __init__(self, seq: int, view: Any) -> None:
        self.floor = seq
        """What came after this step is all here."""
        self.view = view
        self.sent: deque[tuple[int, str]] = deque()
        self.unused_since: float | None = None

    def keep(self, seq: int, text: str) -> None:
        """Keep what is sent to all who look through these eyes now."""
        self.sent.append((seq, text))
        if len(self.sent) > KEPT:
            self.floor = self.sent.popleft()[0]

    def of(self, seq: int) -> str | None:
        """What was sent for a step, if it was the last and there was anything to see."""
        return self.sent[-1][1] if self.sent and self.sent[-1][0] == seq else None

    def since(self, seq: int) -> list[str] | None:
        """What was sent after a step, or nothing if not all of it is here any more, or it is too much."""
        if seq < self.floor:
            return None
        missed = [text for sent, text in self.sent if sent > seq]
        return missed if sum([len(text) for text in missed]) <= KEPT_BYTES else None
