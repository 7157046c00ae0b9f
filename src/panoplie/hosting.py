"""The commands of whoever hosts a table: open it, look after what it stores, copy it and put a copy back."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.text import Text

from panoplie.console import Json, Lang, at_least, language, out, print_json
from panoplie.kernel.words import words_for

Folder = Annotated[Path, Parameter(help="The folder that holds everything.")]
Data = Annotated[Path, Parameter("--data", help="The folder that holds everything.")]
Database = Annotated[str | None, Parameter("--database", help="postgresql+asyncpg://… instead of a data folder.")]


def serve(
    *,
    host: Annotated[
        str, Parameter("--host", help="Where to listen; 0.0.0.0 lets others on your network in.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter("--port", help="0 takes any free one.")] = 8000,
    data: Data = Path("panoplie-data"),
    database: Annotated[
        str | None, Parameter("--database", help="postgresql+asyncpg://… for several nodes.")
    ] = None,
    redis: Annotated[str | None, Parameter("--redis", help="redis://… for several nodes.")] = None,
    workers: Annotated[int, Parameter("--workers", help="How many bots think at the same time.")] = 8,
    pace: Annotated[float, Parameter("--pace", help="How long bots take; 0 is at once.")] = 1.0,
    tables: Annotated[
        int,
        Parameter("--tables", help="How many unfinished tables a person may have."),
    ] = 40,
    metrics: Annotated[
        bool, Parameter("--metrics", negative="", help="Tell at /metrics what the node counts, for Prometheus.")
    ] = False,
    proxy: Annotated[
        list[str] | None,
        Parameter(
            "--proxy",
            negative="",
            help="The address of a reverse proxy that is believed when it says whom it speaks for "
            "(X-Forwarded-For); may be given several times.",
        ),
    ] = None,
    keep: Annotated[
        str,
        Parameter(
            "--keep",
            help="For how many days tables are kept at which nothing happens any more: "
            "those that never began, those left unfinished, finished games, and lessons.",
        ),
    ] = "open=30,playing=forever,over=forever,lesson=1",
    host_secret: Annotated[
        Path | None,
        Parameter(
            "--host-secret", help="A file with a secret of at least 16 signs, which opens the desk at /host."
        ),
    ] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Parameter("--log-level", help="What the log tells.")
    ] = "warning",
    log_format: Annotated[
        Literal["text", "json"], Parameter("--log-format", help="For people, or an object a line for programs.")
    ] = "text",
    lang: Lang = None,
) -> None:
    """Open the table: play in the browser, alone, at one screen, or by a link."""
    from panoplie.table.serve import serve as run
    from panoplie.table.settings import Keep, Settings, read_secret
    from panoplie.table.speech import FOLDER

    at_least("workers", workers, 1)
    at_least("tables", tables, 1)
    words = words_for(language(lang), None, FOLDER)
    settings = Settings(
        host,
        port,
        data,
        database,
        redis,
        workers,
        pace,
        tables=tables,
        metrics=metrics,
        keep=Keep.read(keep),
        proxies=tuple(proxy or ()),
        host_secret=None if host_secret is None else read_secret(host_secret),
        log_level=log_level,
        log_format=log_format,
    )
    run(settings, ready=lambda address: out.print(Text(words.say("serving", address=address)), soft_wrap=True))


def doctor(
    data: Folder = Path("panoplie-data"),
    *,
    database: Database = None,
    mend: Annotated[bool, Parameter("--mend", negative="", help="Mend what can be mended safely.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Look at everything that is stored: every table replays, nothing is unreadable, keys are private."""
    import msgspec

    from panoplie.table.doctor import examine
    from panoplie.table.settings import Settings
    from panoplie.table.speech import FOLDER

    words = words_for(language(lang), None, FOLDER)
    report = asyncio.run(examine(Settings(data=data, database=database), mend))
    if json:
        print_json({**msgspec.to_builtins(report), "left": len(report.left)})
    else:
        for finding in report.findings:
            said = words.say(f"found-{finding.key}", **finding.words)
            out.print(Text(f"{said} {words.say('found-mended')}" if finding.mended else said), soft_wrap=True)
        left = len(report.left)
        out.print(Text(words.say("examined", tables=report.tables, left=left)), soft_wrap=True)
    if report.left:
        sys.exit(1)


def backup(
    to: Annotated[Path, Parameter(help="The file to write; it must not be there yet.")],
    *,
    data: Data = Path("panoplie-data"),
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Copy all tables into one file, though the table is open."""
    from panoplie.table.backup import backup as run
    from panoplie.table.settings import Settings
    from panoplie.table.speech import FOLDER

    words = words_for(language(lang), None, FOLDER)
    count = run(Settings(data=data, database=database), to)
    if json:
        print_json({"file": str(to), "tables": count})
    else:
        out.print(Text(words.say("copied", tables=count, path=str(to))), soft_wrap=True)


def restore(
    copy: Annotated[Path, Parameter(help="A file that `panoplie backup` has written.")],
    *,
    data: Data = Path("panoplie-data"),
    database: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Put a copy back, while the table is closed; what was there is kept beside it."""
    from panoplie.table.backup import restore as run
    from panoplie.table.settings import Settings
    from panoplie.table.speech import FOLDER

    words = words_for(language(lang), None, FOLDER)
    count, kept = run(Settings(data=data, database=database), copy)
    if json:
        print_json({"tables": count, "kept": None if kept is None else str(kept)})
        return
    out.print(Text(words.say("restored", tables=count)), soft_wrap=True)
    if kept is not None:
        out.print(Text(words.say("kept-beside", path=str(kept))), soft_wrap=True)
