"""From the rack to a first move that matters: three clicks at most, in every game."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from panoplie.games import ids
from tests.browser.guests import Guest

Come = Callable[..., Guest]
MOST_CLICKS = 3
FOR_LATER = ("pass", "pass_turn", "end")
"""Answers that let the game go by."""
BEFORE_IT = ("villain", "hero", "keep", "draft", "pick", "starts", "paper", "ready")
"""Answers that say who plays whom, and begin nothing yet."""


def moves(one: Guest) -> list[str]:
    """What has been answered or thrown so far that does something in the game."""
    said = [json.loads(frame) for frame in one.sent]
    done = [message.get("answer", ["throw"])[0] for message in said if message["type"] in ("answer", "throw")]
    return [verb for verb in done if verb not in FOR_LATER + BEFORE_IT]


@pytest.mark.parametrize("game_id", ids())
def test_three_clicks_are_enough_for_a_first_move(guest: Come, game_id: str) -> None:
    ann = guest()
    ann.goes_to("/")
    ann.page.locator(f".shelf article:has([href='/new?game={game_id}']) .btn.primary").click()
    clicks = 1
    while not moves(ann):
        marked = ann.page.locator(".asking [data-choice=draft]")
        expect(ann.choices().or_(marked).first).to_be_visible()
        button = ann.choices().first
        if ann.choices().count() and not (button.get_attribute("data-choice") or "").startswith("area:"):
            button.click()
        elif ann.choices().count():  # buttons of very many things ask for the area first; on the board all are lit
            ann.page.locator(".ground [data-thing].can:visible").first.click()
        else:
            confirm = ann.page.locator(".asking [data-choice=draft].primary:not(:disabled)")
            (
                confirm if confirm.count() else ann.page.locator("[data-thing].can:not(.marked):visible").first
            ).click()
        clicks += 1
        ann.page.wait_for_timeout(100)  # what was chosen is sent
        assert clicks <= MOST_CLICKS, f"{clicks} clicks, and nothing has been done but {ann.sent}"
