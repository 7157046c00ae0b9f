"""What a node writes to its log: lines for people, or an object a line for programs."""

from __future__ import annotations

import json
import logging
import time
from typing import Any, Final, Literal

Level = Literal["debug", "info", "warning", "error"]
Form = Literal["text", "json"]
TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
ABOUT: Final = ("table", "seat", "address")
"""What a line may be about; programs find these as fields of their own."""
SELDOM: Final = 10.0
"""Seconds between two lines that say the same of what strangers send, so that nobody fills a disk with them."""


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in ABOUT if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Seldom(logging.Filter):
    """Lets the same words pass now and then."""

    def __init__(self) -> None:
        super().__init__()
        self._until: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        if now < self._until.get(record.msg, 0.0):
            return False
        if len(self._until) > 100:
            self._until.clear()
        self._until[record.msg] = now + SELDOM
        return True


def set_up(level: Level, form: Form) -> None:
    """Write everything from a level on to the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("panoplie").setLevel(level.upper())
    for name in ("uvicorn.error", "websockets.server"):
        strangers = logging.getLogger(name)
        strangers.filters.clear()
        strangers.addFilter(Seldom())
