"""Hints: one choice is the best, and a sentence says why, at the table and in the replay."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, WIDE, Guest

WHY = re.compile("it gains|it looks further ahead|no choice stands out", re.IGNORECASE)
POURQUOI = re.compile("on y gagne|vise plus loin|aucun choix ne se détache", re.IGNORECASE)


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


HEARD = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...address) { super(...address); window.sockets.push(this); }
};
"""
ADVISE = """(answer) => window.sockets.at(-1).onmessage({ data: JSON.stringify({
    type: 'advice', seat: 0, seq: 1e6, ratings: [[answer, 1]], gains: [], fears: [], line: [] }) })"""
"""As if the table advised this."""


ALONE = """
const parse = JSON.parse;
JSON.parse = (text) => {
  const told = parse(text);
  if (told.view?.ask?.options) told.view.ask.options = [['villain', 'ursula']];
  return told;
};
"""
"""As if the table asked what has one answer."""


def test_what_is_advised_is_in_sight(guest: Callable[..., Guest]) -> None:
    ann = guest(viewport={"width": 390, "height": 600})
    ann.context.add_init_script(HEARD)
    ann.lays_a_table("me", "civilian", name="Ann", game="villainous")
    last = ann.choices().last
    expect(last).to_contain_text("Ursula")
    expect(last).not_to_be_in_viewport(ratio=0.9)
    ann.page.evaluate(ADVISE, ["villain", "ursula"])
    expect(ann.page.locator(".asking .best")).to_contain_text("Ursula")
    expect(last).to_be_in_viewport(ratio=0.9)


def test_what_is_advised_of_things_to_be_marked_is_one_button(latecomer: Callable[..., Guest]) -> None:
    """Beside the marks, until they say the same: then there is one best choice, and not two."""
    ann = latecomer(viewport=PHONE)
    ann.context.add_init_script(HEARD)
    page = ann.comes_to("villainous", 5).page
    page.locator(".place.here .symbol.can", has=page.locator("svg.discard")).click()
    card = page.locator(".hand button:visible").first
    expect(page.locator("[data-choice=draft]")).to_be_disabled()
    name = str(card.get_attribute("data-thing")).split(":")[-1]
    page.evaluate(ADVISE, ["discard", name])
    best = page.locator(".asking .best")
    expect(best).to_have_attribute("data-choice", f'["discard","{name}"]')
    expect(best).to_be_in_viewport(ratio=0.9)
    card.click(position={"x": 14, "y": 50})
    expect(best).to_have_attribute("data-choice", "draft")
    expect(best).to_have_count(1)


def test_among_steps_one_choice_is_the_best_and_not_the_way_to_it_as_well(latecomer: Callable[..., Guest]) -> None:
    ann = latecomer()
    ann.context.add_init_script(HEARD)
    ann.comes_to("heroes", 4)
    expect(ann.choices().first).to_be_visible()
    advised = next(one for one in ann.messages("now")[-1]["view"]["ask"]["options"] if one[0] == "move")
    ann.page.evaluate(ADVISE, advised)
    best = ann.page.locator(".asking .best")
    expect(best).to_have_attribute("data-choice", json.dumps(advised, separators=(",", ":")))
    expect(best).to_have_count(1)


def test_where_there_is_one_answer_a_hint_says_so(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.context.add_init_script(HEARD + ALONE)
    ann.lays_a_table("me", "civilian", name="Ann", game="villainous")
    expect(ann.choices()).to_have_count(1)
    ann.page.evaluate(ADVISE, ["villain", "ursula"])
    expect(ann.caption).to_contain_text("There is nothing else to choose: Play as Ursula.")
    expect(ann.caption).not_to_contain_text("stands out")


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
