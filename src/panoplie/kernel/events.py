"""Events: what happened, as data, for logs and motion. Each viewer receives only what it may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from panoplie.kernel.answers import Seat


class Only:
    """A value of an event that only some seats may know."""

    __slots__ = ("seats", "value")

    def __init__(self, seats: Sequence[Seat], value: Any) -> None:
        self.seats = tuple(seats)
        self.value = value


class Event:
    """Something that happened: its kind, the rule behind it, and its details.

    >>> drew = Event("drew", "VI-E3", {"seat": 0, "card": Only([0], "hook")})
    >>> drew.seen_by(0)
    {'kind': 'drew', 'rule': 'VI-E3', 'seat': 0, 'card': 'hook'}
    >>> drew.seen_by(1)
    {'kind': 'drew', 'rule': 'VI-E3', 'seat': 0, 'hidden': True}
    """

    __slots__ = ("data", "kind", "rule")

    def __init__(self, kind: str, rule: str, data: Mapping[str, Any]) -> None:
        self.kind = kind
        self.rule = rule
        self.data = data

    def seen_by(self, viewer: Seat | None) -> dict[str, Any]:
        """The event as one seat, or a spectator, learns of it. `hidden` says that something is kept back."""
        seen: dict[str, Any] = {"kind": self.kind, "rule": self.rule}
        for name, value in self.data.items():
            if not isinstance(value, Only):
                seen[name] = value
            elif viewer in value.seats:
                seen[name] = value.value
            else:
                seen["hidden"] = True
        return seen
