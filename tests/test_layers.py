"""Imports go down only: command line, new games, then table, laboratory and terminal, then bots, games, kernel."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import panoplie

ROOT = Path(panoplie.__file__).parent
LAYERS = {
    "kernel": 0,
    "games": 1,
    "bots": 2,
    "lab": 3,
    "rl": 3,
    "table": 3,
    "terminal": 3,
    "newgame": 4,
    "console": 4,
    "hosting": 5,
    "cli": 6,
}
MODULES = sorted(ROOT.rglob("*.py"))


def layer_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imported(path: Path) -> list[str]:
    """The dotted names of everything of ours that a module imports, inside functions too."""
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += [f"{node.module}.{alias.name}" for alias in node.names] if node.module == "panoplie" else []
            names.append(node.module or "")
    return [name for name in names if name.startswith("panoplie.")]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_go_down_only(path: Path) -> None:
    mine = layer_of(path)
    if mine == "__init__":
        return
    assert mine in LAYERS, f"{mine} has no place among the layers"
    for name in imported(path):
        theirs = name.split(".")[1]
        if theirs == "__version__":
            continue
        assert theirs == mine or LAYERS[theirs] < LAYERS[mine], f"{path.name} imports {name}"
        if mine == theirs == "games" and len(path.relative_to(ROOT).parts) > 2:
            assert name.split(".")[2] == path.relative_to(ROOT).parts[1], f"one game imports another: {name}"


def test_rules_use_no_clock_no_global_random_and_no_deepcopy() -> None:
    forbidden = {"copy", "datetime", "logging", "random", "time"}
    for path in (ROOT / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                names = [alias.name for alias in node.names] + [getattr(node, "module", None) or ""]
                assert not forbidden & {name.split(".")[0] for name in names}, f"{path} imports {names}"


@pytest.mark.parametrize("folder", sorted((ROOT / "games").glob("*/")), ids=lambda folder: folder.name)
def test_every_game_has_the_same_file_names(folder: Path) -> None:
    if folder.name == "__pycache__":
        return
    known = {
        "__init__",
        "meta",
        "facts",
        "state",
        "setup",
        "turn",
        "verbs",
        "can",
        "view",
        "score",
        "sense",
        "terminal",
    }
    known |= {
        "DRAFT",
        "arrange",
        "lessons",
        "actions",
        "board",
        "districts",
        "fight",
        "noble",
        "nouns",
        "puzzles",
        "watchmen",
    }
    known |= {"asks", "campaign", "checks", "faces", "look", "map", "odds", "planning", "rows", "threats"}
    known |= {"cards", "heroes", "villains", "powers", "content", "words", "rules", "guides", "__pycache__"}
    found = {path.stem for path in folder.iterdir()}
    assert found <= known, f"unknown names: {sorted(found - known)}"
    needed = {"__init__", "meta", "facts", "state", "turn", "view", "score", "sense", "rules", "guides", "words"}
    assert needed <= found
