"""A thief with four bubbles names a covered tile from memory, on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, WIDE, Guest
from tests.table.servers import Node

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def loaded(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    script = Path(__file__).parent / "loaded_node.py"
    data = str(tmp_path_factory.mktemp("loaded") / "data")
    running = Node(script, {"PYTHONPATH": str(ROOT)}, data=data)
    yield running
    running.stop()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1440", "390"])
def test_a_covered_tile_is_stolen_by_its_place(browser: Any, loaded: Node, size: dict[str, int]) -> None:
    ann = Guest(browser, loaded.address, viewport=size)
    ann.lays_a_table("me", "here:Bob", name="Ann")
    for row, place in (("hero", 2), ("villain", 1), ("hero", 1)):
        ann.throws()
        ann.page.locator(".asking").get_by_role("button", name=f"Take {row} {place} of the row").click()
        ann.page.locator(".curtain").get_by_role("button").click()
    ann.throws()

    log = ann.page.locator(".log")
    assert "Mega Max" not in (log.inner_text() if log.count() else ""), "a covered tile is named nowhere"
    lies = ann.page.get_by_role("button", name="Covered hero of Ann, 2 from the top")
    said = ann.page.locator(".asking").get_by_role("button", name="Steal hero 2 from the top of Ann")
    expect(said).to_be_visible()
    (lies if size is WIDE else said).click()  # where it lies; on a phone, by its button

    ann.page.locator(".curtain").get_by_role("button").click()
    expect(
        ann.page.get_by_label("Heroes of Bob, top of 1: Mega Max, value 6").filter(visible=True).first
    ).to_be_visible()
    expect(
        ann.page.get_by_label("Heroes of Ann, top of 1: Yarn Cat, value 2").filter(visible=True).first
    ).to_be_visible()
    ann.leaves()
