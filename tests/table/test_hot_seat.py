"""Several people at one screen: it must know whom to call."""

from __future__ import annotations

import asyncio

from tests.table.people import Message, Person, Screen
from tests.table.servers import Node


async def called(screen: Screen) -> list[int]:
    """Which seats of a screen must act, by the last that it heard."""
    await screen.silence(0.2)
    asked: list[Message] = [message for message in screen.heard if message["type"] == "asked"]
    assert asked[-1]["seq"] == screen.seq
    return list(asked[-1]["seats"])


def test_a_screen_with_two_seats_hears_which_of_them_must_act(node: Node) -> None:
    async def play() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
        here = [{"kind": "me"}, {"kind": "me", "name": "Cy"}, {"kind": "open"}]
        opened = ann.post("/tables", {"game": "heroes", "seats": here})
        sat = bob.sits(opened["table"], 2)
        async with ann.at(opened) as a, bob.at(sat) as b:
            assert await called(a) == [0, 1]
            await a.answer(a.options()[0], seat=0)
            assert await called(a) == [1]
            assert a.view["waiting"] == [1, 2], "a view does not say how far others are"
            await a.send({"type": "look", "eyes": 1})
            await a.until("now")
            assert await called(a) == [1]
            await a.answer(a.options()[0], seat=1)
            assert await called(a) == [], "everybody at this screen has answered"
            await b.answer(b.options()[0])
            await b.until("changed")
            assert await called(a) == [0, 1]
            assert not [message for message in b.heard if message["type"] == "asked"]

    asyncio.run(play())
