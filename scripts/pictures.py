"""Takes every picture of a screen in docs/pictures again: real games of a fresh node, at 1440 and at 390 pixels.

    .venv/bin/python -m scripts.pictures               # all of them
    .venv/bin/python -m scripts.pictures lobby heroes  # only these

The chance of every table is the same each time, so the games begin alike. Bots play the person's seat for a while,
the person takes it back, and the picture is taken when the question is worth showing. `states` lays out the
largest states of all games, at every size that the tests look at.
"""

from __future__ import annotations

import base64
import itertools
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright
from scripts import build_web

from panoplie.games import ids
from tests.browser.conftest import CHROMIUM
from tests.browser.guests import PHONE, WIDE, Guest, play_to_the_end
from tests.browser.states import STATES
from tests.browser.test_layout import LARGE_LETTERS, LONG_NAME, SIZES
from tests.table.servers import Node

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
NODE = ROOT / "tests" / "browser" / "loaded_node.py"
STAGED = ROOT / "tests" / "browser" / "staged_node.py"
MOST_BYTES = 150_000
FRENCH = ((390, 664), (1280, 720))
LARGE = ((768, 1024),)
"""Which of the sizes show the states in French, and which with letters at 150 %."""
PACE = 0.3
"""Bots answer this much faster than they do for people."""


class Photographer:
    """Plays at the tables of one node and keeps what they look like."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.guests: list[Guest] = []

    def guest(self, locale: str = "en-GB", large: bool = False) -> Guest:
        """Somebody new, whose draws are always the same; with large letters if that is to be shown."""
        one = Guest(self.browser, self.address, locale=locale)
        if large:
            one.context.add_init_script(LARGE_LETTERS)
        one.context.add_init_script(
            f"let draw = {len(self.guests)}; Math.random = () => (draw = draw * 0.7 + 0.13) % 1;"
        )
        self.guests.append(one)
        return one

    def shoot(self, one: Guest, name: str, size: dict[str, int] = WIDE) -> None:
        """What the page shows at this size, with nothing half said and nothing under the pointer."""
        one.page.set_viewport_size(size)  # type: ignore[arg-type]
        one.page.mouse.move(0, 0)
        expect(one.page.locator(".balloon")).to_have_count(0)
        one.page.wait_for_timeout(300)
        self.keep(one, f"{name}-{size['width']}")

    def keep(self, one: Guest, name: str) -> None:
        """The whole page, as a WebP that is no larger than it needs to be."""
        wire = one.context.new_cdp_session(one.page)
        page = wire.send("Page.getLayoutMetrics")["cssContentSize"]
        path = PICTURES / f"{name}.webp"
        for scale, quality in itertools.product((1, 0.8, 0.65), (80, 65, 50)):
            clip = {"x": 0, "y": 0, "width": page["width"], "height": page["height"], "scale": scale}
            how = {"format": "webp", "quality": quality, "captureBeyondViewport": True, "clip": clip}
            path.write_bytes(base64.b64decode(wire.send("Page.captureScreenshot", how)["data"]))
            if path.stat().st_size <= MOST_BYTES:
                break
        print(path.relative_to(ROOT), f"{path.stat().st_size // 1024} kB")

    def both(self, one: Guest, name: str) -> None:
        self.shoot(one, name)
        self.shoot(one, name, PHONE)
        one.page.set_viewport_size(WIDE)  # type: ignore[arg-type]

    # What is shown

    def table(self) -> None:
        """POW!, in the middle of a throw; then its end, and its replay."""
        ann = self.guest()
        link = ann.lays_a_table("me", "sidekick", "legend", name="Ann")
        let_a_bot_play(ann, lambda: log_length(ann) > 32)
        act_until(ann, lambda: ann.page.locator(".thrown .die.can").count() > 3)
        ann.page.locator(".thrown .die.can").nth(1).click()
        self.both(ann, "table")
        ann.sets("Dark")
        self.shoot(ann, "table-dark")
        ann.sets("Light")
        leave_it_to_a_bot(ann)
        expect(ann.page.locator(".finished")).to_be_visible(timeout=60_000)
        self.both(ann, "finished")
        ann.goes_to(f"{link}/replay?at=40")
        expect(ann.page.locator(".now b")).to_be_visible()
        self.both(ann, "replay")
        ann.leaves()

    def heroes(self) -> None:
        """My turn in a city that has seen a few phases, with cards in the hand."""
        ann = self.guest()
        ann.lays_a_table("me", "sidekick", "civilian", "civilian", name="Ann", game="heroes")
        let_a_bot_play(ann, lambda: phase(ann) >= 4)
        act_until(ann, lambda: is_asked(ann, "HI-049") and 3 < ann.choices().count() < 10)
        self.both(ann, "heroes")
        ann.leaves()

    def villainous(self) -> None:
        """A realm with heroes and allies in it, and an action to choose."""
        ann = self.guest()
        ann.lays_a_table("me", "sidekick", "civilian", name="Ann", game="villainous")
        let_a_bot_play(ann, lambda: log_length(ann) > 90)
        act_until(ann, lambda: ann.page.locator(".asking [data-choice^='[\"use']").count() > 2)
        self.both(ann, "villainous")
        ann.leaves()

    def dc(self) -> None:
        """Cards in play, and Power to buy with."""
        ann = self.guest()
        ann.lays_a_table("me", "sidekick", "civilian", name="Ann", game="dc")
        let_a_bot_play(ann, lambda: log_length(ann) > 150)
        act_until(ann, lambda: ann.page.locator("[data-choice^='[\"buy']").count() > 1)
        self.both(ann, "dc")
        ann.leaves()

    def guardians(self) -> None:
        """The second turn of a battle over the district: a hero may move and strike."""
        ann = self.guest()
        ann.lays_a_table("me", "sidekick", "sidekick", "civilian", name="Ann", game="guardians")
        let_a_bot_play(ann, lambda: log_length(ann) > 90)
        act_until(ann, lambda: is_asked(ann, "GC-133"), rather="ready")
        self.both(ann, "guardians")
        ann.leaves()

    def learn(self) -> None:
        """What POW! teaches, and its first lesson."""
        ann = self.guest()
        ann.goes_to("/learn/pow")
        expect(ann.page.locator("main .btn.primary").first).to_be_visible()
        self.both(ann, "learn")
        ann.page.locator("main .btn.primary").first.click()
        ann.page.locator("[data-choice=throw]").click()
        expect(ann.page.locator(".tile.can").first).to_be_visible()
        self.both(ann, "lesson")
        ann.leaves()

    def lobby(self) -> None:
        """All issues on the rack, and tables of each sort below it."""
        ann, ben, cleo = self.guest(), self.guest(), self.guest()
        lay_a_public_table(ben, "me", "open", "sidekick", name="Ben")
        lay_a_public_table(ben, "me", "open", game="villainous")
        lay_a_public_table(ben, "me", "legend", "civilian", game="heroes")
        lay_a_public_table(cleo, "me", "open", "open", "civilian", name="Cléo", game="heroes")
        lay_a_public_table(cleo, "me", "sidekick", "sidekick", game="villainous")
        ann.lays_a_table("me", "civilian", name="Ann")
        play_to_the_end(ann)
        ann.lays_a_table("me", "sidekick", "legend")
        ann.lays_a_table("me", "sidekick", game="heroes")
        ann.goes_to("/")
        expect(ann.page.locator(".shelf article")).to_have_count(len(ids()))
        expect(ann.page.locator(".lists a").first).to_be_visible()
        self.both(ann, "lobby")
        for one in (ann, ben, cleo):
            one.leaves()

    def states(self) -> None:
        """As much on the table as there can be: the states and the people of the tests of the layout.

        Some sizes in French, one with letters at 150 % (FRENCH, LARGE); names are long everywhere.
        """
        for game, seats in STATES:
            for french, large in ((False, False), (True, False), (False, True)):
                one = self.guest(locale="fr-FR" if french else "en-GB", large=large)
                one.comes_to(game, seats, name=LONG_NAME)
                for width, height in SIZES:
                    if ((width, height) in FRENCH, (width, height) in LARGE) != (french, large):
                        continue
                    one.page.set_viewport_size({"width": width, "height": height})
                    one.page.reload()
                    expect(one.page.locator(".asking [data-choice]").first).to_be_visible()
                    one.page.mouse.move(1, 1)
                    one.page.wait_for_timeout(300)
                    self.keep(one, f"state-{game}{seats}-{width}x{height}")
                one.leaves()


def lay_a_public_table(one: Guest, *kinds: str, name: str = "", game: str = "pow") -> None:
    """Open a table that the rack lists for everybody."""
    one.goes_to(f"/new?game={game}")
    one.page.get_by_role("checkbox", name="Public").check()
    one.fills_in_the_form(*kinds, name=name)


def let_a_bot_play(one: Guest, enough: Callable[[], bool]) -> None:
    """Leave the seat to a bot until there is something to see, and take it back."""
    page = one.page
    leave_it_to_a_bot(one)
    for _ in range(3000):
        if enough() or one.over:
            break
        page.wait_for_timeout(40)
    if one.over:
        raise SystemExit("The game ended before there was enough to see.")
    page.locator("[data-choice=return]").click()
    expect(page.locator("[data-choice=return]")).to_have_count(0)


def leave_it_to_a_bot(one: Guest) -> None:
    one.page.locator(".me .names").click()
    one.page.get_by_role("button", name="Leave; a bot plays on").click()


def is_asked(one: Guest, rule: str) -> bool:
    return bool(one.page.locator(".asking .rule", has_text=rule).count())


def act_until(one: Guest, worth_showing: Callable[[], bool], rather: str = "") -> None:
    """Answer by the first button there is, or by that of a verb which ends what could go on for ever."""
    ends = one.page.locator(f".asking [data-choice^='[\"{rather}\"']:not(:disabled)")
    for _ in range(400):
        if worth_showing():
            return
        if rather and ends.count():
            ends.first.click()
        elif not one.acts():
            one.page.wait_for_timeout(60)
    raise SystemExit("The moment that was to be shown never came.")


def log_length(one: Guest) -> int:
    return one.page.locator(".log li").count()


def phase(one: Guest) -> int:
    """The number in “Phase 5, turn 1”; 0 before the first."""
    words = " ".join(one.page.locator(".when").all_inner_texts()).replace(",", " ").split()
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0


def main(wanted: list[str]) -> None:
    build_web.main()
    names = ("lobby", "learn", "table", "heroes", "villainous", "dc", "guardians", "states")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for name in [name for name in names if not wanted or name in wanted]:
            with tempfile.TemporaryDirectory() as folder:
                script = STAGED if name == "states" else NODE
                node = Node(script, {"PYTHONPATH": str(ROOT)}, data=str(Path(folder) / "data"), pace=PACE)
                try:
                    getattr(Photographer(browser, node.address), name)()
                finally:
                    node.stop()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
