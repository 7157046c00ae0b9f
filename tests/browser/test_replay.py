"""A finished game, again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, WIDE, Guest


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["1440", "390"])
def test_step_jump_play_and_a_link_to_a_moment(
    guest: Callable[..., Guest], finished: str, viewport: dict[str, int]
) -> None:
    cy = guest(viewport=viewport)
    cy.goes_to(f"{finished}/replay?at=7")
    page = cy.page
    moment = page.locator(".now b")
    expect(moment).to_have_text(re.compile(r"^7 of \d+"))
    page.get_by_role("button", name="One step forward").click()
    expect(moment).to_have_text(re.compile("^8 of"))
    assert "at=8" in page.url
    page.get_by_role("button", name="One step back").click()
    expect(moment).to_have_text(re.compile("^7 of"))
    page.get_by_label("Moment of the game").fill("20")
    expect(moment).to_have_text(re.compile("^20 of"))
    said = page.locator(".now").inner_text()

    ben = guest(viewport=viewport)
    ben.goes_to(page.url)
    expect(ben.page.locator(".now")).to_have_text(said)

    page.get_by_label("Seen by").select_option("0")
    expect(moment).to_have_text(re.compile("^20 of"))
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(moment).to_have_text(re.compile("^2[2-9] of"))
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".scores .total")).to_have_count(2)


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["1440", "390"])
@pytest.mark.parametrize("eyes", ["all", "0", "none"])
def test_everybody_sits_in_one_place(
    guest: Callable[..., Guest], finished: str, viewport: dict[str, int], eyes: str
) -> None:
    cy = guest(viewport=viewport)
    cy.goes_to(f"{finished}/replay?at=7&eyes={eyes}")
    names = cy.page.locator(".seat .names strong:visible")
    expect(names).to_have_count(2)
    assert sorted(names.all_inner_texts()) == ["Ann", "Robo-Citizen"]


def test_the_record_can_be_downloaded_and_verified(guest: Callable[..., Guest], finished: str) -> None:
    cy = guest()
    cy.goes_to(finished)
    with cy.page.expect_download() as download:
        cy.page.get_by_role("link", name="Download the record").click()
    assert re.fullmatch(r"pow-[\w-]+\.json", download.value.suggested_filename)
    cy.page.get_by_text("Were the dice fair?").click()
    expect(cy.page.locator(".fair dd")).to_have_count(2)
