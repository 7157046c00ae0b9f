"""Reading printed facts. A broken or edited content file gets a sentence that names file, row and cause."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from panoplie.kernel.errors import ContentError

S = TypeVar("S")

Source = Literal["printed", "reconstructed"]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One printed thing. `source` says whether we know it or had to reconstruct it."""

    id: str
    source: Source


def read_content(folder: Path, name: str, shape: type[S]) -> S:
    """Read a content file into its shape."""
    data = read_toml(folder / name)
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise ContentError("content-wrong", file=name, row=_row(data, str(error)), cause=_cause(error)) from None


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ContentError("content-missing", file=path.name) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError("content-unreadable", file=path.name, cause=str(error)) from None


def require(condition: bool, file: str, row: str, cause: str) -> None:
    """Refuse content that has the right shape and still cannot be played."""
    if not condition:
        raise ContentError("content-wrong", file=file, row=row, cause=cause)


def file_with(folder: Path, row: str) -> str:
    """The name of the content file that has a row with this id, or of the folder if none has."""
    for path in sorted(folder.glob("*.toml")):
        tables = [rows for rows in read_toml(path).values() if isinstance(rows, list)]
        if any([isinstance(found, dict) and found.get("id") == row for rows in tables for found in rows]):
            return path.name
    return folder.name


def fingerprint(folder: Path) -> str:
    """A hash of all content of a folder; comments, order of keys and layout do not count."""
    digest = hashlib.sha256()
    for path in sorted(folder.glob("*.toml")):
        digest.update(path.name.encode())
        digest.update(json.dumps(read_toml(path), sort_keys=True).encode())
    return digest.hexdigest()


def count_sources(folder: Path) -> dict[str, int]:
    """How many rows of content there are, and how many of them are printed or reconstructed."""
    counts = {"rows": 0, "printed": 0, "reconstructed": 0}
    for path in sorted(folder.glob("*.toml")):
        for source in _sources(read_toml(path)):
            counts["rows"] += 1
            counts[source] += 1
    return counts


def content_ids(folder: Path) -> list[str]:
    """The id of every row of a content folder."""
    found: list[str] = []
    for path in sorted(folder.glob("*.toml")):
        for rows in read_toml(path).values():
            found += [str(row["id"]) for row in rows if isinstance(row, dict) and "id" in row]
    return found


def _sources(data: Any) -> list[str]:
    if isinstance(data, dict):
        found = [data["source"]] if data.get("source") in ("printed", "reconstructed") else []
        return found + [source for value in data.values() for source in _sources(value)]
    if isinstance(data, list):
        return [source for value in data for source in _sources(value)]
    return []


def _row(data: dict[str, Any], error: str) -> str:
    """The id of the row that an error of the decoder points at, or its path."""
    path = re.search(r"at `\$\.?([^`]*)`", error)
    if path is None:
        return "-"
    row: Any = data
    name = ""
    for key, index in re.findall(r"(\w+)|\[(\d+)\]", path.group(1)):
        try:
            row = row[int(index)] if index else row[key]
        except (KeyError, IndexError, TypeError):
            break
        if isinstance(row, dict) and isinstance(row.get("id"), str):
            name = str(row["id"])
    return name or path.group(1)


def _cause(error: msgspec.ValidationError) -> str:
    text = str(error)
    message, _, path = text.partition(" - at `$")
    key = re.search(r"\.(\w+)`$", path)
    return f"{key.group(1)}: {message}" if key else message
