"""The files of a new game: the template with its names filled in.

A name stands in the template between single guillemets (`‹id›`), which occur in no language that it is written in.
Its files end in `.txt`, so that no tool takes them for code of the checkout.
"""

from __future__ import annotations

import datetime
import keyword
import re
import string
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final

from panoplie.kernel.errors import SetupError

TEMPLATE: Final = Path(__file__).parent / "template"
FOLDERS: Final = {"game": "src/panoplie/games", "web": "web/src/games", "tests": "tests/games"}
"""Where the parts of the template belong in a checkout; each in a folder with the game's id."""
ID: Final = re.compile(r"[a-z][a-z0-9_]{1,23}")
TITLE: Final = re.compile(r"[^\"\\{}\n‹›]{1,40}")
NAME: Final = re.compile(r"‹(\w+)›")


def find_checkout() -> Path:
    """The checkout that this package lies in: a game is code, and belongs to one."""
    root = Path(__file__).resolve().parents[3]
    if not all([(root / folder).is_dir() for folder in FOLDERS.values()]):
        raise SetupError("no-checkout")
    return root


def folders_of(root: Path, game_id: str) -> list[Path]:
    """The three folders of a game."""
    return [root / folder / game_id for folder in FOLDERS.values()]


def names_of(root: Path, game_id: str, title: str | None = None) -> dict[str, str]:
    """What stands in the template for each name, after a look at whether the game may be called so."""
    if not ID.fullmatch(game_id) or keyword.iskeyword(game_id):
        raise SetupError("wrong-game-id", game=game_id)
    if any([folder.exists() for folder in folders_of(root, game_id)]):
        raise SetupError("game-taken", game=game_id)
    title = title or game_id.replace("_", " ").title()
    if not TITLE.fullmatch(title):
        raise SetupError("wrong-title", title=title)
    prefixes = found_in(root / FOLDERS["game"], "*/rules.toml", r'^id = "([A-Z]{2})-')
    issues = found_in(root / FOLDERS["web"], "*/cover.ts", r"^ *number: (\d+)")
    return {
        "id": game_id,
        "title": title,
        "XY": new_prefix(game_id, prefixes),
        "issue": str(max([int(issue) for issue in issues], default=0) + 1),
        "year": str(datetime.date.today().year),
    }


def found_in(folder: Path, files: str, pattern: str) -> set[str]:
    """What the files of all games say at a place."""
    texts = [path.read_text(encoding="utf-8") for path in folder.glob(files)]
    return {found for text in texts for found in re.findall(pattern, text, re.MULTILINE)}


def new_prefix(game_id: str, taken: Collection[str]) -> str:
    """Two letters for the rule numbers of a game that no other game has: initials, or else some of its letters.

    >>> new_prefix("night_watch", []), new_prefix("night_watch", ["NW"]), new_prefix("pow", ["PO", "PW"])
    ('NW', 'NI', 'PA')
    """
    letters = re.sub(r"[^a-z]", "", game_id).upper()
    initials = "".join(re.findall(r"(?:^|_)([a-z])", game_id)).upper()[:2]
    tries = [initials, *[letters[0] + letter for letter in letters[1:] + string.ascii_uppercase]]
    tries += [one + other for one in string.ascii_uppercase for other in string.ascii_uppercase]
    return next(two for two in tries if len(two) == 2 and two not in taken)


def filled(text: str, names: Mapping[str, str]) -> str:
    """A text of the template with its names filled in.

    >>> filled("g.tell(‹XY›-001) in {‹id›}", {"XY": "NW", "id": "night_watch"})
    'g.tell(NW-001) in {night_watch}'
    """
    return NAME.sub(lambda found: names[found[1]], text)


def files(names: Mapping[str, str]) -> Iterator[tuple[Path, str]]:
    """Every file of the new game, from the root of the checkout on, with what stands in it."""
    for part, folder in FOLDERS.items():
        for path in sorted((TEMPLATE / part).rglob("*.txt")):
            place = path.relative_to(TEMPLATE / part).with_suffix("")
            yield Path(folder, names["id"], place), filled(path.read_text(encoding="utf-8"), names)
