"""The person sets the pace: how fast things are shown, and how fast bots answer."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.guests import Guest
from tests.browser.test_motion import moved, plays_a_turn, sits_at_a_moving_table

Come = Callable[..., Guest]


def test_nothing_moves_for_whoever_wants_it_at_once(guest: Come) -> None:
    ann = sits_at_a_moving_table(guest(reduced_motion="no-preference"))
    menu = ann.page.locator("details.menu")
    menu.locator("summary").click()
    menu.locator("fieldset", has_text="What happened is shown").get_by_role("button", name="at once").click()
    menu.locator("summary").click()
    ann.page.evaluate("window.moved = []")
    plays_a_turn(ann)
    assert "flight" not in moved(ann)
    assert not [name for name in moved(ann) if "tumble" in name]


def test_the_pace_is_remembered_and_the_table_is_told(guest: Come) -> None:
    ann = guest()
    ann.lays_a_table("me", "civilian", name="Ann")
    expect(ann.page.locator("[data-choice=throw]")).to_be_visible()
    menu = ann.page.locator("details.menu")
    menu.locator("summary").click()
    bots = menu.locator("fieldset", has_text="Bots answer")
    bots.get_by_role("button", name="at once").click()
    ann.page.reload()
    expect(ann.page.locator("[data-choice=throw]")).to_be_visible()
    menu.locator("summary").click()
    expect(bots.get_by_role("button", name="at once")).to_have_attribute("aria-pressed", "true")
    said = [json.loads(frame) for frame in ann.sent]
    assert [message["pace"] for message in said if "pace" in message] == ["human", "instant", "instant"]


def test_the_keys_are_listed(guest: Come) -> None:
    ann = guest()
    ann.lays_a_table("me", "civilian", name="Ann")
    expect(ann.page.locator("[data-choice=throw]")).to_be_visible()
    ann.page.keyboard.press("k")
    sheet = ann.page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("undo my last answer")
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ann.page.locator("details.menu summary").click()
    ann.page.locator("details.menu").get_by_role("button", name="Keys").click()
    expect(sheet).to_be_visible()
