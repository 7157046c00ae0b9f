"""Somebody follows a link that leads nowhere, finds the table full, loses the server, or opens a second tab."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.guests import CHOICES, PHONE, Guest, is_told, play_to_the_end
from tests.table.servers import Node

Come = Callable[..., Guest]


def forgives(one: Guest, *expected: str) -> None:
    """The browser itself complains in the console about what was lost on purpose."""
    one.mishaps = [mishap for mishap in one.mishaps if not re.search("|".join(expected), mishap)]


def test_a_dead_link_says_so_and_leads_back(guest: Come) -> None:
    cy = guest(viewport=PHONE)
    for dead in ("/t/nonsense", "/t/nonsense/replay", "/nowhere/at/all"):
        cy.goes_to(dead)
        expect(cy.page.locator("main")).to_contain_text(re.compile("no table|Nothing is drawn"))
        expect(cy.page.locator("main .btn")).to_have_count(1)
        cy.page.get_by_role("link", name="Back to the rack").click()
        expect(cy.page.locator(".shelf article").first).to_be_visible()
    forgives(cy, "404")


def test_a_link_to_a_full_table_lets_watch(guest: Come) -> None:
    ann, cy = guest(), guest(viewport=PHONE)
    link = ann.lays_a_table("me", "civilian", name="Ann")
    cy.goes_to(link)
    is_told(cy, "You are watching")
    ann.throws()
    expect(cy.page.locator(".thrown .die")).to_have_count(5)
    assert cy.choices().count() == 0


def test_who_throws_while_the_server_is_away_throws_when_it_is_back(guest: Come, node: Node) -> None:
    ann = guest(viewport=PHONE)
    ann.lays_a_table("me", "civilian", name="Ann")
    expect(ann.page.locator("[data-choice=throw]")).to_be_visible()
    node.kill()
    expect(ann.page.locator(".lost")).to_be_visible()
    ann.throws()
    node.start()
    expect(ann.page.locator(".lost")).to_have_count(0)
    ann.throws()
    expect(ann.page.locator(".thrown button.die")).to_have_count(5)
    forgives(ann, "WebSocket", "Failed to load resource")


def test_what_is_said_while_the_server_is_away_is_not_lost(guest: Come, node: Node) -> None:
    ann = guest()
    ann.lays_a_table("me", "civilian", name="Ann")
    ann.page.get_by_role("button", name="Chat").click()
    node.kill()
    expect(ann.page.locator(".lost")).to_be_visible()
    field = ann.page.get_by_label("Say something to the table")
    field.fill("Still there?")
    field.press("Enter")
    expect(field).to_have_value("Still there?")
    node.start()
    expect(ann.page.locator(".lost")).to_have_count(0)
    field.press("Enter")
    expect(ann.page.locator(".chat li")).to_contain_text("Still there?")
    forgives(ann, "WebSocket", "Failed to load resource")


def test_the_rack_fills_by_itself_when_the_server_is_back(guest: Come, node: Node) -> None:
    cy = guest()
    cy.page.route("**/api/games", lambda route: route.abort())
    cy.goes_to("/")
    expect(cy.page.get_by_role("alert")).to_contain_text("cannot be reached")
    cy.page.unroute("**/api/games")
    expect(cy.page.locator(".shelf article").first).to_be_visible()
    expect(cy.page.get_by_role("alert")).to_have_count(0)
    forgives(cy, "ERR_FAILED")


def test_two_tabs_with_one_seat_show_the_same_game(guest: Come) -> None:
    ann = guest(viewport=PHONE)
    link = ann.lays_a_table("me", "civilian", name="Ann")
    first = ann.page
    second = ann.new_tab()
    ann.goes_to(link)
    ann.throws()
    expect(first.locator(".thrown button.die")).to_have_count(5)
    first.locator(CHOICES).first.click()
    expect(second.locator(".thrown button.die")).not_to_have_count(5)
    play_to_the_end(ann)
    expect(first.locator(".finished")).to_be_visible()


def test_back_leaves_the_table_and_forward_returns_to_the_same_moment(guest: Come) -> None:
    ann = guest(viewport=PHONE)
    ann.plays_now()
    link = ann.page.url
    expect(ann.page.locator(".board")).to_be_visible()
    ann.page.go_back()
    expect(ann.page.locator("main")).to_contain_text(re.compile("Your move|Go on"))
    ann.page.go_forward()
    expect(ann.page.locator(".board")).to_be_visible()
    assert ann.page.url == link


def test_a_link_is_copied_where_the_browser_has_no_clipboard(guest: Come) -> None:
    ann = guest()
    ann.context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "document.addEventListener('copy', (event) => (window.copied = event.target.value));"
    )
    link = ann.lays_a_table("me", "civilian", name="Ann")
    ann.page.get_by_role("button", name="Share").click()
    ann.page.get_by_role("button", name="Copy", exact=True).click()
    expect(ann.page.get_by_role("button", name="Copied!")).to_be_visible()
    assert ann.page.evaluate("window.copied") == link
    ann.page.get_by_role("button", name="Copy my secret link").click()
    assert ann.page.evaluate("window.copied").startswith(f"{link}#seat=0&key=")


def test_whoever_comes_back_sees_first_where_they_are_waited_for(guest: Come) -> None:
    ann = guest(viewport=PHONE)
    link = ann.lays_a_table("me", "sidekick", name="Ann")
    expect(ann.page.locator(".board")).to_be_visible()
    ann.goes_to("/")
    waits = ann.page.locator(".calling").get_by_role("link")
    expect(waits).to_be_in_viewport()
    waits.click()
    expect(ann.page.locator(".board")).to_be_visible()
    assert ann.page.url == link
