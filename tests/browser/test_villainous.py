"""Three villains at three screens: a mouse, a keyboard and a phone, a Fate action, a Condition, and a victory."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.guests import PHONE, WIDE, Guest
from tests.browser.test_axe import serious
from tests.browser.test_layout import SIZES

GREEDY = {"greed", "trickery"}
"""The Conditions of Prince John and Ursula for an opponent who has six Power."""
ROUNDS = 40


def answer_of(*parts: str) -> str:
    return json.dumps(list(parts), separators=(",", ":"))


def choice(one: Guest, *parts: str) -> Locator:
    """A button of the caption box, by its answer."""
    wanted = answer_of(*parts).replace('"', '\\"')
    return one.page.locator(f'.asking [data-choice="{wanted}"]:not(:disabled):visible')


def offers(one: Guest, *parts: str) -> bool:
    return choice(one, *parts).count() > 0


def board_of(one: Guest) -> dict[str, Any]:
    """What the last message said about the table cannot be read from the page; what the page shows can."""
    return one.page.evaluate(  # type: ignore[no-any-return]
        """() => ({
            power: Number(document.querySelector('.purse i')?.textContent ?? -1),
            held: [...document.querySelectorAll('.hand button')].filter((card) => card.checkVisibility())
              .map((card) => card.dataset.at.replace(/^held-\\d+-/, '')),
        })"""
    )


def press(one: Guest, target: Locator) -> None:
    """By keyboard alone: go to a thing with the arrows and press Enter."""
    for _ in range(60):
        if target.evaluate("(node) => node === document.activeElement"):
            one.page.keyboard.press("Enter")
            return
        one.page.keyboard.press("ArrowRight")
    raise AssertionError("The arrows do not lead there.")


def spot(one: Guest, place: str) -> Locator:
    return one.page.locator(f".board .art:has([data-at=at-{place}]) .ground")


def symbol(one: Guest, name: str) -> Locator:
    return one.page.locator(".place.here .symbol.can", has=one.page.locator(f"svg.{name}")).first


def wait_for_any(*guests: Guest) -> Guest | None:
    """Whoever is asked something; nobody if the game is over."""
    for _ in range(600):
        for one in guests:
            if one.over:
                return None
            if one.choices().count():
                return one
        guests[0].page.wait_for_timeout(15)
    raise AssertionError("Nobody is asked anything.")


class Table:
    """Ann is Captain Hook, Ben Prince John, Cléo Ursula; who holds what is left to chance."""

    def __init__(self, ann: Guest, ben: Guest, cleo: Guest) -> None:
        self.guests = (ann, ben, cleo)
        self.fated = False
        self.reacted = 0

    def answer(self, one: Guest) -> None:
        """Whatever is asked outside of the plans: a Condition is played from the hand if one can be."""
        if offers(one, "pass"):
            held = one.page.locator(".hand button.can:visible")
            if held.count():
                held.first.click()
                self.reacted += 1
            else:
                choice(one, "pass_turn").click()
            return
        one.choices().first.click()

    def until_asked(self, one: Guest, *parts: str) -> bool:
        """Answer for everybody until this choice is there."""
        for _ in range(80):
            asked = wait_for_any(*self.guests)
            if asked is None:
                return False
            if asked is one and offers(one, *parts):
                return True
            self.answer(asked)
        raise AssertionError(f"{parts} is never asked.")

    def goes(self, one: Guest, *places: str) -> bool:
        """Go to the first of the places that is open."""
        for _ in range(80):
            asked = wait_for_any(*self.guests)
            if asked is None:
                return False
            for place in places:
                if asked is one and offers(one, "go", place):
                    spot(one, place).click()
                    return True
            self.answer(asked)
        raise AssertionError(f"Nobody goes to {places}.")

    def ends(self, one: Guest) -> bool:
        if not self.until_asked(one, "end"):
            return False
        choice(one, "end").click()
        return True


def discards_others(table: Table, one: Guest, *rows: str) -> None:
    """Throw away whatever is not the Condition that is looked for."""
    if not table.until_asked(one, "end"):
        return
    for row in rows:
        if not offers(one, "use", "discard", row):
            continue
        symbol(one, "discard").click()
        expect(one.caption).to_contain_text(re.compile("Which cards|Quelles cartes"))
        cards = one.page.locator(".hand button:visible")
        for place, held in enumerate(board_of(one)["held"]):
            if held not in GREEDY and cards.nth(place).get_attribute("aria-pressed") == "false":
                cards.nth(place).click()
        sent = one.page.locator(".asking .btn.primary:visible")
        (sent if sent.count() else one.choices()).first.click()
        return


def fates(ann: Guest) -> bool:
    """Reveal two cards of Ben's and play one into his realm, step by step on the board; unless neither can be."""
    symbol(ann, "fate").click()
    ann.page.locator(".seats .glance.can").first.click()
    expect(ann.caption).to_contain_text(re.compile("Fate cards|Which action"))
    if "Fate cards" not in ann.caption.inner_text():
        return False
    expect(ann.page.locator(".open li")).to_have_count(2)
    expect(ann.page.locator(".aim")).to_contain_text("Prince John")
    hero = ann.page.locator(".open button.can:has(.card.hero)")
    card = hero if hero.count() else ann.page.locator(".open button.can")
    card.first.click()
    ann.page.locator(".realm .can:visible, .asking .btn.primary:visible").first.click()
    return True


def test_three_villains_play_to_a_victory(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ben = guest(viewport=WIDE)
    cleo = guest(viewport=PHONE, locale="fr-FR", has_touch=True)
    link = ann.lays_a_table("me", "open", "open", name="Ann", game="villainous", villains="choice")
    ben.sits_down_at(link, "Ben")
    cleo.sits_down_at(link, "Cléo")
    ann.begins()
    table = Table(ann, ben, cleo)

    ann.page.locator(".gallery button.can", has_text="Captain Hook").click()
    press(ben, ben.page.locator(".gallery button.can", has_text="Prince John"))
    cleo.page.locator(".gallery button.can", has_text="Ursula").click()
    expect(ann.page.locator(".place")).to_have_count(4)
    expect(ann.page.locator(".realm .symbol")).to_have_count(16)
    assert len(board_of(ann)["held"]) == len(board_of(cleo)["held"]) == 4

    # The location where the mover stands says why it cannot be chosen.
    spot(ann, "jolly_roger").click()
    expect(ann.page.locator(".ask .aside")).to_contain_text("another location")

    # Ann grows rich, the others look for the Conditions that this allows.
    for turn in range(ROUNDS):
        table.goes(ann, "mermaid_lagoon" if turn % 2 else "skull_rock", "jolly_roger")
        if table.until_asked(ann, "end") and not table.fated and offers(ann, "use", "fate", "bottom"):
            table.fated = fates(ann)
        for action in (("gain_1", "top"), ("gain_3", "bottom")):
            if table.until_asked(ann, "end") and offers(ann, "use", *action):
                choice(ann, "use", *action).click()
        table.ends(ann)
        if table.reacted and table.fated:
            break
        for one, places in ((ben, ("sherwood_forest", "the_jail")), (cleo, ("erics_ship", "the_shore"))):
            table.goes(one, *places)
            discards_others(table, one, "top", "bottom")
            table.ends(one)
    assert table.fated and table.reacted
    expect(ann.page.locator(".log")).to_contain_text("ruins the plans of Ben")
    expect(ann.page.locator(".log")).to_contain_text(re.compile("plays the Condition (Greed|Trickery)"))

    # The discard pile is public, and opens large.
    ann.page.locator("[data-at=discard-0]:visible, .piles .top:visible").last.click()
    expect(ann.page.locator("dialog")).to_be_visible()
    ann.page.keyboard.press("Escape")

    # Prince John fills his treasury.
    for _ in range(ROUNDS):
        if not table.goes(ben, "the_jail", "friar_tucks_church", "nottingham"):
            break
        for action in (("gain_3", "bottom"), ("gain_2", "top"), ("gain_1", "top")):
            if table.until_asked(ben, "end") and offers(ben, "use", *action):
                choice(ben, "use", *action).click()
        table.ends(ben)
        for one in (cleo, ann):
            if not table.goes(one, *("erics_ship", "the_shore", "jolly_roger", "skull_rock")):
                break
            table.ends(one)
    for one in table.guests:
        expect(one.page.locator(".finished")).to_be_visible()
    expect(ann.page.locator(".finished .headline")).to_contain_text("Prince John has filled his treasury")
    expect(cleo.page.locator(".finished .panel.won")).to_contain_text("Ben")


def test_another_realm_is_large_on_demand_and_nothing_is_a_barrier(guest: Callable[..., Guest]) -> None:
    for viewport, scheme in ((WIDE, "light"), (PHONE, "dark")):
        ann = guest(viewport=viewport, color_scheme=scheme, bypass_csp=True)
        ann.lays_a_table("me", "civilian", "civilian", name="Ann", game="villainous", villains="choice")
        expect(ann.page.locator(".gallery")).to_be_visible()
        assert serious(ann) == []
        ann.page.locator(".gallery button.can", has_text="Jafar").click()
        expect(ann.page.locator(".realm")).to_be_visible()
        assert serious(ann) == []
        realms = ann.page.locator(".tabs .tab" if viewport is WIDE else ".seats .brief:visible")
        realms.nth(1).click()
        expect(ann.page.locator(".aim")).not_to_contain_text("Jafar")
        assert serious(ann) == []
        realms.nth(0).click()
        expect(ann.page.locator(".aim")).to_contain_text("Jafar")
        page = ann.page.evaluate("() => [document.documentElement.scrollHeight, innerHeight]")
        assert page[0] <= page[1]


OVERLAPPING = """(what) => {
    const boxes = [...document.querySelectorAll(what)].map((node) => node.getBoundingClientRect());
    const on = (one, two) => two.left < one.right - 2 && two.top < one.bottom - 2;
    return boxes.slice(1).filter((two, place) => on(boxes[place], two)).length;
}"""


def test_on_a_phone_allies_below_three_symbols_lie_side_by_side(latecomer: Callable[..., Guest]) -> None:
    ann = latecomer(viewport=PHONE, has_touch=True).comes_to("villainous", 4)
    expect(ann.page.locator(".place.full .cards > li")).to_have_count(6)
    assert ann.page.evaluate(OVERLAPPING, ".place.full .cards > li") == 0


def test_names_of_villains_are_whole(latecomer: Callable[..., Guest]) -> None:
    ann = latecomer(locale="fr-FR").comes_to("villainous", 6)
    for width, height in SIZES[1:]:  # on a phone the seats show their signs
        ann.page.set_viewport_size({"width": width, "height": height})
        cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
        assert ann.page.locator(".seats .villain").count() == 5
        assert ann.page.locator(".seats .villain").evaluate_all(cut) == []


def test_a_tablet_shows_whole_cards_of_a_large_hand(latecomer: Callable[..., Guest]) -> None:
    ann = latecomer(viewport={"width": 768, "height": 1024}).comes_to("villainous", 6)
    seen = "(all) => all.filter((one) => one.getBoundingClientRect().width < 60).length"
    assert ann.page.locator(".me .hand > li").count() == 8
    assert ann.page.locator(".me .hand > li").evaluate_all(seen) == 0
