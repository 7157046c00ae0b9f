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


@pytest.mark.parametrize(
    "edge", [(0.5, 0.01), (0.002, 0.5), (0.5, 0.99), (0.998, 0.5)], ids=["top", "left", "foot", "right"]
)
def test_a_button_that_moves_under_the_pointer_does_not_slip_away(guest: Come, edge: tuple[float, float]) -> None:
    page = guest(reduced_motion="no-preference").goes_to("/learn/pow").page
    page.locator("[data-lesson=heroes]").click()
    throw = page.locator("[data-choice=throw]:not(:disabled)")
    expect(throw).to_be_visible()
    box = throw.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * edge[0], box["y"] + box["height"] * edge[1])
    page.wait_for_timeout(400)
    places = page.evaluate(
        """async () => {
            const button = document.querySelector("[data-choice=throw]");
            const seen = new Set();
            for (let frame = 0; frame < 20; frame++) {
                await new Promise(requestAnimationFrame);
                seen.add(button.getBoundingClientRect().y);
            }
            return [...seen];
        }"""
    )
    assert len(places) == 1, "it trembles"
    page.mouse.down()
    page.wait_for_timeout(200)
    page.mouse.up()
    expect(page.locator(".coach .dots i.past")).to_have_count(1)
