"""The first page is light, the client can be installed, and without a connection a page says so."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest

Come = Callable[..., Guest]
LIGHT = 350_000


def test_the_rack_loads_less_than_350_kilobytes(guest: Come) -> None:
    ann = guest(locale="fr-FR")
    weighed: dict[str, float] = {}
    names: dict[str, str] = {}
    wire = ann.context.new_cdp_session(ann.page)
    wire.send("Network.enable")

    def note(sent: dict[str, Any]) -> None:
        names[sent["requestId"]] = sent["request"]["url"]

    def weigh(done: dict[str, Any]) -> None:
        weighed[names.get(done["requestId"], "?")] = done["encodedDataLength"]

    wire.on("Network.requestWillBeSent", note)
    wire.on("Network.loadingFinished", weigh)
    ann.goes_to("/")
    expect(ann.page.locator(".tagline").first).not_to_be_empty()
    ann.page.wait_for_load_state("networkidle")
    assert len(weighed) > 5
    assert sum(weighed.values()) < LIGHT, weighed


def test_it_can_be_installed(guest: Come) -> None:
    ann = guest()
    ann.goes_to("/")
    link = ann.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = ann.page.request.get(f"{ann.address}{link}").json()
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert ann.page.request.get(f"{ann.address}{icon['src']}").ok, icon


def test_without_a_connection_a_page_says_so(guest: Come) -> None:
    ann = guest(service_workers="allow")
    ann.goes_to("/")
    ann.comes_to_be("navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)")
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="without a connection")).to_be_visible()
    expect(ann.page.get_by_text("Vos parties sont en sécurité")).to_be_visible()
    ann.context.set_offline(False)
    ann.page.get_by_role("link", name="Try again").click()
    expect(ann.page.locator(".shelf article").first).to_be_visible()
    ann.mishaps.clear()  # the browser notes each request that found no network


DEAF = """{
    const Real = WebSocket, open = [];
    window.WebSocket = class extends Real {
        constructor(address) {
            super(window.deaf ? 'ws://127.0.0.1:9' : address);
            open.push(this);
        }
    };
    window.goDeaf = () => {
        window.deaf = true;
        open.forEach((socket) => socket.close());
    };
}"""


@pytest.mark.parametrize(
    ("locale", "hint", "nothing", "kept"),
    [
        ("en-GB", "Hint", "Nothing was sent", "Your words stay here"),
        ("fr-FR", "Conseil", "Rien n’a été envoyé", "Votre message reste ici"),
    ],
    ids=["en", "fr"],
)
def test_what_nobody_hears_is_answered(guest: Come, locale: str, hint: str, nothing: str, kept: str) -> None:
    ann = guest(locale=locale)
    ann.context.add_init_script(DEAF)
    ann.lays_a_table("me", "civilian", name="Ann", game="dc")
    expect(ann.page.locator(".asking [data-choice]").first).to_be_visible()
    ann.page.evaluate("goDeaf()")
    expect(ann.page.locator(".lost")).to_be_visible()
    ann.page.get_by_role("button", name=hint).click()
    expect(ann.page.locator(".asking .aside")).to_contain_text(nothing)
    ann.page.locator("header").get_by_role("button", name="Chat" if locale == "en-GB" else "Discussion").click()
    ann.page.locator(".chat .field").fill("Bonjour")
    ann.page.locator(".chat form .btn").click()
    expect(ann.page.locator(".chat [role=alert]")).to_contain_text(kept)
    expect(ann.page.locator(".chat .field")).to_have_value("Bonjour")
    ann.mishaps.clear()  # the browser notes each socket that found nobody


def test_no_two_buttons_of_the_rack_share_a_name(guest: Come) -> None:
    ann = guest()
    ann.goes_to("/")
    names = ann.page.evaluate(
        """() => [...document.querySelectorAll('.shelf .btn')]
            .map((node) => node.getAttribute('aria-label') ?? node.textContent.trim())"""
    )
    expect(ann.page.locator(".shelf .btn").first).to_be_visible()
    assert len(names) == len(set(names)), json.dumps(names)
