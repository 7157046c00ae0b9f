"""The DC Deck-Building Game: Watchmen with three people to the reveal, and a base game to its end."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.guests import PHONE, Guest
from tests.browser.test_axe import serious

Come = Callable[..., Guest]


def thing(one: Guest, name: str, *classes: str) -> Locator:
    """A thing of the table that is to be seen."""
    return one.page.locator(f'[data-thing="{name}"]{"".join(classes)}:visible').first


def plays(one: Guest, card: str) -> None:
    """Click a card of the hand; one that could be contributed as well is marked first, and then played."""
    held = f'[data-thing="hand:{card}"]'
    one.page.locator(f"{held}.can:visible").click()
    expect(one.page.locator(f"{held}.can:visible")).to_have_count(0)
    if one.page.locator(f"{held}.marked:visible").count():
        one.page.locator(".asking .btn.primary:visible").click()
    expect(one.page.locator(f"{held}:visible")).to_have_count(0)


def looks_at_the_loyalty_card(one: Guest, says: str) -> None:
    """It is shown on demand, and nothing of it stands on the page before or afterwards."""
    hidden = one.page.locator("body")
    expect(hidden).not_to_contain_text(says)
    one.page.locator(".secret .look:visible").first.click()
    expect(one.page.locator(".secret .shown")).to_contain_text(says)
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".secret .shown")).to_have_count(0)
    expect(hidden).not_to_contain_text(says)


def test_three_people_play_watchmen_until_the_mastermind_is_unmasked(latecomer: Come) -> None:
    ann = latecomer(bypass_csp=True)
    ben = latecomer()
    cleo = latecomer(viewport=PHONE, locale="fr-FR", has_touch=True, bypass_csp=True)
    link = ann.lays_a_table("me", "open", "open", name="Ann", game="dc", watchmen="true")
    ben.sits_down_at(link, "Ben")
    cleo.sits_down_at(link, "Cléo")
    ann.begins()
    looks_at_the_loyalty_card(ann, "You are Loyal")
    looks_at_the_loyalty_card(cleo, "Vous êtes le Génie du Crime")

    # A phone names the cards of the Line-Up; what is played at once could have served the Challenge.
    expect(cleo.page.locator('.line [data-says="Catwoman"]:visible')).to_have_count(1)
    expect(thing(ann, "do:play_all")).to_contain_text("Challenge cards, too")

    # Power in one click, an order for the rest; whoever might hold a Defence is asked for it.
    thing(ann, "do:play_all", ".can").click()
    expect(ann.page.locator(".turn .power b")).to_have_attribute("data-number", "3")
    plays(ann, "bane")
    thing(ben, "hand:lasso_of_truth", ".can").click()
    thing(cleo, "hand:punch", ".can").click()
    expect(ann.page.locator(".log")).to_contain_text("Ben avoids the Attack with Lasso of Truth")

    # A card for the Challenge, one for the own deck.
    thing(ann, "hand:supergirl", ".can").click()
    thing(ann, "foe:keene_act", ".can").click()
    expect(ann.page.locator(".case .gifts li")).to_have_count(1)
    thing(ann, "line:solomon_grundy").hover()
    expect(ann.page.locator(".glass")).to_contain_text("put it on top of your deck")
    thing(ann, "line:lobo").click()
    expect(ann.page.locator(".ask .aside")).to_contain_text("you have 5 Power left")
    thing(ann, "line:catwoman", ".can").click()
    expect(ann.page.locator(".taken li")).to_have_count(1)
    expect(ann.page.locator(".turn .power b")).to_have_attribute("data-number", "3")
    assert serious(ann) == []
    thing(ann, "do:end", ".can").click()

    # What an Attack in his turn makes somebody do is no act of theirs: what others did before it is still news.
    plays(ben, "bane")
    ann.page.locator('[data-thing^="hand:"].can:visible').first.click()
    thing(cleo, "hand:punch", ".can").click()
    thing(ben, "do:end", ".can").focus()
    ben.page.keyboard.press("Enter")
    expect(thing(cleo, "do:end", ".can")).to_be_visible()
    cleo.page.locator(".news").click()
    strip = cleo.page.locator(".strip")
    expect(strip.locator("li.now p")).to_have_text("Ann contribue avec Supergirl.")
    while strip.locator("li.now p").inner_text() != "Cléo défausse Coup de Poing.":
        cleo.page.keyboard.press("ArrowRight")
    strip.get_by_role("button").first.click()

    # Cléo plays the whole list in one turn, and everybody learns who she is.
    for one in (ann, ben):
        assert not any(["mastermind" in frame for frame in one.received])
    assert serious(cleo) == []
    for card in ("robin", "kid_flash", "utility_belt", "doomsday"):
        plays(cleo, card)
    expect(ann.page.locator(".log")).to_contain_text(re.compile("Cléo has completed Machination: Heroes"))
    expect(ann.page.locator(".seats .role.mastermind")).to_have_count(1)
    expect(ben.page.locator(".case .plot")).to_contain_text("Cléo")
    expect(ben.page.locator(".asking .purpose")).to_contain_text("and the Plot")
    expect(cleo.page.locator(".asking .purpose")).to_contain_text("Épuiser le Deck Commun")
    expect(ann.page.locator(".secret")).to_have_count(0)


PLAY_ON = """async () => {
    // Somebody who plays all, beats whom she can, and buys what costs most; else she takes what comes first.
    const free = (node) => !node.disabled && node.checkVisibility();
    const seen = (what) => [...document.querySelectorAll(what)].filter(free);
    const cost = (node) => Number(node.querySelector('.cost')?.dataset.number ?? 0);
    const turn = () => {
        for (const sort of ['do:play_all', 'foe:', 'hand:']) {
            const found = seen(`[data-thing^="${sort}"].can`);
            if (found.length) return found[0];
        }
        const wares = seen('[data-thing^="line:"].can').sort((one, other) => cost(other) - cost(one));
        return wares[0] ?? seen('[data-thing="do:end"].can')[0];
    };
    const other = () =>
        seen('.asking [data-choice=draft].primary')[0]
        ?? seen('.asking [data-choice]:not([data-choice=draft]):not([data-choice=back])')[0]
        ?? seen('[data-thing].can')[0];
    for (let i = 0; i < 200 && !document.querySelector('.finished'); i++) {
        (seen('[data-thing="do:end"].can').length ? turn() : other())?.click();
        await new Promise((done) => setTimeout(done, 20));
    }
}"""


def test_a_hero_is_chosen_and_the_first_cards_are_played_and_taken_back(guest: Come) -> None:
    ann = guest(bypass_csp=True)
    ann.lays_a_table("me", "civilian", name="Ann", game="dc", start="first_seat", heroes="choice")
    assert serious(ann) == []
    ann.page.locator(".gallery button.can", has_text="Superman").click()
    expect(ann.page.locator(".line .lying")).to_have_count(5)
    thing(ann, "do:play_all", ".can").click()
    expect(ann.page.locator(".turn .played li")).not_to_have_count(0)
    ann.page.keyboard.press("u")
    expect(ann.page.locator(".turn .played li")).to_have_count(0)


def test_partners_know_each_other_and_buy_for_each_other(latecomer: Come) -> None:
    ann = latecomer()
    ann.lays_a_table("me", *["civilian"] * 3, name="Ann", game="dc", variant="teams")
    expect(ann.page.locator(".asking .purpose")).to_contain_text("together with your partner")
    expect(ann.page.locator(".seats .partner")).to_have_count(1)
    expect(ann.page.locator(".seat:has(.partner) strong")).to_have_text("Robo-Citizen 2")
    thing(ann, "do:play_all", ".can").click()
    thing(ann, "line:kick", ".can").click()
    thing(ann, "seat:2", ".can").click()
    expect(ann.page.locator(".log")).to_contain_text("Ann buys Kick for 3; it goes to Robo-Citizen 2")


def test_a_base_game_against_a_bot_from_its_first_turn_to_its_end(guest: Come) -> None:
    """A whole game is 100 to 290 answers."""
    ann = guest(bypass_csp=True)
    ann.lays_a_table("me", "civilian", name="Ann", game="dc")
    expect(thing(ann, "do:play_all", ".can")).to_be_visible()
    for _ in range(100):
        if not ann.over:
            ann.page.evaluate(PLAY_ON)
    ending = re.compile("the last Super-Villain has been defeated|no longer fills the Line-Up")
    expect(ann.page.locator(".finished .headline")).to_contain_text(ending)
    totals = [int(total) for total in ann.page.locator(".total").all_inner_texts()]
    assert len(totals) == 2 and totals[0] >= totals[1], "the winner stands first"
    worths = [panel.locator(".worth b").all_inner_texts() for panel in ann.page.locator(".scores .panel").all()]
    assert [sum(map(int, worth)) for worth in worths] == totals, "the cards of each add up to the points"
    assert serious(ann) == []
