"""Nothing leaks: what a viewer hears over the wire does not change when all that it cannot know is dealt anew.

The same game is played twice over real sockets. In the second world every card that the viewer has not come to
know by the end is exchanged. All messages to that viewer, changes, log, refusals and errors included, must be
the same to the byte; only what differs from table to table anyway (ids, times, hashes) is masked.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.table.conftest import GAMES, veil
from tests.table.people import Person, Screen, watcher
from tests.table.servers import Node

SEATS = 3
Moves = list[tuple[int, list[Any]]]


def script(eyes: int | None, cards: list[int], seed: int, monkeypatch: pytest.MonkeyPatch, deck: Path) -> Any:
    """Moves that are legal in every world that looks the same: the others draw, peek and bid, but show nothing."""
    from panoplie.kernel.match import Match
    from panoplie.kernel.sight import knowledge

    deck.write_text(json.dumps(cards))
    monkeypatch.setenv("VEIL_DECK", str(deck))
    game = veil().GAME
    match = Match.start(game, SEATS)
    rng = random.Random(seed)
    moves: Moves = []
    match.settle(rng)  # type: ignore[arg-type]
    for _ in range(22):
        ask = match.asks()[0]
        options = [way for way in ask.options(match.state) if way[0] != "discard" or ask.seat == eyes]
        answer = rng.choice(options)
        moves.append((ask.seat, list(answer)))
        match.answer(ask.seat, answer)
    known = {card for _, card in knowledge(game.zones(match.state), eyes)}
    return moves, known


def another_world(cards: list[int], known: set[int], seed: int) -> list[int]:
    """Exchange all cards that the viewer does not know."""
    unknown = [card for card in cards if card not in known]
    shuffled = unknown[:]
    random.Random(f"world {seed}").shuffle(shuffled)
    exchanged = dict(zip(unknown, shuffled, strict=True))
    return [exchanged.get(card, card) for card in cards]


Seated = tuple[list[Screen], Screen]
"""Where each seat is played from, and the screen of the viewer whose messages are compared."""
Seating = Callable[[Node], Awaitable[Seated]]


def everybody_sits(eyes: int | None) -> Seating:
    """Three people, each at a seat, and somebody who watches."""

    async def sit(node: Node) -> Seated:
        people = [Person(node.address, name) for name in ("Ann", "Bob", "Cas")]
        opened = people[0].opens(["me", "open", "open"], game="veil")
        screens = [people[0].at(opened)]
        screens += [people[seat].at(people[seat].sits(opened["table"], seat)) for seat in (1, 2)]
        viewer = screens[eyes] if eyes is not None else watcher(node.address, opened["table"])
        await come(*screens, viewer)
        return screens, viewer

    return sit


async def come(*screens: Screen) -> None:
    """Connect one after the other; a screen that is named twice comes once."""
    come: list[Screen] = []
    for screen in screens:
        if screen not in come:
            await screen.connect()
            for other in come:
                await other.hears_all()
            come.append(screen)


async def play(
    node: Node,
    deck: Path,
    cards: list[int],
    moves: Moves,
    eyes: int | None,
    seating: Seating,
    pause: float = 0.0,
) -> list[str]:
    """All that one viewer hears in the course of a game. Between nodes it takes a moment (`pause`)."""
    deck.write_text(json.dumps(cards))
    screens, viewer = await seating(node)
    listeners = list(dict.fromkeys([*screens, viewer]))
    for number, (seat, move) in enumerate(moves):
        while screens[seat].shown == seat and not screens[seat].options():
            await screens[seat].hear()  # the one before may have moved at another node
        await screens[seat].answer(move, seat, id=f"m{number}")
        await screens[seat].until("accepted")
        await asyncio.sleep(pause)
        for screen in listeners:  # a bid is told to nobody else before all have made theirs
            await screen.hears_all()
        if viewer is not screens[seat] and number % 3 == 0:
            await probe(viewer, eyes, number)
        if number == len(moves) // 2:  # and whoever comes back hears no more
            await viewer.socket.close()
            await viewer.connect(since=viewer.seq)
            await viewer.hears_all()
            await viewer.socket.close()
            await viewer.connect()
            await viewer.hears_all()
    for screen in listeners:
        await screen.socket.close()
    return [masked(text, viewer.table, viewer.keys) for text in viewer.raw]


async def probe(viewer: Screen, eyes: int | None, number: int) -> None:
    """Ask for what is not one's own, and for what one must not know."""
    for seat in range(SEATS):
        for card in (0, 7, 23):
            await viewer.send({"type": "why", "seat": seat, "answer": ["discard", card], "id": f"w{number}"})
            if ["discard", card] not in viewer.options():
                await viewer.answer(["discard", card], seat, id=f"p{number}-{seat}-{card}")
        await viewer.send({"type": "look", "eyes": seat})
        if seat == eyes:
            await viewer.until("now")
    await viewer.send({"type": "undo", "seat": (eyes or 0) + 1})
    await viewer.hears_all()


def masked(text: str, table: dict[str, Any], keys: list[dict[str, Any]]) -> str:
    for secret in (table["id"], table["fair"], *[key["key"] for key in keys]):
        text = text.replace(secret, "*")
    return re.sub(r'"(created|moved|at)":[0-9.e+]+', r'"\1":0', text)


def in_two_worlds(
    node: Node,
    deck: Path,
    eyes: int | None,
    seating: Seating,
    monkeypatch: pytest.MonkeyPatch,
    pause: float = 0.0,
) -> tuple[list[str], list[str]]:
    """What a viewer hears in a world, and in another that looks the same through these eyes."""
    cards = list(range(24))
    random.Random(f"deck {eyes}").shuffle(cards)
    moves, known = script(eyes, cards, 5, monkeypatch, deck)
    other = another_world(cards, known, 1)
    assert other != cards
    here = asyncio.run(play(node, deck, cards, moves, eyes, seating, pause))
    return here, asyncio.run(play(node, deck, other, moves, eyes, seating, pause))


@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_nobody_hears_what_they_cannot_know(
    veiled: Node, deck: Path, eyes: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = in_two_worlds(veiled, deck, eyes, everybody_sits(eyes), monkeypatch)
    assert len(here) > 40
    assert any('"type":"refused"' in text for text in here)
    assert here == there


def test_the_comparison_would_notice(veiled: Node, deck: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exchange two cards of the viewer's own hand: now the messages must differ."""
    cards = list(range(24))
    moves, known = script(0, cards, 0, monkeypatch, deck)
    own = [card for card in cards[-12:] if card in known][:2]
    swap = {own[0]: own[1], own[1]: own[0]}
    moves = [(seat, move) for seat, move in moves][:3]
    moves = [(seat, ["draw"] if move[0] == "discard" else move) for seat, move in moves]
    here = asyncio.run(play(veiled, deck, cards, moves, 0, everybody_sits(0)))
    there = asyncio.run(play(veiled, deck, [swap.get(card, card) for card in cards], moves, 0, everybody_sits(0)))
    assert here != there


# A seat changes hands before the game begins; whoever had it keeps the socket open.


async def gives_up(person: Person, screen: Screen, seat: int) -> None:
    """Give a seat up, and go on listening."""
    answer = person.http.delete(f"/tables/{screen.table['id']}/seats/{seat}")
    assert answer.status_code == 200, answer.text
    await screen.hears_all()


def a_seat_was_given_up(second: Node | None = None) -> Seating:
    """Bob gives his seat up and Dan takes it, perhaps at another node."""

    async def sit(node: Node) -> Seated:
        other = second or node
        ann, bob, cas = [Person(node.address, name) for name in ("Ann", "Bob", "Cas")]
        dan = Person(other.address, "Dan")
        opened = ann.opens(["me", "open", "open"], game="veil")
        a, b = ann.at(opened), bob.at(bob.sits(opened["table"], 1))
        await come(a, b)
        await gives_up(bob, b, 1)
        assert b.table["mine"] == []
        assert b.table["watchers"] == 1, "whoever holds no seat watches, and the others see it"
        assert b.heard[-2]["type"] == "now"
        assert b.heard[-2]["eyes"] is None
        d, c = dan.at(dan.sits(opened["table"], 1)), cas.at(cas.sits(opened["table"], 2))
        await come(d, c)
        await asyncio.gather(a.silence(0.3), b.silence(0.3))
        assert d.view["ask"] is None
        assert any(card is not None for card in d.view["board"]["hands"][1]), "Dan sees his own hand"
        return [a, d, c], b

    return sit


async def the_host_freed_a_seat(node: Node) -> Seated:
    """Ann frees the seat in which Eve sits, and Bob takes it; Eve keeps the socket and the key."""
    ann, eve, bob, cas = [Person(node.address, name) for name in ("Ann", "Eve", "Bob", "Cas")]
    opened = ann.opens(["me", "open", "open"], game="veil")
    a, e = ann.at(opened), eve.at(eve.sits(opened["table"], 1))
    await come(a, e)
    await a.send({"type": "unseat", "seat": 1, "name": "Eve"})
    assert (await e.until("refused"))["key"] == "unseated"
    assert [message["type"] for message in e.heard[-3:]] == ["now", "table", "refused"]
    assert (e.shown, e.table["mine"], e.table["watchers"]) == (None, [], 1)
    b, c = bob.at(bob.sits(opened["table"], 1)), cas.at(cas.sits(opened["table"], 2))
    await come(b, c)
    await e.send({"type": "look", "eyes": 1})
    assert (await e.until("refused"))["key"] == "seat-not-yours"
    await asyncio.gather(a.hears_all(), e.hears_all())
    assert any(card is not None for card in b.view["board"]["hands"][1]), "Bob sees his own hand"
    return [a, b, c], e


async def one_of_two_seats_at_a_screen_was_given_up(node: Node) -> Seated:
    """The screen looks through the eyes of the seat that it gives up, and keeps the other."""
    ann, bob, cas = [Person(node.address, name) for name in ("Ann", "Bob", "Cas")]
    seats = [{"kind": "me"}, {"kind": "me", "name": "Léa"}, {"kind": "open"}]
    opened = ann.post("/tables", {"game": "veil", "seats": seats})
    a = ann.at(opened)
    a.eyes = 1
    await come(a)
    await gives_up(ann, a, 1)
    b, c = bob.at(bob.sits(opened["table"], 1)), cas.at(cas.sits(opened["table"], 2))
    await come(b, c)
    await a.send({"type": "look", "eyes": 1})
    assert (await a.until("refused"))["key"] == "seat-not-yours"
    await a.hears_all()
    return [a, b, c], a


def test_whoever_gave_a_seat_up_sees_what_a_watcher_sees(
    veiled: Node, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = in_two_worlds(veiled, deck, None, a_seat_was_given_up(), monkeypatch)
    assert len(here) > 40
    assert here == there
    assert not any('"kind":"drew"' in text and '"card"' in text for text in here)


def test_whose_seat_the_host_freed_sees_what_a_watcher_sees(
    veiled: Node, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = in_two_worlds(veiled, deck, None, the_host_freed_a_seat, monkeypatch)
    assert len(here) > 40
    assert here == there
    assert not any('"kind":"drew"' in text and '"card"' in text for text in here)


async def a_seat_that_was_kept_went_to_another(node: Node) -> Seated:
    """The same people play again, but the seat that is kept for Cas goes to Dan; Cas still has old keys."""
    ann, bob, cas, dan = [Person(node.address, name) for name in ("Ann", "Bob", "Cas", "Dan")]
    opened = ann.opens(["me", "open", "open"], game="veil")
    b, c = bob.at(bob.sits(opened["table"], 1)), cas.at(cas.sits(opened["table"], 2))
    await come(b, c)
    for screen in (b, c):
        await screen.ask("resign")
        await screen.hears_all()
    again = ann.post(f"/tables/{opened['table']}/again")
    a = ann.at(again)
    await come(a)
    for level in ("civilian", None):
        await a.send({"type": "substitute", "seat": 2, "bot": level})
        await a.until("table")
    assert a.table["seats"][2]["person"] is None
    d = dan.at(dan.sits(again["table"], 2))
    old = Screen(node.address, again["table"], c.keys, cas.cookie)
    old.eyes = 2
    await come(old)
    assert (await old.until("refused"))["key"] == "wrong-key"
    b = bob.at(bob.post(f"/tables/{opened['table']}/again"))
    await come(b, d)
    await asyncio.gather(a.hears_all(), old.hears_all())
    return [a, b, d], old


def test_whoever_lost_the_seat_of_a_rematch_sees_what_a_watcher_sees(
    veiled: Node, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = in_two_worlds(veiled, deck, None, a_seat_that_was_kept_went_to_another, monkeypatch)
    assert len(here) > 40
    assert here == there
    assert not any('"kind":"drew"' in text and '"card"' in text for text in here)


def test_a_screen_that_gave_one_seat_up_sees_with_the_other_only(
    veiled: Node, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = in_two_worlds(veiled, deck, 0, one_of_two_seats_at_a_screen_was_given_up, monkeypatch)
    assert len(here) > 40
    assert here == there


def test_a_key_of_old_opens_nothing_after_a_restart(new_node: Callable[..., Node], deck: Path) -> None:
    deck.write_text(json.dumps(list(range(24))))
    node = new_node(script=GAMES / "veiled_node.py", environment={"VEIL_DECK": str(deck)})

    async def run() -> None:
        _, b = await a_seat_was_given_up()(node)
        node.stop()
        node.start()
        b.moves_to(node.address)
        await b.connect(since=b.seq)
        assert (b.heard[-1]["type"], b.heard[-1]["eyes"]) == ("now", None)
        assert (await b.until("refused"))["key"] == "wrong-key"
        assert all(card is None for hand in b.view["board"]["hands"] for card in hand)

    asyncio.run(run())


def test_nobody_resumes_into_what_was_sent_before_the_seat_was_theirs(veiled: Node, deck: Path) -> None:
    """What a step changed is kept for whoever lost the connection, not for whoever sits down there later."""
    deck.write_text(json.dumps(list(range(24))))

    async def run() -> None:
        ann, bob, dan = [Person(veiled.address, name) for name in ("Ann", "Bob", "Dan")]
        opened = ann.opens(["me", "open", "open"], game="veil")
        b = bob.at(bob.sits(opened["table"], 1))
        await b.connect()
        before = b.seq
        await b.send({"type": "chat", "text": "said while the seat was Bob’s", "seat": 1})
        await b.until("said")
        await gives_up(bob, b, 1)
        d = dan.at(dan.sits(opened["table"], 1))
        await d.connect(since=before)
        assert d.heard[0]["type"] == "now"
        await d.connect(since=d.seq)
        assert d.heard[-1]["type"] == "table", "what was theirs is resumed"

    asyncio.run(run())


def test_two_nodes_agree_whose_a_seat_is(
    servers: dict[str, str], deck: Path, tmp_path: Path, monkeypatch: Any
) -> None:
    """The seat is given up at one node and taken at the other."""
    script_of = GAMES / "veiled_node.py"
    nodes = [
        Node(script_of, {"VEIL_DECK": str(deck)}, data=str(tmp_path / f"node{number}"), away=3600.0, **servers)
        for number in range(2)
    ]
    try:
        heard = in_two_worlds(nodes[0], deck, None, a_seat_was_given_up(nodes[1]), monkeypatch, 0.2)
        # Who is there is told between nodes a moment later, sooner or later than the first moves.
        here, there = [[text for text in texts if not text.startswith('{"type":"table"')] for texts in heard]
        assert len(here) > 20
        assert here == there
        assert not any('"kind":"drew"' in text and '"card"' in text for text in here)
    finally:
        for node in nodes:
            node.stop()
