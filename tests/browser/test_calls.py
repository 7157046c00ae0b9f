"""The table calls who is to play: by sounds that can be turned off, by notifications for those who look away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.guests import Guest, wait_for_turn

Come = Callable[..., Guest]

HEARD = """
window.heard = 0;
for (const kind of [AudioBufferSourceNode, AudioScheduledSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { window.heard++; return start.apply(this, when); };
}
"""

BELL = """
window.bells = 0;
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, how) { super(context, how); if (how.frequency === 880) window.bells++; }
};
"""

NOTED = """
window.noted = [];
window.asked = [];
window.Notification = class {
  static permission = localStorage.getItem('allowed') ?? 'default';
  static async requestPermission() {
    window.asked.push(navigator.userActivation.isActive);
    localStorage.setItem('allowed', ANSWER);
    return (this.permission = ANSWER);
  }
  constructor(title, more) { window.noted.push([title, more.body]); }
};
"""

AWAY = """
window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
Object.defineProperty(document, 'visibilityState', { get: () => window.away ? 'hidden' : 'visible' });
"""


AWAKE = """
window.awake = 0;
Object.defineProperty(navigator, 'wakeLock', { value: {
  async request(kind) {
    window.awake++;
    let held = true;
    const release = async () => { if (held) window.awake--; held = false; };
    document.addEventListener('visibilitychange', () => window.away && release());
    return { release };
  },
} });
"""


def listens(one: Guest) -> Guest:
    one.context.add_init_script(HEARD)
    return one


def heard(one: Guest) -> int:
    """Sounds since this was last asked."""
    return int(one.page.evaluate("() => { const count = window.heard; window.heard = 0; return count; }"))


def may_be_notified(one: Guest, answer: str = "granted") -> Guest:
    one.context.add_init_script(NOTED.replace("ANSWER", f"'{answer}'") + AWAY)
    return one


def noted(one: Guest) -> Any:
    return one.page.evaluate("window.noted")


def throws_and_takes(one: Guest) -> None:
    wait_for_turn(one)
    one.throws()
    expect(one.page.locator(".thrown button.die")).to_have_count(5)
    one.takes()


def test_what_happens_is_heard_until_sound_is_turned_off(guest: Come) -> None:
    ann = listens(guest())
    ann.lays_a_table("me", "civilian", name="Ann")
    throws_and_takes(ann)
    wait_for_turn(ann)
    assert heard(ann) > 0

    ann.sets("Sound is on")
    heard(ann)
    throws_and_takes(ann)
    wait_for_turn(ann)
    assert heard(ann) == 0

    ann.page.reload()
    throws_and_takes(ann)
    wait_for_turn(ann)
    assert heard(ann) == 0, "it is remembered"

    ann.sets("Sound is off")
    throws_and_takes(ann)
    wait_for_turn(ann)
    assert heard(ann) > 0


def bells(one: Guest) -> int:
    return int(one.page.evaluate("window.bells"))


def test_a_bell_rings_once_for_each_turn_of_mine_with_dice_or_without(guest: Come) -> None:
    ann = guest()
    ann.context.add_init_script(BELL)
    ann.lays_a_table("me", "civilian", name="Ann", game="dc")
    end = ann.page.locator("[data-thing='do:end'].can:visible")
    expect(end).to_be_visible()
    for turn in (1, 2, 3):
        ann.comes_to_be("window.bells", turn)
        ann.page.locator('.me [data-thing^="hand:"].can').first.click()
        expect(ann.page.locator(".turn .played li")).not_to_have_count(0)
        expect(end).to_be_visible()
        assert bells(ann) == turn, "a further question of the same turn"
        end.click()
        expect(ann.page.locator(".turn .played li")).to_have_count(0)
        answers_until(ann, end)

    ann.lays_a_table("me", "civilian", name="Ann")
    for turn in (1, 2):
        wait_for_turn(ann)
        ann.comes_to_be("window.bells", turn)
        ann.throws()
        expect(ann.page.locator(".thrown button.die")).to_have_count(5)
        assert bells(ann) == turn
        ann.takes()


def answers_until(one: Guest, what: Any) -> None:
    """Answer what the others' turns ask of me."""
    for _ in range(300):
        if what.count():
            return
        one.acts()
        one.page.wait_for_timeout(30)
    raise AssertionError("It never was my turn again.")


def test_a_notification_calls_whoever_looks_away(guest: Come) -> None:
    ann, ben = may_be_notified(guest()), guest()
    link = ann.lays_a_table("me", "open", name="Ann")
    ben.sits_down_at(link, "Ben")
    ann.begins()
    expect(ann.page.locator("[data-choice=throw]")).to_be_visible()
    assert ann.page.evaluate("window.asked") == [], "nobody is asked unbidden"

    ann.sets("Notify me when it is my turn")
    assert ann.page.evaluate("window.asked") == [True], "asked once, after a click"
    throws_and_takes(ann)
    throws_and_takes(ben)
    expect(ann.page.locator("[data-choice=throw]")).to_be_visible()
    assert noted(ann) == [], "who looks needs no notification"

    throws_and_takes(ann)
    wait_for_turn(ben)
    ann.page.evaluate("window.away = true")
    throws_and_takes(ben)
    expect(ann.page.locator("[data-choice=throw]")).to_be_visible()
    ((title, body),) = noted(ann)
    assert title == "POW!: your turn"
    assert "dice" in body

    ann.page.reload()
    ann.sets("Notifies you when it is your turn")
    throws_and_takes(ann)
    wait_for_turn(ben)
    ann.page.evaluate("window.away = true")
    throws_and_takes(ben)
    expect(ann.page.locator("[data-choice=throw]")).to_be_visible()
    assert noted(ann) == [], "turned off"


def test_a_browser_that_forbids_notifications_says_so(guest: Come) -> None:
    ann = may_be_notified(guest(), "denied")
    ann.goes_to("/")
    ann.page.get_by_label("Settings").click()
    ann.page.get_by_role("button", name="Notify me when it is my turn").click()
    expect(ann.page.locator("details.menu")).to_contain_text("does not let Panoplie notify you")
    expect(ann.page.get_by_role("button", name="Notify me when it is my turn")).to_be_visible()


def is_awake(one: Guest, awake: bool) -> None:
    one.comes_to_be("window.awake", int(awake))


def test_a_screen_stays_awake_while_its_owner_is_to_play(guest: Come) -> None:
    ann, ben = guest(), guest()
    for one in (ann, ben):
        one.context.add_init_script(AWAKE + AWAY)
    link = ann.lays_a_table("me", "open", name="Ann")
    ben.sits_down_at(link, "Ben")
    ann.begins()
    wait_for_turn(ann)
    is_awake(ann, True)
    is_awake(ben, False)
    for away in ("true", "false"):  # the browser lets go while nobody looks
        ann.page.evaluate(f"window.away = {away}; document.dispatchEvent(new Event('visibilitychange'))")
        is_awake(ann, away == "false")
    throws_and_takes(ann)
    is_awake(ann, False)
    is_awake(ben, True)
