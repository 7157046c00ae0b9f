"""What a node counts, in the text form that Prometheus reads."""

from __future__ import annotations

import bisect
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from panoplie.table.hall import Hall

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds; how many steps were told within each is counted."""
CONTENT_TYPE: Final = "text/plain; version=0.0.4"


class Metrics:
    """Counters of a node since it started."""

    def __init__(self) -> None:
        self.steps: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self._within = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def took(self, kind: str, seconds: float) -> None:
        """A step was stored and told, so many seconds after it was asked for."""
        self.steps[kind] += 1
        self._within[bisect.bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self, hall: Hall) -> str:
        """Everything, with what the node holds at this moment."""
        rooms = list(hall.rooms.values())
        sockets = sum([len(room.audience.viewers) for room in rooms])
        lines = [
            *_metric("tables_in_memory", "gauge", "Tables that the node holds.", [("", len(rooms))]),
            *_metric("sockets", "gauge", "People who look at a table.", [("", sockets)]),
            *_metric("thoughts_waiting", "gauge", "Bots that wait to think.", [("", hall.thinkers.turns.waiting)]),
            *_metric("steps_total", "counter", "Steps of tables.", _by("kind", self.steps)),
            *_metric("refused_total", "counter", "Requests that were refused.", _by("key", self.refused)),
        ]
        total = 0
        buckets: list[tuple[str, float]] = []
        for bound, count in zip([*BOUNDS, "+Inf"], self._within, strict=True):
            total += count
            buckets.append((f'_bucket{{le="{bound}"}}', total))
        buckets += [("_sum", round(self._seconds, 6)), ("_count", total)]
        lines += _metric("step_seconds", "histogram", "From the wish for a step until all were told.", buckets)
        return "\n".join(lines) + "\n"


def _by(label: str, counts: Counter[str]) -> list[tuple[str, float]]:
    return [(f'{{{label}="{name}"}}', count) for name, count in sorted(counts.items())]


def _metric(name: str, kind: str, about: str, values: Iterable[tuple[str, float]]) -> list[str]:
    head = [f"# HELP panoplie_{name} {about}", f"# TYPE panoplie_{name} {kind}"]
    return head + [f"panoplie_{name}{suffix} {value}" for suffix, value in values]
