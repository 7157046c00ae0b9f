"""Since your turn: what the others did is a strip to step through, and what changed is marked until I act."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, WIDE, Guest
from tests.browser.test_axe import serious
from tests.browser.test_guardians import TO_PASS, plays_until
from tests.browser.test_passing import presses

Come = Callable[..., Guest]
ASKED = ".asking [data-choice^='[']:not([data-choice^='[\"go'])"


def ends_a_turn(one: Guest) -> None:
    """Let the others play, pass what can be passed and answer what cannot, until it is my turn again."""
    end = one.page.locator("[data-choice='[\"end\"]']")
    end.click()
    expect(end).to_have_count(0)
    for _ in range(800):
        if one.page.locator("[data-choice^='[\"go']").count():
            return
        _ = presses(one, "[data-choice^='[\"pass']") or presses(one, ASKED)
        one.page.wait_for_timeout(20)
    raise AssertionError("It never was my turn again.")


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["1440", "390"])
def test_a_strip_of_what_the_others_did(latecomer: Come, viewport: dict[str, int]) -> None:
    ann = latecomer(viewport=viewport, bypass_csp=True).comes_to("villainous", 5)
    expect(ann.page.locator(".news")).to_have_count(0)
    ends_a_turn(ann)
    ann.page.locator(".news").click()
    strip = ann.page.get_by_role("dialog", name="Since your turn")
    expect(strip).to_be_visible()
    assert serious(ann) == []
    panels = int(strip.locator("h3 small").inner_text().split("/")[1])
    assert panels >= 8, "four others went somewhere and drew cards"
    first = strip.locator("li.now p").inner_text()
    assert "Robo-Citizen 1" in first
    strip.locator("li.now").click()  # a tap goes on
    expect(strip.locator("h3 small")).to_have_text(f"2/{panels}")
    strip.get_by_role("button", name="Skip all").click()
    expect(strip).to_have_count(0)
    ann.page.keyboard.press("s")
    expect(strip).to_be_visible()
    for _ in range(panels):
        ann.page.keyboard.press("ArrowRight")
    expect(strip).to_have_count(0)


def test_what_changed_is_marked_until_i_act(latecomer: Come) -> None:
    ann = latecomer().comes_to("villainous", 5)
    ends_a_turn(ann)
    expect(ann.page.locator(".glance [data-fresh]").first).to_be_visible()
    expect(ann.page.locator(".log .since")).to_have_count(1)
    ann.page.locator("[data-thing='place:ursulas_lair']").click()
    expect(ann.page.locator("[data-fresh]")).to_have_count(0)
    expect(ann.page.locator(".news")).to_have_count(0)


def test_the_log_of_a_phone_opens_at_its_newest_line(latecomer: Come) -> None:
    ann = latecomer(viewport=PHONE).comes_to("villainous", 5)
    for _ in range(3):
        ends_a_turn(ann)
        ann.choices().first.click()
        expect(ann.page.locator("[data-choice='[\"end\"]']")).to_be_visible()
    ann.page.locator("nav.phone").get_by_role("button", name="Log").click()
    newest = ann.page.locator("dialog .log li").last
    expect(newest).to_be_in_viewport()
    scrolls = """() => [...document.querySelectorAll('dialog .log, dialog .body')]
        .some((node) => node.scrollHeight > node.clientHeight)"""
    assert ann.page.evaluate(scrolls), "there are more lines than fit"


def lines_since(one: Guest) -> list[str]:
    """The lines of the log below "since your turn", without my own deeds: I sit in the first seat."""
    told: list[str] = one.page.evaluate(
        """() => {
            const all = [...document.querySelectorAll('.log li')];
            const from = all.findIndex((line) => line.classList.contains('since') || line.querySelector('.since'));
            return all.slice(from + 1).filter((line) => line.dataset.doer !== '0').map((line) => line.innerText);
        }"""
    )
    return told


def test_several_quick_answers_leave_what_came_after_the_last(latecomer: Come) -> None:
    """Old news is gone with each answer, however fast they come; a pass in between is none."""
    ann = latecomer().comes_to("villainous", 5)
    ends_a_turn(ann)
    old = lines_since(ann)
    assert old
    for _ in range(2):
        ann.choices().first.click()
        expect(ann.page.locator("[data-choice='[\"end\"]']")).to_be_visible()
        expect(ann.page.locator(".news")).to_have_count(0)
        ends_a_turn(ann)
    new = lines_since(ann)
    told = re.search(r"\d+", ann.page.locator(".news").inner_text())
    panels = int(told[0]) if told else 0
    assert new and len(new) == panels
    last = ann.page.locator(".log li").count() - len(new)
    assert last > len(old), "what was told before is not told again"


def test_in_a_team_the_strip_tells_of_friends_and_of_foes(latecomer: Come) -> None:
    ann = latecomer().comes_to("guardians", 4)
    plays_until(lambda: ann.page.locator(".news").count() > 0, [ann], TO_PASS, 90)
    ann.page.locator(".news").click()
    strip = ann.page.get_by_role("dialog", name="Since your turn")
    expect(strip).to_be_visible()
    panels = int(strip.locator("h3 small").inner_text().split("/")[1])
    for panel in range(1, panels + 1):
        expect(strip.locator("h3 small")).to_have_text(f"{panel}/{panels}")
        expect(strip.locator("li.now p")).not_to_have_text("")
        strip.locator("li.now").click()
    expect(strip).to_have_count(0)


@pytest.mark.parametrize("game", ["heroes", "dc", "pow"])
def test_larger_games_tell_what_the_others_did(guest: Come, game: str) -> None:
    """From the first turn of the others to my next act: each panel says something, and then it is no news.

    Ben is a person: a bot would make other news as soon as an act of mine ends my turn.
    """
    ann, ben = guest(), guest()
    heroes = {"heroes": "random"} if game == "heroes" else {}
    ben.sits_down_at(ann.lays_a_table("me", "open", name="Ann", game=game, **heroes), "Ben")
    ann.begins()
    news = ann.page.locator(".news")
    acts_until(lambda: news.count() > 0, ann, ben)
    news.click()
    strip = ann.page.get_by_role("dialog", name="Since your turn")
    panels = int(strip.locator("h3 small").inner_text().split("/")[1])
    told = []
    for panel in range(1, panels + 1):
        expect(strip.locator("h3 small")).to_have_text(f"{panel}/{panels}")
        told.append(strip.locator("li.now p").inner_text())
        strip.locator("li.now").click()
    expect(strip).to_have_count(0)
    assert all(told) and any(["Ben" in sentence for sentence in told])
    assert not any([sentence.startswith("Ann ") for sentence in told]), "my own deeds are no news"
    expect(ann.page.locator(".log .since")).to_have_count(1)
    said = answers(ann)
    acts_until(lambda: answers(ann) > said, ann)
    expect(news).to_have_count(0)
    expect(ann.page.locator("[data-fresh]")).to_have_count(0)
    expect(ann.page.locator(".log .since")).to_have_count(0)


def answers(one: Guest) -> int:
    return sum(['"type":"answer"' in frame for frame in one.sent])


def acts_until(done: Callable[[], bool], *guests: Guest) -> None:
    """Answer whatever is asked of these, one after the other, until something is so."""
    for _ in range(600):
        for one in guests:
            if done():
                return
            if one.is_asked_to_throw():
                one.throws()
            elif not one.acts():
                one.page.wait_for_timeout(20)
    raise AssertionError("It never came.")
