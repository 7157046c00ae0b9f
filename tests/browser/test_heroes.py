"""Heroes Incorporated in real Chromium."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.browser.guests import PHONE, WIDE, Guest, is_told
from tests.browser.test_axe import serious

Come = Callable[..., Guest]

PATIENCE = 25
"""How often a player aims with the mouse; later a game goes faster."""
GOOD = 7
"""What is worth so much is done without looking at what else there is."""

NO_STEPS = ("draft", "back", "pass-this-game", "ask-me-again")

SEEN = """() => {
    return {
        over: !!document.querySelector('.finished'),
        busy: !!document.querySelector('.asking [data-choice]:disabled:not([data-choice=draft])'),
        choices: [...document.querySelectorAll('.asking [data-choice]')].map((one) => one.dataset.choice),
        crimes: [...document.querySelectorAll('.cell:has(button.pawn) :is(.block, .hero)')]
            .map((one) => one.dataset.at),
    };
}"""


class Player:
    """Somebody who fights crime wherever there is some: by clicks on the city, or by the buttons below it."""

    def __init__(self, guest: Guest, on_the_board: bool) -> None:
        self.guest = guest
        self.page = guest.page
        self.on_the_board = on_the_board
        self.seen: set[str] = set()
        self.done = 0

    def acts(self) -> bool:
        """Do something if there is something to do. Returns whether the game is over."""
        now: dict[str, Any] = self.page.evaluate(SEEN)
        if now["over"]:
            return True
        if now["busy"] or not now["choices"]:
            self.page.wait_for_timeout(15)
            return False
        self.seen |= {choice.split('"')[1] for choice in now["choices"] if choice.startswith("[")}
        try:
            self.choose(now["choices"], now["crimes"])
        except Late:  # the table moved on meanwhile
            self.page.keyboard.press("Escape")
        return False

    def choose(self, choices: list[str], crimes: list[str]) -> None:
        if "throw" in choices:
            self.press("throw")
            return
        answers = [json.loads(choice) for choice in choices if choice.startswith("[")]
        steps = [choice for choice in choices if choice[0] != "[" and choice not in NO_STEPS]
        self.done += 1
        best = max(answers, key=lambda answer: self.worth(answer, crimes), default=None)
        if steps and (best is None or self.worth(best, crimes) < GOOD) and ["end"] not in answers:
            self.goes_on(steps, crimes)
            return
        said = json.dumps(best, separators=(",", ":"))
        if self.aims and best is not None and best[0] in ("move", "fight") and self.marks:
            self.page.locator(f"[data-at=district-{best[2]}]").click(timeout=500, position={"x": 60, "y": 20})
            if not self.marks:
                return
        self.press(said)  # perhaps with which of the markers

    def goes_on(self, steps: list[str], crimes: list[str]) -> None:
        """To whoever stands by a crime or to where there is one, or else to one thing after another."""
        troubled = [step for step in steps if step.replace(":", "-") in crimes]
        some = troubled or steps
        step = some[self.done % len(some)]
        sort, _, hero = step.partition(":")
        standee = self.page.locator(f".streets [data-at=hero-{hero}]")
        if self.aims and sort == "hero" and standee.count():
            standee.click(timeout=500)
            expect(standee.and_(self.page.locator(".marked"))).to_be_visible(timeout=500)
        else:
            self.press(step)

    @property
    def aims(self) -> bool:
        return self.on_the_board and self.done < PATIENCE

    @property
    def marks(self) -> int:
        return self.page.locator(".streets .marked").count()

    def worth(self, answer: list[Any], crimes: list[str]) -> int:
        ranks = {
            "fight": 9,
            "rocket": 9,
            "minions": 9,
            "villain": 8,
            "spend": 5,
            "play": 6,
            "draw": 4,
            "end": 3,
            "let_all": 3,
        }
        if answer[0] in ("move", "place"):
            return 7 if f"district-{answer[2]}" in crimes else 2
        if answer[0] == "spend":
            return 5 + int(answer[1])
        return ranks.get(answer[0], 3 if answer[0] not in ("pass", "skip", "mimic", "shift") else 1)

    def press(self, choice: str) -> None:
        button = self.page.locator(f".asking [data-choice='{choice}']").first
        if self.done > PATIENCE:
            button.evaluate("(button) => button.click()", timeout=500)
            return
        button.click(timeout=500)


def lay(guest: Guest, *kinds: str, **options: str) -> str:
    return guest.lays_a_table(*kinds, name="Ann", game="heroes", **options)


def test_two_people_and_two_bots_play_a_whole_game(guest: Come) -> None:
    ann, ben = guest(), guest(viewport=PHONE, locale="fr-FR", has_touch=True)
    link = lay(ann, "me", "open", "civilian", "civilian", lairs="true")
    ben.sits_down_at(link, "Ben")
    ann.begins()
    players = [Player(ann, on_the_board=True), Player(ben, on_the_board=False)]
    for _ in range(6000):
        if all([player.acts() for player in players]):
            break
    totals = [[int(total) for total in one.page.locator(".total").all_inner_texts()] for one in (ann, ben)]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 4
    assert max(totals[0]) >= 30
    assert {"move", "fight", "draw"} <= players[0].seen
    expect(ann.page.locator(".finished")).to_contain_text(re.compile("wins|share"))
    expect(ben.page.locator(".finished")).to_contain_text(re.compile("gagne|partagent"))
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ann.goes_to(f"{link}/replay?at=60")
    expect(ann.page.locator(".cell")).to_have_count(25)


def play_until_my_turn(player: Player) -> None:
    """Until it is my turn and one of my heroes can do something."""
    for _ in range(400):
        asked = player.page.locator(".asking .rule", has_text="HI-049").count()
        if asked and player.page.locator(".streets .hero.can").count():
            return
        player.acts()
    raise AssertionError("It never was my turn.")


def test_choosing_on_the_board_step_by_step(guest: Come) -> None:
    ann = guest()
    lay(ann, "me", "civilian")
    page = ann.page
    offered = page.locator(".lineup .card.can")
    expect(offered).to_have_count(3)
    offered.first.click()
    player = Player(ann, on_the_board=False)
    play_until_my_turn(player)

    hero = page.locator(".streets .hero.can").first
    hero.click()
    expect(page.locator(".streets .hero.marked")).to_have_count(1)
    expect(page.locator(".streets .block.can").first).to_be_visible()
    page.locator(".cell:not(:has(.folk button)) .block:not(.can)").first.click(position={"x": 80, "y": 14})
    expect(page.locator(".ask .aside")).to_be_visible()
    page.keyboard.press("Escape")  # the reading glass that opened with the reason
    expect(page.locator(".glass")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".streets .marked")).to_have_count(0)

    expect(page.locator(".block").first).to_have_attribute(
        "aria-label", re.compile("^Row 1, first from the left: .*value")
    )
    assert page.evaluate("document.documentElement.scrollHeight") <= WIDE["height"]
    page.locator(".block").first.focus()
    for key in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.place") == "6"
    expect(page.locator(".glass")).to_contain_text("HI-007")


def test_a_whole_turn_by_keyboard(guest: Come) -> None:
    ann = guest()
    lay(ann, "me", "civilian")
    player = Player(ann, on_the_board=False)
    play_until_my_turn(player)
    page, keys = ann.page, ann.page.keyboard
    page.evaluate("document.activeElement?.blur()")
    for _ in range(60):
        keys.press("ArrowRight")
        if page.evaluate("document.activeElement.matches('.streets .hero')"):
            break
    keys.press("Enter")
    expect(page.locator(".streets .hero.marked")).to_have_count(1)
    for _ in range(120):  # step by step, until something is answered
        if not page.locator(".streets .marked").count():
            break
        keys.press("ArrowRight")
        if page.evaluate("document.activeElement.matches('.block.can, [data-choice]:not(.quiet)')"):
            keys.press("Enter")
    expect(page.locator(".streets .marked")).to_have_count(0)


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["1440", "390"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_violation(guest: Come, viewport: dict[str, int], scheme: str) -> None:
    ann = guest(viewport=viewport, color_scheme=scheme, bypass_csp=True, locale="fr-FR")
    lay(ann, "me", "civilian", "civilian", "civilian")
    expect(ann.page.locator(".lineup .card.can").first).to_be_visible()
    barriers = {"draft": serious(ann)}
    play_until_my_turn(Player(ann, on_the_board=False))
    is_told(ann, "À vous|tour")
    barriers["turn"] = serious(ann)
    ann.page.locator(".streets .hero.can").first.click()
    barriers["picked"] = serious(ann)
    if viewport is PHONE:
        ann.page.get_by_role("button", name="Agrandir").click()
        ann.page.get_by_role("button", name="Réduire").click()
    assert {page: found for page, found in barriers.items() if found} == {}
