"""Language, and light or dark: another look at the same table, without a reload, and remembered."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.guests import Guest, is_told

Come = Callable[..., Guest]


def ground(one: Guest) -> int:
    """How light the page is, from 0 to 255."""
    colour = one.page.evaluate("getComputedStyle(document.body).backgroundColor")
    red, green, blue = [int(part) for part in re.findall(r"\d+", colour)[:3]]
    return (red + green + blue) // 3


def test_another_language_keeps_the_table_and_retells_the_log(guest: Come) -> None:
    ann = guest()
    ann.lays_a_table("me", "civilian", name="Ann")
    ann.throws()
    expect(ann.page.locator(".thrown button.die")).to_have_count(5)
    ann.page.evaluate("window.stays = true")
    ann.page.locator(".thrown .die.can").first.click()
    lines = ann.page.locator(".log li")
    count = lines.count()
    expect(lines.last).to_contain_text("Ann throws")

    ann.page.get_by_role("button", name="FR", exact=True).click()
    expect(lines.last).to_contain_text("Ann lance")
    expect(lines).to_have_count(count)
    is_told(ann, "Et maintenant")
    expect(ann.page.locator(".die.marked")).to_have_count(1)
    assert ann.page.evaluate("document.documentElement.lang") == "fr"
    assert ann.page.evaluate("window.stays"), "without a reload"

    ann.page.reload()
    expect(lines.last).to_contain_text("Ann lance")
    ann.page.get_by_role("button", name="EN", exact=True).click()
    expect(lines.last).to_contain_text("Ann throws")


def test_light_and_dark_follow_the_system_until_somebody_chooses(guest: Come) -> None:
    ann = guest(color_scheme="light")
    ann.lays_a_table("me", "civilian", name="Ann")
    expect(ann.page.locator(".board")).to_be_visible()
    assert ground(ann) > 200
    ann.page.emulate_media(color_scheme="dark")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert ground(ann) < 60

    ann.sets("Light")
    assert ground(ann) > 200
    ann.page.reload()
    expect(ann.page.locator(".board")).to_be_visible()
    assert ground(ann) > 200, "remembered, although the system is dark"
    ann.sets("As the system")
    assert ground(ann) < 60
    ann.page.emulate_media(color_scheme="light")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "light")
    ann.sets("Dark")
    assert ground(ann) < 60
