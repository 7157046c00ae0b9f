"""Real games in real Chromium."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.guests import PHONE, PLAY_POW, WIDE, Guest, is_told, play_to_the_end, wait_for_turn
from tests.table.servers import Node

Come = Callable[..., Guest]


@pytest.mark.parametrize(
    ("locale", "play", "throw"), [("fr-FR", "Jouer", "Lancer les dés"), ("en-US", "Play now", "Throw the dice")]
)
def test_a_new_user_throws_within_three_clicks_in_the_browsers_language(
    guest: Come, locale: str, play: str, throw: str
) -> None:
    ann = guest(locale=locale, reduced_motion="no-preference")
    ann.goes_to("/")
    expect(ann.page.locator(PLAY_POW)).to_contain_text(play)
    ann.page.locator(PLAY_POW).click()
    for _ in range(400):  # a bot may start
        if ann.is_asked_to_throw():
            break
        ann.page.wait_for_timeout(20)
    ann.page.get_by_role("button", name=throw).click()
    expect(ann.page.locator(".thrown button.die")).to_have_count(5)
    ann.choices().first.click()  # and the tile flies
    expect(ann.page.locator(".thrown button.die")).not_to_have_count(5)


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["1440", "390"])
def test_two_people_and_a_bot_play_a_whole_game_by_link(guest: Come, viewport: dict[str, int]) -> None:
    ann, ben, cy = guest(viewport=viewport), guest(viewport=viewport), guest(viewport=viewport)
    link = ann.lays_a_table("me", "open", "sidekick", name="Ann")
    expect(ann.page.locator(".waiting")).to_be_visible()
    ben.sits_down_at(link, "Ben")
    ann.begins()
    cy.goes_to(link)
    expect(cy.caption).to_contain_text("You are watching")

    ann.throws()
    ann.takes()
    expect(ben.page.locator("[data-choice=throw]")).to_be_visible()
    ben.throws()
    expect(ben.page.locator(".thrown button.die")).to_have_count(5)
    ben.keeps()
    expect(ben.page.locator(".aside .kept")).to_have_count(1)
    dice = dice_of(ben)
    ben.page.close()
    expect(ann.page.get_by_text("away")).to_be_visible()

    ben.new_tab()
    ben.goes_to(link)
    expect(ben.page.locator(".aside .kept")).to_have_count(1)
    assert dice_of(ben) == dice
    expect(cy.page.locator(".thrown .die")).to_have_count(4)
    assert cy.page.locator(".table .can, .table [data-choice]").count() == 0

    play_to_the_end(ann, ben)
    expect(cy.page.locator(".finished")).to_be_visible()
    totals = [one.page.locator(".total").all_inner_texts() for one in (ann, ben, cy)]
    assert totals[0] == totals[1] == totals[2]
    assert all([re.fullmatch(r"-?\d+", total) for total in totals[0]])
    assert len(totals[0]) == 3
    sees_nothing_secret(cy)
    if viewport is PHONE:
        assert cy.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def dice_of(one: Guest) -> list[str | None]:
    return [die.get_attribute("aria-label") for die in one.page.locator(".thrown .die").all()]


def sees_nothing_secret(watcher: Guest) -> None:
    """While the game goes on a watcher hears no question, no key and no covered tile."""
    for message in [*watcher.messages("now"), *watcher.messages("changed")]:
        if message.get("key"):
            continue  # the end: all is open
        view = message.get("view") or {}
        assert view.get("ask") is None
        assert "options" not in str(message.get("changes"))
        assert "tiles" not in str(message)
    assert all(["key" not in frame or '"seats":[]' in frame for frame in watcher.sent])


def test_hot_seat_with_a_curtain(guest: Come) -> None:
    ann = guest()
    ann.lays_a_table("me", "here:Bob", name="Ann")
    ann.throws()
    ann.takes()
    curtain = ann.page.locator(".curtain")
    expect(curtain).to_contain_text("Bob")
    assert ann.page.locator(".board").count() == 0, "nothing of the table shows behind the curtain"
    curtain.get_by_role("button").click()
    expect(ann.page.locator("[data-choice=throw]")).to_be_visible()
    expect(ann.page.locator(".me strong")).to_have_text("Bob")
    ann.throws()
    ann.takes()
    expect(curtain).to_contain_text("Ann")
    curtain.get_by_role("button").click()
    expect(ann.page.locator(".me strong")).to_have_text("Ann")


def test_hot_seat_where_all_are_asked_at_once(guest: Come) -> None:
    ann = guest()
    ann.lays_a_table("me", "here:Bob", "civilian", name="Ann", game="heroes", start="random")
    me, curtain = ann.page.locator(".me strong"), ann.page.locator(".curtain")

    def drafts() -> None:
        marks_a_hero(ann)
        ann.page.locator(".lineup button.can").first.click()

    expect(me).to_have_text("Ann")
    drafts()
    expect(curtain).to_contain_text("Bob")  # Ann's team is still secret, Bob's is still to come
    curtain.get_by_role("button").click()
    expect(me).to_have_text("Bob")
    drafts()
    expect(ann.page.locator(".lineup button.can")).to_have_count(2)  # now both choose their second hero
    expect(me).to_have_text("Bob")
    ann.page.locator(".lineup button.can").first.click()
    expect(curtain).to_contain_text("Ann")
    assert ann.page.locator(".board, .lineup").count() == 0
    ann.page.reload()
    expect(me.or_(curtain)).to_contain_text("Ann")
    play_to_the_end_of_the_draft(ann)


def test_what_is_marked_stays_marked_when_others_answer(guest: Come) -> None:
    ann, ben = guest(), guest()
    link = ann.lays_a_table("me", "open", "civilian", name="Ann", game="heroes", start="random")
    ben.sits_down_at(link, "Ben")
    ann.begins()
    marks_a_hero(ann)
    marks_a_hero(ben)
    ben.page.locator(".lineup button.can").first.click()
    is_told(ben, "Ann")  # Ben waits for her
    ann.page.wait_for_timeout(300)
    expect(ann.page.locator(".lineup [aria-pressed=true]")).to_have_count(1)


def marks_a_hero(guest: Guest) -> None:
    guest.page.locator(".lineup button.can").first.click()
    expect(guest.page.locator(".lineup [aria-pressed=true]")).to_have_count(1)


def play_to_the_end_of_the_draft(guest: Guest) -> None:
    """Whoever is called comes, and chooses, until the city is there."""
    city = guest.page.locator(".streets")
    for _ in range(200):
        if city.count():
            return
        curtain = guest.page.locator(".curtain").get_by_role("button")
        if curtain.count():
            curtain.click()
            expect(curtain).to_have_count(0)  # it falls when the table has turned round
        elif not guest.acts():
            guest.page.wait_for_timeout(30)
    raise AssertionError("The draft did not end.")


def test_undo_is_free_until_somebody_learns_something(guest: Come) -> None:
    ann, ben = guest(), guest()
    link = ann.lays_a_table("me", "open", name="Ann")
    ben.sits_down_at(link, "Ben")
    ann.begins()
    undo = ann.page.get_by_role("button", name="Undo")

    undo.click()
    is_told(ann, "You have nothing to take back")

    ann.throws()
    expect(ann.page.locator(".thrown button.die")).to_have_count(5)
    ann.takes()
    expect(ben.page.locator("[data-choice=throw]")).to_be_visible()
    undo.click()  # nothing was thrown since: at once
    expect(ann.page.locator(".thrown button.die")).to_have_count(5)
    expect(ben.page.locator("[data-choice=throw]")).to_have_count(0)

    ann.keeps()
    expect(ann.page.locator(".aside .kept")).to_have_count(1)
    undo.click()  # the dice were thrown since: the others must agree
    is_told(ann, "the others must agree")
    is_told(ben, "Ann would like to take back a move")
    ben.page.get_by_role("button", name="No, it stands").click()
    is_told(ann, "It stands")
    expect(ann.page.locator(".aside .kept")).to_have_count(1)

    undo.click()
    ben.page.get_by_role("button", name="Yes, take it back").click()
    expect(ann.page.locator(".aside .kept")).to_have_count(0)
    expect(ann.page.locator(".log")).to_contain_text("Ann takes a move back")


def test_undo_is_free_against_bots(guest: Come) -> None:
    ann = guest()
    ann.lays_a_table("me", "civilian", name="Ann")
    ann.throws()
    ann.keeps()
    expect(ann.page.locator(".aside .kept")).to_have_count(1)
    ann.page.get_by_role("button", name="Undo").click()
    expect(ann.page.locator(".aside .kept")).to_have_count(0)
    expect(ann.page.locator(".thrown button.die")).to_have_count(5)


def test_what_may_not_be_chosen_says_why_and_the_rule_opens(guest: Come) -> None:
    ann = guest()
    ann.lays_a_table("me", "civilian", name="Ann")
    ann.throws()
    expect(ann.page.locator(".thrown button.die")).to_have_count(5)
    ann.page.locator(".tile.cannot").last.click()
    aside = ann.page.locator(".ask .aside")
    expect(aside.locator(".rule")).to_have_text(re.compile(r"PO-02\d"))
    rule = aside.locator(".rule").inner_text()
    aside.locator(".rule").click()
    expect(ann.page.locator(f"#rule-{rule}")).to_be_visible()
    search = ann.page.get_by_role("searchbox")
    search.fill("boucliers")  # in the other language
    expect(ann.page.locator("dialog article").first).to_be_visible()
    search.fill("zzzz")
    expect(ann.page.locator("dialog")).to_contain_text("Nothing is written")
    ann.page.keyboard.press("Escape")  # empties the field
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)


def test_a_tile_is_taken_where_it_lies(guest: Come) -> None:
    ann = guest()
    ann.lays_a_table("me", "civilian", name="Ann")
    for _ in range(5):
        wait_for_turn(ann)
        if ann.is_asked_to_throw():
            ann.throws()
        expect(ann.page.locator(".thrown button.die").first).to_be_visible()
        if ann.page.locator(".tile.can").count():
            break
        ann.takes()
    before = ann.page.locator(".row .tile").count()
    ann.page.locator(".tile.can").first.click()
    expect(ann.page.locator(".log")).to_contain_text(re.compile("Ann takes"))
    expect(ann.page.locator(".row .tile")).not_to_have_count(before)


def test_hint_language_and_light_change_nothing_but_what_is_read(guest: Come) -> None:
    ann = guest()
    ann.lays_a_table("me", "sidekick", name="Ann")
    ann.throws()
    expect(ann.page.locator("[data-choice=draft]")).to_be_visible()
    ann.page.get_by_role("button", name="Hint").click()
    is_told(ann, "The best bot would choose")
    ann.page.evaluate("window.stays = true")
    ann.page.get_by_role("button", name="FR", exact=True).click()
    is_told(ann, "Le meilleur robot choisirait")
    ann.page.get_by_label("Réglages").click()
    ann.page.get_by_role("button", name="Sombre").click()
    assert ann.page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert ann.page.evaluate("window.stays"), "without a reload"


def test_chat_is_text_and_nothing_else(guest: Come) -> None:
    ann, ben = guest(), guest()
    link = ann.lays_a_table("me", "open", name="Ann")
    ben.sits_down_at(link, "<b>Ben</b>")
    ann.begins()
    ann.page.get_by_role("button", name="Chat").click()
    field = ann.page.get_by_label("Say something to the table")
    field.fill("<img src=x onerror=alert(1)> hello")
    field.press("Enter")
    ben.page.get_by_role("button", name="Chat").click()
    expect(ben.page.locator(".chat")).to_contain_text("<img src=x onerror=alert(1)> hello")
    expect(ann.page.locator(".seats strong:visible")).to_have_text("<b>Ben</b>")


def test_a_seats_own_link_opens_it_elsewhere_and_leaves_no_key_in_the_address(guest: Come) -> None:
    ann, phone = guest(), guest(viewport=PHONE)
    link = ann.lays_a_table("me", "civilian", name="Ann")
    seat, key = ann.page.evaluate(
        "(id) => Object.values(JSON.parse(localStorage.getItem('panoplie.keys.' + id))[0])",
        link.rsplit("/", 1)[1],
    )
    phone.goes_to(f"{link}#seat={seat}&key={key}")
    expect(phone.page.locator("[data-choice=throw]")).to_be_visible()
    assert key not in phone.page.url
    phone.throws()
    expect(ann.page.locator(".thrown button.die")).to_have_count(5)


def test_a_killed_server_comes_back_and_the_game_goes_on(guest: Come, node: Node) -> None:
    ann = guest()
    ann.lays_a_table("me", "civilian", name="Ann")
    ann.throws()
    expect(ann.page.locator(".thrown button.die")).to_have_count(5)
    dice = dice_of(ann)
    node.kill()
    expect(ann.page.locator(".lost")).to_be_visible()
    node.start()
    expect(ann.page.locator(".lost")).to_have_count(0, timeout=20_000)
    assert dice_of(ann) == dice
    ann.takes()
    expect(ann.page.locator(".log")).to_contain_text(re.compile("Ann (takes|steals)"))
    ann.mishaps = [mishap for mishap in ann.mishaps if "WebSocket" not in mishap]


def test_whoever_sits_down_before_the_server_knows_their_name_is_one_person(guest: Come) -> None:
    ann, ben = guest(), guest()
    link = ann.lays_a_table("me", "open", name="Ann")
    held: list[Route] = []
    ben.page.route(
        "**/api/me", lambda route: held.append(route) if route.request.method == "POST" else route.continue_()
    )
    ben.sits_down_at(link, "Ben")
    ben.page.wait_for_timeout(500)
    assert len(held) == 1, "nobody introduces themselves twice"
    held[0].continue_()
    ann.begins()
    expect(ben.page.locator(".board")).to_be_visible()
    expect(ann.page.locator(".seats .seat:visible")).to_contain_text("Ben")


def test_a_bot_keeps_the_seat_of_whoever_left_warm(guest: Come) -> None:
    ann, ben = guest(), guest()
    link = ann.lays_a_table("me", "open", name="Ann")
    ben.sits_down_at(link, "Ben")
    ann.begins()
    expect(ben.page.locator(".board")).to_be_visible()
    ben.page.close()
    ann.page.get_by_role("button", name="Let a bot play").click()
    expect(ann.page.locator(".seats .seat:visible")).to_contain_text("bot, sidekick")
    ann.throws()
    ann.takes()
    expect(ann.page.locator(".log")).to_contain_text(re.compile("Ben (takes|steals)"))
    ben.new_tab()
    ben.goes_to(link)
    ben.page.get_by_role("button", name="Take my seat back").locator("visible=true").click()
    expect(ann.page.locator(".seats .seat:visible")).not_to_contain_text("bot")


def test_play_again_with_the_same_people(guest: Come) -> None:
    ann = guest(reduced_motion="no-preference")
    ann.lays_a_table("me", "civilian", name="Ann")
    play_to_the_end(ann)
    assert all(ann.page.locator(".total").all_inner_texts()), "the scores are there as soon as the end is"
    first = ann.page.url
    ann.page.get_by_role("button", name="Play again").click()
    expect(ann.page.locator(".board")).to_be_visible()
    assert ann.page.url != first
    ann.page.go_back()
    expect(ann.page.locator(".finished")).to_be_visible()
