"""Choosing several things is marking them where they lie, with a counter and one confirmation."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, WIDE, Guest
from tests.browser.test_reading import EDGE, HELD

Come = Callable[..., Guest]
END = "[data-choice='[\"end\"]']:not(:disabled)"
READY = "[data-choice='[\"ready\"]']:not(:disabled)"


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["1440", "390"])
def test_cards_are_marked_in_the_hand_and_confirmed_once(latecomer: Come, viewport: dict[str, int]) -> None:
    ann = latecomer(viewport=viewport).comes_to("villainous", 5)
    page = ann.page
    page.locator(".place.here .symbol.can", has=page.locator("svg.discard")).click()
    confirm = page.locator("[data-choice=draft]")
    expect(confirm).to_be_disabled()
    expect(confirm).to_contain_text("Mark cards to discard")
    cards = page.locator(HELD)
    expect(cards).to_have_count(8)
    cards.nth(0).click(position=EDGE)
    cards.nth(2).click(position=EDGE)
    expect(page.locator(".hand button.marked:visible")).to_have_count(2)
    expect(confirm.locator(".count")).to_have_text("2 of 8")
    assert page.locator(".asking [data-choice]").count() <= 3, "no list of combinations"
    cards.nth(0).click(position=EDGE)
    expect(confirm.locator(".count")).to_have_text("1 of 8")
    confirm.click()
    expect(cards).to_have_count(7)


def test_the_keyboard_marks_and_confirms(latecomer: Come) -> None:
    ann = latecomer().comes_to("villainous", 5)
    page = ann.page
    page.locator(".place.here .symbol.can", has=page.locator("svg.discard")).click()
    first = page.locator(HELD).first
    first.focus()
    page.keyboard.press("Space")
    expect(first).to_have_attribute("aria-pressed", "true")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(page.locator(HELD)).to_have_count(7)


def test_something_is_marked_beforehand_while_others_play(guest: Come) -> None:
    ann, ben = guest(), guest()
    link = ann.lays_a_table("me", "open", name="Ann", game="villainous", villains="choice")
    ben.sits_down_at(link, "Ben")
    ann.begins()
    ann.page.locator(".gallery button.can", has_text="Prince John").click()
    ben.page.locator(".gallery button.can", has_text="Ursula").click()
    ben.page.locator("[data-thing='place:the_shore']").click()  # it is Ann's turn: this only reads
    ben.page.locator("[data-deed^=ahead]").click()
    expect(ben.page.locator("[data-thing='place:the_shore']")).to_have_class(re.compile("marked"))
    plays_until_it_ends(ann)
    expect(ben.page.locator('[data-choice=\'["go","the_shore"]\']')).to_be_visible()
    expect(ben.choices()).to_have_count(1)  # what was marked is chosen, and needs one more click


MARKED = {"dc": ".hand button[data-thing='hand:punch']:visible", "guardians": "[data-thing^='figure:']"}
"""What somebody may have in mind while others play; in POW! all of it depends on dice that are not thrown yet."""


@pytest.mark.parametrize("game", MARKED)
def test_what_was_marked_beforehand_is_chosen_when_it_is_asked_about(guest: Come, game: str) -> None:
    ann, ben = guest(), guest()
    link = ann.lays_a_table("me", "open", name="Ann", game=game)
    ben.sits_down_at(link, "Ben")
    ann.begins()
    one, other = (ann, ben) if plays_first(ann, ben) is ann else (ben, ann)
    other.page.locator(MARKED[game]).first.click()
    other.page.locator("[data-deed^=ahead]").click()
    marked = other.page.locator(f"{MARKED[game]}.marked")
    expect(marked).not_to_have_count(0)
    plays_until_it_ends(one)
    expect(other.choices().first).to_be_visible()
    if game == "dc":
        expect(other.page.locator('[data-choice=\'["play","punch"]\']')).to_be_visible()
        expect(other.choices()).to_have_count(1)


def plays_first(*people: Guest) -> Guest:
    """Choose whatever comes first, and no plan again that is ready, until somebody may end a turn; returns who."""
    for _ in range(400):
        for one in people:
            if one.page.locator(END).count():
                return one
            if one.page.locator(READY).count():
                one.page.locator(READY).first.click()
            else:
                one.acts()
        people[0].page.wait_for_timeout(20)
    raise AssertionError("Nobody comes to play.")


def plays_until_it_ends(one: Guest) -> None:
    """Do whatever comes first until the turn can be ended, and end it."""
    plays_first(one).page.locator(END).first.click()
