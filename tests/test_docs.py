"""What the guides quote stands in the code: every line of their blocks, and every command that they tell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from panoplie.cli import app
from panoplie.newgame.layout import files

ROOT = Path(__file__).parent.parent
GUIDES = [ROOT / "docs" / name for name in ("adding-a-game.md", "adding-a-card.md")]
POW = ROOT / "src" / "panoplie" / "games" / "pow"
BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
NAMES = {"id": "patrol", "title": "Patrol", "XY": "PA", "issue": "6", "year": "2026"}


def source_lines() -> set[str]:
    """Every line of the game that `panoplie new patrol` lays out, of the kernel and of POW!’s lessons."""
    texts = [text for _, text in files(NAMES)]
    texts += [path.read_text(encoding="utf-8") for path in (ROOT / "src/panoplie/kernel").rglob("*.py")]
    texts += [(POW / name).read_text(encoding="utf-8") for name in ("lessons.py", "words/lessons/en.ftl")]
    return {line.strip() for text in texts for line in text.splitlines()}


def blocks(guide: str) -> list[tuple[str, list[str]]]:
    """The fenced blocks of a guide: their language and their lines."""
    return [(lang, [line for line in text.splitlines() if line.strip()]) for lang, text in BLOCK.findall(guide)]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_every_line_that_a_guide_quotes_stands_in_the_code(guide: Path) -> None:
    known = source_lines()
    quoted = [
        line for lang, lines in blocks(guide.read_text(encoding="utf-8")) if lang != "console" for line in lines
    ]
    assert len(quoted) > 20
    assert [line for line in quoted if line.strip() not in known] == []


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_every_command_of_a_guide_exists(guide: Path) -> None:
    typed = [
        line for lang, lines in blocks(guide.read_text(encoding="utf-8")) if lang == "console" for line in lines
    ]
    commands = [line.split() for line in typed if line.startswith("panoplie ")]
    assert commands
    for _, name, *words in commands:
        told = {option for argument in app[name].assemble_argument_collection() for option in argument.names}
        assert {word for word in words if word.startswith("--")} <= told


def test_a_line_that_stands_nowhere_is_found() -> None:
    ((lang, lines),) = blocks("Read this:\n\n```python\nraise TheRoof()\n```\n")
    assert lang == "python" and lines[0] not in source_lines()
