"""Every seat has a hue and a shape: whoever does not see the one is told by the other, or by a name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from panoplie.games import ids
from tests.browser.guests import PHONE, WIDE, Guest
from tests.browser.states import STATES

Come = Callable[..., Guest]
MOST = {game: max(seats for one, seats in STATES if one == game) for game in ids()}

MARKS = """() => [...document.querySelectorAll('.seats .seat, .me .seat')].filter((seat) => seat.checkVisibility())
    .map((seat) => {
        const mark = seat.querySelector('.emblem svg > path');
        const name = seat.querySelector('.names strong').textContent;
        return [mark.getAttribute('fill'), mark.getAttribute('d'), name];
    })"""

HUE_ALONE = """(marks) => {
    // What is painted in the hue of a seat has its shape or its name within the same panel, thing or line.
    // Cards have colours of their own, and a tab of Villainous shows whose it is by the villain's emblem.
    const bare = [];
    const drawn = (node) => node.closest('.face, .slip, .tab:has(svg)');
    for (const [hue, shape, name] of marks) {
        const has = (node) => ['fill', 'style'].some((way) => node.getAttribute(way)?.includes(hue));
        const painted = [...document.querySelectorAll('.table [fill], .table [style]')].filter(has);
        for (const node of painted.filter((node) => !drawn(node))) {
            const whole = node.closest('.seat') ?? node.closest('button, li, section') ?? node;
            const shown = whole.querySelector(`path[d="${shape}"]`) || node.getAttribute('d') === shape;
            if (!shown && !whole.textContent.includes(name)) bare.push(`${whole.className}: ${hue}`);
        }
    }
    return bare;
}"""


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["1440", "390"])
@pytest.mark.parametrize("game", ids())
def test_no_seat_is_told_by_its_hue_alone(latecomer: Come, game: str, viewport: dict[str, int]) -> None:
    ann = latecomer(viewport=viewport).comes_to(game, MOST[game])
    marks = ann.page.evaluate(MARKS)
    assert len(marks) == MOST[game]
    hues, shapes, _ = zip(*marks, strict=True)
    assert len(set(hues)) == len(set(shapes)) == len(marks)
    assert ann.page.evaluate(HUE_ALONE, marks) == []
