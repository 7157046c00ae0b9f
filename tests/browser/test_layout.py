"""The largest real states, at every size that people play at: all that is asked about is in sight, nothing is cut
without a way to read it, and nothing lies on anything else.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PHONE, Guest
from tests.browser.states import STATES

Come = Callable[..., Guest]

LONG_NAME = "Captain Thunderbolt XIV"
LARGE_LETTERS = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '24px'))"
SIZES = [(390, 664), (768, 1024), (1280, 720), (1440, 900), (1920, 1080)]

ASKED = ".table .can, .ask .title, .ask .purpose, .ask [data-choice=draft]"
DEMANDS = ".demands li"
"""What a Challenge asks for; with larger letters than there is room for it scrolls within its panel."""
CHOICE = ".asking [data-choice]"
OUT_OF_SIGHT = """(what) => {
    // A thing is in sight if a finger put on some part of it meets it.
    const met = (node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        for (let x = 1; x < 8; x++) for (let y = 1; y < 8; y++) {
            const hit = document.elementFromPoint(left + (width * x) / 8, top + (height * y) / 8);
            if (hit && node.contains(hit)) return true;
        }
        return false;
    };
    return [...document.querySelectorAll(what)]
        .filter((node) => node.checkVisibility() && !met(node))
        .map((node) => node.dataset.thing ?? node.className);
}"""

CUT = """() => {
    // What opens where it can be read; and the name of the game, which the tab says too.
    const opens = '[data-thing], .names, .glance, .log, [data-choice], .bar .title';
    // What is one pixel wide is for screen readers.
    return [...document.querySelectorAll('.table *')]
        .filter((node) => node.checkVisibility() && node.textContent.trim())
        .filter((node) => node.clientWidth > 1)
        .filter((node) => !node.closest('svg, .hidden-words, [aria-hidden=true]'))
        .filter((node) => {
            const style = getComputedStyle(node);
            const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
            const hides = style.overflowX !== 'visible' || style.overflowY !== 'visible';
            const wide = node.scrollWidth > node.clientWidth + 1;
            return own && hides && (wide || node.scrollHeight > node.clientHeight + 2);
        })
        .filter((node) => !node.closest(opens))
        .map((node) => `${node.className}: ${node.textContent.trim().slice(0, 40)}`);
}"""

OVERLAPS = """() => {
    const found = [];
    const name = (node) => node.textContent.trim().slice(0, 30) || node.className;
    const apart = (selector, slack = 2) => {
        const boxes = [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility())
            .map((node) => [node, node.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
        boxes.forEach(([a, one], i) => boxes.slice(i + 1).forEach(([b, two]) => {
            const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
            const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
            const within = a.contains(b) || b.contains(a);
            if (wide > slack && high > slack && !within) found.push(`${selector}: ${name(a)} / ${name(b)}`);
        }));
    };
    apart('.table > header, .seats, .ground[data-board], .me, .asking, aside.side, nav.phone');
    apart('.seats > .seat, .seats > .narrow');
    apart('.asking [data-choice]');
    apart('.place .symbol');
    apart('.streets .cell > .block');
    apart('.row .tile');
    apart('.rail > *');
    apart('.board > .foes > *, .board > .line, .board > .supply, .board > .turn');
    apart('.board > .turn > *');
    apart('.case > *');
    apart('.order .pin, .order .up, .foes .pin, .teams .seal');
    apart('.me .side > .desk > *, .me .side > .team > *');
    for (const seat of document.querySelectorAll('.seats .seat')) {
        seat.dataset.seat = [...seat.parentElement.children].indexOf(seat);
        apart(`[data-seat="${seat.dataset.seat}"] .desk > *, [data-seat="${seat.dataset.seat}"] .names strong`);
    }
    document.querySelectorAll('.plate').forEach((plate, place) => {
        plate.dataset.plate = place;
        const parts = ['.pin', '.about > *', '.stat', '.mission', '.chip'];
        apart(parts.map((part) => `[data-plate="${place}"] ${part}`).join());
    });
    return found;
}"""

BESIDE = """() => [...document.querySelectorAll('.me *, .ask *, .seats .seat *')]
    .filter((node) => node.checkVisibility() && node.getBoundingClientRect().width)
    .filter((node) => {
        const panel = node.closest('.me .seat, .ask, .seats .seat').getBoundingClientRect();
        const box = node.getBoundingClientRect();
        const free = node.closest('svg, .hidden-words, .balloon, .hand, .below, .box, .plus, .bonus, .height');
        return !free && (box.right > panel.right + 1 || box.left < panel.left - 1);
    })
    .map((node) => `${node.className}: ${node.textContent.trim().slice(0, 30)}`)"""


BEYOND = """() => {
    // A phone scrolls its board; elsewhere what is on it lies there at once.
    const rooms = ['.bar .btn', ...(innerWidth > 700 ? ['.line .lying', '.case > *'] : ['nav.phone .btn'])];
    const held = (node) => (node.closest('.line, .case, nav.phone') ?? document.body).getBoundingClientRect();
    return rooms.flatMap((what) => [...document.querySelectorAll(what)])
        .filter((node) => node.checkVisibility() && !node.closest('details .panel'))
        .filter((node) => {
            const [box, room] = [node.getBoundingClientRect(), held(node)];
            const wide = box.right > Math.min(room.right, innerWidth) + 1;
            return wide || box.bottom > room.bottom + 1 || box.top < room.top - 1;
        })
        .map((node) => node.dataset.thing ?? (node.textContent.trim().slice(0, 30) || node.className));
}"""

TINY = """() => [...document.querySelectorAll('.place .symbol')]
    .filter((node) => node.getBoundingClientRect().width < 28).map((node) => node.dataset.thing)"""

BEHEADED = r"""() => {
    // Accents on capitals stand higher than a tight line: whatever cuts what overflows must leave room for them.
    const pen = document.createElement('canvas').getContext('2d');
    const sign = document.createRange();
    const found = new Set();
    const cutter = (node) => (getComputedStyle(node).overflowY === 'visible' ? cutter(node.parentElement) : node);
    const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode, node = text.parentElement;
        if (!node.checkVisibility() || node.closest('svg, .hidden-words')) continue;
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(node);
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        for (const { index, 0: letter } of text.data.matchAll(/[^\x00-\x7f]/g)) {
            if (letter.normalize('NFD') === letter) continue;
            sign.setStart(text, index);
            sign.setEnd(text, index + 1);
            const box = cutter(node);
            const edge = box.getBoundingClientRect().top + box.clientTop;
            const { top, bottom, height } = sign.getBoundingClientRect();
            const ink = pen.measureText(letter);
            const accent = top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
            const scrolled = box.scrollTop || bottom < edge + height / 2;
            if (!scrolled && accent < edge - 1) found.add(text.data.trim());
        }
    }
    return [...found];
}"""


def at_every_size(one: Guest, game: str, seats: int, asked: str = f"{ASKED}, {DEMANDS}") -> dict[str, Any]:
    """Lay the table once, look at it at each size, and say what was found at which."""
    one.comes_to(game, seats, name=LONG_NAME)
    found: dict[str, Any] = {}
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        one.page.reload()
        one.page.mouse.move(1, 1)
        expect(one.page.locator(".asking [data-choice]").first).to_be_visible()
        one.page.evaluate("document.fonts.ready")
        one.page.wait_for_timeout(250)  # the board scrolls to what is asked
        if wrong := findings(one, asked):
            found[f"{width}x{height}"] = wrong
    return found


def findings(one: Guest, asked: str = f"{ASKED}, {DEMANDS}") -> dict[str, Any]:
    choices = one.page.locator(CHOICE).filter(visible=True).count()
    found = {
        "no choice in sight": len(one.page.evaluate(OUT_OF_SIGHT, CHOICE)) == choices,
        "out of sight": one.page.evaluate(OUT_OF_SIGHT, asked),
        "cut": one.page.evaluate(CUT),
        "without their accents": one.page.evaluate(BEHEADED),
        "overlap": one.page.evaluate(OVERLAPS),
        "beside their panel": one.page.evaluate(BESIDE),
        "beyond their room": one.page.evaluate(BEYOND),
        "too small to tell apart": one.page.evaluate(TINY),
        "page scrolls": one.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        if one.page.evaluate("document.documentElement.scrollHeight > innerHeight + 1")
        else 0,
    }
    return {what: which for what, which in found.items() if which}


@pytest.mark.parametrize("state", list(STATES), ids=lambda state: f"{state[0]}{state[1]}")
def test_the_largest_state_fits(latecomer: Come, state: tuple[str, int]) -> None:
    assert at_every_size(latecomer(locale="fr-FR"), *state) == {}


HALF_SEEN = """() => [...document.querySelectorAll('.row .tile')].filter((node) => {
    const { left, width, bottom } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, bottom - 4);
    return !(hit && node.parentElement.contains(hit));
}).map((node) => node.dataset.thing)"""


@pytest.mark.parametrize("state", [("dc", 3), ("pow", 5)], ids=lambda state: state[0])
def test_whoever_comes_with_a_low_phone_sees_what_it_is_about(latecomer: Come, state: tuple[str, int]) -> None:
    ann = latecomer(viewport={"width": 390, "height": 664}, has_touch=True, locale="fr-FR").comes_to(*state)
    ann.page.evaluate("document.fonts.ready")
    ann.page.wait_for_timeout(500)  # the board grows, and scrolls to what is asked
    assert findings(ann) == {}
    assert ann.page.evaluate(HALF_SEEN) == []  # both rows of POW! are whole


SMALL = """() => {
    const FINGER = 44, LEAST = 24;
    const at = (x, y) => document.elementFromPoint(x, y)?.closest('button') ?? null;
    const slip = (node, x, y, dx, dy) => {
        let far = 0;
        while (far < FINGER && at(x + dx * (far + 1), y + dy * (far + 1)) === node) far++;
        return far;
    };
    const inside = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    // Smaller than a finger it may be where others lie so close that a finger meets one of them.
    const narrow = (node, x, y, dx, dy) => {
        const [back, on] = [slip(node, x, y, -dx, -dy), slip(node, x, y, dx, dy)];
        const size = back + on + 1;
        const near = (way) => {
            const [cx, cy] = [x + (dx * (on - back)) / 2, y + (dy * (on - back)) / 2];
            const far = [...Array(FINGER / 2 + 1).keys()].map((step) => way * step);
            const steps = far.map((step) => [cx + dx * step, cy + dy * step]);
            return steps.some(([px, py]) => !inside(px, py) || ![null, node].includes(at(px, py)));
        };
        return size >= FINGER || (size >= LEAST && near(-1) && near(1)) ? 0 : size;
    };
    const best = (node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const parts = [4, 3, 5, 2, 6, 1, 7];
        let found = null;
        for (const y of parts) for (const x of parts) {
            const point = [left + (width * x) / 8, top + (height * y) / 8];
            if (at(...point) !== node) continue;
            const tried = [narrow(node, ...point, 1, 0), narrow(node, ...point, 0, 1)];
            if (!tried[0] && !tried[1]) return tried;
            if (!found || Math.min(...tried) > Math.min(...found)) found = tried;
        }
        return found ?? [0, 0];
    };
    const edge = (node) => node.getBoundingClientRect()[node.matches('[data-sticky]') ? 'top' : 'bottom'];
    const foot = Math.min(...[...document.querySelectorAll('[data-board], [data-sticky]')].map(edge));
    return [...document.querySelectorAll('.seats button, [data-board] button')].filter((node) => {
        const { right, bottom } = node.getBoundingClientRect();
        const whole = right <= innerWidth && (bottom <= foot || node.closest('[data-sticky]'));
        // The map grows under two fingers; what may be chosen at a seat is in the caption box, too.
        return node.checkVisibility() && whole && !node.closest('.sheet .map') && !node.matches('.seats .can');
    }).flatMap((node) => {
        const [wide, high] = best(node);
        const name = node.dataset.thing ?? node.className;
        return wide || high ? [`${name}: ${wide || 'enough'} x ${high || 'enough'}`] : [];
    });
}"""


@pytest.mark.parametrize("game", ["guardians", "villainous"])
def test_on_a_phone_a_finger_meets_what_it_wants(latecomer: Come, game: str) -> None:
    found: dict[str, Any] = {}
    for seats in [seats for one, seats in STATES if one == game]:
        ann = latecomer(viewport={"width": 390, "height": 844}, has_touch=True).comes_to(game, seats)
        ann.page.evaluate("document.fonts.ready")
        ann.page.wait_for_timeout(500)  # the board grows, and scrolls to what is asked
        if small := ann.page.evaluate(SMALL):
            found[f"{game}{seats}"] = small
    assert found == {}


UNREADABLE = """() => {
    // A name that a neighbour lies on, or a card that hangs out of what holds it.
    const hit = (li, x, y) => li.contains(document.elementFromPoint(x, y));
    return [...document.querySelectorAll('.hand li')].filter((li) => li.checkVisibility()).filter((li) => {
        const name = li.querySelector('.title').getBoundingClientRect();
        const panel = li.closest('.seat, .ground').getBoundingClientRect();
        // Fanned, the corners of its box are not its own.
        const [left, right, high] = [name.left + 8, name.right - 8, (name.top + name.bottom) / 2];
        const seen = name.width && hit(li, left, high) && hit(li, right, high);
        return !seen || li.querySelector('button').getBoundingClientRect().bottom > panel.bottom;
    }).map((li) => li.textContent.trim());
}"""


@pytest.mark.parametrize(
    "state",
    [("dc", 5), ("dc", 4), ("dc", 3), ("villainous", 6)],
    ids=["eleven", "ten", "five", "eight"],
)
def test_every_card_of_a_hand_shows_its_name(latecomer: Come, state: tuple[str, int]) -> None:
    ann = latecomer().comes_to(*state, name=LONG_NAME)
    hidden = {}
    # A phone has room for the pictures of Villainous alone; their names are a tap away.
    for width, height in [*SIZES, (390, 844)] if state[0] == "dc" else SIZES[1:]:
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.page.locator(".hand li:visible").first).to_be_visible()
        ann.page.evaluate("document.fonts.ready")
        ann.page.wait_for_timeout(200)  # the hand is measured
        if names := ann.page.evaluate(UNREADABLE):
            hidden[f"{width}x{height}"] = names
    assert hidden == {}


NAMELESS = """() => [...document.querySelectorAll('.line :is(.lying, .kick)')]
    .filter((card) => ![...card.querySelectorAll('.title')].some((name) => name.checkVisibility()))
    .map((card) => card.dataset.thing)"""


@pytest.mark.parametrize("large", [False, True], ids=["", "150 %"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_on_an_upright_screen_the_line_up_shows_names(latecomer: Come, seats: int, large: bool) -> None:
    ann = latecomer(viewport={"width": 768, "height": 1024}, locale="fr-FR")
    if large:
        ann.context.add_init_script(LARGE_LETTERS)
    ann.comes_to("dc", seats, name=LONG_NAME)
    ann.page.evaluate("document.fonts.ready")
    assert ann.page.evaluate(NAMELESS) == []


WHOLE = """(what) => [...document.querySelectorAll(what)].filter((node) => {
    const { top, bottom, height } = node.getBoundingClientRect();
    const box = node.closest('.box').getBoundingClientRect();
    return Math.min(bottom, box.bottom) - Math.max(top, box.top) > 0.8 * height;
}).length"""


@pytest.mark.parametrize(
    "state",
    [("dc", 5), ("dc", 2), ("villainous", 4), ("guardians", 4), ("guardians", 6)],
    ids=lambda state: f"{state[0]}{state[1]}",
)
def test_an_upright_screen_shows_several_choices_at_once(latecomer: Come, state: tuple[str, int]) -> None:
    ann = latecomer(viewport={"width": 768, "height": 1024}).comes_to(*state, name=LONG_NAME)
    ann.page.evaluate("document.fonts.ready")
    assert ann.page.evaluate(WHOLE, CHOICE) >= 4


BLANK = """() => [...document.querySelectorAll('.desk .hand .text')].filter((node) => node.checkVisibility())
    .filter((node) => {
        const words = document.createRange();
        words.selectNodeContents(node);
        return words.getBoundingClientRect().height < node.getBoundingClientRect().height / 3;
    }).map((node) => node.textContent)"""


def test_no_power_card_is_half_blank(latecomer: Come) -> None:
    ann = latecomer().comes_to("guardians", 2, name=LONG_NAME)
    blank = {}
    for width, height in SIZES[1:]:
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.page.locator(".desk .hand .card").first).to_be_visible()
        ann.page.evaluate("document.fonts.ready")
        if texts := ann.page.evaluate(BLANK):
            blank[f"{width}x{height}"] = texts
    assert blank == {}


def test_a_card_that_leaves_the_hand_takes_nothing_of_its_neighbour(latecomer: Come) -> None:
    """Each card is the same node as before: neither the focus nor a motion falls to the next one."""
    ann = latecomer().comes_to("dc", 3)
    held = "[...document.querySelectorAll('.hand [data-thing]')].filter((node) => node.checkVisibility())"
    ann.page.evaluate(f"{held}.forEach((node) => (node.was = node.dataset.thing))")
    ann.page.locator('.me [data-thing="hand:punch"]').focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator('.me [data-thing^="hand:"]')).to_have_count(4)
    assert ann.page.evaluate(f"{held}.filter((node) => node.was !== node.dataset.thing).length") == 0
    assert not ann.page.evaluate("document.activeElement.matches('.hand *')")


SMEARED = """() => {
    const seen = (what) => [...document.querySelectorAll(what)].filter((node) => node.checkVisibility());
    const meets = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
        && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
    const figures = (name) => [...name.closest('.cell').querySelectorAll('.folk button')];
    const covered = seen('.streets .name').filter((name) => figures(name)
        .some((figure) => meets(figure.getBoundingClientRect(), name.getBoundingClientRect())));
    const hidden = seen('.heroes .hero').filter((hero) => {
        const { left, top, width, height } = hero.getBoundingClientRect();
        return !hero.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    const cut = seen('.gadget span, .research b').filter((node) => node.scrollWidth > node.clientWidth + 1);
    return [...covered, ...hidden, ...cut].map((node) => node.dataset.thing ?? node.textContent);
}"""


def test_eight_heroes_at_one_place_are_told_apart_and_hide_no_name(latecomer: Come) -> None:
    ann = latecomer().comes_to("heroes", 4)
    smeared = {}
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.reload()
        expect(ann.page.locator(".heroes .hero")).to_have_count(8)
        ann.page.evaluate("document.fonts.ready")
        ann.page.wait_for_timeout(200)  # the map finds its place
        if names := ann.page.evaluate(SMEARED):
            smeared[f"{width}x{height}"] = names
    assert smeared == {}


def test_the_rack_of_a_phone_shows_open_tables_first_and_says_once_what_it_promises(guest: Come) -> None:
    ben, ann = guest(), guest(viewport=PHONE)
    ben.goes_to("/new?game=pow")
    ben.page.locator("form").get_by_label(re.compile("public", re.I)).check()
    ben.fills_in_the_form("me", "open", name="Ben")
    ann.goes_to("/")
    expect(ann.page.locator(".lists .open a").first).to_be_in_viewport()
    expect(ann.page.locator(".promise:visible")).to_have_count(1)


BROKEN = r"""() => [...document.querySelectorAll('.hand .research b')].flatMap((node) => {
    const [text, word] = [node.firstChild, document.createRange()];
    return [...text.data.matchAll(/\p{L}+/gu)].filter(({ index, 0: letters }) => {
        word.setStart(text, index);
        word.setEnd(text, index + letters.length);
        return new Set([...word.getClientRects()].map((line) => Math.round(line.top))).size > 1;
    }).map(([letters]) => letters);
})"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_longest_word_on_a_card_stands_in_one_line(latecomer: Come, locale: str) -> None:
    ann = latecomer(locale=locale, viewport={"width": 390, "height": 664}).comes_to("heroes", 2)
    expect(ann.page.locator(".hand .research b")).to_have_count(5)
    ann.page.evaluate("document.fonts.ready")
    assert ann.page.evaluate(BROKEN) == []
    assert findings(ann) == {}


COVERED = """() => [...document.querySelectorAll('.place .name')].filter((name) => {
    const { left, top, width, height } = name.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    return parts.some((x) => parts.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit?.closest('.lying');
    }));
}).map((name) => name.textContent)"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_on_a_phone_no_card_lies_on_the_name_of_a_place(latecomer: Come, seats: int, locale: str) -> None:
    ann = latecomer(locale=locale, viewport={"width": 390, "height": 664}, has_touch=True)
    ann.comes_to("villainous", seats)
    ann.page.evaluate("document.fonts.ready")
    ann.page.wait_for_timeout(400)  # the board scrolls to what is asked
    assert ann.page.evaluate(COVERED) == []


BESIDE_THE_BOARD = """() => {
    const board = document.querySelector('.ground[data-board]').getBoundingClientRect();
    return [...document.querySelectorAll('.open [data-thing]')].filter((node) => {
        const { left, right } = node.getBoundingClientRect();
        return left < board.left || right > board.right;
    }).map((node) => node.dataset.thing);
}"""


def test_a_whole_discard_pile_lies_on_the_board_to_take_from(latecomer: Come) -> None:
    ann = latecomer(locale="fr-FR").comes_to("villainous", 2)
    for verb in ("end", "react"):
        ann.page.locator(f".asking [data-choice^='[\"{verb}\"']").click()
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.reload()
        expect(ann.page.locator(".open [data-thing].can")).to_have_count(13)
        assert ann.page.evaluate(BESIDE_THE_BOARD) == []
        assert findings(ann) == {}


@pytest.mark.parametrize(
    "state",
    [("villainous", 6), ("villainous", 4), ("heroes", 4), ("pow", 4), ("guardians", 2), ("dc", 5)],
    ids=lambda state: f"{state[0]}{state[1]}",
)
def test_text_at_one_and_a_half_fits(latecomer: Come, state: tuple[str, int]) -> None:
    ann = latecomer(locale="fr-FR")
    ann.context.add_init_script(LARGE_LETTERS)
    assert at_every_size(ann, *state, asked=ASKED) == {}
