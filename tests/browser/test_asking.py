"""The caption box with many choices: nothing is cut off unseen, and the keyboard reaches all of it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, WIDE, Guest

Come = Callable[..., Guest]
LOW = {"width": 1024, "height": 600}
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


@pytest.mark.parametrize("viewport", [LOW, PHONE], ids=["1024", "390"])
def test_more_choices_than_fit_scroll_within_the_box_and_say_so(latecomer: Come, viewport: dict[str, int]) -> None:
    ann = latecomer(viewport=viewport).comes_to("heroes", 4)
    cue = ann.page.locator(".asking .below")
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


MANY = 13
"""More buttons than these cannot be looked through; one more is the way back."""


def reached(one: Guest, path: tuple[str, ...] = ()) -> set[str]:
    """Every answer that the buttons of the caption box lead to, step by step; no step has too many."""
    one.page.keyboard.press("Escape")
    for step in path:
        one.page.locator(f'.asking [data-choice="{step}"]').click()
    shown = one.page.locator(".asking [data-choice]:visible")
    ids = [str(button.get_attribute("data-choice")) for button in shown.all()]
    assert len(ids) <= MANY, f"{len(ids)} buttons after {path}"
    answers = {one for one in ids if one.startswith("[")}
    steps = [one for one in ids if not one.startswith("[") and one != "back" and one not in path]
    return answers.union(*[reached(one, (*path, step)) for step in steps])


def test_very_many_choices_are_grouped_steps_that_reach_every_answer(latecomer: Come) -> None:
    """A hero who may go nearly everywhere: first who, then in which row, then where. No list of combinations."""
    ann = latecomer().comes_to("heroes", 4)
    offered = ann.messages("now")[-1]["view"]["ask"]["options"]
    assert len(offered) > 40
    assert reached(ann) == {json.dumps(answer, separators=(",", ":")) for answer in offered}
    expect(ann.page.locator(".asking summary")).to_have_count(0)


def test_the_keyboard_goes_on_from_step_to_step(latecomer: Come) -> None:
    ann = latecomer().comes_to("heroes", 4)
    focused = "document.activeElement.dataset.choice ?? ''"
    ann.page.locator('.asking [data-choice="hero:slingshot"]').focus()
    ann.page.keyboard.press("Enter")
    assert ann.page.evaluate(focused).startswith(("area:", "district:", "pawn:", "[")), (
        "on the first of the next step"
    )
    ann.page.locator('.asking [data-choice^="area:"]').first.focus()
    ann.page.keyboard.press("Enter")
    assert ann.page.evaluate(focused).startswith(("district:", "["))
    ann.page.locator(".asking [data-choice=back]").press("Enter")
    assert ann.page.evaluate(focused), "and back again"


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
