"""Without a mouse."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.guests import Guest, wait_for_turn


def tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def test_a_whole_turn_and_every_key(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.goes_to("/")
    keys = ann.page.keyboard
    expect(ann.page.locator(".shelf .btn.primary").first).to_be_visible()
    tab_to(ann.page, ".shelf .btn.primary")
    keys.press("Enter")
    ann.page.wait_for_url("**/t/*")
    wait_for_turn(ann)

    keys.press("Space")
    expect(ann.page.locator(".thrown button.die")).to_have_count(5)

    for _ in range(40):  # the arrows reach the dice
        keys.press("ArrowRight")
        if ann.page.evaluate("document.activeElement.matches('.thrown .die')"):
            break
    keys.press("Space")
    expect(ann.page.locator(".die.marked")).to_have_count(1)
    keys.press("Escape")
    expect(ann.page.locator(".die.marked")).to_have_count(0)
    keys.press("Space")
    expect(ann.page.locator(".die.marked")).to_have_count(1)
    for _ in range(40):
        keys.press("ArrowRight")
        if ann.page.evaluate("document.activeElement.matches('[data-choice=draft]')"):
            break
    keys.press("Enter")
    expect(ann.page.locator(".aside .kept")).to_have_count(1)

    keys.press("?")
    expect(ann.page.locator("dialog article.marked").first).to_be_visible()
    keys.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)

    keys.press("l")
    expect(ann.page.locator("aside.side")).to_have_count(0)
    keys.press("l")
    expect(ann.page.locator("aside.side")).to_have_count(1)

    keys.press("u")
    expect(ann.page.locator(".aside .kept")).to_have_count(0)
    for _ in range(60):
        keys.press("ArrowLeft")
        if ann.page.evaluate("document.activeElement.matches('[data-choice]:not([data-choice=draft])')"):
            break
    keys.press("Enter")
    expect(ann.page.locator(".thrown button.die")).to_have_count(0)


def test_places_and_events_are_told_in_words(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.lays_a_table("me", "civilian", name="Ann")
    expect(ann.page.get_by_role("button", name="Hero row, third from the left")).to_be_visible()
    ann.throws()
    expect(ann.page.locator("[aria-live=polite]")).to_contain_text("Set at least one die aside")
