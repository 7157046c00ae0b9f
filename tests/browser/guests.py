"""People at a browser: they read the caption, press buttons and send links to each other."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect
from playwright.sync_api import TimeoutError as Late

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
WAIT = 30_000
CHOICES = (
    ".asking [data-choice]:not([data-choice=draft]):not([data-choice=back])"
    ":not([data-choice=pass-this-game]):not([data-choice=ask-me-again]):not(:disabled):visible"
)
"""The buttons that answer or lead to an answer; neither what is marked, nor the way back, nor what is set."""
PLAY_POW = ".shelf article:has([href='/new?game=pow']) .btn.primary"
"""The button of the rack that opens a table of POW! at once."""


class Guest:
    """Somebody with a browser of their own. The console's errors are kept, and so is what the socket brings."""

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        self.address = address
        self.mishaps: list[str] = []
        self.received: list[str] = []
        self.sent: list[str] = []
        settings = {
            "viewport": WIDE,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **context,
        }
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.set_default_timeout(WAIT)
        self.page: Page = self.new_tab()

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda line: self.mishaps.append(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: self.mishaps.append(str(error)))
        page.on("websocket", self._listen)
        self.page = page
        return page

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def goes_to(self, path: str) -> Guest:
        self.page.goto(path if path.startswith("http") else self.address + path)
        return self

    # Getting in

    def plays_now(self) -> Guest:
        self.goes_to("/")
        self.page.locator(PLAY_POW).click()
        self.page.wait_for_url("**/t/*")
        return self

    def lays_a_table(
        self, *kinds: str, name: str = "", start: str = "first_seat", game: str = "pow", **options: str
    ) -> str:
        """Open a table; returns the link to it."""
        self.goes_to(f"/new?game={game}")
        return self.fills_in_the_form(*kinds, name=name, start=start, **options)

    def fills_in_the_form(self, *kinds: str, name: str = "", start: str = "first_seat", **options: str) -> str:
        """Who plays, and by which options; returns the link to the table."""
        page = self.page
        if name:
            page.get_by_label(re.compile("My name|Mon nom")).fill(name)
        page.locator(".counts").first.get_by_role("button", name=str(len(kinds)), exact=True).click()
        for place, kind in enumerate(kinds):
            kind, _, guest = kind.partition(":")
            page.locator("form li").nth(place).locator("select").first.select_option(kind)
            if guest:
                page.locator("form li").nth(place).locator("input").fill(guest)
        starts = page.locator(f"select[data-option=start]:has(option[value={start}])")
        if starts.count():  # some games say by their own rules who begins
            starts.select_option(start)
        for option, value in options.items():
            page.locator(f"[data-option={option}]").select_option(value)
        page.locator("form .btn.primary").click()
        page.wait_for_url("**/t/*")
        return page.url

    def sits_down_at(self, link: str, name: str) -> Guest:
        self.goes_to(link)
        field = self.page.get_by_label(re.compile("My name|Mon nom"))
        field.fill(name)
        field.blur()
        self.page.locator(".waiting li .btn.primary").first.click()
        return self

    def begins(self) -> Guest:
        """Begin the game as the host, once everybody sits."""
        self.page.get_by_role("button", name=re.compile("Begin the game|Commencer la partie")).click()
        return self

    # What they set

    def sets(self, *words: str) -> None:
        """Press these buttons of the menu."""
        menu = self.page.locator("details.menu")
        menu.locator("summary").click()
        for word in words:
            menu.get_by_role("button", name=word).click()
        menu.locator("summary").click()

    # At the table

    @property
    def caption(self) -> Any:
        return self.page.locator(".asking .ask")

    @property
    def over(self) -> bool:
        return self.page.locator(".finished").count() > 0

    def choices(self) -> Any:
        return self.page.locator(CHOICES)

    def throws(self) -> None:
        self.page.locator("[data-choice=throw]").click()

    def is_asked_to_throw(self) -> bool:
        return self.page.locator("[data-choice=throw]:not(:disabled)").count() > 0

    def keeps(self, count: int = 1) -> None:
        """Mark the first dice and throw the others again."""
        for _ in range(count):
            self.page.locator(".thrown .die.can").first.click()
        self.page.locator("[data-choice=draft]").click()

    def takes(self) -> str:
        """Take the first tile that may be taken."""
        choice = self.choices().first
        said = choice.inner_text()
        choice.click()
        return str(said)

    def acts(self) -> bool:
        """Do something if it is my turn."""
        if self.over:
            return False
        try:
            choice = self.choices().first
            if choice.count():
                choice.click(timeout=500)
            elif self.page.locator(".asking [data-choice=draft]").count():
                self.marks_enough()
            else:
                return False
        except Late:  # the table moved on meanwhile
            return False
        return True

    def marks_enough(self) -> None:
        """Mark the first things there are until they are an answer, and confirm it."""
        confirm = self.page.locator(".asking [data-choice=draft].primary:not(:disabled)")
        for _ in range(12):
            if confirm.count():
                break
            self.page.locator("[data-thing].can:visible").first.click(timeout=500)
        confirm.click(timeout=500)

    def comes_to(self, game: str, seats: int, name: str = "Ann") -> Guest:
        """Sit down at the first seat of a table of bots."""
        self.lays_a_table("me", *["civilian"] * (seats - 1), name=name, game=game)
        expect(self.page.locator(".asking .title")).to_be_visible()
        return self

    def comes_to_be(self, expression: str, value: Any = True) -> None:
        """Look until it is so: the policy of the page forbids it to evaluate a `wait_for_function`."""
        for _ in range(400):
            if self.page.evaluate(expression) == value:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{expression} never was {value!r}.")

    def messages(self, kind: str) -> list[dict[str, Any]]:
        found = [json.loads(frame) for frame in self.received]
        return [message for message in found if message["type"] == kind]

    def leaves(self) -> None:
        """Go home; nothing may have gone wrong."""
        self.context.close()
        assert not self.mishaps, self.mishaps


def play_to_the_end(*guests: Guest) -> None:
    for _ in range(2000):
        if all([guest.over for guest in guests]):
            return
        if not any([guest.acts() for guest in guests]):
            guests[0].page.wait_for_timeout(30)
    raise AssertionError("The game did not end.")


STEPS = """() => [...document.querySelectorAll('.asking [data-choice]:not([data-choice^="["])')]
    .map((one) => one.dataset.choice)
    .filter((one) => !['draft', 'back', 'pass-this-game', 'ask-me-again'].includes(one))"""
"""The buttons that lead on to further ones: things, and areas in which there are very many of them."""


def press_answer(page: Page, answer: Any) -> None:
    """Press the button of an answer, wherever the steps of the caption box lead to it."""
    said = json.dumps(answer, separators=(",", ":"))
    named = [str(word) for word in answer[1:]]

    def found(path: tuple[str, ...]) -> bool:
        page.evaluate("document.querySelector('.asking [data-choice=back]')?.click()")
        for step in path:
            page.evaluate(
                "(step) => document.querySelector(`.asking [data-choice=${CSS.escape(step)}]`)?.click()", step
            )
        button = page.locator(f".asking [data-choice='{said}']")
        if button.count():
            button.first.click()
            return True
        steps = [step for step in page.evaluate(STEPS) if step not in path]
        # What the answer names leads to it, most likely.
        steps.sort(key=lambda step: not any([word in step for word in named]))
        return len(path) < 4 and next((True for step in steps if found((*path, step))), False)

    assert found(()), f"{said} cannot be reached"


def wait_for_turn(*guests: Guest) -> Guest:
    """Whoever must act next; as patient as everything that is expected."""
    for _ in range(1000):
        for guest in guests:
            if guest.is_asked_to_throw() or guest.choices().count():
                return guest
        guests[0].page.wait_for_timeout(20)
    raise AssertionError("Nobody is asked anything.")


def is_told(guest: Guest, text: str) -> None:
    expect(guest.caption).to_contain_text(re.compile(text))
