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
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.conftest import Node
from tests.table.people import Person, Place, watcher

GAMES = Path(__file__).parent / "games"
SEATS = 3
Moves = list[tuple[int, list[Any]]]


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("deck") / "deck.json"


@pytest.fixture(scope="module")
def veiled(deck: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    data = tmp_path_factory.mktemp("veil") / "data"
    node = Node(GAMES / "veiled_node.py", {"VEIL_DECK": str(deck)}, data=str(data), away=3600.0)
    yield node
    node.stop()
    assert "Traceback" not in data.with_suffix(".err").read_text()


def veil() -> Any:
    sys.path.insert(0, str(GAMES))
    try:
        import veil as module
    finally:
        sys.path.remove(str(GAMES))
    return module


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


async def play(node: Node, deck: Path, cards: list[int], moves: Moves, eyes: int | None) -> list[str]:
    """All that one viewer hears in the course of a game."""
    deck.write_text(json.dumps(cards))
    people = [Person(node.address, name) for name in ("Ann", "Bob", "Cas")]
    opened = people[0].opens(["me", "open", "open"], game="veil")
    table = opened["table"]
    places = [people[0].at(opened)]
    places += [people[seat].at(people[seat].sits(table, seat)) for seat in (1, 2)]
    viewer = places[eyes] if eyes is not None else watcher(node.address, table)
    listeners = [*places, viewer] if eyes is None else places
    for place in listeners:
        await place.connect()
        for other in listeners[: listeners.index(place)]:
            await other.silence(0.03)
    for number, (seat, move) in enumerate(moves):
        before = viewer.seq
        await places[seat].answer(move, seat, id=f"m{number}")
        await asyncio.gather(*[settled(place, before) for place in listeners])
        await places[seat].silence(0.02)
        if viewer is not places[seat] and number % 3 == 0:
            await probe(viewer, eyes, number)
        if number == len(moves) // 2:  # and whoever comes back hears no more
            await viewer.socket.close()
            await viewer.connect(since=viewer.seq)
            await viewer.silence(0.05)
            await viewer.socket.close()
            await viewer.connect()
            await viewer.silence(0.05)
    for place in listeners:
        await place.socket.close()
    return [masked(text, viewer.table, viewer.keys) for text in viewer.raw]


async def settled(place: Place, seq: int) -> None:
    while place.seq <= seq:
        await place.hear()


async def probe(viewer: Place, eyes: int | None, number: int) -> None:
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
    await viewer.silence(0.05)


def masked(text: str, table: dict[str, Any], keys: list[dict[str, Any]]) -> str:
    for secret in (table["id"], table["fair"], *[key["key"] for key in keys]):
        text = text.replace(secret, "*")
    return re.sub(r'"(created|moved|at)":[0-9.e+]+', r'"\1":0', text)


@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_nobody_hears_what_they_cannot_know(
    veiled: Node, deck: Path, eyes: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = list(range(24))
    random.Random(f"deck {eyes}").shuffle(cards)
    moves, known = script(eyes, cards, 11 if eyes is None else eyes, monkeypatch, deck)
    here = asyncio.run(play(veiled, deck, cards, moves, eyes))
    other = another_world(cards, known, 1)
    assert other != cards
    there = asyncio.run(play(veiled, deck, other, moves, eyes))
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
    here = asyncio.run(play(veiled, deck, cards, moves, 0))
    there = asyncio.run(play(veiled, deck, [swap.get(card, card) for card in cards], moves, 0))
    assert here != there
