"""The waiting room: what will be played, who sits there, wishes, talk, bots in empty seats, and who begins."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, WIDE, Guest, is_told

Come = Callable[..., Guest]


def fits(one: Guest) -> bool:
    """Whether nothing of the room lies beyond the edge of the screen."""
    beyond = "(one) => one.getBoundingClientRect().right > innerWidth + 1"
    return not one.page.evaluate(f"[...document.querySelectorAll('.waiting *')].some({beyond})")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_waiting_room_is_a_room(guest: Come, size: dict[str, int], tmp_path: Path) -> None:
    ann, ben, cy = guest(viewport=size), guest(viewport=size, locale="fr-FR"), guest(viewport=size)
    ann.goes_to("/new?game=villainous")
    ann.page.locator("form li").first.locator("[data-wish=villain]").select_option("jafar")
    assert not ann.page.locator(".check input").is_checked(), "private unless somebody wants it otherwise"
    link = ann.fills_in_the_form("me", "open", "open", "open", name="Ann")

    room = ann.page.locator(".waiting")
    expect(room).to_contain_text("Villainous")
    expect(room).to_contain_text("No clock")
    expect(room).to_contain_text("Private: only with the link")
    expect(room.locator("[data-option=start]")).to_have_text("the first seat")
    assert room.get_by_label("Invitation link").input_value() == link
    expect(room.get_by_role("img", name="The link as a code for a camera")).to_be_visible()
    expect(room.get_by_role("button", name="Begin the game")).to_be_disabled()
    room.get_by_role("button", name=re.compile("Rules of")).click()
    expect(ann.page.locator("[id^=rule-]").first).to_be_visible()
    ann.page.keyboard.press("Escape")

    # A guest reads the same in another language, sits down, and chooses for the own seat alone.
    ben.goes_to(link)
    expect(ben.page.locator(".waiting")).to_contain_text("Sans pendule")
    expect(ben.page.locator(".waiting")).to_contain_text("Jafar")
    ben.sits_down_at(link, "Ben")
    mine = ben.page.locator(".waiting li select[data-wish]")
    expect(mine).to_have_count(1)
    expect(mine.locator("option[value=jafar]")).to_be_disabled()
    mine.select_option("ursula")
    expect(room.locator("li").nth(1)).to_contain_text("Ursula")
    expect(ben.page.locator(".waiting")).to_contain_text("Ann lance la partie")
    cy.goes_to(link)
    expect(room).to_contain_text("Looking on")

    # They talk, the host gives the other seats to bots, and begins.
    field = ben.page.get_by_label("Dire quelque chose à la table")
    field.fill("Salut !")
    field.press("Enter")
    expect(room.locator(".chat li")).to_contain_text("Salut !")
    for seat, level in ((2, "civilian"), (3, "hero")):
        room.locator(f"[data-bot='{seat}']").select_option(level)
    room.locator("li").nth(2).locator("[data-wish]").select_option("maleficent")
    expect(room.locator("li").nth(3)).to_contain_text("The Hero")
    for one in (ann, ben):
        assert fits(one)
    ann.page.screenshot(path=tmp_path / "host.png", full_page=True)
    ben.page.screenshot(path=tmp_path / "guest.png", full_page=True)
    ann.begins()
    is_told(cy, "You are watching")
    ann.page.locator("button:visible", has_text="Chat").first.click()
    expect(ann.page.locator(".chat", has_text="Salut !")).to_contain_text("Looking on")
    now = next(message for message in reversed(ann.messages("table")) if message["table"]["status"] == "playing")
    chosen = [seat["wish"]["villain"] for seat in now["table"]["seats"]]
    assert chosen == ["jafar", "ursula", "maleficent", "choose"], json.dumps(now)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_host_frees_a_seat_with_two_taps(guest: Come, size: dict[str, int], tmp_path: Path) -> None:
    ann, eve = guest(viewport=size), guest(viewport=size, locale="fr-FR")
    link = ann.lays_a_table("me", "open", "open", name="Ann")
    eve.sits_down_at(link, "Eve")
    room, seat = ann.page.locator(".waiting"), ann.page.locator(".waiting li").nth(1)
    expect(seat).to_contain_text("Eve")
    expect(eve.page.get_by_role("button", name="Se lever")).to_be_visible()
    assert not eve.page.get_by_role("button", name=re.compile("Libérer")).count(), "a guest frees nothing"

    # One tap asks, and nothing has happened yet; the other does it.
    seat.get_by_role("button", name="Free the seat of Eve…").click()
    expect(seat.get_by_role("alert")).to_contain_text("Eve will look on")
    assert fits(ann)
    ann.page.screenshot(path=tmp_path / "sure.png", full_page=True)
    seat.get_by_role("button", name="Leave it as it is").click()
    expect(seat).to_contain_text("Eve")
    seat.get_by_role("button", name="Free the seat of Eve…").click()
    seat.get_by_role("button", name="Free the seat", exact=True).click()
    expect(seat).not_to_contain_text("Eve")

    # Eve is told, is a guest again, and cannot sit down, not even after coming back.
    told = eve.page.locator(".waiting [role=alert]")
    expect(told).to_contain_text("L’hôte de cette table a libéré votre place.")
    expect(eve.page.get_by_role("button", name="Se lever")).to_have_count(0)
    assert fits(eve)
    eve.page.screenshot(path=tmp_path / "told.png", full_page=True)
    eve.page.reload()
    expect(eve.page.locator(".waiting")).to_be_visible()
    expect(told).to_have_count(0)
    eve.page.locator(".waiting li .btn.primary").first.click()
    expect(told).to_contain_text("L’hôte de cette table a libéré votre place.")
    assert any("403" in mishap for mishap in eve.mishaps), eve.mishaps
    eve.mishaps.clear()  # the browser notes every refusal of a request

    # The host lets her sit down again, and she does.
    expect(room).to_contain_text("Eve only looks on")
    assert fits(ann)
    ann.page.screenshot(path=tmp_path / "apart.png", full_page=True)
    room.get_by_role("button", name="Let them sit down again").click()
    expect(room).not_to_contain_text("Eve only looks on")
    eve.page.locator(".waiting li .btn.primary").first.click()
    expect(seat).to_contain_text("Eve")
    expect(told).to_have_count(0)


def test_whoever_stands_up_is_a_guest_again(guest: Come) -> None:
    """They are offered the free seats, and no key that no longer fits is shown to the table."""
    ann, ben = guest(), guest()
    ben.sits_down_at(ann.lays_a_table("me", "open", "open", name="Ann"), "Ben")
    ben.page.get_by_role("button", name="Stand up").click()
    expect(ben.page.locator(".waiting li .btn.primary")).to_have_count(2)
    expect(ben.page.get_by_role("button", name="Stand up")).to_have_count(0)
    expect(ben.page.locator(".waiting [role=alert]")).to_have_count(0)
    assert not ben.messages("refused")


def test_whoever_gives_up_hears_first_what_it_means(guest: Come) -> None:
    ann = guest()
    ann.lays_a_table("me", "civilian", name="Ann")
    expect(ann.page.locator("[data-choice=throw]")).to_be_visible()
    ann.page.locator(".foot .seat").get_by_role("button").first.click()
    sheet = ann.page.get_by_role("dialog")
    expect(sheet).to_contain_text("a bot plays until you come back")  # what leaving means
    sheet.get_by_role("button", name="Give up…").click()
    expect(sheet).to_contain_text("The game is over at once")
    sheet.get_by_role("button", name="Play on").click()
    sheet.get_by_role("button", name="Give up…").click()
    sheet.get_by_role("button", name="Give up", exact=True).click()
    expect(ann.page.locator(".finished")).to_contain_text("the others have given up")
