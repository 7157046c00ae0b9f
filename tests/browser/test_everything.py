"""Everything on a board says what it is: card, symbol, token, die, place, marker, seat and line of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import WIDE, Guest
from tests.browser.states import STATES
from tests.browser.test_since import ends_a_turn

Come = Callable[..., Guest]

READ = """async () => {
    const found = [];
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const seen = new Set();
    for (const node of document.querySelectorAll('.table [data-thing]')) {
        if (!node.checkVisibility() || !node.isConnected) continue;
        const thing = node.dataset.thing;
        const name = node.getAttribute('aria-label') ?? node.textContent.trim();
        const heard = node.getAttribute('aria-description') ?? '';
        if (!name) found.push(`${thing} has no name`);
        if (!heard) found.push(`${thing} is not described to whoever does not see it`);
        if (seen.has(thing)) continue;
        seen.add(thing);
        node.dispatchEvent(new CustomEvent('read'));
        await frame();
        const glass = document.querySelector('.glass');
        if (!glass) found.push(`${thing} cannot be read`);
        else {
            const title = glass.querySelector('h2, h3')?.textContent.trim() ?? '';
            if (!title) found.push(`${thing} has no title`);
            const more = glass.textContent.trim().length - title.length;
            if (more <= 3) found.push(`${thing} says no more than its name`);
            if (!glass.querySelector('.rule')) found.push(`${thing} names no rule`);
            glass.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
            await frame();
        }
    }
    return { found, count: seen.size };
}"""

MUTE = """() => [...document.querySelectorAll('.ground[data-board] :is(svg, .die, .token)')]
    .filter((node) => node.checkVisibility() && !node.closest('.map > svg, .scene, .demands'))
    .filter((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        // What lies below another thing, or below the fold, is found where that is not in the way.
        return width >= 14 && hit?.closest('.ground[data-board]') && !hit.closest('[data-thing], button');
    })
    .map((node) => [node, node.parentElement, node.parentElement?.parentElement]
        .map((one) => `${one?.tagName}.${one?.getAttribute('class') ?? ''}`).join(' < '))"""
"""Drawings of a board that nobody reads by pointing at them. A map or a landscape below things is none of them,
nor are the signs of a list that says the same in words."""


def looks_at_everything(one: Guest) -> dict[str, Any]:
    expect(one.page.locator(".ground[data-board]")).to_be_visible()
    seen: dict[str, Any] = one.page.evaluate(READ)
    return seen


@pytest.mark.parametrize(("game", "seats"), STATES, ids=lambda one: str(one))
def test_everything_on_a_board_can_be_read_and_heard(latecomer: Come, game: str, seats: int) -> None:
    ann = latecomer(viewport=WIDE).comes_to(game, seats)
    if game == "pow":
        assert ann.page.evaluate(MUTE) == [], "dice that are not thrown yet"
        ann.throws()
        expect(ann.page.locator(".thrown .die.can").first).to_be_visible()
    seen = looks_at_everything(ann)
    assert seen["found"] == []
    assert seen["count"] >= 8
    assert sorted(set(ann.page.evaluate(MUTE))) == []


def test_every_line_of_the_log_opens_what_it_is_about(latecomer: Come) -> None:
    ann = latecomer(viewport=WIDE).comes_to("villainous", 5)
    ends_a_turn(ann)
    mute = ann.page.evaluate(
        """async () => {
            const mute = [];
            for (const line of document.querySelectorAll('.log .at')) {
                line.click();
                await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
                const glass = document.querySelector('.glass.pinned');
                if (!glass?.querySelector('.rule')) mute.push(line.textContent.trim());
            }
            return mute;
        }"""
    )
    assert mute == []
    assert ann.page.locator(".log .at").count() >= 3
