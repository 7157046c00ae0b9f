"""Whoever holds nothing to play is not asked, and nobody can tell; whoever wants no questions gets none."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.guests import Guest

Come = Callable[..., Guest]
LISTEN = """
window.heard = []; window.spoken = [];
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", (event) => heard.push([Date.now(), JSON.parse(event.data)]));
  }
  send(text) {
    spoken.push([Date.now(), JSON.parse(text)]);
    super.send(text);
  }
};
"""
LEAST = 850
"""Milliseconds that a pass takes at least, and a little less: clocks of a browser are coarse."""
Said = list[tuple[float, dict[str, Any]]]


def listens(one: Guest) -> Guest:
    """Write down when the table speaks and when this screen answers."""
    one.context.add_init_script(LISTEN)
    return one


def heard(one: Guest) -> Said:
    return [(at, message) for at, message in one.page.evaluate("window.heard")]


def passed(one: Guest) -> Said:
    said = [(at, message) for at, message in one.page.evaluate("window.spoken")]
    return [(at, message) for at, message in said if message.get("answer") in (["pass"], ["pass_turn"])]


def questions(one: Guest) -> Said:
    """The windows in which this screen could do nothing but pass, and when it heard of them."""
    found = []
    for at, message in heard(one):
        for change in message.get("changes") or []:
            ask = next((part for part in change if isinstance(part, dict) and part.get("form") == "window"), None)
            if ask and all([option[0] in ("pass", "pass_turn") for option in ask["options"]]):
                found.append((at, ask))
    return found


def is_through(one: Guest) -> bool:
    """Whether such a window has been asked and answered."""
    asked, answers = questions(one), passed(one)
    return bool(asked and answers and answers[-1][0] > asked[0][0])


def ends_the_turn(one: Guest) -> None:
    """Do whatever comes first until the turn can be ended."""
    end = one.page.locator("[data-choice='[\"end\"]']:not(:disabled)")
    for _ in range(800):
        if end.count():
            end.click()
            return
        one.acts()
        one.page.wait_for_timeout(20)
    raise AssertionError("The turn does not end.")


def test_a_hand_without_a_condition_passes_by_itself_and_takes_its_time(latecomer: Come) -> None:
    ann, ben = listens(latecomer()), listens(latecomer())
    link = ann.lays_a_table("me", "open", "civilian", "civilian", "civilian", name="Ann", game="villainous")
    ben.sits_down_at(link, "Ben")
    ann.begins()
    ends_the_turn(ann)
    ends_the_turn(ben)
    by_hand = "[data-choice='[\"pass\"]']"
    for _ in range(600):
        if any([is_through(one) for one in (ann, ben)]):
            break
        for one in (ann, ben):
            if one.page.locator(by_hand).count():
                one.page.locator(by_hand).click()
        ann.page.wait_for_timeout(30)
    one, other = (ann, ben) if is_through(ann) else (ben, ann)
    opened = questions(one)[0][0]
    before = [message.get("seq", 0) for at, message in heard(one) if at <= opened]
    answered = next(at for at, _ in passed(one) if at > opened)
    assert answered - opened >= LEAST, "as long as somebody who has to think"
    late = [message for at, message in heard(other) if opened + 50 < at < answered]
    between = [
        message for message in late if message.get("seq", 0) > max(before)
    ]  # a busy screen hears of old steps late
    told = [message for message in between if message["type"] == "changed" and message["events"]]
    assert not told, "while it waits nothing tells that this hand is empty"
    assert not {"passes", "auto"} & set(json.dumps(between).split('"'))


def test_the_very_same_question_passes_again(latecomer: Come) -> None:
    """Whoever answers last is asked at once what they were asked before, if somebody else reacted."""
    ann, ben, cas = latecomer(), listens(latecomer()), latecomer()
    link = ann.lays_a_table("me", "open", "open", name="Ann", game="heroes")
    ben.sits_down_at(link, "Ben")
    cas.sits_down_at(link, "Cas")
    ann.begins()
    ann.page.locator(".streets [data-at=hero-traveller]").click()
    ann.page.locator("[data-at=district-bank]").click(position={"x": 60, "y": 20})
    presses_when_there(cas, '["villain","mammoth"]')
    presses_when_there(cas, '["pass"]')
    expect(ann.page.locator("[data-choice=throw]")).to_be_visible()
    assert len(passed(ben)) == 2


def test_among_bots_nobody_is_kept_waiting_and_what_is_wanted_is_asked(latecomer: Come) -> None:
    ann = listens(latecomer()).comes_to("villainous", 5)
    shown = ann.page.locator("[data-choice='[\"pass\"]']")
    ann.page.locator("[data-choice='[\"end\"]']").click()
    for _ in range(400):
        if questions(ann) or ann.page.locator("[data-choice^='[\"go']").count():
            break
        if shown.count():
            shown.click()
        ann.page.wait_for_timeout(20)
    asked = questions(ann)
    assert asked, "four bots have played"
    answered = next(at for at, _ in passed(ann) if at > asked[0][0])
    assert answered - asked[0][0] < LEAST
    ann.sets("ask me")
    for _ in range(1200):
        if shown.count():
            return
        if ann.choices().count():
            ann.acts()
        ann.page.wait_for_timeout(20)
    raise AssertionError("whoever wants to be asked is asked")


def test_not_in_this_game_and_ask_me_again(latecomer: Come) -> None:
    ann = latecomer().comes_to("villainous", 5)
    ann.sets("ask me")
    never, again = "[data-choice=pass-this-game]", "[data-choice=ask-me-again]"
    plays_until(ann, never)
    ann.page.reload()  # what is set for a game is remembered
    expect(ann.page.locator(again)).to_be_visible()
    ends_the_turn(ann)
    assert not ann.page.locator(never).count(), "nothing is asked any more"
    for _ in range(40):  # others play, and the button may be taken away under the finger
        if presses(ann, again):
            ann.page.wait_for_timeout(100)
    expect(ann.page.locator(again)).to_have_count(0)


def presses(one: Guest, button: str) -> bool:
    """Press a button if it is there and may be pressed."""
    pressed = "(button) => { const one = document.querySelector(button); one?.click(); return !!one; }"
    return bool(one.page.evaluate(pressed, f"{button}:enabled"))


def presses_when_there(one: Guest, choice: str) -> None:
    one.page.locator(f"[data-choice^='{choice}']:enabled").first.click()


def plays_until(one: Guest, button: str) -> None:
    """Play on until there is a button, and press it."""
    for _ in range(2000):
        if presses(one, button):
            return
        one.acts()
        one.page.wait_for_timeout(10)
    raise AssertionError(f"There never was {button}.")
