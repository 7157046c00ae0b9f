"""A clock runs out on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, WIDE, Guest, is_told, play_to_the_end
from tests.table.servers import Node

ROOT = Path(__file__).parents[2]
Come = Callable[..., Guest]


@pytest.fixture(scope="module")
def hurried(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    script = Path(__file__).parent / "hurried_node.py"
    data = str(tmp_path_factory.mktemp("hurried") / "data")
    running = Node(script, {"PYTHONPATH": str(ROOT)}, data=data)
    yield running
    running.stop()


@pytest.fixture
def come(browser: Any, hurried: Node) -> Iterator[Come]:
    came: list[Guest] = []

    def come(**context: Any) -> Guest:
        came.append(Guest(browser, hurried.address, **context))
        return came[-1]

    yield come
    for one in came:
        one.leaves()


def lays_a_timed_table(one: Guest, at_zero: str) -> str:
    one.goes_to("/new?game=pow")
    one.page.get_by_role("button", name="Clock", exact=True).click()
    one.page.get_by_label("Seconds added for each answer").fill("0")
    one.page.get_by_label("At zero").select_option(at_zero)
    return one.fills_in_the_form("me", "open", name="Ann")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1440", "390"])
def test_a_bot_takes_over_until_its_owner_comes_back(come: Come, size: dict[str, int]) -> None:
    ann, ben = come(viewport=size), come(viewport=size)
    link = lays_a_timed_table(ann, "bot")
    ben.sits_down_at(link, "Ben")
    ann.begins()
    clock = ann.page.locator(".seat.turn .clock:visible")
    expect(clock).to_have_text(re.compile(r"0:0[1-4]"))
    expect(clock).to_have_class(re.compile("short"))

    is_told(ann, "A bot plays in your place")
    expect(ben.page.locator(".seats .seat:visible", has_text="Ann")).to_contain_text("bot, sidekick")
    expect(ben.page.locator("[data-choice=throw]")).to_be_visible()
    if size is WIDE:
        expect(ann.page.locator(".log")).to_contain_text("Ann has run out of time")

    ann.page.get_by_role("button", name="Take my seat back").locator("visible=true").click()
    expect(ben.page.locator(".seats .seat:visible", has_text="Ann")).not_to_contain_text("bot")
    expect(ann.caption).not_to_contain_text("in your place")


def test_the_game_is_lost_and_the_others_play_on(come: Come) -> None:
    ann, cy = come(), come()
    link = lays_a_timed_table(ann, "lose")
    ben = come()
    ben.sits_down_at(link, "Ben")
    ann.begins()
    cy.goes_to(link)

    is_told(ann, "Your time is up")
    expect(ann.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    assert ann.choices().count() == 0
    for other in (ben, cy):
        expect(other.page.locator(".seats .seat:visible", has_text="Ann")).to_contain_text("out of time")

    ann.page.reload()
    is_told(ann, "Your time is up")
    expect(ben.page.locator("[data-choice=throw]")).to_be_visible()
    is_told(ben, "Your time is up")  # and Ben dawdles, too: two bots play to the end
    play_to_the_end(ann, ben, cy)
    for one in (ann, ben, cy):
        expect(one.page.locator(".finished")).to_contain_text("Ann and Ben ran out of time")
