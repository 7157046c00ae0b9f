"""Nobody starves the others: bots think in turn, alone only while somebody looks, and tables are numbered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from panoplie.kernel.answers import Answer, freeze
from panoplie.kernel.asks import HIDES, Ask
from panoplie.table import driver, think, thinkers
from panoplie.table import hall as hall_module
from panoplie.table.connection import Connection
from panoplie.table.hall import Hall
from panoplie.table.identity import Identity
from panoplie.table.limits import Limits
from panoplie.table.messages import NewTable, SeatWish
from panoplie.table.messages import Person as Named
from panoplie.table.reception import Reception
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError
from panoplie.table.turns import Turns
from tests.table.people import Person, watcher
from tests.table.servers import Node
from tests.table.test_keeping import in_a_hall


def somebody(name: str) -> Identity:
    return Identity(name, Named(name, "mask"), "en")


ANN, BOB = somebody("Ann"), somebody("Bob")


def test_people_and_their_tables_take_turns() -> None:
    async def run() -> list[str]:
        turns, order = Turns(1), list[str]()

        async def thinks(person: str, table: str) -> None:
            async with turns.take("home of " + person, person, table):
                order.append(table)
                await asyncio.sleep(0.01)

        wanted = [("ann", table) for table in ("a1", "a2", "a1", "a3", "a1")]
        tasks = [asyncio.create_task(thinks(*one)) for one in wanted]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(thinks(*one)) for one in (("bob", "b1"), ("cas", "c1"), ("bob", "b1"))]
        await asyncio.gather(*tasks)
        assert turns.waiting == 0
        return order

    assert asyncio.run(run()) == ["a1", "b1", "c1", "a2", "b1", "a3", "a1", "a1"]


def test_whoever_goes_by_many_names_at_one_address_has_one_turn() -> None:
    async def run() -> list[str]:
        turns, order = Turns(1), list[str]()

        async def thinks(address: str, person: str) -> None:
            async with turns.take(address, person, f"of {person}"):
                order.append(person)
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(thinks("2.2.2.2", f"eve{number}")) for number in range(6)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(thinks("1.1.1.1", person)) for person in ("ann", "bob")]
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(run())[:4] == ["eve0", "ann", "eve1", "bob"]


def test_advice_on_a_replay_is_not_to_be_had_for_nothing_by_whoever_sends_no_cookie(
    new_node: Callable[..., Node],
) -> None:
    """Without a cookie everybody is somebody new at every request."""
    node = new_node(limits=True)

    async def play() -> str:
        ann = Person(node.address, "Ann")
        opened = ann.opens(["me", "civilian"])
        async with ann.at(opened) as a:
            await a.plays(2)
            await a.ask("resign")
            while not a.over:
                await a.hear()
        return str(opened["table"])

    table = asyncio.run(play())
    with httpx.Client(base_url=f"{node.address}/api") as nobody:
        said = [nobody.get(f"/tables/{table}/replay/0/advice").json().get("key") for _ in range(60)]
    assert "too-fast" in said


def test_of_a_table_one_thought_at_a_time() -> None:
    async def run() -> int:
        turns, now, most = Turns(4), 0, 0

        async def thinks() -> None:
            nonlocal now, most
            async with turns.take("::1", "ann", "a1"):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0.001)
                now -= 1

        await asyncio.gather(*[thinks() for _ in range(5)])
        return most

    assert asyncio.run(run()) == 1


def test_whoever_does_not_wait_any_longer_blocks_nobody() -> None:
    async def run() -> None:
        turns = Turns(1)

        async def thinks(table: str) -> None:
            async with turns.take("::1", "ann", table):
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(thinks(f"a{number}")) for number in range(4)]
        await asyncio.sleep(0)
        for task in tasks[:3]:  # one of them has its place already
            task.cancel()
        await asyncio.wait_for(tasks[3], 1)
        async with asyncio.timeout(1), turns.take("::1", "ann", "a0"):
            assert turns.waiting == 0

    asyncio.run(run())


def test_nobody_gains_by_being_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names cost nothing, and memory has an end: those who are not known any more have one turn together."""
    served: list[str] = []

    async def at_once(worker: Any, thought: think.Thought, budget: float) -> think.Thinking:
        served.append(thought.level)
        await asyncio.sleep(0)
        return think.Thinking(answer=("stop",))

    monkeypatch.setattr(thinkers.Worker, "think", at_once)

    async def run() -> None:
        some = thinkers.Thinkers(workers=1, budget=5.0)
        some.saw("bob", "2.2.2.2")
        names = [f"eve{number}" for number in range(5)]
        thoughts = {name: think.Thought("pow", "", 2, {}, {}, [], 0, name, 1) for name in (*names, "bob")}
        await asyncio.gather(*[some.answer(thoughts[name], name, f"of {name}") for name in (*names, "bob")])

    asyncio.run(run())
    assert served.index("bob") == 1


def test_the_log_says_why_there_is_no_advice(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def too_long(worker: Any, thought: think.Thought, budget: float) -> None:
        return None

    monkeypatch.setattr(thinkers.Worker, "think", too_long)
    thought = think.Thought("pow", "", 2, {}, {}, [], 0, "legend", 1)
    with pytest.raises(TableError):
        asyncio.run(thinkers.Thinkers(workers=1, budget=5.0).advise(thought, "ann", "t"))
    assert "A legend did not answer: over its time" in caplog.text


def test_only_who_plays_is_remembered_for_a_turn(tmp_path: Path) -> None:
    """Sockets that only look on, each under a new name, would push everybody else out of memory."""

    async def use(hall: Hall, reception: Reception) -> None:
        opened = await reception.open_table(NewTable("pow", [SeatWish("me"), SeatWish("open")]), ANN)
        keys = msgspec.to_builtins(opened.seats)

        async def comes(identity: Identity, seats: list[Any], address: str) -> None:
            join = msgspec.json.encode({"type": "join", "seats": seats}).decode()
            said = iter([{"type": "websocket.connect"}, {"type": "websocket.receive", "text": join}])

            async def receive() -> Any:
                return next(said, {"type": "websocket.disconnect"})

            async def send(_: Any) -> None:
                pass

            await Connection(receive, send, address, hall, Limits(on=True), identity).run(opened.table)

        await comes(ANN, keys, "3.3.3.3")
        await comes(somebody("Eve"), [], "2.2.2.2")
        assert dict(hall.thinkers._homes) == {ANN.id: "3.3.3.3"}  # noqa: SLF001

    in_a_hall(Settings(data=tmp_path), use)


def test_25_tables_of_legends_delay_another_by_one_thought_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought_about: list[tuple[str, str]] = []

    async def slowly(worker: Any, thought: think.Thought, budget: float) -> think.Thinking:
        thought_about.append(("begins", thought.level))
        await asyncio.sleep(0.1)
        return think.think(msgspec.structs.replace(thought, level="civilian"))

    really = thinkers.Thinkers.think

    async def wanted(self: Any, thought: think.Thought, *behalf: str) -> think.Thinking | None:
        thought_about.append(("wants", thought.level))
        return await really(self, thought, *behalf)

    monkeypatch.setattr(thinkers.Worker, "think", slowly)
    monkeypatch.setattr(thinkers.Thinkers, "think", wanted)

    async def use(hall: Hall, reception: Reception) -> None:
        def table(level: str) -> NewTable:
            return NewTable("pow", [SeatWish("bot", level), SeatWish("me")], {"start": "first_seat"})

        for _ in range(25):
            await reception.open_table(table("legend"), ANN)
        async with asyncio.timeout(20):
            while thought_about.count(("wants", "legend")) < 25:
                await asyncio.sleep(0.01)
            await reception.open_table(table("hero"), BOB)
            while ("begins", "hero") not in thought_about:
                await asyncio.sleep(0.01)
        waited = thought_about[thought_about.index(("wants", "hero")) : thought_about.index(("begins", "hero"))]
        assert waited.count(("begins", "legend")) <= 1

    in_a_hall(Settings(data=tmp_path, pace=0.0, limits=False), use)


def test_what_a_bot_thinks_about_is_written_down_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    written: list[think.Thought] = []

    def answer(self: Any, thought: think.Thought, *behalf: str) -> Awaitable[None]:
        written.append(thought)
        return asyncio.sleep(3600)  # the answer never comes, and the game waits

    monkeypatch.setattr(thinkers.Thinkers, "answer", answer)

    async def use(hall: Hall, reception: Reception) -> None:
        seats = [SeatWish("bot", "civilian"), SeatWish("me")]
        opened = await reception.open_table(NewTable("pow", seats, {"start": "first_seat"}), ANN)
        driver = hall.rooms[opened.table].driver
        async with asyncio.timeout(20):
            while not written:
                await asyncio.sleep(0.01)
        asked = len(written)
        later = driver.answer_of(0, "civilian")
        assert len(written) == asked + 1, "before anything else can happen at the table"
        asyncio.ensure_future(later).cancel()

    in_a_hall(Settings(data=tmp_path, pace=0.0, limits=False), use)


def test_what_a_thought_waits_for_its_turn_is_part_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[float, float]] = []

    async def slowly(worker: Any, thought: think.Thought, budget: float) -> think.Thinking:
        assert thought.wanted is not None
        begun.append((thought.wanted, time.monotonic()))
        await asyncio.sleep(0.1)
        return think.Thinking(answer=("stop",))

    monkeypatch.setattr(thinkers.Worker, "think", slowly)

    async def run() -> None:
        some = thinkers.Thinkers(workers=1, budget=5.0)
        thought = think.Thought("pow", "", 2, {}, {}, [], 0, "legend", 1)
        await asyncio.gather(some.answer(thought, "ann", "a"), some.answer(thought, "bob", "b"))

    asyncio.run(run())
    (_, first_began), (second_wanted, second_began) = begun
    assert second_began - second_wanted > 0.09
    assert second_wanted - first_began < 0.09


def test_reading_a_game_is_no_part_of_a_thought() -> None:
    """A process that was stopped for it would begin all over, and on a busy machine never come to an answer."""

    async def run() -> list[think.Thinking | None]:
        worker = thinkers.Worker()
        thought = think.Thought("pow", "", 2, {}, {}, [], 0, "civilian", 1)
        try:
            await worker.start("dc")
            return [await worker.think(thought, 0.0) for _ in range(2)]
        finally:
            await worker.end()

    first, second = asyncio.run(run())
    assert first is not None
    assert second is None, "a thought that takes too long is stopped"


@pytest.mark.parametrize("hides", [True, False])
def test_how_long_a_bot_takes_does_not_tell_whether_it_had_anything_to_choose(
    hides: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """This one has nothing to think about, and people like bots that answer at once."""

    async def answer(self: Any, thought: think.Thought, *behalf: str) -> Answer:
        return freeze(think.think(msgspec.structs.replace(thought, level="civilian")).answer)

    monkeypatch.setattr(thinkers.Thinkers, "answer", answer)
    monkeypatch.setattr(driver, "PACE", (0.0, 0.0))
    monkeypatch.setattr(driver, "THROW_PACE", (0.0, 0.0))
    if hides:
        monkeypatch.setattr(Ask, "lone", HIDES)
    took: list[float] = []

    async def use(hall: Hall, reception: Reception) -> None:
        seats = [SeatWish("bot", "hero"), SeatWish("me")]
        opened = await reception.open_table(NewTable("pow", seats, {"start": "first_seat"}), ANN)
        room = hall.rooms[opened.table]
        async with asyncio.timeout(20):
            while room.course.asked_since(0) is None:
                await asyncio.sleep(0.001)
            asked, began = room.course.asked_since(0), time.monotonic()
            while room.course.asked_since(0) == asked:
                await asyncio.sleep(0.001)
        took.append(time.monotonic() - began)

    in_a_hall(Settings(data=tmp_path), use)
    assert (took[0] > 0.5) == hides


def test_nobody_waits_for_a_process_to_start_while_another_could_think(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[thinkers.Worker] = []

    async def start(worker: thinkers.Worker, game: str) -> None:
        started.append(worker)
        if worker is not started[0]:
            await asyncio.sleep(3600)  # the machine is busy

    async def quickly(worker: thinkers.Worker, thought: think.Thought, budget: float) -> think.Thinking:
        await worker.start(thought.game)
        await asyncio.sleep(0.01)
        return think.Thinking(answer=("stop",))

    monkeypatch.setattr(thinkers.Worker, "start", start)
    monkeypatch.setattr(thinkers.Worker, "think", quickly)

    async def run() -> None:
        some = thinkers.Thinkers(workers=2, budget=5.0)
        thought = think.Thought("pow", "", 2, {}, {}, [], 0, "legend", 1)
        async with asyncio.timeout(5):
            await asyncio.gather(*[some.answer(thought, "ann", f"a{number}") for number in range(4)])
        assert len(set(started)) == 2
        await some.close()

    asyncio.run(run())


def test_a_process_that_starts_for_a_thought_that_nobody_wants_any_more_serves_the_next() -> None:
    """What it says when it has started must not be taken for an answer."""

    async def run() -> think.Thinking | None:
        worker = thinkers.Worker()
        thought = think.Thought("pow", "", 2, {}, {}, [], 0, "nobody", 1)
        first = asyncio.create_task(worker.think(thought, 5.0))
        await asyncio.sleep(0.05)
        first.cancel()
        try:
            return await worker.think(thought, 5.0)
        finally:
            await worker.end()

    said = asyncio.run(run())
    assert said is not None
    assert said.error


def test_a_process_that_was_killed_while_it_had_nothing_to_do_costs_no_answer() -> None:
    async def run() -> list[think.Thinking | None]:
        worker = thinkers.Worker()
        thought = think.Thought("pow", "", 2, {}, {}, [], 0, "nobody", 1)
        try:
            before = await worker.think(thought, 5.0)
            assert worker._process is not None  # noqa: SLF001
            worker._process.kill()  # noqa: SLF001
            await asyncio.sleep(0.2)
            return [before, await worker.think(thought, 5.0)]
        finally:
            await worker.end()

    before, after = asyncio.run(run())
    assert before is not None
    assert "tiles.toml" in str(before.error), "it has thought about it"
    assert after == before


def test_bots_among_themselves_play_only_while_somebody_looks(node: Node) -> None:
    async def run() -> None:
        ann = Person(node.address, "Ann")
        opened = ann.opens(["me", "civilian"], options={"start": "first_seat"})
        table = opened["table"]
        assert ann.http.delete(f"/tables/{table}/seats/0").status_code == 200
        before = ann.get(f"/tables/{table}")
        await asyncio.sleep(3)  # a round through the hall wakes nobody, either
        assert ann.get(f"/tables/{table}")["moved"] == before["moved"]
        async with watcher(node.address, table) as screen:
            while not screen.over:
                await screen.hear()

    asyncio.run(run())


def test_a_person_and_an_address_have_so_many_tables_and_no_more(tmp_path: Path) -> None:
    wish = NewTable("pow", [SeatWish("me"), SeatWish("open")])

    async def use(hall: Hall, reception: Reception) -> None:
        for _ in range(2):
            table = (await reception.open_table(wish, ANN, "1.1.1.1")).table
        with pytest.raises(TableError, match="You have 2 tables that are not finished"):
            await reception.open_table(wish, ANN, "2.2.2.2")
        await reception.leave_seat(table, 0, ANN)
        await reception.open_table(wish, ANN, "1.1.1.1")
        for number in range(7):
            await reception.open_table(wish, somebody(f"p{number}"), "1.1.1.1")
        with pytest.raises(TableError, match="10 tables that were opened from your address"):
            await reception.open_table(wish, BOB, "1.1.1.1")
        await reception.open_table(wish, BOB, "3.3.3.3")

    in_a_hall(Settings(data=tmp_path, tables=2), use)


def test_a_round_of_two_quick_villains_takes_less_than_four_seconds(new_node: Callable[..., Node]) -> None:
    node = new_node(pace=1.0)

    async def run() -> list[float]:
        ann = Person(node.address, "Ann")
        rounds: list[float] = []
        async with ann.at(ann.opens(["me", "civilian", "civilian"], game="villainous")) as a:
            await a.send({"type": "pace", "pace": "quick"})
            ended = 0.0
            while len(rounds) < 3:
                options = a.options()
                if not options:
                    await a.hear()
                    continue
                if ended and options[0][0] in ("go", "stay"):
                    rounds.append(time.monotonic() - ended)
                    ended = 0.0
                wanted = [option for option in options if option[0] in ("end", "pass_turn")]
                if ["end"] in options:
                    ended = time.monotonic()
                before = a.seq
                await a.answer(wanted[0] if wanted else options[0])
                while a.seq <= before:
                    await a.hear()
        return rounds

    rounds = asyncio.run(run())
    assert sorted(rounds)[1] < 4, rounds  # one in three may be full of Fate


def test_people_set_the_pace_of_bots_at_any_moment(new_node: Callable[..., Node]) -> None:
    node = new_node(pace=60.0)

    async def run() -> None:
        ann, bob = Person(node.address, "Ann"), Person(node.address, "Bob")
        opened = ann.opens(["sidekick", "me", "open"], options={"start": "first_seat"})
        sat = bob.sits(opened["table"], 2)
        async with ann.at(opened) as a, bob.at(sat) as b:
            await b.send({"type": "pace", "pace": "quick"})
            await a.send({"type": "pace", "pace": "instant"})
            assert [message for message in await a.silence(1.0) if message["type"] == "changed"] == []
            began = time.monotonic()
            await b.send({"type": "pace", "pace": "instant"})
            while a.thrower != 1:
                await a.hear()
            assert time.monotonic() - began < 5

    asyncio.run(run())


def test_a_bot_whose_last_answer_was_not_stored_gives_it_again_once_the_database_is_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In memory it had answered and somebody else was asked: whoever waits for them waited for ever."""

    async def use(hall: Hall, reception: Reception) -> None:
        seats = [SeatWish("bot", "civilian"), SeatWish("me")]
        database = hall.store._database  # noqa: SLF001
        write, is_down = database.write, False

        async def fails(*_: Any) -> Any:
            raise OSError("no database")

        async def fails_on_the_last(work: Any) -> Any:
            nonlocal is_down
            if any([room.course.waiting() == [1] for room in hall.rooms.values()]):
                is_down = True
                monkeypatch.setattr(database, "read", fails)
            return await (fails if is_down else write)(work)

        with monkeypatch.context() as broken:
            broken.setattr(database, "write", fails_on_the_last)
            wish = NewTable("pow", seats, {"start": "first_seat"})
            room = hall.rooms[(await reception.open_table(wish, ANN)).table]
            while not is_down or room.driver.busy:
                await asyncio.sleep(0.01)
            stored = room.course.seq - 1
        monkeypatch.undo()
        assert len(await hall.store.steps(room.terms.id)) == stored
        await hall.round()
        async with asyncio.timeout(20):
            while len(await hall.store.steps(room.terms.id)) == stored:
                await asyncio.sleep(0.01)

    monkeypatch.setattr(hall_module, "ROUND", 3600.0)  # so that nothing but the round below lets it go on
    in_a_hall(Settings(data=tmp_path, pace=0.0, limits=False), use)
