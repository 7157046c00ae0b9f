"""What happened moves, quickly; a click skips it; who wants no motion sees none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.guests import Guest, wait_for_turn

Come = Callable[..., Guest]
HALF_A_SECOND = 500

MOVED = """
window.moved = [];
const note = (animation) => {
  const { endTime, iterations } = animation.effect.getComputedTiming();
  const name = animation.animationName ?? animation.transitionProperty ?? 'flight';
  if (iterations === 1) window.moved.push([name, endTime]);
};
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const animation = animate.call(this, frames, { ...how, duration: how.duration * (window.slowly ?? 1) });
  note(animation);
  return animation;
};
for (const began of ['animationstart', 'transitionrun']) {
  document.addEventListener(began, (event) => event.target.getAnimations().forEach(note), true);
}
"""


def sits_at_a_moving_table(one: Guest) -> Guest:
    one.context.add_init_script(MOVED)
    one.lays_a_table("me", "civilian", name="Ann")
    expect(one.page.locator("[data-choice=throw]")).to_be_visible()
    return one


def moved(one: Guest) -> dict[str, float]:
    """What has moved, and for how many milliseconds at most."""
    longest: dict[str, float] = {}
    for name, milliseconds in one.page.evaluate("window.moved"):
        longest[name] = max(milliseconds, longest.get(name, 0))
    return longest


def plays_a_turn(one: Guest) -> None:
    one.throws()
    expect(one.page.locator(".thrown button.die")).to_have_count(5)
    one.takes()
    wait_for_turn(one)


def test_an_event_moves_for_less_than_half_a_second(guest: Come) -> None:
    ann = sits_at_a_moving_table(guest(reduced_motion="no-preference"))
    plays_a_turn(ann)
    longest = moved(ann)
    assert "flight" in longest, "the tile flies to its stack"
    assert any("tumble" in name for name in longest), "the dice tumble"
    assert {name: ms for name, ms in longest.items() if ms > HALF_A_SECOND} == {}


def test_nothing_moves_for_who_wants_no_motion(guest: Come) -> None:
    ann = sits_at_a_moving_table(guest(reduced_motion="reduce"))
    plays_a_turn(ann)
    assert moved(ann) == {}


def test_a_click_skips_what_moves(guest: Come) -> None:
    ann = sits_at_a_moving_table(guest(reduced_motion="no-preference"))
    ann.throws()
    expect(ann.page.locator(".thrown button.die")).to_have_count(5)
    ann.page.evaluate("window.slowly = 1000")  # nobody would wait for this
    ann.takes()
    flying: Any = ann.page.locator("[inert][aria-hidden=true]")
    expect(flying).to_have_count(1)
    ann.page.locator("h1").first.dispatch_event("pointerdown")
    expect(flying).to_have_count(0)
    expect(ann.page.locator(".log")).to_contain_text("Ann takes")
