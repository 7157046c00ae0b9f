"""Guardians' Chronicles in real Chromium."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest, is_told
from tests.browser.test_axe import serious

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

TO_FIGHT = ["throw", "draft", "ready", "lay", "hand", "attack", "shoot", "figure", "other", "zone", "end"]
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


@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_can_be_read_by_everybody(latecomer: Come, seats: int) -> None:
    ann = latecomer(bypass_csp=True).comes_to("guardians", seats)
    assert serious(ann) == []
