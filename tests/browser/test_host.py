"""The host's desk in the browser: nothing without the secret; with it the load, the tables and the bans."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest
from tests.table.people import Person
from tests.table.servers import Node

SECRET = "a secret of the host alone"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="module")
def hosted(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    running = Node(data=str(tmp_path_factory.mktemp("hosted") / "data"), host_secret=SECRET)
    yield running
    running.stop()


@pytest.fixture
def host(browser: Any, hosted: Node) -> Iterator[Callable[..., Guest]]:
    came: list[Guest] = []

    def come(**context: Any) -> Guest:
        came.append(Guest(browser, hosted.address, **context))
        return came[-1].goes_to("/host")

    yield come
    for one in came:
        one.leaves()


def enters(one: Guest, label: str, button: str, secret: str = SECRET) -> None:
    one.page.get_by_label(label).fill(secret)
    one.page.get_by_role("button", name=button).click()


def test_a_host_closes_a_table_and_bans_an_address(host: Callable[..., Guest], hosted: Node) -> None:
    ann = Person(hosted.address, "Ann")
    table = ann.opens(["me", "civilian"])["table"]
    one = host()
    enters(one, "The host’s secret", "Open the desk", "wrong")
    expect(one.page.get_by_role("alert")).to_contain_text("not its secret")
    expect(one.page.get_by_text("Ann")).to_have_count(0)
    one.mishaps.clear()  # the browser reports what was refused
    enters(one, "The host’s secret", "Open the desk")
    line = one.page.get_by_role("listitem").filter(has_text="Ann")
    expect(line).to_contain_text("being played")
    one.page.get_by_label("Address or network").fill("203.0.113.0/24")
    one.page.get_by_role("button", name="Ban", exact=True).click()
    expect(one.page.get_by_role("listitem").filter(has_text="203.0.113.0/24")).to_be_visible()
    one.page.get_by_role("button", name="Lift").click()
    expect(one.page.get_by_text("Nobody is banned.")).to_be_visible()
    line.get_by_role("button").click()
    expect(line).to_contain_text("Really close?")
    assert ann.http.get(f"/tables/{table}").status_code == 200, "the first press only asks"
    line.get_by_role("button").click()
    expect(line).to_have_count(0)
    assert ann.http.get(f"/tables/{table}").status_code == 404
    assert not one.mishaps
    assert SECRET not in one.page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")


def test_the_desk_fits_a_phone_and_everybody_can_use_it(host: Callable[..., Guest], hosted: Node) -> None:
    Person(hosted.address, "Léa").opens(["me", "open"])
    one = host(viewport=PHONE, locale="fr-FR")
    enters(one, "Le secret de l’hôte", "Ouvrir le bureau")
    expect(one.page.get_by_role("heading", name="Tables les plus actives")).to_be_visible()
    assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    one.page.evaluate(AXE.read_text())
    found = one.page.evaluate("axe.run().then((r) => r.violations.map((v) => v.id))")
    assert found == []
