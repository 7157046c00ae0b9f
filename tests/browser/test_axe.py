"""No page has a serious barrier, by axe."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, WIDE, Guest

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
HOW = "() => axe.run(document, {resultTypes: ['violations']})"


def serious(one: Guest) -> list[tuple[str, str, list[str]]]:
    one.page.add_script_tag(path=AXE)
    found: dict[str, Any] = one.page.evaluate(HOW)
    return [
        (
            violation["id"],
            violation["help"],
            [f"{node['html'][:120]} {node['failureSummary']}" for node in violation["nodes"][:4]],
        )
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["1440", "390"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_violation_on_any_page(
    guest: Callable[..., Guest], finished: str, viewport: dict[str, int], scheme: str
) -> None:
    ann = guest(viewport=viewport, color_scheme=scheme, bypass_csp=True)
    barriers: dict[str, Any] = {}

    ann.goes_to("/")
    expect(ann.page.locator(".shelf .btn.primary").first).to_be_visible()
    barriers["rack"] = serious(ann)
    ann.goes_to("/new?game=pow")
    expect(ann.page.locator("form")).to_be_visible()
    barriers["new"] = serious(ann)
    ann.lays_a_table("me", "open")
    expect(ann.page.locator(".waiting")).to_be_visible()
    barriers["waiting"] = serious(ann)
    ann.lays_a_table("me", "civilian", "here:Bob")
    barriers["throw"] = serious(ann)
    ann.throws()
    expect(ann.page.locator("[data-choice=draft]")).to_be_visible()
    ann.page.locator(".tile.cannot").first.click()
    expect(ann.page.locator(".ask .aside")).to_be_visible()
    barriers["asked"] = serious(ann)
    ann.page.locator(".thrown .die.can").first.click()
    barriers["marked"] = serious(ann)
    ann.page.keyboard.press("?")
    expect(ann.page.locator("dialog article").first).to_be_visible()
    barriers["rules"] = serious(ann)
    ann.page.keyboard.press("Escape")
    ann.takes()
    expect(ann.page.locator(".curtain")).to_be_visible()
    barriers["curtain"] = serious(ann)
    ann.goes_to(finished)
    expect(ann.page.locator(".finished")).to_be_visible()
    barriers["finished"] = serious(ann)
    ann.goes_to(f"{finished}/replay?at=9")
    expect(ann.page.locator(".now b")).to_be_visible()
    barriers["replay"] = serious(ann)
    ann.goes_to("/nowhere")
    barriers["nowhere"] = serious(ann)

    assert {page: found for page, found in barriers.items() if found} == {}
