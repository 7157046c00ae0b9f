"""Imports go down only: command line, new games, then table, laboratory and terminal, then bots, games, kernel."""

from __future__ import annotations

import ast
import re
import tomllib
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
GAMES = sorted([folder for folder in (ROOT / "games").iterdir() if (folder / "meta.py").exists()])
ENGINE = ("verbs", "board", "can", "score")
"""What belongs to all cards of a game, and to none of them."""


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


def words_of(path: Path) -> set[str]:
    """The words that the rules of a module go by: not what they tell, and not the names of a sentence's gaps."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = list(ast.walk(tree))
    said = [node.args[0] for node in nodes if isinstance(node, ast.Call) and node.args and is_told(node.func)]
    said += [key for node in nodes if isinstance(node, ast.Dict) for key in node.keys if key is not None]
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in said
    }


def is_told(called: ast.expr) -> bool:
    return isinstance(called, ast.Attribute) and called.attr == "tell"


def cards_of(folder: Path) -> set[str]:
    """The ids of everything that lies in a deck."""
    boxes = [tomllib.loads(path.read_text(encoding="utf-8")) for path in (folder / "content").glob("*.toml")]
    return {row["id"] for box in boxes for table in ("card", "fate") for row in box.get(table, [])}


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_the_engine_of_a_game_names_no_card(folder: Path) -> None:
    parts = [path for name in ENGINE for path in (folder / f"{name}.py", *(folder / name).rglob("*.py"))]
    modules = [path for path in parts if path.exists()]
    assert modules
    named = {path.name: sorted(words_of(path) & cards_of(folder)) for path in modules}
    assert {name: cards for name, cards in named.items() if cards} == {}


def test_a_card_that_is_named_is_found() -> None:
    kept = words_of(ROOT / "games" / "villainous" / "cards" / "prince_john.py")
    assert {"warrant", "sir_hiss"} <= kept & cards_of(ROOT / "games" / "villainous")


def test_no_villains_file_imports_anothers() -> None:
    folder = ROOT / "games" / "villainous"
    villains = {path.stem for path in (folder / "content").glob("*.toml")} - {"box"}
    for villain in villains:
        tree = ast.parse((folder / "cards" / f"{villain}.py").read_text(encoding="utf-8"))
        lines = [ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
        assert not [line for line in lines if set(re.findall(r"\w+", line)) & villains]


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_cards_do_not_ask_who_listens_and_look_nothing_up_by_its_words(folder: Path) -> None:
    for path in (folder / "cards").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found = [phrase for phrase in ("events is not None", "yield from ()", "piece_named") if phrase in text]
        assert not found, f"{path.name} says {found}"


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_game_has_the_same_file_names(folder: Path) -> None:
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
    known |= {
        "asks",
        "campaign",
        "checks",
        "faces",
        "look",
        "map",
        "odds",
        "planning",
        "prospects",
        "rows",
        "threats",
    }
    known |= {"cards", "heroes", "villains", "powers", "content", "words", "rules", "guides", "__pycache__"}
    found = {path.stem for path in folder.iterdir()}
    assert found <= known, f"unknown names: {sorted(found - known)}"
    needed = {"__init__", "meta", "facts", "state", "turn", "view", "score", "sense", "rules", "guides", "words"}
    assert needed <= found
