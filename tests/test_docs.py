"""What the guides quote stands in the code: blocks as they read there, files, names and commands."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest

from panoplie.cli import app
from panoplie.newgame.layout import files

ROOT = Path(__file__).parent.parent
GUIDES = [ROOT / "docs" / name for name in ("adding-a-game.md", "adding-a-card.md")]
POW = ROOT / "src" / "panoplie" / "games" / "pow"
KERNEL = ROOT / "src" / "panoplie" / "kernel"
BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w./]+\.(?:py|toml|ftl|txt|ts|md)|(?:src|tests|web)/[\w/]+")
NAMES = {"id": "patrol", "title": "Patrol", "XY": "PA", "issue": "6", "year": "2026"}
LATER = {"tests/games/patrol/playthrough.txt"}
"""What a new game does not have yet, and the guide tells how to make."""


def sources() -> dict[str, str]:
    """What the guides speak of: the game that `panoplie new patrol` lays out, the kernel, POW!, a plan."""
    own = [*KERNEL.rglob("*.py"), *POW.glob("*.py"), *POW.rglob("words/**/*.ftl"), ROOT / "tests" / "plan.py"]
    kept = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in own}
    return kept | {str(path): text for path, text in files(NAMES)}


def blocks(guide: str) -> list[tuple[str, list[str]]]:
    """The fenced blocks of a guide: their language and their lines."""
    return [(lang, [line for line in text.splitlines() if line.strip()]) for lang, text in BLOCK.findall(guide)]


def is_quoted(block: Iterable[str], text: str) -> bool:
    """Whether all lines of a block stand in a file, in this order; what lies between them may be left out."""
    lines = iter([line.strip() for line in text.splitlines()])
    return all([line.strip() in lines for line in block])


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_every_block_that_a_guide_quotes_stands_in_a_file_as_it_reads(guide: Path) -> None:
    known = sources().values()
    quoted = [lines for lang, lines in blocks(guide.read_text(encoding="utf-8")) if lang != "console"]
    assert len(quoted) >= 10
    assert [block for block in quoted if not any([is_quoted(block, text) for text in known])] == []


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_every_file_and_name_of_a_guide_exists(guide: Path) -> None:
    known = sources()
    told = CODE.findall(BLOCK.sub("", guide.read_text(encoding="utf-8")))
    places = [word for word in told if FILE.fullmatch(word) and word not in LATER]
    stored = [path for top in ("src/**/*.py", "tests/*.py", "web/src/games/*.ts") for path in ROOT.glob(top)]
    paths = [*known, *[str(path) for path in stored]]
    assert places
    assert [word for word in places if not any([f"/{word}/" in f"/{path}/" for path in paths])] == []
    words = {word for text in known.values() for word in re.findall(r"\w+", text)}
    names = [word.partition("(")[0] for word in told if re.fullmatch(r"\w+(\([\w, ]*\))?", word)]
    assert [name for name in names if name not in words] == []


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_every_command_of_a_guide_exists(guide: Path) -> None:
    text = guide.read_text(encoding="utf-8")
    typed = [line for lang, lines in blocks(text) if lang == "console" for line in lines]
    commands = [line.split() for line in [*typed, *CODE.findall(BLOCK.sub("", text))]]
    of_ours = [words[1:] for words in commands if words[0] == "panoplie"]
    assert of_ours
    for name, *words in of_ours:
        told = {option for argument in app[name].assemble_argument_collection() for option in argument.names}
        assert {word for word in words if word.startswith("--")} <= told
    modules = [words[2] for words in commands if words[:2] == ["python", "-m"]]
    assert modules
    assert [module for module in modules if find_spec(module) is None] == []


def test_what_stands_nowhere_is_found() -> None:
    ((lang, lines),) = blocks("Read this:\n\n```python\nraise TheRoof()\n```\n")
    assert lang == "python" and not any([is_quoted(lines, text) for text in sources().values()])
    assert is_quoted(["one", "three"], "one\ntwo\nthree") and not is_quoted(["three", "one"], "one\ntwo\nthree")
