"""The caption box with many choices: nothing is cut off unseen, and the keyboard reaches all of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, WIDE, Guest

Come = Callable[..., Guest]
both_sizes = pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["1440", "390"])

IN_SIGHT = """() => {
    const box = document.querySelector('.asking .box').getBoundingClientRect();
    const { top, bottom } = document.activeElement.getBoundingClientRect();
    return top >= box.top - 1 && bottom <= box.bottom + 1;
}"""


@both_sizes
def test_many_choices_stand_in_columns(guest: Come, viewport: dict[str, int]) -> None:
    ann = guest(viewport=viewport)
    ann.lays_a_table("me", "civilian", name="Ann", game="villainous")
    villains = ann.choices()
    expect(villains).to_have_count(6)
    lefts = [round(box["x"]) for box in [one.bounding_box() for one in villains.all()] if box]
    assert len(lefts) == 6
    assert 2 <= len(set(lefts)) <= 4, "side by side, one below the other"


@both_sizes
def test_more_choices_than_fit_scroll_within_the_box_and_say_so(latecomer: Come, viewport: dict[str, int]) -> None:
    ann = latecomer(viewport=viewport).comes_to("heroes", 4)
    cue = ann.page.locator(".asking .below")
    ann.page.locator(".asking summary").click()
    expect(cue).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollHeight") <= viewport["height"], "the page stays"

    choices = ann.choices()
    choices.first.focus()
    for _ in range(choices.count()):
        assert ann.page.evaluate(IN_SIGHT)
        ann.page.keyboard.press("Tab")
    choices.last.focus()
    assert ann.page.evaluate(IN_SIGHT)
    expect(cue).to_have_count(0)
