"""The reading glass: everything on the table says what it is, by a hover, a tap or the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Position, expect

from panoplie.games import ids
from tests.browser.guests import PHONE, Guest
from tests.browser.test_axe import serious
from tests.browser.test_idle import LARGEST

Come = Callable[..., Guest]
HELD = ".hand button:visible"
SORTS = 3
"""So many sorts of things lie on every table, at the least."""
EDGE: Position = {"x": 14, "y": 50}
"""Where the next card of a full hand does not cover a card."""


def test_a_hover_reads_and_a_click_in_vain_opens_with_the_reason_and_the_rule(latecomer: Come) -> None:
    ann = latecomer(bypass_csp=True).comes_to("villainous", 6)
    glass = ann.page.locator(".glass")

    ann.page.locator(".place .symbol").nth(2).hover()
    expect(glass).to_contain_text("Move an Item or Ally")
    expect(glass).to_contain_text("goes to a neighbouring location")
    ann.page.mouse.move(2, 2)
    expect(glass).to_have_count(0)

    ann.page.locator(HELD).first.click(position=EDGE)  # not its moment
    expect(glass).to_contain_text("Jetsam")
    expect(glass).to_contain_text("VI-022")
    assert serious(ann) == []
    ann.page.keyboard.press("Escape")
    expect(glass).to_have_count(0)

    ann.page.locator("[data-thing='place:the_palace']").click()
    expect(glass.locator(".why")).to_contain_text("locked")
    glass.locator(".why .rule").click()
    expect(ann.page.locator("dialog article.marked")).to_have_attribute("id", "rule-VI-051")


def test_what_it_could_do_is_a_button_that_begins_with_a_verb(latecomer: Come) -> None:
    ann = latecomer().comes_to("heroes", 4)
    hero = ann.page.locator("[data-thing='hero:slingshot'].can:visible").first
    hero.focus()
    ann.page.keyboard.press("i")
    glass = ann.page.locator(".glass.pinned")
    expect(glass).to_contain_text("Rocket")
    deeds = glass.locator("[data-deed]")
    for label in deeds.all_inner_texts():
        assert re.match(r"(Choose|Move|Fight|Act|Rocket)\b", label), label
    deeds.first.click()
    expect(glass).to_have_count(0)
    expect(ann.page.locator(".streets .hero.marked")).to_have_count(1)


def test_a_finger_reads_a_card_before_it_is_played_and_a_place_goes_at_once(latecomer: Come) -> None:
    ann = latecomer(viewport=PHONE, has_touch=True).comes_to("villainous", 6)
    glass = ann.page.locator(".glass")
    ann.page.locator(HELD).nth(1).tap(position=EDGE)
    expect(glass).to_contain_text("Crown")
    ann.page.locator("[data-thing='place:the_shore']").tap()
    expect(ann.caption).to_contain_text("Which action")


def test_the_keyboard_reads_and_comes_back(latecomer: Come) -> None:
    ann = latecomer().comes_to("villainous", 6)
    card = ann.page.locator(HELD).first
    card.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog", name="Jetsam")).to_be_visible()
    ann.page.keyboard.press("Escape")
    assert card.evaluate("(node) => node === document.activeElement")


@pytest.mark.parametrize("game", ids())
def test_in_every_game_the_keyboard_reads_whatever_lies_on_the_table(latecomer: Come, game: str) -> None:
    """Of each sort of thing the first: a key opens the glass, which takes the focus and gives it back."""
    ann = latecomer().comes_to(game, LARGEST[game])
    things: list[str] = ann.page.evaluate(
        """() => {
            const nodes = [...document.querySelectorAll('.table [data-thing]')];
            const things = nodes.filter((node) => node.checkVisibility()).map((node) => node.dataset.thing);
            return [...new Map(things.reverse().map((thing) => [thing.split(':')[0], thing])).values()];
        }"""
    )
    assert len(things) >= SORTS
    for thing in things:
        node = ann.page.locator(f".table [data-thing='{thing}']:visible").first
        node.focus()
        ann.page.keyboard.press("i")
        glass = ann.page.locator(".glass.pinned[role=dialog]")
        expect(glass).to_be_visible()
        assert glass.evaluate("(box) => box.contains(document.activeElement)"), (
            f"{thing}: the focus is in the glass"
        )
        assert glass.get_attribute("aria-label") == glass.locator("h2").inner_text() != "", thing
        assert glass.locator(".text, dd, .facts").all_inner_texts(), f"{thing} says more than its name"
        ann.page.keyboard.press("Escape")
        expect(glass).to_have_count(0)
        assert node.evaluate("(node) => node === document.activeElement"), f"{thing}: the focus came back"


CARDS = {"pow": "tile:", "heroes": "card:", "villainous": "held:card:", "dc": "hand:", "guardians": "card:"}


@pytest.mark.parametrize("game", ids())
def test_in_every_game_a_card_is_found_by_its_name_and_read(latecomer: Come, game: str) -> None:
    """Whoever does not see it hears the name of a card and all that the glass says of it."""
    ann = latecomer().comes_to(game, LARGEST[game])
    cards = ann.page.locator(f".table [data-thing^='{CARDS[game]}']:visible")
    expect(cards.first).to_be_visible()
    for card in cards.all()[:6]:
        card.focus()
        ann.page.keyboard.press("i")
        glass = ann.page.locator(".glass.pinned")
        expect(glass).to_be_visible()
        title = glass.locator("h2").inner_text()
        told = [text for text in glass.locator(".text, dd").all_inner_texts() if text]
        ann.page.keyboard.press("Escape")
        named = ann.page.get_by_role("button", name=title).and_(card)
        expect(named).to_have_count(1)
        heard = named.get_attribute("aria-description") or ""
        assert told and all([text.rstrip(".") in heard for text in told]), f"{title}: {told}, but {heard}"


@pytest.mark.parametrize("game", ids())
def test_whoever_does_not_see_it_hears_the_same_text(latecomer: Come, game: str) -> None:
    ann = latecomer().comes_to(game, LARGEST[game])
    silent = ann.page.evaluate(
        """() => [...document.querySelectorAll('.table [data-thing]')]
            .filter((node) => node.checkVisibility())
            .filter((node) => !node.getAttribute('aria-description') || !(node.ariaLabel ?? node.innerText).trim())
            .map((node) => node.dataset.thing)"""
    )
    assert silent == []


def test_a_card_tells_its_strength_to_whoever_does_not_see_it(latecomer: Come) -> None:
    ann = latecomer().comes_to("villainous", 6)
    expect(ann.page.locator(HELD).first).to_have_attribute("aria-description", re.compile("strength"))


def test_a_line_of_the_log_opens_its_card(latecomer: Come) -> None:
    ann = latecomer().comes_to("villainous", 6)
    ann.page.locator("[data-thing='place:the_shore']").click()
    line = ann.page.locator(".log .at", has_text="The Shore")
    line.click()
    expect(ann.page.locator(".glass.pinned")).to_contain_text("Actions")
