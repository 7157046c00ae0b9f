"""What a side says among itself never leaves it: not live, not by numbers or lists, not after the game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.table.people import Person, Screen, watcher
from tests.table.servers import Node, free_port

SECRET = "xyzzy"


async def said(screen: Screen, text: str, **more: Any) -> None:
    await screen.ask("chat", text=text, **more)
    await screen.until("said")


async def four(node: Node) -> tuple[str, list[Person], list[Screen]]:
    """Ann and Cas play against Bob and Dan."""
    people = [Person(node.address, name) for name in ("Ann", "Bob", "Cas", "Dan")]
    opened = people[0].opens(["me", "open", "open", "open"], game="dc", options={"variant": "teams"})
    table = opened["table"]
    keys = [opened, *[people[seat].sits(table, seat) for seat in (1, 2, 3)]]
    screens = [person.at(key) for person, key in zip(people, keys, strict=True)]
    for screen in screens:
        await screen.connect()
    return table, people, screens


async def learnt(person: Person, screen: Screen, table: str) -> list[Any]:
    """All that somebody can find out about the table who comes back to it, resuming and anew."""
    found: list[Any] = [person.get(f"/tables/{table}")]
    for since in (screen.seq, None):
        await screen.socket.close()
        place = len(screen.raw)
        await screen.connect(since=since)
        await screen.silence(0.2)
        found.append(screen.raw[place])
    return found


def test_what_a_side_says_among_itself_never_leaves_it(new_node: Callable[..., Node]) -> None:
    node = new_node(port=free_port())

    async def run() -> None:
        table, people, screens = await four(node)
        ann, bob, cas, dan = screens
        assert ann.table["sides"] == [[0, 2], [1, 3]]
        eve, stranger = watcher(node.address, table), Person(node.address, "Eve")
        await eve.connect()
        for number in range(100):
            await said(bob, f"public {number}")
        outsiders = [(people[1], bob), (people[3], dan), (stranger, eve)]
        for _, screen in outsiders:
            await screen.silence(0.2)
        before = [await learnt(person, screen, table) for person, screen in outsiders]
        for _, screen in outsiders:
            await screen.silence(0.2)
        for number in range(101):
            await said(ann, f"{SECRET} {number}", team=True)
        await cas.silence(0.2)
        assert [line["text"] for line in cas.chat if line["team"]][-1] == f"{SECRET} 100"
        assert [await screen.silence(0.2) for _, screen in outsiders] == [[], [], []]
        after = [await learnt(person, screen, table) for person, screen in outsiders]
        assert after == before, "no message, number, time or list of the others tells of it"

        node.stop()
        node.start()
        for screen in (*screens, eve):
            await screen.connect()
        assert [line["text"] for line in cas.chat if line["team"]] == [f"{SECRET} {n}" for n in range(1, 101)]
        assert [line["text"] for line in bob.chat] == [f"public {number}" for number in range(100)]
        await said(dan, "ours", team=True)
        await bob.silence(0.2)
        assert bob.chat[-1]["text"] == "ours"

        for seat, screen in ((1, bob), (3, dan)):
            await screen.send({"type": "resign", "seat": seat})
            await screen.silence(0.2)
        while bob.table["status"] != "over":
            await bob.hear()
        for person, screen in ((people[1], bob), (people[3], dan), (people[1], eve)):
            await screen.connect()
            pages = [f"/tables/{table}/{page}" for page in ("record", "replay?eyes=all", "replay?eyes=0")]
            seen = "".join([*screen.raw, *[person.http.get(page).text for page in pages]])
            assert SECRET not in seen, "nor is it told after the game"
        assert all(["ours" not in text for screen in (ann, cas, eve) for text in screen.raw])
        for screen in (*screens, eve):
            await screen.socket.close()

    asyncio.run(run())


def test_only_those_who_play_on_a_side_speak_to_it(new_node: Callable[..., Node]) -> None:
    node = new_node()

    async def run() -> None:
        _, people, screens = await four(node)
        ann = screens[0]
        await ann.send({"type": "chat", "text": "psst", "seat": 1, "team": True})
        assert (await ann.until("refused"))["key"] == "seat-not-yours"
        await ann.send({"type": "chat", "text": "psst", "team": True})
        assert (await ann.until("refused"))["key"] == "no-team"
        alone = people[0].opens(["me", "sidekick"])
        async with people[0].at(alone) as screen:
            await screen.ask("chat", text="psst", team=True)
            assert (await screen.until("refused"))["key"] == "no-team"
        waiting = people[0].opens(["me", "open", "open", "open"], game="dc", options={"variant": "teams"})
        async with people[0].at(waiting) as screen:
            await screen.ask("chat", text="psst", team=True)
            assert (await screen.until("refused"))["key"] == "game-not-begun"
        for screen in screens:
            await screen.socket.close()

    asyncio.run(run())
