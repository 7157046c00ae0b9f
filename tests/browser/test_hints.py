"""Hints: one choice is the best, and a sentence says why, at the table and in the replay."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, WIDE, Guest

WHY = re.compile("it gains|it looks further ahead|no choice stands out", re.IGNORECASE)
POURQUOI = re.compile("on y gagne|voit plus loin|aucun choix ne se détache", re.IGNORECASE)


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["1440", "390"])
def test_a_hint_names_one_best_choice_and_says_why(guest: Callable[..., Guest], viewport: dict[str, int]) -> None:
    ann = guest(viewport=viewport)
    ann.lays_a_table("me", "civilian", name="Ann", game="villainous", start="first_seat")
    page = ann.page
    page.locator("[data-choice]").first.click()  # a villain
    expect(page.get_by_role("button", name=re.compile("^Go to")).first).to_be_visible()
    page.get_by_role("button", name="Hint").first.click()
    question = page.locator(".asking .ask")
    expect(question).to_contain_text(WHY, timeout=15_000)
    expect(question).to_contain_text("The best bot would choose")
    expect(question.get_by_text("the best", exact=True)).to_have_count(1)
    if viewport is WIDE:
        page.get_by_role("button", name="FR", exact=True).click()
        expect(question).to_contain_text(POURQUOI)


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["1440", "390"])
def test_a_moment_of_a_replay_is_explained(
    guest: Callable[..., Guest], finished: str, viewport: dict[str, int]
) -> None:
    cy = guest(viewport=viewport)
    cy.goes_to(f"{finished}/replay?at=0")
    page = cy.page
    hint = page.get_by_role("button", name="Hint")
    step = page.get_by_role("button", name="One step forward")
    while hint.is_disabled():
        step.click()
    hint.click()
    advice = page.locator(".advice")
    expect(advice).to_contain_text(WHY, timeout=15_000)
    step.click()
    expect(advice).to_have_count(0), "it belonged to the moment before"
