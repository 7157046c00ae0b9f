"""The content of DC: what cannot be played together is refused with a sentence."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import panoplie
from panoplie.games.dc.facts import read
from panoplie.kernel.errors import ContentError

CONTENT = Path(panoplie.__file__).parent / "games" / "dc" / "content"


def with_copies(folder: Path, card: str, copies: int) -> Path:
    """The content with so many copies of one card in its stack."""
    content = shutil.copytree(CONTENT, folder / f"{copies}")
    stacks = content / "stacks.toml"
    before, name, after = stacks.read_text(encoding="utf-8").partition(f'id = "{card}"')
    stacks.write_text(before + name + re.sub(r"copies = \d+", f"copies = {copies}", after, count=1))
    return content


@pytest.mark.parametrize(("card", "need"), [("punch", 5 * 7), ("vulnerability", 5 * 3)])
def test_there_are_enough_cards_for_five_to_begin_with(card: str, need: int, tmp_path: Path) -> None:
    read(with_copies(tmp_path, card, need))
    with pytest.raises(ContentError, match=f"5 players need {need} copies, not {need - 1}"):
        read(with_copies(tmp_path, card, need - 1))


def test_everybody_may_have_a_plot(tmp_path: Path) -> None:
    content = shutil.copytree(CONTENT, tmp_path / "content")
    plots = content / "plots.toml"
    text = plots.read_text(encoding="utf-8")
    plots.write_text(text[: text.rindex(re.findall(r"^\[\[\w+\]\]$", text, re.M)[-1])], encoding="utf-8")
    with pytest.raises(ContentError, match="5 players need as many Plots, not 4"):
        read(content)
