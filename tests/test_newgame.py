"""`panoplie new`: in a copy of the checkout a game is laid out, keeps the contract and is played at a table."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from scripts.build_web import node_folders

from panoplie.kernel.errors import SetupError
from panoplie.kernel.words import words_for
from panoplie.newgame.layout import FOLDERS, files, filled, names_of
from tests.table.people import Person
from tests.table.servers import Node

ROOT = Path(__file__).parent.parent
TOOLS = Path(sys.executable).parent
UNTRACKED = ("node_modules", "__pycache__", ".mypy_cache", ".ruff_cache", "static")


class Checkout:
    """A copy of this checkout, with the packages and the client's modules of the original."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in ("src", "tests", "web", "scripts"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns(*UNTRACKED))
        shutil.copy(ROOT / "pyproject.toml", folder)
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        paths = os.pathsep.join([*node_folders(), os.environ.get("PATH", "")])
        self.environment = {
            "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8", "PATH": paths
        }  # fmt: skip

    def runs(self, *command: str, cwd: str = ".", **environment: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, **self.environment, **environment}
        folder = self.folder / cwd
        return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)

    def panoplie(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.runs(sys.executable, "-m", "panoplie.cli", *words, **environment)

    def passes(self, *command: str, cwd: str = ".") -> None:
        done = self.runs(*command, cwd=cwd)
        assert done.returncode == 0, done.stdout + done.stderr

    def all_files(self) -> dict[Path, bytes]:
        found = [
            path for part in ("src", "tests", "web/src", "scripts") for path in (self.folder / part).rglob("*")
        ]
        return {path.relative_to(self.folder): path.read_bytes() for path in found if path.is_file()}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("new") / "checkout")


@pytest.fixture(scope="module")
def made(checkout: Checkout) -> dict[str, Any]:
    """What the command says of a game that it has just made, and what was there before."""
    before = checkout.all_files()
    done = checkout.panoplie("new", "night_watch", "--title", "La Ronde", "--json")
    assert done.returncode == 0, done.stderr
    return {**json.loads(done.stdout), "before": before}


def test_a_new_game_touches_its_three_folders_and_nothing_else(checkout: Checkout, made: dict[str, Any]) -> None:
    now = checkout.all_files()
    assert {path.as_posix() for path in now.keys() - made["before"].keys()} == set(made["files"])
    assert all(now[path] == text for path, text in made["before"].items())
    homes = tuple(f"{folder}/night_watch/" for folder in FOLDERS.values())
    assert all(file.startswith(homes) for file in made["files"])
    (game,) = [
        game
        for game in json.loads(checkout.panoplie("games", "--json").stdout)["games"]
        if game["id"] == "night_watch"
    ]
    assert (game["title"], game["seats"], game["rules"]) == ("La Ronde", [1, 4], {"total": 13, "proved": 13})


def test_it_passes_its_own_tests_and_those_of_all_games(checkout: Checkout, made: dict[str, Any]) -> None:
    """Rulebook, words, guide, layers, records, playthrough, the contract with honest bots, and generated types."""
    shared = ("test_layers.py", "test_words.py", "table/test_wire.py", "kernel/test_contract.py")
    kept = ("games/test_guides.py", "games/test_records.py", "games/test_playthroughs.py")
    paths = [f"tests/{name}" for name in (*shared, *kept)]
    chosen = "night_watch or types_are_those"
    checkout.passes(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", chosen, *paths)
    checkout.passes(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/night_watch")
    assert checkout.panoplie("rules", "night_watch", "--coverage").returncode == 0


def test_its_types_are_right_in_python_and_in_the_browser(checkout: Checkout, made: dict[str, Any]) -> None:
    checkout.passes(str(TOOLS / "mypy"), "--strict", "-p", "panoplie.games.night_watch")
    checkout.passes("npx", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", cwd="web")


def test_a_good_bot_plays_it_better_than_a_weak_one(checkout: Checkout, made: dict[str, Any]) -> None:
    words = ("--seats", "2", "--games", "120", "--bots", "civilian,sidekick", "--json")
    weak, good = json.loads(checkout.panoplie("simulate", "night_watch", *words).stdout)["wins"]
    assert good["share"] > 2 * weak["share"]


@pytest.fixture
def node(checkout: Checkout, made: dict[str, Any], tmp_path: Path) -> Iterator[Node]:
    """A node that runs from the copy."""
    script = checkout.folder / "tests" / "table" / "node.py"
    running = Node(script, checkout.environment, data=str(tmp_path / "data"))
    yield running
    running.stop()


def test_two_people_and_a_bot_play_it_at_a_table(node: Node) -> None:
    ana, bo = Person(node.address, "Ana"), Person(node.address, "Bo", lang="fr")
    opened = ana.opens(["me", "open", "sidekick"], game="night_watch")
    seated = bo.sits(opened["table"], 1)

    async def play() -> None:
        async with ana.at(opened) as hers, bo.at(seated) as his:
            await asyncio.gather(hers.plays(), his.plays())
            assert hers.over and hers.view["outcome"] == his.view["outcome"]
            boards = [screen.view["board"] for screen in (hers, his)]
            assert ["hand" in player for player in boards[0]["seats"]] == [True, False, False]
            assert ["hand" in player for player in boards[1]["seats"]] == [False, True, False]

    asyncio.run(play())


@pytest.mark.parametrize("game_id", ["xo", "a_game_with_a_long_name"])
def test_it_is_formatted_whatever_it_is_called(game_id: str, tmp_path: Path) -> None:
    for path, text in files(names_of(ROOT, game_id)):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for command in (("format", "--check"), ("check",)):
        done = subprocess.run(
            [str(TOOLS / "ruff"), *command, "--no-cache", "."],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout


def test_a_name_is_filled_in_and_an_unknown_one_is_an_error() -> None:
    assert filled("{id} ‹id›", {"id": "pow"}) == "{id} pow"
    with pytest.raises(KeyError):
        filled("‹no_such_name›", {"id": "pow"})


@pytest.mark.parametrize(
    ("game_id", "title", "english", "french"),
    [
        ("Night", None, "“Night” cannot be the id of a game", "« Night » ne peut pas être l’identifiant"),
        ("class", None, "is no word of Python", "pas un mot de Python"),
        ("x", None, "2 to 24 small letters", "de 2 à 24 minuscules"),
        ("pow", None, "There is already something called “pow”", "Quelque chose s’appelle déjà « pow »"),
        ("ok", 'Say "no"', "cannot be a title", "ne peut pas être un titre"),
    ],
)
def test_what_cannot_be_is_refused_in_both_languages(
    game_id: str, title: str | None, english: str, french: str
) -> None:
    with pytest.raises(SetupError) as refused:
        names_of(ROOT, game_id, title)
    for lang, said in (("en", english), ("fr", french.replace("« ", "«\u00a0").replace(" »", "\u00a0»"))):
        assert said in words_for(lang).error(refused.value)


def test_the_command_refuses_in_one_sentence_and_writes_nothing(checkout: Checkout) -> None:
    before = checkout.all_files().keys()
    done = checkout.panoplie("new", "pow")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines() == ["There is already something called “pow”: choose another id."]
    assert checkout.all_files().keys() == before


def test_outside_a_checkout_there_is_no_place_for_a_game(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src" / "panoplie", tmp_path / "panoplie", ignore=shutil.ignore_patterns(*UNTRACKED))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "panoplie.cli", "new", "night_watch"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip().endswith("this Panoplie is not a checkout of the source. Run this in one.")


def test_a_game_that_cannot_be_finished_leaves_nothing_behind(checkout: Checkout) -> None:
    before = checkout.all_files().keys()
    script = (
        "from panoplie.newgame import keep, make\n"
        "keep.MOST_GAMES = 3\n"
        "keep.ENDINGS.clear()\n"
        "keep.ENDINGS['never'] = (['civilian'], lambda outcome: False)\n"
        "make.make('half_done')"
    )
    done = checkout.runs(sys.executable, "-c", script)
    assert "none ended with never" in done.stderr
    assert checkout.all_files().keys() == before
