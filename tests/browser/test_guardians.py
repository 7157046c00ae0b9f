"""Guardians' Chronicles in real Chromium."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect
from scripts.pictures import act_until, is_asked

from tests.browser.guests import PHONE, WIDE, Guest, is_told
from tests.browser.test_axe import serious
from tests.browser.test_layout import SIZES

Come = Callable[..., Guest]

ACT = """(ranks) => {
    if (document.querySelector('.finished')) return 'over';
    if (document.querySelector('.seal') && !ranks.includes('ready')) return '';
    const all = [...document.querySelectorAll('.asking [data-choice]:not([data-choice=back])')];
    const some = all.find((one) => one.dataset.choice === 'draft' && !one.classList.contains('primary'));
    const card = some && document.querySelector('.tray .can');
    if (card) {
        card.click();
        return 'mark';
    }
    const verb = (one) => one.dataset.choice.startsWith('[')
        ? JSON.parse(one.dataset.choice)[0] : one.dataset.choice.split(':')[0];
    const rank = (one) => ranks.includes(verb(one)) ? ranks.indexOf(verb(one)) : ranks.indexOf('other');
    const best = all.filter((one) => !one.disabled).sort((one, two) => rank(one) - rank(two))[0];
    best?.click();
    return best?.dataset.choice ?? '';
}"""
"""Answer what is asked by the button of the highest rank."""

TO_FIGHT = ["throw", "draft", "ready", "lay", "hand", "attack", "shoot", "figure", "other", "zone", "area", "end"]
TO_PASS = ["throw", "draft", "end", "none", "keep", "other"]
"""Nothing is planned."""


def plays_until(done: Callable[[], bool], guests: Sequence[Guest], ranks: list[str], seconds: float) -> None:
    """Everybody answers whatever is asked, until something is so."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "It took too long."
        if not any([one.page.evaluate(ACT, ranks) for one in guests]):
            guests[0].page.wait_for_timeout(15)


def lays(one: Guest, place: int, side: str) -> tuple[str, str]:
    """Lay a card of the hand on a side of the sheet, by clicks on the board. Returns the hero and the card."""
    card = one.page.locator(".hand .card.can").nth(place)
    _, hero, name = str(card.get_attribute("data-thing")).split(":")
    card.click()
    one.page.locator(f"[data-thing='slot:{hero}:{side}']").click()
    expect(one.page.locator(f".slot.{side} [data-thing='card:{name}']")).to_be_visible()
    return hero, name


def test_two_against_two_plan_at_the_same_time_and_in_secret(guest: Come) -> None:
    four = [guest() for _ in range(4)]
    link = four[0].lays_a_table("me", "open", "open", "open", name="Ann", game="guardians", heroes="random")
    for one, name in zip(four[1:], ("Bob", "Cleo", "Dan"), strict=True):
        one.sits_down_at(link, name)
    four[0].begins()
    plays_until(lambda: all([one.page.locator(".hand .card.can").count() for one in four]), four, TO_PASS, 60)

    # All four are asked at once; each lays a card, and sees what the friend has laid.
    laid = [lays(one, 1, "right") for one in four]
    for one, (_, theirs) in zip(four, (laid[2], laid[3], laid[0], laid[1]), strict=True):
        expect(one.page.locator(f".order [data-thing='card:{theirs}']")).to_be_visible()
    for seat, one in enumerate(four):
        foes = [laid[other] for other in range(4) if other % 2 != seat % 2]
        for _, card in foes:
            assert one.page.locator(f"[data-thing='card:{card}']").count() == 0
            assert not [frame for frame in one.received if re.search(rf'"{card}", ?"right"', frame)]

    # The order of the team is one of its secrets, too.
    order = four[0].page.locator(".order .who")
    before = [str(who.get_attribute("aria-label"))[3:] for who in order.all()]
    four[0].page.locator(".order .up").first.click()
    for one in (four[0], four[2]):
        expect(one.page.locator(".order .who").first).to_have_attribute("aria-label", f"1. {before[1]}")

    # A card can be taken back and laid elsewhere as long as its player is not ready.
    four[3].page.locator(f"[data-thing='back:{laid[3][0]}']").click()
    expect(four[3].page.locator(".slot.right .card")).to_have_count(0)
    laid[3] = lays(four[3], 0, "right")

    for one in four[:3]:
        one.page.locator(".seal.can").click()
        expect(one.page.locator(".desk .waiting")).to_be_visible()
        expect(one.page.locator(".order .tick").first).to_be_visible()
    # Whoever is ready still sees what the team has laid, after the page was opened anew, too.
    four[0].page.reload()
    for _, card in (laid[0], laid[2]):
        expect(four[0].page.locator(f".order [data-thing='card:{card}']")).to_be_visible()
    expect(four[3].page.locator(".foes li.ready")).to_have_count(0)  # nobody is told who of the others is ready
    for one in (four[1], four[3]):
        assert not [frame for frame in one.received if re.search(rf'"{laid[0][1]}", ?"right"', frame)]
    four[3].page.locator(".seal.can").click()

    # Everything is revealed, and the turn is played to the end of the villain's step.
    for one in four:
        expect(one.page.locator(".initiative")).to_be_visible()
        for _, card in laid:
            expect(one.page.locator(f".table [data-thing='card:{card}']").first).to_be_attached()
    plays_until(lambda: four[0].page.locator(".hand .card.can").count() > 0, four, TO_PASS, 60)
    for one in four:
        expect(one.page.locator(".head .turn")).to_have_attribute("aria-label", re.compile("Turn 2"))


def test_alone_to_the_end_and_the_front_page_is_a_picture(guest: Come) -> None:
    ann = guest()
    ann.lays_a_table("me", name="Ann", game="guardians", mode="together", heroes="random")
    plays_until(lambda: ann.over, [ann], TO_FIGHT, 100)
    expect(ann.page.locator(".finished .page")).to_have_count(1)
    with ann.page.expect_download() as picture:
        ann.page.get_by_role("button", name="Share the front pages").click()
    taken = picture.value.path().read_bytes()
    assert taken.startswith(b"\x89PNG") and len(taken) > 50_000
    ann.page.get_by_role("link", name="Replay").click()
    expect(ann.page.locator(".board")).to_be_visible()


def test_a_line_of_sight_shows_what_cuts_it_and_a_shot_its_chance(latecomer: Come) -> None:
    ann = latecomer().comes_to("guardians", 4)
    ann.page.locator(".map [data-thing='figure:xtina']").click()
    expect(ann.page.locator(".glass")).to_contain_text("line of sight is cut by Lamp Post on e5")
    expect(ann.page.locator(".lines line")).to_have_count(2)
    expect(ann.page.locator(".lines path")).to_have_count(4)  # two bursts with a cross each
    ann.page.keyboard.press("Escape")
    ann.page.locator(".map [data-thing='figure:nodalie_3']").click()
    expect(ann.page.locator(".asking .primary")).to_contain_text(
        re.compile(r"Attack No’ Dalie 3 at range\s*\d+\s%")
    )
    assert not any(["answer" in frame for frame in ann.sent])  # marked, not thrown


def test_the_dice_of_a_roll_stay_and_are_no_lines_of_the_log(latecomer: Come) -> None:
    ann = latecomer().comes_to("guardians", 4)
    ann.page.locator(".map [data-thing='figure:nodalie_3']").click()
    ann.page.locator(".asking .primary").click()
    expect(ann.page.locator(".thrown.good, .thrown.bad")).to_contain_text("No’ Dalie 3")
    dice = ann.page.locator(".thrown .die")
    lie = [die.get_attribute("aria-label") for die in dice.all()]
    ann.page.reload()
    expect(dice).to_have_count(len(lie))
    assert lie and [die.get_attribute("aria-label") for die in dice.all()] == lie
    # How it went is a line of the log; what each throw showed is on the board.
    expect(ann.page.locator(".log")).to_contain_text("attacks No’ Dalie 3 at range")
    expect(ann.page.locator(".log")).not_to_contain_text(re.compile(r"rolls|with \d+ dice"))


def test_a_hero_moves_by_keyboard(latecomer: Come) -> None:
    ann = latecomer().comes_to("guardians", 4)
    ann.page.locator("[data-space=e6]").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        ann.page.keyboard.press(key)
    expect(ann.page.locator("[data-space=g7]")).to_be_focused()
    ann.page.keyboard.press("ArrowLeft")
    ann.page.keyboard.press("Enter")
    is_told(ann, "2 Actions are left")
    sent = [json.loads(frame) for frame in ann.sent]
    assert [frame["answer"] for frame in sent if frame["type"] == "answer"] == [["move", "f7"]]


def test_a_finger_reads_before_it_moves(latecomer: Come) -> None:
    ann = latecomer(viewport=PHONE, has_touch=True).comes_to("guardians", 4)
    ann.page.locator("[data-space=f7]").tap()
    expect(ann.page.locator(".glass")).to_contain_text("Grand Avenue")
    ann.page.locator(".glass").get_by_role("button", name="Move to f7").tap()
    is_told(ann, "2 Actions are left")


def test_whoever_is_not_ready_reads_why(latecomer: Come) -> None:
    ann = latecomer().comes_to("guardians", 2)
    expect(ann.page.locator(".seal")).to_contain_text("Ultrawoman: no Power card")
    ann.page.locator(".hand .card.can").first.click()
    ann.page.locator(".slot.can").first.click()
    expect(ann.page.locator(".seal")).to_contain_text("Rage: no Power card")


def test_a_plan_is_made_by_the_first_button_and_ready(guest: Come) -> None:
    ann = guest()
    ann.lays_a_table("me", "civilian", name="Ann", game="guardians", heroes="random")
    act_until(ann, lambda: is_asked(ann, "GC-133"), rather="ready")
    expect(ann.page.locator(".initiative")).to_be_visible()


HIDDEN_NAMES = """() => {
    const pieces = document.querySelectorAll('.layer .figure, .layer .piece');
    const boxes = [...pieces].map((node) => node.getBoundingClientRect());
    return [...document.querySelectorAll('.map text.name')].filter((name) => {
        const one = name.getBoundingClientRect();
        return boxes.some((two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 3
            && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 3);
    }).map((name) => name.textContent);
}"""


@pytest.mark.parametrize("seats", [4, 6])
def test_nothing_stands_on_the_name_of_a_district(latecomer: Come, seats: int) -> None:
    ann = latecomer(locale="fr-FR").comes_to("guardians", seats)
    assert ann.page.locator(".map text.name").count() == 6
    assert ann.page.evaluate(HIDDEN_NAMES) == []


def test_the_choice_of_a_newspaper_fills_the_ground_and_says_what_it_means(guest: Come) -> None:
    ann = guest()
    ann.lays_a_table("me", "civilian", name="Ann", game="guardians", heroes="random")
    expect(ann.page.locator(".papers .paper.can")).to_have_count(2)
    expect(ann.page.locator(".press .caption")).to_contain_text("the front page with more points wins")
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ground = ann.page.locator(".ground[data-board]").bounding_box()
        papers = [one.bounding_box() for one in ann.page.locator(".papers .paper").all()]
        assert (
            ground
            and sum(one["width"] * one["height"] for one in papers if one)
            > 0.5 * ground["width"] * ground["height"]
        )
        assert all(one and one["y"] + one["height"] <= ground["y"] + ground["height"] for one in papers)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_saga_stands_until_people_go_on_and_places_are_taken_on_the_map(
    latecomer: Come, size: dict[str, int]
) -> None:
    ann = latecomer(viewport=size).comes_to("guardians", 3)
    pages, saga = ann.page.locator(".saga-page .page"), ann.page.locator(".saga-page")
    onward = ann.page.locator(".asking").get_by_role("button", name="On to the next adventure")
    expect(onward).to_be_visible()
    ann.page.reload()  # the bots have gone on long since
    expect(pages).to_have_count(2)
    expect(pages.first).to_contain_text("The Gate is Shut")
    expect(pages.last).to_contain_text("Emissary Recalled")
    expect(saga).to_contain_text("The Last Encore")
    onward.click()
    starts = ann.page.locator(".map [data-space].can")
    plays_until(lambda: starts.count() > 0, [ann], TO_PASS, 60)
    expect(saga).to_have_count(0)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_can_be_read_by_everybody(latecomer: Come, seats: int) -> None:
    ann = latecomer(bypass_csp=True).comes_to("guardians", seats)
    assert serious(ann) == []
