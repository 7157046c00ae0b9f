"""Content files: a corrected one is taken, a broken one is refused with file, row and cause."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from panoplie.games import load
from panoplie.kernel.content import count_sources, fingerprint
from panoplie.kernel.errors import ContentError

POW = load("pow")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of POW!'s content to edit."""
    copy = tmp_path / "content"
    shutil.copytree(POW.content, copy)
    return copy


def edit(pack: Path, file: str, old: str, new: str) -> None:
    path = pack / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_corrected_value_is_taken_without_a_change_of_code(pack: Path) -> None:
    edit(
        pack,
        "tiles.toml",
        'id = "h12"\nvalue = 6\nsource = "reconstructed"',
        'id = "h12"\nvalue = 7\nsource = "printed"',
    )
    facts = POW.facts(pack)
    assert facts.values[11] == 7
    assert facts.fingerprint != POW.facts().fingerprint
    assert count_sources(pack) == {"rows": 25, "printed": 2, "reconstructed": 23}


def test_comments_do_not_change_the_fingerprint(pack: Path) -> None:
    edit(pack, "tiles.toml", "[[hero]]", "# a note\n[[hero]]")
    assert fingerprint(pack) == POW.facts().fingerprint


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "tiles.toml",
            'id = "h03"\nvalue = 2',
            'id = "h03"\nvalue = "two"',
            "The content file tiles.toml has a mistake in row h03: value: Expected `int`, got `str`.",
        ),
        (
            "tiles.toml",
            'id = "v12"\nvalue = 4',
            'id = "v12"\nvalue = -4',
            "The content file tiles.toml has a mistake in row v12: value: Expected `int` >= 1.",
        ),
        (
            "tiles.toml",
            'id = "h02"',
            'id = "h01"',
            "The content file tiles.toml has a mistake in row h01: two tiles have this id.",
        ),
        (
            "tiles.toml",
            '[[hero]]\nid = "h01"\nvalue = 1\nsource = "reconstructed"\n',
            "",
            "The content file tiles.toml has a mistake in row hero: there must be 12 hero tiles, not 11.",
        ),
        (
            "tiles.toml",
            'source = "reconstructed"',
            'source = "guessed"',
            "The content file tiles.toml has a mistake in row h01: source: Invalid enum value 'guessed'.",
        ),
        (
            "tiles.toml",
            "value = 1",
            "value = 1\ncolour = 3",
            "The content file tiles.toml has a mistake in row h01: Object contains unknown field `colour`.",
        ),
        (
            "dice.toml",
            '"blue"',
            '"green"',
            "The content file dice.toml has a mistake in row die: 'green' is none of shield, skull, blue, orange.",
        ),
    ],
)
def test_a_wrong_value_is_refused_with_file_row_and_cause(
    pack: Path, file: str, old: str, new: str, sentence: str
) -> None:
    edit(pack, file, old, new)
    with pytest.raises(ContentError) as caught:
        POW.facts(pack)
    assert str(caught.value) == sentence


def test_a_file_that_is_no_toml_is_refused(pack: Path) -> None:
    (pack / "dice.toml").write_text("[[die", encoding="utf-8")
    with pytest.raises(ContentError, match=r"The content file dice\.toml cannot be read: "):
        POW.facts(pack)


def test_a_missing_file_is_refused(pack: Path) -> None:
    (pack / "dice.toml").unlink()
    with pytest.raises(ContentError, match=r"The content file dice\.toml is missing\."):
        POW.facts(pack)
