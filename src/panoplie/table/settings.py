"""How a node of the table is set up. Everything has a default: `panoplie serve` needs no configuration."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from panoplie.table.logs import Form, Level
from panoplie.table.speech import TableError

LEAST_SECRET = 16
"""Signs of the host's secret at least: guessing is slow, and shall be hopeless."""


class Keep(Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days tables are kept at which nothing happens any more; nothing is for ever.

    >>> Keep.read("playing=400, over=forever")
    Keep(open=30.0, playing=400.0, over=None, lesson=1.0)
    """

    open: float | None = 30.0
    """Tables whose game never began."""
    playing: float | None = None
    """Games that were left unfinished."""
    over: float | None = None
    """Finished games."""
    lesson: float | None = 1.0
    """Lessons, finished or not: they begin anew as they were."""

    @classmethod
    def read(cls, text: str) -> Keep:
        """What somebody typed: `open=30,playing=400,over=forever`, of which parts may be left out."""
        wanted: dict[str, float | None] = {}
        for part in text.replace(" ", "").split(","):
            status, _, days = part.partition("=")
            try:
                wanted[status] = None if days == "forever" else float(days)
            except ValueError:
                raise TableError("wrong-keep", part=part) from None
            if status not in cls.__struct_fields__ or not (days == "forever" or 0 <= float(days) < 1e6):
                raise TableError("wrong-keep", part=part)
        return cls(**wanted)


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a node listens, keeps its data and meets the other nodes."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("panoplie-data")
    """Where the SQLite file and unpacked content lie."""
    database: str | None = None
    """A SQLAlchemy address such as `postgresql+asyncpg://…`; none is a SQLite file in the data folder."""
    redis: str | None = None
    """Where several nodes hear from each other; needed as soon as there are two."""
    workers: int = 8
    """How many bots think at the same time; a process is started when as many do for the first time. They share
    the cores: with more of them than cores each sees less in its time, and nobody waits for another's bot."""
    pace: float = 1.0
    """How natural bots take their time: 1 is 0.6 to 2 seconds for an answer, 0 is at once."""
    budget: float = 5.0
    """Seconds that a bot may think before a simple answer is given for it."""
    idle: float = 300.0
    """Seconds after which a table that nobody looks at is dropped from memory."""
    away: float = 10.0
    """Seconds after which the others may put a bot in the seat of somebody who is not connected."""
    silence: float = 10.0
    """Seconds that a socket may stay open without having said who it is."""
    tables: int = 40
    """How many unfinished tables at which something happened lately a person may have; of one address five times
    as many may be opened."""
    metrics: bool = False
    """Whether `/metrics` tells anybody who asks what the node counts; a reverse proxy should hide it."""
    limits: bool = True
    """Whether rates are limited; only a load test turns this off."""
    origins: tuple[str, ...] = ()
    """Further origins that a browser may come from, such as that of a development server."""
    host_secret: str | None = None
    """What opens the host's desk; without it there is none."""
    log_level: Level = "warning"
    """From which level on the log tells something."""
    log_format: Form = "text"
    """Whether the log is written for people, or as JSON for programs."""
    keep: Keep = Keep()
    """When tables are cleared away."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies that are believed when they say whom they speak for (`X-Forwarded-For`)."""

    def database_url(self) -> str:
        """The address of the database, with the drivers that we use."""
        if self.database is None:
            return f"sqlite:///{self.data / 'panoplie.db'}"
        scheme, _, rest = self.database.partition("://")
        if scheme in ("postgresql", "postgres", "postgresql+asyncpg"):
            return f"postgresql+asyncpg://{rest}"
        if scheme == "sqlite":
            return f"sqlite://{rest}"
        raise TableError("wrong-database", scheme=scheme)


def read_secret(file: Path) -> str:
    """The host's secret. It stands in a file: on the command line everybody on the machine could read it."""
    try:
        secret = file.read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as error:
        raise TableError("wrong-secret", cause=str(error)) from None
    if len(secret) < LEAST_SECRET or not secret.isascii():
        raise TableError("weak-secret", least=LEAST_SECRET)
    return secret
