"""Somebody who has never seen the game learns it: by clicks on a phone, and without a mouse."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from panoplie.games import load, primer
from panoplie.kernel.lessons import Do, Lesson
from panoplie.kernel.words import words_for
from panoplie.table.teaching import words_of
from tests.browser.guests import PHONE, WIDE, Guest, press_answer
from tests.browser.test_axe import serious
from tests.browser.test_layout import OUT_OF_SIGHT

Come = Callable[..., Guest]
LESSONS = primer("pow").lessons
THROW = "[data-choice=throw]:not(:disabled)"
ASTRAY = {
    "heroes": {"crime": ["rest"], "worth-it": ["draw", "white"]},
    "villainous": {"turn": ["go", "nottingham"], "hypnotised": ["end"]},
    "dc": {"power": ["end"], "late": ["play", "robin"]},
    "guardians": {"zones": ["move", "c1"], "car": ["move", "c1"]},
}
"""The first lesson of a game and one of its puzzles, each with an answer that is allowed and not the right one."""
LOW_PHONE = {"width": 390, "height": 664}
ON_THE_BOARD = ".ground .can:not([data-thing^='machine:'])"
"""What may be chosen there; whoever stands on a Sonic Machine hides it, and the caption box has it."""


def choice(page: Page, answer: Any) -> Any:
    return page.locator(f"[data-choice='{json.dumps(answer, separators=(',', ':'))}']")


def keeps(page: Page, dice: tuple[str, ...]) -> None:
    """Mark these dice, one click each, and throw the others again."""
    for die in dice:
        page.locator(f".thrown .die.can:not(.marked)[data-thing^='die:{die}']").first.click()
    page.locator("[data-choice=draft]").click()


def takes(page: Page, lesson: Lesson, is_right: Callable[[], None]) -> None:
    """Do what a lesson asks for, step by step."""
    for number, task in enumerate(lesson.tasks, 1):
        expect(page.locator(".coach .dots i.past")).to_have_count(number - 1)
        if not isinstance(task, Do):
            page.locator(THROW).click()
        elif task.answers[0][0] == "keep":
            keeps(page, task.answers[0][1:])
        else:
            is_right()
            choice(page, task.answers[0]).click()
    expect(page.locator(".coach.done")).to_be_visible()


def is_in_sight(page: Page) -> None:
    """The coach covers nothing that may be chosen: whatever glows is seen whole, and so is what the coach says."""
    covered = page.evaluate(
        """() => [...document.querySelectorAll('.ground .can, .coach .sentence')].filter((node) => {
            const box = node.getBoundingClientRect();
            const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return !(at && (node.contains(at) || at.contains(node)));
        }).map((node) => node.outerHTML.slice(0, 90))"""
    )
    assert covered == []


def test_pow_is_learnt_on_a_phone_by_clicks(guest: Come) -> None:
    ann = guest(viewport=PHONE, has_touch=True, locale="fr-FR")
    page = ann.page
    ann.goes_to("/")
    page.get_by_role("link", name="Apprendre POW!").click()
    page.get_by_role("button", name="Commencer").click()
    for lesson in LESSONS:
        expect(page.locator(".coach .head")).to_contain_text(_title(lesson))
        takes(page, lesson, lambda: is_in_sight(page))
        following = page.locator(".coach .btn.primary")
        if lesson is not LESSONS[-1]:
            expect(following).to_contain_text("Ensuite")
        following.click()
    # A first game: the coach says a word on the first question, and goes for good when it is sent away.
    page.locator(THROW).click(timeout=60_000)
    expect(page.locator(".coach")).to_contain_text("Voici vos dés")
    page.get_by_role("button", name="Congédier le mentor").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.locator(".ask .title")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)
    ann.goes_to("/learn/pow")
    expect(page.locator(".tick")).to_have_count(len(LESSONS))
    expect(page.locator(".panel.first b")).to_have_text(re.compile("première partie$"))
    ann.goes_to("/")
    mine = page.locator(".calling a[href^='/t/'], .lists section:first-child a[href^='/t/']")
    expect(mine).to_have_count(1)  # the game, and none of the lessons


def test_on_a_low_screen_the_board_has_the_room(guest: Come) -> None:
    ann = guest(viewport={"width": 1280, "height": 720})
    page = ann.page
    for lesson in LESSONS[1:4]:
        ann.goes_to("/learn/pow")
        page.locator(f"[data-lesson={lesson.id}]").click()
        page.locator(THROW).click()
        expect(page.locator(".thrown .die.can")).to_have_count(5)
        is_in_sight(page)


def test_pow_is_learnt_without_a_mouse(guest: Come) -> None:
    ann = guest()
    page, keys = ann.page, ann.page.keyboard
    ann.goes_to("/learn/pow")
    page.get_by_role("button", name="Begin").focus()
    keys.press("Enter")
    for lesson in LESSONS:
        expect(page.locator(".coach .head b")).to_be_visible()
        for number, task in enumerate(lesson.tasks, 1):
            expect(page.locator(".coach .dots i.past")).to_have_count(number - 1)
            if not isinstance(task, Do):
                expect(page.locator(THROW)).to_be_visible()
                keys.press("Space")
            elif task.answers[0][0] == "keep":
                for _ in task.answers[0][1:]:
                    _arrow_to(page, ".thrown .die.can:not(.marked)[data-thing^='die:shield']")
                    keys.press("Space")
                _arrow_to(page, "[data-choice=draft]")
                keys.press("Enter")
            else:
                wanted = json.dumps(task.answers[0], separators=(",", ":"))
                _arrow_to(page, f"[data-choice='{wanted}']")
                keys.press("Enter")
        expect(page.locator(".coach .btn.primary")).to_be_focused()
        keys.press("Enter")
    expect(page.locator(".coach.done")).to_have_count(0)  # the first game
    expect(page.locator(".seats, .asking").first).to_be_visible()


def test_who_goes_astray_is_answered_by_a_rule_and_nothing_happens(guest: Come) -> None:
    ann = guest()
    page = ann.page
    ann.goes_to("/learn/pow")
    page.locator("[data-lesson=heroes]").click()
    page.locator(THROW).click()
    choice(page, ["take", "villain", 1]).click()
    expect(page.locator(".ask .aside")).to_contain_text("second hero")
    expect(page.locator(".ask .aside .rule")).to_have_text("PO-025")
    page.get_by_role("button", name="FR", exact=True).click()
    choice(page, ["take", "villain", 1]).click()
    expect(page.locator(".ask .aside")).to_contain_text("deuxième héros")
    expect(page.get_by_role("button", name="Annuler")).to_have_count(0)
    page.reload()
    expect(page.locator(".coach .dots i.past")).to_have_count(1)
    choice(page, ["take", "hero", 2]).click()
    expect(page.locator(".coach.done")).to_be_visible()


def presses(page: Page, answer: Any) -> None:
    """Press the button of an answer; where there are many it is reached by steps, and so is an amount."""
    button = choice(page, answer)
    one_more = page.locator(".asking .stepper .btn").nth(1)
    expect(page.locator(".asking [data-choice]:not(:disabled)").or_(one_more).first).to_be_visible()
    while one_more.count() and not button.count():
        one_more.click()
    if button.count():
        button.first.click()
    else:
        press_answer(page, answer)


@pytest.mark.parametrize("game_id", ASTRAY)
def test_a_lesson_and_a_puzzle_are_played_and_a_wrong_try_is_answered(guest: Come, game_id: str) -> None:
    page = guest().goes_to(f"/learn/{game_id}").page
    taught = primer(game_id)
    assert next(iter(ASTRAY[game_id])) == taught.lessons[0].id
    for lesson_id, wrong in ASTRAY[game_id].items():
        lesson = taught.find(lesson_id)
        assert lesson is not None
        page.goto(page.url.partition("/t/")[0].partition("/learn/")[0] + f"/learn/{game_id}")
        page.locator(f"[data-lesson={lesson_id}]").click()
        presses(page, wrong)
        aside = page.locator(".ask .aside")
        expect(aside).to_contain_text(said(game_id, f"lesson-{lesson_id}-1.else"))
        expect(aside.locator(".rule")).to_have_text(lesson.tasks[0].rules[0])
        for number, task in enumerate(lesson.tasks):
            expect(page.locator(".coach .dots i.past")).to_have_count(number)
            expect(page.locator(".coach .sentence")).to_contain_text(
                said(game_id, f"lesson-{lesson_id}-{number + 1}")
            )
            assert isinstance(task, Do)
            presses(page, task.answers[0])
        expect(page.locator(".coach.done")).to_contain_text(said(game_id, f"lesson-{lesson_id}-done"))


@pytest.mark.parametrize("game_id", ASTRAY)
def test_every_lesson_is_done_on_a_phone(guest: Come, game_id: str) -> None:
    page = guest(viewport=PHONE, has_touch=True, locale="fr-FR").goes_to(f"/learn/{game_id}").page
    following = page.get_by_role("button", name="Commencer")
    for lesson in primer(game_id).lessons:
        following.click()
        expect(page.locator(".coach .head")).to_contain_text(said(game_id, f"lesson-{lesson.id}", "fr"))
        for number, task in enumerate(lesson.tasks):
            expect(page.locator(".coach .dots i.past")).to_have_count(number)
            expect(page.locator(".asking [data-choice]:not(:disabled)").first).to_be_visible()
            assert isinstance(task, Do)
            expect(page.locator(".coach .sentence")).to_be_in_viewport(ratio=1)
            assert page.evaluate(OUT_OF_SIGHT, ON_THE_BOARD) == []
            presses(page, task.answers[0])
        expect(page.locator(".coach.done")).to_be_visible()
        following = page.locator(".coach .btn.primary")
    following.click()
    expect(page.locator(".coach.done")).to_have_count(0)  # the first game, with a coach


HALF_A_LINE = """() => {
    const buttons = [...document.querySelectorAll('.asking .choices .btn')];
    const box = (button) => button.getBoundingClientRect();
    const whole = document.querySelector('.asking .choices').clientWidth;
    return buttons
        .filter((one) => !buttons.some((other) => other !== one && box(other).y === box(one).y))
        .filter((one) => box(one).width < 0.9 * whole)
        .map((one) => one.textContent.trim());
}"""
"""The choices that are alone in their line and leave a part of it empty."""


@pytest.mark.parametrize(("game_id", "lesson_id"), [("dc", "power"), ("guardians", "plan")])
def test_on_a_phone_no_choice_leaves_half_a_line_empty(guest: Come, game_id: str, lesson_id: str) -> None:
    """An odd number of short ones and a long one after them: what lies below is sooner in sight."""
    page = guest(viewport=LOW_PHONE, has_touch=True, locale="fr-FR").goes_to(f"/learn/{game_id}").page
    page.locator(f"[data-lesson={lesson_id}]").click()
    expect(page.locator(".asking .choices .long").first).to_be_visible()
    assert page.evaluate(HALF_A_LINE) == []


def test_whose_plans_are_ruined_is_said_with_the_villain(guest: Come) -> None:
    """The puzzle speaks of Prince John, and four robots sit at the table."""
    page = guest(viewport=LOW_PHONE, has_touch=True).goes_to("/learn/villainous").page
    page.locator("[data-lesson=token]").click()
    puzzle = primer("villainous").find("token")
    assert puzzle is not None
    first, second = [task.answers[0] for task in puzzle.tasks if isinstance(task, Do)]
    presses(page, first)
    expect(choice(page, second)).to_contain_text("Prince John, 18 Power")


def test_in_a_lesson_nothing_passes_by_itself(guest: Come) -> None:
    ann = guest()
    page = ann.page
    ann.goes_to("/learn/villainous")
    page.locator("[data-lesson=condition]").click()
    expect(page.get_by_role("button", name="Not in this game")).to_have_count(0)
    choice(page, ["pass_turn"]).click()
    expect(page.locator(".ask .aside .rule")).to_have_text("VI-E6")
    choice(page, ["react", "greed"]).click()
    expect(page.locator(".coach.done")).to_be_visible()


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["1440", "390"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_barrier_in_lessons(guest: Come, viewport: dict[str, int], scheme: str) -> None:
    ann = guest(viewport=viewport, color_scheme=scheme, bypass_csp=True)
    page = ann.page
    barriers: dict[str, Any] = {}
    ann.goes_to("/learn/pow")
    expect(page.locator("[data-lesson=heroes]")).to_be_visible()
    barriers["learn"] = serious(ann)
    page.locator("[data-lesson=heroes]").click()
    page.locator(THROW).click()
    choice(page, ["take", "villain", 1]).click()
    expect(page.locator(".ask .aside")).to_be_visible()
    barriers["astray"] = serious(ann)
    choice(page, ["take", "hero", 2]).click()
    expect(page.locator(".coach.done")).to_be_visible()
    barriers["done"] = serious(ann)
    assert {where: found for where, found in barriers.items() if found} == {}


def said(game_id: str, key: str, lang: str = "en") -> str:
    """A sentence of the lessons of a game."""
    return words_for(lang, None, words_of(load(game_id))).say(key)


def _title(lesson: Lesson) -> re.Pattern[str]:
    return re.compile(re.escape(said("pow", f"lesson-{lesson.id}", "fr")))


def _arrow_to(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no arrow leads to {selector}")
