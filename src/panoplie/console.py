"""What all commands share: where they print, how they read what was typed, and in which language they speak."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.console import Console

from panoplie.kernel.errors import SetupError
from panoplie.kernel.words import preferred_language, words_for

out: Final = Console()

Json = Annotated[bool, Parameter("--json", negative="", help="Print one JSON object.")]
Lang = Annotated[str | None, Parameter("--lang", help="en or fr; else the language of your system.")]


def language(lang: str | None) -> str:
    """The language that was asked for, or the system's."""
    spoken = lang or preferred_language()
    words_for(spoken)
    return spoken


def at_least(name: str, value: int, least: int) -> None:
    if value < least:
        raise SetupError("wrong-number", name=name, least=least)


def print_json(data: dict[str, Any]) -> None:
    print(json.dumps(data, ensure_ascii=False))
