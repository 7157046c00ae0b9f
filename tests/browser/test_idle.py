"""A table at which nobody does anything costs nothing: a phone that lies there keeps its battery."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from panoplie.games import ids
from tests.browser.guests import Guest
from tests.browser.states import STATES

Come = Callable[..., Guest]

WOKEN = """
window.woken = [];
for (const name of ['setInterval', 'setTimeout', 'requestAnimationFrame', 'requestIdleCallback']) {
  const begin = window[name];
  const noted = (then) => (...told) => { window.woken.push(String(then)); then(...told); };
  window[name] = (then, ...rest) => begin(noted(then), ...rest);
}
"""
"""Everything that a page does by itself after a while is written down."""

LARGEST = {game: max(seats for one, seats in STATES if one == game) for game in ids()}


def work(one: Guest) -> Callable[[], dict[str, float]]:
    """How much has been laid out and styled since this was last asked."""
    session = one.context.new_cdp_session(one.page)
    session.send("Performance.enable")
    before: dict[str, float] = {}

    def done() -> dict[str, float]:
        metrics = session.send("Performance.getMetrics")["metrics"]
        now = {each["name"]: each["value"] for each in metrics}
        since = {name: now[name] - before.get(name, 0) for name in ("LayoutCount", "RecalcStyleCount")}
        before.update(now)
        return since

    return done


@pytest.mark.parametrize("game", ids())
def test_a_board_at_which_nobody_plays_does_nothing(latecomer: Come, game: str) -> None:
    ann = latecomer(reduced_motion="no-preference")
    ann.context.add_init_script(WOKEN)
    ann.comes_to(game, LARGEST[game])
    done = work(ann)
    ann.page.wait_for_timeout(2500)  # what came with the page has come, and moved to its place
    done()
    ann.page.evaluate("window.woken = []")
    ann.page.wait_for_timeout(3000)
    assert [
        what for what in ann.page.evaluate("window.woken") if "ping" not in what
    ] == []  # a sign of life is none
    assert max(done().values()) <= 2, "asking is all that was done"


@pytest.mark.parametrize("game", ids())
def test_what_lies_below_the_choices_of_a_phone_is_counted_once(latecomer: Come, game: str) -> None:
    """The line that says how many there are takes room from them, and stays nevertheless."""
    ann = latecomer(viewport={"width": 390, "height": 900}).comes_to(game, LARGEST[game])
    done = work(ann)
    restless = []
    for height in range(900, 560, -20):
        ann.page.set_viewport_size({"width": 390, "height": height})
        ann.page.wait_for_timeout(150)
        done()
        ann.page.wait_for_timeout(150)
        if max(done().values()) > 2:
            restless.append(height)
    assert restless == []
